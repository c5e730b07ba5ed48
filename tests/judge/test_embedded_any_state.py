"""Whatever the screen holds, the embedded judge answers every question with a distribution."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge import (
    NONE,
    Choice,
    Chosen,
    Question,
    Score,
    Scored,
    State,
    Yes,
    YesNo,
    choice,
    elements,
    moves,
    score,
    yes_no,
)
from judge import Kind as Asked
from judge.embedded import EmbeddedJudge
from judge.question import Option
from judge.wording import MOVES
from view import Element, FrontKind, Support
from view import State as Condition

ROLES = (
    "button",
    "link",
    "textbox",
    "searchbox",
    "checkbox",
    "switch",
    "text",
    "heading",
    "alert",
    "dialog",
    "row",
    "?",
)
WORDS = (
    "add",
    "blue mug",
    "the",
    "turn on",
    "Search",
    "",
    "1 × 2",
    "“quoted”",
    "Ünïcode",
    "購入",
    '"',
    "[x] > #3",
    "7",
    "not",
    "no results",
)
text = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=20)
element = st.builds(
    Element,
    role=st.sampled_from(ROLES),
    name=text,
    value=text,
    placeholder=text,
    description=text,
    states=st.frozensets(st.sampled_from(Condition), max_size=3),
    supports=st.frozensets(st.sampled_from(Support), max_size=2),
    path=st.lists(st.sampled_from(("main", "listitem #1", "listitem #2", 'dialog "Add"', "")), max_size=3).map(tuple),
    in_front=st.booleans(),
)
states = st.builds(
    State,
    step=text,
    title=text,
    front=st.sampled_from(FrontKind),
    front_name=text,
    items=st.lists(element, max_size=12).map(tuple),
    history=st.lists(text, max_size=3).map(tuple),
    last=text | st.just('pressed button "Add"') | st.just('typed "x" into textbox "y"'),
    appeared=st.lists(text | element.map(lambda item: item.label), max_size=4).map(tuple),
    gone=st.lists(text | element.map(lambda item: item.label), max_size=4).map(tuple),
)
YES = (
    Asked.DONE, Asked.NOT_DONE, Asked.SHOWS_RESULT, Asked.BLOCKED, Asked.HELPED, Asked.HOLDS, Asked.NEGATED,
    Asked.FIELD_ERROR, Asked.ASKED_FOR, Asked.INTENDED, Asked.UNINTENDED,
)  # fmt: skip
KEYS = ("new_item", "new_folder", "find", "reply", "settings", "back", "next_field", "confirm", "dismiss")


def every_question(state: State, purpose: str) -> tuple[Question, ...]:
    """One of each kind about that state."""
    offered = elements(state.items)
    keys = tuple(Option(key=key, text=key) for key in KEYS)
    escape = Option(key="escape", text="press Escape")
    spans = tuple(Option(key=o.key, text=f'type "blue" into {o.text}', element=o.element) for o in offered)
    first = state.items[0] if state.items else None
    return (
        *(yes_no(kind, purpose) for kind in YES),
        yes_no(Asked.CONFIRM, purpose, element=first),
        yes_no(Asked.ONLY_NEAR, purpose, element=first),
        score(Asked.PROGRESS),
        score(Asked.COVERAGE, purpose),
        choice(Asked.MOVE, moves(typing=True)),
        choice(Asked.SHORTCUT, keys),
        choice(Asked.DISMISS, (*offered, escape)),
        choice(Asked.TARGET, offered, f"press it to accomplish: {purpose}"),
        choice(Asked.AGAIN, offered, purpose),
        choice(Asked.DUEL, offered, purpose),
        choice(Asked.SPAN, spans, purpose),
        choice(Asked.SLOT, offered, purpose),
        choice(Asked.OPTION, keys, purpose),
    )


def test_the_list_of_questions_leaves_no_kind_out() -> None:
    assert {question.kind for question in every_question(State(step="x"), "x")} == set(Asked)
    assert set(MOVES) <= set(choice(Asked.MOVE, moves(typing=True)).keys)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(states, text)
def test_every_kind_is_answered_for_any_state(state: State, purpose: str) -> None:
    questions = every_question(state, purpose)
    answers = EmbeddedJudge().answers(state, questions)
    for question in questions:
        match question, answers[question.id]:
            case YesNo(), Yes(p):
                assert 0 < p < 1
            case Choice(keys=keys), Chosen(pairs):
                assert tuple(key for key, _ in pairs) == keys
                assert NONE in keys
            case Score(levels=levels), Scored(ps):
                assert len(ps) == len(levels)
            case _:
                raise AssertionError(question.kind)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(states, st.randoms(use_true_random=False))
def test_the_order_of_the_options_makes_no_difference(state: State, shuffled: st.DataObject) -> None:
    offered = list(elements(state.items))
    mixed = list(offered)
    shuffled.shuffle(mixed)  # type: ignore[attr-defined]
    judge = EmbeddedJudge()
    for kind in (Asked.TARGET, Asked.SLOT, Asked.DISMISS):
        one = judge.answers(state, [choice(kind, offered, "press x")])[kind]
        other = judge.answers(state, [choice(kind, mixed, "press x")])[kind]
        assert isinstance(one, Chosen)
        assert isinstance(other, Chosen)
        assert dict(one.probabilities) == dict(other.probabilities)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(states, text)
def test_a_question_and_its_negation_add_up_to_one(state: State, purpose: str) -> None:
    asked = [yes_no(kind, purpose) for kind in (Asked.DONE, Asked.NOT_DONE, Asked.HOLDS, Asked.NEGATED)]
    ps = [answer.p for answer in EmbeddedJudge().answers(state, asked).values() if isinstance(answer, Yes)]
    assert ps[0] + ps[1] == 1
    assert ps[2] + ps[3] == 1


def test_an_empty_screen_is_answered_with_unsure() -> None:
    state = State(step="do something")
    done, holds = EmbeddedJudge().answers(state, [yes_no(Asked.DONE), yes_no(Asked.HOLDS, "it rains")]).values()
    assert isinstance(done, Yes)
    assert isinstance(holds, Yes)
    assert 0.25 < done.p < 0.75
    assert 0.25 < holds.p < 0.75
