"""An advantage is chosen on the page of a new game, seen on the board, and said on the sheet and in the list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.match.record import Seat
from jeux.match.seats import Advantage
from jeux.play.library.ended import PastGame
from jeux.play.setup import advantages, choosing
from jeux.play.setup.advantages import start_text
from jeux.play.setup.filters import PEOPLE
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from jeux.rules.handicaps import handicaps_of
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.played import PlayedRules
from jeux.scenes.table.scene import GameScene
from tests.catalogues import LANGUAGES
from tests.desk import click, desk, frames
from tests.scenes.hands import click_on, names

GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768)) as here:
        yield here


def sit(app: App, key: str) -> NewGameScene:
    app.show_new_game(key, PEOPLE)
    frames(app, 2)
    click_on(app, "more")
    assert isinstance(app.scene, NewGameScene)
    return app.scene


def table(app: App) -> GameScene:
    frames(app, 3)
    assert isinstance(app.scene, GameScene)
    return app.scene


def test_a_child_begins_ahead_and_alone_has_help(app: App) -> None:
    scene = sit(app, "reversi")
    scene.name_person(0, "Papa")
    scene.name_person(1, "Zoé")
    scene.layout()
    click_on(app, "ahead.2")
    click_on(app, "ahead.start.2")
    click_on(app, "ahead.help.1")
    assert scene.choice.advantage == Advantage(1, "corners-2", help=True)
    scene.begin()
    here = table(app)
    assert [line.detail for line in here.content().players] == ["c’est son tour", "Une personne · avantage"]
    assert sum(place in ("a1", "h8") for place, man in here.session.match.position.men() if man == "w") == 2
    teaching = here.session.teaching
    assert not teaching.helped, "the adult begins"
    here.session.advise()
    assert here.content().message == "Dans cette partie, le conseil est pour Zoé seulement."
    here.session.play(here.session.match.legal()[0])
    frames(app, 2)
    assert teaching.helped
    here.session.match.give_up(0, 1)
    app.archive.note(here.session.match)
    (game,) = app.archive.games().games
    assert PastGame.of(game, app.texts).who.endswith("avantage à Zoé")
    page = PlayedRules(app, here.session.match)
    app.open(page)
    frames(app, 2)
    said = " ".join(page.narrator.situation())
    assert "Avantage à Zoé" in said
    assert start_text(CATALOGUE["reversi"], handicaps_of(CATALOGUE["reversi"])[1], app.texts, effect=True) in said


def test_it_follows_who_plays_where_sides_are_exchanged_or_drawn(app: App) -> None:
    scene = sit(app, "moulin")
    scene.name_person(0, "Zoé")
    scene.layout()
    click_on(app, "ahead.1")
    assert names(app, "ahead.start")
    click(app, (5, 5))
    choice = choosing.with_who(scene.choice, "computer")
    turned = choosing.with_side(choice, 1)
    assert turned.advantage is not None
    assert turned.seats[turned.advantage.seat].name == "Zoé"
    for seed in range(6):
        drawn = choosing.drawn(replace(scene.choice, at_random=True), Random(seed))
        assert drawn.advantage is not None
        assert drawn.seats[drawn.advantage.seat].name == "Zoé"


def test_what_does_not_fit_any_more_is_left_out() -> None:
    game = CATALOGUE["backgammon"]
    choice = choosing.with_form(game, choosing.with_who(choosing.first_choice(game), PEOPLE), forms.POINTS)
    choice = replace(choice, target=5, advantage=Advantage(0, "off-2", 3, True, True))
    assert advantages.fitting(game, choice).advantage == Advantage(0, "off-2", 3, False, True), (
        "a throw says who begins"
    )
    shorter = replace(choice, target=1, form=forms.SINGLE, seats=(Seat("Zoé"), Seat("", 2)))
    assert advantages.fitting(game, shorter).advantage == Advantage(0, "off-2")


@GAMES
def test_every_game_for_several_has_something_to_give(game: Game) -> None:
    choice = choosing.with_who(choosing.first_choice(game), PEOPLE) if max(game.players) > 1 else None
    if choice is None:
        return
    assert advantages.may_keep_help(choice, 0)
    for form in choosing.forms_of(game, choice):
        chosen = choosing.with_form(game, choice, form)
        if form == forms.POINTS:
            longest = max(forms.targets_of(game, len(chosen.seats), form))
            assert advantages.points(replace(chosen, target=longest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_start_has_its_words(language: str) -> None:
    texts = Texts(language)
    for game in CATALOGUE.values():
        told = [start_text(game, each, texts, effect) for each in handicaps_of(game) for effect in (False, True)]
        assert len(set(told)) == len(told)
