"""The one button a card is there for, where it says so in words of its own: "Nab it" beside a name and a price."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import share, tokens
from ..levels import KINDRED, SAYS, WHOLE
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from .finding import plain

NEAR: Final = 6
"""So many items after a product's name its button stands: price, stock and a line of text between them."""

OTHERWISE: Final = frozenset(
    {
        "remove",
        "close",
        "signin",
        "signout",
        "search",
        "sort",
        "turn_off",
        "commit",
        "expand",
        "continue",
        "go",
        "scroll",
    }
)
"""What a word may ask for that is surely not adding; "make", "take" and "put" are in many idioms that do."""

BESIDE: Final = lexicon().sets["offered_besides"]
"""Words of what a product's card offers besides."""


def main_action(clause: Clause, scene: Scene) -> Item | None:
    """
    What adds the thing: the one control that says where it goes ("To bag"); else, where none says so, the one that is
    left. Only for a step that adds.
    """
    if clause.intent != "add" or not clause.things:
        return None
    around = _about(clause, scene)
    there = [i for i in around if _puts_there(i)]
    if len(there) == 1:
        return there[0]
    if any(says_deed(clause, i.words) >= SAYS for i in around if i.is_control and i.role not in FIELDS):
        return None
    left = [i for i in around if _is_unspoken(i)]
    return left[0] if len(left) == 1 else None


CART: Final = (*lexicon().sets["cart"],)
INTO: Final = lexicon().written["toward"]


def _puts_there(item: Item) -> bool:
    """It says no more than that it puts something into a cart."""
    pressed = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    goes_in = not INTO.isdisjoint(tokens(item.name)[:1])
    return pressed and goes_in and len(item.words) == 1 and share(CART, item.words) >= SAYS


def says_deed(clause: Clause, words: tuple[str, ...]) -> float:
    """0 to 1: how far they say the verb of the clause. What sells a thing says "buy" for "add"."""
    said = share((clause.verb,), words)
    sells = clause.intent == "add" and not lexicon().sets["acquiring"].isdisjoint(words)
    return max(said, KINDRED if sells else 0.0)


def _about(clause: Clause, scene: Scene) -> list[Item]:
    """
    The items of the one card that names the thing, whatever heads the list of cards; where no card does, what follows
    the thing's name closely.
    """
    naming = [
        i for i in scene.items if i.role not in FIELDS and share(clause.things, i.words) >= WHOLE and not i.is_aside
    ]
    cards = {i.card for i in naming if i.card} or {i.card for i in naming}
    if len(cards) != 1:
        return []
    card = next(iter(cards))
    if card:
        return [i for i in scene.items if i.card == card]
    return _following(scene, naming[-1]) if len({i.words for i in naming}) == 1 else []


def _following(scene: Scene, name: Item) -> list[Item]:
    """What stands right after a name, up to the next heading or to a text about something else than the page."""
    found: list[Item] = []
    for item in scene.items[name.at + 1 : name.at + 1 + NEAR]:
        if item.role == "heading" or set(item.words) & lexicon().sets["distraction"]:
            break
        found.append(item)
    return found


def _is_unspoken(item: Item) -> bool:
    """A button whose words no table knows: it neither closes, leads anywhere, counts, nor commits."""
    known = lexicon()
    words = set(item.words)
    plays = item.role == "button" or (item.role == "generic" and item.is_control)
    other = known.sets["opposing"] | known.sets["opener"] | known.sets["distraction"] | known.sets["onward"] | BESIDE
    spoken = words & (other | known.sets["commit_answers"]) or any(
        known.intent_of.get(word) in OTHERWISE for word in words
    )
    closes = plain(item.element.words) in known.closers
    return plays and bool(words) and not spoken and not closes and not item.has(Condition.DISABLED)
