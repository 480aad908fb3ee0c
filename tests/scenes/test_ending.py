"""The band of an end: who won, by name, one fact and the ways on; folded, the sheet has it all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.common.settings import THEMES
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.conductor import Waiting
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.table.dialogues.end_band import FADES_IN, HIGH, SHARE, EndBand
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button
from jeux.ui.drawing import BESIDE
from tests.desk import FRAME, click, desk, fold, frames, press, show, until

HERE, COMPUTER = Seat("Camille", 0), Seat("", 2)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as app:
        yield app


def sit_down(app: App, key: str, *seats: Seat) -> GameScene:
    frames(app, 15)
    scene = show(app, lambda app: GameScene(app, Match.new(key, {}, seats)))
    assert isinstance(scene, GameScene)
    return scene


def ended(app: App, key: str, *seats: Seat, loser: int = 1) -> tuple[GameScene, EndBand]:
    """A game that one side gives up, and its band."""
    scene = sit_down(app, key, *seats)
    scene.session.give_up(loser, 1)
    frames(app, 4)
    assert isinstance(app.dialogue, EndBand)
    return scene, app.dialogue


def buttons(band: EndBand) -> list[Button]:
    return [item for item in band.main.items if isinstance(item, Button)]


@pytest.mark.parametrize(
    ("key", "seats", "loser", "title"),
    [
        ("moulin", (HERE, COMPUTER), 1, "Camille gagne"),
        ("moulin", (HERE, COMPUTER), 0, "Débutant gagne"),
        ("moulin", (Seat("", 0), COMPUTER), 1, "Blanc gagne"),
        ("moulin", (COMPUTER, COMPUTER), 0, "Noir gagne"),
        ("meandres", (HERE, Seat("Zoé", 0)), 0, "Zoé gagne"),
        ("meandres", (HERE, HERE), 1, "Camille gagne"),
        ("nim_bicolore", (HERE, COMPUTER), 1, "Camille gagne"),
        ("nim_bicolore", (Seat("", 0), COMPUTER), 1, "Le joueur A gagne"),
    ],
)
def test_the_winner_is_named_once(app: App, key: str, seats: tuple[Seat, ...], loser: int, title: str) -> None:
    scene, band = ended(app, key, *seats, loser=loser)
    level = app.texts.get("level-2")
    assert band.words.title == title.replace("Débutant", level)
    told = (*band.words.told, *scene.content().outcome)
    assert not [sentence for sentence in told if "Camille et Camille" in sentence]


def test_the_box_names_one_winner(app: App) -> None:
    scene = sit_down(app, "boite", HERE, Seat("Zoé", 0))
    lot = Random(1)
    while scene.session.match.position.turn != OVER:
        scene.session.play(lot.choice(scene.session.match.position.steps()))
    frames(app, 4)
    assert isinstance(app.dialogue, EndBand)
    result = scene.session.match.position.result()
    assert result
    points = result.counted
    winner = "Camille" if points[0] < points[1] else "Zoé"
    assert points[0] != points[1]
    assert scene.content().outcome[0] == f"{winner} gagne."
    assert app.dialogue.words.title == f"{winner} gagne"
    assert app.dialogue.words.fact.endswith(f"= {points[1]:.0f}.")


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize(("size", "text_size"), [((1366, 768), 100), ((800, 560), 100), ((1024, 600), 200)])
def test_the_band_has_few_words_and_one_gold_way(
    tmp_path: Path, look: str, size: tuple[int, int], text_size: int
) -> None:
    with desk(tmp_path, size, theme=look, text_size=text_size) as app:
        scene, band = ended(app, "moulin", HERE, COMPUTER)
        ways = buttons(band)
        assert [way.text for way in ways] == [
            app.texts.get(name) for name in ("end-rematch", "end-review", "back-to-games")
        ]
        assert [way.kind for way in ways].count("primary") == 1
        assert all(way.text for way in ways)
        assert band.band.bottom == app.size[1]
        assert band.band.height >= SHARE * app.size[1]
        for way in ways:
            assert band.band.contains(way.rect.move(band.band.topleft))
        assert not [one for one in scene.widgets.buttons() if one.kind == "primary"], "gold once on the screen"
        assert not scene.content_drawn().outcome, "told once on the screen"


def test_after_a_loss_nothing_is_golden(app: App) -> None:
    _, band = ended(app, "moulin", HERE, COMPUTER, loser=0)
    assert not band.words.won
    assert {way.kind for way in buttons(band)} == {BESIDE}


@pytest.mark.parametrize("how", ["escape", "arrow", "beside"])
def test_it_folds_to_the_sheet(app: App, how: str) -> None:
    scene, band = ended(app, "moulin", HERE, COMPUTER)
    if how == "beside":
        click(app, (300, band.band.top // 2))
    else:
        press(app, pygame.K_ESCAPE if how == "escape" else pygame.K_LEFT)
    frames(app)
    assert app.dialogue is None
    assert scene.content_drawn().outcome == scene.content().outcome != ()
    assert app.texts.get("end-rematch") in [one.text for one in scene.widgets.buttons()]
    frames(app, 60)
    assert app.dialogue is None, "it comes once"


def test_undo_works_under_the_band_and_the_next_end_has_its_own(app: App) -> None:
    scene, _ = ended(app, "moulin", HERE, Seat("Zoé", 0))
    press(app, pygame.K_BACKSPACE)
    frames(app)
    assert app.dialogue is None
    assert scene.session.waiting() is Waiting.PERSON
    scene.session.give_up(0, 1)
    frames(app, 4)
    assert isinstance(app.dialogue, EndBand)
    assert app.dialogue.words.title == "Zoé gagne"


def test_enter_plays_again(app: App) -> None:
    scene, _ = ended(app, "moulin", HERE, COMPUTER)
    press(app, pygame.K_RETURN)
    frames(app, 3)
    assert isinstance(app.scene, GameScene)
    assert app.scene is not scene
    assert app.scene.session.match.result() is None


def test_a_game_that_is_looked_at_again_has_no_band(app: App) -> None:
    scene, _ = ended(app, "moulin", HERE, COMPUTER)
    match = scene.session.match
    show(app, lambda app: GameScene(app, match))
    frames(app, 60)
    assert app.dialogue is None


def test_the_men_are_counted_where_they_decide(app: App) -> None:
    scene = sit_down(app, "reversi", HERE, Seat("Zoé", 0))
    counted = scene.display.view.cues.counted(scene.session.match.position)
    men = [man for place, man in scene.session.match.position.men() if ":" not in place]
    assert dict(counted) == {"b": men.count("b"), "w": men.count("w")}


def test_it_is_heard_with_its_rule_and_its_ways(app: App) -> None:
    scene, band = ended(app, "moulin", HERE, COMPUTER)
    told = list(band.narrator.situation())
    assert told[0] == "Camille gagne."
    assert scene.content().outcome[1] in told
    assert any(app.texts.get("end-rematch") in sentence for sentence in told)


def test_facts_come_from_the_kept_statistics(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        facts = []
        for _ in range(3):
            scene = sit_down(app, "moulin", HERE, COMPUTER)
            scene.session.play("a1")
            scene.session.give_up(1, 1)
            frames(app, 4)
            assert isinstance(app.dialogue, EndBand)
            facts.append(app.dialogue.words.fact)
        get, level = app.texts.get, app.texts.get("level-2")
        assert facts[0] == get("end-fact-first", name=level, n=1)
        assert facts[1] == get("end-fact-record", name=level, won=2, n=2)
        assert facts[2] == get("end-fact-row", name=level, n=3)
        _, band = ended(app, "moulin", Seat("", 0, guest=True), COMPUTER)
        assert band.words.fact == scene.content().outcome[1], "a guest is told how this game ended"


def test_it_fades_in_with_motion_and_is_there_at_once_without(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        scene = sit_down(app, "moulin", HERE, COMPUTER)
        scene.session.give_up(1, 1)
        frames(app, 200)
        assert isinstance(app.dialogue, EndBand)
        assert not app.dialogue.moving
    with desk(tmp_path) as app:
        _, band = ended(app, "moulin", HERE, COMPUTER)
        assert not band.moving
        assert FADES_IN > 0


@pytest.mark.parametrize("animation", ["normal", "none"])
def test_the_end_is_heard_once_and_with_the_band(
    tmp_path: Path, animation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path, animation=animation) as app:
        scene = sit_down(app, "moulin", HERE, COMPUTER)
        heard: list[bool] = []

        def play(event: str, _touch: object = None) -> None:
            if event == "win":
                heard.append(scene.session.outcome_shown)

        monkeypatch.setattr(app.sounds, "play", play)
        scene.session.give_up(1, 1)
        for _ in range(60):
            frames(app, 1)
            if isinstance(app.dialogue, EndBand):
                break
            assert not heard, "the board is looked at first"
        assert isinstance(app.dialogue, EndBand)
        frames(app, 40)
        assert heard == [True]


def won_by_a_mill(app: App) -> GameScene:
    """A game of two persons in which all but the last turn was played."""
    seats, rng = (HERE, Seat("Zoé", 0)), Random(3)
    whole = Match.new("moulin", {}, seats)
    while not whole.result():
        whole.play(rng.choice(whole.legal()))
    *before, _ = whole.steps
    rest = Match.new("moulin", {}, seats)
    for step in before:
        rest.play(step)
    scene = show(app, lambda app: GameScene(app, rest))
    assert isinstance(scene, GameScene)
    until(app, lambda: not scene.ground.awaited)
    scene.session.play(whole.steps[-1])
    return scene


def test_what_won_lights_up_before_the_band_comes(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        scene = won_by_a_mill(app)
        until(app, lambda: bool(scene.display.position.result()))
        dark = lit = 0
        while not isinstance(app.dialogue, EndBand):
            frames(app, 1)
            places = scene.display.marks(helped=False).ending
            dark, lit = dark + (not places), lit + bool(places)
            assert not (lit and not places), "it is not put out again"
        assert 0.2 <= dark * FRAME <= 0.45
        assert lit * FRAME >= 0.5
        assert len(places) == 3, "the mill that won"


def test_what_won_is_lit_at_once_without_motion_and_by_a_click(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = won_by_a_mill(app)
        until(app, lambda: bool(scene.display.position.result()))
        assert scene.display.marks(helped=False).ending
    with desk(tmp_path, animation="normal") as app:
        scene = won_by_a_mill(app)
        until(app, lambda: bool(scene.display.position.result()))
        assert not scene.display.marks(helped=False).ending
        scene.display.finish()
        assert scene.display.marks(helped=False).ending
        assert not scene.display.moving


def test_the_plaque_of_the_winner_says_so_and_no_other(app: App) -> None:
    scene, _ = ended(app, "moulin", HERE, COMPUTER)
    first, second = sorted(scene.content_drawn().players, key=lambda one: one.number)
    assert (first.won, second.won) == (True, False)
    assert app.texts.get("player-wins") in first.detail
    assert app.texts.get("player-wins") not in second.detail


@pytest.mark.parametrize("loser", [0, 1])
def test_nothing_of_the_sheet_shines_through_the_band(app: App, loser: int) -> None:
    scene, band = ended(app, "moulin", HERE, COMPUTER, loser=loser)
    below = [one for one in scene.widgets.buttons() if one.rect.colliderect(band.band)]
    assert not below
    assert {way.rect.height for way in buttons(band)} == {max(44, app.scale(HIGH))}
    fold(app)
    assert [one for one in scene.widgets.buttons() if one.rect.colliderect(band.band)], "the tools are back"
