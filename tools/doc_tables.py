"""
Fills the tables in docs/*.md that show what stands in the code: ``python tools/doc_tables.py``.

A page holds ``<!-- table: NAME, made by tools/doc_tables.py -->`` and ``<!-- end of table -->``; what stands between
them is made here. A test keeps pages and code the same (tests/test_doc_tables.py).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PLACE: Final = re.compile(
    r"(<!-- table: ([\w-]+), made by tools/doc_tables\.py -->\n).*?(<!-- end of table -->)", re.DOTALL
)

SHAPES: Final = {"yes_no": "yes or no", "choice": "one of several, or none", "score": "five levels"}
"""The functions that make questions, and what is answered."""

LANGUAGES: Final = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "it": "Italian",
    "pt": "Portuguese",
    "nl": "Dutch",
}
SHOWN: Final = ("delete", "send", "buy", "pay")
"""Acts whose first word in each language is shown."""


def filled(page: str) -> str:
    """The page with every table as it has to be. Raises `KeyError` for a table nobody makes."""
    return PLACE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", page)


def names(page: str) -> tuple[str, ...]:
    """The tables that the page asks for."""
    return tuple(found[2] for found in PLACE.finditer(page))


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    columns = tuple(head)
    lines = [columns, ("---",) * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def gate_rules() -> str:
    """The rules of `view.is_destructive`, with the sentence that a report gives."""
    rules = import_module("view.destructive").RULES
    rows = ((f"`{r.rule}`", r.sentence.format("…"), "yes" if r.liftable else "**never**") for r in rules)
    return _table(("rule", "refused because", "`allow` lifts it"), rows)


def hard_acts() -> str:
    """What counts as hard to undo, by its English name."""
    english = import_module("view.lexicon").LEXICONS[0]
    return "> " + ", ".join(sorted({*english.hard, *english.at_home})) + "."


def languages() -> str:
    """Each language with a list, and some of its words."""
    lexicons = import_module("view.lexicon").LEXICONS
    rows = ((f"{LANGUAGES[each.language]} (`{each.language}`)", *_shown(each.hard, each.at_home)) for each in lexicons)
    return _table(("language", *SHOWN), rows)


def _shown(*tables: Mapping[str, str]) -> Iterator[str]:
    """The first word for each act that is shown."""
    for act in SHOWN:
        yield next((table[act] for table in tables if act in table), "").partition(",")[0]


def questions() -> str:
    """Every kind of question, where it is asked, and its wording."""
    kinds, wording = import_module("judge").Kind, import_module("judge.wording").WORDING
    asked = _asked()
    rows = (
        (f"`{kind}`", SHAPES[asked[kind.name][0]], ", ".join(f"`{m}`" for m in asked[kind.name][1]), wording[kind])
        for kind in kinds
    )
    return _table(("kind", "answered by", "asked in", "wording"), rows)


def _asked() -> dict[str, tuple[str, tuple[str, ...]]]:
    """For each kind by name: the function that makes its question, and the modules that ask it."""
    found: dict[str, tuple[str, set[str]]] = {}
    for path in sorted((ROOT / "act").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=shape), args=[ast.Attribute(attr=kind), *_]) if shape in SHAPES:
                    found.setdefault(kind, (shape, set()))[1].add(f"act/{path.name}")
    return {kind: (shape, tuple(sorted(modules))) for kind, (shape, modules) in found.items()}


def moves() -> str:
    """The kinds of move that a judge may choose."""
    return _table(("move", "as the judge reads it"), ((f"`{k}`", v) for k, v in import_module("judge").MOVES.items()))


def shortcuts() -> str:
    """The standard shortcuts, and what each surface is sent."""
    table = import_module("act.shortcuts").SHORTCUTS
    rows = ((f"`{s.key}`", s.means, *(f"`{c}`" if c else "none" for c in (s.browser, s.mac, s.other))) for s in table)
    return _table(("shortcut", "means", "in a page", "on a Mac", "on Windows and Linux"), rows)


def _architecture() -> ModuleType:
    """The tests of the architecture, which hold its tables."""
    spec = spec_from_file_location("architecture", ROOT / "tests" / "test_architecture.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def imports() -> str:
    """Who may import whom, as the tests of the architecture have it."""
    module = _architecture()
    rows = (
        (f"`{package}`", ", ".join(f"`{name}`" for name in sorted(others)) or "nothing of ours", pure)
        for package, others in module.MAY_IMPORT.items()
        for pure in ("yes" if package in module.PURE else "",)
    )
    return _table(("package", "may import", "pure"), rows)


def inner_rooms() -> str:
    """The rooms of the embedded judge in their order, each as its own first line says it."""
    module = _architecture()
    rows = (
        (f"`{place.relative_to(ROOT)}{'/' * place.is_dir()}`", _first_line(place))
        for name in module.INNER_ROOMS
        for place in (module.EMBEDDED / name if (module.EMBEDDED / name).is_dir() else module.EMBEDDED / f"{name}.py",)
    )
    return _table(("room", "is about"), rows)


def _first_line(place: Path) -> str:
    """The first paragraph of what a module or package says of itself."""
    file = place / "__init__.py" if place.is_dir() else place
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split())


def verdict_guide() -> str:
    """What `run-flow guide` prints."""
    return str(import_module("flows.guide").text())


def locator_forms() -> str:
    """The forms of `view.locator`."""
    forms = import_module("view.locator").FORMS
    return _table(("form", "means"), ((f"`{example}`", meaning) for example, meaning in forms.values()))


def locator_outcomes() -> str:
    """The outcomes of `view.resolve`."""
    outcomes = import_module("view.resolve").OUTCOMES
    return _table(("outcome", "when", "then"), ((f"`{found}`", *said) for found, said in outcomes.items()))


def incomplete() -> str:
    """The reasons of `view.observed`."""
    reasons = import_module("view.observed").REASONS
    return _table(("incomplete", "means"), ((f"`{reason}`", meaning) for reason, meaning in reasons.items()))


def errors() -> str:
    """The families and kinds of `view.errors`."""
    tree = import_module("view.errors")
    rows = (
        (family.family, f"`{kind.kind}`", str(kind.recoverable).lower(), _tool(kind.suggested), kind.__doc__.strip())
        for family in tree.FAMILIES
        for kind in tree.kinds(family)
    )
    return _table(("family", "kind", "recoverable", "suggested_tool", "meaning"), rows)


def presets() -> str:
    """What each preset of `flows.policy` says of every capability."""
    policy = import_module("flows.policy")
    rows = (
        (f"`{name}`", *(str(row.under(preset)) for preset in policy.Preset), row.means)
        for name, row in policy.TABLE.items()
    )
    return _table(("capability", *policy.Preset, "means"), rows)


def _tool(name: str) -> str:
    return f"`{name}`" if name else ""


TABLES: Final[dict[str, Callable[[], str]]] = {
    "gate-rules": gate_rules,
    "hard-acts": hard_acts,
    "languages": languages,
    "questions": questions,
    "moves": moves,
    "shortcuts": shortcuts,
    "imports": imports,
    "inner-rooms": inner_rooms,
    "verdict-guide": verdict_guide,
    "errors": errors,
    "incomplete": incomplete,
    "presets": presets,
    "locator-forms": locator_forms,
    "locator-outcomes": locator_outcomes,
}


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    for path in sorted(DOCS.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if filled(text) != text:
            path.write_text(filled(text), encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
