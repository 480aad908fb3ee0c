"""The controls of somebody who looks on while only computers play."""

from __future__ import annotations

from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session


def pause(session: Session) -> None:
    """Pause the computers, or let them go on."""
    if session.watch.paused:
        session.watch.go_on()
    else:
        session.watch.stop()
    session.say(None)


def forward(session: Session) -> None:
    """Go one step forward, then pause: redo an undone step, or have a new one played. A repeated call plays the new
    step at once."""
    hurried = session.watch.awaited
    session.watch.stop()
    if session.match.can_redo():
        session.redo()
        return
    session.watch.awaited = session.waiting() is not Waiting.OVER
    session.conductor.hurry(at_once=hurried)
    session.say(None)


def change_pace(session: Session) -> None:
    """Switch to the next pace of the computers."""
    session.watch.change_pace()
    session.conductor.pace = session.watch.chosen
    session.say(None)
