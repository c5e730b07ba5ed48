"""
Letters, digits and signs that are read as another letter: "Рау" in Cyrillic, "ᴘᴀʏ" in small capitals, "De1ete".

Source: Unicode Technical Standard 39, confusables.txt, as far as it pairs one letter of Cyrillic, Greek, Armenian or
Cherokee, or a styled Latin one, with a letter of a to z; small Cyrillic letters of the shape of a small capital are
ours. Digits are the usual ones of "leet". Data, and how a label is read with it.
"""

from __future__ import annotations

import re
from typing import Final

CYRILLIC: Final = (
    "АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ХX ҮY ԚQ ԜW ԌG ӀI ЗZ "
    "аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx үy ԛq ԝw ԁd һh ӏl ѵv гr пn ьb ғf"
)
GREEK: Final = "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa οo νv ρp υu ιi κk τt γy χx σo ηn ωw ϲc ϳj βb εe"
ARMENIAN: Final = "ոn սu օo հh ցg զq յj ѕs ԁd ՍU ՏS ՕO ԼL ւi եt բp"
CHEROKEE: Final = "ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᏆI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᎩY ᏃZ"
STYLED: Final = (
    "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ıi ɩi ɑa ɡg ɛe łl øo đd ŧt ƚl ɓb ɗd ƙk ƥp"
)
DIGITS: Final = "0o 1l 3e 4a 5s 7t 8b 9g @a $s"

SQUARED: Final = (0x1F130, 0x1F150, 0x1F170, 0x1F1E6)
"""Where the squared, circled and flag letters begin that compatibility folding leaves alone (Unicode, block 1F100)."""

LEAST_SPELLED: Final = 3
"""Single letters in a row that are read as one word: fewer are initials."""

_ALPHABETS: Final = {
    ord(pair[0]): pair[1] for part in (CYRILLIC, GREEK, ARMENIAN, CHEROKEE, STYLED) for pair in part.split()
}
_LETTERS: Final = _ALPHABETS | {start + place: chr(ord("a") + place) for start in SQUARED for place in range(26)}
_DIGITS: Final = {ord(pair[0]): pair[1] for pair in DIGITS.split()}
_DIGITS_AS_I: Final = _DIGITS | {ord("1"): "i"}

_DRESSED = re.compile(r"[0-9@$]*[^\W\d_](?:[\w@$]*[^\W\d_])?[0-9@$]*")
_SPELLED = re.compile(rf"(?<!\w)(?:\w[ .·*-]+){{{LEAST_SPELLED - 1},}}\w(?!\w)")
_GAPS = re.compile(r"[ .·*-]+")


def readings(text: str) -> tuple[str, ...]:
    """
    The text, and what else it may be meant to be read as.

    >>> readings("Pay"), readings("dElEtE"), readings("D e l e t e")
    (('Pay', 'pay'), ('dElEtE', 'delete'), ('D e l e t e', 'Delete', 'd e l e t e', 'delete'))
    >>> "Delete 4 files" in readings("De1ete 4 files")
    True
    """
    plain = _SPELLED.sub(_joined, text.translate(_LETTERS))
    read = (text, plain, _DRESSED.sub(_as_l, plain), _DRESSED.sub(_as_i, plain))
    return tuple(dict.fromkeys((*read, *(one.casefold() for one in read))))


def _joined(spelled: re.Match[str]) -> str:
    return _GAPS.sub("", spelled[0])


def _as_l(word: re.Match[str]) -> str:
    return word[0].translate(_DIGITS)


def _as_i(word: re.Match[str]) -> str:
    return word[0].translate(_DIGITS_AS_I)
