"""What a flow may use up."""

import pytest

from flows.budget import Budget, BudgetSpent


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_calls_are_counted_before_they_are_made() -> None:
    """A batch that does not fit any more is not begun."""
    budget = Budget(calls=3)
    budget.charge(2)
    with pytest.raises(BudgetSpent, match="2 of 3 calls"):
        budget.charge(2)
    assert budget.used_calls == 2
    budget.charge(1)


def test_time_runs_from_the_flows_beginning() -> None:
    clock = Clock()
    budget = Budget(seconds=10, clock=clock)
    clock.now += 9
    budget.check()
    assert budget.left_s == 1
    clock.now += 1
    with pytest.raises(BudgetSpent, match="the 10 s of the flow are used up"):
        budget.check()
    assert budget.left_s == 0


def test_a_spent_budget_says_how_to_get_more() -> None:
    with pytest.raises(BudgetSpent) as spent:
        Budget(calls=0).charge(1)
    assert "--calls" in spent.value.hint
