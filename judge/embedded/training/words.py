"""The generator's vocabulary, read from its file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A verb, the buttons that do it, what is told afterwards, and the button that takes it back."""

    verb: str
    buttons: tuple[str, ...]
    told: tuple[str, ...]
    reverse: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """Something that lies over a page and has nothing to do with any step."""

    name: str
    text: str
    buttons: tuple[str, ...]
    closer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """All words of the generated screens."""

    things: dict[str, tuple[str, ...]]
    places: dict[str, tuple[str, ...]]
    values: dict[str, tuple[str, ...]]
    fields: dict[str, tuple[str, ...]]
    chrome: dict[str, tuple[tuple[str, str], ...]]
    deeds: tuple[Deed, ...]
    noise: dict[str, tuple[str, ...]]
    overlays: tuple[Overlay, ...]


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    """The file's words."""
    read = tomllib.loads(files(__package__).joinpath("vocabulary.toml").read_text(encoding="utf-8"))
    noise = dict(read["noise"])
    overlays = tuple(_overlay(line) for line in noise.pop("overlays"))
    return Vocabulary(
        things={key: tuple(names) for key, names in read["things"].items()},
        places={key: tuple(names) for key, names in read["places"].items()},
        values={key: tuple(names) for key, names in read["values"].items()},
        fields={key: tuple(names) for key, names in read["fields"].items()},
        chrome={key: tuple(_chrome(line) for line in lines) for key, lines in read["chrome"].items()},
        deeds=tuple(_deed(verb, parts) for verb, parts in read["verbs"].items()),
        noise={key: tuple(lines) for key, lines in noise.items()},
        overlays=overlays,
    )


def _chrome(line: str) -> tuple[str, str]:
    role, _, name = line.partition(" ")
    return role, name


def _deed(verb: str, parts: list[str]) -> Deed:
    buttons, told, reverse = parts
    return Deed(verb=verb, buttons=tuple(buttons.split(";")), told=tuple(told.split(";")), reverse=reverse)


def _overlay(line: str) -> Overlay:
    name, text, buttons, closer = line.split(";")
    return Overlay(name=name, text=text, buttons=tuple(buttons.split("|")), closer=int(closer))
