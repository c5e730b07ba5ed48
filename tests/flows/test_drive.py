"""The driver: the only place where wishes come true."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest
from fake_surface import FakeSurface
from screens import button, form, named, screen, text
from screens import field as text_field
from scripted import ScriptedJudge
from small_shop import SHOP, shop

from act import Ask, Event, Look, Machine, Noted, Tell, Write, permit
from act.gate import Refused
from flows.budget import Budget, BudgetSpent
from flows.drive import Driver, GateDisagrees, NotAvailable, UnknownSecret, drive
from flows.events import JudgeAsked, LookTaken, OperationDone
from flows.secret import Secret as SecretBox
from flows.signals import Interrupted, Stop
from judge import Answers, InvalidAnswer, Judge, Question, Request, State, Yes, yes_no
from judge import Kind as About
from view import Allowance, Bound, Dispatched, Guards, Kind, Operation, Problem, Reply, Screen, Secret

QUESTION = yes_no(About.DONE)
AT_HOME = Guards(secrets=(Bound(name="password", hosts=("shop.example",)),))
REQUEST = Request(state=State(step="add the mug"), questions=(QUESTION,))


@dataclass
class Heard:
    """Keeps what was told."""

    events: list[Event] = field(default_factory=list)

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    def names(self) -> list[str]:
        return [event.name for event in self.events]


def driver(surface: FakeSurface, **with_: object) -> tuple[Driver, Heard]:
    heard = Heard()
    means: dict[str, object] = {"judge": ScriptedJudge({"done": 0.7}), "sink": heard, **with_}
    return Driver(surface=surface, **means), heard  # type: ignore[arg-type]  # a test's own spelling


def pressing(words: str, guards: Guards | None = None) -> Machine[Reply]:
    """Looks, and presses the control of that name through the gate."""
    shown = yield from Look()
    element = named(shown, words)
    permitted = permit(Operation(kind=Kind.CLICK, target=element.ref), element, shown, guards or Guards(), {})
    assert not isinstance(permitted, Refused)
    return (yield from permitted)


def typing(*parts: str | Secret) -> Machine[tuple[Reply, Screen]]:
    shown = yield from Look()
    element = named(shown, "Password")
    operation = Operation(kind=Kind.TYPE, target=element.ref, text=parts)
    permitted = permit(operation, element, shown, AT_HOME, {})
    assert not isinstance(permitted, Refused)
    reply = yield from permitted
    return reply, (yield from Look())


async def test_a_machine_gets_what_it_wishes_for_and_its_end_is_handed_back() -> None:
    def machine() -> Machine[tuple[str, Answers]]:
        shown = yield from Look()
        (answers,) = yield from Ask((REQUEST,))
        yield from Tell(Noted(line="so it is"))
        return shown.title, answers

    driven, heard = driver(FakeSurface(shop()))
    assert await driven.drive(machine()) == ("Shop", Answers({"done": Yes(0.7)}))
    assert heard.names() == ["look.taken", "judge.asked", "history.noted"]


async def test_every_look_question_and_operation_is_an_event_with_its_facts() -> None:
    driven, heard = driver(FakeSurface(shop()))
    await driven.drive(pressing("Add to cart"))
    looked, done = heard.events
    assert isinstance(looked, LookTaken)
    assert (looked.title, looked.controls, looked.texts) == ("Shop", 1, 1)
    assert isinstance(done, OperationDone)
    assert (done.kind, done.target, done.dispatched) == ("click", 'button "Add to cart"', "yes")


async def test_one_request_is_one_call_with_every_question_and_answer_told() -> None:
    def machine() -> Machine[None]:
        yield from Ask((REQUEST, REQUEST))

    driven, heard = driver(FakeSurface(shop()), budget=Budget(calls=2))
    await driven.drive(machine())
    first, second = heard.events
    assert isinstance(first, JudgeAsked)
    assert isinstance(second, JudgeAsked)
    assert (first.call, second.call) == (1, 2)
    assert [(question.id, question.kind) for question in first.questions] == [("done", "done")]
    assert first.answers[0].probabilities == (("yes", 0.7),)


async def test_an_answer_that_was_not_offered_ends_the_run_with_nothing_pressed() -> None:
    class Raving:
        name = "raving 1"

        async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
            return Answers({"done": Yes(1.7)})

    judge: Judge = Raving()
    driven, _ = driver(surface := FakeSurface(shop()), judge=judge)
    with pytest.raises(InvalidAnswer):
        await driven.drive(iter_asking())
    assert surface.done == []


def iter_asking() -> Machine[None]:
    yield from Ask((REQUEST,))
    yield from pressing("Add to cart")


async def test_the_machine_never_sees_a_secret_that_the_surface_types() -> None:
    surface = FakeSurface(shop("sign in"))
    driven, heard = driver(surface, secrets={"password": SecretBox("password", "hunter22")}, guards=AT_HOME)
    reply, after = await driven.drive(typing("x", Secret("password")))
    assert surface.done[0].text == ("xhunter22",)
    assert surface.done[0].confidential
    assert named(surface.seen, "Password").value == "xhunter22"
    assert named(after, "Password").value == "x[secret:password]"
    assert reply.read_back == "x[secret:password]"
    assert "hunter22" not in repr(heard.events)
    assert "[secret:password]" in repr(heard.events)


async def test_a_secret_is_typed_nowhere_but_where_the_flow_binds_it_whatever_a_step_says() -> None:
    surface = FakeSurface(shop("sign in"))
    elsewhere = Guards(secrets=(Bound(name="password", hosts=("bank.example",)),))
    driven, _ = driver(surface, secrets={"password": SecretBox("password", "hunter22")}, guards=elsewhere)
    with pytest.raises(GateDisagrees, match=r"belongs to bank\.example and is not typed on http://shop\.example"):
        await driven.drive(typing(Secret("password")))
    assert surface.done == []


async def test_what_holds_no_secret_is_not_confidential() -> None:
    surface = FakeSurface(shop("sign in"))
    driven, _ = driver(surface, secrets={"password": SecretBox("password", "hunter22")})
    await driven.drive(typing("guest"))
    assert not surface.done[0].confidential


async def test_a_secret_nobody_gave_is_refused_before_anything_is_typed() -> None:
    driven, _ = driver(surface := FakeSurface(shop("sign in")), guards=AT_HOME)
    with pytest.raises(UnknownSecret, match="password"):
        await driven.drive(typing(Secret("password")))
    assert surface.done == []


async def test_a_label_that_is_destructive_only_behind_its_mask_is_not_pressed() -> None:
    """The machine sees ``[secret:word]``; the gate is asked again about the word itself."""
    surface = FakeSurface(replace(shop(), screens={"shop": screen(button("Delete everything"), text("Careful"))}))
    driven, heard = driver(surface, secrets={"word": SecretBox("word", "Delete everything")})
    with pytest.raises(GateDisagrees) as stopped:
        await driven.drive(pressing("[secret:word]"))
    assert surface.done == []
    assert "Delete everything" not in stopped.value.message
    assert "operation.done" not in heard.names()


async def test_a_line_break_inside_a_secret_is_judged_as_the_press_it_is() -> None:
    """Typed into a field of a form it would press the form's default button."""
    paying = screen(form("f", text_field("Password"), button("Pay now"), default="Pay now"))
    surface = FakeSurface(replace(shop(), screens={"shop": paying}))
    driven, _ = driver(surface, secrets={"password": SecretBox("password", "hunter22\n")}, guards=AT_HOME)
    with pytest.raises(GateDisagrees):
        await driven.drive(typing(Secret("password")))
    assert surface.done == []


async def test_an_allowance_the_flow_does_not_have_opens_nothing() -> None:
    made_up = Guards(allow=(Allowance(name="Pay now"),))
    driven, _ = driver(surface := FakeSurface(shop("cart")))
    with pytest.raises(GateDisagrees, match="no such `allow:`"):
        await driven.drive(pressing("Pay now", made_up))
    assert surface.done == []


async def test_what_the_flow_allows_is_pressed() -> None:
    allowed = Guards(allow=(Allowance(name="Pay now"),))
    driven, _ = driver(surface := FakeSurface(shop("cart")), guards=allowed)
    await driven.drive(pressing("Pay now", allowed))
    assert [operation.kind for operation in surface.done] == [Kind.CLICK]


async def test_a_reference_of_an_earlier_screen_is_refused_with_nothing_sent() -> None:
    def machine() -> Machine[Reply]:
        shown = yield from Look()
        element = named(shown, "Add to cart")
        permitted = permit(Operation(kind=Kind.CLICK, target=element.ref), element, shown, Guards(), {})
        assert not isinstance(permitted, Refused)
        yield from Look()
        return (yield from permitted)

    world = shop()
    surface = FakeSurface(world)
    moved = screen(text("gone"), like=SHOP)
    surface.on_look = lambda: setattr(world, "screens", {"shop": moved if surface.looks > 1 else SHOP})
    driven, heard = driver(surface)
    reply = await driven.drive(machine())
    assert reply.refusal == "stale_reference"
    assert surface.done == []
    assert heard.names()[-1] == "operation.done"


async def test_calls_that_are_used_up_end_the_run_before_they_are_made() -> None:
    def machine() -> Machine[None]:
        for _ in range(5):
            yield from Ask((REQUEST,))

    judge = ScriptedJudge({"done": 0.7})
    driven, _ = driver(FakeSurface(shop()), judge=judge, budget=Budget(calls=2))
    with pytest.raises(BudgetSpent):
        await driven.drive(machine())
    assert len(judge.asked) == 2


class Forever:
    """A judge that never answers."""

    name = "forever 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        await asyncio.Event().wait()
        return Answers({})


async def test_a_question_nobody_answers_ends_with_the_flows_time() -> None:
    driven, _ = driver(FakeSurface(shop()), judge=Forever(), budget=Budget(seconds=0.01))
    with pytest.raises(BudgetSpent, match=r"0\.01 s"):
        await driven.drive(iter_asking())


async def test_a_signal_cuts_a_question_short() -> None:
    stop = Stop()
    driven, _ = driver(FakeSurface(shop()), judge=Forever(), stop=stop)
    asyncio.get_running_loop().call_soon(stop.ask, signal.SIGTERM)
    with pytest.raises(Interrupted) as ended:
        await driven.drive(iter_asking())
    assert ended.value.number == signal.SIGTERM


async def test_a_signal_lets_an_operation_come_to_its_end_and_nothing_after_it() -> None:
    surface = FakeSurface(shop())
    stop = Stop()
    surface.on_do = lambda _: stop.ask(signal.SIGINT)
    driven, heard = driver(surface, stop=stop)

    def machine() -> Machine[None]:
        yield from pressing("Add to cart")
        yield from Tell(Noted(line="pressed"))
        yield from Look()

    with pytest.raises(Interrupted):
        await driven.drive(machine())
    assert heard.names() == ["look.taken", "operation.done", "history.noted"]


async def test_an_operation_cut_off_on_its_way_is_told_as_unknown_and_never_repeated() -> None:
    surface = FakeSurface(shop(), hang_in_do=asyncio.Event())
    driven, heard = driver(surface)
    running = asyncio.ensure_future(driven.drive(pressing("Add to cart")))
    surface.on_do = lambda _: None
    while not surface.done:
        await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    done = heard.events[-1]
    assert isinstance(done, OperationDone)
    assert (done.dispatched, done.refusal) == ("unknown", "failed")
    assert len(surface.done) == 1


async def test_an_operation_that_lost_its_surface_is_told_with_what_is_known_of_it() -> None:
    class Crashed(Problem):
        kind = "page_crashed"

    def crash(_: Operation) -> None:
        raise Crashed("the page is gone", hint="start again", dispatched=Dispatched.UNKNOWN)

    surface = FakeSurface(shop())
    surface.on_do = crash
    driven, heard = driver(surface)
    with pytest.raises(Crashed):
        await driven.drive(pressing("Add to cart"))
    done = heard.events[-1]
    assert isinstance(done, OperationDone)
    assert (done.dispatched, done.note) == ("unknown", "the page is gone")


async def test_the_machine_is_closed_whatever_ends_the_run() -> None:
    closed: list[bool] = []

    def machine() -> Machine[None]:
        try:
            while True:
                yield from Ask((REQUEST,))
        finally:
            closed.append(True)

    driven, _ = driver(FakeSurface(shop()), budget=Budget(calls=1))
    running = machine()
    with pytest.raises(BudgetSpent):
        await driven.drive(running)
    assert closed == [True]


async def test_nothing_here_can_write_texts() -> None:
    def machine() -> Machine[str]:
        return (yield from Write("a poem"))

    with pytest.raises(NotAvailable):
        await drive(machine(), FakeSurface(shop()), ScriptedJudge(), sink=Heard())
