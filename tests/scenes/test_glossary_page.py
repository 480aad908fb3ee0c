"""The page of all technical words."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.alphabet import plain
from jeux.common.glossary import read_glossary
from jeux.scenes.app import App
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.scenes.pages.rules import RulesScene
from jeux.ui.controls import Tab
from tests.desk import click, desk, frames, play_table, press
from tests.scenes.hands import click_on, item, names

KEY = "moulin"


def page_of(app: App) -> GlossaryScene:
    assert isinstance(app.dialogue, GlossaryScene)
    return app.dialogue


@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_are_found_by_their_plain(language: str, tmp_path: Path) -> None:
    with desk(tmp_path, language=language) as app:
        app.show_shelf()
        frames(app)
        app.open_about()
        click_on(app, "glossary")
        page = page_of(app)
        initials = [item(app, name)[1].text for name in names(app, "letter.")]  # type: ignore[attr-defined]
        assert initials == sorted({plain(term.word)[0].upper() for term in read_glossary(language)})
        tops = []
        tabs = [found for name in names(app, "letter.") if isinstance(found := item(app, name)[1], Tab)]
        assert [tab.position for tab in tabs] == [(n + 1, len(initials)) for n in range(len(initials))]
        assert [tab.chosen for tab in tabs].index(True) == 0
        for number in range(len(initials)):
            click_on(app, f"letter.{number}")
            frames(app, 2)
            tops.append(page.body.offset)
            marked = [name for name in names(app, "letter.") if item(app, name)[1].chosen]  # type: ignore[attr-defined]
            assert marked == [f"letter.{number}"], "the letter whose words are at the top"
        press(app, pygame.K_HOME)
        frames(app, 2)
        assert item(app, "letter.0")[1].chosen  # type: ignore[attr-defined]
        assert tops == sorted(set(tops))
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.dialogue, AboutScene)


def test_the_rules_lead_to_the_words_of_their_game_and_back(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.show_new_game(KEY)
        frames(app)
        app.open_rules(KEY)
        click_on(app, "glossary")
        few = page_of(app).body.height
        click_on(app, "game.0")
        assert page_of(app).body.height > few
        click_on(app, "game.1")
        assert page_of(app).body.height == few
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.dialogue, RulesScene)


def test_the_rules_beside_the_board_stay_open_under_the_words(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, KEY)
        press(app, pygame.K_F1)
        sheet = scene.rules.panel
        assert sheet
        link = next(item for item in sheet.head.items if item.name == "glossary")
        click(app, sheet.head.on_screen(link.rect).center)
        assert page_of(app).shown == KEY
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None
        assert scene.rules.reading
