"""The signs that a clause is accomplished, or that it is not: each a measure of 0 to 1 with its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import arrived, effect, told
from .reading import Reading


@dataclass(frozen=True, slots=True)
class Sign:
    """One measure of a reading."""

    name: str
    measure: Callable[[Reading], float]
    why: str


SIGNS: Final = (
    Sign("told_now", told.told_now, "a text that came says that the verb has been done"),
    Sign("told_anyway", told.told_anyway, "a text says so, whenever it came"),
    Sign("told_about_it", told.told_about_it, "and it names the thing"),
    Sign("told_of_other", told.told_of_other, "but it names another thing"),
    Sign("cheer", told.cheer, "a text that came speaks of success"),
    Sign("thing_came", arrived.thing_came, "the thing came into view"),
    Sign("destination", arrived.destination, "heading or title are the place"),
    Sign("destination_new", arrived.destination_new, "and came since the step began"),
    Sign("entered", arrived.entered, "what leads there was pressed, and another page came"),
    Sign("there", arrived.there, "the place's own link or tab is current"),
    Sign("elsewhere", arrived.elsewhere, "all headings are of other places"),
    Sign("counter", arrived.counter, "a counter rose"),
    Sign("agrees", effect.agrees, "the state of the control is the wished one"),
    Sign("disagrees", effect.disagrees, "the state of the control is the contrary"),
    Sign("typed", effect.typed, "a field holds the text"),
    Sign("untyped", effect.untyped, "no field holds the text"),
    Sign("results", arrived.results, "something that holds the searched words came"),
    Sign("results_counted", arrived.results_counted, "a count of results came"),
    Sign("results_about", arrived.results_about, "most of what came speaks of it"),
    Sign("narrowed", arrived.narrowed, "a list was cut down to it"),
    Sign("nothing_found", told.nothing_found, "the screen says that nothing was found"),
    Sign("heading_came", arrived.heading_came, "a heading about the thing came"),
    Sign("next_stage", arrived.next_stage, "and something that says the step's verb was pressed"),
    Sign("in_place", arrived.in_place, "the thing stands where it was to be put"),
    Sign("editor", arrived.editor, "what the step writes in came into view"),
    Sign("vanished", arrived.vanished, "what was to go has gone"),
    Sign("lost", arrived.lost, "what the step is about has gone, and should not have"),
    Sign("wall", arrived.wall, "a sign-in came instead"),
    Sign("remains", arrived.remains, "what was to go is still there"),
    Sign("reversed", arrived.reversed, "the way to take it back came"),
    Sign("reversible", arrived.reversible, "the way to take it back is there"),
    Sign("failure", told.failure, "a failure is told"),
    Sign("invalid", told.invalid, "a field is marked as wrong"),
    Sign("layer_asks", arrived.layer_asks, "a dialog of the step waits for an answer"),
    Sign("layer_new", arrived.layer_new, "a dialog opened"),
    Sign("opened", arrived.opened, "what the step opens is in front"),
    Sign("closed", arrived.closed, "what the step closes has closed"),
    Sign("pressed", effect.pressed, "the last press fits the step"),
    Sign("pressed_changed", effect.pressed_changed, "and it changed the screen"),
    Sign("press_told", effect.press_told, "and the step asks for no more than that"),
    Sign("target_left", effect.target_left, "what was pressed has gone or is out of use"),
    Sign("wrote_last", effect.wrote_last, "something was typed and nothing since"),
    Sign("waited_last", effect.waited_last, "the last action was a wait or a scroll"),
    Sign("can_press", effect.can_press, "a control for the step is there"),
    Sign("cannot_press", effect.cannot_press, "a control for the step is out of use"),
    Sign("busy", effect.busy, "the screen is loading"),
    Sign("fresh", effect.fresh, "nothing has been done in this step"),
    Sign("unchanged", effect.unchanged, "what was done changed nothing"),
    Sign("made", arrived.made, "what was to be made came into view"),
    Sign("computed", told.computed, "the result of the sum is shown"),
    Sign("unsaved", told.unsaved, "the screen says that something is not saved"),
    Sign("signed_in", arrived.signed_in, "the way out shows, or the way in for a step that leaves"),
)

SIGN_NAMES: Final = tuple(sign.name for sign in SIGNS)


def signs_of(reading: Reading) -> tuple[float, ...]:
    """Every sign, in the order of `SIGNS`."""
    return tuple(sign.measure(reading) for sign in SIGNS)
