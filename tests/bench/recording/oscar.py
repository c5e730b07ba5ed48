"""The tales of a whole shop (django-oscar): of the test set. What is done its database says, or the address it gave."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

from view import Allowance

from .tale import WAIT, App, Leg, Tale, either, halt, key, press, type_, wrong

CONFIRM = key("confirm")
SOUP = "/catalogue/soup-for-six_"
FIELD = "input[name=q]"
SEARCHED = "location.pathname === '/search/' && new URLSearchParams(location.search).get('q') === 'Soup for Six'"
OPEN_SOUP = press('.product_pod h3 a:text-is("Soup for Six")')
OTHER = press('.product_pod h3 a[title="Soup for Six (Second Edition)"]')
ADD = press(".product_page .add-to-basket button, .product_main .add-to-basket button")
VIEW = press('a[href="/basket/"]:visible')
UPDATE = press('#basket_formset button:has-text("Update")')
COUNT = type_("3", "#id_form-0-quantity")
TO_CHECKOUT = press('a:has-text("Proceed to checkout") >> nth=0')


@dataclass(frozen=True, slots=True)
class Shelves:
    """The shop's database."""

    folder: Path

    @property
    def file(self) -> Path:
        return self.folder / "state" / "shop.db"

    def restore(self) -> None:
        """As it was when the shop had just been seeded."""
        shutil.copyfile(self.folder / "seeded" / "shop.db", self.file)

    def says(self, query: str) -> Callable[[Page], Awaitable[bool]]:
        """A check: the query's first value is true."""

        async def check(page: Page) -> bool:
            with sqlite3.connect(self.file.as_uri() + "?mode=ro", uri=True) as shelves:
                row = shelves.execute(query).fetchone()
            return bool(row and row[0])

        return check

    def holds(self, title: str, quantity: int) -> Callable[[Page], Awaitable[bool]]:
        return self.says(
            "select count(*) from basket_line l join catalogue_product p on p.id = l.product_id"
            f" where p.title = '{title}' and l.quantity = {quantity}"
        )


def app_of(folder: Path) -> App:
    shelves = Shelves(folder)
    return App(name="oscar", family="foreign shop", reset=shelves.restore, tales=(_buy(shelves), _strays()))


def _search() -> Leg:
    typed = type_("Soup for Six", FIELD)
    submit = press('form[action="/search/"] [type=submit]')
    return Leg(
        steps=('Search for "Soup for Six"', 'look for the book "Soup for Six"', 'find "Soup for Six" by searching'),
        done=SEARCHED,
        way=(typed, either(CONFIRM, submit)),
        slips=((typed, wrong(WAIT, CONFIRM, submit), halt(CONFIRM, submit)),),
    )


def _open() -> Leg:
    return Leg(
        steps=(
            'Open the product "Soup for Six", not the second edition',
            'show the page of the book "Soup for Six" (first edition)',
            'go to "Soup for Six"',
        ),
        done=f"location.pathname.startsWith('{SOUP}')",
        way=(OPEN_SOUP,),
        slips=((wrong(OTHER, OPEN_SOUP), halt()), (wrong(WAIT, OPEN_SOUP), halt(OPEN_SOUP))),
    )


def _buy(shelves: Shelves) -> Tale:
    add = Leg(
        steps=("Add it to the basket", "put Soup for Six into the basket", "add one copy to the basket"),
        done=shelves.holds("Soup for Six", 1),
        way=(ADD,),
        slips=((wrong(WAIT, ADD), halt(ADD)),),
        lasting=False,
    )
    view = Leg(
        steps=("View the basket", "go to the basket", "show what is in the basket"),
        done="location.pathname === '/basket/'",
        way=(VIEW,),
        slips=((wrong(press('a:has-text("Books") >> nth=0'), VIEW), VIEW),),
    )
    quantity = Leg(
        steps=(
            "Change the quantity to 3 and update the basket",
            "set the quantity to 3 and press Update",
            "order 3 copies instead of one: update the basket",
        ),
        done=shelves.holds("Soup for Six", 3),
        way=(COUNT, either(UPDATE, CONFIRM)),
        slips=((COUNT, wrong(WAIT, UPDATE, CONFIRM), halt(UPDATE, CONFIRM)), (wrong(UPDATE, COUNT), halt())),
    )
    checkout = Leg(
        steps=("Proceed to checkout", "go to the checkout"),
        done="location.pathname === '/checkout/'",
        way=(TO_CHECKOUT,),
        slips=((wrong(WAIT, TO_CHECKOUT), halt(TO_CHECKOUT)),),
    )
    email, go_on = type_("guest@example.com", "#id_username"), press('form button:has-text("Continue")')
    guest = Leg(
        steps=(
            "Continue as a guest with the email address guest@example.com",
            'check out as a guest: enter "guest@example.com" and continue',
        ),
        done="location.pathname === '/checkout/shipping-address/'",
        way=(email, either(go_on, CONFIRM)),
        slips=((email, wrong(WAIT, go_on, CONFIRM), halt(go_on, CONFIRM)), (wrong(go_on, email), halt(email))),
    )
    ann, lee = type_("Ann", "#id_first_name"), type_("Lee", "#id_last_name")
    names = Leg(
        steps=('Enter the first name "Ann" and the last name "Lee"', 'fill in the name: first "Ann", last "Lee"'),
        done="document.getElementById('id_first_name')?.value === 'Ann'"
        " && document.getElementById('id_last_name')?.value === 'Lee'",
        way=(either(ann, lee), lee),
        slips=((ann, wrong(WAIT, lee), halt(lee)), (ann, wrong(go_on, lee), halt(lee))),
        allow=(Allowance(name="Continue"),),
    )
    return Tale(name="buy", start="/catalogue/", legs=(_search(), _open(), add, view, quantity, checkout, guest, names))


def _strays() -> Tale:
    travel = press('.side_categories a:text-is("Travel"), .sidebar a:text-is("Travel")')
    cookery = press('.side_categories a:text-is("Cookery"), .sidebar a:text-is("Cookery")')
    return Tale(
        name="strays",
        start="/catalogue/",
        legs=(
            Leg(
                steps=("Show the books on cookery", "open the category Cookery"),
                done="location.pathname.includes('/cookery')",
                way=(cookery,),
                slips=((wrong(travel, cookery), cookery), (wrong(WAIT, cookery), cookery)),
            ),
            Leg(
                steps=('Open the book "Bread in One Bowl"', "show the page of Bread in One Bowl"),
                done="location.pathname.startsWith('/catalogue/bread-in-one-bowl_')",
                way=(press('.product_pod h3 a[title="Bread in One Bowl"]'),),
            ),
        ),
    )
