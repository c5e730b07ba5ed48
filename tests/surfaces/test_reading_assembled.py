"""What the script returned of each frame becomes one screen: no browser needed."""

from surfaces.browser.assemble import Branch, FrontFound, Item, Reading, elements_of, screen_of
from view import Box, Front, FrontKind, Incomplete, Omitted, Ref, State, Submission, Support


def control(node: int, name: str, **facts: object) -> Item:
    made: Item = {"p": 0, "b": (10, 10, 40, 20), "n": node, "r": "button", "m": name, "s": [], "u": ["click"]}
    made.update(facts)  # type: ignore[typeddict-item]
    return made


def frame(node: int, name: str, **facts: object) -> Item:
    made: Item = {"p": 0, "b": (100, 50, 300, 200), "frame": node, "m": name}
    made.update(facts)  # type: ignore[typeddict-item]
    return made


def reading(
    *items: Item,
    paths: tuple[str, ...] = ("",),
    front: FrontFound | None = None,
    omitted: dict[str, int] | None = None,
    matches: dict[str, list[int]] | None = None,
) -> Reading:
    return {
        "title": "T", "address": "http://a.test/", "origin": "http://a.test", "language": "en",
        "view": (800, 600), "items": list(items), "paths": list(paths),
        "omitted": omitted or {}, "unread": [], "front": front, "matches": matches or {}, "unlisted": {},
    }  # fmt: skip


def test_a_frames_items_stand_where_its_element_stands() -> None:
    top = reading(control(1, "before"), frame(9, "Card"), control(2, "after"))
    inner = Branch(reading(control(1_000_001, "inside")), corner=(100, 50))
    names = [item.name for item in elements_of(Branch(top, children={9: inner}))]
    assert names == ["before", "inside", "after"]


def test_boxes_of_a_frame_are_moved_to_where_it_begins() -> None:
    inner = Branch(reading(control(1_000_001, "inside")), corner=(100, 50))
    (item,) = elements_of(Branch(reading(frame(9, "")), children={9: inner}))
    assert (item.box, item.path) == (Box(110, 60, 40, 20), ("iframe",))


def test_a_frame_that_was_not_read_is_passed_over() -> None:
    assert list(elements_of(Branch(reading(frame(9, "Ad"))))) == []


def test_paths_go_on_through_frames() -> None:
    top = reading(frame(9, "Card", p=1), paths=("", 'main\ndialog "Pay"'))
    inner = Branch(reading(control(1, "Go", p=0), paths=("form",)))
    (item,) = elements_of(Branch(top, children={9: inner}))
    assert item.path == ("main", 'dialog "Pay"', 'iframe "Card"', "form")


def test_only_what_lies_under_a_cover_is_covered_by_it() -> None:
    top = reading(frame(9, "", cv='dialog "Wait"', cb=(100, 50, 60, 60)))
    inner = Branch(reading(control(1, "under"), control(2, "beside", b=(200, 10, 40, 20))), corner=(100, 50))
    under, beside = elements_of(Branch(top, children={9: inner}))
    assert (under.cover, State.COVERED in under.states) == ('dialog "Wait"', True)
    assert (beside.cover, State.COVERED in beside.states) == ("", False)


def test_all_facts_of_a_control_arrive() -> None:
    item = control(
        7, "Size", r="combobox", v="L", d="d", t="t", h=["h"], ac="off", ph="p", s=["checked"], u=["select"],
        c=["S", "L"], rv=8, f=("f3", True, False), fr=True,
    )  # fmt: skip
    (element,) = elements_of(Branch(reading(item)))
    assert (element.ref, element.reveal, element.role, element.value) == (Ref("b7"), Ref("b8"), "combobox", "L")
    assert (element.description, element.title, element.hints) == ("d", "t", ("h",))
    assert (element.autocomplete, element.placeholder, element.choices) == ("off", "p", ("S", "L"))
    assert (element.states, element.supports) == (frozenset({State.CHECKED}), frozenset({Support.SELECT}))
    assert (element.submission, element.in_front) == (Submission(form="f3", submits=True), True)


def test_counts_and_matches_of_all_frames_are_joined() -> None:
    inner = Branch(reading(omitted={"link": 2}, matches={"a": [1_000_001]}))
    top = Branch(reading(omitted={"link": 3, "button": 1}, matches={"a": [1]}), children={9: inner})
    screen = screen_of(top, (), 4)
    assert screen.omitted == (Omitted(role="button", count=1), Omitted(role="link", count=5))
    assert screen.matches == {"a": (Ref("r4:b1"), Ref("r4:b1000001"))}


def test_the_pages_own_front_goes_before_a_frames() -> None:
    def dialog(name: str) -> FrontFound:
        return {"kind": "dialog", "name": name, "heading": "", "message": "", "covers": 0}

    inner = Branch(reading(front=dialog("inner")))
    assert screen_of(Branch(reading(front=dialog("outer")), children={9: inner}), (), 1).front.name == "outer"
    assert screen_of(Branch(reading(), children={9: inner}), (), 1).front.name == "inner"
    assert screen_of(Branch(reading()), (), 1).front == Front(kind=FrontKind.WINDOW)


def test_what_no_frame_let_be_read_is_told_once() -> None:
    drawn = {**reading(), "unread": ["canvas", "shadow_boundary"]}
    inner = Branch(drawn)  # type: ignore[arg-type]
    top = Branch(reading(frame(9, "Map"), frame(8, "Ad", b=(0, 0, 0, 0))), children={9: inner})
    assert screen_of(top, (), 1).incomplete == (Incomplete.CANVAS, Incomplete.SHADOW)


def test_a_frame_that_was_not_read_or_went_away_meanwhile_is_told() -> None:
    top = reading(frame(9, "Card"))
    assert screen_of(Branch(top), (), 1).incomplete == (Incomplete.FRAME,)
    assert screen_of(Branch(top, raced=True), (), 1).incomplete == (Incomplete.RACE,)
