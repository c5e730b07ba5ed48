"""A step that goes to where a site begins, whatever its link is called: the address says whether one is there."""

from __future__ import annotations

import re
from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..match.reading import Reading
from ..screen.deeds import Did

_HOME: Final = lexicon().patterns["home_page"]
ROOTS: Final = frozenset({"", "index.html", "index.htm", "index.php", "home"})
"""The paths that a site's start page has."""


def is_there(r: Reading) -> bool:
    """The step only goes where the site begins; something was pressed, the page changed, its address is the root."""
    done = acts(r)
    if r.clause.intent != "go" or len(r.goal.clauses) > 1 or not _HOME.search(r.clause.text):
        return False
    went = bool(done) and done[-1].did is Did.PRESSED and done[-1].changed is not False and bool(r.scene.came)
    return went and _path(r.scene.state.address) in ROOTS and not failed(r)


def _path(address: str) -> str:
    """
    >>> _path("shop.example/?from=cart"), _path("https://shop.example/help/"), _path("app.example/#/lists")
    ('', 'help', '#/lists')
    """
    return re.sub(r"^\w+://", "", address).partition("?")[0].partition("/")[2].strip("/")
