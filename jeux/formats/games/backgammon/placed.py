"""A backgammon position with its match score, as an intermediate form between records and one-line notations.

A record represents it as a game that starts in the position, with its cube and dice, and the score as points before the
first game."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.formats.contract import FormatError, imported
from jeux.formats.mat.score import begun, kept_score
from jeux.formats.playing import Playing
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules import tables
from jeux.rules.contract import complete_options
from jeux.rules.games.backgammon.game import GAME
from jeux.rules.games.backgammon.men import START, Men
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY, Backgammon, Rules


@dataclass(frozen=True, slots=True)
class Placed:
    """A position: the checkers of both sides, the side to play, `phase` as in our rules, the dice thrown, the stake and
    the owner of the cube; `points` is the match length (0: none) and `scores` the points of the sides."""

    rows: Men
    side: int
    phase: str
    dice: tuple[int, ...] = ()
    stake: int = 1
    cube: int = NOBODY
    points: int = 0
    scores: tuple[int, int] = (0, 0)
    crawford: bool = False
    jacoby: bool = False
    beaver: bool = False
    cubeless: bool = False


def record_of(placed: Placed, content: bytes, number: int = 0) -> Record:
    """A record that starts in the position, the `number`-th of its text. Raises `FormatError` if our rules do not allow
    it."""
    on = {True: "on", False: "off"}
    options = {
        "cube": on[not placed.cubeless],
        # a centred cube above 1 means a tied opening throw
        "tie": "double" if placed.cube == NOBODY and placed.stake > 1 else "reroll",
        "crawford": on[placed.crawford],
        "jacoby": on[placed.jacoby],
        "beaver": on[placed.beaver],
    }
    rules = Rules(not placed.cubeless, options["tie"] == "double", placed.crawford, placed.jacoby, placed.beaver)
    position = _position(placed, rules)
    playing = Playing(GAME.key, dict(options), "" if _usual(placed) else position.text())
    start = begun(placed.points, placed.scores)
    if start.points:
        options["crawford"] = "on"  # the option concerns the match; the line only says whether this game is Crawford
    return imported(
        GAME.key,
        ("", ""),
        options,
        (playing.record(),),
        content,
        number=number,
        target=start.points,
        before=start.before,
        kept=start.kept,
    )


def _position(placed: Placed, rules: Rules) -> Backgammon:
    """The position; in the roll phase if a double is not allowed. Raises `FormatError`."""
    stake = placed.stake
    if not 1 <= stake <= CUBE_LIMIT or any(sum(row) != tables.MEN_EACH or min(row) < 0 for row in placed.rows):
        raise FormatError("position")
    side, phase, dice, cube = placed.side, placed.phase, placed.dice, placed.cube
    position = Backgammon(rules, placed.rows, side, phase, dice, stake, cube)
    if phase == "double" and not position.may_offer(side):
        return Backgammon(rules, placed.rows, side, "roll", dice, stake, cube)
    return position


def _usual(placed: Placed) -> bool:
    return placed.phase == "open" and placed.stake == 1


def opening(rows: Men) -> bool:
    """Whether the checkers are in their starting position."""
    return rows == START


def placed_in(match: Match) -> Placed:
    """The current position; in the middle of a throw, the one before its first die.

    Raises `FormatError` for a game that begins in the middle of a throw."""
    here = _between_turns(match)
    options = complete_options(GAME, match.record.games[-1].options)
    points, scores = _score(match)
    return Placed(
        rows=here.rows,
        side=here.side,
        phase=here.phase,
        dice=here.dice[:2],
        stake=here.stake,
        cube=here.cube,
        points=points,
        scores=scores,
        crawford=bool(points) and options["crawford"] == "on",
        jacoby=options["jacoby"] == "on",
        beaver=options["beaver"] == "on",
        cubeless=options["cube"] == "off" or (not points and options["crawford"] == "on"),
    )


def _between_turns(match: Match) -> Backgammon:
    for here in reversed(match.positions):
        assert isinstance(here, Backgammon)
        if here.phase != "play" or tables.whole_throw(here.dice):
            return here
    raise FormatError("set-position")


def _score(match: Match) -> tuple[int, tuple[int, int]]:
    """The points of the match, and those of the sides before this game."""
    away = match.away()
    if away:
        points = match.record.target
        return points, (points - away[0], points - away[1])
    if match.record.form == "points":
        return match.record.target, (0, 0)
    return kept_score(match.record)
