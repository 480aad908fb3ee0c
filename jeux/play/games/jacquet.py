"""The wording and the gestures of Jacquet."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import VALUE, Figures, FigureWords, Phrase, Reason, Wording
from jeux.rules.games.jacquet.men import SIDES, STEP_OF, moved, postillon_home
from jeux.rules.games.jacquet.position import NOBODY, PASS, Jacquet


def _prompt(position: Jacquet) -> Phrase:
    if not position.dice:
        return ("prompt-open" if position.side == NOBODY else "prompt-roll"), {}
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    if not postillon_home(position.rows[position.side]):
        return "prompt-postillon", {}
    return ("prompt-off" if any(step.endswith("off") for step in position.steps()) else "prompt-play"), {}


def _step(position: Jacquet, step: str) -> Phrase:
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        if position.side == NOBODY:
            return ("log-open-tie" if first == second else "log-open"), {"first": first, "second": second}
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    if step == PASS:
        return "log-pass", {}
    origin, target = position.places(step)
    if target == f"off:{SIDES[position.side]}":
        return "log-off", {"from": origin}
    row = position.rows[position.side]
    arrives = not postillon_home(row) and postillon_home(moved(row, *STEP_OF[position.side][step]))
    return ("log-postillon" if arrives else "log-move"), {"from": origin, "to": target}


def _notation(position: Jacquet, step: str) -> str | Phrase:
    """As in backgammon: ``B12/B7``."""
    _, _, way = step.partition(":")
    origin, _, target = way.partition("/")
    return ("turn-off", {"from": origin}) if target == "off" else way


def _race(position: Jacquet, player: int) -> Phrase | None:
    return "pip-note", {"n": position.pips(player)}


def _dice_left(position: Jacquet) -> tuple[int, ...]:
    return position.dice


A_POINT = 0.43
"""What a point of lead in the race is worth, in standard deviations times the square root of all points still to go:
Kleinman's measure of a race. The slope of a regression over 1921 positions of 40 games, their values from a search of
two turns; by the points still to go, from 0.38 to 0.49."""
NEARLY = 0.005
"""A chance of winning that is nearer to none or all is not measured."""


def lead(chances: float, to_go: int) -> float:
    """The lead in the race, in points, that is worth these chances, up to a constant for who is to throw."""
    sure = min(max(chances, NEARLY), 1.0 - NEARLY)
    return NormalDist().inv_cdf(sure) * sqrt(to_go) / A_POINT


def _loss(position: Jacquet, better: Figures, worse: Figures) -> Phrase | None:
    """The points of the race that a loss of winning chances is worth."""
    to_go = position.pips(0) + position.pips(1)
    points = round(lead(better[VALUE], to_go) - lead(worse[VALUE], to_go))
    return ("loss", {"n": points}) if points > 0 else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    race=_race,
    reasons=(
        Reason("postillon", good=True),
        Reason("blocked", good=True),
        Reason("row", good=True),
        Reason("closed", good=True),
        Reason("stuck", good=False, most=8.0),
        Reason("halts", good=True, most=8.0),
        Reason("gap", good=False),
        Reason("talon", good=False),
        Reason("off", good=True),
    ),
    figures=FigureWords(loss=_loss),
)
GESTURES: Gestures[Jacquet] = Gestures(
    lifted=True,
    confirm_turn=True,
    dice_left=_dice_left,
    joined=True,
)
