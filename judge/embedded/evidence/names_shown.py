"""What the screen bears out of the names in a step: what is missing, what shows, what stands where it should."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, says_whole, share, share_of
from ..levels import HALF, HARDLY, WHOLE
from ..match.reading import Reading, kept
from ..screen.change import PASSING
from ..screen.deeds import WRITTEN, Deed
from ..screen.outcome import upon_of
from ..screen.scene import FIELDS, Item, plain
from ..step.goal import Clause
from ..step.names import Name, names_of
from .messages import goes_wrong, tells

Lines = tuple[tuple[str, ...], ...]

QUOTING: Final = lexicon().sets["quoting"]
"""Stems beside the words searched for, in a heading of a list."""


def is_last(r: Reading) -> bool:
    """Whether the clause is the step's last: signs of the whole step are told of it alone."""
    return r.clause is r.goal.clauses[-1]


def deeds(r: Reading) -> tuple[Deed, ...]:
    return r.scene.deeds


@kept
def acts(r: Reading) -> tuple[Deed, ...]:
    """The deeds of the step but for waiting and scrolling, which take nothing back."""
    return tuple(deed for deed in deeds(r) if deed.did not in PASSING)


def shown(r: Reading, name: Name) -> float:
    """Whether the screen says the name anywhere."""
    wanted = plain(name.words)
    if share_of(wanted, r.scene.line_words) < WHOLE:
        return 0.0
    return float(says_whole(wanted, r.scene.lines))


def names_missing(r: Reading) -> float:
    """How many of the step's names were neither typed or pressed nor show."""
    if r.scene.acted and not r.scene.state.history:
        return 0.0
    return _missing(r, all_names(r))


def texts_missing(r: Reading) -> float:
    """A text that the step gives to write was neither typed nor shows."""
    if r.scene.acted and not r.scene.state.history:
        return 0.0
    clauses = r.goal.clauses if is_last(r) else (r.clause,)
    wanted = tuple(name for clause in clauses if clause.intent in WRITING for name in names_of(clause))
    return float(_missing(r, wanted) > 0)


WRITING: Final = frozenset({"type", "search", "create", "add", "rename", "commit", "other"})


def _missing(r: Reading, names: tuple[Name, ...]) -> float:
    unseen = [name for name in names if not shown(r, name)]
    lost = [name for name in unseen if not _was_there(r, plain(name.words)) and not _keyed(name, deeds(r))]
    return len(lost) / len(names) if names else 0.0


def _was_there(r: Reading, wanted: tuple[str, ...]) -> bool:
    return says_whole(wanted, _past_lines(r))


@kept
def _past_lines(r: Reading) -> list[tuple[str, ...]]:
    """The words of what was done, and of what has gone or came on the way."""
    done = [plain(content(f"{deed.text} {deed.label}")) for deed in deeds(r)]
    done.append(plain(content(" ".join(deed.text for deed in deeds(r) if deed.did in WRITTEN))))
    done += [plain(label.words) for label in r.scene.went if label.role not in FIELDS]
    done += [plain(label.words) for deed in deeds(r) for label in upon_of(deed.note).told if label.role not in FIELDS]
    return done


def _keyed(name: Name, done: tuple[Deed, ...]) -> bool:
    """Whether single keys that were pressed spell the name."""
    spelt = "".join(deed.label * deed.times for deed in done if len(deed.label) == 1)
    return bool(spelt) and "".join(name.text.split()) in spelt


@kept
def all_names(r: Reading) -> tuple[Name, ...]:
    clauses = r.goal.clauses if is_last(r) else (r.clause,)
    return tuple(name for clause in clauses for name in names_of(clause))


@kept
def names_shown(r: Reading) -> float:
    """How many of the clause's names are read on screen, outside of fields and of what would do it."""
    names = names_of(r.clause)
    said = [item.words for item in r.scene.items if not item.is_control] if names else []
    return sum(says_whole(name.words, said) for name in names) / len(names) if names else 0.0


def names_held(r: Reading) -> float:
    """A name stands in a field and is read nowhere else: it is written, not sent."""
    if r.clause.intent in ("type", "search", "set"):
        return 0.0
    names = names_of(r.clause)
    held = [content(item.element.value) for item in r.scene.fields if item.element.value]
    return float(any(says_whole(name.words, held) for name in names)) * (1 - names_shown(r))


HOLDING: Final = lexicon().sets["columns"]
FILTERING: Final = lexicon().sets["showing_some"]


def placed(r: Reading) -> float:
    """What the clause is about stands in what it names as the place, and is new there."""
    things, names, places = _parts(r.clause)
    if not r.scene.acted or not things or r.clause.intent == "remove":
        return 0.0
    for item in r.scene.items:
        if not item.is_new or item.element.in_front or item.role in FIELDS:
            continue
        inside = [words for words in (things, *names) if share(words, item.words) >= WHOLE]
        if not inside:
            continue
        where = content(" ".join(item.element.path))
        if any(_apart(words, inside) and share(words, where) >= WHOLE for words in places):
            return 1.0
    return 0.0


@lru_cache(maxsize=2_000)
def _parts(clause: Clause) -> tuple[tuple[str, ...], Lines, Lines]:
    """What it is about, its names, and the places that it may name; each without filler."""
    generic = lexicon().sets["generic"] | HOLDING
    names = tuple(name.words for name in names_of(clause))
    said = (clause.place, clause.value_words, *names)
    places = tuple(tuple(word for word in words if word not in generic) for words in said)
    return tuple(word for word in clause.things if word not in generic), names, places


def _apart(words: tuple[str, ...], inside: list[tuple[str, ...]]) -> bool:
    return bool(words) and all(not set(words) <= set(each) for each in inside)


def excluded(r: Reading) -> float:
    """The page's heading or the last press says what the step does not want: "not the large one"."""
    unwanted = _unwanted(r.goal.text)
    if not unwanted:
        return 0.0
    heads = [content(item.name) for item in r.scene.of("heading")][:1]
    return float(any(share(unwanted, words) >= WHOLE for words in (*heads, r.last_words)))


@lru_cache(maxsize=500)
def _unwanted(step: str) -> tuple[str, ...]:
    """What follows a step's "not"."""
    found = _NOT.search(step)
    unnamed = lexicon().sets["unnamed"]
    return tuple(word for word in content(found.group(1)) if word not in unnamed) if found else ()


_NOT: Final = lexicon().patterns["unwanted"]
SURVEYING: Final = lexicon().sets["surveying"]


def foreign_head(r: Reading) -> float:
    """The heading that names the place says more than the step."""
    if r.clause.intent != "go":
        return 0.0
    heads = [item.words for item in r.scene.of("heading")]
    said = [words for words in heads if share(r.clause.things, words) >= WHOLE]
    return float(bool(said) and all(any(_is_foreign(r, word) for word in words) for words in said))


UNREGISTERED: Final = lexicon().sets["unregistered"]
"""Who goes on without an account: "Checkout as a guest" is a checkout."""


def _is_foreign(r: Reading, word: str) -> bool:
    known = lexicon().sets["generic"] | lexicon().sets["results"] | SURVEYING | UNREGISTERED
    said = (*r.goal.words, *content(r.goal.text))
    return share((word,), said) < HALF and word not in known and not word.isdigit()


@kept
def value_came(r: Reading) -> float:
    """A text that came says what was to be set, chosen or named."""
    wanted = [name.words for name in names_of(r.clause)] or ([r.clause.value_words] if r.clause.value else [])
    if not wanted:
        return 0.0
    said = [label.words for label in r.scene.came if label.role not in UNREAD and not goes_wrong(r, label.name)]
    return min((max((share(words, each) for each in said), default=0.0) for words in wanted if words), default=0.0)


UNREAD: Final = FIELDS | {"button", "option", "menuitem", "dialog"}


def lessened(r: Reading) -> float:
    """A press that fits a step of taking away or of showing less took something away and brought little."""
    if any(label.role == "heading" for label in r.scene.came):
        return 0.0
    wants = r.clause.intent in ("remove", "close") or FILTERING & set(r.clause.words)
    went = [label for label in r.scene.went if label.role not in ("dialog", "alertdialog", "button")]
    came = [label for label in r.scene.came if label.role not in ("status", "text", "button")]
    return float(bool(wants) and r.last_fits >= HARDLY and bool(went) and len(came) <= len(went))


def absent(r: Reading) -> float:
    """What was to go is not on screen, after something was pressed that fits."""
    if r.clause.intent != "remove" or r.last_kind != "pressed":
        return 0.0
    here = max((share(r.clause.things, i.words) for i in r.scene.items if not tells(r, i.name)), default=0.0)
    return float(here < WHOLE) * max(r.last_fits, HALF * float(bool(deeds(r))))


def only_listed(r: Reading) -> float:
    """The step opens a thing whose own link still stands among others, under a heading that quotes it."""
    if r.clause.intent != "go" or not r.clause.things:
        return 0.0
    links = [i for i in r.scene.items if i.role in ("link", "row") and share(r.clause.things, i.words) >= WHOLE]
    links = [item for item in links if not item.has(Condition.CURRENT) and len(item.words) <= len(r.clause.words) + 3]
    state = r.scene.state
    heads = [item.name for item in r.scene.of("heading")]
    quoting = any(_quotes(r, said) for said in (*heads, state.title))
    return float(bool(links) and quoting)


def _quotes(r: Reading, said: str) -> bool:
    words = content(said)
    marked = any(mark in said for mark in '"“”„«»')
    return share(r.clause.things, words) >= WHOLE and (marked or bool(QUOTING & (set(words) - set(r.clause.things))))


def renamed(r: Reading) -> float:
    """Something reads the new name, and nothing the old one."""
    if r.clause.intent not in ("rename", "set") or not r.clause.value:
        return 0.0
    new = any(_reads(item, r.clause.value) for item in r.scene.items)
    old = any(_reads(item, quote) for quote in r.clause.quotes[:-1] for item in r.scene.items)
    return float(new and not old)


def keeps_old(r: Reading) -> float:
    """The step changes one quoted name to another, and something still reads the old one."""
    if len(r.clause.quotes) < 2 or not exchanges(r.clause):
        return 0.0
    old = r.clause.quotes[0]
    return float(any(_reads(item, old) for item in r.scene.items))


def exchanges(clause: Clause) -> bool:
    """Whether the clause has one name take the place of another."""
    return clause.intent == "rename" or (clause.verb in EXCHANGING and bool(_EXCHANGE.search(clause.text)))


EXCHANGING: Final = lexicon().sets["exchanging"]
"""Verbs after which one quoted text takes the place of another: "replace", not "send" or "add"."""


_EXCHANGE: Final = lexicon().patterns["exchanged"]


def shown_names(r: Reading) -> float:
    """How far the clause's names are read on screen; 1 where it gives none."""
    return names_shown(r) if names_of(r.clause) else 1.0


def _reads(item: Item, text: str) -> bool:
    return not item.is_control and folded(item.name) == folded(text)
