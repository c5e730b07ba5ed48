"""The contract as a client reads it: four short documents, made from the tables that the code itself goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from surfaces import Limit
from surfaces.browser import limits as browser
from view import FAMILIES, FORMS, OUTCOMES, REASONS, budgets, kinds

from ..policy import TABLE, Preset
from .arguments import Until
from .names import Tool

SCHEME: Final = "runflow://contract/"
MARKDOWN: Final = "text/markdown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """One resource."""

    uri: str
    name: str
    description: str
    write: Callable[[], str]

    @property
    def text(self) -> str:
        return self.write()


def locators() -> str:
    """How an element is named."""
    return f"""# Naming an element

`act` and `wait` take locators. Each begins with what it goes by:

{_table(("form", "means"), ((f"`{example}`", means) for example, means in FORMS.values()))}

Several, tried from left to right, are written with ` | ` between: `name=Save | css=button.save`.
At most {budgets.CHAIN.value}, each of at most {budgets.SEGMENT.value} bytes; all are read before anything is sought.
`\\|` is a pipe that separates nothing.

{_table(("outcome", "when", "then"), ((f"`{found}`", when, then) for found, (when, then) in OUTCOMES.items()))}

Nothing is ever chosen for you: of several matches up to {budgets.CANDIDATES.value} are told, each with its reference.
References and `ordinal=` hold for the last `{Tool.OBSERVE}` only. `css=` and `text=` look into the selected frame.
"""


def errors() -> str:
    """What went wrong, in kinds."""
    rows = (
        (family.family, f"`{kind.kind}`", _yes(kind.recoverable), _code(kind.suggested), _first_line(kind))
        for family in FAMILIES
        for kind in kinds(family)
    )
    return f"""# What went wrong

An answer with `isError` holds `error`: `family`, `kind`, `recoverable`, `suggested_tool`, `dispatched`, `message` and
`hint`.

{_table(("family", "kind", "recoverable", "suggested_tool", "means"), rows)}

- `recoverable: true`: the same can work once its cause is treated. `false`: it will fail again in the same way.
- `dispatched: unknown`: it may have happened. Look before you do anything, and do not repeat it.
- `confirmation_required`: whoever starts the server can give it (`--confirm`), one use each; this connection never can.
- A `PolicyError` of a press also has `rule` and `because`: what it looked like.
- No error holds a page's text, a script or a secret.
"""


def contract_limits() -> str:
    """How much is told, and how long is waited."""
    rows = (
        ("controls", f"{budgets.CONTROLS.value}"),
        ("controls and nodes (headings, alerts, pictures)", f"{budgets.NODES.value}"),
        ("visible text", f"{budgets.TEXT.value} bytes"),
        ("labels, all together", f"{budgets.LABELS.value} bytes"),
        ("a role", f"{budgets.ROLE.value} bytes"),
        (
            "fields whose values are told",
            f"{budgets.FIELDS.value}: {budgets.VALUE.value} bytes, of a list {budgets.CHOSEN.value}",
        ),
        ("controls counted as left out", f"up to {budgets.OMITTED.value}"),
        ("topology events, targets, frames", _counts(browser.TOPOLOGY_MOST, browser.TARGETS_MOST, browser.FRAMES_MOST)),
        (
            "candidates of an ambiguous locator",
            f"{budgets.CANDIDATES.value}, each of {budgets.CANDIDATE_LABEL.value} bytes",
        ),
        ("a JavaScript dialog is waited for", f"{browser.DIALOG_S.ms} ms"),
        ("a download", f"{browser.DOWNLOAD_S.value:g} s"),
        ("diagnostics reach back", f"{browser.DIAGNOSTICS_S.value:g} s, {browser.DIAGNOSTICS_MOST.count} entries"),
        ("`wait`", f"{browser.AWAITED_S.value:g} s, at most {browser.AWAITED_MOST_S.value:g} s"),
    )
    return f"""# How much, how long

{_table(("what", "limit"), rows)}

`{Tool.OBSERVE}` tells at most {budgets.CONTROLS.value} controls. Where there are more, the likeliest by role are told,
in the order of the document, and `omittedCount` says how many are not; `ranking=document-order` takes the first,
`css` only what a selector matches.
`includeFormValues` reads fields; what passwords, codes and card fields hold is `[redacted]`.

{_table(("incomplete", "means"), ((f"`{reason}`", means) for reason, means in REASONS.items()))}

`{Tool.ACT}` with `preflight: true` says what would be touched and whether it may; nothing is sent. `click_at` presses a
point, where the server's preset allows it. `{Tool.WAIT}` knows {", ".join(f"`{until}`" for until in Until)}.

What a server allows is said when it is started; the preset decides the rest:

{presets()}
"""


def presets() -> str:
    """What each preset says of every capability."""
    rows = ((f"`{name}`", *(str(row.under(preset)) for preset in Preset), row.means) for name, row in TABLE.items())
    return _table(("capability", *Preset, "means"), rows)


def topology() -> str:
    """Windows and frames."""
    return f"""# Windows and frames

`{Tool.TARGETS}` with `do`:

- `list`: up to {browser.TARGETS_MOST.count} windows with id, address (without the values of its query), title, opener,
  and which is active.
- `create`: one more window, at `url` if you like. It is not selected.
- `select`: from then on that one is observed and acted on.
- `close`: when it was the selected one, none is, until you select another: `no_target_selected`.
- `frames`: up to {browser.FRAMES_MOST.count} frames of the selected window, each with its parent and origin.
- `select_frame`: from then on that frame is observed, and `css=` and `text=` look into it. Without an `id`: the top
  frame, as at first.

A window that a page opens is never selected for you: `{Tool.OBSERVE}` tells it in `topology` (`created`, `closed`, with
its id), and the act that opened it in `opened`. Inside `{Tool.RUN_FLOW}` it is otherwise: a window that a step's own
press opened is the flow's page until it closes.

A browser that ran before the server (`--cdp`) is not closed by it: `{Tool.OBSERVE}` says `attachMode: true`.
"""


DOCUMENTS: Final = (
    Document(
        uri=f"{SCHEME}locators",
        name="Naming an element",
        description="The six forms of a locator, chains of them, and what comes of each",
        write=locators,
    ),
    Document(
        uri=f"{SCHEME}errors",
        name="What went wrong",
        description="Every kind of error, whether repeating can help, and by which tool",
        write=errors,
    ),
    Document(
        uri=f"{SCHEME}limits",
        name="How much, how long",
        description="How much an observation tells, how long things may take, what each preset allows",
        write=contract_limits,
    ),
    Document(
        uri=f"{SCHEME}topology",
        name="Windows and frames",
        description="How windows and frames are listed and selected, and what becomes of pop-ups",
        write=topology,
    ),
)
"""All of them. Together they are small enough to be read at once."""


def document(uri: str) -> Document | None:
    """The one of that address."""
    return next((one for one in DOCUMENTS if one.uri == uri), None)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    columns = tuple(head)
    lines = (columns, ("---",) * len(columns), *rows)
    return "\n".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def _counts(*each: Limit) -> str:
    return ", ".join(str(limit.count) for limit in each)


def _yes(claim: bool) -> str:
    return "true" if claim else "false"


def _code(word: str) -> str:
    return f"`{word}`" if word else ""


def _first_line(kind: type) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]
