"""Helpers for text formats: words with their place in the file, kept parts of a file, inferred ends of games."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.schema import Fits, misfits
from jeux.formats.contract import KEPT, FormatError
from jeux.match.record import GameRecord, Record, beginning, may_agree, replay, result_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, Result

MOST_GAMES = 20_000
"""The most games read from one file: more than a federation collects in a year."""


@dataclass(frozen=True, slots=True)
class Word:
    """A token of a file, with its place."""

    text: str
    line: int = 0
    column: int = 0

    def wrong(self, code: str, detail: str = "") -> FormatError:
        """An error at this word."""
        return FormatError(code, clean(detail or self.text), self.line, self.column)


class Places:
    """Converts offsets in a text to lines and columns."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]

    def word(self, text: str, offset: int) -> Word:
        """The word at an offset."""
        line = bisect_right(self._starts, offset)
        return Word(text, line, offset - self._starts[line - 1] + 1)


# --- reading ----------------------------------------------------------------------------------------------------------


def ended(game: str, played: GameRecord, last: Position, scores: tuple[float, ...] | None) -> GameRecord:
    """The game with an end inferred from the scores, if the rules have not ended it: the loser resigned, a draw was
    agreed. Without scores it goes on."""
    if not scores or last.result():
        return played
    if max(scores) == min(scores):
        return replace(played, agreed=may_agree(CATALOGUE[game], len(scores)))
    return replace(played, given_up=(scores.index(min(scores)), CATALOGUE[game].prices(last)[0]))


def with_kept(played: GameRecord, key: str, kept: Mapping[str, object]) -> GameRecord:
    """The game with the parts that the format `key` keeps."""
    return replace(played, unknown={**played.unknown, KEPT: {key: dict(kept)}})


# --- writing ----------------------------------------------------------------------------------------------------------


def kept_of(played: GameRecord, key: str, fields: Mapping[str, Fits]) -> Mapping[str, Any]:
    """The parts that the format `key` has kept in a game; empty if there are none or they are invalid."""
    kept = played.unknown.get(KEPT)
    data = kept.get(key) if isinstance(kept, dict) else None
    return data if isinstance(data, dict) and data.keys() == fields.keys() and not misfits(data, fields) else {}


def played_in(record: Record, number: int) -> tuple[list[Position], Result | None]:
    """The positions of a game (counted from 0) and its result, if it has ended."""
    game, played = CATALOGUE[record.game], record.games[number]
    positions = replay(beginning(game, played, record.players), played.steps)
    return positions, result_of(played, positions[-1], record.players, game.allies)


def names_of(record: Record, number: int) -> tuple[str, ...]:
    """The names of the players of a game, in side order."""
    turned = record.games[number].turned
    return tuple(record.seats[(side - turned) % record.players].name for side in range(record.players))


def date_of(record: Record, number: int) -> str:
    """The date of a game as ``2026.11.27``; empty for a game read from a file, whose date is unknown."""
    played_here = record.games[number].taken_back is not None
    return record.created[:10].replace("-", ".") if played_here else ""
