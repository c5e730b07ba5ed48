"""Names that begin alike: the very name is opened, and a page of a longer one is another thing's."""

import pytest
from asked import DONE_AFTER, TARGET, target, yes
from states import after, state

from judge import Kind

TOP = ('link "Recipes" @ banner', 'link "Bin" @ banner')
PAIRS = [
    ("open the plum cake", "Plum cake", "Plum cake with almonds"),
    ('open the recipe "Plum cake"', "Plum cake", "Plum cake without eggs"),
    ("open Ada Holm", "Ada Holm", "Ada Holm-Larsen"),
    ("open the Archive folder", "Archive", "Archive 2019"),
    ("open the fair copy", "Fair copy.pdf", "Fair copy (scan).pdf"),
]


@pytest.mark.parametrize(("step", "own", "longer"), PAIRS)
@pytest.mark.parametrize("is_first", [True, False])
def test_the_very_name_is_opened_wherever_the_longer_one_stands(
    step: str, own: str, longer: str, *, is_first: bool
) -> None:
    names = (own, longer) if is_first else (longer, own)
    line, p = target(state(step, *TOP, 'heading "All" @ main', *(f'link "{name}" @ main' for name in names)))
    assert line.startswith(f'link "{own}"')
    assert p >= TARGET


@pytest.mark.parametrize(("step", "own", "longer"), PAIRS)
def test_it_is_open_on_the_page_of_the_very_name_alone(step: str, own: str, longer: str) -> None:
    before = state(step, *TOP, 'heading "All" @ main', f'link "{longer}" @ main', f'link "{own}" @ main')
    page = (*TOP, f'heading "{own}" @ main', 'text "Takes an hour." @ main', 'button "Print" @ main')
    assert yes(after(before, f'pressed link "{own}"', *page), Kind.DONE) >= DONE_AFTER
    other = (*TOP, f'heading "{longer}" @ main', 'text "Takes an hour." @ main', 'button "Print" @ main')
    assert yes(after(before, f'pressed link "{longer}"', *other), Kind.DONE) < DONE_AFTER


def test_words_of_a_name_are_no_commands() -> None:
    """What is to be opened may be called by a verb: nothing that closes or opens something else is pressed for it."""
    before = state('open the fault "Door will not close"', *TOP, 'link "Door will not close" @ main')
    page = (*TOP, 'heading "Door will not close" @ main', 'button "Open" @ main', 'button "Comment and close" @ main')
    assert yes(after(before, 'pressed link "Door will not close"', *page), Kind.DONE) >= DONE_AFTER
