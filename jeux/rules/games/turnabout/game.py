"""Turnabout: the attacker lays tiles to lead a line across the board, the defender uses them up before.

Source: the sheet *Turnabout* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.turnabout import CARD
from jeux.rules.games.turnabout.board import EMPTY, LETTERS, NEIGHBOURS, POINTS, WHERE
from jeux.rules.games.turnabout.facts import FACTS
from jeux.rules.games.turnabout.position import SIDES, TILES, Turnabout
from jeux.rules.text import read_choice, read_fields


def _chosen(options: Options) -> tuple[bool, int]:
    full = complete_options(GAME, options)
    return full["rotation"] == "fixed", int(full["tiles"])


def start(options: Options, players: int) -> Turnabout:
    """The empty board, the attacker to play."""
    assert players == 2, players
    return Turnabout(*_chosen(options), EMPTY)


def read(text: str, options: Options, players: int) -> Turnabout:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    fixed, tiles = _chosen(options)
    board, turn = read_fields(text, ("board", "turn"))
    if len(board) != len(POINTS) or set(board) - set(LETTERS):
        raise BadPosition("board= takes 64 characters among x, a, b and .")
    laid = len(board) - board.count(".")
    if laid > tiles:
        raise BadPosition(f"there are only {tiles} tiles", "tiles")
    if SIDES.index(read_choice(turn, tuple(SIDES), "turn")) != laid % 2:
        raise BadPosition("the attacker and the defender lay in turn: it is the other's", "in-turn")
    if fixed and "b" in board:
        raise BadPosition("the arcs lie in the look a only", "arcs")
    return Turnabout(fixed, tiles, bytes(LETTERS.index(look) for look in board))


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("a", "d"),
    men=tuple(TILES.values()),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 7.5, 7.5), near=NEIGHBOURS),
    options=(Option("rotation", ("free", "fixed")), Option("tiles", ("32", "64"))),
    presets=(
        ("fiche", ()),
        ("plateau-plein", (("tiles", "64"),)),
    ),
    refusals=("game-over", "occupied", "no-rotation"),
    endings=("path", "stock-empty"),
    start=start,
    read=read,
    asymmetric=True,
    decisive=True,
    step_facts=FACTS,
)
