"""Lessons in the window: the list, a demonstration, a lesson, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.common.assets import asset
from jeux.common.files import Problem
from jeux.common.typography import wrap
from jeux.play.learn.learnt import FILE_NAME, Learnt, learnt_in
from jeux.play.learn.lesson import lesson_files, lessons
from jeux.play.learn.lesson.activity import Phase
from jeux.play.learn.lesson.lesson_files import course_file, has_course
from jeux.play.learn.lesson.lessons import DEMO, Lesson, course_of
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.learn.demonstration.screen import LINES, DemoScreen
from jeux.scenes.learn.lesson.panel import LessonContent
from jeux.scenes.learn.lesson.screen import LessonMenu, LessonScreen
from jeux.scenes.learn.lesson.task_button import TaskButton
from jeux.scenes.navigation.learning import learning, show_learn, show_lesson
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.learn import LearnScene
from jeux.scenes.pages.puzzles import PuzzlesScene
from jeux.scenes.table.activity_screen import ActivityScreen
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button, RoundButton
from jeux.ui.drawing import WORDS_ALONE
from jeux.ui.list_row import ListRow
from tests.desk import button, click, desk, frames, play_table, press, touch, until
from tests.rounds import in_turn, some
from tests.scenes.hands import click_on, dialogue_of, item, names, scene_of, screen_of, table_of
from tests.scenes.test_demo import look_on

KEY = "boite"
TAUGHT = [key for key in CATALOGUE if has_course(key)]


def sit_down(app: App, lesson: str, key: str = KEY) -> GameScene:
    show_lesson(app, learning(app, key), lesson)
    frames(app)
    return table_of(app, LessonScreen)


def said(scene: GameScene) -> str:
    content = scene.content()
    assert isinstance(content, LessonContent)
    return content.said


def close(app: App, scene: GameScene, step: str) -> None:
    for place in scene.match.position.places(step):
        touch(app, scene, place)


# --- the list ---------------------------------------------------------------------------------------------------------


def test_only_games_with_lessons_offer_them(app: App) -> None:
    for key in CATALOGUE:
        app.show_new_game(key)
        frames(app)
        assert ("learn" in names(app)) == (key in TAUGHT), key


def test_the_page_of_a_new_game_leads_to_the_lessons_and_back(app: App) -> None:
    app.show_new_game(KEY)
    frames(app)
    click_on(app, "learn")
    frames(app)
    scene_of(app, LearnScene)
    press(app, pygame.K_ESCAPE)
    frames(app)
    assert scene_of(app, NewGameScene).game.key == KEY


def test_menu_and_rules_of_a_game_lead_to_the_lessons_and_back(app: App) -> None:
    for way in ("menu", "rules"):
        scene = play_table(app, KEY)
        match = scene.match
        if way == "menu":
            scene.open_menu()
            frames(app)
            assert isinstance(app.dialogue, GameMenu)
            click(app, button(app.dialogue, app.texts.get("lesson-learn")))
        else:
            press(app, pygame.K_F1)
            assert scene.rules.reading
            panel = scene.rules.panel
            assert panel
            found = next(each for page in panel.pages for each in page.items if each.name == "learn")
            head = panel.pages[0]
            click(app, head.on_screen(found.rect).center)
        frames(app)
        scene_of(app, LearnScene)
        click_on(app, "back")
        frames(app)
        assert scene_of(app, GameScene).match is match
        assert scene_of(app, GameScene).rules.reading == (way == "rules"), "one comes back to what was read"


def test_what_is_done_has_a_tick(app: App, tmp_path: Path) -> None:
    for name in ("pair", DEMO):
        Learnt(tmp_path).add(f"{KEY}/{name}")
        learnt_in.cache_clear()
        show_learn(app, learning(app, KEY))
        frames(app)
        told = {name: item(app, name)[1].told(app.texts) for name in (DEMO, *names(app, "lesson."))}
        done = [name for name, words in told.items() if any(app.texts.get("heard-done") in each for each in words)]
        assert done == (["lesson.pair"] if name == "pair" else [DEMO, "lesson.pair"])
        rows = [row for each in names(app, "lesson.") if isinstance(row := item(app, each)[1], ListRow)]
        assert [row.name for row in rows if row.done] == ["lesson.pair"]
        assert [row.name for row in rows if row.next] == ([rows[0].name] if name == DEMO else [])


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (900, 1400)])
def test_the_page_has_one_action_a_picture_to_start_and_four_ways_elsewhere(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    text_size = 200 if size == (1024, 600) else 100
    with desk(tmp_path, size, text_size=text_size) as app:
        app.show_shelf()
        frames(app)
        show_learn(app, learning(app, "moulin"))
        frames(app)
        scene = scene_of(app, LearnScene)
        buttons = [each for page in scene.pages for each in page.items if isinstance(each, Button)]
        assert [each.name for each in buttons if each.kind in ("primary", "grand")] == ["next"]
        assert [each.name for each in buttons if each.kind in WORDS_ALONE] == ["back", "rules", "puzzles", "play"]
        lessons = [f"lesson.{each.id}" for each in course_of("moulin").lessons]
        assert sorted(names(app, "")) == sorted(["back", DEMO, "next", "rules", "puzzles", "play", *lessons])
        page, action = item(app, "next")
        window = pygame.Rect((0, 0), size)
        assert window.contains(page.on_screen(action.rect)), "what comes next is in sight"
        head, foot = scene.band.height, scene.foot.view.height
        assert head + foot <= size[1] // 2
        picture = item(app, DEMO)[1].rect
        if size == (1366, 768):
            assert picture.width * picture.height > 0.2 * size[0] * size[1]
        click_on(app, "puzzles")
        frames(app)
        scene_of(app, PuzzlesScene)


def test_the_picture_starts_the_demonstration(app: App) -> None:
    show_learn(app, learning(app, KEY))
    frames(app)
    click_on(app, DEMO)
    frames(app)
    table_of(app, DemoScreen)


def test_the_list_by_keys_alone(app: App, tmp_path: Path) -> None:
    show_learn(app, learning(app, KEY))
    frames(app)
    scene, order = scene_of(app, LearnScene), []
    for _ in range(len(names(app, ""))):
        press(app, pygame.K_TAB)
        assert scene.widgets.focused
        order.append(scene.widgets.focused.name)
    lessons = [f"lesson.{each.id}" for each in course_of(KEY).lessons]
    assert order == ["back", DEMO, "next", "rules", "puzzles", "play", *lessons]
    press(app, pygame.K_RETURN)
    frames(app)
    assert screen_of(table_of(app, LessonScreen), LessonScreen).lesson.id == course_of(KEY).lessons[-1].id


def test_enter_does_what_comes_next(app: App, tmp_path: Path) -> None:
    ways: list[tuple[tuple[str, ...], type[ActivityScreen]]] = [((), DemoScreen), ((DEMO,), LessonScreen)]
    for done, following in ways:
        for name in done:
            Learnt(tmp_path).add(f"{KEY}/{name}")
        learnt_in.cache_clear()
        show_learn(app, learning(app, KEY))
        frames(app)
        press(app, pygame.K_RETURN)
        frames(app)
        table_of(app, following)
    assert screen_of(table_of(app, LessonScreen), LessonScreen).lesson.id == course_of(KEY).lessons[0].id


# --- a lesson ---------------------------------------------------------------------------------------------------------


def test_a_lesson_is_done_by_mouse_and_ticked(app: App, tmp_path: Path) -> None:
    show_learn(app, learning(app, KEY))
    frames(app)
    click_on(app, "lesson.pair")
    frames(app)
    scene = table_of(app, LessonScreen)
    close(app, scene, "close:2+5")
    assert screen_of(scene, LessonScreen).activity.phase is Phase.DONE
    assert screen_of(scene, LessonScreen).activity.said.get("pair-both-good") in said(scene)
    click(app, button(scene, app.texts.get("lesson-continue")))
    assert screen_of(scene, LessonScreen).activity.number == 1
    close(app, scene, "close:6")
    assert app.texts.get("lesson-learnt") in said(scene)
    assert Learnt(tmp_path).of(KEY) == {"pair"}
    click(app, button(scene, app.texts.get("lesson-next")))
    frames(app)
    assert screen_of(table_of(app, LessonScreen), LessonScreen).lesson.id == "forbidden"


def test_a_wrong_step_is_explained_and_taken_back(app: App) -> None:
    scene = sit_down(app, "pair")
    touch(app, scene, "7")
    assert screen_of(scene, LessonScreen).activity.phase is Phase.WRONG
    assert said(scene) == screen_of(scene, LessonScreen).activity.said.get("pair-both-wrong")
    until(app, lambda: screen_of(scene, LessonScreen).activity.phase is Phase.TO_DO)
    assert scene.match.steps == ()
    assert said(scene) == screen_of(scene, LessonScreen).activity.said.get("pair-both-wrong")
    assert scene.display.marking.advised == ("2", "5")


def test_what_is_illegal_says_the_rule_and_help_is_offered(app: App) -> None:
    scene = sit_down(app, "pair")
    touch(app, scene, "9")
    assert said(scene) == app.texts.game(KEY, "refusal-not-the-throw")
    assert scene.display.marking.refused == ("9",)
    touch(app, scene, "8")
    assert app.texts.get("lesson-offer-help") in said(scene)
    shows = [each for each in scene.widgets.buttons() if each.text == app.texts.get("lesson-show")]
    assert [each.kind for each in shows] == ["primary"], "one button, now the main one"
    press(app, pygame.K_RETURN)
    assert scene.match.steps == ("close:2+5",)
    click(app, button(scene, app.texts.get("lesson-again")))
    frames(app)
    assert [each.kind for each in shows] == ["plain"]
    click(app, button(scene, app.texts.get("lesson-show")))
    assert scene.match.steps == ("close:2+5",)


def test_the_dice_fall_by_a_click_and_the_task_goes_on_by_itself(app: App) -> None:
    scene = sit_down(app, "tiles")
    click(app, button(scene, app.texts.get("button-roll")))
    until(app, lambda: screen_of(scene, LessonScreen).activity.number == 1)
    assert scene.match.steps == ("roll:4,3",)


def test_any_task_can_be_gone_back_to(app: App) -> None:
    scene = sit_down(app, "pair")
    close(app, scene, "close:2+5")
    click(app, button(scene, "2"))
    assert (screen_of(scene, LessonScreen).activity.number, scene.match.steps) == (1, ())
    click(app, button(scene, "1"))
    assert (screen_of(scene, LessonScreen).activity.number, screen_of(scene, LessonScreen).activity.phase) == (
        0,
        Phase.TO_DO,
    )


def test_the_panel_of_a_lesson_has_four_round_buttons_a_way_back_and_a_link(app: App) -> None:
    scene = sit_down(app, "pair")
    buttons = scene.widgets.buttons()
    rounds = [each.name for each in buttons if isinstance(each, RoundButton)]
    assert rounds == [f"tool.{name}" for name in ("show", "again", "rules", "menu")]
    ways = {each.kind: each.text for each in buttons if each.kind in ("back", "link")}
    assert ways == {"back": app.texts.get("lesson-learn"), "link": app.texts.get("lesson-next")}
    back = next(each for each in buttons if each.kind == "back")
    assert back.rect.bottom <= scene.panel.head.top, "at the top, above the title"
    assert [each.text for each in buttons if each.kind == "primary"] == []
    close(app, scene, "close:2+5")
    assert [each.text for each in scene.widgets.buttons() if each.kind == "primary"] == [
        app.texts.get("lesson-continue")
    ]


def test_a_task_is_heard_with_its_state_and_its_place(app: App) -> None:
    scene = sit_down(app, "pair")

    def tasks() -> list[TaskButton]:
        return [each for each in scene.widgets.buttons() if isinstance(each, TaskButton)]

    assert [each.position for each in tasks()] == [(1, 2), (2, 2)]
    assert [each.chosen for each in tasks()] == [True, False]
    assert tasks()[1].told(app.texts) == (app.texts.get("lesson-task", n=2),)
    close(app, scene, "close:2+5")
    assert tasks()[0].told(app.texts) == (
        app.texts.get("lesson-task", n=1),
        app.texts.get("heard-done"),
        app.texts.get("heard-chosen"),
    )


def test_a_lesson_by_keyboard_alone(app: App, tmp_path: Path) -> None:
    scene = sit_down(app, "stop")
    press(app, pygame.K_RETURN)  # the only button of the moment counts the points
    assert screen_of(scene, LessonScreen).activity.phase is Phase.DONE
    press(app, pygame.K_RETURN)
    assert screen_of(scene, LessonScreen).activity.number == 1
    press(app, pygame.K_TAB)
    assert scene.display.marking.cursor == "3"
    press(app, pygame.K_RETURN)
    assert Learnt(tmp_path).of(KEY) == {"stop"}
    press(app, pygame.K_RETURN)
    frames(app)
    assert screen_of(table_of(app, LessonScreen), LessonScreen).lesson.id == "large"


def test_escape_opens_the_menu_that_leads_to_the_list(app: App) -> None:
    scene = sit_down(app, "large")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.dialogue, LessonMenu)
    click(app, button(dialogue_of(app), app.texts.get("lesson-list")))
    frames(app)
    scene_of(app, LearnScene)
    assert scene is not app.scene


def test_nothing_of_a_lesson_is_kept_as_a_match(app: App) -> None:
    scene = sit_down(app, "large")
    close(app, scene, "close:9")
    scene.rescue()
    assert app.store.running().matches == ()
    assert app.statistics.table() == {}


def test_a_tick_that_cannot_be_kept_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(app, "large")
    monkeypatch.setattr(Learnt, "add", lambda self, name: Problem("lesson-not-kept", FILE_NAME))
    close(app, scene, "close:9")
    assert app.texts.get("error-lesson-not-kept") in said(scene)


@pytest.mark.parametrize(
    ("key", "size", "language"), in_turn(TAUGHT, [(1024, 768), (1366, 768), (3840, 2160)], ["fr", "en"])
)
def test_every_caption_and_task_has_room(tmp_path: Path, key: str, size: tuple[int, int], language: str) -> None:
    with desk(tmp_path, size, language=language) as app:
        app.show_shelf()
        frames(app)
        demo = look_on(app, key)
        shown = screen_of(demo, DemoScreen)
        room = shown._strip.width - 2 * app.scale(1)
        lines = [wrap(each, "text", shown._caption_size, room) for each in shown.activity.captions]
        assert max(map(len, lines)) <= LINES
        scene = sit_down(app, course_of(key).lessons[0].id, key)
        assert [task for each in course_of(key).lessons for task in unwritten(scene, each)] == []


@pytest.mark.parametrize(("key", "window"), in_turn(TAUGHT, [((1024, 768), 200), ((1366, 768), 150)]))
def test_large_text_leaves_every_task_its_room(
    tmp_path: Path, key: str, window: tuple[tuple[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    size, text_size = window
    monkeypatch.setattr(GameScene, "draw", lambda scene, surface: None)  # what is measured is laid out before it
    with desk(tmp_path, size, text_size=text_size) as app:
        app.show_shelf()
        frames(app)
        for each in course_of(key).lessons:
            scene = sit_down(app, each.id, key)
            assert list(unwritten(scene, each)) == []


@pytest.mark.parametrize("key", some(TAUGHT, every=6))
def test_in_a_low_window_the_head_gives_way_before_large_letters(tmp_path: Path, key: str) -> None:
    """Letters of 200 % stay larger than those of 100 %, which are 15 there."""
    with desk(tmp_path, (1024, 600), text_size=200) as app:
        app.show_shelf()
        frames(app)
        for each in course_of(key).lessons[:3]:
            scene = sit_down(app, each.id, key)
            assert scene.panel.scale.body >= 16
            assert list(unwritten(scene, each)) == []


def unwritten(scene: GameScene, lesson: Lesson) -> Iterator[str]:
    """What is to be done and what may be said of it, where the sheet has no room for it and two rows of buttons."""
    content, panel, get = scene.content_now(), scene.panel, screen_of(scene, LessonScreen).activity.said.get
    assert isinstance(content, LessonContent)
    buttons = 2 * (panel.row_height + panel.gap)
    for task in lesson.tasks:
        for name in filter(None, (task.good, task.wrong, *task.misses.values())):
            words = replace(
                content, message=get(task.text), said=f"{get(name)}\n{scene.app.texts.get('lesson-learnt')}"
            )
            if panel.message.bottom + panel.more_for(words) + panel.gap + buttons > panel.buttons.top:
                yield f"{task.text}, {name}"


# --- files that are damaged -------------------------------------------------------------------------------------------


@pytest.fixture(params=["course cut", "no step", "texts cut", "texts unreadable"])
def damage(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One file of the lessons of a game is not what it should be."""
    course, texts = course_file(KEY).read_bytes(), asset("lessons", "fr", f"{KEY}.ftl").read_bytes()
    match request.param:
        case "course cut":
            course = course[: len(course) // 2] + b"\n]"
        case "no step":
            course = re.sub(rb'steps = \["[^"]*"', b'steps = ["nowhere"', course, count=1)
        case "texts cut":
            texts = texts[: len(texts) // 2]
        case "texts unreadable":
            texts = b"\xff" + texts
    folder = tmp_path / "assets" / "lessons"
    (folder / "fr").mkdir(parents=True)
    (folder / f"{KEY}.toml").write_bytes(course)
    (folder / "fr" / f"{KEY}.ftl").write_bytes(texts)
    for module in (lesson_files, lessons):
        monkeypatch.setattr(module, "asset", lambda *parts: folder.parent.joinpath(*parts))
    course_of.cache_clear()
    yield
    course_of.cache_clear()


@pytest.mark.usefixtures("damage")
def test_the_list_says_that_a_file_is_damaged_and_the_game_can_be_played(app: App) -> None:
    show_learn(app, learning(app, KEY))
    frames(app)
    assert not names(app, "lesson.")
    assert [name for name in names(app, "") if name] == ["back", "next"]
    click_on(app, "next")
    frames(app)
    scene_of(app, NewGameScene)


@pytest.mark.usefixtures("damage")
def test_nothing_is_offered_before_a_first_game_where_a_file_is_damaged(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.show_new_game(KEY)
        frames(app)
        press(app, pygame.K_RETURN)
        frames(app)
        scene_of(app, GameScene)
