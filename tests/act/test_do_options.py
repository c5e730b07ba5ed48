"""Which option of a select a step chooses."""

import pytest
from loops import step, still
from screens import item, screen


def test_a_select_gets_the_option_that_the_step_names() -> None:
    page = screen(item("combobox Country", choices=("France", "Germany", "Norway")), "button Next")
    played = step("set the country to Norway", still(page), {"target": "Country", "move": "activate"}, turns=1)
    assert played.actions == ('select "Norway" in combobox "Country"',)


def test_an_option_of_other_figures_is_not_the_one_that_the_step_names() -> None:
    page = screen(item("combobox Hours", choices=("20:00 to 06:00", "22:00 to 07:00")), "button Next")
    played = step('choose "22:00 to 07:00"', still(page), {"target": "Hours", "move": "activate"}, turns=1)
    assert played.actions == ('select "22:00 to 07:00" in combobox "Hours"',)


@pytest.mark.parametrize(
    ("goal", "value"),
    [
        ("give Annabel Lee's shift to Uma Bell", "Kit Moss"),
        ("change who takes it from Annabel Lee to Uma Bell", "Annabel Lee"),
    ],
)
def test_of_two_options_that_the_step_names_neither_whose_it_is_nor_the_one_chosen_is_meant(
    goal: str, value: str
) -> None:
    page = screen(item("combobox Who", choices=("Annabel Lee", "Kit Moss", "Uma Bell"), value=value), "button Save")
    played = step(goal, still(page), {"target": "Who", "move": "activate"}, turns=1)
    assert played.actions == ('select "Uma Bell" in combobox "Who"',)


def test_an_option_that_is_chosen_already_is_no_change_however_often_it_is_chosen() -> None:
    page = screen(item("combobox Country", choices=("France", "Norway"), value="Norway"), "button Next")
    played = step("set the country to Norway", still(page), {"target": "Country", "move": "activate"})
    assert played.actions == ('select "Norway" in combobox "Country"',), "then it is banned, as a dead button is"
