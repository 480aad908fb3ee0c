"""The league table of a game where the fewest points win: who is where, with the points of the game and the match."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.play.setup.seat_words import person
from jeux.play.words.sentences import Sentences


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """One player: the place in the table (shared by those who are level), emblem, name, and the points by column."""

    place: int
    emblem: str
    name: str
    points: tuple[str, ...]
    person: str = ""
    """The name of the player of this computer, if it is one."""


@dataclass(frozen=True, slots=True)
class League:
    """The whole table: its title, the headings of its columns of points, its rows from the first place down."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[LeagueRow, ...]


def league_of(sentences: Sentences) -> League | None:
    """The table at the end of a game; None where the game is not counted in this way, or for a single player."""
    match, texts = sentences.match, sentences.texts
    result = match.result()
    if not result or not result.counted or match.record.players == 1:
        return None
    gained = tuple(result.counted[match.side(seat)] for seat in range(match.record.players))
    columns = [(texts.get("league-points"), gained)]
    if sentences.in_games:
        columns = [(texts.get("league-game"), gained), (texts.get("league-total"), match.scores())]
    decisive = columns[-1][1]
    seats = sorted(range(match.record.players), key=decisive.__getitem__)
    rows = tuple(
        LeagueRow(
            1 + sum(other < decisive[seat] for other in decisive),
            match.game.sides[match.side(seat)],
            sentences.sitting(seat),
            tuple(sentences.number(points[seat]) for _, points in columns),
            person(match.record.seats[seat]),
        )
        for seat in seats
    )
    return League(texts.get("league-title"), tuple(heading for heading, _ in columns), rows)
