"""Which one: an element for a purpose, a field for a text, an option of a select."""

from __future__ import annotations

import re
from typing import Final

from view import State as Condition

from ...question import NONE, Choice, Option, YesNo
from ..duties.due import ACTIVATE, LEAD, TYPE, Due
from ..heads import sigmoid, softmax
from ..language.lexicon import lexicon
from ..language.words import content, folded, likeness, quoted, share, telling, tokens
from ..levels import BESIDES, ENTIRELY, HALF, ITSELF, SECOND, THIRD, WHOLE
from ..match.match import Match
from ..match.reading import Reading
from ..screen.scene import FIELDS
from ..step.gifts import addresses_in
from ..step.goal import Clause, goal_of
from ..study import Study
from ..subject import search_fields
from .excluded import excluder
from .none_of_these import nothing
from .overlay import due_now

_MODE = re.compile(r"^\W*(\w+)")
_GIVEN_AS = re.compile(r", as the [\w -]+$")
"""What an option says of its text where the field asks for just that: an e-mail address, a post code."""

_TYPE = re.compile(r'^\s*type\s+"?(.*?)"?\s+into\s+', re.I | re.S)

FLAT: Final = 0.0
"""The logit of an option that nothing speaks for or against."""


EXCLUDED: Final = 9.0
"""What a control loses that the step surely does not mean (`excluded.py`): it is chosen where nothing else is left."""


def target(study: Study, question: Choice) -> tuple[float, ...]:
    """A distribution over the options; the order they come in makes no difference."""
    reading = _reading_for(study, question.purpose)
    held = [option for option in question.options if option.element is not None]
    found, logits = study.rank(tuple(o.element for o in held if o.element), reading)
    mode = _mode(question.purpose)
    excluded = excluder(study, reading)
    scored = {
        o.key: z + _for_mode(mode, m) - EXCLUDED * excluded(m) for o, z, m in zip(held, logits, found, strict=True)
    }
    scored[NONE] = nothing(study, reading, found)
    if (equal := _first_equal(reading.clause, held, found, scored)) is not None:
        scored[equal] += EQUAL
    due = due_now(study)
    first = _first_due(study, reading, found, mode)
    if first is not None:
        scored[held[first].key] = max(scored.values()) + LEAD
    elif reading is study.reading and due is not None and due.strict:
        scored[NONE] = max(scored.values()) + LEAD
    return softmax([scored.get(option.key, -4.0) for option in question.options])


EQUAL: Final = 2.2
"""What the first of several that serve alike gains over the others."""

ALIKE: Final = 0.35
"""Logits no further apart are alike."""

SHARING: Final = frozenset({"go", "continue", "press", "expand", "set"})
"""Steps that any of several controls of one name serves: nothing is done to a thing that might be the wrong one."""


def _first_equal(clause: Clause, held: list[Option], found: tuple[Match, ...], scored: dict[str, float]) -> str | None:
    """Of several controls whose whole name the step says, and that fit alike, the first of the page's own."""
    if clause.intent not in SHARING or not found:
        return None
    best = max(range(len(found)), key=lambda n: (scored[held[n].key], -found[n].item.at))
    top = found[best]
    alike = [
        n
        for n, m in enumerate(found)
        if m.item.role == top.item.role
        and m.item.words == top.item.words
        and scored[held[best].key] - scored[held[n].key] <= ALIKE
    ]
    if len(alike) < 2 or top["said"] < WHOLE or scored[held[best].key] < scored[NONE]:
        return None
    return held[min(alike, key=lambda n: (found[n].item.is_aside, found[n].item.at))].key


def _first_due(study: Study, reading: Reading, found: tuple[Match, ...], mode: str) -> int | None:
    """Which of the elements on offer serves what is due: the first of those that do."""
    due = due_now(study) if reading is study.reading and mode != "scroll" else None
    if due is None or due.move != ACTIVATE:
        return None
    return next((n for item in due.items for n, match in enumerate(found) if match.item is item), None)


def _reading_for(study: Study, purpose: str) -> Reading:
    """The clause that is on; a purpose of its own, where the question has one that is not the step."""
    step = study.state.step.strip()
    if not purpose.strip() or (step and folded(step) in folded(purpose)):
        return study.reading
    said = purpose.partition(": ")[2] or purpose
    goal = goal_of(said)
    return Reading(study.scene, goal, goal.last)


def _mode(purpose: str) -> str:
    found = _MODE.match(purpose.casefold())
    return found.group(1) if found and found.group(1) in ("expand", "scroll") else ""


def _for_mode(mode: str, match: Match) -> float:
    if mode == "expand":
        return 2.0 if match["collapsed"] else -2.0 if match.item.has(Condition.EXPANDED) else 0.0
    return 0.0


def confirm(study: Study, question: YesNo) -> float:
    """Is this one right? Its logit against the best of the screen and against none."""
    if question.element is None:
        return 0.5
    reading = _reading_for(study, question.purpose)
    found, logits = study.rank((question.element,), reading)
    if _first_due(study, reading, found, _mode(question.purpose)) is not None:
        return sigmoid(LEAD)
    rivals = tuple(item.element for item in reading.controls if item.element != question.element)
    others, theirs = study.rank(rivals, reading)
    none = nothing(study, reading, (*found, *others))
    lost = EXCLUDED * excluder(study, reading)(found[0])
    return sigmoid(logits[0] - lost - max([none, *theirs]))


def slot(study: Study, question: Choice) -> tuple[float, ...]:
    """Which field takes a text of that name."""
    wanted = telling(question.purpose)
    scores = [_slot_logit(study, wanted, option, question.purpose) for option in question.options]
    return softmax(scores)


SLOT_SCALE: Final = 8.0
SLOT_NONE: Final = 3.2
"""The logits of a field whose words answer in full, and of none: two fifths of it are as much."""

UNUSABLE: Final = 0.15
"""What a field's fit loses that cannot be written into now."""


def _slot_logit(study: Study, wanted: tuple[str, ...], option: Option, purpose: str) -> float:
    if option.element is None:
        return SLOT_NONE
    return SLOT_SCALE * field_fit(study, wanted, option, purpose)


def field_fit(study: Study, wanted: tuple[str, ...], option: Option, purpose: str = "") -> float:
    """0 to 1: how well a field's own words answer to the wanted ones."""
    if option.element is None:
        return 0.0
    item = study.scene.item_of(option.element)
    element = option.element
    own = item.words if item else content(element.name or element.placeholder or element.description)
    filler = lexicon().sets["generic"] - set(wanted)
    own = tuple(word for word in own if word not in filler and not word.isdigit()) or own
    told = telling(" ".join((element.name, element.description, element.placeholder, element.title)))
    code = content(element.autocomplete.replace("-", " "))
    if folded(element.name) == folded(purpose) and purpose:
        return 1.0
    if purpose and not content(purpose):
        return SECOND * _begins_with(study, option, purpose)
    fit = share(wanted, own or told) * (ITSELF + BESIDES * share(own, wanted))
    fit = max(fit, SECOND * share(wanted, told) * (ITSELF + BESIDES * share(told, wanted)), THIRD * share(wanted, code))
    near = share(wanted, item.around + item.where) if item and not own else 0.0
    return max(fit, THIRD * near) - UNUSABLE * element.has(Condition.DISABLED, Condition.READONLY)


def _begins_with(study: Study, option: Option, purpose: str) -> bool:
    """
    A detail that is called by no telling word ("what", "from", "who") is asked for by what begins with that: the
    field's own name, or the text right before it.
    """
    item = study.scene.item_of(option.element) if option.element is not None else None
    before = study.scene.items[item.at - 1] if item is not None and item.at else None
    names = [option.element.name] if option.element is not None else []
    names += [before.name] if before is not None and not before.is_control and before.role not in FIELDS else []
    wanted = tokens(purpose)
    return bool(wanted) and any(tokens(name)[: len(wanted)] == wanted for name in names)


def span(study: Study, question: Choice) -> tuple[float, ...]:
    """Which text of the step goes into which field."""
    logits = [_span_logit(study, option) for option in question.options]
    due = due_now(study)
    if due is not None and due.move == TYPE:
        fitting = [_fitting(study, option, due) for option in question.options]
        best = min((place for place in fitting if place is not None), default=None)
        if best is not None:
            logits[fitting.index(best)] = max(logits) + LEAD
    return softmax(logits)


def _fitting(study: Study, option: Option, due: Due) -> int | None:
    """How far up the field of an option stands among those that take the text that is due."""
    item = study.scene.item_of(option.element) if option.element is not None else None
    if item is None or folded(span_text(option.text)) != folded(due.text):
        return None
    return next((n for n, field in enumerate(due.items) if field.at == item.at), None)


SPAN_SCALE: Final = 7.0
SPAN_NONE: Final = 2.6
"""The logits of a field that asks for the text in full, and of no text at all."""

LONE: Final = 0.55
"""The fit of the only field, for a step that writes: over `SPAN_NONE`."""

ANY: Final = 0.15
"""The fit of a field of which nothing is known: under it."""

HELD: Final = 6.0
"""What a field loses that holds the text already."""

UNASKED: Final = 3.0
"""What a field loses where the step is one that writes nothing."""

SPAN_NEVER: Final = -6.0
"""A search field, for a step that neither searches nor types: whatever the text, it is not meant for it."""


def _span_logit(study: Study, option: Option) -> float:
    if option.element is None:
        return SPAN_NONE if option.key == NONE else FLAT
    if search_fields.is_for_searching(option.element) and not search_fields.is_meant(study.goal):
        return SPAN_NEVER
    text = span_text(option.text)
    clause = _clause_with(study, text)
    role, before = option.element.role, said_of(clause.text, text)
    fit = field_fit(study, before, option) if before else 0.0
    holds = folded(text) in folded(option.element.value) if text else False
    search = clause.intent == "search" and (role == "searchbox" or not SEEKS.isdisjoint(content(_names(option))))
    given = bool(_GIVEN_AS.search(option.text)) or folded(text) in map(folded, option.element.choices)
    given = given or _takes_address(option, text)
    fit = max(fit, ENTIRELY if search or given else 0.0)
    fields = [item for item in study.scene.fields if not item.has(Condition.DISABLED)]
    lone = LONE if len(fields) == 1 and clause.intent in ("type", "search", "rename", "create", "set") else 0.0
    return (
        SPAN_SCALE * max(fit, lone, ANY)
        - (HELD if holds else 0.0)
        - (UNASKED if clause.intent in ("add", "go", "remove") and not given else 0.0)
    )


def _takes_address(option: Option, text: str) -> bool:
    """The text is an e-mail address, and the field says that it takes one, alone or beside something else."""
    return text in addresses_in(text) and not lexicon().sets["takes_email"].isdisjoint(content(_names(option)))


def _names(option: Option) -> str:
    element = option.element
    return " ".join((element.name, element.placeholder, element.description)) if element else ""


def span_text(text: str) -> str:
    """The text that an option would type."""
    found = _TYPE.match(text)
    return found.group(1) if found else (quoted(text) or ("",))[0]


def _clause_with(study: Study, text: str) -> Clause:
    """The clause that holds the text."""
    return next((c for c in study.goal.clauses if text and folded(text) in folded(c.text)), study.goal.last)


_AFTER: Final = lexicon().patterns["field_behind"]
_PARTS: Final = lexicon().patterns["parts"]
SEEKS: Final = lexicon().sets["seek"]


def said_of(clause: str, text: str) -> tuple[str, ...]:
    """The words by which a clause says what its text is: before it, or after it behind "into", "as", "for"."""
    at = folded(clause).find(folded(text)) if text else -1
    if at < 0:
        return telling(clause)
    plain = folded(clause)
    after = _AFTER.match(plain[at + len(folded(text)) :])
    before = _PARTS.split(plain[:at])[-1]
    words = tuple(w for w in content(before)[-3:] if w not in _TYPING_WORDS)
    named = content(after.group(1)) if after else ()
    return tuple(word for word in named if word not in lexicon().sets["generic"]) or words


_TYPING_WORDS: Final = lexicon().sets["typing_words"]


def option_of(study: Study, question: Choice) -> tuple[float, ...]:
    """Which option of a select the step means."""
    return softmax([_option_logit(study, option, question.purpose) for option in question.options])


OPTION_SCALE: Final = 9.0
OPTION_NONE: Final = 4.5
"""The logits of an option that the step says in full, and of none: half of it is as much."""

WORD: Final = 0.3
"""What each word of an option adds that the step says whole: the longer of two is meant."""


def _option_logit(study: Study, option: Option, purpose: str) -> float:
    if option.key == NONE:
        return OPTION_NONE
    text = purpose if purpose.strip() else study.state.step
    name, words = folded(option.text), content(option.text)
    if not words or _is_whose(name, folded(text)):
        return FLAT
    whole = bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", folded(text)))
    clause = goal_of(text).last
    wanted = clause.value_words or clause.things
    fit = max(ENTIRELY * whole, share(words, content(text)) * (HALF + HALF * share(wanted, words)))
    return OPTION_SCALE * fit + WORD * whole * len(words)


def _is_whose(name: str, text: str) -> bool:
    """The step says only whose something is: "give Ann Lee's shift to Uma Bell" means Ann Lee in no list."""
    said = re.findall(rf"(?<!\w){re.escape(name)}(['’]s?)?(?!\w)", text)
    return bool(said) and all(said)


def alike(one: str, other: str) -> float:
    """How far two texts name the same thing."""
    mine, theirs = telling(one), telling(other)
    return (
        share(mine, theirs) * share(theirs, mine)
        if mine and theirs
        else max((likeness(a, b) for a in mine for b in theirs), default=0.0)
    )
