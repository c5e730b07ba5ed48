"""
A control as what may follow: by what the step still gives, by what the last deed brought and how right it was, by how
seldom its words are. A fit says what each measure counts for.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final, TypeAlias

from ..language.lexicon import lexicon
from ..levels import HALF, HARDLY, KINDRED, RATHER
from ..screen.scene import TOGGLES, Scene, once
from .candidate import CHOICES, PICKED, Seen
from .namesakes import among_of
from .progress import is_terms, progress_of
from .rightness import rightness_of

CHOOSING: Final = CHOICES | {"radio"}
ROWS: Final = frozenset({"row", "listitem", "gridcell", "treeitem", "article", "cell"})
FOLLOWING_MEASURES: Final = (
    # What it is, whatever was done.
    "aside",  # it stands in the page's frame
    "is_link",
    "is_tab",
    "is_choice",
    "is_combobox",
    "is_row",
    "aside_field",  # a newsletter's, a search of the whole site's
    "search_idle",  # a field to search in, and the step searches nothing
    "field_layer",
    # What it is for what the step gives and nobody has used.
    "takes_left",  # it asks for a text that is left
    "takes_new",  # and the last deed brought it
    "first_taker",  # the first of those that each ask most for one
    "open_other",  # an empty field, and another one asks
    "exact_left",  # its name is a text that is left
    "choice_left",  # a choice that says one
    "toggle_left",
    "link_left",
    "opener_row",  # it may reveal more of the row that says what is unused
    "verb_row",  # it says the verb in that row
    "bypassed",  # it only names the thing, and its card has what does it
    "commit_taker",  # it sends off, and a field of its form asks for what is left
    "verb_taker",  # it says the verb, and a field asks
    "overwritten",  # a field that holds the old text
    "next_alike",  # the next box of those that the step counts
    "terms",  # a box to agree to the terms
    "commit_ready",  # and nothing that the step gives is left
    "commit_idle",  # and nothing was done
    "next_button_ready",  # the first button after what was acted on last, and nothing waits
    "wish_unmet",  # it does not stand as the step wishes
    "wish_met",
    "stands_said",  # it is the step's own, and chosen without a deed
    "sought_early",  # it says what is to be searched for, and nothing was typed yet
    # What it is to the last deed.
    "same_zone",  # where one was last: layer, frame or page
    "other_zone",
    "after_last",  # it stands after what was acted on last
    "commit_after_write",
    "opened_in",  # it lies in what the last deed brought to the front
    "opened_out",  # it does not
    "came_field",  # the last deed brought it
    "came_commit",
    "came_other",
    "came_verb",
    "altered",  # the last deed gave it another value or state
    "in_vain",  # the last deed was on it, and changed nothing
    "retry_failed",  # it tries again, for a deed that failed
    # What it is where the last deed was right, and where it was wrong.
    "out_right",  # a way out
    "out_wrong",
    "out_lost",  # and what the step names has gone
    "out_still",  # and nothing speaks for leaving
    "came_out_right",
    "came_out_wrong",
    "came_right",  # what the last deed brought, ways out left aside
    "came_wrong",
    "came_verb_wrong",
    "again_wrong",  # what the last deed was on
    "confirm_right",  # it answers yes to the last deed
    "confirm_wrong",
    "old_right",  # something came, and it is not that
    "old_wrong",
    "spent_pick",  # chosen in this step, as it says
    "wrong_pick",  # and not as it says
    "unpicked",  # pressed in this step, and off
    "spent_wrong",  # a field that holds what nobody asked for
    "undoes",
    "amends",
    # What its words are to the step's.
    "verb_noun",  # the verb, and what it is done to
    "verb_other",  # the verb, done to something else
    "opener_unsaid",  # it may reveal what nothing says
    "opener_plain",
    "leads",  # it is called as a way to what the step says
    "leads_unsaid",  # and nothing says any of it
    # What it is among the others.
    "lead_row",  # its row against those of its namesakes
    "rarest",  # it says most of what is unused, in words few others say
    "rare_noun",  # how much of the step's nouns it says, in words few others say
)

Row = tuple[float, ...]
Rows: TypeAlias = "dict[int, array[float]]"


_NOTHING: Final = (0.0,) * 14
"""As many measures as none is any of for most controls."""


def following_of(scene: Scene) -> Rows:
    """By the place of each control its measures, in the order of `FOLLOWING_MEASURES`."""
    return once(scene, _rows)


def _rows(scene: Scene) -> Rows:
    progress, among = progress_of(scene), among_of(scene)
    known = lexicon().leads
    ways = frozenset(w for said in (*progress.verbs, *progress.unused) for w in known.get(said, ()))
    controls = (item for item in scene.items if item.is_control)
    right = rightness_of(scene)
    return {item.at: array("d", _row(Seen(item, progress, among, right, ways))) for item in controls}


def _row(s: Seen) -> Row:
    itself = _itself(s.role, s.is_field, s.is_aside, s.in_front, s.progress.searches)
    return (*itself, *_left(s), *_upon(s), *_right(s), *_mended(s), *_said(s))


@lru_cache(maxsize=500)
def _itself(role: str, field: bool, aside: bool, in_front: bool, searches: bool) -> Row:
    return (
        float(aside),
        float(role == "link"),
        float(role == "tab"),
        float(role in CHOOSING),
        float(role == "combobox"),
        float(role in ROWS),
        float(aside and field),
        float(role == "searchbox" and not searches),
        float(field and in_front),
    )


def _left(s: Seen) -> Row:
    takes = _takes(s) if s.is_field and s.progress.left else _NOTHING[:4]
    return (*takes, *(_says(s) if s.left else _NOTHING[:4]), *_serves(s))


def _takes(s: Seen) -> Row:
    """Of a field."""
    p, fit = s.progress, s.fit
    return (
        fit,
        fit if s.came else 0.0,
        float(p.taker == s.item.at),
        float(p.taker >= 0 and not fit and s.is_open),
    )


def _says(s: Seen) -> Row:
    """Of what says a text that is left."""
    return (
        float(not s.is_field and s.is_left),
        s.left if s.role in CHOOSING else 0.0,
        s.left if s.role in TOGGLES else 0.0,
        s.left if s.role == "link" else 0.0,
    )


def _serves(s: Seen) -> Row:
    p, at, sends, asked, wished = s.progress, s.item.at, s.sends, s.progress.taker >= 0, s.wished
    row = s.row if s.is_opener or s.verb else 0.0
    return (
        row if s.is_opener else 0.0,
        s.verb * row,
        float(s.left > 0 and s.is_bypassed),
        float(sends and asked and s.zone == p.taker_zone),
        s.verb if asked and not s.is_field else 0.0,
        float(p.overwritten == at),
        float(p.next_alike == at),
        float(s.role in TOGGLES and is_terms(s.item)),
        float(sends and p.is_used_up),
        float(sends and not p.deeds),
        float(p.next_button == at and not p.is_pending),
        float(wished < 0),
        float(wished > 0),
        float(s.stands and s.said >= RATHER and not s.deeds),
        float(p.is_unsearched and not s.is_field and s.says_sought),
    )


def _upon(s: Seen) -> Row:
    p, came, sends, same = s.progress, s.came, s.sends, s.zone == s.progress.zone
    return (
        float(same),
        float(bool(p.zone) and not same),
        float(p.acted is not None and p.acted.at < s.item.at),
        float(sends and same and p.has_written),
        float(p.has_opened and s.in_front),
        float(p.has_opened and not s.in_front),
        float(came and s.is_open),
        float(came and sends),
        float(came and not (s.is_field or sends or s.is_out)),
        s.verb if came else 0.0,
        float(s.named in p.altered),
        float(p.is_vain and s.was_last),
        float(p.is_failed and s.naming.retries),
    )


def _right(s: Seen) -> Row:
    p, out, came, right = s.progress, s.is_out, s.came, s.right
    wrong, old = 1 - right, bool(p.came) and not came and not s.was_last
    if not (out or came or old or s.was_last):
        return _NOTHING
    confirms = s.confirms
    return (
        right * out,
        wrong * out,
        float(out and p.is_lost),
        float(out and not (p.is_astray or p.is_failed or p.is_lost)),
        right * (out and came),
        wrong * (out and came),
        right * (came and not out),
        wrong * (came and not out),
        wrong * s.verb if came else 0.0,
        wrong * s.was_last,
        right * confirms,
        wrong * confirms,
        right * old,
        wrong * old,
    )


def _mended(s: Seen) -> Row:
    p, picked, done = s.progress, s.stands and bool(s.deeds), bool(s.deeds)
    return (
        float(picked and (s.role == "button" or (s.role in PICKED and s.said >= HALF))),
        float(picked and s.role in PICKED and s.said < HARDLY),
        float(done and s.role in TOGGLES and not s.stands and s.said > HALF),
        float(done and bool(s.value) and s.was_written and s.held < HARDLY),
        float(s.naming.opposes and not s.verb and s.said < HALF and p.is_astray),
        float(s.naming.amends and (p.is_astray or p.is_lost or p.is_miswritten)),
    )


def _said(s: Seen) -> Row:
    p, a, at, opens, beside = s.progress, s.among, s.item.at, s.is_opener, s.naming.beside_said
    return (
        s.verb * beside if s.naming.beside else 0.0,
        float(s.verb >= KINDRED and beside < HARDLY and not s.is_field),
        float(opens and p.is_unsaid),
        float(opens and not p.is_unsaid),
        s.leads,
        s.leads if not a.best else 0.0,
        a.leads.get(at, 0.0),
        float(0 < a.best == a.fresh[at]),
        a.nouns[at],
    )
