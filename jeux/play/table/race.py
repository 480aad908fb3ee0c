"""The rest of a race, where no side can hinder another any more: the computer plays it for everybody, with the sealed
dice, until the end or until somebody stops it."""

from __future__ import annotations

from jeux.match.forms import MANUAL
from jeux.play.table.session import Session
from jeux.rules.contract import OVER

PACE = "fast"


def may_run(session: Session) -> bool:
    """Whether the rest of the game may be played for everybody: it is a race, and persons take part in it."""
    match = session.match
    real = session.in_turn and match.record.dice != MANUAL and bool(match.persons())
    return real and match.decider() != OVER and match.game.parted(match.position)


def run(session: Session) -> None:
    """Start playing it, and record that the computer helped."""
    session.cancel()
    session.conductor.play_for_all(PACE)
    session.hinted()
    session.refresh()


def stop(session: Session) -> None:
    """Let everybody play for himself again."""
    session.conductor.play_for_all("")
    session.conductor.pace = session.watch.chosen
    session.refresh()
