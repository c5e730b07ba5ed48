"""A text is taken from the screen only where the step says which, and the screen leaves no doubt."""

import pytest

from view import Element, State, taken, tells_to_take

PARAGRAPH = Element(role="text", name="Nunc ac nulla. Sit at.")
AREA = Element(role="textbox", value="Dis urna ", states=frozenset({State.MULTILINE}))
OTHER = Element(role="textbox", value="Ante leo", states=frozenset({State.MULTILINE}))
EMPTY = Element(role="textbox")


@pytest.mark.parametrize(
    ("step", "items", "text"),
    [
        ("Find the 3rd word in the paragraph and type it into the box", (PARAGRAPH, EMPTY), "nulla"),
        ("Type the last word of the text into the box", (PARAGRAPH, EMPTY), "at"),
        ("Find the last word in the text area, enter it into the field", (AREA, EMPTY), "urna"),
        ("Copy the text in the textarea below, paste it into the textbox", (AREA, EMPTY), "Dis urna "),
        ("Copy the text from the 2nd text area and paste it into the box", (AREA, OTHER, EMPTY), "Ante leo"),
        ("Solve the problem and type your answer", (Element(role="text", name="12 × 3 ="),), "36"),
        ("Solve for x and type your answer", (Element(role="text", name="4 - x = 9"),), "-5"),
    ],
)
def test_the_text_that_a_step_tells_of(step: str, items: tuple[Element, ...], text: str) -> None:
    assert tells_to_take(step)
    assert taken(step, items) == text


@pytest.mark.parametrize(
    ("step", "items"),
    [
        ("Find the 9th word in the paragraph and type it", (PARAGRAPH,)),
        ("Find the 2nd word in the paragraph and type it", (PARAGRAPH, Element(role="text", name="Another text"))),
        ("Find the last word in the text and type it", (Element(role="text", name="What is cut off sooner than…"),)),
        ("Copy the text in the text area and paste it", (AREA, OTHER)),
        ("Solve the problem and type your answer", (Element(role="text", name="7 / 2 ="),)),
        (
            "Solve the problem and type your answer",
            (Element(role="text", name="1 + 1 ="), Element(role="text", name="2 + 2 =")),
        ),
        ("Find the 2nd word in the paragraph", (PARAGRAPH,)),
        ('Type "Nunc" into the box', (PARAGRAPH,)),
    ],
)
def test_nothing_is_taken_where_there_is_a_doubt(step: str, items: tuple[Element, ...]) -> None:
    assert taken(step, items) == ""
