"""What leaves this machine: no field's content unless the flow says so, no text that was typed, never a secret."""

from __future__ import annotations

import asyncio
import html
import json
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from judge_server import Reply, judge_server

from act.memory import Memory
from act.state import state_of
from flows.events import LookTaken
from flows.format_judge import JudgeKind, JudgeModel
from flows.journal import Journal, Kept
from flows.judging import judging
from flows.masking import Redactor
from judge import Judge, Kind, Question, State, choice, elements, framed, yes_no
from judge.openai import OpenAIJudge
from judge.remote import Discreet, JudgeRefused, Transport
from judge.systemone import HOSTED, SystemOneJudge
from view import (
    Element,
    Front,
    FrontKind,
    NotFound,
    Receiver,
    Ref,
    Screen,
    Secret,
    Support,
    Values,
    candidate,
    observed,
)
from view import Reply as Answered

MARK = "q7Zx"
"""Stands in every text that must stay here, and in no other."""

Filled = TypeVar("Filled")
Made = Callable[[Transport], Judge]
JUDGES: dict[str, Made] = {
    "systemone": lambda transport: SystemOneJudge(door=HOSTED["typesafe"], model="m", transport=transport),
    "decisions": lambda transport: SystemOneJudge(door=HOSTED["openai-decisions"], model="m", transport=transport),
    "openai": lambda transport: OpenAIJudge(url="http://127.0.0.1", model="m", transport=transport),
}

AROUND = some.sampled_from(
    ["", " ", '"', "\\", "\n", '" into textbox "', '" in combobox', "ä", " = ", "[checked]", "</b>"]
)
WORD = some.sampled_from(["", "Name", 'Your "name"', "a > b", "Straße", "name: x", "in", "typed"])
ROLE = some.sampled_from(["textbox", "combobox", "searchbox", "text", "spinbutton"])
private = some.builds(lambda before, after: f"{before}{MARK}{after}", AROUND, AROUND)
element = some.builds(
    Element, role=ROLE, name=WORD, value=private, path=some.lists(WORD.filter(bool), max_size=2).map(tuple)
)


@some.composite
def lines(draw: some.DrawFn) -> str:
    """A line of the history about something that was written."""
    text, label = draw(private), draw(element).label
    deed = draw(some.sampled_from([f'typed "{text}" into {label}', f'selected "{text}" in {label}']))
    form = draw(
        some.sampled_from(
            ["{}", "{}: refused, stale", "{} (x2)", "as it was 2 turns ago: pressed it, then {}", "{}; {}"]
        )
    )
    return form.replace("{}", deed)


@some.composite
def states(draw: some.DrawFn) -> State:
    items, history = draw(some.lists(element, min_size=1, max_size=4)), draw(some.lists(lines(), max_size=3))
    labels = tuple(item.label for item in items)
    last = draw(lines())
    return State(step="fill it in", items=tuple(items), history=tuple(history), last=last, appeared=labels, gone=labels)


def asked_about(state: State, framing: int) -> list[Question]:
    """Every way in which an element or a deed gets into a question."""
    options = elements(state.items)
    asked: list[Question] = [
        choice(Kind.TARGET, options, "use it"),
        choice(Kind.AGAIN, options[::-1], "use it"),
        choice(Kind.SLOT, options, "name"),
        choice(Kind.DUEL, options[:2], "use it"),
        yes_no(Kind.CONFIRM, "use it", element=state.items[0]),
        yes_no(Kind.ONLY_NEAR, "use it", element=state.items[-1]),
        yes_no(Kind.INTENDED, f"{state.last}, which was to open it"),
        yes_no(Kind.UNINTENDED, f"{state.last}, which was to open it"),
    ]
    return [framed(question, framing) for question in asked]


def sent(made: Made, state: State, questions: Sequence[Question], *, discreet: bool) -> str:
    """All that goes over the wire."""
    bodies: list[str] = []

    def refusing(request: httpx.Request) -> httpx.Response:
        bodies.append(request.content.decode())
        return httpx.Response(400)

    async def ask() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(refusing)) as client:
            judge = made(Transport(client))
            for question in questions:
                with pytest.raises(JudgeRefused):
                    await (Discreet(judge) if discreet else judge).ask(state, (question,))

    asyncio.run(ask())
    assert len(bodies) == len(questions)
    return "\n".join(bodies)


@pytest.mark.parametrize("made", JUDGES.values(), ids=JUDGES)
@settings(max_examples=40, deadline=None)
@given(state=states(), framing=some.integers(0, 3))
def test_without_leave_no_content_and_no_typed_text_goes_out(made: Made, state: State, framing: int) -> None:
    assert MARK not in sent(made, state, asked_about(state, framing), discreet=True)


@settings(max_examples=40, deadline=None)
@given(state=states(), framing=some.integers(0, 3))
def test_what_is_left_out_changes_nothing_else(state: State, framing: int) -> None:
    """Where there is nothing to hide the same goes out, word for word."""
    bare = replace(state, items=tuple(replace(item, value="") for item in state.items), history=(), last="pressed it")
    made, asked = JUDGES["systemone"], asked_about(bare, framing)
    assert sent(made, bare, asked, discreet=True) == sent(made, bare, asked, discreet=False)


SECRET = 'q7Zx-Ünder"score &7'
TEXTS = some.sampled_from(["", SECRET, f"at {SECRET}!", quote(SECRET), html.escape(SECRET), json.dumps(SECRET)])
shown = some.builds(
    Element, role=ROLE, name=TEXTS, value=TEXTS, title=TEXTS, path=some.lists(TEXTS, max_size=1).map(tuple)
)


@pytest.mark.parametrize("made", JUDGES.values(), ids=JUDGES)
@settings(max_examples=25, deadline=None)
@given(items=some.lists(shown, min_size=1, max_size=3), title=TEXTS, path=TEXTS)
def test_a_secret_never_goes_out_whatever_the_flow_says(
    made: Made, items: list[Element], title: str, path: str
) -> None:
    front = Front(kind=FrontKind.DIALOG, name=title, heading=title)
    screen = Screen(title=title, address=f"https://shop.example/{path}", front=front, items=tuple(items))
    seen = Redactor([("PIN", SECRET)]).screen(screen)
    history = tuple(f'typed "{Secret("PIN")}" into {item.label}' for item in seen.items)
    state = state_of(seen, f"type {Secret('PIN')}", Memory(history=history), began=replace(seen, items=()))
    assert MARK not in sent(made, state, asked_about(state, 0), discreet=False)


LONG = "q7Zx-Üxqjzw&7 vk_wq-0"
NO_CONTENT = frozenset({"ref", "role", "origin", "app", "language", "document", "tag", "z_index"})


def filled(made: type[Filled], words: str, **given: object) -> Filled:
    """One of that kind with these words in every text of a page that it has."""
    texts = {field.name: {"str": words, "tuple[str, ...]": (words,)}.get(str(field.type)) for field in fields(made)}  # type: ignore[arg-type]
    return made(**{name: text for name, text in texts.items() if text and name not in NO_CONTENT} | given)


@settings(max_examples=60, deadline=None)
@given(before=some.text("012 ", max_size=9), after=some.text("345 ", max_size=9), most=some.integers(3, 40))
def test_no_cut_text_shows_half_a_secret_to_anyone(before: str, after: str, most: int) -> None:
    """Neither screens nor answers, nor what is made of them: for the judge, other programs, errors, the journal."""
    text = f"{before}{LONG}{after}"
    words = text if len(text) <= most else text[: most - 1].rstrip() + "…"
    hides = Redactor([("PIN", LONG)])
    items = (filled(Element, words, role="textbox", ref=Ref("r1:b1"), supports=frozenset({Support.TYPE})),)
    seen = hides.screen(filled(Screen, words, front=filled(Front, words, kind=FrontKind.DIALOG), items=items))
    reply = hides.reply(filled(Answered, words, receiver=filled(Receiver, words, tag="div")))
    state = state_of(seen, "go on", Memory(), began=replace(seen, items=()))
    told = Kept()
    journal = Journal("run", (told,))
    journal.enter("flow", hides)
    journal.tell(LookTaken(title=words, address=words, front=words, controls=1, texts=1, omitted=0, blind=words, ms=1))
    shown = [repr(seen), repr(reply), *(candidate(item).label for item in seen.items), told.records[0].line()]
    shown += [repr(observed(seen, values=Values.ALL)), repr(NotFound(hides.text(words), cover=reply.cover).payload())]
    shown += [sent(JUDGES["systemone"], state, [yes_no(Kind.DONE)], discreet=False)]
    for at in range(len(LONG) - 3):
        assert [each for each in shown if LONG[at : at + 4] in each] == []


@pytest.mark.parametrize("send_values", [False, True])
async def test_a_flow_decides_whether_contents_go_out(tmp_path: Path, *, send_values: bool) -> None:
    state = State(step="go", items=(Element(role="textbox", name="Name", value=MARK),))
    with judge_server(Reply(status=400)) as server:
        written = JudgeModel(kind=JudgeKind.SYSTEMONE, url=server.url, model="m", send_values=send_values)
        ready = judging(written, {}, tmp_path)
        with pytest.raises(JudgeRefused):
            await ready.judge.ask(state, (yes_no(Kind.DONE),))
        await ready.close()
    assert (MARK in json.dumps(server.received)) is send_values
    assert ("with the contents" in ready.leaves) is send_values
