"""What a `stop_before` phrase names."""

import pytest
from screens import button, item, link

from view import names

NAMED = [
    ("sending the email", "Send"),
    ("sending the email", "SEND"),
    ("sending the email", "Email"),
    ("sending the email", "Send e-mail now"),
    ("sending the email", "Sending"),
    ("paying", "Pay"),
    ("paying", "Pay now"),
    ("paying", "Pay ₹7,346"),
    ("paying", "PayNow"),
    ("paying", "Paying now"),
    ("pay", "Paying now"),
    ("paying for the booking", "Booking"),
    ("paying for the booking", "Book"),
    ("the payment", "Pay"),
    ("the payment", "Payment"),
    ("submitting the order", "Submit"),
    ("submitting the order", "Submit now"),
    ("submit the order", "Submitting"),
    ("deleting the account", "Delete my account"),
    ("deleting the account", "Delete"),
    ("placing the order", "Place your order"),
    ("purchasing", "Purchase ticket"),
    ("booking the flight", "Book this flight"),
    ("confirming", "Confirm and go on"),
    ("opening the payment page", "Open"),
    ("opening the payment page", "Payment page"),
    ("bezahlen", "Bezahlen"),
    ("bezahlen", "Jetzt bezahlen"),
    ("die E-Mail senden", "Nachricht senden"),
    ("E-Mail absenden", "Jetzt absenden"),
    ("payer la commande", "Payez maintenant"),
    ("envoyer le message", "Envoyer tout"),
    ("pagar el pedido", "Paga ahora"),
    ("enviando el mensaje", "Enviar ya"),
    ("pagare l'ordine", "Paga adesso"),
    ("pagar a encomenda", "Pague agora"),
    ("betalen", "Nu betalen"),
    ("betalen", "Betaal nu"),
    ("se\u00adnding", "Se\u200bnd"),
    ("signing the form", "Sign"),
    ("in your account", "Account"),
    ("logging the form", "Log"),
]

NOT_NAMED = [
    ("the current bill", "Rent"),
    ("sending the email", "Resend"),
    ("sending the email", "Sender"),
    ("sending the email", "Sent"),
    ("sending the email", "Mail"),
    ("paying", "Payment history"),
    ("bezahlen", "Jetzt bezahlen Karte"),
    ("paying", "Payments"),
    ("paying", "Payee"),
    ("paying", "How to pay"),
    ("paying", "Pa"),
    ("paying", "Continue"),
    ("paying", "Buy now"),
    ("paying", ""),
    ("paying", "₹7"),
    ("the payment", "Pay now"),
    ("opening the payment page", "Open menu"),
    ("going to the payment", "Go back"),
    ("showing the card", "Show more"),
    ("viewing the bill", "View cart"),
    ("afficher le paiement", "Afficher plus"),
    ("7 days", "days ahead"),
    ("the days of rest", "7 days"),
    ("adding it up", "Address"),
    ("booking the flight", "Bookmarks"),
    ("do it", "Do more"),
    ("", "Pay"),
    ("", ""),
    ("…", "Pay"),
]


@pytest.mark.parametrize(("phrase", "name"), NAMED)
def test_a_phrase_names_the_control_that_would_do_it(phrase: str, name: str) -> None:
    assert names(phrase, button(name))
    assert names(phrase, link(name))


@pytest.mark.parametrize(("phrase", "name"), NOT_NAMED)
def test_a_phrase_names_no_other(phrase: str, name: str) -> None:
    assert not names(phrase, button(name))


@pytest.mark.parametrize(("phrase", "name"), NAMED)
def test_a_phrase_never_names_a_tab(phrase: str, name: str) -> None:
    assert not names(phrase, item(f"tab {name}"))


def test_where_there_is_no_name_the_description_and_the_tooltip_are_its_name() -> None:
    assert names("paying", button("", description="Pay now"))
    assert names("paying", button("", title="Pay now"))
    assert not names("paying", button("Continue", description="Pay now"))


@pytest.mark.parametrize(
    "phrase",
    [
        "signing in",
        "logging in to your account",
        "log in",
        "login",
        "the login page",
        "the signin page",
        "sign in with an otp",
        "before signing in",
    ],
)
def test_a_phrase_that_is_only_about_signing_in_stops_before_nothing(phrase: str) -> None:
    for name in ("Sign in", "Log in", "Login", "Signin", "Account", "Page"):
        assert not names(phrase, button(name))


@pytest.mark.parametrize(
    ("phrase", "name"),
    [("signing up", "Sign up"), ("signing out", "Sign out"), ("creating the account", "Create account"),
     ("signing in and paying", "Sign in"), ("the account", "Account"), ("in", "In the end")],
)  # fmt: skip
def test_signing_up_or_out_is_something_to_stop_before(phrase: str, name: str) -> None:
    assert names(phrase, button(name)) is (phrase != "in")
