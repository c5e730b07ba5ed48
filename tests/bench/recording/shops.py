"""The tales of the example shop and its reskins: of the development set."""

from __future__ import annotations

import json
from dataclasses import dataclass

from view import Allowance

from .tale import WAIT, App, Check, Deed, Leg, Tale, Way, either, halt, key, press, type_, wrong

CONFIRM = key("confirm")
NAME, STREET, EMAIL = "Test Buyer", "1 High Street", "buyer@example.com"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """Where things are in one shop, and how it tells that they are done."""

    folder: str
    mug: str
    refuse: Deed
    refused: Check
    field: str
    submit: Deed | None
    """`None`: it searches as one types."""

    searched: Check
    add: Deed
    add_other: Deed | None
    bag: Deed | None
    in_bag: Check = ""
    checkout: Way
    """From the page where the mug was added."""

    away: Deed
    """A link on the way to the checkout that leads elsewhere."""

    in_checkout: Check
    fields: tuple[str, str, str]
    """Name, street, e-mail."""

    review: Way
    reviewing: Check
    start: str = "/"

    @property
    def has_mug(self) -> str:
        return f"shop.state().cart.some(line => line.name === {json.dumps(self.mug)} && line.quantity === 1)"


def path(name: str) -> str:
    return f"location.pathname.endsWith('{name}')"


def asked(name: str, value: str) -> str:
    return f"new URLSearchParams(location.search).get('{name}') === {json.dumps(value)}"


MUG = "Blue mug"
KILN = Shop(
    folder="shop",
    mug=MUG,
    refuse=press('section.cookies button:text-is("Only necessary ones")'),
    refused="shop.state().cookies === 'needed'",
    field="#q",
    submit=press("form.search button"),
    searched=f"{path('results.html')} && {asked('q', MUG)}",
    add=press('li.card:has(a:text-is("Blue mug")) button'),
    add_other=press('li.card:has(a:text-is("Blue mug, extra large")) button'),
    bag=press("a.cart"),
    in_bag=path("cart.html"),
    checkout=(press("a.cart"), press('a.button:text-is("Checkout")')),
    away=press('nav a[href="help.html"]'),
    in_checkout=path("checkout.html"),
    fields=("#name", "#street", "#email"),
    review=(press('button:text-is("Continue to review")'),),
    reviewing=path("review.html"),
)
ENAMEL = "Blue mug, enamel, half pint"
HARBOUR = Shop(
    folder="reskins/harbour",
    mug=ENAMEL,
    refuse=press("#jar a"),
    refused="shop.state().cookies === 'hidden'",
    field="input[name=find]",
    submit=press('input[value="Find goods"]'),
    searched=f"{path('goods.html')} && {asked('find', ENAMEL)}",
    add=press(f'table.goods tr:has(td:text-is("{ENAMEL}")) input[type=submit]'),
    add_other=press('table.goods tr:has(td:text-is("Red mug, enamel, half pint")) input[type=submit]'),
    bag=press('a[href="trolley.html"]'),
    in_bag=path("trolley.html"),
    checkout=(press('input[value="Proceed to till"]'),),
    away=press('a[href="terms.html"]'),
    in_checkout=path("delivery.html"),
    fields=("input[name=who]", "input[name=road]", "input[name=email]"),
    review=(press('input[value="Proceed"]'),),
    reviewing=path("check.html"),
)
ATELIER = Shop(
    folder="reskins/atelier",
    mug=MUG,
    refuse=press("[data-consent=no]"),
    refused="shop.state().cookies === 'no'",
    field="#seek",
    submit=press("#lens"),
    searched="location.hash === '#/search/Blue%20mug'",
    add=press('.piece:has(div:text-is("Blue mug")) .tap'),
    add_other=press('.piece:has(div:text-is("Espresso cup, blue")) .tap'),
    bag=press('[data-go="#/bag"]'),
    in_bag="location.hash === '#/bag'",
    checkout=(press('[data-go="#/bag"]'), press('[data-go="#/address"]')),
    away=press('.name[data-go="#/"]'),
    in_checkout="location.hash === '#/address'",
    fields=("[data-name=name]", "[data-name=street]", "[data-name=email]"),
    review=(press("#on"),),
    reviewing="location.hash === '#/check'",
)
SKY = "Sky mug"
PANTRY = Shop(
    folder="reskins/pantry",
    mug=SKY,
    refuse=press('#privacy button:text-is("Reject all")'),
    refused="shop.state().cookies === 'Reject all'",
    field="#filter",
    submit=None,
    searched="document.getElementById('filter')?.value === 'Sky mug'",
    add=press('button[aria-label="Add Sky mug to basket"]'),
    add_other=None,
    bag=None,
    checkout=(press("#to-order"),),
    away=press("#basket .foot [data-close]"),
    in_checkout=path("order.html"),
    fields=("input[name=full_name]", "input[name=address1]", "input[name=email]"),
    review=(press('button:text-is("Next: shipping")'), press('button:text-is("Next: review")')),
    reviewing=f"{path('order.html')} && JSON.parse(localStorage.copper).panel === 3",
)
CAMPFIRE = "Campfire mug 12 oz, blue"
CAIRN = Shop(
    folder="reskins/cairn",
    mug=CAMPFIRE,
    refuse=press('.notice button:text-is("Decline")'),
    refused="shop.state().cookies === 'declined'",
    field="header input[name=q]",
    submit=press("form.finder button"),
    searched=f"{path('search.html')} && {asked('q', CAMPFIRE)}",
    add=press(f'article:has(a:text-is("{CAMPFIRE}")) button'),
    add_other=press('article:has(a:text-is("Campfire mug 12 oz, red")) button'),
    bag=press("a.mini-cart"),
    in_bag=path("cart.html"),
    checkout=(press("a.mini-cart"), press('a.btn:text-is("Proceed to checkout")')),
    away=press('.tools a[href="help.html"]'),
    in_checkout=path("checkout.html"),
    fields=("#fullname", "#street", "#email"),
    review=(press('button:has-text("Continue to order summary")'),),
    reviewing=path("summary.html"),
)
ANNA = "Mug Anna, blue"
WERKHOF = Shop(
    folder="reskins/werkhof",
    mug=ANNA,
    refuse=press('button:text-is("Only necessary")'),
    refused="shop.state().cookies === 'Only necessary'",
    field="input[name=suche]",
    submit=press("button.lupe"),
    searched=f"{path('liste.html')} && {asked('suche', ANNA)}",
    add=press(f'ol.treffer li:has(b:text-is("{ANNA}")) button'),
    add_other=press('ol.treffer li:has(b:text-is("Mug Anna, cream")) button'),
    bag=press("a.korb"),
    in_bag=path("korb.html"),
    checkout=(press('a.knopf:text-is("To the cash desk")'), press('a.knopf:text-is("Continue as guest")')),
    away=press(".menue a[href='konto.html']"),
    in_checkout=path("angaben.html"),
    fields=("#vorname", "#strasse", "#mail"),
    review=(press('input[value="Further to the overview"]'),),
    reviewing=path("uebersicht.html"),
    start="/start.html",
)
SHOPS = (KILN, HARBOUR, ATELIER, PANTRY, CAIRN, WERKHOF)


def search(shop: Shop) -> Leg:
    typed = type_(shop.mug, shop.field)
    steps = (f'search for "{shop.mug}"', f'look for "{shop.mug}" in the shop', f'find "{shop.mug}" with the search')
    if shop.submit is None:
        return Leg(steps=steps, done=shop.searched, way=(typed,), slips=((wrong(WAIT, typed), typed),))
    return Leg(
        steps=steps,
        done=shop.searched,
        way=(typed, either(CONFIRM, shop.submit)),
        slips=(
            (typed, wrong(WAIT, CONFIRM, shop.submit), halt(CONFIRM, shop.submit)),
            (typed, either(shop.submit, CONFIRM)),
        ),
    )


def add(shop: Shop) -> Leg:
    slips: list[Way] = [(wrong(WAIT, shop.add), shop.add)]
    if shop.add_other:
        slips.append((wrong(shop.add_other, shop.add), halt()))
    return Leg(
        steps=(
            f"add the {shop.mug} to the cart",
            f'put "{shop.mug}" into the cart',
            f"add one {shop.mug} to the basket",
        ),
        done=shop.has_mug,
        way=(shop.add,),
        slips=tuple(slips),
        lasting=False,
    )


def checkout(shop: Shop) -> Leg:
    first = shop.checkout[0]
    assert isinstance(first, Deed)
    slips: list[Way] = [(wrong(WAIT, first), first, halt()), (wrong(shop.away, first), halt())]
    if len(shop.checkout) > 1:
        second = shop.checkout[1]
        assert isinstance(second, Deed)
        slips[0] = (first, wrong(WAIT, second), halt(second))
    return Leg(
        steps=("go to the checkout", "proceed to checkout", "open the checkout form"),
        done=shop.in_checkout,
        way=shop.checkout,
        slips=tuple(slips),
    )


def fill(shop: Shop) -> tuple[Leg, ...]:
    def value(at: int) -> str:
        return f"document.querySelector({json.dumps(shop.fields[at])})?.value"

    name, street, email = (type_(text, on) for text, on in zip((NAME, STREET, EMAIL), shop.fields, strict=True))
    return (
        Leg(
            steps=(f'type "{NAME}" into the name field', f'enter "{NAME}" as the name'),
            done=f"{value(0)} === '{NAME}'",
            way=(name,),
            slips=((wrong(type_(NAME, shop.fields[1]), name), halt()),),
        ),
        Leg(
            steps=(
                f'fill in the street "{STREET}" and the e-mail "{EMAIL}"',
                f'enter "{STREET}" as the street and "{EMAIL}" as the e-mail address',
            ),
            done=f"{value(1)} === '{STREET}' && {value(2)} === '{EMAIL}'",
            way=(either(street, email), email),
            slips=((either(street, email), wrong(WAIT, email), halt(email)),),
        ),
    )


def review(shop: Shop) -> Leg:
    first = shop.review[0]
    assert isinstance(first, Deed)
    return Leg(
        steps=("continue to the review", "go on to the order review", "move on to the order summary"),
        done=shop.reviewing,
        way=shop.review,
        slips=((wrong(WAIT, first), halt(first)),),
    )


def refuse(shop: Shop) -> Leg:
    return Leg(
        steps=("refuse the cookies", "decline cookies that are not needed", "answer the cookie notice with no"),
        done=shop.refused,
        way=(shop.refuse,),
    )


def too_early(shop: Shop) -> Tale:
    """The form is sent before it is filled in."""
    first, name = shop.review[0], type_(NAME, shop.fields[0])
    assert isinstance(first, Deed)
    empty = Leg(
        steps=("continue to the review", "go on to the order review"),
        done=shop.reviewing,
        way=(wrong(first, name), halt()),
    )
    short = (
        Leg(steps=leg.steps, done=leg.done, way=leg.way, lasting=False)
        for leg in (search(shop), add(shop), checkout(shop))
    )
    return Tale(name="too-early", start=shop.start, legs=(refuse(shop), *short, empty))


def app_of(shop: Shop) -> App:
    buys = (refuse(shop), search(shop), add(shop), checkout(shop), *fill(shop), review(shop))
    own = (*cart_tales(),) if shop is KILN else ()
    return App(
        name=shop.folder.rpartition("/")[2],
        family="shop",
        folder=shop.folder,
        tales=(Tale(name="buy", start=shop.start, legs=buys), too_early(shop), *own),
    )


IN_CART = """localStorage.setItem('kiln-and-kettle',
  JSON.stringify({cookies: 'needed', cart: {'blue-mug': 1, 'oak-tray': 1}, details: {}, paid: false}))"""


def cart_tales() -> tuple[Tale, ...]:
    """What one does in a cart that holds two things, and on the pages round it."""
    more, less = (press(f'#lines li:has-text("Blue mug") button[aria-label="One {way}"]') for way in ("more", "less"))
    other = press('#lines li:has-text("Oak tray") button[aria-label="One more"]')
    out, out_other = (press(f'#lines li:has-text("{name}") button.plain') for name in ("Oak tray", "Blue mug"))
    quantity = "shop.state().cart.find(line => line.id === '{0}')?.quantity"
    mugs, trays = quantity.format("blue-mug"), quantity.format("oak-tray")
    returns, brand = press('nav a[href="help.html"]'), press("a.brand")
    page = press('li.card h3 a:text-is("Speckled mug")')
    bowl = press('li.card h3 a:text-is("Blue bowl")')
    return (
        Tale(
            name="quantity",
            start="/cart.html",
            setup=IN_CART,
            legs=(
                Leg(
                    steps=(
                        "set the quantity of the blue mug to 2",
                        "change the number of blue mugs to two",
                        "order two blue mugs instead of one",
                    ),
                    done=f"{mugs} === 2 && {trays} === 1",
                    way=(more,),
                    slips=((wrong(other, more), more), (more, wrong(more)), (wrong(less, more), halt())),
                ),
            ),
        ),
        Tale(
            name="remove",
            start="/cart.html",
            setup=IN_CART,
            legs=(
                Leg(
                    steps=("remove the oak tray from the cart", "take the oak tray out of the cart"),
                    done=f"!{trays} && {mugs} === 1",
                    way=(out,),
                    slips=((wrong(out_other, out), halt(out)), (wrong(WAIT, out), halt(out))),
                    allow=(Allowance(name="Remove"),),
                ),
            ),
        ),
        Tale(
            name="pages",
            setup=IN_CART,
            legs=(
                Leg(
                    steps=(
                        "open the page of the Speckled mug",
                        "show the details of the Speckled mug",
                        'go to "Speckled mug"',
                    ),
                    done=f"{path('product.html')} && {asked('id', 'speckled-mug')}",
                    way=(page,),
                    slips=(
                        (wrong(bowl, page), wrong(brand, brand), page),
                        (wrong(press('li.card:has(a:text-is("Speckled mug")) button'), page), page),
                    ),
                ),
                Leg(
                    steps=("open the cart", "go to the cart", "show what is in the cart"),
                    done=path("cart.html"),
                    way=(press("a.cart"),),
                    slips=(
                        (wrong(returns, press("a.cart")), press("a.cart")),
                        (wrong(WAIT, press("a.cart")), halt(press("a.cart"))),
                    ),
                ),
                Leg(
                    steps=("open the page on delivery and returns", "read about returns", "go to Delivery and returns"),
                    done=path("help.html"),
                    way=(either(returns, press('footer a[href="help.html"]')),),
                    slips=((wrong(brand, returns), returns),),
                ),
                Leg(
                    steps=("go back to the start page of the shop", "return to the shop's home page"),
                    done=path("index.html"),
                    way=(brand,),
                ),
            ),
        ),
    )


APPS = tuple(app_of(shop) for shop in SHOPS)
