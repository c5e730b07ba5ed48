"""Steps that press keys: a calculator, a number pad, a player's buttons."""

from __future__ import annotations

from random import Random
from typing import Final

from ...step.sums import result_of
from ..case import Bit, Frame, Story, bit

FINISHED: Final = frozenset({"finished"})
SIGNS: Final = {"plus": "+", "minus": "−", "times": "×", "divided by": "÷"}
PAD: Final = ("7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "=", "+", "C")


def keypad(r: Random) -> Story:
    """The keys of a sum one by one, until the display shows its result."""
    left, right, word = str(r.randrange(2, 99)), str(r.randrange(2, 99)), r.choice(list(SIGNS))
    step = r.choice(("calculate {} {} {}", "compute {} {} {}", "work out {} {} {}")).format(left, word, right)
    keys = [*left, SIGNS[word], *right, "="]
    result = result_of(step)
    shown = f"{float(result):g}" if result is not None else "0"
    role = r.choice(("textbox", "status", "text"))
    frames = []
    so_far = ""
    for n in range(len(keys) + 1):
        display = shown if n == len(keys) else (so_far or "0")
        screen = bit(role, "Display", value=display) if role == "textbox" else bit(role, display)
        said = f'pressed button "{keys[n - 1]}"' if n else ""
        pad: list[Bit] = [bit("button", key, target=n < len(keys) and key == keys[n]) for key in PAD]
        done = n == len(keys)
        frames.append(
            Frame(
                bits=(screen, *pad),
                said=said,
                done=done,
                moves=FINISHED if done else frozenset({"activate"}),
                title="Calculator",
                stands=done,
                begins=done,
            )
        )
        so_far += keys[n] if n < len(keys) else ""
    return Story(family="keypad", step=step, frames=tuple(frames))
