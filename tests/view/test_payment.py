"""Payment evidence: fields of a payment card, and never talk about cards."""

import pytest
from screens import button, field, item, screen, select, text

from view import has_payment_evidence
from view.payment import LABEL_WORDS, NEAR_ITEMS

CARD_FIELDS = [
    "Card number", "Card Number *", "CardNumber", "card-number", "Credit card", "Debit card number",
    "Cardholder name", "Card holder", "Name on card", "Name on the card", "CVV", "CVC", "CVV2", "cvc/cvv",
    "Security code", "Card verification code", "Expiry date", "Expiration date (MM/YY)", "Card expiry",
    "Valid thru", "UPI ID", "VPA", "MM / YY", "Kartennummer", "Kreditkartennummer", "Karteninhaber", "Prüfziffer",
    "Gültig bis", "Numéro de carte", "Numéro de la carte", "Titulaire de la carte", "Cryptogramme",
    "Code de sécurité", "Date d'expiration", "Número de tarjeta", "Titular de la tarjeta", "Código de seguridad",
    "Fecha de caducidad", "Numero della carta", "Numero carta", "Intestatario della carta", "Codice di sicurezza",
    "Data di scadenza", "Número do cartão", "Nome impresso no cartão", "Código de segurança", "Data de validade",
    "Kaartnummer", "Vervaldatum", "Naam op de kaart",
]  # fmt: skip

OTHER_FIELDS = [
    "Name", "E-mail", "Street", "Postal code", "Gift card message", "Card", "Passport expiry date",
    "Passport number", "Licence expiration date", "Coupon code", "Business card title", "Phone number", "Date",
    "Discount", "Code",
    "Membership card number",
]  # fmt: skip


@pytest.mark.parametrize("label", CARD_FIELDS)
def test_a_field_called_so_is_evidence(label: str) -> None:
    assert has_payment_evidence(screen(field(label)))
    assert has_payment_evidence(screen(field("", placeholder=label)))
    assert has_payment_evidence(screen(field("", description=label)))
    assert has_payment_evidence(screen(field("", title=label)))
    assert has_payment_evidence(screen(select(label, "1")))


@pytest.mark.parametrize("label", OTHER_FIELDS)
def test_a_field_called_otherwise_is_none(label: str) -> None:
    assert not has_payment_evidence(screen(field(label)))


@pytest.mark.parametrize(
    ("autocomplete", "evidence"),
    [
        ("cc-number", True),
        ("section-pay billing CC-CSC", True),
        ("cc-exp", True),
        ("email", False),
        ("xcc-number", False),
        ("", False),
    ],
)
def test_a_field_that_a_browser_fills_in_from_a_card_is_evidence(autocomplete: str, evidence: bool) -> None:
    assert has_payment_evidence(screen(field("Number", autocomplete=autocomplete))) is evidence


def near(words: str, distance: int) -> bool:
    between = [text(f"line {n}") for n in range(distance - 1)]
    before = has_payment_evidence(screen(text(words), *between, field("")))
    after = has_payment_evidence(screen(field(""), *between, text(words)))
    assert before is after
    return before


def test_strong_card_words_count_within_five_items_of_a_field() -> None:
    assert NEAR_ITEMS == 5
    assert near("Card number", 1)
    assert near("Card number", 5)
    assert not near("Card number", 6)


def test_weak_card_words_near_a_field_are_promotion() -> None:
    assert not near("Credit card", 1)
    assert not near("Pay with Visa", 1)


def test_a_sentence_about_cards_near_a_field_is_promotion() -> None:
    assert LABEL_WORDS == 8
    assert near("one two three four five six card number", 1)
    assert not near("one two three four five six seven card number", 1)


def test_promotional_text_alone_is_none() -> None:
    assert not has_payment_evidence(screen(text("Card number"), text("CVV"), button("Card number")))
    assert not has_payment_evidence(screen(text("10% off with your credit card"), field("E-mail")))


def test_a_button_near_a_field_is_not_its_label() -> None:
    assert not has_payment_evidence(screen(field("Search the help"), button("Security code")))


def test_a_search_box_takes_no_card() -> None:
    assert not has_payment_evidence(screen(field("Search", role="searchbox"), text("Card number")))
    assert has_payment_evidence(screen(field("Search", role="searchbox"), field("Card number")))


@pytest.mark.parametrize("role", ["textbox", "combobox", "spinbutton", "listbox"])
def test_a_field_by_its_role_is_a_field_even_where_nothing_can_be_typed_just_now(role: str) -> None:
    assert has_payment_evidence(screen(item(f"{role} CVV ()")))


@pytest.mark.parametrize("support", ["type", "select"])
def test_whatever_can_be_typed_into_or_chosen_from_is_a_field(support: str) -> None:
    assert has_payment_evidence(screen(item(f"cell CVV ({support})")))
    assert not has_payment_evidence(screen(item("cell CVV (click)")))


def test_other_roles_are_no_fields() -> None:
    assert not has_payment_evidence(screen(item("checkbox Credit card"), item("radio Credit card"), item("link CVV")))


def test_evidence_anywhere_on_the_screen_counts() -> None:
    many = [text(f"line {n}") for n in range(50)]
    assert has_payment_evidence(screen(*many, field("CVV"), *many))
    assert not has_payment_evidence(screen(*many))
    assert not has_payment_evidence(screen())
