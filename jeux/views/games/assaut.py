"""The view of Assaut."""

from __future__ import annotations

from jeux.play.games.assaut import GESTURES
from jeux.play.gestures.hand import Path
from jeux.rules.games.assaut.game import GAME
from jeux.rules.games.assaut.position import Assaut
from jeux.views.interfaces.view import Cues, View
from jeux.views.style.layout import Layout, lattice_labels, on_points
from jeux.views.style.look import Area, BoardLook, Emblem


def _related(position: Assaut, chosen: Path, pointed: str) -> tuple[str, ...]:
    """The points that would bring a soldier nearer to the fortress if they were free; none for an officer, who may go
    anywhere."""
    return position.nearer(chosen[-1]) if chosen and (chosen[-1], "s") in position.men() else ()


def _watched(position: Assaut) -> tuple[str, ...]:
    return position.guilty


VIEW: View[Assaut] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.76,
            labels=lattice_labels("abcdefg", 7),
        ),
        trays=(("taken:s",), ("hand:o", "taken:o")),
        emblems={"s": Emblem("light", "dot"), "o": Emblem("dark", "crown")},
        areas=(Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),),
    ),
    gestures=GESTURES,
    cues=Cues(
        watched=_watched,
        related=_related,
    ),
)
