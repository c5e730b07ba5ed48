"""How well one item of the screen serves one clause of the step: measures, each 0 to 1 or a lead of -1 to 1."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import folded, share, share_of
from ..lazily import lazily
from ..levels import BESIDES, HALF, ITSELF, SAYS, SECOND, THIRD, WHOLE
from ..screen.scene import FIELDS, STATEFUL, Item, Scene, namesakes_among
from ..step.goal import Clause
from ..subject import neighbours, purpose
from ..subject.standing import stands_as_wished
from ..subject.surroundings import Context, context_of, leads_of, ordinals_of
from . import entrance
from .following import FOLLOWING_MEASURES, following_of
from .naming import NameInClause, goes_on, name_in_clause
from .turn import TURN_MEASURES, Row, turn_measures
from .wanted import Wanted, wanted_by

MEASURES: Final = (
    "said",  # how much of its name the clause says
    "asked",  # how much of what the clause is about its name says
    "both",  # the product of the two
    "value",  # how much of the value its name says
    "exact",  # its name is a quoted text, the value, or the thing itself, word for word
    "verb",  # its name has the verb, or one of its kin
    "context",  # how much of what is missing its card, row or neighbourhood says
    "lead",  # its context against that of its namesakes
    "place",  # it lies where the clause says
    "ordinal",  # it is the one counted
    "serves",  # its role does what the clause asks for
    "field",
    "toggle",
    "button",
    "disabled",
    "covered",
    "in_layer",
    "behind_layer",
    "settled",  # it already stands as wished
    "last",  # the last action was on it
    "opposing",  # it undoes or removes, and nobody asked for that
    "opener",  # it may reveal more
    "collapsed",
    "foreign",  # words of its name that nobody asked for, up to four
    "nameless",
    "holds",  # a field that holds the value
    "verb_alone",  # it says the verb, and nothing foreign
    "act",  # it says the verb, and its surroundings what it is about
    "bare_thing",  # it only names what something is to be done to
    "listed",  # it is one of several that the clause lists
    "route",  # it is a station on the way
    "runs",  # it runs the search that has been typed
    "seeks",  # it takes the search
    "closer",  # it closes, for a step that closes; the less it commits to the more
    "expanded",
    "answers",  # it says the verb, in what the step itself brought to the front
    "makes",  # it makes something new, for a step that does
    "offers",  # the value is one of its choices
    "imperative",  # its first word is the verb, as on a button
    "leads_to_it",  # it goes on to what the step does or where it goes: "Go to payment"
    "foot",  # it lies in the page's foot, and the step does not say its whole name: no part of the task
    "contradicts",  # it, or what it stands with, has another word of the same kind: red for blue
    "swapped",  # what it stands with has a word in the place of one that the step says
    "opens_search",  # it brings up the field to search in, where none shows
    "variant",  # it chooses what the step says of the thing on the thing's own page: its colour, its size
    "ticks",  # it is ticked or not, for a step that ticks or unticks
    "ticks_all",  # it stands beside the rows, for a step that ticks all of them
    "begins",  # it begins something new, and nobody asked for that
    "row_of_it",  # it is a row that says what the step tells of the thing, and more
    "silent",  # it has no name, and nothing says what it is for
    "idiom",  # the one button that the thing's card is there for, in words of its own
    *TURN_MEASURES,
    *FOLLOWING_MEASURES,
)


@dataclass(eq=False)
class Match:
    """One item measured against one clause. `measures` stand in the order of `MEASURES`."""

    item: Item
    own: Row
    """Those by which a clause's control is told, before anybody asks what comes next."""

    scene: Scene

    @property
    def measures(self) -> Row:
        return measures_of((self,))[0]

    def __getitem__(self, name: str) -> float:
        return self.own[_AT[name]]

    @lazily
    def closeness(self) -> float:
        """0 to 1: that this is the control the clause is about, whatever its state."""
        said, asked, both, value, exact, verb, context = self.own[:7]
        if not said:
            return max(exact, self["listed"])
        named = max(both, exact, THIRD * value * said)
        bound = min(1.0, asked + THIRD * context) * said
        verbal = verb * said * (ITSELF + BESIDES * context)
        return max(named, SECOND * bound, VERBAL * verbal, self["listed"])

    @property
    def nearness(self) -> float:
        """How much of the clause it and what is around it say."""
        said, asked, _, value, _, _, context, lead = self.own[:8]
        return asked + value + HALF * said + HALF * context + LEADS * lead


VERBAL: Final = 0.75
"""What a verb counts that a control says, where it says little else of the clause."""

LEADS: Final = 0.3
"""What a lead over all others adds to how near a control is."""


def measures_of(found: Sequence[Match]) -> list[Row]:
    """The measures of each of several controls of one scene."""
    following = following_of(found[0].scene) if found else {}
    return [match.own + following.get(match.item.at, _UNSEEN) for match in found]


_UNSEEN: Final = array("d", (0.0,) * len(FOLLOWING_MEASURES))
_AT: Final = {name: at for at, name in enumerate(MEASURES) if name not in FOLLOWING_MEASURES}
_BEFORE_TURN: Final = MEASURES[: len(_AT) - len(TURN_MEASURES)]
CONTEXT, LEAD, PLACE, ORDINAL, DISABLED, COVERED, IN_LAYER, BEHIND_LAYER, SETTLED, LAST = (
    _AT[name] for name in "context lead place ordinal disabled covered in_layer behind_layer settled last".split()
)
COLLAPSED, EXPANDED, FOREIGN, HOLDS, VERB_ALONE, ACT, BARE_THING, ROUTE, RUNS, SEEKS = (
    _AT[name] for name in "collapsed expanded foreign holds verb_alone act bare_thing route runs seeks".split()
)
ANSWERS, OFFERS, FOOTING, CONTRADICTS, SWAPPED, OPENS_SEARCH, VARIANT, TICKS, TICKS_ALL, ROW_OF_IT, SILENT, IDIOM = (
    _AT[name]
    for name in """answers offers foot contradicts swapped opens_search variant ticks ticks_all row_of_it silent
    idiom""".split()
)


def _seeks(item: Item) -> bool:
    said = item.role == "searchbox" or share(("search",), (*item.words, *item.more)) > SAYS
    return item.role in FIELDS and said


def _leads_there(wanted: Wanted, item: Item) -> bool:
    """It names a station on the way, and does nothing else than show it."""
    known = wanted.stations
    if not item.is_control or item.role in FIELDS or item.card:
        return False
    filler = lexicon().sets["generic"] | lexicon().sets["holding"] | known
    other = [lexicon().intent_of.get(word) for word in item.words if word.isalpha() and word not in filler]
    shows = all(intent in (None, "go", "continue") for intent in other) and len(other) <= ASIDE
    leads = known if goes_on(item.words) else wanted.routes
    return FOOT not in item.landmarks and shows and not leads.isdisjoint(item.words)


FOOT: Final = "contentinfo"
ASIDE: Final = 2
"""So many words a station's name may have besides."""


SEARCHES: Final = lexicon().written["runs_search"]
RUNS_WITHIN: Final = 3
"""So many items after a search field its button is looked for."""


def _runs(wanted: Wanted, item: Item) -> bool:
    """A button that says so, or one without a name beside the field."""
    if item.role in FIELDS or not item.is_control:
        return False
    named = share(item.words, SEARCHES) > 0 and len(item.words) <= ASIDE
    return named if item.name else 0 < item.at - wanted.searched <= RUNS_WITHIN


class Matcher:
    """One clause held against the items of one scene. What an item says by itself is measured once."""

    def __init__(self, clause: Clause, scene: Scene) -> None:
        self._wanted = wanted_by(clause, scene)
        self._scene = scene
        self._doors = entrance.doors(clause, scene, self._wanted.idiom)
        self._layer = {item.at: item for item in scene.layer}
        self._names = _names_in(clause)
        self._known: dict[int, tuple[Item, Context, Row]] = {}

    def matches(self, items: tuple[Item, ...]) -> tuple[Match, ...]:
        """Every item measured against the clause, in the order given; leads and ordinals are among these items."""
        known = [self._own(item) for item in items]
        groups = self._scene.namesakes if items is self._scene.controls else namesakes_among(items)
        leads = leads_of(groups, [context for _, context, _ in known])
        ordinals = ordinals_of(self._wanted.clause, items)
        return tuple([
            Match(item, _placed(row, lead, ordinal) if lead or ordinal else row, self._scene)
            for (item, _, row), lead, ordinal in zip(known, leads, ordinals, strict=True)
        ])  # fmt: skip

    def _own(self, item: Item) -> tuple[Item, Context, Row]:
        found = self._known.get(id(item))
        if found is None:
            plays = "button" if item.role == "generic" and item.is_control else item.role
            its_name, row = self._names(plays, item.name, item.words)
            context, row = context_of(its_name.missing, item), row[:]
            row[CONTEXT] = context.said
            if self._layer:
                self._put_layer(row, item, its_name)
            if self._wanted.acts:
                row[BARE_THING] = its_name.asked >= HALF and its_name.verb < SAYS and item.at not in self._doors
            _put_own(row, self._wanted, item, its_name)
            found = item, context, row + turn_measures(self._wanted.turn, item)
            self._known[id(item)] = found
        return found

    def _put_layer(self, row: Row, item: Item, its_name: NameInClause) -> None:
        """Whether it lies in what is in front."""
        inside = item.element.in_front or self._layer.get(item.at) == item
        row[IN_LAYER], row[BEHIND_LAYER] = inside, not inside
        row[ANSWERS] = inside and max(its_name.verb, its_name.said) >= SAYS


@lru_cache(maxsize=50)
def _names_in(clause: Clause) -> Callable[[str, str, tuple[str, ...]], tuple[NameInClause, Row]]:
    """What names say for a clause, each looked up once: most controls keep theirs from turn to turn."""
    return lru_cache(maxsize=2_000)(partial(_named, clause))


def _named(clause: Clause, role: str, name: str, words: tuple[str, ...]) -> tuple[NameInClause, Row]:
    """Of what plays that role; with the row of what rests on the name alone, not to be written into."""
    found = name_in_clause(clause, role, name, words)
    return found, array("d", [found.measures.get(measure, 0.0) for measure in _BEFORE_TURN])


def _placed(row: Row, lead: float, ordinal: float) -> Row:
    """The row with what only the other items say."""
    placed = row[:]
    placed[LEAD], placed[ORDINAL] = lead, ordinal
    return placed


def _put_own(row: Row, wanted: Wanted, item: Item, its_name: NameInClause) -> None:
    """
    The measures of a clause's control, but for "lead" and "ordinal", which stay 0. The row has what rests on the name
    alone and what stands around it; what more is asked is asked only where the clause or the item has to do with it.
    """
    words, said, verb = its_name.words, its_name.said, its_name.verb
    if item.element.states or item.role in STATEFUL:
        _put_states(row, wanted, item)
    if wanted.last_name and item.called == wanted.last_name:
        row[LAST] = 1.0
    if verb:
        row[ACT] = verb * max(row[CONTEXT], its_name.asked)
    if not wanted.stations.isdisjoint(item.words):
        row[ROUTE] = _leads_there(wanted, item)
    if FOOT in item.landmarks:
        row[FOOTING] = said < WHOLE
    row[CONTRADICTS], row[SWAPPED] = neighbours.held_against(wanted.subject, item)
    if not words:
        counted = wanted.clause.ordinal or wanted.clause.many
        runs = wanted.searched >= 0 and _runs(wanted, item)
        row[SILENT] = row[CONTEXT] < SAYS and not (counted or runs)
    if item is wanted.idiom:
        row[IDIOM] = 1.0
    if wanted.asks:
        _put_asked(row, wanted, item, its_name)


def _put_asked(row: Row, wanted: Wanted, item: Item, its_name: NameInClause) -> None:
    """What only some sorts of clauses ask."""
    clause = wanted.clause
    if clause.place:
        row[PLACE] = share_of(clause.place, (*item.where, *item.around, *its_name.words))
    if wanted.lists and purpose.is_row_of_it(clause, item):
        row[ROW_OF_IT], row[FOREIGN], row[VERB_ALONE] = 1.0, 0.0, its_name.verb >= SAYS
    if clause.value:
        row[HOLDS] = wanted.value in folded(item.element.value)
        row[OFFERS] = wanted.value in map(folded, item.element.choices)
    if wanted.is_search:
        row[RUNS], row[SEEKS] = wanted.searched >= 0 and _runs(wanted, item), _seeks(item)
        row[OPENS_SEARCH] = not wanted.seeking and entrance.opens_search(item)
    if wanted.varies:
        row[VARIANT] = entrance.is_variant(clause, wanted.scene, item)
    if clause.many and not item.card:
        row[TICKS_ALL] = row[TICKS]


def _put_states(row: Row, wanted: Wanted, item: Item) -> None:
    """How it stands, and how that is to the clause."""
    states = item.element.states
    row[DISABLED], row[COVERED] = Condition.DISABLED in states, Condition.COVERED in states
    row[COLLAPSED], row[EXPANDED] = Condition.COLLAPSED in states, Condition.EXPANDED in states
    row[SETTLED] = stands_as_wished(wanted.clause, item) > 0
