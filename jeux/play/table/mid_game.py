"""What persons may settle in the middle of a game: give it up at a price, agree on a draw, leave a seat to the
computer, have it play at another level."""

from __future__ import annotations

from dataclasses import replace

from jeux.match.record import Seat
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.setup.choosing import FIRST_LEVEL
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules.contract import OVER


def may_give_up(session: Session) -> bool:
    """Whether the game can be given up now; only persons give up here, never the computer in a game without them."""
    match = session.match
    return match.decider() != OVER and bool(match.persons()) and bool(match.game.prices(match.position))


def resigning(session: Session) -> int:
    """Who gives up: the person to play, else the first person."""
    active, persons = session.conductor.acting(), session.match.persons()
    return active if active in persons else persons[0]


def offer_to_give_up(session: Session, player: int, price: int) -> None:
    """Give up at a price; the computer refuses one that is below what it expects to win."""

    def judge(other: int, value: float) -> None:
        loss = -value if other == player else value
        if price >= loss:
            session.give_up(player, price)
        else:
            session.say(Notice(session.texts.get("resign-refused"), Kind.REFUSAL))

    match = session.match
    dearest = price == max(match.game.prices(match.position))
    against_persons = len(session.match.persons()) == session.players
    if dearest or against_persons or not session.conductor.appraise(judge):
        session.give_up(player, price)
    else:
        session.say(Notice(session.texts.get("turn-computer")))


def agree_draw(session: Session) -> None:
    """All agree on a draw."""
    session.leave()
    session.match.agree_draw()
    session.notice = None
    session.moved(Report())


def hand_over(session: Session, player: int) -> None:
    """Let the computer play on for a person, at the level that it has elsewhere at this table."""
    session.leave()
    session.match.reseat(player, Seat("", level_now(session) or FIRST_LEVEL))
    side = session.sentences.side(player)
    session.notice = Notice(session.texts.get("resign-handed-over", side=side), lasting=True)
    session.moved(Report())


def level_now(session: Session) -> int:
    """The level of the strongest computer at the table; 0 where none plays."""
    return max(session.match.who_plays(side).level for side in range(session.players))


def may_change_level(session: Session) -> bool:
    """Whether a person plays against a computer, and the game goes on."""
    return session.match.decider() != OVER and level_now(session) > 0 and bool(session.match.persons())


def change_level(session: Session, level: int) -> None:
    """Let all computers of the table play at this level from here on. The game then counts as one with help, because it
    was won against no single level."""
    session.leave()
    match = session.match
    for side in range(session.players):
        if match.who_plays(side).level:
            match.reseat(side, replace(match.who_plays(side), level=level))
    match.hinted()
    said = session.texts.get("level-changed", level=session.texts.get(f"level-{level}"))
    session.notice = Notice(said, lasting=True)
    session.moved(Report())
