"""What is there and what can be seen to happen: screens, elements, change, and what is destructive. No I/O."""

from .change import Change, change, moved_by_itself
from .element import NOWHERE, Box, Element, Ref, State, Submission, Support
from .guards import Allowance, Guards
from .operation import Kind, Operation, Refusal, Reply, Secret, Text, plain
from .problem import Dispatched, Problem, StaleRef
from .screen import TITLE, Front, FrontKind, Omitted, Screen

__all__ = [
    "NOWHERE",
    "TITLE",
    "Allowance",
    "Box",
    "Change",
    "Dispatched",
    "Element",
    "Front",
    "FrontKind",
    "Guards",
    "Kind",
    "Omitted",
    "Operation",
    "Problem",
    "Ref",
    "Refusal",
    "Reply",
    "Screen",
    "Secret",
    "StaleRef",
    "State",
    "Submission",
    "Support",
    "Text",
    "change",
    "moved_by_itself",
    "plain",
]
