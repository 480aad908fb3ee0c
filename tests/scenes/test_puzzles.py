"""Problems in the window: the list, the table, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.files import Problem
from jeux.play.learn.puzzle.activity import State
from jeux.play.learn.puzzle.puzzles import Puzzle, after, puzzles_of, with_puzzles
from jeux.play.learn.puzzle.solved import FILE_NAME, Solved
from jeux.scenes.app import App
from jeux.scenes.learn.puzzle.screen import PuzzleMenu, PuzzleScreen
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.puzzles import PuzzlesScene
from jeux.scenes.shelf.bar import WORDMARK
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import RoundButton
from jeux.ui.drawing import width_of
from tests.desk import button, click, desk, frames, press, touch, until
from tests.scenes.hands import click_on, names, scene_of, screen_of, table_of, type_text


def sit_down(app: App, puzzle: Puzzle) -> GameScene:
    show_puzzle(app, puzzle)
    frames(app)
    return table_of(app, PuzzleScreen)


def easy() -> Puzzle:
    """One that a step of one man solves."""
    return next(
        puzzle
        for puzzle in puzzles_of("moulin")
        if puzzle.turns == 1 and not any(rest for rest in puzzle.solution.values())
    )


def play(app: App, scene: GameScene, step: str) -> None:
    for place in scene.match.position.places(step):
        touch(app, scene, place)


def test_the_advice_of_a_problem_promises_what_it_gives(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = sit_down(app, easy())
        tips = [one.tip for one in scene.widgets.buttons() if one.text == app.texts.get("button-hint")]
        assert tips == [app.texts.get("problem-hint-help")]
        assert tips != [app.texts.get("button-hint-help")]


def test_two_clicks_lead_from_the_shelf_to_the_problems_and_back(app: App) -> None:
    click_on(app, "more")
    click_on(app, "puzzles")
    frames(app)
    scene_of(app, PuzzlesScene)
    assert names(app) == ["back", "day", *(f"game.{key}" for key in with_puzzles())]
    click_on(app, "game.moulin")
    frames(app)
    assert len(names(app)) == len(puzzles_of("moulin")) + len(("back", "next", "print", "send"))
    click_on(app, "back")
    frames(app, 20)  # else the next click is the second of a double click
    click_on(app, "back")
    frames(app)
    scene_of(app, ShelfScene)


def test_a_game_leads_to_its_problems_which_stand_first(app: App) -> None:
    app.show_new_game("hex")
    frames(app)
    click_on(app, "puzzles")
    frames(app)
    scene_of(app, PuzzlesScene)
    assert names(app)[:3] == ["back", "next", "hex.1.0"]


@pytest.mark.usefixtures("no_problems")
def test_a_game_without_problems_leads_nowhere(app: App) -> None:
    app.show_new_game("quandary")
    frames(app)
    scene_of(app, NewGameScene)
    assert "puzzles" not in names(app)


def test_a_problem_is_solved_by_mouse_and_ticked(app: App, tmp_path: Path) -> None:
    puzzle = easy()
    show_puzzles(app, "moulin")
    frames(app)
    click_on(app, f"moulin.1.{[each for each in puzzles_of('moulin') if each.degree == 1].index(puzzle)}")
    frames(app)
    scene = table_of(app, PuzzleScreen)
    assert screen_of(scene, PuzzleScreen).activity.goal() in scene.content().message
    play(app, scene, next(iter(puzzle.solution)))
    assert screen_of(scene, PuzzleScreen).activity.state is State.SOLVED
    assert app.texts.get("problem-solved") in scene.content().message
    assert Solved(tmp_path).all() == {puzzle.id}
    click(app, button(scene, app.texts.get("problem-list")))
    frames(app)
    told = [
        item.told(app.texts)[0] for item in scene_of(app, PuzzlesScene).body.items if item.name.startswith("moulin.")
    ]
    assert len(told) == len(puzzles_of("moulin"))
    assert len([words for words in told if words.endswith(app.texts.get("problem-heard-solved"))]) == 1


@pytest.mark.parametrize(("size", "text"), [((1366, 768), 100), ((1024, 600), 200)])
def test_a_problem_has_a_way_back_two_plain_buttons_and_no_gold_before_it_is_solved(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    with desk(tmp_path, size, text_size=text) as app:
        app.show_shelf()
        frames(app)
        show_puzzle(app, easy())
        frames(app, 3)
        scene = table_of(app, PuzzleScreen)
        buttons = scene.widgets.buttons()
        (back,) = [one for one in buttons if one.kind == "back"]
        assert back.text == app.texts.get("problem-title")
        assert back.rect.bottom <= scene.panel.head.top or not scene.panel.head.height
        rounds = [one for one in buttons if isinstance(one, RoundButton)]
        assert len(rounds) == 4
        assert len([one for one in buttons if one.kind == "plain" and one not in rounds]) == 2
        assert [one.text for one in buttons if one.kind in ("primary", "grand")] == []
        back.press()
        frames(app, 3)
        scene_of(app, PuzzlesScene)


def test_no_gold_tells_whether_to_double(app: App) -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("backgammon") if "double" in puzzle.solution)
    scene = sit_down(app, puzzle)
    frames(app, 3)
    choices = [one for one in scene.widgets.buttons() if one.text in (say(app, "roll"), say(app, "double"))]
    assert [one.kind for one in choices] == ["plain", "plain"]


def say(app: App, step: str) -> str:
    """The words of a button of Backgammon."""
    return app.texts.game("backgammon", f"step-{step}")


def test_the_next_problem_is_the_one_gold_action(app: App, tmp_path: Path) -> None:
    first, second, *_ = puzzles_of("moulin")
    Solved(tmp_path).add(first.id)
    show_puzzles(app, "moulin")
    frames(app)
    scene = scene_of(app, PuzzlesScene)
    gold = [each for each in scene.widgets.buttons() if each.kind == "primary"]
    assert [each.name for each in gold] == ["next"]
    assert gold[0].text == app.texts.get("problem-number", n=2)
    click_on(app, "next")
    frames(app)
    assert screen_of(table_of(app, PuzzleScreen), PuzzleScreen).puzzle is second


def test_a_game_whose_problems_are_all_solved_has_no_next_one(app: App, tmp_path: Path) -> None:
    for puzzle in puzzles_of("moulin"):
        Solved(tmp_path).add(puzzle.id)
    show_puzzles(app, "moulin")
    frames(app)
    assert "next" not in names(app)
    assert "moulin.3.0" in names(app)


def test_every_position_is_drawn_one_a_frame(app: App) -> None:
    show_puzzles(app, "moulin")
    frames(app)
    scene = scene_of(app, PuzzlesScene)
    until(app, lambda: not scene.moving)
    pictures = [
        app.screen.subsurface(scene.body.on_screen(item.rect)).copy().get_buffer().raw
        for item in scene.body.items
        if item.name.startswith("moulin.1.")
    ]
    assert len(set(pictures)) == len(pictures) > 3


def test_the_sheet_has_no_button_that_means_nothing_here(app: App) -> None:
    scene = sit_down(app, easy())
    texts = [each.text for each in scene.widgets.buttons()]
    assert app.texts.get("button-undo") in texts
    assert not {app.texts.get("button-redo"), app.texts.get("button-teacher")} & set(texts)
    press(app, pygame.K_n, unicode="n")
    assert table_of(app, PuzzleScreen) is scene


def test_a_wrong_step_is_answered_and_taken_back(app: App) -> None:
    scene = sit_down(app, easy())
    wrong = next(step for step in scene.match.legal() if step not in screen_of(scene, PuzzleScreen).puzzle.solution)
    play(app, scene, wrong)
    assert app.texts.get("problem-wrong") in scene.content().message
    until(app, lambda: screen_of(scene, PuzzleScreen).activity.answered)
    frames(app)
    assert len(scene.match.steps) > 1
    click(app, button(scene, app.texts.get("problem-retry")))
    frames(app)
    assert scene.match.steps == ()
    assert screen_of(scene, PuzzleScreen).activity.state is State.TO_SOLVE


def test_nothing_of_a_problem_is_kept_as_a_match(app: App) -> None:
    scene = sit_down(app, easy())
    play(
        app,
        scene,
        next(step for step in scene.match.legal() if step not in screen_of(scene, PuzzleScreen).puzzle.solution),
    )
    scene.rescue()
    assert app.store.running().matches == ()
    app.show_shelf()
    frames(app)
    scene_of(app, ShelfScene)


def test_the_solution_is_shown_by_a_button(app: App, tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles_of("moulin") if each.turns == 3)
    scene = sit_down(app, puzzle)
    click(app, button(scene, app.texts.get("problem-show")))
    until(app, lambda: screen_of(scene, PuzzleScreen).activity.state is State.SOLVED)
    assert Solved(tmp_path).all() == frozenset()
    click(app, button(scene, app.texts.get("problem-next")))
    frames(app)
    assert screen_of(table_of(app, PuzzleScreen), PuzzleScreen).puzzle is after(puzzle)


def test_all_by_keyboard(app: App) -> None:
    show_puzzles(app)
    frames(app)
    press(app, pygame.K_TAB)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    frames(app)
    table_of(app, PuzzleScreen)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.dialogue, PuzzleMenu)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None
    scene = sit_down(app, easy())
    press(app, pygame.K_h, unicode="h")
    assert scene.session.teaching.shown.where
    press(app, pygame.K_ESCAPE)
    for place in scene.match.position.places(next(iter(screen_of(scene, PuzzleScreen).puzzle.solution))):
        type_text(app, place)
        press(app, pygame.K_RETURN)
    assert screen_of(scene, PuzzleScreen).activity.state is State.SOLVED
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    frames(app)
    scene_of(app, PuzzlesScene)
    press(app, pygame.K_ESCAPE)
    frames(app)
    press(app, pygame.K_ESCAPE)
    frames(app)
    scene_of(app, ShelfScene)


def test_the_last_problem_leads_to_the_next_game() -> None:
    first, *_ = with_puzzles()
    last = puzzles_of(with_puzzles()[-1])[-1]
    assert after(last) is puzzles_of(first)[0]
    assert after(puzzles_of(first)[0]) is puzzles_of(first)[1]


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)])
def test_the_buttons_of_a_problem_are_in_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        room = pygame.Rect((0, 0), size)
        for key in with_puzzles():
            scene = sit_down(app, puzzles_of(key)[0])
            assert [each.text for each in scene.widgets.buttons() if not room.contains(each.element.rect)] == []


def test_a_file_set_aside_is_told(app: App, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"nothing")
    show_puzzles(app)
    frames(app)
    assert (tmp_path / scene_of(app, PuzzlesScene)._solved.set_aside).read_bytes() == b"nothing"


def test_what_cannot_be_kept_is_said(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(app, easy())
    monkeypatch.setattr(screen_of(scene, PuzzleScreen)._solved, "add", lambda name: Problem("problem-not-kept", name))
    play(app, scene, next(iter(screen_of(scene, PuzzleScreen).puzzle.solution)))
    assert app.texts.get("error-problem-not-kept") in scene.content().message


def test_the_title_of_the_shelf_has_its_room(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768), text_size=150) as app:
        app.show_shelf()
        frames(app)
        band = scene_of(app, ShelfScene).bar
        signs = [item.rect for item in band.items if item.name]
        assert min(rect.left for rect in signs) > width_of(app.texts.get("menu-title"), "title", app.scale(WORDMARK))


def test_where_no_game_has_problems_the_page_says_so_and_leads_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PuzzlesScene, "games", property(lambda page: []))
    show_puzzles(app)
    frames(app)
    scene = scene_of(app, PuzzlesScene)
    assert names(app) == ["back", "choose"]
    told = " ".join(scene.narrator.situation())
    assert app.texts.get("problem-none") in told
    assert app.texts.get("problem-empty") in told
    click_on(app, "choose")
    frames(app)
    scene_of(app, ShelfScene)
