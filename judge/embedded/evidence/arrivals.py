"""What came into view or went out of it since the step began."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, share, share_of
from ..levels import BESIDES, FAINTLY, HALF, SAYS, WHOLE
from ..match.reading import Reading, kept, phrase_object
from ..screen.counts import bare, numbers_in
from ..screen.scene import FIELDS, READABLE
from ..subject.identity import way_on
from .messages import failure_told, goes_wrong, tells, told_of_other


def thing_came(r: Reading) -> float:
    about = (label for label in r.scene.came if label.role in TELLING and share(r.clause.things, label.words) > 0)
    return max((share(r.clause.things, i.words) for i in about if not goes_wrong(r, i.name)), default=0.0)


TELLING: Final = READABLE | {"link", "option", "treeitem"}
"""Roles of what says something of a thing."""


@kept
def destination(r: Reading) -> float:
    """The page's first heading, a heading that came, or the title is what the step goes to."""
    if r.clause.intent not in ("go", "continue", "search"):
        return 0.0
    heads = r.scene.of("heading")
    said = [i.words for n, i in enumerate(heads) if (n == 0 or i.is_new) and not goes_wrong(r, i.name)]
    said.append(content(r.scene.state.title))
    return max((share(r.clause.things, h) * (HALF + HALF * share(h, r.clause.words)) for h in said if h), default=0.0)


def destination_new(r: Reading) -> float:
    if r.clause.intent not in ("go", "continue"):
        return 0.0
    heads = [
        label.words for label in r.scene.came if label.role in ("heading", "dialog", "status", "region", "tabpanel")
    ]
    return max((share(r.clause.things, h) for h in heads), default=0.0)


@kept
def there(r: Reading) -> float:
    """The place's own link or tab is marked as the current one."""
    if r.clause.intent not in ("go", "continue", "press") or MARKS.isdisjoint(r.scene.states):
        return 0.0
    return max((m["both"] for m in r.matches if m.item.has(*MARKS)), default=0.0)


MARKS: Final = frozenset({Condition.CURRENT, Condition.SELECTED})


def entered(r: Reading) -> float:
    """What leads to the place was pressed, and another page came that is neither a sign-in nor a failure."""
    if r.clause.intent not in ("go", "continue") or r.last_fits < HALF or wall(r) or failure_told(r):
        return 0.0
    came = any(label.role == "heading" for label in r.scene.came)
    return float(came and any(label.role == "heading" for label in r.scene.went))


def elsewhere(r: Reading) -> float:
    """There is a heading, and none of them is where the step goes."""
    return float(
        r.clause.intent == "go"
        and any(i.role == "heading" for i in r.scene.items)
        and destination(r) < FAINTLY
        and there(r) < HALF
    )


@kept
def counter(r: Reading) -> float:
    """A label counts more of it than before, and no message says that it is something else."""
    if told_of_other(r) or r.clause.intent in ("go", "search", "type"):
        return 0.0
    before = {bare(label.name): numbers_in(label.name) or (0,) for label in r.scene.went}
    wanted = (*r.clause.place, *r.clause.things)
    best = 0.0
    for label in r.scene.came:
        now, then = numbers_in(label.name), before.get(bare(label.name), ())
        if now and then and now[0] > then[0] and any(word.isalpha() for word in bare(label.name)):
            best = max(
                best,
                1.0
                if share(content(label.name), wanted) > 0 or any(share((w,), label.words) for w in wanted)
                else BESIDES,
            )
    return best


@kept
def in_place(r: Reading) -> float:
    """The thing stands in the place it was to be put, which came into view or changed."""
    if r.clause.intent not in ("add", "create", "other") or not r.clause.place or not r.scene.acted:
        return 0.0
    state = r.scene.state
    front = content(state.front_name) if not r.scene.in_window else ()
    things = tuple(word for word in r.clause.things if word not in lexicon().order["numbers"]) or r.clause.things
    best = 0.0
    for item in r.scene.items:
        if item.is_new and not item.is_control:
            here = (*content(" ".join(item.element.path)), *front) if item.element.in_front else item.where
            where = (*here, *content(state.title))
            best = max(best, share(things, item.words) * float(share(r.clause.place, where) >= SAYS))
    return best


def editor(r: Reading) -> float:
    """A field to write in came, after a press of what the step names."""
    writes = r.clause.verb in lexicon().sets["editing"] and r.clause.intent in ("commit", "rename", "other")
    if r.clause.intent != "create" and not writes:
        return 0.0
    came = any(label.role in FIELDS for label in r.scene.came)
    return float(came and r.last_fits >= FAINTLY)


@kept
def heading_came(r: Reading) -> float:
    """A heading about the thing came: the step's own page, or its next stage."""
    if r.clause.intent in ("go", "continue", "search"):
        return 0.0
    wanted = (*r.clause.things, *r.clause.place)
    heads = (label for label in r.scene.came if label.role in HEADS and not goes_wrong(r, label.name))
    return max((share(wanted, label.words) for label in heads), default=0.0)


def next_stage(r: Reading) -> float:
    """Something was pressed that says the step's verb, and what came since is headed by the thing."""
    if r.clause.intent not in ("commit", "create", "other") or not r.scene.in_window:
        return 0.0
    lines = r.scene.state.history[-STAGES:]
    verbal = any(share((r.clause.verb,), content(phrase_object(line))) >= SAYS for line in lines)
    return heading_came(r) if verbal else 0.0


STAGES: Final = 6
"""So many lines of the history a step's own presses are looked for in."""

HEADS: Final = frozenset({"heading", "dialog", "region"})


def results(r: Reading) -> float:
    """Things that hold all the searched words came, other than the field itself."""
    if r.clause.intent != "search":
        return 0.0
    wanted = r.clause.value_words or r.clause.things
    came = (label for label in r.scene.came if label.role not in FIELDS and not goes_wrong(r, label.name))
    best = max((share(wanted, label.words) for label in came), default=0.0)
    return best if best >= WHOLE else PARTLY * best


PARTLY: Final = 0.3
"""What a thing counts that holds only some of the searched words."""


def results_counted(r: Reading) -> float:
    said = lexicon().sets["results"]
    return float(
        r.clause.intent == "search"
        and any(said & set(label.words) and not goes_wrong(r, label.name) for label in r.scene.came)
    )


def narrowed(r: Reading) -> float:
    """A list lost what the search is not about, and kept what it is about."""
    if r.clause.intent != "search" or r.holder is None:
        return 0.0
    wanted = r.clause.value_words or r.clause.things
    rows = [i for i in r.scene.items if i.role in ROWS]
    went = [label for label in r.scene.went if label.role in ROWS]
    kept = max((share(wanted, i.words) for i in rows), default=0.0)
    return kept if any(share(wanted, label.words) < 1 for label in went) else 0.0


ROWS: Final = frozenset({"row", "link", "listitem", "option", "article", "cell", "gridcell", "treeitem", "heading"})
"""What lists are made of."""


def results_about(r: Reading) -> float:
    """Most of the cards or rows that came speak of what was searched."""
    if r.clause.intent != "search":
        return 0.0
    wanted = r.clause.value_words or r.clause.things
    rows = [
        label
        for label in r.scene.came
        if label.role in ("link", "heading", "row", "listitem", "article", "option", "cell", "gridcell")
    ]
    return sum(share(wanted, label.words) > 0 for label in rows) / len(rows) if rows else 0.0


@kept
def vanished(r: Reading) -> float:
    """What was to be removed or closed was there, and is not any more."""
    if r.clause.intent not in ("remove", "close"):
        return 0.0
    gone = max((share(r.clause.things, label.words) for label in r.scene.went), default=0.0)
    if gone < WHOLE:
        return 0.0
    here = max((share(r.clause.things, i.words) for i in r.scene.items if not tells(r, i.name)), default=0.0)
    return 1.0 if here <= HALF else gone - here


def lost(r: Reading) -> float:
    """What the step is about was there, has gone, and no step of this kind wants that."""
    if r.clause.intent in ("remove", "close", "signout", "signin", "continue", "go", "search"):
        return 0.0
    gone = max((share(r.clause.things, label.words) for label in r.scene.went), default=0.0)
    if not gone:
        return 0.0
    here = max((share(r.clause.things, i.words) for i in r.scene.items), default=0.0)
    return max(0.0, gone - here)


@kept
def wall(r: Reading) -> float:
    """The way in came up, and the step is not about it; it is no wall where one may go on as a guest."""
    sets = lexicon().sets
    if r.clause.intent in ("signin", "signout") or sets["about_sign_in"] & set(r.goal.words):
        return 0.0
    if not any(label.role == "textbox" and sets["password"] & set(label.words) for label in r.scene.came):
        return 0.0
    named = any(sets["signing_in"] & set(label.words) for label in r.scene.came)
    return float(named and way_on(r.clause, r.goal, r.scene) is None)


@kept
def remains(r: Reading) -> float:
    if r.clause.intent != "remove":
        return 0.0
    rows = [i for i in r.scene.items if i.role in TELLING and not tells(r, i.name)]
    return max((share(r.clause.things, i.words) for i in rows), default=0.0)


def stays(r: Reading) -> float:
    """What was to go is named by several words, and a row or a button that opens it still says them all."""
    if r.clause.intent != "remove" or len(r.clause.things) < 2 or not r.scene.in_window:
        return 0.0
    opens = [i for i in r.scene.buttons if r.clause.verb not in i.words]
    here = max((share(r.clause.things, i.words) for i in opens), default=0.0)
    return float(max(here, remains(r)) >= WHOLE)


def reversed(r: Reading) -> float:
    back = lexicon().reverse.get(r.clause.verb, frozenset()) | _contrary(r)
    short = (i.words for i in r.scene.came if i.role in ("button", "link", "menuitem") and len(i.words) <= 3)
    return float(bool(back) and any(not back.isdisjoint(words) for words in short))


def _contrary(r: Reading) -> frozenset[str]:
    """What says the contrary of a word of the press that fits: "Mark as unread" where "Mark as read" was pressed."""
    return frozenset("un" + word for word in r.last_words) if r.last_fits >= HALF else frozenset()


def reversible(r: Reading) -> float:
    back = lexicon().reverse.get(r.clause.verb, frozenset()) - lexicon().sets["undo"]
    if back.isdisjoint(r.scene.words):
        return 0.0
    short = (i.words for i in r.scene.items if i.role in ("button", "link", "menuitem") and len(i.words) <= 3)
    return float(any(not back.isdisjoint(words) for words in short))


def layer_asks(r: Reading) -> float:
    """What is in front has buttons for the step, wholly or by its verb: the step waits for an answer."""
    return float(any(i.role == "button" and _answers(r, i.words) for i in r.scene.layer))


def _answers(r: Reading, words: tuple[str, ...]) -> bool:
    said = share(words, r.goal.words)
    return said >= WHOLE or (said > HALF and share((r.clause.verb,), words) >= SAYS)


def layer_new(r: Reading) -> float:
    came = any(label.role in ("dialog", "alertdialog") for label in r.scene.came)
    return float(r.scene.acted and bool(r.scene.layer) and came)


def opened(r: Reading) -> float:
    """A dialog or panel that is what the step opens is in front."""
    if r.clause.intent not in ("go", "create", "other", "press", "expand") or r.scene.in_window:
        return 0.0
    return share_of(r.clause.things, r.scene.layer_words)


@kept
def closed(r: Reading) -> float:
    gone = any(label.role in ("dialog", "alertdialog") for label in r.scene.went)
    named = max((share(r.clause.things, label.words) for label in r.scene.went), default=0.0) >= WHOLE
    if not r.scene.acted or not r.scene.in_window or not (gone or named or r.clause.intent == "close"):
        return 0.0
    left = any(label.role == "heading" for label in r.scene.came)
    if not gone and (left or not (named or closes(r))):
        return 0.0
    return float(bool(r.scene.went) and (r.clause.intent == "close" or r.clause.verb in AGREES))


def closes(r: Reading) -> bool:
    """Whether what was pressed last is a closing control, by all it says, or a key."""
    said = folded(phrase_object(r.scene.state.last))
    verb = r.last_words[:1]
    return r.last_kind != "pressed" or said in lexicon().closers or share(verb, (r.clause.verb, CLOSE)) >= SAYS


CLOSE: Final = "close"


AGREES: Final = lexicon().sets["accepting"]
"""Verbs that close what asks for it."""


def made(r: Reading) -> float:
    """What was to be made anew came into view: its form, its dialog, its row."""
    if r.clause.intent != "create":
        return 0.0
    came = [
        label
        for label in r.scene.came
        if label.role
        in ("dialog", "heading", "textbox", "row", "listitem", "region", "treeitem", "article", "text", "link")
    ]
    wanted = r.clause.value_words or tuple(w for w in r.clause.things if w not in lexicon().sets["new"])
    return max((share(wanted, label.words) for label in came), default=0.0)


def signed_in(r: Reading) -> float:
    if r.clause.intent not in ("signin", "signout"):
        return 0.0
    words = r.scene.words
    inside = float(not words.isdisjoint(lexicon().sets["signing_out"]))
    return inside if r.clause.intent == "signin" else float(not inside and bool(words & lexicon().sets["signing_in"]))
