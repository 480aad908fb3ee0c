"""Quandary: four pawns a side cross a grid of colours; the adverse pawns say which colours one may step on.

Source: the sheet *Quandary* of *Ludofiches 82*, after *Games and Puzzles*, July 1973.
"""

from __future__ import annotations

from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.quandary import CARD
from jeux.rules.games.quandary.board import FIRST_ROWS, INDEX, NEAR, POINTS, WHERE
from jeux.rules.games.quandary.facts import FACTS
from jeux.rules.games.quandary.position import PAWNS_EACH, SIDES, Quandary, Rules
from jeux.rules.text import read_choice, read_fields


def rules_of(options: Options) -> Rules:
    """The rules that the options make."""
    full = complete_options(GAME, options)
    return Rules(full["goal"], full["blocked"] == "count")


def start(options: Options, players: int) -> Quandary:
    """The empty board, before the squares are drawn."""
    assert players == 2, players
    return Quandary(rules_of(options), ((), ()), ((), ()), None)


def read(text: str, options: Options, players: int) -> Quandary:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = rules_of(options)
    board, turn, drawn_text = read_fields(text, ("board", "turn", "drawn"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 144 characters among w, b and .")
    white, black = (tuple(i for i, sign in enumerate(board) if sign == letter) for letter in SIDES)
    drawn = _read_drawn(drawn_text)
    side = ("w", "b", "?").index(read_choice(turn, ("w", "b", "?"), "turn"))
    if len(drawn[1]) < PAWNS_EACH:
        if side < 2 or (white, black) != drawn:
            raise BadPosition("before all squares are drawn, the pawns stand on those drawn, and turn=?", "drawing")
        return Quandary(rules, drawn, drawn, None)
    if side == 2:
        raise BadPosition("all squares are drawn: a side is to play", "turn")
    position = Quandary(rules, (white, black), drawn, side)
    _check_pawns(position, side)
    return position


def _read_drawn(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares drawn for White and for Black."""
    names = [] if text == "-" else text.split(",")
    white, black = (tuple(INDEX[name] for name in names if name in row) for row in FIRST_ROWS)
    if [INDEX.get(name) for name in names] != [*white, *black]:
        raise BadPosition("drawn= takes squares of row 1, then squares of row 12, each once and in order")
    if any(list(squares) != sorted(set(squares)) or len(squares) > PAWNS_EACH for squares in (white, black)):
        raise BadPosition("drawn= takes four squares a row at most, in order", "drawn")
    if black and len(white) < PAWNS_EACH:
        raise BadPosition("White's four squares are drawn first", "drawn-order")
    return white, black


def _check_pawns(position: Quandary, side: int) -> None:
    for player, (pawns, drawn) in enumerate(zip(position.pawns, position.drawn, strict=True)):
        if len(pawns) != PAWNS_EACH:
            raise BadPosition("there are four pawns a side", "men")
        if any(POINTS[i] in FIRST_ROWS[player] and i not in drawn for i in pawns):
            raise BadPosition("a pawn on its own first row stands on a square drawn", "first-row")
    if position.reached(side):
        raise BadPosition("a side that has reached its goal does not play", "reached")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 11.5, 11.5), near=NEAR),
    options=(Option("goal", ("squares", "row", "first")), Option("blocked", ("equal", "count"))),
    presets=(
        ("fiche", ()),
        ("au-compte", (("blocked", "count"),)),
        ("course", (("goal", "first"),)),
    ),
    refusals=(
        "game-over",
        "draw-first",
        "not-first-row",
        "occupied",
        "already-drawn",
        "can-play",
        "empty-point",
        "not-your-man",
        "not-ahead",
        "wrong-colour",
    ),
    endings=("start-squares", "last-row", "first-across", "both-blocked", "blocked-count"),
    start=start,
    read=read,
    chance=True,
    step_facts=FACTS,
)
