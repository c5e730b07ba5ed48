"""Every number of a request to a judge on a server, with unit, reason and source."""

from __future__ import annotations

from typing import Final

from ..limit import Limit

TIMEOUT: Final = Limit(10, "seconds a try", "A hosted judge takes half a second; past ten it hangs.")
TOTAL: Final = Limit(30, "seconds a request", "All tries and waits of one request together.")
ATTEMPTS: Final = Limit(3, "tries", "A fault that lasts three tries lasts.")
FIRST_WAIT: Final = Limit(0.5, "seconds", "Before the second try; doubled before each later one.")
LONGEST_WAIT: Final = Limit(5, "seconds", "The longest wait between tries, a server's Retry-After included.")
JITTER: Final = Limit(0.25, "seconds", "Spreads the tries of many runs that failed at once.")
MOST_REQUEST: Final = Limit(65_536, "bytes", "The smallest limit among known servers (Ollama).")
MOST_RESPONSE: Final = Limit(16_777_216, "bytes", "An answer of kilobytes that grows to more is no answer.")
"""The time limits are those of the vendor's own client, the sizes those of the servers in the reference's table."""

RETRIED: Final = frozenset({408, 429, 529})
"""Beside every 5xx but 501 ("not a decision model"): the same request can succeed later."""

NEVER_RETRIED: Final = frozenset({501})


def is_passing(status: int) -> bool:
    """
    The same request may succeed in a moment.

    >>> [is_passing(status) for status in (400, 401, 408, 429, 500, 501, 503, 529)]
    [False, False, True, True, True, False, True, True]
    """
    return status in RETRIED or (500 <= status < 600 and status not in NEVER_RETRIED)
