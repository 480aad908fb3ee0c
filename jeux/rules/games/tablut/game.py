"""Tablut: the king of Sweden and his men break out, the Muscovites close in.

Source: booklet *Jeux traditionnels d'Europe*, pages 14 to 16.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.tablut import CARD
from jeux.rules.games.tablut.board import BORDER_MASK, NEIGHBOURS, POINTS, START, THRONE_BIT, WHERE
from jeux.rules.games.tablut.facts import FACTS
from jeux.rules.games.tablut.position import ALL_BLACK, ALL_WHITE, QUIET_LIMIT, SIDES, Rules, Tablut
from jeux.rules.text import read_choice, read_fields, read_int


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(
        accesses_win=full["accesses"] == "win",
        slow=full["king"] == "step",
        armed=full["arms"] == "yes",
        hostile=full["throne"] == "hostile",
        returns=full["back"] == "yes",
    )


def start(options: Options, players: int) -> Tablut:
    """The cross of Linnaeus, White to play."""
    assert players == 2, players
    return _on_board(_rules(options), START, 0, 0)


def read(text: str, options: Options, players: int) -> Tablut:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    board, turn, quiet = read_fields(text, ("board", "turn", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wkb."):
        raise BadPosition("board= takes 81 characters among w, k, b and .")
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    _check_men(board, side)
    return _on_board(rules, board, side, read_int(quiet, 0, QUIET_LIMIT, "quiet"))


def _on_board(rules: Rules, board: str, side: int, quiet: int) -> Tablut:
    return Tablut(rules, letter_mask(board, "w"), letter_mask(board, "b"), board.find("k"), side, quiet)


def _check_men(board: str, side: int) -> None:
    if board.count("k") > 1 or board.count("w") > ALL_WHITE or board.count("b") > ALL_BLACK:
        raise BadPosition("there are at most one king, 8 white men and 16 black men", "men")
    if (letter_mask(board, "w") | letter_mask(board, "b")) & THRONE_BIT:
        raise BadPosition("only the king stands on e5", "throne")
    if side and "k" not in board:
        raise BadPosition("the king has just been captured: White would play", "captured")
    if not side and letter_mask(board, "k") & BORDER_MASK:
        raise BadPosition("the king has just reached the border: Black would play", "escaped")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "k", "b"),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 8.5, 8.5), near=NEIGHBOURS),
    options=(
        Option("accesses", ("win", "play-on")),
        Option("king", ("rook", "step")),
        Option("arms", ("yes", "no")),
        Option("throne", ("neutral", "hostile")),
        Option("back", ("yes", "no")),
    ),
    presets=(
        ("livret", ()),
        ("roi-lent", (("king", "step"),)),
        ("roi-sans-armes", (("arms", "no"),)),
        ("forces-egales", (("king", "step"), ("arms", "no"))),
        ("linne", (("accesses", "play-on"), ("throne", "hostile"))),
    ),
    refusals=(
        "game-over",
        "empty-point",
        "not-your-man",
        "occupied",
        "not-in-line",
        "path-blocked",
        "king-one-step",
        "throne-reserved",
        "throne-left",
    ),
    endings=("king-captured", "king-escaped", "two-accesses", "no-move", "repetition", "no-progress"),
    start=start,
    read=read,
    asymmetric=True,
    step_facts=FACTS,
)
