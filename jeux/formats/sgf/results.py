"""The property ``RE``: the result."""

from __future__ import annotations

from jeux.rules.contract import Result

DRAWN = -1


def said(value: str, colours: tuple[str, str]) -> int | None:
    """The winning side in a value, `DRAWN`, or None if it gives no result."""
    value = value.strip().upper()
    if value in ("0", "DRAW", "D"):
        return DRAWN
    colour, sign, _ = value.partition("+")
    return colours.index(colour) if colour in colours and (sign or value == colour) else None


def written(result: Result | None, colours: tuple[str, str]) -> str:
    """The value for a two-player result; empty if there is none."""
    if result is None:
        return ""
    one, other = result.scores
    if one == other:
        return "0"
    return f"{colours[one < other]}+{'R' if result.reason == 'gave-up' else ''}"
