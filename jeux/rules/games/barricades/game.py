"""Barricades: five pawns each, a course with forks, fifteen barricades to take and to put in the way of the others.

Source: booklet *Jeux traditionnels d'Europe*, pages 22 and 23; its plan is lost, the one of the house
stands in `board`.
"""

from __future__ import annotations

from jeux.rules import tables
from jeux.rules.boards import letter_mask, neighbours
from jeux.rules.contract import CHANCE, OVER, BadPosition, Board, Game, Option, Options, Position, complete_options
from jeux.rules.games.barricades import CARD
from jeux.rules.games.barricades.board import (
    ALL_BARRICADES,
    CELLS,
    COLUMNS,
    ENTRIES,
    FIRST_ROW,
    PAWNS_EACH,
    RUNGS,
    SEATS,
    START_LINES,
    Pawns,
    lines,
    row_of,
)
from jeux.rules.games.barricades.facts import FACTS
from jeux.rules.games.barricades.position import BARRICADE, COLOURS, Barricades, Rules
from jeux.rules.text import read_choice, read_fields, read_int

_SEATS_OF_TWO = {"inner": (1, 2), "outer": (0, 3), "double": (0, 1, 2, 3)}
_SEATS = {3: (0, 1, 3), 4: (0, 1, 2, 3)}


def _rules(options: Options, players: int) -> Rules:
    full = complete_options(GAME, options)
    seats = _SEATS_OF_TWO[full["seats"]] if players == 2 else _SEATS[players]
    owner = [-1] * SEATS
    for i, seat in enumerate(seats):
        owner[seat] = i % players
    paired = len(seats) > players or (players == 4 and full["teams"] == "on")
    teams = tuple((seat, (seat + 2) % SEATS) if paired else (seat,) for seat in range(SEATS))
    colours = COLOURS if len(seats) == SEATS else "".join(COLOURS[max(0, player)] for player in owner)
    return Rules(players, seats, tuple(owner), teams, colours, full["passing"] == "free")


def start(options: Options, players: int) -> Barricades:
    """All the pawns on the start line, the barricades on the rungs, the leftmost player to throw."""
    rules = _rules(options, players)
    return Barricades(rules, (0, 0, 0, 0), RUNGS, rules.seats[0])


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str, options: Options, players: int) -> Barricades:
    """The position that a text describes. Raises `BadPosition`."""
    rules = _rules(options, players)
    board, turn, waiting, side, dice = read_fields(text, ("board", "turn", "start", "side", "dice"))
    if len(board) != len(CELLS) or set(board) - set(".#1234"):
        raise BadPosition(f"board= takes {len(CELLS)} characters among . # 1 2 3 4")
    pawns = (letter_mask(board, "1"), letter_mask(board, "2"), letter_mask(board, "3"), letter_mask(board, "4"))
    seats = tuple(str(seat + 1) for seat in rules.seats)
    position = Barricades(
        rules, pawns, letter_mask(board, "#"), int(read_choice(side, seats, "side")) - 1, tables.read_dice(dice)
    )
    _check_pawns(pawns, rules, waiting)
    _check_barricades(position)
    _check_turn(position, turn)
    return position


def _check_pawns(pawns: Pawns, rules: Rules, waiting: str) -> None:
    counts = waiting.split(",")
    if len(counts) != SEATS:
        raise BadPosition("start= takes four numbers")
    for seat, count in enumerate(counts):
        there = pawns[seat].bit_count() + read_int(count, 0, PAWNS_EACH, "start")
        if there != (PAWNS_EACH if seat in rules.seats else 0):
            raise BadPosition("a position that is played has five pawns in all, another one none", "men")


def _check_barricades(position: Barricades) -> None:
    missing = ALL_BARRICADES - position.barricades.bit_count()
    if missing not in (0, 1) or position.barricades & FIRST_ROW:
        raise BadPosition("there are fifteen barricades, one of them perhaps taken, none in row 1", "barricades")
    if position.due and not position.pawns[position.side] & ~FIRST_ROW:
        raise BadPosition("no pawn of the side can have taken a barricade", "taken")


def _check_turn(position: Barricades, turn: str) -> None:
    if position.turn == OVER and position.side != position.rules.after(position.winner):
        raise BadPosition("once the game is over, side= is the position after the winner's", "over-side")
    if position.dice and (position.turn == OVER or position.due or len(position.dice) != 2):
        raise BadPosition("dice= takes the two dice thrown, until a pawn has moved", "dice")
    expected = "?" if position.turn == CHANCE else str(position.side + 1)
    if turn != expected:
        raise BadPosition(f"turn= is {expected} here, not {turn}", "turn")


def _allies(position: Position, player: int) -> tuple[int, ...]:
    """The two of a team; a player of two colours is alone."""
    assert isinstance(position, Barricades)
    rules = position.rules
    mates = {rules.owner[mate] for seat in rules.seats if rules.owner[seat] == player for mate in rules.teams[seat]}
    return tuple(sorted(mates))


# --- the game -----------------------------------------------------------------------------------------------------


def _where() -> dict[str, tuple[float, float]]:
    """x counts the columns from a, y is the row; a start line is its middle, below its entry."""
    spots = {cell: (float(COLUMNS.index(cell[0])), float(row_of(i))) for i, cell in enumerate(CELLS)}
    return spots | {line: (spots[CELLS[entry]][0], 0.0) for line, entry in zip(START_LINES, ENTRIES, strict=True)}


POINTS = (*CELLS, *START_LINES)

GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=tuple(COLOURS),
    men=(*COLOURS, BARRICADE),
    board=Board(POINTS, _where(), (-0.5, -0.5, 16.5, 13.5), lines(), neighbours(POINTS, lines())),
    options=(
        Option("seats", ("inner", "outer", "double"), players=(2,)),
        Option("teams", ("off", "on"), players=(4,)),
        Option("passing", ("forced", "free")),
    ),
    presets=(
        ("livret", ()),
        ("equipes", (("seats", "double"), ("teams", "on"))),
        ("deux-bouts", (("seats", "outer"),)),
    ),
    refusals=(
        "game-over",
        "put-first",
        "no-barricade",
        "already-thrown",
        "throw-first",
        "dice-order",
        "must-play",
        "put-start",
        "put-first-row",
        "put-occupied",
        "no-such-die",
        "no-pawn",
        "other-start-pawn",
        "start-cell",
        "barricade-in-the-way",
        "exact-count",
        "turn-back",
        "wrong-distance",
        "own-pawn",
        "partner-pawn",
    ),
    endings=("goal-reached",),
    start=start,
    read=read,
    chance=True,
    throws_dice=True,
    decisive=True,
    allies=_allies,
    step_facts=FACTS,
)
