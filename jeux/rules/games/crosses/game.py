"""Les Crosses, the L game: each side moves its L, then may move one of two neutral pieces; who cannot move has lost.

Source: the sheet *Les crosses* of *Ludofiches 82*; the game is Edward de Bono's.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.crosses import CARD
from jeux.rules.games.crosses.board import CHAINS, NEIGHBOURS, POINTS, WHERE
from jeux.rules.games.crosses.facts import FACTS
from jeux.rules.games.crosses.position import NEUTRAL, PHASES, SIDES, Crosses
from jeux.rules.text import read_choice, read_fields

_START = "obb..rb..rb..rro"


def start(options: Options, players: int) -> Crosses:
    """The crosses interlocked in the middle, the pions in two opposite corners; Red to play."""
    assert players == 2, players
    shared = complete_options(GAME, options)["overlap"] == "required"
    red, blue, pions = _masks(_START)
    return Crosses(shared, (red, blue), pions, 0)


def read(text: str, options: Options, players: int) -> Crosses:
    """The position that a text describes, without history. Raises `BadPosition`."""
    assert players == 2, players
    shared = complete_options(GAME, options)["overlap"] == "required"
    board, turn, phase = read_fields(text, ("board", "turn", "phase"))
    if len(board) != len(POINTS) or set(board) - set("rbo."):
        raise BadPosition("board= takes 16 characters among r, b, o and .")
    red, blue, pions = _masks(board)
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    moved = read_choice(phase, PHASES, "phase") == PHASES[1]
    if red not in CHAINS or blue not in CHAINS:
        raise BadPosition("the cells of a side make a crosse", "crosse")
    if pions.bit_count() != 2:
        raise BadPosition("there are two pions", "pions")
    # the place where the crosse stood before must have been free, and a move from there
    if moved and not Crosses(shared, (red, blue), pions, side, False).crosse_steps():
        raise BadPosition("this crosse cannot have moved", "moved")
    return Crosses(shared, (red, blue), pions, side, moved)


def _masks(board: str) -> tuple[int, int, int]:
    red, blue, pions = (letter_mask(board, letter) for letter in "rbo")
    return red, blue, pions


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("r", "b"),
    men=("r", "b", NEUTRAL),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 3.5, 3.5), near=NEIGHBOURS),
    options=(Option("overlap", ("required", "free")),),
    presets=(("fiche", ()), ("l-libre", (("overlap", "free"),))),
    refusals=(
        "game-over",
        "crosse-moved",
        "crosse-first",
        "not-a-crosse",
        "covered",
        "same-place",
        "no-shared-cell",
        "empty-point",
        "not-a-pion",
        "occupied",
    ),
    endings=("blocked", "repetition"),
    start=start,
    read=read,
    step_facts=FACTS,
)
