"""Whether a control is in a state, and whether somebody is signed in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..levels import HALF, SAYS
from .board import Board, Thing
from .counting import so_many
from .fact import Fact, Relation
from .ground import Ground
from .matching import Fit, calls, covers, fit
from .noun import NOTHING, Noun, is_plural
from .places import is_page
from .presence import shown, unsorted
from .tables import Standing, tables
from .tokens import Tokens, is_named, telling, tokens

SHOWING: Final = tables().words["opened"]
TICKED: Final = tables().words["ticked"]
CELLS = frozenset({"gridcell", "option", "row", "listitem"})
CHOICES: Final = tables().words["chosen"]
EXPLAINING: Final = tables().words["explaining"]
"""Words that begin what a switch says beside its name."""


def stands(board: Board, fact: Fact) -> Ground:
    """On what ground the control is in that state."""
    subject = fact.subject
    if subject.counted and not subject.is_name:
        return _number(board, subject, fact.word)
    if fact.word in SHOWING and (
        subject.kind in ("dialog", "popup", "modal", "alert") or not _controls(board, subject, fact.word)
    ):
        return Ground.STATE_UNKNOWN if subject.every and not subject.kind else _open(board, fact)
    found = _controls(board, subject, fact.word) or _controls(board, _general(subject), fact.word)
    found = found or (_begun(board, subject) if fact.word in TICKED else [])
    if not found:
        return _chosen(board, fact) or (Ground.REST_UNSEEN if board.is_cut else Ground.STATE_UNKNOWN)
    wanted = tables().states[fact.word]
    shown = {role: _shown(board, role) for role in {thing.role for thing in found}}
    held = {
        fact.word == "off"
        if fact.word in ("on", "off") and _is_not_pressed(board, thing)
        else _is(thing, wanted, shown[thing.role])
        for thing in found
    }
    if subject.every and found:
        return Ground.STATE_IS if held == {True} else Ground.STATE_IS_NOT if False in held else Ground.STATE_UNKNOWN
    if len(held) > 1:
        return Ground.STATE_DIVIDED
    (is_so,) = held
    return Ground.STATE_UNKNOWN if is_so is None else Ground.STATE_IS if is_so else Ground.STATE_IS_NOT


def alone_in_state(board: Board, fact: Fact, ground: Ground) -> Ground:
    """ "only Kim is ticked": of the others like it none is."""
    if ground is not Ground.STATE_IS or fact.subject.counted:
        return ground
    names = (fact.subject, *fact.beside)
    meant = {thing.at for noun in names for thing in _controls(board, noun, fact.word)}
    wanted, roles = tables().states[fact.word], {board.things[at].role for at in meant}
    lists = {board.things[at].around for at in meant}
    others = [t for t in board.things if t.role in roles and t.around in lists and t.at not in meant]
    return Ground.STATE_IS_NOT if any(_is(other, wanted, frozenset()) for other in others) else ground


def ticked(board: Board, fact: Fact) -> Ground | None:
    """ "the task is done": a box beside it tells."""
    if fact.relation is not Relation.HAPPENED or fact.word not in tables().stems["finished"] or not fact.subject.whole:
        return None
    ground = stands(board, replace(fact, relation=Relation.STATE, word="checked", object=NOTHING))
    return ground if ground in (Ground.STATE_IS, Ground.STATE_IS_NOT) else None


def _number(board: Board, subject: Noun, word: str) -> Ground:
    """ "two items are selected": a text says so, or so many boxes are ticked."""
    ground = so_many(board, replace(subject, tokens=()) if _is_any(subject.tokens) else subject, word)
    boxes = [t for t in board.things if t.is_toggle and t.card] if _is_any(subject.tokens) else []
    if ground is not Ground.STATE_UNKNOWN or not boxes or board.is_cut or word not in TICKED | CHOICES:
        return ground
    held = sum(_is(box, tables().states[word], frozenset()) is True for box in boxes)
    return Ground.STATE_IS if subject.least <= held <= subject.most else Ground.STATE_IS_NOT


def _general(subject: Noun) -> Noun:
    """The same with its kind as part of the name, and without a word for its sort."""
    sorts = tables().words["sorts"]
    kept = tuple(token for token in subject.whole if token.text not in sorts or token.capital)
    if kept and not is_named(kept[0]) and len(kept) > 1 and all(is_named(token) for token in kept[1:]):
        kept = kept[1:]
    return replace(subject, tokens=kept or subject.whole, kind="")


def _is(thing: Thing, wanted: Standing, shown: frozenset[str]) -> bool | None:
    """Whether it is so, or cannot be told; `shown` are the states that others of its role are in."""
    states = {str(state) for state in thing.element.states}
    if (
        thing.is_toggle
        and {"disabled"} & (wanted.true | wanted.untrue)
        and "disabled" not in states
        and "unchecked" in states
    ):
        return None
    if states & wanted.untrue:
        return False
    if states & wanted.true:
        return True
    if wanted.without:
        return not states & wanted.without
    if not wanted.else_untrue:
        return None
    tells = bool(
        {
            str(Condition.DISABLED),
            str(Condition.REQUIRED),
            str(Condition.READONLY),
            str(Condition.INVALID),
            str(Condition.FOCUSED),
        }
        & wanted.true
    )
    return False if tells or shown & wanted.true else None


def _is_not_pressed(board: Board, thing: Thing) -> bool:
    """A button without a state, right beside one that is pressed in: a browser tells of no button that it is not."""
    if thing.role != "button" or thing.element.states:
        return False
    near = board.things[max(0, thing.at - 1) : thing.at + 2]
    return any(t.role == "button" and t.has(Condition.PRESSED) and t.element.path == thing.element.path for t in near)


def _shown(board: Board, role: str) -> frozenset[str]:
    """The states that things of that role are in."""
    return frozenset(str(state) for thing in board.things if thing.role == role for state in thing.element.states)


def _begun(board: Board, subject: Noun) -> list[Thing]:
    """
    The one switch whose name begins with the subject and goes on to explain it ("Weekly digest Every Monday", "by
    mail"), or that has no name and stands right behind a text of the subject's words.
    """
    wanted = [token.stem for token in subject.whole]
    toggles = [thing for thing in board.things if thing.is_toggle and wanted]
    found = [t for t in toggles if [k.stem for k in t.name[: len(wanted)]] == wanted and _explains(t.name, len(wanted))]
    found += [t for t in toggles if not t.name and t.at and _is_just(board.things[t.at - 1], wanted)]
    return found if len(found) == 1 else []


def _explains(name: Tokens, after: int) -> bool:
    """What follows is a sentence of its own or says how; another noun would make it another thing: "push sound"."""
    return len(name) > after and (name[after].capital or name[after].text in EXPLAINING)


def _is_just(thing: Thing, wanted: list[str]) -> bool:
    return not thing.is_control and [token.stem for token in thing.name] == wanted


def _controls(board: Board, subject: Noun, word: str) -> list[Thing]:
    """The controls that the subject names best."""
    wanted = (*subject.tokens, *(t for quote in subject.quotes for t in tokens(quote)))
    pool = [
        thing
        for thing in board.things
        if thing.is_control
        or thing.role in CELLS
        or thing.has(Condition.EXPANDED, Condition.COLLAPSED, Condition.SELECTED)
    ]
    if subject.roles:
        pool = [thing for thing in pool if thing.role in subject.roles]
    if word in TICKED:
        pool = [
            t
            for t in pool
            if t.has(Condition.CHECKED, Condition.UNCHECKED, Condition.MIXED, Condition.PRESSED)
            or t.is_toggle
            or (t.role == "button" and word in ("on", "off"))
        ]
    if word in TICKED | CHOICES and wanted and _is_any(wanted):
        boxes = [thing for thing in pool if thing.is_toggle and (thing.card or subject.every)]
        if boxes:
            return boxes
    if not wanted:
        only = len(pool) == 1 or subject.every
        return pool if only and subject.kind else []
    named = [thing for thing in pool if fit(wanted, thing.name) is Fit.WHOLE]
    if named:
        return _nearest([_box(board, thing) for thing in named] if word in CHOICES else named, wanted, subject)
    carded = [
        t
        for t in pool
        if t.card
        and (t.is_toggle or not t.name)
        and any(fit(wanted, mate.name) is Fit.WHOLE for mate in board.mates(t))
    ]
    if carded:
        return carded
    alike = [t for t in pool if calls(wanted, t.name) >= SAYS and fit(wanted, t.name) is not Fit.LONGER]
    if not alike and subject.every and is_plural(subject) and not subject.is_name and len(wanted) == 1:
        return [thing for thing in pool if thing.is_toggle and thing.card]
    return _nearest(alike, wanted, subject)


def _box(board: Board, thing: Thing) -> Thing:
    """The box of the row that a name stands in, where the name itself cannot be chosen."""
    boxes = [mate for mate in board.mates(thing) if mate.is_toggle]
    return boxes[0] if len(boxes) == 1 and not (thing.is_toggle or thing.element.states) else thing


def _is_any(wanted: Tokens) -> bool:
    """Words for things of any sort: "all tasks"."""
    stems = tables().stems
    return all(token.stem in stems["sorts"] | stems["counted"] | stems["units"] for token in wanted)


def _nearest(found: list[Thing], wanted: Tokens, subject: Noun) -> list[Thing]:
    """Those with the fewest other words; all of them where the condition speaks of all."""
    if subject.every or not found:
        return found
    least = min(len(thing.name) for thing in found)
    near = [thing for thing in found if len(thing.name) == least]
    return near if covers(telling(near[0].name), wanted) >= HALF else []


def _chosen(board: Board, fact: Fact) -> Ground | None:
    """An option is chosen when its field shows it."""
    if fact.word not in CHOICES:
        return None
    wanted = (*fact.subject.tokens, *(t for quote in fact.subject.quotes for t in tokens(quote)))
    named = fact.subject.place or fact.object.tokens
    fields = [t for t in board.fields if t.role == "combobox" and (not named or calls(named, t.name) >= SAYS)]
    if any(fit(wanted, t.value) is Fit.WHOLE for t in fields):
        return Ground.STATE_IS
    offered = [t for t in fields if any(fit(wanted, tokens(choice)) is Fit.WHOLE for choice in t.element.choices)]
    return Ground.STATE_IS_NOT if offered or (named and fields) else None


def _open(board: Board, fact: Fact) -> Ground:
    """A dialog, a menu or a page is open when it shows."""
    if not (fact.subject.kind or board.has_front or is_page(board, unsorted(fact.subject.tokens))):
        return Ground.STATE_UNKNOWN
    ground = shown(board, fact.subject)
    is_there = ground in (Ground.TOLD, Ground.TOGETHER)
    is_not = ground in (Ground.ABSENT_NAME, Ground.NONE_SAID)
    if fact.word == "open":
        return Ground.STATE_IS if is_there else Ground.STATE_IS_NOT if is_not else Ground.STATE_UNKNOWN
    return Ground.STATE_IS_NOT if is_there else Ground.STATE_IS if is_not else Ground.STATE_UNKNOWN


def signed_in(board: Board, fact: Fact) -> Ground:
    """By the way out, or the way in, that shows."""
    out, in_ = lexicon().reverse["login"], lexicon().sets["signing_in"]
    stems = [{token.stem for token in tokens_joined(thing)} for thing in board.things if thing.is_way]
    if fact.object.tokens or fact.object.quotes:
        who = shown(board, fact.object)
        if who is not Ground.TOLD:
            return who
    if any(found & out for found in stems):
        return Ground.STATE_IS
    password = any(lexicon().sets["password"] & {token.stem for token in thing.name} for thing in board.fields)
    if password or any(found & in_ for found in stems):
        return Ground.STATE_IS_NOT
    return Ground.STATE_UNKNOWN


def tokens_joined(thing: Thing) -> Tokens:
    """The words of its name, "log out" as one."""
    low = thing.said.lower()
    for said, one in lexicon().phrases.items():
        low = low.replace(said, one)
    return tokens(low)
