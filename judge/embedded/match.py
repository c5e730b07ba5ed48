"""How well one item of the screen serves one clause of the step: measures, each 0 to 1 or a lead of -1 to 1."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from view import State as Condition

from .goal import Clause
from .lexicon import lexicon
from .scene import FIELDS, TOGGLES, Item, Scene, label_of
from .standing import stands_as_wished
from .words import folded, likeness, share

SERVES: Final[dict[str, frozenset[str]]] = {
    "turn_on": TOGGLES | {"button", "menuitem"},
    "turn_off": TOGGLES | {"button", "menuitem"},
    "search": frozenset({"searchbox", "textbox", "combobox", "button"}),
    "type": frozenset({"textbox", "searchbox", "textarea", "spinbutton", "combobox"}),
    "set": frozenset(
        {
            "combobox",
            "radio",
            "option",
            "slider",
            "spinbutton",
            "menuitemradio",
            "listbox",
            "checkbox",
            "button",
            "gridcell",
        }
    ),
    "go": frozenset({"link", "tab", "menuitem", "treeitem", "button", "row", "listitem", "gridcell"}),
    "continue": frozenset({"button", "link"}),
    "add": frozenset({"button", "link", "menuitem"}),
    "create": frozenset({"button", "link", "menuitem"}),
    "remove": frozenset({"button", "menuitem", "link"}),
    "close": frozenset({"button", "link", "menuitem"}),
    "expand": frozenset({"button", "treeitem", "combobox", "row", "tab", "heading", "group"}),
    "signin": frozenset({"button", "link"}),
    "signout": frozenset({"button", "link", "menuitem"}),
    "sort": frozenset({"combobox", "columnheader", "option", "radio", "button", "menuitemradio", "checkbox"}),
    "rename": frozenset({"button", "menuitem", "textbox"}),
    "commit": frozenset({"button", "menuitem", "link"}),
    "press": frozenset({"button", "link", "checkbox", "tab", "menuitem", "option", "radio"}),
}
"""The roles that do what a clause of that intent asks for."""

TYPING: Final = frozenset({"search", "type", "set", "rename", "create"})

UNSPOKEN: Final = frozenset({"go", "press", "set", "type", "turn_on", "turn_off"})
"""Intents whose verb says what the person does, not what the control is called."""

ACTS: Final = frozenset({"add", "remove", "commit", "create", "close", "signin", "signout", "rename"})
"""Intents that do something to a thing: its own link or row is not what does it."""

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
    "offscreen",
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
    "early",  # it runs a search that has not been typed yet
    "seeks",  # it takes the search
    "closer",  # it closes, for a step that closes; the less it commits to the more
    "expanded",
    "answers",  # it says the verb, in what the step itself brought to the front
    "onward",  # it goes on, for a step that goes on
    "makes",  # it makes something new, for a step that does
    "offers",  # the value is one of its choices
    "imperative",  # its first word is the verb, as on a button
    "leads_to_it",  # it goes on to what the step does, for a step that only names a deed: "Go to payment"
)


@dataclass(frozen=True, slots=True)
class Match:
    """One item measured against one clause. `measures` stand in the order of `MEASURES`."""

    item: Item
    measures: tuple[float, ...]

    def __getitem__(self, name: str) -> float:
        return self.measures[_AT[name]]

    @property
    def closeness(self) -> float:
        """0 to 1: that this is the control the clause is about, whatever its state."""
        named = max(self["both"], self["exact"], 0.8 * self["value"] * self["said"])
        bound = min(1.0, self["asked"] + 0.8 * self["context"]) * self["said"]
        verbal = self["verb"] * self["said"] * (0.6 + 0.4 * self["context"])
        return max(named, 0.9 * bound, 0.75 * verbal, self["listed"])


_AT: Final = {name: at for at, name in enumerate(MEASURES)}


@dataclass(frozen=True, slots=True)
class Wanted:
    """A clause's words, looked up once for a whole screen."""

    clause: Clause
    words: tuple[str, ...]
    subject: tuple[str, ...]
    value: tuple[str, ...]
    exact: frozenset[str]
    last_name: str
    routes: frozenset[str]
    searched: int
    """Where the field with the searched text stands, -1 for nowhere."""


def wanted_by(clause: Clause, scene: Scene) -> Wanted:
    said = label_of(_object_of(scene.state.last))
    return Wanted(
        clause=clause,
        words=tuple(dict.fromkeys(_said_words(clause))),
        subject=clause.things or clause.value_words,
        value=clause.value_words,
        exact=frozenset(folded(text) for text in (*clause.quotes, clause.value, " ".join(clause.things)) if text),
        last_name=folded(said.name),
        routes=frozenset(word for thing in clause.things for word in lexicon().routes.get(thing, ())),
        searched=_searched(clause, scene),
    )


def _searched(clause: Clause, scene: Scene) -> int:
    value = folded(clause.value)
    if clause.intent != "search" or not value:
        return -1
    held = (item.at for item in scene.items if item.role in FIELDS and value in folded(item.element.value))
    return next(held, -1)


def _seeks(wanted: Wanted, item: Item) -> bool:
    if wanted.clause.intent != "search" or item.role not in FIELDS:
        return False
    return item.role == "searchbox" or share(("search",), (*item.words, *item.more)) > HINTS


HINTS: Final = 0.7
CLOSERS: Final = 4
"""Ranks of closing controls in the table."""


def _closer(clause: Clause, item: Item) -> float:
    rank = lexicon().closers.get(folded(item.name).strip(" .!"))
    return 1 - rank / CLOSERS if clause.intent == "close" and rank is not None else 0.0


def _goes_on(words: tuple[str, ...]) -> bool:
    return bool(words) and (words[0] in lexicon().sets["onward"] or lexicon().intent_of.get(words[0]) == "go")


SAYS: Final = 0.7


def _only(wanted: Wanted, words: tuple[str, ...], table: str) -> bool:
    """It says one of the table's words, and besides only what the step says too."""
    held = lexicon().sets[table]
    rest = tuple(word for word in words if word not in held)
    return len(rest) < len(words) and (not rest or share(rest, wanted.words) >= SAYS)


def _plays(item: Item) -> str:
    """Its role; what can be pressed and has none plays a button."""
    return "button" if item.role == "generic" and item.is_control else item.role


def _leads_there(wanted: Wanted, item: Item) -> bool:
    """It names a station on the way, and does nothing else than show it."""
    filler = lexicon().sets["generic"] | wanted.routes
    other = [lexicon().intent_of.get(word) for word in item.words if word.isalpha() and word not in filler]
    shows = all(intent in (None, "go", "continue") for intent in other) and len(other) <= ASIDE
    return (
        item.is_control
        and item.role not in FIELDS
        and not item.card
        and shows
        and bool(wanted.routes & set(item.words))
    )


ASIDE: Final = 2
"""So many words a station's name may have besides."""


RUNS_WITHIN: Final = 3
"""So many items after a search field its button is looked for."""


def _runs(wanted: Wanted, item: Item) -> bool:
    """A button that says so, or one without a name beside the field."""
    if wanted.searched < 0 or item.role in FIELDS or not item.is_control:
        return False
    named = share(item.words, ("search", "go", "find", "submit", "results")) > 0 and len(item.words) <= ASIDE
    return named if item.name else 0 < item.at - wanted.searched <= RUNS_WITHIN


def _said_words(clause: Clause) -> tuple[str, ...]:
    """What a control's name may say: the verb only where controls are called by it."""
    words = (*clause.words, *clause.value_words)
    return words if clause.intent not in UNSPOKEN else tuple(word for word in words if word != clause.verb)


_LAST = re.compile(r'(\w+ "(?:[^"]|"(?=\w))*")')


def _object_of(last: str) -> str:
    """The label in the phrase of an action: the last quoted one with a role before it."""
    found = _LAST.findall(last)
    return found[-1] if found else ""


def matches(clause: Clause, scene: Scene, items: tuple[Item, ...]) -> tuple[Match, ...]:
    """Every item measured against the clause, in the order given."""
    wanted = wanted_by(clause, scene)
    contexts = [_context(wanted, item) for item in items]
    leads = _leads(items, contexts)
    ordinals = _ordinals(clause, items)
    return tuple(
        Match(item, _measured(wanted, scene, item, placing))
        for item, placing in zip(items, zip(contexts, leads, ordinals, strict=True), strict=True)
    )


@dataclass(frozen=True, slots=True)
class Context:
    """What the surroundings of an item say of what its own name leaves out."""

    card: float = 0.0
    """Its card, row or neighbourhood: the more so when one line there says just that."""

    region: float = 0.0
    """The path and the heading it lies under."""

    @property
    def said(self) -> float:
        return max(self.card, REGION_COUNTS * self.region)


REGION_COUNTS: Final = 0.6
TITLE_COUNTS: Final = 0.5


def _context(wanted: Wanted, item: Item) -> Context:
    missing = tuple(word for word in (*wanted.subject, *wanted.value) if share((word,), item.words) < 1)
    if not missing or wanted.clause.intent == "search":
        return Context()
    said = share(missing, {*item.around, *item.more})
    title = max((_titled(missing, mate) for mate in item.mates if mate), default=0.0) if said else 0.0
    return Context(said * (1 - TITLE_COUNTS) + title * TITLE_COUNTS, share(missing, item.where))


def _titled(missing: tuple[str, ...], line: tuple[str, ...]) -> float:
    """How far one line says just what is missing, and no more."""
    return share(missing, line) * share(line, missing) ** 2


def _leads(items: tuple[Item, ...], contexts: list[Context]) -> list[float]:
    """By how much each one's context beats the best of its namesakes, or falls short of it."""
    namesakes: dict[tuple[str, tuple[str, ...]], list[int]] = defaultdict(list)
    for i, item in enumerate(items):
        namesakes[item.role, item.words].append(i)
    leads = [0.0] * len(items)
    for group in namesakes.values():
        if len(group) > 1:
            by_card = len({contexts[i].card for i in group}) > 1
            said = {i: contexts[i].card if by_card else contexts[i].region for i in group}
            for i in group:
                leads[i] = said[i] - max(said[j] for j in group if j != i)
    return leads


def _ordinals(clause: Clause, items: tuple[Item, ...]) -> list[float]:
    """1 for the one that the clause counts to among those of its role and name, -1 for its namesakes."""
    marks = [0.0] * len(items)
    if not clause.ordinal:
        return marks
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for i, item in enumerate(items):
        named = share(item.words, clause.words) > 0 or share(clause.things, (item.role, *item.where)) > 0
        if named:
            groups[(item.role,) if not share(item.words, clause.words) else (item.role, *item.words)].append(i)
    for group in groups.values():
        at = clause.ordinal - 1 if clause.ordinal > 0 else len(group) - 1
        for n, i in enumerate(group):
            marks[i] = 1.0 if n == at else -1.0
    return marks


def _spoken(clause: Clause, words: tuple[str, ...]) -> tuple[str, ...]:
    """
    A name without the prices and counts that nobody asked for; and, for a step that goes somewhere, without the verb
    that only says so: "Go to checkout" is "checkout".
    """
    words = (
        tuple(word for word in words if word.isalpha() or word in clause.words or word in clause.value_words) or words
    )
    if clause.intent != "go":
        return words
    verbs = lexicon().intent_of
    return tuple(word for word in words if verbs.get(word) != "go" or word in clause.things) or words


def _measured(wanted: Wanted, scene: Scene, item: Item, placing: tuple[Context, float, float]) -> tuple[float, ...]:
    context, lead, ordinal = placing[0].said, placing[1], placing[2]
    clause, words = wanted.clause, _spoken(wanted.clause, item.words)
    said, asked = share(words, wanted.words), share(wanted.subject, words)
    verb = max((likeness(clause.verb, word) for word in words), default=0.0) if clause.intent not in UNSPOKEN else 0.0
    bare = clause.intent in ACTS and asked >= 0.5 and verb < 0.7
    listed = folded(item.name) in clause.listed and bool(item.name)
    foreign = sum(1 for word in words if share((word,), wanted.words) < 0.5)
    in_layer = bool(scene.layer) and (item.element.in_front or item in scene.layer)
    opposing = bool(set(words) & lexicon().sets["opposing"]) and verb < 0.7 and said < 0.99
    return (
        said,
        asked,
        said * asked,
        share(wanted.value, words),
        float(folded(item.name) in wanted.exact and bool(item.name)),
        verb,
        context,
        lead,
        share(clause.place, {*item.where, *item.around, *words}),
        ordinal,
        float(_plays(item) in SERVES.get(clause.intent, ())),
        float(item.role in FIELDS),
        float(item.role in TOGGLES),
        float(_plays(item) == "button"),
        float(item.has(Condition.DISABLED)),
        float(item.has(Condition.COVERED)),
        float(item.has(Condition.OFFSCREEN)),
        float(in_layer),
        float(bool(scene.layer) and not in_layer),
        float(stands_as_wished(clause, item) > 0),
        float(bool(wanted.last_name) and folded(item.name) == wanted.last_name),
        float(opposing),
        float(bool(set(words) & lexicon().sets["opener"]) and len(words) <= 2),
        float(item.has(Condition.COLLAPSED)),
        min(foreign, 4) / 4,
        float(not words),
        float(bool(clause.value) and folded(clause.value) in folded(item.element.value)),
        float(verb >= 0.7 and foreign == 0),
        verb * max(context, asked),
        float(bare),
        float(listed),
        float(_leads_there(wanted, item)),
        float(_runs(wanted, item)),
        float(clause.intent == "search" and wanted.searched < 0 and item.role == "button"),
        float(_seeks(wanted, item)),
        _closer(clause, item),
        float(item.has(Condition.EXPANDED)),
        float(in_layer and max(verb, said) >= SAYS and not scene.in_window),
        float(clause.intent == "continue" and _only(wanted, words, "onward")),
        float(clause.intent == "create" and _only(wanted, words, "making")),
        float(bool(clause.value) and folded(clause.value) in map(folded, item.element.choices)),
        float(bool(words) and likeness(clause.verb, words[0]) >= SAYS and clause.intent not in UNSPOKEN),
        float(not clause.things and clause.intent == "commit" and verb >= SAYS and _goes_on(words)),
    )
