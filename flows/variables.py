"""
``${name}`` in the texts of a flow: filled in after the file was read, on texts only, in one pass from left to right.

A value is never read again, so no value can change the file's shape, name a variable or reach a secret.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from act import Filled, Phrase
from view import Denied, Secret

from .bounds import FAULTS
from .complaint import did_you_mean
from .secret import GIVEN

NAME: Final = r"[A-Za-z_][A-Za-z0-9_]*"
"""What a variable, a secret and an environment variable may be called."""

_SIGNS: Final = re.compile(r"\$\$|\$\{(?P<body>[^{}]*)\}|\$\{")
_BODY: Final = re.compile(rf"(?P<env>env:)?(?P<name>{NAME})(?::(?P<way>[-?])(?P<rest>.*))?", re.DOTALL)
_WORD: Final = re.compile(rf"\$?(?<![\w-]){NAME}(?![\w-])")
_QUOTED: Final = re.compile(r"\"[^\"]*\"|“[^“”]*”|(?<!\w)'[^']*'(?!\w)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """What can be named: variables, secrets by name, the environment."""

    values: Mapping[str, str] = field(default_factory=dict)
    secrets: Mapping[str, str] = field(default_factory=dict)
    """Name to the environment variable that holds it."""

    environment: Mapping[str, str] = field(default_factory=dict)
    shows_environment: bool = True
    """False where another program runs the flow: the environment is not that program's to read."""

    out_of_reach: frozenset[str] = frozenset()
    """Variables of the file, while their own values are filled in."""

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.values, *self.secrets)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one ``${…}``: the signs as written, and a way on."""

    signs: str
    message: str
    hint: str
    earlier: int = 0
    """How often the same signs stand before these in the text."""


Part = str | Filled | Secret


def fill(text: str, scope: Scope) -> tuple[Phrase, tuple[Fault, ...]]:
    """
    The text with its variables' values, secrets by name. What cannot be filled in stays as written, with a fault.

    Raises `Denied` for the environment where the scope does not show it.
    """
    parts: list[Part] = []
    faults: list[Fault] = []
    end = 0
    for match in _SIGNS.finditer(text):
        parts.append(text[end : match.start()])
        end = match.end()
        part = _part(match, scope)
        if isinstance(part, Fault):
            faults.append(replace(part, earlier=text.count(part.signs, 0, match.start())))
            part = match[0]
        parts.append(part)
        if len(faults) >= FAULTS.value:
            break
    parts.append(text[end:])
    return Phrase(_joined(parts)), tuple(faults)


def _joined(parts: list[Part]) -> tuple[Part, ...]:
    """Literal pieces next to each other become one."""
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(before := joined[-1], str):
            joined[-1] = before + part
        elif part != "":
            joined.append(part)
    return tuple(joined)


def _part(match: re.Match[str], scope: Scope) -> Part | Fault:
    signs = match[0]
    if signs == "$$":
        return "$"
    if signs == "${":
        return Fault(signs, "this `${` is never closed", "write ${name}, or $${ for the signs themselves")
    body = _BODY.fullmatch(match["body"])
    if body is None:
        return _misspelt(signs, match["body"])
    return _environment(signs, body, scope) if body["env"] else _variable(signs, body, scope)


def _misspelt(signs: str, body: str) -> Fault:
    if body.startswith("secret:"):
        return Fault(signs, f"`{signs}` cannot be read", "name it under `secrets:` and write ${name}")
    if _BODY.fullmatch(body.strip()):
        return Fault(signs, f"`{signs}` holds a space", f"write ${{{body.strip()}}}")
    hint = "a name has letters, digits and _; there are ${name}, ${env:NAME}, ${name:-default}, ${name:?message}"
    return Fault(signs, f"`{signs}` cannot be read", hint)


def _environment(signs: str, body: re.Match[str], scope: Scope) -> Part | Fault:
    name = body["name"]
    if not scope.shows_environment:
        raise Denied(f"the environment variable `{name}` in a flow's texts", hint=GIVEN)
    secret = next((each for each, variable in scope.secrets.items() if variable == name), None)
    if secret:
        return Fault(signs, f"`{signs}` would show the secret `{secret}`", f"write ${{{secret}}} as an `enter` value")
    return _value(signs, body, f"env:{name}", scope.environment.get(name)) or Fault(
        signs,
        f"the environment variable `{name}` is not set",
        did_you_mean(name, scope.environment, otherwise=f"set it, or write ${{env:{name}:-default}}"),
    )


def _variable(signs: str, body: re.Match[str], scope: Scope) -> Part | Fault:
    name = body["name"]
    if name in scope.secrets:
        if body["way"]:
            return Fault(signs, f"a secret has no default: `{signs}`", f"write ${{{name}}}")
        return Secret(name)
    found = _value(signs, body, name, scope.values.get(name))
    if found is None and name in scope.out_of_reach:
        return Fault(signs, f"`{name}` cannot be used here", "a value of `vars` may name -v variables and ${env:NAME}")
    return found or Fault(
        signs,
        f"`{name}` is not defined",
        did_you_mean(name, scope.names, otherwise=f"set it under `vars:` or with -v {name}=…"),
    )


def _value(signs: str, body: re.Match[str], name: str, value: str | None) -> Filled | Fault | None:
    """What it holds; `None` when nothing was given for it."""
    if value or (value is not None and not body["way"]):
        return Filled(name, value)
    match body["way"]:
        case "-":
            return Filled(name, body["rest"])
        case "?":
            return Fault(signs, body["rest"] or f"`{name}` is needed", f"give it with -v {name}=… or set it")
    return None


def unbraced(text: str, scope: Scope) -> tuple[Fault, ...]:
    """
    Variables that are named without ``${}``: ``$mug``, and ``blue_mug`` where that can only be the variable.

    Text in quotes is meant as it stands.
    """
    words = (match[0] for match in _WORD.finditer(_QUOTED.sub(" ", _SIGNS.sub(" ", text))))
    return tuple(
        Fault(word, f"`{word}` is a variable's name", f"write ${{{word.lstrip('$')}}}; or put the word in quotes")
        for word in dict.fromkeys(words)
        if word.lstrip("$") in scope.names and (word.startswith("$") or _is_identifier_shaped(word))
    )


def _is_identifier_shaped(word: str) -> bool:
    return "_" in word or any(sign.isdigit() for sign in word)
