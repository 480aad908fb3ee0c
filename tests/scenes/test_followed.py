"""The tree of the window follows the screen, and does what is asked of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NoReturn

import pygame
import pytest

from jeux.access.screen_reader import Reader
from jeux.access.tree import Act, Node
from jeux.common.roles import Role
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.scene import Scene
from jeux.scenes.table.scene import GameScene
from jeux.scenes.table.told.table_tree import _KEPT
from tests.desk import desk, frames, play_table, press
from tests.listened import Listener
from tests.narrated import spoken_desk


def test_nothing_is_described_while_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_scene: Scene) -> NoReturn:
        raise AssertionError("somebody listens")

    with desk(tmp_path) as app:
        monkeypatch.setattr(Scene, "describer", property(never))
        app.show_shelf()
        frames(app, 5)
        press(app, pygame.K_TAB)
        assert app.top is not None


def test_from_the_shelf_to_a_turn_by_the_tree_alone(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.show_shelf()
        heard = Listener(app)
        frames(app, 4)
        heard.press("Moulin, dès…")
        heard.press("Quelqu’un ici")
        chosen = heard.tree.nodes[heard.key("Quelqu’un ici")]
        assert (chosen.role, chosen.checked, chosen.position) == (Role.RADIO, True, (2, 3))
        heard.press("Jouer")
        assert isinstance(app.scene, GameScene)
        heard.press("d6, vide, jouable")
        assert heard.focus == "d6, pion blanc"
        assert "Blanc pose un pion en d6. À Noir de poser un pion." in heard.names()
        assert heard.names().count("À Noir de poser un pion.") == 0, "said in the news already"
        assert app.scene.match.steps == ("d6",)


def test_to_look_around_plays_nothing(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        heard = Listener(app)
        frames(app, 4)
        heard.ask(Act.FOCUS, "d6, vide, jouable")
        heard.ask(Act.SHOW, "a1, vide, jouable")
        heard.ask(Act.SET, "d6, vide, jouable", "noir")
        assert (scene.match.steps, heard.focus) == ((), "d6, vide, jouable")


def test_a_man_is_chosen_then_put(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "tablut")
        heard = Listener(app)
        frames(app, 4)
        first = next(name for name in heard.names() if name.endswith(", jouable"))
        heard.press(first)
        assert scene.match.steps == ()
        assert heard.focus.endswith("choix actuel")
        second = next(name for name in heard.names() if name.endswith("vide, jouable"))
        heard.press(second)
        assert len(scene.match.steps) == 1


def test_keys_stay_and_only_what_changes_differs(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin")
        heard = Listener(app)
        frames(app, 4)
        before = heard.tree
        heard.press("a1, vide, jouable")
        after = heard.tree.nodes
        assert before.nodes.keys() == after.keys()
        renamed = {key for key, node in before.nodes.items() if after[key].name != node.name}
        hands, usable = {"place hand:w", "place hand:b"}, {"sheet:tool.undo"}  # that it can be used is told by its name
        assert renamed - hands - usable == {"place a1", "player 0", "player 1", "news", "sheet:turns"}
        assert before.nodes["row 0"] == after["row 0"]


def test_a_setting_an_input_line_and_a_slider(tmp_path: Path) -> None:
    with desk(tmp_path, muted=False) as app:
        app.show_shelf()
        heard = Listener(app)
        frames(app, 4)
        app.open_settings()
        frames(app, 6)
        assert isinstance(app.dialogue, SettingsScene)
        assert [node.modal for _, node in heard.in_order() if node.role is Role.DIALOG] == [True]
        heard.press("Son et parole")
        slider = next(node for _, node in heard.in_order() if node.role is Role.SLIDER)
        assert slider.amount == app.settings.volume
        heard.ask(Act.LESS, slider.name)
        assert heard.tree.nodes[heard.key(slider.name)].amount == app.settings.volume < (slider.amount or 0)
        heard.ask(Act.SET, slider.name, "25")
        assert app.settings.volume == 25
        heard.ask(Act.SET, slider.name, "much")
        assert app.settings.volume == 25
        app.close()
        frames(app, 4)
        heard.press("Chercher")
        entry = next(key for key, node in heard.in_order() if node.role is Role.ENTRY)
        heard.ask(Act.SET, heard.tree.nodes[entry].name, "twi")
        assert (heard.tree.nodes[entry].written, heard.tree.nodes[entry].selected) == ("twi", (3, 3))
        assert [name for name in heard.names() if name.startswith("Twixt,")]
        assert not [name for name in heard.names() if name.startswith("Moulin,")]


def test_the_program_is_silent_beside_a_reader_but_for_its_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, voice):
        app.show_shelf()
        heard = Listener(app)
        monkeypatch.setattr(app.follower, "_watch", _Found(Reader(runs=True, announces=False)))
        scene = play_table(app, "moulin")
        frames(app, 4)
        voice.log.clear()
        heard.press("d6, vide, jouable")
        assert list(voice.log) == ["Blanc pose un pion en d6.", "À Noir de poser un pion."], "no place, no title"
        monkeypatch.setattr(app.follower, "_watch", _Found(Reader(runs=True, announces=True)))
        heard.press("a1, vide, jouable")
        assert len(voice.log) == 2, "a reader that says announcements says these"
        press(app, pygame.K_F2)
        assert (app.settings.beside_reader, app.settings.speech) == ("all", False)
        heard.press("g7, vide, jouable")
        assert "Blanc pose un pion en g7." in voice.log
        press(app, pygame.K_F2)
        assert app.settings.beside_reader == "none"
        assert len(scene.match.steps) == 3


class _Found:
    """A watch that has found this reader."""

    def __init__(self, found: Reader) -> None:
        self.found = found

    def begin(self) -> None:
        """It knows already."""

    def close(self) -> None:
        """Nothing to end."""


def test_news_are_told_again_when_they_are_the_same(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        play_table(app, "tablut")
        heard = Listener(app)
        frames(app, 4)
        told = []
        for _ in range(2):
            heard.press(next(name for name in heard.names() if "roi" in name))
            told.append(heard.tree.nodes["news"].name)
        assert told[0].strip("\u00a0") == told[1].strip("\u00a0")
        assert told[0] != told[1]


def places_of(scene: GameScene) -> dict[str, Node]:
    """The nodes of the places of a table."""
    return {key: node for key, node in scene.describer.tree("").nodes.items() if key.startswith("place ")}


@pytest.mark.parametrize("key", ["tablut", "backgammon", "twixt", "nim_bicolore", "meandres"])
def test_kept_places_tell_what_new_ones_would(tmp_path: Path, key: str) -> None:
    with desk(tmp_path) as app:
        scene, random = play_table(app, key), Random(3)
        heard = Listener(app)
        for _ in range(25):
            match = scene.session.match
            if match.decider() == OVER:
                break
            step = "" if match.decider() == CHANCE else random.choice(match.legal())
            scene.session.throw() if not step else scene.session.play(step)
            scene.display.finish()
            frames(app, 6)
            places = [node for key, node in heard.in_order() if key.startswith("place ")]
            if places:
                heard.ask(Act.PRESS, random.choice(places).name)
            kept = places_of(scene)
            _KEPT.clear()
            assert places_of(scene) == kept
