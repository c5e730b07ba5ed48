"""The locator that is suggested for a control names it and no other."""

from hypothesis import given
from hypothesis import strategies as some
from screens import button, item, link, screen, text

from view import Found, Listing, parse_locator, resolve, suggested

PAGE = screen(
    button("Save"),
    link("Help"),
    button("Help"),
    button("Delete", path=("row #1",)),
    button("Delete", path=("row #2",)),
    button(""),
    button("Sizes | Colours"),
    "heading Save",
    text("Cart"),
)


def test_the_shortest_that_is_the_only_one() -> None:
    assert [str(locator) for locator in suggested(PAGE).values()] == [
        "name=Save",
        "role=link;name=Help",
        "role=button;name=Help",
        "ordinal=3",
        "ordinal=4",
        "ordinal=5",
        "name=Sizes \\| Colours",
    ]


def test_a_name_too_long_for_a_locator_is_counted_instead() -> None:
    shown = screen(button("x" * 1_020), button("y"))
    assert [str(locator) for locator in suggested(shown).values()] == ["ordinal=0", "name=y"]


NAMES = some.sampled_from(["Save", "save", "A | B", "a\\| b", "", "x;name=y", "x" * 1_100]) | some.text(max_size=8)
ROLES = some.sampled_from(["button", "link", "textbox"])


@given(some.lists(some.tuples(ROLES, NAMES), max_size=12))
def test_it_names_that_control_and_no_other(lines: list[tuple[str, str]]) -> None:
    shown = screen(*(item(button(" ".join(name.split())), role=role) for role, name in lines))
    for ref, locator in suggested(shown).items():
        found = resolve(parse_locator(str(locator)), shown, Listing.of(shown))
        assert (found.outcome, found.element) == (Found.UNIQUE, shown[ref])
        assert found.element
        assert found.element.ref == ref
