"""Hex: an unbroken chain of stones joins two edges of a rhombus of hexagons.

Source: the sheet *Hex* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.hex import CARD
from jeux.rules.games.hex.board import LARGEST, board_of, grid
from jeux.rules.games.hex.facts import FACTS
from jeux.rules.games.hex.position import COMPOSED, SIDES, Hex, Rules
from jeux.rules.text import read_choice, read_fields


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(int(full["size"]), full["swap"] == "yes")


def _board(options: Options) -> Board:
    """The geometry of the board in use."""
    return board_of(_rules(options).size)


def start(options: Options, players: int) -> Hex:
    """The empty board, White to play."""
    assert players == 2, players
    return Hex(_rules(options), (0, 0), 0)


def read(text: str, options: Options, players: int) -> Hex:
    """The position that a text describes; with ``count=any`` at its end, also one that placing in turn does not reach.
    Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    plain = text.removesuffix(COMPOSED)
    board, turn = read_fields(plain, ("board", "turn"))
    rows = board.split("/")
    if len(rows) != rules.size or any(len(row) != rules.size or set(row) - set("wb.") for row in rows):
        raise BadPosition(f"board= takes {rules.size} rows of {rules.size} characters among w, b and .")
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    white, black = (letter_mask("".join(rows), man) for man in SIDES)
    in_turn = _in_turn(rules, white.bit_count() - black.bit_count(), side, placed=bool(white or black))
    if not in_turn and plain == text:
        raise BadPosition("White and Black place in turn, White first: these stones cannot be", "in-turn")
    if grid(rules.size).joined((white, black)[side], side):
        raise BadPosition("the side to play has joined its edges: the other would play", "chain")
    return Hex(rules, (white, black), side, composed=not in_turn)


def _in_turn(rules: Rules, more: int, side: int, *, placed: bool) -> bool:
    """Whether placing in turn leads there; `more` is how many white stones there are beyond the black ones."""
    swapped = rules.swap and more == side - 1 and placed
    return more == side or swapped


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=board_of(LARGEST),
    options=(
        Option("size", ("16", "11", "13", "14")),
        Option("swap", ("no", "yes")),
    ),
    presets=(
        ("fiche", ()),
        ("club", (("size", "11"), ("swap", "yes"))),
        ("tournoi", (("size", "14"), ("swap", "yes"))),
    ),
    refusals=("game-over", "no-swap", "swap-too-late", "occupied"),
    endings=("connected",),
    start=start,
    read=read,
    decisive=True,
    boards=_board,
    step_facts=FACTS,
)
