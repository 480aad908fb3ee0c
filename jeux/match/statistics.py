"""The statistics of all the games ever played here: by game, by player's name, by adversary (docs/formats.md).

One small file, statistics.json. The last games are kept one by one, so that a game that ends anew after its end was
taken back is counted once; the games before them are summed up. Games in which a step was taken back or advice asked
for, or of which that is not known, are counted as such and nowhere else.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from jeux.common.cleaning import clean
from jeux.common.files import HELD, Held, Problem, UnfitFile, locked, parse_json, read_file, set_aside, write_file
from jeux.common.schema import Fits, any_of, between, flag, list_of, measure, nothing, one_of, row, table, text
from jeux.common.schema import fields as having
from jeux.match.match import Match
from jeux.match.record import STRONGEST
from jeux.rules import CATALOGUE

FILE_NAME, LOCK_NAME = "statistics.json", "statistics.lock"
KIND, FORMAT = "statistics", 1
MOST_GAMES = 2000
"""Games kept one by one, the last ones."""
LARGEST = 8 << 20
"""Bytes of the file."""
WON, DRAWN, LOST, ALONE = "won", "drawn", "lost", "alone"
"""How a game ended for a player; one who plays alone neither wins nor loses."""

_MOST_ROWS, _MOST = 20_000, 10**9
_name, _count = text(100), between(0, _MOST)
_level = between(-1, STRONGEST)
_best = any_of(nothing, measure(-1e18, 1e18))

_log = logging.getLogger(__name__)


class Adversary(NamedTuple):
    """Who sits across: the computer at a `level`; at level 0 a person with a `name`, or several players without one;
    at level -1 nobody."""

    level: int
    name: str = ""


class Who(NamedTuple):
    """Whose statistics: a game, a player's name, an adversary or (None) all of them together."""

    game: str
    player: str
    adversary: Adversary | None


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What one game is for one player. `best` is what it counts for the best score, if it counts for it."""

    game: str
    player: str
    adversary: Adversary
    outcome: str
    best: float | None
    unaided: bool


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """`streak` is the number of games won in a row up to now, below 0 lost in a row; `longest` the most won in a row;
    `best` the best score; `aided` the games that are not counted."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    streak: int = 0
    longest: int = 0
    best: float | None = None
    aided: int = 0

    def with_result(self, line: PlayerResult) -> PlayerStatistics:
        """The statistics with one more game."""
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
    """Whether the fewest points are the best: so it is alone, too."""
    return outcome == ALONE or (game in CATALOGUE and CATALOGUE[game].fewest)


Table = dict[Who, PlayerStatistics]


@dataclass(frozen=True, slots=True)
class Kept:
    """What the file holds: the games before the last ones summed up, and the last ones by name."""

    sums: Mapping[Who, PlayerStatistics]
    games: Mapping[str, tuple[PlayerResult, ...]]

    def table(self) -> Table:
        """The statistics of all of them."""
        return _added(self.sums, (line for lines in self.games.values() for line in lines))

    def of(self, chosen: Callable[[str], bool]) -> Kept:
        """Only the games whose key is chosen."""
        games = {name: tuple(line for line in lines if chosen(line.game)) for name, lines in self.games.items()}
        sums = {who: stats for who, stats in self.sums.items() if chosen(who.game)}
        return Kept(sums, {name: lines for name, lines in games.items() if lines})


NOTHING = Kept({}, {})


def _added(sums: Mapping[Who, PlayerStatistics], lines: Iterable[PlayerResult]) -> Table:
    """Statistics with more games, each counted for its adversary and for all of them together."""
    stats = dict(sums)
    for line in lines:
        for adversary in (line.adversary, None):
            who = Who(line.game, line.player, adversary)
            stats[who] = stats.get(who, PlayerStatistics()).with_result(line)
    return stats


# --- what a game is for its players -----------------------------------------------------------------------------------


def lines_of(match: Match, count: int | None = None) -> tuple[PlayerResult, ...]:
    """One line for each person of a game that has ended, none for a guest, and none for persons of one name: nobody can
    tell them apart. A game in which the seats did not begin alike is not counted, as one with advice is not. `count` is
    what one who plays alone has reached."""
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
    """The statistics kept in a folder, read whenever they are asked for: another window may have added to them.

    The codes of its problems: ``not-counted``, the folder or the disk refuses; ``held``, for a moment;
    ``statistics-broken`` with the name under which the file was set aside."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._path = folder, folder / FILE_NAME
        self._problem: Problem | None = None

    def note(self, match: Match, count: int | None = None) -> Problem | None:
        """Count the game on the table, which has ended; in the place of what was counted of it before."""
        lines, name = lines_of(match, count), f"{match.record.id}.{len(match.record.games)}"

        def counted(kept: Kept) -> Kept:
            games = {other: told for other, told in kept.games.items() if other != name}
            if lines:
                games[name] = lines
            return _summed_up(Kept(kept.sums, games))

        return self._change(counted)

    def erase(self, game: str = "") -> Kept | None:
        """Forget a game, or all of them; what was forgotten, or None where that cannot be done."""
        erased = NOTHING

        def left(kept: Kept) -> Kept:
            nonlocal erased
            erased = kept.of(lambda key: not game or key == game)
            return kept.of(lambda key: bool(game) and key != game)

        return None if self._change(left) else erased

    def restore(self, erased: Kept) -> Problem | None:
        """Count again what was forgotten, before what was counted since."""
        return self._change(lambda kept: _put_before(erased, kept))

    def rename(self, old: str, new: str | None) -> Problem | None:
        """Count the games of one player for another, or (None) for nobody; as an adversary he has no name then."""
        return self._change(lambda kept: _renamed(kept, old, new))

    def names(self) -> frozenset[str]:
        """The names of players and adversaries."""
        table = self.table()
        across = {who.adversary.name for who in table if who.adversary}
        return frozenset(name for name in {who.player for who in table} | across if name)

    def content(self) -> object:
        """What is kept, to be carried elsewhere; None where it cannot be read."""
        try:
            return json.loads(_to_json(self._read()))
        except OSError as error:
            _log.warning("the statistics cannot be read: %s", error)
            return None

    def take_in(self, content: object) -> Problem | None:
        """Count the games that are not here, as `content` gives them elsewhere. Of games that are summed up on both
        sides those of the side with more of them stay: they cannot be told apart."""
        if not _file(content):
            return None
        there = _kept(content)  # type: ignore[arg-type]  # it has been looked at

        def both(here: Kept) -> Kept:
            sums = dict(here.sums)
            for who, stats in there.sums.items():
                sums[who] = max(sums.get(who, PlayerStatistics()), stats, key=lambda each: each.played + each.aided)
            return _summed_up(Kept(sums, {**there.games, **here.games}))

        return self._change(both)

    def table(self) -> Table:
        """The statistics of all the games; none where the file cannot be read."""
        try:
            return self._read().table()
        except OSError as error:
            _log.warning("the statistics cannot be read: %s", error)
            return {}

    def problem(self) -> Problem | None:
        """Why the statistics begin anew, told once."""
        problem, self._problem = self._problem, None
        return problem

    def _change(self, change: Callable[[Kept], Kept]) -> Problem | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder / LOCK_NAME):
                before = self._read()
                after = change(before)
                if after != before or list(after.games) != list(before.games):
                    write_file(self._path, _to_json(after).encode(), backup=True)
        except Held:
            return Problem(HELD, FILE_NAME)
        except OSError as error:
            _log.warning("the statistics are not kept: %s", error)
            return Problem("not-counted", FILE_NAME)
        return None

    def _read(self) -> Kept:
        """What the file holds. Raises `OSError` where it cannot be read, or a later version wrote it: it stays."""
        try:
            data = parse_json(read_file(self._path, LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            return NOTHING
        except UnfitFile as error:
            _log.warning("the statistics cannot be read: %s", error)
            data = None
        if isinstance(data, dict) and between(FORMAT + 1, 1 << 30)(data.get("format")):
            raise OSError(f"{FILE_NAME} is of the format {data['format']}")
        if _file(data):
            return _kept(data)  # type: ignore[arg-type]  # it has been looked at
        self._problem = Problem("statistics-broken", set_aside(self._path).name)
        return NOTHING


def _summed_up(kept: Kept) -> Kept:
    """The last games one by one, those before them in the sums."""
    games = dict(kept.games)
    first = list(games)[: max(0, len(games) - MOST_GAMES)]
    return Kept(_added(kept.sums, (line for old in first for line in games.pop(old))), games)


def _renamed(kept: Kept, old: str, new: str | None) -> Kept:
    """The same games of another name, or of nobody; none between a player and himself."""

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
    """The statistics of two players who are one; who won in a row up to now is not known."""
    counts = ("played", "won", "drawn", "lost", "aided")
    scores = [score for score in (one.best, other.best) if score is not None]
    better = min if fewest_best(game, "" if one.won + one.lost + one.drawn else ALONE) else max
    return PlayerStatistics(
        **{name: getattr(one, name) + getattr(other, name) for name in counts},
        longest=max(one.longest, other.longest),
        best=better(scores) if scores else None,
    )


def _put_before(earlier: Kept, later: Kept) -> Kept:
    """Both, the sums of one game never added up: streaks do not add."""
    return Kept({**later.sums, **earlier.sums}, {**earlier.games, **later.games})


# --- as JSON ----------------------------------------------------------------------------------------------------------

_line = row(_name, _name, _level, _name, one_of((WON, DRAWN, LOST, ALONE)), _best, flag)
_STATISTICS: dict[str, Fits] = {
    **dict.fromkeys(("played", "won", "drawn", "lost", "longest", "aided"), _count),
    "streak": between(-_MOST, _MOST),
    "best": _best,
}
_sum = row(_name, _name, any_of(nothing, row(_level, _name)), having(_STATISTICS))
_file = having(
    {
        "tablier": one_of((KIND,)),
        "format": one_of((FORMAT,)),
        "sums": list_of(_sum, 0, _MOST_ROWS),
        "games": table(_name, list_of(_line, 1, 8), 2 * MOST_GAMES),
    }
)


def _to_json(kept: Kept) -> str:
    """The file, in ASCII."""
    sums = [[*who, asdict(stats)] for who, stats in kept.sums.items()]
    games = {name: [_flat(line) for line in lines] for name, lines in kept.games.items()}
    return json.dumps({"tablier": KIND, "format": FORMAT, "sums": sums, "games": games})


def _flat(line: PlayerResult) -> list[object]:
    return [line.game, line.player, *line.adversary, line.outcome, line.best, line.unaided]


def _kept(data: Mapping[str, Any]) -> Kept:
    """What a file holds, names cleaned; games of a later version are left alone."""
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
