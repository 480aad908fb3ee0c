"""Playing once more: a new match with the same choices, or the same game with the same dice."""

from __future__ import annotations

from dataclasses import replace

from jeux.match import forms
from jeux.match.record import Record
from jeux.match.table import Table


def rematch(table: Table, *, swap_sides: bool = False) -> Record:
    """A new match with the same choices; with `swap_sides` everybody moves on by one side."""
    record = table.record
    seats = record.seats[1:] + record.seats[:1] if swap_sides else record.seats
    return Table.new(record.game, record.options, seats, record.target, record.form, record.dice).record


def may_replay(table: Table) -> bool:
    """Whether this game may be played again with the same dice: a single one, once its seed is shown."""
    record = table.record
    single = record.form == forms.SINGLE and record.dice == forms.PROGRAM and forms.has_dice(table.game)
    return single and bool(table.result()) and table.dice_thrown() > 0


def replay(table: Table) -> Record:
    """The same game from its start, by the same seats, with the same dice in the same order."""
    assert may_replay(table)
    record, played = table.record, table.record.games[-1]
    fresh = Table.new(record.game, record.options, record.seats).record
    game = replace(fresh.games[0], seed=played.seed, words=played.words, turned=played.turned)
    return replace(fresh, games=(game,), again=record.again or record.id)
