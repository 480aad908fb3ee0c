"""Les Dames en croix: twenty white men storm the nine points of nine black men, who may go everywhere.

Source: the sheet *Les dames en croix* of *Ludofiches 82*, after R. Millington.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask, mask_of
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.flags import can_jump
from jeux.rules.games.dames_en_croix import CARD
from jeux.rules.games.dames_en_croix.board import FLAGS, JUMPS, LOWER_MASK, NINE_MASK, POINTS, WHERE
from jeux.rules.games.dames_en_croix.facts import FACTS
from jeux.rules.games.dames_en_croix.position import ALL_MEN, QUIET_LIMIT, SIDES, DamesEnCroix
from jeux.rules.text import read_choice, read_fields, read_int


def _forced(options: Options) -> bool:
    return complete_options(GAME, options)["capture"] == "forced"


def start(options: Options, players: int) -> DamesEnCroix:
    """Black on the nine points, White on the four lower rows, White to play."""
    assert players == 2, players
    return DamesEnCroix(_forced(options), (LOWER_MASK, NINE_MASK), 0)


def read(text: str, options: Options, players: int) -> DamesEnCroix:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    forced = _forced(options)
    board, turn, jump, guilty, quiet = read_fields(text, ("board", "turn", "jump", "guilty", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 33 characters among w, b and .")
    position = DamesEnCroix(
        forced,
        (letter_mask(board, "w"), letter_mask(board, "b")),
        SIDES.index(read_choice(turn, tuple(SIDES), "turn")),
        -1 if jump == "-" else POINTS.index(read_choice(jump, POINTS, "jump")),
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


def _check_men(position: DamesEnCroix) -> None:
    if any(position.count(player) > most for player, most in enumerate(ALL_MEN)):
        raise BadPosition("there are at most twenty white men and nine black men", "men")
    if position.masks[0] & NINE_MASK == NINE_MASK and not position.side:
        raise BadPosition("White has just taken the nine points: Black would play", "nine")
    guilty = position.guilty_mask
    if guilty and (position.forced or position.jump >= 0 or guilty & ~position.masks[1 - position.side]):
        raise BadPosition("guilty= names adverse men, at the beginning of a turn, where captures are free", "guilty")


def _check_jump(position: DamesEnCroix) -> None:
    if position.jump < 0:
        return
    own, adverse = position.masks[position.side], position.masks[1 - position.side]
    able = own >> position.jump & 1 and can_jump(position.jump, JUMPS[position.side], adverse, position.empty)
    if not able or position.quiet or position.result():
        raise BadPosition("jump= names a man who has just captured and can capture again", "jump-again")


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, WHERE, (0, 0, 6, 6), FLAGS.lines, FLAGS.neighbours),
    options=(Option("capture", ("huff", "forced")),),
    presets=(
        ("fiche", ()),
        ("prise-obligatoire", (("capture", "forced"),)),
    ),
    refusals=(
        "game-over",
        "no-huffing",
        "not-guilty",
        "no-capture-running",
        "capture-to-finish",
        "empty-point",
        "not-your-man",
        "go-on-or-stop",
        "occupied",
        "no-line",
        "nothing-to-jump",
        "no-retreat",
        "on-central-line",
        "away-from-line",
        "must-capture",
    ),
    endings=("eight-left", "nine-points", "no-black-left", "blocked", "repetition", "no-progress"),
    start=start,
    read=read,
    asymmetric=True,
    step_facts=FACTS,
)
