"""A sort of things with its details: "flights from A to B on a day" are there when results are listed for just that."""

from __future__ import annotations

from collections.abc import Sequence

from .board import Board, Thing
from .ground import Ground
from .matching import Fit, calls, fit, holds_phrase, place
from .noun import Noun, Tail, is_plural
from .places import section
from .tables import tables
from .tokens import Sort, Tokens, plain, tokens
from .trouble import tells_trouble

LINKS = frozenset({"from", "to"})


def in_results(board: Board, noun: Noun, where: Tokens = ()) -> Ground | None:
    """The ground where the noun has details of its own; nothing where it has none."""
    head, *details = noun.tails or (Tail("", ()),)
    details = [tail for tail in details if tail.tokens and _is_detail(tail)]
    if not details or not head.tokens:
        return None
    if _is_nothing_found(board):
        return Ground.NONE_SAID
    held = [_detail(board, tail) for tail in details]
    if Ground.VALUE_OTHER in held or _is_turned(board, details):
        return Ground.VALUE_OTHER
    if None in held:
        return Ground.REST_UNSEEN if board.is_cut else Ground.PARTLY if any(held) else Ground.ABSENT_SORT
    if not is_plural(noun) and _is_begun(board, head.tokens):
        return Ground.IN_RESULTS
    if where and not _is_within(board, where, (head, *details) if noun.is_name else details):
        return Ground.UNPLACED
    if not _is_listed(board, head.tokens, details):
        return Ground.UNPLACED if _speaks_of(board, head.tokens) else Ground.LINKED
    return Ground.IN_RESULTS


def _is_within(board: Board, where: Tokens, parts: Sequence[Tail]) -> bool:
    """Where the place is a part of the page that lists things, one of these has it all and is not called off."""
    held = {thing.at for thing in section(board, where) or ()}
    units = [unit for unit in board.units if unit[0].at in held]
    off = tables().words["called_off"]
    kept = [unit for unit in units if not any(thing.name and thing.name[-1].text in off for thing in unit)]
    return not units or any(all(_in_unit(unit, part) for part in parts) for unit in kept)


def _in_unit(unit: tuple[Thing, ...], part: Tail) -> bool:
    return any(fit(part.tokens, text) >= Fit.LONGER for thing in unit for text in (*thing.sentences, thing.value))


def being(board: Board, noun: Noun) -> Ground:
    """ "a new note to Kim is being written": its form is there, and the fields hold the details."""
    head, *details = noun.tails or (Tail("", ()),)
    if not any(not thing.is_round for thing in board.fields):
        return Ground.ABSENT_SORT if not board.is_cut else Ground.REST_UNSEEN
    named = head.tokens and (_is_begun(board, head.tokens) or _is_begun(board, head.tokens[-1:]))
    held = [_in_field(board, tail) for tail in details if tail.tokens]
    if Ground.VALUE_OTHER in held:
        return Ground.VALUE_OTHER
    return Ground.IN_RESULTS if named and None not in held else Ground.UNPLACED


def _in_field(board: Board, tail: Tail) -> Ground | None:
    labels = tables().labels.get(tail.link, frozenset())
    fields = [thing for thing in board.fields if labels & {token.stem for token in thing.name} and not thing.is_round]
    if any(fit(tail.tokens, thing.value) for thing in fields):
        return Ground.VALUE_IS
    held = any(fit(tail.tokens, thing.value) is Fit.WHOLE for thing in board.fields if not thing.is_round)
    return Ground.VALUE_OTHER if fields else Ground.VALUE_IS if held else None


def _is_detail(tail: Tail) -> bool:
    return any(token.capital or token.sort is not Sort.WORD for token in tail.tokens)


def _is_nothing_found(board: Board) -> bool:
    return any(holds_phrase(plain(t.said).lower().strip(".!"), tables().phrases["nothing"]) for t in board.texts)


def _detail(board: Board, tail: Tail) -> Ground | None:
    """Where the detail stands: in a text, in a field, or its field holds another."""
    labels = tables().labels.get(tail.link, frozenset())
    fields = [thing for thing in board.fields if labels & {token.stem for token in thing.name}]
    if any(fit(tail.tokens, thing.value) for thing in fields):
        return Ground.VALUE_IS
    texts = [t for t in board.things if not t.is_field and not t.is_round and not tells_trouble(t)]
    if any(fit(tail.tokens, s) in (Fit.WHOLE, Fit.LONGER) for thing in texts for s in thing.sentences):
        return Ground.TOLD
    if fit(tail.tokens, board.title) is Fit.WHOLE:
        return Ground.TOLD
    other = [thing for thing in fields if thing.value]
    if other:
        return Ground.VALUE_OTHER
    held = any(fit(tail.tokens, thing.value) is Fit.WHOLE for thing in board.fields)
    return Ground.VALUE_IS if held else None


def _is_turned(board: Board, details: list[Tail]) -> bool:
    """Each text with both ends of the way has them the other way round."""
    ends = {tail.link: tail.tokens for tail in details if tail.link in LINKS}
    if len(ends) < len(LINKS):
        return False
    orders = []
    for text in (board.title, *(s for thing in board.texts for s in thing.sentences)):
        one, two = place(ends["from"], text), place(ends["to"], text)
        if one.fit and two.fit and one.fit is not Fit.SCATTERED and two.fit is not Fit.SCATTERED:
            orders.append(one.start < two.start)
    return bool(orders) and not any(orders)


def _is_listed(board: Board, head: Tokens, details: list[Tail]) -> bool:
    """Cards or rows that are no form stand there, or a number of them is told."""
    held = [unit for unit in board.units if any(not thing.is_field for thing in unit) and not _is_form(unit)]
    told = any(
        token.sort is Sort.NUMBER and token.amounts != frozenset({"0"}) and calls(head, text.name)
        for text in board.texts
        for token in text.name
    )
    return bool(held) or (told and bool(details))


def _is_begun(board: Board, head: Tokens) -> bool:
    """What is in front, or the page, is just that: a form for a new message."""
    labels = [
        tokens(board.state.front_name),
        board.title,
        *(t.name for t in board.headings),
        *(t.regions for t in board.layer),
    ]
    return any(fit(head, words) is Fit.WHOLE for words in labels)


def _is_form(unit: tuple[Thing, ...]) -> bool:
    return any(thing.is_field or thing.is_toggle for thing in unit)


def _speaks_of(board: Board, head: Tokens) -> bool:
    return any(calls(head, thing.name) for thing in board.texts)
