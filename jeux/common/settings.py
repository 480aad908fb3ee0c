"""The player's settings: one immutable value, stored as JSON.

An invalid value in the file falls back to its default and is reported; the others are kept. Unknown values are kept as
they are. A window writes, under a lock, only what it has changed: another window may have changed the rest.
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
from jeux.common.system_paper import system_paper

FILE_NAME = "settings.json"
LOCK_NAME = "settings.lock"
LARGEST = 1 << 20
"""The largest size of the file in bytes; with choices for every game it has some 10 000."""

TEXT_SIZES = (100, 125, 150, 200)
LARGE_TARGETS_BODY = 20
"""The text size in pixels at which every button is at least 44 pixels high."""
SIMPLE_TEXT = 125
"""The smallest text size in the simple display, in percent."""
PROJECTED_TEXT = 165
"""The smallest text size on a projector, in percent: the smallest letters are 26 pixels high in a 1920 × 1080
window."""
PROJECTED = "projecteur"
"""The palette used on a projector, whatever the theme."""
ANIMATIONS = ("normal", "fast", "slow", "none")
COORDINATES = ("off", "border", "every")
THEMES = ("bois", "contraste", "livret")
FONTS = ("standard", "easy")
PANELS = ("left", "right")
FIXED, TURNING, FACING = ORIENTATIONS = ("fixed", "turning", "facing")
"""How the board is oriented when several persons share a screen: fixed, turned to the player to move, or for players
face to face."""
MASTER_SECONDS = (2, 5, 10, 30)
FIND_FROM = (5, 10, 15, 25)
"""The points of winning chances from which an error is to be corrected; 5 are the least that is called one."""
SPEECH_RATES = {"slow": -40, "normal": 0, "fast": 40, "fastest": 80}
"""The speech rates by name, from -100 to 100."""
SPEECH_DETAILS = ("brief", "full")
BESIDE_READER = ("news", "all", "none")
"""What the program says while a screen reader runs: what that does not say itself, everything, nothing."""
COOLDOWNS = (0, 300, 500, 1000)
"""Debounce times: milliseconds after a press during which the same press is ignored."""
DRAGS = (6, 12, 24, 48)
"""Pixels that the pointer must move with the button down to start a drag."""
HOLDS = (250, 450, 800, 1500)
"""Milliseconds that a button or a finger must stay down for a long press."""
SCANNING = ("off", "alone", "two")
"""Whether a switch chooses what is framed: not, or while the frame goes on by itself, or by a second switch."""
SWITCHES = ("key", "mouse")
SCAN_STEPS = (600, 1000, 1500, 2500, 4000)
"""Milliseconds between two steps of the frame."""
SCAN_ORDERS = ("groups", "items")
FORCED = ("ask", "play", "never")
"""What happens when a turn leaves no choice: it is announced and played on a click, played at once, or treated like any
other."""
THROWS = ("click", "alone", "always")
"""How persons throw their dice: on a click; automatically; automatically even if something could be decided before."""
VIEWS = ("shelf", "families")
TEACHERS = ("off", "gentle", "strict")
TURNS = ("short", "words", "notation")
PAPERS = ("A4", "A3", "Letter")
SMALLEST_WINDOW, LARGEST_WINDOW = 320, 16384
"""Bounds of each side of the window in pixels. They validate the file; layout has its own minimum."""
AT_RANDOM = -1
"""`NewGame.side` when the sides are drawn at random."""
MOST_SEATS = 8
MOST_FAVOURITES = 100
MOST_RECENT = 10
LONGEST_PATH = 4096


@dataclass(frozen=True, slots=True)
class NewGame:
    """The last choice of the new-game screen for one game.

    `seats` are the names in player order; `levels` has one entry for each (0 a person, 1 to 6 the computer), and so
    does `guests`, which may be shorter. `options` are the rule switches, `form` is the form of the match, `target` its
    points or games (0: a single game), `dice` who throws them, `side` the player index that the person chose, or
    `AT_RANDOM`. Values are only checked for their form: whether the game has them is checked elsewhere."""

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
    """All the settings of a player, in groups. The field names are the keys of the file."""

    # --- how things look ----------------------------------------------------------------------------------------------
    language: str = "fr"
    text_size: int = 100
    """Percent."""
    theme: str = "bois"
    font: str = "standard"
    """The typeface."""
    animation: str = "normal"
    """The speed of animations; "none" turns them off."""
    panel: str = "right"
    """The side of the board where the side panel is."""
    view: str = "shelf"
    """The layout of the shelf, one of `VIEWS`."""
    simple: bool = False
    """The simplified display, for young and old players."""
    projector: bool = False
    """The enlarged display, readable from the back of a classroom."""

    # --- the window ---------------------------------------------------------------------------------------------------
    window: tuple[int, int] = (1280, 800)
    """The window size in pixels when neither maximised nor full screen."""
    fullscreen: bool = False
    maximised: bool = False

    # --- sounds and speech --------------------------------------------------------------------------------------------
    volume: int = 70
    """Volume of pieces and dice, in percent."""
    signals: int = 70
    """Volume of notification sounds, in percent."""
    muted: bool = False
    room: bool = False
    """Whether the sound of a room goes on, softly."""
    speech: bool = False
    speech_rate: str = "normal"
    speech_detail: str = "full"
    beside_reader: str = "news"

    # --- the table ----------------------------------------------------------------------------------------------------
    marks: bool = True
    """Whether the legal targets are shown."""
    race: bool = True
    """Whether the distance left to go is shown."""
    coordinates: str = "border"
    """Where coordinates are shown."""
    turns: str = "short"
    """How the list of turns is written."""
    turned: tuple[str, ...] = ()
    """The games whose boards are shown turned."""
    orientation: str = FIXED
    """How the board is oriented when several persons share a screen."""
    confirm: bool = False
    """Whether a step must be confirmed."""
    forced: str = "ask"
    """What happens when a turn leaves no choice."""
    throws: str = "click"
    """How persons throw their dice."""

    # --- adversary and teacher ----------------------------------------------------------------------------------------
    master: int = 5
    """Thinking time of the highest level in seconds."""
    gives_up: bool = True
    """Whether the computer resigns lost games."""
    teacher: str = "off"
    """The teacher mode, one of `TEACHERS`."""
    hidden: bool = False
    """Whether evaluations are shown only on request."""
    find_from: int = 5
    """From what loss « Trouver mieux » asks for a better step, in points of winning chances."""
    pupils: int = 0
    """The number of pupils who vote; 0: not set."""

    # --- hands --------------------------------------------------------------------------------------------------------
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys of the commands whose keys were changed."""
    shared_keys: bool = False
    """Whether two persons share the keyboard, half each."""
    sticky: bool = False
    """Whether Shift, Ctrl and Alt stay down after a press (sticky keys)."""
    large_targets: bool = False
    cooldown: int = 0
    """Debounce: milliseconds after a press during which another press is ignored."""
    drag: int = 6
    """Pixels of movement that start a drag."""
    hold: int = 450
    """Milliseconds that make a touch a long press."""

    scanning: str = "off"
    """Whether the screen is scanned for a switch, one of `SCANNING`."""
    switch: str = "key"
    """What the switch is, one of `SWITCHES`."""
    scan_step: int = 1500
    """Milliseconds that the frame stays at a place."""
    scan_order: str = "groups"
    """Whether groups are gone through before what is in them."""

    # --- what was chosen last -----------------------------------------------------------------------------------------
    games: Mapping[str, NewGame] = field(default_factory=dict)
    """The last choices of the new-game screen, by game."""
    favourites: tuple[str, ...] = ()
    """The keys of the favourite games."""
    recent: tuple[str, ...] = ()
    """The files that were last opened or written."""
    folder: str = ""
    """The folder of the last file."""
    men: str = "euro-2"
    """The men for which boards are printed: a name, or a diameter in millimetres."""
    paper: str = "A4"
    """The paper size for printing."""
    unknown: Mapping[str, object] = field(default_factory=dict)
    """Values written by another version, kept as they are."""

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
        """The name of the palette and of the board painter."""
        return PROJECTED if self.projector else self.theme

    @property
    def enlarged(self) -> bool:
        """Whether marks are drawn larger."""
        return self.simple or self.projector

    @property
    def named(self) -> str:
        """Where coordinates are shown."""
        return "border" if self.projector and self.coordinates == "off" else self.coordinates

    @property
    def dots(self) -> bool:
        """Whether the legal targets are shown."""
        return self.marks or self.simple

    @property
    def least_letters(self) -> int:
        """The smallest text size in pixels. Buttons follow the text size, so this makes them large enough to touch."""
        return LARGE_TARGETS_BODY if self.large_targets else 0

    def replace(self, **changes: object) -> Settings:
        """A copy with some settings changed."""
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # each value is checked on creation

    def with_game(self, key: str, choice: NewGame) -> Settings:
        """A copy with another last choice for one game."""
        return dataclasses.replace(self, games={**self.games, key: choice})


# --- what each value may be -------------------------------------------------------------------------------------------

_short_text = text(100)
_key = matching(re.compile("[a-z0-9_]{1,40}"))
"""The pattern of a game key, including games of other versions."""
MOST_GAMES = 100
MOST_COMMANDS = 200
_command = matching(re.compile("[a-z-]{1,40}"))
"""The pattern of a command name, including commands of other versions."""
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
    "room": flag,
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
    "find_from": one_of(FIND_FROM),
    "forced": one_of(FORCED),
    "throws": one_of(THROWS),
    "cooldown": one_of(COOLDOWNS),
    "drag": one_of(DRAGS),
    "hold": one_of(HOLDS),
    "sticky": flag,
    "scanning": one_of(SCANNING),
    "switch": one_of(SWITCHES),
    "scan_step": one_of(SCAN_STEPS),
    "scan_order": one_of(SCAN_ORDERS),
    "speech": flag,
    "speech_rate": one_of(tuple(SPEECH_RATES)),
    "speech_detail": one_of(SPEECH_DETAILS),
    "beside_reader": one_of(BESIDE_READER),
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
    """The settings stored in `folder`, and the problems found: ``bad-setting`` with the names of the settings that fell
    back to their defaults, ``settings-unreadable`` with the name under which the file was set aside."""
    try:
        data, problems = _load(folder / FILE_NAME)
    except OSError:
        data, problems = {}, (Problem("settings-unreadable"),)
    settings, bad = read_settings(data)
    return settings, (*problems, Problem("bad-setting", ", ".join(bad))) if bad else problems


def settings_kept(folder: Path) -> bool:
    """Whether `folder` has ever had settings, even in a file that was set aside."""
    return any(folder.glob(f"{FILE_NAME}*"))


def _load(path: Path) -> tuple[dict[str, object], tuple[Problem, ...]]:
    """The object in the file; empty if there is none. Raises `OSError` where it cannot be read."""
    try:
        data = parse_json(read_file(path, LARGEST))
        if isinstance(data, dict):
            return data, ()
    except FileNotFoundError:
        return {}, ()
    except UnfitFile:
        pass
    return {}, (Problem("settings-unreadable", set_aside(path).name),)


def read_settings(data: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a JSON object, and the names of the invalid values, which fall back to their defaults."""
    values, bad = _fitting(data, _SETTINGS, "")
    values.setdefault("language", system_language())
    values.setdefault("paper", system_paper())
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
    """The valid values, lists converted to tuples, and the names of the invalid ones."""
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
    """The JSON object of these settings, including unknown values."""
    data = dict(settings.unknown)
    data |= {name: getattr(settings, name) for name in _SETTINGS}
    data["games"] = {
        key: {**choice.unknown, **{name: getattr(choice, name) for name in _NEW_GAME}}
        for key, choice in settings.games.items()
    }
    return data


def save_settings(folder: Path, settings: Settings, before: Settings | None = None) -> Problem | None:
    """Write the settings to `folder`, atomically.

    Only what differs from `before`, the settings that this window last read or wrote, overwrites what is in the file
    now. Returns ``settings-not-saved`` on failure, also where the file cannot be read and would be lost; ``held`` if a
    later retry may succeed."""
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
    """`kept` with everything that differs between `before` and `after`, or that `kept` lacks. The table of games is
    merged game by game."""
    changed = {name: value for name, value in after.items() if name not in kept or value != before.get(name)}
    games, old, new = kept.get("games"), before["games"], after["games"]
    if "games" in changed and isinstance(games, dict) and isinstance(old, dict) and isinstance(new, dict):
        chosen = {key: choice for key, choice in new.items() if choice != old.get(key)}
        changed["games"] = {**games, **chosen}
    return {**kept, **changed}
