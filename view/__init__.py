"""What is there and what can be seen to happen: screens, elements, change, and what is destructive. No I/O."""

from .change import Change, change, moved_by_itself
from .closing import is_closer
from .comparison import LISTED, Compared, Lost, Observation, Unread, compare
from .destructive import Reason, is_destructive, why_destructive
from .element import NOWHERE, Box, Element, Ref, State, Submission, Support
from .evidence import Aim, Delivery, Postcondition, Receiver
from .guards import Allowance, Bound, Guards
from .locator import FORMS, BadLocator, By, Chain, Locator, has_form, locators, parse_locator
from .operation import Kind, Operation, Refusal, Reply, Secret, Text, plain
from .payment import has_payment_evidence
from .problem import Dispatched, Problem, StaleRef
from .resolve import Candidate, Found, Listing, Resolution, candidate, resolve, selectors
from .screen import TITLE, Front, FrontKind, Omitted, Screen
from .stopping import names
from .words import label_words

__all__ = [
    "FORMS",
    "LISTED",
    "NOWHERE",
    "TITLE",
    "Aim",
    "Allowance",
    "BadLocator",
    "Bound",
    "Box",
    "By",
    "Candidate",
    "Chain",
    "Change",
    "Compared",
    "Delivery",
    "Dispatched",
    "Element",
    "Found",
    "Front",
    "FrontKind",
    "Guards",
    "Kind",
    "Listing",
    "Locator",
    "Lost",
    "Observation",
    "Omitted",
    "Operation",
    "Postcondition",
    "Problem",
    "Reason",
    "Receiver",
    "Ref",
    "Refusal",
    "Reply",
    "Resolution",
    "Screen",
    "Secret",
    "StaleRef",
    "State",
    "Submission",
    "Support",
    "Text",
    "Unread",
    "candidate",
    "change",
    "compare",
    "has_form",
    "has_payment_evidence",
    "is_closer",
    "is_destructive",
    "label_words",
    "locators",
    "moved_by_itself",
    "names",
    "parse_locator",
    "plain",
    "resolve",
    "selectors",
    "why_destructive",
]
