"""What on the screen a duty speaks of: the controls of a name, the field of a text, the button that sends off."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from view import State as Condition
from view import Support

from ..language.lexicon import lexicon
from ..language.moments import days_in, minute_in, same_meaning
from ..language.words import content, folded, share, share_of, tokens
from ..levels import BESIDES, HALF, ITSELF, RATHER, SAYS, THIRD, WHOLE
from ..screen.scene import FIELDS, Item, Scene, once
from ..step.duty import Duty
from ..step.ordinal import is_bare, place_in

_ENDS: Final = {"from": "origin", "to": "goal_end"}
_EDGES: Final = " .!?:;…\"'“”→›»<>✓+"


def plain(name: str) -> str:
    """A name for comparing whole: without case, marks at its ends and white space."""
    return folded(name).strip(_EDGES) or folded(name)


_COUNTED = re.compile(r"\s*[(\[]\d+[)\]]$")


def uncounted(name: str) -> str:
    """
    A name for comparing whole, without the count that stands behind it: it is another one after every press.

    >>> uncounted("Clear finished (2)"), uncounted("Clear finished")
    ('clear finished', 'clear finished')
    """
    return plain(_COUNTED.sub("", name))


def called(scene: Scene, name: str, *, texts: bool = False) -> tuple[Item, ...]:
    """
    The controls of that name: letter for letter, else whatever the case, else but for a count behind it, else in other
    words of the same meaning.
    """
    pool = [
        i for i in scene.items if (i.is_control or texts) and i.role not in FIELDS and not i.has(Condition.DISABLED)
    ]
    spelled = tuple(i for i in pool if i.name.strip() == name.strip())
    whole = spelled or tuple(i for i in pool if plain(i.element.words) == plain(name))
    whole = whole or tuple(i for i in pool if uncounted(i.element.words) == plain(name))
    if whole:
        return whole
    words = content(name)
    alike = tuple(i for i in pool if words and i.words == words)
    kin = (
        i
        for i in pool
        if share(words, i.words) >= SAYS and share(i.words, words) >= SAYS and figures(i.words) == figures(words)
    )
    return alike or (tuple(kin) if len(words) <= 4 else ())


def figures(words: tuple[str, ...]) -> tuple[str, ...]:
    """Those words that are figures: another one is another thing, however alike the rest is."""
    return tuple(word for word in words if word.isdigit())


def called_there(scene: Scene, name: str, place: tuple[str, ...]) -> tuple[Item, ...]:
    """The same; else those whose name goes on with words of the place: "Mute @kim" for the mute button of @kim."""
    if (found := called(scene, name)) or not place:
        return found
    words = content(name)
    said = (i for i in scene.usable if i.role not in FIELDS)
    return tuple(
        i for i in said if words and i.words[: len(words)] == words and set(i.words[len(words) :]) <= set(place)
    )


def in_order(items: Iterable[Item], place: tuple[str, ...] = ()) -> tuple[Item, ...]:
    """Those whose surroundings say the place, the page's own before its frame's, then as they stand."""
    listed = sorted(items, key=lambda i: i.at)
    if place and len(listed) > 1:
        said = {i.at: share_of(place, {*i.around, *i.where}) for i in listed}
        best = max(said.values())
        listed = [i for i in listed if said[i.at] == best] if best > 0 else listed
    return tuple(sorted(listed, key=lambda i: (not i.element.in_front, i.is_aside, i.has(Condition.COVERED), i.at)))


def fields(scene: Scene) -> tuple[Item, ...]:
    """What can be written into, in the thing in front where it has any."""
    return once(scene, _fields)


def _fields(scene: Scene) -> tuple[Item, ...]:
    usable = [i for i in scene.usable if _is_field(i)]
    front = [i for i in usable if i.element.in_front]
    return tuple(front or usable)


def _is_field(item: Item) -> bool:
    """Written into, or filled by a calendar that pressing it opens."""
    if Support.TYPE in item.element.supports:
        return True
    by_picking = item.role in ("textbox", "combobox") and item.is_control and item.has(Condition.READONLY)
    return by_picking and not item.element.choices


def fields_for(duty: Duty, scene: Scene) -> tuple[Item, ...]:
    """The fields that take the duty's text, the likeliest first; none where nothing says which of several."""
    open_ = fields(scene)
    if duty.searches:
        seeking = [i for i in open_ if seeks(i)]
        return in_order(seeking) or (open_ if len(open_) == 1 else ())
    if duty.any_of or duty.not_of:
        said = [i for i in open_ if set(i.words) & set(duty.any_of or duty.not_of)]
        told = said if duty.any_of else [i for i in open_ if i not in said]
        return tuple(told) if len(told) == 1 else ()
    if duty.about and (place := place_in(duty.about)) and is_bare(" ".join(duty.about)):
        return in_order(open_[place - 1 : place] if place > 0 else open_[-1:])
    scored = [(_fit(duty, item), item) for item in open_]
    best = max((fit for fit, _ in scored), default=0.0)
    if best >= HALF:
        keep = HALF if duty.both else best
        return in_order(item for fit, item in scored if fit >= keep)
    own = [i for i in open_ if not i.is_aside and i.role != "searchbox"] or list(open_)
    names = duty.sends or not TITLES.isdisjoint(duty.about)
    titled = [i for i in own if names and not TITLES.isdisjoint(i.words)]
    if len(titled) == 1:
        return tuple(titled)
    if duty.about and not duty.both and any(i.words for i in open_) and len(open_) > 1:
        return ()
    own = [i for i in own if not duty.sends or not seeks(i)]
    return in_order(own) if len(own) == 1 or duty.both else ()


def seeks(item: Item) -> bool:
    return item.role == "searchbox" or share(("search",), (*item.words, *item.more)) >= SAYS


TITLES: Final = lexicon().sets["titles"]
"""What a form calls the field for what a new thing is called."""


def lone_empty(scene: Scene) -> tuple[Item, ...]:
    """The only field that holds nothing."""
    empty = [i for i in fields(scene) if not i.element.value]
    return tuple(empty) if len(empty) == 1 else ()


def _fit(duty: Duty, item: Item) -> float:
    said = tokens(" ".join((item.element.name, item.element.placeholder, item.element.description, item.element.title)))
    if duty.about and duty.about[0] in _ENDS and len(duty.about) == 1:
        return float(any(word in lexicon().order[_ENDS[duty.about[0]]] for word in said[:2]))
    own = tuple(w for w in (*item.words, *item.element.hints) if w not in lexicon().sets["generic"])
    named = share(duty.about, own) * (ITSELF + BESIDES * share(item.words, duty.about)) if duty.about else 0.0
    code = THIRD * share(duty.about, content(item.element.autocomplete.replace("-", " "))) if duty.about else 0.0
    kind = 0.0
    if days_in(duty.text):
        kind = RATHER * bool(lexicon().written["date_fields"] & {w.casefold() for w in (*said, *item.element.hints)})
    elif minute_in(duty.text) is not None:
        kind = RATHER * ("time" in said or "time" in item.element.hints)
    elif "@" in duty.text and "." in duty.text:
        kind = RATHER * bool(share(("email",), item.words) == 1)
    return max(named, code, kind)


def holds(item: Item, text: str) -> bool:
    """The field shows that text, however it writes it."""
    return same_meaning(text, item.element.value)


def shown_beside(label: str, scene: Scene) -> str:
    """The text that stands on the screen beside a label: the next one in its row, else right after it."""
    named = [i for i in scene.items if not i.is_control and plain(i.name) == plain(label)]
    for item in named:
        rest = scene.items[item.at + 1 : item.at + 2]
        if rest and not rest[0].is_control and (item.card == rest[0].card or item.name.rstrip().endswith(":")):
            return rest[0].name
    said = (i.name for i in scene.items if not i.is_control)
    cut = (re.match(rf"\s*{re.escape(label.strip(' :'))}\s*[:=–-]\s*(.+)$", name, re.I) for name in said)
    return next((found.group(1).strip() for found in cut if found), "")


def saying(scene: Scene, name: str) -> tuple[Item, ...]:
    """The controls that say a name among other words, those that begin with it first: a row of a list of messages."""
    words = content(name)
    said = [i for i in scene.controls if i.role not in FIELDS and words and set(words) <= set(i.words)]
    return tuple(sorted(said, key=lambda i: (i.words[: len(words)] != words, i.is_aside, i.at)))


def beside_text(scene: Scene, name: str) -> tuple[Item, ...]:
    """The control that stands right after a text of that name, in its row: "Address: 12 Elm Road"."""
    words = tuple(word for word in content(name) if word not in lexicon().sets["generic"])
    for item in scene.items[:-1]:
        after = scene.items[item.at + 1]
        captions = not item.is_control and item.name.rstrip().endswith(":") and item.words == words
        if words and captions and after.is_control and after.card == item.card:
            return (after,)
    return ()


ROWS: Final = frozenset({"option", "listitem", "menuitem", "row", "gridcell"})


def proposed(scene: Scene, text: str) -> tuple[Item, ...]:
    """The rows that came for a text just typed and hold it; those that say just that, where some do."""
    wanted = folded(text)
    rows = [i for i in scene.controls if i.role in ROWS and i.is_new and wanted in folded(i.element.words)]
    words = [i for i in rows if same_meaning(text, i.element.words)]
    whole = [i for i in rows if plain(i.element.words) == plain(text)] or words
    return in_order(whole or rows)


def lone_text(scene: Scene) -> str:
    """The only text that shows, where the step means "the text shown"."""
    texts = [i.name for i in scene.items if i.role == "text" and i.name and not i.is_control]
    return texts[0] if len(texts) == 1 else ""


def senders(scene: Scene, name: str, after: int) -> tuple[Item, ...]:
    """What sends off what was entered: by name, by a word of the kind, as the form's default, as the only button."""
    buttons = [i for i in scene.items if is_button(i) and not i.has(Condition.DISABLED)]
    front = [i for i in buttons if i.element.in_front]
    pool = front or buttons
    form = next((i.element.submission.form for i in scene.items if i.at == after), "")
    tiers = (
        lambda i: plain(i.element.words) == plain(name) and not i.is_aside,
        lambda i: plain(i.element.words) == plain(name),
        lambda i: bool(i.words) and len(i.words) <= 3 and i.words[0] in lexicon().sets["sending"] and not i.is_aside,
        lambda i: i.element.submission.default or (i.element.submission.submits and i.role == "button"),
    )
    for tier in tiers:
        found = [i for i in pool if tier(i)]
        if found:
            return tuple(sorted(found, key=lambda i: _send_order(i, form, after)))
    lone = [i for i in pool if not i.is_aside and not _turns_away(i)]
    return tuple(lone) if len(lone) == 1 else ()


def is_of_found(item: Item, text: tuple[str, ...]) -> bool:
    """It says what was written and does something else than look for it: to what was found."""
    first = lexicon().sets["sending"] | lexicon().sets["seeking"]
    return share(text, item.words) >= WHOLE and not first & set(item.words[:1])


BESIDE: Final = 2
"""So many items after a field its own button stands."""


def sends_it(field: Item, item: Item) -> bool:
    """A button of the field's own form, or right after it, that says so or nothing."""
    if item.role != "button" or item.has(Condition.DISABLED):
        return False
    form = field.element.submission.form
    near = 0 < item.at - field.at <= BESIDE or (bool(form) and item.element.submission.form == form)
    return near and (not item.words or bool(set(item.words) & (lexicon().sets["sending"] | lexicon().sets["making"])))


def _send_order(item: Item, form: str, after: int) -> tuple[bool, bool, bool, int, int]:
    """The same form's first, then what comes after the field, buttons before links, the shorter name, the earlier."""
    return (form != item.element.submission.form, item.at < after, item.role == "link", len(item.words), item.at)


def is_button(item: Item) -> bool:
    plays = item.role == "generic" and item.is_control and bool(item.words)
    return (
        item.role == "button" or plays or (item.role in ("link", "img", "tab") and bool(item.words) and item.is_control)
    )


def _turns_away(item: Item) -> bool:
    words = set(item.words)
    return (
        item.role != "button"
        or bool(words & lexicon().sets["opposing"])
        or plain(item.element.words) in lexicon().closers
    )


def folds(scene: Scene) -> tuple[Item, ...]:
    """What is collapsed and may be opened."""
    return tuple(i for i in scene.controls if i.has(Condition.COLLAPSED) and not i.has(Condition.DISABLED))


BRANCHES: Final = lexicon().branches
"""Where a step speaks of these, what each of them is on a page."""


def hidden_behind(
    scene: Scene, place: tuple[str, ...], pressed: frozenset[str], branches: frozenset[str]
) -> tuple[Item, ...]:
    """
    What may reveal a thing that does not show: what is collapsed, what says "more", and the branches that the step
    speaks of, of a tree or tabs; those of the card it speaks of, where it speaks of one. What was opened is none.
    """
    more = lexicon().sets["opener"]
    openers = [
        i
        for i in scene.items
        if i.is_control
        and i.role not in FIELDS
        and not i.has(Condition.DISABLED)
        and set(i.words) & more
        and len(i.words) <= 2
    ]
    parts = [i for i in scene.items if i.role in branches and i.is_control and not i.has(Condition.SELECTED)]
    found = {i.at: i for i in (*folds(scene), *openers, *parts) if not i.has(Condition.EXPANDED)}
    listed = in_order(found.values(), place)
    if place:
        said = [i for i in listed if share_of(place, {*i.around, *i.where}) > 0]
        listed = tuple(said) or listed
    return tuple(i for i in listed if folded(i.element.words) not in pressed)
