"""Jacquet: a race of fifteen men each in the same direction; one man holds an arrow, nobody is hit.

Source: booklet *Jeux traditionnels d'Europe*, pages 20 and 21, and a rule sheet.
"""

from __future__ import annotations

from itertools import pairwise

from jeux.rules import tables
from jeux.rules.contract import CHANCE, OVER, BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.jacquet import CARD
from jeux.rules.games.jacquet.facts import FACTS, parted
from jeux.rules.games.jacquet.men import (
    FARTHEST,
    HOME,
    LIMITS,
    OFF,
    RING,
    SIDES,
    START_ROW,
    Row,
    count,
    packed,
    place,
    postillon_home,
)
from jeux.rules.games.jacquet.position import NOBODY, Jacquet
from jeux.rules.text import read_choice, read_fields


def _limit(options: Options) -> str:
    return complete_options(GAME, options)["limit"]


def start(options: Options, players: int) -> Jacquet:
    """Both piles on their starting arrows, the opening throw to come."""
    assert players == 2, players
    return Jacquet(_limit(options), (START_ROW, START_ROW), NOBODY)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str, options: Options, players: int) -> Jacquet:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    board, turn, side, dice = read_fields(text, ("board", "turn", "side", "dice"))
    whites, blacks = tables.read_stacks(board)
    rows = (_row(whites), _row(blacks[12:] + blacks[:12]))
    if side == "-" and (rows != (START_ROW, START_ROW) or dice != "-"):
        raise BadPosition("side=- has the men in place and a throw to come", "opening")
    position = Jacquet(
        _limit(options),
        rows,
        ("-", *SIDES).index(read_choice(side, ("-", *SIDES), "side")) - 1,
        tables.read_dice(dice),
    )
    for row in position.rows:
        _check_row(row, position.limit)
    _check_turn(position, turn)
    _check_dice(position)
    return position


def _row(course: list[int]) -> Row:
    """The row of men counted from the starting arrow on."""
    return packed([tables.MEN_EACH - sum(course), *course[::-1]])


def _check_row(row: Row, limit: str) -> None:
    if not postillon_home(row) and count(row, FARTHEST) < tables.MEN_EACH - 1:
        raise BadPosition("until the postillon is home no other man leaves the starting arrow", "postillon")
    if count(row, OFF) and any(count(row, p) for p in range(HOME + 1, FARTHEST + 1)):
        raise BadPosition("men are borne off only when all are home", "bearing")
    if LIMITS[limit](row):
        raise BadPosition("a player holds more arrows in a row than limit= allows", "row")


def _check_turn(position: Jacquet, turn: str) -> None:
    gone = [count(row, OFF) == tables.MEN_EACH for row in position.rows]
    if all(gone):
        raise BadPosition("both players have no man left", "nobody-left")
    if position.side != NOBODY and (gone[position.side] or (gone[1 - position.side] and position.dice)):
        raise BadPosition("a player without men has won: side= is the other, and dice= is -", "all-off")
    expected = "?" if position.turn == CHANCE else SIDES[position.side]
    if turn != expected:
        raise BadPosition(f"turn= is {expected} here, not {turn}", "turn")


def _check_dice(position: Jacquet) -> None:
    if position.turn == OVER or not position.dice or tables.whole_throw(position.dice):
        return
    if not position.plan().most:
        raise BadPosition("a turn ends when none of the dice left can be played", "dice-played")


# --- the game -----------------------------------------------------------------------------------------------------


def _where() -> dict[str, tuple[float, float]]:
    """The unit is the width of an arrow; an arrow is where the first man of its stack lies. The table is that of
    Backgammon, with a tray at each end: a course ends at the top left, the other one at the bottom right."""
    spots = {}
    for number in range(1, 13):
        column = number - 1
        spots[f"N{number}"] = (column + (0.5 if column < 6 else 1.5), 10.55)
        column = 12 - number
        spots[f"B{number}"] = (column + (0.5 if column < 6 else 1.5), 0.45)
    return spots | {"off:w": (14.1, 0.3), "off:b": (-1.1, 10.7)}


def _near() -> dict[str, tuple[str, ...]]:
    """Round the ring, and from the last arrow of each course to the men borne off."""
    near: dict[str, list[str]] = {name: [] for name in _where()}
    joins = [*pairwise((*RING, RING[0])), *((place(side, 1), place(side, OFF)) for side in (0, 1))]
    for first, second in joins:
        near[first].append(second)
        near[second].append(first)
    return {name: tuple(beside) for name, beside in near.items()}


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=tuple(SIDES),
    men=tuple(SIDES),
    board=Board(tuple(_where()), _where(), (-1.8, 0, 14.8, 11), (), _near()),
    options=(Option("limit", ("livret", "classique", "aucune")),),
    presets=(
        ("livret", ()),
        ("classique", (("limit", "classique"),)),
        ("famille", (("limit", "aucune"),)),
    ),
    refusals=(
        "game-over",
        "already-thrown",
        "throw-first",
        "dice-order",
        "must-play",
        "no-such-die",
        "no-man",
        "postillon-first",
        "wrong-distance",
        "occupied",
        "not-all-home",
        "farther-man",
        "six-in-a-row",
        "larger-die",
        "all-dice",
    ),
    endings=("all-off",),
    start=start,
    read=read,
    chance=True,
    throws_dice=True,
    parted=parted,
    opening_throw=True,
    decisive=True,
    step_facts=FACTS,
)
