"""The names that a step gives, held against what was pressed and what came: another's form is no way to be done."""

from __future__ import annotations

from ..evidence.names_shown import all_names, deeds
from ..language.words import content, share
from ..levels import WHOLE
from ..match.reading import Reading, kept
from ..screen.scene import plain


@kept
def are_all_met(r: Reading) -> bool:
    """Each name was pressed, or stands in what came, not only in what was there before."""
    lines = [plain(content(deed.label)) for deed in deeds(r)]
    lines += [plain(item.words) for item in r.scene.items if item.is_new and not item.is_changed]
    lines += [plain(content(text)) for text in (r.scene.state.front_name, r.scene.state.title)]
    return all(any(share(plain(name.words), line) >= WHOLE for line in lines) for name in all_names(r))
