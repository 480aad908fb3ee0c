"""Writes records as match files, in the layout of GNU Backgammon: 25 is the bar, 0 is off, hits are marked.

A match that readers would score differently is refused. Details that readers merely do not know are put into tags."""

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
"""The default names."""
_WORDS = {"take": " Takes", "drop": " Drops"}
_LEFT = 27
"""The width of the left column."""
_FIRST = 31
"""The width of the first name with its points."""


class MatTurn(NamedTuple):
    """An action of a side, as written in the file."""

    side: int
    text: str


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file. Raises `FormatError` if the format cannot hold a match."""
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


# --- what the format cannot hold --------------------------------------------------------------------------------------


def _check(played: GameRecord, result: Result | None, points: int) -> None:
    """Raise `FormatError` if other programs would score a game differently: a stake doubled by the opening throw, or
    the Jacoby rule in a match."""
    if played.options.get("tie") == "double" and _tied(played):
        raise FormatError("no-opening-stake")
    if points and result and result.reason == "jacoby":
        raise FormatError("no-jacoby-in-match")


def _tied(played: GameRecord) -> bool:
    """Whether the opening throw of a game was tied, or that of the game whose position it starts from."""
    return bool(opening_ties(played)) if not played.start else "stake=2" in played.start


def opening_ties(played: GameRecord) -> list[str]:
    """The tied opening throws, two dice each."""
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
    """The lines of the original file that were not understood."""
    own = kept.get(KEY)
    header = own.get("header") if isinstance(own, Mapping) else None
    if not isinstance(header, list | tuple):
        return []
    return [line for line in header if isinstance(line, str) and line[:1] in ("#", ";") and line.isprintable()]


def _player(record: Record, seat: int) -> str:
    """The name of a seat without colons, which would end it."""
    return " ".join(record.seats[seat].name.replace(":", " ").split()) or _NAMES[seat]


# --- a game -----------------------------------------------------------------------------------------------------------


def _turns(course: Course, record: Record, played: GameRecord) -> Iterator[MatTurn]:
    """The actions of the sides, a whole throw at a time. Raises `FormatError` for a game with another start."""
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
    """The dice and moves of a turn. If the smaller die bears a man off first, it is written first; readers would
    otherwise take the larger one."""
    if moved and str(moved[0][0]) == dice[1] and moved[0][1].endswith("/0"):
        dice = dice[::-1]
    return f"{dice}: {' '.join(way for _, way in moved)}".rstrip()


def _word(step: str, here: Position, after: Position, *, refused: bool) -> str:
    """A cube action. The acceptance of a beaver is implied by the next throw. A refused beaver is written as a double,
    because GNU Backgammon would wait for an answer until the next game."""
    if step == "double":
        return f" Doubles => {_stake(here) * 2}"
    if step == "beaver":
        return f" {'Doubles' if refused else 'Beavers'} => {_stake(after) * 2}"
    return "" if step == "take" and after.turn == CHANCE and "phase=beaver" in here.text() else _WORDS.get(step, "")


def _stake(here: Position) -> int:
    """The value of a single game."""
    words = dict(word.split("=", 1) for word in here.text().split())
    return int(words["stake"])


def _check_start(course: Course, played: GameRecord, first: Position) -> None:
    """Raise `FormatError` for a game that does not start in the usual position with a centred cube."""
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
    """The lines of a game with the winner, in the winner's column; on the same line as a drop in the left column,
    because GNU Backgammon would count a separate line as a second end."""
    if not result:
        return lines
    gained = forms.by_seat(result.scores, turned)
    winner = int(gained[1] > gained[0])
    told = f"Wins {gained[winner]:.0f} point{'s' if gained[winner] > 1 else ''}"
    told += " and the match" if match_over else ""
    if winner and lines and lines[-1].endswith(_WORDS["drop"]):
        return [*lines[:-1], f"{lines[-1]:<{_LEFT + 5}} {told}"]
    return [*lines, " " * (_LEFT + 7 if winner else 6) + told]
