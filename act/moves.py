"""Making the chosen move. Each returns an ending when it ends the step, else nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any, Final

from judge import Chosen, Kind, Option, Request, choice
from view import Element, Operation, Reply, Screen, State, Support, label_tokens, plain
from view import Kind as Act

from . import shortcuts
from . import thresholds as at
from .attempt import Attempt
from .backtrack import next_best
from .decide import Move
from .editing import is_label_to_reword, span_targets, without_boxes
from .ending import Ending, Outcome
from .front import answers
from .gate import Refused
from .ground import Grounded, ground, pool_for
from .last import Deed, Last
from .memory import Memory, Owner
from .notice import look, note_change
from .reveal import reveal
from .typing import Pair, owed, type_a_span
from .uncover import press
from .wish import Ask, Look, Wish

Made = Generator[Wish[Any], Any, Ending | None]

_TICKED: Final = frozenset({"checkbox", "radio"})


def activate(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """
    Grounds one clickable element and presses it. With nothing to press it reads the whole page, brings the pointer to
    what the step names, and answers the task's own dialog.
    """
    del said_shortcut
    near = attempt.screen
    found = yield from _ground_activation(attempt)
    if found is None and near.omitted:
        attempt.screen = yield from Look(whole=True)
        found = yield from _ground_activation(attempt)
    if found is None and (yield from reveal(attempt)):
        near = attempt.screen
        found = yield from _ground_activation(attempt)
    answered = False
    if found is None and attempt.memory.owner is Owner.TASK and attempt.screen.app == "browser":
        found, answered = (yield from _ground_answer(attempt)), True
    if found is None:
        return _nothing(attempt, near, Move.ACTIVATE, progress)
    if answered:
        attempt.note(f"answering the {attempt.screen.front.kind} in front")
    return (yield from _use(attempt, found, near, progress))


def expand(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """Grounds one expandable element and expands it."""
    del said_shortcut
    return (yield from _grounded_move(attempt, Support.EXPAND, Act.EXPAND, "expand", progress))


def scroll(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """Grounds one scrollable element and scrolls it; the page itself where none is listed."""
    del said_shortcut
    if pool_for(attempt, Support.SCROLL):
        return (yield from _grounded_move(attempt, Support.SCROLL, Act.SCROLL, "scroll", progress))
    operation = Operation(kind=Act.SCROLL)
    reply = yield from attempt.hand.touch(operation, None, attempt.screen)
    last = Last(
        deed=Deed.SCROLL, words="scrolled the page", operation=operation, before=attempt.screen, progress=progress
    )
    return _kept(attempt, last, reply)


def shortcut(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """Presses the chosen standard shortcut, unless there is none, it was pressed enough, or Return is held."""
    chord = shortcuts.chord_of(said_shortcut, attempt.screen.app)
    if not chord:
        return _nothing(attempt, attempt.screen, Move.SHORTCUT, progress)
    if at.MAX_REPEAT_PRESSES.reached_by(attempt.presses[chord]):
        attempt.note(f"{chord} was pressed often enough in this step")
        attempt.last = None
        return None
    held = shortcuts.return_is_held(attempt.screen, attempt.memory.last_typed) if chord == shortcuts.RETURN else ""
    if held:
        attempt.note(f"Return was not pressed: {held}")
        attempt.last = None
        return None
    operation = Operation(kind=Act.CHORD, chord=chord)
    reply = yield from attempt.hand.touch(operation, attempt.screen.focused, attempt.screen)
    words = f"pressed the {said_shortcut} shortcut ({chord})"
    last = Last(deed=Deed.KEY, words=words, operation=operation, chord=chord, before=attempt.screen, progress=progress)
    return _kept(attempt, last, reply)


def wait(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """Waits briefly, on the theory that the application is still loading."""
    del said_shortcut
    reply = yield from attempt.hand.touch(Operation(kind=Act.WAIT), None, attempt.screen)
    last = Last(deed=Deed.WAIT, words="waited", before=attempt.screen, progress=progress)
    return _kept(attempt, last, reply)


def type_(attempt: Attempt, said_shortcut: str, progress: float | None) -> Made:
    """
    Types one of the step's own spans into the field it belongs in. Of what a form asks for in so many words (the parts
    of an address) the rest follows in the same turn, each looked at before the next.
    """
    del said_shortcut
    typed = yield from type_a_span(attempt)
    if typed is None:
        return _nothing(attempt, attempt.screen, Move.TYPE, progress)
    while typed is not None:
        pair, reply = typed
        ending = _kept(attempt, _of_typing(attempt, pair, progress), reply)
        if ending or not _goes_on(attempt, pair, reply):
            return ending
        ending = (yield from look(attempt)) or (yield from note_change(attempt))
        if ending or not owed(attempt):
            return ending
        typed = yield from type_a_span(attempt)
    return None


def _of_typing(attempt: Attempt, pair: Pair, progress: float | None) -> Last:
    deed, done = Deed.TYPE, "typed"
    if pair.operation.kind is Act.SELECT:
        deed, done = Deed.SELECT, "selected"
    words = f'{done} "{plain(pair.operation.text)}" {"into" if deed is Deed.TYPE else "in"} {pair.field.label}'
    return _on_element(deed, words, pair.field, pair.operation, before=attempt.screen, progress=progress)


def _goes_on(attempt: Attempt, pair: Pair, reply: Reply | Refused) -> bool:
    """It took, it was a part of what the step gives of a person, and a field asks for another."""
    took = isinstance(reply, Reply) and reply.ok and reply.kept
    return took and bool(pair.span.particular) and bool(owed(attempt))


MAKE: Final[dict[Move, Callable[[Attempt, str, float | None], Made]]] = {
    Move.ACTIVATE: activate,
    Move.EXPAND: expand,
    Move.SCROLL: scroll,
    Move.SHORTCUT: shortcut,
    Move.TYPE: type_,
    Move.WAIT: wait,
}


def double_click(attempt: Attempt, element: Element, progress: float | None) -> Made:
    """A text that a click did not move is double-clicked once, before it is banned."""
    attempt.double_clicked.add(element.press_key)
    operation = Operation(kind=Act.DOUBLE_CLICK, target=element.ref)
    reply = yield from press(attempt, operation, element)
    words = f"double-clicked {element.label}"
    return _kept(
        attempt, _on_element(Deed.PRESS, words, element, operation, before=attempt.screen, progress=progress), reply
    )


def _ground_activation(attempt: Attempt) -> Generator[Wish[Any], Any, Grounded | None]:
    texts = span_targets(attempt)
    pool = without_boxes(attempt, pool_for(attempt, Support.CLICK, texts), texts)
    purpose = f"press it to accomplish: {attempt.goal}"
    second = yield from next_best(attempt, pool, purpose)
    return second or (yield from ground(attempt, pool, purpose))


def _ground_answer(attempt: Attempt) -> Generator[Wish[Any], Any, Grounded | None]:
    pool = tuple(item for item in answers(attempt.screen) if not attempt.is_struck(item))
    kind = attempt.screen.front.kind
    return (yield from ground(attempt, pool, f"answer the {kind} in front the way this wants: {attempt.goal}"))


def _grounded_move(attempt: Attempt, support: Support, kind: Act, verb: str, progress: float | None) -> Made:
    found = yield from ground(attempt, pool_for(attempt, support), f"{verb} it to accomplish: {attempt.goal}")
    if found is None:
        return _nothing(attempt, attempt.screen, Move(verb), progress)
    _sure(attempt, found)
    element = found.element
    operation = Operation(kind=kind, target=element.ref)
    reply = yield from press(attempt, operation, element)
    deed = Deed.SCROLL if kind is Act.SCROLL else Deed.PRESS
    words = f"{_PAST[verb]} {element.label}"
    return _kept(attempt, _on_element(deed, words, element, operation, before=attempt.screen, progress=progress), reply)


_PAST: Final = {"expand": "expanded", "scroll": "scrolled"}


def _use(attempt: Attempt, found: Grounded, near: Screen, progress: float | None) -> Made:
    """Presses the element; a list of choices gets one of them selected instead."""
    _sure(attempt, found)
    element = found.element
    if element.choices and element.offers(Support.SELECT):
        chosen = yield from _option(attempt, element)
        if chosen is not None:
            operation = Operation(kind=Act.SELECT, target=element.ref, text=(chosen,))
            reply = yield from press(attempt, operation, element)
            words = f'selected "{chosen}" in {element.label}'
            return _kept(
                attempt, _on_element(Deed.SELECT, words, element, operation, before=near, progress=progress), reply
            )
    if is_label_to_reword(attempt, element):
        return (yield from double_click(attempt, element, progress))
    operation = _activation(element)
    reply = yield from press(attempt, operation, element)
    words = f"pressed {element.label}"
    return _kept(attempt, _on_element(Deed.PRESS, words, element, operation, before=near, progress=progress), reply)


def _activation(element: Element) -> Operation:
    """A click; for a box to tick or a button of a radio group the change of its state, which is filling in a form."""
    if element.role in _TICKED and element.offers(Support.CHECK):
        return Operation(kind=Act.CHECK, target=element.ref, checked=not element.has(State.CHECKED))
    return Operation(kind=Act.CLICK, target=element.ref)


def _option(attempt: Attempt, element: Element) -> Generator[Wish[Any], Any, str | None]:
    """
    The choice of a select that the step means: the one it names in full, else the judge's. Of several that it names,
    what is chosen already, and whose something is ("give Ann's shift to Uma"), are not meant.
    """
    named = [option for option in element.choices if option and _names(attempt.goal, option)]
    meant = [option for option in named if option != element.value and not _is_whose(attempt.goal, option)] or named
    if meant:
        return max(meant, key=len)
    room = element.choices[: at.OPTIONS_OFFERED.count]
    question = choice(Kind.OPTION, (Option(key=str(n), text=text) for n, text in enumerate(room, 1)), attempt.goal)
    (said,) = yield from Ask((Request(state=attempt.state(), questions=(question,)),))
    answer = said[question.id]
    if not isinstance(answer, Chosen) or not at.OPTION_FLOOR.reached_by(answer.p(answer.top)):
        return None
    return room[int(answer.top) - 1] if answer.top.isdigit() else None


def _names(goal: str, option: str) -> bool:
    """The option's words and figures stand in the step, whole and in order."""
    words, wanted = label_tokens(goal), label_tokens(option)
    size = len(wanted)
    return size > 0 and any(words[i : i + size] == wanted for i in range(len(words) - size + 1))


def _is_whose(goal: str, option: str) -> bool:
    """The step names it only as the owner of something."""
    said: list[str] = re.findall(rf"(?<!\w){re.escape(option)}(['’]s?(?!\w))?", goal, re.IGNORECASE)
    return bool(said) and all(said)


def _on_element(
    deed: Deed, words: str, element: Element, operation: Operation, *, before: Screen, progress: float | None
) -> Last:
    return Last(deed=deed, words=words, element=element, operation=operation, before=before, progress=progress)


def _sure(attempt: Attempt, found: Grounded) -> None:
    attempt.lowest = min(found.confidence, attempt.lowest if attempt.lowest is not None else 1.0)


def _nothing(attempt: Attempt, near: Screen, move: Move, progress: float | None) -> Ending | None:
    """
    The turn found nothing to do it with: said in the history, counted as an action that changed nothing, and that kind
    of move is not offered again before the screen changes.
    """
    attempt.screen = near
    attempt.note(f"nothing on screen clearly serves to {move}")
    attempt.futile.add(move)
    attempt.last = Last(deed=Deed.NOTHING, words="found nothing to use", before=near, progress=progress)
    return None


def _kept(attempt: Attempt, last: Last, reply: Reply | Refused) -> Ending | None:
    """Remembers what was done. A refusal of the gate ends the step on this very turn."""
    if isinstance(reply, Refused):
        attempt.memory = _with_refused(attempt, last)
        return attempt.end(Outcome.REFUSED, f"refused to activate {reply.target}: {reply.because}")
    attempt.did(last, reply)
    return None


def _with_refused(attempt: Attempt, last: Last) -> Memory:
    kinds = attempt.memory.refused_kinds | ({last.element.kind_key} if last.element else frozenset())
    return replace(attempt.memory, refused_kinds=kinds)
