"""Another level for the computer in the middle of a game."""

from __future__ import annotations

from dataclasses import replace

from jeux.play.gestures.notice import Notice
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules.contract import OVER


def level_now(session: Session) -> int:
    """The level of the strongest computer at the table; 0 where none plays."""
    return max(session.match.who_plays(side).level for side in range(session.players))


def may_change_level(session: Session) -> bool:
    """Whether a person plays against a computer, and the game goes on."""
    return session.match.decider() != OVER and level_now(session) > 0 and bool(session.match.persons())


def change_level(session: Session, level: int) -> None:
    """All computers of the table play at this level from here on. Such a game counts as one with help: it was won
    against no one level."""
    session.leave()
    match = session.match
    for side in range(session.players):
        if match.who_plays(side).level:
            match.reseat(side, replace(match.who_plays(side), level=level))
    match.hinted()
    said = session.texts.get("level-changed", level=session.texts.get(f"level-{level}"))
    session.notice = Notice(said, lasting=True)
    session.moved(Report())
