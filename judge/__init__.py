"""Who is asked: states, questions, answers, and the judges themselves. Never looks, never acts."""

from .answer import Answer, Chosen, Scored, Yes
from .answers import Account, Answers, InvalidAnswer, validated
from .cascade import Cascade
from .framing import MOST as FRAMINGS
from .framing import Framed, framed, framed_id, merged
from .judge import Judge, Request
from .question import NONE, Choice, Kind, Option, Question, Score, YesNo
from .state import State, element_of, line_of
from .wording import MOST_OPTIONS, MOVES, choice, elements, moves, score, yes_no

__all__ = [
    "FRAMINGS",
    "MOST_OPTIONS",
    "MOVES",
    "NONE",
    "Account",
    "Answer",
    "Answers",
    "Cascade",
    "Choice",
    "Chosen",
    "Framed",
    "InvalidAnswer",
    "Judge",
    "Kind",
    "Option",
    "Question",
    "Request",
    "Score",
    "Scored",
    "State",
    "Yes",
    "YesNo",
    "choice",
    "element_of",
    "elements",
    "framed",
    "framed_id",
    "line_of",
    "merged",
    "moves",
    "score",
    "validated",
    "yes_no",
]
