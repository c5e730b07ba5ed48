"""
The only place where wishes come true.

A machine wishes, the driver looks, asks or does, and tells the machine what came of it. Here, and nowhere else:

* secrets are opened, and hidden again in everything that comes back;
* the gate is asked a second time, about the screen as it really is: a disagreement ends the run;
* calls and time are counted, and signals heard: between wishes, never in the middle of an operation unless forced.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from act import Ask, Do, Event, Look, Machine, Refused, Tell, Wish, Write, permit
from judge import Answer, Answers, Choice, Chosen, Judge, Question, Request, Score, Scored, Yes, validated
from surfaces import Surface
from view import Allowance, Dispatched, Element, Guards, Operation, Problem, Refusal, Reply, Screen, Secret, plain

from .budget import Budget
from .events import Answered, Asked, JudgeAsked, LookTaken, OperationDone
from .masking import Redactor, redactor_of
from .secret import Secret as SecretBox
from .shown import shown_of
from .signals import Stop

T = TypeVar("T")

OPERATION_GRACE_S: Final = 20.0
"""An operation that began in time may take this much longer; then it is cut off and its effect is unknown."""

_MS: Final = 1000.0


class GateDisagrees(Problem):
    """On the screen as it really is the gate refuses what it permitted on the masked one."""

    kind = "gate_disagrees"


class NotAvailable(Problem):
    """A machine wished for something this run has no means for."""

    kind = "not_available"


class UnknownSecret(Problem):
    """A text names a secret that this run was not given."""

    kind = "unknown_secret"


Sink = Callable[[Event], None]


async def nothing_first(event: Event) -> None:
    """What a driver does before it passes on what a machine tells, where nobody wants more."""


@dataclass(slots=True, kw_only=True)
class Driver:
    """What one flow is driven with. Runs one machine after another over the same surface."""

    surface: Surface
    judge: Judge
    sink: Sink
    secrets: Mapping[str, SecretBox] = field(default_factory=dict)
    guards: Guards = field(default_factory=Guards)
    """The flow's fences, with the `allow:` entries of all its steps: what any wish may be charged to."""

    budget: Budget = field(default_factory=Budget)
    grace_s: float = OPERATION_GRACE_S
    stop: Stop = field(default_factory=Stop)
    clock: Callable[[], float] = time.monotonic
    before_telling: Callable[[Event], Awaitable[None]] = nothing_first
    """Takes the picture of a step's end, while what it ended on still shows."""

    redactor: Redactor = field(init=False)
    looks: int = 0
    _seen: Screen = field(default_factory=Screen)
    """The last screen as it really was."""

    def __post_init__(self) -> None:
        self.redactor = redactor_of(self.secrets.values())

    async def drive(self, machine: Machine[T]) -> T:
        """
        What the machine ends with.

        Raises `BudgetSpent`, `Interrupted`, `GateDisagrees` or what the surface or the judge could not do; the
        machine is closed in any case.
        """
        came: object = None
        try:
            while True:
                wish = machine.send(came)
                if not isinstance(wish, Tell):
                    self.stop.check()
                    self.budget.check()
                came = await self._fulfil(wish)
        except StopIteration as stop:
            ended: T = stop.value
            return ended
        finally:
            machine.close()

    async def _fulfil(self, wish: Wish[Any]) -> object:
        match wish:
            case Look(css, whole):
                return await self._look(css, whole=whole)
            case Ask(requests):
                return await self._ask(requests)
            case Do():
                return await self._do(wish)
            case Tell(event):
                await self.before_telling(event)
                self.sink(event)
                return None
            case Write():
                raise NotAvailable("nothing here can write a text", hint="run without a rescue")
        raise TypeError(f"no wish: {wish!r}")

    async def _look(self, css: tuple[str, ...], *, whole: bool) -> Screen:
        began = self.clock()
        self._seen = await self._or_stop(self.surface.look(css, whole=whole))
        self.looks += 1
        shown = self.redactor.screen(self._seen)
        self.sink(
            LookTaken(
                title=shown.title,
                address=shown.address,
                front=" ".join(part for part in (str(shown.front.kind), shown.front.name) if part),
                controls=len(shown.controls),
                texts=len(shown.texts),
                omitted=sum(omitted.count for omitted in shown.omitted),
                whole=whole,
                blind=shown.blind,
                ms=self._ms(began),
            )
        )
        return shown

    async def _ask(self, requests: tuple[Request, ...]) -> tuple[Answers, ...]:
        self.budget.charge(len(requests))
        first = self.budget.used_calls - len(requests) + 1
        calls = [asyncio.ensure_future(self._call(request, first + at)) for at, request in enumerate(requests)]
        try:
            return tuple(await asyncio.gather(*calls))
        finally:
            await _cancelled(*calls)

    async def _call(self, request: Request, call: int) -> Answers:
        began = self.clock()
        given = await self._or_stop(self.judge.ask(request.state, request.questions))
        answers = validated(request.questions, given)
        self.sink(
            JudgeAsked(
                questions=tuple(_asked(question) for question in request.questions),
                answers=tuple(_answered(id_, answer) for id_, answer in answers.items()),
                call=call,
                by=tuple(answers.by.items()),
                shown=shown_of(request.state, request.questions),
                models=tuple(dict.fromkeys((one.judge, one.model) for one in answers.accounts if one.model)),
                requests=sum(account.attempts for account in answers.accounts),
                tokens=sum(account.input_tokens + account.output_tokens for account in answers.accounts),
                usd=sum(account.usd or 0.0 for account in answers.accounts),
                ms=self._ms(began),
            )
        )
        self.budget.spend(answers.accounts)
        return answers

    async def _do(self, wish: Do) -> Reply:
        """Opens secrets, asks the gate about the real screen, and does it. Whatever becomes of it is told."""
        operation = self._opened(wish.operation)
        began = self.clock()
        target = self._target(operation)
        if operation.target is not None and target is None:
            return self._told(wish, Reply(refusal=Refusal.STALE, dispatched=Dispatched.NO), began)
        for form in dict.fromkeys((wish.operation, operation)):
            self._ask_the_gate_again(wish, form, target)
        try:
            async with asyncio.timeout(self.budget.left_s + self.grace_s):
                reply = await self.surface.do(operation)
        except TimeoutError:
            self._told(wish, _cut_off("it took longer than the flow had time"), began)
            raise self.budget.out_of_time() from None
        except asyncio.CancelledError:
            self._told(wish, _cut_off("the run was ended meanwhile"), began)
            raise
        except Problem as problem:
            lost = Reply(
                refusal=Refusal.FAILED, dispatched=problem.dispatched, note=self.redactor.text(problem.message)
            )
            self._told(wish, lost, began)
            raise
        return self._told(wish, self.redactor.reply(reply), began)

    def _ask_the_gate_again(self, wish: Do, operation: Operation, target: Element | None) -> None:
        """Of a secret twice: by its name, which says where it may be typed, and by its value, which may press."""
        allow = (wish.allowance,) if wish.allowance else ()
        fences = replace(self.guards, allow=allow)
        again = permit(operation, target, self._seen, fences, {})
        if isinstance(again, Refused):
            raise _disagreement(self.redactor.text(again.target), again.rule, self.redactor.text(again.because))
        if wish.allowance and not self._is_the_flows(wish.allowance):
            raise _disagreement(wish.allowance.name, "allowance", "the flow has no such `allow:` entry")

    def _is_the_flows(self, allowance: Allowance) -> bool:
        return allowance in self.guards.allow

    def _target(self, operation: Operation) -> Element | None:
        return next((item for item in self._seen.items if item.ref == operation.target), None)

    def _opened(self, operation: Operation) -> Operation:
        if not any(isinstance(part, Secret) for part in operation.text):
            return operation
        text = "".join(self._value(part) for part in operation.text)
        return replace(operation, text=(text,), confidential=True)

    def _value(self, part: str | Secret) -> str:
        if isinstance(part, str):
            return part
        if part.name not in self.secrets:
            raise UnknownSecret(
                f"the flow has no secret {part.name!r}", hint="name it under `secrets:` with its environment variable"
            )
        return self.secrets[part.name].open()

    def _told(self, wish: Do, reply: Reply, began: float) -> Reply:
        operation = wish.operation
        self.sink(
            OperationDone(
                kind=operation.kind,
                target=wish.element.label if wish.element else operation.chord,
                text=plain(operation.text),
                refusal=reply.refusal,
                dispatched=reply.dispatched,
                note=reply.note,
                cover=reply.cover,
                kept=reply.kept,
                dialogs=reply.dialogs,
                opened=reply.opened,
                ms=self._ms(began),
            )
        )
        return reply

    async def _or_stop(self, pending: Awaitable[T]) -> T:
        return await unless_stopped(pending, self.stop, self.budget)

    def _ms(self, began: float) -> float:
        return round((self.clock() - began) * _MS, 1)


async def drive(
    machine: Machine[T],
    surface: Surface,
    judge: Judge,
    *,
    sink: Sink,
    secrets: Mapping[str, SecretBox] | None = None,
    guards: Guards | None = None,
    budget: Budget | None = None,
) -> T:
    """One machine, driven to its end over that surface and judge."""
    driver = Driver(
        surface=surface,
        judge=judge,
        sink=sink,
        secrets=secrets or {},
        guards=guards or Guards(),
        budget=budget or Budget(),
    )
    return await driver.drive(machine)


async def unless_stopped(pending: Awaitable[T], stop: Stop, budget: Budget) -> T:
    """
    What came of it. A signal or the end of the time cuts it short: for what can be cut short without harm.

    Raises `Interrupted` or `BudgetSpent`; what was pending has been cancelled and is over by then.
    """
    task = asyncio.ensure_future(pending)
    heard = asyncio.ensure_future(stop.heard())
    try:
        await asyncio.wait({task, heard}, timeout=budget.left_s, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        stop.check()
        raise budget.out_of_time()
    finally:
        await _cancelled(task, heard)


async def _cancelled(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _cut_off(why: str) -> Reply:
    return Reply(refusal=Refusal.FAILED, dispatched=Dispatched.UNKNOWN, note=f"cut off: {why}")


def _disagreement(target: str, rule: str, because: str) -> GateDisagrees:
    return GateDisagrees(
        f"{target} was permitted on the screen as the steps see it, and is refused on the screen as it is: {because}"
        f" ({rule}); nothing was pressed",
        hint="look at the last picture: a secret's value may stand in a label, or the page may have changed in between",
    )


def _asked(question: Question) -> Asked:
    match question:
        case Choice(options=options):
            offered = tuple((option.key, option.text) for option in options)
        case Score(levels=levels):
            offered = tuple((str(at), level) for at, level in enumerate(levels))
        case _:
            offered = ()
    return Asked(id=question.id, kind=question.kind, wording=question.wording, options=offered)


def _answered(id_: str, answer: Answer) -> Answered:
    match answer:
        case Yes(p):
            pairs: tuple[tuple[str, float], ...] = (("yes", p),)
        case Chosen(probabilities):
            pairs = probabilities
        case Scored(levels):
            pairs = tuple((str(at), p) for at, p in enumerate(levels))
    return Answered(id=id_, probabilities=tuple((key, round(p, 4)) for key, p in pairs))
