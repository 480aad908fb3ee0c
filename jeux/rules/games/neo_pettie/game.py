"""La Néo-pettie: men are taken between two others or against the edge; the score counts, and blocking costs points.

Source: the sheet *La néo-pettie* of *Ludofiches 82*, after J. Boyer and V. R. Parton.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, Position, complete_options
from jeux.rules.games.neo_pettie import CARD
from jeux.rules.games.neo_pettie.board import NEIGHBOURS, POINTS, STARTS, WHERE, rows_mask
from jeux.rules.games.neo_pettie.facts import FACTS
from jeux.rules.games.neo_pettie.position import ALL_MEN, QUIET_LIMIT, SIDES, NeoPettie
from jeux.rules.text import read_choice, read_fields, read_int

LONG = 25
"""The points of the long version."""


def start(options: Options, players: int) -> NeoPettie:
    """Twenty men a side in their rows, White to play."""
    assert players == 2, players
    white, black = STARTS[complete_options(GAME, options)["start"]]
    return NeoPettie((rows_mask(white), rows_mask(black)), 0, 0)


def read(text: str, options: Options, players: int) -> NeoPettie:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    complete_options(GAME, options)
    board, turn, quiet = read_fields(text, ("board", "turn", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 100 characters among w, b and .")
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    if max(board.count(man) for man in SIDES) > ALL_MEN:
        raise BadPosition("a side has at most twenty men", "men")
    if SIDES[1 - side] not in board:
        raise BadPosition("the side that has just moved has a man", "no-man")
    white, black = (letter_mask(board, man) for man in SIDES)
    return NeoPettie((white, black), side, read_int(quiet, 0, QUIET_LIMIT, "quiet"))


def prices(position: Position) -> tuple[int, ...]:
    """What giving up costs: as many points as the larger side has men, as if it had taken all the others."""
    assert isinstance(position, NeoPettie)
    return (max(position.count(0), position.count(1)),)


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 9.5, 9.5), near=NEIGHBOURS),
    options=(Option("start", ("interleaved", "two-rows")),),
    presets=(
        ("fiche", ()),
        ("deux-rangees", (("start", "two-rows"),)),
    ),
    refusals=("game-over", "empty-point", "not-your-man", "occupied", "not-adjacent"),
    endings=(
        "no-men-left",
        "blocked-by-fewer",
        "blocked-by-more",
        "blocked-by-equal",
        "repetition",
        "no-progress",
    ),
    start=start,
    read=read,
    in_points=True,
    mirror=None,
    targets=(LONG,),
    prices=prices,
    losses=(0.6, 1.2, 1.8),  # a value is the winning chance times 12, the men that a winner has left on the average
    step_facts=FACTS,
)
