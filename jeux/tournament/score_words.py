"""Explains how a figure in the standings was computed, in a sentence."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.tournament.contract import LOTS, Outcome, ScoreRow, Tournament
from jeux.tournament.standings import explain, number, standings

WHO, POINTS = "who", "points"
COUNTS = ("won", "drawn", "lost")


def score_words(tournament: Tournament, player: str, column: str, texts: Texts) -> str:
    """The arithmetic behind a column for a player: points round by round, the lot, games by result, or a tie-break."""
    row = next(row for row in standings(tournament) if row.player.id == player)
    if column == WHO and row.by_lot:
        return explain(tournament, player, LOTS, texts)
    if column in (WHO, POINTS):
        return _points(tournament, row, texts)
    if column in COUNTS:
        counts = {name: getattr(row, name) for name in COUNTS}
        return texts.get("hall-explains-counts", name=row.player.name, **counts)
    return explain(tournament, player, column.partition(".")[2], texts)


def _points(tournament: Tournament, row: ScoreRow, texts: Texts) -> str:
    terms = [text for outcome in row.rounds if (text := _term(tournament, outcome, texts))]
    if not terms:
        return texts.get("hall-explains-nothing", name=row.player.name)
    points = number(texts, row.points)
    return texts.get("hall-explains-points", name=row.player.name, terms=" + ".join(terms), points=points)


def _term(tournament: Tournament, outcome: Outcome, texts: Texts) -> str:
    """The outcome of one round with its points; empty while there is no result."""
    if outcome.kind in ("open", "none"):
        return ""
    kind = "alone" if outcome.kind == "played" and not outcome.opponent else outcome.kind
    words: dict[str, str | int] = {"points": number(texts, outcome.points), "n": outcome.round}
    if outcome.opponent:
        words["opponent"] = tournament.player(outcome.opponent).name
    return texts.get(f"hall-outcome-{kind}", **words)
