"""What holds of the gate whatever is on screen."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from act import Do, permit
from act.gate import HARMLESS
from view import (
    Allowance,
    Element,
    Front,
    FrontKind,
    Guards,
    Kind,
    Operation,
    Ref,
    Screen,
    State,
    Submission,
    Support,
    is_destructive,
    names,
    why_destructive,
)

LABELS = st.sampled_from(
    ("", "OK", "Save", "Search", "Delete", "Send", "Cancel", "Card number", "Name", "Löschen", "Далее", "Pay\u200bNow")
)
ROLES = st.sampled_from(["button", "link", "textbox", "searchbox", "checkbox", "tab", "switch", "combobox", "text"])
PHRASES = st.sampled_from(["paying", "sending the email", "deleting it", "the next page"])
CHORDS = st.sampled_from(["return", "space", "escape", "tab", "cmd+f", "cmd+return", "delete", "shift+return", "x"])
TEXTS = st.sampled_from(["", "words", "two\nlines", "Delete"])
MESSAGES = st.sampled_from(["", "Delete it?", "Delete it."])
SUBMISSIONS = st.sampled_from(
    [
        Submission(),
        Submission(form="f"),
        Submission(form="f", submits=True),
        Submission(form="f", submits=True, default=True),
    ]
)
STATES = st.sampled_from([frozenset(), frozenset({State.FOCUSED}), frozenset({State.FOCUSED, State.MULTILINE})])
SUPPORTS = st.sampled_from([frozenset({Support.CLICK}), frozenset({Support.CLICK, Support.TYPE}), frozenset()])
ELEMENTS = st.builds(
    Element,
    role=ROLES,
    name=LABELS,
    title=LABELS,
    states=STATES,
    supports=SUPPORTS,
    in_front=st.booleans(),
    submission=SUBMISSIONS,
)
FRONTS = st.builds(Front, kind=st.sampled_from(FrontKind), name=LABELS, message=MESSAGES)


@st.composite
def screens(draw: st.DrawFn) -> Screen:
    drawn = draw(st.lists(ELEMENTS, min_size=1, max_size=3))
    items = tuple(replace(element, ref=Ref(f"r1:b{place}")) for place, element in enumerate(drawn))
    language = draw(st.sampled_from(["en", "de", "ru", ""]))
    return Screen(items=items, front=draw(FRONTS), language=language, address="http://shop.example/")


@st.composite
def operations(draw: st.DrawFn, shown: Screen) -> tuple[Operation, Element]:
    element = draw(st.sampled_from(shown.items))
    to = draw(st.none() | st.sampled_from([item.ref for item in shown.items]))
    operation = Operation(
        kind=draw(st.sampled_from(Kind)), target=element.ref, text=(draw(TEXTS),), chord=draw(CHORDS), to=to
    )
    return operation, element


ALLOWANCES = st.lists(st.builds(Allowance, name=LABELS, times=st.integers(0, 3)), max_size=4).map(tuple)
STOPS = st.lists(PHRASES, max_size=2).map(tuple)


@given(st.data(), screens(), STOPS)
def test_without_an_entry_nothing_destructive_is_ever_activated(
    data: st.DataObject, shown: Screen, stops: tuple[str, ...]
) -> None:
    guards = Guards(stop_before=stops)
    operation, element = data.draw(operations(shown))
    answer = permit(operation, element, shown, guards, {})
    if isinstance(answer, Do) and operation.kind in {Kind.CLICK, Kind.DOUBLE_CLICK, Kind.EXPAND, Kind.DRAG}:
        assert not is_destructive(element, shown, guards)
    if (
        isinstance(answer, Do)
        and operation.kind is Kind.CHORD
        and {"return", "space"} & set(operation.chord.split("+"))
    ):
        assert element.has(State.MULTILINE) or not is_destructive(element, shown, guards)
    assert not (isinstance(answer, Do) and operation.kind is Kind.ACCEPT_DIALOG)


@given(st.data(), screens(), STOPS, ALLOWANCES)
def test_no_entry_lifts_payment_evidence_or_a_stop_before_phrase(
    data: st.DataObject, shown: Screen, stops: tuple[str, ...], allow: tuple[Allowance, ...]
) -> None:
    guards = Guards(stop_before=stops, allow=allow)
    operation, element = data.draw(operations(shown))
    reason = why_destructive(element, shown, guards)
    answer = permit(operation, element, shown, guards, {})
    if operation.kind in {Kind.CLICK, Kind.DOUBLE_CLICK, Kind.EXPAND, Kind.DRAG} and isinstance(answer, Do):
        assert reason is None or reason.liftable
        assert not any(names(phrase, element) for phrase in stops)


@given(st.data(), screens(), STOPS, ALLOWANCES)
def test_an_entry_is_charged_only_where_it_names_and_has_uses_left(
    data: st.DataObject, shown: Screen, stops: tuple[str, ...], allow: tuple[Allowance, ...]
) -> None:
    operation, element = data.draw(operations(shown))
    used = {entry: data.draw(st.integers(0, 3)) for entry in allow}
    answer = permit(operation, element, shown, Guards(stop_before=stops, allow=allow), used)
    if isinstance(answer, Do) and answer.allowance:
        assert answer.allowance in allow
        assert used[answer.allowance] < answer.allowance.times
        assert answer.because
        assert operation.kind not in HARMLESS
    elif isinstance(answer, Do):
        assert answer.because == ""


@given(st.data(), screens(), STOPS, ALLOWANCES)
def test_more_fences_never_open_the_gate(
    data: st.DataObject, shown: Screen, stops: tuple[str, ...], allow: tuple[Allowance, ...]
) -> None:
    operation, element = data.draw(operations(shown))
    fenced = permit(operation, element, shown, Guards(stop_before=stops, allow=allow), {})
    free = permit(operation, element, shown, Guards(allow=allow), {})
    assert isinstance(free, Do) or not isinstance(fenced, Do)
