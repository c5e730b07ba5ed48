"""The file's tree with its variables filled in: plain values for the models, phrases for the steps, complaints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from act import Phrase, typing_sentence
from view import Secret, has_form

from .bounds import COMPLAINTS, STEP_LENGTH
from .complaint import Complaint, Place
from .format_steps import STEP_LISTS
from .locating import PRESS, allowance_faults, faults
from .source import Source
from .variables import Fault, Scope, fill, unbraced
from .yaml_nodes import Items, Node, Pairs, Scalar

Loc = tuple[int | str, ...]
"""Where a value stands: ``("steps", 3, "enter", "name")``."""

Plain = str | list["Plain"] | dict[str, "Plain"]

NO_VALUE: Final = "…"
"""Stands in for a value that was not given, after that was complained about."""

_OWN_PASS: Final = ("vars", "secrets")
"""Read before everything else: they are what the rest is filled in from."""

_ENTER: Final = "enter"


@dataclass(slots=True)
class Filling:
    """One pass over the tree."""

    source: Source
    scope: Scope
    phrases: dict[Loc, Phrase] = field(default_factory=dict)
    complaints: list[Complaint] = field(default_factory=list)
    silenced: set[Loc] = field(default_factory=set)
    """Complained about already: what the models say of these would say it twice."""

    def plain(self, node: Node, loc: Loc = ()) -> Plain:
        """The node's value with everything filled in."""
        match node:
            case Scalar():
                return self.text(node, loc)
            case Items(items=items):
                return [self.plain(item, (*loc, at)) for at, item in enumerate(items)]
            case Pairs(pairs=pairs):
                return {key.text: self._value(key, value, loc) for key, value in pairs}

    def _value(self, key: Scalar, value: Node, loc: Loc) -> Plain:
        if "${" in key.text:
            self.complain(key.place, (*loc, key.text), "a key cannot hold a variable", "write the key itself")
        elif in_a_step(loc) and loc[2:] == (_ENTER,) and has_form(key.text):
            for fault in faults(Phrase.of(key.text)):
                self.fault(key, (*loc, key.text), fault)
        if loc == () and key.text in _OWN_PASS:
            return self._unfilled(value, (*loc, key.text))
        return self.plain(value, (*loc, key.text))

    def _unfilled(self, node: Node, loc: Loc) -> Plain:
        """As it is written; but the hosts of a secret may be named by variables."""
        match node:
            case _ if loc[0] == "secrets" and loc[2:] == ("hosts",):
                return self.plain(node, loc)
            case Scalar(is_nothing=True):
                self.nothing(node, loc)
                return NO_VALUE
            case Scalar(text=text):
                return text
            case Items(items=items):
                return [self._unfilled(item, (*loc, at)) for at, item in enumerate(items)]
            case Pairs(pairs=pairs):
                return {key.text: self._unfilled(value, (*loc, key.text)) for key, value in pairs}

    def text(self, node: Scalar, loc: Loc) -> str:
        """A text's value; its phrase is kept."""
        if node.is_nothing:
            self.nothing(node, loc)
            return NO_VALUE
        if len(self.complaints) >= COMPLAINTS.value:
            return node.text
        phrase, wrong = fill(node.text, self.scope)
        if is_model_facing(loc):
            wrong = (*wrong, *unbraced(node.text, self.scope))
        for fault in (*wrong, *_misplaced(phrase, loc), *_located(phrase, loc)):
            self.fault(node, loc, fault)
        self.phrases[loc] = phrase
        return phrase.filled

    def nothing(self, node: Scalar, loc: Loc) -> None:
        key = loc[-1] if loc else ""
        message = f"`{key}` has no value" if isinstance(key, str) else "an entry without a value"
        hint = (
            'write one, or remove the key; an empty text is ""'
            if isinstance(key, str)
            else "write one, or remove the `-`"
        )
        self.complain(node.place, loc, message, hint)

    def fault(self, node: Scalar, loc: Loc, fault: Fault) -> None:
        place = self.source.place_of(fault.signs, node.place, node.last_line, skipping=fault.earlier)
        self.complain(place, loc, fault.message, fault.hint)

    def complain(self, place: Place, loc: Loc, message: str, hint: str) -> None:
        self.complaints.append(Complaint(place=place, message=message, hint=hint))
        self.silenced.add(loc)


def is_model_facing(loc: Loc) -> bool:
    """A step's text that a judge reads: everything but what is typed, and what is named by a locator."""
    return in_a_step(loc) and loc[2:3] not in {(_ENTER,), (PRESS,)} and "allow" not in loc


def in_a_step(loc: Loc) -> bool:
    """It lies in one of the lists of steps."""
    return loc[:1] != () and loc[0] in STEP_LISTS


def _located(phrase: Phrase, loc: Loc) -> Iterator[Fault]:
    """What is wrong with a locator, where one stands."""
    if in_a_step(loc) and loc[2:] == (PRESS,):
        yield from faults(phrase)
    elif "allow" in loc and loc[-1:] != ("on",):
        yield from allowance_faults(phrase)


def _misplaced(phrase: Phrase, loc: Loc) -> Iterator[Fault]:
    """A secret anywhere but where it is only typed."""
    if not phrase.secrets or (in_a_step(loc) and loc[2:3] == (_ENTER,)):
        return
    is_plain = in_a_step(loc) and loc[2:] in ((), ("do",)) and len(phrase.filled) <= STEP_LENGTH.value
    is_sentence = is_plain and typing_sentence(phrase) is not None
    for part in phrase.parts:
        if isinstance(part, Secret) and not is_sentence:
            message = f"the secret `{part.name}` can only be typed"
            hint = f'write `enter: {{field: "${{{part.name}}}"}}`, or: type "${{{part.name}}}" into the field'
            yield Fault(f"${{{part.name}}}", message, hint)
