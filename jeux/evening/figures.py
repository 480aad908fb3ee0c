"""How a figure of the table of scores was reckoned, in a sentence."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.evening.contract import LOTS, Evening, Outcome, Row
from jeux.evening.standings import explain, number, standings

WHO, POINTS = "who", "points"
COUNTS = ("won", "drawn", "lost")


def figure_words(evening: Evening, player: str, column: str, texts: Texts) -> str:
    """The arithmetic of a column for a player: his points round by round, or how his place was drawn,
    his games by their end, or a tie-break."""
    row = next(row for row in standings(evening) if row.player.id == player)
    if column == WHO and row.by_lot:
        return explain(evening, player, LOTS, texts)
    if column in (WHO, POINTS):
        return _points(evening, row, texts)
    if column in COUNTS:
        counts = {name: getattr(row, name) for name in COUNTS}
        return texts.get("hall-explains-counts", name=row.player.name, **counts)
    return explain(evening, player, column.partition(".")[2], texts)


def _points(evening: Evening, row: Row, texts: Texts) -> str:
    terms = [text for outcome in row.rounds if (text := _term(evening, outcome, texts))]
    if not terms:
        return texts.get("hall-explains-nothing", name=row.player.name)
    points = number(texts, row.points)
    return texts.get("hall-explains-points", name=row.player.name, terms=" + ".join(terms), points=points)


def _term(evening: Evening, outcome: Outcome, texts: Texts) -> str:
    """What one round brought, and how; nothing while that is open."""
    if outcome.kind in ("open", "none"):
        return ""
    kind = "alone" if outcome.kind == "played" and not outcome.opponent else outcome.kind
    words: dict[str, str | int] = {"points": number(texts, outcome.points), "n": outcome.round}
    if outcome.opponent:
        words["opponent"] = evening.player(outcome.opponent).name
    return texts.get(f"hall-outcome-{kind}", **words)
