"""The wording and the gestures of Mini-Halma."""

from __future__ import annotations

from collections.abc import Mapping

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import AdviceLines, Phrase, Reason, Wording
from jeux.rules.contract import Position
from jeux.rules.games.mini_halma.board import CELLS, MINIMUM
from jeux.rules.games.mini_halma.position import MiniHalma


def _prompt(position: MiniHalma) -> Phrase:
    return "prompt-move", {"n": position.moves + 1}


def _step(position: Position, step: str) -> Phrase:
    origin, target = position.places(step)
    return ("log-jump" if step[0] == "s" else "log-step"), {"from": origin, "to": target, "step": step}


def _notation(position: Position, step: str) -> Phrase | str:
    """From cell to cell, as the board is lettered; the sentence adds the direction as the sheet of the game has it."""
    return "-".join(position.places(step))


def _note(position: MiniHalma, player: int) -> Phrase | None:
    return "note-moves", {"n": position.moves, "least": MINIMUM}


def _advice(position: MiniHalma, step: str, value: float) -> AdviceLines:
    """The least number of moves to the goal, and of the whole attempt."""
    total = MINIMUM - round(value)
    return AdviceLines(
        worth=("worth", {"n": total - position.moves, "total": total}), short_worth=("worth-short", {"total": total})
    )


def _tally(position: MiniHalma) -> Phrase | None:
    return "tally", {"n": position.moves}


class _MiniHalmaGestures(OwnGestures[MiniHalma]):
    def touches(self, position: MiniHalma) -> Mapping[str, str]:
        """Every man goes to the one free cell."""
        return {position.places(step)[0]: step for step in position.steps()}

    def stuck(self, position: MiniHalma, place: str) -> Phrase | None:
        """Why the man of a place cannot come to the free cell."""
        free = CELLS[position.free]
        if place == free or place not in CELLS:
            return None
        return ("say-straight" if place[0] != free[0] and place[1] != free[1] else "say-far"), {}


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    note=_note,
    advice=_advice,
    tally=_tally,
    reasons=(
        Reason("solves", good=True),
        Reason("dead-end", good=False),
        Reason("leaves", good=False),
        Reason("backward", good=False),
        Reason("enters", good=True),
        Reason("passes", good=True),
        Reason("forward", good=True),
        Reason("ready", good=True),
    ),
)
GESTURES = Gestures(own=_MiniHalmaGestures())
