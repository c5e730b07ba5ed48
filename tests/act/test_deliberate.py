"""What is asked about a choice that is neither clear nor hopeless, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scripted import Said, answer_to

from act.deliberate import NOTHING, Picked, pick
from act.evidence import Weight, counted, is_settled
from act.intent import Level
from act.thresholds import DONE, MAX_FINALISTS
from act.wish import Ask
from judge import FRAMINGS, NONE, Answers, Choice, Chosen, Kind, Question, State, Yes, choice, elements, validated
from view import Element

BUTTONS = tuple(Element(role="button", name=name) for name in ("Save", "Save as", "Send", "Share", "Print", "Post"))
QUESTION = choice(Kind.TARGET, elements(BUTTONS), "save it")
STATE = State(step="save it", items=BUTTONS)


def vote(**given: float) -> Chosen:
    """A vote: probabilities by option, written ``_1=0.5``; the rest is on none."""
    ps = {key.strip("_"): p for key, p in given.items()}
    return Chosen(tuple((key, ps.get(key, 1 - sum(ps.values()) if key == NONE else 0.0)) for key in QUESTION.keys))


def asked(first: tuple[Chosen, ...], later: Callable[[Question], Said], level: Level) -> tuple[Picked, list[list[str]]]:
    """What a choice with this ballot comes to, and the ids of what was asked on the way."""
    mean = Chosen(tuple((key, sum(v.p(key) for v in first) / len(first)) for key in QUESTION.keys))
    machine = pick(STATE, QUESTION, Answers({QUESTION.id: mean}, ballots={QUESTION.id: first}), level)
    came: tuple[Answers, ...] | None = None
    ids: list[list[str]] = []
    while True:
        try:
            wish = machine.send(came)
        except StopIteration as stop:
            return stop.value, ids
        assert isinstance(wish, Ask)
        (request,) = wish.requests
        ids.append([question.id for question in request.questions])
        given = {question.id: answer_to(question, later(question)) for question in request.questions}
        came = (validated(request.questions, given),)


def never(question: Question) -> Said:
    raise AssertionError(f"{question.id} was asked")


CLOSE = (vote(_1=0.45, _2=0.40),)


@pytest.mark.parametrize("level", Level)
def test_a_clear_winner_is_taken_and_costs_nothing_more(level: Level) -> None:
    assert asked((vote(_1=0.8, _2=0.1),), never, level) == (Picked(key="1", p=0.8, by="votes"), [])


@pytest.mark.parametrize("level", Level)
def test_where_none_wins_nothing_is_taken_and_nothing_asked(level: Level) -> None:
    picked, ids = asked((vote(_1=0.2),), never, level)
    assert (picked.key, ids) == (NOTHING, [])


def test_a_close_call_stands_when_deliberation_is_off() -> None:
    assert asked(CLOSE, never, Level.OFF)[0].key == "1"


def test_a_close_call_is_put_in_all_framings_that_are_left() -> None:
    picked, ids = asked(CLOSE, lambda _: {"2": 0.95, NONE: 0.05}, Level.STANDARD)
    assert picked.key == "2"
    assert picked.by == "more votes"
    assert ids == [[f"target~{n}" for n in range(1, FRAMINGS)]]


def duelling(wins: str) -> Callable[[Question], Said]:
    """Every framing is undecided; in a duel the option of that key takes all."""

    def said(question: Question) -> Said:
        assert isinstance(question, Choice)
        if question.kind is not Kind.DUEL:
            return {"1": 0.45, "2": 0.40}
        return {wins: 0.9, NONE: 0.1} if wins in question.keys else {question.keys[0]: 0.5, question.keys[1]: 0.5}

    return said


def test_the_finalists_duel_in_both_orders_and_the_champion_is_taken() -> None:
    picked, ids = asked(CLOSE, duelling("2"), Level.STANDARD)
    assert (picked.key, picked.by) == ("2", "duels")
    assert ids[1] == ["duel_0_1", "duel_1_0"]


def test_who_only_wins_when_named_first_is_no_champion() -> None:
    def first_of_all(question: Question) -> Said:
        assert isinstance(question, Choice)
        return {question.keys[0]: 0.9} if question.kind is Kind.DUEL else {"1": 0.45, "2": 0.40}

    picked, _ = asked(CLOSE, first_of_all, Level.STANDARD)
    assert picked.key == NOTHING


def test_no_more_than_a_few_duel() -> None:
    many = (vote(_1=0.18, _2=0.17, _3=0.17, _4=0.16, _5=0.16, _6=0.16),)
    _, ids = asked(many, lambda q: "none" if q.kind is Kind.DUEL else MANY, Level.STANDARD)
    assert len(ids[1]) == MAX_FINALISTS.count * (MAX_FINALISTS.count - 1)


MANY: Said = {"1": 0.18, "2": 0.17, "3": 0.17, "4": 0.16, "5": 0.16, "6": 0.16}


@pytest.mark.parametrize(
    ("confirm", "near", "key"),
    [
        ({"1": 0.9, "2": 0.3}, {"1": 0.1, "2": 0.8}, "1"),
        ({"1": 0.9, "2": 0.8}, {"1": 0.1, "2": 0.2}, NOTHING),
        ({"1": 0.6, "2": 0.2}, {"1": 0.4, "2": 0.9}, NOTHING),
        ({"1": 0.9, "2": 0.1}, {"1": 0.9, "2": 0.9}, NOTHING),
    ],
)
def test_without_a_champion_the_deepest_level_looks_at_the_two_best_alone(
    confirm: dict[str, float], near: dict[str, float], key: str
) -> None:
    def said(question: Question) -> Said:
        if question.kind is Kind.DUEL:
            return {"1": 0.5, "2": 0.5}
        if question.kind in (Kind.CONFIRM, Kind.ONLY_NEAR):
            return (confirm if question.kind is Kind.CONFIRM else near)[question.id.rpartition("_")[2]]
        return {"1": 0.45, "2": 0.40}

    picked, ids = asked(CLOSE, said, Level.DEEP)
    assert picked.key == key
    assert ids[2] == ["confirm_1", "only_near_1", "confirm_2", "only_near_2"]


def test_scattered_votes_over_nothing_likely_come_to_nothing() -> None:
    ballot = (vote(_1=0.5), vote(_2=0.5), vote(_3=0.5), vote(_4=0.5), vote(_5=0.5))
    mean = Chosen((("1", 0.19), ("2", 0.18), ("none", 0.17)))
    assert counted(mean, ballot).weight is Weight.ABSTAIN


@pytest.mark.parametrize(
    ("p", "votes", "clear"),
    [
        (0.87, (0.87,), True),
        (0.86, (0.86,), False),
        (0.63, (0.63,), True),
        (0.90, (0.95, 0.95, 0.95, 0.95, 0.7), True),
        (0.90, (1.0, 1.0, 1.0, 0.7, 0.7), False),
    ],
)
def test_a_yes_near_its_bar_or_with_split_votes_is_not_clear(p: float, votes: tuple[float, ...], clear: bool) -> None:
    assert is_settled(p, DONE, [Yes(v) for v in votes]) is clear
