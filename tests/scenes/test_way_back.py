"""A way back bears the name of where it leads; and what the pages around the games hold is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from benchmarks.stress.sizes import SCREENS
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import learning, show_demo, show_learn, show_lesson
from jeux.scenes.navigation.printing import make_game
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.keys import change_keys
from jeux.scenes.pages.past import PastGames
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.table.scene import GameScene
from jeux.ui.band import BACK
from jeux.ui.controls import Button
from jeux.ui.widgets import Widgets
from tests.desk import desk, frames

KEY = "moulin"


@pytest.fixture(params=["fr", "en"])
def app(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[App]:
    with desk(tmp_path, animation="none", language=request.param) as app:
        app.show_shelf()
        frames(app)
        yield app


def top(app: App) -> Scene:
    """What is shown above all else."""
    shown = app.dialogue or app.scene
    assert isinstance(shown, Scene)
    return shown


def ways_back(app: App) -> list[Button]:
    widgets: Widgets = top(app).widgets
    return [one for one in widgets.buttons() if one.kind == BACK or one.name == BACK]


def the_way_back(app: App) -> Button:
    frames(app, 3)
    (back,) = ways_back(app)
    return back


def at_table(app: App) -> None:
    app.go(lambda app: GameScene(app, Match.new(KEY, {}, (Seat(""),) * 2)))
    frames(app, 3)


FROM_THE_SHELF: dict[str, Callable[[App], object]] = {
    "settings": lambda app: app.open_settings(),
    "about": lambda app: app.open_about(),
    "rules": lambda app: app.open_rules(KEY),
    "past": lambda app: app.open(ROUTES.past(app)),
    "statistics": lambda app: app.open(ROUTES.statistics(app, app.close)),
    "players": lambda app: getattr(app.scene, "open_players")(),  # noqa: B009
    "class": lambda app: app.hour.prepare(),
    "make": lambda app: make_game(app, KEY, {}, 2),
    "keys": lambda app: change_keys(app, app.close),
    "learn": lambda app: show_learn(app, learning(app, KEY)),
    "new game": lambda app: app.show_new_game(KEY),
    "problems": lambda app: show_puzzles(app),
}


@pytest.mark.parametrize("page", FROM_THE_SHELF)
def test_from_the_shelf_it_leads_to_the_games(app: App, page: str) -> None:
    FROM_THE_SHELF[page](app)
    assert the_way_back(app).text == app.texts.get("back-to-games")


@pytest.mark.parametrize("page", ["settings", "about", "rules", "make", "keys"])
def test_from_a_table_it_leads_to_the_game(app: App, page: str) -> None:
    at_table(app)
    FROM_THE_SHELF[page](app)
    assert the_way_back(app).text == app.texts.game(KEY, "name")


ONWARD: dict[str, tuple[type[Scene], Callable[[App], object], str, str]] = {
    "keys of the settings": (SettingsScene, lambda app: app.open_settings(), "_open_keys", "settings-title"),
    "accessibility": (AboutScene, lambda app: app.open_about(), "_open_accessibility", "about-title"),
    "verifier": (AboutScene, lambda app: app.open_about(), "_open_verifier", "about-title"),
    "glossary of a game": (RulesScene, lambda app: app.open_rules(KEY), "open_glossary", "rules-title"),
    "statistics": (PastGames, lambda app: app.open(ROUTES.past(app)), "open_statistics", "past-title"),
}


@pytest.mark.parametrize("case", ONWARD)
def test_from_a_page_it_leads_to_that_page_and_goes_there(app: App, case: str) -> None:
    kind, first, onward, name = ONWARD[case]
    first(app)
    frames(app, 3)
    getattr(top(app), onward)()
    back = the_way_back(app)
    assert back.text == app.texts.get(name)
    back.press()
    frames(app, 3)
    assert isinstance(top(app), kind)


def test_a_game_is_learnt_from_its_page_and_each_step_leads_to_the_one_before(app: App) -> None:
    app.show_new_game(KEY)
    frames(app, 3)
    what = learning(app, KEY)
    show_learn(app, what)
    back = the_way_back(app)
    assert back.text == app.texts.game(KEY, "name")
    for show in (show_demo, partial(show_lesson, lesson="board")):
        show(app, what)
        assert the_way_back(app).text == app.texts.get("lesson-learn")
    ways_back(app)[0].press()
    assert the_way_back(app).text == back.text
    ways_back(app)[0].press()
    frames(app, 3)
    assert isinstance(app.scene, NewGameScene)


def test_the_language_changes_the_name(app: App) -> None:
    app.open_about()
    frames(app, 3)
    app.change(app.settings.replace(language="en" if app.settings.language == "fr" else "fr"))
    assert the_way_back(app).text == app.texts.get("back-to-games")


# --- counts -----------------------------------------------------------------------------------------------------------

MOST: dict[str, tuple[int, int]] = {"class": (62, 360), "about": (6, 830), "keys": (70, 1280)}
"""Of a page: the most controls, and words. A class chooses among twenty games; the page of keys tells every command."""


def told(app: App) -> tuple[int, int]:
    """How many controls a page has, and how many words."""
    items = [item for page in top(app).widgets.pages for item in page.items]
    words = [words for item in items for words in item.told(app.texts)]
    return sum(bool(item.name) for item in items), sum(len(each.split()) for each in words)


@pytest.mark.parametrize("page", MOST)
def test_a_page_has_one_way_back_at_its_top_and_one_gold_action_at_most(app: App, page: str) -> None:
    FROM_THE_SHELF[page](app)
    back = the_way_back(app)
    assert back.rect.top < app.scale(2)
    assert back.rect.left < app.size[0] // 10
    buttons = top(app).widgets.buttons()
    assert len([one for one in buttons if one.kind in ("primary", "grand")]) <= (page == "class")
    assert all(one.described(app.texts).name for one in buttons), "each has a name"
    controls, words = told(app)
    assert controls <= MOST[page][0]
    assert words <= MOST[page][1]


@pytest.mark.parametrize("size", [(800, 560), (1024, 600), (900, 1400)])
@pytest.mark.parametrize("page", ["class", "about", "settings", "rules"])
def test_the_way_back_stays_in_sight(tmp_path: Path, page: str, size: tuple[int, int]) -> None:
    with desk(tmp_path, size=size, text_size=200) as app:
        SCREENS[page](app, KEY)
        back = the_way_back(app)
        assert pygame.Rect((0, 0), size).contains(back.rect)
        assert back.rect.top < size[1] // 8
