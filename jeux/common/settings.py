"""The player's settings: one immutable value, kept as JSON.

A bad value in the file costs only itself: it falls back to its default and is reported. What this version does not
know is kept. A window writes, under a lock, only what it has changed: another window may have changed the rest.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.files import HELD, Held, Problem, UnfitFile, locked, parse_json, read_file, set_aside, write_file
from jeux.common.keys import LONGEST_KEY, MOST_KEYS
from jeux.common.language import LANGUAGES, system_language
from jeux.common.schema import Fits, between, flag, list_of, matching, one_of, table, text

FILE_NAME = "settings.json"
LOCK_NAME = "settings.lock"
LARGEST = 1 << 20
"""Bytes of the file; one with a choice for every game has some 10 000."""

TEXT_SIZES = (100, 125, 150, 200)
LARGE_TARGETS_BODY = 20
"""Pixels of text with which every button is 44 pixels high or more."""
SIMPLE_TEXT = 125
"""The least size of text in the simple display."""
PROJECTED_TEXT = 165
"""The least size of text on a projector: its smallest letters are 26 pixels high in a window of 1920 × 1080."""
PROJECTED = "projecteur"
"""The look of everything on a projector, whatever the theme."""
ANIMATIONS = ("normal", "fast", "slow", "none")
COORDINATES = ("off", "border", "every")
THEMES = ("bois", "contraste", "livret")
FONTS = ("standard", "easy")
PANELS = ("left", "right")
FIXED, TURNING, FACING = ORIENTATIONS = ("fixed", "turning", "facing")
"""How a board lies between persons at one screen: it stays, it turns to whoever plays, they sit face to face."""
MASTER_SECONDS = (2, 5, 10, 30)
SPEECH_RATES = {"slow": -40, "normal": 0, "fast": 40, "fastest": 80}
"""How fast the program speaks, from -100 to 100, by name."""
SPEECH_DETAILS = ("brief", "full")
COOLDOWNS = (0, 300, 500, 1000)
"""Milliseconds after a press in which the same one does nothing again."""
DRAGS = (6, 12, 24, 48)
"""Pixels that the pointer goes with the button down before it drags."""
HOLDS = (250, 450, 800, 1500)
"""Milliseconds after which a button or a finger that stays down does what holding means."""
FORCED = ("ask", "play", "never")
"""Where a turn leaves no choice: it is told and played with a click, plays itself, or is like any other."""
THROWS = ("click", "alone", "always")
"""How the dice of persons are thrown: by a click; without one; even where something else might be decided before."""
VIEWS = ("shelf", "families")
TEACHERS = ("off", "gentle", "strict")
TURNS = ("short", "words", "notation")
PAPERS = ("A4", "A3", "Letter")
SMALLEST_WINDOW, LARGEST_WINDOW = 320, 16384
"""Bounds of each side of the window, in pixels: what a file may hold, not what can be laid out."""
AT_RANDOM = -1
"""`NewGame.side` when the sides are drawn at random."""
MOST_SEATS = 8
MOST_FAVOURITES = 100
MOST_RECENT = 10
LONGEST_PATH = 4096


@dataclass(frozen=True, slots=True)
class NewGame:
    """The last choice of the new-game screen for one game.

    `seats` are the names in player order, `levels` goes with them (0 a person, 1 to 6 the computer), and so does
    `guests`, which may be shorter, `options` are the rule switches, `form` the form of the match and `target` its
    points or games (0: a single game), `dice` who throws them, `side` the player index that the person chose, or
    `AT_RANDOM`. The values are only well formed: the game itself says which of them it has."""

    seats: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    target: int = 0
    side: int = 0
    form: str = ""
    dice: str = ""
    guests: tuple[bool, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """All the settings of a player, in groups. Their files keep these names."""

    # --- how things look ----------------------------------------------------------------------------------------------
    language: str = "fr"
    text_size: int = 100
    """Percent."""
    theme: str = "bois"
    font: str = "standard"
    """The design of the letters."""
    animation: str = "normal"
    """How fast things move; "none": not at all."""
    panel: str = "right"
    """On which side of the board the sheet lies."""
    view: str = "shelf"
    """How the shelf is shown."""
    simple: bool = False
    """The display for the young and the old."""
    projector: bool = False
    """The display that is seen from the last row."""

    # --- the window ---------------------------------------------------------------------------------------------------
    window: tuple[int, int] = (1280, 800)
    """Its size in pixels while it is neither maximised nor on the full screen."""
    fullscreen: bool = False
    maximised: bool = False

    # --- sounds and speech --------------------------------------------------------------------------------------------
    volume: int = 70
    """Percent: the noises of men and dice."""
    signals: int = 70
    """Percent: what calls a person."""
    muted: bool = False
    speech: bool = False
    speech_rate: str = "normal"
    speech_detail: str = "full"

    # --- the table ----------------------------------------------------------------------------------------------------
    marks: bool = True
    """Whether the legal targets are shown."""
    race: bool = True
    """Whether the way that is left to go is counted."""
    coordinates: str = "border"
    """Where the places are named."""
    turns: str = "short"
    """How the list of turns is written."""
    turned: tuple[str, ...] = ()
    """The games whose boards lie the other way round."""
    orientation: str = FIXED
    """Before whom the board lies where several persons play at one screen."""
    confirm: bool = False
    """Whether a step waits for a word before it is final."""
    forced: str = "ask"
    """What follows from a turn that leaves no choice."""
    throws: str = "click"
    """What throws the dice of a person."""

    # --- adversary and teacher ----------------------------------------------------------------------------------------
    master: int = 5
    """The seconds that the highest level thinks."""
    gives_up: bool = True
    """Whether the computer gives up what is lost."""
    teacher: str = "off"
    """The manner of the professor."""
    hidden: bool = False
    """Whether what judges is seen only where it is asked for."""
    pupils: int = 0
    """How many vote; 0: nobody counts."""

    # --- hands --------------------------------------------------------------------------------------------------------
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys of the commands that were given other ones."""
    shared_keys: bool = False
    """Whether two persons have each their half of the keyboard."""
    sticky: bool = False
    """Whether Shift, Ctrl and Alt are held by a press."""
    large_targets: bool = False
    cooldown: int = 0
    """Milliseconds after a press in which another one is none."""
    drag: int = 6
    """The pixels from which a press is a drag."""
    hold: int = 450
    """Milliseconds from which a press of a finger is a long one."""

    # --- what was chosen last -----------------------------------------------------------------------------------------
    games: Mapping[str, NewGame] = field(default_factory=dict)
    """The choice before a match, by game."""
    favourites: tuple[str, ...] = ()
    """Keys of games."""
    recent: tuple[str, ...] = ()
    """The files that were opened or written last."""
    folder: str = ""
    """Where the last file is."""
    men: str = "euro-2"
    """The men for which boards are printed: a name, or a diameter in millimetres."""
    paper: str = "A4"
    """What boards are printed on."""
    unknown: Mapping[str, object] = field(default_factory=dict)
    """What another version wrote."""

    def __post_init__(self) -> None:
        for name, fits in _SETTINGS.items():
            assert fits(getattr(self, name)), (name, getattr(self, name))

    @property
    def letters(self) -> int:
        """The size of the text, in percent."""
        least = PROJECTED_TEXT if self.projector else SIMPLE_TEXT if self.simple else 0
        return max(self.text_size, least)

    @property
    def look(self) -> str:
        """The name of the palette, and of the painter of boards that goes with it."""
        return PROJECTED if self.projector else self.theme

    @property
    def enlarged(self) -> bool:
        """Whether marks are drawn larger."""
        return self.simple or self.projector

    @property
    def named(self) -> str:
        """Where the names of the places are shown."""
        return "border" if self.projector and self.coordinates == "off" else self.coordinates

    @property
    def dots(self) -> bool:
        """Whether the legal targets are shown."""
        return self.marks or self.simple

    @property
    def least_letters(self) -> int:
        """The least pixels of text: buttons, which follow it, are as large as a finger where targets are to be."""
        return LARGE_TARGETS_BODY if self.large_targets else 0

    def replace(self, **changes: object) -> Settings:
        """These settings with some changed."""
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # each value is checked on creation

    def with_game(self, key: str, choice: NewGame) -> Settings:
        """These settings with another last choice for one game."""
        return dataclasses.replace(self, games={**self.games, key: choice})


# --- what each value may be -------------------------------------------------------------------------------------------

_short_text = text(100)
_key = matching(re.compile("[a-z0-9_]{1,40}"))
"""The key of a game, of whatever version."""
MOST_GAMES = 100
MOST_COMMANDS = 200
_command = matching(re.compile("[a-z-]{1,40}"))
"""The name of a command, of whatever version."""
_one_key = rf"(?=\S{{1,{LONGEST_KEY}}}(?: |$))(?:ctrl\+)?(?:alt\+)?(?:shift\+)?\S+"
_some_keys = matching(re.compile(rf"{_one_key}(?: {_one_key}){{0,{MOST_KEYS - 1}}}"))
_short_texts = table(_short_text, _short_text, 100)

_SETTINGS: dict[str, Fits] = {
    "language": one_of(LANGUAGES),
    "text_size": one_of(TEXT_SIZES),
    "animation": one_of(ANIMATIONS),
    "volume": between(0, 100),
    "signals": between(0, 100),
    "muted": flag,
    "marks": flag,
    "race": flag,
    "coordinates": one_of(COORDINATES),
    "fullscreen": flag,
    "maximised": flag,
    "theme": one_of(THEMES),
    "font": one_of(FONTS),
    "panel": one_of(PANELS),
    "orientation": one_of(ORIENTATIONS),
    "confirm": flag,
    "shared_keys": flag,
    "large_targets": flag,
    "master": one_of(MASTER_SECONDS),
    "gives_up": flag,
    "teacher": one_of(TEACHERS),
    "forced": one_of(FORCED),
    "throws": one_of(THROWS),
    "cooldown": one_of(COOLDOWNS),
    "drag": one_of(DRAGS),
    "hold": one_of(HOLDS),
    "sticky": flag,
    "speech": flag,
    "speech_rate": one_of(tuple(SPEECH_RATES)),
    "speech_detail": one_of(SPEECH_DETAILS),
    "keys": table(_command, _some_keys, MOST_COMMANDS),
    "view": one_of(VIEWS),
    "simple": flag,
    "projector": flag,
    "pupils": between(0, 99),
    "hidden": flag,
    "window": list_of(between(SMALLEST_WINDOW, LARGEST_WINDOW), 2, 2),
    "favourites": list_of(_short_text, 0, MOST_FAVOURITES),
    "turned": list_of(_short_text, 0, MOST_FAVOURITES),
    "turns": one_of(TURNS),
    "recent": list_of(text(LONGEST_PATH), 0, MOST_RECENT),
    "folder": text(LONGEST_PATH),
    "men": matching(re.compile(r"[a-z]{1,20}(-\d{1,2})?|\d{1,2}(\.\d{1,3})?")),
    "paper": one_of(PAPERS),
}
_NEW_GAME: dict[str, Fits] = {
    "seats": list_of(text(100_000), 0, MOST_SEATS),
    "levels": list_of(between(0, 6), 0, MOST_SEATS),
    "guests": list_of(flag, 0, MOST_SEATS),
    "options": _short_texts,
    "target": between(0, 1000),
    "side": between(AT_RANDOM, MOST_SEATS - 1),
    "form": _short_text,
    "dice": _short_text,
}


# --- the file ---------------------------------------------------------------------------------------------------------


def load_settings(folder: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings kept in `folder`, and what was wrong with them: ``bad-setting`` with the names of the settings that
    fell back, ``settings-unreadable`` with the name under which the file was set aside."""
    data, problems = _load(folder / FILE_NAME)
    settings, bad = read_settings(data)
    return settings, (*problems, Problem("bad-setting", ", ".join(bad))) if bad else problems


def settings_kept(folder: Path) -> bool:
    """Whether settings were ever kept in `folder`, be it a file that was set aside."""
    return any(folder.glob(f"{FILE_NAME}*"))


def _load(path: Path) -> tuple[dict[str, object], tuple[Problem, ...]]:
    """The object in the file, empty where there is none."""
    try:
        data = parse_json(read_file(path, LARGEST))
        if isinstance(data, dict):
            return data, ()
    except FileNotFoundError:
        return {}, ()
    except UnfitFile:
        pass
    except OSError:
        return {}, (Problem("settings-unreadable"),)
    return {}, (Problem("settings-unreadable", set_aside(path).name),)


def read_settings(data: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings that a JSON object holds, and the names of the values that had to fall back on their default."""
    values, bad = _fitting(data, _SETTINGS, "")
    values.setdefault("language", system_language())
    games: dict[str, NewGame] = {}
    kept = data.get("games", {})
    if not table(_key, _anything, MOST_GAMES)(kept):
        bad.append("games")
        kept = {}
    assert isinstance(kept, Mapping)
    for key, value in kept.items():
        if not isinstance(value, dict):
            bad.append(f"games.{key}")
            continue
        choice, bad_choices = _fitting(value, _NEW_GAME, f"games.{key}.")
        unknown = {name: other for name, other in value.items() if name not in _NEW_GAME}
        made = NewGame(**choice, unknown=unknown)  # type: ignore[arg-type]  # `_fitting` checked each value
        games[key] = dataclasses.replace(made, seats=tuple(clean(name) for name in made.seats))
        bad += bad_choices
    unknown = {name: value for name, value in data.items() if name not in _SETTINGS and name != "games"}
    settings = Settings(**values, games=games, unknown=unknown)  # type: ignore[arg-type]  # likewise
    return settings, tuple(bad)


def _anything(_: object) -> bool:
    return True


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


def save_settings(folder: Path, settings: Settings, before: Settings | None = None) -> Problem | None:
    """Keep the settings in `folder`: the whole new file or the whole old one, whatever happens.

    Only what differs from `before`, the settings that this window last read or wrote, is written over what the file
    holds now. Returns ``settings-not-saved`` when it cannot be done, ``held`` when it can be a little later."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder / LOCK_NAME):
            data = write_settings(settings)
            if before is not None:
                data = _changed(_load(folder / FILE_NAME)[0], write_settings(before), data)
            write_file(folder / FILE_NAME, json.dumps(data, indent=1, default=dict).encode())
    except Held:
        return Problem(HELD)
    except OSError:
        return Problem("settings-not-saved")
    return None


def _changed(kept: dict[str, object], before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """What is kept, with all that differs between before and after, and all that is kept nowhere; in the table of the
    games, game by game."""
    changed = {name: value for name, value in after.items() if name not in kept or value != before.get(name)}
    games, old, new = kept.get("games"), before["games"], after["games"]
    if "games" in changed and isinstance(games, dict) and isinstance(old, dict) and isinstance(new, dict):
        chosen = {key: choice for key, choice in new.items() if choice != old.get(key)}
        changed["games"] = {**games, **chosen}
    return {**kept, **changed}
