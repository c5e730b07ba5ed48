"""A step that presses something named so many times is not done with fewer presses."""

import pytest
from duties import did
from states import state

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
