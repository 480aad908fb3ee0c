"""Mini-Halma solitaire (Fore and Aft, the English Sixteen): exchange the black and the white men, in 46 moves at best.

Source: the sheet *Un mini-Halma solitaire* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.boards import neighbours
from jeux.rules.contract import BadPosition, Board, Game, Options, Position, complete_options
from jeux.rules.games.mini_halma import CARD
from jeux.rules.games.mini_halma.board import CELLS, LIMIT, LINES, START, WHERE
from jeux.rules.games.mini_halma.facts import FACTS
from jeux.rules.games.mini_halma.position import MiniHalma
from jeux.rules.text import read_choice, read_fields, read_int


def start(options: Options, players: int) -> MiniHalma:
    """Black in the upper square, White in the lower one, c3 free."""
    assert players == 1, players
    complete_options(GAME, options)
    return MiniHalma(START, 0)


def read(text: str, options: Options, players: int) -> MiniHalma:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 1, players
    complete_options(GAME, options)
    board, turn, moves = read_fields(text, ("board", "turn", "moves"))
    if sorted(board) != sorted(START):
        raise BadPosition("board= takes eight b, eight w and one free cell", "men")
    read_choice(turn, ("A",), "turn")
    return MiniHalma(board, read_int(moves, 0, LIMIT, "moves"))


def _nobody_gives_up(position: Position) -> tuple[int, ...]:
    """No resignation: there is no opponent to win it."""
    return ()


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("A",),
    men=("b", "w"),
    board=Board(
        CELLS,
        WHERE,
        (-0.5, -0.5, 4.5, 4.5),
        near=neighbours(CELLS, LINES),
    ),
    options=(),
    presets=(),
    refusals=("game-over", "no-man"),
    endings=("minimum", "solved", "move-limit"),
    start=start,
    read=read,
    in_points=True,
    mirror=None,
    prices=_nobody_gives_up,
    # Every move has its opposite, so that the least number of moves changes by one at most, and a move costs 0, 1 or 2:
    # of 1 424 moves from 300 positions at random 36, 34 and 30 %. No single move is a blunder.
    losses=(1.0, 2.0, 3.0),
    step_facts=FACTS,
)
