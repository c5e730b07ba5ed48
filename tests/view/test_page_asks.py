"""A page that asks to confirm something hard to undo, without a dialog."""

import pytest
from screens import button, dialog, field, form, item, link, named, screen, text, tickbox

from view import Element, Guards, Screen, is_destructive, why_destructive
from view.asking import asked_in, is_question, sentences, warns
from view.confirmation import AFFIRMING, says_yes
from view.leading import leads_to
from view.lexicon import LEXICONS, Lexicon


def rule(element: Element, shown: Screen) -> str:
    reason = why_destructive(element, shown, Guards())
    return reason.rule if reason else ""


def by_name(shown: Screen) -> dict[str, str]:
    return {element.name: rule(element, shown) for element in shown.controls}


def page(question: str | Element, *more: str | Element, language: str = "en", title: str = "") -> Screen:
    """A question over a form, as administration pages ask it, between a header and a footer."""
    asked = text(question, path=("main",)) if isinstance(question, str) else question
    return screen(
        form("s", button("Search", path=("search",))),
        link("Home", path=("navigation",)),
        item("heading Accounts", path=("main",)),
        asked,
        *more,
        form("f", field("Reason", path=("main",)), button("Yes, I'm sure", path=("main",))),
        link("No, take me back", path=("main",)),
        form("n", button("Sign up", path=("contentinfo",))),
        language=language,
        title=title,
    )


ANSWERED = {
    "Search": "", "Home": "", "Reason": "", "Yes, I'm sure": "page", "No, take me back": "", "Sign up": "",
}  # fmt: skip

ASKING = (
    'Are you sure you want to delete the user "kim"? All of the following related items will be deleted:',
    "Are you sure?",
    "Are you absolutely sure?",
    "Are you sure you want to leave the group?",
    "You are about to permanently remove 3 files.",
    "You’re about to delete kim’s holiday.jpg",
    "Your account is about to be deactivated.",
    "Do you really want to close your account?",
    "Do you want to unsubscribe from all lists?",
    "Would you like to cancel your subscription?",
    "Please confirm that this user is to be deleted.",
    "Really delete it?",
    "Are you sure you want to dele\u200bte it?",
    "Are you sure you want to ԁеlеtе it?",
)


@pytest.mark.parametrize("question", ASKING)
def test_what_hands_in_the_form_of_such_a_page_is_destructive(question: str) -> None:
    assert by_name(page(question)) == ANSWERED


@pytest.mark.parametrize("heading", ["Delete this user?", "Delete kim?", "Cancel the subscription?", "Are you sure?"])
def test_a_headline_asks_by_the_deed_alone(heading: str) -> None:
    assert by_name(page(item("heading x", name=heading, path=("main",)))) == {**ANSWERED}


def test_the_title_asks_where_the_question_itself_is_out_of_the_look() -> None:
    assert by_name(page("Summary", title="Are you sure? | Site administration")) == ANSWERED


def test_a_tick_that_says_that_it_is_understood_asks_for_the_button_below() -> None:
    understood = tickbox("I understand that my account will be deleted", path=("main",))
    assert by_name(page("Please read this.", understood))["Yes, I'm sure"] == "page"


def test_questions_in_what_was_cut_from_a_long_text_count() -> None:
    long = text("Some words.", path=("main",), rest="Are you sure you want to delete it?")
    assert by_name(page(long)) == ANSWERED


NOT_ASKING = (
    "How do I delete my account?",
    "Can I cancel my subscription?",
    "Why was my order cancelled?",
    "You can delete your account at any time.",
    "By continuing you confirm that you have read the terms.",
    "Would you like to buy insurance?",
    "Do you want to pay in instalments?",
    "Make sure you want this size.",
    "You are about to leave our site.",
    "Are you sure this is the right size?",
    "Deleted items are kept for 30 days.",
    "Where can I pay?",
    "You are about to start the quiz.",
    "We are sure you will like it. Remove the wrapping.",
)


@pytest.mark.parametrize("words", NOT_ASKING)
def test_help_terms_offers_and_plain_text_ask_nothing(words: str) -> None:
    assert set(by_name(page(words)).values()) == {""}
    assert set(by_name(page(item("heading x", name=words, path=("main",)))).values()) == {""}


@pytest.mark.parametrize("words", ["Do you want to delete your account?", "Would you like to unsubscribe?"])
def test_a_mere_wish_asks_only_where_a_no_is_offered(words: str) -> None:
    """A help page begins so, too, and offers none."""
    assert by_name(page(words))["Yes, I'm sure"] == "page"
    alone = screen(text(words), button("Read more"), link("Home"))
    assert by_name(alone) == {"Read more": "", "Home": ""}


def test_a_no_that_is_what_is_asked_about_is_an_answer() -> None:
    shown = screen(text("Are you sure you want to cancel?"), button("Cancel"), button("Close"), button("No"))
    assert by_name(shown) == {"Cancel": "page", "Close": "", "No": ""}


def test_links_that_say_yes_answer_and_others_only_lead_on() -> None:
    shown = screen(text("Are you sure?"), link("Yes, do it"), link("Continue"), link("Terms"), item("tab Log"))
    assert by_name(shown) == {"Yes, do it": "page", "Continue": "page", "Terms": "", "Log": ""}


def test_buttons_before_the_question_answer_nothing_unless_they_hand_in() -> None:
    shown = screen(button("Menu"), form("f", button("Go")), text("Are you sure?"), button("OK"))
    assert by_name(shown) == {"Menu": "", "Go": "page", "OK": "page"}


def test_a_question_in_a_row_reaches_its_own_row() -> None:
    row, other = ("table", "row #2"), ("table", "row #3")
    shown = screen(
        text("Are you sure?", path=row), button("Yes", path=row), button("No", path=row), button("Open", path=other)
    )
    assert by_name(shown) == {"Yes": "page", "No": "", "Open": ""}


def test_a_question_in_a_row_without_an_answer_reaches_the_page() -> None:
    shown = screen(text("Are you sure?", path=("list", "listitem #1")), button("Go on"))
    assert by_name(shown) == {"Go on": "page"}


def test_a_quoted_number_sign_makes_no_row() -> None:
    shown = screen(text("Are you sure?", path=('region "Order #7"',)), button("Go on"), button("Yes"))
    assert by_name(shown) == {"Go on": "page", "Yes": "page"}


def test_a_page_behind_a_dialog_asks_nothing_of_the_dialog() -> None:
    shown = screen(text("Are you sure?"), button("Yes"), dialog("Cookies", button("Fine")))
    assert by_name(shown) == {"Yes": "page", "Fine": ""}


def test_fields_choices_and_ticks_only_fill_in() -> None:
    shown = screen(text("Are you sure?"), field("Why"), tickbox("Tell them"), item("combobox How"))
    assert set(by_name(shown).values()) == {""}


def test_words_of_a_control_are_no_question_of_the_page() -> None:
    assert by_name(screen(button("Are you sure?"), button("Save"))) == {"Are you sure?": "", "Save": ""}


def test_an_entry_lifts_it() -> None:
    shown = page("Are you sure?")
    reason = why_destructive(named(shown, "Yes, I'm sure"), shown, Guards())
    assert reason == ("page", 'the page asks about something hard to undo: "are you sure"', True)
    assert is_destructive(named(shown, "Yes, I'm sure"), shown, Guards())


@pytest.mark.parametrize(
    ("language", "question", "yes"),
    [
        ("de", "Sind Sie sicher, dass Sie den Benutzer löschen möchten?", "Weiter"),
        ("de", "Soll das Konto wirklich gelöscht werden?", "Ja"),
        ("fr", "Êtes-vous sûr de vouloir supprimer ce compte ?", "Oui"),
        ("fr", "Vous êtes sur le point de supprimer 3 fichiers.", "Continuer"),
        ("es", "¿Seguro que quieres eliminar la cuenta?", "Sí"),
        ("es", "Está a punto de eliminar 3 archivos.", "Continuar"),
        ("it", "Sei sicuro di voler eliminare l'account?", "Sì"),
        ("it", "Stai per eliminare 3 file.", "Continua"),
        ("pt", "Tem certeza de que deseja excluir a conta?", "Sim"),
        ("pt", "Está prestes a eliminar 3 ficheiros.", "Continuar"),
        ("nl", "Weet u zeker dat u dit account wilt verwijderen?", "Ja"),
        ("nl", "U staat op het punt 3 bestanden te verwijderen.", "Doorgaan"),
    ],
)
def test_every_language_asks(language: str, question: str, yes: str) -> None:
    shown = screen(text(question), link("Start"), link(yes), button("OK"), language=language)
    assert by_name(shown) == {"Start": "", yes: "page", "OK": "page"}


@pytest.mark.parametrize("lexicon", LEXICONS, ids=lambda lexicon: lexicon.language)
def test_every_language_has_all_that_a_question_is_made_of(lexicon: Lexicon) -> None:
    assert all((lexicon.sure, lexicon.asking, lexicon.wishing, lexicon.deeds, lexicon.final, lexicon.affirming))


# --- in front


def front(message: str, *, heading: str = "") -> dict[str, str]:
    return by_name(screen(dialog("Files", button("OK"), button("Cancel"), message=message, heading=heading)))


@pytest.mark.parametrize(
    "message",
    [
        "Delete holiday.jpg?",
        "Do you want to delete Mr. Lee’s file?",
        "Are you sure?",
        "You are about to remove 3 files.",
        "Something happens now. This cannot be undone.",
        "You won't be able to revert this!",
    ],
)
def test_a_dialog_asks_and_warns_in_whole_sentences(message: str) -> None:
    assert front(message) == {"OK": "front", "Cancel": ""}


@pytest.mark.parametrize(
    "message", ["Saved. You can delete it later.", "We keep it for good.", "Is it permanently on?"]
)
def test_a_dialog_that_only_speaks_of_it_does_not(message: str) -> None:
    assert front(message) == {"OK": "", "Cancel": ""}


def test_in_a_dialog_too_what_is_asked_about_is_no_way_out() -> None:
    shown = screen(dialog("Trip", button("Cancel"), button("No"), message="Are you sure you want to cancel?"))
    assert by_name(shown) == {"Cancel": "front", "No": ""}


# --- sentences


@pytest.mark.parametrize(
    ("said", "parts"),
    [
        ("It was one. Two? Three", ("It was one.", "Two?", "Three")),
        ("Delete a.b.c?", ("Delete a.b.c?",)),
        ("Ask Mr. X. It is so", ("Ask Mr. X. It is so",)),
        ("Sure?Delete it?", ("Sure?", "Delete it?")),
        ("消す？はい。", ("消す？", "はい。")),
        ("", ()),
    ],
)
def test_a_full_stop_in_a_name_ends_no_sentence(said: str, parts: tuple[str, ...]) -> None:
    assert sentences(said) == parts


def test_a_question_knows_its_words_and_whether_it_may_be_an_offer() -> None:
    assert [one.by_wish for one in asked_in("Do you want to delete it? Are you sure?", "en")] == [True, False]
    assert [one.by_wish for one in asked_in("Delete it?", "en", headline=True)] == [True]
    assert asked_in("Delete it?", "en") == ()
    assert warns("Nothing to see") is None


def in_portuguese(question: str, *, heading: bool = False) -> Screen:
    """ "Apaga" deletes in Portuguese, and on a page in another language is nothing."""
    asked = item("heading x", name=question, path=("main",)) if heading else text(question, path=("main",))
    return screen(asked, form("f", button("Seguir", path=("main",))), link("No", path=("main",)), language="pt")


@pytest.mark.parametrize("heading", [False, True])
def test_a_question_is_read_in_the_language_of_its_page(heading: bool) -> None:
    question = "Apaga a conta?" if heading else "Tem certeza de que apaga a conta?"
    assert by_name(in_portuguese(question, heading=heading))["Seguir"] == "page"
    assert all(one.quoted != '"apaga" (delete)' for one in asked_in(question, "en", headline=heading))


def test_a_warning_names_its_words_and_all_of_its_sentence() -> None:
    warning = warns("This cannot be undone")
    assert warning is not None
    assert (warning.quoted, warning.words) == ('"cannot be undone"', ("this", "cannot", "be", "undone"))


def test_an_address_of_several_colons_is_read_from_the_first() -> None:
    assert leads_to(Element(role="link", name="Bye", leads=("call:user:delete",))) == ""


@pytest.mark.parametrize("phrase", sorted(AFFIRMING))
def test_every_way_to_say_yes_answers_with_yes(phrase: tuple[str, ...]) -> None:
    assert says_yes(button(f"{' '.join(phrase)} kim"))


ROW = ("main", "listitem #1")
OTHER_ROW = ("main", "listitem #2")


@pytest.mark.parametrize("asked_at", [ROW, (*ROW, "group")])
def test_a_question_of_one_row_is_answered_in_that_row(asked_at: tuple[str, ...]) -> None:
    rows = screen(
        text("Would you like to cancel your subscription?", path=asked_at),
        button("Continue", path=ROW),
        link("No", path=ROW),
        button("Open", path=OTHER_ROW),
    )
    assert by_name(rows) == {"Continue": "page", "No": "", "Open": ""}


def test_a_number_in_the_name_of_a_region_makes_no_card_of_it() -> None:
    region = ("main", 'region "Ticket #5"')
    asked = screen(
        text("Are you sure?", path=region), button("Details", path=region), button("Continue", path=("main",))
    )
    assert by_name(asked)["Continue"] == "page"


@pytest.mark.parametrize("title", ["Delete this user?", "Apaga a conta?"])
def test_the_title_is_a_headline_in_the_language_of_the_page(title: str) -> None:
    language = "pt" if title.startswith("Apaga") else "en"
    first = form("f", button("Seguir", path=("main",)))
    assert by_name(screen(first, link("No", path=("main",)), title=title, language=language))["Seguir"] == "page"


def test_a_request_to_confirm_is_read_in_the_language_of_its_page() -> None:
    asked = [asked_in("Está prestes a apagar a conta.", language) for language in ("pt", "en")]
    assert [[one.quoted for one in found] for found in asked] == [['"apagar" (delete)'], []]


def test_white_space_behind_a_question_is_no_end_to_it() -> None:
    assert is_question("Delete it? ")


def test_two_words_alone_ask_and_one_does_not() -> None:
    assert [one.quoted for one in asked_in("Tem certeza?", "pt")] == ['"tem certeza"']
    assert asked_in("Really?", "en") == ()


def test_a_control_that_the_screen_does_not_list_answers_what_the_screen_asks() -> None:
    assert rule(button("Go", path=("main",)), screen(text("Are you sure?", path=("main",)))) == "page"
