"""
A text that a step gives to be written down and sent off: "leave the comment "Fine"", "apply the voucher X10", "create a
box called Tools". It is typed before anything is pressed that would send it, into the field that answers to the step.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from view import State as Condition
from view import given_text

from ..evidence.account import failed, submitted
from ..evidence.names_shown import value_came
from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.stem import stem
from ..language.words import content, folded, share, tokens
from ..levels import UNLIKELY
from ..match.reading import Reading
from ..screen.deeds import Deed, Did, deeds_of
from ..screen.scene import FIELDS, Item, Scene, once_for
from ..step.duty import Duty, Sort
from ..step.gifts import LIKELY, SURELY, Gift, addresses_in, gifts_of, takes
from ..step.goal import Clause, Goal
from ..step.wishes import barred
from ..subject.finding import TITLES, fields, fields_for, lone_empty, seeks

REACH: Final = 3
"""So many items after a field, and before the next one, stands the button that sends it."""

OWN_FORM: Final = 8
"""The same, where both are of one form."""

ADDS: Final = frozenset({"add", "create"})
MAKES: Final = lexicon().sets["making_named"]
"""Verbs that make a thing where its name follows: "make a list called Tools"."""

GIVES: Final = frozenset({"commit", "other", "type"})
_NAMED: Final = lexicon().patterns["named"]


WRITES: Final = lexicon().sets["writing"]

SAYS_WHERE: Final = lexicon().patterns["where_quoted"]
"""The quoted text says where or whose: "to the list "Gifts"", "for the room "Oak""."""

ALONG: Final = lexicon().patterns["said_along"]
"""What is said along with an act: "turn the request down, saying we are short"; "the message saying X" is a name."""


@lru_cache(maxsize=500)
def text_of(clause: Clause) -> str:
    """The one text that a clause gives to be written down and sent off; empty where it gives none, or several."""
    named = _NAMED.search(clause.text) if clause.intent == "create" or clause.verb in MAKES else None
    if named is None and clause.intent not in ADDS and not _writes_down(clause) and not is_said_along(clause):
        return ""
    if clause.quotes:
        return clause.quotes[0] if len(clause.quotes) == 1 and not SAYS_WHERE.search(clause.text) else ""
    return named.group(1).strip() if named else given_text(clause.text)


@lru_cache(maxsize=500)
def is_said_along(clause: Clause) -> bool:
    """
    The text goes with another act: the form that the act opens asks for it. No step of the screens that are fitted on
    leaves such a text unwritten.
    """
    return bool(ALONG.search(clause.text)) and bool(given_text(clause.text))


def _writes_down(clause: Clause) -> bool:
    """A verb of giving a text, and a noun of one: "post the remark", not "post the letter"."""
    sets = lexicon().sets
    verb = clause.intent in GIVES and clause.verb in sets["writing_down"]
    nouns = {word for word in (*clause.things, *clause.place) if word not in content(" ".join(clause.quotes))}
    return verb and not sets["written_down"].isdisjoint(nouns or {clause.verb})


def texts_first(duties: tuple[Duty, ...], goal: Goal, scene: Scene) -> tuple[Duty, ...]:
    """The duties, with each text that is to be written down as one to enter and send, where a field for it is open."""
    return tuple(_first(duty, goal.clauses[duty.clause], scene) for duty in duties)


def _first(duty: Duty, clause: Clause, scene: Scene) -> Duty:
    if duty.sort is Sort.ENTER and _is_sent_on(duty, clause, scene):
        return replace(duty, sends=True)
    text = text_of(clause) if duty.sort is Sort.OTHER else ""
    if not text or _is_of_a_thing(text, scene) or not own_fields(clause, scene):
        return duty
    return replace(duty, sort=Sort.ENTER, text=text, about=_about(clause), sends=True)


def _is_sent_on(duty: Duty, clause: Clause, scene: Scene) -> bool:
    """ "Write the comment "Fine"" is more than typing: what the noun means is there once it was sent off."""
    if clause.verb not in WRITES or duty.text != text_of(clause) or duty.was or duty.searches:
        return False
    own = own_fields(clause, scene)
    return bool(own) and sender_of(clause, own[0], scene) is not None


def _is_of_a_thing(text: str, scene: Scene) -> bool:
    """Something on the screen is called so, and this step did not write it: the text is a name."""
    return not _wrote(text, scene) and any(folded(i.name) == folded(text) for i in scene.items if i.role not in FIELDS)


def _wrote(text: str, scene: Scene) -> bool:
    return any(deed.did is Did.WROTE and folded(deed.text) == folded(text) for deed in deeds_of(scene.state))


@lru_cache(maxsize=500)
def _about(clause: Clause) -> tuple[str, ...]:
    """What the step calls what it gives: "comment", "voucher code"."""
    sets = lexicon().sets
    rest = content(clause.text.replace(text_of(clause) or "\0", " "))
    left_out = sets["generic"] | barred(clause.text) | {clause.verb}
    return tuple(w for w in rest if w not in left_out and not w.isdigit())


def _asks_for_a_name(field: Item) -> bool:
    """Its label is the word for a name, with no other beside it."""
    said = content(field.element.name)
    return bool(said) and TITLES.issuperset(said)


def own_fields(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """
    The field that answers to what the clause gives: it says so, or the button right after it does; in a dialog that
    asks for nothing else, or for a name, that one.
    """
    open_ = [i for i in fields(scene) if i.role == "textbox" and not i.is_aside and not seeks(i)]
    open_ = [i for i in open_ if not i.has(Condition.READONLY) and not is_for_another(clause, i)]
    named = [i for i in open_ if _asks_for_a_name(i)] if _NAMED.search(clause.text) else []
    if named:
        return tuple(named[:1])
    about = _about(clause)
    said = [i for i in open_ if share(about, _says(i)) > 0] or [
        i for i in open_ if (sender := sender_of(clause, i, scene)) and _is_called_so(clause, about, sender)
    ]
    if said:
        return tuple(said[:1])
    front = [i for i in open_ if i.element.in_front and scene.layer]
    titled = [i for i in front if not TITLES.isdisjoint(_says(i))]
    lone = len(front) == 1 and (clause.intent in ADDS or is_said_along(clause))
    return tuple(titled[:1]) or (tuple(front) if lone else ())


def fields_of(duty: Duty, clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """The fields that take a duty's text; of one that is sent on its own none that asks for another sort of text."""
    found = fields_for(duty, scene) or (lone_empty(scene) if duty.shown else ())
    return tuple(i for i in found if not duty.sends or not is_for_another(clause, i))


def is_for_another(clause: Clause, field: Item) -> bool:
    """It asks for another sort of text than the clause gives: the field for a voucher, where a product is added."""
    asks = _says(field) & lexicon().sets["written_down"]
    about = _about(clause)
    return bool(asks) and bool(about) and share(about, asks) == 0


def _says(field: Item) -> frozenset[str]:
    """The words of its label, description and placeholder; nothing of what it holds."""
    e = field.element
    return frozenset(content(" ".join((e.name, e.description, e.title, e.placeholder))))


def _is_called_so(clause: Clause, about: tuple[str, ...], sender: Item) -> bool:
    """Its first word is the verb, or it says what is given."""
    return sender.words[:1] == (clause.verb,) or not set(about).isdisjoint(sender.words)


def sender_of(clause: Clause, field: Item, scene: Scene) -> Item | None:
    """The button that sends off what stands in a field: of its form, or right after it; the one that says least."""
    found = [i for i in _behind(field, scene) if not leaves(i.name) and (_is_known(clause, i) or not i.words)]
    return min(found, key=lambda i: (len(_foreign(clause, i)), i.at), default=None)


def _behind(field: Item, scene: Scene) -> list[Item]:
    """The buttons that may be a field's own, up to the next field."""
    form = field.element.submission.form
    found = []
    for item in scene.items[field.at + 1 : field.at + 1 + OWN_FORM]:
        if item.role in FIELDS and item.element.submission.form == form:
            break
        own = bool(form) and item.element.submission.form == form
        if item.role == "button" and not item.has(Condition.DISABLED) and (own or item.at - field.at <= REACH):
            found.append(item)
    return found


def _is_known(clause: Clause, item: Item) -> bool:
    return len(_foreign(clause, item)) < len(set(item.words))


def _foreign(clause: Clause, item: Item) -> set[str]:
    """The words of a button that neither the step nor the business of sending off has."""
    sets = lexicon().sets
    known = set(clause.words) | sets["sending"] | sets["making"] | sets["generic"]
    return {word for word in item.words if word not in known and not commits(word)}


def opener(clause: Clause, scene: Scene) -> Item | None:
    """What opens the field for a text, where no field for it is open: "Write a comment", "Add note"."""
    about = _about(clause)
    known = set(about) | {clause.verb} | lexicon().sets["making"] | lexicon().sets["writing_down"]
    found = [
        i
        for i in scene.items
        if i.role in ("button", "link")
        and i.words
        and not i.is_aside
        and not i.has(Condition.DISABLED)
        and set(i.words) <= known
        and len(i.words) > 1
        and not set(about).isdisjoint(i.words)
    ]
    return found[0] if len(found) == 1 else None


def next_left(clause: Clause, scene: Scene, done: Sequence[Deed]) -> tuple[Gift, Item] | None:
    """Beside the text: what else the clause gives that an empty field asks for, with that field."""
    wrote = {folded(deed.text) for deed in done if deed.did in (Did.WROTE, Did.CHOSE)}
    empty = [i for i in fields(scene) if not i.element.value and not i.is_aside and i.role != "combobox"]
    for gift in gifts_of(clause.text):
        if folded(gift.text) in wrote or folded(gift.text) == folded(text_of(clause)):
            continue
        asked = [i for i in empty if takes(i, gift) >= SURELY] or [i for i in empty if takes(i, gift) >= LIKELY]
        if len(asked) == 1:
            return gift, asked[0]
    return None


def _is_held(text: str, scene: Scene) -> bool:
    return any(i.role in FIELDS and folded(i.element.value) == folded(text) for i in scene.items)


def sent_and_read(r: Reading) -> bool:
    """
    The text that the clause gives was written and sent off, has gone from its field and came into view outside of it,
    in a line that tells of nothing but that.
    """
    text = text_of(r.clause)
    if (
        not text
        or not _wrote(text, r.scene)
        or not submitted(r)
        or not value_came(r)
        or _is_held(text, r.scene)
        or failed(r)
    ):
        return False
    said = [label.name for label in r.scene.came if label.role not in FIELDS and folded(text) in folded(label.name)]
    sets = lexicon().sets
    refusing = sets["negative"] | sets["failure"] | sets["refusal"]
    rest = [re.sub(re.escape(text), " ", name, flags=re.I) for name in said]
    return bool(said) and all(refusing.isdisjoint((*content(name), *map(stem, tokens(name)))) for name in rest)


def waiting_field(goal: Goal, scene: Scene) -> Item | None:
    """The one empty field that is open, while a text or address of the step was not written and stands nowhere else."""
    return once_for(scene, goal, _waiting_field)


def _waiting_field(scene: Scene, goal: Goal) -> Item | None:
    given = [clause for clause in goal.clauses if clause.intent == "type" or text_of(clause)]
    texts = [quote for clause in given for quote in clause.quotes] + _addresses(goal.clauses)
    left = [text for text in texts if not _wrote(text, scene)]
    read = [folded(f"{i.name} {i.element.value}") for i in scene.items] if left else []
    left = [text for text in left if not any(folded(text) in said for said in read)]
    if not left:
        return None
    open_ = [i for i in fields(scene) if i.role == "textbox" and not i.is_aside and not seeks(i)]
    empty = [i for i in open_ if not i.element.value and not i.has(Condition.READONLY)]
    return empty[0] if len(empty) == 1 else None


def sends_unwritten(goal: Goal, scene: Scene, item: Item) -> bool:
    """A press of it would send off an empty field that waits for a text of the step."""
    field = waiting_field(goal, scene)
    return field is not None and item in _behind(field, scene) and not leaves(item.name)


UNWRITTEN: Final = UNLIKELY
"""The most that a step is done whose text was neither written nor is read anywhere. Set by hand: under every bar."""


def most(clauses: Sequence[Clause], scene: Scene) -> float:
    """At most so likely the step is done; 1 where each text that it gives was written or is read."""
    untold = any(_is_untold(clause, scene) for clause in clauses)
    return UNWRITTEN if untold or any(_is_lost(text, scene) for text in _addresses(clauses)) else 1.0


def _addresses(clauses: Sequence[Clause]) -> list[str]:
    """The e-mail addresses of clauses that give what they name: "invite ann@post.example"."""
    return [text for clause in clauses if clause.intent in GIVES | ADDS for text in addresses_in(clause.text)]


def _is_lost(address: str, scene: Scene) -> bool:
    """It was not written, and it neither stood anywhere nor does."""
    labels = (label.name for label in (*scene.came, *scene.went))
    told = (*labels, *(deed.label for deed in scene.deeds))
    return not (_wrote(address, scene) or _is_read(address, scene) or any(folded(address) in folded(t) for t in told))


def _is_untold(clause: Clause, scene: Scene) -> bool:
    """Of a text without quotation marks alone: what stands in them may be chosen, or be the name of a place."""
    text = "" if clause.quotes else text_of(clause)
    if not text or _wrote(text, scene):
        return False
    return not _is_read(text, scene)


def _is_read(text: str, scene: Scene) -> bool:
    said = (*(f"{i.name} {i.element.value}" for i in scene.items), scene.state.title, scene.state.front_name)
    return any(folded(text) in folded(one) for one in said)
