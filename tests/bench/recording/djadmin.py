"""The tales of Django's own admin: of the test set. What is done its database says, or the address."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

from .tale import WAIT, App, Leg, Tale, either, halt, key, press, type_, wrong

CONFIRM = key("confirm")
LOGGED_IN = """async () => {
  const page = await (await fetch("/admin/login/")).text();
  const token = page.match(/csrfmiddlewaretoken" value="([^"]+)/)[1];
  const said = {csrfmiddlewaretoken: token, username: "admin", password: "bench-admin-1", next: "/admin/"};
  await fetch("/admin/login/", {method: "POST", body: new URLSearchParams(said)});
}"""

USERS = press('#content-main a[href="/admin/auth/user/"]:text-is("Users")')
USERS_BESIDE = press('#nav-sidebar a[href="/admin/auth/user/"]:text-is("Users")')
GROUPS = press('#content-main a[href="/admin/auth/group/"]:text-is("Groups")')
FIND, CLEO = type_("cleo.hill", "#searchbar"), press('th.field-username a:text-is("cleo.hill")')
SEARCH = press("#changelist-search input[type=submit]")
ADA = press('th.field-username a:text-is("ada.hill")')
LAST, STAFF, SUPER = type_("Hill-Marsh", "#id_last_name"), press("#id_is_staff"), press("#id_is_superuser")
SAVE, GO_ON = press("input[name=_save]"), press("input[name=_continue]")
HOME = press('.breadcrumbs a[href="/admin/"]')
ADD_GROUP, NAME = press(".object-tools a.addlink"), type_("Night shift", "#id_name")
NEW_USER = press('.model-user a[href="/admin/auth/user/add/"]')


def path(name: str) -> str:
    return f"location.pathname === '{name}'"


@dataclass(frozen=True, slots=True)
class Books:
    """The admin's database, and a copy of how it was."""

    file: Path

    @property
    def kept(self) -> Path:
        return self.file.with_suffix(".kept")

    def restore(self) -> None:
        """As it was when the application had just been seeded."""
        if not self.kept.exists():
            shutil.copyfile(self.file, self.kept)
        shutil.copyfile(self.kept, self.file)

    def says(self, query: str) -> Callable[[Page], Awaitable[bool]]:
        """A check: the query's first value is true."""

        async def check(page: Page) -> bool:
            with sqlite3.connect(self.file.as_uri() + "?mode=ro", uri=True) as books:
                row = books.execute(query).fetchone()
            return bool(row and row[0])

        return check

    def id_of(self, username: str) -> int:
        with sqlite3.connect(self.file) as books:
            number: int = books.execute("select id from auth_user where username = ?", (username,)).fetchone()[0]
        return number


def app_of(folder: Path) -> App:
    books = Books(folder / "state" / "admin.db")
    books.restore()
    cleo = f"/admin/auth/user/{books.id_of('cleo.hill')}/change/"
    return App(
        name="djadmin",
        family="administration",
        reset=books.restore,
        tales=(*_tales_of_pages(cleo), *_tales_of_users(cleo, books), *_tales_of_groups(books)),
    )


def _tales_of_pages(cleo: str) -> tuple[Tale, ...]:
    lists = Leg(
        steps=("Open the list of users", "go to the users", "show all user accounts"),
        done=path("/admin/auth/user/"),
        way=(USERS,),
        slips=((wrong(GROUPS, USERS), USERS_BESIDE), (wrong(NEW_USER, USERS), USERS_BESIDE)),
    )
    search = Leg(
        steps=('Search for "cleo.hill"', 'find the user "cleo.hill"', 'look for "cleo.hill" in the list'),
        done=f"{path('/admin/auth/user/')} && new URLSearchParams(location.search).get('q') === 'cleo.hill'",
        way=(FIND, either(CONFIRM, SEARCH)),
        slips=(
            (FIND, wrong(WAIT, CONFIRM, SEARCH), halt(CONFIRM, SEARCH)),
            (wrong(type_("cleo.hill", "#nav-filter"), FIND), halt()),
        ),
    )
    opened = Leg(
        steps=("Open the user cleo.hill", "show the account of cleo.hill", "go to the page of cleo.hill"),
        done=path(cleo),
        way=(CLEO,),
        slips=((wrong(WAIT, CLEO), halt(CLEO)),),
    )
    direct = Leg(
        steps=("Open the user cleo.hill", "edit the user cleo.hill"),
        done=path(cleo),
        way=(CLEO,),
        slips=((wrong(ADA, CLEO), halt(USERS_BESIDE)), (wrong(NEW_USER, CLEO), halt())),
    )
    home = Leg(
        steps=("Go back to the home page of the admin", "return to the start page", "go home"),
        done=path("/admin/"),
        way=(either(HOME, press("#site-name a")),),
        slips=((wrong(USERS_BESIDE, HOME), HOME),),
    )
    logged_in = Leg(
        steps=(
            'Log in as "admin" with the password "bench-admin-1"',
            'sign in: user name "admin", password "bench-admin-1"',
        ),
        done=path("/admin/"),
        way=(
            either(type_("admin", "#id_username"), type_("bench-admin-1", "#id_password")),
            type_("bench-admin-1", "#id_password"),
            either(press("input[type=submit]"), CONFIRM),
        ),
        slips=(
            (
                type_("admin", "#id_username"),
                wrong(press("input[type=submit]"), type_("bench-admin-1", "#id_password")),
                halt(),
            ),
            (
                type_("admin", "#id_username"),
                type_("bench-admin-1", "#id_password"),
                halt(press("input[type=submit]"), CONFIRM),
            ),
        ),
    )
    return (
        Tale(name="log-in", start="/admin/login/?next=/admin/", legs=(logged_in,)),
        Tale(name="find", start="/admin/", setup=LOGGED_IN, legs=(lists, search, opened, home)),
        Tale(name="open", start="/admin/auth/user/", setup=LOGGED_IN, legs=(direct,)),
    )


def _tales_of_users(cleo: str, books: Books) -> tuple[Tale, ...]:
    row = "select {0} from auth_user where username = 'cleo.hill'"
    renamed = books.says(row.format("last_name = 'Hill-Marsh'"))
    field = "document.getElementById('id_last_name')?.value === 'Hill-Marsh'"
    fills = Leg(
        steps=('Type "Hill-Marsh" into the last name', 'enter "Hill-Marsh" as the last name'),
        done=field,
        way=(LAST,),
        slips=((wrong(type_("Hill-Marsh", "#id_first_name"), LAST), halt()),),
    )
    ticks = Leg(
        steps=("Make this user a member of the staff", "tick the staff status", "give the user staff status"),
        done="!!document.getElementById('id_is_staff')?.checked",
        way=(STAFF,),
        slips=((wrong(SUPER, STAFF), halt(STAFF)), (wrong(WAIT, STAFF), STAFF)),
    )
    saves = Leg(
        steps=("Save the user", "save the changes", "store this user"),
        done=books.says(row.format("last_name = 'Hill-Marsh' and is_staff")),
        way=(either(SAVE, GO_ON),),
        slips=((wrong(GO_ON, SAVE),), (wrong(WAIT, SAVE), halt(SAVE))),
        lasting=False,
    )
    both = Leg(
        steps=(
            'Change the last name to "Hill-Marsh" and save the user',
            'set the last name of cleo.hill to "Hill-Marsh", then save',
        ),
        done=renamed,
        way=(LAST, either(SAVE, GO_ON)),
        slips=(
            (LAST, wrong(WAIT, SAVE), halt(SAVE, GO_ON)),
            (wrong(SAVE, LAST), halt()),
            (wrong(type_("Hill-Marsh", "#id_first_name"), LAST), wrong(SAVE), halt()),
        ),
        lasting=False,
    )
    filtered = Leg(
        steps=("Show only the users who are staff", "filter the users by staff status: yes"),
        done="new URLSearchParams(location.search).get('is_staff__exact') === '1'",
        way=(press('#changelist-filter a[href="?is_staff__exact=1"]'),),
        slips=(
            (
                wrong(
                    press('#changelist-filter a[href="?is_superuser__exact=1"]'),
                    press('#changelist-filter a[href="?is_staff__exact=1"]'),
                ),
                halt(),
            ),
        ),
    )
    return (
        Tale(name="edit", start=cleo, setup=LOGGED_IN, legs=(fills, ticks, saves)),
        Tale(name="rename", start=cleo, setup=LOGGED_IN, legs=(both,)),
        Tale(name="filter", start="/admin/auth/user/", setup=LOGGED_IN, legs=(filtered,)),
    )


def _tales_of_groups(books: Books) -> tuple[Tale, ...]:
    exists = books.says("select count(*) from auth_group where name = 'Night shift'")
    made = Leg(
        steps=(
            'Add a new group named "Night shift" without permissions',
            'create a group called "Night shift"',
            'make a new group "Night shift" and save it',
        ),
        done=exists,
        way=(ADD_GROUP, NAME, SAVE),
        slips=(
            (ADD_GROUP, NAME, wrong(WAIT, SAVE), halt(SAVE)),
            (ADD_GROUP, wrong(SAVE, NAME), NAME, SAVE),
            (ADD_GROUP, wrong(WAIT, NAME), halt(NAME)),
        ),
        lasting=False,
    )
    opened = Leg(
        steps=('Open the group "Support"', "edit the group Support"),
        done="/\\/admin\\/auth\\/group\\/\\d+\\/change\\//.test(location.pathname)"
        " && document.getElementById('id_name')?.defaultValue === 'Support'",
        way=(press('#result_list a:text-is("Support")'),),
        slips=(
            (
                wrong(press('#result_list a:text-is("Reviewers")'), press('#result_list a:text-is("Support")')),
                halt(
                    press('.breadcrumbs a[href="/admin/auth/group/"]'),
                    press('#nav-sidebar a[href="/admin/auth/group/"]:text-is("Groups")'),
                ),
            ),
        ),
    )
    return (
        Tale(name="group", start="/admin/auth/group/", setup=LOGGED_IN, legs=(made,)),
        Tale(name="open-group", start="/admin/auth/group/", setup=LOGGED_IN, legs=(opened,)),
    )
