"""
Do our top-level names belong to us alone, and are the copies in use ours?

Other distributions have packages of the same names; installed into one environment they overwrite each other silently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .version import DISTRIBUTION

OURS: Final = ("flows", "act", "view", "judge", "surfaces")


def clashes(
    owners: Mapping[str, Sequence[str]] | None = None,
    origin: Callable[[str], Path | None] | None = None,
    root: Path | None = None,
) -> tuple[str, ...]:
    """What is wrong, in words; nothing when every name is ours."""
    known = packages_distributions() if owners is None else owners
    home = _home() if root is None else root
    found = (_clash(name, known.get(name, ()), (origin or _origin)(name), home) for name in OURS)
    return tuple(clash for clash in found if clash)


def _clash(name: str, owners: Sequence[str], origin: Path | None, home: Path) -> str:
    others = sorted(set(owners) - {DISTRIBUTION})
    if others:
        return f"{name!r} also belongs to {', '.join(others)}"
    if origin is None:
        return f"{name!r} has lost its __init__.py"
    if not origin.is_relative_to(home):
        return f"{name!r} is taken from {origin}"
    return ""


def _origin(name: str) -> Path | None:
    spec = find_spec(name)
    return Path(spec.origin).resolve() if spec and spec.origin else None


def _home() -> Path:
    """Where our packages lie: an installed copy beside its metadata, otherwise where this file is."""
    here = Path(__file__).resolve().parents[1]
    try:
        installed = Path(str(distribution(DISTRIBUTION).locate_file(""))).resolve()
    except PackageNotFoundError:
        return here
    return installed if (installed / OURS[0] / "__init__.py").exists() else here
