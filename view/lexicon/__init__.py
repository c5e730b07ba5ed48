"""Words of the safety rules by language. Data and nothing else; `lexicon.Lexicon` says what each part is for."""

from .de import GERMAN
from .en import ENGLISH
from .es import SPANISH
from .fr import FRENCH
from .it import ITALIAN
from .lexicon import Lexicon
from .nl import DUTCH
from .pt import PORTUGUESE

LEXICONS: tuple[Lexicon, ...] = (ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH)
"""Every language that is covered."""

__all__ = ["LEXICONS", "Lexicon"]
