"""What is pressed to have a thing: among near neighbours, by way of its own page, by a button of no plain name."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..words import vocabulary
from .shop import BUTTONS, CARTS, STEPS

COLOURS: Final = ("Blue", "Red", "Green", "Grey", "White", "Black", "Yellow", "Brown", "Navy", "Pink")
SIZES: Final = ("small", "medium", "large")
FORMS: Final = ("{c} {t}", "{T}, {c}", "{T} {c}", "{T} ({c})", "{T} – {c}")
IDIOMS: Final = (
    "Grab it", "Grab yours", "Get one", "Take one home", "Treat yourself", "Snap it up", "Mine!", "I'm in",
    "Bring it on",    "Have it", "This one", "Get yours", "Claim yours", "Pop it in", "Love it", "Yours for € 12",
)  # fmt: skip
LOOKS: Final = (
    "View",
    "Details",
    "View details",
    "See more",
    "Choose options",
    "Select options",
    "Learn more",
    "More info",
)
ASIDES: Final = ("Add to wish list", "Compare", "Share", "Write a review", "Size guide", "Notify me")
RELATED: Final = ("You might also want", "Goes well with", "Others bought", "Recently viewed", "Similar items")
MISSING: Final = frozenset({"stuck", "scroll"})


def tinted(r: Random) -> tuple[str, list[str]]:
    """A thing of one colour or size, and its neighbours of others, named after one pattern."""
    thing = r.choice(vocabulary().things["shop"])
    form, words = r.choice(FORMS), r.sample(r.choice((COLOURS, COLOURS, SIZES)), 3)
    names = [
        form.format(c=(w if form.startswith("{c}") else w.lower()), t=thing.lower(), T=thing).capitalize()
        for w in words
    ]
    return names[0], names[1:]


def neighbours(r: Random) -> Story:
    """Cards with equal buttons, one thing in several colours; or the one that is asked for is not among them."""
    thing, near = tinted(r)
    there = r.random() < 0.7
    names = [*near, *r.sample(vocabulary().things["shop"], r.randrange(0, 4)), *((thing,) if there else ())]
    r.shuffle(names)
    step, cart = _step(r, thing)
    button = r.choice((*BUTTONS, *(("{c}: {{o}}", "Add {{o}} to {c}") if r.random() < 0.3 else ()))).format(c=cart)
    cards = [b for n, name in enumerate(names, 1) for b in _card(r, n, name, button, is_it=name == thing)]
    moves = frozenset({"activate"}) if there else MISSING
    return Story(family="shop", step=step, frames=(Frame(bits=(_cart(cart), *cards), moves=moves),))


def _card(r: Random, n: int, name: str, button: str, *, is_it: bool) -> list[Bit]:
    path = ("main", r.choice(("list", "region")), f"listitem #{n}")
    does = bit("button", button.replace("{o}", name), path=path, target=is_it)
    return [bit(r.choice(("link", "heading")), name, path=path), bit("text", f"€ {n * 4}.00", path=path), does]


def _step(r: Random, thing: str) -> tuple[str, str]:
    return r.choice(STEPS).format(o=thing, c=r.choice(("cart", "cart", "basket", "bag"))), r.choice(CARTS)


def _cart(cart: str) -> Bit:
    return bit("link", f"{cart.capitalize()} ({0})", path=("banner",))


def neighbours_page(r: Random) -> Story:
    """The page of a near neighbour: its button is the wrong one; the thing itself may be offered beside it."""
    thing, near = tinted(r)
    step, cart = _step(r, thing)
    button = r.choice(BUTTONS).format(c=cart)
    linked = r.random() < 0.6
    own = [bit("heading", near[0], path=("main",)), bit("text", "€ 18.00", path=("main",))]
    own += [bit("button", button, path=("main",)), bit("button", r.choice(ASIDES), path=("main",))]
    beside = [near[1], r.choice(vocabulary().things["shop"]), *((thing,) if linked else ())]
    r.shuffle(beside)
    foot = [bit("heading", r.choice(RELATED), path=("main",))]
    foot += [bit("link", n, path=("main", f"listitem #{at}"), target=n == thing) for at, n in enumerate(beside, 1)]
    moves = frozenset({"activate"}) if linked else MISSING
    return Story(family="shop", step=step, frames=(Frame(bits=(_cart(cart), *own, *foot), moves=moves),))


def own_page_first(r: Random) -> Story:
    """Nothing on the list adds: the thing's own page is opened, its variant chosen, and then it is added."""
    thing = r.choice(vocabulary().things["shop"])
    colour = r.choice(COLOURS)
    varied = r.random() < 0.5
    said = f"{colour.lower()} {thing.lower()}" if varied else thing
    step, cart = _step(r, said)
    others = r.sample([n for n in vocabulary().things["shop"] if n != thing], r.randrange(2, 5))
    names = [*others, thing]
    r.shuffle(names)
    look = r.choice((*LOOKS, "", ""))
    rows = [b for n, name in enumerate(names, 1) for b in _look(n, name, look, is_it=name == thing)]
    listed = Frame(bits=(_cart(cart), *rows), unsure=varied)
    page = _page(r, thing, cart, colour if varied else "")
    opened = Frame(bits=page, said=f'pressed link "{thing}"', title=thing)
    if not varied:
        return Story(family="shop", step=step, frames=(listed, opened))
    chosen = tuple(_taken(b, colour) for b in page)
    return Story(
        family="shop", step=step, frames=(listed, opened, replace(opened, bits=chosen, said=_said(page, colour)))
    )


def _look(n: int, name: str, look: str, *, is_it: bool) -> list[Bit]:
    path = ("main", "list", f"listitem #{n}")
    row = [bit("link", name, path=path, target=is_it), bit("text", f"from € {n * 6}", path=path)]
    return [*row, bit("link", look, path=path, target=is_it)] if look else row


def _page(r: Random, thing: str, cart: str, colour: str) -> tuple[Bit, ...]:
    path = ("main",)
    bits = [bit("heading", thing, path=path), bit("text", "€ 21.00", path=path)]
    if colour:
        kinds = r.sample([c for c in COLOURS if c != colour], 2)
        kinds.insert(r.randrange(3), colour)
        role = r.choice(("radio", "button"))
        off = (Condition.UNCHECKED,) if role == "radio" else ()
        bits += [bit(role, name, *off, path=(*path, 'group "Colour"'), target=name == colour) for name in kinds]
    bits += [bit("spinbutton", "Quantity", value="1", path=path)] if r.random() < 0.5 else []
    bits += [bit("button", r.choice(BUTTONS).format(c=cart), path=path, target=not colour)]
    bits += [bit("button", r.choice(ASIDES), path=path)]
    return (_cart(cart), *bits)


def _taken(b: Bit, colour: str) -> Bit:
    """The same bit once the colour was chosen: what adds is next."""
    e = b.element
    if e.name == colour:
        mark = Condition.CHECKED if e.role == "radio" else Condition.PRESSED
        return replace(b, is_target=False, element=replace(e, states=frozenset({mark})))
    adds = e.role == "button" and 'group "Colour"' not in e.path and e.name not in ASIDES
    return replace(b, is_target=adds)


def _said(page: tuple[Bit, ...], colour: str) -> str:
    return next(f"pressed {b.element.label}" for b in page if b.element.name == colour)


def idiom(r: Random) -> Story:
    """The one button on the thing's card or page says in words of its own what it does."""
    names = r.sample(vocabulary().things["shop"], r.randrange(1, 5))
    thing = names[0]
    r.shuffle(names)
    step, cart = _step(r, thing)
    button, role = r.choice(IDIOMS), r.choice(("button", "button", "generic"))
    bits: list[Bit] = [_cart(cart)]
    for n, name in enumerate(names, 1):
        path = ("main", f"listitem #{n}") if len(names) > 1 or r.random() < 0.5 else ("main",)
        bits += [bit(r.choice(("heading", "link")), name, path=path), bit("text", f"€ {n * 5}", path=path)]
        bits += [bit(role, button, path=path, target=name == thing)]
        bits += [bit("button", r.choice(ASIDES), path=path)] if r.random() < 0.3 else []
    return Story(family="shop", step=step, frames=(Frame(bits=tuple(bits)),))
