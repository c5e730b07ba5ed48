"""A shop of three screens and a sign-in, over which whole flows run without a browser."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from fake_surface import FakeSurface
from loops import calmly
from screens import button, screen, text
from screens import field as text_field
from scripted import Said, ScriptedJudge
from transcript import App

from flows.cli.run import Wanted, World, execute
from flows.explain import read
from flows.flow import Flow
from flows.journal import Record
from flows.judging import Judging
from flows.reports.console import Progress
from judge import Account, Answers, Cascade, Judge, Question, State
from surfaces import Surface

SHOP = screen(button("Add to cart"), text("Blue mug"), title="Shop")
CART = screen(text("Blue mug in the cart"), button("Pay now"), title="Cart", like=SHOP)
SIGN_IN = screen(text_field("Password"), text("Who are you?"), title="Sign in")

BUY = """\
flow: Buy
start: http://shop.example/
steps:
  - add the mug to the cart
  - verify: the cart shows one mug
"""


def shop(place: str = "shop") -> App:
    """The shop, entered there."""
    return App(
        {"shop": SHOP, "cart": CART, "sign in": SIGN_IN}, place, {("shop", 'press button "Add to cart"'): "cart"}
    )


def buyer(state: State, question: Question) -> Said | None:
    """What a good judge says there: in the cart the step is done, and what one asks for is so."""
    done = 0.95 if state.title == "Cart" else 0.05
    known: dict[str, Said] = {"done": done, "not_done": 1 - done, "progress": done, "holds": done, "negated": 1 - done}
    known |= {"coverage": done, "target": "Add to cart", "again": "Add to cart", "confirm": 0.9, "slot": "Password"}
    return known.get(question.kind)


class Second(ScriptedJudge):
    """A judge outside, which tells its model."""

    @property
    def name(self) -> str:
        return "second 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        answers = await super().ask(state, questions)
        return replace(answers, accounts=(Account(judge=self.name, model="m-1", input_tokens=100),))


def unsure_in_the_shop(state: State, question: Question) -> Said | None:
    """What the buyer says, but for whether the step is done while the shop itself still shows."""
    doubtful = state.title == "Shop" and question.kind in {"done", "not_done", "progress"}
    return 0.5 if doubtful else buyer(state, question)


def cascade() -> Judge:
    """The first judge knows the cart and not the shop; the second knows both."""
    return Cascade(ScriptedJudge(calmly(unsure_in_the_shop)), Second(calmly(buyer)))


@dataclass
class Ran:
    """What a run on the command line left behind."""

    code: int
    out: str
    err: str
    folder: Path
    surface: FakeSurface

    @property
    def records(self) -> list[Record]:
        return read(self.folder / "events.ndjson")

    def told(self, name: str) -> list[Record]:
        return [record for record in self.records if record.event.name == name]


@dataclass
class Shopping:
    """Runs flow texts as the command line does, over a shop in memory."""

    folder: Path
    surface: FakeSurface = field(default_factory=lambda: FakeSurface(shop()))
    said: Callable[[State, Question], Said | None] = buyer
    environment: Mapping[str, str] = field(default_factory=dict)
    judge: Judge | None = None
    """In place of one that says `said`."""

    def run(self, *flows: str, **wanted: object) -> Ran:
        files = tuple(self._file(at, text) for at, text in enumerate(flows))
        out, err = io.StringIO(), io.StringIO()
        world = World(
            environment=self.environment,
            stdout=out,
            stderr=err,
            judging=lambda _: lambda _: Judging(judge=self.judge or ScriptedJudge(calmly(self.said))),
            opening=lambda _: self._open,
        )
        results = self.folder / "results"
        typed = {"files": files, "out": results, "progress": Progress.PLAIN, **wanted}
        code = execute(Wanted(**typed), world)  # type: ignore[arg-type]  # a test's own spelling
        return Ran(code, out.getvalue(), err.getvalue(), results, self.surface)

    def _file(self, at: int, text: str) -> Path:
        file = self.folder / (f"buy{at or ''}.yaml")
        file.write_text(text, encoding="utf-8")
        return file

    async def _open(self, flow: Flow) -> Surface:
        return self.surface
