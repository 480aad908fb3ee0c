"""What a review has confirmed is kept as the mistakes of those who play here."""

from __future__ import annotations

from jeux.common.clock import today
from jeux.common.paths import data_folder
from jeux.play.learn.own_mistakes.gathering import Confirmed, mistakes_of
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.review.review import Review
from jeux.scenes.app import App


def gather_mistakes(app: App, review: Review) -> None:
    """Keep the errors that a review stands by. A problem is told on the shelf."""
    found = mistakes_of(review.match, confirmed_by(review), lambda name: bool(app.players.find(name)), today())
    problem = KeptMistakes(data_folder()).add(found)
    if problem and problem not in app.problems:
        app.problems = (*app.problems, problem)


def confirmed_by(review: Review) -> list[Confirmed]:
    """The errors that a review stands by so far: of each turn, the step that loses most."""
    errors = [(turn.worst, turn.error, review.verdict(turn.worst)) for turn in review.turns()]
    return [Confirmed(number, error, verdict) for number, error, verdict in errors if error is not None and verdict]
