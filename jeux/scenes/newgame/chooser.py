"""What the pages of a new game tell when something is chosen on them."""

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
    """What may be chosen."""

    @property
    def shared_keys(self) -> bool:
        """Whether persons share the keyboard."""

    def share_keys(self, shared: bool) -> None:
        """Let persons share the keyboard, or not."""

    def choose(self, choice: Choice) -> None:
        """Take another choice and show what follows from it."""

    def choose_person(self, player: int, person: bool) -> None:
        """A person or the computer on one seat."""

    def choose_level(self, player: int, level: int) -> None:
        """Another level on one seat."""

    def choose_levels(self, level: int) -> None:
        """Another level for all the computers."""

    def choose_option(self, name: str, value: str) -> None:
        """Another value of one option."""

    def name_person(self, player: int, name: str) -> None:
        """Another name on one seat, while it is typed."""

    def seat_person(self, player: int, seat: Seat) -> None:
        """A person who is known, or a guest, on one seat."""

    def pick_person(self, player: int) -> None:
        """Show all who are known, to choose from for one seat."""

    def layout(self) -> None:
        """Lay the page again, once a name is typed: every choice goes on from it."""

    def play_simply(self, who: str) -> None:
        """Begin at once with nothing else to choose."""

    def show_all(self) -> None:
        """Show every choice, though the display is the simple one."""

    def change_rule(self) -> None:
        """Open every switch: rules, length of the match, dice."""
