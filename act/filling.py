"""What one `enter` step knows while it runs. It begins with the step and ends with it; what outlives it is `Memory`."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from judge import State as Shown
from view import Chain, Element, Screen, Support, change

from .ending import Ending, Outcome
from .front import owner_after
from .ground import same_on
from .last import Deed, Last
from .memory import Memory
from .seen import last_seen, pause
from .slots import Match, Slot
from .state import state_of
from .thresholds import MOSTLY
from .touch import Hand
from .wish import Wish


@dataclass(frozen=True, slots=True)
class Failed:
    """The text is not in its field, and why."""

    outcome: Outcome
    why: str


class Entered(NamedTuple):
    """A slot whose text is in its field."""

    match: Match
    readable: bool
    """The field said what it holds, and that was the text."""


@dataclass(slots=True)
class Filling:
    """One run of an `enter` step. Local to its machine."""

    names: tuple[str, ...]
    memory: Memory
    hand: Hand
    screen: Screen
    began: Screen
    before_typing: Screen
    """What was seen before the last text was entered."""

    locators: Mapping[str, Chain] = field(default_factory=dict)
    """What the names of some slots say outright: which field it is."""

    missing: dict[Slot, tuple[Outcome, str]] = field(default_factory=dict)
    """Slots whose locator named nothing so far, and what that would come to."""

    last: Last | None = None
    proposed: bool = False
    """Something to press appeared as the last text was typed."""

    entered_slots: dict[Slot, Entered] = field(default_factory=dict)
    there: list[str] = field(default_factory=list)
    """Names of the slots whose field already held the text."""

    revealed: bool = False
    """The form was looked for: that is done once."""

    turned: bool = False
    """A page of the form was left for its next one."""

    opened: set[Slot] = field(default_factory=set)
    """Slots for which something was pressed open: that is done once."""

    lowest: float | None = None

    def takes_most(self, more: int) -> bool:
        """With so many more texts that have a field, at least half of the step's have one: it is the form meant."""
        return MOSTLY.reached_by((len(self.entered_slots) + more) / len(self.names))

    @property
    def step(self) -> str:
        """The step in words, with the names of what is entered and none of the texts."""
        return f"enter the {', '.join(self.names)}"

    def shown(self) -> Shown:
        """What the judge is shown now."""
        words = self.last.words if self.last else ""
        return state_of(self.screen, self.step, self.memory, last=words, began=self.began)

    def look(self) -> Generator[Wish[Any], Any, None]:
        """A new look; one that cannot be read changes nothing of what is known."""
        screen = yield from self.hand.look(self.memory.restless)
        if not screen.is_blind:
            self.screen = screen

    def wait(self) -> Generator[Wish[Any], Any, None]:
        yield from pause(self.hand, self.screen)
        yield from self.look()

    def did(self, last: Last) -> Generator[Wish[Any], Any, None]:
        """Keeps what was just done, and looks at what came of it."""
        self.last, self.before_typing = last, last.before
        typed = last.element if last.deed is Deed.TYPE else None
        self.memory = replace(
            self.memory,
            history=(*self.memory.history, last.words),
            typed_kinds=self.memory.typed_kinds | ({typed.kind_key} if typed else frozenset()),
            last_typed=typed.press_key if typed else "",
        )
        yield from self.look()
        appeared = change(last.before, self.screen, self.memory.restless).appeared
        self.proposed = bool(typed) and any(item.offers(Support.CLICK) for item in appeared)
        owner = owner_after(last, self.screen, self.memory.owner)
        self.memory = replace(self.memory, screen=self.screen, owner=owner)

    def found(self, field: Element) -> Element | None:
        """That field on the screen as it is now: the same one, or after a redrawing the only one of its kind."""
        same = same_on(self.screen, field)
        alike = [item for item in self.screen.controls if item.kind_key == field.kind_key]
        return same or (alike[0] if len(alike) == 1 else None)

    def entered(self, match: Match, *, readable: bool) -> None:
        self.entered_slots[match.slot] = Entered(match, readable)
        self._decided_on(match.p)

    def found_there(self, match: Match) -> None:
        """Nothing had to be done for it."""
        self.there.append(match.slot.name)
        self.entered(match, readable=True)

    def _decided_on(self, p: float) -> None:
        self.lowest = p if self.lowest is None else min(self.lowest, p)

    def end(self, outcome: Outcome, why: str) -> Ending:
        """The ending, with what was last seen and why."""
        return Ending(
            outcome=outcome,
            note=f"{why} ({last_seen(self.screen)})",
            confidence=self.lowest,
            memory=replace(self.memory, screen=self.screen),
        )
