"""Shut the box at the table: what is shown and said, by mouse and by keyboard, alone and among several."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.ties import level
from jeux.play.gestures.notice import Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.league import league_of
from jeux.rules.contract import OVER
from jeux.rules.games.boite.game import GAME
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import advise, button, click, desk, frames, move, play_table, press, show, touch, until
from tests.scenes.hands import dialogue_of


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768)) as made:
        yield made


def throw(scene: GameScene, *dice: int) -> None:
    """Let real dice fall."""
    scene.session.play(scene.session.match.position.outcome(dice))


def end_run(scene: GameScene) -> None:
    """The player whose run is on plays it out with a pair of ones: only the tile 1 and the tile 2 are ever shut."""
    match, runner = scene.session.match, scene.session.match.decider()
    runs = len(match.position.points)  # type: ignore[attr-defined]  # positions of this game have points
    assert runner != OVER
    while match.decider() != OVER and len(match.position.points) == runs:  # type: ignore[attr-defined]
        if scene.session.conductor.waiting() is Waiting.ENTER:
            throw(scene, 1, 1)
        else:
            scene.session.play(match.legal()[0])


def shown(app: App, scene: GameScene) -> None:
    """The end is seen long enough for the table to be drawn."""
    until(app, lambda: scene.session.outcome_shown)


def by_hand(app: App, players: int, form: str | None = None, target: int = 0, **options: str) -> GameScene:
    return play_table(app, "boite", (0,) * players, target, form, forms.MANUAL, **options)


# --- hands ------------------------------------------------------------------------------------------------------------


def test_one_click_shuts_all_that_it_tells_from_the_rest(app: App) -> None:
    scene = by_hand(app, 2)
    throw(scene, 4, 3)
    assert set(scene.session.match.legal()) == {"close:3+4", "close:7"}
    touch(app, scene, "3")
    assert scene.session.match.steps[-1] == "close:3+4"


def test_several_clicks_build_a_closing_in_any_order(app: App) -> None:
    scene = by_hand(app, 2, closing="subsets")
    throw(scene, 6, 2)
    touch(app, scene, "5")
    assert scene.session.hand.chosen == ("5",)
    assert len(scene.session.match.steps) == 1
    touch(app, scene, "1")
    assert scene.session.match.steps[-1] == "close:1+2+5"


def test_a_flap_is_not_carried_about(app: App) -> None:
    scene = by_hand(app, 2, closing="subsets")
    throw(scene, 6, 2)
    pixel = scene.display.pixel_of("5")
    move(app, pixel)
    frames(
        app, 1, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(round(pixel[0]), round(pixel[1])), button=1, touch=False)]
    )
    frames(app, 20)
    assert not scene.session.hand.dragging


def test_covered_places_have_no_number(app: App) -> None:
    for tiles in ("9", "12"):
        scene = play_table(app, "boite", tiles=tiles)
        assert [name for name, _ in scene.display.board.layout.labels] == [str(i + 1) for i in range(int(tiles))]


def test_covered_places_are_no_places(app: App) -> None:
    scene = by_hand(app, 1)
    throw(scene, 6, 5)
    x, y = scene.display.board.pixel("10")
    click(app, (x, y))
    assert scene.session.notice is None
    for _ in range(20):
        press(app, pygame.K_RIGHT)
    assert scene.display.marking.cursor == "9"


def test_a_run_by_the_keyboard_alone(app: App) -> None:
    scene = play_table(app, "boite", (0,))
    for _ in range(60):
        if scene.session.match.decider() == OVER:
            break
        if scene.session.conductor.waiting() is Waiting.PERSON and scene.session.permit.paths:
            press(app, pygame.K_TAB)
        press(app, pygame.K_RETURN)
        press(app, pygame.K_ESCAPE) if scene.session.hand.chosen else None
    assert scene.session.match.result() is not None


# --- what is seen -----------------------------------------------------------------------------------------------------


def marks(scene: GameScene) -> tuple[set[str], set[str], set[str]]:
    """The places where one touch plays, those that go with others, those that would fall."""
    seen = scene.display.marks(helped=True)
    return set(seen.targets), set(seen.related), {place for place, _ in seen.preview.turns}


def test_what_may_be_shut_is_marked_and_shown_under_the_pointer(app: App) -> None:
    scene = by_hand(app, 2)
    throw(scene, 4, 3)
    assert marks(scene) == ({"3", "4", "7"}, set(), set())
    move(app, scene.display.pixel_of("3"))
    assert marks(scene)[2] == {"3", "4"}
    assert "3\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}4" in scene.content().message
    assert "7" not in scene.content().message.splitlines()[-1]


def test_all_the_closings_of_a_flap_are_told_under_the_pointer(app: App) -> None:
    scene = by_hand(app, 2, closing="subsets")
    throw(scene, 6, 2)
    move(app, scene.display.pixel_of("5"))
    told = scene.content().message.replace("\N{NO-BREAK SPACE}", " ")
    assert "1 + 2 + 5 · 3 + 5" in told
    assert marks(scene)[1] | marks(scene)[0] >= {"1", "2", "3", "5"}
    move(app, scene.display.pixel_of("9"))
    assert scene.app.texts.game("boite", "pointed-none", tile="9") in scene.content().message


def test_the_flaps_fall_at_every_speed_but_none(app: App) -> None:
    for speed, moves in (("normal", True), ("fast", True), ("slow", True), ("none", False)):
        app.change(app.settings.replace(animation=speed))
        scene = by_hand(app, 1)
        throw(scene, 6, 3)
        scene.display.top.finish()
        scene.session.play("close:9")
        assert scene.display.board.moving == moves, speed


def test_the_hint_names_the_closing_and_what_it_is_worth(app: App) -> None:
    scene = by_hand(app, 1, single="free")
    throw(scene, 4, 3)
    advise(app, scene)
    frames(app)
    assert all(place in "347" for place in scene.display.marking.advised)
    notice = scene.session.notice
    assert notice is not None
    assert app.texts.game("boite", "worth-points", n=10).split()[-1] in notice.text
    assert scene.content().badge == app.texts.get("badge-exact")


def test_nothing_is_advised_before_the_dice_and_it_is_said_why(app: App) -> None:
    scene = by_hand(app, 1)
    scene.session.advise()
    assert scene.session.notice == Notice(app.texts.get("hint-before-dice"))
    assert not scene.display.marking.advised


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_nobody_wins_and_no_hand_is_named(app: App) -> None:
    scene = by_hand(app, 1)
    throw(scene, 6, 3)
    said = [scene.content().message, scene.content().players[0].name]
    scene.session.play("close:9")
    throw(scene, 1, 1)
    end_run(scene)
    shown(app, scene)
    told = scene.content()
    assert told.league is None
    assert told.outcome[0] == app.texts.game("boite", "tally", n=scene.session.match.position.points[0])  # type: ignore[attr-defined]
    for sentence in (*said, *told.outcome, *(line.text for line in told.turns)):
        assert "main" not in sentence, sentence
    button(scene, app.texts.get("end-again"))


# --- several ----------------------------------------------------------------------------------------------------------


def test_the_league_table_has_the_fewest_points_first(app: App) -> None:
    scene = by_hand(app, 3)
    throw(scene, 6, 3)
    scene.session.play("close:9")
    end_run(scene)
    if scene.session.match.decider() < 0:
        throw(scene, 1, 1)
    end_run(scene)
    throw(scene, 5, 3)
    scene.session.play("close:8")
    throw(scene, 1, 1)
    end_run(scene)
    shown(app, scene)
    league = scene.content().league
    assert league is not None
    points = [int(row.points[-1]) for row in league.rows]
    assert points == sorted(points)
    assert [row.emblem for row in league.rows] == ["A", "C", "B"]
    assert [row.place for row in league.rows] == [1, 2, 3]


def test_a_name_stands_for_its_player(app: App) -> None:
    match = Match.new("boite", {}, (Seat("Camille"), Seat("", 1)))
    runs_of(match, Random(1))
    scene = show(app, lambda app: GameScene(app, match))
    assert isinstance(scene, GameScene)
    shown(app, scene)
    league = scene.content().league
    assert league is not None
    assert scene.session.sentences.side(0, title=True) == "Camille"
    assert {row.name for row in league.rows} == {"Camille", app.texts.game("boite", "side-1-title")}


def runs_of(match: Match, rng: Random) -> None:
    """A game at random to its end."""
    while match.decider() != OVER:
        match.play(rng.choice(match.legal()))


def match_of(players: int, seed: int, rounds: int = 1) -> Match:
    match, rng = (
        Match.new("boite", {}, tuple(Seat(f"n{i}") for i in range(players)), players * rounds, forms.GAMES),
        Random(seed),
    )
    while True:
        runs_of(match, rng)
        if match.match_over():
            return match
        match.next_game()


def test_the_points_of_all_rounds_are_added_up_by_seat() -> None:
    match = match_of(3, 1)
    totals = [0.0] * 3
    for played in match.record.games:
        position = GAME.start(played.options, 3)
        for step in played.steps:
            position = position.play(step)
        for side, points in enumerate(position.points):  # type: ignore[attr-defined]
            totals[(side - played.turned) % 3] += points
    assert match.scores() == tuple(totals)
    assert match.record.over


def test_those_who_are_level_play_off(app: App) -> None:
    tied = next(match for seed in range(200) if level(match := match_of(2, seed)))
    app.go(lambda app: GameScene(app, Match(tied.record)))
    frames(app)
    scene = app.scene
    assert isinstance(scene, GameScene)
    shown(app, scene)
    league = league_of(scene.session.sentences)
    assert league is not None
    assert [row.place for row in league.rows] == [1, 1]
    click(app, button(scene, app.texts.get("end-play-off")))
    frames(app, 4)
    scene = app.scene
    assert isinstance(scene, GameScene)
    assert (scene.session.match.record.form, scene.session.match.record.players) == (forms.PLAYOFF, 2)
    assert scene.content().subtitle == app.texts.get("match-playoff")


def test_only_those_who_are_level_play_off() -> None:
    tied = next(match for seed in range(400) if len(level(match := match_of(3, seed))) == 2)
    from jeux.match.ties import play_off

    best = min(tied.scores())
    names = [seat.name for seat, score in zip(tied.record.seats, tied.scores(), strict=True) if score == best]
    assert [seat.name for seat in play_off(tied).seats] == names


def test_nobody_gives_up_or_agrees(app: App) -> None:
    scene = by_hand(app, 2)
    scene.open_menu()
    frames(app)
    offered = [element.text for element in dialogue_of(app).widgets.buttons()]
    assert app.texts.get("menu-game-continue") in offered
    assert app.texts.get("menu-game-resign") not in offered
    assert app.texts.get("menu-game-draw") not in offered


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_six_players_fit_on_the_sheet(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    with desk(tmp_path, size, text_size=text) as app:
        scene = play_table(app, "boite", (0, 1, 2, 3, 4, 5))
        panel = scene.panel
        assert panel.message.bottom < panel.buttons.top
        panel.make_room(1)
        assert panel.actions.bottom <= panel.buttons.top
        assert panel.list.height >= 2 * panel.scale.body
