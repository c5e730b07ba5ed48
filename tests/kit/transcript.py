"""
Play a machine like a script and compare it, line by line, with what was expected.

    assert (
        Transcript(verify(intent, Memory(), Limits()))
        << Look()                   # the machine wishes
        >> REVIEW                   # the world answers
        << asks("holds")
        >> answers(holds=0.9)
        << Ends(Outcome.DONE)
    )

`<<` is what the machine has to wish next, `>>` what comes of it. What it merely tells is passed over unless the next
line expects it. The play runs when it is asserted; a mismatch shows both plays as a diff. For longer plays
`play(machine, app, judge)` lets a small application answer instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import ndiff
from typing import Any, Generic, Protocol, Self, TypeVar

from scripted import Script, ScriptedJudge, replies

from act import Ask, Do, Ending, Event, Look, Machine, Outcome, Tell, Wish
from act.touch import in_words
from judge import Request
from view import Element, Kind, Operation, Refusal, Reply, Screen, State, plain

T = TypeVar("T")


class Expected(Protocol):
    """Something a line of the script may say about what the machine does."""

    def met_by(self, done: object) -> bool: ...


@dataclass(frozen=True)
class Asks:
    """It asks, and its first request holds at least these questions."""

    ids: tuple[str, ...]
    about: str = ""

    def met_by(self, done: object) -> bool:
        if not isinstance(done, Ask):
            return False
        asked = {question.id: question.purpose for question in done.requests[0].questions}
        about = not self.about or any(self.about in purpose for purpose in asked.values())
        return about and set(self.ids) <= asked.keys()

    def __str__(self) -> str:
        return f"asks {', '.join(self.ids)}{f' about {self.about}' if self.about else ''}"


@dataclass(frozen=True)
class Does:
    phrase: str

    def met_by(self, done: object) -> bool:
        return isinstance(done, Do) and in_words(done.operation, done.element) == self.phrase

    def __str__(self) -> str:
        return f"does {self.phrase}"


@dataclass(frozen=True)
class Tells:
    name: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def met_by(self, done: object) -> bool:
        return (
            isinstance(done, Tell)
            and done.event.name == self.name
            and all(getattr(done.event, key) == value for key, value in self.facts.items())
        )

    def __str__(self) -> str:
        return f"tells {self.name} {dict(self.facts) or ''}".strip()


@dataclass(frozen=True)
class Ends:
    """It ends so; a note is looked for inside the ending's own. Several outcomes stand for the steps of a flow."""

    outcome: Outcome | tuple[Outcome, ...]
    note: str = ""
    turns: int | None = None

    def met_by(self, done: object) -> bool:
        if not isinstance(done, Finished):
            return False
        endings = done.value if isinstance(done.value, tuple) else (done.value,)
        outcomes = self.outcome if isinstance(self.outcome, tuple) else (self.outcome,)
        return (
            tuple(ending.outcome for ending in endings) == outcomes
            and (not self.note or self.note in endings[-1].note)
            and self.turns in (None, endings[-1].turns)
        )

    def __str__(self) -> str:
        outcomes = self.outcome if isinstance(self.outcome, tuple) else (self.outcome,)
        return f"ends {', '.join(outcomes)}{f', noting {self.note!r}' if self.note else ''}"


@dataclass(frozen=True)
class Returns:
    """It is over and came to exactly this."""

    value: object

    def met_by(self, done: object) -> bool:
        return isinstance(done, Finished) and done.value == self.value

    def __str__(self) -> str:
        return f"returns {self.value!r}"


@dataclass(frozen=True)
class Finished:
    """The machine is over."""

    value: Any


def asks(*ids: str, about: str = "") -> Asks:
    return Asks(ids, about)


def does(phrase: str) -> Does:
    return Does(phrase)


def tells(name: str, **facts: object) -> Tells:
    return Tells(name, facts)


def accepted(**measured: Any) -> Reply:
    """The surface did it."""
    return Reply(**measured)


def refused(refusal: Refusal = Refusal.FAILED, **measured: Any) -> Reply:
    return Reply(refusal=refusal, **measured)


class Transcript:
    """What a machine is expected to do, and what comes of it."""

    def __init__(self, machine: Machine[Any]) -> None:
        self._machine = machine
        self._lines: list[tuple[str, object]] = []
        self.events: list[Event] = []

    def __lshift__(self, wish: Wish[Any] | Expected) -> Self:
        self._lines.append(("<<", wish))
        return self

    def __rshift__(self, outcome: object) -> Self:
        self._lines.append((">>", outcome))
        return self

    def __bool__(self) -> bool:
        expected: list[str] = []
        done: list[str] = []
        now = self._next(None, self._wanted(0))
        for position, (arrow, line) in enumerate(self._lines):
            if arrow == ">>":
                expected.append(f">> {_brief(line)}")
                done.append(f">> {_brief(line)}")
                now = self._next(_outcome(now, line), self._wanted(position + 1))
                continue
            met = line.met_by(now) if hasattr(line, "met_by") else line == now
            expected.append(f"<< {_brief(line)}")
            done.append(f"<< {_brief(line if met else now)}")
            if not met:
                break
            if isinstance(now, Tell):
                now = self._next(None, self._wanted(position + 1))
        if expected != done:
            raise AssertionError("the play went differently\n" + "\n".join(ndiff(expected, done)))
        assert self._lines[-1][0] == "<<", "a transcript ends with what the machine does"
        return True

    def _wanted(self, position: int) -> object:
        return self._lines[position][1] if position < len(self._lines) else None

    def _next(self, told: object, wanted: object) -> object:
        """The machine's next wish, past everything it tells that is not what is wanted."""
        try:
            wish = self._machine.send(told)
            while isinstance(wish, Tell):
                self.events.append(wish.event)
                if isinstance(wanted, Tells) and wanted.met_by(wish):
                    break
                wish = self._machine.send(None)
        except StopIteration as over:
            return Finished(over.value)
        return wish


def _outcome(wish: object, line: object) -> object:
    if not isinstance(wish, Ask):
        return line
    scripts = line if isinstance(line, tuple) else (line,) * len(wish.requests)
    return tuple(replies(request, script) for request, script in zip(wish.requests, scripts, strict=True))


def _brief(thing: object) -> str:
    match thing:
        case Do():
            return f"does {in_words(thing.operation, thing.element)}"
        case Ask():
            questions = [question for request in thing.requests for question in request.questions]
            purposes = {question.purpose: None for question in questions if question.purpose}
            about = f" about {'; '.join(purposes)}" if purposes else ""
            return f"asks {', '.join(question.id for question in questions)}{about}"
        case Tell():
            return f"tells {thing.event.name} {thing.event}"
        case Finished(value):
            endings = value if isinstance(value, tuple) else (value,)
            if all(isinstance(ending, Ending) for ending in endings):
                return (
                    f"ends {', '.join(e.outcome for e in endings)}, noting {endings[-1].note!r}" if endings else "ends"
                )
            return f"returns {value!r}"
        case Screen():
            return f"a screen: {thing.title or thing.front.name or [item.label for item in thing.items[:4]]}"
    return str(thing)


class World(Protocol):
    """Something that can be looked at and touched without waiting."""

    def look(self, css: tuple[str, ...], *, whole: bool) -> Screen: ...
    def do(self, operation: Operation, element: Element | None) -> Reply: ...


@dataclass
class App:
    """
    A small application: its screens by name, and what leads from one to another.

    `leads` says, by (screen, action in words), which screen comes next, what the surface replies, or both; an action
    it does not list changes nothing. What is typed, selected or ticked stays in its field on every screen.
    """

    screens: Mapping[str, Screen]
    place: str
    leads: Mapping[tuple[str, str], str | Reply | tuple[Reply, str]] = field(default_factory=dict)
    holds: dict[str, str] = field(default_factory=dict)
    """What each field holds, by `Element.press_key`."""

    ticked: dict[str, bool] = field(default_factory=dict)

    def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        shown = self.screens[self.place]
        return replace(shown, items=tuple(self._as_it_stands(element) for element in shown.items))

    def do(self, operation: Operation, element: Element | None) -> Reply:
        match self.leads.get((self.place, in_words(operation, element))):
            case Reply() as reply:
                return reply
            case (Reply() as reply, str(place)):
                self.place = place
                return reply
            case str(place):
                self.place = place
        return self._written(operation, element)

    def _written(self, operation: Operation, element: Element | None) -> Reply:
        if element and operation.kind in (Kind.TYPE, Kind.SELECT):
            self.holds[element.press_key] = plain(operation.text)
            return Reply(read_back=plain(operation.text))
        if element and operation.kind is Kind.CHECK:
            self.ticked[element.press_key] = operation.checked
        return Reply()

    def _as_it_stands(self, element: Element) -> Element:
        if element.press_key in self.ticked:
            state = State.CHECKED if self.ticked[element.press_key] else State.UNCHECKED
            return replace(element, states=element.states - {State.CHECKED, State.UNCHECKED} | {state})
        return replace(element, value=self.holds.get(element.press_key, element.value))


@dataclass(frozen=True)
class Played(Generic[T]):
    """How a play went."""

    ending: T
    actions: tuple[str, ...]
    """Everything that was done, in words."""

    events: tuple[Event, ...]
    asked: tuple[Request, ...]
    looks: int

    def told(self, name: str) -> tuple[Event, ...]:
        return tuple(event for event in self.events if event.name == name)


def play(machine: Machine[T], world: World, judge: ScriptedJudge | Script, *, most: int = 500) -> Played[T]:
    """Runs a machine on a small application with a scripted judge, at most `most` wishes."""
    judge = judge if isinstance(judge, ScriptedJudge) else ScriptedJudge(judge)
    actions: list[str] = []
    events: list[Event] = []
    looks = 0
    told: object = None
    for _ in range(most):
        try:
            wish = machine.send(told)
        except StopIteration as over:
            return Played(over.value, tuple(actions), tuple(events), tuple(judge.asked), looks)
        told = None
        match wish:
            case Look(css, whole):
                looks += 1
                told = world.look(css, whole=whole)
            case Ask(requests):
                told = tuple(judge.answer(request) for request in requests)
            case Do():
                actions.append(in_words(wish.operation, wish.element))
                told = world.do(wish.operation, wish.element)
            case Tell(event):
                events.append(event)
    raise AssertionError(f"not over after {most} wishes; the last actions were {actions[-6:]}")
