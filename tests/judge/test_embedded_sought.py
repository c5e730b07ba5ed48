"""A search is done only for the whole of what is sought: never by a near neighbour that shares most of its words."""

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
