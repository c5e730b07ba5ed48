"""
A text into a drop-down that is no `<select>`: pressed open, the option that means the text pressed, and read back.

Both presses pass the gate. Where nothing means the text, what was opened is closed again.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, Final

from view import Element, Operation, State
from view import Kind as Act

from .ending import Outcome
from .filling import Failed, Filling
from .front import is_day
from .last import Deed, Last
from .listed import LISTED, Opened
from .openers import prompts
from .options import not_offered, option_meant
from .reaching import close_proposals, not_reached, reached
from .slots import Match, Slot, plain_words
from .thresholds import CALENDAR_DAYS, DELIVERIES, LATE_LOOKS
from .wish import Wish
from .words import words

_PARTS: Final = re.compile(r"[,;]")


def shows_already(filling: Filling, match: Match) -> bool:
    """It shows the very text: nothing is pressed."""
    item = Opened.of(match, filling.screen).opener(filling.screen)
    return item is not None and _shown(item, match.slot) == words(match.slot.text.filled)


def choose(filling: Filling, match: Match) -> Generator[Wish[Any], Any, Failed | None]:
    """
    Opens it, takes the option, reads back. It is tried once more only where nothing at all came of it: what shows
    something else now has thrown the choice away, and a second press might take back the first.
    """
    slot = match.slot
    filling.opened.add(slot)
    opened = Opened.of(match, filling.screen)
    for _ in range(DELIVERIES.count):
        opener = opened.opener(filling.screen)
        if opener is None:
            return Failed(Outcome.STUCK, f"the field for the {slot.name}, {match.field.label}, is gone")
        if failed := (yield from _open(filling, opened, opener)):
            return (yield from _closed(filling, opened, failed))
        if opened.is_part_of_form(filling.screen):
            return None
        option = yield from _meant(filling, opened)
        if isinstance(option, Failed):
            return (yield from _closed(filling, opened, option))
        if failed := (yield from _take(filling, option, slot)):
            return (yield from _closed(filling, opened, failed))
        if _is_chosen(filling, opened, option):
            return (yield from _kept(filling, opened))
        now = opened.opener(filling.screen)
        if now is None or _shown(now, slot) != _shown(opener, slot):
            break
    return (yield from _closed(filling, opened, _not_kept(filling, opened)))


def _open(filling: Filling, opened: Opened, opener: Element) -> Generator[Wish[Any], Any, Failed | None]:
    """Presses it, unless its list is still there, and narrows the list where it has a field for that."""
    slot, closed = opened.match.slot, opened.closed
    if not opened.options(filling.screen):
        if failed := (yield from _pressed(filling, opener, slot, f"opened {opener.label} for the {slot.name}")):
            return failed
        if (filling.screen.address, filling.screen.document) != (closed.address, closed.document):
            return Failed(Outcome.STUCK, f"{opener.label} shows no options for the {slot.name}: it led elsewhere")
        yield from _late(filling, opened)
    box = opened.box(filling.screen)
    if box is None or _same(opened.options(filling.screen), slot):
        return None
    return (yield from _narrowed(filling, opened, box))


def _narrowed(filling: Filling, opened: Opened, box: Element) -> Generator[Wish[Any], Any, Failed | None]:
    """Types the text into the field that narrows the list."""
    slot, before = opened.match.slot, filling.screen
    came = yield from reached(filling, box, Operation(kind=Act.TYPE, target=box.ref, text=slot.text.text))
    if failed := not_reached(came, box, slot):
        return failed
    yield from filling.did(
        Last(deed=Deed.TYPE, words=f"typed the {slot.name} into {box.label}", element=box, before=before)
    )
    for _ in range(LATE_LOOKS.count):
        if opened.options(filling.screen):
            break
        yield from filling.wait()
    return None


def _late(filling: Filling, opened: Opened) -> Generator[Wish[Any], Any, None]:
    """Options may come late; after these looks they do not come."""
    for _ in range(LATE_LOOKS.count):
        if opened.shows_anything(filling.screen):
            return
        yield from filling.wait()


def _meant(filling: Filling, opened: Opened) -> Generator[Wish[Any], Any, Element | Failed]:
    """The option that means the text. Two of the same words are nobody's to choose between."""
    slot, label = opened.match.slot, opened.match.field.label
    options = opened.options(filling.screen)
    named = tuple(option.words for option in options)
    if not options:
        return not_offered(label, named, slot)
    if not _same(options, slot) and CALENDAR_DAYS.reached_by(sum(1 for item in options if _is_date(item))):
        return Failed(Outcome.STUCK, f"{label} shows a calendar, where the {slot.name} is set by a step of its own")
    text = yield from option_meant(named, slot, filling.shown())
    found = [option for option in options if option.words == text]
    if len(found) > 1 or len(_same(options, slot)) > 1:
        return Failed(Outcome.STUCK, f'{label} has more than one option "{text}" for the {slot.name}')
    return found[0] if found else not_offered(label, named, slot)


def _is_date(item: Element) -> bool:
    """A cell that stands for a day: the one that bears the right number may be of another month."""
    return item.role not in LISTED[0] and is_day(item)


def _same(options: tuple[Element, ...], slot: Slot) -> list[Element]:
    return [option for option in options if plain_words(option.words) == plain_words(slot.text.filled)]


def _take(filling: Filling, option: Element, slot: Slot) -> Generator[Wish[Any], Any, Failed | None]:
    """One press of the option, unless it is the one that is chosen: where several may be, that would take it back."""
    if option.has(State.SELECTED, State.CHECKED):
        return None
    return (yield from _pressed(filling, option, slot, f"chose {option.label} for the {slot.name}"))


def _pressed(filling: Filling, item: Element, slot: Slot, said: str) -> Generator[Wish[Any], Any, Failed | None]:
    before = filling.screen
    came = yield from reached(filling, item, Operation(kind=Act.CLICK, target=item.ref))
    if failed := not_reached(came, item, slot):
        return failed
    yield from filling.did(Last(deed=Deed.PRESS, words=said, element=item, before=before))
    return None


def _kept(filling: Filling, opened: Opened) -> Generator[Wish[Any], Any, Failed | None]:
    """It is chosen. A list that stays for a second choice is closed, and must not take the form along."""
    yield from _shut(filling, opened)
    if not opened.places(filling.screen):
        why = f"the {opened.match.slot.name} was chosen, and {opened.match.field.label} is gone with its list"
        return Failed(Outcome.STUCK, why)
    filling.entered(opened.match, readable=True)
    return None


def _closed(filling: Filling, opened: Opened, failed: Failed) -> Generator[Wish[Any], Any, Failed]:
    """Leaves no open list behind."""
    yield from _shut(filling, opened)
    return failed


def _shut(filling: Filling, opened: Opened) -> Generator[Wish[Any], Any, None]:
    on_this_page = filling.screen.document == opened.closed.document and filling.screen.address == opened.closed.address
    if on_this_page and opened.options(filling.screen):
        yield from close_proposals(filling)
        yield from filling.look()


def _not_kept(filling: Filling, opened: Opened) -> Failed:
    match, now = opened.match, opened.opener(filling.screen)
    shows = f'"{now.value or now.name}"' if now else "nothing"
    why = f'{match.field.label} did not keep the {match.slot.name} "{match.slot.text.filled}": it shows {shows}'
    return Failed(Outcome.FALSE, why)


def _shown(item: Element, slot: Slot) -> tuple[str, ...]:
    """The words that it shows as chosen, its label left out."""
    said, label = words(item.value or item.name), words(slot.name)
    return said[len(label) :] if label and said[: len(label)] == label else said


def _is_chosen(filling: Filling, opened: Opened, option: Element) -> bool:
    """The opener, or what stands behind its caption, shows it; or the option is marked, and nothing says otherwise."""
    screen, slot = filling.screen, opened.match.slot
    places = opened.places(screen)
    if any(_says(item, option, slot) for item in places):
        return True
    alike = [item for item in opened.options(screen) if item.press_key == option.press_key]
    unchosen = any(prompts(" ".join(_shown(item, slot))) for item in places)
    return any(item.has(State.CHECKED) or (item.has(State.SELECTED) and not unchosen) for item in alike)


def _says(item: Element, option: Element, slot: Slot) -> bool:
    """It shows the option, alone or among several that are chosen; or that part of the option which the text names."""
    wanted, text, shown = words(option.words), set(words(slot.text.filled)), _shown(item, slot)
    parts = [words(part) for part in _PARTS.split(item.value or item.name)]
    return wanted in (shown, *parts) or text <= set(shown) <= set(wanted)
