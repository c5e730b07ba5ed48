"""Steps of a shop: a thing into the cart out of many equal buttons, and what is done with the cart."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from view import FrontKind

from ..case import Bit, Frame, Story, bit
from ..stage import failed, loading, unmoved
from ..words import vocabulary

FINISHED: Final = frozenset({"finished"})
CARTS: Final = ("cart", "basket", "bag", "trolley")
STEPS: Final = (
    "add the {o} to the {c}",
    "add {o} to the {c}",
    'add "{o}" to the {c}',
    "put the {o} in the {c}",
    "add one {o} to the {c}",
)
BUTTONS: Final = ("Add to {c}", "Add to {c}", "Add", "Put in {c}", "Add to your {c}", "Buy")
COUNTERS: Final = ("{c} ({n})", "{c} {n}", "{c}, {n} items", "Your {c}, {n} items", "{c}")
TOLD: Final = ("{o} was added to your {c}", "Added to {c}", "{o} added", "1 × {o} in your {c}", "Added")
LACKING: Final = ("Sorry, {o} is sold out", "{o} could not be added", "Out of stock")
ENDS: Final = {
    "told": 22,
    "counted": 16,
    "panel": 10,
    "page": 10,
    "swapped": 6,
    "other": 18,
    "still": 10,
    "broken": 8,
    "slow": 7,
}


@dataclass(frozen=True)
class Shelf:
    """What is on sale, and how this shop words it."""

    thing: str
    names: tuple[str, ...]
    cart: str
    button: str
    counter: str
    had: int
    own_page: bool
    kind: str
    role: str
    silent: bool
    """An empty cart shows no figure."""

    def top(self, more: int = 0) -> Bit:
        """The cart's own link or button, which may count."""
        count = self.had + more
        words = self.counter.format(c=self.cart.capitalize(), n=count)
        words = words.replace("1 items", "1 item") if count == 1 else words
        words = words.removesuffix(" 0") if self.silent else words
        return bit(self.role, words, path=("banner",))

    def goods(self, mark: str = "") -> list[Bit]:
        """The cards, or the thing's own page; `mark` stands on its button once it was pressed."""
        if self.own_page:
            extra = [
                bit("text", "€ 24.90"),
                bit("spinbutton", "Quantity", value="1"),
                bit("button", "Add to wish list"),
            ]
            return [bit("heading", self.thing), *extra, bit("button", mark or self.button, target=not mark)]
        return [b for n, name in enumerate(self.names, 1) for b in self._card(n, name, mark)]

    def _card(self, n: int, name: str, mark: str) -> list[Bit]:
        path, own = ("main", "list", f"listitem #{n}"), name == self.thing
        does = bit("button", mark if mark and own else self.button, path=path, target=own and not mark)
        return [bit(self.kind, name, path=path), bit("text", f"€ {n * 3}.50", path=path), does]

    def plain(self) -> list[Bit]:
        return [Bit(b.element) for b in self.goods()]


def added(r: Random) -> Story:
    """Cards with equal buttons, near misses among them, or the thing's own page."""
    shelf = _shelf(r)
    step = r.choice(STEPS).format(o=shelf.thing, c=r.choice(("cart", "cart", "basket", "shopping cart")))
    first = Frame(bits=(shelf.top(), *shelf.goods()))
    return Story(family="shop", step=step, frames=(first, _end(r, shelf, first, f'pressed button "{shelf.button}"')))


def _shelf(r: Random) -> Shelf:
    names = vocabulary().things["shop"]
    thing = r.choice(names)
    near = [n for n in names if n != thing and set(n.split()) & set(thing.split())]
    rest = r.sample([n for n in names if n != thing and n not in near], r.randrange(2, 8))
    shown = [thing, *near, *rest]
    r.shuffle(shown)
    cart = r.choice(CARTS)
    return Shelf(
        thing=thing,
        names=tuple(shown),
        cart=cart,
        button=r.choice(BUTTONS).format(c=cart),
        counter=r.choice(COUNTERS),
        had=r.randrange(3),
        own_page=r.random() < 0.3,
        kind=r.choice(("link", "link", "heading", "text")),
        role=r.choice(("link", "link", "button", "generic")),
        silent=r.random() < 0.5,
    )


def _end(r: Random, shelf: Shelf, first: Frame, said: str) -> Frame:
    match r.choices(list(ENDS), list(ENDS.values()))[0]:
        case "other" if not shelf.own_page:
            return _other(r, shelf, said)
        case "still" | "other":
            return unmoved(first, said)
        case "broken":
            return failed(first, said, r) if r.random() < 0.5 else _lacking(r, shelf, said)
        case "slow":
            return loading(first, said, r)
        case kind:
            return _success(r, shelf, said, kind)


def _success(r: Random, shelf: Shelf, said: str, kind: str) -> Frame:
    cart, counts = shelf.cart, shelf.counter != "{c}"
    match kind:
        case "counted" if counts:
            return Frame(bits=(shelf.top(1), *shelf.plain()), said=said, done=True, moves=FINISHED)
        case "panel":
            return _panel(shelf, said)
        case "page":
            row = bit("row", f"{shelf.thing} 1 × € 24.90")
            bits = (shelf.top(1), bit("heading", f"Your {cart}"), row, bit("button", "Remove"), bit("link", "Checkout"))
            return Frame(bits=bits, said=said, done=True, moves=FINISHED, title=f"Your {cart}")
        case "swapped":
            swapped = [Bit(b.element) for b in shelf.goods(r.choice(("Added", f"In {cart}", "Added ✓")))]
            return Frame(bits=(shelf.top(1), *swapped), said=said, done=True, moves=FINISHED)
    told = bit(r.choice(("status", "alert", "text")), r.choice(TOLD).format(o=shelf.thing, c=cart))
    return Frame(bits=(shelf.top(int(counts)), told, *shelf.plain()), said=said, done=True, moves=FINISHED)


def _panel(shelf: Shelf, said: str) -> Frame:
    """The cart slides in over the page."""
    name = f"Your {shelf.cart}"
    words = (bit("heading", name, front=True), bit("text", shelf.thing, front=True))
    count = [bit("button", f"{word} {shelf.thing}", front=True) for word in ("Fewer", "More", "Remove")]
    ways = (*count, bit("link", "Checkout", front=True), bit("button", "Close", front=True))
    bits = (shelf.top(1), *shelf.plain(), *words, *ways)
    return Frame(bits=bits, said=said, done=True, moves=FINISHED, front=FrontKind.DIALOG, front_name=name)


def _other(r: Random, shelf: Shelf, said: str) -> Frame:
    """Another thing was added."""
    others = [n for n in shelf.names if n != shelf.thing]
    near = [n for n in others if set(n.split()) & set(shelf.thing.split())]
    wrong = r.choice(near) if near and r.random() < 0.5 else r.choice(others)
    told = bit("status", r.choice(("{o} was added to your {c}", "{o} added")).format(o=wrong, c=shelf.cart))
    return Frame(bits=(shelf.top(1), told, *shelf.goods()), said=said, unsure=True)


def _lacking(r: Random, shelf: Shelf, said: str) -> Frame:
    told = bit("alert", r.choice(LACKING).format(o=shelf.thing))
    return Frame(
        bits=(shelf.top(), told, *shelf.goods()), said=said, unsure=True, moves=frozenset({"stuck", "activate"})
    )


def _good(n: int, name: str, button: str) -> tuple[Bit, Bit]:
    path = ("main", f"listitem #{n}")
    return bit("link", name, path=path), bit("button", button, path=path)


def carted(r: Random) -> Story:
    """To the checkout, by way of the cart."""
    cart = r.choice(CARTS)
    step = r.choice(("go to the checkout", "proceed to checkout", "go to checkout", "open the checkout"))
    way = r.choice((f"{cart.capitalize()} (1)", f"View {cart}", f"{cart.capitalize()}"))
    names, button = r.sample(vocabulary().things["shop"], 4), r.choice((f"Add to {cart}", f"To {cart}", "Add"))
    goods = [b for n, name in enumerate(names, 1) for b in _good(n, name, button)]
    role = r.choice(("link", "link", "button", "generic"))
    head = (bit(role, way, path=("banner",), target=True), bit("heading", "All products"))
    first = Frame(bits=(*head, *goods))
    words = ("Checkout", "Go to checkout", "Proceed to checkout", "Continue to checkout", "Check out", "Order now")
    go = bit(r.choice(("link", "button")), r.choice(words), target=True)
    rows = (
        bit("heading", f"Your {cart}"),
        bit("text", goods[0].element.name),
        bit("spinbutton", "Quantity", value="1"),
    )
    inside = (*rows, bit("button", "Remove"), go, bit("link", "Continue shopping"))
    opened = Frame(bits=(Bit(head[0].element), *inside), said=f'pressed {role} "{way}"', title=f"Your {cart}")
    title = r.choice(("Checkout", "Checkout: delivery", "Check out", "Delivery details", "Your details", "Address"))
    form = (bit("heading", title), *(bit("textbox", name) for name in ("Full name", "Street", "E-mail")))
    said = f"pressed {go.element.label}"
    done = Frame(
        bits=(*form, bit("button", "Continue")), said=said, done=True, moves=FINISHED, title=title, stands=True
    )
    return Story(family="shop", step=step, frames=(first, opened, done if r.random() < 0.85 else unmoved(opened, said)))
