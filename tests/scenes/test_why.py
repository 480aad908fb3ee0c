"""« Pourquoi ? » on a refusal: the paragraph of the rules that explains it, beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.palette import PALETTES
from jeux.common.settings import THEMES
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.scenes.app import App
from jeux.scenes.learn.puzzle.screen import PuzzleScreen
from jeux.scenes.navigation.puzzles import show_puzzle
from jeux.scenes.pages.rules import RulesPanel
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press, show, touch
from tests.scenes.hands import screen_of, table_of

KEY, WRONG, CODE = "reversi", "a1", "flips-nothing"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def words(app: App) -> str:
    return app.texts.get("button-why")


def test_the_buttons_that_turn_a_piece_stay_in_sight(app: App) -> None:
    scene = play_table(app, "crosses")
    touch(app, scene, "b2")
    touch(app, scene, "c3")
    click(app, button(scene, words(app)))
    panel = page_of(scene)
    turn = next(one for one in scene.widgets.buttons() if one.text == app.texts.game("crosses", "turn-over"))
    assert turn.rect.bottom <= panel.rect.top
    before = scene.session.hand.chosen
    click(app, turn.rect.center)
    assert scene.session.hand.chosen != before


def buttons(scene: GameScene) -> list[str]:
    return [one.text for one in scene.widgets.buttons()]


def page_of(scene: GameScene) -> RulesPanel:
    assert scene.rules.panel
    return scene.rules.panel


def refused(app: App) -> GameScene:
    scene = play_table(app, KEY, start="diagonal")
    assert words(app) not in buttons(scene)
    touch(app, scene, WRONG)
    assert scene.session.notice
    assert scene.session.notice.code == CODE
    return scene


def lit(app: App, scene: GameScene) -> pygame.Rect:
    """Where the paragraph is lit in the window; it is in sight, and so is what it is about."""
    panel = page_of(scene)
    assert panel.lit == CODE
    rect = panel.text.on_screen(panel.light)
    assert panel.text.view.contains(rect)
    assert not panel.rect.colliderect(scene.display.board.closeup.outer), "the board stays in sight"
    bar = app.screen.get_at((rect.x + 1, rect.centery))
    assert bar[:3] == PALETTES[app.settings.theme].accent
    return rect


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(800, 560), (1024, 768), (1366, 768), (2560, 1440)])
def test_a_click_opens_the_rules_at_what_explains_a_refusal(tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    with desk(tmp_path, size, theme=theme) as app:
        scene = refused(app)
        why = button(scene, words(app))
        click(app, why)
        assert lit(app, scene).width > 100
        assert scene.session.refused, "what it is about stays marked"
        if not page_of(scene).rect.collidepoint(why):
            click(app, why)
            assert not scene.rules.reading, "a second click closes it"
            click(app, why)
        press(app, pygame.K_ESCAPE)
        assert not scene.rules.reading
        assert scene.session.notice, "the sentence is still there"


def test_the_sentence_stays_above_the_page(app: App) -> None:
    scene = refused(app)
    click(app, button(scene, words(app)))
    assert page_of(scene).rect.top >= scene.panel.message.bottom


def test_a_key_does_the_same(app: App) -> None:
    scene = refused(app)
    press(app, pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    lit(app, scene)
    press(app, pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    assert not scene.rules.reading
    press(app, pygame.K_ESCAPE)
    assert words(app) not in buttons(scene), "with the sentence goes the button"
    press(app, pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    assert not scene.rules.reading, "nothing is to be explained"


def test_it_is_reached_by_tab(app: App) -> None:
    scene = refused(app)
    for _ in range(60):
        press(app, pygame.K_TAB)
        focused = scene.widgets.focused
        if focused and focused in scene.widgets.buttons() and focused.name == why_name(scene, words(app)):
            break
    press(app, pygame.K_RETURN)
    lit(app, scene)


def why_name(scene: GameScene, text: str) -> str:
    (found,) = [one for one in scene.widgets.buttons() if one.text == text]
    return found.name


def test_the_light_goes_out_once_it_is_scrolled_out_of_sight(app: App) -> None:
    scene = refused(app)
    click(app, button(scene, words(app)))
    panel = page_of(scene)
    press(app, pygame.K_DOWN)
    assert panel.lit == CODE, "the paragraph is still being read"
    press(app, pygame.K_END)
    assert not panel.lit
    press(app, pygame.K_HOME)
    assert not panel.lit


def test_another_refusal_turns_the_page(app: App) -> None:
    scene = refused(app)
    click(app, button(scene, words(app)))
    first = lit(app, scene)
    touch(app, scene, "d4")
    click(app, button(scene, words(app)))
    assert page_of(scene).lit == "occupied"
    assert first


def test_the_page_follows_the_options_of_the_match(app: App) -> None:
    for start, code in (("free", "centre-first"), ("parallel", CODE)):
        scene = play_table(app, KEY, start=start)
        touch(app, scene, WRONG)
        assert scene.session.notice
        assert scene.session.notice.code == code
        click(app, button(scene, words(app)))
        assert page_of(scene).lit == code


def test_a_hidden_sheet_comes_back_for_it(app: App) -> None:
    scene = refused(app)
    press(app, pygame.K_F12)
    assert scene.bare
    press(app, pygame.K_COMMA, pygame.KMOD_SHIFT, "?")
    assert not scene.bare
    lit(app, scene)
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_F12)
    press(app, pygame.K_F1)
    assert not scene.bare
    assert page_of(scene).rect.width > 200


def test_it_works_in_a_problem(app: App) -> None:
    show_puzzle(app, puzzles_of(KEY)[0])
    frames(app)
    scene = table_of(app, PuzzleScreen)
    place = next(where for where, _ in scene.match.position.men() if ":" not in where)
    touch(app, scene, place)
    click(app, button(scene, words(app)))
    assert page_of(scene).lit == "occupied"


def test_it_works_in_a_review(app: App) -> None:
    match = Match.new(KEY, {"start": "diagonal"}, (Seat("Anne"), Seat("", 1)))
    for _ in range(8):
        match.play(match.legal()[0])
    match.give_up(0, 1)
    show(app, lambda app: app.routes.review(app, match.record))
    scene = table_of(app, ReviewScreen)
    screen_of(scene, ReviewScreen).activity.walk_to(4)
    screen_of(scene, ReviewScreen).activity.try_out()
    frames(app)
    place = next(where for where, _ in scene.match.position.men() if ":" not in where)
    touch(app, scene, place)
    click(app, button(scene, words(app)))
    assert page_of(scene).lit == "occupied"
