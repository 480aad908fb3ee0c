"""Playing once more: a match with the same choices, a game with the same dice, or on from one of its positions."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_bytes

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat, results_of, running_scores


def rematch(match: Match, *, swap_sides: bool = False, level: int = 0) -> Record:
    """A new match with the same choices; with `swap_sides` everybody moves on by one side, with a `level` the computer
    plays at that one."""
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
    """The points of the seats before the game on the table."""
    record = match.record
    return running_scores(record, results_of(record)[: len(record.games) - 1])[-1]


def begun_in(match: Match, start: str) -> Record:
    """A match that has just begun, its game in another position. Opening it raises `RecordError` where that is none."""
    return replace(match.record, games=(replace(match.record.games[0], start=start),))


def may_replay(match: Match) -> bool:
    """Whether this game may be played again with the same dice: a single one, once its seed is shown."""
    record = match.record
    single = record.form == forms.SINGLE and record.dice == forms.PROGRAM and match.game.throws_dice
    return single and bool(match.result()) and match.dice_thrown() > 0


def replay(match: Match) -> Record:
    """The same game from its start, by the same seats, with the same dice in the same order."""
    assert may_replay(match)
    record, played = match.record, match.record.games[-1]
    fresh = Match.new(record.game, record.options, record.seats).record
    game = replace(fresh.games[0], seed=played.seed, words=played.words, turned=played.turned, start=played.start)
    return replace(fresh, games=(game,), again=record.again or record.id, advantage=record.advantage)


def from_here(match: Match, number: int, seats: tuple[Seat, ...]) -> Record:
    """A single game by these seats, side by side, that goes on after so many steps of this one, with the same dice. It
    counts as one in which steps were taken back."""
    record, played = match.record, match.record.games[-1]
    fresh = Match.new(record.game, played.options, seats, dice=record.dice).record
    same = replace(fresh.games[0], seed=played.seed, words=played.words, options=played.options, start=played.start)
    game = replace(same, steps=match.steps[:number], taken_back=1)
    return replace(fresh, games=(game,), again=record.again or record.id)


def apart(record: Record) -> Record:
    """The same match as one of its own, to be played on beside the one that it was copied from, with the same dice. Its
    last game counts as one in which steps were taken back."""
    game = replace(record.games[-1], taken_back=max(1, record.games[-1].taken_back or 0))
    name = f"{record.game}-{token_bytes(6).hex()}"
    return replace(record, id=name, games=(*record.games[:-1], game), again=record.again or record.id, order=0)


def is_position(record: Record) -> bool:
    """Whether a record is nothing but a position, from which nothing was played."""
    game = record.games[-1]
    return record.form == forms.SINGLE and bool(game.start) and not game.steps and not game.undone


def fresh_from(record: Record) -> Record:
    """A new match of the same seats that begins in the position of this one, its dice thrown by the program."""
    match = Match.new(record.game, record.games[-1].options, record.seats)
    return begun_in(match, record.games[-1].start)
