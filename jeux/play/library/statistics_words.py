"""The statistics of all games in words, by player and game, then by opponent; as a table and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import NamedTuple

from jeux.common.alphabet import alphabetical
from jeux.common.spreadsheets import harmless, separator
from jeux.common.texts import Texts
from jeux.match.statistics import Adversary, PlayerStatistics, Who
from jeux.rules import CATALOGUE

COLUMNS = ("played", "won", "drawn", "lost", "streak", "longest", "best", "aided")
"""The columns of the table, by the names of their texts and of the statistics."""
NOTHING = "–"

Table = Mapping[Who, PlayerStatistics]


class GameRow(NamedTuple):
    """The statistics of a player at one game, and against each adversary."""

    game: str
    stats: PlayerStatistics
    adversaries: tuple[tuple[Adversary, PlayerStatistics], ...]


def players(table: Table) -> list[str]:
    """The names in the statistics, those with the most games first, then by the alphabet."""
    games: dict[str, int] = {}
    for who, stats in table.items():
        if who.adversary is None and who.game in CATALOGUE:
            games[who.player] = games.get(who.player, 0) + stats.played + stats.aided
    return sorted(games, key=lambda name: (-games[name], alphabetical(name)))


def rows(table: Table, player: str) -> list[GameRow]:
    """The games of a player in the order of the catalogue, adversaries from the weakest level to the strongest, then
    people."""
    found = []
    for key in CATALOGUE:
        whole = table.get(Who(key, player, None))
        if whole:
            each = [
                (who.adversary, stats)
                for who, stats in table.items()
                if who[:2] == (key, player) and who.adversary is not None
            ]
            found.append(GameRow(key, whole, tuple(sorted(each, key=lambda one: _rank(one[0])))))
    return found


def _rank(adversary: Adversary) -> tuple[int, tuple[str, str]]:
    return adversary.level or 10, alphabetical(adversary.name)


def player_text(name: str, texts: Texts) -> str:
    """A player's name, or the text for a player without one."""
    return name or texts.get("stats-unnamed")


def adversary_text(adversary: Adversary, texts: Texts) -> str:
    """The name of an opponent."""
    if adversary.level < 0:
        return texts.get("stats-alone")
    if adversary.level:
        return texts.get("stats-level", level=texts.get(f"level-{adversary.level}"))
    return adversary.name or texts.get("stats-several")


def cells(stats: PlayerStatistics, texts: Texts, alone: bool) -> list[str]:
    """The statistics in the order of `COLUMNS`; a single player (`alone`) neither wins nor loses."""
    counts = [NOTHING] * 3 if alone else [str(count) for count in (stats.won, stats.drawn, stats.lost)]
    streak = NOTHING
    if stats.streak:
        name = "stats-streak-won" if stats.streak > 0 else "stats-streak-lost"
        streak = texts.get(name, n=abs(stats.streak))
    longest = NOTHING if alone else str(stats.longest)
    best = NOTHING if stats.best is None else texts.get("number", n=_plain(stats.best))
    return [str(stats.played), *counts, streak, longest, best, str(stats.aided) if stats.aided else NOTHING]


def csv_text(table: Table, texts: Texts) -> str:
    """All the statistics as CSV, a line for each player, game and opponent."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator(texts.language))
    names = ("player", "game", "adversary", *COLUMNS)
    writer.writerow([texts.get(f"stats-{name}") for name in names])
    for player in players(table):
        for row in rows(table, player):
            for adversary, stats in row.adversaries:
                best = "" if stats.best is None else _plain(stats.best)
                values = [getattr(stats, name) for name in COLUMNS if name != "best"]
                values.insert(COLUMNS.index("best"), best)
                across = adversary_text(adversary, texts)
                writer.writerow(
                    [harmless(player_text(player, texts)), texts.game(row.game, "name"), harmless(across), *values]
                )
    return file.getvalue()


def _plain(value: float) -> float:
    """A whole number without its decimals."""
    return int(value) if value == int(value) else value
