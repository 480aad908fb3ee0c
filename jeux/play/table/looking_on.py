"""What one may do who looks on while only computers play."""

from __future__ import annotations

from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session


def pause(session: Session) -> None:
    """Let the computers stand still, or go on."""
    if session.watch.paused:
        session.watch.go_on()
    else:
        session.watch.stop()
    session.say(None)


def forward(session: Session) -> None:
    """One step more, then the computers stand still: one taken back, or a new one; asked for again, at once."""
    hurried = session.watch.awaited
    session.watch.stop()
    if session.match.can_redo():
        session.redo()
        return
    session.watch.awaited = session.waiting() is not Waiting.OVER
    session.conductor.hurry(at_once=hurried)
    session.say(None)


def change_pace(session: Session) -> None:
    """The computers play faster, or slowly again."""
    session.watch.change_pace()
    session.conductor.pace = session.watch.chosen
    session.say(None)
