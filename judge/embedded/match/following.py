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
from ..step.goal import goal_of
from .candidate import CHOICES, PICKED, Seen
from .namesakes import Among, among_of
from .naming import NameInStep, name_in_step
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

Row: TypeAlias = "array[float]"
Rows: TypeAlias = dict[int, Row]
_AT: Final = {name: at for at, name in enumerate(FOLLOWING_MEASURES)}


def following_of(scene: Scene) -> Rows:
    """By the place of each control its measures, in the order of `FOLLOWING_MEASURES`."""
    return once(scene, _rows)


def _rows(scene: Scene) -> Rows:
    progress, among = progress_of(scene), among_of(scene)
    known = lexicon().leads
    ways = frozenset(w for said in (*progress.verbs, *progress.unused) for w in known.get(said, ()))
    right, step = rightness_of(scene), progress.goal.text
    rows: Rows = {}
    for item in scene.controls:
        naming, named = _named(step, item.role, item.name, item.words)
        seen, row = Seen(item, naming, progress, ways), named[:]
        _itself(row, seen)
        _left(row, seen)
        _called(row, seen)
        _upon(row, seen)
        _right(row, seen, right)
        _mended(row, seen)
        _leads(row, seen, among)
        rows[item.at] = row
    for name, at in (("overwritten", progress.overwritten), ("next_alike", progress.next_alike)):
        if at in rows:
            rows[at][_AT[name]] = 1.0
    if progress.next_button in rows:
        rows[progress.next_button][_AT["next_button_ready"]] = not progress.is_pending
    return rows


@lru_cache(maxsize=20_000)
def _named(step: str, role: str, name: str, words: tuple[str, ...]) -> tuple[NameInStep, Row]:
    """What its name says, and the row of what rests on that and its role alone, not to be written into."""
    naming = name_in_step(step, role, name, words)
    beside, verb, searches = naming.beside_said, naming.verb, any(c.intent == "search" for c in goal_of(step).clauses)
    told = {
        "is_link": role == "link",
        "is_tab": role == "tab",
        "is_choice": role in CHOOSING,
        "is_combobox": role == "combobox",
        "is_row": role in ROWS,
        "search_idle": role == "searchbox" and not searches,
        "verb_noun": verb * beside if naming.beside else 0.0,
        "verb_other": verb >= KINDRED and beside < HARDLY and not naming.is_field,
    }
    return naming, array("d", [told.get(measure, 0.0) for measure in FOLLOWING_MEASURES])


ASIDE, ASIDE_FIELD, FIELD_LAYER = (_AT[name] for name in "aside aside_field field_layer".split())


def _itself(row: Row, s: Seen) -> None:
    """Where it stands."""
    if s.is_aside:
        row[ASIDE], row[ASIDE_FIELD] = 1.0, s.is_field
    if s.in_front:
        row[FIELD_LAYER] = s.is_field


TAKES_LEFT, TAKES_NEW, FIRST_TAKER, OPEN_OTHER, EXACT_LEFT, CHOICE_LEFT, TOGGLE_LEFT, LINK_LEFT, BYPASSED = (
    _AT[name]
    for name in """takes_left takes_new first_taker open_other exact_left choice_left toggle_left link_left
    bypassed""".split()
)
OPENER_ROW, VERB_ROW, COMMIT_TAKER, VERB_TAKER, TERMS, COMMIT_READY, COMMIT_IDLE, MET, UNMET, STANDS, EARLY = (
    _AT[name]
    for name in """opener_row verb_row commit_taker verb_taker terms commit_ready commit_idle wish_met wish_unmet
    stands_said sought_early""".split()
)


def _left(row: Row, s: Seen) -> None:
    """For what the step gives and nobody has used."""
    p, role, is_field = s.progress, s.role, s.is_field
    if is_field and p.left:
        fit = s.fit
        row[TAKES_LEFT], row[FIRST_TAKER] = fit, p.taker == s.item.at
        row[TAKES_NEW] = fit if s.came else 0.0
        row[OPEN_OTHER] = p.taker >= 0 and not fit and s.is_open
    if p.left and (left := s.left):
        row[EXACT_LEFT] = not is_field and s.is_left
        row[CHOICE_LEFT] = left if role in CHOOSING else 0.0
        row[TOGGLE_LEFT] = left if role in TOGGLES else 0.0
        row[LINK_LEFT] = left if role == "link" else 0.0
        row[BYPASSED] = left > 0 and s.is_bypassed


def _called(row: Row, s: Seen) -> None:
    """For what it is called, and how it stands."""
    p, role, is_field = s.progress, s.role, s.is_field
    if s.is_opener or s.verb:
        said = s.row
        row[OPENER_ROW], row[VERB_ROW] = said if s.is_opener else 0.0, s.verb * said
        row[VERB_TAKER] = s.verb if p.taker >= 0 and not is_field else 0.0
    if s.sends:
        row[COMMIT_TAKER] = p.taker >= 0 and s.zone == p.taker_zone
        row[COMMIT_READY], row[COMMIT_IDLE] = p.is_used_up, not p.deeds
    if role in PICKED:
        row[TERMS] = is_terms(s.item)
        wished = p.wished(s.item)
        row[MET], row[UNMET] = wished > 0, wished < 0
    if s.stands:
        row[STANDS] = s.said >= RATHER and not s.deeds
    if p.is_unsearched:
        row[EARLY] = not is_field and s.says_sought


SAME_ZONE, OTHER_ZONE, AFTER_LAST, COMMIT_AFTER_WRITE, OPENED_IN, OPENED_OUT, CAME_FIELD, CAME_COMMIT, CAME_OTHER = (
    _AT[name]
    for name in """same_zone other_zone after_last commit_after_write opened_in opened_out came_field came_commit
    came_other""".split()
)
CAME_VERB, ALTERED, IN_VAIN, RETRY_FAILED = (_AT[n] for n in "came_verb altered in_vain retry_failed".split())


def _upon(row: Row, s: Seen) -> None:
    """To the last deed."""
    p = s.progress
    if p.zone:
        same = s.zone == p.zone
        row[SAME_ZONE if same else OTHER_ZONE] = 1.0
        row[COMMIT_AFTER_WRITE] = s.sends and same and p.has_written
    if p.last is None:
        return
    if p.acted is not None and p.acted.at < s.item.at:
        row[AFTER_LAST] = 1.0
    if p.has_opened:
        row[OPENED_IN if s.in_front else OPENED_OUT] = 1.0
    if s.came:
        row[CAME_FIELD], row[CAME_COMMIT], row[CAME_VERB] = s.is_open, s.sends, s.verb
        row[CAME_OTHER] = not (s.is_field or s.sends or s.is_out)
    if p.altered and s.named in p.altered:
        row[ALTERED] = 1.0
    if s.was_last:
        row[IN_VAIN] = p.is_vain
    if s.naming.retries:
        row[RETRY_FAILED] = p.is_failed


OUT_RIGHT, OUT_WRONG, OUT_LOST, OUT_STILL, CAME_OUT_RIGHT, CAME_OUT_WRONG, CAME_RIGHT, CAME_WRONG, CAME_VERB_WRONG = (
    _AT[name]
    for name in """out_right out_wrong out_lost out_still came_out_right came_out_wrong came_right came_wrong
    came_verb_wrong""".split()
)
AGAIN_WRONG, CONFIRM_RIGHT, CONFIRM_WRONG, OLD_RIGHT, OLD_WRONG = (
    _AT[name] for name in "again_wrong confirm_right confirm_wrong old_right old_wrong".split()
)


def _right(row: Row, s: Seen, right: float) -> None:
    """To a last deed that was right, or wrong."""
    p, wrong = s.progress, 1 - right
    if s.is_out:
        row[OUT_RIGHT], row[OUT_WRONG], row[OUT_LOST] = right, wrong, p.is_lost
        row[OUT_STILL] = not (p.is_astray or p.is_failed or p.is_lost)
    if s.came:
        out = s.is_out
        row[CAME_OUT_RIGHT], row[CAME_OUT_WRONG] = right * out, wrong * out
        row[CAME_RIGHT], row[CAME_WRONG] = right * (not out), wrong * (not out)
        row[CAME_VERB_WRONG] = wrong * s.verb
        if s.confirms:
            row[CONFIRM_RIGHT], row[CONFIRM_WRONG] = right, wrong
    elif p.came and not s.was_last:
        row[OLD_RIGHT], row[OLD_WRONG] = right, wrong
    if s.was_last:
        row[AGAIN_WRONG] = wrong


SPENT_PICK, WRONG_PICK, UNPICKED, SPENT_WRONG, UNDOES, AMENDS = (
    _AT[name] for name in "spent_pick wrong_pick unpicked spent_wrong undoes amends".split()
)


def _mended(row: Row, s: Seen) -> None:
    """To what was done to it, and what there is to mend."""
    p, role, said = s.progress, s.role, s.said
    if s.deeds:
        if s.stands:
            row[SPENT_PICK] = role == "button" or (role in PICKED and said >= HALF)
            row[WRONG_PICK] = role in PICKED and said < HARDLY
        row[UNPICKED] = role in TOGGLES and not s.stands and said > HALF
        row[SPENT_WRONG] = bool(s.value) and s.was_written and s.held < HARDLY
    if s.naming.opposes:
        row[UNDOES] = not s.verb and said < HALF and p.is_astray
    if s.naming.amends:
        row[AMENDS] = p.is_astray or p.is_lost or p.is_miswritten


OPENER_UNSAID, OPENER_PLAIN, LEADS, LEADS_UNSAID, LEAD_ROW, RAREST, RARE_NOUN = (
    _AT[name] for name in "opener_unsaid opener_plain leads leads_unsaid lead_row rarest rare_noun".split()
)


def _leads(row: Row, s: Seen, among: Among) -> None:
    """To the step's words, and among the others."""
    at = s.item.at
    if s.is_opener:
        row[OPENER_UNSAID], row[OPENER_PLAIN] = s.progress.is_unsaid, not s.progress.is_unsaid
    if leads := s.leads:
        row[LEADS], row[LEADS_UNSAID] = leads, leads if not among.best else 0.0
    if at in among.leads:
        row[LEAD_ROW] = among.leads[at]
    if at in among.nouns:
        row[RARE_NOUN] = among.nouns[at]
    if at in among.fresh:
        row[RAREST] = 0 < among.best == among.fresh[at]
