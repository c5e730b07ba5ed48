"""`allow:` lifts by exact name, on a host, so many times a step, and never what nothing lifts."""

import pytest
from screens import button, dialog, field, form, item, link, named, screen

from act import Do, Refused, permit
from act.allowance import holds_on, means
from view import Allowance, Element, Front, FrontKind, Guards, Kind, Operation, Screen, State

DELETE = Allowance(name="Delete")


def gate(
    shown: Screen,
    name: str,
    *allow: Allowance,
    stop_before: tuple[str, ...] = (),
    used: dict[Allowance, int] | None = None,
) -> Do | Refused:
    element = named(shown, name)
    operation = Operation(kind=Kind.CLICK, target=element.ref)
    return permit(operation, element, shown, Guards(allow=allow, stop_before=stop_before), used or {})


def charged(answer: Do | Refused) -> Allowance | None:
    """The entry that the use is charged to; `None` where it was refused."""
    if isinstance(answer, Refused):
        return None
    assert answer.allowance is not None
    assert answer.because
    return answer.allowance


SHOP = screen(
    button("Delete"), button("Delete all"), link("Delete"), button("Save"), address="http://shop.example:8080/a"
)
PLAIN = screen(button("Delete"), button("Delete all"), button("delete!"), button("Save"))


def test_an_allowed_press_is_done_charged_and_explained() -> None:
    answer = gate(PLAIN, "Delete", DELETE)
    element = named(PLAIN, "Delete")
    assert answer == Do(
        operation=Operation(kind=Kind.CLICK, target=element.ref),
        element=element,
        allowance=DELETE,
        because='its label says "delete", which is hard to undo',
    )


def test_an_entry_names_exactly() -> None:
    assert charged(gate(PLAIN, "Delete all", DELETE)) is None
    assert charged(gate(PLAIN, "delete!", DELETE)) is None
    for entry in (
        "Del",
        "Delete all",
        "delete!",
        "button",
        "",
        "…",
        "role=button",
        "name=delete",
        "role=button;name=DELETE",
    ):
        assert charged(gate(PLAIN, "Delete", Allowance(name=entry))) is None


@pytest.mark.parametrize("entry", ["Delete item…", "Delete item", "delete item", "DELETE ITEM...", "Delete  item …"])
@pytest.mark.parametrize("name", ["Delete item…", "Delete item...", "Delete item", "DELETE ITEM"])
def test_capitals_and_the_dots_at_its_end_are_no_part_of_a_name(entry: str, name: str) -> None:
    assert charged(gate(screen(button(name)), name, Allowance(name=entry)))
    assert charged(gate(screen(button(name)), name, Allowance(name="Delete"))) is None
    assert charged(gate(screen(button("Delete … item")), "Delete … item", Allowance(name=entry))) is None


def test_one_step_presses_what_opens_a_question_and_its_answer_each_by_an_entry_of_its_own() -> None:
    opener, answer = Allowance(name="Delete item"), Allowance(name="Delete")
    used: dict[Allowance, int] = {}
    first = charged(gate(screen(button("Delete item…")), "Delete item…", opener, answer, used=used))
    asked = screen(dialog("Delete item?", button("Delete")), front=Front(kind=FrontKind.DIALOG, name="Delete item?"))
    assert first == opener
    assert charged(gate(asked, "Delete", opener, answer, used={opener: 1})) == answer
    assert charged(gate(asked, "Delete", opener)) is None


def test_what_needs_no_entry_is_charged_to_none() -> None:
    answer = gate(PLAIN, "Save", Allowance(name="Save"))
    assert isinstance(answer, Do)
    assert (answer.allowance, answer.because) == (None, "")


def test_an_entry_may_be_a_locator() -> None:
    for name in ("role=button;name=Delete", "name=Delete", " role=button ; name=Delete "):
        assert charged(gate(PLAIN, "Delete", Allowance(name=name)))
    for name in (
        "role=link;name=Delete",
        "role=button;name=Delete all",
        "role=button",
        "css=#x;name=Delete",
        "role=;name=",
    ):
        assert charged(gate(PLAIN, "Delete", Allowance(name=name))) is None


def test_a_name_with_signs_in_it_is_no_locator() -> None:
    assert means("Send; now", Element(role="button", name="Send; now"))
    assert means("a=b", Element(role="button", name="a=b"))
    assert not means("name=a=c", Element(role="button", name="a=b"))
    assert means("name=a=b", Element(role="button", name="a=b"))
    assert not means("", Element(role="button", name=""))
    assert means("Delete 🗑", Element(role="button", name="🗑", title="Delete"))
    assert not means("Delete", Element(role="button", name="🗑", title="Delete"))
    assert not means("Delete", Element(role="button", name="", title="Delete"))
    assert not means("role=button;name=", Element(role="button", name=""))


def test_the_first_entry_with_uses_left_is_charged() -> None:
    twice = Allowance(name="Delete", times=2)
    other = Allowance(name="role=button;name=Delete")
    assert charged(gate(PLAIN, "Delete", Allowance(name="Send"), twice, other)) == twice
    assert charged(gate(PLAIN, "Delete", twice, other, used={twice: 1})) == twice
    assert charged(gate(PLAIN, "Delete", twice, other, used={twice: 2})) == other
    assert charged(gate(PLAIN, "Delete", twice, other, used={twice: 2, other: 1})) is None
    assert charged(gate(PLAIN, "Delete", Allowance(name="Delete", times=0))) is None


def test_one_use_a_step_is_the_default() -> None:
    assert charged(gate(PLAIN, "Delete", DELETE, used={DELETE: 1})) is None


HOSTS = [
    ("", "http://shop.example/", True),
    ("", "", True),
    ("shop.example", "http://shop.example/cart?x=1", True),
    ("shop.example", "https://shop.example:8443/", True),
    ("SHOP.example", "http://Shop.EXAMPLE/", True),
    ("shop.example:8443", "https://shop.example:8443/", True),
    ("shop.example:8443", "https://shop.example:80/", False),
    ("shop.example:443", "https://shop.example/", False),
    ("shop.example", "http://www.shop.example/", False),
    ("shop.example", "http://shop.example.evil.example/", False),
    ("shop.example", "http://shop.example@evil.example/", False),
    ("shop.example", "http://evil.example/shop.example", False),
    ("127.0.0.1", "http://127.0.0.1:5000/", True),
    ("127.0.0.1:5000", "http://127.0.0.1:5000/", True),
    ("shop.example", "", False),
    ("shop.example", "about:blank", False),
    ("shop.example", "http://[", False),
    ("shop.example", "http://shop.example:99999/", False),
    (":None", "about:blank", False),
]


@pytest.mark.parametrize(("host", "address", "holds"), HOSTS)
def test_an_entry_holds_on_its_host_and_port(host: str, address: str, holds: bool) -> None:
    assert holds_on(host, address) is holds
    shown = screen(button("Delete"), address=address)
    assert (charged(gate(shown, "Delete", Allowance(name="Delete", on=host))) is not None) is holds


# --- what nothing lifts


def test_payment_evidence_is_never_lifted() -> None:
    shown = screen(field("Card number"), button("Pay"), button("Continue"))
    for name in ("Pay", "Continue"):
        answer = gate(shown, name, Allowance(name=name, times=9))
        assert isinstance(answer, Refused)
        assert answer.rule == "payment"


def test_a_stop_before_phrase_is_never_lifted() -> None:
    answer = gate(PLAIN, "Delete", DELETE, stop_before=("deleting the file",))
    assert isinstance(answer, Refused)
    assert answer.rule == "stop_before"


@pytest.mark.parametrize(
    ("shown", "name"),
    [
        (screen(button("Delete")), "Delete"),
        (screen(dialog("Delete it?", button("Yes"))), "Yes"),
        (screen(form("f", button("Далее")), language="ru"), "Далее"),
    ],
)
def test_the_other_rules_are_lifted(shown: Screen, name: str) -> None:
    assert charged(gate(shown, name, Allowance(name=name)))


# --- Return


def pressed_return(shown: Screen, *allow: Allowance, stop_before: tuple[str, ...] = ()) -> Do | Refused:
    return permit(
        Operation(kind=Kind.CHORD, chord="return"), None, shown, Guards(allow=allow, stop_before=stop_before), {}
    )


FOCUSED = frozenset({State.FOCUSED})


def test_return_in_a_field_is_lifted_for_the_button_that_it_presses() -> None:
    shown = screen(form("f", field("Text", states=FOCUSED), button("Submit"), default="Submit"))
    assert charged(pressed_return(shown, Allowance(name="Submit")))
    assert charged(pressed_return(shown, Allowance(name="Text"))) is None
    assert charged(pressed_return(shown)) is None


def test_a_field_on_the_way_needs_no_entry_of_its_own() -> None:
    shown = screen(dialog("Delete it?", form("f", field("Reason", states=FOCUSED), button("Delete"), default="Delete")))
    assert charged(pressed_return(shown, DELETE))


def test_a_field_that_is_named_by_a_stop_before_phrase_is_never_lifted() -> None:
    shown = screen(form("f", field("Send to", states=FOCUSED), button("Delete"), default="Delete"))
    assert charged(pressed_return(shown, DELETE, stop_before=("sending the letter",))) is None


def test_where_only_the_field_is_refused_an_entry_has_to_name_the_field() -> None:
    shown = screen(form("f", field("Send to", states=FOCUSED), button("Save"), default="Save"))
    assert charged(pressed_return(shown, Allowance(name="Save"))) is None
    assert charged(pressed_return(shown, Allowance(name="Send to")))


def test_one_entry_has_to_name_everything_that_is_pressed() -> None:
    """A focused button and its form's default button: allowing one is not allowing the other."""
    shown = screen(form("f", button("Delete", states=FOCUSED), button("Send"), default="Send"))
    assert charged(pressed_return(shown, DELETE, Allowance(name="Send"))) is None
    shown = screen(form("f", button("Delete", states=FOCUSED), button("Save"), default="Save"))
    assert charged(pressed_return(shown, DELETE))


# --- JavaScript dialogs


def accept(message: str, *allow: Allowance, shown: Screen | None = None, used: int = 0, stop: str = "") -> Do | Refused:
    operation = Operation(kind=Kind.ACCEPT_DIALOG, text=(message,))
    guards = Guards(allow=allow, stop_before=(stop,) if stop else ())
    return permit(operation, None, shown or screen(), guards, dict.fromkeys(allow, used))


def test_a_javascript_dialog_is_accepted_by_its_exact_message_only() -> None:
    message = "Delete note=1; really?"
    entry = Allowance(name=message)
    answer = accept(message, entry)
    assert isinstance(answer, Do)
    because = "a page's own confirm is accepted only where the flow allows its exact message"
    operation = Operation(kind=Kind.ACCEPT_DIALOG, text=(message,))
    assert answer == Do(operation=operation, element=None, allowance=entry, because=because)
    for other in ("Delete", "delete note=1; really?", "Delete note=1; really? ", "", "Delete note=1; really"):
        assert isinstance(accept(other, entry), Refused)
    refused = accept(message)
    assert isinstance(refused, Refused)
    assert refused == Refused(rule="confirm", target=f'alertdialog "{message}"', because=because, liftable=True)


def test_a_harmless_message_needs_its_entry_too() -> None:
    assert isinstance(accept("Go on?"), Refused)
    assert isinstance(accept("", Allowance(name="")), Refused)
    assert isinstance(accept("Go on?", Allowance(name="name=Go on?")), Refused)


def test_a_javascript_dialog_is_accepted_on_its_host_and_so_often() -> None:
    entry = Allowance(name="Go on?", on="shop.example")
    assert isinstance(accept("Go on?", entry), Do)
    assert isinstance(accept("Go on?", entry, used=1), Refused)
    assert isinstance(accept("Go on?", entry, shown=screen(address="http://else.example/")), Refused)


def test_accepting_lifts_nothing_that_nothing_lifts() -> None:
    entry = Allowance(name="Pay 10 EUR?")
    answer = accept("Pay 10 EUR?", entry, shown=screen(field("CVV")))
    assert isinstance(answer, Refused)
    assert answer.rule == "payment"
    answer = accept("Pay 10 EUR?", entry, stop="paying")
    assert isinstance(answer, Refused)
    assert answer.rule == "stop_before"
    assert isinstance(accept("Pay 10 EUR?", entry), Do)


def test_an_entry_for_one_role_does_not_serve_another() -> None:
    entry = Allowance(name="role=link;name=Delete", on="shop.example")
    button_, link_ = SHOP.items[0], SHOP.items[2]
    for element, done in ((button_, False), (link_, True)):
        answer = permit(Operation(kind=Kind.CLICK), element, SHOP, Guards(allow=(entry,)), {})
        assert isinstance(answer, Do) is done
    assert item("button Delete").label == button_.label
