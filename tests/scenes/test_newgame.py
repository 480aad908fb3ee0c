"""The new-game pages: what one chooses is what one plays."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from jeux.common.language import LANGUAGES
from jeux.common.palette import colours
from jeux.common.settings import AT_RANDOM, FONTS, TEXT_SIZES, NewGame
from jeux.common.typography import leading
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.editor import games
from jeux.play.setup.balance import run_of
from jeux.play.setup.choosing import SOURCES, first_choice, preset_options
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, Option
from jeux.scenes.app import App
from jeux.scenes.newgame import edges, set_up
from jeux.scenes.newgame import page as newgamepage
from jeux.scenes.newgame import scene as newgame
from jeux.scenes.newgame import scene as newgamescene
from jeux.scenes.newgame.front import name_size
from jeux.scenes.newgame.length import lengths_of
from jeux.scenes.newgame.rule import RuleSections, changes_line, match_line, switched, write_presets
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.scenes.window import SMALLEST
from jeux.ui.blocks import NO_BREAK, Column, rule
from jeux.ui.controls import Button, Check, Field, Pill
from jeux.ui.drawing import width_of
from jeux.ui.items import Spot
from jeux.views import portrait
from tests.desk import click, desk, frames, play_table, press, show, until
from tests.scenes.hands import choose_in, click_on, item, names, place, scene_of, type_text

KEY = next(key for key, game in CATALOGUE.items() if game.players == (2,))
GAME = CATALOGUE[KEY]
LONG = next(key for key, game in CATALOGUE.items() if game.targets)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def front(app: App, key: str = KEY) -> NewGameScene:
    """The page of the game: the object and its questions."""
    show(app, lambda app: NewGameScene(app, key))
    return scene_of(app, NewGameScene)


def sit(app: App, key: str = KEY) -> NewGameScene:
    """All choices of a game."""
    scene = front(app, key)
    click_on(app, "more")
    return scene


def take_last(app: App, option: Option) -> None:
    """Take the last value of an option, by the control of its kind."""
    if switched(option):
        click_on(app, f"option.{option.name}")
    else:
        choose_in(app, f"option.{option.name}", len(option.values) - 1)


def begin(app: App) -> Match:
    """Click « Jouer »; the table that comes of it."""
    click_on(app, "play")
    return scene_of(app, GameScene).session.match


def test_the_match_is_the_one_that_was_chosen(app: App) -> None:
    sit(app, LONG)
    game = CATALOGUE[LONG]
    click_on(app, "side.1")
    click_on(app, "level.0.4")
    click_on(app, "name.1")
    type_text(app, "zo")
    click_on(app, f"option.{game.options[0].name}")
    for _ in game.targets:
        click_on(app, "length.more")
    record = begin(app).record
    assert [(seat.name, seat.level) for seat in record.seats] == [("", 5), ("zo", 0)]
    assert record.options == {option.name: option.values[0] for option in game.options} | {
        game.options[0].name: game.options[0].values[1]
    }
    assert record.target == game.targets[-1]


def test_the_choice_is_there_the_next_time(app: App) -> None:
    sit(app, LONG)
    click_on(app, "who.1")
    click_on(app, "side.1")
    click_on(app, "preset.1")
    click_on(app, "length.more")
    begin(app)
    assert app.settings.games[LONG].side == AT_RANDOM
    again = sit(app, LONG)
    game = CATALOGUE[LONG]
    assert [seat.level for seat in again.choice.seats] == [0, 0]
    assert again.choice.options == preset_options(game, 1)
    assert (again.choice.target, again.choice.at_random) == (game.targets[1], True)
    assert not sit(app, KEY).choice.at_random


def test_leaving_keeps_the_choice_too(app: App) -> None:
    sit(app)
    click_on(app, "level.1.4")
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    scene_of(app, ShelfScene)
    assert sit(app).choice.seats[1].level == 5


def test_escape_leads_back_to_the_table(app: App) -> None:
    table = play_table(app, KEY)
    table.session.play(table.match.legal()[0])
    for opening in (partial(press, app, pygame.K_n, unicode="n"), table.exits.new_game):
        opening()
        frames(app, 20)
        scene_of(app, NewGameScene)
        press(app, pygame.K_ESCAPE)
        assert scene_of(app, GameScene).match is table.match


def test_escape_leads_back_to_the_shelf_as_it_was_left(app: App) -> None:
    shelf = show(app, ShelfScene)
    assert isinstance(shelf, ShelfScene)
    shelf.filter(who="people")
    click_on(app, names(app, "game.")[-1])
    below = shelf.grid.offset
    scene_of(app, NewGameScene)
    press(app, pygame.K_ESCAPE)
    assert scene_of(app, ShelfScene).filters.who == "people"
    assert below > 0
    assert scene_of(app, ShelfScene).grid.offset == below
    click_on(app, names(app, "game.")[0])
    scene_of(app, NewGameScene)


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_page_of_a_game_asks_little_and_begins_at_once(app: App, key: str) -> None:
    """A track counts as one control, and there are at most ten; one of them is gold."""
    scene = front(app, key)
    kinds = {name.split(".")[0] for name in names(app)}
    assert kinds <= {
        "back",
        "who",
        "players",
        "length",
        "level",
        "name",
        "pick",
        "play",
        "rules",
        "learn",
        "puzzles",
        "more",
    }
    assert {"back", "play", "rules", "more"} <= kinds
    assert len(kinds) <= 10
    gold = [item for page in scene.pages for item in page.items if isinstance(item, Button) and item.kind == "grand"]
    assert [item.name for item in gold] == ["play"]
    assert ("length" in kinds) == bool(CATALOGUE[key].targets)
    assert ("players" in kinds) == (len(CATALOGUE[key].players) > 1)
    assert scene.body.farthest == 0, "all of it is seen at once"
    press(app, pygame.K_RETURN)
    scene_of(app, GameScene)


def test_nothing_jumps_when_a_choice_is_made(app: App) -> None:
    scene = front(app)
    before = place(app, "play"), place(app, "rules")
    for name in ("who.1", "who.0", "level.5", "level.0", "who.2", "who.0"):
        click_on(app, name)
        assert (place(app, "play"), place(app, "rules")) == before, name
    assert scene.fronted


@pytest.mark.parametrize("key", [key for key, game in CATALOGUE.items() if len(game.players) > 1])
def test_nothing_jumps_when_more_persons_play(app: App, key: str) -> None:
    """Three and four write their names too."""
    front(app, key)
    before = place(app, "play"), place(app, "rules"), place(app, "players.0")
    counts = sorted(CATALOGUE[key].players)
    for number, count in enumerate(counts):
        click_on(app, f"players.{number}")
        for who in ("who.1", "who.0", "who.1") if count > 1 else ():
            click_on(app, who)
            assert (place(app, "play"), place(app, "rules"), place(app, "players.0")) == before, (count, who)
        fields = names(app, "name.")
        assert len(fields) == (count if count <= 4 else 0)


def test_the_questions_of_the_page_are_taken_over(app: App) -> None:
    front(app, LONG)
    click_on(app, "level.4")
    click_on(app, "length.less")
    click_on(app, "length.more")
    click_on(app, "length.more")
    match = begin(app)
    targets = [target for target in CATALOGUE[LONG].targets if target > 1]
    assert [seat.level for seat in match.record.seats] == [0, 5]
    assert (match.record.form, match.record.target) == (forms.POINTS, targets[1])


def test_two_persons_write_their_names_on_the_page(app: App) -> None:
    front(app)
    click_on(app, "who.1")
    click_on(app, "name.0")
    type_text(app, "ann")
    click_on(app, "name.1")
    type_text(app, "bob")
    assert [seat.name for seat in begin(app).record.seats] == ["ann", "bob"]


@pytest.mark.parametrize("key", CATALOGUE)
def test_all_that_can_be_chosen_is_one_click_away(app: App, key: str) -> None:
    scene = sit(app, key)
    kinds = {name.split(".")[0] for name in names(app)}
    assert {"back", "rules", "make", "people", "play"} <= kinds
    assert ("seat" in kinds) == (len(scene.choice.seats) > 1) or len(scene.choice.seats) == 1
    assert bool(names(app, "option.")) == bool(CATALOGUE[key].options)
    assert bool(names(app, "dice.")) == CATALOGUE[key].chance
    press(app, pygame.K_ESCAPE)
    assert scene.fronted, "back on the page of the game"
    press(app, pygame.K_ESCAPE)
    scene_of(app, ShelfScene)


def test_nobody_sits_down_to_lose(app: App) -> None:
    """At Tablut, by the booklet, the Swedes win nearly always: a person plays them, unless he chose the other side."""
    run = run_of(CATALOGUE["tablut"], first_choice(CATALOGUE["tablut"]).options, 2)
    assert run
    assert run.stronger is not None
    scene = front(app, "tablut")
    assert scene.choice.persons == [run.stronger]
    click_on(app, "more")
    click_on(app, f"side.{1 - run.stronger}")
    begin(app)
    assert front(app, "tablut").choice.persons == [1 - run.stronger]


def test_what_was_changed_is_told_in_one_line(app: App) -> None:
    scene = sit(app, LONG)
    page, texts, game = Column(app.scale, 0, 0, app.scale(28)), app.texts, CATALOGUE[LONG]
    assert changes_line(texts, game, scene.choice, page) == match_line(texts, game, scene.choice) == ""
    changed = {option.name: option.values[-1] for option in game.options}
    line = changes_line(texts, game, replace(scene.choice, options=changed), page)
    name, value = game.options[0].name, game.options[0].values[-1]
    assert line.startswith(
        texts.get(
            "new-changed", option=texts.game(LONG, f"option-{name}"), value=texts.game(LONG, f"option-{name}-{value}")
        )
    )
    assert line.endswith(texts.get("new-changed-more", n=len(changed) - line.count(" · ")))
    longer = replace(scene.choice, form=forms.POINTS, target=5, dice=forms.MANUAL)
    assert match_line(texts, game, longer) == f"{texts.get('new-match-points', n=5)} · {texts.get('new-dice-manual')}"


def test_quick_buttons(app: App) -> None:
    scene = sit(app)
    for number, levels in ((1, [0, 0]), (2, [2, 2]), (0, [0, 2])):
        click_on(app, f"who.{number}")
        assert [seat.level for seat in scene.choice.seats] == levels


def test_each_seat_is_chosen_alone(app: App) -> None:
    scene = sit(app)
    assert "name.0" in names(app)
    click_on(app, "seat.0.1")
    assert "name.0" not in names(app)
    click_on(app, "level.0.0")
    click_on(app, "seat.1.0")
    assert [seat.level for seat in scene.choice.seats] == [1, 0]


def test_an_option_away_from_the_presets_is_called_so(app: App) -> None:
    scene = sit(app)
    before = names(app, "preset.")
    for option in GAME.options:
        take_last(app, option)
    assert names(app, "preset.") == [*before, f"preset.{len(before)}"]
    chosen = dict(scene.choice.options)
    click_on(app, f"preset.{len(before)}")
    assert scene.choice.options == chosen
    click_on(app, "preset.0")
    assert scene.choice.options == preset_options(GAME, 0)
    assert names(app, "preset.") == before


@pytest.mark.parametrize("forwards", [True, False])
def test_the_lot_is_drawn_when_one_sits_down(app: App, forwards: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lot:
        def shuffle(self, seats: list[Seat]) -> None:
            if not forwards:
                seats.reverse()

    monkeypatch.setattr(newgame, "SystemRandom", Lot)
    sit(app)
    click_on(app, "side.2")
    assert [seat.level for seat in begin(app).record.seats] == ([0, 2] if forwards else [2, 0])


@pytest.mark.parametrize(
    ("key", "told"), [("jacquet", "games-thrown"), ("backgammon", "games-thrown"), ("moulin", "games")]
)
def test_who_begins_each_game_of_a_match_is_told_as_it_is(app: App, key: str, told: str) -> None:
    scene = sit(app, key)
    page = RuleSections(scene.game, scene.choice, scene, app.texts)
    page.choice = replace(scene.choice, form=forms.GAMES)
    assert page.explained_form() == told
    assert app.texts.has(f"new-form-{told}-help")


def test_names_are_typed_by_keyboard_alone(app: App) -> None:
    scene = sit(app)
    click_on(app, "who.1")
    while scene.widgets.typing is None:
        press(app, pygame.K_TAB)
    type_text(app, "ann")
    press(app, pygame.K_RETURN)
    while scene.widgets.typing is None:
        press(app, pygame.K_TAB)
    type_text(app, "bob")
    press(app, pygame.K_ESCAPE)
    assert [seat.name for seat in scene.choice.seats] == ["ann", "bob"]
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    scene_of(app, ShelfScene)


def test_typing_ends_when_one_clicks_elsewhere(app: App) -> None:
    scene = sit(app)
    click_on(app, "name.0")
    type_text(app, "ann")
    where = place(app, "level.1.3")
    click(app, where)
    assert scene.widgets.typing is None
    assert [(seat.name, seat.level) for seat in scene.choice.seats] == [("ann", 0), ("", 4)]


def test_a_name_with_spaces_and_capitals_is_kept(app: App) -> None:
    scene = sit(app)
    click_on(app, "name.0")
    for letter in "Zoé M.":
        frames(app, 2, [pygame.Event(pygame.TEXTINPUT, text=letter)])
    assert begin(app).record.seats[0].name == "Zoé M."
    assert scene.choice.seats[0].name == "Zoé M."


def test_the_rule_opens_above_and_closes(app: App) -> None:
    scene = sit(app)
    click_on(app, "level.1.3")
    for opening in (partial(click_on, app, "rules"), partial(press, app, pygame.K_F1)):
        opening()
        assert isinstance(app.dialogue, RulesScene)
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None
    assert app.scene is scene
    assert scene.choice.seats[1].level == 4


def test_a_choice_of_another_version_does_no_harm(app: App) -> None:
    odd = NewGame(seats=("Ann",), levels=(0,), options={"gone": "1"}, target=99, side=7)
    app.change(app.settings.with_game(KEY, odd))
    sit(app)
    assert begin(app).record.options == preset_options(GAME, 0)


# --- any game ---------------------------------------------------------------------------------------------------------


def toy(players: tuple[int, ...], options: int, targets: tuple[int, ...] = ()) -> Game:
    """A game of the catalogue to come, as far as these pages are concerned."""
    return replace(
        GAME,
        key="toy",
        players=players,
        sides=tuple("abcdef"[: max(players)]),
        options=tuple(Option(f"o{i}", tuple(f"v{j}" for j in range(2 + i % 3))) for i in range(options)),
        presets=(("livret", ()), ("autre", (("o0", "v1"),)))[: 1 + bool(options)],
        targets=targets,
    )


@pytest.fixture
def with_toy(app: App, monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], NewGameScene]:
    """Opens the new-game page of a toy game, whose texts are their own names."""

    def open_page(game: Game) -> NewGameScene:
        monkeypatch.setitem(CATALOGUE.loaded, "toy", game)
        # it has no board of its own to be drawn
        monkeypatch.setattr(newgamescene, "expect_board", lambda game, look, theme: None)
        monkeypatch.setattr(newgamescene, "view_of", lambda game, options: SimpleNamespace(look=None))
        monkeypatch.setattr(games, "is_plain", lambda game: False)  # it has no positions of its own
        monkeypatch.setattr(set_up.BoardSetUp, "advance", lambda self: False)
        monkeypatch.setattr(newgamepage, "man", lambda game, side, size: pygame.Surface((size, size)))
        texts = app.texts.game
        told = lambda key, name, **given: f"mot {name}" if key == "toy" else texts(key, name, **given)  # noqa: E731
        monkeypatch.setattr(app.texts, "game", told)
        return sit(app, "toy")

    return open_page


@pytest.mark.parametrize("options", [0, 1, 8])
@pytest.mark.parametrize("players", [(1,), (2,), (2, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_any_number_of_players_and_options(
    app: App, with_toy: Callable[[Game], NewGameScene], players: tuple[int, ...], options: int
) -> None:
    scene = with_toy(toy(players, options, (1, 3) if options == 1 else ()))
    for number, count in enumerate(players):
        if len(players) > 1:
            click_on(app, f"players.{number}")
        assert len(scene.choice.seats) == count
        assert len({name.split(".")[1] for name in names(app, "seat.")}) == count
    assert len({name.split(".")[1] for name in names(app, "option.")}) == options
    for option in scene.game.options:
        take_last(app, option)
        assert scene.choice.options[option.name] == option.values[-1]
    last = max(players) - 1
    click_on(app, f"seat.{last}.1")
    click_on(app, "level.0" if last > 1 else f"level.{last}.0")
    assert scene.choice.seats[last].level == 1


def test_what_stays_together_stays_on_its_page(app: App) -> None:
    words = "Joué ainsi : Partonia, du même auteur."
    short, long = (Column(app.scale, 0, 0, app.scale(ems)).in_one_piece(words) for ems in (30, 10))
    assert " " not in short, "no lone word is left on a second line"
    assert long == words, "a line that is too short for all of them breaks as others do"


def test_a_line_stands_between_groups_not_under_a_heading(app: App) -> None:
    for key, lines in ((next(key for key, game in CATALOGUE.items() if game.players == (1,)), 0), (KEY, 3)):
        scene, view = sit(app, key), pygame.Rect(0, 0, *app.size)
        page = newgamepage.NewGamePage(scene.game, scene.choice, scene, app.texts, app.scale, view, [])
        seats = {item.rect.x for item in page.items if item.name.startswith("name.")}
        ruled = [item for item in page.items if isinstance(item, Spot) and item.paint is rule and item.rect.x in seats]
        assert len(ruled) == lines, key


@pytest.mark.parametrize("key", [key for key, game in CATALOGUE.items() if max(game.players) > 2])
@pytest.mark.parametrize("letters", FONTS)
def test_names_of_many_can_be_typed_in_the_smallest_window(tmp_path: Path, key: str, letters: str) -> None:
    with desk(tmp_path, SMALLEST, text_size=max(TEXT_SIZES), font=letters) as app:
        show(app, lambda app: NewGameScene(app, key))
        click_on(app, "more")
        scene = app.scene
        assert isinstance(scene, NewGameScene)
        for count in CATALOGUE[key].players:
            seats = (Seat(""),) * count
            scene.choose(replace(scene.choice, seats=seats))
            frames(app, 1)
            fields = [item for item in scene.body.items if isinstance(item, Field)]
            assert len(fields) == count
            assert min(field.rect.width for field in fields) >= app.scale(8)


class Notes(Column):
    """Keeps what is written."""

    def __init__(self, app: App) -> None:
        super().__init__(app.scale, 0, 0, 400)
        self.noted: list[str] = []

    def write(self, text: str, *args: Any) -> Spot:
        self.noted.append(text.replace(NO_BREAK, " "))
        return super().write(text, *args)


@pytest.mark.parametrize("key", [key for key in CATALOGUE if CATALOGUE[key].presets])
def test_a_preset_with_the_name_of_a_source_says_who_plays_so(app: App, key: str) -> None:
    said = {name: app.texts.get("option-origin", who=app.texts.get(f"preset-origin-{name}")) for name in SOURCES}
    scene, game = sit(app, key), CATALOGUE[key]
    for number, (name, _) in enumerate(game.presets):
        column = Notes(app)
        choice = replace(scene.choice, options=preset_options(game, number))
        write_presets(column, app.texts, game, choice, scene, "")
        told = [source for source, words in said.items() if words.replace(NO_BREAK, " ") in column.noted[0]]
        assert told == [name] * (name in SOURCES)


def test_the_scroll_bar_stands_beside_the_questions(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 600), text_size=200) as app:
        app.show_new_game("backgammon")
        frames(app, 2)
        body = scene_of(app, NewGameScene).body
        assert body.height > body.view.height, "it scrolls"
        assert max(item.rect.right for item in body.items) <= body.view.width - app.scale(1)


def test_the_way_back_names_where_it_leads(app: App) -> None:
    app.show_new_game("moulin")
    frames(app, 2)
    words = {button.name: button.text for button in scene_of(app, NewGameScene).widgets.buttons()}
    assert words["back"] == app.texts.get("back-to-games")
    click_on(app, "more")
    words = {button.name: button.text for button in scene_of(app, NewGameScene).widgets.buttons()}
    assert words["back"] == app.texts.game("moulin", "name")


def test_the_length_goes_from_a_single_game_to_the_longest_match(app: App) -> None:
    scene = front(app, LONG)
    ways = [(way.form, way.target) for way in lengths_of(scene.game, scene.choice)]
    assert ways[0] == (forms.SINGLE, 0)
    told = [scene.choice.target]
    for _ in range(len(ways)):
        click_on(app, "length.more")
        told.append(scene.choice.target)
    assert told == [*(target for _, target in ways), ways[-1][1]], "it ends at the longest"
    assert item(app, "length.more")[1].described(app.texts).enabled is False
    assert item(app, "length.less")[1].described(app.texts).enabled
    for name in ("length.less", "length.more"):
        assert app.texts.get("new-match-points", n=ways[-1][1]) in item(app, name)[1].described(app.texts).name


FRAME = 0.035
"""The thinnest frame around what men stand on, in widths of its board."""


@pytest.mark.parametrize("shape", [0.8, 1.0, 1.16, 1.4, 1.8, 2.4])
@pytest.mark.parametrize("size", [(765, 768), (1075, 1080), (900, 588), (448, 560)])
def test_no_man_is_cut_by_the_window_or_by_the_questions(size: tuple[int, int], shape: float) -> None:
    wide, (x, y) = set_up.lying(size, shape, size[0] > size[1])
    half = wide / 2 - FRAME * wide, wide / shape / 2 - FRAME * wide
    turn = math.radians(set_up.TURN)
    for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        along, below = across * half[0], down * half[1]
        assert 0 <= x + along * math.cos(turn) + below * math.sin(turn) <= size[0]
        assert 0 <= y - along * math.sin(turn) + below * math.cos(turn) <= size[1]


@pytest.mark.parametrize("key", ["moulin", "backgammon", "boite"])
def test_the_cloth_is_lit_from_the_upper_left_and_lost_before_the_questions(app: App, key: str) -> None:
    scene = front(app, key)
    until(app, lambda: not scene.board.moving)
    frames(app)
    room, night = scene.board.room, colours().ground
    light, far = (sum(app.screen.get_at(pixel)[:3]) for pixel in ((200, 12), (room.right - 60, 756)))
    assert light > far
    edge = [app.screen.get_at((room.right - 2, y))[:3] for y in range(10, room.bottom, 50)]
    assert all(max(abs(a - b) for a, b in zip(here, night, strict=True)) < 12 for here in edge)


def test_dice_lie_on_the_felt_before_the_game(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    lain: list[tuple[int, ...]] = []

    def turned(*args: Any) -> pygame.Surface:
        lain.append(args[-1])
        return pygame.Surface((90, 90))

    monkeypatch.setattr(portrait, "turned_board", turned)
    for key in ("boite", "backgammon", "moulin"):
        scene = front(app, key)
        until(app, lambda scene=scene: not scene.board.moving)  # type: ignore[misc]
    assert set(lain) == {(0, 0), (0, 1), ()}


# --- all there is to choose -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", CATALOGUE)
def test_all_choices_have_the_controls_of_their_kind(app: App, key: str) -> None:
    """One gold action, one way back, a name for each control, no pill, no lone guest; yes or no in a box."""
    scene = sit(app, key)
    controls = [one for page in scene.pages for one in page.items if isinstance(one, Button)]
    assert [one.name for one in controls if one.kind in ("primary", "grand")] == ["play"]
    assert len([one for one in controls if one.kind == "back"]) == 1
    assert not [one.name for one in controls if isinstance(one, Pill)]
    for one in controls:
        told = one.described(app.texts)
        assert any(map(str.isalnum, told.name)), one.name
    assert not {name.split(".")[0] for name in names(app)} & {"guest", "known", "target"}
    boxes = {one.name for one in controls if isinstance(one, Check)}
    assert boxes == {f"option.{option.name}" for option in shown_options(scene) if switched(option)}


def shown_options(scene: NewGameScene) -> list[Option]:
    """The options for so many players."""
    count = len(scene.choice.seats)
    return [option for option in scene.game.options if not option.players or count in option.players]


def test_what_was_measured_stands_behind_one_link(app: App) -> None:
    scene = sit(app, LONG)

    def words() -> int:
        return sum(len(" ".join(one.told(app.texts)).split()) for one in scene.body.items if isinstance(one, Spot))

    before = words()
    click_on(app, "figures")
    assert words() > before + 40
    click_on(app, "figures")
    assert words() == before


@pytest.mark.parametrize("key", ["moulin", "backgammon", "barricades", "boite"])
@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_no_row_is_cut_by_the_foot(tmp_path: Path, key: str, theme: str) -> None:
    with desk(tmp_path, animation="none", theme=theme) as app:
        scene = sit(app, key)
        body = scene.body
        cut = [one for one in body.items if one.rect.top < body.view.height < one.rect.bottom]
        assert cut == [] or edges.whole_rows(body.items, body.view.height) == body.view.height


def test_a_view_ends_between_rows() -> None:
    rows = [Spot(pygame.Rect(0, 40 * n, 100, 30), rule) for n in range(10)]
    assert edges.whole_rows(rows, 130) == 120
    assert edges.whole_rows(rows, 150) == 150
    assert edges.whole_rows([Spot(pygame.Rect(0, 0, 100, 400), rule)], 150) == 150, (
        "what is higher than the view is cut"
    )


def test_the_line_of_the_foot_is_as_wide_as_the_columns(app: App) -> None:
    scene = sit(app)
    line = next(one for one in scene.foot.items if isinstance(one, Spot))
    rows = [scene.body.on_screen(one.rect) for one in scene.body.items]
    foot = scene.foot.on_screen(line.rect)
    assert foot.left == min(row.left for row in rows)
    assert foot.right == max(row.right for row in rows)
    assert scene.foot.on_screen(item(app, "play")[1].rect).right == foot.right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_name_of_a_game_stays_on_its_line(tmp_path: Path, language: str, text_size: int) -> None:
    """In a window of 800 × 600, where the board takes more than half of the width."""
    with desk(tmp_path, (800, 600), text_size=text_size, language=language) as app:
        for key in CATALOGUE:
            scene = front(app, key)
            name = app.texts.game(key, "name")
            spots = (one for one in scene.body.items if isinstance(one, Spot))
            shown = next(one for one in spots if " ".join(one.told(app.texts)) == name)
            sizes = [name_size(name, app.scale, shown.rect.width, small=small) for small in (False, True)]
            assert shown.rect.height in map(leading, sizes)
            assert max(width_of(name, "title", size) for size in sizes) <= shown.rect.width
