"""The player's settings: one immutable value, kept as JSON.

A bad value in the file costs only itself: it falls back to its default and is reported. What this version does not
know is kept and written back. A change of version never resets anything.
"""

from __future__ import annotations

import dataclasses
import json
import locale
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from jeux.common.files import Problem, set_aside, write_file

FILE_NAME = "settings.json"

LANGUAGES = ("fr", "en")
TEXT_SIZES = (100, 125, 150, 200)
ANIMATIONS = ("normal", "fast", "slow", "none")
COORDINATES = ("off", "border", "every")
THEMES = ("bois", "contraste", "livret")
FONTS = ("standard", "easy")
PANELS = ("left", "right")
MASTER_SECONDS = (2, 5, 10, 30)
SMALLEST_WINDOW, LARGEST_WINDOW = 320, 16384
"""Bounds of each side of the window, in pixels: what a file may hold, not what can be laid out."""
AT_RANDOM = -1
"""`NewGame.side` when the sides are drawn at random."""
MOST_SEATS = 8
MOST_FAVOURITES = 100


@dataclass(frozen=True, slots=True)
class NewGame:
    """The last choice of the new-game screen for one game.

    `seats` are the names in player order, `levels` goes with them (0 a person, 1 to 6 the computer), `options` are
    the rule switches, `form` the form of the match and `target` its points or games (0: a single game), `dice` who
    throws them, `side` the player index that the person chose, or `AT_RANDOM`. The values are only well formed: the
    game itself says which of them it has."""

    seats: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    target: int = 0
    side: int = 0
    form: str = ""
    dice: str = ""
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """All the settings. `favourites` are keys of games, `turned` those of the games whose boards lie the other way
    round, `games` holds the last new-game choice by game key, `unknown`
    what another version wrote."""

    language: str = "fr"
    text_size: int = 100
    animation: str = "normal"
    volume: int = 70
    signals: int = 70
    muted: bool = False
    marks: bool = True
    race: bool = True
    coordinates: str = "border"
    fullscreen: bool = False
    theme: str = "bois"
    font: str = "standard"
    panel: str = "right"
    master: int = 5
    window: tuple[int, int] = (1280, 800)
    favourites: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    games: Mapping[str, NewGame] = field(default_factory=dict)
    unknown: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, fits in _SETTINGS.items():
            assert fits(getattr(self, name)), (name, getattr(self, name))

    def replace(self, **changes: object) -> Settings:
        """These settings with some changed."""
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # each value is checked on creation

    def with_game(self, key: str, choice: NewGame) -> Settings:
        """These settings with another last choice for one game."""
        return dataclasses.replace(self, games={**self.games, key: choice})


# --- what each value may be -------------------------------------------------------------------------------------------

Fits = Callable[[object], bool]


def _one_of(values: tuple[str, ...] | tuple[int, ...]) -> Fits:
    # by type too: to Python 1 is True and 100.0 is 100
    return lambda value: any(type(value) is type(known) and value == known for known in values)


def _between(low: int, high: int) -> Fits:
    return lambda value: type(value) is int and low <= value <= high


def _flag(value: object) -> bool:
    return type(value) is bool


def _list_of(fits: Fits, shortest: int, longest: int) -> Fits:
    """A tuple or a list (as JSON has it) of such values."""
    return lambda value: isinstance(value, tuple | list) and shortest <= len(value) <= longest and all(map(fits, value))


def _short_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 100 and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _texts_by_name(value: object) -> bool:
    return isinstance(value, Mapping) and all(_short_text(name) and _short_text(text) for name, text in value.items())


_SETTINGS: dict[str, Fits] = {
    "language": _one_of(LANGUAGES),
    "text_size": _one_of(TEXT_SIZES),
    "animation": _one_of(ANIMATIONS),
    "volume": _between(0, 100),
    "signals": _between(0, 100),
    "muted": _flag,
    "marks": _flag,
    "race": _flag,
    "coordinates": _one_of(COORDINATES),
    "fullscreen": _flag,
    "theme": _one_of(THEMES),
    "font": _one_of(FONTS),
    "panel": _one_of(PANELS),
    "master": _one_of(MASTER_SECONDS),
    "window": _list_of(_between(SMALLEST_WINDOW, LARGEST_WINDOW), 2, 2),
    "favourites": _list_of(_short_text, 0, MOST_FAVOURITES),
    "turned": _list_of(_short_text, 0, MOST_FAVOURITES),
}
_NEW_GAME: dict[str, Fits] = {
    "seats": _list_of(_short_text, 0, MOST_SEATS),
    "levels": _list_of(_between(0, 6), 0, MOST_SEATS),
    "options": _texts_by_name,
    "target": _between(0, 1000),
    "side": _between(AT_RANDOM, MOST_SEATS - 1),
    "form": _short_text,
    "dice": _short_text,
}


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """English when the system speaks another language than French, French otherwise."""
    known = os.environ if environment is None else environment
    spoken = [known.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    if environment is None:
        spoken.append(locale.getlocale()[0] or "")  # what Windows tells, where none of these is set
    for name in spoken:
        plain = name.split(".")[0].lower()
        if plain not in ("", "c", "posix"):
            return "fr" if plain.startswith("fr") else "en"
    return "fr"


# --- the file ---------------------------------------------------------------------------------------------------------


def load_settings(folder: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings kept in `folder`, and what was wrong with them: ``bad-setting`` with the names of the settings that
    fell back, ``settings-unreadable`` with the name under which the file was set aside."""
    path = folder / FILE_NAME
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Settings(language=system_language()), ()
    except OSError:
        return Settings(language=system_language()), (Problem("settings-unreadable"),)
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        return Settings(language=system_language()), (Problem("settings-unreadable", set_aside(path).name),)
    settings, bad = read_settings(data)
    return settings, (Problem("bad-setting", ", ".join(bad)),) if bad else ()


def read_settings(data: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings that a JSON object holds, and the names of the values that had to fall back on their default."""
    values, bad = _fitting(data, _SETTINGS, "")
    values.setdefault("language", system_language())
    games: dict[str, NewGame] = {}
    kept = data.get("games", {})
    if not isinstance(kept, dict):
        bad.append("games")
        kept = {}
    for key, value in kept.items():
        if not isinstance(value, dict):
            bad.append(f"games.{key}")
            continue
        choice, bad_choices = _fitting(value, _NEW_GAME, f"games.{key}.")
        unknown = {name: other for name, other in value.items() if name not in _NEW_GAME}
        games[key] = NewGame(**choice, unknown=unknown)  # type: ignore[arg-type]  # `_fitting` checked each value
        bad += bad_choices
    unknown = {name: value for name, value in data.items() if name not in _SETTINGS and name != "games"}
    settings = Settings(**values, games=games, unknown=unknown)  # type: ignore[arg-type]  # likewise
    return settings, tuple(bad)


def _fitting(
    data: Mapping[str, object], ranges: Mapping[str, Fits], prefix: str
) -> tuple[dict[str, object], list[str]]:
    """The values within their ranges, lists made tuples, and the names of the others."""
    values, bad = {}, []
    for name, fits in ranges.items():
        if name not in data:
            continue
        value = data[name]
        if fits(value):
            values[name] = tuple(value) if isinstance(value, list) else value
        else:
            bad.append(prefix + name)
    return values, bad


def write_settings(settings: Settings) -> dict[str, object]:
    """The JSON object of these settings, unknown values included."""
    data = dict(settings.unknown)
    data |= {name: getattr(settings, name) for name in _SETTINGS}
    data["games"] = {
        key: {**choice.unknown, **{name: getattr(choice, name) for name in _NEW_GAME}}
        for key, choice in settings.games.items()
    }
    return data


def save_settings(folder: Path, settings: Settings) -> Problem | None:
    """Keep the settings in `folder`: the whole new file or the whole old one, whatever happens. Returns
    ``settings-not-saved`` when it cannot be done."""
    text = json.dumps(write_settings(settings), indent=1, default=dict)
    try:
        write_file(folder / FILE_NAME, text.encode())
    except OSError:
        return Problem("settings-not-saved")
    return None
