"""Reads match files as records: plays every game through the rules, and compares the points with those in the file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from jeux.common.cleaning import clean
from jeux.common.progress import reached
from jeux.formats.contract import FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.mat.course import Course, courses
from jeux.formats.mat.layout import Cell, GameLines, MatchLines, read_lines
from jeux.formats.mat.score import begun
from jeux.formats.mat.telling import Telling
from jeux.formats.mat.turns import read_ways
from jeux.formats.salvage import in_parts
from jeux.match import forms
from jeux.match.record import GameRecord, Record, RecordError
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options

KEY = "mat"
TIES = "OpeningTies"
"""The tag of tied opening throws: the game number and both dice, such as ``2:44``, separated by spaces."""
OURS = frozenset(("Variation", "Player 1", "Player 2", TIES))
"""The tags that the writer generates, besides those of the options."""
_CANNOT = ("cannot move", "can't move", "no move", "dance")
_ENDS = ("wins", "loses", "resigns")
"""The kinds of cells that tell how a game ended."""
_LATER = ("????", "???")
"""What some programs write for a throw after which a player resigned."""
Scores = tuple[float, float]


def read(content: bytes) -> Reading:
    """The matches of a file, one by one. Raises `FormatError`."""
    text, numbers = decode(content), count()
    matches = read_lines(text)
    for place, match in enumerate(matches):
        reached(place / len(matches))
        yield from _read_match(match, text, content, numbers)


def _read_match(match: MatchLines, text: str, content: bytes, numbers: Iterator[int]) -> Reading:
    if match.points > forms.LONGEST or len(match.games) > forms.LONGEST:
        return (FormatError("too-many-games", "", match.games[0].line, 1),)
    try:
        course = _course(match)
    except FormatError as error:
        return (FormatError(error.code, error.detail, match.games[0].line, 1),)

    def read_part(first: int, last: int) -> Record:
        return _read_games(course, match.part(first, last), text, content, next(numbers))

    # an error at the first line of a game is about the one before
    return in_parts(match.games, lambda game: (game.line, 2), read_part)


def _read_games(course: Course, match: MatchLines, text: str, content: bytes, number: int) -> Record:
    first: FormatError | None = None
    rules = course.rules(match.tags, match.points, text)
    # the points of a money session show which rules apply, but many programs count them differently or not at all
    for compared in (True,) if match.points else (True, False):
        for options in rules:
            try:
                return _record(course, match, options, content, number, compared=compared)
            except FormatError as error:
                first = first or error
    assert first
    raise first


def _course(match: MatchLines) -> Course:
    """The game named in the header; without a name, the first one. Raises `FormatError`."""
    variation = match.tags.get("Variation", "")
    found = [each for each in courses().values() if each.variation.lower() == (variation or each.variation).lower()]
    if not found:
        raise FormatError("other-game", clean(variation))
    return found[0]


def _record(
    course: Course, match: MatchLines, options: Options, content: bytes, number: int, *, compared: bool
) -> Record:
    game, points = CATALOGUE[course.game], match.points
    first = (points and match.games[0].scores) or (0, 0)
    standings: tuple[Scores, ...] = (first,)
    games: list[GameRecord] = []
    for i, lines in enumerate(match.games):
        after = match.games[i + 1] if i + 1 < len(match.games) else match.after
        if compared:
            _check_scores(lines, standings[-1])
        rules = game.match_options(options, points, standings) if points else options
        telling = Telling(course, rules)
        _tell_ties(telling, match.tags.get(TIES, ""), match.skipped + i + 1, lines.line)
        _tell(telling, lines, after)
        gained = telling.points() or (0.0, 0.0)
        games.append(telling.record())
        standings = (*standings, (standings[-1][0] + gained[0], standings[-1][1] + gained[1]))
        if points and after and max(standings[-1]) >= points:
            raise FormatError("after-the-end", "", after.line, 1)
    start = begun(points, first)
    form, target = form_of(start.points, len(games))
    beside = {KEY: {"header": _kept(course, match)}, **start.kept}
    names = [_name(match, seat) for seat in (0, 1)]
    try:
        return imported(
            course.game,
            names,
            options,
            games,
            content,
            number=number,
            target=target,
            form=form,
            before=start.before,
            kept=beside,
        )
    except RecordError as error:
        raise FormatError("illegal-step", clean(str(error)), match.games[0].line, 1) from error


def form_of(points: int, games: int) -> tuple[str, int]:
    """A match in points, or one of as many games as there are: the planned length of a session is unknown."""
    if points:
        return forms.POINTS, points
    return (forms.GAMES, games) if games > 1 else (forms.SINGLE, 0)


def _name(match: MatchLines, seat: int) -> str:
    """The name of a seat: the tag if there is one, since the game header may be abbreviated."""
    told = (game.names[seat] for game in match.games if any(game.names))
    return match.tags.get(f"Player {seat + 1}", next(told, ""))


def _kept(course: Course, match: MatchLines) -> list[str]:
    """The header lines that the writer does not generate."""
    ours = OURS | {*course.tags(_nothing(course))}
    return [line if line[0] in ";#" else f"; {line}" for line in match.header if not _is_tag(line, ours)]


def _nothing(course: Course) -> Record:
    """An empty record of the game, to get the names of its tags."""
    return Record("", course.game, 2, (), {}, 0, (), "", "")


def _is_tag(line: str, names: frozenset[str]) -> bool:
    tags = MatchLines(header=[line]).tags
    return bool(tags) and names.issuperset(tags)


def _check_scores(lines: GameLines, scores: Scores) -> None:
    """Raise `FormatError` if the points before a game do not follow from the games before it."""
    if lines.scores and lines.scores != scores:
        raise FormatError("other-score", "{}-{}".format(*lines.scores), lines.line + 1, 1)


# --- one game ---------------------------------------------------------------------------------------------------------


def _tell_ties(telling: Telling, ties: str, number: int, line: int) -> None:
    for word in ties.split():
        game, _, dice = word.partition(":")
        if game == str(number):
            telling.at(line, 1, word)
            if len(dice) != 2 or dice[0] != dice[1] or dice[0] not in "123456":
                raise telling.error("bad-step")
            telling.tie(int(dice[0]))


def _tell(telling: Telling, lines: GameLines, after: GameLines | None) -> None:
    if lines.error:
        raise lines.error
    resigner: int | None = None
    for i, cell in enumerate(lines.cells):
        telling.at(cell.line, cell.column, cell.text)
        if cell.kind == "resigns":
            resigner = cell.seat
        elif cell.kind in ("wins", "loses"):
            if not telling.over:
                telling.give_up(cell.seat if cell.kind == "loses" else 1 - cell.seat, _points(cell))
        else:
            last = all(each.kind in _ENDS for each in lines.cells[i + 1 :])
            _tell_cell(telling, cell, last)
    if not telling.over and (after or resigner is not None):
        _end(telling, lines, after, resigner)


def _tell_cell(telling: Telling, cell: Cell, last: bool) -> None:
    """Apply a cell; `last` if nobody acts after it."""
    if cell.kind == "throw":
        telling.throw(cell.seat, cell.dice)
        _tell_move(telling, cell, last)
    elif cell.kind == "double":
        telling.double(cell.seat)
    elif cell.kind == "raccoon":
        raise cell.error("illegal-step")
    else:
        telling.answer(cell.seat, cell.kind)


def _tell_move(telling: Telling, cell: Cell, last: bool) -> None:
    text = cell.text.lower().strip("() .")
    if "illegal play" in text:
        raise cell.error("setup")
    if text.startswith(_CANNOT):
        telling.move(cell.seat, cell.dice, ())
        return
    if not text or text.startswith(_LATER):
        if not last and not telling.forced():
            raise cell.error("illegal-step")
        return
    ways = read_ways(cell.text)
    if ways is None:
        raise cell.error("bad-step")
    telling.move(cell.seat, cell.dice, ways)
    if telling.waits(cell.seat) and not last:
        raise cell.error("illegal-step")


def _points(cell: Cell) -> int:
    """The points in a ``wins`` or ``loses`` cell; 1 if not given."""
    words = [word for word in cell.text.split() if word.isdigit()]
    return min(int(words[0][:6]), 1 << 16) if words else 1


def _end(telling: Telling, lines: GameLines, after: GameLines | None, resigner: int | None) -> None:
    """Infer a missing end from the points before the next game, or from the side that resigned."""
    gained = (0, 0)
    if after and after.scores and lines.scores:
        gained = (after.scores[0] - lines.scores[0], after.scores[1] - lines.scores[1])
    winners = [seat for seat in (0, 1) if gained[seat] > 0]
    if len(winners) == 1:
        telling.give_up(1 - winners[0], gained[winners[0]])
    elif resigner is not None:
        telling.give_up(resigner, 1)
    else:
        assert after
        raise FormatError("unfinished-game", "", after.line, 1)
