"""What falls short of done: what is only waiting, a draft or a part, another thing named, what would still keep it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from view import State as Condition

from ..evidence.last_deed import last_deed, upon
from ..evidence.messages import told_in
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..language.parting import commits
from ..language.stem import stem
from ..language.words import content, folded, share, tokens
from ..levels import HALF, KINDRED
from ..match.reading import Reading, kept
from ..screen.deeds import WRITTEN, Did
from ..screen.scene import TOGGLES
from ..step.facts import facts, wanted_part

MESSAGES: Final = frozenset({"status", "alert"})
SPEAKING: Final = MESSAGES | {"text", "heading"}
LINE: Final = 12
"""So many words a text has that tells of a deed; a longer one is what a page is about."""

_PART: Final = lexicon().patterns["part_of"]


@kept
def _messages(r: Reading) -> list[str]:
    """What came upon the last deed and tells of it: messages, and short texts."""
    came = [label for label in upon(r).came if label.role in SPEAKING and label.name]
    return [label.name for label in came if label.role in MESSAGES or len(tokens(label.name)) <= LINE]


def pending(r: Reading) -> float:
    """A text that came says that it is still to be: waiting, a draft, for approval; the step does not."""
    own = frozenset(r.goal.words)
    return float(any(_is_pending(text, own) for text in _messages(r)))


@lru_cache(maxsize=5_000)
def _is_pending(text: str, own: frozenset[str]) -> bool:
    said, plain = lexicon().sets["pending"], folded(text)
    words, first = set(content(text)) - own, (tokens(text) or ("",))[0]
    if first.endswith("ing") and stem(first) in lexicon().sets["busy"]:
        return True
    return bool(words & said) or any(phrase in plain for phrase in lexicon().wholes["unfinished"])


def partly(r: Reading) -> float:
    """A message tells of a part that has been done: "2 of 3 renewed"."""
    texts = [label.name for label in upon(r).came if label.role in MESSAGES]
    return float(any(_is_part(text) and _tells_of_a_deed(r, text) for text in texts))


def _is_part(text: str) -> bool:
    return any(0 < int(some) < int(all_) for some, all_ in _PART.findall(text))


def _tells_of_a_deed(r: Reading, text: str) -> bool:
    return told_in(r.clause.verb, text) or any(word.endswith("ed") or word in ENDED for word in tokens(text))


ENDED: Final = lexicon().written["ended"]
"""What has been done, in words that no ending tells of."""


def other_named(r: Reading) -> float:
    """A message names what stands or stood there and says more than the step, and nothing that says just it."""
    return float(is_last(r) and any(_names_other(r, text) for text in _messages(r)))


def _names_other(r: Reading, text: str) -> bool:
    plain = folded(text)
    found = [name for name in _names(r) if name in plain and name != plain]
    longest = [name for name in found if not any(name != other and name in other for other in found)]
    kindred = [words for name in longest if share(r.clause.things, words := content(name)) > 0]
    own = (*r.goal.words, *facts(r.goal.text))
    return bool(kindred) and all(_is_foreign(words, own) for words in kindred)


def _is_foreign(words: tuple[str, ...], own: tuple[str, ...]) -> bool:
    known = lexicon().sets
    filler = [known[table] for table in ("generic", "results", "success")]
    telling = [word for word in words if word.isalpha() and not any(word in table for table in filler)]
    return any(share((word,), own) < HALF for word in telling)


NAMED: Final = frozenset({
    "link", "heading", "row", "listitem", "cell", "gridcell", "option", "treeitem", "radio", "checkbox", "article",
})  # fmt: skip
NAMES: Final = range(4, 61)
"""Letters of a name of a thing."""


@kept
def _names(r: Reading) -> set[str]:
    """Whole names of what stands or stood there and is neither message nor button."""
    here = {item.called for item in r.scene.items if item.role in NAMED and len(item.name) in NAMES}
    return here | {folded(label.name) for label in r.scene.went if label.role in NAMED and len(label.name) in NAMES}


def keeps_waiting(r: Reading) -> float:
    """Something was written or chosen last, for a step that is not just that, and a button waits that would keep it."""
    done = acts(r)
    if not done or not is_last(r) or r.clause.verb in TYPING:
        return 0.0
    if done[-1].did not in WRITTEN and done[-1].role not in CHOICES:
        return 0.0
    buttons = (item for item in r.scene.buttons if not item.has(Condition.DISABLED))
    return float(any(KEEPING & set(content(item.name)[:1]) for item in buttons))


TYPING: Final = lexicon().sets["filling_in"]
"""Verbs of a step that is done once it stands in the form."""

CHOICES: Final = frozenset({"checkbox", "radio", "option", "gridcell"})
"""What is chosen in a form; a switch or an item of a menu is at once as it stands."""

KEEPING: Final = lexicon().sets["keeping"]
"""What a button says first that keeps what was written or chosen."""


def verb_waits(r: Reading) -> float:
    """A control that says the last part's verb is there and free, and nothing that says it was pressed in the step."""
    if r.clause.intent in SHOWING or not is_last(r) or not acts(r):
        return 0.0
    verb = (r.clause.verb,)
    if any(deed.did is Did.KEY or share(verb, content(f"{deed.label} {deed.text}")) >= KINDRED for deed in acts(r)):
        return 0.0
    free = (i for i in r.scene.items if i.role in ("button", "menuitem") and not i.has(Condition.DISABLED))
    return float(any(item.words[:1] == verb for item in free))


SHOWING: Final = frozenset({"go", "search", "press", "type", "expand", "sort", "continue", "set", "scroll"})
"""Intents whose verb is on no control."""


def kept_last(r: Reading) -> float:
    """Something was written or chosen, and then a button pressed that keeps it, which has gone or is out of use."""
    done = acts(r)
    if len(done) < 2 or not is_last(r) or done[-1].did is not Did.PRESSED or not commits(done[-1].label):
        return 0.0
    here = (i for i in r.scene.buttons if folded(i.name) == folded(done[-1].label))
    wrote = any(deed.did in WRITTEN or deed.role in TOGGLES for deed in done[:-1])
    return float(wrote and all(item.has(Condition.DISABLED) for item in here))


def some_left(r: Reading) -> float:
    """The step wants all or several, and what was pressed or ticked last stands there again, free."""
    last = last_deed(r)
    if last is None or not is_last(r) or not SEVERAL & set(tokens(wanted_part(r.goal.text))):
        return 0.0
    if last.role in ("checkbox", "switch"):
        return float(any(i.role in ("checkbox", "switch") and i.has(Condition.UNCHECKED) for i in r.scene.items))
    same = (i for i in r.scene.items if i.role == last.role == "button" and folded(i.name) == folded(last.label))
    return float(last.did is Did.PRESSED and any(not item.has(Condition.DISABLED) for item in same))


SEVERAL: Final = lexicon().written["several"]


def says_saved(r: Reading) -> float:
    """A short text came that says just that it is kept: "Saved", "All changes saved"."""
    return float(any(_is_saved(text) for text in (*_messages(r), *(label.name for label in r.scene.came))))


@lru_cache(maxsize=5_000)
def _is_saved(text: str) -> bool:
    words = tokens(text)
    return 0 < len(words) <= SHORT and not KEPT.isdisjoint(words) and UNKEPT.isdisjoint(words)


SHORT: Final = 5
"""So many words a message has that says no more than that it is done."""

KEPT: Final = lexicon().written["kept"]
UNKEPT: Final = lexicon().written["unkept"]


def parted(r: Reading) -> float:
    """A way was pressed last that keeps it for later or gives it up, which the step does not say."""
    last = last_deed(r)
    words = set(content(last.label)) if last is not None and last.did is Did.PRESSED else set()
    return float(bool(words & LATER) and not LATER & set(r.goal.words))


LATER: Final = lexicon().sets["for_later"]
"""Words of a way out that keeps it for later or gives it up."""
