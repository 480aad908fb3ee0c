"""The looks of Jacquet: the table of Backgammon without its cube, with a tray at each end.

Board coordinates: those of `jeux.views.tables`; White's tray is at the right, 13.4 to 14.8, where his course ends (B1),
Black's at the left, -1.8 to -0.4, beyond N1.
"""

from __future__ import annotations

from jeux.rules.contract import Position
from jeux.rules.games.jacquet.game import GAME
from jeux.rules.games.jacquet.men import FARTHEST, HOME, RING, SIDES, STEP_OF, count, moved, place, postillon_home
from jeux.rules.games.jacquet.position import NOBODY, PASS, Jacquet
from jeux.views.tables import (
    DICE,
    MAN,
    PISTES,
    TOP,
    arrow_areas,
    beside,
    box,
    column_at,
    on_arrow,
    on_edge,
)
from jeux.views.view import DiceView, Line, Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    first = GAME.board.where[place]
    return on_edge(first, index) if place.startswith("off") else on_arrow(first, index, count)


def _hit(x: float, y: float) -> str | None:
    if not -0.2 <= y <= TOP + 0.2:
        return None
    if 13.2 <= x <= 15:
        return "off:w"
    if -2 <= x <= -0.2:
        return "off:b"
    column = column_at(x)
    if column is None:
        return None
    return f"N{column + 1}" if y > TOP / 2 else f"B{12 - column}"


def _prompt(position: Position) -> Line:
    assert isinstance(position, Jacquet)
    if not position.dice:
        return ("prompt-open" if position.side == NOBODY else "prompt-roll"), {}
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    if not postillon_home(position.rows[position.side]):
        return "prompt-postillon", {}
    return ("prompt-off" if any(step.endswith("off") for step in position.steps()) else "prompt-play"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Jacquet)
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        if position.side == NOBODY:
            return "log-open", {"first": first, "second": second}
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    if step == PASS:
        return "log-pass", {}
    origin, target = position.places(step)
    if target == f"off:{SIDES[position.side]}":
        return "log-off", {"from": origin}
    row = position.rows[position.side]
    arrives = not postillon_home(row) and postillon_home(moved(row, *STEP_OF[position.side][step]))
    return ("log-postillon" if arrives else "log-move"), {"from": origin, "to": target}


def _postillons(position: Position) -> tuple[str, ...]:
    """Where the postillons stand that are not home yet: the man who has left the pile, or the top of it."""
    assert isinstance(position, Jacquet)
    away = [(side, row) for side, row in enumerate(position.rows) if not postillon_home(row)]
    return tuple(place(side, next(p for p in range(HOME + 1, FARTHEST + 1) if count(row, p))) for side, row in away)


def _race(position: Position, player: int) -> Line | None:
    assert isinstance(position, Jacquet)
    return "pip-note", {"n": position.pips(player)}


def _dice_left(position: Position) -> tuple[int, ...]:
    assert isinstance(position, Jacquet)
    return position.dice


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=MAN,
    labels=tuple((arrow, beside(GAME.board.where[arrow])) for arrow in RING),
    areas=(
        box(0.0, 0.0, 6.0, TOP),
        box(7.0, 0.0, 13.0, TOP),
        box(13.4, 0.0, 14.8, TOP),
        box(-1.8, 0.0, -0.4, TOP),
        *arrow_areas(GAME.board.where[arrow] for arrow in RING),
    ),
    hit=_hit,
    race=_race,
    carried=True,
    flagged=_postillons,
    confirm_turn=True,
    dice=DiceView(piste=PISTES, size=DICE, left=_dice_left, colours=("ivory", "ebony"), joined=True),
)
