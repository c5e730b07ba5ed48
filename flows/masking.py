"""
One redactor in front of everything that leaves the driver: screens for `act`, events, files, the terminal, exceptions.

A secret is found plain, URL-encoded, JSON-escaped, HTML-escaped (and in any mixture of them, letter by letter), and in
base64 at all three alignments, so that ``user:password`` in a header is found too. Texts that come cut may hold no more
than a piece of it: `flows.cuts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Final

from view import Element, Receiver, Reply, Screen, Secret

from .cuts import Pieces
from .letters import base64_cores, forms_of
from .secret import Secret as SecretBox

SHORTEST_ANYWHERE: Final = 4
"""Characters. A shorter secret is masked only where it stands as a word of its own: ``1`` is in every page."""


class Redactor:
    """Knows the values of a run's secrets, and nothing but how to hide them."""

    def __init__(self, secrets: Iterable[tuple[str, str]] = ()) -> None:
        """Pairs of name and value. A page shows several spaces as one."""
        written = ((name, form) for name, value in secrets for form in (value, " ".join(value.split())))
        self._secrets = tuple(dict.fromkeys((name, form) for name, form in written if form))

    def beside(self, other: Redactor) -> Redactor:
        """One that hides the secrets of both. Two values of one name are both hidden under it."""
        return Redactor((*self._secrets, *other._secrets))

    def text(self, text: str) -> str:
        """The text with every occurrence of every secret replaced by ``[secret:NAME]``."""
        spans = self._spans(text)
        if not spans:
            return text
        pieces, at = [], 0
        for start, end, name in spans:
            pieces += [text[at:start], str(Secret(name))]
            at = end
        return "".join((*pieces, text[at:]))

    def screen(self, screen: Screen) -> Screen:
        """The screen as `act` and the judge may see it. The very same one where it holds no secret."""
        if not self._secrets or not self._spans("\0".join(_words(screen))):
            return screen
        front = replace(
            screen.front,
            name=self.text(screen.front.name),
            heading=self.text(screen.front.heading),
            message=self.text(screen.front.message),
        )
        return replace(
            screen,
            title=self.text(screen.title),
            address=self.text(screen.address),
            blind=self.text(screen.blind),
            front=front,
            items=tuple(self._element(item) for item in screen.items),
        )

    def reply(self, reply: Reply) -> Reply:
        """What came of an operation, without any secret in its words."""
        return replace(
            reply,
            note=self.text(reply.note),
            cover=self.text(reply.cover),
            read_back=None if reply.read_back is None else self.text(reply.read_back),
            requested=None if reply.requested is None else self.text(reply.requested),
            receiver=None if reply.receiver is None else self._receiver(reply.receiver),
            dialogs=self._each(reply.dialogs),
            opened=self._each(reply.opened),
        )

    def _receiver(self, receiver: Receiver) -> Receiver:
        return replace(
            receiver,
            id=self.text(receiver.id),
            classes=self._each(receiver.classes),
            role=self.text(receiver.role),
            text=self.text(receiver.text),
        )

    def _element(self, item: Element) -> Element:
        return replace(
            item,
            name=self.text(item.name),
            value=self.text(item.value),
            description=self.text(item.description),
            title=self.text(item.title),
            placeholder=self.text(item.placeholder),
            cover=self.text(item.cover),
            hints=self._each(item.hints),
            leads=self._each(item.leads),
            rest=self.text(item.rest),
            autocomplete=self.text(item.autocomplete),
            choices=self._each(item.choices),
            path=self._each(item.path),
        )

    def _each(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.text(text) for text in texts)

    def _spans(self, text: str) -> list[tuple[int, int, str]]:
        """Where secrets stand, in order, those that touch each other joined under the name of the first."""
        found = sorted((*self._whole(text), *self._cut(text)))
        joined: list[tuple[int, int, str]] = []
        for start, end, name in found:
            if joined and start < joined[-1][1]:
                joined[-1] = (joined[-1][0], max(end, joined[-1][1]), joined[-1][2])
            else:
                joined.append((start, end, name))
        return joined

    def _whole(self, text: str) -> Iterator[tuple[int, int, str]]:
        for name, pattern in self._patterns:
            yield from ((match.start(1), match.end(1), name) for match in pattern.finditer(text))

    def _cut(self, text: str) -> Iterator[tuple[int, int, str]]:
        for name, pieces in self._pieces:
            yield from ((start, end, name) for start, end in pieces.spans(text))

    @cached_property
    def _pieces(self) -> tuple[tuple[str, Pieces], ...]:
        """Of every secret that is looked for anywhere, and of its base64."""
        long = [(name, value) for name, value in self._secrets if len(value) >= SHORTEST_ANYWHERE]
        return tuple((name, Pieces(one)) for name, value in long for one in (value, *base64_cores(value.encode())))

    @cached_property
    def _patterns(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        """Each looks ahead, so that an occurrence that begins inside another one is found as well."""
        return tuple((name, re.compile(f"(?=({_pattern(value)}))")) for name, value in self._secrets)


def redactor_of(secrets: Iterable[SecretBox]) -> Redactor:
    """Opens every secret, in order to hide it."""
    return Redactor((secret.name, secret.open()) for secret in secrets)


def _pattern(value: str) -> str:
    plain = "".join(f"(?:{'|'.join(forms_of(letter))})" for letter in value)
    if len(value) < SHORTEST_ANYWHERE:
        return rf"(?<!\w){plain}(?!\w)"
    return "|".join((plain, *(re.escape(core) for core in base64_cores(value.encode()))))


def _words(screen: Screen) -> Iterator[str]:
    front = screen.front
    yield from (screen.title, screen.address, screen.blind, front.name, front.heading, front.message)
    for item in screen.items:
        yield from (item.name, item.value, item.description, item.title, item.placeholder, item.cover)
        yield from (*item.hints, *item.leads, item.rest, item.autocomplete, *item.choices, *item.path)
