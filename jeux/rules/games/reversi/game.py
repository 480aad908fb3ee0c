"""Reversi: frame the adverse discs to turn them over; the most discs win.

Sources: booklet *Jeux traditionnels d'Europe*, pages 24 and 25; the sheet *Le reversi* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.reversi import CARD
from jeux.rules.games.reversi.board import CENTRE_MASK, NEIGHBOURS, POINTS, WHERE
from jeux.rules.games.reversi.facts import FACTS
from jeux.rules.games.reversi.position import OPENING, SIDES, STARTS, Reversi
from jeux.rules.text import read_choice, read_fields


def start(options: Options, players: int) -> Reversi:
    """The empty board, or one of the two positions of four discs; Black to play."""
    assert players == 2, players
    chosen = complete_options(GAME, options)["start"]
    return Reversi(chosen == "free", _discs(STARTS[chosen]), 0)


def read(text: str, options: Options, players: int) -> Reversi:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    free = complete_options(GAME, options)["start"] == "free"
    board, turn = read_fields(text, ("board", "turn"))
    if len(board) != len(POINTS) or set(board) - set("bw."):
        raise BadPosition("board= takes 64 characters among b, w and .")
    discs = _discs(board)
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    _check_opening(free, discs, side)
    return Reversi(free, discs, side)


def _discs(board: str) -> tuple[int, int]:
    black, white = (letter_mask(board, letter) for letter in SIDES)
    return black, white


def _check_opening(free: bool, discs: tuple[int, int], side: int) -> None:
    occupied = discs[0] | discs[1]
    placed = occupied.bit_count()
    if placed >= OPENING:
        return
    if not free:
        raise BadPosition("there are at least four discs on the board", "four")
    if occupied & ~CENTRE_MASK:
        raise BadPosition("the first four discs stand on the central squares", "centre")
    if discs[side].bit_count() != placed // 2:
        raise BadPosition("the first four discs are placed in turn: these colours cannot be", "colours")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("b", "w"),
    men=("b", "w"),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 7.5, 7.5), near=NEIGHBOURS),
    options=(Option("start", ("free", "diagonal", "parallel")),),
    presets=(
        ("livret", ()),
        ("tournoi", (("start", "diagonal"),)),
    ),
    refusals=("game-over", "can-play", "occupied", "centre-first", "flips-nothing"),
    endings=("no-disc-left", "board-full", "nobody-can-play"),
    start=start,
    read=read,
    amounts=(4.0, 8.0, 16.0),
    step_facts=FACTS,
)
