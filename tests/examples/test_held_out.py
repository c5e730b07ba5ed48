"""The shops are an examination of the judge, so nothing that it is made from may know their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shoppers import EXAMPLES

ROOT: Final = EXAMPLES.parents[1]
MAKES_THE_JUDGE: Final = ("judge", "scripts", "tools")
READ: Final = {".py", ".json", ".jsonl", ".txt", ".yaml", ".toml", ".md"}
WORDS_OF_A_PHRASE: Final = 3
LETTERS_OF_A_PHRASE: Final = 14
"""Shorter ones, such as 'all of them', anybody may write."""

IN_QUOTES: Final = re.compile(r"""["'`]([^"'`<>{}\n]+)["'`]""")
BETWEEN_TAGS: Final = re.compile(r">([^<>{}$\n]+)<")
A_WORD: Final = re.compile(r"[a-z][a-z'-]*")

OF_ALL_SHOPS: Final = frozenset(
    {
        "add to cart",
        "name on card",
        "your cart is empty",
        "back to the cart",
        "your basket is empty",
        "to the cart",
        "go to checkout",
        "proceed to checkout",
        "what are you looking for",
        "continue as guest",
        "continue to delivery",
        "continue to payment",
        "return to cart",
        "review your order",
        "into the basket",
        "price low to high",
        "price high to low",
        "street house number",
    }
)
"""Phrases that belong to no shop in particular; a list of what shops say cannot be without them."""

PRODUCTS: Final = (
    ("Kiln & Kettle", "blue mug, extra large", "speckled mug", "mug rack", "breakfast tea", "tea strainer", "oak tray"),
    ("Harbour Stores", "blue mug, enamel", "blue coffee pot", "galley kettle", "manila rope", "brass lamp"),
    ("Atelier Nord", "espresso cup, blue", "tall mug, sand", "carafe, blue glass", "linen towel"),
    ("Copper Pantry", "sky mug", "cloud mug", "copper saucepan", "sky teapot", "walnut board"),
    ("Fjordkiosk", "enamel mug, blue", "enamel plate", "cabin lantern", "folding knife"),
    ("Werkhof", "mug anna", "bowl anna", "hand spade", "workshop lamp"),
    ("Cairn Outfitters", "campfire mug", "basecamp tumbler", "trail kettle", "canister stove", "chalk bag"),
    ("Solstrand", "sea buckthorn", "hand cream"),
    ("Inkwell & Spine", "bookworm mug", "blue travel mug", "midnight ink", "brass fountain pen", "linen bookmark"),
)


def words_of(text: str) -> str:
    return " ".join(A_WORD.findall(text.lower()))


def phrases() -> Iterator[str]:
    """Every label and sentence of the examples that is long enough to be theirs alone."""
    for path in EXAMPLES.rglob("*"):
        if path.suffix in {".html", ".js", ".json"}:
            text = path.read_text(encoding="utf-8")
            for found in (*IN_QUOTES.findall(text), *BETWEEN_TAGS.findall(text)):
                phrase = words_of(found)
                long = len(phrase) >= LETTERS_OF_A_PHRASE and len(phrase.split()) >= WORDS_OF_A_PHRASE
                if long and phrase not in OF_ALL_SHOPS:
                    yield phrase
    for names in PRODUCTS:
        yield from map(words_of, names)


def sources() -> Iterator[Path]:
    for folder in MAKES_THE_JUDGE:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in READ)


def test_no_generator_and_no_judge_knows_a_phrase_of_the_examples() -> None:
    wanted = sorted(set(phrases()))
    assert len(wanted) > 150
    known = {
        (phrase, path.relative_to(ROOT).as_posix())
        for path in sources()
        for text in [f" {words_of(path.read_text(encoding='utf-8'))} "]
        for phrase in wanted
        if f" {phrase} " in text
    }
    assert known == set()


def test_no_module_that_makes_the_judge_reads_the_examples() -> None:
    for path in sources():
        assert "flows/examples" not in path.read_text(encoding="utf-8"), path
