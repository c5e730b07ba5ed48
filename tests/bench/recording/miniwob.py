"""The tales of public MiniWoB tasks that a script can do: of the test set. What is done the page's own reward says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from view import Allowance

from .tale import WAIT, App, Deed, Leg, Tale, Way, either, halt, press, type_, wrong

SEEDS = (1, 2, 3)
VIEWPORT = (500, 320)
WON = "window.__rig && window.__rig.done && window.__rig.raw_reward >= 0.99"
SUBMIT = press("#subbtn")
FIELD = "#tt"

Ways = tuple[tuple[str, ...], Way, tuple[Way, ...]]
"""Other wordings, the right way, the slips."""


def _button(utterance: str) -> Ways:
    name = re.findall(r"button (\w+)", utterance)[0]
    other = "TWO" if name == "ONE" else "ONE"
    right, slip = (press(f'#area button:text-is("{words}")') for words in (name, other))
    return (f"Press {name}.", f'push the button labelled "{name}"'), (right,), ((wrong(slip, right), halt()),)


def _quoted_button(utterance: str) -> Ways:
    name = re.findall(r'"(.+?)"', utterance)[0]
    right = press(f'#area button:text-is("{name}")')
    other = press(f'#area button:not(:text-is("{name}")) >> nth=0')
    return (f'Press "{name}".',), (right,), ((wrong(other, right), halt()), (wrong(WAIT, right), right))


def _dialog(utterance: str) -> Ways:
    close = press(".ui-dialog-titlebar-close")
    return ("Close the dialog.", "Get rid of the dialog box."), (close,), ((wrong(WAIT, close), halt(close)),)


def _dialog_button(utterance: str) -> Ways:
    name = re.findall(r'"(.+?)"', utterance)[0]
    close = press(".ui-dialog-titlebar-close")
    right = close if name == "x" else press(f'.ui-dialog-buttonset button:has-text("{name}")')
    other = press(f'.ui-dialog-buttonset button:has-text("{"OK" if name == "Cancel" else "Cancel"}")')
    return (f'Answer the dialog with "{name}".',), (right,), ((wrong(other, right), halt()),)


def _options(utterance: str) -> Ways:
    names = re.findall(r"Select (.+?) and click", utterance)[0].split(", ")
    ticks = tuple(press(f'label:text-is("{name}") input') for name in names)
    others = press("label:not(" + ", ".join(f':text-is("{name}")' for name in names) + ") input >> nth=0")
    listed = " and ".join(names)
    slips: tuple[Way, ...] = (
        (*(either(one, *ticks[at + 1 :]) for at, one in enumerate(ticks)), wrong(WAIT, SUBMIT), halt(SUBMIT)),
        (wrong(others, *ticks), wrong(SUBMIT), halt()),
        (wrong(SUBMIT, *ticks), halt()),
    )
    way: Way = (*(either(one, *ticks[at + 1 :]) for at, one in enumerate(ticks)), SUBMIT)
    return (f"Choose {listed}, then submit.", f"Tick {listed} and press Submit."), way, slips


def _collapsible(utterance: str) -> Ways:
    opens = press("#area h3")
    return ("Open the section and submit.",), (opens, SUBMIT), ((opens, wrong(WAIT, SUBMIT), halt(SUBMIT)),)


def _text(utterance: str) -> Ways:
    text = re.findall(r'"(.+?)"', utterance)[0]
    small, large = "lower case" in utterance, "upper case" in utterance
    typed = type_(text.lower() if small else text.upper() if large else text, FIELD)
    case = " in lower case" if small else " in upper case" if large else ""
    return (
        f'Fill in "{text}"{case} and submit the form.',
        f'Write "{text}"{case} into the box, then press Submit.',
    ), *_form(typed)


def _form(*typed: Deed) -> tuple[Way, tuple[Way, ...]]:
    """Fields to be filled in, then the button: sent empty, half filled, filled but not sent."""
    fills = tuple(either(one, *typed[at + 1 :]) for at, one in enumerate(typed))
    slips: list[Way] = [(wrong(SUBMIT, *typed), halt()), (*fills, wrong(WAIT, SUBMIT), halt(SUBMIT))]
    if len(typed) > 1:
        slips.append((fills[0], wrong(SUBMIT, *typed[1:]), halt()))
    return (*fills, SUBMIT), tuple(slips)


def _passwords(utterance: str) -> Ways:
    text = re.findall(r'"(.+?)"', utterance)[0]
    return (f'Type "{text}" into both fields, then submit.',), *_form(type_(text, "#password"), type_(text, "#verify"))


def _login(utterance: str) -> Ways:
    name, word = re.findall(r'"(.+?)"', utterance)
    other = f'Log in as "{name}" with the password "{word}".'
    return (other,), *_form(type_(name, "#username"), type_(word, "#password"))


def _focus(utterance: str) -> Ways:
    place = int(re.findall(r"(\d)", utterance)[0])
    right, other = press(f"#tt{place}"), press(f"#tt{place % 3 + 1}")
    return (f"Click into text field number {place}.",), (right,), ((wrong(other, right), halt()),)


def _moment(utterance: str) -> Ways:
    text = re.findall(r"Enter (.+?) as the", utterance)[0]
    what = "time" if "time" in utterance else "date"
    return (f"Set the {what} to {text} and submit.",), *_form(type_(text, FIELD))


TASKS: dict[str, Callable[[str], Ways]] = {
    "click-test-2": _button,
    "unicode-test": _quoted_button,
    "click-dialog": _dialog,
    "click-dialog-2": _dialog_button,
    "click-option": _options,
    "click-checkboxes": _options,
    "click-collapsible": _collapsible,
    "enter-text": _text,
    "enter-text-2": _text,
    "enter-password": _passwords,
    "login-user": _login,
    "focus-text-2": _focus,
    "enter-date": _moment,
    "enter-time": _moment,
}


def tale_of(episode: dict[str, Any]) -> Tale:
    others, way, slips = TASKS[episode["task"]](episode["utterance"])
    leg = Leg(
        steps=(episode["utterance"], *others),
        done=WON,
        way=way,
        slips=slips,
        lasting=False,
        allow=tuple(Allowance(name=name) for name in ("Submit", "Login")),
    )
    return Tale(name=episode["task"], start=episode["path"], legs=(leg,), viewport=VIEWPORT)


def apps(folder: Path) -> Sequence[App]:
    lines = (folder / "episodes_dev.jsonl").read_text(encoding="utf-8").splitlines()
    episodes = [
        episode for line in lines if (episode := json.loads(line))["seed"] in SEEDS and episode["task"] in TASKS
    ]
    return (App(name="miniwob", family="miniwob", tales=tuple(tale_of(episode) for episode in episodes)),)
