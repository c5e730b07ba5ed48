"""
Reproduces the shipped weights: ``python -m judge.embedded.training.fit`` writes ``weights.json`` beside the judge.

``--heads done`` fits that part alone and leaves the others in the file as they stand; the parts are "done", "target"
(which holds "none" too) and "move", and the later ones rest on the earlier.

Each head is drawn toward the weights a person would give (``prior.json``), so that what the generated screens hardly
show keeps its meaning.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from ...wording import MOVES
from ..answers.move import MOVE_MEASURES, measures
from ..answers.none_of_these import NONE_MEASURES, none_measures
from ..heads import WEIGHTS, Weights, shipped
from ..match.match import MEASURES
from ..signs.table import BLIND, SIGN_NAMES
from ..study import Study
from .case import Case
from .corpus import FITTED, ROUNDS, TOLD, Sample, Source, recordings, with_pasts, written_scenes
from .generate import FIT_NEXT, FIT_SEED, FIT_STORIES, next_cases, plotted
from .regress import Array, Choices, choice, yes_no

DECIMALS: Final = 3
PULL: Final = {"done": 4.0, "target": 1.5, "move": 4.0}
"""How strongly the prior draws, in cases."""

WEIGHS: Final = {Source.STORY: 1.0, Source.SCENE: 2.0, Source.RECORDING: 3.0}
NEXT_WEIGHS: Final = {Source.STORY: 3.0, Source.SCENE: 2.0, Source.RECORDING: 3.0}
"""
What a case of each source weighs, for "done" and for what comes next. Chosen by written scenes with their family left
out, by recordings with their application left out, and by the rules of the product that tests hold.
"""

DONE_WEIGHS: Final = {Source.STORY: 1.0, Source.SCENE: 2.0, Source.RECORDING: 1.0}
"""What a state that is done weighs besides: few of the written ones are, as most of them tell of what goes wrong."""

FALSE_DONE_COSTS: Final = 1.25
"""A state that is not done counts so much more than one that is: a false "done" is the worst error."""

BLIND_COUNTS: Final = 0.6
DONE_NAMES: Final = (*SIGN_NAMES, "bias")
KEYS: Final = (*MOVES, "none")
Heads = dict[str, dict[str, float]]


PARTS: Final = ("done", "target", "move")
"""In the order in which they rest on one another."""


def fitted(
    parts: Sequence[str] = PARTS,
    given: Weights | None = None,
    *,
    told_whole: int = FIT_STORIES,
    told_next: int = FIT_NEXT,
    rounds: int = ROUNDS,
    recorded: int | None = None,
) -> Heads:
    """
    The weights with these parts fitted, in the order of `PARTS`; the others as given, or as the prior has them. With
    fewer stories, scenes or recordings it is a fit of the same kind, and not the shipped one.
    """
    prior = prior_weights()
    stories = plotted(told_whole, FIT_SEED)
    screens = recordings()[:recorded]
    weights: Heads = prior | {name: dict(values) for name, values in (given or {}).items()}
    if "done" in parts:
        samples = [*with_pasts(stories, FIT_SEED), *written_scenes(FITTED, FIT_SEED, rounds), *screens]
        weights["done"] = _done(prior, samples)
    if {"target", "move"} & set(parts):
        told = [Sample(plot, case) for plot, case in stories] + [Sample("", c) for c in next_cases(told_next, FIT_SEED)]
        samples = [*told, *written_scenes(FITTED, FIT_SEED, rounds, past=TOLD), *screens]
        weights |= _next(parts, weights, prior, samples)
    return weights


def _next(parts: Sequence[str], weights: Heads, prior: Heads, samples: Sequence[Sample]) -> Heads:
    """What comes next: the heads of "target" and "none", then those of the moves, which rest on them."""
    found = dict(weights)
    studies = [Study(sample.case.state, weights) for sample in samples]
    if "target" in parts:
        begun = found | {name: prior[name] for name in ("target", "none")}
        found |= _target([study.under(begun) for study in studies], samples, begun)
    if "move" in parts:
        begun = found | {name: values for name, values in prior.items() if name.startswith("move:")}
        found |= _moves([study.under(begun) for study in studies], samples, begun)
    return found


def prior_weights() -> Heads:
    """The weights a person gave."""
    read: Heads = json.loads(files(__package__).joinpath("prior.json").read_text(encoding="utf-8"))
    return read


def _done(prior: Weights, samples: Sequence[Sample]) -> dict[str, float]:
    rows = np.array([done_row(Study(sample.case.state, prior)) for sample in samples])
    labels = np.array([float(sample.case.done) for sample in samples])
    return named_done(yes_no(rows, labels, weights_row(done_prior(prior)), PULL["done"], row_counts(samples)))


def named_done(values: Array) -> dict[str, float]:
    """The weights of "done" by the names of its signs."""
    return _named(DONE_NAMES, values)


def row_counts(samples: Sequence[Sample]) -> Array:
    """What each state weighs in the fit of "done"."""
    costs = (DONE_WEIGHS[sample.source] if sample.case.done else FALSE_DONE_COSTS for sample in samples)
    return np.array([WEIGHS[sample.source] * cost for sample, cost in zip(samples, costs, strict=True)])


def weights_row(named: Mapping[str, float]) -> Array:
    """The weights of "done" in the order of its signs."""
    return _row(named, DONE_NAMES)


def done_row(study: Study) -> tuple[float, ...]:
    """The signs of the step's last clause and a constant, each as far as the screen has to do with the step."""
    faith = study.faith(study.readings[-1])
    return tuple(faith * value for value in (*study.signs[-1], 1.0))


def done_prior(prior: Weights) -> dict[str, float]:
    """A person's weights; where nothing is known of the change, a sign counts for less, if nobody said how much."""
    given = prior["done"]
    unknown = {
        name: BLIND_COUNTS * given.get(name.removeprefix(BLIND), 0.0) for name in SIGN_NAMES if name.startswith(BLIND)
    }
    return unknown | dict(given)


def _target(studies: Sequence[Study], samples: Sequence[Sample], weights: Weights) -> Heads:
    """Elements and "none" in one choice: its measures stand beside theirs."""
    names = (*MEASURES, *(f"none:{name}" for name in (*NONE_MEASURES, "bias")))
    none = {f"none:{name}": value for name, value in weights["none"].items()}
    prior = _row({**weights["target"], **none}, names)
    usable = [
        (target_rows(study, sample.case), NEXT_WEIGHS[sample.source])
        for study, sample in zip(studies, samples, strict=True)
        if not sample.case.unsure and not study.next_key
    ]
    found = _named(names, choice(_choices(usable, prior, PULL["target"])))
    of_none = {name.removeprefix("none:"): value for name, value in found.items() if name.startswith("none:")}
    return {"target": {n: v for n, v in found.items() if not n.startswith("none:")} | {"bias": 0.0}, "none": of_none}


def target_rows(study: Study, case: Case) -> tuple[Array, Array]:
    """One row of measures for each control and one for "none", and which of them are right."""
    reading = study.reading
    places = {id(item.element): at for at, item in enumerate(study.scene.items)}
    rows = [(*match.measures, *(0.0,) * (len(NONE_MEASURES) + 1)) for match in reading.matches]
    nothing = none_measures(study, reading, reading.matches)
    rows.append((*(0.0,) * len(MEASURES), *nothing, 1.0))
    marks = [float(places[id(match.item.element)] in case.targets) for match in reading.matches]
    return np.array(rows), np.array([*marks, float(not case.targets)])


def _choices(usable: Sequence[tuple[tuple[Array, Array], float]], prior: Array, pull: float) -> Choices:
    """Of those choices in which something is right."""
    held = [(rows, marks, weighs) for (rows, marks), weighs in usable if marks.any()]
    return Choices.of([h[0] for h in held], [h[1] for h in held], [h[2] for h in held], prior, pull)


def _moves(studies: Sequence[Study], samples: Sequence[Sample], weights: Weights) -> Heads:
    wide = len(MOVE_MEASURES) + 1
    prior = np.concatenate([_row(weights[f"move:{key}"], (*MOVE_MEASURES, "bias")) for key in KEYS])
    pairs = zip(studies, samples, strict=True)
    usable = [(_move_rows(study, sample.case), NEXT_WEIGHS[sample.source]) for study, sample in pairs]
    found = choice(_choices(usable, prior, PULL["move"]))
    parts = found.reshape(len(KEYS), wide)
    return {f"move:{key}": _named((*MOVE_MEASURES, "bias"), part) for key, part in zip(KEYS, parts, strict=True)}


def _move_rows(study: Study, case: Case) -> tuple[Array, Array]:
    """Each move's own block of the weights, filled with the state's measures."""
    wide = len(MOVE_MEASURES) + 1
    offered = [key for key in KEYS if key != "type" or case.typing]
    block = np.zeros((len(offered), wide * len(KEYS)))
    for n, key in enumerate(offered):
        at = KEYS.index(key) * wide
        block[n, at : at + wide] = (*measures(study), 1.0)
    return block, np.array([float(key in case.moves) for key in offered])


def _row(named: Mapping[str, float], names: Sequence[str]) -> Array:
    return np.array([named.get(name, 0.0) for name in names])


def _named(names: Sequence[str], values: Array) -> dict[str, float]:
    return {name: round(float(value), DECIMALS) + 0.0 for name, value in zip(names, values, strict=True)}


def written(weights: Weights) -> str:
    """The weights as the file holds them."""
    return json.dumps(weights, indent=1, sort_keys=True, allow_nan=False) + "\n"


def main(words: Sequence[str]) -> int:
    """Fits the parts that are named and writes the file."""
    parser = argparse.ArgumentParser(prog="fit", description="Fits the embedded judge and writes its weights.")
    parser.add_argument("--heads", default=",".join(PARTS), help="which parts to fit, by comma: done,target,move")
    parser.add_argument("file", nargs="?", type=Path, default=Path(__file__).parents[1] / WEIGHTS)
    named = parser.parse_args(words)
    parts = tuple(named.heads.split(","))
    if set(parts) - set(PARTS):
        parser.error(f"unknown part among {named.heads}; there are {', '.join(PARTS)}")
    found = fitted(parts, shipped())
    now: Heads = json.loads(named.file.read_text(encoding="utf-8")) if named.file.exists() else {}
    own = {name: values for name, values in found.items() if _part(name) in parts or name not in now}
    named.file.write_text(written(now | own), encoding="utf-8")
    sys.stdout.write(f"fitted {', '.join(parts)}, wrote {named.file.name}\n")
    return 0


def _part(name: str) -> str:
    """The part that holds a head."""
    return "move" if name.startswith("move:") else "target" if name == "none" else name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
