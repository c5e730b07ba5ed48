"""Which of several elements that read the same are offered to choose from."""

from act.ground import distinct, tables_of
from view import Box, Element, Screen, Support

HEADS = tuple(Element(role="columnheader", name=name, path=("main", "row #1")) for name in ("Bed 1", "Bed 2"))


def free(x: int, *path: str) -> Element:
    return Element(role="link", name="free", path=path, box=Box(x, 40, 30, 20), supports=frozenset({Support.CLICK}))


def test_what_reads_the_same_is_offered_once() -> None:
    twice = free(0, "main", "listitem #2"), free(90, "main", "listitem #2")
    assert distinct(twice, tables_of(Screen(title="", items=(*HEADS, *twice)))) == twice[:1]


def test_in_a_row_under_headers_each_is_offered_for_the_column_says_which_is_meant() -> None:
    cells = free(0, "main", "row #2"), free(90, "main", "row #2")
    assert distinct(cells, tables_of(Screen(title="", items=(*HEADS, *cells)))) == cells
