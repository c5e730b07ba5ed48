"""
What is put into fields: text by keys, values of native date and range fields, native options, files.

A field is reached through the same aim as a press, emptied, written and read back. Nothing is ever appended. A reply
says twice what was read: letter by letter (`postcondition`), and as a person would see it (`kept`).
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from view import Delivery, Postcondition, Refusal, Reply, plain

from . import limits
from .act import Act
from .aim import refused, take_aim
from .dates import native_value
from .evidence import Compared, ask, comparison
from .keys import select_all
from .pointer import press
from .reader import Located
from .settle import Patience

_RETURN = "Enter"


@dataclass(frozen=True, slots=True)
class Field:
    """What a field takes and whether it is open."""

    kind: str
    """``keys``, ``value`` (native: its value is set), ``none`` or ``gone``."""

    type: str
    shut: bool
    completes: bool = False
    """A list of completions may come after the last key."""

    @property
    def is_editor(self) -> bool:
        """Not one of HTML's own fields: it has no value, only what it shows."""
        return not self.type

    @classmethod
    async def at(cls, place: Located) -> Field:
        """As it stands now."""
        told = await place.world.call("field", place.node)
        if not isinstance(told, dict):
            return cls("gone", "", shut=True)
        shut, completes = told.get("shut") is True, told.get("completes") is True
        return cls(str(told["kind"]), str(told.get("type", "")), shut, completes)


async def type_text(act: Act) -> Reply:
    """Writes the text in place of what the field held. A line break at its end is a press of Return."""
    place = act.place()
    field = await Field.at(place)
    if field.kind == "gone":
        return refused(Refusal.STALE, "it is no longer on the page")
    if field.kind == "none" or field.shut:
        return refused(Refusal.NOT_EDITABLE, "it is shut" if field.shut else "it takes no text")
    if field.kind == "value":
        return await _set_value(act, place, field)
    return await _by_keys(act, place, field)


async def select(act: Act) -> Reply:
    """Chooses an option of a native list by what it says."""
    place, label = act.place(), plain(act.operation.text)
    aimed = await take_aim(place)
    if isinstance(aimed, Reply):
        return aimed
    act.sends()
    match await place.world.call("choose", place.node, label):
        case {"state": "chosen", "said": str() as said, "at": int() as at}:
            await act.rest()
            return await _chosen(act, place, said, at)
        case {"state": str() as state}:
            return refused(_NOT_CHOSEN[state])
    return refused(Refusal.STALE)


async def _chosen(act: Act, place: Located, said: str, at: int) -> Reply:
    """By its position: two options may say the same."""
    await act.let_it_react()
    reply = Reply(requested=said, delivery=Delivery.JS)
    match await ask(place, "chosen", at):
        case {"said": list() as chosen, "holds": bool() as holds}:
            shown = ", ".join(map(str, chosen))
            after = Postcondition.KEPT if holds else Postcondition.REWRITTEN if shown else Postcondition.DISCARDED
            return replace(reply, read_back=shown, kept=holds, postcondition=after)
    return reply


_NOT_CHOSEN = {
    "gone": Refusal.STALE,
    "none": Refusal.NO_SUCH_OPTION,
    "hidden": Refusal.NOT_VISIBLE,
    "shut": Refusal.DISABLED,
    "other": Refusal.NOT_SUPPORTED,
}


async def upload(act: Act) -> Reply:
    """Gives a file field its file, without any chooser."""
    place, file = act.place(), Path(plain(act.operation.text))
    if not file.is_file():
        return refused(Refusal.FAILED, f"there is no file {file}")
    handle = await place.world.handle(place.node)
    if handle is None:
        return refused(Refusal.STALE, "it is no longer on the page")
    if await place.world.call("takesFiles", place.node) is not True:
        return refused(Refusal.NOT_SUPPORTED, "it takes no file")
    act.sends()
    await place.world.session.send("DOM.setFileInputFiles", {"files": [str(file.resolve())], "objectId": handle})
    await act.rest()
    return Reply(read_back=file.name)


async def _set_value(act: Act, place: Located, field: Field) -> Reply:
    """A native date, time, colour or range: no keys, its value."""
    text = plain(act.operation.text).rstrip("\n")
    value = native_value(field.type, text, act.locale)
    if value is None:
        return refused(Refusal.FAILED, f'a {field.type} field does not take "{text}": write it as in ISO 8601')
    aimed = await take_aim(place)
    if isinstance(aimed, Reply):
        return aimed
    act.sends()
    await place.world.call("write", place.node, value)
    await act.rest()
    return replace(await _read_back(act, place, field, value), delivery=Delivery.JS)


async def _by_keys(act: Act, place: Located, field: Field) -> Reply:
    text = plain(act.operation.text)
    body = text.removesuffix("\n")
    await place.world.call("remember", place.node)
    focused = await press(act, place)
    if not focused.ok:
        return focused
    if not await _has_focus(place, ""):
        return replace(
            focused, refusal=Refusal.NOT_EDITABLE, note="it was pressed but does not take the focus", kept=False
        )
    reply = await _typed(act, place, field, body, returns=text != body)
    return replace(reply, delivery=focused.delivery, receiver=focused.receiver, aim=focused.aim)


async def _typed(act: Act, place: Located, field: Field, body: str, *, returns: bool) -> Reply:
    """Into the field that has the focus. Return is pressed only when the field holds the text and still has it."""
    act.sends()
    await _empty(act, place)
    if await _write(act, place, body):
        return await _cut_short(act, place, field, body, returns=returns)
    if not returns:
        await act.rest(Patience.COMPLETION if field.completes else Patience.ACTIVATION)
    reply = await _read_back(act, place, field, body)
    if not reply.kept:
        reply = await _inserted(act, place, field, body)
    return await _entered(act, place, reply, body) if returns else reply


async def _entered(act: Act, place: Located, reply: Reply, body: str) -> Reply:
    """Return, after the text. What that did is for the page to show: that the text took before is no sign of it."""
    if not reply.kept:
        return replace(reply, note="it does not hold the text: Return was not pressed")
    reply = replace(reply, postcondition=Postcondition.NOT_READ, observed_after_ms=None)
    if await act.view.has_other_dialogs() or not await _keeps_focus(place, body):
        await act.rest()
        return replace(reply, kept=False, note=_FOCUS_TAKEN)
    act.sends()
    await act.page.keyboard.press(_RETURN)
    await act.rest()
    return reply


_FOCUS_TAKEN = "something took the focus while it was typed"


async def _cut_short(act: Act, place: Located, field: Field, body: str, *, returns: bool) -> Reply:
    """
    Something took the focus: not one more key is sent, whatever it is. A field that passes the focus on when it is full
    holds all of the text, and nothing is missing unless Return was to follow.
    """
    await act.rest()
    reply = await _read_back(act, place, field, body)
    if reply.postcondition is not Postcondition.KEPT:
        return replace(reply, kept=False, note=_FOCUS_TAKEN)
    if returns:
        return replace(reply, kept=False, postcondition=Postcondition.NOT_READ, note=_FOCUS_TAKEN)
    return reply


async def _inserted(act: Act, place: Located, field: Field, body: str) -> Reply:
    """Once more, all at once: some fields swallow keys."""
    if not await _has_focus(place, body) or "\n" in body:
        return await _read_back(act, place, field, body)
    act.sends()
    await _select_all(act, place)
    await act.page.keyboard.insert_text(body)
    await act.rest()
    return await _read_back(act, place, field, body)


async def _has_focus(place: Located, sent: str) -> bool:
    return await _keeps_focus(place, sent) or await place.world.call("focus", place.node) is True


async def _keeps_focus(place: Located, sent: str) -> bool:
    """It has the focus, or the field that its page drew anew in its place has: under the same number from here on."""
    for _ in range(limits.REDRAWN_TRIES.count):
        if await place.world.call("isFocused", place.node) is True:
            return True
        match await place.world.call("follow", place.node, sent):
            case "same":
                return False
            case "gone":
                await asyncio.sleep(limits.POLL_S.value)
    return await place.world.call("isFocused", place.node) is True


async def _empty(act: Act, place: Located) -> None:
    if await place.world.call("heldLength", place.node):
        await _select_all(act, place)
        await act.page.keyboard.press("Backspace")


async def _select_all(act: Act, place: Located) -> None:
    """Whatever is typed next takes the place of all that it holds."""
    if await place.world.call("selectAll", place.node) is not True:
        await act.page.keyboard.press(select_all(act.platform))


async def _write(act: Act, place: Located, body: str) -> bool:
    """True when the focus was lost on the way."""
    sent = ""
    for piece in _pieces(body):
        if not await _keeps_focus(place, sent):
            return True
        sent += piece
        act.sends()
        if piece == "\n":
            await act.page.keyboard.press(_RETURN)
        elif len(body) > limits.BY_KEYS.count:
            await act.page.keyboard.insert_text(piece)
        else:
            await act.page.keyboard.type(piece)
    return not await _keeps_focus(place, sent)


def _pieces(body: str) -> Iterator[str]:
    """Line by line; short texts key by key."""
    most = limits.KEYS_AT_A_TIME.count if len(body) <= limits.BY_KEYS.count else len(body)
    for at, line in enumerate(body.split("\n")):
        if at:
            yield "\n"
        yield from (line[start : start + most] for start in range(0, len(line), most))


async def _read_back(act: Act, place: Located, field: Field, body: str) -> Reply:
    """What it holds now, or whether it holds the text: a secret, or a password field's text, never leaves the page."""
    await act.let_it_react()
    await ask(place, "follow", body)
    if act.operation.confidential or field.type == "password":
        told = await Compared.at(place, body)
        if told is None:
            return Reply(observed_after_ms=act.observed_ms())
        kept = told.same or (told.alike and field.type != "password")
        return Reply(kept=kept, postcondition=told.postcondition, observed_after_ms=act.observed_ms())
    held = await ask(place, "held")
    if not isinstance(held, str):
        return Reply(requested=body)
    return Reply(
        requested=body,
        read_back=held,
        kept=keeps(held, body),
        postcondition=comparison(_flat(held), _flat(body)) if field.is_editor else comparison(held, body),
        observed_after_ms=act.observed_ms(),
    )


def _flat(text: str) -> str:
    """An editor draws its lines and spaces as it likes."""
    return " ".join(text.split())


def keeps(held: str, text: str) -> bool:
    """
    Does a field that was written into hold the text? White space and what a mask adds make no difference.

    >>> keeps("(555) 123-4567", "5551234567"), keeps("Blue mug", "Blue  mug"), keeps("Blue", "Blue mug")
    (True, True, False)
    """
    if _flat(held) == _flat(text):
        return True
    return bool(_bare(text)) and _bare(held) == _bare(text)


def _bare(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(character for character in folded if character.isalnum())
