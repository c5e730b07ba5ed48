"""The judge's language is data: only what reads its tables may carry lists of its words, or forms of them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from judge.embedded.answers.move import MOVE_MEASURES
from judge.embedded.answers.none_of_these import NONE_MEASURES
from judge.embedded.match.match import MEASURES
from judge.embedded.signs.table import SIGN_NAMES
from judge.embedded.step.goal import OTHER

EMBEDDED: Final = Path(__file__).parents[2] / "judge" / "embedded"
ENGLISH: Final = EMBEDDED / "language" / "en.toml"
OWN_ROOMS: Final = {"language", "training"}
"""The rooms that may: what reads the tables, and what writes English stories to be fitted on."""

ROLES: Final = frozenset(
    """alert alertdialog article banner breadcrumb button cell checkbox columnheader combobox complementary contentinfo
    dialog form generic grid gridcell group heading image img link list listbox listitem log main math menu menubar
    menuitem menuitemcheckbox menuitemradio meter navigation note option output paragraph progressbar radio radiogroup
    region row rowheader search searchbox slider spinbutton status switch tab table tabpanel text textarea textbox
    toolbar tree treegrid treeitem""".split()
)
"""WAI-ARIA's, and a few beside them that screens have: no words of a language."""

HISTORY: Final = "the lines of a history are the loop's own and no page's: English whatever the page speaks"
GRAMMAR: Final = "how the clauses of a step hang together: prepositions and conjunctions, whose order the code knows"
SENTENCES: Final = "how a condition is put: verbs, denials and what connects, whose order the code knows"

NAMES: Final = "names of the code itself: of groups, of tables, of attributes"

LISTS: Final = {
    "conditions/compare.py": NAMES,
    "conditions/noun.py": SENTENCES,
    "conditions/quoting.py": NAMES,
    "match/reading.py": HISTORY,
    "screen/deeds.py": HISTORY,
    "step/goal.py": GRAMMAR,
    "step/wishes.py": GRAMMAR,
    "study.py": NAMES,
    "ways/superlative.py": NAMES,
}
"""Modules with a list of words of their own, and why those are no table's."""

FORMS: Final = {
    "conditions/attribute.py": SENTENCES,
    "conditions/claim.py": SENTENCES,
    "conditions/compare.py": SENTENCES,
    "conditions/forms.py": SENTENCES,
    "conditions/noun.py": SENTENCES,
    "conditions/presence.py": SENTENCES,
    "screen/deeds.py": HISTORY,
    "screen/hearsay.py": "how states, histories and answers are written down, by programs",
    "step/duty.py": GRAMMAR,
    "step/facts.py": GRAMMAR,
    "step/gifts.py": "how texts are told apart by their form; formats and codes of money",
    "step/goal.py": GRAMMAR,
    "step/journey.py": GRAMMAR,
    "step/names.py": GRAMMAR,
    "ways/superlative.py": "codes of money",
}
"""Modules with regular expressions of several words, and why those are no table's."""

SEVERAL: Final = 3
"""So many words are a list."""

WORD: Final = re.compile(r"[a-z][a-z'’ -]*[a-z]")
BESIDE: Final = re.compile(r"\\[a-zA-Z]|\(\?P<\w+>|\(\?[a-z]*-?[a-z]*:|\[[^\]]*\]|\{[^}]*\}")
"""What a regular expression has of letters that are no words."""


def intents() -> frozenset[str]:
    """What a verb may ask for, by the names that the code has for it."""
    return frozenset(tomllib.loads(ENGLISH.read_text(encoding="utf-8"))["verbs"]) | {OTHER}


KNOWN: Final = ROLES.union(intents(), MEASURES, MOVE_MEASURES, NONE_MEASURES, SIGN_NAMES)
"""Names by which the code itself calls things."""

MODULES: Final = sorted(path for path in EMBEDDED.rglob("*.py") if path.relative_to(EMBEDDED).parts[0] not in OWN_ROOMS)


def named(path: Path) -> str:
    return path.relative_to(EMBEDDED).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def lists(module: ast.Module) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Several words that stand together: in one text that is split, in a set, a tuple or a list, as keys."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="split"), args=[]):
                found = tuple(text.split())
            case ast.Set(elts=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Dict(keys=parts):
                found = tuple(
                    part.value for part in parts if isinstance(part, ast.Constant) and type(part.value) is str
                )
            case _:
                continue
        yield node.lineno, tuple(word for word in found if WORD.fullmatch(word) and word not in KNOWN)


def forms(module: ast.Module) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The words of each regular expression."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[said, *_]):
                texts = (part.value for part in ast.walk(said) if isinstance(part, ast.Constant))
                words = re.findall(
                    r"[a-z]{3,}", BESIDE.sub(" ", " ".join(text for text in texts if isinstance(text, str)))
                )
                yield node.lineno, tuple(dict.fromkeys(words))
            case _:
                continue


def told(found: Iterator[tuple[int, tuple[str, ...]]]) -> list[str]:
    return [f"line {line}: {', '.join(words)}" for line, words in found if len(words) >= SEVERAL]


@pytest.mark.parametrize("path", [path for path in MODULES if named(path) not in LISTS], ids=named)
def test_a_module_has_no_list_of_english_words(path: Path) -> None:
    """They stand in `language/en.toml` or `conditions/words.toml`, and are read from there."""
    assert told(lists(tree(path))) == []


@pytest.mark.parametrize("path", [path for path in MODULES if named(path) not in FORMS], ids=named)
def test_a_module_has_no_regular_expression_of_english_words(path: Path) -> None:
    """They stand in `[patterns]` of `language/en.toml`."""
    assert told(forms(tree(path))) == []


@pytest.mark.parametrize("name", LISTS)
def test_what_may_have_a_list_has_one(name: str) -> None:
    assert told(lists(tree(EMBEDDED / name)))


@pytest.mark.parametrize("name", FORMS)
def test_what_may_have_a_form_has_one(name: str) -> None:
    assert told(forms(tree(EMBEDDED / name)))
