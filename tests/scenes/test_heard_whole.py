"""What is heard is heard whole, once, and in words that agree; a long page is summed up first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.files.opening import OpenSheet
from jeux.scenes.narrator import ScreenSpeech
from jeux.scenes.screen import Screen
from jeux.scenes.table.dialogues.steps_sheet import StepsSheet
from jeux.scenes.table.scene import GameScene
from tests.desk import frames, play_table, show
from tests.narrated import BlindPlayer, Recorded, spoken_desk

F2, F4, F6, F7 = pygame.K_F2, pygame.K_F4, pygame.K_F6, pygame.K_F7
NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
TO_PLAY = "board=B....e.c...Ee...C.E....b turn=b bar=0,0 side=b phase=play dice=6,2 stake=2 cube=-"
TO_ROLL = "board=B....e.c...Ee...C.E....b turn=? bar=0,0 side=b phase=roll dice=- stake=2 cube=-"


def at_shelf(app: App, voice: Recorded) -> BlindPlayer:
    app.show_shelf()
    blind = BlindPlayer(app, voice)
    blind.frames(3)
    blind.listen()
    voice.waiting.clear()
    return blind


def from_position(app: App, text: str) -> GameScene:
    match = Match.new("backgammon", {}, (Seat(""), Seat("")))
    first = replace(match.record.games[0], start=text)
    scene = show(app, lambda app: GameScene(app, Match(replace(match.record, games=(first,)))))
    assert isinstance(scene, GameScene)
    return scene


def follow(app: App, speech: ScreenSpeech) -> None:
    """Have the application announce a screen that says this."""
    narrator = SimpleNamespace(source="table", settled=True, speech=lambda: speech)
    app.announcer.follow(cast(Screen, cast(Any, SimpleNamespace(narrator=narrator))))


# --- whole ------------------------------------------------------------------------------------------------------------


def test_the_first_sentence_is_not_cut_off_by_the_title(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, voice):
        blind = at_shelf(app, voice)
        blind.press(F2)
        on, title = app.texts.get("speech-on"), "Tablier, Jeux traditionnels d’Europe"
        assert voice.waiting[:2] == [on, title]
        blind.press(pygame.K_TAB)
        assert on not in voice.waiting, "a key of the person ends it"


def test_speech_that_is_switched_on_among_the_settings_says_its_keys_too(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, voice):
        blind = at_shelf(app, voice)
        app.open_settings()
        blind.frames(2)
        app.change(app.settings.replace(speech=True))
        app.renewed()
        blind.frames(2)
        assert voice.waiting[0] == app.texts.get("speech-on")
        assert voice.waiting[1].startswith("Réglages")
        app.change(app.settings.replace(speech=False))
        app.renewed()
        blind.frames(2)
        assert voice.waiting == [app.texts.get("speech-off")]


# --- a summary first --------------------------------------------------------------------------------------------------


def test_a_long_page_is_summed_up_and_then_read_whole(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        blind = at_shelf(app, voice)
        brief = blind.press(F4)
        chosen = f"Choix actuels{NO_BREAK}: Jeux{NO_BREAK}: Tous."
        assert brief[0] == "Tablier, Jeux traditionnels d’Europe"
        assert brief[1].startswith("Pour commencer")
        assert brief[3].startswith("Au hasard")
        assert brief[4:6] == ["20 jeux", chosen]
        assert len(brief) == 7
        whole = blind.press(F4)
        assert len(whole) > 40
        assert brief[-1] == app.texts.get("heard-more-lines", n=len(whole))
        assert blind.press(F4) == brief, "in turns"
        assert blind.press(F6) == whole[:1], "line by line from the top"
        assert blind.press(F4) == brief, "another key came between"


def test_a_summary_names_headings_and_the_main_button(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        blind = at_shelf(app, voice)
        app.open_settings()
        blind.frames(2)
        assert app.texts.get("settings-display") in blind.press(F4)
        app.close()
        app.show_new_game("moulin")
        blind.frames(3)
        told = blind.press(F4)
        assert app.texts.get("heard-buttons", buttons="Jouer") in told
        assert len(told) < 10


# --- questions and words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_question_is_heard_with_its_answers(language: str, tmp_path: Path) -> None:
    with spoken_desk(tmp_path, language) as (app, voice):
        blind = at_shelf(app, voice)
        app.show_new_game("moulin")
        blind.frames(3)
        blind.listen()
        app.open(OpenSheet(app))
        blind.frames(2)
        get = app.texts.get
        told = blind.listen()[-1]
        answers = [words for words, _, _ in OpenSheet(app).choices]
        assert told.startswith(get("heard-answers", answers=answers[0]).rstrip("."))
        assert [words in told for words in answers] == [True] * 2


def test_the_simple_display_is_heard_with_its_question(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, simple=True) as (app, voice):
        blind = at_shelf(app, voice)
        app.show_new_game("moulin")
        blind.frames(3)
        asked = [app.texts.get("new-who"), f"Réponses{NO_BREAK}: Contre l’ordinateur (facile){NARROW}; À deux."]
        assert blind.listen()[1:] == asked


def test_a_state_agrees_with_any_name(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        blind = at_shelf(app, voice)
        app.show_new_game("moulin")
        blind.frames(3)
        blind.find("Contre qui\u202f?\u00a0: L’ordinateur, choix actuel")
        get = Texts("fr").get
        assert (get("heard-disabled"), get("heard-allowed"), get("heard-empty")) == ("indisponible", "jouable", "vide")


# --- the table --------------------------------------------------------------------------------------------------------


def test_the_title_is_not_said_again_after_a_step_of_the_list(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        play_table(app, "moulin")
        blind = BlindPlayer(app, voice)
        blind.frames(1)
        blind.press(F7)
        assert blind.press(pygame.K_RETURN)[0].startswith("Blanc pose un pion en")
        blind.press(F7)
        assert blind.press(pygame.K_ESCAPE)[0] == "Moulin", "nothing has changed: one hears where one is"


def test_what_belongs_to_the_title_is_said_alone_when_it_changes(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        before = ScreenSpeech(("Moulin",), "Manche 1 sur 3", message=("À Blanc de jouer.",))
        now = replace(
            before, subtitle="Manche 2 sur 3", played=("Noir va de a1 en a4.",), message=("À Noir de jouer.",)
        )
        told: list[list[str]] = []
        for speech in (before, now):
            follow(app, speech)
            told.append(list(voice.speech))
            voice.speech.clear()
        assert told[0] == ["Moulin, Manche 1 sur 3", "À Blanc de jouer."]
        assert told[1] == ["Noir va de a1 en a4.", "À Noir de jouer.", "Manche 2 sur 3"]


def test_a_reply_does_not_cut_off_the_step_before_it(tmp_path: Path) -> None:
    """Even where it takes the man under the cursor, whose words change with it."""
    with spoken_desk(tmp_path) as (app, voice):
        one, two = "Blanc pose un pion en a7.", "Noir prend le pion en a7."
        first = ScreenSpeech(("Moulin",), at="place a7", focus=("a7, pion blanc",), played=(one,))
        follow(app, replace(first, played=(), focus=("a7, vide",)))
        follow(app, first)
        follow(app, replace(first, focus=("a7, vide",), played=(one, two)))
        assert voice.waiting[-2:] == [one, two]
        follow(app, replace(first, at="place d7", focus=("d7, vide",), played=(one, two)))
        assert voice.waiting == ["d7, vide"], "a cursor that moves does"


@pytest.mark.parametrize("key", [F4, F6, F7])
def test_a_key_while_dice_roll_ends_it_and_says_the_throw_first(key: int, tmp_path: Path) -> None:
    with spoken_desk(tmp_path, animation="slow", forced="never") as (app, voice):
        scene = from_position(app, TO_ROLL)
        blind = BlindPlayer(app, voice)
        blind.frames(2)
        blind.listen()
        scene.session.throw()
        frames(app, 2)
        assert scene.display.late, "the dice roll"
        assert blind.listen() == []
        told = blind.press(key)
        assert scene.display.late is None
        assert told[0].startswith("Noir lance ")
        assert told[0] in voice.waiting, "it is not cut off"
        assert len(told) > 1
        assert isinstance(app.dialogue, StepsSheet) == (key == F7)


def test_the_die_that_is_left_is_said(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, forced="never") as (app, voice):
        scene = from_position(app, TO_PLAY)
        blind = BlindPlayer(app, voice)
        blind.frames(2)
        assert not any("à jouer" in text for text in blind.listen()), "the throw has been told"
        assert f"Dés à jouer{NO_BREAK}: 6, 2." in blind.press(F4)
        scene.session.play("6:24/18")
        blind.frames(2)
        assert blind.listen()[:2] == ["Noir va de 24 en 18.", f"Dé à jouer{NO_BREAK}: 2."]
        whole = blind.press(F4)
        assert "Noir va de 24 en 18." in whole
        assert not any("24/18" in text for text in whole), "no notation"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_button_with_a_sign_is_heard_in_words(tmp_path: Path, language: str) -> None:
    """The sign of a round button is drawn to be seen: its name and what it does are said, each once."""
    with spoken_desk(tmp_path, language=language) as (app, voice):
        match = Match.new("moulin", {}, (Seat(""), Seat("")))
        for step in ("d6", "d5"):
            match.play(step)
        match.give_up(0, 1)
        app.go(lambda app: app.routes.review(app, match.record))
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        get, named = app.texts.get, ("start", "back")
        told = [f"{get(f'review-button-{name}')} {get(f'review-button-{name}-help')}" for name in named]
        blind.listen()
        assert [" ".join(blind.press(pygame.K_TAB)) for _ in told] == told
