"""The cell under a header, where a table has columns without one: read as a browser draws them."""

from __future__ import annotations

from typing import Final

import pytest
from claims import judged_on
from pages import browser, look

from act import Memory
from act.condition import Verdict
from act.state import state_of

BUTTONS_LAST: Final = (
    "<table><tr><th>Article<th>Quantity<th>Price<th>"
    "<tr><td>Oak stool<td>2<td>€40.00<td><button>Edit</button>"
    "<tr><td>Elm desk<td>1<td>€310.00<td><button>Edit</button></table>"
)
LINKS_LAST: Final = BUTTONS_LAST.replace("<button>Edit</button>", "<a href=x>Open</a>")
BOXES_FIRST: Final = (
    "<table><tr><th><th>Article<th>Quantity<th>Price"
    "<tr><td><input type=checkbox aria-label=Choose><td>Oak stool<td>2<td>€40.00"
    "<tr><td><input type=checkbox aria-label=Choose><td>Elm desk<td>1<td>€310.00</table>"
)
NAMES_FIRST: Final = (
    "<table style='width:700px'><tr><th><th>Quantity<th>Price"
    "<tr><td>Oak stool<td>2<td>€40.00<tr><td>Elm desk<td>1<td>€310.00</table>"
)
NAMES_FIRST_BUTTONS_LAST: Final = (
    "<table style='width:700px'><tr style='text-align:left'><th><th>Quantity<th>Price<th>"
    "<tr><td>Oak stool<td>2<td>€40.00<td><button>Edit</button>"
    "<tr><td>Elm desk<td>1<td>€310.00<td><button>Edit</button></table>"
)
BUTTONS_BETWEEN: Final = (
    "<table style='width:700px'><tr style='text-align:left'><th>Article<th>Quantity<th><th>Price"
    "<tr><td>Oak stool<td>2<td><button>Edit</button><td style='text-align:right'>€40.00"
    "<tr><td>Elm desk<td>1<td><button>Edit</button><td style='text-align:right'>€310.00</table>"
)

TABLES: Final = {
    "buttons last": BUTTONS_LAST,
    "links last": LINKS_LAST,
    "boxes first": BOXES_FIRST,
    "names first": NAMES_FIRST,
    "names first, buttons last": NAMES_FIRST_BUTTONS_LAST,
    "buttons between": BUTTONS_BETWEEN,
}
CLAIMS: Final = {
    "the price of Oak stool is €40.00": Verdict.TRUE,
    "the price of Elm desk is €310.00": Verdict.TRUE,
    "the quantity of Oak stool is 2": Verdict.TRUE,
    "the price of Oak stool is 2": Verdict.FALSE,
    "the price of Oak stool is Edit": Verdict.FALSE,
    "the quantity of Oak stool is €40.00": Verdict.FALSE,
}


@pytest.mark.browser
@pytest.mark.asyncio
async def test_a_column_without_a_header_shifts_no_other() -> None:
    found: dict[tuple[str, str], Verdict] = {}
    async with browser() as started:
        for name, html in TABLES.items():
            shown = state_of(await look(html, within=started), "x", Memory())
            found |= {(name, sentence): judged_on(shown, sentence)[1] for sentence in CLAIMS}
    assert found == {(name, sentence): verdict for name in TABLES for sentence, verdict in CLAIMS.items()}
