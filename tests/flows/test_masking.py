"""No secret gets past the redactor, in whatever writing."""

import base64
import html
import json
import re
from urllib.parse import quote, quote_plus, unquote_plus

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as some
from screens import screen, text

from flows.masking import Redactor
from view import Element, Front, FrontKind, Receiver, Reply, Screen

CANARY = 'k4nary & "söup"/\\ 7'
HIDES = Redactor([("password", CANARY)])

WRITINGS = {
    "plain": CANARY,
    "URL-encoded": quote(CANARY),
    "URL-encoded whole": quote(CANARY, safe=""),
    "URL-encoded small": quote(CANARY, safe="").lower(),
    "form-encoded": quote_plus(CANARY),
    "JSON": json.dumps(CANARY)[1:-1],
    "JSON in UTF-8": json.dumps(CANARY, ensure_ascii=False)[1:-1],
    "HTML": html.escape(CANARY),
    "other white space": CANARY.replace(" ", "\n"),
}


@pytest.mark.parametrize("writing", WRITINGS)
def test_a_secret_is_hidden_in_every_writing(writing: str) -> None:
    assert HIDES.text(f"before {WRITINGS[writing]} after") == "before [secret:password] after"


@pytest.mark.parametrize("before", ["", "a", "ab", "user:", "Basic dXNlcg=="])
@pytest.mark.parametrize("encode", [base64.b64encode, base64.urlsafe_b64encode])
def test_a_secret_is_hidden_in_base64_wherever_it_begins(before: str, encode: object) -> None:
    assert callable(encode)
    encoded = encode(f"{before}{CANARY}and more".encode()).decode()
    core = base64.b64encode(CANARY.encode()).decode()[:16]
    hidden = HIDES.text(encoded)
    assert "[secret:password]" in hidden
    assert core not in hidden


TEXTS = some.text(min_size=4, max_size=12)


@given(TEXTS, some.text(max_size=20), some.text(max_size=20))
def test_no_secret_of_four_letters_or_more_is_left_in_any_text(secret: str, before: str, after: str) -> None:
    hidden = Redactor([("s", secret)]).text(f"{before}{secret}{after}")
    assert all(secret not in piece for piece in hidden.split("[secret:s]"))
    assert "[secret:s]" in hidden


@given(TEXTS, some.sampled_from([quote, quote_plus, lambda s: json.dumps(s)[1:-1], html.escape]))
def test_no_encoded_secret_is_left_in_any_text(secret: str, encode: object) -> None:
    assert callable(encode)
    assume(not re.search(r"[\ud800-\udfff]", secret))
    assert Redactor([("s", secret)]).text(f"<{encode(secret)}>") == "<[secret:s]>"


@given(some.lists(TEXTS, min_size=2, max_size=4, unique=True))
def test_secrets_that_overlap_are_all_hidden(secrets: list[str]) -> None:
    hides = Redactor((f"s{at}", secret) for at, secret in enumerate(secrets))
    hidden = re.split(r"\[secret:s\d\]", hides.text("".join(secrets) + secrets[0][:-1] + secrets[1]))
    assert all(secret not in piece for secret in secrets for piece in hidden)


def test_nothing_of_secrets_that_overlap_is_left_between_them() -> None:
    assert Redactor([("a", "abcd1234"), ("b", "1234wxyz")]).text("<abcd1234wxyz>") == "<[secret:a]>"
    assert Redactor([("s", "xyxyx")]).text("<xyxyxyx>") == "<[secret:s]>", "one that overlaps itself"


def test_a_secret_inside_another_is_hidden_under_the_longer_place() -> None:
    assert Redactor([("pin", "1234"), ("card", "99123499")]).text("99123499") == "[secret:card]"


def test_a_very_short_secret_is_hidden_only_as_a_word_of_its_own() -> None:
    """Hiding every "1" would leave nothing to read, and tell more than it hides."""
    hides = Redactor([("answer", "42")])
    assert hides.text("it is 42, not 1421 or a42b") == "it is [secret:answer], not 1421 or a42b"


def test_an_empty_secret_hides_nothing() -> None:
    assert Redactor([("none", "")]).text("as it was") == "as it was"


def test_nothing_of_a_screen_is_shown_with_a_secret_in_it() -> None:
    item = Element(
        role="textbox",
        name=f"n {CANARY}",
        value=CANARY,
        description=f"d {CANARY}",
        title=f"t {CANARY}",
        hints=(CANARY,),
        placeholder=CANARY,
        choices=("a", CANARY),
        path=("form", CANARY),
        cover=CANARY,
    )
    front = Front(kind=FrontKind.DIALOG, name=CANARY, heading=CANARY, message=CANARY)
    shown = HIDES.screen(
        Screen(title=CANARY, address=f"http://x/?q={quote(CANARY)}", front=front, items=(item,), blind=CANARY)
    )
    assert "k4nary" not in repr(shown)
    assert repr(shown).count("[secret:password]") == len(
        ["title", "address", "blind", "front name", "heading", "message"]
    ) + len(["name", "value", "description", "title", "hint", "placeholder", "choice", "path", "cover"])


def test_a_screen_without_secrets_is_passed_on_as_it_is() -> None:
    shown = screen(text("nothing here"))
    assert HIDES.screen(shown) is shown


def test_nothing_that_comes_back_from_the_surface_holds_a_secret() -> None:
    over = Receiver(tag="div", id=CANARY, classes=(CANARY,), role=CANARY, text=CANARY)
    reply = Reply(
        note=CANARY,
        cover=CANARY,
        read_back=CANARY,
        requested=CANARY,
        receiver=over,
        dialogs=(CANARY,),
        opened=(quote(CANARY),),
    )
    assert "k4nary" not in repr(HIDES.reply(reply))


WORDS = some.text('abXYü😀%&\\" ', min_size=4, max_size=9)
AROUND = some.text("0123 .", max_size=6)


def cut(text: str, most: int) -> str:
    """As the page's script cuts."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def left_of(secret: str, shown: str) -> set[str]:
    """Every four letters of it that stand there side by side."""
    return {secret[at : at + 4] for at in range(len(secret) - 3) if secret[at : at + 4] in shown}


@given(WORDS, AROUND, AROUND, some.integers(1, 24), some.sampled_from(["{}", '"{}" lies over it', "{} 12? …"]))
def test_no_cut_lets_four_letters_of_a_secret_through(
    secret: str, before: str, after: str, most: int, form: str
) -> None:
    text = f"{before}{secret}{after}"
    hides = Redactor([("s", secret)])
    assert not left_of(secret, hides.text(form.replace("{}", cut(text, most))))
    assert not left_of(secret, hides.text(form.replace("{}", f"…{text[most - 1 :]}"))), "what is told of the rest"
    assert not left_of(secret, hides.text(form.replace("{}", "…" + cut(text[most // 2 :], most)))), "of its middle"


@example('XXX"X', "", 9, html.escape)
@example("\\\\😀%X", "000", 24, quote)
@given(WORDS, AROUND, some.integers(1, 60), some.sampled_from([quote, quote_plus, html.escape]))
def test_no_cut_lets_four_letters_of_an_encoded_secret_through(
    secret: str, before: str, most: int, encode: object
) -> None:
    assert callable(encode)
    hidden = Redactor([("s", secret)]).text(cut(before + encode(secret), most))
    assert not left_of(secret, html.unescape(unquote_plus(hidden)))


@given(WORDS, AROUND, some.integers(2, 30))
def test_no_cut_lets_four_letters_of_a_secret_through_as_json(secret: str, before: str, most: int) -> None:
    hidden = Redactor([("s", secret)]).text(json.dumps(cut(before + secret, most)))
    assert not left_of(secret, json.loads(hidden))


def test_half_a_secret_in_base64_is_hidden() -> None:
    encoded = base64.b64encode(f"bob:{CANARY}".encode()).decode()
    assert encoded[8:13] not in HIDES.text(f"Basic {encoded[:16]}…")


def test_what_is_no_part_of_a_secret_is_left_before_an_ellipsis() -> None:
    assert HIDES.text("Save as… k4n… kanary…") == "Save as… k4n… kanary…"


def test_a_secret_with_several_spaces_is_hidden_as_a_page_shows_it() -> None:
    assert Redactor([("s", "one  two ")]).text("(one two)") == "([secret:s])"


def test_two_flows_of_one_run_hide_each_others_secrets() -> None:
    both = Redactor([("a", "first secret")]).beside(Redactor([("a", "other secret")]))
    assert both.text("first secret, other secret") == "[secret:a], [secret:a]"
