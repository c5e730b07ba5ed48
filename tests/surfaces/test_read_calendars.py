"""Calendars: which day a bare number is, which way an arrow turns, and a field that only its calendar fills."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look
from playwright.async_api import Browser

from view import Element, State, Support

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


def month(
    first: int = 1, last: int = 31, *, before: tuple[int, ...] = (), after: tuple[int, ...] = (), cell: str = ""
) -> str:
    """The table of a month, seven days to a row."""
    days = (*before, *range(first, last + 1), *after)
    cells = [f'<td {cell}><a href="#">{day}</a></td>' for day in days]
    rows = "".join(f"<tr>{''.join(cells[at : at + 7])}</tr>" for at in range(0, len(cells), 7))
    return f"<table>{rows}</table>"


def called(item: Element) -> tuple[str, str]:
    return item.name, item.description


HEADS: tuple[tuple[str, str, str], ...] = (
    ("the page names the month above the days", f"<div><b>December 2016</b>{month()}</div>", "14 December 2016"),
    ("month and year are parted", f"<div><p><span>Dec</span> <i>2016</i></p>{month()}</div>", "14 December 2016"),
    ("month and year are chosen from lists", f"<div><select><option>May<option selected>June</select><select><option>2015<option selected>2016</select>{month(last=30)}</div>", "14 June 2016"),
    ("the month is a number", f"<div><span>2016-12</span>{month()}</div>", "14 December 2016"),
    ("each day tells its month, counted from nought", f"<div>{month(cell='data-month=11 data-year=2016')}</div>", "14 December 2016"),
    ("the page is in another language", f'<html lang="de"><div><b>März 2017</b>{month()}</div>', "14. März 2017"),
)  # fmt: skip


@pytest.mark.parametrize(("html", "said"), [case[1:] for case in HEADS], ids=[case[0] for case in HEADS])
async def test_a_day_is_described_by_its_whole_date_where(chromium: Browser, html: str, said: str) -> None:
    screen = await look(html, within=chromium)
    assert called(next(item for item in screen.controls if item.name == "14")) == ("14", said)


async def test_days_of_the_months_around_are_told_by_their_own_month(chromium: Browser) -> None:
    html = f"<div><b>January 2017</b>{month(before=(30, 31), after=(1, 2))}</div>"
    said = [item.description for item in (await look(html, within=chromium)).controls]
    assert (said[0], said[2], said[-1]) == ("30 December 2016", "1 January 2017", "2 February 2017")


async def test_two_months_side_by_side_are_told_apart(chromium: Browser) -> None:
    html = f"<div><div><b>May 2017</b>{month()}</div><div><b>June 2017</b>{month(last=30)}</div></div>"
    days = [item.description for item in (await look(html, within=chromium)).controls if item.name == "9"]
    assert days == ["9 May 2017", "9 June 2017"]


async def test_a_calendar_that_names_no_month_gives_no_date(chromium: Browser) -> None:
    screen = await look(f"<div><b>Choose a day</b>{month()}</div>", within=chromium)
    assert {item.description for item in screen.controls} == {""}


async def test_numbers_that_are_no_calendar_are_no_dates(chromium: Browser) -> None:
    html = (
        "<p>News of May 2017</p>" + "".join(f'<a href="/{n}">{n}</a> ' for n in range(1, 12)) + '<a href="/2">Next</a>'
    )
    screen = await look(f"<div>{html}</div>", within=chromium)
    assert {item.description for item in screen.controls} == {""}


async def test_the_arrows_of_a_calendar_say_which_way_they_turn(chromium: Browser) -> None:
    arrows = '<a data-event=click title="Prev"><span>Prev</span></a> <button>›</button>'
    screen = await look(f"<div><div>{arrows} <b>May 2017</b></div>{month()}</div>", within=chromium)
    assert [called(item) for item in screen.controls][:2] == [("Prev", "previous month"), ("›", "next month")]


@pytest.mark.parametrize("html", ["<input readonly>", '<input aria-readonly="true">', "<textarea readonly></textarea>"])
async def test_a_field_that_takes_no_keys_is_there_to_be_pressed(chromium: Browser, html: str) -> None:
    (field,) = (await look(html, within=chromium)).controls
    assert (field.role, field.has(State.READONLY)) == ("textbox", True)
    assert field.supports == {Support.CLICK}
