"""
`enter`: every text of the step into the field that its slot names, read back, and nothing else typed anywhere.

See docs/decisions/entering-text.md.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from judge import Kind, Question, Request, Yes, yes_no
from view import Element, FrontKind, Screen, State, Support, change

from .choices import chosen, unmet
from .clearing import clear_form
from .delivery import deliver, put
from .do import do
from .ending import Ending, Outcome
from .filling import Failed, Filling
from .gate import LINE_BREAKS
from .intent import DoIntent, EnterIntent, Limits, Loop
from .leftover import is_common, still_open
from .memory import Memory
from .named_fields import fill_named
from .openers import openers, that_open
from .phrase import Phrase
from .seen import look_clearly
from .slots import Match, Slot, as_read, assign, fields, is_aside, that_say_so
from .thresholds import ENTER_PAGES, ENTER_ROUNDS, FIELD_ERROR, FRONT_CONTROLS, NOT_ASKED, ONWARD_TURNS, REVEAL_TURNS
from .touch import Hand
from .verify import could_not_see
from .wish import Ask, Machine, Wish
from .words import words

_PAGED: Final = re.compile(r"\b(?:step|page|part)\s+\d+\s*(?:/|of)\s*\d+", re.IGNORECASE)
_ONWARD: Final = frozenset({"next", "continue", "weiter", "suivant", "siguiente", "avanti", "volgende", "proximo"})


Openers = dict[Slot, tuple[Element, ...]]
"""The controls that say that a slot's options show once they are pressed."""

_OPENING: Final = 2
"""Words of a button among which one of going on stands: "Continue to delivery", "Save and continue"."""


def enter(intent: EnterIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Fills in the form on the screen. It passes when every text is in, or the form does not ask for the rest."""
    hand = Hand(limits.guards)
    screen = yield from look_clearly(hand)
    if screen.is_blind:
        return could_not_see(screen, memory)
    slots = tuple(Slot(name, text) for name, text in intent.slots)
    filling = Filling(
        tuple(slot.name for slot in slots),
        memory,
        hand,
        screen,
        began=screen,
        before_typing=screen,
        locators=dict(intent.locators),
    )
    yield from clear_form(filling, limits)
    failed = yield from _fill(filling, slots, limits)
    pending = tuple(slot for slot in slots if slot not in filling.entered_slots)
    failed = failed or (yield from _unasked(filling, pending))
    failed = failed or (yield from _doubts(filling))
    if failed:
        return filling.end(failed.outcome, failed.why)
    return filling.end(*_said(filling, pending))


def _fill(filling: Filling, slots: tuple[Slot, ...], limits: Limits) -> Generator[Wish[Any], Any, Failed | None]:
    """Page after page, as long as each takes some of the texts and the form goes on."""
    for _ in range(ENTER_PAGES.count):
        before = len(filling.entered_slots)
        failed = yield from _fill_page(filling, slots, limits)
        took, left = len(filling.entered_slots) - before, len(slots) - len(filling.entered_slots)
        if failed or not took or not left or not is_paged(filling.screen):
            return failed
        if why := unmet((slot for slot in slots if slot not in filling.entered_slots), filling.screen):
            return Failed(Outcome.STUCK, why)
        yield from _go_on(filling, limits)
    return None


def _go_on(filling: Filling, limits: Limits) -> Generator[Wish[Any], Any, None]:
    """To the form's next page, by a plain step of one turn: it takes what this page had no field for."""
    names = [name for name in filling.names if name not in {slot.name for slot in filling.entered_slots}]
    goal = Phrase.of(f"continue to the fields for the {', '.join(names)}")
    few = replace(limits, turns=ONWARD_TURNS.count)
    filling.turned = True
    ending = yield from do(DoIntent(goal=goal), filling.memory, few)
    filling.memory = ending.memory
    yield from filling.look()


def _fill_page(filling: Filling, slots: tuple[Slot, ...], limits: Limits) -> Generator[Wish[Any], Any, Failed | None]:
    """Round after round, as long as fields show that the round before did not know."""
    known: set[str] = set()
    if failed := (yield from fill_named(filling, slots)):
        return failed
    pending = _unnamed(filling, slots)
    for _ in range(ENTER_ROUNDS.count):
        offered = yield from _offered(filling, known)
        opening = _opening(filling, pending, limits)
        fresh = {field.node for field in (*offered, *chain.from_iterable(opening.values()))} - known
        matches = (yield from _matched(filling, pending, offered, opening)) if pending and fresh else []
        if pending and not filling.revealed and not filling.takes_most(len(matches)):
            yield from _reveal(filling, limits)
            continue
        if not pending or not fresh:
            break
        known |= fresh
        for match in matches:
            failed = yield from deliver(filling, match)
            if failed:
                return failed
        pending = _unnamed(filling, slots)
    return None


def _matched(
    filling: Filling, pending: tuple[Slot, ...], offered: tuple[Element, ...], opening: Openers
) -> Generator[Wish[Any], Any, list[Match]]:
    """
    A field for every slot that has one; a radio button for one that says so in a text that only it bears; what is to
    be pressed open for one that no field says it takes.
    """
    options = {slot: field for slot in pending if (field := chosen(slot, offered))}
    rest = tuple(slot for slot in pending if slot not in options)
    taken = {field.ref for field in options.values()}
    free = tuple(field for field in offered if field.ref not in taken)
    found = [Match(slot, field) for slot, field in options.items()]
    found += _opened(filling, rest, free, opening)
    rest = tuple(slot for slot in rest if slot not in {match.slot for match in found})
    found += (yield from assign(rest, free, filling.screen, filling.shown())) if rest else []
    places = {item.ref: place for place, item in enumerate(filling.screen.items)}
    return sorted(found, key=lambda match: places[match.field.ref])


def _opening(filling: Filling, pending: tuple[Slot, ...], limits: Limits) -> Openers:
    """What says that it is to be pressed open for a slot, each slot's once."""
    shown = openers(filling.screen, limits.guards)
    said = ((slot, that_open(slot, shown)) for slot in pending if slot not in filling.opened)
    return {slot: found for slot, found in said if found}


def _opened(filling: Filling, slots: tuple[Slot, ...], free: tuple[Element, ...], opening: Openers) -> list[Match]:
    """What says for certain that it is a slot's drop-down; of several nobody can tell, but by the form they are in."""
    read = as_read(free, filling.screen)
    sure = {slot: that_say_so(slot, read) for slot in slots}
    said = {slot: found for slot, found in opening.items() if slot in slots and not sure[slot]}
    fields_ = [one.match.field for one in filling.entered_slots.values()]
    fields_ += [found[0] for found in sure.values() if len(found) == 1]
    forms = {field.submission.form for field in fields_} - {""}
    only = {slot: [one for one in found if one.submission.form in forms] for slot, found in said.items()}
    mine = {slot: found if len(found) == 1 else only[slot] for slot, found in said.items()}
    for slot, found in said.items():
        if len(mine[slot]) != 1:
            labels = ", ".join(item.label for item in found[: FRONT_CONTROLS.count])
            filling.missing[slot] = (Outcome.STUCK, f"{len(found)} controls say they are the {slot.name}: {labels}")
    claims = [found[0].ref for found in mine.values() if len(found) == 1]
    return [
        Match(slot, found[0]) for slot, found in mine.items() if len(found) == 1 and claims.count(found[0].ref) == 1
    ]


def _unnamed(filling: Filling, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """What is still to be entered, and whose field has to be found."""
    return tuple(slot for slot in slots if slot not in filling.entered_slots and slot.name not in filling.locators)


def _reveal(filling: Filling, limits: Limits) -> Generator[Wish[Any], Any, None]:
    """
    The form that is meant does not show: once, a plain step of a few turns brings it into view. What it did not manage
    is not its failure but the form's, and said as such. What lay over the form has been cleared before.
    """
    goal = Phrase.of(f"show the fields for the {', '.join(filling.names)}")
    few = replace(limits, turns=min(limits.turns, REVEAL_TURNS.count), off=limits.off | {Loop.OBSTACLES})
    filling.revealed = True
    ending = yield from do(DoIntent(goal=goal), filling.memory, few)
    filling.memory = ending.memory
    yield from filling.look()


def _offered(filling: Filling, known: set[str]) -> Generator[Wish[Any], Any, tuple[Element, ...]]:
    """The fields that no slot has yet; of the whole page where what is near holds no new one."""
    offered = _free(filling)
    if not {field.node for field in offered} - known and filling.screen.omitted:
        screen = yield from look_clearly(filling.hand, whole=True)
        filling.screen = filling.screen if screen.is_blind else screen
        offered = _free(filling)
    return offered


def _free(filling: Filling) -> tuple[Element, ...]:
    entered = (filling.found(one.match.field) for one in filling.entered_slots.values())
    used = {field.ref for field in entered if field}
    wanted = " ".join(filling.names)
    free = (field for field in fields(filling.screen) if field.ref not in used)
    return tuple(field for field in free if not is_aside(field, wanted))


def _unasked(filling: Filling, pending: tuple[Slot, ...]) -> Generator[Wish[Any], Any, Failed | None]:
    """
    Texts without a field: no failure where the form plainly does not ask for them. Of a form in several pages nobody
    can say so at its end: an earlier one may have asked. Nor of one that leaves a field empty, which may ask in other
    words, unless it is a detail that flows give to every form.
    """
    for slot in pending:
        if slot in filling.missing:
            return Failed(*filling.missing[slot])
    if not pending:
        return None
    if filling.takes_most(0) and not filling.turned and not is_paged(filling.screen):
        asked = tuple(yes_no(Kind.ASKED_FOR, slot.name, id_=f"asks_{n}") for n, slot in enumerate(pending, 1))
        said = yield from _yes(filling, asked)
        open_ = still_open(filling)
        pending = tuple(
            slot
            for slot, p in zip(pending, said, strict=True)
            if not NOT_ASKED.missed_by(p) or (open_ and not is_common(slot))
        )
    if not pending:
        return None
    names = ", ".join(slot.name for slot in pending)
    seen = [field.label for field in fields(filling.screen)]
    shows = ", ".join(seen[: FRONT_CONTROLS.count]) or "none"
    return Failed(Outcome.STUCK, f"no field for the {names}; the fields that show are {shows}")


def is_paged(screen: Screen) -> bool:
    """
    The form goes on elsewhere: it counts its steps, or a button of it leads onward.

    >>> is_paged(Screen(title="Your details, step 1 of 3"))
    True
    """
    counted = any(_PAGED.search(text) for text in (screen.title, *(item.name for item in screen.texts)))
    buttons = (item for item in screen.controls if item.role == "button" and item.offers(Support.CLICK))
    return counted or any(_ONWARD & set(words(item.name)[:_OPENING]) for item in buttons)


def _doubts(filling: Filling) -> Generator[Wish[Any], Any, Failed | None]:
    """What does not stand as it was entered is entered once more."""
    doubted = yield from _doubted(filling)
    for match in doubted:
        failed = yield from put(filling, match)
        if failed:
            return failed
    doubted = (yield from _doubted(filling)) if doubted else ()
    if not doubted:
        return None
    complaints = "; ".join(f"{match.field.label} for the {match.slot.name}" for match in doubted)
    return Failed(Outcome.FALSE, f"the form does not accept {complaints}")


def _doubted(filling: Filling) -> Generator[Wish[Any], Any, tuple[Match, ...]]:
    """Fields that are empty again, and, where the form complains, those that the judge says it complains about."""
    entered = tuple(filling.entered_slots.values())
    lost = {one.match.slot for one in entered if one.readable and _is_empty_again(one.match, filling)}
    matches = tuple(one.match for one in entered)
    if not lost and _complains(filling, matches):
        asked = tuple(yes_no(Kind.FIELD_ERROR, match.slot.name, id_=f"error_{n}") for n, match in enumerate(matches, 1))
        said = yield from _yes(filling, asked)
        lost = {match.slot for match, p in zip(matches, said, strict=True) if FIELD_ERROR.reached_by(p)}
    return tuple(match for match in matches if match.slot in lost)


def _is_empty_again(match: Match, filling: Filling) -> bool:
    field = filling.found(match.field)
    if field is None or _was_sent(match, field):
        return False
    return field.offers(Support.TYPE) and not field.value and bool(match.slot.text.filled)


def _was_sent(match: Match, field: Element) -> bool:
    """A line break at its end pressed Return: what the page took then is not in the field, and not entered twice."""
    return match.slot.text.filled[-1:] in LINE_BREAKS and not field.has(State.MULTILINE)


def _complains(filling: Filling, matches: tuple[Match, ...]) -> bool:
    """A field of ours is marked as wrong, or an alert appeared since the step began."""
    marked = [found for match in matches if (found := filling.found(match.field))]
    appeared = change(filling.began, filling.screen, filling.memory.restless).appeared
    return (
        any(field.has(State.INVALID) for field in marked)
        or filling.screen.front.kind is FrontKind.ALERT
        or any(item.role == "alert" for item in appeared)
    )


def _yes(filling: Filling, asked: tuple[Question, ...]) -> Generator[Wish[Any], Any, tuple[float, ...]]:
    (answers,) = yield from Ask((Request(state=filling.shown(), questions=asked),))
    given = (answers.get(question.id) for question in asked)
    return tuple(answer.p if isinstance(answer, Yes) else 0.5 for answer in given)


def _said(filling: Filling, unasked: tuple[Slot, ...]) -> tuple[Outcome, str]:
    entered = [slot.name for slot in filling.entered_slots if slot.name not in filling.there]
    parts = (
        f"entered the {', '.join(entered)}" if entered else "",
        f"already there: {', '.join(filling.there)}" if filling.there else "",
        f"the form does not ask for the {', '.join(slot.name for slot in unasked)}" if unasked else "",
    )
    return (Outcome.DONE if entered else Outcome.ALREADY_DONE), "; ".join(part for part in parts if part)
