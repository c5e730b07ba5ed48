"""Whether a condition in words holds on a screen: taken apart into facts, each judged on what is written there."""

from .verdict import Board, belief, board_of

__all__ = ["Board", "belief", "board_of"]
