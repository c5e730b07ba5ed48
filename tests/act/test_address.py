"""A postal address written in one line, taken apart."""

import pytest

from act.address import name_parts, parts_of

STREET, CITY, STATE, CODE, COUNTRY = (
    "address-line1",
    "address-level2",
    "address-level1",
    "postal-code",
    "country-name",
)

CASES = [
    (
        "Kim Low, 12 Mill Lane, Bath, BA1 2CD, United Kingdom",
        [("Kim Low", "name"), ("12 Mill Lane", STREET), ("Bath", CITY), ("BA1 2CD", CODE), ("United Kingdom", COUNTRY)],
    ),
    ("12 Mill Lane, Bath", [("12 Mill Lane", STREET), ("Bath", CITY)]),
    ("12 Mill Lane, Bath BA1 2CD", [("12 Mill Lane", STREET), ("Bath", CITY), ("BA1 2CD", CODE)]),
    (
        "Mia Ott, Ahornweg 5, 10115 Berlin, Germany",
        [("Mia Ott", "name"), ("Ahornweg 5", STREET), ("10115", CODE), ("Berlin", CITY), ("Germany", COUNTRY)],
    ),
    (
        "8 Elm Street, Salem, OR 97301, USA",
        [("8 Elm Street", STREET), ("Salem", CITY), ("OR", STATE), ("97301", CODE), ("USA", COUNTRY)],
    ),
    ("8 Elm Street, Salem, OR", [("8 Elm Street", STREET), ("Salem", CITY), ("OR", STATE)]),
    ("kim@example.com", []),
    ("tea, milk, bread", []),
    ("12 Mill Lane", []),
]


@pytest.mark.parametrize(("written", "expected"), CASES, ids=[case[0] for case in CASES])
def test_the_parts_of_an_address(written: str, expected: list[tuple[str, str]]) -> None:
    assert [tuple(part) for part in parts_of(written)] == expected


def test_a_single_name_has_no_halves() -> None:
    assert name_parts("Kim") == ()
