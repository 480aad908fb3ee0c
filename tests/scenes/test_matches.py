"""Matches of several games by the mouse: chosen, played, told, begun again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.library.ended import who_text
from jeux.play.table.conductor import Waiting
from jeux.play.table.mid_game import agree_draw
from jeux.play.words.sentences import Sentences
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.double_click import DOUBLE_CLICK
from tests.desk import button, click, desk, fold, frames, play_table, show, touch, until
from tests.scenes.hands import click_on, names, scene_of, type_text
from tests.typography import faults

PLAIN = "moulin"
SIDED = next(key for key, game in CATALOGUE.items() if game.asymmetric)
WITH_DICE = next(key for key, game in CATALOGUE.items() if game.chance and game.targets)
NAMED = (Seat("Ann"), Seat("Bob"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def sit(app: App, key: str, form: str, target: int, seats: tuple[Seat, ...] = NAMED) -> GameScene:
    match = Match.new(key, {}, seats, target, form)
    show(app, lambda app: GameScene(app, match))
    return scene_of(app, GameScene)


def lose(app: App, scene: GameScene, seat: int) -> tuple[str, ...]:
    """A seat gives this game up; what is said of it."""
    match = scene.session.match
    scene.session.give_up(match.side(seat), match.game.prices(match.position)[0])
    until(app, lambda: scene.session.outcome_shown)
    frames(app, 2)
    return scene.content().outcome


def several(key: str) -> list[str]:
    """The forms of a match of more than one game for two players, as they are offered."""
    return [form for form in forms.FORMS if form != forms.SINGLE and forms.targets_of(CATALOGUE[key], 2, form)]


def test_a_match_of_games_from_the_new_game_page_to_its_end(app: App) -> None:
    show(app, lambda app: NewGameScene(app, PLAIN))
    click_on(app, "who.1")
    for number, name in enumerate(("ann", "bob")):
        click_on(app, f"name.{number}")
        type_text(app, name)
    click_on(app, "more")
    click_on(app, f"form.{several(PLAIN).index(forms.GAMES)}")
    click_on(app, "length.more")
    click_on(app, "length.less")
    click_on(app, "play")
    scene = scene_of(app, GameScene)
    record = scene.session.match.record
    assert (record.form, record.target, [seat.name for seat in record.seats]) == (forms.GAMES, 2, ["ann", "bob"])
    assert app.settings.games[PLAIN].form == forms.GAMES
    get = app.texts.get
    assert scene.content().subtitle == get("match-round", k=1, n=2)
    assert lose(app, scene, 0)[-1] == get(
        "list-semicolon",
        first=get("match-seat-score", name="ann", score="0"),
        last=get("match-seat-score", name="bob", score="1"),
    )
    click(app, button(scene, get("end-next-game")))
    players = scene.content().players
    assert ["bob" in line.name for line in players] == [True, False], "the other one begins"
    assert players[0].detail.startswith(get("score-points", n=1))
    assert scene.content().subtitle == get("match-round", k=2, n=2)
    touch(app, scene, "d6")
    assert scene.session.match.steps == ("d6",)
    assert lose(app, scene, 1)[-1] == get("match-drawn", score="1")
    click(app, button(scene, get("end-rematch")))
    frames(app, 3)
    again = scene_of(app, GameScene).session.match.record
    assert (again.form, again.target, [seat.name for seat in again.seats]) == (forms.GAMES, 2, ["bob", "ann"])


def test_the_computer_plays_the_other_side_in_the_second_leg(app: App) -> None:
    scene = sit(app, SIDED, forms.LEGS, 2, (Seat(""), Seat("", 1)))
    lose(app, scene, 1)
    click(app, button(scene, app.texts.get("end-next-game")))
    match = scene.session.match
    assert [seat.level for seat in (match.who_plays(0), match.who_plays(1))] == [1, 0]
    while 0 not in [position.turn for position in match.positions[:-1]]:
        if scene.session.conductor.waiting() is Waiting.PERSON:
            assert match.decider() == 1
            scene.session.play(match.legal()[0])
        frames(app, 1)
    said = lose(app, scene, 1)
    assert said[-1] == app.texts.get("match-won", side=app.texts.get("seat-person", n=0), score="2", other="0")


def test_only_games_with_unlike_sides_are_played_in_legs_and_only_dice_return(app: App) -> None:
    for key, game in CATALOGUE.items():
        if max(game.players) < 2:
            continue
        scene = show(app, lambda app, key=key: NewGameScene(app, key))  # type: ignore[misc]
        assert isinstance(scene, NewGameScene)
        expected = [forms.SINGLE, *([forms.POINTS] if game.targets or forms.worth_one(game) else []), forms.GAMES]
        expected += [forms.LEGS] if game.asymmetric else []
        expected += [forms.RETURN] if game.chance else []
        click_on(app, "more")
        app.frame([], 2 * DOUBLE_CLICK)  # or the click is the second of the one on the page before
        if len(scene.choice.seats) > 1:
            counted = [form for form in expected if form != forms.SINGLE]
            assert len(names(app, "form.")) == (len(counted) if len(counted) > 1 else 0)
            assert "length.more" in names(app)
        assert bool(names(app, "dice.")) == game.chance


def test_real_dice_take_the_return_game_away(app: App) -> None:
    scene = show(app, lambda app: NewGameScene(app, WITH_DICE))
    assert isinstance(scene, NewGameScene)
    click_on(app, "more")
    click_on(app, names(app, "form.")[-1])
    assert scene.choice.form == forms.RETURN
    click_on(app, "dice.1")
    assert (scene.choice.form, scene.choice.dice) == (forms.SINGLE, forms.MANUAL)
    click_on(app, "play")
    assert scene_of(app, GameScene).session.match.record.dice == forms.MANUAL
    again = show(app, lambda app: NewGameScene(app, WITH_DICE))
    assert isinstance(again, NewGameScene)
    assert again.choice.dice == forms.MANUAL


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("levels", [(0, 0), (2, 4)])
@pytest.mark.parametrize("losers", [(0, 1), (1, 1)])
def test_what_is_said_of_matches_is_well_set(
    tmp_path: Path, language: str, levels: tuple[int, int], losers: tuple[int, int]
) -> None:
    with desk(tmp_path, language=language) as app:
        for key, form, target in ((PLAIN, forms.GAMES, 2), (SIDED, forms.LEGS, 2), (WITH_DICE, forms.RETURN, 2)):
            scene = sit(app, key, form, target, tuple(Seat("", level) for level in levels))
            said = [*lose(app, scene, losers[0])]
            scene.session.next_game()
            told = scene.content()
            said += [told.subtitle, *(line.detail for line in told.players), *lose(app, scene, losers[1])]
            assert [wrong for sentence in said for wrong in faults(language, sentence)] == []


def test_half_points_are_written_as_the_language_does(app: App) -> None:
    scene = sit(app, PLAIN, forms.GAMES, 2)
    agree_draw(scene.session)
    until(app, lambda: scene.session.outcome_shown)
    assert "0,5" in scene.content().outcome[-1]


def test_several_winners_are_named_together(app: App) -> None:
    """A game of four in two teams is told by the same sentences: asked of the sentences itself."""
    scene = sit(app, PLAIN, forms.GAMES, 2)
    match, sentences = scene.session.match, scene.session.sentences
    assert sentences.several(["A", "B", "C"]) == "A, B et C"
    four = tuple(Seat(name) for name in ("A", "B", "C", "D"))
    match.record = replace(match.record, players=4, seats=four)
    of_four = Sentences(app.texts, match, scene.session.wording, scene.session.gestures)
    match.scores = lambda: (2.0, 0.0, 2.0, 0.0)  # type: ignore[method-assign]
    assert of_four._match_end() == app.texts.get("match-shared", names="A et C", score="2")
    sides = [sentences.side(0), sentences.side(1)]
    won = of_four._winners([0, 1])
    assert won == app.texts.get("wins-together", sides=app.texts.get("list-and", first=sides[0], last=sides[1]))


def test_the_shelf_names_the_sides_of_the_game_in_course(app: App) -> None:
    scene = sit(app, PLAIN, forms.GAMES, 2, (Seat(""), Seat("")))
    lose(app, scene, 0)
    scene.session.next_game()
    summary = next(one for one in app.store.running().matches if one.id == scene.session.match.record.id)
    sides = [app.texts.game(PLAIN, f"side-{side}-title") for side in (1, 0)]
    who = who_text(summary.game, summary.seats, summary.turned, app.texts)
    assert who == app.texts.get("menu-who-two", first=sides[0], second=sides[1])


def test_the_person_who_gives_up_is_the_one_on_that_side(app: App) -> None:
    scene = sit(app, PLAIN, forms.GAMES, 2, (Seat(""), Seat("", 1)))
    lose(app, scene, 1)
    scene.session.next_game()
    scene.open_menu()
    frames(app, 1)
    assert app.dialogue
    click(app, button(app.dialogue, app.texts.get("menu-game-resign")))
    click(app, button(app.dialogue, app.texts.get("resign-confirm")))
    given_up = scene.session.match.record.games[-1].given_up
    assert given_up
    assert scene.session.match.seat(given_up[0]) == 0


def test_a_match_of_points_is_told_as_before(app: App) -> None:
    scene = play_table(app, WITH_DICE, target=CATALOGUE[WITH_DICE].targets[0])
    assert scene.content().subtitle
    assert scene.content().players[0].detail == app.texts.get("player-person")


def test_a_match_to_points_of_games_that_are_won_or_lost(app: App) -> None:
    show(app, lambda app: NewGameScene(app, PLAIN))
    click_on(app, "who.1")
    click_on(app, "more")
    click_on(app, "length.more")
    click_on(app, "play")
    scene = scene_of(app, GameScene)
    get, target = app.texts.get, scene.session.match.record.target
    assert scene.content().subtitle == get("match-standing", scores="0 – 0", n=target)
    for number in range(target):
        assert scene.session.match.seat(0) == number % 2, "the starter alternates"
        said = lose(app, scene, 1)
        if number + 1 < target:
            click(app, button(scene, get("end-next-game")))
    assert scene.session.match.match_over()
    assert said[-1].startswith(get("match-won", side="§", score=str(target), other="0").split("§")[0])


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_a_notice_after_the_end_leaves_the_outcome_and_the_buttons(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        scene = play_table(app, PLAIN)
        outcome = lose(app, scene, 0)
        assert outcome
        fold(app)

        def seen() -> tuple[list[pygame.Rect], bytes]:
            frames(app)
            title = scene.panel.message.copy()
            title.height = scene.panel.scale(1.5)
            picture = pygame.image.tobytes(app.screen.subsurface(title), "RGB")
            return [each.element.rect.copy() for each in scene.widgets.buttons()], picture

        before = seen()
        scene.exits.files.copy_turns()
        frames(app)
        content = scene.content()
        assert content.message
        assert content.outcome == outcome
        assert content.sentences() == (content.message,), "what is new is said alone"
        assert seen() == before
        scene.session.say(Notice("x", Kind.REFUSAL))
        assert seen() == before
