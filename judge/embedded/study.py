"""Everything the judge works out once about a state: how far each clause is, which one is on, what serves it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from view import Element

from ..state import State
from .conditions import Board, belief, board_of
from .done import limits
from .done.doubts import ANSWERED, DOUBTED, MET, MISSED, REACHED, SPENT, UNMET, UNWRITTEN, most_with
from .duties.due import FINISHED, TYPE, Due, due_of
from .duties.ledger import lacks_presses
from .evidence.account import failed, sent
from .evidence.arrivals import closed
from .heads import Weights, head, sigmoid
from .language.words import content, folded, share, share_of
from .lazily import lazily
from .levels import CARRIED_OUT, MOSTLY, RATHER, SETTLED
from .match.match import MEASURES, Match, measures_of
from .match.reading import PRESSED, Reading, phrase_object
from .screen import hearsay
from .screen.change import is_untold, mended, without_waits
from .screen.deeds import Did, deeds_of
from .screen.hearsay import DISTRUST, is_hearsay, without_hearsay
from .screen.saying import said_on
from .screen.scene import Item, Scene, scene_of
from .signs import course
from .signs.table import SIGN_NAMES, signs_of
from .step.goal import Goal, goal_of
from .step.names import purpose_of
from .step.sums import is_key, keys_for
from .subject import standing, stranger
from .target.whole_name import leads_of
from .ways import ordering, superlative

FAITH: Final = 0.25
"""What is left of a judgement where nothing on the screen has to do with the step: the rest is taken back to 0.5."""

UNTOLD: Final = 0.8
"""
What is left of a judgement where nobody says whether the last deed changed anything. The loop's own history always
does. Set by hand: what such states show has to be surer by a quarter.
"""

PRESSED_BEFORE: Final = 0.8
"""How likely an earlier clause is accomplished, when the history has a press for it."""

ENOUGH: Final = 1.5
"""Two thirds of what the step speaks of are as good as all."""

ALONE: Final = 0.55
BORNE_OUT: Final = 0.45
"""
What is left of a last clause's probability where nothing bears out those before it, and what they give back. Set by
hand: under both bars of the loop, however sure the last one is.
"""

NOWHERE: Final = -9.0
"""The logit of the best control on a screen without any."""

WAITING: Final = ("waited", "scrolled")
"""How a line of the history begins that takes nothing back."""

HISTORY: Final = 12
"""So many lines of the history are looked at for what was pressed."""


WEIGHTLESS: Final = ("scene", "board", "goal", "readings", "signs")
"""What a state is by itself, whatever the weights."""


_SIGN_AT: Final = {name: at for at, name in enumerate(SIGN_NAMES)}
_DOUBTED_AT: Final = tuple((name, _SIGN_AT[name]) for name in DOUBTED)


@dataclass(frozen=True)
class Study:
    """One state, studied with one set of weights."""

    state: State
    weights: Weights

    def under(self, weights: Weights) -> Study:
        """The same state under other weights; what rests on none is not worked out again."""
        other = Study(self.state, weights)
        other.__dict__.update({name: self.__dict__[name] for name in WEIGHTLESS if name in self.__dict__})
        return other

    @lazily
    def scene(self) -> Scene:
        return mended(scene_of(without_hearsay(self.state)))

    @lazily
    def board(self) -> Board:
        """The same screen, as conditions in words are held against it."""
        return board_of(self.state)

    @lazily
    def goal(self) -> Goal:
        return goal_of(self.state.step)

    @lazily
    def readings(self) -> tuple[Reading, ...]:
        return tuple(Reading(self.scene, self.goal, clause) for clause in self.goal.clauses)

    @lazily
    def signs(self) -> tuple[tuple[float, ...], ...]:
        """
        The signs of every clause. Waiting and scrolling take nothing back from what was done before, nor does what lies
        in front and is no part of the step.
        """
        scene = stranger.without(self.goal, self.scene)
        if self.state.last.startswith(WAITING):
            told = scene.state
            scene = replace(scene, state=replace(without_waits(told), front=told.front, front_name=told.front_name))
        if scene is self.scene:
            return tuple(signs_of(reading) for reading in self.readings)
        return tuple(signs_of(Reading(scene, self.goal, clause)) for clause in self.goal.clauses)

    def sign(self, name: str, clause: int = -1) -> float:
        """One sign of one clause."""
        return self.signs[clause][_SIGN_AT[name]]

    @lazily
    def each_done(self) -> tuple[float, ...]:
        """How likely each clause is accomplished."""
        done = head(self.weights, "done", SIGN_NAMES)
        sure = UNTOLD if is_untold(self.scene) else 1.0
        logits = [
            sure * done.of(signs) * self.faith(reading)
            for signs, reading in zip(self.signs, self.readings, strict=True)
        ]
        judged = [sigmoid(z) for z in logits]
        return tuple(max(p, self._was_pressed(i)) if i < len(judged) - 1 else p for i, p in enumerate(judged))

    def _was_pressed(self, clause: int) -> float:
        """An earlier clause of the same step that asks for a press, and the history has that press."""
        wanted = self.goal.clauses[clause]
        if not self.state.last or wanted.intent in ("type", "search"):
            return 0.0
        if wanted.listed:
            return PRESSED_BEFORE if self._pressed_names() >= set(wanted.listed) else 0.0
        for line in self.state.history[-HISTORY:]:
            said = content(phrase_object(line))
            pressed = line.casefold().startswith(PRESSED) and share(said, wanted.words) > MOSTLY
            if pressed and (wanted.verb in said or share(wanted.things, said) > RATHER):
                return PRESSED_BEFORE
        return 0.0

    @lazily
    def _pressed(self) -> frozenset[str]:
        """The names of what this step pressed, as written."""
        return frozenset(deed.label for deed in deeds_of(self.state) if deed.did is Did.PRESSED)

    def _pressed_names(self) -> set[str]:
        lines = self.state.history[-HISTORY:]
        return {folded(phrase_object(line)) for line in lines if line.casefold().startswith(PRESSED)}

    def faith(self, reading: Reading) -> float:
        """How much of what the step speaks of the screen, or what happened on it, has to do with."""
        best = reading.best.closeness if reading.best else 0.0
        things, layer = reading.clause.things, self.scene.layer_words
        seen = share_of(things, self.scene.words | layer) if layer else said_on(self.scene, things)
        said = share(reading.clause.things, content(f"{self.state.title} {self.state.address}"))
        gone = self.scene.went if reading.clause.intent == "remove" else ()
        went = max((share(reading.clause.things, label.words) for label in gone), default=closed(reading))
        used = course.used_or_came(reading) if self.state.last else 0.0
        known = max(best, seen, said, reading.last_fits, float(sent(reading)), went, used)
        return FAITH + (1 - FAITH) * min(1.0, ENOUGH * known)

    @lazily
    def done(self) -> float:
        """
        How likely the whole step is accomplished: its last clause, held back by those before it and by what it cannot
        be done with, and borne out by the purpose that the step states. A step that is a row of plain duties, each of
        which the step's own deeds bear out, counts as carried out where nothing speaks against it.
        """
        *before, last = self.each_done
        borne_out = max(min(before, default=1.0), 1 - self.sign("owed"))
        judged, most = last * (ALONE + BORNE_OUT * borne_out), self._most
        if purpose := purpose_of(self.goal):
            shows = belief(self.board, purpose)
            if shows >= MET and self.state.last and most == 1.0:
                return max(judged, REACHED)
            most = min(most, UNMET) if shows < MET else most
        if claim := ordering.claim(self.readings[-1]):
            shows = belief(self.board, claim)
            judged, most = (max(judged, REACHED), most) if shows >= MET else (judged, most)
            most = min(most, UNMET) if shows <= 1 - MET else most
        return min(most, max(judged, self._least, 0.0 if before else standing.reached(self.goal.last, self.scene)))

    @property
    def _most(self) -> float:
        """The most that it can be, with all that speaks against it."""
        ending = self.readings[-1]
        lost = any(superlative.is_lost(clause, self.scene, self._pressed) for clause in self.goal.clauses)
        signs = {name: self.signs[-1][at] for name, at in _DOUBTED_AT}
        return min(
            most_with(signs, limits.answered(ending, is_borne_out=self.is_borne_out)),
            hearsay.most(self.state),
            limits.limit(ending),
            MISSED if lost else 1.0,
            SPENT if lacks_presses(self.state, self.goal) else 1.0,
            UNWRITTEN if self.due is not None and self.due.move == TYPE else 1.0,
        )

    @property
    def _least(self) -> float:
        """The least, by what bears it out."""
        ending = self.readings[-1]
        borne_out = self.is_borne_out or self.sign("carried") > 0 or limits.bears_out(ending)
        return max(CARRIED_OUT if borne_out and not failed(ending) else 0.0, limits.reached(ending))

    @lazily
    def on(self) -> int:
        """The clause that is on: the first not accomplished, or the last."""
        return next((i for i, p in enumerate(self.each_done) if p < SETTLED), len(self.each_done) - 1)

    @lazily
    def due(self) -> Due | None:
        """The duty that is on, with what serves it; nothing where the step is no row of plain duties."""
        return due_of(self.scene, self.goal, self.each_done, lambda: self.unowed)

    @lazily
    def is_borne_out(self) -> bool:
        """Every duty of the step was done by its own deeds."""
        return self.due is not None and self.due.move == FINISHED

    @property
    def unowed(self) -> float:
        """How likely the last clause is accomplished, but for the signs that something was not done."""
        signs = list(self.signs[-1])
        for name in ANSWERED:
            signs[_SIGN_AT[name]] = 0.0
        return max(self.each_done[-1], sigmoid(head(self.weights, "done", SIGN_NAMES).of(signs)))

    @property
    def reading(self) -> Reading:
        """The clause that is on, read."""
        return self.readings[self.on]

    @lazily
    def next_key(self) -> str:
        """The calculator key that comes next, by what the history says was pressed; empty where no sum is asked for."""
        wanted = keys_for(self.state.step)
        if not wanted:
            return ""
        pressed = [phrase_object(line) for line in self.state.history if line.casefold().startswith(PRESSED)]
        if not self.state.last:
            return wanted[0]
        for n in range(min(len(wanted), len(pressed)), 0, -1):
            if all(is_key(key, name) for key, name in zip(wanted[:n], pressed[-n:], strict=True)):
                return wanted[n] if n < len(wanted) else ""
        return wanted[0]

    def rank(self, elements: tuple[Element, ...], reading: Reading) -> tuple[tuple[Match, ...], list[float]]:
        """The elements measured against a clause, and the logit of each."""
        found = reading.matches_of(tuple(self.scene.item_of(element) or _lone(element) for element in elements))
        return found, self._logits(found, reading)

    def _logits(self, found: tuple[Match, ...], reading: Reading) -> list[float]:
        fit: list[float] = head(self.weights, "target", MEASURES).over(measures_of(found)).tolist()
        step = self.state.step
        leads = leads_of(reading, found)
        logits = [
            z + lead - DISTRUST * is_hearsay(step, m.item.name) for z, lead, m in zip(fit, leads, found, strict=True)
        ]
        if self.next_key:
            logits = [
                z + KEY_LEAD if is_key(self.next_key, m.item.name) else z for z, m in zip(logits, found, strict=True)
            ]
        return logits

    @lazily
    def best_target(self) -> float:
        """The logit of the best control for the clause that is on; very low where there is none."""
        return max(self._reach, default=NOWHERE)

    @lazily
    def best_control(self) -> Match | None:
        """That control; nothing on a screen without controls."""
        pairs = zip(self._reach, self.reading.matches, strict=True)
        return max(pairs, key=lambda pair: pair[0], default=(0.0, None))[1]

    @lazily
    def _reach(self) -> list[float]:
        return self._logits(self.reading.matches, self.reading)


KEY_LEAD: Final = 6.0
"""What being the next key of the sum adds to a control's logit."""


def _lone(element: Element) -> Item:
    """An element that the state does not list, read by itself."""
    return scene_of(State(step="", items=(element,))).items[0]
