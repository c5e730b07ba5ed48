"""A judge that answers from a script and writes down each screen it is asked about, with what is true of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from playwright.async_api import Error, Page

from judge import NONE, Answer, Choice, Chosen, Judge, Kind, Question, Score, Scored, State, Yes, YesNo
from judge.check.labelled import Labelled
from surfaces.browser import BrowserSurface
from view import Element

from .tale import Check, Deed, Turn

SURE = 0.97
"""What the scripted judge gives to what it means, and the truth of a yes/no."""

PLACE_OF = """element => {
  const steps = [];
  for (let at = element; at && at !== document.documentElement; at = at.parentElement)
    steps.unshift(`${at.tagName.toLowerCase()}:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`);
  return ["html", ...steps].join(" > ");
}"""


class OffScript(Exception):
    """The screen does not offer what the script wants there: the script is wrong."""


@dataclass(slots=True, kw_only=True)
class Prompter:
    """
    Plays the turns of one step. Each screen that the loop asks about is one record; the pool of controls is added when
    the loop comes to ask which of them.
    """

    surface: BrowserSurface
    page: Page
    about: Callable[[State, bool], Labelled]
    """A record with what is the same for the whole step."""

    done: Check
    turns: Sequence[Turn]
    plays: Judge | None = None
    """Answers in place of the script, where it is given: the records then say nothing of what is right to do."""

    records: list[Labelled] = field(default_factory=list)
    acted: bool = False
    at: int = 0
    meant: Deed | None = None
    nodes: frozenset[str] = frozenset()
    """Of the control that is used on this screen."""

    name: str = "prompter 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        kinds = {question.kind for question in questions}
        if Kind.MOVE in kinds:
            await self._screen(state, questions)
        elif Kind.TARGET in kinds:
            self._note_pool(state, questions)
            if self.meant and self.meant.on and not self.nodes:
                self.nodes = await self._nodes(self.meant.on, whole=True)
        if self.plays:
            return await self.plays.ask(state, questions)
        return {question.id: self._answer(question) for question in questions}

    async def _screen(self, state: State, questions: Sequence[Question]) -> None:
        """One screen of the step: what is true of it, and what is done there."""
        is_done = await holds(self.page, self.done)
        turn = self.turns[self.at] if self.at < len(self.turns) else None
        self.at += 1
        self.meant = turn.deed if turn and not (is_done and turn.right) else None
        self.nodes = await self._nodes(turn.deed.on) if turn and turn.deed.on else frozenset()
        record = self.about(state, is_done)
        record = replace(
            record,
            acted=self.acted,
            offered_moves=_keys(questions, Kind.MOVE),
            offered_shortcuts=_keys(questions, Kind.SHORTCUT),
        )
        self.records.append(await self._labelled(replace(record, how="played") if self.plays else record, turn))

    async def _labelled(self, record: Labelled, turn: Turn | None) -> Labelled:
        if record.done:
            return replace(record, moves=("finished",), targets=())
        if turn is None or turn.right is None:
            return record
        places: list[int] = []
        for deed in turn.right:
            nodes = await self._nodes(deed.on) if deed.on else frozenset[str]()
            places += [n for n, item in enumerate(record.state.items) if item.node in nodes]
        typed = next((deed.text for deed in turn.right if deed.move == "type"), "")
        keys = tuple(deed.key for deed in turn.right if deed.key)
        moves = tuple(dict.fromkeys(deed.move for deed in turn.right))
        known = bool(places) or not any(deed.on for deed in turn.right)
        targets = tuple(sorted(set(places))) if known else None
        return replace(record, moves=moves, targets=targets, span=typed, right_shortcuts=keys)

    async def _nodes(self, selector: str, *, whole: bool = False) -> frozenset[str]:
        """
        The nodes, as a look numbers them, of what the selector finds. A look like the loop's own last one leaves its
        references good: at the whole page only once the loop has found nothing near.
        """
        found = await self.page.locator(selector).all()
        css = [await one.evaluate(PLACE_OF) for one in found]
        if not css:
            raise OffScript(f"nothing matches {selector}")
        screen = await self.surface.look(tuple(css), whole=whole)
        refs = [ref for place in css for ref in screen.matches.get(place, ())]
        return frozenset(ref.rpartition(":")[2] for ref in refs)

    def _note_pool(self, state: State, questions: Sequence[Question]) -> None:
        """All groups of a long pool come in the first request; a later one about the winners changes nothing."""
        last = self.records[-1]
        if last.pool is not None:
            return
        offered = [
            option.element
            for question in questions
            if isinstance(question, Choice) and question.kind is Kind.TARGET
            for option in question.options
            if option.element
        ]
        nodes = {item.node: n for n, item in enumerate(last.state.items)}
        places = tuple(sorted(nodes[item.node] for item in offered if item.node in nodes))
        self.records[-1] = replace(last, pool=places, beyond=len(offered) - len(places))

    def _answer(self, question: Question) -> Answer:
        match question:
            case YesNo():
                return Yes(self._yes(question))
            case Score(levels=levels):
                top = SURE if self._finished else 0.0
                return Scored((1 - top, *(0.0,) * (len(levels) - 2), top))
            case Choice():
                return _sure_of(question, self._chosen(question))

    @property
    def _finished(self) -> bool:
        return self.meant is None and bool(self.records) and self.records[-1].done

    def _yes(self, question: YesNo) -> float:
        match question.kind:
            case Kind.DONE | Kind.SHOWS_RESULT:
                return SURE if self._finished else 1 - SURE
            case Kind.NOT_DONE:
                return 1 - SURE if self._finished else SURE
            case Kind.HELPED:
                return SURE
            case Kind.CONFIRM:
                return SURE if question.element and question.element.node in self.nodes else 1 - SURE
            case _:
                return 1 - SURE

    def _chosen(self, question: Choice) -> str:
        deed = self.meant
        if question.kind is Kind.MOVE:
            if deed is None:
                return "stuck" if not self._finished else "finished"
            return deed.move if deed.move in question.keys else "stuck"
        if deed is None:
            return NONE
        match question.kind:
            case Kind.SHORTCUT:
                return deed.key or NONE
            case Kind.TARGET | Kind.AGAIN:
                return self._key_of(question)
            case Kind.SPAN:
                return self._key_of(question, f'type "{deed.text}" into ')
            case Kind.OPTION:
                return next((option.key for option in question.options if option.text == deed.text), NONE)
        return NONE

    def _key_of(self, question: Choice, start: str = "") -> str:
        for option in question.options:
            fits = isinstance(option.element, Element) and option.element.node in self.nodes
            if fits and option.text.startswith(start):
                return option.key
        return NONE


async def holds(page: Page, check: Check) -> bool:
    """Whether the application's own state says so. A page that is not there (yet) says no."""
    if not isinstance(check, str):
        return await check(page)
    try:
        return bool(await page.evaluate(f"() => !!({check})"))
    except Error as error:
        raise OffScript(f"{check}: {error.message}") from error


def _keys(questions: Sequence[Question], kind: Kind) -> tuple[str, ...]:
    return tuple(key for q in questions if isinstance(q, Choice) and q.kind is kind for key in q.keys)


def _sure_of(question: Choice, key: str) -> Chosen:
    rest = (1 - SURE) / (len(question.keys) - 1)
    return Chosen(tuple((option, SURE if option == key else rest) for option in question.keys))
