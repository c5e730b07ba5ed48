"""What a flow's texts are filled in from: its `vars`, the caller's variables, its `secrets`, the environment."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from view import Denied

from .complaint import Complaint, Place, did_you_mean
from .filling import Filling
from .secret import GIVEN, Secret
from .source import Source
from .variables import NAME, Scope
from .yaml_nodes import Pairs, Scalar


def scope_of(
    root: Pairs,
    source: Source,
    variables: Mapping[str, str],
    environment: Mapping[str, str],
    given: Mapping[str, Secret] | None = None,
) -> tuple[Scope, list[Complaint]]:
    """
    What can be named in the file. A value of `vars` may name the caller's variables and the environment.

    Raises `Denied` where secrets were `given` and the file wants any other variable of the environment: nothing is told
    of one, not even whether it is set.
    """
    own = _texts(root, "vars")
    secrets = _held(root)
    if given is not None:
        _only(given, secrets)
    caller = Scope(
        values=variables,
        secrets={name: held.text for name, (_, held) in secrets.items()},
        environment=environment,
        shows_environment=given is None,
        out_of_reach=frozenset(own),
    )
    filling = Filling(source, caller)
    values = {name: filling.text(value, ("vars", name)) for name, (_, value) in own.items()}
    wrong = [
        *filling.complaints,
        *(_unset(secrets, environment) if given is None else ()),
        *_shown(secrets, variables),
        *_twice(secrets, own),
        *_misnamed(source, variables),
    ]
    return replace(caller, values={**values, **variables}, out_of_reach=frozenset()), wrong


_Texts = Mapping[str, tuple[Scalar, Scalar]]
"""Name to its key and its value."""


def _texts(root: Pairs, key: str) -> _Texts:
    """Those entries that are texts; the models complain about any other."""
    node = root.get(key)
    pairs = node.pairs if isinstance(node, Pairs) else ()
    return {name.text: (name, value) for name, value in pairs if isinstance(value, Scalar) and not value.is_nothing}


def _held(root: Pairs) -> _Texts:
    """Each secret's key, and what names its environment variable: the entry itself or its `env`."""
    node = root.get("secrets")
    pairs = node.pairs if isinstance(node, Pairs) else ()
    entries = ((name, entry.get("env") if isinstance(entry, Pairs) else entry) for name, entry in pairs)
    return {name.text: (name, held) for name, held in entries if isinstance(held, Scalar) and not held.is_nothing}


def _unset(secrets: _Texts, environment: Mapping[str, str]) -> Iterator[Complaint]:
    for name, (_, held) in secrets.items():
        if re.fullmatch(NAME, held.text) and not environment.get(held.text):
            state = "is empty" if held.text in environment else "is not set"
            message = f"the environment variable `{held.text}` {state}: the secret `{name}` is read from it"
            others = (each for each, value in environment.items() if value and held.text not in environment)
            hint = did_you_mean(held.text, others, otherwise="set it")
            yield Complaint(place=held.place, message=message, hint=hint)


def _only(given: Mapping[str, Secret], secrets: _Texts) -> None:
    for name, (_, held) in secrets.items():
        if held.text not in given:
            raise Denied(f"the environment variable `{held.text}` as the secret `{name}`", hint=GIVEN)


def _shown(secrets: _Texts, variables: Mapping[str, str]) -> Iterator[Complaint]:
    for name, (key, held) in secrets.items():
        if name in variables:
            message = f"`{name}` is a secret: the command line shows it to everybody"
            yield Complaint(
                place=key.place, message=message, hint=f"set the environment variable `{held.text}` instead"
            )


def _twice(secrets: _Texts, own: _Texts) -> Iterator[Complaint]:
    for name, (key, _) in secrets.items():
        if name in own:
            where = own[name][0].place
            hint = f"it is a variable at {where.line}:{where.column}: rename one of them"
            yield Complaint(place=key.place, message=f"`{name}` is a variable and a secret", hint=hint)


def _misnamed(source: Source, variables: Mapping[str, str]) -> Iterator[Complaint]:
    for name in variables:
        if not re.fullmatch(NAME, name):
            hint = "a name has letters, digits and _, and does not start with a digit"
            yield Complaint(place=Place(file=source.file), message=f"`-v {name}=…`: this is no name", hint=hint)
