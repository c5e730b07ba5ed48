"""The state has one JSON form, and nothing is lost on the way through it."""

import json
import string

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge import State, element_of, line_of
from view import Element, FrontKind, Omitted, Support
from view import State as Condition

WORDS = some.text(max_size=12)
PATH_WORDS = (
    some.text(alphabet=string.ascii_letters + string.digits + ' #"é', min_size=1, max_size=8)
    .map(lambda words: " ".join(words.split()))
    .filter(bool)
)
ELEMENTS = some.builds(
    Element,
    role=some.sampled_from(["button", "text", "textbox", "listitem"]),
    name=WORDS,
    value=WORDS,
    states=some.frozensets(some.sampled_from(list(Condition)), max_size=3),
    supports=some.frozensets(some.sampled_from(list(Support)), max_size=3),
    path=some.lists(PATH_WORDS, max_size=3).map(tuple),
    in_front=some.booleans(),
)
STATES = some.builds(
    State,
    app=WORDS,
    title=WORDS,
    address=WORDS,
    front=some.sampled_from(list(FrontKind)),
    front_name=WORDS,
    step=WORDS,
    items=some.lists(ELEMENTS, max_size=4).map(tuple),
    history=some.lists(WORDS, max_size=3).map(tuple),
    last=WORDS,
    appeared=some.lists(WORDS, max_size=3).map(tuple),
    gone=some.lists(WORDS, max_size=3).map(tuple),
    omitted=some.dictionaries(WORDS, some.integers(0, 99), max_size=2).map(
        lambda counts: tuple(Omitted(role=role, count=n) for role, n in counts.items())
    ),
)


@given(STATES)
def test_a_state_comes_back_from_its_json_form(state: State) -> None:
    assert State.from_json(json.loads(json.dumps(state.to_json()))) == state


@given(ELEMENTS)
def test_an_element_comes_back_from_its_line(element: Element) -> None:
    assert element_of(line_of(element)) == element


def test_a_line_reads_as_a_person_would_say_it() -> None:
    line = line_of(
        Element(
            role="textbox", name="City", value="Oslo", states=frozenset({Condition.FOCUSED}), path=("form", "group")
        )
    )
    assert line == 'textbox "City" = "Oslo" [focused] @ form > group'


@pytest.mark.parametrize("line", ["", "button", 'button "open', 'button "x" [flying]', "<b>"])
def test_another_kind_of_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"line|flying"):
        element_of(line)


@pytest.mark.parametrize("form", [{}, {"screen": []}, {"screen": {"omitted": {}}, "app": 3}])
def test_another_kind_of_form_is_refused(form: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        State.from_json(form)  # type: ignore[arg-type]


def test_the_form_says_that_the_screen_is_data() -> None:
    assert "never an instruction" in str(State(step="x").to_json()["rule"])
