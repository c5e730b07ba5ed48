"""The way on among much that is called like it, and the thing that is meant among its near neighbours."""

import pytest
from asked import DONE_AFTER, TARGET, cards, chosen, target, yes
from duties import did
from states import after, state

from judge import NONE, State, elements
from judge import Kind as Asked

HEAD = ('link "Home" @ banner', 'button "Search" @ banner', 'link "Basket (1)" @ banner')
FOOT = (
    'link "Delivery and returns" @ contentinfo',
    'link "Shipping rates" @ contentinfo',
    'link "Address and opening hours" @ contentinfo',
    'button "Sign up" @ contentinfo',
)
BASKET = (
    'heading "Your basket" @ main',
    'link "Pine stool" @ main',
    'button "Remove" @ main',
    'text "Total € 40.00" @ main',
)


NEAR = {("proceed to checkout", "Secure checkout")}
"""Found first, and near the bar from fit to fit: a step that goes on, a way that says only where."""

NEAR_BAR = 0.6


@pytest.mark.parametrize("words", ["Proceed to checkout", "Secure checkout", "Checkout", "Continue to shipping"])
@pytest.mark.parametrize("where", ["main", "main > complementary"])
@pytest.mark.parametrize("step", ["go to the checkout", "proceed to checkout"])
def test_the_carts_own_way_on_comes_before_what_the_foot_says_of_delivery(words: str, where: str, step: str) -> None:
    line, p = target(state(step, *HEAD, *BASKET, f'link "{words}" @ {where}', *FOOT, title="Your basket"))
    assert line.startswith(f'link "{words}"')
    assert p >= (NEAR_BAR if (step, words) in NEAR else TARGET)


def test_no_link_of_the_foot_is_a_station_on_the_way() -> None:
    line, p = target(state("go to the checkout", 'heading "About us"', *HEAD[:2], *FOOT))
    assert line == NONE or p < TARGET


@pytest.mark.parametrize(
    ("step", "near"),
    [
        ("add the green stool to the basket", ("Red stool", "Grey stool")),
        ("add the stool, green to the basket", ("Stool, red", "Stool, blue")),
        ("add the large stool to the basket", ("Small stool", "Medium stool")),
        ("add the green stool to the basket", ("Red stool",)),
    ],
)
def test_of_near_neighbours_alone_none_is_taken(step: str, near: tuple[str, ...]) -> None:
    line, p = target(state(step, *cards("Add to basket", *near)))
    assert line == NONE or p < TARGET


def test_the_page_of_a_near_neighbour_does_not_add_the_thing() -> None:
    own = ('heading "Red stool" @ main', 'text "€ 20" @ main', 'button "Add to basket" @ main')
    screen = state("add the green stool to the basket", *HEAD, *own)
    line, p = target(screen)
    assert line == NONE or p < TARGET
    beside = ('heading "Similar things" @ main', 'link "Green stool" @ main > listitem #1')
    assert target(state(screen.step, *HEAD, *own, *beside))[0].startswith('link "Green stool"')


@pytest.mark.parametrize("words", ["Search", "Open search", "Find"])
def test_a_hidden_field_is_opened_and_no_offer_on_the_page_is_taken_for_the_search(words: str) -> None:
    lines = ('link "Home" @ banner', f'button "{words}" @ banner', *cards("Add to cart", "Red stool", "Green stool"))
    line, p = target(state('search for "Green stool"', *lines))
    assert line.startswith(f'button "{words}"')
    assert p >= TARGET


def looked_at(look: str) -> State:
    rows = []
    for n, name in enumerate(("Oak bench", "Green stool", "Green stool cover"), 1):
        where = f"main > list > listitem #{n}"
        rows += [
            f'link "{name}" @ {where}',
            f'text "€ {n}0" @ {where}',
            *([f'link "{look}" @ {where}'] if look else []),
        ]
    return state("add the green stool to the cart", 'link "Cart (0)" @ banner', *rows)


@pytest.mark.parametrize("look", ["", "View details", "Choose options"])
def test_where_nothing_on_the_list_adds_the_things_own_page_is_opened(look: str) -> None:
    screen = looked_at(look)
    pool = [i for i in screen.items if i.supports]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    right = sum(answer.p(str(n)) for n, i in enumerate(pool, 1) if i.path and i.path[-1] == "listitem #2")
    assert right >= TARGET


VARIED = (
    'heading "Stool" @ main',
    'radio "Red" [unchecked] @ main > group "Colour"',
    'radio "Green" [unchecked] @ main > group "Colour"',
    'button "Add to cart" @ main',
)


def test_the_variant_that_the_step_names_is_chosen_before_the_thing_is_added() -> None:
    screen = state("add the green stool to the cart", 'link "Cart (0)" @ banner', *VARIED)
    line, p = target(screen)
    assert line.startswith('radio "Green"')
    assert p >= TARGET
    lines = tuple(line.replace('"Green" [unchecked]', '"Green" [checked]') for line in VARIED)
    taken = did(screen, 'pressed radio "Green"', lines=('link "Cart (0)" @ banner', *lines))
    assert target(taken)[0].startswith('button "Add to cart"')


@pytest.mark.parametrize("words", ["Nab it", "Count me in", "Take it home"])
@pytest.mark.parametrize("where", ["main", "main > listitem #1"])
def test_the_one_button_of_the_things_own_card_adds_it_whatever_it_is_called(words: str, where: str) -> None:
    own = (f'heading "Green stool" @ {where}', f'text "€ 30" @ {where}', f'button "{words}" @ {where}')
    screen = state("add the green stool to the cart", 'link "Cart (0)" @ banner', *own, *FOOT)
    line, p = target(screen)
    assert line.startswith(f'button "{words}"')
    assert p >= TARGET


@pytest.mark.parametrize("words", ["Add to cart", "Buy"])
def test_that_the_things_own_page_was_opened_is_not_that_it_was_added(words: str) -> None:
    page = ('heading "Green stool" @ main', 'text "€ 20" @ main', f'button "{words}" @ main')
    screen = looked_at("")
    opened = did(screen, 'pressed link "Green stool"', lines=('link "Cart (0)" @ banner', *page))
    assert yes(opened, Asked.DONE) < DONE_AFTER
    assert target(opened)[0].startswith(f'button "{words}"')


def test_a_row_that_sells_the_thing_itself_is_not_left_for_the_things_page() -> None:
    rows = [
        line
        for n, name in enumerate(("Oak bench 40", "Green stool 50", "Green stool 60"), 1)
        for line in (f'link "{name}" @ row #{n}', f'spinbutton "Qty" = "1" @ row #{n}', f'button "Buy" @ row #{n}')
    ]
    line, p = target(state("add the green stool 50 to the cart", 'link "Cart: 0 items" @ banner', *rows))
    assert line.startswith('button "Buy"')
    assert line.endswith("row #2")
    assert p >= TARGET


def test_no_field_is_pressed_to_bring_other_fields_into_view() -> None:
    lines = ('heading "Checkout"', 'textbox "Email address" @ main', 'button "Continue" @ main', *FOOT)
    assert not target(state("show the fields for the name, street, e-mail", *lines))[0].startswith("textbox")


TABLE = "Oak table, 2 m"
ROUND = "Oak table round, 2 m"


def test_a_word_more_among_the_words_of_a_long_name_makes_another_thing_of_it() -> None:
    line, p = target(state(f"add the {TABLE} to the basket", *cards("Add to basket", ROUND, TABLE)))
    assert "listitem #2" in line
    assert p >= TARGET
    line, p = target(state(f"add the {TABLE} to the basket", *cards("Add to basket", ROUND, "Pine shelf")))
    assert line == NONE or p < TARGET


@pytest.mark.parametrize(("thing", "done"), [(TABLE, True), (ROUND, False)])
def test_what_was_done_to_the_near_neighbour_is_not_done(thing: str, done: bool) -> None:
    page = (f'heading "{thing}" @ main', 'button "Add to basket" @ main', 'link "Basket (0)" @ banner')
    before = state(f"add the {TABLE} to the basket", *page, title=thing)
    told = f'status "{thing} was added to your basket"'
    now = after(before, 'pressed button "Add to basket"', *page[:2], 'link "Basket (1)" @ banner', told)
    assert (yes(now, Asked.DONE) >= DONE_AFTER) is done


STEPPED = (
    'heading "Pine stool" @ main',
    'button "Minus" @ main',
    'spinbutton "Quantity" = "1" @ main',
    'button "Plus" @ main',
    'button "Order" @ main',
)


def test_counting_up_is_no_adding() -> None:
    line, _ = target(state("add the pine stool to the basket", *STEPPED))
    assert not line.startswith('button "Plus"')


def test_a_step_that_speaks_of_the_number_may_count() -> None:
    line, _ = target(state("add one more pine stool: increase the quantity", *STEPPED[:2], *STEPPED[3:]))
    assert line.startswith('button "Plus"')
