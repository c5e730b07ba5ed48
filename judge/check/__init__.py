"""Is a judge a judge, or noise? It is asked about labelled screens, and its answers are held against the truth."""

from .asking import Asked, ask_about, ask_all
from .diagram import diagram
from .figures import FIGURES, Worth, worth
from .labelled import SETS, Labelled, labelled
from .verdict import verdict

__all__ = [
    "FIGURES",
    "SETS",
    "Asked",
    "Labelled",
    "Worth",
    "ask_about",
    "ask_all",
    "diagram",
    "labelled",
    "verdict",
    "worth",
]
