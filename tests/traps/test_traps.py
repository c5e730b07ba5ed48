"""
The thirty traps of the bench, each with the tests that guard it, or the reason for none.

Two belong to later work: a value carried from one page to the next (26: `extract` and `read` are steps of a later
version), and the right-click menus of 7 (no operation presses that button).
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGES = "traps/test_trap_pages.py"
WORDS = "traps/test_trap_words.py"
MACHINE = "traps/test_trap_machine.py"
PRESSING = "surfaces/test_pressing.py"
WRITING = "surfaces/test_writing.py"
WINDOWS = "surfaces/test_windows.py"
CONTROLS = "surfaces/test_read_controls.py"
FRAMES = "surfaces/test_read_frames.py"
TURNS = "act/test_do_turns.py"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trap:
    """One trap: what it is, and which tests hold the product to it (``file::test``)."""

    number: int
    what: str
    guards: tuple[str, ...] = ()
    reason: str = ""
    """Why there is no guard, or what of it is left open."""


def trap(number: int, what: str, *guards: str, reason: str = "") -> Trap:
    return Trap(number=number, what=what, guards=guards, reason=reason)


TRAPS: tuple[Trap, ...] = (
    trap(
        1,
        "a hover moves the target",
        f"{PRESSING}::test_a_target_that_a_hover_moves_is_hit_all_the_same",
        f"{PRESSING}::test_what_a_hover_covers_is_refused_and_not_pressed",
    ),
    trap(2, "a click can be a choice", f"{PAGES}::test_a_menu_is_opened_by_pointing_at_it_and_nothing_is_chosen"),
    trap(
        3,
        "Return, and the navigation has not begun yet",
        f"{PAGES}::test_return_is_waited_for_though_the_journey_begins_late",
        "surfaces/test_settling.py::test_the_next_look_shows_what_the_press_brought_about",
    ),
    trap(
        4,
        "a form button that makes no navigation",
        f"{PAGES}::test_a_form_that_goes_nowhere_is_waited_for_until_it_has_its_answer",
        "surfaces/test_settling.py::test_a_press_that_does_nothing_is_not_waited_for_to_the_limit",
    ),
    trap(
        5,
        "a message opens a new tab",
        f"{WINDOWS}::test_a_new_tab_is_followed_and_left_again",
        f"{WINDOWS}::test_a_pop_up_that_closes_itself_gives_its_opener_back",
    ),
    trap(
        6,
        "words whose parent takes the pointer",
        f"{PRESSING}::test_a_parent_that_takes_the_pointer_for_its_words_is_pressed",
    ),
    trap(
        7,
        "buttons that exist only on hover, editing by double click, right-click menus",
        f"{PRESSING}::test_a_control_that_only_a_hover_shows_is_hovered_first",
        f"{PAGES}::test_a_row_is_dropped_by_the_button_that_only_pointing_shows",
        f"{PAGES}::test_a_rows_cross_is_judged_by_what_its_class_says",
        f"{PAGES}::test_a_row_is_edited_after_a_double_click_on_its_words",
        "act/test_editing.py::test_a_text_to_be_edited_is_clicked_then_double_clicked_once",
        reason="right-click menus: no operation presses that button in this version",
    ),
    trap(
        8,
        "the word in the step is not the word on the page",
        f"{WORDS}::test_a_control_is_found_under_another_word",
        "judge/test_embedded_forms.py::test_a_slot_finds_its_field_under_another_name",
        reason="of presses the embedded judge knows few other words, and abstains where it does not: marked cases",
    ),
    trap(
        9,
        "a dialog in mid-typing, with an OK of its own",
        f"{PAGES}::test_a_window_that_opens_in_mid_typing_gets_neither_a_key_nor_a_press",
        f"{WRITING}::test_nothing_is_typed_into_what_pops_up_in_mid_typing",
        "act/test_enter.py::test_a_dialog_that_the_typing_opened_is_the_tasks_own",
    ),
    trap(
        10,
        "a native confirm is dismissed, and that is said",
        f"{WINDOWS}::test_a_confirm_is_dismissed_and_its_message_reported",
        f"{WINDOWS}::test_a_confirm_is_accepted_when_exactly_its_message_was_allowed",
    ),
    trap(
        11,
        "a date field that only its calendar sets",
        f"{PAGES}::test_a_day_that_cannot_be_typed_is_taken_from_its_calendar",
        f"{WRITING}::test_a_shut_field_is_refused",
    ),
    trap(12, "fields of type date and time", f"{WRITING}::test_native_fields_take_their_value"),
    trap(
        13,
        "fields without a name",
        f"{PAGES}::test_a_field_in_a_column_is_called_by_the_columns_heading",
        f"{CONTROLS}::test_reads_controls_as_a_person_meets_them",
        "act/test_slots.py::test_a_field_that_has_only_a_placeholder_is_read_by_the_text_before_it",
    ),
    trap(
        14,
        "a list hidden under a drawn one",
        f"{PAGES}::test_a_drawn_list_is_what_is_listed_and_picked_from",
        f"{WRITING}::test_a_native_list_hidden_under_a_styled_one_is_refused",
    ),
    trap(
        15,
        "two lists with arrows; a text that has to be scrolled to its end",
        f"{PAGES}::test_two_lists_are_filled_by_choosing_and_pressing_the_arrow",
        f"{PAGES}::test_terms_are_scrolled_to_their_end_though_the_field_is_shut",
    ),
    trap(
        16,
        "a spinner that cancels typing",
        f"{PAGES}::test_a_number_that_takes_no_keys_says_so_and_its_arrows_can_be_pressed",
        f"{WRITING}::test_a_field_that_swallows_keys_is_filled_at_once",
    ),
    trap(
        17,
        "editors that are no text field",
        f"{WRITING}::test_an_editor_is_written_by_keys_and_read_back",
        f"{PAGES}::test_an_editor_that_is_no_field_is_written_by_keys",
    ),
    trap(
        18,
        "proposals that come after 300 ms",
        f"{PAGES}::test_a_proposal_that_comes_late_is_on_the_next_look_and_picked_whole",
        f"{WRITING}::test_typing_is_by_keys_so_that_completion_and_masks_see_them",
        "act/test_suggestions.py::test_a_row_that_is_only_the_likeliest_is_not_taken",
    ),
    trap(
        19,
        "a wrong default already chosen",
        f"{WRITING}::test_an_option_is_chosen_by_what_it_says",
        "act/test_enter.py::test_what_is_there_already_is_not_typed_again",
    ),
    trap(
        20,
        "icons without a name, icon fonts",
        f"{CONTROLS}::test_a_nameless_icon_gives_its_class_words_and_where_it_leads",
        f"{CONTROLS}::test_reads_controls_as_a_person_meets_them",
    ),
    trap(
        21,
        "words that no person sees",
        f"{PAGES}::test_what_has_no_size_or_lies_out_of_the_window_is_not_read",
        f"{PAGES}::test_a_box_to_scroll_is_read_as_far_as_it_shows",
    ),
    trap(
        22,
        "repeated names, titles cut short",
        f"{PAGES}::test_the_same_name_twice_is_told_apart_by_where_it_stands",
        f"{PAGES}::test_a_picture_that_leads_where_its_title_leads_is_no_second_link",
    ),
    trap(
        23,
        "frames, nested shadow roots, toasts",
        f"{PAGES}::test_frames_roots_and_a_toast_are_all_read_and_an_empty_frame_does_no_harm",
        f"{FRAMES}::test_empty_and_tiny_frames_are_passed_over",
        f"{PRESSING}::test_a_press_reaches_into_frames_and_shadow_roots",
    ),
    trap(
        24,
        "a page that replaces the document's own methods",
        f"{FRAMES}::test_a_page_that_replaces_the_documents_own_methods_is_read_all_the_same",
    ),
    trap(25, "no charset", f"{PAGES}::test_a_page_that_names_no_charset_is_read_as_the_browser_shows_it"),
    trap(
        26,
        "a value carried from one page to the next",
        reason="steps that store what they read (`extract`, `read`) belong to a later version",
    ),
    trap(
        27,
        "nothing says that it is over",
        f"{PRESSING}::test_what_already_is_as_wanted_is_not_pressed",
        f"{TURNS}::test_a_step_that_is_already_done_is_not_done_again",
        f"{TURNS}::test_a_control_is_pressed_at_most_three_times_in_a_step",
        f"{TURNS}::test_a_toggle_is_one_control_through_all_its_states",
    ),
    trap(
        28,
        "what comes at its own time",
        "act/test_wait_for.py::test_it_waits_and_looks_again_until_it_holds",
        "act/test_wait_for.py::test_after_ten_checks_the_last_answer_says_how_it_ended",
    ),
    trap(
        29,
        "links that lead off the machine",
        f"{WORDS}::test_a_link_that_the_step_does_not_speak_of_is_not_followed",
        f"{PAGES}::test_a_way_out_of_the_machine_that_leads_nowhere_holds_nothing_up",
        f"{WINDOWS}::test_only_the_web_may_be_opened",
        reason="a link is followed where the step's words name it, wherever it leads: no rule looks at hosts",
    ),
    trap(
        30,
        "a browser that is a noisy wrapper",
        f"{MACHINE}::test_a_wrappers_complaints_do_not_reach_the_user",
        f"{MACHINE}::test_the_browser_asks_for_nothing_by_itself_and_root_goes_without_a_sandbox",
    ),
)


def test_every_trap_is_listed_once() -> None:
    assert [one.number for one in TRAPS] == list(range(1, 31))


@pytest.mark.parametrize("one", TRAPS, ids=[str(one.number) for one in TRAPS])
def test_every_trap_is_guarded_or_says_why_not(one: Trap) -> None:
    assert one.guards or one.reason
    for guard in one.guards:
        file, _, name = guard.partition("::")
        assert re.search(rf"^(async )?def {name}\b", (TESTS / file).read_text(encoding="utf-8"), re.M), guard


def test_every_page_of_traps_is_visited() -> None:
    visits = (TESTS / PAGES).read_text(encoding="utf-8")
    pages = [page.name for page in (TESTS / "pages" / "traps").iterdir() if page.suffix != ".js"]
    assert [page for page in pages if f'"{page}"' not in visits] == []
