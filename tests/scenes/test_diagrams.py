"""The diagrams of the pages in the window: drawn when they come into sight, played in, left for where one was."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import THEMES
from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.learn.diagram import diagrams
from jeux.play.learn.diagram.diagrams import diagrams_file, diagrams_of
from jeux.play.setup.rule_text import rule_page, rules_of_booklet
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.learn.diagram.screen import DiagramScreen
from jeux.scenes.pages.plates import Plates
from jeux.scenes.pages.rules import RulesPanel, RulesScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.drawing import Look
from jeux.ui.items import Spot
from jeux.ui.page import Page
from tests.desk import desk, frames, press, show, until
from tests.rounds import in_turn
from tests.scenes.hands import click_on, names, scene_of, screen_of, table_of

KEY = next(key for key in CATALOGUE if diagrams_of(key))
SHOWN = [block.directives.diagram for block in rule_page(Texts("fr"), rules_of_booklet(KEY)) if block.kind == "figure"]
"""The diagrams of its rules, in the order of the page; others are in the advice."""
FIRST, SECOND = [name for name in SHOWN if diagrams_of(KEY)[name].live][:2]


def settle(app: App) -> None:
    """Frames until everything in sight is drawn."""
    frames(app)
    until(app, lambda: not any(screen.moving for screen in (app.scene, app.dialogue) if screen))
    frames(app)


def reader(app: App) -> RulesScene:
    found = app.dialogue or app.scene
    assert isinstance(found, RulesScene)
    return found


def seen(page: Page, app: App) -> bytes:
    return pygame.image.tobytes(app.screen.subsurface(page.view.clip(app.screen.get_rect())), "RGB")


@pytest.mark.parametrize(("theme", "size"), in_turn(THEMES, [(1024, 768), (3840, 2160)]))
def test_a_diagram_is_drawn_once_it_is_in_sight(tmp_path: Path, theme: str, size: tuple[int, int]) -> None:
    with desk(tmp_path, size, theme=theme) as app:
        app.show_shelf()
        frames(app)
        app.open_rules(KEY)
        scene = reader(app)
        scene.show_diagram(FIRST)
        frames(app)
        before = seen(scene.text, app)
        settle(app)
        drawn = seen(scene.text, app)
        assert drawn != before
        other = next(name for name in THEMES if name != theme)
        app.change(app.settings.replace(theme=other))
        settle(app)
        app.change(app.settings.replace(theme=theme))
        settle(app)
        assert seen(scene.text, app) == drawn


def test_one_diagram_is_drawn_a_frame(tmp_path: Path) -> None:
    """However many are in sight, so that the window never waits for all of them."""
    with desk(tmp_path) as app:
        plates = Plates(app, KEY, lambda diagram: None)
        spots = [plates.picture(name, 0, 0, 400) for name in diagrams_of(KEY)]
        for spot in spots:
            assert isinstance(spot, Spot)
            spot.paint(app.screen, spot.rect, Look(hover=False, pressed=False))
        drawn = 0
        for _ in range(1000):
            drawn += plates.advance()
            assert plates.busy == (drawn < len(spots))
            if not plates.busy:
                return
            pygame.time.wait(5)
        raise AssertionError("a figure is not drawn")


def test_one_tries_a_diagram_and_comes_back_to_the_page(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.show_new_game(KEY)
        frames(app)
        below = app.scene
        app.open_rules(KEY)
        reader(app).show_diagram(FIRST)
        settle(app)
        offset = reader(app).text.offset
        assert offset > 0
        click_on(app, f"try.{FIRST}")
        table = table_of(app, DiagramScreen)
        diagram = diagrams_of(KEY)[FIRST]
        assert table.match.position == diagram.positions()[-1]
        steps = table.match.steps
        table.session.play(table.match.legal()[0])
        frames(app, 3)
        assert len(table.match.steps) > len(steps)
        screen_of(table, DiagramScreen).begin_again()
        assert table.match.steps == steps
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert reader(app).text.offset == offset
        assert app.dialogue is None
        press(app, pygame.K_ESCAPE)
        frames(app)
        assert app.scene is below
        assert list(app.store.running().matches) == []


def test_a_running_match_is_untouched(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.show_table(Match.new(KEY, {}, (Seat(""),) * 2))
        frames(app)
        table = scene_of(app, GameScene)
        match = table.match
        table.session.play(match.legal()[0])
        frames(app, 3)
        record = match.record
        press(app, pygame.K_F1)
        assert table.rules.panel
        table.rules.panel.show_diagram(FIRST)
        settle(app)
        offset = table.rules.panel.text.offset
        table.rules.panel.try_out(diagrams_of(KEY)[FIRST])
        frames(app)
        tried = table_of(app, DiagramScreen)
        assert tried.rules.panel
        assert tried.rules.panel.text.offset > 0
        tried.session.play(tried.match.legal()[0])
        frames(app)
        screen_of(tried, DiagramScreen).return_to_page()
        settle(app)
        assert app.scene is table
        assert table.match is match
        assert match.record.games == record.games
        assert [summary.id for summary in app.store.running().matches] == [record.id]
        panel = table.rules.panel
        assert panel
        assert panel.text.offset == offset
        assert panel.rect == table.panel.rect


def test_the_page_beside_a_diagram_turns_and_leaves_the_other_keys_to_the_board(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        page = rules_of_booklet(KEY)
        show(app, lambda app: app.routes.diagram(app, diagrams_of(KEY)[FIRST], page, app.show_shelf))
        table = table_of(app, DiagramScreen)
        panel = table.rules.panel
        assert panel
        offset = panel.text.offset
        press(app, pygame.K_PAGEDOWN)
        assert panel.text.offset > offset
        press(app, pygame.K_RIGHT)
        assert table.display.marking.cursor
        assert "back" not in [item.name for page in panel.pages for item in page.items]
        app.change(app.settings.replace(text_size=125))
        settle(app)
        assert table.rules.panel
        assert table.rules.panel.rect.bottom <= table.panel.message.top
        assert table.panel.buttons.bottom <= app.size[1]


def test_diagrams_are_played_in_one_after_the_other(tmp_path: Path) -> None:
    first, second = (diagrams_of(KEY)[name] for name in (FIRST, SECOND))
    left: list[GameScene] = []
    with desk(tmp_path) as app:
        page = rules_of_booklet(KEY)
        back = lambda: left.append(table_of(app, DiagramScreen))  # noqa: E731
        show(app, lambda app: app.routes.diagram(app, first, page, back))
        screen_of(table_of(app, DiagramScreen), DiagramScreen).go_to(second)
        frames(app, 2)
        table = table_of(app, DiagramScreen)
        assert screen_of(table, DiagramScreen).diagram == second
        press(app, pygame.K_F1)
        assert left == [table]


@pytest.mark.parametrize("content", [b"[[figures]]\nid = ", b"\xff", None])
def test_a_page_says_that_its_diagrams_are_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    """Its words can be read all the same."""
    file = tmp_path / "figures.toml"
    if content is None:
        file.write_bytes(re.sub(rb'position = "[^"]*"', b'position = "?"', diagrams_file(KEY).read_bytes()))
    else:
        file.write_bytes(content)
    monkeypatch.setattr(diagrams, "diagrams_file", lambda key: file)
    diagrams_of.cache_clear()
    with desk(tmp_path) as app:
        app.show_shelf()
        frames(app)
        app.open_rules(KEY)
        settle(app)
        reader(app).show_diagram(FIRST)
        settle(app)
        assert not names(app, "try.")
    diagrams_of.cache_clear()


@pytest.mark.parametrize(
    ("size", "text"), [((1366, 768), 100), ((1024, 600), 200), ((800, 560), 150), ((900, 1400), 100)]
)
def test_the_panel_of_a_diagram_has_a_way_back_at_its_top_and_no_gold(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    """The page is in sight between the way back and what is played, and nothing lies over another."""
    with desk(tmp_path, size, text_size=text) as app:
        app.show_shelf()
        frames(app)
        app.open_rules(KEY)
        frames(app)
        click_on(app, f"try.{FIRST}")
        frames(app, 3)
        scene = table_of(app, DiagramScreen)
        buttons = scene.widgets.buttons()
        (back,) = [one for one in buttons if one.kind == "back"]
        assert back.text == app.texts.get("rules-title")
        place = scene.panel.rect.union(page_of_diagram(scene).rect)
        assert back.rect.bottom <= place.top + 1
        assert [one.text for one in buttons if one.kind in ("primary", "grand")] == []
        page = page_of_diagram(scene)
        assert back.rect.bottom <= page.rect.top
        assert page.rect.height >= 8 * scene.panel.scale.body
        assert not page.rect.colliderect(scene.panel.rect)
        assert scene.panel.message.bottom <= scene.panel.buttons.top
        back.press()
        frames(app, 3)
        assert reader(app)


def page_of_diagram(scene: GameScene) -> RulesPanel:
    page = screen_of(scene, DiagramScreen).page.panel
    assert page
    return page
