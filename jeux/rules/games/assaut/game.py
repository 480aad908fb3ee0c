"""Assaut (asalto, officiers et cipayes): twenty-four soldiers storm a fortress held by two officers.

Source: booklet *Jeux traditionnels d'Europe*, pages 11 to 13.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask, mask_of
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.assaut import CARD
from jeux.rules.games.assaut.board import FLAGS, LINES, NEIGHBOURS, OUTSIDE_MASK, POINTS, WHERE, Rules, longest
from jeux.rules.games.assaut.facts import FACTS
from jeux.rules.games.assaut.position import ALL_OFFICERS, ALL_SOLDIERS, ENOUGH_SOLDIERS, QUIET_LIMIT, SIDES, Assaut
from jeux.rules.text import read_choice, read_fields, read_int

_FIELDS = ("board", "turn", "hand", "jump", "owed", "guilty", "quiet")


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(full["capture"] == "forced", full["approach"])


def start(options: Options, players: int) -> Assaut:
    """The soldiers around the empty fortress, the officers to be placed."""
    assert players == 2, players
    return Assaut(_rules(options), OUTSIDE_MASK, 0, 1, ALL_OFFICERS)


def read(text: str, options: Options, players: int) -> Assaut:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    board, turn, hand, jump, owed, guilty, quiet = read_fields(text, _FIELDS)
    if len(board) != len(POINTS) or set(board) - set("so."):
        raise BadPosition("board= takes 33 characters among s, o and .")
    position = Assaut(
        rules,
        letter_mask(board, "s"),
        letter_mask(board, "o"),
        SIDES.index(read_choice(turn, tuple(SIDES), "turn")),
        read_int(hand, 0, ALL_OFFICERS, "hand"),
        -1 if jump == "-" else POINTS.index(read_choice(jump, POINTS, "jump")),
        read_int(owed, 0, ALL_SOLDIERS, "owed"),
        _read_guilty(guilty),
        read_int(quiet, 0, QUIET_LIMIT, "quiet"),
    )
    _check_men(position)
    _check_jump(position)
    return position


def _read_guilty(value: str) -> int:
    mask = 0 if value == "-" else mask_of(POINTS, {read_choice(point, POINTS, "guilty") for point in value.split(",")})
    if (",".join(FLAGS.named(mask)) or "-") != value:
        raise BadPosition("guilty= names points once each, in the order of the board")
    return mask


def _check_men(position: Assaut) -> None:
    if position.soldiers.bit_count() > ALL_SOLDIERS or position.officers.bit_count() > ALL_OFFICERS:
        raise BadPosition("there are at most 24 soldiers and 2 officers", "men")
    if position.hand:
        placed = position.officers.bit_count() == ALL_OFFICERS - position.hand and not position.officers & OUTSIDE_MASK
        busy = position.jump >= 0 or position.owed or position.guilty_mask or position.quiet
        if position.soldiers != OUTSIDE_MASK or not placed or not position.side or busy:
            raise BadPosition("while officers are placed, nobody else has moved", "placing")
    if position.guilty_mask and (position.side or position.rules.forced or position.guilty_mask & ~position.officers):
        raise BadPosition("guilty= names officers, on the soldiers' turn, where captures are free", "guilty")


def _check_jump(position: Assaut) -> None:
    if position.jump < 0:
        if position.owed:
            raise BadPosition("owed= is 0 without jump=", "owed")
        return
    if not position.side or not position.officers >> position.jump & 1:
        raise BadPosition("jump= names an officer, on the officers' turn", "jump")
    most = longest(position.jump, position.soldiers, position.empty)
    if not most or position.quiet or position.soldiers.bit_count() < ENOUGH_SOLDIERS:
        raise BadPosition("jump= names an officer who has just captured and can capture again", "jump-again")
    if position.rules.forced and position.owed != most:
        raise BadPosition(f"owed= is {most}, the longest capture of that officer", "owed-longest")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("s", "o"),
    men=("s", "o"),
    board=Board(POINTS, WHERE, (0, 0, 6, 6), LINES, NEIGHBOURS),
    options=(
        Option("capture", ("huff", "forced")),
        Option("approach", ("near", "no-retreat", "path", "forward")),
    ),
    presets=(
        ("livret", ()),
        ("notre-variante", (("capture", "forced"),)),
    ),
    refusals=(
        "game-over",
        "place-officers-first",
        "not-in-fortress",
        "occupied",
        "officers-placed",
        "soldiers-huff",
        "not-guilty",
        "no-capture-running",
        "capture-to-finish",
        "soldiers-do-not-take",
        "empty-point",
        "not-your-man",
        "go-on-or-stop",
        "no-line",
        "nothing-to-jump",
        "longer-capture",
        "must-capture",
        "no-exit",
        "not-nearer",
    ),
    endings=(
        "too-few-soldiers",
        "no-officer-left",
        "fortress-occupied",
        "officers-blocked",
        "soldiers-blocked",
        "repetition",
        "no-progress",
    ),
    start=start,
    read=read,
    asymmetric=True,
    step_facts=FACTS,
)
