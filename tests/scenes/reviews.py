"""Games that have ended, and their reviews at the window."""

from __future__ import annotations

from random import Random
from unittest import mock

from jeux.match import match as match_module
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.review.activity import Mode
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, show, until
from tests.match.play import one_step
from tests.scenes.hands import screen_of, table_of

PLAIN, DICE = "moulin", "jacquet"
PERSON, COMPUTER = Seat("Zoé"), Seat("", 3)


def ended(key: str, steps: int, seats: tuple[Seat, ...] = (PERSON, COMPUTER)) -> Match:
    """A game played at random, the same one each time, then given up by who is to play."""
    rng = Random(3)
    with mock.patch.object(match_module, "new_seed", return_value=Random(key).randbytes(32)):
        match = Match.new(key, {}, seats)
    while len(match.steps) < steps and match.decider() != OVER:
        one_step(match, rng)
    if not match.result():
        match.give_up(0, match.game.prices(match.position)[0])
    return match


def review(app: App, match: Match) -> GameScene:
    show(app, lambda app: app.routes.review(app, match.record))
    return table_of(app, ReviewScreen)


def looked(app: App, scene: GameScene) -> None:
    """Until all is known."""
    until(app, lambda: screen_of(scene, ReviewScreen).activity.review.complete, limit=20_000)


def get(app: App, name: str, **arguments: str | int) -> str:
    return app.texts.get(name, **arguments)


def hunting(app: App) -> GameScene:
    scene = review(app, ended(PLAIN, 32))
    looked(app, scene)
    assert screen_of(scene, ReviewScreen).activity.errors_of(0), "a game played at random has errors"
    click(app, button(scene, get(app, "review-button-find")))
    assert screen_of(scene, ReviewScreen).activity.mode is Mode.FIND
    return scene


def play_step(app: App, scene: GameScene, step: str) -> None:
    for place in scene.session.match.position.places(step):
        click(app, scene.display.pixel_of(place))


def able(scene: GameScene, name: str) -> bool:
    return scene.screen.able().get(name, True)
