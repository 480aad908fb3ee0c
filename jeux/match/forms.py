"""The forms of a match: how long it is, how its sides turn round the seats, which dice it throws.

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
"""Points where a game that is won is worth one."""


def targets_of(game: Game, players: int, form: str, dice: str = PROGRAM) -> tuple[int, ...]:
    """The lengths that a form is offered in, in points or in games; none where it does not fit the game.

    A match of games lets everybody begin equally often."""
    several = players > 1
    offered = {
        SINGLE: (0,),
        POINTS: game.targets or (_WINS if several and worth_one(game) else ()),
        GAMES: tuple(players * rounds for rounds in _ROUNDS) if several else (),
        LEGS: (players,) if several and game.asymmetric else (),
        RETURN: (players,) if several and game.throws_dice and dice == PROGRAM else (),
        PLAYOFF: (0,) if several and game.fewest else (),
    }
    return offered.get(form, ())


def worth_one(game: Game) -> bool:
    """Whether a game that is won is worth one point, a drawn one half."""
    return not game.in_points and not game.fewest


def fits(game: Game, players: int, form: str, target: int, dice: str = PROGRAM) -> bool:
    """Whether this is a match of this game: as offered, or of any number of games or points."""
    if dice not in DICE or (dice == MANUAL and not game.throws_dice):
        return False
    if form == GAMES:
        return players > 1 and 2 <= target <= LONGEST
    if form == POINTS:
        return bool(targets_of(game, players, form, dice)) and 1 <= target <= LONGEST
    return target in targets_of(game, players, form, dice)


def may_begin(game: Game, players: int, form: str, target: int, before: tuple[float, ...]) -> bool:
    """Whether the seats may have these points before the first game: none at all, or all fewer than the target of a
    match in points."""
    if not before:
        return True
    whole = not game.in_points or all(float(points).is_integer() for points in before)
    return form == POINTS and len(before) == players and whole and all(0 <= points < target for points in before)


def finished(
    form: str, target: int, scores: tuple[float, ...], games: int, allies: Callable[[int], tuple[int, ...]]
) -> bool:
    """Whether a match is over whose `games` finished games gave these scores; `allies` are the seats that win and lose
    with a seat, itself among them.

    A match in points that two have won alike, who are not of one team, goes on until one of them leads."""
    if form == POINTS:
        scores = tuple(round(score, 6) for score in scores)  # thirds of a point, added up
        leaders = {seat for seat, score in enumerate(scores) if score == max(scores)}
        return max(scores) >= target and leaders <= set(allies(min(leaders)))
    return games >= max(1, target)


def turned(game: Game, players: int, form: str, number: int) -> int:
    """By how many sides the seats have moved on in the game `number` (0 the first).

    Where the first throw says who begins, as at the tables, there is no starter to alternate and nobody moves."""
    if form == SINGLE or (form in (POINTS, GAMES) and game.opening_throw):
        return 0
    return number % players


def by_seat(by_side: tuple[float, ...], turned: int) -> tuple[float, ...]:
    """What belongs to the sides of a game, in the order of the seats: the seat k plays the side k + `turned`."""
    return by_side[turned:] + by_side[:turned]
