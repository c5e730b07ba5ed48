"""A step that presses something named so many times is not done with fewer presses."""

import pytest
from duties import did
from states import after, state

from judge import Kind, Yes, yes_no
from judge.embedded import EmbeddedJudge

STEP = 'click the "Like" button on 3 posts and then click Submit'
LINES = ('button "Like" @ listitem #1', 'button "Like" @ listitem #2', 'button "Like" @ listitem #3', 'button "Submit"')


@pytest.mark.parametrize("likes", [1, 2])
def test_too_few_presses_are_not_the_step(likes: int) -> None:
    deeds = ['pressed button "Like"'] * likes + ['pressed button "Submit"']
    answer = EmbeddedJudge().answers(did(state(STEP, *LINES), *deeds), (yes_no(Kind.DONE),))[Kind.DONE]
    assert isinstance(answer, Yes)
    assert answer.p < 0.5


PAGE = ('heading "Rye loaf"', 'textbox "How many" = "1"', 'button "Put in basket"', 'link "Basket (0)"')


@pytest.mark.parametrize(("count", "basket", "enough"), [("1", 1, False), ("2", 2, True)])
def test_one_that_was_put_in_is_not_two_of_them(count: str, basket: int, enough: bool) -> None:
    before = state("put two of them in the basket", *PAGE)
    lines = (PAGE[0], f'textbox "How many" = "{count}"', PAGE[2], f'link "Basket ({basket})"')
    answer = EmbeddedJudge().answers(after(before, 'pressed button "Put in basket"', *lines), (yes_no(Kind.DONE),))
    said = answer[Kind.DONE]
    assert isinstance(said, Yes)
    assert (said.p >= 0.5) is enough
