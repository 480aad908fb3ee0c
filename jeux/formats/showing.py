"""The current position as one line, in the notations of other programs."""

from __future__ import annotations

import contextlib

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.match.match import Match


def lines_of(match: Match) -> dict[str, str]:
    """The position by the keys of the formats that can show it on one line."""
    found: dict[str, str] = {}
    for each in formats().values():
        if each.show and match.game.key in each.games:
            with contextlib.suppress(FormatError):
                found[each.key] = each.show(match)
    return found
