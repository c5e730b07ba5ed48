"""
Judges side by side: on generated screens of unseen seeds and families, on recorded ones, on a file of hand-made ones.

    python tests/bench/judges_compared.py cases CASES [HAND-MADE.jsonl]  # writes the labelled screens, one a line
    python tests/bench/judges_compared.py ask embedded CASES ANSWERS     # the embedded judge of the tree in PYTHONPATH
    python tests/bench/judges_compared.py ask overlap CASES ANSWERS      # `Overlap`
    python tests/bench/judges_compared.py table CASES ANSWERS... [--wrong]  # the figures, the wrong hand-made screens

``ask`` uses nothing that the first version of this judge has not (commit 77419d0): a copy of any commit answers the
same screens with its own judge.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from judge import NONE, Chosen, Kind, Question, State, Yes, choice, elements, moves, yes_no
from judge.embedded import EmbeddedJudge
from view import Element, FrontKind, Support
from view import State as Condition

Form = dict[str, Any]

NAMED: Final = 18
"""So many controls are offered, the right ones among them."""

BARS: Final = (0.85, 0.75)
"""The loop's bars for "done", before and after it has acted."""

TOLD: Final = 1_000
FAMILIES: Final = {
    "generated": "generated, other seeds",
    "families": "generated, unseen families",
    "development": "recorded, development",
    "test": "recorded, test",
    "hand-made": "hand-made",
}
_TEXTS: Final = ("role", "name", "value", "description", "title", "autocomplete", "placeholder")
_LISTS: Final = ("hints", "choices", "path")


# ---- the screens


def generated() -> Iterator[Form]:
    """Stories of other seeds, as the loop would tell them; then written scenes of families that nothing was made by."""
    from judge.embedded.training.corpus import UNSEEN, told_stories, written_scenes
    from judge.embedded.training.generate import TEST_SEED

    for sample in told_stories(TOLD, TEST_SEED, past="told"):
        case = sample.case
        form = _case("generated", sample.plot, case.state, case.done, bool(case.state.last))
        yield form | _next(case.state, case.moves, None if case.unsure else case.targets, typing=case.typing)
    for sample in written_scenes(UNSEEN, TEST_SEED, past="told"):
        case = sample.case
        form = _case("families", sample.plot, case.state, case.done, bool(case.state.last))
        targets = None if case.unsure else case.targets
        yield form | _next(case.state, case.moves or None, targets, typing=case.typing)


def recorded() -> Iterator[Form]:
    """The labelled screens that are shipped."""
    from judge.check.labelled import SETS, labelled

    for name in SETS:
        for one in labelled(name):
            form = _case(name, f"{one.app}/{one.tale}", one.state, one.done, one.acted)
            pool = None if one.pool is None else [place for place in one.pool if place < len(one.state.items)]
            targets = None if one.targets is None or pool is None else frozenset(one.targets)
            yield form | _next(one.state, one.moves, targets, typing="type" in one.offered_moves, pool=pool)


def hand_made(file: Path) -> Iterator[Form]:
    """The screens of a file (see `judge.embedded.training.report.public`)."""
    from judge.embedded.training.report import public

    ids = [json.loads(line)["id"] for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    for name, case in zip(ids, public(file), strict=True):
        form = _case("hand-made", name, case.state, case.done, bool(case.state.last))
        targets = case.targets if case.targets or not case.done else None
        yield form | _next(case.state, case.moves, targets, typing=case.typing)


def _case(name: str, group: str, state: State, done: bool, acted: bool) -> Form:
    return {"set": name, "group": group, "state": _state(state), "done": done, "acted": acted}


def _next(
    state: State,
    right: Iterable[str] | None,
    targets: frozenset[int] | None,
    *,
    typing: bool,
    pool: list[int] | None = None,
) -> Form:
    offered = [n for n, item in enumerate(state.items) if item.is_control] if pool is None else pool
    wanted = [n for n in offered if n in (targets or ())]
    kept = sorted([*wanted, *[n for n in offered if n not in wanted]][:NAMED])
    known = None if targets is None or not kept or (targets and not wanted) else sorted(wanted)
    return {"moves": None if right is None else sorted(right), "targets": known, "pool": kept, "typing": typing}


def _state(state: State) -> Form:
    return {**state.to_json(), "items": [_element(item) for item in state.items]}


def _element(item: Element) -> Form:
    return {
        **{word: getattr(item, word) for word in _TEXTS if getattr(item, word)},
        **{word: list(getattr(item, word)) for word in _LISTS if getattr(item, word)},
        "states": sorted(item.states),
        "supports": sorted(item.supports),
        "in_front": item.in_front,
    }


def state_of(form: Form) -> State:
    """The state, by whatever tree runs."""
    items = tuple(map(element_of, form["items"]))
    screen = form["screen"]
    return State(
        step=form["current_step"],
        title=screen["title"],
        address=screen["address"],
        front=FrontKind(screen["front"]),
        front_name=screen["front_name"],
        items=items,
        history=tuple(form["recent_actions"]),
        last=form["last_action"],
        appeared=tuple(screen["appeared_since_the_step_began"]),
        gone=tuple(screen["gone_since_the_step_began"]),
    )


def element_of(form: Form) -> Element:
    """The element of that form."""
    texts: dict[str, Any] = {word: form[word] for word in _TEXTS if word in form}
    lists: dict[str, Any] = {word: tuple(form[word]) for word in _LISTS if word in form}
    return Element(
        **texts,
        **lists,
        states=frozenset(map(Condition, form["states"])),
        supports=frozenset(map(Support, form["supports"])),
        in_front=form["in_front"],
    )


# ---- the judges


class Overlap:
    """
    The plainest judge there is: the share of a text's words that the step says, letter for letter. A step is as done
    as what came says it; where no option shares a word with it, the answer is none.
    """

    name = "word overlap"

    def answers(self, state: State, questions: Sequence[Question]) -> Mapping[str, Yes | Chosen]:
        step = _words(state.step)
        return {question.id: self._one(step, state, question) for question in questions}

    def _one(self, step: set[str], state: State, question: Question) -> Yes | Chosen:
        if question.kind is Kind.DONE or not hasattr(question, "options"):
            came = state.appeared or tuple(item.label for item in state.items)
            return Yes(max((_overlap(step, _words(text)) for text in came), default=0.0))
        said = [_overlap(_words(option.text.split(" @ ")[0].split(" (")[0]), step) for option in question.options]
        nothing = [0.2 if option.key == NONE else p for option, p in zip(question.options, said, strict=True)]
        whole = sum(nothing) or 1.0
        return Chosen(tuple((o.key, p / whole) for o, p in zip(question.options, nothing, strict=True)))


def _words(text: str) -> set[str]:
    return set("".join(c if c.isalnum() else " " for c in text.casefold()).split())


def _overlap(wanted: set[str], given: set[str]) -> float:
    return len(wanted & given) / len(wanted) if wanted else 0.0


JUDGES: Final[dict[str, Callable[[], Any]]] = {"embedded": EmbeddedJudge, "overlap": Overlap}


def asked(judge: Any, form: Form) -> Form:
    """What the judge says: P(done), the likeliest move, the likeliest control, whether "none" is likelier."""
    state = state_of(form["state"])
    questions: list[Question] = [yes_no(Kind.DONE), choice(Kind.MOVE, moves(typing=form["typing"]))]
    pool = form["pool"] if form["targets"] is not None else []
    if pool:
        offered = elements(state.items[place] for place in pool)
        questions.append(choice(Kind.TARGET, offered, f"press it to accomplish: {state.step}"))
    given = judge.answers(state, questions)
    found = {"done": given["done"].p, "move": given["move"].top, "first": None, "none": None}
    if pool:
        ranked = [key for key, _ in given["target"].ranked()]
        found |= {"first": next(pool[int(key) - 1] for key in ranked if key != NONE), "none": ranked[0] == NONE}
    return found


# ---- the figures


@dataclass(frozen=True, slots=True)
class Said:
    """One screen and what a judge said of it."""

    form: Form
    given: Form

    @property
    def pair(self) -> tuple[float, bool]:
        return self.given["done"], self.form["done"]

    @property
    def over(self) -> bool:
        """At the loop's bar."""
        return bool(self.given["done"] >= BARS[self.form["acted"]])

    @property
    def first(self) -> bool | None:
        """The likeliest control is right; one that reads the same is as good."""
        if not self.form["targets"] or self.given["first"] is None:
            return None
        items = self.form["state"]["items"]
        return items[self.given["first"]] in [items[place] for place in self.form["targets"]]

    @property
    def none(self) -> bool | None:
        return self.given["none"] if self.form["targets"] == [] and not self.form["done"] else None

    @property
    def move(self) -> bool | None:
        return None if self.form["moves"] is None else self.given["move"] in self.form["moves"]


def _rates() -> dict[str, Callable[[Sequence[Said]], float]]:
    from judge.check.metrics import auc, brier, ece, rate

    def known(read: Callable[[Said], bool | None]) -> Callable[[Sequence[Said]], float]:
        return lambda some: rate([hit for one in some if (hit := read(one)) is not None])

    return {
        "done: AUC": lambda some: auc([one.pair for one in some]),
        "Brier": lambda some: brier([one.pair for one in some]),
        "ECE": lambda some: ece([one.pair for one in some]),
        "false done at 0.85": lambda some: rate([one.given["done"] >= BARS[0] for one in some if not one.form["done"]]),
        "false done at the bars": lambda some: rate([one.over for one in some if not one.form["done"]]),
        "done seen at the bars": lambda some: rate([one.over for one in some if one.form["done"]]),
        "right element first": known(lambda one: one.first),
        '"none" right': known(lambda one: one.none),
        "move": known(lambda one: one.move),
    }


def table(held: Mapping[str, Sequence[Said]]) -> Iterator[str]:
    """One row a figure and set, one column a judge."""
    from judge.check.metrics import measured

    yield f"| set | figure | {' | '.join(held)} |"
    yield f"|---|---|{'---:|' * len(held)}"
    for name, title in FAMILIES.items():
        parts = {judge: [one for one in said if one.form["set"] == name] for judge, said in held.items()}
        some = next(iter(parts.values()))
        if not some:
            continue
        head = f"{title} ({len(some):,} screens, {sum(one.form['done'] for one in some):,} done)"
        rows = (
            (figure, [str(measured(said, of, by=_group)) for said in parts.values()]) for figure, of in _rates().items()
        )
        told = [(figure, cells) for figure, cells in rows if not cells[0].startswith("nan")]
        for n, (figure, cells) in enumerate(told):
            yield f"| {'' if n else head} | {figure} | {' | '.join(cells)} |"


def _group(said: Said) -> str:
    return str(said.form["group"])


def wrong(said: Sequence[Said]) -> Iterator[str]:
    """Each hand-made screen that is wrong in something, by its step."""
    for one in said:
        if one.form["set"] == "hand-made":
            amiss = [] if one.over == one.form["done"] else ["false done" if one.over else "done not seen"]
            amiss += ["move"] if one.move is False else []
            amiss += ["element"] if one.first is False else []
            amiss += ["none"] if one.none is False else []
            if amiss:
                yield f"- {one.form['state']['current_step']} (`{one.form['group']}`): {', '.join(amiss)}"


def _lines(file: str) -> list[Form]:
    return [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]


def _write(file: str, forms: Iterable[Form]) -> None:
    Path(file).write_text("".join(json.dumps(form) + "\n" for form in forms), encoding="utf-8")


def main(words: Sequence[str]) -> None:
    """See the module's text."""
    match words:
        case ["cases", file, *more]:
            _write(file, [*generated(), *recorded(), *(form for one in more for form in hand_made(Path(one)))])
        case ["ask", name, cases, file]:
            judge = JUDGES[name]()
            _write(file, (asked(judge, form) for form in _lines(cases)))
        case ["table", *parts]:
            cases, *files = [part for part in parts if part != "--wrong"]
            forms = _lines(cases)
            held = {Path(f).stem: [Said(*pair) for pair in zip(forms, _lines(f), strict=True)] for f in files}
            print("\n".join(table(held)))
            if "--wrong" in parts:
                print("\n".join(wrong(next(iter(held.values())))))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
