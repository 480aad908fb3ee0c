"""Backgammon: two dice, fifteen men each, hits, bearing off, and the doubling cube.

Source: booklet *Jeux traditionnels d'Europe* and two rule sheets.
"""

from __future__ import annotations

from itertools import pairwise

from jeux.rules import tables
from jeux.rules.contract import CHANCE, BadPosition, Board, Game, Option, Options, Position, complete_options
from jeux.rules.games.backgammon import CARD
from jeux.rules.games.backgammon.facts import FACTS, parted
from jeux.rules.games.backgammon.men import BAR, OFF, SIDES, START, Men, Row, place
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY, PHASES, Backgammon, Rules
from jeux.rules.text import read_choice, read_fields, read_int, read_pair

_FIELDS = ("board", "turn", "bar", "side", "phase", "dice", "stake", "cube")


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(
        cube=full["cube"] == "on",
        tie_doubles=full["tie"] == "double",
        crawford=full["crawford"] == "on",
        jacoby=full["jacoby"] == "on",
        beaver=full["beaver"] == "on",
    )


def start(options: Options, players: int) -> Backgammon:
    """The men in place, the opening throw to come."""
    assert players == 2, players
    return Backgammon(_rules(options), START, NOBODY, "open")


def prices(position: Position) -> tuple[int, ...]:
    """What giving up may cost: a single game, a gammon, a backgammon."""
    assert isinstance(position, Backgammon)
    return tuple(position.stake * times for times in (1, 2, 3))


def match_options(options: Options, target: int, scores: tuple[tuple[float, ...], ...]) -> Options:
    """With `crawford`, only the first *manche* that a player begins one point short of the target is Crawford's.

    `scores` are the points of the players before each *manche* so far, including the next one. In a match that starts
    with points on the board, the Crawford *manche* is still to come if exactly one player is one point short."""
    if target < 2 or complete_options(GAME, options)["crawford"] == "off":
        return options
    nearly_won = sum(max(score) == target - 1 for score in scores)
    first = nearly_won == 1 and min(scores[-1]) < target - 1  # the opponent did not get there in the same game
    return {**options, "crawford": "on" if first else "off"}


def in_match(position: Position, away: tuple[int, ...]) -> Backgammon:
    """The position with the points that White and Black still need in their match, which affect the value of doubles
    and gammons."""
    assert isinstance(position, Backgammon)
    assert len(away) == 2, away
    rules = position.rules._replace(away=(away[0], away[1]))
    men, dice = position.rows, position.dice
    return Backgammon(rules, men, position.side, position.phase, dice, position.stake, position.cube)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str, options: Options, players: int) -> Backgammon:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    board, turn, bar, side, phase, dice, stake, cube = read_fields(text, _FIELDS)
    if (side == "-") != (phase == "open"):
        raise BadPosition("side= is - in phase=open and only there", "opening")
    position = Backgammon(
        rules,
        _read_rows(board, bar),
        ("-", *SIDES).index(read_choice(side, ("-", *SIDES), "side")) - 1,
        read_choice(phase, PHASES, "phase"),
        tables.read_dice(dice),
        read_int(stake, 1, CUBE_LIMIT, "stake"),
        ("-", *SIDES).index(read_choice(cube, ("-", *SIDES), "cube")) - 1,
    )
    _check_phase(position, turn)
    _check_cube(position)
    _check_offer(position)
    _check_men(position)
    _check_dice(position)
    return position


def _read_rows(board: str, bar: str) -> Men:
    whites, blacks = tables.read_stacks(board)
    bars = read_pair(bar, 0, tables.MEN_EACH, "bar")
    return _row(whites[::-1], bars[0]), _row(blacks, bars[1])


def _row(arrows: list[int], on_bar: int) -> Row:
    off = tables.MEN_EACH - sum(arrows) - on_bar
    if off < 0:
        raise BadPosition("a player has at most fifteen men", "men")
    return (off, *arrows, on_bar)


def _check_phase(position: Backgammon, turn: str) -> None:
    expected = "?" if position.turn == CHANCE else SIDES[position.side if position.phase == "over" else position.turn]
    if turn != expected:
        raise BadPosition(f"turn= is {expected} in this phase, not {turn}", "turn")
    if position.phase == "open" and (position.rows != START or position.cube != NOBODY):
        raise BadPosition("phase=open has the men in place and nobody holding the cube", "opening-men")


def _check_cube(position: Backgammon) -> None:
    rules, stake = position.rules, position.stake
    if stake & (stake - 1):
        raise BadPosition("stake= is one of 1 2 4 8 16 32 64", "stake")
    if position.cube == NOBODY and stake != 1 and not (stake == 2 and rules.tie_doubles):
        raise BadPosition("a stake above 1 needs a holder of the cube, or a tie that doubles", "stake-nobody")
    if position.cube != NOBODY and (stake == 1 or not rules.cube_in_play):
        raise BadPosition("nobody holds the cube unless a double was taken", "cube")


def _check_offer(position: Backgammon) -> None:
    if position.phase in ("double", "take") and not position.may_offer(position.side):
        raise BadPosition("the side may not offer a double", "no-offer")
    if position.phase == "beaver" and not (
        position.rules.beaver and position.cube == 1 - position.side and position.stake <= CUBE_LIMIT // 2
    ):
        raise BadPosition("nobody has beavered here", "no-beaver")


def _check_men(position: Backgammon) -> None:
    gone = [row[OFF] == tables.MEN_EACH for row in position.rows]
    if not any(gone):
        if position.phase == "over":
            _check_refused(position)
        return
    if all(gone):
        raise BadPosition("both players have no man left", "nobody-left")
    if position.phase != "over" or gone[position.side]:
        raise BadPosition("a player without men has won: phase=over, and side= is the other", "all-off")


def _check_refused(position: Backgammon) -> None:
    may_have_offered = position.may_offer(1 - position.side)
    if not may_have_offered:
        raise BadPosition("no offer can have been refused here", "no-refusal")


def _check_dice(position: Backgammon) -> None:
    if bool(position.dice) != (position.phase == "play"):
        raise BadPosition("dice= is - in every phase but phase=play", "dice")
    if position.dice and not tables.whole_throw(position.dice) and not position.plan().most:
        raise BadPosition("a turn ends when none of the dice left can be played", "dice-played")


# --- the game -----------------------------------------------------------------------------------------------------


def _course(side: int) -> tuple[str, ...]:
    return tuple(place(side, p) for p in range(BAR, OFF - 1, -1))


def _where() -> dict[str, tuple[float, float]]:
    """The unit is the width of an arrow; an arrow is where the first man of its stack lies."""
    spots = {"bar:w": (6.5, 7.0), "bar:b": (6.5, 4.0), "off:w": (14.1, 10.7), "off:b": (14.1, 0.3)}
    for arrow in range(1, 25):
        column = 12 - arrow if arrow <= 12 else arrow - 13
        spots[str(arrow)] = (column + (0.5 if column < 6 else 1.5), 0.45 if arrow <= 12 else 10.55)
    return spots


def _near() -> dict[str, tuple[str, ...]]:
    """Along the courses: from the bar through the arrows to the men borne off."""
    near: dict[str, dict[str, None]] = {name: {} for name in _where()}
    for course in (_course(0), _course(1)):
        for first, second in pairwise(course):
            near[first][second] = None
            near[second][first] = None
    return {name: tuple(beside) for name, beside in near.items()}


def _negated(points: float) -> float:
    """The opponent's value: the negative."""
    return -points


GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=tuple(SIDES),
    men=tuple(SIDES),
    board=Board(tuple(_where()), _where(), (0, 0, 14.8, 11), (), _near()),
    options=(
        Option("cube", ("on", "off")),
        Option("tie", ("double", "reroll")),
        Option("crawford", ("off", "on")),
        Option("jacoby", ("off", "on")),
        Option("beaver", ("off", "on")),
    ),
    presets=(
        ("livret", ()),
        ("famille", (("cube", "off"), ("tie", "reroll"))),
        ("tournoi", (("tie", "reroll"), ("crawford", "on"))),
        ("partie-libre", (("tie", "reroll"), ("jacoby", "on"), ("beaver", "on"))),
    ),
    refusals=(
        "game-over",
        "no-offer",
        "answer-first",
        "no-beaver",
        "cube-limit",
        "no-cube",
        "crawford-game",
        "dice-thrown",
        "not-your-cube",
        "already-thrown",
        "throw-first",
        "dice-order",
        "must-play",
        "no-such-die",
        "no-man",
        "bar-first",
        "wrong-distance",
        "blocked",
        "not-all-home",
        "farther-man",
        "larger-die",
        "all-dice",
    ),
    endings=("single", "gammon", "backgammon", "jacoby", "refused-double"),
    start=start,
    read=read,
    chance=True,
    throws_dice=True,
    parted=parted,
    opening_throw=True,
    decisive=True,
    in_points=True,
    mirror=_negated,
    targets=(1, 3, 5, 7, 9, 10, 11, 13, 15, 20),
    prices=prices,
    losses=(0.04, 0.08, 0.16),  # of the stake: the thresholds of GNU Backgammon for doubtful, bad and very bad
    unit=lambda position: float(prices(position)[0]),
    match_options=match_options,
    in_match=in_match,
    step_facts=FACTS,
)
