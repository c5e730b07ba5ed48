"""Steps that wish for a state: on or off, one of several values, an order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..stage import failed, unmoved
from ..words import vocabulary

FINISHED: Final = frozenset({"finished"})
ON: Final = Condition.CHECKED
OFF: Final = Condition.UNCHECKED


def switched(r: Random) -> Story:
    """A switch or check box among others, some of like names; or hidden in a collapsed part."""
    words = vocabulary()
    names = r.sample(words.things["settings"], r.randrange(3, 7))
    thing, on = r.choice(names), r.random() < 0.6
    verbs = (
        ("turn on", "enable", "activate", "switch on") if on else ("turn off", "disable", "switch off", "deactivate")
    )
    verb = r.choice(verbs)
    step = r.choice(
        (f"{verb} {thing}", f"{verb} the {thing}", f"turn {thing} {'on' if on else 'off'}", f"{verb} {thing}")
    )
    role = r.choice(("switch", "switch", "checkbox"))
    stands = {name: r.random() < 0.5 for name in names} | {thing: not on}

    def listed(now: dict[str, bool]) -> list[Bit]:
        return [bit(role, name.capitalize(), ON if now[name] else OFF, target=name == thing) for name in names]

    head = bit("heading", r.choice(words.places["settings"]))
    first = Frame(bits=(head, *listed(stands)), stands=True)
    said = f'pressed {role} "{thing.capitalize()}"'
    frames: tuple[Frame, ...]
    done = [Bit(b.element) for b in listed(stands | {thing: on})]
    saved = [bit("status", "Changes saved")] if r.random() < 0.3 else []
    end = Frame(bits=(head, *saved, *done), said=said, done=True, moves=FINISHED, stands=True)
    match r.choices(("done", "hidden", "sibling", "nothing", "fails"), (50, 14, 16, 12, 8))[0]:
        case "hidden":
            part = r.choice(("Advanced", "More options", head.element.name))
            closed = Frame(
                bits=(
                    bit("heading", "Settings"),
                    bit("button", part, Condition.COLLAPSED, target=True),
                    bit("button", "About", Condition.COLLAPSED),
                ),
                moves=frozenset({"expand", "activate"}),
                unsure=part != head.element.name,
            )
            opened = Frame(
                bits=(bit("heading", "Settings"), bit("button", part, Condition.EXPANDED), *listed(stands)),
                said=f'expanded button "{part}"',
            )
            frames = (
                closed,
                opened,
                Frame(
                    bits=(bit("heading", "Settings"), bit("button", part, Condition.EXPANDED), *done),
                    said=said,
                    done=True,
                    moves=FINISHED,
                ),
            )
        case "sibling":
            wrong = r.choice([name for name in names if name != thing])
            other = listed(stands | {wrong: on})
            frames = (first, Frame(bits=(head, *saved, *other), said=f'pressed {role} "{wrong.capitalize()}"'))
        case "nothing":
            frames = (first, unmoved(first, said))
        case "fails":
            frames = (first, failed(first, said, r))
        case _:
            frames = (first, end)
    return Story(family="settings", step=step, frames=frames)


STEPS: Final = (
    "set the {f} to {v}",
    "choose {v} as the {f}",
    "select {v}",
    "change the {f} to {v}",
    'select "{v}" for {f}',
    "pick the {v} {f}",
)


@dataclass(frozen=True)
class Pick:
    """A value wished for, the field it belongs to, and what stands round about."""

    step: str
    field: str
    values: tuple[str, ...]
    wanted: str
    other: str
    head: Bit
    more: tuple[Bit, ...]

    @property
    def is_named(self) -> bool:
        """The step says which field it is."""
        return self.field.lower() in self.step.lower()

    def frame(self, *bits: Bit, said: str = "", done: bool = False) -> Frame:
        """A screen with these between the head and the rest."""
        moves = FINISHED if done else frozenset({"activate"})
        return Frame(bits=(self.head, *bits, *self.more), said=said, done=done, moves=moves, stands=True)

    def story(self, *frames: Frame) -> Story:
        return Story(family="forms", step=self.step, frames=frames)


def chosen(r: Random) -> Story:
    """A value out of several: radios, a select, a list that opens, a row of tabs."""
    words = vocabulary()
    field, values = r.choice(list(words.values.items()))
    wanted = r.choice(values)
    others = r.sample([name for name in words.values if name != field], 2)
    pick = Pick(
        step=r.choice(STEPS).format(f=field.lower(), v=wanted),
        field=field,
        values=values,
        wanted=wanted,
        other=r.choice([value for value in values if value != wanted]),
        head=bit("heading", r.choice(("Details", "Preferences", "Your choice", field))),
        more=tuple(bit("combobox", name, value=words.values[name][0]) for name in others),
    )
    return r.choices((_radios, _select, _listbox), (40, 30, 30))[0](r, pick)


def _radios(r: Random, pick: Pick) -> Story:
    role = r.choice(("radio", "radio", "tab", "menuitemradio"))
    mark = Condition.SELECTED if role == "tab" else ON
    path = (f'radiogroup "{pick.field}"',)

    def listed(now: str) -> list[Bit]:
        marks = {now: (mark,)}
        return [bit(role, v, *marks.get(v, ()), path=path, target=v == pick.wanted) for v in pick.values]

    first, said = pick.frame(*listed(r.choice((pick.other, "")))), f'pressed {role} "{pick.wanted}"'
    done = pick.frame(*(Bit(b.element) for b in listed(pick.wanted)), said=said, done=True)
    match r.choices(("done", "other", "nothing"), (68, 18, 14))[0]:
        case "other":
            wrong = pick.frame(*listed(pick.other), said=f'pressed {role} "{pick.other}"')
            return pick.story(first, wrong) if first.bits != wrong.bits else pick.story(first)
        case "nothing":
            return pick.story(first, unmoved(first, said))
    return pick.story(first, done)


def _select(r: Random, pick: Pick) -> Story:
    held, native = r.choice((pick.other, "", "Please choose")), pick.values if r.random() < 0.7 else ()

    def box(value: str) -> Bit:
        return bit("combobox", pick.field, value=value, target=value != pick.wanted, choices=native)

    first = replace(pick.frame(box(held)), unsure=not pick.is_named and not native)
    done = pick.frame(box(pick.wanted), said=f'selected "{pick.wanted}" in combobox "{pick.field}"', done=True)
    if r.random() < 0.25 and held != pick.other:
        return pick.story(
            first, pick.frame(box(pick.other), said=f'selected "{pick.other}" in combobox "{pick.field}"')
        )
    return pick.story(first, done if r.random() < 0.85 else unmoved(first, done.said))


def _listbox(r: Random, pick: Pick) -> Story:
    """It opens first; what is wished for may lie further down."""

    def box(state: Condition, value: str, *, target: bool = False) -> Bit:
        return bit("combobox", pick.field, state, value=value, target=target)

    held, said = r.choice((pick.other, "")), f'expanded combobox "{pick.field}"'
    opens = frozenset({"expand", "activate"})
    first = replace(pick.frame(box(Condition.COLLAPSED, held, target=True)), moves=opens, unsure=not pick.is_named)
    shown = [bit("option", v, path=(f'listbox "{pick.field}"',), target=v == pick.wanted) for v in pick.values]
    r.shuffle(shown)
    if r.random() < 0.15:
        below = bit("text", r.choice(("scroll for more", "more below", "12 more below")))
        rest = [b for b in shown if not b.is_target]
        cut = pick.frame(box(Condition.EXPANDED, held), *rest, below, said=said)
        return pick.story(first, replace(cut, moves=frozenset({"scroll"}), begins=False))
    opened = pick.frame(box(Condition.EXPANDED, held), *shown, said=said)
    done = pick.frame(box(Condition.COLLAPSED, pick.wanted), said=f'pressed option "{pick.wanted}"', done=True)
    return pick.story(first, opened, done)


def sorted_(r: Random) -> Story:
    """A list in another order."""
    by = r.choice(("price", "name", "date", "size", "rating"))
    step = r.choice((f"sort by {by}", f"sort the list by {by}", f"order the results by {by}"))
    columns = ("Price", "Name", "Date", "Size", "Rating")
    rows = [bit("row", name) for name in r.sample(vocabulary().things[r.choice(("shop", "files"))], 4)]
    if r.random() < 0.5:
        heads = [bit("columnheader", name, target=name.lower() == by) for name in columns]
        heads = [Bit(b.element, b.is_target) for b in heads]
        first = Frame(
            bits=(*[bit("button", b.element.name, path=("table",), target=b.is_target) for b in heads], *rows)
        )
        after = [
            bit("button", b.element.name, *((Condition.PRESSED,) if b.is_target else ()), path=("table",))
            for b in heads
        ]
        done = Frame(
            bits=(*after, *reversed(rows)),
            said=f'pressed button "{by.capitalize()}"',
            done=True,
            moves=FINISHED,
            stands=True,
        )
        return Story(family="files", step=step, frames=(first, done))
    first = Frame(bits=(bit("combobox", "Sort by", value="Relevance", target=True), *rows), stands=True)
    value = r.choice((by.capitalize(), f"{by.capitalize()}: low to high", f"{by.capitalize()} ascending"))
    done = Frame(
        bits=(bit("combobox", "Sort by", value=value), *reversed(rows)),
        said=f'selected "{value}" in combobox "Sort by"',
        done=True,
        moves=FINISHED,
        stands=True,
    )
    return Story(family="shop", step=step, frames=(first, done))
