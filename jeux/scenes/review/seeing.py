"""The buttons that show what a review hides: what the turn on the table was worth, and what was found of the game."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from jeux.play.buttons import PLAIN, PRIMARY, Button
from jeux.play.curtain import WHOLE
from jeux.play.review_session import Mode, ReviewSession


def seeing_buttons(session: ReviewSession) -> list[Button]:
    """What can be asked for now; nothing where nothing is hidden."""
    get, curtain, turn = session.texts.get, session.review.curtain, session.turn
    if session.mode is not Mode.WALK or not curtain.hides(WHOLE):
        return []
    buttons = [Button(get("review-see-curve"), partial(_show, session, WHOLE), PLAIN, get("review-see-curve-help"))]
    if turn and curtain.hides(turn.first):
        buttons.insert(0, Button(get("review-see"), partial(_show, session, turn.first), PRIMARY))
    return buttons


def _show(session: ReviewSession, what: Hashable) -> None:
    session.review.curtain.show(what)
    session.refresh()
