"""What is pasted is opened, what lies on a table is copied; the list of turns is written in three manners."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.formats.recognise import recognise
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.position_line import position_line
from jeux.play.turns import NOTATION, SHORT, WORDS
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.scenes.hands import dialogue_of, scene_of

CTRL = pygame.KMOD_CTRL
SGF = "(;GM[11]FF[4]SZ[11];B[a3];W[f6])"


def begun(key: str, steps: int = 6) -> Match:
    game = CATALOGUE[key]
    match = Match.new(key, {}, (Seat(""),) * min(game.players))
    for _ in range(steps):
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(match.legal()[0])
    return match


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied last."""
    held = [""]

    def put(text: str) -> None:
        held[0] = text

    monkeypatch.setattr(pygame.scrap, "put_text", put)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    return held


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_position_of_every_game_is_read_again(key: str) -> None:
    match = begun(key)
    (record,) = recognise(position_line(match))
    assert Match(record).position == match.position
    assert record.games[0].options == match.record.options


def test_a_position_that_was_copied_is_opened_beside_the_match(tmp_path: Path, clipboard: list[str]) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        for step in ("d6", "d7"):
            scene.session.play(step)
        press(app, pygame.K_c, CTRL)
        frames(app)
        first, *turns = clipboard[0].split("\n")
        assert first == position_line(scene.match)
        assert [turn[-2:] for turn in turns] == ["d6", "d7"]
        assert app.texts.get("copied-text") in scene.content().message
        press(app, pygame.K_v, CTRL)
        frames(app)
        pasted = scene_of(app, GameScene)
        assert pasted is not scene
        assert pasted.match.position == scene.match.position
        assert pasted.match.record.id != scene.match.record.id
        app.show_shelf()
        frames(app)
        assert [one.id for one in app.store.running().matches] == [scene.match.record.id]


def test_a_game_of_another_program_is_pasted_on_the_shelf(tmp_path: Path, clipboard: list[str]) -> None:
    clipboard[0] = SGF
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        press(app, pygame.K_v, CTRL)
        frames(app)
        scene = scene_of(app, GameScene)
        assert scene.match.record.game == "hex"
        assert len(scene.match.steps) == 2


@pytest.mark.parametrize(("text", "said"), [("", "paste-nothing"), ("une liste de courses", "paste-unknown")])
def test_what_is_no_game_costs_one_sentence(tmp_path: Path, clipboard: list[str], text: str, said: str) -> None:
    clipboard[0] = text
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_v, CTRL)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert notice.sentence == app.texts.get(said)
        press(app, pygame.K_ESCAPE)
        assert app.scene is scene


def test_in_a_line_to_type_in_a_text_is_only_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.ui.elements.clipboard_paste", lambda: "hex")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: SGF)
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, ShelfScene)
        scene.widgets.focus(scene.bar, "search")
        press(app, pygame.K_v, CTRL)
        assert app.scene is scene
        assert scene.filters.words == "hex"


def test_a_text_that_is_dropped_is_opened(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPTEXT, text=SGF)])
        assert scene_of(app, GameScene).match.record.game == "hex"


# --- the list of turns ------------------------------------------------------------------------------------------------


def test_one_key_writes_the_list_of_turns_in_three_manners_and_they_are_copied(
    tmp_path: Path, clipboard: list[str]
) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        sentence = scene.content().turns[0].text
        for manner, written in ((WORDS, sentence), (NOTATION, "d6"), (SHORT, sentence)):
            press(app, pygame.K_x, unicode="x")
            assert app.settings.turns == manner
            (line,) = scene.content().turns
            assert (line.text == written) if manner != NOTATION else line.text.endswith(written)
            press(app, pygame.K_c, CTRL | pygame.KMOD_SHIFT)
            assert clipboard[0] == f"1. {line.text}"
    with desk(tmp_path, turns=NOTATION) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        frames(app)
        assert scene.content().turns[0].text.endswith("d6")
        assert scene.content().turns[0].text != sentence


def test_a_turn_of_dice_is_written_in_words_throughout(tmp_path: Path) -> None:
    with desk(tmp_path, turns=WORDS) as app:
        scene = play_table(app, "jacquet")
        match = scene.session.match
        while len(match.steps) < 8:
            scene.session.throw() if match.decider() == CHANCE else scene.session.play(match.legal()[0])
            frames(app, 2)
        lines = scene.session.turns.lines(WORDS)
        assert all(line.text.endswith(".") for line in lines)
        assert len(lines) == len(scene.session.turns.lines(SHORT))
        assert not any("/" in line.text for line in lines)


def test_the_menu_leads_to_what_can_be_copied(tmp_path: Path, clipboard: list[str]) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        scene.open_menu()
        frames(app)
        for name in ("menu-game-take", "menu-game-copy"):
            click(app, button(dialogue_of(app), app.texts.get(name)))
            frames(app, 20)
        assert app.dialogue is None
        assert clipboard[0].startswith("position moulin ")
