"""Which field takes which text: what a field says of itself decides, the judge where it does not."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from judge import MOST_OPTIONS, Answers, Choice, Chosen, Kind, Request, choice, elements
from judge import State as Shown
from view import Element, Ref, Screen, State, Support

from .front import is_reachable
from .ground import element_at
from .phrase import Phrase
from .phrases import ASIDE, FOOT
from .thresholds import CAPTION_ABOVE, CAPTION_BESIDE, SLOT_FLOOR
from .wish import Ask, Wish
from .words import words

ROOM: Final = MOST_OPTIONS - 1
"""Fields in one choice, beside "none"."""

FILLERS: Final = frozenset({"your", "the", "a", "an", "please", "enter", "required", "optional", "field"})
"""Words that say nothing about which field it is."""

_GIVEN: Final = frozenset({"firstname", "givenname", "forename"})
_FAMILY: Final = frozenset({"lastname", "surname", "familyname"})
_BOTH: Final = frozenset(
    joined
    for given in _GIVEN
    for family in _FAMILY
    for joint in ("", "and")
    for joined in (f"{given}{joint}{family}", f"{family}{joint}{given}")
)
"""A label that names both parts of a name asks for the whole."""

DETAILS: Final[dict[str, frozenset[str]]] = {
    "name": frozenset({"name", "fullname", "firstandlastname"}) | _BOTH,
    "given-name": _GIVEN,
    "family-name": _FAMILY,
    "email": frozenset({"email", "mail", "emailaddress", "mailaddress"}),
    "tel": frozenset({"phone", "phonenumber", "telephone", "telephonenumber", "mobile", "mobilenumber"}),
    "organization": frozenset({"company", "companyname", "organisation", "organization"}),
    "street-address": frozenset({"street", "streetaddress", "address"}),
    "address-line1": frozenset({"street", "streetaddress", "address", "addressline1"}),
    "address-line2": frozenset({"addressline2"}),
    "address-level2": frozenset({"city", "town"}),
    "address-level1": frozenset({"state", "province", "county", "region"}),
    "postal-code": frozenset({"postcode", "postalcode", "zip", "zipcode"}),
    "country": frozenset({"country"}),
    "country-name": frozenset({"country"}),
    "username": frozenset({"username", "user", "login"}),
    "current-password": frozenset({"password"}),
    "new-password": frozenset({"password", "newpassword"}),
}
"""
What forms ask for again and again: the tokens of `autocomplete` (HTML standard, "autofill detail tokens"), each with
the words that flows and labels have for it.
"""

CAPTION: Final = "text"
"""The role of what may stand before a field as its label."""

YES: Final = frozenset({"yes", "on", "true", "checked", "ticked"})
NO: Final = frozenset({"no", "off", "false", "unchecked", "unticked"})


@dataclass(frozen=True, slots=True)
class Slot:
    """One text of the step, and the words that say which field is meant."""

    name: str
    text: Phrase

    @property
    def is_private(self) -> bool:
        return bool(self.text.secrets)

    @property
    def wanted_state(self) -> bool | None:
        """What it asks of a check box; `None` for any other text."""
        said = "".join(words(self.text.filled))
        return True if said in YES else False if said in NO else None


@dataclass(frozen=True, slots=True)
class Match:
    """A slot and its field. Sure where the field itself says so."""

    slot: Slot
    field: Element
    p: float = 1.0


def fields(screen: Screen) -> tuple[Element, ...]:
    """Everything that a text can be put into now, in reading order."""
    return tuple(field for field in _editable(screen) if is_reachable(field, screen))


def is_aside(field: Element, wanted: str) -> bool:
    """
    A field of another matter than the form's: a newsletter's, or one in the foot of the page, unless the step names it.

    >>> is_aside(Element(role="textbox", name="E-mail for the newsletter"), "e-mail")
    True
    """
    own = words(f"{field.name} {field.description} {field.placeholder} {' '.join(field.path)}")
    in_foot = any(part.partition(" ")[0] == FOOT for part in field.path) and not field.in_front
    told = ASIDE & set(own)
    return (bool(told) or in_foot) and not (told & set(words(wanted)))


def as_read(offered: tuple[Element, ...], screen: Screen) -> tuple[Element, ...]:
    """
    The same fields as a person reads them: one that has no label but a placeholder is named by the text before it.
    """
    captions = dict(_captions(screen))
    return tuple(
        replace(field, name=captions[field.ref], description=field.name) if field.ref in captions else field
        for field in offered
    )


def _captions(screen: Screen) -> Iterator[tuple[Ref, str]]:
    """Fields without a label of their own, with the text that stands right before each."""
    before = Element(role="")
    for item in screen.items:
        if item.is_control and before.role == CAPTION and item.name in {"", item.placeholder} and is_by(before, item):
            yield item.ref, before.name
        before = item


def is_by(caption: Element, field: Element) -> bool:
    """No further above it, or to its left, than a caption stands. Where places are unknown the order has to do."""
    if caption.box is None or field.box is None:
        return True
    above = field.box.y - (caption.box.y + caption.box.height)
    beside = field.box.x - (caption.box.x + caption.box.width)
    return above <= CAPTION_ABOVE.value and beside <= CAPTION_BESIDE.value


def covered_fields(screen: Screen) -> tuple[Element, ...]:
    """What a text could be put into, if it did not lie behind what is in front."""
    return tuple(field for field in _editable(screen) if not is_reachable(field, screen))


def _editable(screen: Screen) -> list[Element]:
    return [
        item
        for item in screen.controls
        if (item.offers(Support.TYPE) or item.offers(Support.SELECT) or item.offers(Support.CHECK))
        and not item.has(State.DISABLED, State.READONLY)
    ]


def takes(field: Element, slot: Slot) -> bool:
    """A text that is no yes and no no does not go into a check box; a radio button is one of its own texts."""
    if field.offers(Support.TYPE) or field.offers(Support.SELECT):
        return True
    if field.role.endswith("radio"):
        return is_its_option(field, slot)
    return slot.wanted_state is not None


def is_its_option(field: Element, slot: Slot) -> bool:
    """A radio button that the slot's text names, in a group that the slot names."""
    said = not slot.is_private and plain_words(field.name) == plain_words(slot.text.filled)
    return said and is_of_group(field, slot)


def is_of_group(field: Element, slot: Slot) -> bool:
    """What holds it says the slot's name, of one or several words."""
    return any(f" {' '.join(words(slot.name))} " in f" {' '.join(words(part))} " for part in field.path)


def that_say_so(slot: Slot, offered: Iterable[Element]) -> tuple[Element, ...]:
    """The fields that say of themselves that they take it: by a label, a hint, or what they are to be filled with."""
    return tuple(field for field in offered if takes(field, slot) and _says_so(field, slot))


def _says_so(field: Element, slot: Slot) -> bool:
    wanted = plain_words(slot.name)
    own = {plain_words(text) for text in (field.name, field.description, field.placeholder, field.title)}
    return (
        is_its_option(field, slot)
        or _offers(field, slot)
        or bool(wanted and (wanted in own or details_of(wanted) & (details_of(*own) | {_token(field)})))
    )


def _offers(field: Element, slot: Slot) -> bool:
    """A list that the slot's words name, with the text itself among its choices: not the box that filters the list."""
    if slot.is_private or not set(words(slot.name)) <= set(words(field.name)):
        return False
    return plain_words(slot.text.filled) in {plain_words(choice) for choice in field.choices}


def assign(
    slots: tuple[Slot, ...], offered: tuple[Element, ...], screen: Screen, shown: Shown
) -> Generator[Wish[Any], Any, list[Match]]:
    """A field for every slot that has one, no field twice, in the order of the screen."""
    read = as_read(offered, screen)
    found = _sure(slots, read)
    used = {match.field.ref for match in found}
    rest = tuple(slot for slot in slots if slot not in {match.slot for match in found})
    found += yield from _judged(rest, tuple(field for field in read if field.ref not in used), shown)
    by_ref = {match.field.ref: match for match in found}
    return [replace(by_ref[field.ref], field=field) for field in offered if field.ref in by_ref]


def _sure(slots: tuple[Slot, ...], offered: tuple[Element, ...]) -> list[Match]:
    """
    Slots of which one field says that it takes them; of several fields, the only one in a form with such a field. Two
    slots that come to the same field are left to the judge.
    """
    said = {slot: that_say_so(slot, offered) for slot in slots}
    forms = {found[0].submission.form for found in said.values() if len(found) == 1} - {""}
    within = {slot: _only(found) or _only(_in_forms(found, forms)) for slot, found in said.items()}
    claims = [field.ref for field in within.values() if field]
    return [Match(slot, field) for slot, field in within.items() if field and claims.count(field.ref) == 1]


def _in_forms(found: Sequence[Element], forms: set[str]) -> list[Element]:
    return [field for field in found if field.submission.form in forms]


def _only(found: Sequence[Element]) -> Element | None:
    return found[0] if len(found) == 1 else None


def _judged(slots: tuple[Slot, ...], free: tuple[Element, ...], shown: Shown) -> Generator[Wish[Any], Any, list[Match]]:
    """One choice a slot, all in one request; from the most confident down."""
    pools = {slot: pool for slot in slots if (pool := _pool(slot, free))}
    if not pools:
        return []
    asked = {
        slot: choice(Kind.SLOT, elements(pool), slot.name, id_=f"slot_{n}")
        for n, (slot, pool) in enumerate(pools.items(), 1)
    }
    (answers,) = yield from Ask((Request(state=shown, questions=tuple(asked.values())),))
    proposals = [
        match for slot, question in asked.items() for match in _proposals(slot, pools[slot], question, answers)
    ]
    return _greedy(proposals)


def _proposals(slot: Slot, pool: tuple[Element, ...], question: Choice, answers: Answers) -> list[Match]:
    answer = answers.get(question.id)
    ranked = answer.ranked() if isinstance(answer, Chosen) else ()
    likely = [(element_at(pool, key), p) for key, p in ranked if SLOT_FLOOR.reached_by(p)]
    return [Match(slot, field, p) for field, p in likely if field]


def _greedy(proposals: list[Match]) -> list[Match]:
    taken: dict[Slot, Match] = {}
    for match in sorted(proposals, key=lambda match: -match.p):
        if match.slot not in taken and all(match.field.ref != other.field.ref for other in taken.values()):
            taken[match.slot] = match
    return list(taken.values())


def _pool(slot: Slot, free: tuple[Element, ...]) -> tuple[Element, ...]:
    """At most one choice's worth: fields that share a word with the slot first, then those in view; in screen order."""
    wanted = set(words(slot.name))
    able = [field for field in free if takes(field, slot)]

    def tier(field: Element) -> tuple[bool, bool]:
        own = words(f"{field.name} {field.description} {field.placeholder} {' '.join(field.path)}")
        return (not wanted & set(own), field.has(State.OFFSCREEN))

    kept = {field.ref for field in sorted(able, key=tier)[:ROOM]}
    return tuple(field for field in able if field.ref in kept)


def plain_words(text: str) -> str:
    """
    A label for comparing: its words without fillers, run together, so that "E-mail" and "email" are one.

    >>> plain_words("Your e-mail (required)")
    'email'
    """
    return "".join(word for word in words(text) if word not in FILLERS)


def details_of(*labels: str) -> set[str]:
    """
    What plain labels ask for, of what forms ask for again and again.

    >>> details_of("emailaddress"), details_of("forenameandsurname")
    ({'email'}, {'name'})
    """
    return {detail for detail, said in DETAILS.items() if not said.isdisjoint(labels)}


def _token(field: Element) -> str:
    """
    The detail token of a field's `autocomplete`, its sections left out.

    >>> _token(Element(role="textbox", autocomplete="section-a shipping street-address"))
    'street-address'
    """
    return field.autocomplete.rpartition(" ")[2].lower()
