"""The kit that plays machines like scripts says what went differently, and never lets a wrong play pass."""

from __future__ import annotations

import pytest
from screens import button, dialog, field, form, named, screen
from scripted import ScriptedJudge, answers, replies
from transcript import App, Ends, Returns, Transcript, accepted, asks, play, tells

from act import Ask, Ending, Look, Machine, Memory, Noted, Outcome, Tell
from judge import Chosen, Kind, Request, Scored, State, Yes, choice, elements, score, yes_no
from view import FrontKind, Support
from view import State as Condition

HOME = screen("button Save", 'textbox Name = "Kim" [focused] @ form', title="Home")


def asking(kind: Kind = Kind.DONE) -> Machine[Ending]:
    """A machine that looks, asks once, says one thing and ends by the answer."""
    shown = yield from Look()
    request = Request(state=State(step="save", title=shown.title), questions=(yes_no(kind),))
    (said,) = yield from Ask((request,))
    yield from Tell(Noted(line="asked"))
    answer = said[kind]
    good = isinstance(answer, Yes) and answer.p > 0.5
    return Ending(outcome=Outcome.DONE if good else Outcome.STUCK, note="the title was Home", memory=Memory())


def test_a_play_that_goes_as_written_passes() -> None:
    assert (
        Transcript(asking())
        << Look()
        >> HOME
        << asks("done")
        >> answers(done=0.9)
        << tells("history.noted", line="asked")
        << Ends(Outcome.DONE, note="Home")
    )


def test_what_is_merely_told_need_not_be_expected() -> None:
    play = Transcript(asking()) << Look() >> HOME << asks("done") >> answers(done=0.2) << Ends(Outcome.STUCK)
    assert play
    assert [event.name for event in play.events] == ["history.noted"]


@pytest.mark.parametrize(
    ("play", "difference"),
    [
        (Transcript(asking()) << asks("done"), "- << asks done"),
        (Transcript(asking()) << Look() >> HOME << asks("move"), "- << asks move"),
        (Transcript(asking()) << Look() >> HOME << asks("done") >> answers() << Ends(Outcome.DONE), "+ << ends stuck"),
        (Transcript(asking()) << Look() >> HOME << asks("done") >> answers() << Returns(3), "- << returns 3"),
        (
            Transcript(asking()) << Look() >> HOME << asks("done") >> answers() << tells("step.began"),
            "- << tells step.began",
        ),
    ],
)
def test_a_play_that_goes_differently_shows_both_plays(play: Transcript, difference: str) -> None:
    with pytest.raises(AssertionError) as caught:
        bool(play)
    assert difference in str(caught.value)


def test_an_item_is_written_as_a_person_reads_it() -> None:
    name = named(HOME, "Name")
    assert (name.role, name.value, name.path) == ("textbox", "Kim", ("form",))
    assert name.has(Condition.FOCUSED)
    assert name.offers(Support.TYPE)


def test_a_later_screen_keeps_the_nodes_of_what_is_still_there() -> None:
    later = screen("text Saved", "button Save", "button Undo", like=HOME)
    assert [item.node for item in later.items] == ["b3", named(HOME, "Save").node, "b4"]
    assert {item.ref.split(":")[0] for item in later.items} == {"r2"}


def test_what_a_dialog_holds_is_in_front_of_the_window() -> None:
    shown = screen("button Save", dialog("Leave?", "button Stay", "button Leave"))
    assert shown.front.kind is FrontKind.DIALOG
    assert [item.in_front for item in shown.items] == [False, True, True]


def test_return_in_a_form_presses_its_default_button() -> None:
    shown = screen(form("order", field("Name"), button("Back"), button("Order"), default="Order"))
    default = shown.default_button(named(shown, "Name"))
    assert default
    assert default.name == "Order"


def test_what_a_script_leaves_open_is_no_opinion() -> None:
    questions = (yes_no(Kind.DONE), score(Kind.PROGRESS), choice(Kind.TARGET, elements(HOME.controls), "save"))
    given = replies(Request(state=State(step="save"), questions=questions), answers())
    assert given["done"] == Yes(0.5)
    assert given["progress"] == Scored((0.2,) * 5)
    target = given["target"]
    assert isinstance(target, Chosen)
    assert target.top == "none"


def test_the_negation_and_the_scale_follow_the_answer() -> None:
    questions = (yes_no(Kind.DONE), yes_no(Kind.NOT_DONE), score(Kind.PROGRESS))
    given = replies(Request(state=State(step="save"), questions=questions), answers(done=0.75))
    assert given == {"done": Yes(0.75), "not_done": Yes(0.25), "progress": Scored((0.25, 0.0, 0.0, 0.0, 0.75))}


def test_an_option_is_named_by_its_element() -> None:
    question = choice(Kind.TARGET, elements(HOME.controls), "save")
    given = replies(Request(state=State(step="save"), questions=(question,)), answers(target=("Save", 0.7)))
    target = given["target"]
    assert isinstance(target, Chosen)
    assert (target.top, round(target.p("none"), 2)) == ("1", 0.3)


def test_an_option_that_was_not_offered_is_a_mistake_in_the_test() -> None:
    question = choice(Kind.TARGET, elements(HOME.controls), "save")
    with pytest.raises(AssertionError, match="was not offered"):
        replies(Request(state=State(step="save"), questions=(question,)), answers(target="Delete"))


async def test_the_scripted_judge_may_be_awaited() -> None:
    judge = ScriptedJudge(lambda state, _question: 0.8 if state.step == "save" else None)
    assert await judge.ask(State(step="save"), (yes_no(Kind.DONE),)) == {"done": Yes(0.8)}
    assert await judge.ask(State(step="other"), (yes_no(Kind.DONE),)) == {"done": Yes(0.5)}


def test_a_longer_play_is_answered_by_a_small_application() -> None:
    played = play(asking(), App({"home": HOME}, "home"), answers(done=0.9))
    assert played.ending.outcome is Outcome.DONE
    assert (played.looks, len(played.asked), played.actions) == (1, 1, ())
    assert played.told("history.noted")


def test_accepted_means_that_the_surface_did_it() -> None:
    assert accepted().ok
