"""Moulin (mérelle, nine men's morris): place, move, fly; three in a line take one.

Source: booklet *Jeux traditionnels d'Europe*, pages 8 to 10.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask, square_places
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.moulin import CARD
from jeux.rules.games.moulin.board import LINE_MASKS, LINES, MEN_EACH, NEIGHBOURS, POINTS, QUIET_LIMIT, SIDES
from jeux.rules.games.moulin.facts import FACTS
from jeux.rules.games.moulin.position import Moulin, Rules
from jeux.rules.text import read_choice, read_fields, read_int, read_pair


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    flying = 0 if full["flying"] == "never" else int(full["flying"])
    return Rules(flying, full["mills"] == "protected", full["double"] == "two")


def start(options: Options, players: int) -> Moulin:
    """The empty board, White to place."""
    return Moulin(_rules(options), (0, 0), 0, (MEN_EACH, MEN_EACH), 0, 0)


def read(text: str, options: Options, players: int) -> Moulin:
    """The position that a text describes. Raises `BadPosition`."""
    rules = _rules(options)
    board, turn, hand, take, quiet = read_fields(text, ("board", "turn", "hand", "take", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 24 characters among w, b and .")
    masks = (letter_mask(board, "w"), letter_mask(board, "b"))
    position = Moulin(
        rules,
        masks,
        SIDES.index(read_choice(turn, ("w", "b"), "turn")),
        read_pair(hand, 0, MEN_EACH, "hand"),
        read_int(take, 0, 2, "take"),
        read_int(quiet, 0, QUIET_LIMIT, "quiet"),
    )
    _check_men(position)
    _check_removal(position)
    return position


def _check_men(position: Moulin) -> None:
    owned = [position.owned(side) for side in (0, 1)]
    if max(owned) > MEN_EACH:
        raise BadPosition("a side has at most nine men", "men")
    if max(owned) <= 2:
        raise BadPosition("two sides of two men or fewer", "few")
    if position.hands == (0, 0):
        return
    if position.quiet:
        raise BadPosition("quiet= is 0 while men are placed", "quiet")
    white_has_placed = position.side == (0 if position.take else 1)
    if position.hands[1] - position.hands[0] != (1 if white_has_placed else 0):
        raise BadPosition("White and Black place in turn, White first: these hands cannot be", "hands")


def _check_removal(position: Moulin) -> None:
    if not position.take:
        return
    own, adverse = position.men_masks[position.side], position.men_masks[1 - position.side]
    complete = [line for line in LINE_MASKS if own & line == line]
    if position.quiet or not complete:
        raise BadPosition("a removal is due without a mill just made", "mill")
    if adverse.bit_count() < position.take or position.owned(1 - position.side) <= 2:
        raise BadPosition("there is nobody left to remove", "take-nobody")
    if position.take == 2 and not (
        position.rules.double and any(a & b for a in complete for b in complete if a is not b)
    ):
        raise BadPosition("take=2 needs double=two and two mills that cross", "take-two")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, square_places(POINTS), (0, 0, 6, 6), LINES, NEIGHBOURS),
    options=(
        Option("flying", ("4", "3", "never")),
        Option("mills", ("open", "protected")),
        Option("double", ("one", "two")),
    ),
    presets=(
        ("livret", ()),
        ("tournoi", (("flying", "3"), ("mills", "protected"))),
    ),
    refusals=tuple(
        "game-over must-take empty-point own-man man-in-mill no-mill still-placing occupied all-placed "
        "not-your-man not-adjacent".split()
    ),
    endings=("two-men-left", "blocked", "repetition", "no-progress"),
    start=start,
    read=read,
    step_facts=FACTS,
)
