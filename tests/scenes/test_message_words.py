"""The technical words of what the sheet says are explained there too."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.play.gestures.notice import Notice
from jeux.scenes.app import App
from jeux.scenes.learn.lesson.screen import LessonScreen
from jeux.scenes.navigation.learning import learning, show_lesson
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Word
from tests.desk import click, desk, frames, play_table, press
from tests.scenes.hands import screen_of, table_of

KEY = "moulin"


def laid(scene: GameScene) -> list[Word]:
    return [item for page in scene.widgets.all_pages() for item in page.items if isinstance(item, Word)]


def say(app: App, scene: GameScene, words: str) -> None:
    scene.session.say(Notice(words))
    frames(app, 3)


def test_a_notice_explains_its_words_once_and_a_prompt_none(tmp_path: Path) -> None:
    with desk(tmp_path, language="en") as app:
        scene = play_table(app, KEY)
        assert laid(scene) == []
        say(app, scene, "A mill and a mill. Then a double mill.")
        first, second = laid(scene)
        assert first.rect.right < second.rect.left or first.rect.bottom <= second.rect.top
        assert all(scene.panel.message.contains(word.rect.inflate(0, -8)) for word in (first, second))
        click(app, first.rect.center)
        assert first.element.tool_tip
        press(app, pygame.K_ESCAPE)
        assert not first.element.tool_tip
        assert app.dialogue is None
        say(app, scene, "Nothing.")
        assert laid(scene) == []


def test_the_words_follow_when_the_window_is_laid_again(tmp_path: Path) -> None:
    with desk(tmp_path, language="en") as app:
        scene = play_table(app, KEY)
        say(app, scene, "A mill.")
        scene.relayout()
        frames(app, 3)
        (word,) = laid(scene)
        assert scene.panel.message.collidepoint(word.rect.center)


def test_the_task_of_a_lesson_explains_its_words(tmp_path: Path) -> None:
    with desk(tmp_path, language="en") as app:
        app.show_shelf()
        frames(app)
        show_lesson(app, learning(app, KEY), "mill")
        frames(app)
        scene = table_of(app, LessonScreen)
        screen_of(scene, LessonScreen).activity.show_step()
        frames(app, 3)
        task, said = scene.panel.words.to_explain(scene.content())
        assert "mill" in said.text
        (word,) = [word for word in laid(scene) if word.rect.top >= said.box.top]
        assert said.box.left <= word.rect.left
        assert word.rect.right <= said.box.right
        assert word.scale.body == said.size != task.size
