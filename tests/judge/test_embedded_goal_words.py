"""How the judge finds the verb of a step: behind what is said before it, with its particle, in other words."""

import pytest

from judge.embedded.language.stem import stem
from judge.embedded.step.goal import goal_of
from judge.embedded.step.rewording import reworded, without_openings


def read(step: str) -> tuple[str, tuple[str, ...]]:
    """The verb of the last clause, and what it is about."""
    clause = goal_of(step).last
    return clause.verb, clause.things


@pytest.mark.parametrize(
    "before",
    [
        "please", "now", "could you", "could you please", "I want to", "I'd like you to", "then go ahead and", "first,",
        "make sure to", "don't forget to", "your task is to", "let's",
    ],
)  # fmt: skip
def test_what_is_said_before_the_verb_is_no_part_of_the_step(before: str) -> None:
    assert goal_of(f"{before} archive the report").last == goal_of("archive the report").last


def test_a_second_verb_is_found_behind_what_is_said_before_it() -> None:
    verbs = [clause.verb for clause in goal_of("could you close ticket 12, and then please reopen ticket 13").clauses]
    assert verbs == [stem("close"), stem("reopen")]


def test_what_stands_in_quotation_marks_is_not_reworded() -> None:
    assert without_openings('type "please" into the note') == 'type "please" into the note'
    assert reworded('change "from A to B" to "C"') == 'change "from A to B" to "C"'
    assert goal_of('add the comment "please take it out of the box" to the task').last.value.startswith("please take")


@pytest.mark.parametrize(
    ("step", "verb", "thing"),
    [
        ("for ticket 12, close it", "close", "12"),
        ("for the open order, cancel it", "cancel", "order"),
        ("from the list, remove the mug", "remove", "mug"),
        ("On the account page: rename the team to Blue", "rename", "team"),
    ],
)
def test_a_place_said_first_leaves_the_verb_what_it_is(step: str, verb: str, thing: str) -> None:
    clause = goal_of(step).last
    assert clause.verb == stem(verb)
    assert thing in clause.things


def test_a_place_said_first_is_no_part_of_the_value() -> None:
    change, press = goal_of("in the cart, change the quantity of the mug to 3 and press Save").clauses
    assert (change.value, press.verb) == ("3", stem("press"))
    assert "mug" in change.things


@pytest.mark.parametrize(
    ("step", "intent", "thing"),
    [
        ("turn the light in the kitchen off", "turn_off", "light"),
        ("turn the heating on", "turn_on", "heating"),
        ("sign the user out", "signout", "user"),
        ("sign Kim out of the workspace", "signout", "kim"),
        ("call the meeting off", "commit", "meeting"),
        ("hand the essay in", "commit", "essay"),
        ("hand in the essay", "commit", "essay"),
        ("look Kim up", "search", "kim"),
        ("throw the draft away", "remove", "draft"),
        ("check the guest in", "commit", "guest"),
        ("tick the second task off", "turn_on", "task"),
    ],
)
def test_a_particle_belongs_to_its_verb_wherever_it_stands(step: str, intent: str, thing: str) -> None:
    clause = goal_of(step).last
    assert clause.intent == intent
    assert stem(thing) in clause.things


@pytest.mark.parametrize("step", ["check the box in the form", "move the card up", "take a look in the box"])
def test_a_preposition_is_no_particle(step: str) -> None:
    assert reworded(step) == step


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("take the mug out of the cart", "remove the mug from the cart"),
        ("take Kim off the list", "remove Kim from the list"),
        ("take the letter out of the bin", "restore the letter"),
        ("bring the letter back from the archive", "unarchive the letter"),
        ("take the letter out of the inbox", "archive the letter"),
        ("take the call off hold", "resume the call"),
        ("get rid of the old draft", "remove the old draft"),
        ("move the file to the bin", "delete the file"),
        ("put the letter in the trash", "delete the letter"),
        ("move the letter to the archive", "archive the letter"),
        ("put the mug back", "restore the mug"),
        ("put the mug back in the cart", "put the mug in the cart"),
        ("put the caller on hold", "hold the caller"),
        ("change the status from open to closed", "change the status to closed"),
        ("set the plan of the team from monthly to yearly", "set the plan of the team to yearly"),
        ("switch from monthly to yearly", "switch to yearly"),
        ("make Alpha the default", "set Alpha as default"),
        ("make the list private", "set the list to private"),
        ("make Kim an admin", "set Kim to admin"),
        ("make sure that dark mode is on", "turn on dark mode"),
        ("ensure notifications are turned off", "turn off notifications"),
        ("make sure the box Terms is ticked", "check the box Terms"),
        ("Kim's order should be cancelled", "cancelled Kim's order"),
        ("the status should be set to closed", "set the status to closed"),
        ("have a look at order 5", "view order 5"),
        ("leave a review for the mug", "add a review for the mug"),
        ("say no to the offer", "decline the offer"),
        ("give Kim access to the folder", "grant Kim access to the folder"),
        ("let Kim know", "notify Kim"),
    ],
)
def test_other_words_for_a_verb_are_read_as_the_verb(said: str, plain: str) -> None:
    assert reworded(said) == plain


@pytest.mark.parametrize(
    "step",
    [
        "move the card from Doing to Done",
        "take the star off the letter",
        "move the card to the bin column",
        "change the flight from Oslo to Rome",
        "take a note",
        "make a new list private to the team",
        "make the default list",
        "make a member",
        "put the mug in the cart",
        "send the letter to Kim",
        "leave the group",
        "check that dark mode is on",
        "the order",
    ],
)
def test_what_says_something_else_is_left_as_it_is(step: str) -> None:
    assert reworded(step) == step


def test_the_words_that_were_said_are_kept_for_controls_that_say_them() -> None:
    assert {"bin", "delet"} <= set(goal_of("move the file to the bin").last.words)


@pytest.mark.parametrize(
    ("step", "verbs"),
    [
        ("open the order and review it", ["open", "review"]),
        ("open the letter and archive it", ["open", "archive"]),
        ("open the cart and rate the mug", ["open", "rate"]),
        ("go to settings and schedule", ["go"]),
        ("open files and scan", ["open"]),
        ("choose standard shipping and track order 5", ["choose"]),
        ("open the order and undo the deletion", ["open", "undo"]),
    ],
)
def test_a_noun_that_may_be_a_verb_is_one_where_its_object_follows(step: str, verbs: list[str]) -> None:
    assert [clause.verb for clause in goal_of(step).clauses] == [stem(verb) for verb in verbs]


def test_to_return_a_thing_is_not_to_return_to_a_place() -> None:
    assert goal_of('return the book "Dune"').last.intent == "commit"
    assert goal_of("return to the overview").last.intent == "go"


def test_to_opt_out_and_to_log_back_in_are_verbs() -> None:
    assert read("opt out of the newsletter") == ("optout", (stem("newsletter"),))
    assert goal_of("log back in").last.intent == "signin"


@pytest.mark.parametrize(
    "text", ["", " ", "please", "⟦3⟧", "take", "in", "turn off", "sign out", "make", "now, please"]
)
def test_any_text_is_some_step(text: str) -> None:
    assert goal_of(text).clauses
