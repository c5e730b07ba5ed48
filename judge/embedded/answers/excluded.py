"""Controls that a step surely does not mean, whatever they are called: a table of rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..evidence import other_number
from ..guides import overflow_menu, quoted_choice, row_ticks, star
from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..levels import SEVERAL
from ..match.match import Match
from ..match.reading import Reading
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Item
from ..step.goal import Clause
from ..step.roles import ACTS
from ..study import Study
from ..subject import dealt_with
from ..subject.neighbours import is_neighbour
from ..target import another_act, blank_form, other_row, runner_up, sentences, turning
from ..target.unasked import is_unasked
from ..ways import given_text, removal

RULES: Final[tuple[Callable[[Study, Reading, Match], bool], ...]] = (
    lambda _, r, m: _strays(r.clause, m),
    lambda _, r, m: is_unasked(r.clause, m),
    lambda _, r, m: another_act.is_unspoken(r, m),
    lambda _, r, m: other_row.is_anothers(r, m),
    lambda _, r, m: other_number.is_of_another(r, m.item),
    lambda _, r, m: runner_up.is_longer(r, m),
    lambda _, r, m: runner_up.ticks_besides(r, m),
    lambda _, r, m: runner_up.opens_again(r, m),
    lambda s, _, m: blank_form.sends_blank(s.scene, m.item),
    lambda _, r, m: sentences.is_talk(r.clause, m),
    lambda _, r, m: _is_another_persons(r.clause, m),
    lambda s, r, m: dealt_with.is_anothers(r.clause, s.scene, m.item),
    lambda _, r, m: turning.is_of_another_span(r.clause, m),
    lambda _, r, m: is_neighbour(r.clause.things, m.item),
    lambda _, r, m: quoted_choice.is_of_other_figures(r.clause, m.item),
    lambda s, r, m: star.was_turned(r.clause, s.scene, m.item),
    lambda _, r, m: row_ticks.is_ticked_already(r.clause, m.item),
    lambda s, r, m: overflow_menu.is_of_another(r.clause, s.scene, m.item),
    lambda s, r, m: overflow_menu.is_of_another_row(r.clause, s.scene, m.item),
    lambda _, r, m: other_row.is_strange_menu(r, m),
    lambda s, r, m: removal.ticks_in_vain(r.clause, s.scene, m.item),
    lambda s, _, m: given_text.sends_unwritten(s.goal, s.scene, m.item),
)
"""Each says of one control whether the clause does not mean it."""


def excluder(study: Study, reading: Reading) -> Callable[[Match], bool]:
    """What says of a control whether it is excluded."""
    filling, underway = _is_filling(study), _is_underway(study, reading)

    def excluded(match: Match) -> bool:
        away = (filling and _leaves(match)) or (underway and match["route"] > 0)
        return away or any(rule(study, reading, match) for rule in RULES)

    return excluded


def _is_filling(study: Study) -> bool:
    """A field of the page's own holds what the step typed, and the step does not go anywhere."""
    if study.reading.clause.intent in ("go", "signout", "close"):
        return False
    texts = [folded(deed.text) for deed in deeds_of(study.state) if deed.did is Did.WROTE]
    fields = (i for i in study.scene.items if i.role in FIELDS and i.element.value and not i.is_aside)
    return bool(texts) and any(folded(i.element.value) in texts for i in fields)


def _is_underway(study: Study, reading: Reading) -> bool:
    """A station on the way was passed in this step: another one that does not lead on is the way back."""
    stations = {word for thing in reading.clause.things for word in lexicon().routes.get(thing, ())}
    onward = lexicon().sets["onward"]
    pressed = (set(content(deed.label)) for deed in deeds_of(study.state) if deed.did is Did.PRESSED)
    named = stations | set(reading.clause.things)
    return any(words & named and words & onward for words in pressed)


def _strays(clause: Clause, match: Match) -> bool:
    """
    For a step that searches: a control that does something to what was found. For one that goes: a text field. For one
    that adds: what counts up or down, unless the step speaks of a number.
    """
    if clause.intent == "go":
        return match.item.role in FIELDS - {"combobox", "slider"}
    if clause.intent == "add":
        steps = bool(match.item.words) and set(match.item.words) <= lexicon().sets["stepping"]
        return steps and clause.count < SEVERAL and not set(clause.words) & lexicon().sets["stepping"]
    if clause.intent != "search" or match.item.role in FIELDS:
        return False
    if match["runs"] and not _empties(clause, match.item):
        return False
    return any(lexicon().intent_of.get(word) in ACTS - {"close"} for word in match.item.words)


EMPTYING: Final = lexicon().sets["emptying"]
"""What a control begins with that takes back what was sought: "Empty the search"."""


def _empties(clause: Clause, item: Item) -> bool:
    return not EMPTYING.isdisjoint(item.words[:1]) and EMPTYING.isdisjoint(clause.words)


def _is_another_persons(clause: Clause, match: Match) -> bool:
    """It names a person by the handle, and the step names another: "Mute @lea" for a step about @tom."""
    wanted, said = ({word for word in words if word.startswith("@")} for words in (clause.words, match.item.words))
    return bool(wanted) and bool(said) and wanted.isdisjoint(said)


def _leaves(match: Match) -> bool:
    """A link of the page's frame: breadcrumb, sidebar, header."""
    return match.item.role in ("link", "menuitem", "tab") and match.item.is_aside
