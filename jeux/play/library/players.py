"""The persons who play on this computer, by name, each with a colour and an emblem, in one small file.

No account and no password: a name is a player. Two names are the same player if they are equal once cleaned; names that
differ only in accents or capitals are twins, which the user is warned about. The format is described in
docs/formats.md.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from jeux.common.cleaning import LONGEST, clean
from jeux.common.files import HELD, Held, Problem, UnfitFile, locked, parse_json, read_file, set_aside, write_file
from jeux.common.schema import between, fields, list_of, one_of, text
from jeux.play.setup.filters import plain

FILE_NAME, LOCK_NAME = "players.json", "players.lock"
KIND, FORMAT = "players", 1
LARGEST = 1 << 20
MOST, MOST_MET = 500, 12
COLOURS = 8
"""The number of colours that a player can have; the drawing code defines what they are."""
EMBLEMS = ("star", "heart", "moon", "sun", "flower", "fish", "tree", "house", "boat", "drop", "bolt", "clover")

_name = text(LONGEST)
_players = fields(
    {
        "tablier": one_of((KIND,)),
        "format": one_of((FORMAT,)),
        "players": list_of(
            fields(
                {
                    "name": _name,
                    "colour": between(0, COLOURS - 1),
                    "emblem": one_of(EMBLEMS),
                    "met": list_of(_name, 0, MOST_MET),
                }
            ),
            0,
            MOST,
        ),
    }
)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Player:
    """A person; `met` holds the names of the last fellow players, the latest first."""

    name: str
    colour: int
    emblem: str
    met: tuple[str, ...] = ()


Known = tuple[Player, ...]


class Players:
    """The players saved in a folder, the last to sit down first. Another window may change them: the file is read again
    when it has changed.

    The codes of its problems: ``players-not-kept``, ``held``; ``players-broken`` with the name under which the file was
    set aside.
    """

    def __init__(self, folder: Path) -> None:
        self._folder, self._path = folder, folder / FILE_NAME
        self._read: tuple[object, Known] = None, ()
        self._problem: Problem | None = None

    def all(self) -> Known:
        """The players; none where the file cannot be read."""
        mark = self._mark()
        if mark != self._read[0]:
            try:
                self._read = mark, self._load()
            except OSError as error:
                _log.warning("the players cannot be read: %s", error)
                self._read = mark, ()
        return self._read[1]

    def _mark(self) -> object:
        try:
            seen = self._path.stat()
        except (OSError, ValueError):
            return "none"
        return seen.st_mtime_ns, seen.st_size, seen.st_ino

    def problem(self) -> Problem | None:
        """The problem that emptied the list of players, returned once."""
        problem, self._problem = self._problem, None
        return problem

    def find(self, name: str) -> Player | None:
        """The player with this name, or None."""
        return next((each for each in self.all() if each.name == name), None) if name else None

    def twin(self, name: str) -> Player | None:
        """A player whose name differs only in accents or capitals."""
        alike = plain(clean(name))
        return next((each for each in self.all() if plain(each.name) == alike and each.name != clean(name)), None)

    def offered(self, seated: Iterable[str]) -> Known:
        """The players to offer for a free seat, without those seated: their last opponents first, then the last to sit
        down."""
        seated = tuple(seated)
        known = [each for each in self.all() if each.name not in seated]
        met = [name for each in seated if (player := self.find(each)) for name in player.met]
        return tuple(sorted(known, key=lambda each: met.index(each.name) if each.name in met else len(met)))

    # --- changes --------------------------------------------------------------------------------------------------

    def add(self, *names: str) -> Problem | None:
        """Add players for the names that are new, each with the colour and the emblem that are used least."""

        def added(known: Known) -> Known:
            for name in map(clean, names):
                if name and len(known) < MOST and all(each.name != name for each in known):
                    known = (*known, Player(name, *_rarest(known)))
            return known

        return self._change(added)

    def sit(self, names: Iterable[str]) -> Problem | None:
        """Record that these persons sit down together: they move to the front, and their `met` is updated; new ones
        become players."""
        together = tuple(dict.fromkeys(name for name in map(clean, names) if name))
        if not together:
            return None
        problem = self.add(*together)

        def met(player: Player) -> Player:
            others = (name for name in (*together, *player.met) if name != player.name)
            return replace(player, met=tuple(dict.fromkeys(others))[:MOST_MET])

        def seated(known: Known) -> Known:
            here = {each.name: each for each in known}
            first = [met(here[name]) for name in together if name in here]
            return (*first, *(each for each in known if each.name not in together))

        return problem or self._change(seated)

    def dress(self, name: str, colour: int, emblem: str) -> Problem | None:
        """Change a player's colour and emblem."""

        def dressed(known: Known) -> Known:
            return tuple(replace(each, colour=colour, emblem=emblem) if each.name == name else each for each in known)

        return self._change(dressed)

    def rename(self, old: str, new: str) -> Problem | None:
        """Rename a player. If the new name is taken, the two become one, with that one's colour and emblem."""

        def renamed(known: Known) -> Known:
            there = any(each.name == new for each in known)
            left = (each for each in known if each.name != old or not there)
            changed = (replace(each, name=new if each.name == old else each.name) for each in left)
            return tuple(replace(each, met=_met(each, {old: new})) for each in changed)

        return self._change(renamed)

    def erase(self, name: str) -> Problem | None:
        """Forget a player."""

        def left(known: Known) -> Known:
            return tuple(replace(each, met=_met(each, {name: ""})) for each in known if each.name != name)

        return self._change(left)

    def content(self) -> list[dict[str, Any]]:
        """The players, for a backup."""
        return [asdict(each) for each in self.all()]

    def take_in(self, content: object) -> Problem | None:
        """Add the players of another folder that are not here."""
        data = {"tablier": KIND, "format": FORMAT, "players": content}
        if not _players(data):
            return None
        there = _known(data)

        def both(known: Known) -> Known:
            names = {each.name for each in known}
            return (*known, *(each for each in there if each.name not in names))[:MOST]

        return self._change(both)

    # --- the file -------------------------------------------------------------------------------------------------

    def _change(self, change: Callable[[Known], Known]) -> Problem | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(self._folder / LOCK_NAME):
                before = self._load()
                after = change(before)
                if after != before:
                    kept = {"tablier": KIND, "format": FORMAT, "players": [asdict(each) for each in after]}
                    write_file(self._path, json.dumps(kept).encode())
        except Held:
            return Problem(HELD, FILE_NAME)
        except OSError as error:
            _log.warning("the players are not kept: %s", error)
            return Problem("players-not-kept", FILE_NAME)
        return None

    def _load(self) -> Known:
        """The content of the file. Raises `OSError` where it cannot be read or a later version wrote it: it stays as it
        is."""
        try:
            data = parse_json(read_file(self._path, LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            return ()
        except UnfitFile as error:
            _log.warning("the players cannot be read: %s", error)
            data = None
        if isinstance(data, dict) and between(FORMAT + 1, 1 << 30)(data.get("format")):
            raise OSError(f"{FILE_NAME} is of the format {data['format']}")
        if isinstance(data, dict) and _players(data):
            return _known(data)
        self._problem = Problem("players-broken", set_aside(self._path).name)
        return ()


def _known(data: dict[str, Any]) -> Known:
    """The players that a file holds, names cleaned, each once."""
    found: dict[str, Player] = {}
    for each in data["players"]:
        name, met = clean(each["name"]), tuple(filter(None, map(clean, each["met"])))
        if name:
            found.setdefault(name, Player(name, each["colour"], each["emblem"], met))
    return tuple(found.values())


def _met(player: Player, changed: dict[str, str]) -> tuple[str, ...]:
    """The `met` of a player with names changed, without duplicates and without himself."""
    names = (changed.get(name, name) for name in player.met)
    return tuple(dict.fromkeys(name for name in names if name and name != player.name))


def _rarest(known: Known) -> tuple[int, str]:
    """The first of the least used colours and of the least used emblems."""
    colours, emblems = [each.colour for each in known], [each.emblem for each in known]
    return min(range(COLOURS), key=colours.count), min(EMBLEMS, key=emblems.count)
