"""What another program is told of a screen: bounded in every part, what is left out counted, and why."""

import json
from dataclasses import asdict, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from screens import blind, button, dialog, field, link, omitted, screen, select, text

from view import Element, Incomplete, Observed, Ranking, Screen, State, Support, Values, budgets, observed
from view.observed import REASONS, fitting
from view.ranking import score
from view.sensitive import REDACTED, is_sensitive

LONG_PAGE = screen(
    *(Element(role="generic", name=f"Row {n}", supports=frozenset({Support.CLICK})) for n in range(150)),
    button("Save"),
    link("Help"),
    "checkbox News [checked]",
)


def names(shown: Observed) -> list[str]:
    return [control.name for control in shown.controls]


def test_a_small_page_is_told_whole_in_its_order() -> None:
    shown = observed(
        screen("heading Cart", text("Two mugs"), button("Save", path=("main",)), field("Note"), title="Cart")
    )
    assert (shown.title, shown.text) == ("Cart", "Cart\nTwo mugs\nSave\nNote")
    assert [(each.role, each.name, each.place) for each in shown.controls] == [
        ("button", "Save", "main"),
        ("textbox", "Note", ""),
    ]
    assert [(each.role, each.name) for each in shown.nodes] == [("heading", "Cart")]
    assert (shown.omitted, shown.incomplete, shown.values) == (0, (), None)


def test_of_many_controls_the_likeliest_are_told_wherever_they_stand() -> None:
    """Those past the first 128 are ranked like all others."""
    shown = observed(LONG_PAGE)
    assert names(shown)[-3:] == ["Save", "Help", "News"]
    assert names(shown)[:29] == [f"Row {n}" for n in range(29)]
    assert (shown.omitted, shown.incomplete) == (121, (Incomplete.CONTROLS,))


def test_in_document_order_the_first_are_told() -> None:
    shown = observed(LONG_PAGE, ranking=Ranking.DOCUMENT)
    assert names(shown) == [f"Row {n}" for n in range(32)]


def test_what_is_in_front_is_told_before_what_lies_behind_it() -> None:
    shown = screen(*(button(f"B{n}") for n in range(40)), dialog("Size", Element(role="generic", name="XL")))
    front = replace(shown, items=tuple(replace(e, supports=frozenset({Support.CLICK})) for e in shown.items))
    assert names(observed(front))[-1] == "XL"


def test_what_the_look_could_not_read_is_told() -> None:
    shown = replace(screen(button("Save")), incomplete=(Incomplete.SHADOW, Incomplete.CANVAS))
    assert observed(shown, known=(Incomplete.FRAME,)).incomplete == (
        Incomplete.SHADOW,
        Incomplete.FRAME,
        Incomplete.CANVAS,
    )


RANKS = [
    (button("Save"), 42),
    (link(""), 36),
    (field("Name"), 40),
    (field("Name", autocomplete="name"), 48),
    (field("Name", states=frozenset({State.REQUIRED})), 45),
    (Element(role="checkbox", name="News", states=frozenset({State.UNCHECKED})), 39),
    (Element(role="slider", name="Price"), 34),
    (Element(role="tab", name="All"), 30),
    (Element(role="gridcell"), 12),
]


@pytest.mark.parametrize(("control", "points"), RANKS, ids=[control.label for control, _ in RANKS])
def test_a_controls_rank(control: Element, points: int) -> None:
    assert score(control) == points


def test_what_the_look_itself_left_out_counts_too() -> None:
    shown = observed(screen(button("A"), omitted=omitted(link=5, text=9)))
    assert (shown.omitted, shown.incomplete) == (5, (Incomplete.CONTROLS, Incomplete.TEXT))


def test_what_is_left_out_is_counted_up_to_999() -> None:
    assert observed(screen(button("A"), omitted=omitted(link=5_000))).omitted == 999


def test_an_outline_holds_128_nodes_with_the_controls() -> None:
    shown = observed(screen(*(button(f"B{n}") for n in range(10)), *(f"heading H{n}" for n in range(200))))
    assert len(shown.controls) + len(shown.nodes) == 128
    assert Incomplete.NODES in shown.incomplete


def test_the_longest_labels_give_way_first() -> None:
    shown = observed(screen(button("Save"), *(button("ß" * 300) for _ in range(8))))
    assert names(shown)[0] == "Save"
    assert {name[-1] for name in names(shown)[1:]} == {"…"}
    assert 1_900 < sum(len(name.encode()) for name in names(shown)) <= 2_048
    assert shown.incomplete == (Incomplete.LABELS,)


def test_text_is_cut_at_its_bytes() -> None:
    shown = observed(screen(*(text("ä" * 400) for _ in range(30))))
    assert 16_000 < len(shown.text.encode()) <= 16_384
    assert shown.incomplete == (Incomplete.TEXT,)


def test_what_only_the_surface_knows_is_told_with_the_rest() -> None:
    shown = observed(LONG_PAGE, known=(Incomplete.RACE, Incomplete.FRAME))
    assert shown.incomplete == (Incomplete.CONTROLS, Incomplete.FRAME, Incomplete.RACE)


def test_a_page_that_could_not_be_read_says_so() -> None:
    assert observed(blind()).incomplete == (Incomplete.BLIND,)


def test_every_reason_says_what_it_means() -> None:
    assert list(REASONS) == list(Incomplete)


FORM = screen(
    field("Name", value="Kim"),
    field("Card number", value="4111 1111"),
    field("Code", value="123", autocomplete="one-time-code"),
    select("Country", "Norway", value="Norway" * 40),
    field("Note", value="n" * 300),
    button("Send"),
)


def test_values_are_told_on_request_alone_and_no_secret_ones() -> None:
    assert observed(FORM).values is None
    shown = observed(FORM, values=Values.PLAIN)
    assert shown.values
    told = [each.value for each in shown.values]
    assert told[:3] == ["Kim", REDACTED, REDACTED]
    assert [len(value.encode()) for value in told[3:]] == [128, 256]
    assert Incomplete.FIELDS in shown.incomplete


def test_what_is_allowed_outright_is_not_redacted() -> None:
    shown = observed(FORM, values=Values.ALL)
    assert shown.values
    assert [each.value for each in shown.values][1:3] == ["4111 1111", "123"]


def test_sixteen_fields_have_their_values_told() -> None:
    shown = observed(screen(*(field(f"F{n}", value="x") for n in range(20))), values=Values.PLAIN)
    assert shown.values
    assert (len(shown.values), shown.incomplete) == (16, (Incomplete.FIELDS,))


SENSITIVE = [
    ("Password", "", True), ("Repeat password", "", True), ("API token", "", True), ("One-time code", "", True),
    ("PIN", "", True), ("CVC", "", True), ("Kennwort", "", True), ("Mot de passe", "", True), ("SSN", "", True),
    ("Number", "cc-number", True), ("Secret", "new-password", True), ("Shipping", "", False), ("Opinion", "", False),
    ("Name", "name", False), ("Discount code", "", False), ("Tokyo", "", False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "autocomplete", "secret"), SENSITIVE, ids=[case[0] for case in SENSITIVE])
def test_whose_value_is_nobodys_business(name: str, autocomplete: str, secret: bool) -> None:
    assert is_sensitive(field(name, autocomplete=autocomplete)) is secret


def test_a_place_counts_what_was_told() -> None:
    shown = observed(LONG_PAGE)
    assert shown.listing.refs == tuple(control.ref for control in shown.controls)
    assert shown.listing.revision == LONG_PAGE.revision


@given(some.lists(some.text(max_size=80), max_size=40), some.integers(0, 600))
def test_labels_fit_together(labels: list[str], most: int) -> None:
    kept, was_cut = fitting(labels, most)
    assert len(kept) == len(labels)
    assert sum(len(label.encode()) for label in kept) <= most
    assert was_cut or kept == tuple(" ".join(label.split()) for label in labels)


HOSTILE = {
    "quotes": '"' * 4_000,
    "backslashes": "\\" * 900,
    "zeros": "\x00" * 900,
    "wide": "ß" * 700,
    "half": "\ud800" * 200,
    "words": "a b " * 900,
    "short": "x",
    "none": "",
}
WORDS = some.sampled_from(sorted(HOSTILE))
ROLES = ("button", "textbox", "combobox", "text", "heading", "r" * 300)


def hostile(role: str, name: str, value: str) -> Element:
    supports = {"textbox": Support.TYPE, "combobox": Support.SELECT, "button": Support.CLICK}.get(role)
    return Element(
        role=role,
        name=HOSTILE[name],
        value=HOSTILE[value],
        path=(HOSTILE[name],) * 3,
        supports=frozenset({supports} if supports else ()),
        states=frozenset(State),
    )


@settings(max_examples=30)
@given(
    some.lists(some.tuples(some.sampled_from(ROLES), WORDS, WORDS), max_size=5),
    some.integers(1, 60),
    WORDS,
    some.sampled_from([*Values]),
)
def test_an_observation_is_bounded_whatever_the_page_holds(
    lines: list[tuple[str, str, str]], times: int, title: str, values: Values
) -> None:
    items = tuple(hostile(*line) for line in lines) * times
    shown = observed(Screen(title=HOSTILE[title], address=HOSTILE[title], items=items), values=values)
    assert len(json.dumps(asdict(shown), ensure_ascii=False).encode()) <= budgets.OBSERVATION.value
    assert len(shown.controls) <= 32
    assert len(shown.controls) + len(shown.nodes) <= 128
    assert len(shown.text.encode()) <= 16_384
    roles = [*(each.role for each in shown.controls), *(each.role for each in shown.nodes)]
    labels = [*(each.name for each in shown.controls), *(each.name for each in shown.nodes)]
    assert all(len(role.encode()) <= 64 for role in roles)
    assert sum(len(label.encode()) for label in labels) <= 4_096
    assert len(shown.values or ()) <= 16
