"""Which requests are waited for. Times are given, so nothing here waits."""

import pytest

from surfaces.browser import limits
from surfaces.browser.traffic import Traffic


def polled(period: float, times: int) -> Traffic:
    """A page that has asked the same again and again."""
    traffic = Traffic()
    for turn in range(times):
        traffic.begin(turn, "fetch", "GET shop/poll", turn * period)
        traffic.end(turn, turn * period + 0.01)
    return traffic


def test_a_request_of_the_action_is_awaited_until_it_ends() -> None:
    traffic = Traffic()
    traffic.begin("a", "xhr", "GET shop/cart", 10.1)
    assert traffic.awaited(since=10.0)
    traffic.end("a", 10.3)
    assert not traffic.awaited(since=10.0)


def test_images_and_sockets_are_not_awaited() -> None:
    traffic = Traffic()
    for kind in ("image", "font", "media", "ping", "websocket", "eventsource"):
        traffic.begin(kind, kind, f"GET shop/{kind}", 10.1)
    assert not traffic.awaited(since=10.0)


def test_a_request_long_under_way_before_the_action_is_not_its_own() -> None:
    traffic = Traffic()
    traffic.begin("long poll", "fetch", "GET shop/wait", 5.0)
    assert not traffic.awaited(since=10.0)
    traffic.begin("just before", "fetch", "GET shop/list", 9.5)
    assert traffic.awaited(since=10.0)


def test_a_poll_that_went_on_before_the_press_is_background() -> None:
    traffic = polled(0.3, times=7)
    traffic.begin("next", "fetch", "GET shop/poll", 2.1)
    assert not traffic.awaited(since=2.0)
    assert traffic.is_quiet(now=2.2, since=2.0)


def test_a_poll_that_is_late_now_and_then_is_background_all_the_same() -> None:
    traffic = Traffic()
    for turn, at in enumerate((0.0, 0.2, 0.9, 1.0, 1.3, 1.9)):
        traffic.begin(turn, "fetch", "GET shop/poll", at)
        traffic.end(turn, at + 0.01)
    assert traffic.is_quiet(now=2.1, since=2.0)


def test_requests_that_one_press_after_another_makes_never_become_background() -> None:
    """Each press waits for the quiet of its own, so that theirs are never as quick."""
    traffic = polled(0.65, times=9)
    traffic.begin("pressed again", "fetch", "GET shop/poll", 9 * 0.65)
    assert traffic.awaited(since=9 * 0.65)


def test_a_list_that_a_press_loads_page_by_page_is_awaited_to_its_end() -> None:
    traffic = polled(0.1, times=12)
    traffic.begin("last page", "fetch", "GET shop/poll", 1.2)
    assert traffic.awaited(since=-0.1)
    assert not traffic.is_quiet(now=1.3, since=-0.1)


def test_a_poll_that_stopped_long_ago_is_none() -> None:
    traffic = polled(0.1, times=12)
    traffic.begin("pressed", "fetch", "GET shop/poll", 9.1)
    assert traffic.awaited(since=9.0)


def test_a_post_to_a_polled_path_is_the_actions_own() -> None:
    traffic = polled(0.3, times=7)
    traffic.begin("pressed", "fetch", "POST shop/poll", 2.1)
    assert traffic.awaited(since=2.0)


def test_another_document_begins_to_listen_anew() -> None:
    traffic = polled(0.3, times=7)
    traffic.forget()
    traffic.begin("first", "fetch", "GET shop/poll", 2.1)
    assert traffic.awaited(since=2.0)


def test_it_is_not_quiet_right_after_a_data_request_for_another_may_follow() -> None:
    traffic = Traffic()
    traffic.begin("a", "fetch", "GET shop/token", 10.0)
    traffic.end("a", 10.1)
    assert not traffic.is_quiet(now=10.2, since=9.9)
    assert traffic.is_quiet(now=10.6, since=9.9)


def test_a_new_document_ends_the_wait_for_what_the_old_one_asked() -> None:
    traffic = Traffic()
    traffic.begin("a", "fetch", "GET shop/token", 10.0)
    traffic.forget()
    assert not traffic.awaited(since=9.9)


# --- what an action writes


@pytest.mark.parametrize(
    ("what", "kind", "method", "began", "is_awaited"),
    [
        ("a write of the action", "fetch", "POST", 10.1, True),
        ("the same the older way", "xhr", "POST", 10.1, True),
        ("a change", "fetch", "PATCH", 10.1, True),
        ("a removal", "fetch", "DELETE", 10.1, True),
        ("what is only read", "fetch", "GET", 10.1, False),
        ("a look at the head", "fetch", "HEAD", 10.1, False),
        ("asking what is allowed", "xhr", "OPTIONS", 10.1, False),
        ("a script", "script", "POST", 10.1, False),
        ("a ping", "ping", "POST", 10.1, False),
        ("what was sent before the action", "fetch", "POST", 9.9, False),
    ],
)
def test_only_what_an_action_writes_is_waited_for_longer(
    what: str, kind: str, method: str, began: float, is_awaited: bool
) -> None:
    traffic = Traffic()
    traffic.begin("a", kind, f"{method} shop/rows", began)
    assert (traffic.writing(since=10.0) is not None) == is_awaited, what
    traffic.end("a", 12.0)
    assert traffic.writing(since=10.0) is None


def test_of_several_writes_the_oldest_is_told() -> None:
    traffic = Traffic()
    traffic.begin("a", "fetch", "POST shop/rows", 10.1)
    traffic.begin("b", "fetch", "POST shop/log", 10.2)
    assert traffic.writing(since=10.0) == 10.1
    traffic.end("a", 10.3)
    assert traffic.writing(since=10.0) == 10.2


def test_a_poll_by_post_that_went_on_before_the_action_is_no_write_of_its_own() -> None:
    traffic = Traffic()
    for turn in range(8):
        traffic.begin(turn, "fetch", "POST shop/poll", turn * 0.3)
        traffic.end(turn, turn * 0.3 + 0.01)
    traffic.begin("next", "fetch", "POST shop/poll", 2.5)
    assert traffic.writing(since=2.2) is None
    assert traffic.written(since=2.0) == float("-inf")


def long_polled(*, renewed_after: float) -> Traffic:
    """One by POST that ended after the action at 10, and another to the same address so much later."""
    traffic = Traffic()
    traffic.begin("long poll", "fetch", "POST shop/listen", 2.0)
    traffic.end("long poll", 10.2)
    traffic.begin("again", "fetch", "POST shop/listen", 10.2 + renewed_after)
    return traffic


def test_a_long_poll_by_post_that_is_taken_up_again_is_no_write_of_the_action() -> None:
    traffic = long_polled(renewed_after=0.01)
    assert traffic.writing(since=10.0) is None
    traffic.end("again", 11.0)
    traffic.begin("and again", "fetch", "POST shop/listen", 11.01)
    assert traffic.writing(since=10.0) is None
    assert traffic.written(since=10.0) == float("-inf")


def test_what_is_sent_some_time_after_a_long_poll_is_a_write_of_the_action() -> None:
    assert long_polled(renewed_after=0.2).writing(since=10.0) == pytest.approx(10.4)


def test_a_write_that_is_tried_again_at_once_is_waited_for_all_the_same() -> None:
    traffic = Traffic()
    traffic.begin("a", "fetch", "POST shop/rows", 10.1)
    traffic.end("a", 14.1)
    traffic.begin("again", "fetch", "POST shop/rows", 14.11)
    assert traffic.writing(since=10.0) == 14.11


def test_it_is_not_quiet_right_after_a_write_was_answered_for_the_page_then_draws() -> None:
    traffic = Traffic()
    traffic.begin("a", "fetch", "POST shop/rows", 10.1)
    traffic.end("a", 12.0)
    assert traffic.written(since=10.0) == 12.0
    assert not traffic.is_quiet(now=12.1, since=10.0)
    assert traffic.is_quiet(now=12.2, since=10.0)


def test_a_write_has_been_waited_for_once_it_is_answered_though_nobody_reads_the_rest() -> None:
    """Chromium never tells the end of a request whose body the page leaves unread."""
    traffic = Traffic()
    traffic.begin("a", "fetch", "PUT shop/rows", 10.1)
    traffic.answer("a", 12.0)
    assert traffic.writing(since=10.0) is None
    assert traffic.written(since=10.0) == 12.0
    assert traffic.awaited(since=10.0), "it may still be read, and is waited for as anything that is"


def test_a_new_document_has_written_nothing() -> None:
    traffic = long_polled(renewed_after=0.2)
    traffic.end("again", 11.0)
    traffic.forget()
    assert traffic.written(since=10.0) == float("-inf")


def test_a_write_is_waited_for_longer_than_what_is_read() -> None:
    assert limits.WRITTEN_S.value > limits.NETWORK_S.value
