"""
`run-flow explain`: why a step ended as it did, told from the events alone.

Turn by turn: what was seen, what was asked and answered, the rule that won, what was done and what came of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import act
from view import Problem

from .events import Answered, Asked, FlowHalted, JudgeAsked, LookTaken, OperationDone
from .journal import Record
from .reports.folder import EVENTS, RESULTS
from .reports.summary import FlowSummary, StepSummary, summary
from .reports.words import counted, outcome_words, printable, seconds

LATEST: Final = "latest"
MOST_ANSWERS: Final = 3
"""Options of one answer that are told, likeliest first; the rest hardly ever matters."""

LONGEST_OPTION: Final = 70
"""Characters of an option."""

INDENT: Final = "  "


class NoSuchRun(Problem):
    """There is no run, or no such step in it, to be explained."""

    kind = "no_such_run"


def explained(run: str, step: str = "", *, here: Path | None = None) -> Iterator[str]:
    """The story of one step, or of the step that the run failed in; its lines are fit to be printed."""
    events = events_of(run, here or Path.cwd())
    records = read(events)
    whole = summary(records)
    flow, told = _chosen(whole.flows, step, run)
    yield printable(f"run {whole.run}: {events.resolve().parent}")
    yield from _head(flow, told)
    yield from story([record for record in records if record.flow == flow.flow and record.step == told.path])


def events_of(run: str, here: Path) -> Path:
    """The events file of a run: by its folder, its file, its id under the results folder, or ``latest`` of these."""
    results = here / RESULTS
    newest = sorted(results.glob(f"*/{EVENTS}"))[-1:] if run == LATEST else []
    tried = (*newest, here / run, here / run / EVENTS, results / run / EVENTS)
    found = next((path for path in tried if _is_file(path)), None)
    if found is None:
        known = sorted((path.parent.name for path in results.glob(f"*/{EVENTS}")), reverse=True)[:MOST_ANSWERS]
        hint = f"the newest here: {', '.join(known)}" if known else "name a results folder: its path was printed"
        raise NoSuchRun(f"there is no run {run!r}", hint=hint)
    return found


def _is_file(path: Path) -> bool:
    """A name that is too long for the system, or lies where nobody may look, names none."""
    try:
        return path.is_file()
    except OSError:
        return False


def read(file: Path) -> list[Record]:
    """
    Every record of an events file. What a killed run left half written at the end is passed over.

    Raises `NoSuchRun` for a file that cannot be read, or is none.
    """
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").split("\n")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise NoSuchRun(f"{file} cannot be read: {why}", hint=f"name a results folder, or its {EVENTS}") from error
    records = [record for line in lines if (record := _record(line)) is not None]
    if not records and any(line.strip() for line in lines):
        raise NoSuchRun(
            f"{file} holds no events of a run: nothing in it can be read",
            hint=f"name a results folder, or its {EVENTS}",
        )
    return records


def _record(line: str) -> Record | None:
    try:
        return Record.of_line(line)
    except (ValueError, TypeError, AttributeError, RecursionError):  # of another form, or of none
        return None


def _chosen(flows: Sequence[FlowSummary], step: str, run: str) -> tuple[FlowSummary, StepSummary]:
    name, _, path = step.rpartition(":")
    for flow in flows:
        if name and flow.flow != name:
            continue
        last = flow.failed_step or flow.last_step
        found = next((one for one in flow.all_steps if one.path == path), None) if path else last
        if found:
            return flow, found
    known = ", ".join(f"{flow.flow}:{one.path}" for flow in flows for one in flow.all_steps if one.ran)
    raise NoSuchRun(f"{run} has no step {step!r}", hint=f"these ran: {known}" if known else "no step of it ever ran")


def _head(flow: FlowSummary, step: StepSummary) -> Iterator[str]:
    place = f"{flow.file}:{step.line}" if step.line else flow.file
    of = f" of {counted(len(flow.steps), 'step')}" if step in flow.steps else ""
    yield f"step {step.path}{of}: {printable(step.title)}  ({place})"
    sure = "" if step.confidence is None else f", decided on {step.confidence:.2f} at the least"
    yield f"ended: {outcome_words(step.outcome)} after {counted(step.turns, 'turn')}, {seconds(step.ms)}{sure}"
    if step.note:
        yield f"why: {printable(step.note)}"


def story(records: Sequence[Record]) -> Iterator[str]:
    """What happened, in order, with a heading before the look that a turn begins with. Each wording is told once."""
    headings, worded = _headings(records), set[str]()
    for at, record in enumerate(records):
        if at in headings:
            yield ""
            yield f"turn {headings[at]}"
        yield from (f"{INDENT}{line}" for line in _lines(record, worded))


def _headings(records: Sequence[Record]) -> dict[int, int]:
    """Where each turn begins: at the last look before the judge's opinion of it."""
    headings, look = {}, 0
    for at, record in enumerate(records):
        match record.event:
            case LookTaken():
                look = at
            case act.TurnJudged(turn=turn):
                headings[look] = turn
    return headings


def _lines(record: Record, worded: set[str]) -> Iterator[str]:
    event = record.event
    if isinstance(event, JudgeAsked):
        yield from _dialogue(event, worded)
    yield from (*_of_the_driver(event), *_of_the_judge(event), *_of_the_rules(event), *_of_the_gate(event))


def _of_the_driver(event: act.Event) -> Iterator[str]:
    match event:
        case LookTaken():
            yield _seen(event)
        case OperationDone():
            yield _done(event)
        case FlowHalted(message=message, hint=hint):
            yield f"ended from outside: {printable(message)}"
            yield f"try: {printable(hint)}"


def _of_the_judge(event: act.Event) -> Iterator[str]:
    match event:
        case act.TurnJudged():
            yield f"made of it: {_estimates(event)}"
        case act.TargetRanked(purpose=purpose, candidates=candidates):
            ranked = ", ".join(f"{label} {p:.2f}" for label, p in candidates[:MOST_ANSWERS])
            yield f"best for {printable(purpose)!r}: {printable(ranked) or 'nothing'}"
        case act.ConditionJudged(condition=condition, holds=holds, incoherent=incoherent):
            doubt = "; its answers contradict each other" if incoherent else ""
            yield f"{printable(condition)!r} holds with {holds:.2f}{doubt}"


def _of_the_rules(event: act.Event) -> Iterator[str]:
    match event:
        case act.TurnDecided(move=move, target=target, because=because):
            what = " ".join(part for part in (move, target) if part)
            why = "that is what the judge chose" if because == move else because
            yield f"decided: {printable(what)}, because {printable(why)}"
        case act.AnswerOverruled(answer=answer, because=because):
            yield f"overruled {answer!r}: {printable(because)}"
        case act.ElementBanned(target=target, because=because):
            yield f"not to be used again: {printable(target)}, because {printable(because)}"
        case act.ExpectationChecked(action=action, expected=expected, came=came):
            yield f"expected: {printable(action)} was to {expected}; {came}"
        case act.ActionAssessed():
            yield from _assessed(event)
        case act.UndoChecked(action=action, by=by, present=present, restored=restored):
            came = "it is back" if restored else "it is not back"
            yield f"took back {printable(action)}: {printable(by)}; {present:.0%} of the screen before it shows, {came}"
        case act.Noted(line=line):
            yield f"noted: {printable(line)}"


def _assessed(made: act.ActionAssessed) -> Iterator[str]:
    """The verdict with what it rests on, and what may be done next."""
    yield f"came to: {made.verdict} ({made.reason}), next: {made.next}: {printable(made.gloss)}"
    if made.value and made.value.actual != made.value.requested:
        wanted, holds = (printable(repr(value)) for value in (made.value.requested, made.value.actual))
        yield f"{INDENT}it was to hold {wanted}, and holds {holds}"
    for lost in made.values_lost:
        yield f"{INDENT}emptied: {printable(lost.field)}{_was(lost.was)}"
    if made.short_hint:
        yield f"{INDENT}{printable(made.short_hint)}"


def _was(value: str | None) -> str:
    return "" if value is None else f", which held {printable(repr(value))}"


def _of_the_gate(event: act.Event) -> Iterator[str]:
    match event:
        case act.ActivationRefused(target=target, rule=rule, because=because):
            yield f"the gate refused {printable(target)}: {printable(because)} ({rule})"
        case act.AllowanceUsed(target=target, allowance=allowance, because=because):
            yield f"allowed by {allowance!r}: {printable(target)}, although {printable(because)}"


def _seen(look: LookTaken) -> str:
    if look.blind:
        return f"saw nothing: {printable(look.blind)}"
    more = f", {look.omitted} further off" if look.omitted else ""
    things = f"{counted(look.controls, 'control')}, {counted(look.texts, 'text')}{more}"
    return (
        f'saw "{printable(look.title)}" at {printable(look.address)}, in front {look.front}: {things} ({look.ms:g} ms)'
    )


def _dialogue(asked: JudgeAsked, worded: set[str]) -> Iterator[str]:
    yield f"asked, call {asked.call} ({asked.ms:g} ms):"
    answers, by = {answer.id: answer for answer in asked.answers}, dict(asked.by)
    for question in asked.questions:
        if question.id not in answers:
            continue
        who = f", by {printable(by[question.id])}" if question.id in by else ""
        wording = "" if question.wording in worded else f"  | {printable(question.wording)}"
        worded.add(question.wording)
        yield f"{INDENT}{question.id}: {_answer(question, answers[question.id])}{who}{wording}"


def _answer(question: Asked, answer: Answered) -> str:
    texts = dict(question.options)
    ranked = sorted(answer.probabilities, key=lambda pair: -pair[1])[:MOST_ANSWERS]
    return ", ".join(f"{_option(key, texts)} {p:.2f}" for key, p in ranked)


def _option(key: str, texts: dict[str, str]) -> str:
    if not key.isdigit() or key not in texts:
        return key
    return printable(texts[key])[:LONGEST_OPTION]


def _estimates(judged: act.TurnJudged) -> str:
    known = (
        ("done", judged.completion),
        ("progress", judged.progress),
        ("in the way", judged.blocked),
        ("helped", judged.helped),
        ("as meant", judged.intended),
    )
    said = [f"{name} {p:.2f}" for name, p in known if p is not None]
    said += [f"move {judged.move}"] if judged.move else []
    said += [f"shortcut {judged.shortcut}"] if judged.shortcut and judged.move == "shortcut" else []
    return ", ".join(said) + ("; done and not done contradict each other" if judged.incoherent else "")


def _done(done: OperationDone) -> str:
    text = f' "{done.text}"' if done.text else ""
    what = f"{outcome_words(done.kind)} {done.target}{text}".strip()
    came = [f"refused: {outcome_words(done.refusal)}"] if done.refusal else ["sent"]
    came += [f"{done.cover} lies over it"] if done.cover else []
    came += ["it may or may not have had an effect"] if done.dispatched == "unknown" else []
    came += ["the field does not hold it"] if not done.kept else []
    came += [f"a dialog said {dialog!r}" for dialog in done.dialogs]
    came += [done.note] if done.note else []
    return printable(f"did {what}: {'; '.join(came)} ({done.ms:g} ms)")
