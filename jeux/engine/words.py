"""Parses the arguments of protocol commands."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, Game, complete_options

LONGEST_THOUGHT = 86_400.0
MOST_NODES = 10**12
LONGEST_MATCH = 64
STAGES = 3

INTEGER = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)


class Refused(Exception):
    """A refused command: its error code and one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class Wish:
    """The arguments of a `go`."""

    every: bool
    """Report the value of every step."""
    of: str | None
    """Report the value of this step."""
    stage: int | None
    away: tuple[int, ...]
    seconds: float | None
    nodes: int | None
    seed: int | None


def error_line(code: str, sentence: str) -> str:
    """The answer to a refused command."""
    return f"error {code} {' '.join(sentence.split())}"


def quoted(word: str) -> str:
    """A word shortened for an answer."""
    return repr(word if len(word) <= 40 else word[:40] + "…")


def nothing(rest: str) -> None:
    """Refuse arguments to a command that takes none."""
    if rest:
        raise Refused("bad-command", f"this command takes nothing, not {quoted(rest)}")


def setting(text: str) -> tuple[Game, dict[str, str], int]:
    """A game, all its options and the number of players. Raises `Refused` and `BadOption`."""
    words = text.split()
    game = CATALOGUE.get(words[0]) if words else None
    if game is None:
        raise Refused("unknown-game", f"there is no game {quoted(words[0] if words else '')}")
    given = _pairs(words[1:], BadOption.code)
    players = given.pop("players", str(game.players[0]))
    if players not in map(str, game.players):
        raise BadOption(f"{game.key} is played by {', '.join(map(str, game.players))}, not by {quoted(players)}")
    return game, complete_options(game, given), int(players)


def number(text: str, form: re.Pattern[str], low: float, high: float, name: str) -> float:
    """A number within bounds. Raises `Refused`."""
    if not form.fullmatch(text) or not low <= float(text) <= high:
        raise Refused("bad-number", f"{name} takes a number from {low:g} to {high:g}, not {quoted(text)}")
    return float(text)


def wish(text: str) -> Wish:
    """The arguments of a `go`. Raises `Refused`."""
    words = text.split()
    every, of, stage, away = _multipv(words), _of(words), _stage(words), _away(words)
    if every and of:
        raise Refused("bad-command", "go takes multipv=all or of=<step>, not both")
    if stage and not (every or of):
        raise Refused("bad-command", "a stage is one of multipv=all or of=<step>")
    seconds, nodes, seed = _bounds(words)
    return Wish(every, of, stage, away, seconds, nodes, seed)


def _taken(words: list[str], name: str) -> list[str]:
    """The values given for a name; they are removed from the words."""
    found = [word for word in words if word.startswith(f"{name}=")]
    for word in found:
        words.remove(word)
    return [word.partition("=")[2] for word in found]


def _multipv(words: list[str]) -> bool:
    found = _taken(words, "multipv")
    if len(found) > 1 or set(found) - {"all"}:
        raise Refused("bad-number", "multipv takes all")
    return bool(found)


def _of(words: list[str]) -> str | None:
    found = _taken(words, "of")
    if len(found) > 1 or "" in found:
        raise Refused("bad-command", "of takes one step")
    return found[0] if found else None


def _stage(words: list[str]) -> int | None:
    found = _taken(words, "stage")
    if len(found) > 1:
        raise Refused("bad-number", "stage takes one number")
    return int(number(found[0], INTEGER, 1, STAGES, "stage")) if found else None


def _away(words: list[str]) -> tuple[int, ...]:
    """The points that the two players still need in their match."""
    found = _taken(words, "away")
    points = found[0].split(",") if found else []
    if len(found) > 1 or len(points) not in (0, 2):
        raise Refused("bad-number", "away takes the points that each of two players still needs")
    return tuple(int(number(each, INTEGER, 1, LONGEST_MATCH, "away")) for each in points)


def _bounds(words: list[str]) -> tuple[float | None, int | None, int | None]:
    """The seconds, nodes and seed of a `go`."""
    given = _pairs(words, "bad-command")
    unknown = given.keys() - {"time", "nodes", "seed"}
    if unknown:
        raise Refused("bad-command", f"go takes time, nodes and seed, not {quoted(min(unknown))}")
    seconds = number(given["time"], _DECIMAL, 0, LONGEST_THOUGHT, "time") if "time" in given else None
    nodes = int(number(given["nodes"], INTEGER, 1, MOST_NODES, "nodes")) if "nodes" in given else None
    seed = int(given["seed"]) if INTEGER.fullmatch(given.get("seed", "")) else None
    if seed is None and "seed" in given:
        raise Refused("bad-number", f"seed takes a whole number, not {quoted(given['seed'])}")
    return seconds, nodes, seed


def _pairs(words: list[str], code: str) -> dict[str, str]:
    """Arguments of the form name=value. Raises `Refused`."""
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in pairs:
            raise Refused(code, f"expected name=value, each name once, and found {quoted(word)}")
        pairs[name] = value
    return pairs
