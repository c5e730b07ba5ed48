"""What the screen still asks: a choice, an answer, a name, a password; and what it says instead."""

from __future__ import annotations

from typing import Final

from ..evidence.arrivals import counter, in_place
from ..evidence.last_deed import upon
from ..evidence.messages import cheers, tells
from ..evidence.names_shown import all_names, deeds, is_last
from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, tokens
from ..levels import SEVERAL, WHOLE
from ..match.reading import Reading
from ..screen.deeds import WRITTEN, Deed, Did
from ..screen.scene import FIELDS, Item

KEEPING: Final = lexicon().sets["ways_out"]
"""Stems of the ways out that a question offers beside its answer."""

PUT_OFF: Final = lexicon().sets["later"]
"""The way out that a label ends with: "Maybe later", not "Later month"."""


def button_told(r: Reading) -> float:
    """A control that came says that it has been done: "Saved", "Following"."""
    came = (label for label in r.scene.came if label.role in ("button", "link") and len(label.words) <= 2)
    return float(any(tells(r, label.name) for label in came))


def choice_open(r: Reading) -> float:
    """A list of choices came up upon the last press, and waits."""
    lately = upon(r)
    came = lately.came if lately.count else r.scene.came
    options = sum(label.role in ("option", "menuitem", "menuitemradio") for label in came)
    return float(options > 1 and r.last_kind == "pressed")


def layer_question(r: Reading) -> float:
    """What lies in front offers an answer and a way out of it; it is no question where it shows the thing in place."""
    buttons = [item for item in r.scene.layer if item.role in ("button", "link")]
    out = [item for item in buttons if KEEPING & set(item.words) or PUT_OFF & set(item.words[-1:])]
    asked = any(item.name.rstrip().endswith("?") for item in r.scene.layer) or r.scene.state.front_name.endswith("?")
    if not _still_offered(r) and in_place(r) >= WHOLE:
        return 0.0
    return float((bool(out) and len(buttons) > len(out)) or (asked and bool(buttons)))


def _still_offered(r: Reading) -> bool:
    """Whether what lies in front still has a control that says the step's verb."""
    return any(item.is_control and r.clause.verb in item.words for item in r.scene.layer)


def asks_again(r: Reading) -> float:
    """A page that came wants what was begun to be confirmed: its heading asks or says to check, a button answers."""
    if r.clause.intent in ("go", "continue", "search", "press"):
        return 0.0
    heads = [item for item in r.scene.of("heading") if item.is_new and not item.is_changed]
    asked = any(item.name.rstrip().endswith("?") or _first(item.name) in CHECKING for item in heads)
    return float(asked and any(item.role == "button" for item in r.scene.items))


def _first(text: str) -> str:
    said = tokens(text)
    return stem(said[0]) if said else ""


CHECKING: Final = lexicon().sets["checking"]


def form_came(r: Reading) -> float:
    """An empty form came upon a press, nothing was written yet, and the step wants more than to see it."""
    if r.clause.intent in OPENING or r.clause.verb in lexicon().sets["editing"] or not all_names(r) or not is_last(r):
        return 0.0
    done = deeds(r)
    if not done or done[-1].did is not Did.PRESSED or any(deed.did in WRITTEN for deed in done):
        return 0.0
    if max(counter(r), in_place(r)) >= WHOLE:
        return 0.0
    fields = [i for i in r.scene.items if i.role in ("textbox", "textarea") and i.is_new and not i.is_changed]
    fields = [item for item in fields if not item.element.value]
    lately = upon(r)
    if lately.count and not any(label.role in FIELDS for label in lately.came):
        return 0.0
    page = any(label.role in ("heading", "dialog") for label in r.scene.came)
    return float(bool(fields) and page and any(i.role == "button" for i in r.scene.items))


OPENING: Final = frozenset({"go", "continue", "press", "search", "expand"})


def alert_came(r: Reading) -> float:
    """An alert came that tells of no success."""
    came = (label for label in r.scene.came if label.role == "alert")
    return float(any(not tells(r, label.name) and not cheers(label.name) for label in came))


def layer_form(r: Reading) -> float:
    """What lies in front has a field to fill in and a button, for a step that gives a name or more than opens."""
    fields = any(_is_asked(r, item) for item in r.scene.layer) and (_still_offered(r) or in_place(r) < WHOLE)
    return float(fields and any(i.role == "button" for i in r.scene.layer) and bool(all_names(r)))


def _is_asked(r: Reading, item: Item) -> bool:
    """A field; but the number of a thing that was added without one stands there by itself."""
    counts = item.role == "spinbutton" and bool(item.element.value)
    return item.role in FIELDS and not (counts and r.clause.intent == "add" and r.clause.count < SEVERAL)


SECRET: Final = lexicon().sets["secrets"]


def unfilled(r: Reading) -> float:
    """A field asks for one of the step's names, which has not been typed: of e-mail, name, password and the like."""
    done = deeds(r)
    texts = [content(deed.text) for deed in done if deed.did in WRITTEN]
    if r.clause.intent == "signin" and done:
        return float(any(SECRET & set(i.words) for i in r.scene.fields))
    if not is_last(r) or not SECRET & set(r.goal.words):
        return 0.0
    asks = any(SECRET & set(item.words) and not item.element.value for item in r.scene.fields)
    given = any(_in_password(deed) for deed in done)
    asked = asks or any(label.role in FIELDS and SECRET & set(label.words) for label in r.scene.went)
    return float(not given and (asks or (bool(texts) and asked)))


def _in_password(deed: Deed) -> bool:
    return deed.did in WRITTEN and bool(SECRET & set(content(deed.label)))
