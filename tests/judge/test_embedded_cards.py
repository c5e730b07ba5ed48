"""Rows of one list are not taken for rows of another that is counted alike."""

import pytest
from asked import target
from states import state

from judge.embedded.screen.cards import cards_of

A, B = ("listitem #1",), ("listitem #2",)


@pytest.mark.parametrize(
    ("paths", "cards"),
    [
        ([A, A, B], ["listitem #1", "listitem #1", "listitem #2"]),
        ([A, B, (), A], ["listitem #1", "listitem #2", "", "listitem #1 of list 2"]),
        ([A, B, ("main", *A), B], ["listitem #1", "listitem #2", "main > listitem #1", "listitem #2 of list 2"]),
        ([B, A, B, A], ["listitem #2", "listitem #1 of list 2", "listitem #2 of list 2", "listitem #1 of list 3"]),
        ([(*A, "row #2"), (*B, "row #1")], ["listitem #1 > row #2", "listitem #2 > row #1"]),
    ],
)
def test_a_count_that_starts_again_is_another_list(paths: list[tuple[str, ...]], cards: list[str]) -> None:
    assert cards_of(paths) == cards


ROWS = [
    line
    for n, name in enumerate(("mop floor", "feed cat", "call Kim"), 1)
    for line in (f'text "{name}" @ listitem #{n}', f'button "✕" (click) @ listitem #{n}')
]
FILTERS = [f'link "{name}" (click) @ listitem #{n}' for n, name in enumerate(("All", "Open", "Finished"), 1)]


def test_a_filter_below_a_list_says_nothing_of_the_row_of_the_same_number() -> None:
    line, _ = target(state("show only the open tasks", *ROWS, 'text "3 tasks"', *FILTERS))
    assert "✕" not in line
