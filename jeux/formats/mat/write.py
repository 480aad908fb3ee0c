"""Records as files of matches, laid out as GNU Backgammon does: 25 is the bar, 0 is off, hits are marked.

What a reader of such files would count otherwise than our rules is refused, what it would only not know is told in a
tag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.mat.course import Course, courses
from jeux.formats.mat.read import KEY, TIES
from jeux.formats.mat.score import kept_score
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


class MatTurn(NamedTuple):
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
    points, first = kept_score(record)
    points = points or (record.target if record.form == forms.POINTS else 0)
    lines = [*_header(course, record), "", f" {points} point match", ""]
    for number, (played, result, before) in enumerate(zip(record.games, results, scores, strict=False), 1):
        _check(played, result, points)
        lines.append(f" Game {number}")
        left, right = (f"{_player(record, seat)} : {first[seat] + before[seat]:.0f}" for seat in (0, 1))
        lines.append(f" {left:<{_FIRST}}{right}")
        columns = _columns(_turns(course, record, played), played.turned)
        last_game = record.over and number == len(record.games)
        lines += [*_with_end(columns, result, played.turned, last_game and bool(points)), ""]
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
    return bool(opening_ties(played)) if not played.start else "stake=2" in played.start


def opening_ties(played: GameRecord) -> list[str]:
    """The opening throws that came again, two dice each."""
    throws = takewhile(lambda dice: dice[0] == dice[1], (THROWN.get(step, (0, 1)) for step in played.steps))
    return [f"{first}{second}" for first, second in throws] if not played.start else []


# --- the header -------------------------------------------------------------------------------------------------------


def _header(course: Course, record: Record) -> list[str]:
    tags = {f"Player {seat + 1}": record.seats[seat].name for seat in (0, 1)}
    tags |= {"Variation": course.variation, **course.tags(record)}
    ties = [f"{number}:{tie}" for number, played in enumerate(record.games, 1) for tie in opening_ties(played)]
    tags |= {TIES: " ".join(ties)} if ties else {}
    lines = [f'; [{tag} "{value}"]' for tag, value in tags.items()]
    kept = record.unknown.get(KEPT)
    day = record.created[:10].replace("-", ".")
    return [*lines, *(_kept(kept) if isinstance(kept, Mapping) else [f'; [EventDate "{day}"]'])]


def _kept(kept: Mapping[str, object]) -> list[str]:
    """The lines of a file that were not understood."""
    own = kept.get(KEY)
    header = own.get("header") if isinstance(own, Mapping) else None
    if not isinstance(header, list | tuple):
        return []
    return [line for line in header if isinstance(line, str) and line[:1] in ("#", ";") and line.isprintable()]


def _player(record: Record, seat: int) -> str:
    """A name without the sign that ends it."""
    return " ".join(record.seats[seat].name.replace(":", " ").split()) or _NAMES[seat]


# --- a game -----------------------------------------------------------------------------------------------------------


def _turns(course: Course, record: Record, played: GameRecord) -> Iterator[MatTurn]:
    """What the sides did, whole turns of dice together. Raises `FormatError` for a game that begins elsewhere."""
    positions = _positions(record, played)
    _check_start(course, played, positions[0])
    dice, moved, side = "", list[tuple[int, str]](), -1
    following = (*played.steps[1:], "")
    for here, step, after, then in zip(positions, played.steps, positions[1:], following, strict=False):
        if step in THROWN:
            side = course.side(after)
            dice = write_dice(step) if side >= 0 else ""
        elif die := course.die_of(here.turn, step):
            moved.append((die[0], write_step(course, here, side, step)))
        elif word := _word(step, here, after, refused=then == "drop"):
            yield MatTurn(here.turn, word)
        if dice and (step == "pass" or (moved and after.turn != side)):
            yield MatTurn(side, _moves(dice, moved) if moved else f"{dice}: Cannot Move")
            dice, moved = "", []
    if dice:
        yield MatTurn(side, _moves(dice, moved))


def write_dice(step: str) -> str:
    """The two dice of a throw, the larger first."""
    high, low = sorted(THROWN[step], reverse=True)
    return f"{high}{low}"


def _moves(dice: str, moved: Sequence[tuple[int, str]]) -> str:
    """The dice and the ways of a turn. Where the smaller die bore off first it is told first: else the larger one would
    be taken for it."""
    if moved and str(moved[0][0]) == dice[1] and moved[0][1].endswith("/0"):
        dice = dice[::-1]
    return f"{dice}: {' '.join(way for _, way in moved)}".rstrip()


def _word(step: str, here: Position, after: Position, *, refused: bool) -> str:
    """An offer or its answer. That a beaver is accepted is told by the throw that follows; one that is refused is
    called a double, for GNU Backgammon would wait for its answer until the next game."""
    if step == "double":
        return f" Doubles => {_stake(here) * 2}"
    if step == "beaver":
        return f" {'Doubles' if refused else 'Beavers'} => {_stake(after) * 2}"
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


def _columns(turns: Iterator[MatTurn], turned: int) -> list[str]:
    """The lines of a game: the first seat on the left, the second on the right."""
    lines: list[list[str]] = []
    for side, text in turns:
        seat = (side - turned) % 2
        if seat and lines and len(lines[-1]) == 1:
            lines[-1].append(text)
        else:
            lines.append(["", text] if seat else [text])
    return [f"{number:>3}) {left:<{_LEFT}} {''.join(right)}".rstrip() for number, (left, *right) in enumerate(lines, 1)]


def _with_end(lines: list[str], result: Result | None, turned: int, match_over: bool) -> list[str]:
    """The lines of a game and who won, in the column of the winner: beside the refusal of a double on the left, where
    GNU Backgammon would count an end on a line of its own once more."""
    if not result:
        return lines
    gained = forms.by_seat(result.scores, turned)
    winner = int(gained[1] > gained[0])
    told = f"Wins {gained[winner]:.0f} point{'s' if gained[winner] > 1 else ''}"
    told += " and the match" if match_over else ""
    if winner and lines and lines[-1].endswith(_WORDS["drop"]):
        return [*lines[:-1], f"{lines[-1]:<{_LEFT + 5}} {told}"]
    return [*lines, " " * (_LEFT + 7 if winner else 6) + told]
