"""What is heard is what is seen, and what has changed of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NoReturn

import pygame
import pytest

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.common.typography import in_column, shortened, words_drawn, write
from jeux.engine.client import Engine
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.learn.lesson.usable_course import usable_course
from jeux.play.setup.level_words import level_says
from jeux.play.table.session import Session
from jeux.play.table.table_description import LegalStep, TableDescription, grouped
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.narrator import sentence
from jeux.scenes.pages.keys import KeysPage, all_groups
from jeux.scenes.pages.players import PlayersPage
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.pages.spoken import SpokenPage
from jeux.scenes.routes import ROUTES, routes_here
from jeux.scenes.scene import Scene
from jeux.scenes.screen import Learning, Screen
from jeux.scenes.table.dialogues.steps_sheet import StepsSheet
from jeux.scenes.tournament.making import MakingScene
from jeux.ui.drawing import put
from tests.catalogues import LANGUAGES
from tests.desk import desk, frames, play_table
from tests.narrated import BlindPlayer, Recorded, played, spoken_desk
from tests.rounds import in_turn
from tests.typography import faults

F2, F3, F4, F5, F6, F7, F8 = (getattr(pygame, f"K_F{number}") for number in range(2, 9))


# --- the words of what is drawn ---------------------------------------------------------------------------------------


def test_words_are_heard_whole_where_there_was_no_room_for_them() -> None:
    pygame.font.init()
    canvas, narrow = pygame.Surface((10, 10)), pygame.Rect(0, 0, 10, 10)
    words = "Un texte bien trop long pour si peu de place"
    assert words_drawn(lambda: put(canvas, words, "text", 12, (0, 0, 0), narrow, "left")) == (words,)
    assert words_drawn(lambda: write(canvas, f"{words}\n{words}", narrow)) == (f"{words} {words}",)
    assert words_drawn(lambda: write(canvas, in_column("12"), narrow)) == ("12",)
    assert shortened(words, "text", 12, 50) != words, "nobody listens any more"


def test_words_beside_each_other_are_one_sentence() -> None:
    assert sentence(("Novice", "choisi")) == "Novice, choisi"
    assert sentence(("Fin.", "Blanc gagne", ".")) == "Fin. Blanc gagne."


# --- the reader -------------------------------------------------------------------------------------------------------


def test_nothing_is_worked_out_while_speech_is_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_scene: Scene) -> NoReturn:
        raise AssertionError("somebody listens")

    with desk(tmp_path) as app:
        app.show_shelf()
        frames(app)
        monkeypatch.setattr(Scene, "narrator", property(never))
        frames(app, 1, [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)])
        assert not app.announcer.speaker.log


def test_a_key_switches_speech_anywhere_and_another_repeats(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, voice):
        app.show_shelf()
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        assert blind.press(pygame.K_TAB) == []
        told = blind.press(F2)
        assert told[0] == app.texts.get("speech-on")
        assert told[1].startswith("Tablier")
        focus = blind.press(pygame.K_TAB)
        assert focus
        assert blind.press(F3) == focus
        assert blind.press(F2) == [app.texts.get("speech-off")]
        assert blind.press(pygame.K_TAB) == []
        assert not app.settings.speech


def test_a_setting_is_heard_with_its_name_its_state_and_its_help(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        app.show_shelf()
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        app.open_settings()
        blind.frames(2)
        assert isinstance(app.dialogue, SettingsScene)
        blind.find("Thème : contraste")
        assert blind.press(pygame.K_RETURN) == ["Thème : contraste, choix actuel"]
        blind.find("Réglages : Son et parole")
        assert blind.press(pygame.K_RETURN)[0] == "Réglages : Son et parole, choix actuel"
        blind.find("Détail : bref")
        blind.press(pygame.K_RETURN)
        blind.find("Débit : rapide")
        assert app.texts.get("setting-speech-rate-help") not in blind.press(F3), "brief: the words alone"


def test_notes_are_heard_where_they_change(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        app.show_shelf()
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        told = [text for letter in "zz" for text in blind.press(pygame.K_z, letter)]
        assert app.texts.get("menu-search-nothing") in told
        app.show_new_game("moulin")
        blind.frames(3)
        says = app.texts.get("front-level-told", level="Novice", says=level_says(app.texts, "moulin", 1))
        assert says not in blind.listen()
        question = app.texts.get("heard-group", group=app.texts.get("front-level"))
        blind.find(f"{question} 1, Novice")
        assert blind.press(pygame.K_RETURN) == [f"{question} 1, Novice, choix actuel", says]


def test_what_was_said_is_shown_and_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with spoken_desk(tmp_path) as (app, voice):
        app.show_shelf()
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        said = blind.press(pygame.K_TAB)
        blind.press(F8)
        assert isinstance(app.dialogue, SpokenPage)
        lines = [blind.press(pygame.K_DOWN) for _ in range(8)]
        assert said in lines, "the page is read line by line"
        mods = pygame.KMOD_CTRL | pygame.KMOD_SHIFT
        app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_l, mod=mods, unicode="", scancode=0)], 0.04)
        assert said[0] in copied[0].split("\n")


# --- the table --------------------------------------------------------------------------------------------------------


def test_a_table_tells_cursor_steps_refusals_and_edges(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        scene = play_table(app, "moulin")
        blind = BlindPlayer(app, voice)
        blind.frames(1)
        assert blind.listen() == ["Moulin", "À Blanc de poser un pion."]
        scene.display.marking.cursor = "a7"
        app.renewed()
        blind.frames(1)
        assert blind.listen() == ["a7, vide, jouable"]
        assert blind.press(pygame.K_RETURN) == ["Blanc pose un pion en a7.", "À Noir de poser un pion."]
        refusal = ["Cette intersection est occupée."]
        assert blind.press(pygame.K_RETURN) == refusal
        assert blind.press(pygame.K_RETURN) == refusal, "heard again, though nothing has changed"
        assert blind.press(pygame.K_RIGHT)[0].startswith("d7, vide, jouable")
        assert blind.press(pygame.K_UP) == ["Rien de plus par là."]
        assert blind.press(pygame.K_BACKSPACE)[:2] == ["Un coup annulé.", "À Blanc de poser un pion."]


def test_a_man_tells_where_it_can_go(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        scene = play_table(app, "tablut")
        words = TableDescription(scene.session)
        assert words.place("e7", full=True) == "e7, Suédois, on peut aller en d7, c7, b7, a7, f7, g7, h7, i7"
        assert words.place("e7", full=False) == "e7, Suédois, jouable"
        assert words.place("e5", full=True) == "e5, roi"
        assert words.lines()[0] == "De a9 à i9\u00a0: Moscovite\u00a0: d9, e9, f9"
        assert voice.speech


def test_the_board_is_read_line_by_line_and_back(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        scene = play_table(app, "reversi")
        blind = BlindPlayer(app, voice)
        blind.frames(1)
        blind.listen()
        lines = list(TableDescription(scene.session).lines())
        read = [blind.press(F6)[0] for _ in lines]
        assert read == lines
        assert blind.press(F6) == ["Rien de plus par là."]
        assert blind.press(F5) == [lines[-2]]


def test_the_rules_beside_the_board_are_read_by_paragraph(tmp_path: Path) -> None:
    with spoken_desk(tmp_path) as (app, voice):
        play_table(app, "moulin")
        blind = BlindPlayer(app, voice)
        blind.frames(1)
        blind.listen()
        assert blind.press(pygame.K_F1)[0] == "Moulin"
        read = [text for _ in range(12) for text in blind.press(pygame.K_DOWN)]
        assert len(set(read)) == 12
        assert any(len(text) > 80 for text in read), "whole paragraphs"
        assert blind.press(pygame.K_F1)[:2] == ["Moulin", "À Blanc de poser un pion."]


@pytest.mark.parametrize("key", ["moulin", "twixt"])
def test_any_legal_step_is_chosen_from_a_list(key: str, tmp_path: Path) -> None:
    """Few steps in one list; many by groups, from which Escape leads back."""
    with spoken_desk(tmp_path) as (app, voice):
        scene = play_table(app, key)
        blind = BlindPlayer(app, voice)
        blind.frames(1)
        told = blind.press(F7)
        assert isinstance(app.dialogue, StepsSheet)
        assert told[0] == f"Coups permis, {len(scene.match.legal())} coups"
        if key == "twixt":
            blind.press(pygame.K_DOWN)
            blind.press(pygame.K_RETURN)
            assert blind.press(pygame.K_ESCAPE)[0] == told[0]
            blind.press(pygame.K_DOWN)
            blind.press(pygame.K_RETURN)
        words = blind.press(pygame.K_DOWN)[0]
        assert words in blind.press(pygame.K_RETURN)
        assert scene.session.turns.told() == (words,)


def test_groups_are_small_and_lose_nothing() -> None:
    steps = [LegalStep(f"{x}{y}", (f"{x}{y}",), "") for x in "abcdefghijklmnop" for y in range(1, 17)]
    groups = grouped(steps)
    assert list(groups) == list("abcdefghijklmnop")
    assert [step for group in groups.values() for step in group] == steps
    assert grouped(steps[:24]) == {}


class ThrowawayKeeper:
    """Keeps nothing."""

    def save(self, match: Match) -> None:
        """Nothing is written."""


@pytest.mark.parametrize(("key", "language"), in_turn(CATALOGUE, LANGUAGES))
def test_every_man_and_place_of_a_game_has_words(key: str, language: str) -> None:
    texts, rng, game = Texts(language), Random(4), CATALOGUE[key]
    match = Match.new(game.key, {}, (Seat(""),) * game.players[0])
    settings = Settings()
    session = Session(match, Engine(), ThrowawayKeeper(), texts, lambda: settings, lambda report: None)
    session.begin()
    told: set[str] = set()
    for _ in range(60):
        if match.result():
            break
        words = TableDescription(session)
        told |= {*words.lines(), *(step.words for step in words.steps()), words.dice()}
        places = {place for place, _ in match.position.men()} | {p for one in words.steps() for p in one.places}
        told |= {
            words.place(place, full=rng.random() < 0.5) for place in rng.sample(sorted(places), min(9, len(places)))
        }
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.legal()))
        session.refresh()
    assert len(told) > 5
    assert [fault for text in told for fault in faults(language, text)] == []


# --- the first start --------------------------------------------------------------------------------------------------


def test_the_first_start_says_once_how_to_have_it_speak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLIER_FOLDER", str(tmp_path))
    voice = Recorded()
    app = App(routes_here(), propagate=True, speaker=voice)
    app.show_shelf()
    frames(app)
    assert voice.speech == ["Pour que Tablier parle, appuyer sur F2."]
    blind = BlindPlayer(app, voice)
    blind.listen()
    assert blind.press(F2)[1].startswith("Bienvenue")
    app.shut()


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["nim_bicolore", "crosses"])
def test_a_game_is_played_to_its_end_by_ear_alone(key: str, tmp_path: Path) -> None:
    """From the shelf to the outcome; `python -m tests.narrated` plays all twenty."""
    _, blind, end = played(key, tmp_path, seed=1)
    outcomes = [Texts("fr").game(key, f"wins-{side}") for side in (0, 1)]
    assert any(outcome in heard for outcome in outcomes for heard in end)
    assert blind.keys > 20


# --- every screen -----------------------------------------------------------------------------------------------------


def somewhere(app: App) -> Learning:
    return Learning("moulin", app.show_shelf, app.show_shelf)


def players_page(app: App) -> Screen:
    app.players.add("Zoé", "Max")
    return PlayersPage(app, app.show_shelf)


SCREENS: dict[str, Callable[[App], Screen]] = {
    "shelf": lambda app: ROUTES.shelf(app),
    "new game": lambda app: ROUTES.new_game(app, "backgammon", "", None),
    "past": lambda app: ROUTES.past(app),
    "statistics": lambda app: ROUTES.statistics(app, app.show_shelf),
    "players": players_page,
    "puzzles": lambda app: ROUTES.puzzles(app, "moulin"),
    "evenings": lambda app: ROUTES.tournaments(app),
    "new evening": lambda app: MakingScene(app, app.show_shelf, lambda name: None),
    "learn": lambda app: ROUTES.learn(app, somewhere(app)),
    "demo": lambda app: ROUTES.demo(app, somewhere(app)),
    "lesson": lambda app: ROUTES.lesson(app, somewhere(app), usable("moulin")),
    "rules": lambda app: ROUTES.rules(app, "moulin"),
    "about": lambda app: ROUTES.about(app),
    "settings": lambda app: ROUTES.settings(app),
    "spoken": lambda app: ROUTES.spoken(app),
    "keys": lambda app: KeysPage(app, "", lambda: all_groups(app.texts)),
}


def usable(key: str) -> str:
    """The first lesson of a game."""
    course = usable_course("fr", key)
    assert course
    return course.course.lessons[0].id


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_heard_whole(name: str, tmp_path: Path) -> None:
    """Its title when it is shown, all of it by one key, each item by Tab, each paragraph by another."""
    with spoken_desk(tmp_path, "fr") as (app, voice):
        app.go(SCREENS[name])
        blind = BlindPlayer(app, voice)
        blind.frames(3)
        assert blind.listen()
        whole = blind.press(F4)
        assert whole
        assert blind.press(F6)
        focused = [blind.press(pygame.K_TAB) for _ in range(12)]
        assert any(focused)
