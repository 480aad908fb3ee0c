"""The archive of ended games, one file each, kept independently of their matches; see docs/formats.md.

ended/<id of the match>.<number>.json   a game, with the match up to its end
….json.illisible                        a file that does not load, set aside

If a game ends again after its end was taken back, its file is replaced. Summary fields are stored beside the match, so
that a game whose rules have changed since can still be listed.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from jeux import __version__
from jeux.common.files import (
    HELD,
    Held,
    Problem,
    UnfitFile,
    parse_json,
    read_file,
    read_start,
    remove_file,
    set_aside,
    write_file,
)
from jeux.common.schema import Fits, any_of, between, date, flag, list_of, matching, measure, misfits, nothing, text
from jeux.match.chalk import FITS, Drawn, read
from jeux.match.match import Match
from jeux.match.record import START, Record, RecordError, Seat, from_json, order_of, results_of, to_json
from jeux.match.seats import ADVANTAGE, SEAT_ADDED, SEATS, Advantage, read_advantage, read_seat, told
from jeux.match.store import LARGEST
from jeux.rules import CATALOGUE
from jeux.rules.contract import Result

KEPT = 200
"""The number of games kept."""
FOLDER = "ended"
KIND, FORMAT = "game", 1
"""The kind of file, and the version of its format."""

_FILE = re.compile(r"[a-z0-9_]+-[0-9a-f]{12}\.[1-9][0-9]{0,3}\.json")
_MOST_PLAYERS = 8
_OUTSIDE = re.compile(rb'\{[^{\[]*"order": \d+, "outside": true,')
_score = measure(-1e18, 1e18)
_FIELDS: dict[str, Fits] = {
    "order": between(0, 10**15),
    "id": matching(re.compile(r"[a-z0-9_]+-[0-9a-f]{12}")),
    "number": between(1, 1000),
    "ended": date,
    "seats": SEATS,
    "turned": between(0, _MOST_PLAYERS - 1),
    "scores": list_of(_score, 1, _MOST_PLAYERS),
    "reason": text(100),
    "loser": any_of(nothing, between(0, _MOST_PLAYERS - 1)),
    "count": any_of(nothing, between(0, 1_000_000)),
    "match": lambda value: isinstance(value, dict),
    "advantage": ADVANTAGE,
    "outside": flag,
}
_ADDED: Mapping[str, Any] = {"advantage": None, "outside": False}
"""Default values of fields that earlier versions did not write."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EndedGame:
    """An ended game in a list, the `number`-th of its match. Seat k played side k + `turned`; `scores` are by side;
    `loser` is the side that resigned, if any; `count` is the result of a game played alone. `order` increases from game
    to game, `ended` is an ISO date."""

    id: str
    number: int
    game: str
    seats: tuple[Seat, ...]
    turned: int
    ended: str
    scores: tuple[float, ...]
    reason: str
    loser: int | None = None
    count: int | None = None
    order: int = 0
    advantage: Advantage | None = None
    """The handicap, if any."""

    @property
    def name(self) -> str:
        """The unique name of the game, and of its file."""
        return f"{self.id}.{self.number}"

    def seat(self, side: int) -> Seat:
        """The seat that played a side."""
        return self.seats[(side - self.turned) % len(self.seats)]

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides with the best score; all of them when nobody won."""
        best = max(self.scores)
        return tuple(side for side, score in enumerate(self.scores) if score == best)


@dataclass(frozen=True, slots=True)
class Ended:
    """The games, the latest first, and the problems found with others."""

    games: tuple[EndedGame, ...]
    problems: tuple[Problem, ...] = ()


class Archive:
    """The ended games in a folder, which is created when the first one is added.

    A game from outside, of a match that was opened or a backup, never takes the place of one that was played here: it
    needs room, and is the first to go when one played here needs its place.

    Problem codes: ``not-archived``, a write failed; ``held``, it failed temporarily; ``archive-full``; ``not-read``;
    and the codes of `RecordError`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._order = 0
        """The highest order so far; 0 before the files were looked at."""

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"

    # --- keeping --------------------------------------------------------------------------------------------------

    def note(self, match: Match, count: int | None = None) -> Problem | None:
        """Add the current game of a match, which has ended, with `count`, the result of a game played alone. Returns
        the problem if that fails; the match itself is stored elsewhere."""
        result = match.result()
        assert result
        return self._keep(_ended(match.record, len(match.record.games), result, count), match.record, outside=False)

    def take_in(self, record: Record, count: int | None = None) -> Problem | None:
        """Add the ended games of an imported match that are not here yet, while there is room; `count` is the result of
        a game played alone."""
        for number, result in enumerate(results_of(record), 1):
            past = replace(record, games=record.games[:number])
            game = _ended(past, number, result, count)
            problem = None if os.path.exists(self._path(game.name)) else self._keep(game, past, outside=True)
            if problem:
                return problem
        return None

    def _keep(self, game: EndedGame, record: Record, *, outside: bool) -> Problem | None:
        path = self._path(game.name)
        try:
            if outside and len(_files(self._folder)) >= KEPT:
                return Problem("archive-full", path.name)
            if not _told(path, game, record):
                ordered = replace(game, order=self._next_order())
                write_file(path, _to_json(ordered, record, outside=outside).encode())
                self._drop_oldest(path)
        except Held:
            return Problem(HELD, path.name)
        except OSError as error:
            _log.warning("a game that ended is not kept: %s", error)
            return Problem("not-archived", path.name)
        return None

    def drawn(self, record: Record) -> Drawn:
        """The marks drawn over the last game of a record: those in the archive, else those in the record."""
        with contextlib.suppress(OSError, RecordError, LookupError):
            kept = _load(self._path(f"{record.id}.{len(record.games)}"))["match"]["games"][-1]["drawn"]
            return read(kept) if FITS(kept) else record.games[-1].drawn
        return record.games[-1].drawn

    def redraw(self, record: Record) -> Problem | None:
        """Save the marks drawn over the last game of a record, if that game is in the archive. Changes nothing else."""
        path = self._path(f"{record.id}.{len(record.games)}")
        try:
            data = _load(path)
            data["match"]["games"][-1]["drawn"] = dict(record.games[-1].drawn)
            write_file(path, json.dumps(data).encode())
        except Held:
            return Problem(HELD, path.name)
        except (FileNotFoundError, RecordError, LookupError):
            return None  # not in the archive, or removed since
        except OSError as error:
            _log.warning("what is drawn is not kept: %s", error)
            return Problem("not-archived", path.name)
        return None

    def _next_order(self) -> int:
        """A number higher than that of every game so far."""
        if not self._order:
            self._order = max(map(_order, _files(self._folder)), default=0)
        self._order += 1
        return self._order

    def _drop_oldest(self, newest: Path) -> None:
        """Delete all but the last `KEPT` games, those from outside first. A file without an order is skipped: listing
        the games sets it aside."""
        others = [
            (_is_own(path), order, path) for path in _files(self._folder) if path != newest and (order := _order(path))
        ]
        for *_, path in sorted(others)[: max(0, len(others) + 1 - KEPT)]:
            remove_file(path)

    # --- the list -------------------------------------------------------------------------------------------------

    def games(self) -> Ended:
        """All games in the archive."""
        games: list[EndedGame] = []
        problems: list[Problem] = []
        try:
            paths = _files(self._folder)
        except OSError:
            return Ended((), (Problem("not-read", self._folder.name),))
        for path in paths:
            try:
                game = _summary(_load(path))
                if game.name != path.stem:
                    raise RecordError("broken", f"{path.name} holds {game.name}")
                games.append(game)
            except FileNotFoundError:
                continue  # another window has deleted it meanwhile
            except OSError:
                problems.append(Problem("not-read", path.name))
            except RecordError as error:
                problems.append(_put_aside(path, error.code))
        self._order = max([self._order, *(game.order for game in games)])
        return Ended(tuple(sorted(games, key=lambda game: (game.order, game.ended), reverse=True)), tuple(problems))

    def latest(self) -> EndedGame | None:
        """The game that ended last, without reading the others; a file that does not load is passed over: listing the
        games reports it."""
        with contextlib.suppress(OSError):
            for path in sorted(_files(self._folder), key=_order, reverse=True):
                with contextlib.suppress(OSError, RecordError):
                    return _summary(_load(path))
        return None

    def record(self, game: EndedGame) -> Record:
        """The match up to the end of a game, replayed through the rules. Raises `RecordError`; ``not-read`` if the file
        is missing or unreadable."""
        try:
            data = _load(self._path(game.name))
        except OSError as error:
            raise RecordError("not-read", str(error)) from error
        try:
            record = from_json(json.dumps(data["match"]))
        except RecordError:
            raise
        except Exception as error:  # changed rules may fail in any way
            _log.exception("%s", game.name)
            raise RecordError("illegal-step", repr(error)) from error
        if record.id != game.id or len(record.games) != game.number or len(results_of(record)) != game.number:
            raise RecordError("illegal-step", "the game has not ended")
        return record

    def contents(self) -> list[dict[str, Any]]:
        """The content of the files, the latest first, for export."""
        found: list[dict[str, Any]] = []
        for game in self.games().games:
            with contextlib.suppress(OSError, RecordError):
                found.append(_load(self._path(game.name)))
        return found

    def take_in_all(self, contents: Iterable[object]) -> tuple[int, int, int, Problem | None]:
        """Add exported games, the latest first, as older than all games here, while there is room. Returns how many
        were new, how many had no room, how many do not load, and the problem, if any."""
        try:
            here = {path.stem for path in _files(self._folder)}
        except OSError:
            return 0, 0, 0, Problem("not-read", self._folder.name)
        room, left, bad = max(0, KEPT - len(here)), 0, 0
        new: list[Mapping[str, Any]] = []
        for data in contents:
            try:
                if not isinstance(data, dict):
                    raise RecordError("broken")
                name = _summary(_checked(dict(data))).name
            except RecordError:
                bad += 1
                continue
            if name not in here:
                here.add(name)
                left += len(new) == room
                new += [data] if len(new) < room else []
        for order, data in enumerate(reversed(new), 1):
            way = self._path(f"{data['id']}.{data['number']}")
            try:
                write_file(way, json.dumps(_brought(data, order)).encode())
            except OSError as error:
                _log.warning("a game that ended is not kept: %s", error)
                return order - 1, left + len(new) - order + 1, bad, Problem("not-archived", way.name)
        return len(new), left, bad, None

    def remove(self, game: EndedGame) -> bytes | None:
        """Delete a game. Returns its content for `restore`, or None if that fails."""
        path = self._path(game.name)
        try:
            content = read_file(path, LARGEST)
            path.unlink()
        except (OSError, UnfitFile) as error:
            _log.warning("a game that ended is not removed: %s", error)
            return None
        return content

    def restore(self, game: EndedGame, content: bytes) -> Problem | None:
        """Restore a deleted game."""
        try:
            write_file(self._path(game.name), content)
        except OSError:
            return Problem("not-archived", f"{game.name}.json")
        return None


# --- files ------------------------------------------------------------------------------------------------------------


def _files(folder: Path) -> list[Path]:
    """The game files in a folder. Raises `OSError`."""
    try:
        return [folder / name for name in os.listdir(folder) if _FILE.fullmatch(name)]
    except (FileNotFoundError, NotADirectoryError):
        return []


def _order(path: Path) -> int:
    """The order of a file, read from its first bytes; 0 if not found."""
    with contextlib.suppress(OSError, UnfitFile):
        return order_of(read_start(path, START))
    return 0


def _is_own(path: Path) -> bool:
    """Whether a game was played here, as the first bytes of its file say."""
    with contextlib.suppress(OSError, UnfitFile):
        return not _OUTSIDE.match(read_start(path, START))
    return True


def _put_aside(path: Path, code: str) -> Problem:
    """Set aside a file that does not load; one of a later version stays in place."""
    later = code in ("future-format", "unknown-game")
    return Problem(code, path.name if later else set_aside(path).name)


def _told(path: Path, game: EndedGame, record: Record) -> bool:
    """Whether a file already holds this game with the same end."""
    with contextlib.suppress(OSError, RecordError):
        data = _load(path)
        same_end = replace(game, order=data["order"], ended=data["ended"]) == _summary(data)
        return same_end and data["match"].get("games") == json.loads(to_json(record))["games"]
    return False


# --- as JSON ----------------------------------------------------------------------------------------------------------


def _ended(record: Record, number: int, result: Result, count: int | None) -> EndedGame:
    """The list entry of a game of a match."""
    played = record.games[number - 1]
    loser = played.given_up[0] if played.given_up else None
    return EndedGame(
        record.id,
        number,
        record.game,
        record.seats,
        played.turned,
        record.updated,
        tuple(map(float, result.scores)),
        result.reason,
        loser,
        count,
        advantage=record.advantage,
    )


def _to_json(game: EndedGame, record: Record, *, outside: bool) -> str:
    """The JSON of a game file, in ASCII."""
    data = {
        "tablier": KIND,
        "format": FORMAT,
        "program": __version__,
        "order": game.order,  # near the start, where `order_of` searches
        "outside": outside,
        "id": game.id,
        "number": game.number,
        "game": game.game,
        "ended": game.ended,
        "seats": [{"name": seat.name, "level": seat.level, "guest": seat.guest} for seat in game.seats],
        "turned": game.turned,
        "scores": game.scores,
        "reason": game.reason,
        "loser": game.loser,
        "count": game.count,
        "advantage": told(game.advantage),
        "match": json.loads(to_json(replace(record, order=0))),
    }
    return json.dumps(data)


def _brought(data: Mapping[str, Any], order: int) -> dict[str, Any]:
    """The JSON of a game file from outside with another order, both placed near its start."""
    first = {name: data[name] for name in ("tablier", "format", "program") if name in data}
    first |= {"order": order, "outside": True}
    return {**first, **{name: value for name, value in data.items() if name not in first}}


def _load(path: Path) -> dict[str, Any]:
    """The content of a file, checked to have all its fields; the match in it is not checked. Raises `OSError`,
    `RecordError`."""
    try:
        return _checked(parse_json(read_file(path, LARGEST)))
    except UnfitFile as error:
        raise RecordError("broken", str(error)) from error


def _checked(data: object) -> dict[str, Any]:
    """The data, if it has all its fields. Raises `RecordError`."""
    if not isinstance(data, dict) or data.get("tablier") != KIND or not isinstance(data.get("game"), str):
        raise RecordError("broken", "another kind of file")
    if not between(1, 1 << 30)(data.get("format")):
        raise RecordError("broken", "format")
    if data["format"] > FORMAT:
        raise RecordError("future-format", str(data["format"]))
    if data["game"] not in CATALOGUE:
        raise RecordError("unknown-game", data["game"])
    data = {**data, **{name: value for name, value in _ADDED.items() if name not in data}}  # what begins it stays first
    if isinstance(data.get("seats"), list):
        data["seats"] = [{**SEAT_ADDED, **seat} if isinstance(seat, dict) else seat for seat in data["seats"]]
    wrong = misfits(data, _FIELDS)
    highest = max(data["turned"], data["loser"] or 0, (data["advantage"] or {"seat": 0})["seat"]) if not wrong else 0
    if wrong or not len(data["seats"]) == len(data["scores"]) > highest:
        raise RecordError("broken", ", ".join(wrong))
    return data


def _summary(data: dict[str, Any]) -> EndedGame:
    names: Iterable[str] = ("id", "number", "game", "turned", "ended", "reason", "loser", "count", "order")
    return EndedGame(
        **{name: data[name] for name in names},
        seats=tuple(read_seat(seat, {}) for seat in data["seats"]),
        advantage=read_advantage(data["advantage"]),
        scores=tuple(data["scores"]),
    )
