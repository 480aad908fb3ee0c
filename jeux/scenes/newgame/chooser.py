"""The callbacks of the new-game pages, as a protocol."""

from __future__ import annotations

from typing import Protocol

from jeux.match.record import Seat
from jeux.play.library.players import Players
from jeux.play.setup.choosing import Choice
from jeux.play.setup.offered import Offered


class Chooser(Protocol):
    """Takes what is chosen on the page."""

    @property
    def players(self) -> Players:
        """Who plays on this computer."""

    offered: Offered
    """What a class session allows to be chosen."""

    @property
    def shared_keys(self) -> bool:
        """Whether persons share the keyboard."""

    def share_keys(self, shared: bool) -> None:
        """Let persons share the keyboard, or not."""

    def choose(self, choice: Choice) -> None:
        """Set another choice and lay out the page for it."""

    def choose_person(self, player: int, person: bool) -> None:
        """A person or the computer on one seat."""

    def choose_level(self, player: int, level: int) -> None:
        """Another level on one seat."""

    def choose_levels(self, level: int) -> None:
        """Set the level of all computers."""

    def choose_option(self, name: str, value: str) -> None:
        """Another value of one option."""

    def name_person(self, player: int, name: str) -> None:
        """Another name on one seat, while it is typed."""

    def seat_person(self, player: int, seat: Seat) -> None:
        """Put a known person or a guest on a seat."""

    figures: bool
    """Whether what was measured of the rules is shown."""

    def show_figures(self, shown: bool) -> None:
        """Show what was measured of the rules, or not."""

    def layout(self) -> None:
        """Lay out the page again. Called when a name has been typed: all controls must be built from the new choice."""

    def play_simply(self, who: str) -> None:
        """Begin at once with the simplest choices."""

    def show_all(self) -> None:
        """Show all choices despite the simple display."""
