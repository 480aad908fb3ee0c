"""Which marks to show: from the hand's gesture, the last turn, the pointer, the keyboard, advice and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.rules.contract import Flipped, Formed, Position, Removed
from jeux.views.animation import Pixel
from jeux.views.board import BoardView, Marks
from jeux.views.gestures import Hand, Permit
from jeux.views.view import View

Preview = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The places that a step takes, the lines that it forms, the places where men turn over."""


class Marking:
    """Collects what is to be marked. `cursor` is the keyboard's place, `hovered` the pointer's."""

    def __init__(self, board: BoardView, view: View) -> None:
        self.board = board
        self.view = view
        self.cursor: str | None = None
        self.hovered: str | None = None
        self.pointer: Pixel | None = None
        self.refused: tuple[str, ...] = ()
        self.advised: tuple[str, ...] = ()
        self._last: tuple[str, ...] = ()
        self._watched: tuple[str, ...] = ()

    def forget(self) -> None:
        """Drop what the next gesture makes stale: refusal and advice."""
        self.refused, self.advised = (), ()

    def advise(self, position: Position, step: str) -> None:
        """Show a step as an arrow."""
        self.advised = position.places(step)

    def follow(self, positions: Sequence[Position], steps: Sequence[str], person: bool) -> None:
        """The marks that follow from the game: the last turn of a player, and what the game points at."""
        self._last = _last_turn(positions, steps)
        self._watched = self.view.watched(positions[-1]) if person else ()
        self.pointer = None

    def marks(self, permit: Permit, hand: Hand, position: Position, helped: bool) -> Marks:
        """What is to be seen now; `helped` shows the legal targets."""
        chosen = hand.chosen
        following = permit.next_places(chosen)
        # before anything is chosen only the places where one touch plays are marked
        targets = following if chosen else {place: step for place, step in following.items() if step}
        on_board = {place: step for place, step in targets.items() if ":" not in place or step}
        touched = self.cursor or self.hovered
        takes, forms, turns = self._preview(position, on_board.get(touched) if touched else None)
        return Marks(
            chosen=tuple(place for place in chosen if not place.startswith("die:")),
            targets={place: _takes(position, step) for place, step in on_board.items()} if helped else {},
            reach=self._reach(position, chosen, on_board) if helped else (),
            last=self._last,
            cursor=self.cursor,
            arrow=self.advised,
            refused=self.refused,
            takes=takes,
            forms=forms,
            turns=turns,
            watched=self._watched,
            dragged_to=self.pointer,
        )

    def _reach(self, position: Position, chosen: tuple[str, ...], targets: dict[str, str | None]) -> tuple[str, ...]:
        if not chosen or ":" in chosen[-1]:
            return ()
        return tuple(place for place in self.view.reach(position, chosen[-1]) if place not in targets)

    def _preview(self, position: Position, step: str | None) -> Preview:
        """What the step under the pointer would take, make and turn over."""
        if step is None:
            return (), (), ()
        effects = position.effects(step)
        takes = tuple(e.origin for e in effects if isinstance(e, Removed) and not e.target.startswith("off"))
        forms = tuple(e.places for e in effects if isinstance(e, Formed))
        return takes, forms, tuple(e.place for e in effects if isinstance(e, Flipped))


def _takes(position: Position, step: str | None) -> bool:
    if step is None:
        return False
    return any(isinstance(e, Removed) and not e.target.startswith("off") for e in position.effects(step))


def _last_turn(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """The places touched by the last player who played, in his last turn."""
    places: list[str] = []
    player: int | None = None
    for number in range(len(steps) - 1, -1, -1):
        position, step = positions[number], steps[number]
        if position.turn < 0:
            if player is not None:
                break
            continue
        if player is not None and position.turn != player:
            break
        player = position.turn
        places += [place for place in position.places(step) if place not in places]
    return tuple(places)
