"""Which requests are waited for. Times are given, so nothing here waits."""

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
