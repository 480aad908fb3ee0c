"""The wording and the gestures of Quandary."""

from __future__ import annotations

from jeux.play.gestures.gestures import DrawByHand, Gestures
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording, plain_notation
from jeux.rules.contract import Position
from jeux.rules.games.quandary.board import FIRST_ROWS, GRID, INDEX, POINTS, STEPS_AHEAD
from jeux.rules.games.quandary.position import DRAWS, PASS, Quandary


def _prompt(position: Quandary) -> Phrase:
    if position.side is None:
        return f"prompt-draw-{position.drawing_for}", {}
    return ("prompt-move" if position.own_moves() else "prompt-pass"), {}


def _step(position: Position, step: str) -> Phrase:
    if step == PASS:
        return "log-pass", {}
    if step in DRAWS:
        man = "w" if POINTS[DRAWS[step]].endswith("1") else "b"
        return f"log-draw-{man}", {"to": POINTS[DRAWS[step]]}
    origin, target = position.places(step)
    return "log-move", {"from": origin, "to": target, "colour": GRID[INDEX[target]]}


def _notation(position: Position, step: str) -> Phrase | str:
    """The step of a man; for a draw, the square where a man starts."""
    return POINTS[DRAWS[step]] if step in DRAWS else plain_notation(position, step)


def looks(position: Quandary, place: str) -> tuple[tuple[str, str], ...]:
    """The opponent's pawns that allow a step to a square, each with the square it looks at."""
    if position.side is None or position.result() or place not in INDEX:
        return ()
    return tuple((POINTS[i], POINTS[j]) for i, j in position.offering(position.side, INDEX[place]))


def _pointed(position: Quandary, place: str) -> Phrase | None:
    if position.side is None or place not in INDEX or any(INDEX[place] in pawns for pawns in position.pawns):
        return None
    looking = looks(position, place)
    arguments = {"colour": GRID[INDEX[place]]}
    if not looking:
        return "pointed-closed", arguments
    return "pointed-open", arguments | {"n": len(looking), "pawns": ", ".join(man for man, _ in looking)}


def _note(position: Quandary, player: int) -> Phrase | None:
    return "note-arrived", {"n": len(position.arrived(player)), "rows": position.rows(player)}


def _tally(position: Quandary) -> Phrase | None:
    """The count that decides a blocked game."""
    result = position.result()
    if result is None or result.reason != "blocked-count":
        return None
    white, black = (len(position.arrived(side)) for side in (0, 1))
    return "tally", {"white": white, "black": black, "rows": position.rows(0), "others": position.rows(1)}


def _drawn_by_hand(position: Quandary, dice: tuple[int, ...]) -> str | None:
    """The draw of two real dice: the first die gives the half of the row, odd for the first half; the second gives the
    column in that half. None where they are thrown again."""
    half, column = dice
    row = FIRST_ROWS[position.drawing_for]
    step = f"draw:{row[column - 1 + (0 if half % 2 else len(row) // 2)]}"
    return step if step in position.steps() else None


def _more_heard(position: Quandary, place: str) -> Phrase | None:
    return ("heard-more", {"colour": GRID[INDEX[place]]}) if place in INDEX else None


class _QuandaryGestures(OwnGestures[Quandary]):
    def tries(self, position: Quandary, place: str) -> tuple[str, ...]:
        """To the free squares ahead, whose colours are wrong; where there are none, to those that are occupied."""
        if position.side is None or place not in INDEX or INDEX[place] not in position.pawns[position.side]:
            return ()
        ahead = STEPS_AHEAD[position.side][INDEX[place]]
        free = [square for square in ahead if all(square not in pawns for pawns in position.pawns)]
        return tuple(f"{place}-{POINTS[square]}" for square in free or ahead)

    def stuck(self, position: Quandary, place: str) -> Phrase | None:
        """A pawn in the last row has no square ahead."""
        if position.side is None or place not in INDEX or INDEX[place] not in position.pawns[position.side]:
            return None
        return None if STEPS_AHEAD[position.side][INDEX[place]] else ("say-last-row", {})


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    pointed=_pointed,
    note=_note,
    tally=_tally,
    reasons=(
        Reason("blocks", good=True),
        Reason("arrives", good=True),
        Reason("lost", good=False),
        Reason("shuts", good=True),
        Reason("opens", good=False),
        Reason("stuck", good=True),
        Reason("trapped", good=False),
        Reason("front", good=True),
    ),
    spoken_names=SpokenNames(more=_more_heard),
)
GESTURES = Gestures(by_hand=DrawByHand(2, _drawn_by_hand), own=_QuandaryGestures())
