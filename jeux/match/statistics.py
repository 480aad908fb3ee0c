"""The statistics of all games played: by game, by player's name, by opponent (docs/formats.md).

One small file, statistics.json. The last games are stored one by one, so that a game that ends again after an undo is
counted once; earlier games are only summed. Games with undo or advice, or where this is unknown, only count as `aided`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from jeux.common.cleaning import clean
from jeux.common.files import Problem
from jeux.common.schema import Fits, any_of, between, flag, list_of, measure, nothing, one_of, row, table, text
from jeux.common.schema import fields as having
from jeux.common.small_files import Kind, SmallFile
from jeux.match.match import Match
from jeux.match.record import STRONGEST
from jeux.rules import CATALOGUE

FILE_NAME = "statistics.json"
KIND, FORMAT = "statistics", 1
MOST_GAMES = 2000
"""The number of games stored one by one, the latest ones."""
LARGEST = 8 << 20
"""The largest size of the file in bytes."""
WON, DRAWN, LOST, ALONE = "won", "drawn", "lost", "alone"
"""The outcomes for a player; a game played alone is neither won nor lost."""

_MOST_ROWS, _MOST = 20_000, 10**9
_name, _count = text(100), between(0, _MOST)
_level = between(-1, STRONGEST)
_best = any_of(nothing, measure(-1e18, 1e18))

_log = logging.getLogger(__name__)


class Adversary(NamedTuple):
    """The opponent: the computer at a `level`; at level 0 a person with a `name`, or several without one; at level -1
    nobody."""

    level: int
    name: str = ""


class Who(NamedTuple):
    """The key of statistics: a game, a player's name, and an opponent or None for all opponents."""

    game: str
    player: str
    adversary: Adversary | None


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One game from one player's view. `best` is its score, if it counts towards the best score."""

    game: str
    player: str
    adversary: Adversary
    outcome: str
    best: float | None
    unaided: bool


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """`streak` is the current number of consecutive wins, negative for losses; `longest` the longest winning streak;
    `best` the best score; `aided` the number of games not counted."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    streak: int = 0
    longest: int = 0
    best: float | None = None
    aided: int = 0

    def with_result(self, line: PlayerResult) -> PlayerStatistics:
        """A copy with one more game."""
        if not line.unaided:
            return replace(self, aided=self.aided + 1)
        streak = {WON: max(self.streak, 0) + 1, LOST: min(self.streak, 0) - 1}.get(line.outcome, 0)
        scores = [score for score in (self.best, line.best) if score is not None]
        better = min if fewest_best(line.game, line.outcome) else max
        return PlayerStatistics(
            self.played + 1,
            self.won + (line.outcome == WON),
            self.drawn + (line.outcome == DRAWN),
            self.lost + (line.outcome == LOST),
            streak,
            max(self.longest, streak),
            better(scores) if scores else None,
            self.aided,
        )


def fewest_best(game: str, outcome: str) -> bool:
    """Whether the lowest score is the best. Always so for a game played alone."""
    return outcome == ALONE or (game in CATALOGUE and CATALOGUE[game].fewest)


Table = dict[Who, PlayerStatistics]


@dataclass(frozen=True, slots=True)
class Kept:
    """The content of the file: sums of the earlier games, and the latest games by name."""

    sums: Mapping[Who, PlayerStatistics]
    games: Mapping[str, tuple[PlayerResult, ...]]

    def table(self) -> Table:
        """The statistics of all of them."""
        return _added(self.sums, (line for lines in self.games.values() for line in lines))

    def of(self, chosen: Callable[[str], bool]) -> Kept:
        """Only the games whose key satisfies `chosen`."""
        games = {name: tuple(line for line in lines if chosen(line.game)) for name, lines in self.games.items()}
        sums = {who: stats for who, stats in self.sums.items() if chosen(who.game)}
        return Kept(sums, {name: lines for name, lines in games.items() if lines})


NOTHING = Kept({}, {})


def _added(sums: Mapping[Who, PlayerStatistics], lines: Iterable[PlayerResult]) -> Table:
    """Statistics with these games added, each for its opponent and for all opponents."""
    stats = dict(sums)
    for line in lines:
        for adversary in (line.adversary, None):
            who = Who(line.game, line.player, adversary)
            stats[who] = stats.get(who, PlayerStatistics()).with_result(line)
    return stats


# --- what a game is for its players -----------------------------------------------------------------------------------


def lines_of(match: Match, count: int | None = None) -> tuple[PlayerResult, ...]:
    """One line for each person in a game that has ended, except guests. Empty if two persons have the same name, as
    they cannot be told apart. A game with a handicap only counts as `aided`. `count` is the result of a game played
    alone."""
    result, game = match.result(), match.game
    assert result
    persons = match.persons()
    persons = tuple(side for side in persons if not match.who_plays(side).guest)
    names = [match.who_plays(side).name.casefold() for side in persons]
    if len(set(names)) < len(names):
        return ()
    plain = match.record.games[-1].unaided and not match.record.handicapped
    best, least, lines = max(result.scores), min(result.scores), []
    for side in persons:
        score, counted = result.scores[side], result.counted[side] if result.counted else None
        outcome = WON if score == best else LOST
        if match.record.players == 1:
            outcome, counted = ALONE, counted if count is None else float(count)
        elif best == least:
            outcome = DRAWN
        elif game.in_points and outcome == WON:
            counted = float(score)
        name = match.who_plays(side).name[:100]
        lines.append(PlayerResult(game.key, name, _adversary(match, side), outcome, counted, plain))
    return tuple(lines)


def _adversary(match: Match, side: int) -> Adversary:
    allies = match.game.allies(match.position, side)
    others = [match.who_plays(other) for other in range(match.record.players) if other not in allies]
    if not others:
        return Adversary(-1)
    if all(seat.level for seat in others):
        return Adversary(max(seat.level for seat in others))
    return Adversary(0, others[0].name[:100] if len(others) == 1 else "")


# --- the file ---------------------------------------------------------------------------------------------------------


class Statistics:
    """The statistics in a folder, read on every use: another window may have added to them.

    Problem codes: ``not-counted``, a write failed; ``held``, it failed temporarily; ``statistics-broken`` with the name
    under which the file was set aside."""

    def __init__(self, folder: Path) -> None:
        self._file = SmallFile(folder, _FILE)

    def note(self, match: Match, count: int | None = None) -> Problem | None:
        """Count the current game, which has ended. Replaces an earlier count of the same game."""
        lines, name = lines_of(match, count), f"{match.record.id}.{len(match.record.games)}"

        def counted(kept: Kept) -> Kept:
            games = {other: told for other, told in kept.games.items() if other != name}
            if lines:
                games[name] = lines
            return _summed_up(Kept(kept.sums, games))

        return self._file.change(counted)

    def erase(self, game: str = "") -> Kept | None:
        """Erase the statistics of a game, or all. Returns what was erased, or None on failure."""
        erased = NOTHING

        def left(kept: Kept) -> Kept:
            nonlocal erased
            erased = kept.of(lambda key: not game or key == game)
            return kept.of(lambda key: bool(game) and key != game)

        return None if self._file.change(left) else erased

    def restore(self, erased: Kept) -> Problem | None:
        """Restore erased statistics, as older than those since."""
        return self._file.change(lambda kept: _put_before(erased, kept))

    def rename(self, old: str, new: str | None) -> Problem | None:
        """Move the games of one player to another name, or (None) drop them; as an opponent he then has no name."""
        return self._file.change(lambda kept: _renamed(kept, old, new))

    def names(self) -> frozenset[str]:
        """The names of players and adversaries."""
        table = self.table()
        across = {who.adversary.name for who in table if who.adversary}
        return frozenset(name for name in {who.player for who in table} | across if name)

    def content(self) -> object:
        """The content for export; None if it cannot be read."""
        try:
            return _written(self._file.load())
        except OSError as error:
            _log.warning("the statistics cannot be read: %s", error)
            return None

    def take_in(self, content: object) -> Problem | None:
        """Add exported games that are not here. For sums on both sides, those with more games are kept, because their
        games cannot be told apart."""
        there = _kept(content) if isinstance(content, Mapping) else None
        if not there:
            return None

        def both(here: Kept) -> Kept:
            sums = dict(here.sums)
            for who, stats in there.sums.items():
                sums[who] = max(sums.get(who, PlayerStatistics()), stats, key=lambda each: each.played + each.aided)
            return _summed_up(Kept(sums, {**there.games, **here.games}))

        return self._file.change(both)

    def table(self) -> Table:
        """The statistics of all games; empty if the file cannot be read."""
        return self._file.get().table()

    def latest(self, player: str, count: int) -> Mapping[str, tuple[str, ...]]:
        """The outcomes of the last counted games of a player, by game, the latest last."""
        found: dict[str, list[str]] = {}
        for lines in self._file.get().games.values():
            for line in lines:
                if line.player == player and line.unaided:
                    found.setdefault(line.game, []).append(line.outcome)
        return {game: tuple(outcomes[-count:]) for game, outcomes in found.items()}

    def problem(self) -> Problem | None:
        """Why the statistics were reset, reported once."""
        return self._file.problem()


def _summed_up(kept: Kept) -> Kept:
    """The latest games one by one, earlier ones moved into the sums."""
    games = dict(kept.games)
    first = list(games)[: max(0, len(games) - MOST_GAMES)]
    return Kept(_added(kept.sums, (line for old in first for line in games.pop(old))), games)


def _renamed(kept: Kept, old: str, new: str | None) -> Kept:
    """The games under another name, or dropped; games of a player against himself are removed."""

    def of(name: str) -> str | None:
        return new if name == old else name

    def across(adversary: Adversary) -> Adversary:
        return adversary._replace(name=of(adversary.name) or "")

    sums: dict[Who, PlayerStatistics] = {}
    for who, stats in kept.sums.items():
        player, adversary = of(who.player), across(who.adversary) if who.adversary else None
        if player is not None and (adversary is None or adversary.level or not player or adversary.name != player):
            now = Who(who.game, player, adversary)
            sums[now] = _together(who.game, sums[now], stats) if now in sums else stats
    games: dict[str, tuple[PlayerResult, ...]] = {}
    for name, lines in kept.games.items():
        told = [(of(line.player), line) for line in lines]
        left = [replace(line, player=to, adversary=across(line.adversary)) for to, line in told if to is not None]
        if left and len({line.player for line in left}) == len(left):
            games[name] = tuple(left)
    return Kept(sums, games)


def _together(game: str, one: PlayerStatistics, other: PlayerStatistics) -> PlayerStatistics:
    """The merged statistics of two players who are one; the current streak is unknown."""
    counts = ("played", "won", "drawn", "lost", "aided")
    scores = [score for score in (one.best, other.best) if score is not None]
    better = min if fewest_best(game, "" if one.won + one.lost + one.drawn else ALONE) else max
    return PlayerStatistics(
        **{name: getattr(one, name) + getattr(other, name) for name in counts},
        longest=max(one.longest, other.longest),
        best=better(scores) if scores else None,
    )


def _put_before(earlier: Kept, later: Kept) -> Kept:
    """Both. For the same key the earlier sums are taken, because streaks cannot be added."""
    return Kept({**later.sums, **earlier.sums}, {**earlier.games, **later.games})


# --- as JSON ----------------------------------------------------------------------------------------------------------

_line = row(_name, _name, _level, _name, one_of((WON, DRAWN, LOST, ALONE)), _best, flag)
_STATISTICS: dict[str, Fits] = {
    **dict.fromkeys(("played", "won", "drawn", "lost", "longest", "aided"), _count),
    "streak": between(-_MOST, _MOST),
    "best": _best,
}
_sum = row(_name, _name, any_of(nothing, row(_level, _name)), having(_STATISTICS))
_fits = having(
    {
        "tablier": one_of((KIND,)),
        "format": one_of((FORMAT,)),
        "sums": list_of(_sum, 0, _MOST_ROWS),
        "games": table(_name, list_of(_line, 1, 8), 2 * MOST_GAMES),
    }
)


def _written(kept: Kept) -> dict[str, Any]:
    """The JSON object of the file."""
    sums = [[*who, asdict(stats)] for who, stats in kept.sums.items()]
    games = {name: [_flat(line) for line in lines] for name, lines in kept.games.items()}
    return {"tablier": KIND, "format": FORMAT, "sums": sums, "games": games}


def _flat(line: PlayerResult) -> list[object]:
    return [line.game, line.player, *line.adversary, line.outcome, line.best, line.unaided]


def _kept(data: Mapping[str, Any]) -> Kept | None:
    """The content of a file, with names cleaned; None if it is malformed. Games unknown to this version are kept."""
    if not _fits(data):
        return None
    sums = {
        Who(game, clean(player), Adversary(*adversary) if adversary else None): PlayerStatistics(
            **{each.name: stats[each.name] for each in fields(PlayerStatistics)}
        )
        for game, player, adversary, stats in data["sums"]
    }
    games = {
        name: tuple(
            PlayerResult(game, clean(player), Adversary(level, clean(other)), outcome, best, unaided)
            for game, player, level, other, outcome, best, unaided in lines
        )
        for name, lines in data["games"].items()
    }
    return Kept(sums, games)


_FILE = Kind(FILE_NAME, FORMAT, LARGEST, NOTHING, _kept, _written, "not-counted", "statistics-broken")
