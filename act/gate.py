"""
The one door: every touching wish is made here, and only here.

The gate guards every *activation*, not every click: a double click, Return, Space, a line break in typed text, a check
or select that submits all press something, and what they press is judged. There is no switch that turns it off.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Final, NamedTuple

from view import (
    Allowance,
    Element,
    Guards,
    Kind,
    Operation,
    Reason,
    Screen,
    State,
    Support,
    card_of,
    plain,
    why_destructive,
)

from .allowance import covering, is_left
from .binding import stranger
from .shortcuts import RETURN, SHORTCUTS
from .wish import Do


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """Nothing was sent: what the operation would have activated, which rule says no, and why in words."""

    target: str
    """Label of what would have been activated (for Return: the focused control or its form's default button)."""

    rule: str
    because: str
    liftable: bool = False
    """An `allow:` entry would let it through."""


class Activation(NamedTuple):
    """What an operation activates."""

    pressed: tuple[Element, ...] = ()
    """An `allow:` entry has to name every one of these that is refused."""

    passed: tuple[Element, ...] = ()
    """Judged too, but only on its way: the field in which Return is pressed."""


NOTHING: Final = Activation()

HARMLESS: Final = frozenset(
    {Kind.HOVER, Kind.SCROLL, Kind.WAIT, Kind.BACK, Kind.NAVIGATE, Kind.DISMISS_COVER, Kind.UPLOAD}
)
"""They press no control. `UPLOAD` hands over the file; what sends it is a press of its own."""

ACTING_ROLES: Final = frozenset({"switch", "button", "link", "menuitem"})
"""Whatever is checked with one of these roles acts at once (WAI-ARIA 1.2: a switch turns something on or off)."""

BESIDE: Final = 3
"""Controls after a field among which its button stands: an attachment and a smiley may come between (chat windows)."""

LINE_BREAKS: Final = frozenset("\n\r\v\f\x85\u2028\u2029")

SPACE: Final = "space"
SAME_KEYS: Final = {
    "enter": RETURN, "numpadenter": RETURN, "kp_enter": RETURN, " ": SPACE, "spacebar": SPACE,
    "esc": "escape", "command": "cmd", "meta": "cmd", "control": "ctrl", "option": "alt",
}  # fmt: skip
"""Other names of the same keys."""


class Doubt(NamedTuple):
    """One thing that would be activated and looks destructive."""

    element: Element
    reason: Reason

    @property
    def refused(self) -> Refused:
        reason = self.reason
        return Refused(target=self.element.label, rule=reason.rule, because=reason.sentence, liftable=reason.liftable)


def permit(
    operation: Operation, element: Element | None, screen: Screen, guards: Guards, used: Mapping[Allowance, int]
) -> Do | Refused:
    """The wish to do it, or why not. `used` counts what each allowance has already been charged in this step."""
    if operation.kind is Kind.ACCEPT_DIALOG:
        return _accepted(operation, screen, guards, used)
    if because := stranger(operation, element, screen, guards):
        return _unknown(element.label if element else operation.kind, because, rule="secret")
    activation = activated(operation, element, screen)
    if isinstance(activation, Refused):
        return activation
    pressed = _doubts(activation.pressed, screen, guards)
    doubts = pressed + _doubts(activation.passed, screen, guards)
    if not doubts:
        return Do(operation=operation, element=element)
    if final := next((doubt for doubt in doubts if not doubt.reason.liftable), None):
        return final.refused
    doubted = tuple(doubt.element for doubt in pressed or doubts)
    allowance = covering(guards.allow, doubted, screen, used)
    if allowance is None:
        return doubts[0].refused
    return Do(operation=operation, element=element, allowance=allowance, because=doubts[0].reason.sentence)


def _doubts(elements: tuple[Element, ...], screen: Screen, guards: Guards) -> tuple[Doubt, ...]:
    judged = ((element, why_destructive(element, screen, guards)) for element in elements)
    return tuple(Doubt(element, reason) for element, reason in judged if reason)


def _accepted(operation: Operation, screen: Screen, guards: Guards, used: Mapping[Allowance, int]) -> Do | Refused:
    """A JavaScript dialog is accepted only by its exact message; that never lifts what nothing lifts."""
    message = plain(operation.text)
    asked = Element(role="alertdialog", name=message)
    reason = why_destructive(asked, screen, guards)
    if reason and not reason.liftable:
        return Doubt(asked, reason).refused
    because = "a page's own confirm is accepted only where the flow allows its exact message"
    allowance = next((one for one in guards.allow if one.name == message and is_left(one, screen, used)), None)
    if allowance is None or not message:
        return Refused(target=asked.label, rule="confirm", because=because, liftable=True)
    return Do(operation=operation, allowance=allowance, because=because)


def activated(operation: Operation, element: Element | None, screen: Screen) -> Activation | Refused:
    """What the operation would press; a refusal where that cannot be known."""
    kind = operation.kind
    if kind in HARMLESS:
        return NOTHING
    if element is not None and operation.target is not None and operation.target != element.ref:
        return _unknown(element.label, "what was judged is not what would be touched")
    if kind is Kind.CLICK_AT:
        return _at_a_point(operation, screen)
    if kind is Kind.CHORD:
        return _by_chord(operation.chord, _focus(operation, element, screen), screen)
    if kind is Kind.TYPE and LINE_BREAKS.isdisjoint(plain(operation.text)):
        return NOTHING
    if element is None:
        return _unknown(f"{kind} without a known target", "nobody can say what it would press")
    match kind:
        case Kind.TYPE:
            return NOTHING if element.has(State.MULTILINE) else _by_return(element, screen)
        case Kind.CHECK | Kind.SELECT:
            return _by_setting(operation, element, screen)
        case Kind.DRAG:
            return _by_drag(operation, element, screen)
    return Activation((element,))


def _at_a_point(operation: Operation, screen: Screen) -> Activation | Refused:
    """All whose place holds the point, whatever lies over it, and the page itself for what is drawn."""
    if operation.at is None:
        return _unknown(f"{operation.kind} without a point", "nobody can say what it would press")
    there = (item for item in screen.items if item.box and item.box.holds(*operation.at))
    return Activation((Element(role="img", name="a point of the page"), *there))


def _by_drag(operation: Operation, element: Element, screen: Screen) -> Activation | Refused:
    """What is dragged, and what it is dropped on: a letter on a waste basket."""
    if operation.to is None:
        return Activation((element,))
    end = next((item for item in screen.items if item.ref == operation.to), None)
    if end is None:
        return _unknown(f"{operation.kind} without a known end", "nobody can say what it would be dropped on")
    return Activation((element, end))


def _by_setting(operation: Operation, element: Element, screen: Screen) -> Activation:
    """
    Nothing, unless changing it acts at once: then the control, the option and the form's own button are pressed. A list
    that no button hands in acts when it is set, if at all: its option is pressed.
    """
    option = Element(role="option", name=plain(operation.text))
    chosen = (option,) if operation.kind is Kind.SELECT else ()
    if not element.submission.submits and element.role not in ACTING_ROLES:
        return NOTHING if screen.default_button(element) else Activation(chosen)
    return Activation((element, *chosen, *_default(element, screen)))


def _focus(operation: Operation, element: Element | None, screen: Screen) -> Element | None:
    """What a key goes to: a named target, otherwise what the screen shows to have the focus."""
    return element if operation.target is not None else screen.focused or element


def _by_chord(chord: str, focused: Element | None, screen: Screen) -> Activation | Refused:
    keys = keys_of(chord)
    if keys in HARMLESS_CHORDS:
        return NOTHING
    if keys.isdisjoint({RETURN, SPACE}):
        return _unknown(chord, "it is none of the shortcuts that are known to be harmless", rule="chord")
    if focused is None:
        return _unknown(chord, "nothing is known to have the focus, so nobody can say what it would press")
    if RETURN not in keys:
        return Activation((focused,))
    if not focused.has(State.MULTILINE):
        return _by_return(focused, screen)
    if keys <= {RETURN, "shift"}:
        return NOTHING
    return _unknown(chord, "in a field of several lines it sends what was written", rule="chord")


def _by_return(focused: Element, screen: Screen) -> Activation:
    """
    Return presses the focused control and, in a form, its default button. A field is only passed through: there
    Return submits, with or without a button to show for it.
    """
    default = _default(focused, screen) or _beside(focused, screen)
    if not focused.offers(Support.TYPE) and not focused.has(State.READONLY):
        return Activation((focused, *default))
    return Activation(default, (_submitting(focused),))


def _beside(field: Element, screen: Screen) -> tuple[Element, ...]:
    """A field of no form that Return hands in all the same has its button beside it. A search has none."""
    if field.submission.form or not field.offers(Support.TYPE) or field.role == "searchbox":
        return ()
    behind = tuple(dropwhile(lambda item: item.ref != field.ref, screen.controls))[1 : 1 + BESIDE]
    near = (item for item in behind if item.role == "button" and not _is_of_a_row(item, field))
    return tuple(item for item in near if item.in_front == field.in_front and not item.submission.form)


def _is_of_a_row(button: Element, field: Element) -> bool:
    """It stands in a numbered row or card that does not hold the field, and is that row's own."""
    card = card_of(button.path)
    return field.path[: len(card)] != card


def _default(element: Element, screen: Screen) -> tuple[Element, ...]:
    button = screen.default_button(element)
    return (_submitting(button),) if button and button is not element else ()


def _submitting(element: Element) -> Element:
    """Return there hands its form in. Of a form without a button that is said of its only field."""
    return replace(element, submission=replace(element.submission, submits=True))


def _unknown(target: str, because: str, *, rule: str = "unknown") -> Refused:
    return Refused(target=target, rule=rule, because=because)


def keys_of(chord: str) -> frozenset[str]:
    """
    The keys of a chord, whatever their order and spelling.

    >>> sorted(keys_of("Shift+Enter"))
    ['return', 'shift']
    """
    return frozenset(SAME_KEYS.get(key, key) for key in chord.lower().split("+"))


HARMLESS_CHORDS: Final = frozenset(
    keys
    for shortcut in SHORTCUTS
    for chord in (shortcut.mac, shortcut.other, shortcut.browser)
    if chord and RETURN not in (keys := keys_of(chord))
) | {keys_of("shift+tab")}
"""The shortcut table's, Return aside: none of them presses a control."""
