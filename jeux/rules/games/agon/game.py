"""Agon (Queen's Guard): bring the dame to the middle of a hexagon and her six pions around her.

Source: the sheet *Agon* of *Ludofiches 82*.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.agon import CARD
from jeux.rules.games.agon.board import (
    CELLS,
    CENTRE,
    CENTRE_BIT,
    CORNERS,
    FILE_LENGTHS,
    GUARD,
    INDEX,
    NEIGHBOURS,
    SIZE,
    START,
    WHERE,
    squeezed,
)
from jeux.rules.games.agon.facts import FACTS
from jeux.rules.games.agon.position import QUIET_LIMIT, SIDES, Agon, Men, Rules
from jeux.rules.text import read_choice, read_fields, read_int

PIONS_EACH = 6


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(
        any_captor=full["captors"] == "pieces",
        opponent_places=full["queen"] == "opponent",
        empty_loses=full["empty"] == "loss",
    )


def start(options: Options, players: int) -> Agon:
    """All pieces on the rim, the dames on opposite corners, White to play."""
    assert players == 2, players
    return Agon(_rules(options), _men(START, 0), 0, 0)


def read(text: str, options: Options, players: int) -> Agon:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    board, turn, captured, quiet = read_fields(text, ("board", "turn", "captured", "quiet"))
    men = _men(board, _read_captured(captured))
    decider = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    count = read_int(quiet, 0, QUIET_LIMIT, "quiet")
    _check_captured(rules, men, count)
    side = _side(rules, men, decider)
    if men.pions[side] == GUARD and men.dames[1 - side] != CENTRE:
        raise BadPosition("six pions stand around the centre: the other side would have the next coup", "guard")
    return Agon(rules, men, side, count)


def _men(board: str, captured: int) -> Men:
    files = board.split("/")
    if tuple(map(len, files)) != FILE_LENGTHS or set(board) - set("wWbB./"):
        raise BadPosition("board= takes eleven files of 6 to 11 characters among w, W, b, B and .")
    letters = "".join(files)
    if any(letters.count(man) != PIONS_EACH or letters.count(man.upper()) != 1 for man in SIDES):
        raise BadPosition("each side has six pions and a dame", "men")
    white, black = (letter_mask(letters, man) for man in SIDES)
    if (white | black) & CENTRE_BIT:
        raise BadPosition("only a dame stands on f6", "centre")
    return Men((white, black), (letters.index("W"), letters.index("B")), captured)


def _read_captured(text: str) -> int:
    if text == "-":
        return 0
    cells = text.split(",")
    if any(cell not in INDEX for cell in cells):
        raise BadPosition("captured= takes cells, or -")
    order = [INDEX[cell] for cell in cells]
    if order != sorted(set(order)):
        raise BadPosition("captured= takes cells in the order of the board")
    return sum(1 << cell for cell in order)


def _check_captured(rules: Rules, men: Men, quiet: int) -> None:
    if men.captured & ~men.occupied() or men.captured & CORNERS:
        raise BadPosition("a captured cell is empty, or a corner of the rim", "captured-empty")
    for side in (0, 1):
        captors = men.pieces(1 - side) if rules.any_captor else men.pions[1 - side]
        if squeezed(men.pieces(side), captors) & ~men.captured:
            raise BadPosition("a piece stands in a sandwich and is not captured", "sandwich")
    if men.captured and quiet > 1:
        raise BadPosition("quiet= is 0 or 1 while a piece is captured", "captured-quiet")


def _side(rules: Rules, men: Men, decider: int) -> int:
    """The side whose coup it is."""
    if all(men.captured >> dame & 1 for dame in men.dames):
        raise BadPosition("two dames are captured", "two-dames")
    owner = men.taken_dame()
    if owner < 0:
        return decider
    if decider != (1 - owner if rules.opponent_places else owner):
        raise BadPosition("a dame is captured: the other side decides", "dame-captured")
    return owner


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "W", "b", "B"),
    board=Board(CELLS, WHERE, SIZE, near=NEIGHBOURS),
    options=(
        Option("captors", ("pions", "pieces")),
        Option("queen", ("owner", "opponent")),
        Option("empty", ("draw", "loss")),
    ),
    presets=(
        ("fiche", ()),
        ("recueils", (("captors", "pieces"), ("empty", "loss"))),
        ("anglaise", (("captors", "pieces"), ("queen", "opponent"), ("empty", "loss"))),
    ),
    refusals=(
        "game-over",
        "must-play",
        "empty-point",
        "queen-first",
        "not-your-man",
        "return-first",
        "occupied",
        "rim-only",
        "not-adjacent",
        "no-retreat",
        "centre-queen-only",
        "sandwich",
    ),
    endings=("queen-enthroned", "empty-centre", "empty-centre-lost", "repetition", "no-progress"),
    start=start,
    read=read,
    step_facts=FACTS,
)
