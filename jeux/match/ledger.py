"""Dice counts of all games played to their end, for persons and for the computer.

One small file beside the records, with a line of counts for each game. A game finished again replaces its line. The
same dice thrown again (a return game, a replay) are counted once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from jeux.common.files import Problem
from jeux.common.schema import between, fields, list_of, row, table, text
from jeux.common.small_files import Kind, SmallFile
from jeux.match import forms
from jeux.match.fairness import Tally, Throw, tally, throws_between
from jeux.match.match import Match
from jeux.rules.contract import FACES

FILE_NAME = "dice.json"
KIND, FORMAT = "dice", 1
PERSONS, COMPUTER = 0, 1
_LENGTHS = (FACES, FACES, FACES, 2)
"""The columns of a line: numbers by persons, by the computer, by all; doubles, and throws that could be doubles."""

LARGEST = 8 << 20
"""The largest size of the file in bytes."""
MOST_GAMES = 20_000
"""The number of lines kept, the latest ones: a line has some 150 bytes."""
_counts = row(*(list_of(between(0, 1_000_000), length, length) for length in _LENGTHS))
_ledger = fields({"games": table(text(200), _counts, MOST_GAMES)})

Counts = list[list[int]]
Games = Mapping[str, Counts]


def _read(data: Mapping[str, Any]) -> Games | None:
    return dict(data["games"]) if _ledger(data) else None


def _write(games: Games) -> Mapping[str, Any]:
    return {"tablier": KIND, "format": FORMAT, "games": games}


_NOTHING: Games = {}
_FILE = Kind(FILE_NAME, FORMAT, LARGEST, _NOTHING, _read, _write, "not-counted", "ledger-broken")


class Ledger:
    """The counts in a folder, read on every use: another window may have added to them."""

    def __init__(self, folder: Path) -> None:
        self._file = SmallFile(folder, _FILE)
        self._since: set[str] = set()

    def note(self, match: Match) -> None:
        """Add the counts of a game that has ended. Does nothing for real dice or a game without dice."""
        if not match.result() or not match.dice_thrown() or match.record.dice != forms.PROGRAM:
            return
        counts, name = _counted(match), match.dice_id
        self._since.add(name)

        def noted(games: Games) -> Games:
            if games.get(name) == counts:
                return games
            return _latest({**{other: kept for other, kept in games.items() if other != name}, name: counts})

        self._file.change(noted)

    def ever(self) -> Tally:
        """The counts of all recorded games, by persons and by the computer."""
        return _summed(self._file.get().values())

    def since_start(self) -> Tally:
        """The counts of the games that ended since the program started."""
        return _summed(counts for name, counts in self._file.get().items() if name in self._since)

    def content(self) -> Games:
        """The counts of every game, for export."""
        return self._file.get()

    def take_in(self, content: object) -> Problem | None:
        """Add the counts of exported games that are not here, as older than those that are; ``ledger-full`` if there is
        no place for all of them."""
        there, left = _read({"games": content}) or {}, False

        def both(here: Games) -> Games:
            nonlocal left
            together = {**there, **here} if there.keys() - here.keys() else here
            left = len(together) > MOST_GAMES
            return _latest(together)

        problem = self._file.change(both) if there else None
        return problem or (Problem("ledger-full", FILE_NAME) if left else None)

    def problem(self) -> Problem | None:
        """Why the counts were reset, reported once: ``ledger-broken`` with the name under which the file was set
        aside."""
        return self._file.problem()


def _latest(games: Games) -> Games:
    return dict(list(games.items())[-MOST_GAMES:])


def _counted(match: Match) -> Counts:
    """The counts of one game."""
    record = match.record
    kinds = [COMPUTER if seat.level else PERSONS for seat in record.seats]
    by_seat = throws_between(record, len(record.games) - 1, match.positions)
    throws = [Throw(throw.dice, tuple(kinds[seat] if seat >= 0 else -1 for seat in throw.seats)) for throw in by_seat]
    both = tally(throws, 2)
    # a throw by several players is not a pair
    pairs = tally(by_seat, record.players)
    return [list(both.by_seat[PERSONS]), list(both.by_seat[COMPUTER]), list(both.total), [pairs.doubles, pairs.pairs]]


def _summed(games: Iterable[Counts]) -> Tally:
    """The sum of several games; droughts are not kept."""
    rows = [[0] * length for length in _LENGTHS]
    for counts in games:
        rows = [[a + b for a, b in zip(row, more, strict=True)] for row, more in zip(rows, counts, strict=True)]
    persons, computer, total, (doubles, pairs) = rows
    return Tally((tuple(persons), tuple(computer)), tuple(total), doubles, pairs, 0, 0)
