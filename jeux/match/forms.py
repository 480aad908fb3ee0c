"""The forms of a match: its length, how its sides rotate among the seats, which dice it uses.

``single``  one game
``points``  games until somebody has so many points
``games``   so many games, each begun by the next seat
``legs``    every seat plays every side once, one total: for games whose sides differ
``return``  the same, with the same dice in every game: for games of dice, so that luck cancels out
``playoff`` one game between those who were level at the end, where the fewest points win; never offered beforehand
"""

from __future__ import annotations

from collections.abc import Callable

from jeux.rules.contract import Game

SINGLE, POINTS, GAMES, LEGS, RETURN = "single", "points", "games", "legs", "return"
FORMS = (SINGLE, POINTS, GAMES, LEGS, RETURN)
PLAYOFF = "playoff"
ADDING = (GAMES, LEGS, RETURN)
"""The forms that add up the points of a given number of games."""
PROGRAM, MANUAL = "program", "manual"
DICE = (PROGRAM, MANUAL)
"""Who throws: the program, or persons with real dice."""
LONGEST = 99
"""The most games that a match may have."""
_ROUNDS = (1, 2, 3, 5)
_WINS = (2, 3, 5, 10)
"""The targets offered where a win is worth one point."""


def targets_of(game: Game, players: int, form: str, dice: str = PROGRAM) -> tuple[int, ...]:
    """The lengths offered for a form, in points or games; empty if the form does not suit the game.

    In a match of games every player begins equally often."""
    several = players > 1
    offered = {
        SINGLE: (0,),
        POINTS: game.targets or (_WINS if several and worth_one(game) else ()),
        GAMES: tuple(players * rounds for rounds in _ROUNDS) if several else (),
        LEGS: (players,) if several and game.asymmetric else (),
        RETURN: (players,) if several and game.chance and dice == PROGRAM else (),
        PLAYOFF: (0,) if several and game.fewest else (),
    }
    return offered.get(form, ())


def worth_one(game: Game) -> bool:
    """Whether a win is worth one point and a draw half a point."""
    return not game.in_points and not game.fewest


def may_end_even(game: Game, form: str, target: int) -> bool:
    """Whether a match may end without a winner: by a draw, or after as many points for each side."""
    several = form in ADDING and not (worth_one(game) and target % 2)
    return several or not game.decisive


def fits(game: Game, players: int, form: str, target: int, dice: str = PROGRAM) -> bool:
    """Whether this form of match is valid for the game: as offered, or with any number of games or points."""
    if dice not in DICE or (dice == MANUAL and not game.chance):
        return False
    if form == GAMES:
        return players > 1 and 2 <= target <= LONGEST
    if form == POINTS:
        return bool(targets_of(game, players, form, dice)) and 1 <= target <= LONGEST
    return target in targets_of(game, players, form, dice)


def may_begin(game: Game, players: int, form: str, target: int, before: tuple[float, ...]) -> bool:
    """Whether the seats may start with these points: none, or in a match in points, each fewer than the target."""
    if not before:
        return True
    whole = not game.in_points or all(float(points).is_integer() for points in before)
    return form == POINTS and len(before) == players and whole and all(0 <= points < target for points in before)


def finished(
    form: str, target: int, scores: tuple[float, ...], games: int, allies: Callable[[int], tuple[int, ...]]
) -> bool:
    """Whether a match is over after `games` games with these scores. `allies` gives the team of a seat, itself
    included.

    A match in points that is tied at the top between teams continues until one leads."""
    if form == POINTS:
        scores = tuple(round(score, 6) for score in scores)  # sums of thirds of a point
        leaders = {seat for seat, score in enumerate(scores) if score == max(scores)}
        return max(scores) >= target and leaders <= set(allies(min(leaders)))
    return games >= max(1, target)


def turned(game: Game, players: int, form: str, number: int) -> int:
    """By how many sides the seats are rotated in game `number`, counted from 0.

    No rotation where the first throw decides who begins (backgammon family), since there is no first player to
    alternate."""
    if form == SINGLE or (form in (POINTS, GAMES) and game.opening_throw):
        return 0
    return number % players


def by_seat(by_side: tuple[float, ...], turned: int) -> tuple[float, ...]:
    """Values by side reordered by seat: seat k plays side k + `turned`."""
    return by_side[turned:] + by_side[:turned]
