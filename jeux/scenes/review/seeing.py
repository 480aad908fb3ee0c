"""The buttons that show what a review hides: what the turn on the table was worth, and what was found of the game."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from jeux.play.analysis.hidden_evaluation import WHOLE
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.table.buttons import PLAIN, PRIMARY, Button


def seeing_buttons(activity: ReviewActivity) -> list[Button]:
    """What can be asked for now; nothing where nothing is hidden."""
    get, hidden_evaluation, turn = activity.table.texts.get, activity.review.hidden_evaluation, activity.turn
    if activity.mode is not Mode.WALK or not hidden_evaluation.hides(WHOLE):
        return []
    buttons = [Button(get("review-see-curve"), partial(_show, activity, WHOLE), PLAIN, get("review-see-curve-help"))]
    if turn and hidden_evaluation.hides(turn.first):
        buttons.insert(0, Button(get("review-see"), partial(_show, activity, turn.first), PRIMARY))
    return buttons


def _show(activity: ReviewActivity, what: Hashable) -> None:
    activity.review.hidden_evaluation.show(what)
    activity.table.refresh()
