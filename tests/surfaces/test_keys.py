"""How chords in macOS spelling reach the page."""

import pytest

from surfaces.browser.keys import History, Press, translate


@pytest.mark.parametrize(
    ("chord", "platform", "spelling"),
    [
        ("cmd+f", "darwin", "Meta+f"),
        ("cmd+f", "linux", "Control+f"),
        ("cmd+shift+n", "linux", "Control+Shift+n"),
        ("cmd+,", "win32", "Control+,"),
        ("return", "linux", "Enter"),
        ("escape", "darwin", "Escape"),
        ("tab", "linux", "Tab"),
    ],
)
def test_command_is_meta_on_a_mac_and_control_elsewhere(chord: str, platform: str, spelling: str) -> None:
    assert translate(chord, platform) == Press(spelling)


@pytest.mark.parametrize("platform", ["darwin", "linux"])
def test_back_is_the_windows_history_and_no_key(platform: str) -> None:
    assert translate("cmd+[", platform) == History("back")


@pytest.mark.parametrize("chord", ["cmd+r", "cmd+w", "cmd+q", "cmd+l", "f5"])
def test_reply_never_reloads_and_nothing_quits(chord: str) -> None:
    assert translate(chord, "linux") is None


@pytest.mark.parametrize("chord", ["", "cmd+", "hyper+x", "cmd+banana"])
def test_an_unknown_chord_is_none(chord: str) -> None:
    assert translate(chord, "linux") is None
