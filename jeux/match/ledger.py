"""Dice counts of all games played to their end, for persons and for the computer.

One small file beside the records, with a line of counts for each game. A game finished again replaces its line. The
same dice thrown again (a return game, a replay) are counted once.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from pathlib import Path

from jeux.common.files import Problem, UnfitFile, parse_json, read_file, set_aside, write_file
from jeux.common.schema import between, fields, list_of, row, table, text
from jeux.match import forms
from jeux.match.fairness import Tally, Throw, tally, throws_between
from jeux.match.match import Match
from jeux.rules.contract import FACES

FILE_NAME = "dice.json"
PERSONS, COMPUTER = 0, 1
_LENGTHS = (FACES, FACES, FACES, 2)
"""The columns of a line: numbers by persons, by the computer, by all; doubles, and throws that could be doubles."""

LARGEST = 8 << 20
"""The largest size of the file in bytes."""
MOST_GAMES = 20_000
"""The number of lines kept, the latest ones: a line has some 150 bytes."""
_counts = row(*(list_of(between(0, 1_000_000), length, length) for length in _LENGTHS))
_ledger = fields({"games": table(text(200), _counts, MOST_GAMES)})

_log = logging.getLogger(__name__)
Counts = list[list[int]]


class Ledger:
    """The counts in a folder, read on every use: another window may have added to them."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._since: set[str] = set()
        self._problem: Problem | None = None

    def note(self, match: Match) -> None:
        """Add the counts of a game that has ended. Does nothing for real dice or a game without dice."""
        if not match.result() or not match.dice_thrown() or match.record.dice != forms.PROGRAM:
            return
        counts, games = _counted(match), self._read()
        self._since.add(match.dice_id)
        if games.get(match.dice_id) == counts:
            return
        games.pop(match.dice_id, None)
        games[match.dice_id] = counts
        games = dict(list(games.items())[-MOST_GAMES:])
        try:
            write_file(self._path, json.dumps({"games": games}).encode(), backup=True)
        except OSError as error:
            _log.warning("the numbers of the dice are not kept: %s", error)

    def ever(self) -> Tally:
        """The counts of all recorded games, by persons and by the computer."""
        return _summed(self._read().values())

    def since_start(self) -> Tally:
        """The counts of the games that ended since the program started."""
        return _summed(counts for name, counts in self._read().items() if name in self._since)

    def content(self) -> dict[str, Counts]:
        """The counts of every game, for export."""
        return self._read()

    def take_in(self, content: object) -> Problem | None:
        """Add the counts of exported games that are not here."""
        here = self._read()
        if not _ledger({"games": content}) or not isinstance(content, dict) or content.keys() <= here.keys():
            return None
        games = dict(list({**content, **here}.items())[-MOST_GAMES:])
        try:
            write_file(self._path, json.dumps({"games": games}).encode(), backup=True)
        except OSError as error:
            _log.warning("the numbers of the dice are not kept: %s", error)
            return Problem("not-counted", FILE_NAME)
        return None

    def problem(self) -> Problem | None:
        """Why the counts were reset, reported once: ``ledger-broken`` with the name under which the file was set
        aside."""
        problem, self._problem = self._problem, None
        return problem

    def _read(self) -> dict[str, Counts]:
        try:
            data = parse_json(read_file(self._path, LARGEST))
            if isinstance(data, dict) and _ledger(data):
                return dict(data["games"])
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, UnfitFile) as error:
            _log.warning("the numbers of the dice cannot be read: %s", error)
        self._problem = Problem("ledger-broken", set_aside(self._path).name)
        return {}


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
