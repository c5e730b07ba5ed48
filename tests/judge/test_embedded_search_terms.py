"""A search is done only for the whole of what is sought: never by a near neighbour that shares most of its words."""

from asked import DONE_AFTER
from duties import did
from states import after, state

from judge import Kind, State, Yes, yes_no
from judge.embedded import EmbeddedJudge

STEP = 'search for "Green garden chair"'
HOME = state(STEP, 'button "Search" @ banner', 'link "White garden chair" @ main', title="Home")


def done(shown: State) -> float:
    answer = EmbeddedJudge().answers(shown, (yes_no(Kind.DONE),))[Kind.DONE]
    assert isinstance(answer, Yes)
    return answer.p


def test_the_page_of_a_near_neighbour_is_no_search_for_it() -> None:
    shown = after(
        HOME,
        'pressed link "White garden chair"',
        'heading "White garden chair"',
        'button "Add"',
        title="White garden chair",
    )
    assert done(shown) < 0.5


def test_results_that_show_the_whole_of_it_are() -> None:
    box = state(STEP, 'searchbox "Search" @ banner', title="Home")
    lines = (
        'searchbox "Search" = "Green garden chair" @ banner',
        'heading "2 results"',
        'link "Green garden chair" @ main',
    )
    assert done(after(box, 'pressed button "Search"', *lines, title="Results")) >= 0.75


def test_what_a_field_proposes_is_no_result() -> None:
    box, other = 'searchbox "Search 40,000 things" = "Green garden chair" @ banner', 'heading "Winter sale" @ main'
    begun = state(STEP, 'searchbox "Search 40,000 things" @ banner', 'button "Search" @ banner', other, title="Home")
    typed = 'typed "Green garden chair" into searchbox "Search 40,000 things"'
    proposed = [f'option "Green garden chair{more}" @ listbox "Proposals"' for more in ("", " gift set")]
    lines = (box, 'button "Search" @ banner', other, *proposed)
    assert done(did(begun, typed, "pressed the confirm shortcut (Enter)", lines=lines)) < DONE_AFTER


CUSTOMERS = tuple(
    line
    for n, (name, town) in enumerate((("Adler Optics", "Vienna"), ("Bay Bikes", "San Remo"), ("Corvus", "Oslo")), 1)
    for line in (f'link "{name}" @ main > table > row #{n}', f'cell "{town}" @ main > table > row #{n}')
)


def test_a_list_that_shows_others_too_does_not_show_only_what_was_asked_for() -> None:
    step = "show only customers from San Remo"
    heads = ('heading "Customers" @ main', 'button "Filters" [collapsed] @ main')
    assert done(state(step, *heads, *CUSTOMERS)) < 0.5
    sifted = after(state(step, *heads, *CUSTOMERS), 'pressed option "San Remo"', *heads, *CUSTOMERS[2:4])
    mixed = after(state(step, *heads, *CUSTOMERS), 'pressed option "San Remo"', *heads, *CUSTOMERS[:4])
    assert done(mixed) < 0.5 < done(sifted)
