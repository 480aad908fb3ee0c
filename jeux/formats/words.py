"""What readers of text formats share: words that know where they stand, what is kept of a file, and the end of a game
that a file tells."""

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
"""The most games that are read from one file: more than the federations keep of a year."""


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a file, and where it stands."""

    text: str
    line: int = 0
    column: int = 0

    def wrong(self, code: str, detail: str = "") -> FormatError:
        """The error that this word is, or holds."""
        return FormatError(code, clean(detail or self.text), self.line, self.column)


class Places:
    """The lines and columns of a text."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]

    def word(self, text: str, offset: int) -> Word:
        """The word of this text that begins there."""
        line = bisect_right(self._starts, offset)
        return Word(text, line, offset - self._starts[line - 1] + 1)


# --- reading ----------------------------------------------------------------------------------------------------------


def ended(game: str, played: GameRecord, last: Position, scores: tuple[float, ...] | None) -> GameRecord:
    """The game as it was played to this position. What ended it, where the rules did not, follows from the scores that
    are told: who lost gave up, who drew agreed to it; it goes on where none are told."""
    if not scores or last.result():
        return played
    if max(scores) == min(scores):
        return replace(played, agreed=may_agree(CATALOGUE[game], len(scores)))
    return replace(played, given_up=(scores.index(min(scores)), CATALOGUE[game].prices(last)[0]))


def with_kept(played: GameRecord, key: str, kept: Mapping[str, object]) -> GameRecord:
    """The game with what the format `key` keeps of its file."""
    return replace(played, unknown={**played.unknown, KEPT: {key: dict(kept)}})


# --- writing ----------------------------------------------------------------------------------------------------------


def kept_of(played: GameRecord, key: str, fields: Mapping[str, Fits]) -> Mapping[str, Any]:
    """What the format `key` kept of the file that a game comes from; nothing where nothing is, or nothing that fits."""
    kept = played.unknown.get(KEPT)
    data = kept.get(key) if isinstance(kept, dict) else None
    return data if isinstance(data, dict) and data.keys() == fields.keys() and not misfits(data, fields) else {}


def played_in(record: Record, number: int) -> tuple[list[Position], Result | None]:
    """The positions of a game of a match (0 the first) and how it ended, if it did."""
    game, played = CATALOGUE[record.game], record.games[number]
    positions = replay(beginning(game, played, record.players), played.steps)
    return positions, result_of(played, positions[-1], record.players, game.allies)


def names_of(record: Record, number: int) -> tuple[str, ...]:
    """The names of who played the sides of a game of a match."""
    turned = record.games[number].turned
    return tuple(record.seats[(side - turned) % record.players].name for side in range(record.players))


def date_of(record: Record, number: int) -> str:
    """The day of a game of a match, as ``2026.11.27``; empty where it was played elsewhere and read from a file, so
    that nobody knows here."""
    played_here = record.games[number].taken_back is not None
    return record.created[:10].replace("-", ".") if played_here else ""
