"""Les Chercheurs de trésor: eight seekers try to enter the treasure that eight defenders guard; the lentilles count.

Source: the sheet *Les chercheurs de trésor* of *Ludofiches 82*, after R. Millington.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask, mask_of
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, Position, complete_options
from jeux.rules.games.tresor import CARD
from jeux.rules.games.tresor.facts import FACTS
from jeux.rules.games.tresor.position import ALL_MEN, FLAGS, POINTS, QUIET_LIMIT, SIDES, T_BIT, WHERE, Tresor
from jeux.rules.text import read_choice, read_fields, read_int

_TIPS = ("c7", "e7", "g5", "g3", "e1", "c1", "a3", "a5")
_GUARDS = ("c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4")


def _leap_in(options: Options) -> bool:
    return complete_options(GAME, options)["entry"] == "jump"


def start(options: Options, players: int) -> Tresor:
    """The seekers on the eight tips, the defenders around the treasure, White to play."""
    assert players == 2, players
    return Tresor(_leap_in(options), (mask_of(POINTS, _TIPS), mask_of(POINTS, _GUARDS)), 0, 0)


def read(text: str, options: Options, players: int) -> Tresor:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    leap_in = _leap_in(options)
    board, turn, quiet = read_fields(text, ("board", "turn", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 33 characters among w, b and .")
    masks = (letter_mask(board, "w"), letter_mask(board, "b"))
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    if max(mask.bit_count() for mask in masks) > ALL_MEN:
        raise BadPosition("a side has at most eight men", "men")
    if masks[1] & T_BIT:
        raise BadPosition("the defenders never go to T", "treasure")
    if masks[0] & T_BIT and not side:
        raise BadPosition("White has just entered the treasure: Black would play", "treasure-turn")
    if not masks[1 - side]:
        raise BadPosition("the side that has just played has a man", "no-man")
    return Tresor(leap_in, masks, side, read_int(quiet, 0, QUIET_LIMIT, "quiet"))


def prices(position: Position) -> tuple[int, ...]:
    """What giving up costs: the lentilles of the side that has more of them, with all that is left of the treasure."""
    assert isinstance(position, Tresor)
    white, black = position.lentils()
    return (2 * ALL_MEN - min(white, black),)


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b", "l"),
    board=Board(POINTS, WHERE, (0, 0, 6, 6), FLAGS.lines, FLAGS.neighbours),
    options=(Option("entry", ("step", "jump")),),
    presets=(
        ("fiche", ()),
        ("saut-au-tresor", (("entry", "jump"),)),
    ),
    refusals=(
        "game-over",
        "can-play",
        "empty-point",
        "not-your-man",
        "treasure-closed",
        "occupied",
        "no-line",
        "nothing-to-jump",
        "no-jump-in",
    ),
    endings=("treasure-taken", "seekers-captured", "defenders-captured", "repetition", "no-progress"),
    start=start,
    read=read,
    in_points=True,
    mirror=None,
    prices=prices,
    losses=(0.8, 1.6, 2.4),  # a value is the winning chance times the 16 lentilles
    asymmetric=True,
    step_facts=FACTS,
)
