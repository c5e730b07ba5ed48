"""The way on, among much that is called like it: to the checkout past the page's foot, to a hidden field."""

from __future__ import annotations

from random import Random
from typing import Final

from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..words import vocabulary
from .shop import CARTS

FOOT: Final = (
    "Delivery information", "Shipping costs", "Returns", "Delivery times", "Payment methods", "Track an order",
    "Order status", "Your address book", "Find a shop", "Contact", "Imprint", "Terms", "Gift cards",
    "Secure payment",
    "Shipping policy", "Basket help", "How to order", "Addresses and hours",
)  # fmt: skip
STEPS: Final = (
    "go to the checkout", "proceed to checkout", "go to checkout", "open the checkout", "continue to the checkout",
    "go on to the checkout", "check out",
)  # fmt: skip
ONWARD: Final = (
    "Checkout", "Go to checkout", "Proceed to checkout", "Continue to checkout", "Check out", "Secure checkout",
    "Checkout now", "Begin checkout", "Start checkout", "Check out securely", "On to delivery",
    "Proceed to shipping", "Next: delivery", "To the checkout", "Checkout as guest", "Go to the till",
)  # fmt: skip
WAYS: Final = (
    "{c} (1)",
    "View {c}",
    "{c}",
    "{c}, 1 item",
    "Go to {c}",
    "Open {c}",
    "Show {c}",
    "See your {c}",
    "{c} 1",
)
BACK: Final = ("Continue shopping", "Back to shop", "Keep shopping", "Clear {c}", "Update {c}", "Apply", "Remove")


def to_checkout(r: Random) -> Story:
    """By way of the cart, whose own button leads on; the foot of the page speaks of delivery and payment too."""
    cart = r.choice(CARTS)
    foot = tuple(bit("link", name, path=("contentinfo",)) for name in r.sample(FOOT, r.randrange(3, 8)))
    way = r.choice(WAYS).format(c=cart).capitalize()
    role, inside = r.choice(("link", "link", "button")), r.random() < 0.4
    goods = [bit("link", n, path=("main", f"listitem #{at}")) for at, n in enumerate(_things(r, 3), 1)]
    told = (bit("status", f"Added to your {cart}"),) if inside else ()
    first = Frame(bits=(bit(role, way, path=("banner",), target=True), *told, *goods, *foot))
    words, where = r.choice(ONWARD), r.choice((("main",), ("main", "complementary"), ("main", 'region "Summary"'), ()))
    go = bit(r.choice(("link", "button")), words, path=where, target=True)
    rows = [bit("heading", f"Your {cart}", path=("main",)), bit("text", _things(r, 1)[0], path=("main",))]
    rows += [bit("spinbutton", "Quantity", value="1", path=("main",)), bit("text", "Total € 30.00", path=("main",))]
    ways = [
        bit(r.choice(("link", "button")), w.format(c=cart), path=("main",)) for w in r.sample(BACK, r.randrange(1, 4))
    ]
    body = [*ways, go]
    r.shuffle(body)
    head = bit(role, way, path=("banner",))
    opened = Frame(bits=(head, *rows, *body, *foot), said=f"pressed {head.element.label}", title=f"Your {cart}")
    return Story(family="shop", step=r.choice(STEPS), frames=(first, opened))


def _things(r: Random, many: int) -> list[str]:
    return r.sample(vocabulary().things["shop"], many)


FIND_STEPS: Final = ('search for "{}"', "search for {}", 'find "{}"', "look for {}", 'search here for "{}"')
OPENERS: Final = (
    "Search",
    "Open search",
    "Find",
    "Search our catalogue",
    "Show search",
    "Search site",
    "Find a product",
)
MORE: Final = ("Menu", "Account", "Cart (0)", "Language", "Help", "Sale", "Stores", "Wish list")


def search_behind(r: Random) -> Story:
    """The field to search in shows once its button is pressed; the thing itself may well be offered on the page."""
    family = r.choice(("shop", "shop", "mail", "files", "admin"))
    names = _of(r, family)
    thing = names[0]
    opener = bit(r.choice(("button", "button", "link")), r.choice(OPENERS), *_shut(r), path=("banner",), target=True)
    shown = names if r.random() < 0.6 else names[1:]
    rows = [bit("link", n, path=("main", f"listitem #{at}")) for at, n in enumerate(sorted(shown), 1)]
    rows += [bit("button", "Add to cart", path=("main", "listitem #1"))] if family == "shop" else []
    head = [bit("button", name, path=("banner",)) for name in r.sample(MORE, 3)]
    letter = [bit("textbox", "Your e-mail", path=("contentinfo",))] * (r.random() < 0.4)
    letter += [bit("textbox", "Phone", path=("contentinfo",))] * bool(letter)
    step = r.choice(FIND_STEPS).format(thing)
    first = Frame(bits=(*head, opener, *rows, *letter), moves=frozenset({"activate", "expand"}))
    field = bit(r.choice(("searchbox", "textbox")), "Search", path=("banner",), target=True)
    opened = Frame(
        bits=(*head, Bit(opener.element), field, *rows, *letter),
        said=f"pressed {opener.element.label}",
        moves=frozenset({"type"}),
        typing=True,
    )
    return Story(family=family, step=step, frames=(first, opened))


def _of(r: Random, family: str) -> list[str]:
    return r.sample(vocabulary().things[family], 4)


def _shut(r: Random) -> tuple[Condition, ...]:
    return (Condition.COLLAPSED,) if r.random() < 0.4 else ()
