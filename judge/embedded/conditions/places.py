"""Where a condition says that something is: whether that place is on the screen, and what lies in it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from view import Screen, has_payment_evidence
from view import State as Condition

from ..levels import SAYS
from .board import Board, Thing
from .columns import cell
from .matching import calls
from .tables import tables
from .tokens import Sort, Tokens, telling, tokens

WHOLLY: Final = SAYS
"""From here on every word of a place is found."""


class Whereabouts(StrEnum):
    """How a thing lies to a place."""

    IN = "in"
    OUT = "out"
    """The place is there, the thing lies elsewhere."""

    UNKNOWN = "unknown"
    """The place is not to be made out."""


def readings(place: Tokens) -> tuple[Tokens, ...]:
    """A place as it is named, and without a word for the part that it is: "the Done column"."""
    bare = tuple(token for token in place if token.text not in tables().words["parts"])
    return (place, bare) if bare and len(bare) < len(place) else (place,)


def _is_called(place: Tokens, words: Tokens) -> bool:
    return any(calls(one, words) >= WHOLLY for one in readings(place))


def whereabouts(board: Board, place: Tokens, things: list[Thing]) -> Whereabouts:
    """How the best placed of the things lies to the place; in it where no place is named."""
    if not place:
        return Whereabouts.IN
    if any(_is_within(board, place, thing) for thing in things):
        return Whereabouts.IN
    if (under := _under(board, place, things)) is not Whereabouts.UNKNOWN:
        return under
    if not (is_part(place) and meant(board, place)) and is_page(board, place):
        return Whereabouts.IN if any(not _is_beside(board, thing) for thing in things) else Whereabouts.OUT
    return Whereabouts.OUT if is_section(board, place) else Whereabouts.UNKNOWN


def _under(board: Board, place: Tokens, things: list[Thing]) -> Whereabouts:
    """ "in the Customer column": below that header of the thing's table."""
    if place[-1].text != "column" or len(place) < 2 or not board.headers or meant(board, place):
        return Whereabouts.UNKNOWN
    found = [cell(board, board.cards[thing.card], place[:-1]) for thing in things if thing.card in board.cards]
    told = [thing for thing in found if thing is not None]
    return Whereabouts.UNKNOWN if not told else Whereabouts.IN if any(t in things for t in told) else Whereabouts.OUT


def is_page(board: Board, place: Tokens) -> bool:
    """Whether the whole page, or what lies in front of it, goes by that name."""
    if place not in board.pages:
        board.pages[place] = _is_page(board, place)
    return board.pages[place]


def _is_page(board: Board, place: Tokens) -> bool:
    bare = tuple(t for t in place if t.text not in tables().words["places"]) or place
    front = board.state.front_name
    heads = [thing.name for thing in board.headings[:1]]
    whole = [board.title, board.address, *heads, *([tokens(front)] if front else [])]
    current = [
        t.name for t in board.things if t.has(Condition.CURRENT) or (t.role == "tab" and t.has(Condition.SELECTED))
    ]
    return any(_is_called(bare, words) for words in (*whole, *current)) or _is_review(board, bare)


def _is_review(board: Board, place: Tokens) -> bool:
    """
    The last page of an order, whatever it is called: it says a sum and has the button that orders; nothing is left to
    fill in or to change, and it is no basket.
    """
    words = tables().stems
    if not place or not all(token.stem in words["reviews"] for token in place):
        return False
    own = [thing for thing in board.things if not thing.is_round]
    names = (board.title, *(thing.name for thing in own if thing.role == "heading"))
    if any(token.stem in words["baskets"] for name in names for token in name):
        return False
    sums = [t.at for t in own if not t.is_control and any(token.stem in words["sums"] for token in t.name)]
    orders = any(t.is_control and any(token.stem in words["orders"] for token in t.name) for t in own if not t.is_field)
    return bool(sums) and orders and not any(_is_to_do(board, thing, sums[0]) for thing in own if thing.is_field)


def _is_to_do(board: Board, thing: Thing, sum_at: int) -> bool:
    """A field of what is ordered: not the search above it, nor the card's number below the sum."""
    if thing.head < 0:
        return False
    return thing.at < sum_at or not has_payment_evidence(Screen(items=board.state.items))


def is_section(board: Board, place: Tokens) -> bool:
    """Whether a part of the page goes by that name."""
    if place not in board.parts:
        board.parts[place] = _is_section(board, place)
    return board.parts[place]


def _is_section(board: Board, place: Tokens) -> bool:
    return bool(meant(board, place)) or any(_is_called(place, thing.regions) for thing in board.things)


def is_part(place: Tokens) -> bool:
    """It says what sort of part it is: "the Done column"."""
    return len(readings(place)) > 1


def meant(board: Board, place: Tokens) -> frozenset[Tokens]:
    """
    The names of parts that are meant: of those that have all its words, the ones that say it most exactly. "Review" is
    not "In review" where both are there.
    """
    if place not in board.named:
        labels = {label for held in board.layout.labels for label in held} | {head.name for head in board.headings}
        if is_part(place):
            labels |= {label for held in board.layout.loose for label in held}
        near = {label: found for label in labels if (found := _exactness(place, label))}
        best = max(near.values(), default=0)
        board.named[place] = frozenset(label for label, found in near.items() if found == best)
    return board.named[place]


def _exactness(place: Tokens, label: Tokens) -> int:
    """4 where they are the same words, 3 but for filler, 2 but for their forms, 1 where the label says more; else 0."""
    if not _is_called(place, label):
        return 0
    named = readings(tuple(token for token in label if token.sort is Sort.WORD) or label)
    pairs = [(one, other) for one in readings(place) for other in named]
    if any(_texts(one) == _texts(other) for one, other in pairs):
        return 4
    if any(_texts(telling(one)) == _texts(telling(other)) for one, other in pairs):
        return 3
    return 2 if any(len(telling(one)) == len(telling(other)) for one, other in pairs) else 1


def _texts(words: Tokens) -> list[str]:
    return [token.text for token in words]


def labels_of(board: Board, place: Tokens, thing: Thing) -> frozenset[Tokens]:
    """The names of the parts that it lies in, as far as they may be meant by such a place."""
    loose = board.layout.loose[thing.at] if is_part(place) else ()
    return frozenset((*board.layout.labels[thing.at], *loose))


def heads_part(board: Board, place: Tokens) -> bool:
    """Whether a part goes by just that, a day or a number beside it: "Monday" for "Monday 10 May"."""
    labels = [*(head.name for head in board.headings), *(thing.regions for thing in board.things)]
    words = [tuple(token for token in label if token.sort is Sort.WORD) for label in labels]
    return any(t.sort is Sort.WORD for t in place) and any(
        _is_called(one, label) and len(telling(label)) <= len(one) for label in words for one in readings(place)
    )


def section(board: Board, place: Tokens) -> list[Thing] | None:
    """What lies in the part of the page of that name; nothing where there is no such part."""
    if labels := meant(board, place):
        return [t for t in board.things if t.name not in labels and labels & labels_of(board, place, t)]
    inside = [thing for thing in board.things if thing.regions and _is_called(place, thing.regions)]
    return inside or None


def _is_within(board: Board, place: Tokens, thing: Thing) -> bool:
    labels = meant(board, place)
    if labels & labels_of(board, place, thing):
        return True
    if labels and is_part(place):
        return False
    if not labels and _is_called(place, (*thing.regions, *_heading(board, thing))):
        return True
    mates = (mate for mate in board.mates(thing) if not mate.is_way)
    return bool(thing.card) and any(calls(place, mate.name) >= WHOLLY for mate in mates)


def _heading(board: Board, thing: Thing) -> Tokens:
    """The nearest heading above that is not of the same card."""
    at = board.layout.above[thing.at]
    return board.things[at].name if at >= 0 else ()


def _is_beside(board: Board, thing: Thing) -> bool:
    """It surrounds the page, or stands under a heading for other things."""
    words = {token.text for token in (*_heading(board, thing), *thing.regions)}
    return thing.is_round or bool(words & tables().words["elsewhere"])
