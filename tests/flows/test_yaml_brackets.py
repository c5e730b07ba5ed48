"""A text inside brackets that YAML takes for something else is found, and is told as it has to be written."""

from pathlib import Path

import pytest

from flows.load import FlowError, load

LOST, BEHIND, NEVER = (
    "the text from this `#` on is lost",
    "text follows a closing quote or bracket",
    "this `{` is never closed",
)
WHOLE, KEYS = "put the whole text in quotes", "; between two keys stands a `,`"


def needs(sign: str) -> str:
    return f"inside {{…}} and […] a text with this `{sign}` needs quotes"


VALUES = [
    ("{question: Who was there?}", 35, needs("?"), f'{WHOLE}: "Who was there?"'),
    ("{question: Who was there? }", 35, needs("?"), f'{WHOLE}: "Who was there?"'),
    ("{question: Who? Me?, name: Ann}", 25, needs("?"), f'{WHOLE}: "Who? Me?"'),
    ("{name: Ann, question: Who?}", 36, needs("?"), f'{WHOLE}: "Who?"'),
    ('{name: "a, b", question: Who?}', 39, needs("?"), f'{WHOLE}: "Who?"'),
    ("{question: ?}", 22, needs("?"), f'{WHOLE}: "?"'),
    ("{at: http://x.test?a=b}", 29, needs("?"), f'{WHOLE}: "http://x.test?a=b"'),
    ("{note: Total:}", 23, needs(":"), f'{WHOLE}: "Total:"{KEYS}'),
    ("{note: Total:, name: Ann}", 23, needs(":"), f'{WHOLE}: "Total:"{KEYS}'),
    ("{note: Name: Ann}", 22, needs(":"), f'{WHOLE}: "Name: Ann"{KEYS}'),
    ('{note: say "x": Ann}', 25, needs(":"), f"{WHOLE}: 'say \"x\": Ann'{KEYS}"),
    ("{note: - Ann}", 18, needs("-"), f'{WHOLE}: "- Ann"'),
    ("{note: Hello [draft]}", 24, needs("["), WHOLE),
    ("{note: see #5, name: Ann}", 22, LOST, 'put the text in quotes: "see #5"'),
    ("{note: see # 5}", 22, LOST, 'put the text in quotes: "see # 5"'),
    ("{note: #5}", 18, LOST, 'put the text in quotes: "#5"'),
    ('{tag: "#1", note: see #5}', 33, LOST, 'put the text in quotes: "see #5"'),
    ("{note: [draft] Hello}", 26, BEHIND, "put the whole text in '…' or \"…\""),
    ("{note: 'Ann's'}", 23, BEHIND, "put the whole text in '…' or \"…\""),
]


@pytest.mark.parametrize(("written", "column", "message", "hint"), VALUES, ids=[one[0] for one in VALUES])
def test_a_text_that_needs_quotes_is_named(tmp_path: Path, written: str, column: int, message: str, hint: str) -> None:
    complaint = told(tmp_path, f"steps:\n - enter: {written}\n - go on\n")
    assert complaint[1:] == (message, hint)
    assert complaint[0] == (2, column)


@pytest.mark.parametrize("written", ["{name: Ann", "{name: Ann # a name", '{name: "#1"'])
def test_a_bracket_that_is_not_closed_is_told_as_such(tmp_path: Path, written: str) -> None:
    assert told(tmp_path, f"steps:\n - enter: {written}\n - go on\n")[1].startswith(NEVER)


def told(folder: Path, text: str) -> tuple[tuple[int, int], str, str]:
    file = folder / "flow.yaml"
    file.write_text("start: https://x.test/\n" + text, encoding="utf-8")
    with pytest.raises(FlowError) as raised:
        load(file, environment={})
    (one,) = raised.value.complaints
    return (one.place.line - 1, one.place.column), one.message, one.hint
