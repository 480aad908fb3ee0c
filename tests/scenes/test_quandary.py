"""Quandary in the window: squares drawn by dice, colours that are open and why, squares to make for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match import forms
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.games import wording_of
from jeux.play.setup.chance_words import form_name
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import short_seal
from jeux.rules import CATALOGUE
from jeux.rules.games.quandary.board import COLOURS, GRID, INDEX, POINTS
from jeux.rules.games.quandary.position import Quandary
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button
from jeux.views.games.quandary import ENAMEL, VIEW, Drawn, Enamel, Looks
from jeux.views.marks.marks import Marks
from tests.desk import button, click, desk, fold, frames, move, play_table, show, touch, until
from tests.scenes.hands import click_on, dialogue_of, names, pages

KEY = "quandary"
DICE = {"dé", "dés"}
DRAWN = [f"draw:{square}" for square in ("a1", "d1", "g1", "j1", "c12", "f12", "i12", "l12")]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def drawn(app: App, goal: str = "squares") -> GameScene:
    """A game from the squares of the test position T4 on."""
    match = Match.new(KEY, {"goal": goal}, (Seat(""), Seat("")))
    for step in DRAWN:
        match.play(step)
    scene = show(app, lambda app: GameScene(app, match))
    assert isinstance(scene, GameScene)
    return scene


def marks(scene: GameScene) -> Marks:
    return scene.display.marks(helped=True)


def looks(scene: GameScene) -> tuple[tuple[str, str], ...]:
    """Which pawns are seen to look at which squares."""
    return sum((mark.pairs for mark in marks(scene).drawn if isinstance(mark, Looks)), ())


def test_one_click_draws_all_the_squares_with_their_seal_one_click_away(app: App) -> None:
    scene = play_table(app, KEY)
    seal = next(button for button in scene.widgets.buttons() if button.text == app.texts.get("quandary-button-seal"))
    assert short_seal(scene.session.match.commitment) in str(seal.tip)
    click(app, button(scene, app.texts.get("quandary-button-roll")))
    until(app, lambda: scene.session.conductor.waiting() is Waiting.PERSON)
    assert len(scene.session.match.steps) == 8


def test_every_colour_bears_a_sign_of_its_own() -> None:
    signs = {letter: sign for letter, (_, sign) in ENAMEL.items()}
    assert sorted(signs) == sorted(COLOURS)
    assert len(set(signs.values())) == 8
    shown = [(area.hue, area.sign) for area in VIEW.look.areas if isinstance(area, Enamel)]
    assert shown == [ENAMEL[letter] for letter in GRID]


def test_the_squares_within_reach_are_marked_at_once(app: App) -> None:
    scene = drawn(app)
    assert set(marks(scene).targets) == {"b2", "c2", "e2", "f2", "g2", "h2", "i2"}
    touch(app, scene, "b2")
    assert scene.session.match.steps[-1] == "a1-b2", "one pawn alone leads there"


def test_a_square_says_whose_looks_open_it(app: App) -> None:
    scene = drawn(app)
    move(app, scene.display.pixel_of("b2"))
    position = scene.session.match.position
    assert isinstance(position, Quandary)
    assert looks(scene) == (("f12", "f11"),)
    assert GRID[INDEX["f11"]] == GRID[INDEX["b2"]]
    assert scene.content().message.endswith("Gris\u00a0: couleur permise, le pion adverse f12 la regarde.")
    move(app, scene.display.pixel_of("a2"))
    assert looks(scene) == ()
    assert "couleur interdite" in scene.content().message


@pytest.mark.parametrize(("goal", "framed"), [("squares", 8), ("row", 0), ("first", 0)])
def test_the_squares_to_make_for_are_framed_where_they_decide(app: App, goal: str, framed: int) -> None:
    shown = marks(drawn(app, goal=goal)).drawn
    assert [len(mark.places) for mark in shown if isinstance(mark, Drawn)] == [framed]


def test_the_new_game_page_offers_the_three_settings_with_their_reasons(app: App) -> None:
    scene = show(app, lambda app: NewGameScene(app, KEY))
    assert isinstance(scene, NewGameScene)
    click_on(app, "more")
    assert len(names(app, "preset.")) == 3
    assert "presque jamais" in app.texts.game(KEY, "preset-fiche-effect")


def test_a_game_counted_tells_the_count(app: App) -> None:
    board = "....ww....w............................w"
    text = (
        f"board={board}........................................................b.............b.......................bb"
    )
    text += "........ turn=b drawn=c1,f1,g1,l1,b12,c12,d12,e12"
    game = play_table(app, KEY, blocked="count").session.match.game
    over = game.read(text, {"blocked": "count"}, 2)
    assert wording_of(CATALOGUE[KEY]).tally(over) == ("tally", {"white": 1, "black": 1, "rows": 41, "others": 39})
    assert wording_of(CATALOGUE[KEY]).tally(game.read(text, {}, 2)) is None


def test_a_square_out_of_reach_is_marked_and_not_those_within(app: App) -> None:
    scene = drawn(app)
    touch(app, scene, "d1")
    touch(app, scene, "f2")
    assert scene.display.marking.refused == ("f2",)


@pytest.mark.parametrize(
    ("code", "place", "barred", "turn", "men"),
    [
        ("wrong-colour", "l12", ("k11", "l11"), "b", "c12b f12b i12b l12b i2w a1w d1w g1w"),
        ("stuck", "h1", ("h1",), "b", "i12b a10b i8w k7b b6w h4w a3w h1b"),
        ("occupied", "a4", ("a5", "b5"), "w", "k10b d8b d7w f6w a5b b5w k5b a4w"),
    ],
)
def test_a_pawn_that_is_stuck_is_refused_by_its_reason_which_the_rules_explain(
    app: App, code: str, place: str, barred: tuple[str, ...], turn: str, men: str
) -> None:
    """The squares ahead have the wrong colour, or pawns stand on all of them, or there are none."""
    lying = {man[:-1]: man[-1] for man in men.split()}
    board = "".join(lying.get(point, ".") for point in POINTS)
    drawn = ",".join(step.removeprefix("draw:") for step in DRAWN)
    fresh = Match.new(KEY, {}, (Seat(""), Seat("")))
    match = Match(begun_in(fresh, f"board={board} turn={turn} drawn={drawn}"))
    scene = show(app, lambda app: GameScene(app, match))
    assert isinstance(scene, GameScene)
    touch(app, scene, place)
    session = scene.session
    assert session.notice
    assert (session.notice.code, session.refused) == (code, barred)
    assert session.notice.text == app.texts.get(
        "quandary-say-last-row" if code == "stuck" else f"quandary-refusal-{code}"
    )
    assert scene.content_now().explained, "« Pourquoi ? » leads to the rule"


def test_no_dice_are_spoken_of_where_squares_are_drawn(app: App) -> None:
    scene = play_table(app, KEY)
    assert scene.session.waiting() is Waiting.THROW
    scene.session.advise()
    words = [one.text for one in scene.widgets.buttons()] + [scene.content_now().message]
    assert app.texts.get("quandary-button-roll") in words
    assert app.texts.get("quandary-hint-before-dice") in words
    assert not [each for each in words if "dés" in each]


def test_the_menu_and_the_end_speak_of_a_draw_and_of_no_dice(app: App) -> None:
    """The draw is shown and proved, and a game is played again with the same one."""
    scene = play_table(app, KEY)
    scene.session.throw()
    scene.session.give_up(0, 1)
    until(app, lambda: scene.session.outcome_shown)
    frames(app)
    fold(app)
    at_the_end = [one.text for one in scene.widgets.buttons()]
    assert app.texts.get("end-same-lots") in at_the_end
    scene.open_menu()
    frames(app)
    offered = [one.text for one in dialogue_of(app).widgets.buttons()]
    assert {app.texts.get("end-same-lots"), app.texts.get("menu-game-lots")} <= {*offered}
    assert not DICE & {word for words in (*offered, *at_the_end) for word in words.casefold().split()}


def test_a_new_game_speaks_of_dice_where_real_ones_are_chosen_alone(app: App) -> None:
    game = CATALOGUE[KEY]
    real = app.texts.get("new-dice-manual")
    app.show_new_game(KEY)
    frames(app)
    click_on(app, "more")
    frames(app)
    shown = [one.text for page in pages(app) for one in page.items if isinstance(one, Button)]
    assert real in shown
    words = [each for each in shown if each != real]
    assert app.texts.get(form_name(game, forms.RETURN)) in words
    assert app.texts.get("new-lots-program") in words
    assert not DICE & {word for each in words for word in each.casefold().split()}
