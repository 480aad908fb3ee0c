"""The rules of a game in OpenTafl notation: fields ``name:value``, the size first, the start last.

    dim:9 name:Tablut esc:e surf:n atkf:n cor: cenh: cenhe:K start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/…/

A missing field has the specification's default, which is often not ours. A field that our rules do not support is
rejected by name. The rule that two open roads win has no field: a tag holds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from jeux.formats.words import Word
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.tablut.board import SIZE, START

KEY = "tablut"
_ALL = "tcnkmTCNKM"
_MEN = frozenset("tTK")
"""The kinds of men in our game; other kinds in a field are ignored."""
_DEFAULTS = {
    **{"esc": "c", "surf": "y", "atkf": "y", "tfr": "d", "ka": "y", "ks": "s", "kj": "n", "spd": "-1"},
    **{"cor": "default", "cen": "default", "afor": "", "dfor": "", "sw": "n", "efe": "n", "linc": "n", "ber": "n"},
    **{"cenh": "tcnkm", "cenhe": _ALL, "cenp": _ALL, "cens": "K", "cenre": _ALL},
}
"""The fields that matter here, with their defaults."""
_PLAIN = {
    **{"esc": ("e",), "surf": ("n",), "tfr": ("d",), "ks": ("s", "y"), "kj": ("n",), "cor": ("",), "afor": ("",)},
    **{"dfor": ("",), "cen": ("default", "e5", "e5,"), "sw": ("n",), "efe": ("n",), "linc": ("n",), "ber": ("n",)},
}
"""The only supported values of fields for which we have no option: the king escapes at the edge, no surrounding, the
third repetition is a draw, a king is captured from all sides, no jumps, corners are ordinary squares."""
_WITHOUT_MEANING = frozenset(
    "dim name start starti nj cj mj gj swf corh corp cors corre".split()
    + "aforh aforp afors aforre dforh dforp dfors dforre".split()
)
"""Fields about men, corners and forts that our board does not have, and fields handled elsewhere."""
_SPEEDS = {1: "aaa", 2: "adD", 8: "tcnkTCNK", 10: "tcnkmTCNKM", 12: "tcnkmgTCNKMG"}
"""The kinds of men that a list of this many speed limits is for."""


@dataclass(frozen=True, slots=True)
class TaflRules:
    """The rules of a file as ours: `options`, except the one about roads; whether the attackers begin; the starting
    board in our notation."""

    options: Mapping[str, str]
    attackers_first: bool
    board: str
    name: str


# --- reading ----------------------------------------------------------------------------------------------------------


def rules_of(word: Word) -> TaflRules:
    """The rules in a text. Raises `FormatError` for an unsupported field."""
    said: dict[str, str] = {}
    for piece in word.text.split():
        name, colon, value = piece.partition(":")
        if not colon or (name not in _DEFAULTS and name not in _WITHOUT_MEANING):
            raise word.wrong("foreign-rule", piece)
        said[name] = value
    if said.get("dim") != str(SIZE):
        raise word.wrong("size", said.get("dim", "?"))
    full = {**_DEFAULTS, **said}
    for name, values in _PLAIN.items():
        if full[name] not in values:
            raise word.wrong("foreign-rule", f"{name}:{full[name]}")
    options: dict[str, str] = {}
    for name, read in _CHOICES.items():
        found = read(full[name])
        if found is None or (name == "cenh" and found and full["ka"] != "y"):
            raise word.wrong("foreign-rule", f"{name}:{full[name]}")
        options |= found if name != "cenh" else {}
    if full["atkf"] not in ("y", "n"):
        raise word.wrong("foreign-rule", f"atkf:{full['atkf']}")
    return TaflRules(options, full["atkf"] == "y", _start(said, word), said.get("name", ""))


def _start(said: Mapping[str, str], word: Word) -> str:
    if "starti" in said:
        return board_of(word, "/".join(said["starti"].strip("/").split("/")[::-1]))
    if "start" not in said:
        raise word.wrong("foreign-rule", "start:")
    return board_of(word, said["start"])


def _men(value: str) -> frozenset[str]:
    return frozenset(value) & _MEN


def _armed(value: str) -> dict[str, str] | None:
    return {"y": {"arms": "yes"}, "n": {"arms": "no"}}.get(value)


def _hostile(value: str) -> dict[str, str] | None:
    """The option for those to whom the empty throne is hostile: the king alone, or all."""
    return {frozenset("K"): {"throne": "neutral"}, _MEN: {"throne": "hostile"}}.get(_men(value))


def _occupied(value: str) -> dict[str, str] | None:
    """The setting for those to whom the occupied throne is hostile. If the attackers, the king itself is what captures,
    so he must be armed."""
    return {frozenset(""): {}, frozenset("t"): {"armed": "y"}}.get(_men(value))


def _stops(value: str) -> dict[str, str] | None:
    """The option for those who may stop on the throne: the king, or nobody once he has left."""
    return {frozenset("K"): {"back": "yes"}, frozenset(""): {"back": "no"}}.get(_men(value))


def _everybody(value: str) -> dict[str, str] | None:
    return {} if _men(value) == _MEN else None


def _speeds(value: str) -> dict[str, str] | None:
    """The option for the speeds: unlimited for all, or one square for the king."""
    numbers = value.split(",")
    if len(numbers) not in _SPEEDS or not all(re.fullmatch(r"-?[0-9]{1,3}", number) for number in numbers):
        return None
    limits = dict(zip(_SPEEDS[len(numbers)], numbers, strict=False))
    attackers, defenders = limits.get("a", ""), limits.get("d", limits.get("a", ""))
    far = [_far(limits.get("t", attackers)), _far(limits.get("T", defenders))]
    king = limits.get("K", defenders)
    return None if not all(far) else {"king": "rook"} if _far(king) else {"king": "step"} if king == "1" else None


def _far(limit: str) -> bool:
    return int(limit) == -1 or int(limit) >= SIZE - 1


_CHOICES: dict[str, Callable[[str], dict[str, str] | None]] = {
    "ka": _armed,
    "cenhe": _hostile,
    "cenh": _occupied,
    "cens": _stops,
    "cenp": _everybody,
    "cenre": _everybody,
    "spd": _speeds,
}
"""The reader of each field that sets an option or concerns all men; returns None if unsupported."""


# --- positions --------------------------------------------------------------------------------------------------------


def board_of(word: Word, record: str) -> str:
    """The board of a position in our notation; its first row is rank one. Raises `FormatError`."""
    rows = record.strip().strip("/").split("/")
    board = [re.sub(r"[1-9]", lambda found: "." * int(found[0]), row) for row in rows]
    letters = str.maketrans("tTK", "bwk")
    if [len(row) for row in board] != [SIZE] * SIZE or set("".join(board)) - set("tTK."):
        raise word.wrong("position", record)
    return "".join(row.translate(letters) for row in board[::-1])


def position_of(board: str) -> str:
    """The OpenTafl position of our board."""
    letters = board.translate(str.maketrans("bwk", "tTK"))
    rows = [letters[start : start + SIZE] for start in range(0, len(letters), SIZE)][::-1]
    packed = (re.sub(r"\.+", lambda found: str(len(found[0])), row) for row in rows)
    return f"/{'/'.join(packed)}/"


# --- writing ----------------------------------------------------------------------------------------------------------


def written(options: Mapping[str, str], attackers_first: bool, name: str = "") -> str:
    """The rules for these options."""
    full = complete_options(CATALOGUE[KEY], options)
    fields = [f"dim:{SIZE}", f"name:{name or 'Tablut'}", "esc:e", "surf:n", f"atkf:{'y' if attackers_first else 'n'}"]
    fields += ["ka:n"] if full["arms"] == "no" else []
    fields += ["cor:", "cenh:"]
    fields += ["cenhe:K"] if full["throne"] == "neutral" else []
    fields += ["cens:"] if full["back"] == "no" else []
    fields += ["spd:-1,-1,-1,-1,-1,-1,-1,-1,1,-1"] if full["king"] == "step" else []
    return " ".join([*fields, f"start:{position_of(START)}"])
