"""The persons who play on this computer, by name, each with a colour and an emblem, in one small file.

No account and no password: a name is a player. Two names are the same player if they are equal once cleaned; names that
differ only in accents or capitals are twins, which the user is warned about. The format is described in
docs/formats.md.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from jeux.common.alphabet import plain
from jeux.common.cleaning import LONGEST, clean
from jeux.common.files import Problem
from jeux.common.schema import between, fields, list_of, one_of, text
from jeux.common.small_files import Kind, SmallFile

FILE_NAME = "players.json"
KIND, FORMAT = "players", 1
LARGEST = 1 << 20
MOST, MOST_MET = 500, 12
COLOURS = 8
"""The number of colours that a player can have; the drawing code defines what they are."""
EMBLEMS = ("heart", "moon", "sun", "flower", "fish", "tree", "house", "boat", "drop", "bolt", "clover", "star")
"""The star comes last: it marks the dark side of many boards."""

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
        self._file = SmallFile(folder, _FILE)
        self._read: tuple[object, Known] = None, ()

    def all(self) -> Known:
        """The players; none where the file cannot be read."""
        mark = self._mark()
        if mark != self._read[0]:
            try:
                self._read = mark, self._file.load()
            except OSError as error:
                _log.warning("the players cannot be read: %s", error)
                return ()  # the next time it is tried again
        return self._read[1]

    def _mark(self) -> object:
        try:
            seen = self._file.path.stat()
        except (OSError, ValueError):
            return "none"
        return seen.st_mtime_ns, seen.st_size, seen.st_ino

    def problem(self) -> Problem | None:
        """The problem that emptied the list of players, returned once."""
        return self._file.problem()

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

        return self._file.change(added)

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

        return problem or self._file.change(seated)

    def dress(self, name: str, colour: int, emblem: str) -> Problem | None:
        """Change a player's colour and emblem."""

        def dressed(known: Known) -> Known:
            return tuple(replace(each, colour=colour, emblem=emblem) if each.name == name else each for each in known)

        return self._file.change(dressed)

    def rename(self, old: str, new: str) -> Problem | None:
        """Rename a player. If the new name is taken, the two become one, with that one's colour and emblem."""

        def renamed(known: Known) -> Known:
            there = any(each.name == new for each in known)
            left = (each for each in known if each.name != old or not there)
            changed = (replace(each, name=new if each.name == old else each.name) for each in left)
            return tuple(replace(each, met=_met(each, {old: new})) for each in changed)

        return self._file.change(renamed)

    def erase(self, name: str) -> Problem | None:
        """Forget a player."""

        def left(known: Known) -> Known:
            return tuple(replace(each, met=_met(each, {name: ""})) for each in known if each.name != name)

        return self._file.change(left)

    def content(self) -> list[dict[str, Any]]:
        """The players, for a backup."""
        return [asdict(each) for each in self.all()]

    def take_in(self, content: object) -> Problem | None:
        """Add the players of another folder that are not here; ``players-full`` if there is no place for all of
        them."""
        there = _known({"tablier": KIND, "format": FORMAT, "players": content})
        if not there:
            return None

        left = False

        def both(known: Known) -> Known:
            nonlocal left
            names = {each.name for each in known}
            together = (*known, *(each for each in there if each.name not in names))
            left = len(together) > MOST
            return together[:MOST]

        return self._file.change(both) or (Problem("players-full", FILE_NAME) if left else None)


# --- the file ---------------------------------------------------------------------------------------------------------


def _written(known: Known) -> Mapping[str, Any]:
    """The JSON object of the file."""
    return {"tablier": KIND, "format": FORMAT, "players": [asdict(each) for each in known]}


def _known(data: Mapping[str, Any]) -> Known | None:
    """The players that a file holds, names cleaned, each once; None if it is malformed."""
    if not _players(data):
        return None
    found: dict[str, Player] = {}
    for each in data["players"]:
        name, met = clean(each["name"]), tuple(filter(None, map(clean, each["met"])))
        if name:
            found.setdefault(name, Player(name, each["colour"], each["emblem"], met))
    return tuple(found.values())


_NOBODY: Known = ()
# without a backup, in which an erased name would remain
_FILE = Kind(FILE_NAME, FORMAT, LARGEST, _NOBODY, _known, _written, "players-not-kept", "players-broken", backup=False)


def _met(player: Player, changed: dict[str, str]) -> tuple[str, ...]:
    """The `met` of a player with names changed, without duplicates and without himself."""
    names = (changed.get(name, name) for name in player.met)
    return tuple(dict.fromkeys(name for name in names if name and name != player.name))


def _rarest(known: Known) -> tuple[int, str]:
    """The first of the least used colours and of the least used emblems."""
    colours, emblems = [each.colour for each in known], [each.emblem for each in known]
    return min(range(COLOURS), key=colours.count), min(EMBLEMS, key=emblems.count)
