"""Which element a locator means: one, several, none, or none any more."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some
from screens import button, dialog, field, link, screen, text

from view import (
    NOWHERE,
    Found,
    Listing,
    Ref,
    Resolution,
    Screen,
    Unlisted,
    Why,
    locators,
    parse_locator,
    resolve,
    selectors,
    unresolved,
)

PAGE = screen(
    field("E-mail"),
    button("Save"),
    link("Save"),
    button("save all"),
    text("12 items"),
    "heading Save",
    dialog("Sure?", button("Delete")),
    button("Delete", path=("list", "listitem #2")),
)
EMAIL, SAVE, SAVE_LINK, SAVE_ALL, COUNT, HEADING, SURE, DELETE = (item.ref for item in PAGE.items)
LOOKED = replace(
    PAGE,
    matches={
        ".save": (SAVE,),
        ".both": (SAVE, SAVE_LINK),
        ".none": (),
        ".hidden": (NOWHERE,),
        ".twin": (NOWHERE, SAVE),
        "text=Store": (SAVE,),
        ".icon": (NOWHERE,),
        ".form": (NOWHERE,),
    },
    unlisted={
        ".hidden": Unlisted(Why.HIDDEN),
        ".icon": Unlisted(Why.PART, (SAVE,)),
        ".form": Unlisted(Why.BOX, (EMAIL, SAVE)),
    },
)
U, A, N, S = Found.UNIQUE, Found.AMBIGUOUS, Found.NOT_FOUND, Found.STALE

OUTCOMES = [
    ("a name", "name=E-mail", U, EMAIL),
    ("capitals count", "name=e-mail", N, None),
    ("a name is the whole name", "name=Sav", N, None),
    ("two of a name", "name=Save", A, None),
    ("a heading is no control: its name is not in the way", "name=save all", U, SAVE_ALL),
    ("the role tells them apart", "role=link;name=Save", U, SAVE_LINK),
    ("a role may name what is no control", "role=heading;name=Save", U, HEADING),
    ("a name in the wrong role", "role=tab;name=Save", N, None),
    ("a reference of this revision", f"ref={SAVE}", U, SAVE),
    ("a reference of an earlier revision", "ref=r9:b2", S, None),
    ("a reference to what never was", "ref=r1:b999", N, None),
    ("the first place", "ordinal=0", U, EMAIL),
    ("the last place", "ordinal=5", U, DELETE),
    ("one past the last place", "ordinal=6", N, None),
    ("a selector", "css=.save", U, SAVE),
    ("a selector of two", "css=.both", A, None),
    ("a selector of none", "css=.none", N, None),
    ("a selector of what does not show", "css=.hidden", N, None),
    ("a selector that matches something hidden too is no guess", "css=.twin", A, None),
    ("a selector the look was not asked for", "css=.other", S, None),
    ("a text the look found", "text=Store", U, SAVE),
    ("a text of the look's own lines", "text=12 items", U, COUNT),
    ("a text that controls are called by", "text=Save", A, None),
    ("only not found goes on", "name=Nobody | css=.none | role=link;name=Save", U, SAVE_LINK),
    ("several matches do not go on", "name=Save | css=.save", A, None),
    ("a reference that no longer holds does not go on", "ref=r9:b2 | css=.save", S, None),
    ("the first that is found wins", "css=.save | name=E-mail", U, SAVE),
    ("none of them", "name=Nobody | css=.none", N, None),
]


@pytest.mark.parametrize(("written", "outcome", "ref"), [c[1:] for c in OUTCOMES], ids=[c[0] for c in OUTCOMES])
def test_what_a_locator_comes_to(written: str, outcome: Found, ref: Ref | None) -> None:
    found = resolved(written)
    assert (found.outcome, found.element.ref if found.element else None) == (outcome, ref)


def resolved(written: str, shown: Screen = LOOKED) -> Resolution:
    return resolve(parse_locator(written), shown, Listing.of(shown))


def test_a_place_holds_for_the_observation_it_was_counted_in() -> None:
    later = screen(button("Other"), like=PAGE)
    assert resolve(parse_locator("ordinal=0"), later, Listing.of(PAGE)).outcome is Found.STALE
    assert resolve(parse_locator("ordinal=0"), later).outcome is Found.STALE


def test_a_place_counts_the_list_that_was_shown_and_not_the_page() -> None:
    shown = Listing(PAGE.revision, (DELETE, SAVE))
    found = resolve(parse_locator("ordinal=1"), PAGE, shown)
    assert found.element is PAGE[SAVE]


def test_several_matches_are_told_with_where_they_stand() -> None:
    found = resolved("name=Delete")
    assert [each.label for each in found.candidates] == [
        'button "Delete" in dialog "Sure?"',
        'button "Delete" in list > listitem #2',
    ]
    assert [each.ref for each in found.candidates] == [SURE, DELETE]
    assert found.count == 2


def test_at_most_eight_candidates_and_each_in_160_bytes() -> None:
    shown = screen(*(button("ß" * 200, path=(f"row {n}",)) for n in range(20)))
    found = resolved("name=" + "ß" * 200, shown)
    assert (len(found.candidates), found.count) == (8, 20)
    assert all(len(each.label.encode()) <= 160 and each.label.endswith("…") for each in found.candidates)


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("name=e-mail", ['textbox "E-mail"']),
        ("name=Save al", ['button "save all"', 'button "Save"', 'link "Save"']),
        ("name=Delte", ['button "Delete" in dialog "Sure?"', 'button "Delete" in list > listitem #2']),
        ("role=button;name=E-mail", ['textbox "E-mail"']),
        ("css=.none", []),
        ("name=Nothing like it", []),
    ],
)
def test_what_was_not_found_is_told_with_what_comes_near(written: str, near: list[str]) -> None:
    assert [each.label for each in resolved(written).candidates] == near


@pytest.mark.parametrize(
    ("written", "message", "about"),
    [
        ("css=.none", "nothing matches css=.none", []),
        ("css=.hidden", "what matches css=.hidden does not show", []),
        ("css=.icon", "what matches css=.icon is only a part of a control", ['button "Save"']),
        ("css=.form", "what matches css=.form only holds controls and texts", ['textbox "E-mail"', 'button "Save"']),
    ],
)
def test_a_selector_that_matches_what_is_no_control_says_why(written: str, message: str, about: list[str]) -> None:
    found = resolved(written)
    assert (unresolved(found).kind, unresolved(found).message) == ("not_found", message)
    assert [each.label for each in found.candidates] == about


def test_the_look_is_asked_for_selectors_and_texts_each_once() -> None:
    asked = selectors(parse_locator("css=.a | name=B | text=C | css=.a"))
    assert asked == (".a", "text=C")


NAMES = some.sampled_from(["Save", "save", "Delete", "Größe", ""]) | some.text(max_size=300)


@given(
    some.lists(NAMES, max_size=20),
    some.sampled_from(["name=Save", "text=Save", "role=button;name=Delete", "css=b", "ordinal=3", "ref=r1:b2"]),
    some.sampled_from(["", " | name=save"]),
)
def test_an_element_is_named_only_when_it_is_the_only_one(names: list[str], one: str, more: str) -> None:
    shown = screen(*(button(" ".join(name.split())) for name in names))
    found = resolved(one + more, shown)
    assert (found.element is not None) == (found.outcome is Found.UNIQUE)
    assert len(found.candidates) <= 8
    assert all(len(each.label.encode("utf-8", "surrogatepass")) <= 160 for each in found.candidates)
    assert str(found.locator) in locators(parse_locator(one + more))
    if found.element and str(found.locator).startswith("name="):
        assert [item.name for item in shown.controls].count(found.element.name) == 1
