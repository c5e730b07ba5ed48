"""What a step began and its last press concluded: by what keeps it ("Save", "OK"), or by what says the step's verb."""

from __future__ import annotations

import re
from typing import Final

from ..evidence.account import failed, owed
from ..evidence.messages import tells
from ..evidence.names_shown import acts, all_names, deeds, is_last, names_missing
from ..language.lexicon import lexicon
from ..language.words import content, folded, quoted, share, tokens
from ..levels import HARDLY, WHOLE
from ..match.reading import Reading, kept
from ..screen.deeds import ACTED, Deed
from ..screen.scene import FIELDS, STATEFUL, plain
from ..signs.demands import alert_came, asks_again, form_came, layer_form, layer_question, unfilled

KEEPING: Final = lexicon().sets["concluding"]
"""How the label of what keeps begins."""

PASSING_WORDS: Final = lexicon().sets["said_by_the_way"]
EXCEPTING: Final = lexicon().written["excepting"]
"""Words by which a step says what must not be done as well: that nothing of it was done no press can show."""

JOINING: Final = lexicon().patterns["joined"]
LEAST_OWED: Final = HARDLY
WRITTEN_IN: Final = FIELDS - {"spinbutton", "slider"}
LEAVING: Final = frozenset({"go", "continue", "search"})

_QUOTED = re.compile(r'"[^"]*"')


def was_kept(r: Reading) -> bool:
    """
    What keeps was pressed last and has gone with its form, and all that the step names was used. Of the screens that
    are fitted on, of families that a judge was fitted without, 115 are done and 6 not, all of them near misses.
    """
    last = _last(r)
    return last is not None and bool(KEEPING & set(content(last.label)[:1])) and _is_over(r, last)


def was_carried_out(r: Reading) -> bool:
    """
    What says the step's verb, and no more than the step, was pressed last and has gone. Counted so, 93 are
    done and 7 not.
    """
    last = _last(r)
    if last is None or len(r.goal.clauses) > 1 or JOINING.search(_QUOTED.sub("", r.goal.text)):
        return False
    said = set(content(last.label))
    more = said - set(r.goal.words) - PASSING_WORDS - lexicon().sets["generic"]
    return r.clause.verb in said and not more and _is_over(r, last)


def _stands_yet(r: Reading) -> bool:
    """What was to be cancelled or taken away is still shown, and nothing says that it was."""
    if r.clause.verb not in lexicon().sets["opposing"]:
        return False
    wanted = [name.words for name in all_names(r)] or [r.clause.things]
    shown = any(share(words, item.words) >= WHOLE for words in wanted for item in r.scene.items if not item.is_aside)
    return shown and not any(tells(r, label.name) for label in r.scene.came)


def _last(r: Reading) -> Deed | None:
    """The last deed of a step whose end leaves something: not of one that goes somewhere, nor one that excepts."""
    done = acts(r)
    if not done or not is_last(r) or r.clause.intent in LEAVING or EXCEPTING & set(tokens(r.goal.text)):
        return None
    return done[-1] if done[-1].did in ACTED and done[-1].changed is not False else None


def _is_over(r: Reading, last: Deed) -> bool:
    stays = any(folded(item.name) == folded(last.label) and item.role == last.role for item in r.scene.items)
    moved = bool(r.scene.came or r.scene.went) and r.scene.in_window
    return not stays and moved and not _asks(r) and not _stands_yet(r) and _all_used(r)


def _asks(r: Reading) -> bool:
    """The screen asks for something or tells of a failure."""
    asks = any(sign(r) for sign in (layer_question, asks_again, form_came, alert_came, layer_form, unfilled))
    empty = (i for i in r.scene.items if i.role in WRITTEN_IN and i.is_new and not i.is_changed and not i.is_aside)
    return asks or failed(r) or any(not item.element.value for item in empty)


@kept
def _all_used(r: Reading) -> bool:
    """Each name and quoted text of the step was used, shows, or has gone as a text; a box that went was not ticked."""
    if owed(r) > LEAST_OWED or names_missing(r) > 0:
        return False
    lines = [plain(content(f"{deed.label} {deed.text}")) for deed in deeds(r)]
    lines += [plain(words) for i in r.scene.items for words in (i.words, content(i.element.value or ""))]
    lines += [plain(label.words) for label in r.scene.went if label.role not in STATEFUL]
    wanted = [name.words for name in all_names(r)] + [content(text) for text in quoted(r.goal.text)]
    return all(any(share(plain(words), line) >= WHOLE for line in lines) for words in wanted)
