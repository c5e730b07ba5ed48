"""Intents and small machines in a few words, for tests of the kinds of step."""

from __future__ import annotations

from scripted import Script, ScriptedJudge
from transcript import App, Played, play

from act import (
    BrowseIntent,
    Ending,
    EnterIntent,
    Filled,
    Limits,
    Machine,
    Memory,
    OpenIntent,
    Phrase,
    PressIntent,
    StopBeforeIntent,
    VerifyIntent,
    WaitForIntent,
)
from act.browse import browse, open_app
from act.enter import enter
from act.press import press
from act.stop_before import stop_before
from act.verify import verify
from act.wait_for import wait_for
from view import Allowance, Bound, Guards, Screen, Secret, has_form, parse_locator

Entry = str | Secret | Phrase
"""A slot's text."""


def verifying(condition: str, memory: Memory | None = None) -> Machine[Ending]:
    return verify(VerifyIntent(condition=Phrase.of(condition)), memory or Memory(), Limits())


def waiting_for(condition: str, memory: Memory | None = None) -> Machine[Ending]:
    return wait_for(WaitForIntent(condition=Phrase.of(condition)), memory or Memory(), Limits())


def stopping_before(phrase: str, memory: Memory | None = None) -> Machine[Ending]:
    guards = Guards(stop_before=(phrase,))
    return stop_before(StopBeforeIntent(phrase=Phrase.of(phrase)), memory or Memory(), Limits(guards=guards))


def pressing(locator: str, memory: Memory | None = None, *allowed: Allowance) -> Machine[Ending]:
    limits = Limits(guards=Guards(allow=allowed))
    return press(PressIntent(locator=parse_locator(locator)), memory or Memory(), limits)


def browsing(address: str, memory: Memory | None = None) -> Machine[Ending]:
    return browse(BrowseIntent(address=Phrase.of(address)), memory or Memory(), Limits())


def opening(app: str, memory: Memory | None = None) -> Machine[Ending]:
    return open_app(OpenIntent(app=Phrase.of(app)), memory or Memory(), Limits())


def entering(slots: dict[str, Entry], memory: Memory | None = None, limits: Limits | None = None) -> Machine[Ending]:
    """An `enter` step of those slots. A text with a variable, or a secret of the shop's, is given as what it is."""
    filled = tuple((name, _phrase(text)) for name, text in slots.items())
    bound = tuple(Bound(name=name, hosts=("shop.example",)) for _, text in filled for name in text.secrets)
    named = tuple((name, parse_locator(name)) for name in slots if has_form(name))
    return enter(
        EnterIntent(slots=filled, locators=named), memory or Memory(), limits or Limits(guards=Guards(secrets=bound))
    )


def filled(slots: dict[str, Entry], shown: Screen | App, said: Script | ScriptedJudge | None = None) -> Played[Ending]:
    """An `enter` step of those slots, played on a screen (or a small application) with those answers."""
    app = shown if isinstance(shown, App) else App({"form": shown}, "form")
    return play(entering(slots), app, {} if said is None else said)


def variable(name: str, value: str) -> Phrase:
    return Phrase((Filled(name, value),))


def _phrase(text: Entry) -> Phrase:
    if isinstance(text, Phrase):
        return text
    return Phrase((text,)) if isinstance(text, Secret) else Phrase.of(text)
