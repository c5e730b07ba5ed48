"""How an element is named: what is a locator, what is none, and what is said then."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from view import FORMS, BadLocator, By, Locator, locators, parse_locator

RIGHT = [
    ("ref=r12:b456", [(By.REF, "", "r12:b456")]),
    ("name=Save", [(By.NAME, "", "Save")]),
    ("  name=  Save   all ", [(By.NAME, "", "Save all")]),
    ("name=a=b;c", [(By.NAME, "", "a=b;c")]),
    ("role=button;name=Save", [(By.ROLE, "button", "Save")]),
    ("role=button;name=a;name=b", [(By.ROLE, "button", "a;name=b")]),
    ("role=button ; name=Save", [(By.ROLE, "button", "Save")]),
    ("text=Click here", [(By.TEXT, "", "Click here")]),
    ("css=a[href='/x'] > b", [(By.CSS, "", "a[href='/x'] > b")]),
    ("css=.md\\:flex", [(By.CSS, "", ".md\\:flex")]),
    ("css=[lang|=en]", [(By.CSS, "", "[lang|=en]")]),
    ("ordinal=0", [(By.ORDINAL, "", "0")]),
    ("name=A | css=.a", [(By.NAME, "", "A"), (By.CSS, "", ".a")]),
    ("name=A \\| B | name=C", [(By.NAME, "", "A | B"), (By.NAME, "", "C")]),
    ("name=A|B", [(By.NAME, "", "A|B")]),
    (" | ".join(["name=x"] * 8), [(By.NAME, "", "x")] * 8),
    ("name=" + "x" * 1019, [(By.NAME, "", "x" * 1019)]),
]


@pytest.mark.parametrize(("text", "parts"), RIGHT, ids=[text[:30] for text, _ in RIGHT])
def test_what_a_locator_says(text: str, parts: list[tuple[By, str, str]]) -> None:
    assert [(one.by, one.role, one.value) for one in parse_locator(text)] == parts


WRONG = [
    ("a bare name is refused, and the forms are told", "Save", "Save", "does not say how", "role=button;name=Save"),
    ("a prefix nobody knows", "id=save", "id=save", "does not say how", "css=button.save"),
    ("capitals in a prefix", "Name=Save", "Name=Save", "does not say how", "name=Save"),
    ("nothing at all", "", "", "missing", "name=Save"),
    ("a part without text", "name=A |  | name=B", " ", "missing", "name=Save"),
    ("a prefix without a value", "name=A | text= ", "text=", "names nothing", "after the sign"),
    ("a role alone", "role=button", "role=button", "a role alone", "role=button;name=Save"),
    ("a role in capitals", "role=Button;name=Save", "role=Button;name=Save", "no role", "role=button;name=Save"),
    ("a reference of no revision", "ref=b12", "ref=b12", "no reference", "ref=r12:b456"),
    ("a reference of node 0", "ref=r7:b0", "ref=r7:b0", "no reference", "ref=r12:b456"),
    ("a place before the first", "ordinal=-1", "ordinal=-1", "no place", "from 0"),
    ("a place with a sign of its own", "ordinal=٣", "ordinal=٣", "no place", "from 0"),
    ("the wrong one is shown, though it stands last", "name=A | name=B | Save", "Save", "does not say", "name=Save"),
    ("one byte too many", "name=A | name=" + "x" * 1020, "name=" + "x" * 1020, "at most 1,024 bytes", "name="),
    ("bytes count, not letters", "name=" + "ß" * 510, "name=" + "ß" * 510, "at most 1,024 bytes, this one 1,025", ""),
    ("nine of them", " | ".join(["name=x"] * 9), " | ".join(["name=x"] * 9), "at most 8", "likeliest"),
]


@pytest.mark.parametrize(("text", "part", "message", "hint"), [case[1:] for case in WRONG], ids=[c[0] for c in WRONG])
def test_what_is_no_locator_is_refused_with_the_part_that_is_wrong(
    text: str, part: str, message: str, hint: str
) -> None:
    with pytest.raises(BadLocator) as caught:
        parse_locator(text)
    problem = caught.value
    assert text[problem.start : problem.end] == part
    assert message in problem.message
    assert hint in problem.hint


def test_every_forms_example_is_a_locator_of_that_form() -> None:
    assert [parse_locator(example)[0].by for example, _ in FORMS.values()] == list(FORMS) == list(By)


@given(some.text(max_size=60) | some.from_regex(r"(name|css|role|text|ref|ordinal)=.{0,20}( \| .{0,20}){0,3}"))
def test_any_text_is_a_locator_or_a_typed_problem(text: str) -> None:
    told = refusal_of(text)
    if told is None:
        assert parse_locator(locators(parse_locator(text))) == parse_locator(text)
        return
    assert told.hint
    assert 0 <= told.start <= told.end
    assert len(told.message.encode("utf-8", "surrogatepass")) < 400


def refusal_of(text: str) -> BadLocator | None:
    try:
        parse_locator(text)
    except BadLocator as problem:
        return problem
    return None


WORDS = some.text(some.characters(exclude_categories=["Cs"]), min_size=1, max_size=30).map(
    lambda w: " ".join(w.split())
)
VALUES = WORDS.filter(bool) | some.text("|\\ a", min_size=1, max_size=9).map(lambda w: " ".join(w.split())).filter(bool)
LOCATORS = some.one_of(
    some.builds(Locator, by=some.sampled_from([By.NAME, By.TEXT, By.CSS]), value=VALUES),
    some.builds(Locator, by=some.just(By.ROLE), role=some.sampled_from(["button", "link"]), value=VALUES),
    some.builds(Locator, by=some.just(By.ORDINAL), value=some.integers(0, 10**9).map(str)),
)


@given(some.lists(LOCATORS, min_size=1, max_size=8).map(tuple))
def test_what_is_printed_is_read_as_the_same(chain: tuple[Locator, ...]) -> None:
    assert parse_locator(locators(chain)) == chain


@pytest.mark.parametrize(
    "selector",
    [
        "[value^='a']",
        "input[ VALUE $= 'a' ]",
        "[value*=a]",
        "[va\\6c ue^=a]",
        "[/*x*/value~=a]",
        "a:has([*|value|=a])",
        "[title='/*'][value/**/^=a]",
    ],
)
def test_a_selector_cannot_ask_letter_by_letter_what_a_field_holds(selector: str) -> None:
    with pytest.raises(BadLocator):
        parse_locator(f"css={selector}")


@pytest.mark.parametrize("selector", ["[value='large']", "[data-value^='a']", "[title='[value^=x']", "[value]"])
def test_a_selector_may_name_a_choice_by_its_whole_value(selector: str) -> None:
    assert len(parse_locator(f"css={selector}")) == 1
