"""The keyboard shortcuts of every screen: one table of defaults, and the user's changes to it.

A key is written as pygame names it, with ``_`` for a space, after its modifiers: ``h``, ``f1``, ``ctrl+shift+s``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

HELD = ("ctrl", "alt", "shift")
"""The modifiers, in the order in which they are written."""
MOST_KEYS = 4
"""The most keys of one command."""
LONGEST_KEY = 24

_TABLES = frozenset(("play", "watch", "review"))
_BOARDS = _TABLES | {"edit"}
ANYWHERE = _BOARDS | {"pages"}
STANDING = {
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "tab": "tab",
    "shift-tab": "shift+tab",
    "enter": "return space",
    "escape": "escape",
}
"""Keys that cannot be removed from their commands, because the program needs them; others may be added."""
_KEYS: Mapping[frozenset[str], Mapping[str, str]] = {
    ANYWHERE: {
        **dict.fromkeys(STANDING, ""),
        "full-screen": "f11",
        "text-larger": "ctrl++ ctrl+= ctrl+shift+= ctrl+[+]",
        "text-smaller": "ctrl+- ctrl+[-]",
        "text-usual": "ctrl+0 ctrl+à ctrl+[0]",
        "open": "ctrl+o",
        "paste": "ctrl+v",
        "settings": "",
        "voice": "f2",
        "voice-again": "f3",
        "voice-all": "f4",
        "voice-back": "f5",
        "voice-on": "f6",
        "steps": "f7",
        "spoken": "f8",
        "copy-spoken": "ctrl+shift+l",
        "switch": "space",
        "switch-next": "tab",
        "rules": "f1",
        "animation": "home",
        "animation-next": "page_down",
        "animation-before": "page_up",
    },
    _BOARDS: {"turn-board": "r", "nearer": "+ =", "farther": "-"},
    frozenset(("play",)): {"hint": "h", "teacher": "p"},
    _TABLES: {
        "undo": "backspace ctrl+z",
        "redo": "ctrl+y ctrl+shift+z",
        "why": "?",
        "marks": "l",
        "coordinates": "c",
        "sound": "m",
        "new": "n",
        "bare": "f12",
        "turns": "x",
        "draw": "f9",
        "vote": "f10",
        "save": "ctrl+s",
        "picture": "ctrl+shift+s",
        "copy": "ctrl+c",
        "copy-turns": "ctrl+shift+c",
    },
    frozenset(("watch",)): {"watch-back": "left", "watch-forward": "right", "pause": "p", "pace": "v"},
    frozenset(("review",)): {
        "review-best": "b",
        "review-reply": "s",
        "review-find": "t",
        "review-try": "e",
        "review-play": "p",
        "review-pace": "v",
        "review-summary": "i",
        "review-back": "left",
        "review-forward": "right",
        "review-start": "home",
        "review-end": "end",
    },
    frozenset(("edit",)): {
        "edit-rub": "delete backspace",
        "edit-undo": "ctrl+z",
        "edit-redo": "ctrl+y ctrl+shift+z",
        "edit-copy": "ctrl+c",
        "edit-paste": "ctrl+v",
    },
}
_ON_MACOS = {"settings": "ctrl+,", "redo": "ctrl+shift+z ctrl+y", "edit-redo": "ctrl+shift+z ctrl+y"}


@dataclass(frozen=True, slots=True)
class _Command:
    keys: str
    where: frozenset[str]
    """The screens on which the command exists."""


_COMMANDS = {name: _Command(keys, where) for where, rows in _KEYS.items() for name, keys in rows.items()}
COMMANDS = tuple(_COMMANDS)
"""All the commands, by their name in the texts."""


def _first_keys(name: str) -> str:
    """The default keys of a command."""
    return _ON_MACOS.get(name, _COMMANDS[name].keys) if sys.platform == "darwin" else _COMMANDS[name].keys


class KeyMap:
    """The keys of each command; `changed` holds those that the user has changed, separated by spaces."""

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        self.changed = dict(changed or {})

    def own(self, name: str) -> tuple[str, ...]:
        """The keys of a command that can be changed."""
        return tuple(self.changed.get(name, _first_keys(name)).split())

    def of(self, name: str) -> tuple[str, ...]:
        """All keys of a command, the fixed ones first."""
        return (*STANDING.get(name, "").split(), *self.own(name))

    def named(self, key: str) -> tuple[str, ...]:
        """The commands that have this key among their changeable ones."""
        return tuple(name for name in COMMANDS if key in self.own(name))

    def holder(self, name: str, key: str) -> str:
        """The other command that uses this key on a screen of command `name`; empty if none does. Two commands that
        share a key by default do not conflict: they are never available at the same time."""
        where = _COMMANDS[name].where
        shared = key in _first_keys(name).split()
        for other in self.named(key):
            both = shared and key in _first_keys(other).split()
            if other != name and _COMMANDS[other].where & where and not both:
                return other
        return ""

    # --- changed --------------------------------------------------------------------------------------------------

    def with_keys(self, given: Mapping[str, Sequence[str]]) -> KeyMap:
        """A copy with other keys for some commands."""
        changed = {name: keys for name, keys in self.changed.items() if name not in given}
        written = {name: " ".join(keys) for name, keys in given.items()}
        return KeyMap(changed | {name: keys for name, keys in written.items() if keys != _first_keys(name)})

    def beside(self, typed: frozenset[str]) -> KeyMap:
        """A copy for a screen where these letters are typed: a command whose key is one of them needs Alt with it."""
        return self.with_keys(
            {name: [f"alt+{key}" if key in typed else key for key in self.own(name)] for name in COMMANDS}
        )

    def put(self, name: str, key: str, besides: bool) -> KeyMap:
        """A copy with a key given to a command: in addition with `besides`, else in place of its first key."""
        own = [one for one in self.own(name) if one != key]
        return self.with_keys({name: [*own, key] if besides else [key, *own[1:]]})

    def without(self, name: str, key: str) -> KeyMap:
        """A copy with a key removed from a command."""
        return self.with_keys({name: [one for one in self.own(name) if one != key]})

    def reset(self, name: str) -> KeyMap:
        """A copy with the default keys of a command."""
        return self.with_keys({name: _first_keys(name).split()})

    def exchange(self, name: str, key: str, other: str) -> KeyMap:
        """A copy with `key` taken from the command `other`, which gets the first key of this command for it, if any."""
        own = self.own(name)[:1]
        left = [each for one in self.own(other) for each in (own if one == key else (one,))]
        return self.put(name, key, besides=False).with_keys({other: left})


# --- as it is written on a keyboard -----------------------------------------------------------------------------------

_NAMED = frozenset(
    (
        *("backspace", "return", "enter", "space", "escape", "tab", "left", "right", "up", "down", "home", "end"),
        *("page-up", "page-down", "insert", "delete", "break", "print-screen", "scroll-lock", "menu"),
    )
)
"""The keys that have names in the texts."""


def printed(key: str, get: Callable[..., str]) -> str:
    """The label of a key with its modifiers, in the language of `get`."""
    held = []
    for each in HELD:
        if key.startswith(f"{each}+"):
            held.append(each)
            key = key.removeprefix(f"{each}+")
    name = key.replace("_", "-")
    if name in _NAMED:
        cap = get(f"key-name-{name}")
    elif len(key) == 3 and key.startswith("[") and key.endswith("]"):
        cap = get("key-name-pad", key=key[1])
    else:
        cap = name.upper() if len(name.upper()) == len(name) else name
    for each in held:
        cap = get(f"key-held-{each}", key=cap)
    return cap
