"""What was added, shown or told of where it was to go: a cart in front that lists the thing, a text that says so."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..evidence.messages import told_of_other
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import SAYS, SEVERAL, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import Item
from ..subject.idiom import CART


def in_cart(r: Reading) -> bool:
    """
    One thing was to be added, what adds was pressed, and a layer came to the front that is called by where it was to
    go and lists the thing by its whole name and no other words.
    """
    done = acts(r)
    if r.clause.intent != "add" or not is_last(r) or not done or r.clause.count >= SEVERAL or not r.clause.things:
        return False
    added = done[-1].did is Did.PRESSED and done[-1].changed is not False and _adds(r, done[-1].label)
    if not added or not r.scene.layer or failed(r) or told_of_other(r):
        return False
    called = share(CART, content(r.scene.state.front_name)) >= SAYS
    came = any(item.is_new for item in r.scene.layer)
    return called and came and any(_is_it(r, item) for item in r.scene.layer)


def told_in(r: Reading) -> bool:
    """One thing was to be added, something was pressed, and a text came that says the thing and where it was to go."""
    done = acts(r)
    if r.clause.intent != "add" or not is_last(r) or not done or r.clause.count >= SEVERAL or not r.clause.things:
        return False
    if done[-1].did is not Did.PRESSED or done[-1].changed is False or failed(r) or told_of_other(r):
        return False
    place = r.clause.place or CART
    came = (label for label in r.scene.came if label.role in SPEAKING)
    return any(share(r.clause.things, said.words) >= WHOLE and share(place, said.words) >= SAYS for said in came)


SPEAKING: Final = frozenset({"text", "status", "alert", "paragraph"})


def _adds(r: Reading, label: str) -> bool:
    words = content(label)
    return r.clause.verb in words or not lexicon().sets["acquiring"].isdisjoint(words)


def _is_it(r: Reading, item: Item) -> bool:
    return share(item.words, r.clause.things) >= WHOLE and share(r.clause.things, item.words) >= WHOLE
