"""The table, as those see it who act at it: adviser, professor, forced turns, and what the table is used for."""

from __future__ import annotations

from typing import Any, Protocol

from jeux.match.match import Match
from jeux.play.gestures.hand import Hand
from jeux.play.gestures.notice import Notice
from jeux.play.gestures.wording import Wording
from jeux.play.table.advice_words import AdviceWords
from jeux.play.table.conductor import Conductor
from jeux.play.table.showing import OnBoard


class Table(Protocol):
    """A match in play, and what lies around it."""

    match: Match
    conductor: Conductor
    board: OnBoard
    hand: Hand
    words: AdviceWords
    wording: Wording[Any]
    notice: Notice | None

    @property
    def in_turn(self) -> bool:
        """Whether persons take turns, as they do in a real game."""

    def say(self, notice: Notice | None, *sounds: str) -> None:
        """Put a sentence in the place of the prompt, or take it away."""

    def hinted(self) -> None:
        """Have the record keep that somebody was told something of the position."""

    def play_step(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """Play a legal step of a person, whatever is said of it, then the `rest`."""
