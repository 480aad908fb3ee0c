"""The table as its collaborators see it: adviser, professor, forced turns and activities."""

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
    """A match in play, with its board, hand and words."""

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
        """Show a notice in place of the prompt, or none, and play the sounds."""

    def hinted(self) -> None:
        """Record that somebody got a hint about the position."""

    def play_step(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """Play a legal step of a person without further questions, then the `rest`."""
