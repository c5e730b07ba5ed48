"""The gate guards every activation, not every click."""

from dataclasses import replace

import pytest
from screens import button, dialog, field, form, item, link, named, screen, select, text, tickbox

from act import Do, Refused, permit
from act.gate import HARMLESS_CHORDS, keys_of
from act.shortcuts import SHORTCUTS
from view import Element, FrontKind, Guards, Kind, Operation, Ref, Screen, State, Submission, Support

NO_GUARDS = Guards()
SUBMITS = Submission(form="f", submits=True)
PRESSING = (Kind.CLICK, Kind.DOUBLE_CLICK, Kind.EXPAND, Kind.DRAG)
HARMLESS = (Kind.HOVER, Kind.SCROLL, Kind.WAIT, Kind.BACK, Kind.NAVIGATE, Kind.DISMISS_COVER, Kind.UPLOAD)


def gate(operation: Operation, shown: Screen, element: Element | None = None, guards: Guards = NO_GUARDS) -> str:
    """The rule that refuses and what it is about; empty where it may be done."""
    answer = permit(operation, element, shown, guards, {})
    if isinstance(answer, Do):
        assert (answer.operation, answer.element) == (operation, element)
        assert (answer.allowance, answer.because) == (None, "")
        return ""
    assert isinstance(answer, Refused)
    assert answer.because
    return f"{answer.rule}: {answer.target}"


def on(kind: Kind, name: str, shown: Screen, *, text: str = "", guards: Guards = NO_GUARDS) -> str:
    element = named(shown, name)
    return gate(Operation(kind=kind, target=element.ref, text=(text,)), shown, element, guards)


def chord(keys: str, shown: Screen, element: Element | None = None, guards: Guards = NO_GUARDS) -> str:
    return gate(Operation(kind=Kind.CHORD, chord=keys), shown, element, guards)


def focused(element: Element, *more: State) -> Element:
    return replace(element, states=element.states | {State.FOCUSED, *more})


# --- presses


@pytest.mark.parametrize("kind", PRESSING)
def test_every_way_of_pressing_is_judged(kind: Kind) -> None:
    shown = screen(button("Delete"), button("Save"))
    assert on(kind, "Delete", shown) == 'word: button "Delete"'
    assert on(kind, "Save", shown) == ""


@pytest.mark.parametrize("kind", HARMLESS)
def test_what_presses_nothing_passes(kind: Kind) -> None:
    shown = screen(button("Delete"), field("Card number"))
    assert on(kind, "Delete", shown) == ""
    assert gate(Operation(kind=kind), shown) == ""


@pytest.mark.parametrize("kind", [*PRESSING, Kind.CHECK, Kind.SELECT])
def test_without_a_known_target_nobody_can_say_what_it_would_press(kind: Kind) -> None:
    assert gate(Operation(kind=kind), screen()) == f"unknown: {kind} without a known target"


@pytest.mark.parametrize("kind", [*PRESSING, Kind.CHECK, Kind.SELECT, Kind.TYPE, Kind.CHORD])
def test_what_was_judged_has_to_be_what_is_touched(kind: Kind) -> None:
    shown = screen(button("Delete"), button("Save"))
    operation = Operation(kind=kind, target=named(shown, "Delete").ref, text=("\n",))
    assert gate(operation, shown, named(shown, "Save")) == 'unknown: button "Save"'


def test_a_target_that_is_not_named_is_the_element() -> None:
    shown = screen(button("Save"))
    assert gate(Operation(kind=Kind.CLICK), shown, shown.items[0]) == ""


def test_a_drag_is_judged_at_both_ends() -> None:
    shown = screen(item("listitem Letter (drag)"), button("Delete"), item("listitem Inbox (drag)"))
    letter = named(shown, "Letter")

    def dropped(name: str) -> str:
        return gate(Operation(kind=Kind.DRAG, target=letter.ref, to=named(shown, name).ref), shown, letter)

    assert dropped("Delete") == 'word: button "Delete"'
    assert dropped("Inbox") == ""
    assert (
        gate(Operation(kind=Kind.DRAG, target=letter.ref, to=Ref("gone")), shown, letter)
        == "unknown: drag without a known end"
    )


# --- checks and selects


def test_a_check_or_select_that_submits_nothing_fills_in_a_form() -> None:
    shown = screen(tickbox("Delete my data"), select("Delete after", "1 day"), field("Card number"))
    assert on(Kind.CHECK, "Delete my data", shown) == ""
    assert on(Kind.SELECT, "Delete after", shown, text="1 day") == ""


@pytest.mark.parametrize("kind", [Kind.CHECK, Kind.SELECT])
def test_a_check_or_select_that_submits_is_a_press(kind: Kind) -> None:
    shown = screen(select("Delete after", "1 day", submission=SUBMITS), select("Sort by", "price", submission=SUBMITS))
    assert on(kind, "Delete after", shown) == 'word: combobox "Delete after"'
    assert on(kind, "Sort by", shown) == ""


def test_a_select_that_submits_is_judged_by_its_option_too() -> None:
    shown = screen(select("Action", "Delete all", submission=SUBMITS), select("Sort", "Delete all"))
    assert on(Kind.SELECT, "Action", shown, text="Delete all") == 'word: option "Delete all"'
    assert on(Kind.SELECT, "Action", shown, text="Archive all") == ""
    assert on(Kind.SELECT, "Sort", shown, text="Archive all") == ""
    assert on(Kind.CHECK, "Action", shown, text="Delete all") == ""


def test_a_list_that_no_button_hands_in_may_act_when_it_is_set() -> None:
    """A handler that a script attaches is not to be seen; a button beside the list is why it does nothing yet."""
    loose = screen(select("Menu", "Log out", "Profile"))
    assert on(Kind.SELECT, "Menu", loose, text="Log out") == 'word: option "Log out"'
    assert on(Kind.SELECT, "Menu", loose, text="Profile") == ""
    with_button = screen(form("f", select("Menu", "Log out"), button("Go"), default="Go"))
    assert on(Kind.SELECT, "Menu", with_button, text="Log out") == ""


def returning(name: str, shown: Screen) -> str:
    element = named(shown, name)
    return gate(Operation(kind=Kind.CHORD, target=element.ref, chord="return"), shown, element)


def test_return_in_a_field_of_no_form_may_press_the_button_beside_it() -> None:
    chat = screen(field("Message"), button("Smiley"), button("Attach"), button("Send"), button("Delete chat"))
    assert returning("Message", chat) == 'word: button "Send"'
    assert on(Kind.TYPE, "Message", chat, text="hello\n") == 'word: button "Send"'
    assert on(Kind.TYPE, "Message", chat, text="hello") == ""
    assert returning("Message", screen(*chat.items[:3])) == ""
    assert returning("Message", screen(field("Message"), button("Send"))) == 'word: button "Send"'
    under_links = screen(link("One"), link("Two"), link("Three"), field("Message"), button("Send"))
    assert returning("Message", under_links) == 'word: button "Send"'
    far = screen(field("Message"), link("One"), link("Two"), link("Three"), button("Send"))
    assert returning("Message", far) == ""
    asked = screen(button("Send"), field("Message"), dialog("Files", button("Delete")))
    assert returning("Message", asked) == ""
    row = ("main", "list", "listitem #1")
    a_rows_own = screen(field("What is to be done?", path=("main",)), button("Delete", path=row))
    assert returning("What is to be done?", a_rows_own) == ""
    in_the_row = screen(field("Reply", path=row), button("Send", path=(*row, "group")))
    assert returning("Reply", in_the_row) == 'word: button "Send"'
    others = screen(field("Message"), form("f", button("Send")))
    assert returning("Message", others) == ""
    assert returning("Find", screen(field("Find", role="searchbox"), button("Delete"))) == ""


def test_a_check_or_select_that_submits_is_judged_by_its_forms_button_too() -> None:
    shown = screen(form("f", tickbox("Agree"), button("Pay now"), default="Pay now"))
    agree = replace(named(shown, "Agree"), submission=SUBMITS)
    assert gate(Operation(kind=Kind.CHECK), shown, agree) == 'word: button "Pay now"'


@pytest.mark.parametrize("role", ["switch", "button", "link", "menuitem"])
def test_a_switch_acts_at_once(role: str) -> None:
    shown = screen(item(f"{role} Publish (click, check)"), item(f"{role} Dark (click, check)"))
    assert on(Kind.CHECK, "Publish", shown) == f'word: {role} "Publish"'
    assert on(Kind.CHECK, "Dark", shown) == ""


# --- typing


BREAKS = ["\n", "\r", "\v", "\f", "\x85", "\u2028", "\u2029", "two\nlines"]


def login(default: str, *, states: frozenset[State] = frozenset()) -> Screen:
    return screen(form("f", field("Message", states=states), button(default), default=default))


def test_typing_without_a_line_break_presses_nothing() -> None:
    assert on(Kind.TYPE, "Message", login("Send"), text="please delete and send") == ""
    assert gate(Operation(kind=Kind.TYPE, text=("words",)), screen()) == ""


@pytest.mark.parametrize("text", BREAKS)
def test_a_line_break_in_typed_text_is_return(text: str) -> None:
    assert on(Kind.TYPE, "Message", login("Send"), text=text) == 'word: button "Send"'
    assert on(Kind.TYPE, "Message", login("Search"), text=text) == ""
    assert gate(Operation(kind=Kind.TYPE, text=(text,)), screen()) == "unknown: type without a known target"


@pytest.mark.parametrize("text", BREAKS)
def test_a_line_break_in_a_field_of_several_lines_is_text(text: str) -> None:
    shown = login("Send", states=frozenset({State.MULTILINE}))
    assert on(Kind.TYPE, "Message", shown, text=text) == ""


# --- Return


RETURNS = ["return", "Return", "enter", "shift+return", "cmd+return", "ctrl+enter", "numpadenter"]


@pytest.mark.parametrize("keys", RETURNS)
def test_return_presses_the_focused_control(keys: str) -> None:
    assert chord(keys, screen(focused(button("Delete")))) == 'word: button "Delete"'
    assert chord(keys, screen(focused(button("Save")))) == ""
    assert chord(keys, screen(button("Delete"), focused(link("Home")))) == ""


@pytest.mark.parametrize("keys", RETURNS)
def test_return_in_a_form_presses_its_default_button(keys: str) -> None:
    shown = screen(form("f", focused(field("Name")), button("Save"), button("Send"), default="Send"))
    assert chord(keys, shown) == 'word: button "Send"'
    shown = screen(form("f", focused(field("Name")), button("Save"), button("Send"), default="Save"))
    assert chord(keys, shown) == ""
    shown = screen(form("f", focused(tickbox("Agree")), button("Send"), default="Send"))
    assert chord(keys, shown) == 'word: button "Send"'


def test_return_in_one_form_does_not_press_the_button_of_another() -> None:
    shown = screen(
        form("search", focused(field("Search", role="searchbox")), button("Search"), default="Search"),
        form("mail", field("Text"), button("Send"), default="Send"),
    )
    assert chord("return", shown) == ""


def test_the_default_button_may_look_just_like_the_focused_control() -> None:
    """Equal to look at, but one submits the form and the other does not."""
    shown = screen(focused(button("Далее", submission=Submission(form="f"))), button("x"), language="ru")
    twin = replace(shown.items[0], submission=Submission(form="f", submits=True, default=True))
    assert chord("return", replace(shown, items=(*shown.items, twin))) == 'language: button "Далее"'


@pytest.mark.parametrize("keys", [*RETURNS, "space"])
def test_without_a_known_focus_nobody_can_say_what_it_would_press(keys: str) -> None:
    assert chord(keys, screen(button("Save"))) == f"unknown: {keys}"


def test_the_given_element_stands_for_the_focus() -> None:
    shown = screen(button("Save"), button("Delete"))
    assert chord("return", shown, named(shown, "Save")) == ""
    assert chord("return", shown, named(shown, "Delete")) == 'word: button "Delete"'


def test_the_focus_on_screen_is_believed_before_the_given_element() -> None:
    shown = screen(button("Save"), focused(button("Delete")))
    save, delete = shown.items
    assert chord("return", shown, save) == 'word: button "Delete"'
    aimed = Operation(kind=Kind.CHORD, chord="return", target=save.ref)
    assert gate(aimed, shown, save) == ""
    assert gate(replace(aimed, target=delete.ref), shown, delete) == 'word: button "Delete"'
    assert gate(aimed, shown) == "unknown: return"


def test_return_in_a_search_passes() -> None:
    assert chord("return", screen(focused(field("Search", role="searchbox")))) == ""
    shown = screen(form("f", focused(field("What")), button("Search"), default="Search"))
    assert chord("return", shown) == ""


def test_return_in_a_field_of_a_payment_page_may_pay() -> None:
    """Typing there fills in the form; Return hands it in, with or without a button to show for it."""
    assert chord("return", screen(focused(field("Card number")))) == 'payment: textbox "Card number"'
    shown = screen(form("f", focused(field("CVV")), button("Continue"), default="Continue"))
    assert chord("return", shown) == 'payment: button "Continue"'


def test_return_submits_a_form_in_an_unknown_language_though_it_has_no_button() -> None:
    assert chord("return", screen(focused(field("Imię")), language="pl")) == 'language: textbox "Imię"'


ONLY_FIELD = Submission(form="f", default=True)


def test_the_only_field_of_a_form_without_a_button_submits_it() -> None:
    """From wherever in the form Return is pressed; a press of the field itself only puts the caret there."""
    imie = field("Imię", submission=ONLY_FIELD)
    box = focused(tickbox("Zgoda", submission=Submission(form="f")))
    assert chord("return", screen(imie, box, language="pl")) == 'language: textbox "Imię"'
    assert on(Kind.CLICK, "Imię", screen(imie, language="pl")) == ""
    assert on(Kind.TYPE, "Imię", screen(imie, language="pl"), text="Kim") == ""


def test_a_read_only_field_hands_its_form_in_as_any_other_does() -> None:
    day = focused(field("Dzień", supports=frozenset({Support.CLICK})), State.READONLY)
    assert chord("return", screen(day, language="pl")) == 'language: textbox "Dzień"'


def test_return_is_text_in_a_field_of_several_lines() -> None:
    shown = screen(form("f", focused(field("Letter"), State.MULTILINE), button("Send"), default="Send"))
    assert chord("return", shown) == ""
    assert chord("shift+return", shown) == ""


@pytest.mark.parametrize("keys", ["cmd+return", "ctrl+enter", "alt+return", "cmd+shift+return"])
def test_a_modified_return_sends_what_was_written_in_a_field_of_several_lines(keys: str) -> None:
    assert chord(keys, screen(focused(field("Letter"), State.MULTILINE))) == f"chord: {keys}"


def test_return_is_refused_in_front_of_a_hard_question() -> None:
    shown = screen(dialog("Delete the file?", focused(button("OK")), button("Cancel")))
    assert chord("return", shown) == 'front: button "OK"'
    shown = screen(dialog("Delete the file?", button("OK"), focused(button("Cancel"))))
    assert chord("return", shown) == ""


# --- Space and the other keys


def test_space_presses_the_focused_control_and_no_button_of_its_form() -> None:
    assert chord("space", screen(focused(button("Delete")))) == 'word: button "Delete"'
    assert chord(" ", screen(focused(button("Delete")))) == 'word: button "Delete"'
    assert chord("shift+space", screen(focused(button("Delete")))) == 'word: button "Delete"'
    shown = screen(form("f", focused(tickbox("Agree")), button("Send"), default="Send"))
    assert chord("space", shown) == ""


@pytest.mark.parametrize("keys", ["escape", "esc", "tab", "shift+tab", "cmd+f", "Cmd+F", "meta+f", "command+shift+n"])
def test_harmless_keys_pass_wherever_the_focus_is(keys: str) -> None:
    assert chord(keys, screen(focused(button("Delete")))) == ""
    assert chord(keys, screen()) == ""


@pytest.mark.parametrize(
    "keys",
    ["delete", "backspace", "cmd+delete", "cmd+q", "cmd+w", "ctrl+s", "f5", "d", "", "shift", "+"],
)
def test_a_chord_that_nobody_knows_to_be_harmless_is_refused(keys: str) -> None:
    assert chord(keys, screen(focused(button("Save")))) == f"chord: {keys}"


def test_no_shortcut_of_the_table_is_refused_for_itself() -> None:
    shown = screen(focused(button("Save")))
    chords = {keys for one in SHORTCUTS for keys in (one.mac, one.other, one.browser) if keys}
    assert {keys: chord(keys, shown) for keys in chords} == dict.fromkeys(chords, "")


def test_no_harmless_chord_holds_a_key_that_presses() -> None:
    assert not any(keys & {"return", "space", "delete", "backspace"} for keys in HARMLESS_CHORDS)
    assert keys_of("shift+tab") in HARMLESS_CHORDS


# --- reasons


def because(operation: Operation, shown: Screen, element: Element | None = None) -> str:
    answer = permit(operation, element, shown, NO_GUARDS, {})
    assert isinstance(answer, Refused)
    return answer.because


def test_every_refusal_says_why() -> None:
    letter = screen(focused(field("Letter"), State.MULTILINE))
    save = screen(button("Save"))
    gone = Operation(kind=Kind.DRAG, to=Ref("gone"))
    elsewhere = Operation(kind=Kind.CLICK, target=Ref("elsewhere"))

    assert because(Operation(kind=Kind.CLICK), save) == "nobody can say what it would press"
    assert because(elsewhere, save, save.items[0]) == "what was judged is not what would be touched"
    assert because(gone, save, save.items[0]) == "nobody can say what it would be dropped on"
    assert because(Operation(kind=Kind.CHORD, chord="return"), save) == (
        "nothing is known to have the focus, so nobody can say what it would press"
    )
    assert because(Operation(kind=Kind.CHORD, chord="cmd+q"), save) == (
        "it is none of the shortcuts that are known to be harmless"
    )
    assert because(Operation(kind=Kind.CHORD, chord="cmd+return"), letter) == (
        "in a field of several lines it sends what was written"
    )
    delete = screen(button("Delete"))
    assert because(Operation(kind=Kind.CLICK), delete, delete.items[0]) == (
        'its label says "delete", which is hard to undo'
    )


# --- what is not asked


def test_the_gate_judges_by_the_flows_own_fences() -> None:
    shown = screen(button("Checkout"), focused(button("Checkout now")))
    guards = Guards(stop_before=("checking out", "the checkout"))
    assert on(Kind.CLICK, "Checkout", shown, guards=guards) == 'stop_before: button "Checkout"'


def test_unnamed_buttons_of_a_sheet_are_refused() -> None:
    shown = screen(dialog("", button(""), kind=FrontKind.SHEET))
    assert gate(Operation(kind=Kind.CLICK), shown, shown.items[0]) == "sheet: button"


def test_a_text_is_judged_like_a_control() -> None:
    shown = screen(text("Delete"), item("cell Note (click, type)", states=frozenset()))
    assert on(Kind.DOUBLE_CLICK, "Delete", shown) == 'word: text "Delete"'
    assert named(shown, "Note").offers(Support.TYPE)
