"""The page of the dice, and real dice entered by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.access.tree import Act, Request
from jeux.common.assets import asset
from jeux.common.roles import Role
from jeux.match import forms
from jeux.match.dice import Dice, commitment
from jeux.match.fairness import FEWEST, proof
from jeux.play.setup.chance_words import on_page
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import seal_words, short_seal
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.items import Item
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.rounds import in_turn
from tests.scenes.hands import click_on, dialogue_of, names, pages, type_text
from tests.typography import faults

WITH_DICE = [key for key, game in CATALOGUE.items() if game.chance]
KEY = next(key for key in WITH_DICE if CATALOGUE[key].targets)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def open_page(app: App, scene: GameScene) -> DicePage:
    """« Dés » in the menu of the game, « Tirage au sort » where lots are drawn."""
    scene.open_menu()
    frames(app, 1)
    assert app.dialogue
    thrown = scene.session.match.game.throws_dice
    click(app, button(app.dialogue, app.texts.get("menu-game-dice" if thrown else "menu-game-lots")))
    assert isinstance(app.dialogue, DicePage)
    return app.dialogue


def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that pages write from now on."""
    from jeux.scenes.pages import dice as dicepage
    from jeux.ui import blocks

    found: list[str] = []
    paint, row = blocks.painted_text, dicepage._row

    def painted(text: str, *rest: object) -> object:
        found.append(text)
        return paint(text, *rest)  # type: ignore[arg-type]

    def told(name: str, cells: list[str], *rest: object) -> object:
        found.append(" ".join([name, *cells]))
        return row(name, cells, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(blocks, "painted_text", painted)
    monkeypatch.setattr(dicepage, "_row", told)
    return found


def play_some(scene: GameScene, steps: int, seed: int = 2) -> None:
    """Random steps, none that ends the game as long as there is another."""
    match, rng = scene.session.match, Random(seed)
    while len(match.steps) < steps and match.decider() != OVER:
        if match.decider() == CHANCE and match.record.dice == forms.PROGRAM:
            match.throw()
        else:
            going_on = [step for step in match.legal() if not match.position.play(step).result()]
            match.play(rng.choice(going_on or match.legal()))
    scene.session.begin()


def tips(scene: GameScene) -> list[str | None]:
    """What is said beside the way to the seal."""
    seal = scene.app.texts.get("button-seal")
    return [one.tip for one in scene.widgets.buttons() if one.text == seal]


# --- the seal and the words -------------------------------------------------------------------------------------------


def test_the_seal_is_one_click_away_before_the_first_throw_and_bound_by_the_record(app: App) -> None:
    scene = play_table(app, KEY)
    match = scene.session.match
    shown = short_seal(match.commitment)
    assert shown.replace("\u00a0", "") == match.commitment[:12]
    assert shown not in scene.content().message
    assert app.texts.get("dice-commit", seal=shown) in tips(scene)
    assert [one.kind for one in scene.widgets.buttons() if one.text == app.texts.get("button-seal")] == ["link"]
    click(app, button(scene, app.texts.get("button-seal")))
    assert isinstance(app.dialogue, DicePage)
    press(app, pygame.K_ESCAPE)
    scene.session.throw()
    assert not tips(scene)
    saved = app.store.load(match.record.id).record
    assert saved
    assert commitment(bytes.fromhex(saved.games[0].seed)) == match.commitment


def test_words_are_mixed_in_before_the_first_throw_only(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, KEY)
    match, seal = scene.session.match, scene.session.match.commitment
    open_page(app, scene)
    click_on(app, "word.0")
    type_text(app, "lundi")
    click_on(app, "word.1")
    type_text(app, "mai")
    press(app, pygame.K_RETURN)
    assert match.record.games[0].words == ("lundi", "mai")
    assert match.commitment == seal
    press(app, pygame.K_ESCAPE)
    if app.dialogue:
        press(app, pygame.K_ESCAPE)
    assert app.dialogue is None
    click(app, button(scene, app.texts.get("button-roll")))
    dice = Dice(bytes.fromhex(match.record.games[0].seed), match.dice_id, ("lundi", "mai"))
    assert match.steps[0] == match.positions[0].outcome(dice.take(0, match.positions[0].throws()))
    found = written(monkeypatch)
    open_page(app, scene)
    assert names(app, "word.") == []
    assert any("lundi" in text for text in found)


def test_a_word_being_typed_is_kept_when_the_page_is_left(app: App) -> None:
    scene = play_table(app, KEY)
    open_page(app, scene)
    click_on(app, "word.0")
    type_text(app, "x")
    click_on(app, "back")
    assert scene.session.match.record.games[0].words == ("x", "")


def test_the_game_waits_while_the_page_is_open(app: App) -> None:
    scene = play_table(app, KEY, levels=(1, 1))
    scene.exits.open_dice()
    steps = scene.session.match.steps
    frames(app, 60)
    assert scene.session.match.steps == steps


def test_the_whole_seal_on_demand_and_the_seed_at_the_end(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, KEY)
    match = scene.session.match
    play_some(scene, 20)
    found = written(monkeypatch)
    open_page(app, scene)
    get = app.texts.get
    words = seal_words(match.commitment, app.texts)
    assert words in found
    assert words == seal_words(match.commitment, app.texts)
    assert seal_words(f"ff{match.commitment[2:]}", app.texts) != seal_words(f"00{match.commitment[2:]}", app.texts)
    assert get("dice-seed-hidden") in found
    click_on(app, "whole")
    assert match.commitment in "".join(found).replace(" ", "")
    app.close()
    if match.decider() != OVER:
        scene.session.give_up(0, match.game.prices(match.position)[0])
    del found[:]
    open_page(app, scene)
    assert match.record.games[0].seed in "".join(found).replace(" ", "")
    assert get("dice-checked", n=match.dice_thrown()) in found


def test_the_seed_of_a_return_match_waits_for_its_last_game(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, KEY, target=2, form=forms.RETURN)
    scene.session.give_up(0, scene.session.match.game.prices(scene.session.match.position)[0])
    found = written(monkeypatch)
    scene.exits.open_dice()
    assert app.texts.get("dice-seed-hidden-match") in found


def test_dice_that_were_changed_are_denounced(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, KEY)
    match = scene.session.match
    drawn = match.position.outcome(match._dice.take(0, match.position.throws()))
    match.play(next(step for step in match.legal() if step != drawn))
    scene.session.give_up(0, match.game.prices(match.position)[0])
    found = written(monkeypatch)
    scene.exits.open_dice()
    assert app.texts.get("dice-check-failed") in found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_draw_without_dice_has_a_page_without_dice(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path, language=language) as app:
        scene, found, get = play_table(app, "quandary", levels=(0, 1)), written(monkeypatch), app.texts.get
        open_page(app, scene)
        assert app.dialogue
        assert app.dialogue.narrator.speech().title[0] == get("lots-title")
        assert get("lots-words-help") in found
        assert get("lots-none") in found
        app.close()
        scene.session.throw()
        scene.session.give_up(0, scene.session.match.game.prices(scene.session.match.position)[0])
        scene.exits.open_dice()
        assert get("lots-checked", n=scene.session.match.dice_thrown()) in found
        click_on(app, "copy")
        assert pygame.scrap.get_text().splitlines()[0] == get(
            "lots-proof-first", game=app.texts.game("quandary", "name")
        )
        judged = {get("dice-streaks"), get("dice-chi-few", n=FEWEST)}  # these are true of all dice, whoever throws them
        dice = re.compile(r"\b(dés?|dice|die)\b", re.IGNORECASE)
        assert {text for text in found if dice.search(text)} <= judged


# --- numbers and proof ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", WITH_DICE)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_numbers_are_told_over_the_game_and_over_the_match(
    tmp_path: Path, key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path, language=language) as app:
        scene = play_table(app, key, levels=(0,) * max(2, CATALOGUE[key].players[0]), target=2, form=forms.GAMES)
        match = scene.session.match
        found = written(monkeypatch)
        scene.exits.open_dice()
        assert app.texts.get(on_page(match.game, "none")) in found
        app.close()
        play_some(scene, 120)
        if match.decider() != OVER:
            scene.session.give_up(0, match.game.prices(match.position)[0])
        thrown = match.dice_thrown()
        scene.session.next_game()
        play_some(scene, 12)
        del found[:]
        scene.exits.open_dice()
        total = app.texts.get("dice-total")

        def counted() -> int:
            return sum(map(int, next(row for row in reversed(found) if row.startswith(total)).split()[-6:]))

        assert counted() == match.dice_thrown()
        click_on(app, "scope.1")
        assert counted() == match.dice_thrown() + thrown
        evenness = "Khi-deux" if language == "fr" else "Chi squared"
        assert any(evenness in text for text in found) == (thrown + match.dice_thrown() >= 30)
        told = [text for text in found if evenness in text or app.texts.get("dice-streaks") == text]
        assert [wrong for text in told for wrong in faults(language, text)] == []


def test_the_numbers_of_all_the_games_are_told_and_copied(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    thrown = 0
    for _ in range(2):
        scene = play_table(app, KEY, (0, 1))
        play_some(scene, 20)
        match = scene.session.match
        scene.session.give_up(0, match.game.prices(match.position)[0])
        thrown += match.dice_thrown()
    found = written(monkeypatch)
    open_page(app, scene)
    for scope in names(app, "scope."):
        click_on(app, scope)
        total = next(row for row in reversed(found) if row.startswith(app.texts.get("dice-total")))
        here = sum(map(int, total.split()[-6:]))
        assert here == (match.dice_thrown() if scope == "scope.0" else thrown)
    assert any(row.startswith(app.texts.get("dice-computer")) for row in found)
    click_on(app, "copy-numbers")
    lines = pygame.scrap.get_text().splitlines()
    assert [line.count("\t") for line in lines] == [6] * 4
    assert sum(map(int, lines[-1].split("\t")[1:])) == thrown


def test_the_proof_is_copied(app: App) -> None:
    scene = play_table(app, KEY)
    play_some(scene, 30)
    open_page(app, scene)
    click_on(app, "copy")
    assert proof(scene.session.match) in pygame.scrap.get_text()


def test_the_verifier_is_printed_in_the_help_and_on_the_page(app: App) -> None:
    source = asset("help/verify_dice.py").read_text(encoding="utf-8")
    scene = play_table(app, KEY)
    open_page(app, scene)
    click_on(app, "verifier")
    assert isinstance(app.dialogue, VerifierScene)
    click_on(app, "copy")
    assert pygame.scrap.get_text() == source
    assert app.dialogue.body.height > app.dialogue.body.view.height
    press(app, pygame.K_DOWN)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.dialogue, DicePage)
    show(app, AboutScene)
    click_on(app, "verifier")
    assert isinstance(app.dialogue, VerifierScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.dialogue, AboutScene), "back to the page that one came from"
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_page_fits_every_window(tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    with desk(tmp_path, size, text_size=percent) as app:
        scene = play_table(app, KEY)
        play_some(scene, 60)
        scene.exits.open_dice()
        frames(app, 2)
        width = size[0]

        def inside(item: Item) -> bool:
            return item.rect.left >= 0 and item.rect.right <= width

        assert all(inside(item) for page in pages(app) for item in page.items)


# --- real dice --------------------------------------------------------------------------------------------------------


def enter(app: App, scene: GameScene, dice: tuple[int, ...]) -> None:
    """Click a face of each die."""
    for number, face in enumerate(dice):
        rect = next(rect for rect, die, shown in scene.faces.faces if (die, shown) == (number, face))
        click(app, rect.center)


@pytest.mark.parametrize(("key", "size"), in_turn(WITH_DICE, [(1024, 600), (1366, 768), (1920, 1080)]))
def test_real_dice_are_entered_by_clicks_for_everybody(tmp_path: Path, key: str, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        levels = (0, 1, *(0,) * (CATALOGUE[key].players[0] - 2))
        scene = play_table(app, key, levels=levels, dice=forms.MANUAL)
        match, rng, entered = scene.session.match, Random(6), 0
        while entered < 5 and match.decider() != OVER:
            waiting = scene.session.conductor.waiting()
            if waiting is Waiting.ENTER:
                faces = [rect for rect, _, _ in scene.faces.faces]
                assert all(scene.panel.rect.contains(rect) for rect in faces)
                assert min(rect.width for rect in faces) >= 32
                live = [one.element.rect for one in scene.widgets.buttons()]
                assert not any(rect.collidelistall(live) for rect in faces), "no button lies over a face"
                assert len(faces) == 6 * scene.faces.entry.asked
                dice = tuple(rng.randint(1, 6) for _ in range(scene.faces.entry.asked))
                by_hand, count = scene.session.gestures.by_hand, len(match.steps)
                expected = by_hand.read(match.position, dice) if by_hand else match.position.outcome(dice)
                enter(app, scene, dice)
                assert match.steps[count : count + 1] == ((expected,) if expected else ())
                entered += 1
            elif waiting is Waiting.CONFIRM:
                click(app, button(scene, app.texts.get("button-end-turn")))
            elif waiting is Waiting.PERSON:
                scene.session.play(rng.choice(match.legal()))
            else:
                frames(app, 1)
        assert entered == 5


def test_real_dice_by_the_keyboard(app: App) -> None:
    scene = play_table(app, KEY, dice=forms.MANUAL)
    match = scene.session.match
    throws = match.position.throws()
    assert app.texts.get("dice-enter-keys") in scene.content().message
    press(app, pygame.K_5, unicode="5")
    press(app, pygame.K_BACKSPACE)
    assert scene.faces.entry.chosen == {}
    press(app, pygame.K_6, unicode="6")
    frames(app, 2, [pygame.Event(pygame.KEYDOWN, key=pygame.K_AMPERSAND, mod=0, unicode="&", scancode=pygame.KSCAN_1)])
    assert match.steps == (match.positions[0].outcome((6, 1)[:throws]),)


@pytest.mark.parametrize("key", WITH_DICE)
def test_real_dice_are_told_to_assistive_technology_and_taken_from_it(tmp_path: Path, key: str) -> None:
    with desk(tmp_path) as app:
        levels = (0, 1, *(0,) * (CATALOGUE[key].players[0] - 2))
        scene = play_table(app, key, levels=levels, dice=forms.MANUAL)
        frames(app, 2)
        match, asked = scene.session.match, scene.faces.entry.asked
        tree = scene.describer.tree("")
        dice = [node for node in tree.nodes.values() if node.role is Role.RADIOS]
        assert len(dice) == asked > 0
        assert len({node.name for node in dice}) == asked
        for node in dice:
            assert [tree.nodes[face].name for face in node.children] == list("123456")
        for number, face in enumerate((6, 1)[:asked]):
            assert scene.describer.do(Request(Act.PRESS, dice[number].children[face - 1]))
            if number + 1 < asked:
                assert scene.describer.tree("").nodes[dice[number].children[face - 1]].checked
        assert len(match.steps) == 1
        scene.describer.tree("")  # whatever is still laid out
        for act in (Act.PRESS, Act.SHOW):
            holder = next((key for key, node in tree.nodes.items() if node is dice[0]))
            assert not scene.describer.do(Request(act, holder))
        again = scene.describer.do(Request(Act.PRESS, dice[0].children[0]))
        assert again is (scene.faces.entry.asked > 0), "the throw is over, unless another one follows"


def test_undo_takes_entered_dice_back_and_redo_returns_them(app: App) -> None:
    scene = play_table(app, KEY, dice=forms.MANUAL)
    match = scene.session.match
    enter(app, scene, (6, 1)[: match.position.throws()])
    steps = match.steps
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert match.steps == ()
    assert scene.session.conductor.waiting() is Waiting.ENTER
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert match.steps == steps


def test_the_page_of_real_dice_counts_them_and_seals_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, KEY, dice=forms.MANUAL)
    enter(app, scene, (6, 1)[: scene.session.match.position.throws()])
    found = written(monkeypatch)
    scene.exits.open_dice()
    assert app.texts.get("dice-seal-manual") in found
    assert "copy" not in names(app)
    assert any(text.startswith(app.texts.get("dice-total")) for text in found)


def test_games_without_dice_have_no_page_of_dice(app: App) -> None:
    scene = play_table(app, next(key for key in CATALOGUE if key not in WITH_DICE))
    scene.open_menu()
    offered = {element.text for element in dialogue_of(app).widgets.buttons()}
    assert not offered & {app.texts.get("menu-game-dice"), app.texts.get("menu-game-lots")}


def test_faces_are_seen_in_every_theme(tmp_path: Path) -> None:
    for theme in ("bois", "contraste", "livret"):
        with desk(tmp_path, theme=theme) as app:
            scene = play_table(app, KEY, dice=forms.MANUAL)
            frames(app, 2)
            for rect, _, _ in scene.faces.faces:
                shades = {tuple(app.screen.get_at((x, rect.centery))) for x in range(rect.left, rect.right, 2)}
                assert len(shades) > 1, theme


def test_real_dice_are_asked_for_once_men_and_dice_are_at_rest(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        scene = play_table(app, "boite", levels=(0,), dice=forms.MANUAL)
        session = scene.session
        assert len(scene.faces.faces) == 12
        for face in (6, 3):
            press(app, getattr(pygame, f"K_{face}"), unicode=str(face), shown=1)
        assert scene.faces.faces == []
        scene.display.finish()
        session.play(session.match.legal()[0])
        assert session.waiting() is Waiting.ENTER
        assert scene.display.under_way
        assert scene.faces.faces == []
        frames(app, 2)
        scene.relayout()
        assert not scene.display.under_way
        assert scene.faces.faces
        frames(app, 2)
