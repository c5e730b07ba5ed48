"""One thing looked for on one screen, and what was found of it so far."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .board import Board, Thing
from .columns import rows_of
from .ground import Ground
from .matching import Fit, denies, fit, place
from .noun import Noun
from .places import Whereabouts, whereabouts
from .tokens import Sort, Tokens


def standing(board: Board, wanted: Tokens) -> list[Thing]:
    """What holds the words in one run, as they are and not denied."""
    figure = all(token.sort is not Sort.WORD for token in wanted)
    things = (thing for thing in board.things if not thing.is_waiting)
    return [thing for thing in things if not (figure and thing.is_way and not thing.card) and _holds(thing, wanted)]


def _holds(thing: Thing, wanted: Tokens) -> bool:
    for sentence in thing.sentences:
        at = place(wanted, sentence)
        if at.fit is Fit.WHOLE and not denies(sentence, at, wanted):
            return True
    return bool(thing.value) and fit(wanted, thing.value) is Fit.WHOLE


def placed(board: Board, where: Tokens, things: list[Thing], ground: Ground = Ground.TOLD) -> Ground:
    """The ground, if one of the things lies in the place."""
    match whereabouts(board, where, things):
        case Whereabouts.UNKNOWN:
            return Ground.UNPLACED
        case Whereabouts.OUT:
            return Ground.OTHER_PLACE
    return ground


def surroundings(board: Board, thing: Thing) -> Tokens:
    """Its own words, those of its row, its columns' headers and the heading above."""
    heads = [other for other in board.things if other.role == "columnheader" and other.around == thing.around]
    above = [board.things[thing.head]] if thing.head >= 0 else []
    return tuple(
        token for near in (thing, *board.mates(thing), *heads, *above) for token in (*near.name, *near.regions)
    )


@dataclass(frozen=True)
class Quest:
    """A thing by its name, or a sort of things, in a place or anywhere."""

    board: Board
    noun: Noun
    where: Tokens

    @property
    def wanted(self) -> Tokens:
        return self.noun.tokens

    @property
    def head(self) -> Tokens:
        """What is looked for, its details left out: the "ferries" of "ferries from Bergen"."""
        return self.noun.tails[0].tokens if self.noun.tails and self.noun.tails[0].tokens else self.noun.tokens

    @cached_property
    def standing(self) -> list[Thing]:
        return standing(self.board, self.wanted)

    @cached_property
    def ways(self) -> list[Thing]:
        """Links and buttons by the name of a sort of things lead to them, or make one."""
        return [t for t in self.standing if t.role == "searchbox" or (t.is_way and not (self.noun.is_name or t.card))]

    @cached_property
    def headings(self) -> list[Thing]:
        return [thing for thing in self.standing if thing.role == "heading"]

    @cached_property
    def things(self) -> list[Thing]:
        """What is neither a heading nor a way."""
        return [thing for thing in self.standing if thing not in self.ways and thing.role != "heading"]

    @cached_property
    def there(self) -> frozenset[int]:
        """Where the things of the rows and cards of the place's name stand."""
        return frozenset(thing.at for row in rows_of(self.board, self.where) for thing in row)

    def placed(self, things: list[Thing], ground: Ground = Ground.TOLD) -> Ground:
        return placed(self.board, self.where, things, ground)
