"""What was done for the step, held against what it asks for: what is owed, what was sent off, what was left."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.parting import commits
from ..language.words import content, folded, share
from ..levels import BESIDES, HALF, ITSELF, KINDRED, SECOND, WHOLE
from ..match.reading import Reading, kept
from ..screen.deeds import ACTED, WRITTEN, Deed, Did
from ..screen.scene import FIELDS, STATEFUL, TOGGLES, Scene
from ..step.goal import Clause
from ..step.names import closing_of, names_of
from ..subject.standing import stands_as_wished
from .arrivals import closed, vanished
from .messages import cheers, failure_told, goes_wrong, tells
from .names_shown import deeds, is_last, shown, value_came

SENT: Final = 0.8
"""How well a press that sends off what was written fits a clause whose own words it does not say."""


def fits(deed: Deed, clause: Clause) -> float:
    """0 to 1: how well a deed is what the clause asks for."""
    if deed.did in WRITTEN:
        wanted = [clause.value_words, *(name.words for name in names_of(clause))]
        said = content(deed.text)
        return max((share(words, said) for words in wanted if words), default=0.0)
    if deed.did is Did.KEY:
        return float(bool(set(content(deed.text)) & set(clause.words)))
    words = content(deed.label)
    if clause.value and share(clause.value_words, words) >= WHOLE:
        return 1.0
    if clause.intent == "continue" and words and words[0] in lexicon().sets["onward"]:
        return SENT
    return share(words, clause.words) * max(
        BESIDES + ITSELF * share(clause.things, words), SECOND * share((clause.verb,), words)
    )


def sends(deed: Deed) -> bool:
    """Whether a press is of the sort that sends off what was written."""
    if deed.did is Did.KEY:
        return deed.text.casefold() in ("enter", "return")
    return deed.did is Did.PRESSED and deed.role not in NAMING and commits(deed.label)


NAMING: Final = frozenset({"row", "option", "listitem", "gridcell", "cell", "treeitem", "heading", "radio", "checkbox"})
"""Roles whose name tells of a thing, and not of what a press of it does."""


def _evidence(r: Reading, clause: Clause) -> float:
    """How far deeds or the screen bear out that a clause was done."""
    done = deeds(r)
    stands = _standing(r, clause) if clause.intent in STANDING else 0
    if stands:
        spent = stands < 0 and clause.verb in PICKING and clause is not r.clause
        return float(
            stands > 0 or (spent and any(deed.role in TOGGLES and fits(deed, clause) >= HALF for deed in done))
        )
    if clause.verb in PICKING and clause is not r.clause and not names_of(clause) and not clause.listed:
        return float(any(deed.role in TOGGLES or deed.did is Did.CHOSE for deed in done)) if done else 0.0
    if clause.listed and done:
        said = [content(f"{deed.label} {deed.text}") for deed in done]
        said += [item.words for item in r.scene.items if item.has(Condition.CHECKED, Condition.SELECTED)]
        return min(max(share(content(name), words) for words in said) for name in clause.listed)
    best = max((fits(deed, clause) for deed in done), default=0.0)
    wrote = [n for n, deed in enumerate(done) if deed.did in WRITTEN or deed.did is Did.PRESSED]
    if wrote and clause.intent not in ("go", "turn_on", "turn_off", "set", "remove"):
        best = max(best, SENT * any(sends(deed) for deed in done[wrote[0] + 1 :]))
    names = names_of(clause)
    borne_out = min((shown(r, name) for name in names), default=0.0)
    return max(best, borne_out)


STANDING: Final = frozenset({"turn_on", "turn_off", "set", "expand"})
"""Intents whose wish is how a control stands."""


PICKING: Final = lexicon().sets["picking"]
"""Verbs of a choice that is spent once something is done with what was chosen."""


def _standing(r: Reading, clause: Clause) -> int:
    """How the toggles stand whose whole name the clause gives: 1 as wished, -1 otherwise, 0 where none shows."""
    if clause.listed:
        return 0
    named = [i for i in r.scene.items if i.role in TOGGLES and i.words and share(i.words, clause.words) >= WHOLE]
    stands = [stands_as_wished(clause, item) for item in named]
    return 1 if 1 in stands else -1 if -1 in stands else 0


@kept
def owed(r: Reading) -> float:
    """An earlier clause that nothing bears out."""
    if not is_last(r) or (r.scene.acted and not r.scene.state.history):
        return 0.0
    return 1 - min((_evidence(r, clause) for clause in r.goal.clauses[:-1]), default=1.0)


def last_owed(r: Reading) -> float:
    """Things were done, and none of them is what the last clause asks for; not where what was to go has gone."""
    if not is_last(r) or not deeds(r) or max(vanished(r), closed(r)) >= WHOLE:
        return 0.0
    done = deeds(r)
    best = max((fits(deed, r.clause) for deed in done if deed.did not in WRITTEN), default=0.0)
    if r.clause.intent in ("type", "set", "rename"):
        best = max(best, max((fits(deed, r.clause) for deed in done if deed.did in WRITTEN), default=0.0))
    begun = next((n for n, deed in enumerate(done) if deed.did in ACTED or deed.did in WRITTEN), len(done))
    begun = begun if r.scene.state.history else -1
    sent_off = len(r.goal.clauses) == 1 or r.clause.verb not in OWN_PRESS
    return 1 - max(best, SENT * (sent_off and any(sends(deed) for deed in done[begun + 1 :])))


OWN_PRESS: Final = lexicon().sets["own_press"]
"""Verbs of a last part that ask for a press of their own: what sent an earlier part off is not it."""


@kept
def submitted(r: Reading) -> float:
    """Something was written, then something was pressed that sends it off, and the screen changed."""
    done = deeds(r)
    if not is_last(r) or not done or done[-1].did not in ACTED or not r.scene.changed:
        return 0.0
    wrote = any(deed.did in WRITTEN for deed in done[:-1]) and not only_own(r)
    wrote = wrote and not failed(r)
    return float(wrote and (sends(done[-1]) or fits(done[-1], r.clause) >= HALF))


def sent_and_shows(r: Reading) -> float:
    """What was sent off came into view outside of its field."""
    return value_came(r) * max(submitted(r), final_done(r), emptied(r))


def picked(r: Reading) -> float:
    """The last press took, from a list of choices that has gone, one that the clause names in full."""
    done = deeds(r)
    if not done or done[-1].did is not Did.PRESSED or done[-1].role not in LISTED:
        return 0.0
    words = content(done[-1].label)
    here = any(item.role in LISTED and item.words == words for item in r.scene.items)
    wanted = (
        {word for name in names_of(r.clause) for word in name.words} | set(r.clause.value_words) | set(r.clause.place)
    )
    wrote = [content(deed.text) for deed in done if deed.did is Did.WROTE]
    named = share(words, tuple(wanted or r.clause.words)) >= WHOLE or _is_taken(r, words, wrote[-1:])
    return float(not here and named and not failed(r))


def _is_taken(r: Reading, words: tuple[str, ...], wrote: list[tuple[str, ...]]) -> bool:
    """A field holds what was taken, and that says all of what the clause chooses, or of the text typed for it."""
    held = any(item.role in FIELDS and content(item.element.value) == words for item in r.scene.items)
    things = r.clause.value_words or r.clause.things
    chosen = r.clause.intent == "set" and share(things, words) >= WHOLE
    return held and (chosen or any(share(text, words) >= WHOLE for text in wrote))


LISTED: Final = frozenset({"option", "menuitem", "menuitemradio", "treeitem"})


@kept
def emptied(r: Reading) -> float:
    """What was written and sent stands in no field any more."""
    done = deeds(r)
    if not is_last(r) or not done or done[-1].did not in ACTED:
        return 0.0
    texts = [folded(deed.text) for deed in done if deed.did is Did.WROTE]
    held = {folded(item.element.value) for item in r.scene.fields}
    return float(bool(texts) and texts[-1] not in held and (sends(done[-1]) or fits(done[-1], r.clause) >= HALF))


def moved_on(r: Reading) -> float:
    """Another page came upon a press that says the verb, or sent off what was written."""
    came = any(label.role == "heading" for label in r.scene.came)
    left = any(label.role in ("heading", "dialog") for label in r.scene.went)
    good = verb_pressed(r) > 0 or submitted(r) > 0 or final_done(r) > 0
    return float(came and left and good and is_last(r) and not any(goes_wrong(r, label.name) for label in r.scene.came))


def verb_pressed(r: Reading) -> float:
    """What was pressed last says the clause's verb."""
    if r.last_kind != "pressed":
        return 0.0
    return float(share((r.clause.verb,), r.last_words) >= KINDRED)


ONE_OF: Final = frozenset(
    {"option", "menuitem", "menuitemradio", "menuitemcheckbox", "checkbox", "radio", "switch", "tab"}
)


def opened_only(r: Reading) -> float:
    """The last press names the thing and not what is to be done to it: the way there, no more."""
    done = deeds(r)
    if r.clause.intent in ("go", "press", "set", "turn_on", "turn_off", "expand", "sort", "search", "continue", "type"):
        return 0.0
    if not done or done[-1].did is not Did.PRESSED or done[-1].role in ONE_OF or sends(done[-1]):
        return 0.0
    words = content(done[-1].label)
    return share(r.clause.things, words) * float(share((r.clause.verb,), words) < KINDRED)


def final_owed(r: Reading) -> float:
    """The step ends with a press, which was not made after the rest, or changed nothing."""
    wanted = closing_of(r.goal.text)
    return float(bool(wanted) and is_last(r) and not _closed_with(r, wanted))


@kept
def final_done(r: Reading) -> float:
    """The step ends with a press: it was the last thing done, and the screen changed."""
    wanted = closing_of(r.goal.text)
    done = deeds(r)
    if not wanted or not is_last(r) or not done or done[-1].did not in ACTED:
        return 0.0
    good = r.scene.changed and done[-1].changed is not False and not failed(r)
    return float(_is_closing(done[-1], wanted) and good) * (1 - only_own(r))


@kept
def failed(r: Reading) -> bool:
    """Whether a failure is told, or an alert came that tells of no success."""
    came = (label for label in r.scene.came if label.role == "alert")
    return failure_told(r) or any(not tells(r, label.name) and not cheers(label.name) for label in came)


@kept
def only_own(r: Reading) -> float:
    """All that is known to have changed are the fields and boxes that were written and ticked: a press did nothing."""
    done = deeds(r)
    if not done or done[-1].did not in ACTED or done[-1].role in ONE_OF or is_unknown(r.scene):
        return 0.0
    own = {content(deed.label) for deed in done[:-1] if deed.did in WRITTEN or deed.role in TOGGLES}
    moved = [label for label in (*r.scene.came, *r.scene.went) if label.role in STATEFUL]
    others = len(r.scene.came) + len(r.scene.went) - len(moved)
    return float(bool(own) and not others and all(label.words in own for label in moved))


def is_unknown(scene: Scene) -> bool:
    """Whether the scene is one that is read as if everything had come, or nothing."""
    return (not scene.came and not scene.went) or len(scene.came) >= len(scene.items) > 0


def sent(r: Reading) -> bool:
    """Whether the last deed sent off what the step made: the page that comes then needs none of its words."""
    done = deeds(r)
    wanted = closing_of(r.goal.text)
    begun = any(deed.did in WRITTEN or deed.did is Did.PRESSED for deed in done[:-1])
    return bool(done) and ((bool(wanted) and _is_closing(done[-1], wanted)) or (begun and sends(done[-1])))


def _closed_with(r: Reading, wanted: tuple[str, ...]) -> bool:
    done = deeds(r)
    last = max((n for n, deed in enumerate(done) if deed.did in WRITTEN), default=-1)
    return any(_is_closing(deed, wanted) and deed.changed is not False for deed in done[last + 1 :])


def _is_closing(deed: Deed, wanted: tuple[str, ...]) -> bool:
    """Whether a deed is the press a step ends with: by its own words, or as any that sends off."""
    if deed.did is Did.KEY:
        return deed.text.casefold() in ("enter", "return")
    if deed.did is not Did.PRESSED:
        return False
    words = content(deed.label)
    return share(wanted, words) >= HALF or (sends(deed) and deed.role not in ONE_OF)


def abandoned(r: Reading) -> float:
    """What was written has gone from the screen upon a press that has nothing to do with it."""
    done = deeds(r)
    if not is_last(r) or not done or done[-1].did is not Did.PRESSED:
        return 0.0
    texts = [content(deed.text) for deed in done if deed.did in WRITTEN]
    stray = max(fits(done[-1], r.clause), float(sends(done[-1]))) < HALF
    shown = any(share(text, (*item.words, *item.more)) >= WHOLE for text in texts for item in r.scene.items if text)
    shown = shown or any(content(row) in texts for item in r.scene.items for row in item.element.choices)
    return float(bool(texts) and stray and not shown)


def idle(r: Reading) -> float:
    """The history says that the last action changed nothing; a text may change a field and nothing that shows."""
    done = deeds(r)
    return float(bool(done) and done[-1].changed is False and done[-1].did not in WRITTEN)


def target_on(r: Reading) -> float:
    """What was pressed last, and fits, is marked as the current, chosen or pressed one."""
    if r.last_fits < HALF or r.clause.intent == "turn_off":
        return 0.0
    marked = (i for i in r.scene.items if i.has(Condition.CURRENT, Condition.SELECTED, Condition.PRESSED))
    return float(any(item.words == r.last_words for item in marked))
