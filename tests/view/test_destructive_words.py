"""Labels of real controls, in every language that is covered: which are hard to undo and which are not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screens import button, item, link, screen, tickbox

from view import Element, Guards, is_destructive, why_destructive
from view.lexicon import LEXICONS, Lexicon
from view.phrases import listed

NO_GUARDS = Guards()

HARD: dict[str, tuple[str, ...]] = {
    "en": (
        "Delete", "Delete 3 files", "Deleting…", "Remove", "Remove from cart", "Send", "SEND NOW", "Sending options",
        "Purchase", "Purchasing", "Buy", "Buy now", "Buy again", "Buying", "Pay", "Pay now", "Pay ₹7,346", "PayNow",
        "Pay_now", "pay-now",
        "ＰＡＹ", "Proceed to pay", "Make a payment", "Complete payment", "Submit", "Submit order",
        "submitForm", "Confirm", "Confirm booking", "Confirming", "Overwrite", "Overwriting", "Quit without saving",
        "Leave without saving", "Empty trash", "Empty the Trash", "Sign out", "SignOut", "sign-out", "Sign me out",
        "Log out", "Logout", "log_out", "Place order", "Place your order", "Order now", "Complete order", "Place bid",
        "Erase", "Erase all content", "Discard", "Discard draft", "Discarding", "Unsubscribe", "Transfer",
        "Transferring", "Transfer money", "Publish", "Publish post", "Cancel subscription", "Cancel my subscription",
        "Cancel plan", "Cancel booking", "Cancel this booking", "Cancel order", "Cancelling booking", "Close account",
        "Close my account", "Deactivate", "Deactivating", "Uninstall", "Donate", "Wipe device", "Authorize payment",
        "🗑 Delete", "Yes, delete it", "OK, send", "Se\u200bnd", "De\u00adlete", "Save and send",
        "Remove guest details", "Remove guest account", "Remove adult and pay",
    ),
    "de": (
        "Löschen", "Loeschen", "LÖSCHEN", "Entfernen", "Aus dem Warenkorb entfernen", "Senden", "E-Mail senden",
        "Absenden", "Abschicken", "Jetzt kaufen", "Kauf abschließen", "Bezahlen", "Jetzt zahlen",
        "Zahlungspflichtig bestellen", "Bestellen", "Bestellung aufgeben", "Einreichen", "Bestätigen",
        "Überschreiben", "Beenden ohne zu speichern", "Papierkorb leeren", "Abmelden", "Melden Sie sich ab",
        "Ausloggen", "Verwerfen", "Abbestellen", "Überweisen", "Veröffentlichen", "Abo kündigen",
        "Buchung stornieren", "Konto schließen", "Mein Konto auflösen", "Deaktivieren",
    ),
    "fr": (
        "Supprimer", "Supprimer le fichier", "Retirer du panier", "Envoyer", "Acheter", "Achetez maintenant", "Payer",
        "Payer 12,00 €", "Effectuer le paiement", "Soumettre", "Confirmer", "Valider", "Écraser",
        "Quitter sans enregistrer", "Vider la corbeille", "Se déconnecter", "Déconnexion", "DECONNEXION", "Commander",
        "Passer la commande", "Passer une commande", "Effacer", "Annuler les modifications", "Se désabonner",
        "Faire un virement", "Transférer", "Publier", "Résilier", "Annuler mon abonnement", "Annuler la réservation",
        "Annuler la commande", "Fermer mon compte", "Désactiver", "Faire un don", "Régler ma commande",
    ),
    "es": (
        "Eliminar", "Eliminar cuenta", "Borrar", "Quitar", "Enviar", "Enviar mensaje", "Comprar", "Compra ahora",
        "Finalizar compra", "Pagar", "Pagar ahora", "Realizar el pago", "Confirmar", "Sobrescribir",
        "Salir sin guardar", "Vaciar la papelera", "Cerrar sesión", "CERRAR SESION", "Desconectarse",
        "Realizar pedido", "Tramitar pedido", "Descartar", "Darse de baja", "Transferir", "Publicar",
        "Cancelar suscripción", "Cancelar la reserva", "Anular mi pedido", "Cerrar cuenta", "Desactivar", "Donar",
    ),
    "it": (
        "Elimina", "Eliminare", "Cancella", "Rimuovi", "Rimuovi dal carrello", "Invia", "Inviare", "Acquista",
        "Acquista ora", "Paga", "Paga ora", "Conferma", "Sovrascrivi", "Esci senza salvare", "Svuota il cestino",
        "Disconnetti", "Esci", "Effettua l'ordine", "Ordina", "Scarta", "Disiscriviti", "Effettua un bonifico",
        "Pubblica", "Disdici", "Annulla abbonamento", "Annulla la prenotazione", "Chiudi account", "Disattiva",
        "Dona",
    ),
    "pt": (
        "Eliminar", "Excluir", "Apagar", "Remover", "Enviar", "Comprar", "Finalizar compra", "Pagar", "Pagar agora",
        "Efetuar pagamento", "Submeter", "Confirmar", "Sobrescrever", "Sair sem salvar", "Esvaziar a lixeira",
        "Terminar sessão", "Sair", "Fazer pedido", "Finalizar pedido", "Encomendar", "Descartar",
        "Cancelar inscrição", "Transferir", "Publicar", "Cancelar assinatura", "Cancelar a reserva",
        "Cancelar meu pedido", "Encerrar conta", "Desativar", "Doar",
    ),
    "nl": (
        "Verwijderen", "Verwijder", "Wissen", "Verzenden", "Verstuur", "Kopen", "Koop nu", "Betalen", "Betaal nu",
        "Indienen", "Bevestigen", "Overschrijven", "Afsluiten zonder op te slaan", "Prullenbak legen", "Afmelden",
        "Uitloggen", "Log uit", "Bestellen", "Bestelling plaatsen", "Weggooien", "Uitschrijven", "Overmaken",
        "Publiceren", "Abonnement opzeggen", "Annuleer abonnement", "Boeking annuleren", "Annuleer mijn boeking",
        "Account sluiten", "Deactiveren", "Doneren",
    ),
}  # fmt: skip

HARMLESS: dict[str, tuple[str, ...]] = {
    "en": (
        "Payment history", "How to pay", "Ways to pay", "Where to buy",
        "Payments", "Resend", "Buyer guide", "Buying guide", "Order confirmation", "Confirmation",
        "Paying guests", "Paying guests in Delhi", "Order history", "My orders", "Delivery", "Sender", "Sent",
        "Removed items", "Deleted items", "Repay", "Paypoint", "Submission guidelines", "Submitted", "Purchases",
        "Purchase history", "Publisher", "Publications", "Public", "Signature", "Sign in", "Log in", "Login", "Logs",
        "Outlet", "Subscribers", "Subscriptions", "Continue", "Continue to the review", "Checkout",
        "Go to checkout", "Add to cart", "Add to basket",
        "Search", "Save", "OK", "Yes", "Cancel", "Close", "Close dialog", "Back", "Next", "Book",
        "Book now", "Select", "Apply", "Accept all", "Accept Essential Only", "Remove adult", "Remove 1 adult",
        "Remove child", "Remove guests", "Decrease rooms", "Minus infant", "Trash", "Empty cart", "Places", "Place",
        "Place details", "Orders now available", "Account", "Accounts closed", "Transfers", "Airport transfer",
        "Bank details", "Confirm password", "Confirm new password", "Confirm e-mail", "Discarded", "Eraser",
        "Wiper blades", "Save without changes", "Cancellation policy", "Subscription", "Bookings", "7", "×", "",
    ),
    "de": (
        "Löschvorgang", "Kaufberatung", "Zahlungsarten", "Zahlen und Fakten", "Versand", "Absender", "Bestellungen",
        "Bestellverlauf", "Warenkorb", "In den Warenkorb", "Zur Kasse", "Weiter", "Anmelden", "Abbrechen",
        "Schließen", "Suchen", "Speichern", "Konto", "Kündigungsfrist", "Bestätigung", "Erwachsenen entfernen",
        "Passwort bestätigen",
    ),
    "fr": (
        "Paiement", "Moyens de paiement", "Mes achats", "Envoi", "Envois gratuits", "Commandes", "Mes commandes",
        "Confirmation", "Suivant", "Continuer", "Ajouter au panier", "Voir le panier", "Rechercher", "Enregistrer",
        "Annuler", "Fermer", "Se connecter", "Connexion", "Publications", "Retirer adulte", "Régler l'heure",
        "Vos envies",
    ),
    "es": (
        "Pagos", "Formas de pago", "Mis compras", "Mi compra", "Envíos", "Pedidos", "Confirmación", "Siguiente",
        "Continuar", "Añadir al carrito", "Ver carrito", "Buscar", "Guardar", "Cancelar", "Cerrar", "Iniciar sesión",
        "Publicaciones", "Eliminar adulto", "Vista pública",
    ),
    "it": (
        "Pagamenti", "Metodi di pagamento", "I miei acquisti", "Spedizione", "Ordini", "Ordina per prezzo", "Avanti",
        "Continua", "Aggiungi al carrello", "Cerca", "Salva", "Annulla", "Chiudi", "Accedi", "Pubblicazioni",
        "Rimuovi adulto", "Conferma password",
    ),
    "pt": (
        "Pagamentos", "Formas de pagamento", "Minhas compras", "Envios", "Pedidos", "Confirmação", "Próximo",
        "Continuar", "Adicionar ao carrinho", "Buscar", "Salvar", "Cancelar", "Fechar", "Entrar", "Publicações",
        "Remover adulto",
    ),
    "nl": (
        "Betaling", "Betaalmethoden", "Te koop", "Verzending", "Bestellingen", "Bevestiging", "Volgende", "Doorgaan",
        "In winkelwagen", "Zoeken", "Opslaan", "Annuleren", "Sluiten", "Inloggen", "Publicaties",
        "Verwijder volwassene",
    ),
}  # fmt: skip


def rows(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, label) for language, labels in table.items() for label in labels]


def verdict(element: Element, language: str = "en") -> bool:
    return is_destructive(element, screen(element, language=language), NO_GUARDS)


@pytest.mark.parametrize(("language", "label"), rows(HARD))
def test_a_label_with_a_hard_to_undo_word_is_destructive(language: str, label: str) -> None:
    assert verdict(button(label), language)


@pytest.mark.parametrize(("language", "label"), rows(HARMLESS))
def test_a_label_without_one_is_not(language: str, label: str) -> None:
    assert not verdict(button(label), language)


@pytest.mark.parametrize("claimed", [lexicon.language for lexicon in LEXICONS])
@pytest.mark.parametrize("label", ["Pay now", "Löschen", "Supprimer", "Enviar", "Acquista", "Confirmar", "Betalen"])
def test_words_of_every_language_count_whatever_the_page_claims(label: str, claimed: str) -> None:
    assert verdict(button(label), claimed)


@pytest.mark.parametrize(
    ("home", "elsewhere", "label"),
    [
        ("fr", "en", "Commander Data"),
        ("nl", "de", "Wissen"),
        ("pt", "es", "Apagar"),
        ("pt", "fr", "Envie"),
        ("it", "es", "Dona"),
        ("pt", "en", "Stain remover"),
        ("es", "it", "Publique"),
        ("de", "en", "Zahlen"),
        ("en", "de", "Transfer"),
    ],
)
def test_a_word_that_is_harmless_elsewhere_counts_on_a_page_in_its_own_language(
    home: str, elsewhere: str, label: str
) -> None:
    assert verdict(button(label), home)
    assert not verdict(button(label), elsewhere)
    assert verdict(button(label), ""), "a page that names no language may be in any"


@pytest.mark.parametrize("lexicon", LEXICONS, ids=lambda lexicon: lexicon.language)
def test_every_word_of_every_list_is_found_on_a_page_in_its_language(lexicon: Lexicon) -> None:
    entries = [
        " ".join(phrase) for words in (*lexicon.hard.values(), *lexicon.at_home.values()) for phrase in listed(words)
    ]
    assert [entry for entry in entries if not verdict(button(entry), lexicon.language)] == []


SEED_MEANINGS = {
    "delete", "send", "buy", "pay", "submit", "confirm", "overwrite", "quit without saving", "empty trash", "sign out",
    "place order", "discard", "unsubscribe", "transfer", "publish", "cancel subscription", "cancel booking",
    "close account", "deactivate",
}  # fmt: skip


@pytest.mark.parametrize("lexicon", LEXICONS, ids=lambda lexicon: lexicon.language)
def test_every_language_has_a_word_for_each_meaning_on_the_list(lexicon: Lexicon) -> None:
    assert SEED_MEANINGS - {*lexicon.hard, *lexicon.at_home} == set()


def test_the_label_is_name_description_tooltip_and_submit_value() -> None:
    assert verdict(button("OK", description="Deletes, or rather: delete the file"))
    assert verdict(button("OK", title="Send it"))
    assert verdict(button("Go", value="Submit"))
    assert verdict(link("Next", title="Remove"))
    assert not verdict(button("OK", description="Shows the file", title="Fine", value="Go"))


def test_what_a_person_wrote_into_a_field_is_no_label() -> None:
    assert not verdict(item("textbox Subject", value="please delete and send"))
    assert not verdict(item("combobox Action", value="Delete selected"))


def test_hints_count_only_where_there_is_no_name() -> None:
    assert verdict(button("", hints=("fa", "fa-trash")))
    assert verdict(button("", hints=("icon-delete",)))
    assert verdict(button("\u200b", hints=("paper-plane",)))
    assert verdict(link("", hints=("logout.php",)))
    assert not verdict(button("Archive", hints=("fa-trash",)))
    assert not verdict(button("", hints=("fa", "fa-chevron-down")))


@pytest.mark.parametrize("sign", ["×", "✕", "+", "…", "🗑", "—"])
def test_a_name_of_signs_alone_does_not_hide_what_the_hints_say(sign: str) -> None:
    """A row's delete button drawn as a cross by its style sheet looks like a window's closer."""
    assert verdict(button(sign, hints=("destroy",)))
    assert verdict(button(sign, hints=("btn", "fa-trash")))
    assert not verdict(button(sign, hints=("btn-close", "modal-dismiss")))
    assert not verdict(button(sign))


def test_a_name_with_one_letter_or_digit_says_something_itself() -> None:
    assert not verdict(button("3 ×", hints=("fa-trash",)))
    assert not verdict(button("X", hints=("fa-trash",)))


def test_phrases_do_not_reach_from_one_part_of_a_label_into_another() -> None:
    assert not verdict(button("Close", description="Account menu"))
    assert not verdict(button("Sign", title="Out of stock"))


def test_a_tab_is_judged_by_its_own_label() -> None:
    assert verdict(item("tab Pay ₹7,346"))
    assert not verdict(item("tab Book"))


def test_a_check_box_is_no_exception_to_the_words() -> None:
    assert verdict(tickbox("Delete my data"))


@pytest.mark.parametrize("label", ["The Art of Buying", "Send-off card", "Best Buy"])
def test_a_title_that_holds_a_hard_word_is_over_cautious_and_declared(label: str) -> None:
    """docs/decisions/words-not-substrings.md: `allow:` names such a link where a flow needs it."""
    assert verdict(link(label))


@given(st.sampled_from(rows(HARD)), st.data())
def test_unseen_characters_never_turn_a_hit_into_a_miss(row: tuple[str, str], data: st.DataObject) -> None:
    language, label = row
    place = data.draw(st.integers(0, len(label)))
    unseen = data.draw(st.sampled_from("\u00ad\u200b\u200c\u200d\u2060\ufeff\u202e\u3164\u0336"))
    assert verdict(button(label[:place] + unseen + label[place:]), language)


@given(st.sampled_from(rows(HARD)), st.text(alphabet="0123456789 .,!?·()", max_size=4))
def test_numbers_and_signs_around_a_label_never_turn_a_hit_into_a_miss(row: tuple[str, str], around: str) -> None:
    language, label = row
    assert verdict(button(f"{around}{label}{around}"), language)


def test_the_reason_names_the_word_and_its_english() -> None:
    shown = screen(button("Jetzt kaufen"), language="de")
    reason = why_destructive(shown.items[0], shown, NO_GUARDS)
    assert reason is not None
    assert reason == ("word", 'its label says "kaufen" (buy), which is hard to undo', True)
    shown = screen(button("Buy now"))
    reason = why_destructive(shown.items[0], shown, NO_GUARDS)
    assert reason is not None
    assert reason.sentence == 'its label says "buy", which is hard to undo'


# --- read as another letter

DISGUISED = (
    "Рау", "Ρay", "раy now", "Ѕеnd", "ΒUY", "Ꭰelete", "ᴅᴇʟᴇᴛᴇ", "🅳🅴🅻🅴🆃🅴", "🄿🄰🅈", "Ⓓⓔⓛⓔⓣⓔ", "𝐃𝐞𝐥𝐞𝐭𝐞", "De1ete", "Subm1t",
    "S3nd", "$end", "P4y", "D e l e t e", "d.e.l.e.t.e", "dElEtE", "pAY", "Suррrimer", "ԁеӏеtе 3 files", "Lösсhen",
)  # fmt: skip


@pytest.mark.parametrize("label", DISGUISED)
def test_a_word_in_look_alike_letters_is_the_word(label: str) -> None:
    assert verdict(button(label))


@pytest.mark.parametrize(
    "label",
    ["А Б В", "Файлы", "Ρόδος", "3D", "B2B", "A B C", "7-eleven", "Mp3", "iPad", "reLoad", "5 ends", "🇫🇷", "H2O"],
)
def test_other_alphabets_numbers_and_initials_say_nothing_by_themselves(label: str) -> None:
    assert not verdict(button(label))


# --- what is sent, paid or bound by other words

BINDING = (
    ("en", "Post comment"), ("en", "Post your review"), ("en", "Share now"), ("en", "Go live"), ("en", "Bid now"),
    ("en", "Place bet"), ("en", "Pre-order now"), ("en", "Sign the contract"), ("en", "Adopt and sign"),
    ("en", "Accept offer"), ("en", "Accept this quote"), ("en", "Cast your vote"), ("en", "Subscribe now"),
    ("en", "Start free trial"), ("en", "Withdraw funds"), ("en", "Issue a refund"), ("en", "Terminate contract"),
    ("en", "Factory reset"), ("de", "Kostenpflichtig buchen"), ("de", "Verbindlich anmelden"), ("de", "Widerrufen"),
    ("de", "Kontolöschung beantragen"), ("de", "Gebot abgeben"), ("de", "Angebot annehmen"), ("de", "Schick ab"),
    ("fr", "Je commande"), ("fr", "J'achète"), ("fr", "Commande avec obligation de paiement"), ("fr", "Souscrire"),
    ("fr", "Accepter l'offre"), ("fr", "Finaliser l’achat"), ("es", "Sí, eliminarlo"), ("es", "Salir"),
    ("es", "Aceptar la oferta"), ("it", "Eliminalo"), ("it", "Ordine con obbligo di pagamento"),
    ("it", "Accetta l'offerta"), ("pt", "Assinar contrato"), ("nl", "Bestelling met betalingsverplichting"),
    ("nl", "Zeg abonnement op"), ("nl", "Reactie plaatsen"), ("nl", "Onderteken"),
)  # fmt: skip


@pytest.mark.parametrize(("language", "label"), BINDING)
def test_what_publishes_pays_or_binds_counts(language: str, label: str) -> None:
    assert verdict(button(label), language)


LONE = (
    ("en", "Post"), ("en", "POST"), ("en", "Subscribe"), ("en", "Vote"), ("en", "Refund"), ("en", "Withdraw"),
    ("de", "Posten"), ("de", "Abonnieren"), ("fr", "S'abonner"), ("es", "Suscribirse"), ("it", "Abbonati"),
    ("pt", "Assinar"), ("nl", "Plaatsen"), ("en", "Рost"),
)  # fmt: skip


@pytest.mark.parametrize(("language", "label"), LONE)
def test_a_button_that_says_nothing_else_counts_and_a_link_leads_there(language: str, label: str) -> None:
    assert verdict(button(label), language)
    assert verdict(button(label), "")
    assert not verdict(link(label), language)
    assert not verdict(item("tab x", name=label), language)


@pytest.mark.parametrize(
    "label",
    [
        "Posts", "Post code", "Postcode", "Latest posts", "Post office", "Share", "Share price", "Subscribers",
        "Vote results", "Sign in", "Sign up", "Signature", "Special offers", "Offers", "Forward", "Reply", "Reply all",
        "Invite", "Invitations", "Bids", "Bidding rules", "Seller", "Refund policy", "Refunds", "Withdrawal policy",
        "Book", "Books", "Book now", "My bookings", "Trial version", "Reset", "Contract details", "Order history",
        "Posten", "Poster", "Stem", "Vota",
    ],
)  # fmt: skip
def test_nouns_compounds_and_what_only_opens_are_none(label: str) -> None:
    assert not verdict(button(label))


# --- what its address, form or script says

LEADING = (
    "link:logout", "link:delete", "link:sign-out", "link:unsubscribe", "link:Löschen", "form:delete",
    "form:delete-item", "form:pay", "form:buy_now", "form:send", "form:publish", "call:deleteUser", "call:logOut",
    "call:wipe",
)  # fmt: skip
NOT_LEADING = (
    "link:delete-account", "link:buy", "link:pay", "link:send", "link:donate", "link:history", "link:reset",
    "form:submit", "form:confirm", "form:search", "form:undelete", "form:the-delete", "call:removePopup", "call:submit",
    "call:confirmBox", "call:discardCache", "link:", "", "other:delete", "call:sendEvent", "call:onDelete",
)  # fmt: skip


@pytest.mark.parametrize("lead", LEADING)
def test_what_its_address_form_or_script_does_counts_whatever_it_is_called(lead: str) -> None:
    shown = screen(button("Bye", leads=("link:home", lead)))
    reason = why_destructive(shown.items[0], shown, NO_GUARDS)
    kind, _, word = lead.partition(":")
    assert reason == ("leads", f'its address or script says {kind} "{word}", which is hard to undo', True)


@pytest.mark.parametrize("lead", NOT_LEADING)
def test_what_only_leads_somewhere_or_touches_the_page_alone_does_not(lead: str) -> None:
    assert not verdict(button("Bye", leads=(lead,)))


def test_a_long_buttons_further_words_count() -> None:
    assert verdict(button("Yes, I have read all of it …", rest="and I want to delete everything"))
