"""How many: a step that counts is not done with fewer, nor with another's, as far as its own presses tell."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from loops import Answering, app, first, step
from screens import item, screen
from scripted import Said

from act import Outcome
from act.counted import Tally, count_of, tally
from act.last import Deed, Last
from judge import Choice, Kind, Question, State
from view import Kind as Act
from view import Operation, Screen


@pytest.mark.parametrize(
    ("goal", "number", "noun"),
    [
        ('Click the "Like" button on 5 posts by @ada and then click Submit.', 5, "posts"),
        ("press Follow on three people", 0, ""),
        ("choose 2 adjacent seats", 2, "seats"),
        ("please tick both boxes", 2, "boxes"),
        ("select several toppings", 2, "toppings"),
        ("open the page, then star four messages from Ann", 4, "messages"),
        ("choose 2 of the 5 options", 2, "options"),
        ('press "One more" twice', 2, ""),
        ("press Next three times", 3, ""),
        ("choose row 2 seats", 0, ""),
        ("choose 12 March 2027", 0, ""),
        ("press and hold it for 3 seconds", 0, ""),
        ('open "5 posts"', 0, ""),
        ("choose 40 seats", 0, ""),
        ("untick 2 boxes", 0, ""),
        ("press Save", 0, ""),
    ],
)
def test_what_a_step_counts(goal: str, number: int, noun: str) -> None:
    count = count_of(goal)
    assert ((count.number, count.noun) if count else (0, "")) == (number, noun)


def posts(*owners: str, liked: tuple[int, ...] = (), after: str = "button Next", like: Screen | None = None) -> Screen:
    """A list of posts, each with its owner and a button, some liked before."""
    lines = [
        line
        for n, owner in enumerate(owners, 1)
        for line in (
            f"text {owner} @ listitem #{n}",
            f"button Like {'[pressed] ' if n in liked else ''}@ listitem #{n}",
        )
    ]
    return screen(*lines, after, like=like)


FEED = posts("Ann @ada", "Ann @ada", "Bob @bob", "Ann @ada")
GOAL = 'press "Like" on 2 posts by @ada and then press Next'


def pressed(shown: Screen, name: str, nth: int = 1, **facts: object) -> Last:
    element = [control for control in shown.controls if control.name == name][nth - 1]
    return replace(Last(deed=Deed.PRESS, words=f"pressed {element.label}", element=element, before=shown), **facts)  # type: ignore[arg-type]


def likes(*nth: int) -> list[Last]:
    return [pressed(FEED, "Like", n) for n in nth]


NEXT = pressed(FEED, "Next")
OFF = replace(pressed(posts("Ann @ada", liked=(1,), like=FEED), "Like"), before=FEED)


@pytest.mark.parametrize(
    ("deeds", "is_short", "is_past_mending"),
    [
        (likes(1), True, False),
        (likes(1, 2), False, False),
        (likes(1, 4), False, False),
        ([*likes(1), NEXT], True, True),
        ([*likes(1, 2), NEXT], False, False),
        (likes(1, 3), True, True),
        (likes(1, 2, 3), True, True),
        ([*likes(1), *likes(1)], True, False),
        ([*likes(1, 2), OFF], True, False),
    ],
    ids=[
        "one of two",
        "two",
        "two that stand apart",
        "sent off with one",
        "sent off with two",
        "one is another's",
        "two, and another's",
        "the same one twice",
        "one liked and unliked",
    ],
)
def test_what_counts_as_one(deeds: list[Last], is_short: bool, is_past_mending: bool) -> None:
    found = tally(GOAL, deeds, FEED)
    assert isinstance(found, Tally)
    assert (found.is_short, found.is_past_mending) == (is_short, is_past_mending)


def test_what_stood_there_before_is_counted_with_it() -> None:
    shown = posts("Ann @ada", "Ann @ada", "Bob @bob", liked=(2,), like=FEED)
    assert not counted(GOAL, likes(1), shown).is_short
    assert counted(GOAL, likes(1), posts("Ann @ada", "Ann @ada", "Bob @bob", liked=(3,), like=FEED)).is_short


def counted(goal: str, deeds: list[Last], shown: Screen) -> Tally:
    found = tally(goal, deeds, shown)
    assert found
    return found


def test_where_no_card_says_whose_it_is_nothing_is_anothers() -> None:
    bare = posts("one", "two", "three")
    assert not counted(GOAL, [pressed(bare, "Like", 1), pressed(bare, "Like", 3)], bare).is_short


BOXES = screen("checkbox A [unchecked]", "checkbox B [checked]", "checkbox C [unchecked]", "button Save")
COUNTER = screen("button One more", "button Add guest", "text 0")
SHELF = screen("button Add @ list > listitem #1", "button Add @ list > listitem #2", "button Find rooms")


@pytest.mark.parametrize(
    ("goal", "deeds", "shown", "is_short"),
    [
        ("tick 2 boxes", [pressed(BOXES, "A")], BOXES, False),
        ("tick 3 boxes", [pressed(BOXES, "A")], BOXES, True),
        ("tick 3 boxes and press Save", [pressed(BOXES, "A"), pressed(BOXES, "Save")], BOXES, True),
        ('press "One more" twice', [pressed(COUNTER, "One more")], COUNTER, True),
        ('press "One more" twice', [pressed(COUNTER, "One more")] * 2, COUNTER, False),
        (
            'click "One more" twice',
            [pressed(COUNTER, "One more", operation=Operation(kind=Act.DOUBLE_CLICK))],
            COUNTER,
            False,
        ),
        ("press Tab twice", [Last(deed=Deed.KEY, words="pressed Tab", chord="Tab", before=COUNTER)], COUNTER, True),
        ('press "Add guest" for 3 guests', [pressed(COUNTER, "Add guest")] * 3, COUNTER, False),
        ("add 2 mugs", [pressed(SHELF, "Add", 1)], SHELF, True),
        ("add 2 mugs", [pressed(SHELF, "Add", 1), pressed(SHELF, "Add", 2)], SHELF, False),
    ],
)
def test_other_things_that_are_counted(goal: str, deeds: list[Last], shown: Screen, is_short: bool) -> None:
    assert counted(goal, deeds, shown).is_short is is_short


ADD = pressed(SHELF, "Add")
TWO = item("option 2 adults", ref="r1:b99")


@pytest.mark.parametrize(
    ("goal", "deeds", "shown"),
    [
        ("press Save", [NEXT], FEED),
        (GOAL, [], FEED),
        ("add 2 mugs", [ADD], screen('spinbutton Quantity = "2"', like=SHELF)),
        ("add 2 mugs", [ADD], screen("text 2 mugs in the cart", like=SHELF)),
        ("add two mugs", [Last(deed=Deed.TYPE, words='typed "2" into textbox', before=SHELF), ADD], SHELF),
        ("choose 2 adults", [Last(deed=Deed.PRESS, words="pressed", element=TWO, before=SHELF)], SHELF),
        ("find 3 rooms", [pressed(SHELF, "Find rooms")], SHELF),
        ("put 2 mugs into the cart", [ADD], SHELF),
    ],
    ids=[
        "no number",
        "nothing done",
        "a field holds it",
        "a text tells it",
        "typed",
        "the option says it",
        "one search",
        "other words",
    ],
)
def test_where_the_deeds_cannot_tell_or_the_number_was_given_in_one_go(
    goal: str, deeds: list[Last], shown: Screen
) -> None:
    assert tally(goal, deeds, shown) is None


def hasty(*order: str, done: float = 0.95, move: str = "activate") -> Answering:
    """A judge that says done from the first press on, and presses these in their order."""
    left = list(order)

    def answer(state: State, question: Question) -> Said | None:
        match question.kind:
            case Kind.DONE | Kind.PROGRESS:
                return done if state.last else 0.05
            case Kind.NOT_DONE:
                return 1 - done if state.last else 0.95
            case Kind.MOVE:
                offered = {option.key for option in question.options} if isinstance(question, Choice) else set()
                wanted = move if state.last else "activate"
                return wanted if wanted in offered else "none"
            case Kind.SHOWS_RESULT:
                return 0.95
            case Kind.TARGET:
                return first(question, left.pop(0)) if left else "none"
            case _:
                return None

    return answer


def feed() -> tuple[Mapping[str, Screen], Mapping[tuple[str, str], str]]:
    """Posts, each with a button of its own name, and what the presses lead to."""
    buttons = [f"button Like {n} @ listitem #{n}" for n in (1, 2, 3)]
    texts = [f"text {who} @ listitem #{n}" for n, who in ((1, "@ada"), (2, "@ada"), (3, "@bob"))]
    screens = {str(n): screen(*texts, *buttons, "button Next", f"status {'*' * n}", title="Feed") for n in range(5)}
    leads = {
        (str(n), f'press button "{name}"'): str(n + 1)
        for n in range(4)
        for name in ("Like 1", "Like 2", "Like 3", "Next")
    }
    return screens, leads


@pytest.mark.parametrize(("done", "move"), [(0.95, "activate"), (0.95, "finished"), (0.6, "finished")])
def test_a_step_goes_on_until_it_has_as_many(done: float, move: str) -> None:
    screens, leads = feed()
    judge = hasty("Like 1", "Like 2", "Next", done=done, move=move)
    played = step('press "Like" on 2 posts by @ada', app(screens, leads, "0"), judge)
    assert played.ending.outcome is Outcome.DONE
    assert played.actions == ('press button "Like 1"', 'press button "Like 2"')


@pytest.mark.parametrize(
    ("order", "told"),
    [
        (("Like 1", "Next"), "names 2 posts, and 1 can be told"),
        (("Like 1", "Like 3", "Next"), "1 went to what is not @ada's"),
    ],
)
def test_a_step_that_was_sent_off_with_fewer_or_others_is_not_done(order: tuple[str, ...], told: str) -> None:
    screens, leads = feed()
    played = step(GOAL, app(screens, leads, "0"), hasty(*order))
    assert played.ending.outcome is Outcome.UNSURE
    assert told in played.ending.note


def test_what_is_missing_and_cannot_be_found_is_no_success() -> None:
    """Not even where the judge holds the result for shown."""
    screens, leads = feed()
    played = step(GOAL, app(screens, leads, "0"), hasty("Like 1"))
    assert not played.ending.outcome.passes
