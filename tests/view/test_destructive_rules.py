"""The other rules: payment pages, what is in front, unnamed controls in sheets, languages without a word list."""

from dataclasses import replace
from typing import Any

import pytest
from screens import button, dialog, field, form, item, link, named, screen, select, text, tickbox

from view import Element, Front, FrontKind, Guards, Screen, Submission, is_destructive, why_destructive
from view.destructive import FILLING_ROLES, RULES

NO_GUARDS = Guards()


def rule(element: Element, shown: Screen, *stop_before: str) -> str:
    """Id of the rule that says no; empty where none does."""
    reason = why_destructive(element, shown, Guards(stop_before=stop_before))
    assert is_destructive(element, shown, Guards(stop_before=stop_before)) is (reason is not None)
    return reason.rule if reason else ""


def by_name(shown: Screen, *stop_before: str) -> dict[str, str]:
    """For every control of the screen the rule that says no."""
    return {element.name: rule(element, shown, *stop_before) for element in shown.controls}


# --- the table


def test_what_nothing_lifts_is_looked_at_first() -> None:
    """An `allow:` entry can then never hide that a press may pay, or that the flow stops before it."""
    assert [row.liftable for row in RULES] == sorted(row.liftable for row in RULES)
    assert [row.rule for row in RULES if not row.liftable] == ["payment", "stop_before"]


def test_every_rule_wins_at_least_once() -> None:
    paying = screen(field("Card number"), button("Continue"))
    asking = screen(dialog("Delete the file?", button("OK")))
    sheet = screen(dialog("", button(""), kind=FrontKind.SHEET))
    foreign = screen(form("f", button("Далее")), language="ru")
    plain = screen(button("Next"), button("Delete"))
    posing = screen(text("Are you sure?"), button("Go ahead"))
    acting = screen(form("f", select("Action", value="Delete selected"), button("Go")))
    won = [
        rule(named(paying, "Continue"), paying),
        rule(named(plain, "Next"), plain, "the next page"),
        rule(named(asking, "OK"), asking),
        rule(named(posing, "Go ahead"), posing),
        rule(named(plain, "Delete"), plain),
        rule(button("Post"), plain),
        rule(link("Bye", leads=("link:logout",)), plain),
        rule(named(acting, "Go"), acting),
        rule(sheet.items[0], sheet),
        rule(named(foreign, "Далее"), foreign),
    ]
    assert won == [row.rule for row in RULES]


def test_every_reason_says_what_made_it() -> None:
    paying = screen(field("Card number"), button("Continue"))
    reason = why_destructive(named(paying, "Continue"), paying, NO_GUARDS)
    assert reason is not None
    assert 'textbox "Card number"' in reason.sentence
    plain = screen(button("Send"))
    reason = why_destructive(plain.items[0], plain, Guards(stop_before=("sending the email",)))
    assert reason is not None
    assert reason.sentence == 'the flow stops before "sending the email"'
    assert not reason.liftable


# --- payment


PAY_PAGE = screen(
    link("Home"),
    item("tab UPI"),
    item("tab Pay ₹7,346"),
    field("Card number"),
    field("Coupon", role="searchbox"),
    select("Country", "France"),
    tickbox("Save card"),
    item("radio Visa 1234"),
    item("option Visa"),
    item("listbox Cards"),
    item("menuitemradio Rupee"),
    item("spinbutton Instalments"),
    item("switch Gift"),
    item("slider Tip (click)"),
    button("Continue"),
    button("Cancel"),
)


def test_on_a_payment_page_everything_may_pay_but_what_fills_in_the_form() -> None:
    assert {name for name, said in by_name(PAY_PAGE).items() if said == "payment"} == {
        "Home", "Gift", "Tip", "Continue", "Cancel",
    }  # fmt: skip


def test_a_tab_that_says_pay_stays_gated_on_a_payment_page_and_off_it() -> None:
    assert rule(named(PAY_PAGE, "Pay ₹7,346"), PAY_PAGE) == "word"
    assert rule(named(PAY_PAGE, "UPI"), PAY_PAGE) == ""
    assert rule(item("tab Pay ₹7,346"), screen()) == "word"


def test_a_form_control_that_submits_does_more_than_fill_in() -> None:
    submitting = Submission(form="f", submits=True)
    shown = screen(field("Card number"), tickbox("Continue", submission=submitting))
    assert rule(named(shown, "Continue"), shown) == "payment"


def test_the_filling_roles_are_the_customers() -> None:
    assert {
        "textbox", "searchbox", "combobox", "listbox", "option", "radio", "checkbox", "spinbutton", "menuitemradio",
    } == FILLING_ROLES  # fmt: skip


# --- stop_before


def test_a_control_named_only_by_a_later_stop_before_is_destructive_now() -> None:
    shown = screen(button("Continue"), button("Checkout"))
    assert by_name(shown, "checkout") == {"Continue": "", "Checkout": "stop_before"}


def test_a_stop_before_phrase_never_names_a_tab() -> None:
    shown = screen(item("tab Book"), button("Book"))
    assert rule(shown.items[0], shown, "paying for the booking") == ""
    assert rule(shown.items[1], shown, "paying for the booking") == "stop_before"


# --- what is in front


def asks(kind: FrontKind = FrontKind.DIALOG, *, name: str = "", heading: str = "", message: str = "") -> Screen:
    return screen(
        link("Behind"),
        dialog(name, button("Yes"), button("OK"), button("Cancel"), kind=kind, heading=heading, message=message),
    )


ASKING = [
    (FrontKind.DIALOG, {"name": "Delete file"}),
    (FrontKind.DIALOG, {"heading": "Delete file"}),
    (FrontKind.DIALOG, {"message": "Do you want to delete the file?"}),
    (FrontKind.DIALOG, {"message": "The file is old. Delete it? You have others."}),
    (FrontKind.DIALOG, {"message": "Wollen Sie die Datei wirklich löschen?"}),
    (FrontKind.DIALOG, {"message": "¿Eliminar el archivo?"}),
    (FrontKind.DIALOG, {"message": "Voulez-vous vraiment supprimer ce fichier ?"}),
    (FrontKind.DIALOG, {"message": "削除 delete？"}),
    (FrontKind.DIALOG, {"message": "Leave without saving?"}),
    (FrontKind.DIALOG, {"message": "Sure?Delete it?"}),
    (FrontKind.SHEET, {"message": "Remove the printer?"}),
    (FrontKind.SHEET, {"name": "Empty the trash"}),
    (FrontKind.ALERT, {"message": "This will delete the file."}),
    (FrontKind.ALERT, {"message": "Delete?"}),
    (FrontKind.ALERT, {"name": "Confirm"}),
    (FrontKind.LAYER, {"heading": "Delete this photo?"}),
]


@pytest.mark.parametrize(("kind", "words"), ASKING)
def test_in_front_of_a_hard_question_every_control_but_the_dismissing_one_is_destructive(
    kind: FrontKind, words: dict[str, str]
) -> None:
    assert by_name(asks(kind, **words)) == {"Behind": "", "Yes": "front", "OK": "front", "Cancel": ""}


NOT_ASKING = [
    (FrontKind.DIALOG, {"name": "Settings"}),
    (FrontKind.DIALOG, {"message": "You can delete the file later."}),
    (FrontKind.DIALOG, {"message": "You can delete the file later. Keep it now?"}),
    (FrontKind.DIALOG, {"message": "Keep it? You can delete the file later"}),
    (FrontKind.DIALOG, {"name": "Payment history"}),
    (FrontKind.SHEET, {"message": "Files that you send are scanned!"}),
    (FrontKind.POPOVER, {"name": "Delete"}),
    (FrontKind.WINDOW, {"name": "Delete"}),
    (FrontKind.NONE, {"name": "Delete"}),
    (FrontKind.ALERT, {"message": "Saved."}),
]


@pytest.mark.parametrize(("kind", "words"), NOT_ASKING)
def test_what_is_in_front_asks_nothing_hard_unless_its_own_words_do(kind: FrontKind, words: dict[str, str]) -> None:
    assert by_name(asks(kind, **words)) == {"Behind": "", "Yes": "", "OK": "", "Cancel": ""}


def test_the_words_of_its_controls_and_other_texts_are_not_its_own() -> None:
    shown = screen(dialog("Files", text("Delete?"), button("Send"), button("OK")))
    assert by_name(shown) == {"Send": "word", "OK": ""}


def test_a_dialogs_cross_answers_no_whatever_its_class_words_but_hard_ones() -> None:
    close, drop = button("×", hints=("btn-close",)), button("✕", hints=("delete",))
    assert by_name(screen(dialog("Delete the file?", close, drop))) == {"×": "", "✕": "word"}


def test_where_cancelling_is_the_question_cancel_is_no_answer() -> None:
    shown = screen(dialog("Cancel subscription?", button("Cancel"), button("Keep my subscription"), button("No")))
    assert by_name(shown) == {"Cancel": "front", "Keep my subscription": "", "No": ""}


def test_where_closing_is_the_question_close_is_no_answer() -> None:
    shown = screen(dialog("Close account?", button("Close"), button("Cancel"), button("×")))
    assert by_name(shown) == {"Close": "front", "Cancel": "", "×": ""}


def test_every_hard_word_of_the_question_counts_for_that() -> None:
    shown = screen(dialog("Confirm", button("Cancel"), button("Back"), message="Cancel booking?"))
    assert by_name(shown) == {"Cancel": "front", "Back": ""}


def test_a_word_of_another_language_counts_in_front_on_its_own_page_only() -> None:
    assert by_name(screen(dialog("Commander", button("OK")), language="en")) == {"OK": ""}
    assert by_name(screen(dialog("Commander", button("OK")), language="fr")) == {"OK": "front"}


def test_the_same_screen_may_be_asked_about_again_after_another() -> None:
    """What is remembered of one screen is never told of another."""
    first, second = asks(name="Delete file"), asks(name="Settings")
    for _ in range(2):
        assert rule(named(first, "OK"), first) == "front"
        assert rule(named(second, "OK"), second) == ""


# --- sheets


def unnamed(kind: FrontKind, **facts: str) -> str:
    shown = screen(dialog("", button("", **facts), kind=kind))
    return rule(shown.items[0], shown)


def test_an_unnamed_control_in_a_sheet_may_be_its_default_button() -> None:
    assert unnamed(FrontKind.SHEET) == "sheet"
    assert unnamed(FrontKind.DIALOG) == ""
    assert unnamed(FrontKind.SHEET, description="Shows more") == ""
    assert unnamed(FrontKind.SHEET, title="Shows more") == ""


def test_a_name_of_unseen_characters_is_none() -> None:
    shown = screen(dialog("", replace(button("x"), name="\u200b\u00ad"), kind=FrontKind.SHEET))
    assert rule(shown.items[0], shown) == "sheet"


def test_a_glyph_of_an_icon_font_is_none() -> None:
    shown = screen(dialog("", button("\ue5ca"), kind=FrontKind.SHEET))
    assert rule(shown.items[0], shown) == "sheet"


def test_an_unnamed_control_behind_the_sheet_is_not_its_button() -> None:
    shown = screen(button(""), front=Front(kind=FrontKind.SHEET))
    assert rule(shown.items[0], shown) == ""


def test_a_text_without_words_in_a_sheet_is_no_button() -> None:
    shown = screen(dialog("", text(""), kind=FrontKind.SHEET))
    assert rule(shown.items[0], shown) == ""


# --- languages


def submit(name: str, language: str, *, submits: bool = True) -> str:
    shown = screen(button(name, submission=Submission(form="f", submits=submits)), language=language)
    return rule(shown.items[0], shown)


@pytest.mark.parametrize("language", ["pl", "ja", "ar", "zh", "sv"])
def test_on_a_page_in_a_language_without_a_list_whatever_submits_is_destructive(language: str) -> None:
    assert submit("Dalej", language) == "language"
    assert submit("Dalej", language, submits=False) == ""


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pt", "nl"])
def test_on_a_page_in_a_covered_language_submitting_is_no_reason(language: str) -> None:
    assert submit("Go", language) == ""


@pytest.mark.parametrize("name", ["送信", "Далее", "إرسال", "Dalej ł", "Sök å", "Weiter 次"])
def test_where_the_page_names_no_language_letters_of_no_covered_alphabet_tell(name: str) -> None:
    assert submit(name, "") == "language"
    assert submit(name, "", submits=False) == ""


@pytest.mark.parametrize("name", ["Go", "Weiter", "Größe wählen", "Æ fin", "Çà et là ÿ", "7 →", ""])
def test_where_the_page_names_no_language_covered_letters_tell_nothing(name: str) -> None:
    assert submit(name, "") == ""


def test_in_an_unknown_language_the_covered_words_still_count() -> None:
    assert submit("Delete", "pl", submits=False) == "word"


# --- the words beside a box


ROW: dict[str, Any] = {"path": ("list", "listitem #2")}
LABEL = text("pay rent", **ROW)


@pytest.mark.parametrize("name", ["pay rent", ""])
def test_the_words_beside_a_box_are_its_label_and_no_command(name: str) -> None:
    shown = screen(tickbox(name, **ROW), LABEL, button("Bin", **ROW))
    assert rule(named_text(shown), shown) == ""


@pytest.mark.parametrize(
    "beside",
    [
        (),
        (tickbox("call Kim", **ROW),),
        (tickbox("", **ROW), text("call Kim", **ROW)),
        (tickbox("pay rent", **ROW), tickbox("urgent", **ROW)),
        (tickbox("pay rent", submission=Submission(submits=True), **ROW),),
        (tickbox("pay rent", path=("list", "listitem #3")),),
        (button("pay rent", **ROW),),
    ],
)
def test_other_words_in_a_row_are_judged_like_any(beside: tuple[Element, ...]) -> None:
    """None beside them, another's box, several boxes or texts, a box that acts at once."""
    shown = screen(*beside, LABEL)
    assert rule(named_text(shown), shown) == "word"


def test_a_link_beside_a_box_is_no_label() -> None:
    shown = screen(tickbox("pay rent", **ROW), link("pay rent", **ROW))
    assert rule(next(i for i in shown.controls if i.role == "link"), shown) == "word"


def test_a_boxs_label_stays_behind_what_nothing_lifts() -> None:
    paying = screen(field("Card number"), tickbox("pay rent", **ROW), LABEL)
    assert rule(named_text(paying), paying) == "payment"
    shown = screen(tickbox("pay rent", **ROW), LABEL)
    assert rule(named_text(shown), shown, "paying rent") == "stop_before"


def named_text(shown: Screen) -> Element:
    return next(item for item in shown.texts if item.name == "pay rent")
