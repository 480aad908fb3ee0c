"""A classroom: what a class or an evening of games is shown, until somebody types its word. Values only, and their
file.

The settings of a classroom override those of the player without changing them. The word protects nothing in the files
of the computer: the file holds it in plain text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from jeux.common.alphabet import plain
from jeux.common.cleaning import clean
from jeux.common.clock import stamp
from jeux.common.files import Problem
from jeux.common.schema import Fits, between, fields, flag, list_of, one_of, table, text
from jeux.common.settings import FIXED, Settings
from jeux.common.small_files import Kind, SmallFile
from jeux.match.record import STRONGEST
from jeux.play.setup.offered import ALL, CHANGED, GIVEN, LEVELS, Offered
from jeux.rules import CATALOGUE

FILE_NAME = "animation.json"
KIND, FORMAT = "animation", 1
LARGEST = 1 << 20
MOST, MOST_POINTS = 40, 60
"""The maximum of saved animations, and of points in a programme."""
LONGEST_NAME = 60
LEAVE = "--leave-animation"
"""The command-line option that ends a classroom whose word is forgotten."""
MINUTES = (1, 2, 3, 5, 10, 15)
"""The lengths offered for a quiet time, in minutes."""
KINDS = ("day", "problem", "demo", "lesson", "game", "position")


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a programme: the problem of the day, a problem or a lesson by its id, the demonstration of a game, a
    game, or one from a `position` on. At `level` 0 two persons play, else one against the computer."""

    kind: str
    game: str = ""
    ref: str = ""
    level: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    players: int = 0


@dataclass(frozen=True, slots=True)
class Classroom:
    """The choices of the page « Animation ». `games` are keys, empty for all games; `given` is a subset of `GIVEN` and
    `CHANGED`; with an empty `word`, a question is enough to end it."""

    name: str = ""
    games: tuple[str, ...] = ()
    levels: tuple[int, ...] = LEVELS
    given: tuple[str, ...] = ("advice", "lessons", "review")
    projector: bool = True
    fullscreen: bool = True
    silent: bool = True
    real_dice: bool = False
    word: str = ""
    programme: tuple[Point, ...] = ()

    def offered(self, since: str) -> Offered:
        """What screens may show while the classroom runs."""
        return Offered(True, self.games, self.levels, frozenset(self.given), since, self.real_dice)

    def over(self, own: Settings) -> Settings:
        """The settings while the classroom runs; `own`, those of the player, are not changed."""
        teacher = own.teacher if "professor" in self.given else "off"
        return own.replace(
            projector=self.projector or own.projector,
            fullscreen=self.fullscreen or own.fullscreen,
            muted=self.silent or own.muted,
            teacher=teacher,
            orientation=FIXED if self.projector else own.orientation,
        )

    def ends_with(self, typed: str) -> bool:
        """Whether `typed` is its word, ignoring accents, capitals and surrounding spaces."""
        return plain(typed).strip() == plain(self.word).strip()

    def switched(self, name: str) -> Classroom:
        """The classroom with one of `GIVEN` and `CHANGED` switched on or off."""
        given = set(self.given) ^ {name}
        return replace(self, given=tuple(one for one in (*GIVEN, *CHANGED) if one in given))

    def with_level(self, level: int) -> Classroom:
        """The classroom with a level added or removed; the last level stays."""
        levels = tuple(sorted(set(self.levels) ^ {level}))
        return replace(self, levels=levels) if levels else self

    def with_game(self, key: str) -> Classroom:
        """The classroom with a game added or removed; the last game stays."""
        games = {*(self.games or CATALOGUE)} ^ {key}
        return self.showing(games) if games else self

    def showing(self, games: set[str]) -> Classroom:
        """The classroom with these games; all of them are stored as none."""
        shown = tuple(key for key in CATALOGUE if key in games)
        return replace(self, games=() if len(shown) == len(CATALOGUE) else shown)


@dataclass(frozen=True, slots=True)
class Running:
    """The running classroom, its start, and the index of the point shown in its programme, -1 for none yet."""

    classroom: Classroom
    since: str
    at: int = -1

    @property
    def offered(self) -> Offered:
        """What screens may show."""
        return self.classroom.offered(self.since)

    @property
    def point(self) -> Point | None:
        """The point of the programme that is shown."""
        points = self.classroom.programme
        return points[self.at] if 0 <= self.at < len(points) else None

    def stepped(self, by: int) -> Running:
        """This classroom moved by so many points, within its programme."""
        last = len(self.classroom.programme) - 1
        return replace(self, at=min(max(self.at + by, 0), last))


@dataclass(frozen=True, slots=True)
class Classrooms:
    """The content of the file: the saved animations, the last chosen first, and the running one."""

    kept: tuple[Classroom, ...] = ()
    running: Running | None = None

    @property
    def last(self) -> Classroom:
        """The one chosen last."""
        return self.kept[0] if self.kept else Classroom()

    def with_first(self, classroom: Classroom) -> Classrooms:
        """The list with this one first, replacing the one of the same name."""
        others = [one for one in self.kept if one.name != classroom.name]
        return replace(self, kept=(classroom, *others)[:MOST])

    def without(self, name: str) -> Classrooms:
        """The list without the one of this name."""
        return replace(self, kept=tuple(one for one in self.kept if one.name != name))


def begun(classroom: Classroom) -> Running:
    """A classroom that begins now."""
    return Running(classroom, stamp())


def offered_by(running: Running | None) -> Offered:
    """What screens may show: everything where no classroom is running."""
    return running.offered if running else ALL


# --- the file ---------------------------------------------------------------------------------------------------------

_short = text(100)
_POINT: dict[str, Fits] = {
    "kind": one_of(KINDS),
    "game": lambda value: value == "" or value in CATALOGUE,
    "ref": text(5_000),
    "level": between(0, STRONGEST),
    "options": table(_short, _short, 50),
    "players": between(0, 8),
}
_ANIMATION: dict[str, Fits] = {
    "name": text(LONGEST_NAME),
    "games": list_of(_short, 0, 100),
    "levels": list_of(between(1, STRONGEST), 1, STRONGEST),
    "given": list_of(one_of((*GIVEN, *CHANGED)), 0, len(GIVEN) + len(CHANGED)),
    "projector": flag,
    "fullscreen": flag,
    "silent": flag,
    "real_dice": flag,
    "word": text(LONGEST_NAME),
    "programme": list_of(fields(_POINT), 0, MOST_POINTS),
}
_RUNNING: dict[str, Fits] = {
    "animation": fields(_ANIMATION),
    "since": _short,
    "at": between(-1, MOST_POINTS),
}
_FILE: dict[str, Fits] = {
    "tablier": one_of((KIND,)),
    "format": one_of((FORMAT,)),
    "kept": list_of(fields(_ANIMATION), 0, MOST),
    "running": lambda value: value is None or fields(_RUNNING)(value),
}


def _read(data: Mapping[str, Any]) -> Classrooms | None:
    if not fields(_FILE)(data):
        return None
    running = data["running"]
    lasting = Running(_classroom(running["animation"]), running["since"], running["at"]) if running else None
    return Classrooms(tuple(map(_classroom, data["kept"])), lasting)


def _write(classrooms: Classrooms) -> Mapping[str, Any]:
    running = classrooms.running
    return {
        "tablier": KIND,
        "format": FORMAT,
        "how to leave without the word": LEAVE,
        "kept": [_written(one) for one in classrooms.kept],
        "running": running and {"animation": _written(running.classroom), "since": running.since, "at": running.at},
    }


_NONE = Classrooms()
_KIND = Kind(FILE_NAME, FORMAT, LARGEST, _NONE, _read, _write, "animation-not-saved", "animation-broken", False, 1)


def load_classrooms(folder: Path) -> Classrooms:
    """The content of the file in a folder; empty where it cannot be read, and no classroom is running then."""
    return open_classrooms(folder)[0]


def open_classrooms(folder: Path) -> tuple[Classrooms, Problem | None]:
    """The same, and why the file was set aside, if it was."""
    file = SmallFile(folder, _KIND)
    return file.get(), file.problem()


def change_classrooms(folder: Path, change: Callable[[Classrooms], Classrooms]) -> Problem | None:
    """Change the content of the file. Returns the problem, if there is one."""
    return SmallFile(folder, _KIND).change(change)


def kept_content(folder: Path) -> list[dict[str, object]]:
    """The saved animations, in the format of the file."""
    return [_written(one) for one in load_classrooms(folder).kept]


def take_in_classrooms(folder: Path, kept: Iterable[object]) -> Problem | None:
    """Append the animations of another folder. One whose name is taken, or that is malformed, is left out; returns
    ``animations-full`` if the list has no place for all of them."""
    found = [_classroom(one) for one in kept if isinstance(one, dict) and fields(_ANIMATION)(one)]
    left = False

    def appended(here: Classrooms) -> Classrooms:
        nonlocal left
        known = {one.name for one in here.kept}
        both = (*here.kept, *(one for one in found if one.name not in known))
        left = len(both) > MOST
        return replace(here, kept=both[:MOST])

    problem = change_classrooms(folder, appended) if found else None
    return problem or (Problem("animations-full", FILE_NAME) if left else None)


def _classroom(data: Mapping[str, object]) -> Classroom:
    values = {name: data[name] for name in _ANIMATION}
    points = values["programme"]
    assert isinstance(points, list)
    values["programme"] = [Point(**{name: point[name] for name in _POINT}) for point in points]
    made = Classroom(**{n: tuple(v) if isinstance(v, list) else v for n, v in values.items()})  # type: ignore[arg-type]  # the schema holds
    games = tuple(key for key in made.games if key in CATALOGUE)
    return replace(made, games=games, name=clean(made.name), word=clean(made.word))


def _written(classroom: Classroom) -> dict[str, object]:
    points = [{name: getattr(point, name) for name in _POINT} for point in classroom.programme]
    return {**{name: getattr(classroom, name) for name in _ANIMATION}, "programme": points}


def leave_running(folder: Path) -> bool | Problem:
    """End the running classroom without its word. Returns whether there was one, or the problem if it goes on."""
    if not folder.is_dir():
        return False
    ended = False

    def left(classrooms: Classrooms) -> Classrooms:
        nonlocal ended
        ended = classrooms.running is not None
        return replace(classrooms, running=None)

    return change_classrooms(folder, left) or ended


def lasts(folder: Path, running: Running) -> bool:
    """Whether neither another window nor the command has ended a classroom. Raises `OSError` where the file cannot be
    read."""
    kept = SmallFile(folder, _KIND).load().running
    return kept is not None and kept.since == running.since
