"""
From a file to a flow that can be run, or to everything that is wrong with it at once.

The order: text, tree, variables and secrets, filling in, models, steps. What one stage complains about does not keep
the next from looking: complaints are collected, and raised together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pydantic import ValidationError

from act import Loop
from view import Guards

from .complaint import Complaint, FlowError, Place
from .filling import Filling, Loc
from .flow import Flow
from .format import ServeCommandModel
from .format_errors import complaints_of, place_of
from .format_head import HeadModel
from .format_judge import settings_of
from .plan import allowance, loc_of, plan
from .scope import scope_of
from .secret import Secret
from .server import Command, Folder, Serve
from .source import read_source
from .variables import Scope
from .yaml_nodes import Node, Pairs, compose

__all__ = ["Flow", "FlowError", "Place", "load"]

_NO_VARIABLES: Final[Mapping[str, str]] = MappingProxyType({})


def load(
    path: Path,
    *,
    variables: Mapping[str, str] = _NO_VARIABLES,
    environment: Mapping[str, str],
    given: Mapping[str, Secret] | None = None,
) -> Flow:
    """
    The flow of a file. `variables` are the caller's and win. `given`: the only secrets there are, by the name of their
    variable; the file then sees nothing else of the environment.

    Raises `FlowError` with all that is wrong, and `Denied` for a secret or a variable that was not given.
    """
    return _Loading.of(path, variables, environment, given).flow()


@dataclass(slots=True)
class _Loading:
    """One file on its way."""

    file: Path
    root: Pairs
    scope: Scope
    filling: Filling
    given: Mapping[str, Secret] | None = None
    complaints: list[Complaint] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        file: Path,
        variables: Mapping[str, str],
        environment: Mapping[str, str],
        given: Mapping[str, Secret] | None,
    ) -> _Loading:
        source = read_source(file)
        root, complaints = compose(source)
        if not isinstance(root, Pairs):
            raise FlowError([*complaints, _no_map(root)])
        scope, wrong = scope_of(root, source, variables, environment, given)
        return cls(file, root, scope, Filling(source, scope), given, [*complaints, *wrong])

    def flow(self) -> Flow:
        head = self._head()
        if head:
            self.complaints += self._homeless(head)
        if head is None or self.complaints:
            raise FlowError(self.complaints)
        steps = plan(head.steps, self.filling.phrases)
        afterwards = plan(head.finally_ or (), self.filling.phrases, "finally")
        return Flow(
            file=self.file,
            name=head.flow or self.file.name.partition(".")[0],
            app=head.app,
            serve=_serve(head.serve),
            start=head.start,
            browser=head.browser,
            judge=settings_of(head.judge),
            secrets=MappingProxyType(dict(self._secrets(head))),
            variables=MappingProxyType(dict(self.scope.values)),
            guards=Guards(stop_before=_stops(head), allow=tuple(allowance(each) for each in head.allow)),
            turns=head.limits.turns,
            calls=head.limits.calls,
            seconds=head.limits.seconds,
            tokens=head.limits.tokens,
            usd=head.limits.usd,
            off=frozenset(Loop(loop) for loop, is_on in head.limits.loops.items() if not is_on),
            steps=steps,
            finally_steps=afterwards,
            places=MappingProxyType({step.path: self._place(loc_of(step.path)) for step in (*steps, *afterwards)}),
        )

    def _head(self) -> HeadModel | None:
        values = self.filling.plain(self.root)
        context = {
            "folder": self.file.parent,
            "start_has_base": self._gives("serve"),
            "browse_has_base": self._gives("serve") or self._gives("start"),
        }
        try:
            return HeadModel.model_validate(values, context=context)
        except ValidationError as error:
            self._refused(error)
        finally:
            self.complaints += self.filling.complaints
        return None

    def _refused(self, error: ValidationError) -> None:
        """What the models refuse, but for what was complained about already."""
        for loc, complaint in complaints_of(error.errors(include_url=False), self.root):
            if loc not in self.filling.silenced:
                self.complaints.append(complaint)

    def _gives(self, key: str) -> bool:
        return self.root.get(key) is not None

    def _secrets(self, head: HeadModel) -> Iterator[tuple[str, Secret]]:
        for name, entry in head.secrets.items():
            held, hosts = (entry, ()) if isinstance(entry, str) else (entry.env, tuple(entry.hosts))
            if self.given is None:
                yield name, Secret(name, self.scope.environment[held], hosts)
            else:
                yield name, self.given[held].lent(name, hosts)

    def _homeless(self, head: HeadModel) -> Iterator[Complaint]:
        """Secrets that nobody can tell where to type."""
        if head.serve or head.start or self.given is not None:
            return
        for name, entry in head.secrets.items():
            if isinstance(entry, str) or not entry.hosts:
                hint = f"add `start:`, or write {name}: {{env: {self.scope.secrets[name]}, hosts: [shop.example.com]}}"
                place = place_of(("secrets", name), self.root, key=True)
                yield Complaint(place=place, message=f"nothing says on which host `{name}` may be typed", hint=hint)

    def _place(self, loc: Loc) -> Place:
        return place_of(loc, self.root)


def _serve(entry: str | ServeCommandModel | None) -> Serve | None:
    match entry:
        case None:
            return None
        case str():
            return Folder(entry)
        case ServeCommandModel():
            return Command(command=entry.command, url=entry.url, wait_s=entry.wait_s)


def _stops(head: HeadModel) -> tuple[str, ...]:
    """The head's fences and every step's, each once."""
    steps = (*head.steps, *(head.finally_ or ()))
    return tuple(dict.fromkeys((*head.stop_before, *(step.stop_before for step in steps if step.stop_before))))


def _no_map(root: Node) -> Complaint:
    hint = "write `steps:` and put the list below it" if not isinstance(root, Pairs) else ""
    return Complaint(place=root.place, message="a flow is a map of keys, and this is none", hint=hint)
