"""New matches from old ones: a rematch, a replay with the same dice, a game continued from a position."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_bytes

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat, results_of, running_scores


def rematch(match: Match, *, swap_sides: bool = False, level: int = 0) -> Record:
    """A new match with the same choices. With `swap_sides` every seat moves on by one side; with `level` the computer
    plays at that level."""
    record = match.record
    seats = record.seats[1:] + record.seats[:1] if swap_sides else record.seats
    if level:
        seats = tuple(replace(seat, level=level) if seat.level else seat for seat in seats)
    moved = swap_sides and len(seats) > 1
    ahead = record.advantage
    if ahead and moved:
        ahead = replace(ahead, seat=(ahead.seat - 1) % len(seats))
    before = ahead.before(len(seats)) if ahead else ()
    form = record.target, record.form, record.dice
    return Match.new(record.game, record.options, seats, *form, before, ahead).record


def standing(match: Match) -> tuple[float, ...]:
    """The points of the seats before the current game."""
    record = match.record
    return running_scores(record, results_of(record)[: len(record.games) - 1])[-1]


def begun_in(match: Match, start: str) -> Record:
    """A new match whose first game begins in the position `start`. Opening it raises `RecordError` if that is not a
    position."""
    return replace(match.record, games=(replace(match.record.games[0], start=start),))


def may_replay(match: Match) -> bool:
    """Whether this game may be replayed with the same dice: a single game of dice that has ended."""
    record = match.record
    single = record.form == forms.SINGLE and record.dice == forms.PROGRAM and match.game.chance
    return single and bool(match.result()) and match.dice_thrown() > 0


def replay(match: Match) -> Record:
    """The same game from its start, with the same seats and the same dice."""
    assert may_replay(match)
    record, played = match.record, match.record.games[-1]
    fresh = Match.new(record.game, record.options, record.seats).record
    game = replace(fresh.games[0], seed=played.seed, words=played.words, turned=played.turned, start=played.start)
    return replace(fresh, games=(game,), again=record.again or record.id, advantage=record.advantage)


def from_here(match: Match, number: int, seats: tuple[Seat, ...]) -> Record:
    """A single game between these seats (in side order) that continues from step `number` of this one, with the same
    dice. It counts as a game with steps taken back."""
    record, played = match.record, match.record.games[-1]
    fresh = Match.new(record.game, played.options, seats, dice=record.dice).record
    same = replace(fresh.games[0], seed=played.seed, words=played.words, options=played.options, start=played.start)
    game = replace(same, steps=match.steps[:number], taken_back=1)
    return replace(fresh, games=(game,), again=record.again or record.id)


def apart(record: Record) -> Record:
    """A copy of a match under a new id, to be continued independently, with the same dice. Its last game counts as one
    with steps taken back."""
    game = replace(record.games[-1], taken_back=max(1, record.games[-1].taken_back or 0))
    name = f"{record.game}-{token_bytes(6).hex()}"
    return replace(record, id=name, games=(*record.games[:-1], game), again=record.again or record.id, order=0)


def is_position(record: Record) -> bool:
    """Whether a record holds only a position: a single game with a start and no steps."""
    game = record.games[-1]
    return record.form == forms.SINGLE and bool(game.start) and not game.steps and not game.undone


def fresh_from(record: Record) -> Record:
    """A new match of the same seats from this record's start position, with new dice."""
    match = Match.new(record.game, record.games[-1].options, record.seats)
    return begun_in(match, record.games[-1].start)
