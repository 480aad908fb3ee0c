"""What a teacher draws at the table: with the right button, with the palette, with keys; kept with the position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from jeux.match.chalk import Chalk
from jeux.match.record import from_json, to_json
from jeux.scenes.app import App
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.table.hands.chalk_hand import TICK
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, drag, frames, move, play_table, press, touch
from tests.scenes.hands import scene_of, screen_of, table_of


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("board"), (1024, 768)) as made:
        yield made


def right(app: App, scene: GameScene, start: str, end: str = "", mod: int = 0) -> None:
    """Drag with the right button from a place to another, or click there."""
    pygame.key.set_mods(mod)
    for kind, place in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEBUTTONUP, end or start)):
        x, y = scene.display.board.pixel(place)
        move(app, (x, y))
        frames(app, 2, [pygame.Event(kind, pos=(round(x), round(y)), button=3, touch=False)])
    pygame.key.set_mods(0)


def marks(scene: GameScene) -> list[Chalk]:
    return list(scene.chalk.board.marks())


def test_the_right_button_draws_and_wipes_and_held_keys_choose_the_colour(app: App) -> None:
    scene = play_table(app, "moulin")
    right(app, scene, "d3", "d6")
    right(app, scene, "a1", mod=pygame.KMOD_SHIFT)
    right(app, scene, "g7", "g1", mod=pygame.KMOD_CTRL)
    right(app, scene, "b2", mod=pygame.KMOD_ALT)
    assert marks(scene) == [Chalk(1, "d3", "d6"), Chalk(2, "a1", "a1"), Chalk(3, "g7", "g1"), Chalk(4, "b2", "b2")]
    right(app, scene, "d3", "d6")
    assert marks(scene)[0] == Chalk(2, "a1", "a1")
    assert scene.match.steps == ()


def test_what_is_in_the_hand_is_put_back_first(app: App) -> None:
    scene = play_table(app, "agon")
    place = next(place for path in scene.session.permit.paths for place in path[:1])
    touch(app, scene, place)
    assert scene.session.hand.chosen
    right(app, scene, "f6")
    assert not scene.session.hand.chosen
    assert marks(scene) == []
    right(app, scene, "f6")
    assert marks(scene) == [Chalk(1, "f6", "f6")]


def test_it_comes_and_goes_with_the_position_and_is_saved(app: App) -> None:
    scene = play_table(app, "moulin")
    touch(app, scene, "d6")
    right(app, scene, "d3", "d6")
    touch(app, scene, "a1")
    assert marks(scene) == []
    scene.session.undo()
    assert marks(scene) == [Chalk(1, "d3", "d6")]
    scene.session.redo()
    assert marks(scene) == []
    kept = app.store.peek(scene.match.record.id)
    assert kept
    assert kept.games[0].drawn == scene.match.record.games[0].drawn != {}
    assert from_json(to_json(kept)) == kept


def test_the_palette_draws_with_the_left_button(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.open_menu()
    frames(app)
    for words in ("blackboard-title", "draw-begin"):
        assert app.dialogue
        click(app, button(app.dialogue, app.texts.get(words)))
        frames(app, 20)  # or it would be a double click
    click(app, button(scene, app.texts.get("draw-colour-3")))
    board = scene.display.board
    drag(app, board.pixel("a1"), board.pixel("a7"))
    click(app, board.pixel("d6"))
    assert marks(scene) == [Chalk(3, "a1", "a7"), Chalk(3, "d6", "d6")]
    assert not scene.match.steps, "nothing is played"
    assert app.texts.get("drawn-circle-3", place="d6") in scene.content().message
    click(app, button(scene, app.texts.get("draw-wipe")))
    assert marks(scene) == []
    click(app, button(scene, app.texts.get("draw-end")))
    click(app, board.pixel("d6"))
    assert scene.match.steps == ("d6",)


def test_on_a_tight_sheet_one_button_leads_from_colour_to_colour(app: App) -> None:
    scene = play_table(app, "moulin")
    app.change(app.settings.replace(text_size=200))
    press(app, pygame.K_F9)
    assert scene.panel.tight
    buttons = [one.element.rect for one in scene.widgets.buttons()]
    assert all(not one.colliderect(other) for one, other in combinations(buttons, 2))
    names = [app.texts.get(f"draw-colour-{colour}") for colour in (1, 2, 3, 4, 1)]
    for name, following in pairwise(names):
        click(app, button(scene, f"{TICK} {name}"))
        frames(app, 20)
        assert following in [one.text.removeprefix(f"{TICK} ") for one in scene.widgets.buttons()]
    app.change(app.settings.replace(text_size=100))


def test_keys_alone_draw_from_the_cursor(app: App) -> None:
    scene = play_table(app, "moulin")
    press(app, pygame.K_RIGHT)
    start = scene.display.marking.cursor
    press(app, pygame.K_F9)
    press(app, pygame.K_2, unicode="2")
    press(app, pygame.K_UP)
    end = scene.display.marking.cursor
    assert start
    assert end
    assert start != end
    assert marks(scene) == [Chalk(2, start, end)], "seen before it ends"
    press(app, pygame.K_RETURN)
    for letter in "g7":
        press(app, ord(letter), unicode=letter)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert marks(scene) == [Chalk(2, start, end), Chalk(2, "g7", "g7")]
    press(app, pygame.K_BACKSPACE)
    assert marks(scene) == [Chalk(2, start, end)]
    press(app, pygame.K_DELETE)
    assert marks(scene) == []
    press(app, pygame.K_ESCAPE)
    assert not scene.chalk.drawing
    assert scene.match.steps == ()


def test_it_is_heard(app: App) -> None:
    scene = play_table(app, "moulin")
    right(app, scene, "d3", "d6")
    words = app.texts.get("drawn-new", what=app.texts.get("drawn-arrow-1", start="d3", end="d6"))
    assert words in [line.text for line in scene.narrator.lines()]
    assert words in scene.narrator.situation()
    assert scene.session.notice is None, "who sees it is not told"
    app.change(app.settings.replace(speech=True))
    right(app, scene, "d3", "d6")
    assert scene.session.notice
    assert scene.session.notice.text.startswith(app.texts.get("drawn-wiped", what="")[:6])
    app.change(app.settings.replace(speech=False))


def test_a_tile_in_the_hand_is_turned_by_a_click_and_arrows_are_drawn_all_the_same(app: App) -> None:
    scene = play_table(app, "turnabout")
    place = scene.match.position.places(scene.match.legal()[0])[0]
    move(app, scene.display.board.pixel(place))
    aimed = scene.session.hand.aimed
    assert aimed
    right(app, scene, place)
    assert scene.session.hand.aimed != aimed
    assert marks(scene) == []
    other = next(each for each in scene.display.points if each != place)
    right(app, scene, place, other)
    assert marks(scene) == [Chalk(1, place, other)]


def test_what_is_drawn_in_a_review_is_kept_with_the_game_that_ended(app: App) -> None:
    scene = play_table(app, "moulin")
    touch(app, scene, "d6")
    scene.session.give_up(1, scene.match.game.prices(scene.match.position)[0])
    frames(app, 2)
    scene.exits.review()
    frames(app, 3)
    review = table_of(app, ReviewScreen)
    screen_of(review, ReviewScreen).activity.walk_to(0)
    frames(app, 2)
    right(app, review, "g1", "a1")
    (game,) = [one for one in app.archive.games().games if one.id == scene.match.record.id]
    kept = app.archive.record(game)
    assert kept.games[0].drawn == {scene.match.positions[0].text(): (Chalk(1, "g1", "a1"),)}
    screen_of(review, ReviewScreen).activity.walk_to(1)
    assert review.chalk.board.marks() == ()
    screen_of(review, ReviewScreen).leave_review()
    frames(app, 3)
    assert scene_of(app, GameScene).match.record.games[0].drawn == kept.games[0].drawn
