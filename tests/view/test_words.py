"""Words as the safety rules compare them: whole words, however they are dressed up."""

from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from view import label_words
from view.words import WIDEST_GAP, PhraseBook, label_tokens, seen

UNSEEN = "\u00ad\u200b\u200c\u200d\u2060\ufeff\u202e\u115f\u3164"
DRESSED = [
    ("Pay now", "pay now"),
    ("PayNow", "pay now"),
    ("payNow", "pay now"),
    ("PAYNow", "pay now"),
    ("Pay_now", "pay now"),
    ("pay-now", "pay now"),
    ("Pay2Win", "pay win"),
    ("1-Click-Buy", "click buy"),
    ("ＰＡＹ　ＮＯＷ", "pay now"),
    ("𝗣𝗮𝘆", "pay"),
    ("Pa\u00ady", "pay"),
    ("P\u200ba\u200cy", "pay"),
    ("\u202ePay\u202c", "pay"),
    ("Pa\u3164y", "pay"),
    ("P\x00ay", "pay"),
    ("Pa\x7fy", "pay"),
    ("Pay\nnow\tthen", "pay now then"),
    ("P\u0336a\u0336y\u0336", "pay"),
    ("Löschen", "loschen"),
    ("Lo\u0308schen", "loschen"),
    ("LÖSCHEN", "loschen"),
    ("DÉCONNEXION", "deconnexion"),
    ("Schließen", "schliessen"),
    ("🗑 Delete!", "delete"),
    ("l'achat", "l achat"),
    ("don't", "don t"),
    ("payment", "payment"),
    ("resend", "resend"),
    ("₹7,346", ""),
    ("…", ""),
    ("", ""),
]


@pytest.mark.parametrize(("label", "words"), DRESSED)
def test_a_word_is_a_run_of_letters_whatever_was_done_to_dress_it_up(label: str, words: str) -> None:
    assert label_words(label) == tuple(words.split())


@pytest.mark.parametrize(
    ("label", "tokens"), [("Pay ₹7,346", "pay 7 346"), ("2 items", "2 items"), ("B12", "b 12"), ("x²", "x2"), ("", "")]
)
def test_tokens_keep_the_numbers_among_the_words(label: str, tokens: str) -> None:
    assert label_tokens(label) == tuple(tokens.replace("x2", "x 2").split())


@given(st.text())
def test_the_words_of_words_are_the_same_words(label: str) -> None:
    words = label_words(label)
    assert label_words(" ".join(words)) == words


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=12), st.data())
def test_characters_that_nobody_sees_change_no_word(label: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(label)))
    unseen = data.draw(st.sampled_from(UNSEEN))
    assert label_words(label[:place] + unseen + label[place:]) == label_words(label)


@given(st.text())
@example("\U000109c0")
def test_no_word_holds_a_character_that_nobody_sees(label: str) -> None:
    assert all(char.isalpha() and category(char) != "Cf" for word in label_words(label) for char in word)


def test_a_name_of_unseen_characters_is_no_name() -> None:
    assert seen("\u200b \u00ad\u2800") == ""
    assert seen("\u200bOK ") == "OK"


def test_a_glyph_of_an_icon_font_is_no_name_but_parts_words() -> None:
    assert seen("\ue872") == ""
    assert seen("\ue872 Save") == "Save"
    assert label_words("send\ue872mail") == ("send", "mail")


PHRASES = [("close",), ("close", "account"), ("log", "out", "now")]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("close account", [(0, 1, "close"), (0, 2, "close account")]),
        ("please close my account", [(1, 2, "close"), (1, 4, "close account")]),
        ("close my own dear account", [(0, 1, "close"), (0, 5, "close account")]),
        ("close my own dear old account", [(0, 1, "close")]),
        ("close the account", [(0, 1, "close")]),
        ("close my", [(0, 1, "close")]),
        ("account close", [(1, 2, "close")]),
        ("log out", []),
        ("log my out my now", [(0, 5, "log out now")]),
        ("close close", [(0, 1, "close"), (1, 2, "close")]),
        ("", []),
    ],
)
def test_a_phrase_is_found_with_small_words_inside_it(words: str, found: list[tuple[int, int, str]]) -> None:
    book = PhraseBook(PHRASES, small={"my", "own", "dear", "old"})
    assert [(f.start, f.end, " ".join(f.phrase)) for f in book.all_in(tuple(words.split()))] == found


def test_as_many_small_words_as_the_table_says() -> None:
    assert WIDEST_GAP == 3
