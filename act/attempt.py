"""What one step knows while it runs. It begins with the step and ends with it; what outlives it is `Memory`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from operator import is_

from judge import State
from view import ACCEPTED, Element, Reply, Screen, change

from . import thresholds as at
from .counted import Tally, tally
from .ending import Ending, Outcome
from .front import serves
from .intent import DoIntent, Limits, Loop
from .last import Deed, Last
from .memory import Memory, Owner
from .shortcuts import RETURN, is_search_box
from .state import state_of
from .touch import Hand


@dataclass(slots=True)
class Attempt:
    """One run of a plain step. Local to its machine."""

    intent: DoIntent
    memory: Memory
    limits: Limits
    hand: Hand
    screen: Screen = field(default_factory=Screen)
    began: Screen | None = None
    turn: int = 0
    last: Last | None = None
    last_words: str = ""
    """The last action of the step that reached the application, as the judge is told it; empty before the first."""

    acted: bool = False
    """Something that could have an effect was delivered for this step."""

    banned: set[str] = field(default_factory=set)
    """Signatures of elements that are not to be used again in this step."""

    presses: Counter[str] = field(default_factory=Counter)
    """How often each control (`Element.press_key`) or key was pressed."""

    deeds: list[Last] = field(default_factory=list)
    """What was delivered for the step and may have made something happen, oldest first; what was undone is none."""

    effective: list[Last] = field(default_factory=list)
    """Those of them after which the screen was another, or a typed text was kept."""

    copies: dict[str, frozenset[str]] = field(default_factory=dict)
    """Press keys struck off as copies, by the press key that struck them."""

    pending_copies: Element | None = None
    """Pressed; its copies are struck off once the next look shows a change."""

    typed: set[tuple[str, str]] = field(default_factory=set)
    """(span, field's press key) that were offered and kept."""

    declined: set[tuple[str, str]] = field(default_factory=set)
    """(span, field's press key) that were offered, and none was chosen."""

    calm: Counter[str] = field(default_factory=Counter)
    """How often each node changed between two looks with nothing done between them."""

    stirred: list[frozenset[str]] = field(default_factory=list)
    """For the last intervals in a row that changed nothing but some nodes' own words: those nodes."""

    unconfirmed: Screen | None = None
    """The screen before an action that showed nothing of itself, or emptied a form, until something confirms it."""

    doubtful: str = ""
    """That action, in words."""

    later_looks: int = 0
    """Looks since the first one after it."""

    meant: str = ""
    """What the last press was meant to do, where the screen shows that it did not: the judge is asked."""

    trail: list[tuple[str, Last | None]] = field(default_factory=list)
    """The fingerprint of each turn's screen, and the action that led there."""

    runners: tuple[Element, ...] = ()
    """The candidates of the last choice of what to use, likeliest first."""

    second_best: tuple[Element, ...] = ()
    """What is asked about before anything is chosen afresh: those that came next to a press that was taken back."""

    branches: int = 0
    """How many of those were asked about."""

    double_clicked: set[str] = field(default_factory=set)
    hovered: set[str] = field(default_factory=set)
    """What the pointer was brought to, in case its controls only show then."""

    unchanged: list[Last] = field(default_factory=list)
    """The actions in a row that changed nothing."""

    futile: set[str] = field(default_factory=set)
    """Moves that found nothing to do it with on this screen: not offered again until it changes."""

    seen_screens: set[str] = field(default_factory=set)
    """The fingerprints of what this step has looked at."""

    free_steps: int = 0
    """Presses of what goes on or back by one that each brought a screen not seen before: they cost no turn."""

    idle_waits: int = 0
    idle_scrolls: int = 0
    obstacles: int = 0
    undos: int = 0
    blind: int = 0
    served: bool = False
    """A press went inside the task's own dialog."""

    trouble: str = ""
    """Why a press was refused, for the failure's note."""

    lowest: float | None = None
    _shown: tuple[tuple[object, ...], State] | None = None
    """What the judge was last shown, and of what it was made."""

    @property
    def goal(self) -> str:
        return self.intent.goal.filled

    def on(self, loop: Loop) -> bool:
        return loop not in self.limits.off

    @property
    def tally(self) -> Tally | None:
        """How many were done of what the step counts, by its own deeds; nothing where they cannot tell."""
        return tally(self.goal, self.deeds, self.screen)

    @property
    def took_effect(self) -> bool:
        """Something that the step did itself had an effect, and was not undone."""
        return any(done is one for done in self.deeds for one in self.effective)

    @property
    def is_short(self) -> bool:
        return self.tally is not None and self.tally.is_short

    def state(self) -> State:
        """What the judge is shown now: made once for as long as nothing happens."""
        made_of = (self.screen, self.memory, self.last_words, self.began)
        if self._shown is None or not all(map(is_, made_of, self._shown[0])):
            shown = state_of(self.screen, self.goal, self.memory, last=self.last_words, began=self.began)
            self._shown = (made_of, shown)
        return self._shown[1]

    def note(self, line: str) -> None:
        """Adds a line to the run's history."""
        self.memory = replace(self.memory, history=(*self.memory.history, line))

    def did(self, last: Last, reply: Reply) -> None:
        """Keeps what was just done, and what follows from it for the run."""
        kept = reply.ok and reply.kept and last.deed is Deed.TYPE
        done = replace(last, refusal=reply.refusal, dispatched=reply.dispatched, kept=kept)
        self.last = done
        if done.kept:
            self.presses.pop(RETURN, None)  # Return for another text is no repetition
        self.note(_in_history(done))
        self._note_asked(done, reply)
        self._remember_typing(done)
        if done.may_have_reached and not done.housekeeping:
            self.last_words = done.words
        if not done.activates or done.housekeeping:
            return
        self.acted = True
        if done.delivered:
            self.deeds.append(done)
        if done.deed in {Deed.PRESS, Deed.KEY}:
            key = done.element.press_key if done.element else done.chord
            self.presses[key] += 1 if done.delivered else at.MAX_REPEAT_PRESSES.count
        if done.deed is Deed.PRESS and done.element:
            self.pending_copies = done.element
            own = self.memory.owner is Owner.TASK
            self.served = self.served or (own and serves(done.element, done.before))

    def _note_asked(self, done: Last, reply: Reply) -> None:
        """A confirm of the page's own was answered with Cancel, unless the flow allows its exact message."""
        for message in (asked for asked in reply.dialogs if not asked.endswith(ACCEPTED)):
            what = done.element.label if done.element else done.chord
            self.trouble = f'press of {what} made the page ask "{message}", which was answered with Cancel'
            self.note(f'the page asked "{message}": answered with Cancel')

    def _remember_typing(self, last: Last) -> None:
        typed = last.element if last.deed is Deed.TYPE and last.delivered else None
        kinds = self.memory.typed_kinds | ({typed.kind_key} if typed else frozenset())
        search = typed.press_key if typed and is_search_box(typed) else ""
        self.memory = replace(self.memory, typed_kinds=kinds, last_typed=search)

    def is_struck(self, element: Element) -> bool:
        """Banned, pressed often enough, refused as a kind, or a copy of what was pressed."""
        return (
            element.signature in self.banned
            or at.MAX_REPEAT_PRESSES.reached_by(self.presses[element.press_key])
            or any(element.press_key in struck for struck in self.copies.values())
            or element.kind_key in self.memory.refused_kinds
        )

    def seen(self) -> str:
        """What was last on screen, in one line for an ending's note."""
        front = self.screen.front
        where = "" if front.is_window else f', in front {front.kind} "{front.name}"'
        labels = [item.name for item in self.screen.texts if item.name][: at.NOTE_LABELS.count]
        reading = f", reading: {' / '.join(labels)}" if labels else ""
        return self.screen.blind or f'last seen: "{self.screen.title}"{where}{reading}'

    def end(self, outcome: Outcome, why: str) -> Ending:
        """The ending, with what was last seen and why, and the memory the next step starts from."""
        owner = Owner.SERVED if self.served and self.memory.owner is Owner.TASK else self.memory.owner
        refused = f"; its {self.trouble}" if self.trouble and not outcome.passes else ""
        return Ending(
            outcome=outcome,
            note=f"{why}{refused} ({self.seen()})",
            turns=self.turn,
            confidence=self.lowest,
            memory=replace(self.memory, screen=self.screen, owner=owner),
        )

    def change_note(self, before: Screen) -> str:
        return change(before, self.screen, self.memory.restless).sentence(at.NOTE_LABELS.count)


def _in_history(done: Last) -> str:
    if done.delivered:
        return done.words
    if done.may_have_reached:
        return f"{done.words}: it may or may not have reached the page, so it is not done again"
    return f"{done.words}: refused, {done.refusal}"
