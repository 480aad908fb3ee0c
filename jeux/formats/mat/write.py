"""Records as files of matches, laid out as GNU Backgammon does: 25 is the bar, 0 is off, hits are marked.

What a reader of such files would count otherwise than our rules is refused, what it would only not know is told in a
tag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.mat.course import Course, courses
from jeux.formats.mat.read import KEY
from jeux.formats.mat.turns import write_step
from jeux.match import forms
from jeux.match.record import GameRecord, Record, beginning, replay, result_of, running_scores
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, Position, Result
from jeux.rules.tables import THROWN

_NAMES = ("White", "Black")
"""Of players without a name."""
_WORDS = {"take": " Takes", "drop": " Drops"}
_LEFT = 27
"""Letters of the left column."""
_FIRST = 31
"""Letters of the first name and its points."""


class Turn(NamedTuple):
    """What the player of a side did, as a file has it."""

    side: int
    text: str


def write(records: Sequence[Record]) -> bytes:
    """The file of some matches. Raises `FormatError` where a match has no place in it."""
    return "\n".join("\n".join(_match_lines(record)) for record in records).encode()


def _match_lines(record: Record) -> list[str]:
    course = courses()[record.game]
    results = [_result(record, number) for number in range(len(record.games))]
    ended = [result for result in results if result]
    scores = running_scores(record, ended)
    points = record.target if record.form == forms.POINTS else 0
    lines = [*_header(course, record), "", f" {points} point match", ""]
    for number, (played, result, before) in enumerate(zip(record.games, results, scores, strict=False), 1):
        _check(played, result, points)
        lines.append(f" Game {number}")
        first, second = (f"{_player(record, seat)} : {before[seat]:.0f}" for seat in (0, 1))
        lines.append(f" {first:<{_FIRST}}{second}")
        lines += _columns(_turns(course, record, played), played.turned)
        if result:
            lines.append(_end(result, played.turned, record.over and number == len(record.games), points))
        lines.append("")
    return lines


def _result(record: Record, number: int) -> Result | None:
    return result_of(record.games[number], _positions(record, record.games[number])[-1], record.players)


def _positions(record: Record, played: GameRecord) -> list[Position]:
    return replay(beginning(CATALOGUE[record.game], played, record.players), played.steps)


# --- what has no place ------------------------------------------------------------------------------------------------


def _check(played: GameRecord, result: Result | None, points: int) -> None:
    """Raises `FormatError` where other programs would count the points of a game otherwise: a stake doubled by the
    opening throw, and Jacoby's rule in a match."""
    if played.options.get("tie") == "double" and _tied(played):
        raise FormatError("no-opening-stake")
    if points and result and result.reason == "jacoby":
        raise FormatError("no-jacoby-in-match")


def _tied(played: GameRecord) -> bool:
    """Whether the opening throw of a game was a double, or of one that it came from."""
    first = THROWN.get(played.steps[0], (0, 1)) if played.steps else (0, 1)
    return first[0] == first[1] if not played.start else "stake=2" in played.start


# --- the header -------------------------------------------------------------------------------------------------------


def _header(course: Course, record: Record) -> list[str]:
    tags = {f"Player {seat + 1}": record.seats[seat].name for seat in (0, 1)}
    kept = record.unknown.get(KEPT)
    if not isinstance(kept, Mapping):
        tags["EventDate"] = record.created[:10].replace("-", ".")
    tags |= {"Variation": course.variation, **course.tags(record)}
    lines = [f'; [{tag} "{value}"]' for tag, value in tags.items()]
    return [*lines, *_kept(kept)]


def _kept(kept: object) -> list[str]:
    """The lines of a file that were not understood."""
    own = kept.get(KEY) if isinstance(kept, Mapping) else None
    header = own.get("header") if isinstance(own, Mapping) else None
    if not isinstance(header, list | tuple):
        return []
    return [line for line in header if isinstance(line, str) and line[:1] in ("#", ";") and line.isprintable()]


def _player(record: Record, seat: int) -> str:
    """A name without the sign that ends it."""
    return " ".join(record.seats[seat].name.replace(":", " ").split()) or _NAMES[seat]


# --- a game -----------------------------------------------------------------------------------------------------------


def _turns(course: Course, record: Record, played: GameRecord) -> Iterator[Turn]:
    """What the sides did, whole turns of dice together. Raises `FormatError` for a game that begins elsewhere."""
    positions = _positions(record, played)
    _check_start(course, played, positions[0])
    dice, ways, side = "", list[str](), -1
    for here, step, after in zip(positions, played.steps, positions[1:], strict=False):
        if step in THROWN:
            side = course.side(after)
            dice = _dice(step) if side >= 0 and after.turn != CHANCE else ""
        elif course.die_of(here.turn, step):
            ways.append(write_step(course, here, side, step))
        elif word := _word(step, here, after):
            yield Turn(here.turn, word)
        if dice and (step == "pass" or (ways and after.turn != side)):
            yield Turn(side, f"{dice}: {' '.join(ways) or 'Cannot Move'}")
            dice, ways = "", []
    if dice:
        # a turn that was not finished is no turn: the dice alone are told
        yield Turn(side, f"{dice}:")


def _dice(step: str) -> str:
    high, low = sorted(THROWN[step], reverse=True)
    return f"{high}{low}"


def _word(step: str, here: Position, after: Position) -> str:
    """An offer or its answer. A beaver that is accepted is told by the throw that follows."""
    if step == "double":
        return f" Doubles => {_stake(here) * 2}"
    if step == "beaver":
        return f" Beavers => {_stake(after) * 2}"
    return "" if step == "take" and after.turn == CHANCE and "phase=beaver" in here.text() else _WORDS.get(step, "")


def _stake(here: Position) -> int:
    """What a single game is worth."""
    words = dict(word.split("=", 1) for word in here.text().split())
    return int(words["stake"])


def _check_start(course: Course, played: GameRecord, first: Position) -> None:
    """Raises `FormatError` for a game that does not begin with the men in place and the cube in the middle."""
    if not played.start:
        return
    usual = CATALOGUE[course.game].start(played.options, 2)
    begun = course.begun(played.options, max(course.side(first), 0))
    same = all(course.men(first, side) == course.men(usual, side) for side in (0, 1))
    if not same or first.text() not in (usual.text(), begun):
        raise FormatError("set-position")


def _columns(turns: Iterator[Turn], turned: int) -> list[str]:
    """The lines of a game: the first seat on the left, the second on the right."""
    lines: list[list[str]] = []
    for side, text in turns:
        seat = (side - turned) % 2
        if seat and lines and len(lines[-1]) == 1:
            lines[-1].append(text)
        else:
            lines.append(["", text] if seat else [text])
    return [f"{number:>3}) {left:<{_LEFT}} {''.join(right)}".rstrip() for number, (left, *right) in enumerate(lines, 1)]


def _end(result: Result, turned: int, match_over: bool, points: int) -> str:
    """The line that tells who won, in the column of the winner."""
    gained = forms.by_seat(result.scores, turned)
    winner = int(gained[1] > gained[0])
    told = f"Wins {gained[winner]:.0f} point{'s' if gained[winner] > 1 else ''}"
    indent = " " * (_LEFT + 7 if winner else 6)
    return f"{indent}{told}{' and the match' if match_over and points else ''}"
