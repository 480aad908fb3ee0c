"""Les Méandres (Meander): slide the tiles of one board; the first line from a side to another wins.

Source: the sheet *Les Méandres* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.meandres import CARD
from jeux.rules.games.meandres.board import CELLS, INDEX, NEAR, SIZE, SLIDES, WHERE, has_line, slid
from jeux.rules.games.meandres.facts import FACTS
from jeux.rules.games.meandres.position import SIDES, START, TILES_EACH, Meandres
from jeux.rules.text import read_choice, read_fields


def start(options: Options, players: int) -> Meandres:
    """The chequered arrangement, the middle cell empty, A to slide."""
    assert players == 2, players
    return Meandres(complete_options(GAME, options)["repeat"], _tiles(START), START.index("."), 0, -1)


def read(text: str, options: Options, players: int) -> Meandres:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    repeat = complete_options(GAME, options)["repeat"]
    board, turn, back = read_fields(text, ("board", "turn", "back"))
    if len(board) != len(CELLS) or board.count("a") != TILES_EACH or board.count("b") != TILES_EACH or "." not in board:
        raise BadPosition("board= takes 12 a, 12 b and one empty cell", "men")
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    tiles, hole = _tiles(board), board.index(".")
    if back == "-":
        return Meandres(repeat, tiles, hole, side, -1)
    if repeat == "free":
        raise BadPosition("back= is - where a slide may be taken back", "back-free")
    if back not in INDEX:
        raise BadPosition("back= takes a cell, or -")
    return _after_slide(repeat, tiles, hole, side, INDEX[back])


def _after_slide(repeat: str, tiles: int, hole: int, side: int, back: int) -> Meandres:
    """A position whose last slide is known: `back` was the empty cell."""
    way = next((way for way in SLIDES[hole].values() if way[-1] == back), None)
    if way is None:
        raise BadPosition("back= is in the row or in the column of the empty cell, and another cell", "back-row")
    before = slid(tiles, hole, way)
    if has_line(before, back):
        raise BadPosition("the game was already won before the last slide", "back-won")
    past = (before | back << 25,) if repeat == "never" else ()
    return Meandres(repeat, tiles, hole, side, back, past)


def _tiles(board: str) -> int:
    return letter_mask(board, "b")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("A", "B"),
    men=("a", "b"),
    board=Board(CELLS, WHERE, (-0.5, -0.5, SIZE - 0.5, SIZE - 0.5), near=NEAR),
    options=(Option("repeat", ("no-undo", "free", "never")),),
    presets=(
        ("sans-defaire", ()),
        ("fiche", (("repeat", "free"),)),
        ("vainqueur", (("repeat", "never"),)),
    ),
    refusals=("game-over", "empty-point", "not-in-line", "wrong-way", "undo", "seen-before"),
    endings=("line", "blocked", "repetition"),
    start=start,
    read=read,
    step_facts=FACTS,
)
