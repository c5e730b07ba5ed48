"""Words of the safety rules by language. Data and nothing else; `lexicon.Lexicon` says what each part is for."""

from .en import ENGLISH
from .lexicon import Lexicon

LEXICONS: tuple[Lexicon, ...] = (ENGLISH,)

__all__ = ["LEXICONS", "Lexicon"]
