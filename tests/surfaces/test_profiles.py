"""What a browser leaves behind, and what is swept away."""

import os
from pathlib import Path

from surfaces.browser import profiles

NOBODY = 2**22 + 1
"""More than a process number can be."""


def test_a_profile_that_a_dead_run_left_is_swept_away(tmp_path: Path) -> None:
    left = tmp_path / "profile"
    left.mkdir()
    (left / profiles.MARK).write_text(str(NOBODY))
    profiles.sweep(tmp_path)
    assert not left.exists()


def test_a_profile_in_use_or_without_our_mark_stays(tmp_path: Path) -> None:
    used, foreign = tmp_path / "used", tmp_path / "playwright_chromiumdev_profile-x"
    used.mkdir()
    foreign.mkdir()
    (used / profiles.MARK).write_text(str(os.getpid()))
    profiles.sweep(tmp_path)
    profiles.remove(str(foreign))
    assert used.exists()
    assert foreign.exists()


def test_our_own_process_group_is_never_ended() -> None:
    profiles.end_group(os.getpid())
    assert profiles.is_alive(os.getpid())
