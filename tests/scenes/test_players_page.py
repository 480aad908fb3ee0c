"""« Joueurs »: made, dressed, renamed, made one, erased by the hand; nothing is lost without a question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.library.players import EMBLEMS
from jeux.play.setup.choosing import with_players
from jeux.play.setup.filters import PEOPLE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.players import PlayerQuestion, PlayersPage
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.views.style.badges import FILLS, badge, badge_of, contrast
from tests.desk import button, click, desk, frames, press, show
from tests.scenes.hands import choose_in, click_on, listed_in
from tests.scenes.hands import names as item_names


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768)) as here:
        match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
        match.play("d6")
        here.store.save(match.record)
        here.store.release(match.record.id)
        here.players.sit(("Zoé", "Max"))
        show(here, ShelfScene)
        click_on(here, "players")
        yield here


def page(app: App) -> PlayersPage:
    assert isinstance(app.dialogue, PlayersPage)
    return app.dialogue


def names(app: App) -> list[str]:
    return [player.name for player in app.players.all()]


def typed(app: App, field: str, name: str) -> None:
    """Write a name in a line, in the place of what is there, and press Enter."""
    page(app).widgets.focus(page(app).body, field)
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    for letter in name:
        frames(app, 1, [pygame.Event(pygame.TEXTINPUT, text=letter)])
    press(app, pygame.K_RETURN)


def answer(app: App, text: str, **values: str) -> None:
    assert isinstance(app.dialogue, PlayerQuestion)
    click(app, button(app.dialogue, app.texts.get(text, **values)))
    frames(app, 15)  # else the next click is the second of a double click


def test_a_name_makes_a_player_and_a_twin_is_asked_about(app: App) -> None:
    typed(app, "new", "Ida")
    typed(app, "new", "ida")
    assert names(app) == ["Zoé", "Max", "Ida"]
    answer(app, "players-twin-take", twin="Ida")
    assert (names(app), page(app).chosen) == (["Zoé", "Max", "Ida"], "Ida")
    typed(app, "new", "zoe")
    answer(app, "players-twin-add", name="zoe")
    assert names(app) == ["Zoé", "Max", "Ida", "zoe"]
    typed(app, "new", "Max")
    assert (len(names(app)), page(app).chosen) == (4, "Max")


def test_a_player_is_a_medallion_that_says_its_state(app: App) -> None:
    shown = page(app)
    (zoe, max_) = [item for item in shown.body.items if item.name.startswith("player.")]
    assert (zoe.described(app.texts).checked, zoe.told(app.texts)[-1]) == (True, app.texts.get("heard-chosen"))
    assert (max_.described(app.texts).checked, max_.described(app.texts).position) == (False, (2, 2))
    click_on(app, "player.1")
    assert shown.chosen == "Max"
    click_on(app, "add")
    assert shown.body.focused == "new"
    gold = [one.name for one in shown.widgets.buttons() if one.kind in ("primary", "grand")]
    assert gold == []


def test_colour_and_emblem_are_chosen_apart(app: App) -> None:
    click_on(app, "colour.5")
    click_on(app, "emblem.boat")
    player = app.players.find("Zoé")
    assert player
    assert (player.colour, player.emblem) == (5, "boat")


def test_a_new_name_is_seen_on_the_shelf(app: App) -> None:
    typed(app, "name", "Zora")
    assert names(app) == ["Zora", "Max"]
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    assert isinstance(app.scene, ShelfScene)
    assert [seat.name for seat in app.scene.matches[0].seats] == ["Zora", "Max"]


def test_two_become_one_after_a_question(app: App) -> None:
    typed(app, "name", "Max")
    answer(app, "button-cancel")
    assert names(app) == ["Zoé", "Max"]
    click(app, button(page(app), app.texts.get("players-merge")))
    assert isinstance(app.dialogue, PlayerQuestion)
    click(app, button(app.dialogue, "Max"))
    answer(app, "players-merge-yes")
    assert names(app) == ["Max"]
    assert [seat.name for seat in app.store.running().matches[0].seats] == ["Max", "Max"]


def test_erasing_asks_once_and_leaves_the_game_to_a_guest(app: App) -> None:
    click(app, button(page(app), app.texts.get("players-erase")))
    press(app, pygame.K_ESCAPE)
    frames(app, 15)  # else the next click is the second of a double click
    assert names(app) == ["Zoé", "Max"]
    click(app, button(page(app), app.texts.get("players-erase")))
    answer(app, "players-erase-yes")
    assert names(app) == ["Max"]
    erased = app.store.running().matches[0].seats[0]
    assert (erased.name, erased.guest) == (app.texts.get("players-erased"), True)
    assert page(app).others == ()


def test_a_name_of_a_game_alone_can_be_made_a_player_or_erased(app: App) -> None:
    match = Match.new("moulin", {}, (Seat("Ludo"), Seat("", 2)))
    match.play("d6")
    app.store.save(match.record)
    app.store.release(match.record.id)
    app.open(page(app).again())
    frames(app, 2)
    click_on(app, "other.0")
    answer(app, "players-erase")
    answer(app, "players-erase-yes")
    assert app.dialogue
    assert page(app).others == ()
    assert match.record.id in {one.id for one in app.store.running().matches}


@pytest.mark.parametrize("text_size", [100, 200])
def test_all_ways_out_of_the_shelf_are_there_where_there_is_little_room(tmp_path: Path, text_size: int) -> None:
    with desk(tmp_path, (800, 600), text_size=text_size) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, PageScene)
        band = [item for item in scene.pages[0].items if item.name]
        assert max(item.rect.right for item in band) <= 800
        click_on(app, "players")
        assert isinstance(app.dialogue, PlayersPage)


def test_no_two_badges_look_alike_and_each_is_seen(app: App) -> None:
    seen = {pygame.image.tobytes(badge(c, e, 32), "RGBA") for c in range(len(FILLS)) for e in EMBLEMS}
    assert len(seen) == len(FILLS) * len(EMBLEMS)
    silhouettes = {pygame.image.tobytes(pygame.transform.grayscale(badge(0, e, 32)), "RGBA") for e in EMBLEMS}
    assert len(silhouettes) == len(EMBLEMS)
    assert min(max(contrast((255, 255, 255), fill), contrast((17, 17, 17), fill)) for fill in FILLS) >= 4.5
    assert badge_of("Zoé", 20)
    assert badge_of("nobody", 20) is None


# --- at the seats -----------------------------------------------------------------------------------------------------


def sit(app: App, key: str = "moulin") -> NewGameScene:
    app.show_new_game(key, PEOPLE)
    frames(app, 2)
    click_on(app, "more")
    assert isinstance(app.scene, NewGameScene)
    return app.scene


def test_the_last_adversaries_are_offered_first_and_sit_down_by_a_click(app: App) -> None:
    app.players.add("Ana")
    app.players.sit(("Ida", "Léo"))
    scene = sit(app)
    others = [app.texts.get("player-guest"), app.texts.get("stats-unnamed")]
    assert listed_in(app, "pick.1") == ["Ida", "Léo", "Zoé", "Max", "Ana", *others]
    seat(app, 0, "Zoé")
    assert listed_in(app, "pick.1") == ["Max", "Ida", "Léo", "Ana", *others]
    seat(app, 1, "Max")
    assert [seat.name for seat in scene.choice.seats] == ["Zoé", "Max"]
    frames(app, 15)
    seat(app, 1, others[1])
    assert scene.choice.seats[1] == Seat("")


def seat(app: App, player: int, name: str) -> None:
    """Take who sits there from the list."""
    choose_in(app, f"pick.{player}", listed_in(app, f"pick.{player}").index(name))


def test_a_guest_plays_is_remembered_and_becomes_no_player(app: App) -> None:
    scene = sit(app)
    seat(app, 0, "Zoé")
    seat(app, 1, app.texts.get("player-guest"))
    assert scene.choice.seats == (Seat("Zoé"), Seat("", guest=True))
    scene.begin()
    frames(app, 2)
    assert isinstance(app.scene, GameScene)
    lines = app.scene.content().players
    assert [line.name for line in lines] == ["Blanc · Zoé", "Noir · Invité"]
    assert [line.person for line in lines] == ["Zoé", ""]
    assert names(app) == ["Zoé", "Max"]
    assert sit(app).choice.seats == (Seat("Zoé"), Seat("", guest=True))


def test_a_new_name_becomes_a_player_when_the_game_begins(app: App) -> None:
    scene = sit(app)
    scene.name_person(0, "Nina")
    scene.name_person(1, "zoe")
    scene.layout()
    click_on(app, "twin.1")
    assert scene.choice.seats[1] == Seat("Zoé")
    scene.begin()
    frames(app, 2)
    assert names(app) == ["Nina", "Zoé", "Max"]
    assert app.players.offered(("Nina",))[0].name == "Zoé"


def test_where_many_sit_the_players_are_in_the_same_list(app: App) -> None:
    scene = sit(app, "barricades")
    scene.choose(with_players(scene.choice, 4))
    seat(app, 2, "Max")
    assert scene.choice.seats[2] == Seat("Max")


def test_in_a_low_window_with_large_letters_the_choices_keep_room(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600), text_size=200) as app:
        scene = sit(app, "barricades")
        assert scene.foot.view.height <= 600 * 0.4
        assert scene.body.view.height >= scene.app.scale(4)
        click_on(app, "people")
        assert isinstance(app.dialogue, PlayersPage)


def test_a_match_that_one_came_from_does_not_bring_an_old_name_back(app: App) -> None:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
    app.show_new_game("moulin", PEOPLE, lambda: app.show_table(match))
    frames(app, 2)
    click_on(app, "more")
    click_on(app, "people")
    typed(app, "name", "Zora")
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    assert isinstance(app.scene, NewGameScene)
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    assert isinstance(app.scene, ShelfScene)


@pytest.mark.parametrize(("size", "text_size"), [((1366, 768), 100), ((1024, 600), 200), ((900, 1400), 100)])
def test_before_there_is_anyone_a_drawing_two_lines_and_a_name(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    with desk(tmp_path, size, text_size=text_size) as here:
        show(here, ShelfScene)
        here.open(PlayersPage(here, here.show_shelf))
        frames(here)
        assert item_names(here) == ["back", "new", "new.do"]
        told = " ".join(page(here).narrator.situation())
        assert here.texts.get("players-nobody") in told
        assert here.texts.get("players-first") in told
        assert here.texts.get("players-where") in told, "where names are kept is always told"
        gold = [each.name for each in page(here).widgets.buttons() if each.kind == "primary"]
        assert gold == ["new.do"]
        press(here, pygame.K_TAB)
        press(here, pygame.K_TAB)
        focused = page(here).widgets.focused
        assert focused
        assert focused.name == "new"
        typed(here, "new", "Ida")
        assert names(here) == ["Ida"]
        assert "player.0" in item_names(here)
