"""
The turn's decision table.

Everything that affects which move is made is in `RULES`, in order; the first row that holds wins. Rows see a `Turn` and
nothing else. `docs/decisions-table.md` shows the same rows; a test keeps the two the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from . import thresholds as at
from .ask import Said
from .bars import SEEDS, Bars


class Move(StrEnum):
    """What the loop does next."""

    END_DONE = "end: done"
    END_STUCK = "end: stuck"
    CLEAR = "clear the obstacle"
    UNDO = "undo"
    ACTIVATE = "activate"
    EXPAND = "expand"
    SCROLL = "scroll"
    SHORTCUT = "shortcut"
    TYPE = "type"
    WAIT = "wait"
    DOUBT = "end: not confirmed"
    """Unless the screen already shows what the step is to bring about."""

    SHORT = "end: not as many as the step counts"
    IGNORE = "ignore the answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """All that a decision may depend on."""

    said: Said
    bars: Bars = SEEDS
    acted: bool = False
    """Something that could have an effect was delivered for this step."""

    creates: bool = False
    """The step's text says "new" or "create"."""

    may_clear: bool = True
    """Obstacles are left, the loop is on, and what is in front is not the task's own dialog."""

    may_undo: bool = True
    """Undos are left, the loop is on, and what is in front is not the task's own dialog."""

    progress_before: float | None = None
    """Progress when the last action was chosen; `None` without an action to take back."""

    idle_scrolls: int = 0
    idle_waits: int = 0
    can_type: bool = False
    is_owed: bool = False
    """A field asks for just what the step gives, an e-mail address or a post code, and does not hold it yet."""

    is_unconfirmed: bool = False
    """The last action showed nothing of itself, or emptied a form, and nothing that the step names has shown since."""

    later_looks: int = 0
    """So many looks since then were taken without it, the first one not counted."""

    is_short: bool = False
    """Fewer than the step counts were done, or others, as far as its own presses tell."""

    is_past_mending: bool = False
    """No further press makes that right: one went elsewhere, or what the step ends with was pressed."""

    futile: frozenset[str] = frozenset()
    """Moves that found nothing to do it with on this very screen."""

    @property
    def bar(self) -> at.Limit:
        """What the completion estimate has to reach."""
        return self.bars.done if self.acted else self.bars.already_done

    @property
    def is_fresh_creation(self) -> bool:
        return self.creates and not self.acted

    @property
    def is_done(self) -> bool:
        return self.seems_done and not self.is_unconfirmed and not self.is_short

    @property
    def may_look_again(self) -> bool:
        """For what would confirm the last action."""
        return not at.CONFIRM_LOOKS.reached_by(self.later_looks)

    @property
    def seems_done(self) -> bool:
        estimate = self.said.completion
        open_ = self.is_fresh_creation or self.is_owed
        return estimate is not None and not open_ and self.bar.reached_by(estimate)

    @property
    def is_overruled(self) -> bool:
        """
        `finished` against the estimate: under 0.85 before acting, under 0.50 after. From a judge whose `finished` does
        not stand alone: under what would end the step without it.
        """
        leans = self.acted and self.bars.finished_stands_alone
        estimate, floor = self.said.completion, at.LEANS_DONE if leans else self.bar
        return estimate is not None and floor.missed_by(estimate)

    @property
    def is_blocked(self) -> bool:
        return self.may_clear and self.said.blocked is not None and self.bars.blocked.reached_by(self.said.blocked)

    @property
    def was_mistaken(self) -> bool:
        """The last press missed its expected effect, and the judge holds it for a mistake."""
        return self.may_undo and self.said.intended is not None and at.MISTAKE.missed_by(self.said.intended)

    @property
    def has_regressed(self) -> bool:
        before, now = self.progress_before, self.said.progress
        fell = before is not None and now is not None and at.REGRESSION.reached_by(round(before - now, 12))
        return self.may_undo and fell

    @property
    def was_unhelpful(self) -> bool:
        return self.may_undo and self.said.helped is not None and at.UNHELPFUL.missed_by(self.said.helped)

    @property
    def must_type(self) -> bool:
        """A press was looked for here in vain, and what the step gives to type is not typed yet."""
        return self.can_type and Move.ACTIVATE in self.futile and Move.TYPE not in self.futile

    @property
    def finished(self) -> bool:
        return self.said.move == "finished"


class Rule(NamedTuple):
    """One row: what holds, in words; the claim; the move."""

    when: str
    holds: Callable[[Turn], bool]
    move: Move


RULES: Final[tuple[Rule, ...]] = (
    Rule("the completion estimate reaches its bar", lambda t: t.is_done, Move.END_DONE),
    Rule(
        "it seems done, but not as many were done as the step counts, and no further press makes that right",
        lambda t: (t.seems_done or t.finished) and t.is_short and t.is_past_mending,
        Move.SHORT,
    ),
    Rule(
        "the completion estimate reaches its bar, but fewer were done than the step counts",
        lambda t: t.seems_done and t.is_short,
        Move.ACTIVATE,
    ),
    Rule(
        "the completion estimate reaches its bar, but nothing shows yet of what was done last",
        lambda t: t.seems_done and t.is_unconfirmed and t.may_look_again,
        Move.WAIT,
    ),
    Rule(
        "the completion estimate reaches its bar, but a later look shows nothing of what was done last",
        lambda t: t.seems_done and t.is_unconfirmed,
        Move.DOUBT,
    ),
    Rule("something that is not the step's is in the way", lambda t: t.is_blocked, Move.CLEAR),
    Rule("the last press did not do what it was meant to", lambda t: t.was_mistaken, Move.UNDO),
    Rule("progress fell by a quarter of the scale", lambda t: t.has_regressed, Move.UNDO),
    Rule("the last action did not help", lambda t: t.was_unhelpful, Move.UNDO),
    Rule(
        "a field asks for just what the step gives, and does not hold it yet",
        lambda t: t.is_owed and t.said.move not in {"type", "wait"},
        Move.TYPE,
    ),
    Rule(
        "finished, but a step that creates has not acted; a shortcut is at hand",
        lambda t: t.finished and t.is_fresh_creation and bool(t.said.shortcut),
        Move.SHORTCUT,
    ),
    Rule(
        "finished, but a step that creates has not acted",
        lambda t: t.finished and t.is_fresh_creation,
        Move.ACTIVATE,
    ),
    Rule(
        "finished, but the completion estimate says otherwise; nothing serves to press, and a text is left to type",
        lambda t: t.finished and t.is_overruled and t.must_type,
        Move.TYPE,
    ),
    Rule(
        "finished, but the completion estimate says otherwise", lambda t: t.finished and t.is_overruled, Move.ACTIVATE
    ),
    Rule("finished, but fewer were done than the step counts", lambda t: t.finished and t.is_short, Move.ACTIVATE),
    Rule(
        "finished, but nothing shows yet of what was done last",
        lambda t: t.finished and t.is_unconfirmed and t.may_look_again,
        Move.WAIT,
    ),
    Rule(
        "finished, but a later look shows nothing of what was done last",
        lambda t: t.finished and t.is_unconfirmed,
        Move.DOUBT,
    ),
    Rule("the judge says finished", lambda t: t.finished, Move.END_DONE),
    Rule("the judge says that nothing can help", lambda t: t.said.move == "stuck", Move.END_STUCK),
    Rule(
        "scroll, but the last scroll showed nothing new",
        lambda t: t.said.move == "scroll" and at.MAX_IDLE_SCROLLS.reached_by(t.idle_scrolls),
        Move.ACTIVATE,
    ),
    Rule("activate", lambda t: t.said.move == "activate", Move.ACTIVATE),
    Rule("expand", lambda t: t.said.move == "expand", Move.EXPAND),
    Rule("scroll", lambda t: t.said.move == "scroll", Move.SCROLL),
    Rule("shortcut", lambda t: t.said.move == "shortcut", Move.SHORTCUT),
    Rule("type", lambda t: t.said.move == "type" and t.can_type, Move.TYPE),
    Rule(
        "wait",
        lambda t: t.said.move == "wait" and not at.MAX_IDLE_WAITS.reached_by(t.idle_waits),
        Move.WAIT,
    ),
    Rule("the answer is none of the moves on offer", lambda _: True, Move.IGNORE),
)


class Decision(NamedTuple):
    """The move, and the row that won."""

    move: Move
    because: str


def decide(turn: Turn) -> Decision:
    """The first row that holds."""
    rule = next(rule for rule in RULES if rule.holds(turn))
    return Decision(rule.move, rule.when)


OVERRULES: Final = frozenset(
    {
        "a field asks for just what the step gives, and does not hold it yet",
        "finished, but a step that creates has not acted; a shortcut is at hand",
        "finished, but a step that creates has not acted",
        "finished, but the completion estimate says otherwise; nothing serves to press, and a text is left to type",
        "finished, but the completion estimate says otherwise",
        "finished, but fewer were done than the step counts",
        "finished, but nothing shows yet of what was done last",
        "finished, but a later look shows nothing of what was done last",
        "scroll, but the last scroll showed nothing new",
    }
)
"""Rows that make something else of an answer: told as `AnswerOverruled` and written into the history."""
