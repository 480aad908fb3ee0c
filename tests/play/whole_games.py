"""Plays a whole game of each kind at a table without a window. Run with the keys to play; prints what was done."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import sleep

from jeux.engine.client import Engine
from jeux.match.forms import MANUAL
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from tests.play.table import Table, table_of

LONGEST = 250
"""Actions after which whoever is to play gives up: chance alone does not bring every game to its end."""
SELDOM = 0.08
"""How often a person does something else before a step."""
PATIENCE = 0.005
"""Seconds between two looks at what an engine has said."""


def play_whole(key: str, table: Table, rng: Random) -> Counter[str]:
    """Everything that a person meets in a game, until its end is told; how often each was done."""
    session, done = table.session, Counter[str]()
    while session.waiting() is not Waiting.OVER:
        waiting = session.waiting()
        done[waiting.name] += 1
        prices = session.match.game.prices(session.match.position)
        if waiting is Waiting.PERSON and done.total() > LONGEST and prices:
            session.give_up(session.conductor.acting(), prices[0])
        elif waiting is Waiting.PERSON:
            person_acts(table, rng, done)
        elif waiting is Waiting.ENTER:
            table.entry.choose_next(rng.randrange(1, 7))
        elif waiting in (Waiting.THROW, Waiting.CONFIRM):
            table.press()
        else:
            table.wait()
            sleep(PATIENCE if session.conductor.thinking else 0.0)
    while not session.outcome_shown:
        table.wait()
    content = table.content()
    assert content.outcome, key
    assert len(content.players) == session.players
    assert table.keeper.record == session.match.record
    assert (
        any(set(report.sounds) & {"win", "draw", "loss"} for report in table.reports)
        or session.match.record.games[-1].given_up
    )
    return done


def person_acts(table: Table, rng: Random, done: Counter[str]) -> None:
    """A step as a hand plays it; before it, now and then, something else that a hand does."""
    session = table.session
    before = session.match.steps
    other = rng.random()
    if other < SELDOM:
        refuse(table, rng, done)
    elif other < 2 * SELDOM and session.match.can_undo():
        there_and_back(table)
        done["undone"] += 1
    elif other < 3 * SELDOM:
        take_advice(table)
        done["advised"] += 1
    if session.waiting() is not Waiting.PERSON:
        return
    before, step = session.match.steps, rng.choice(session.match.legal())
    table.play(step)
    assert session.match.steps[: len(before) + 1] == (*before, step)
    played = next(report.played for report in reversed(table.reports) if report.played)
    assert played.step in session.match.steps[len(before) :]
    assert table.content().turns or step in session.wording.unlisted


def refuse(table: Table, rng: Random, done: Counter[str]) -> None:
    """Touch a place where nothing can be done: it is said why, and nothing is played."""
    session = table.session
    free = sorted(set(session.match.game.board.points) - set(session.permit.next_places(())))
    if table.composer.active or not free:
        return
    before, places = session.match.steps, session.permit.paths
    place = rng.choice(free)
    if any(path[-1] == place for path in places):
        return  # that way leads a step
    table.touch(place)
    assert session.match.steps == before
    assert session.notice
    assert session.notice.refuses
    assert session.refused
    assert table.content().message == session.notice.text
    assert table.reports[-1].sounds == ("illegal",)
    session.cancel()
    done["refused"] += 1


def there_and_back(table: Table) -> None:
    """Undo, then redo all of it."""
    session = table.session
    before, position = session.match.steps, session.match.position
    table.session.undo()
    assert table.reports[-1].taken_back
    assert len(session.match.steps) < len(before)
    while session.match.steps != before:
        session.redo()
    assert session.match.position == position


def take_advice(table: Table) -> None:
    """Ask for advice; it is a legal step, told in words, at the second press at the latest."""
    session = table.session
    for _ in range(2):
        if not session.teaching.shown.turn:
            session.advise()
        while session.conductor.inquiry:
            sleep(PATIENCE)
            table.wait(0.0)
    assert session.teaching.shown.turn[0] in session.match.legal()
    assert session.notice
    assert session.notice.advises
    assert table.content().badge


def play_all(key: str) -> Counter[str]:
    """Persons among themselves, or alone; persons against the computer; real dice where dice are thrown."""
    game, rng, done = CATALOGUE[key], Random(key), Counter[str]()
    players = min(game.players, key=lambda count: abs(count - 2))
    done += play_whole(key, table_of(key, *(0,) * players), rng)
    if players > 1:
        against = tuple(number % 2 for number in range(players))
        done += play_whole(key, table_of(key, *against), rng)
    if game.chance:
        done += play_whole(key, table_of(key, *(0,) * players, dice=MANUAL), rng)
    return done


def tell(name: str, done: Counter[str]) -> None:
    sys.stdout.write(" ".join([name, *(f"{what}={number}" for what, number in sorted(done.items()))]) + "\n")


def main(keys: list[str]) -> None:
    for key in keys:
        tell(key, play_all(key))
    engine = Engine()
    try:
        tell("engine", play_whole(keys[0], table_of(keys[0], 1, 1, engine=engine), Random(0)))
    finally:
        engine.close()
    loaded = {name for name, module in sys.modules.items() if module and name.startswith("pygame")}
    assert not loaded


if __name__ == "__main__":
    main(sys.argv[1:] or list(CATALOGUE))
