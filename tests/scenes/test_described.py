"""The tree of every kind of screen: whole, named, the same from one frame to the next; places say few words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.access.tree import Act, Tree
from jeux.common.language import LANGUAGES
from jeux.common.roles import Role
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.narrator import sentence
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.screen import Screen
from tests.desk import desk, frames, play_table, press, show
from tests.scenes.hands import choose_in, click_on
from tests.scenes.reviews import ended, review
from tests.scenes.screens import FULL_SCREENS
from tests.scenes.test_by_ear import SCREENS as HEARD
from tests.scenes.test_ending import ended as given_up

RESTING = (Role.HEADING, Role.LIST)
"""What may have the focus without being pressed: a table without a cursor, an empty folder."""
MOST_WORDS = 12
"""Of what is said of a place."""
STEPS = 12
SIZES = [(1366, 768), (1024, 700)]


def gone(make: Callable[[App], Screen]) -> Callable[[App], object]:
    return lambda app: show(app, make)


def resized(app: App, size: tuple[int, int]) -> None:
    """The window becomes that large."""
    app.window.handle.size = size
    frames(app, 1, [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
    frames(app, 2, [pygame.Event(pygame.WINDOWEXPOSED)])


SCREENS: dict[str, Callable[[App], object]] = {
    **{name: gone(make) for name, make in HEARD.items()},
    "accessibility": gone(lambda app: AccessibilityScene(app, app.quit)),
    "table": lambda app: play_table(app, "moulin"),
    "table with dice": lambda app: play_table(app, "backgammon"),
    "menu": lambda app: play_table(app, "moulin").open_menu(),
    "end": lambda app: given_up(app, "moulin", Seat("Camille"), Seat("", 2)),
    "review": lambda app: review(app, ended("moulin", 12)),
    "fault": gone(ROUTES.crash),
    **FULL_SCREENS,
}
EVERY_SCREEN = pytest.mark.parametrize("name", SCREENS)


def tree_of(app: App) -> Tree:
    assert app.top
    return app.top.describer.tree("")


def opened(app: App, name: str) -> Tree:
    """The tree of a screen that was opened just now."""
    SCREENS[name](app)
    frames(app, 8)
    return tree_of(app)


def check(tree: Tree) -> None:
    """Each node is held once, and what can be pressed has a name."""
    held = Counter(child for node in tree.nodes.values() for child in node.children)
    assert held == Counter(tree.nodes.keys() - {tree.root}), "each node is in the tree, and once"
    assert tree.focus in tree.nodes
    unnamed = [
        key for key, node in tree.nodes.items() if Act.PRESS in node.acts and not any(map(str.isalnum, node.name))
    ]
    assert not unnamed
    assert not [node.name for node in tree.nodes.values() if " · " in node.name], "a voice would name the dot"
    assert not [node for node in tree.nodes.values() if node.role is Role.DIALOG and not (node.name and node.modal)]


@EVERY_SCREEN
def test_every_screen_has_a_whole_tree_that_stays(tmp_path: Path, name: str) -> None:
    with desk(tmp_path, SIZES[0]) as app:
        first = opened(app, name)
        check(first)
        app.frame([pygame.Event(pygame.WINDOWEXPOSED)], 0)
        assert tree_of(app).nodes.keys() == first.nodes.keys()
        resized(app, SIZES[1])
        resized(app, SIZES[0])
        again = tree_of(app)
        assert again.nodes.keys() == first.nodes.keys()
        assert again.focus == first.focus


def twins(tree: Tree) -> list[tuple[str, ...]]:
    """What can be pressed and is told as something else is; a group with a name tells its items apart."""
    above = {child: node for node in tree.nodes.values() for child in node.children}
    pressed = ((key, node) for key, node in tree.nodes.items() if Act.PRESS in node.acts)
    told = Counter((node.role, node.name, above[key].name) for key, node in pressed)
    return [each for each, number in told.items() if number > 1]


@EVERY_SCREEN
def test_no_two_controls_have_the_same_role_and_name(tmp_path: Path, name: str) -> None:
    with desk(tmp_path) as app:
        assert twins(opened(app, name)) == []


def unasked(tree: Tree) -> list[str]:
    """Choices of one among several of which nobody hears what they are about."""
    above = {child: node for node in tree.nodes.values() for child in node.children}
    return [node.name for key, node in tree.nodes.items() if node.role is Role.RADIO and not above[key].name]


@EVERY_SCREEN
def test_a_choice_is_told_with_what_is_asked(tmp_path: Path, name: str) -> None:
    with desk(tmp_path) as app:
        assert unasked(opened(app, name)) == []


def test_all_choices_before_a_game_are_told_apart_with_what_is_asked(tmp_path: Path) -> None:
    game = next(game for game in CATALOGUE.values() if len(game.players) > 1 and game.chance)
    with desk(tmp_path) as app:
        show(app, lambda app: NewGameScene(app, game.key))
        click_on(app, "more")
        for number, count in enumerate(sorted(game.players)):
            choose_in(app, "players", number)
            for who in range(3 if count > 1 else 0):
                choose_in(app, "who", who)
                tree = tree_of(app)
                assert unasked(tree) == []
                assert twins(tree) == []
                assert any(node.role is Role.RADIO for node in tree.nodes.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_figures_of_the_rules_are_tried_under_the_same_name(tmp_path: Path, language: str) -> None:
    tried = 0
    with desk(tmp_path, language=language) as app:
        for key in CATALOGUE:
            show(app, partial(ROUTES.rules, key=key))
            tree = tree_of(app)
            assert twins(tree) == [], key
            tried += sum(node.name.startswith(app.texts.get("figure-try")) for node in tree.nodes.values())
    assert tried > 2 * len(CATALOGUE)


@EVERY_SCREEN
def test_what_tab_reaches_is_the_focus_of_the_tree(tmp_path: Path, name: str) -> None:
    with desk(tmp_path) as app:
        opened(app, name)
        before, reached = (app.scene, app.dialogue, app.settings), []
        for _ in range(9):
            press(app, pygame.K_TAB)
            tree = tree_of(app)
            node = tree.nodes[tree.focus]
            assert Act.PRESS in node.acts or node.role in RESTING
            assert node.name
            reached.append(tree.focus)
        once = list(dict.fromkeys(reached))
        assert reached == (once * 9)[:9], "each in turn, then again"
        assert tree_of(app).nodes.keys() >= set(once)
        assert (app.scene, app.dialogue, app.settings) == before, "to come somewhere does nothing there"


@EVERY_SCREEN
def test_what_is_told_of_a_button_has_what_is_written_on_it(tmp_path: Path, name: str) -> None:
    with desk(tmp_path) as app:
        opened(app, name)
        assert app.top
        buttons = app.top.widgets.buttons() if isinstance(app.top, Scene) else []
        for button in buttons:
            written = re.findall(r"\w+", button.text)
            told = re.findall(r"\w+", sentence(button.told(app.texts)))
            assert [word for word in written if word not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_places_say_few_words(tmp_path: Path, key: str, language: str) -> None:
    with desk(tmp_path, language=language) as app:
        scene, random = play_table(app, key), Random(7)
        for number in range(STEPS):
            match = scene.session.match
            if match.decider() == OVER:
                break
            scene.session.throw() if match.decider() == CHANCE else scene.session.play(random.choice(match.legal()))
            scene.display.finish()
            frames(app, 1)
            if number % 4 == 3:
                names = [node.name for node in scene.describer.tree("").nodes.values() if node.role is Role.PLACE]
                assert names
                assert not [name for name in names if len(name.split()) > MOST_WORDS]
