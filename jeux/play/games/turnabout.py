"""The wording and the gestures of Turnabout."""

from __future__ import annotations

from jeux.play.gestures.composing import Composing, Turning
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Position
from jeux.rules.games.turnabout.board import INDEX, LOOKS
from jeux.rules.games.turnabout.position import SIDES, Turnabout

FACE = "look:"
"""The prefix of the second place of a step, which is the orientation of the tile."""


def _prompt(position: Turnabout) -> Phrase:
    return f"prompt-lay-{SIDES[position.turn]}", {"n": position.left}


def _step(position: Position, step: str) -> Phrase:
    cell, look = step.split(":")
    return f"log-{look}", {"to": cell}


def _notation(position: Position, step: str) -> Phrase:
    cell, look = step.split(":")
    return f"short-{look}", {"to": cell}


def _next_look(position: Turnabout, chosen: Path) -> Path:
    """The same tile turned over, or turned by a quarter."""
    if not chosen:
        return ()
    looks = LOOKS[:2] if position.fixed else LOOKS
    look = chosen[1].removeprefix(FACE)
    return chosen[0], f"{FACE}{looks[(looks.index(look) + 1) % len(looks)]}"


class _Laying(Composing[Turnabout]):
    """A tile held over an empty cell, and turned to the wanted orientation."""

    @property
    def turnings(self) -> tuple[Turning[Turnabout], ...]:
        return (Turning("turn-look", "t", _next_look),)

    def touch(self, position: Turnabout, places: Path, place: str) -> tuple[Path, str]:
        """Move the tile in the hand to an empty cell; it keeps its orientation."""
        if place in INDEX and position.board[INDEX[place]]:
            return places, "refusal-occupied"
        return self.offer(position, places, place), ""

    @property
    def offers(self) -> bool:
        return True

    def offer(self, position: Turnabout, last: Path, place: str) -> Path:
        if place not in INDEX or position.board[INDEX[place]]:
            return ()
        return place, last[1] if last else f"{FACE}{LOOKS[0]}"


def _button(position: Position, step: str) -> Phrase | None:
    """No buttons: steps are composed on the board."""
    return None


def _place_heard(position: Turnabout, place: str) -> Phrase | str:
    kind, _, look = place.partition(":")
    return (f"heard-look-{look}", {}) if kind == "look" else place


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    button=_button,
    reasons=(
        Reason("seals", good=True),
        Reason("blocks", good=True),
        Reason("gives", good=False),
        Reason("threat", good=True),
        Reason("delays", good=True),
        Reason("strays", good=False),
        Reason("nears", good=True, most=15.0),
        Reason("helps", good=False),
    ),
    spoken_names=SpokenNames(place=_place_heard),
)
GESTURES = Gestures(lifted=True, composing=_Laying())
