"""Barricades in the window: two to four players, dice, a barricade carried, pawns sent home, a seat given up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat, from_json, to_json
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.barricades import game as barricades
from jeux.rules.games.barricades.board import CELLS, INDEX, PAWNS_EACH, RUNGS
from jeux.rules.games.barricades.position import BARRICADE, Barricades
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.views.games.barricades import sent_home
from jeux.views.marks import strokes
from jeux.views.marks.marks import Held, Marks
from tests.desk import button, click, desk, drag, frames, move, play_table, press, show, touch, until
from tests.scenes.hands import click_on, names

KEY = "barricades"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def thrown(app: App, scene: GameScene, dice: str) -> None:
    """These dice lie on the table, whatever the program would have thrown."""
    scene.session.play(f"roll:{dice}")
    frames(app, 2)


def seen(scene: GameScene) -> Marks:
    return scene.display.marks(helped=True)


def played_on(app: App, scene: GameScene, *steps: str) -> None:
    for step in steps:
        scene.session.play(step)
    frames(app, 2)


# --- dice and cells -----------------------------------------------------------------------------------------------


def test_all_cells_that_either_die_reaches_are_marked_at_once(app: App) -> None:
    scene = play_table(app, KEY)
    thrown(app, scene, "4,3")
    steps = scene.session.match.legal()
    assert set(seen(scene).targets) == {scene.session.match.position.places(step)[-1] for step in steps}
    taken = {place for place, ringed in seen(scene).targets.items() if ringed}
    assert taken == {"e2", "i2"}, "barricades"


def test_a_reachable_cell_plays_its_die(app: App) -> None:
    scene = play_table(app, KEY)
    thrown(app, scene, "6,4")
    move(app, scene.display.pixel_of("j1"))
    marks = seen(scene)
    assert (marks.die, marks.movers) == (4, ("S2",)), "what the click would play is shown"
    touch(app, scene, "j1")
    assert scene.session.match.steps[-1] == "4:S25/j1"


def test_the_place_that_a_pawn_left_on_its_start_line_is_marked(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the pawn beside it, which still waits there."""
    scene = play_table(app, KEY)
    board = scene.display.board
    marked: set[tuple[float, float]] = set()
    monkeypatch.setattr(strokes, "last_place", lambda _surface, centre, *_: marked.add(centre))
    played_on(app, scene, "roll:4,1", "1:S25/g1")
    assert marked == {board.lying("S2", PAWNS_EACH - 1, PAWNS_EACH)[0], board.pixel("g1")}


def test_a_die_is_chosen_by_a_click_on_it(app: App) -> None:
    scene = play_table(app, KEY)
    thrown(app, scene, "6,4")
    touch(app, scene, "die:6")
    marks = seen(scene)
    assert marks.die == 6
    assert set(marks.targets) == {"b1", "l1", "S2"}
    touch(app, scene, "S2")
    assert seen(scene).die == 6, "the die stays chosen with its pawn"
    assert set(seen(scene).targets) == {"b1", "l1"}
    touch(app, scene, "l1")
    assert scene.session.match.steps[-1] == "6:S25/l1"


def test_a_cell_that_two_pawns_reach_asks_which(app: App) -> None:
    scene = play_table(app, KEY)
    played_on(app, scene, "roll:4,1", "1:S25/g1", "roll:1,1", "1:S35/k1", "roll:2,1", "1:g1/h1", "roll:1,1", "1:k1/l1")
    thrown(app, scene, "2,1")
    touch(app, scene, "g1")
    assert scene.session.hand.chosen == ("g1",)
    assert set(seen(scene).targets) == {"S2", "h1"}
    move(app, scene.display.pixel_of("h1"))
    assert seen(scene).die == 1
    touch(app, scene, "h1")
    assert scene.session.match.steps[-1] == "1:h1/g1"


def test_dice_by_the_keyboard(app: App) -> None:
    scene = play_table(app, KEY)
    press(app, pygame.K_RETURN)
    assert scene.session.match.decider() == 0, "Enter throws"
    press(app, pygame.K_BACKSPACE)
    scene = play_table(app, KEY)
    thrown(app, scene, "6,4")
    press(app, pygame.K_4, unicode="4")
    assert scene.session.hand.chosen == ("die:4",)
    press(app, pygame.K_ESCAPE)
    places = []
    while scene.widgets.focused is None:
        press(app, pygame.K_TAB)
        places.append(scene.display.marking.cursor)
    dice = [place for place in places if place and place.startswith("die:")]
    assert dice == ["die:4", "die:6"], "after the places of the board, before the buttons"
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    scene.display.marking.cursor = "die:6"
    frames(app, 1)
    press(app, pygame.K_RETURN)
    assert scene.session.hand.chosen == ("die:6",)
    for key, letter in ((pygame.K_l, "l"), (pygame.K_1, "1")):
        press(app, key, unicode=letter)
    press(app, pygame.K_RETURN)
    assert scene.session.match.steps[-1] == "6:S25/l1"


def test_a_start_line_is_typed_by_its_name(app: App) -> None:
    scene = play_table(app, KEY)
    thrown(app, scene, "6,4")
    for key, letter in ((pygame.K_s, "s"), (pygame.K_2, "2")):
        press(app, key, unicode=letter)
    press(app, pygame.K_RETURN)
    assert scene.session.hand.chosen == ("S2",)


# --- the barricade in hand ----------------------------------------------------------------------------------------


def taken(app: App, scene: GameScene) -> None:
    thrown(app, scene, "6,4")
    touch(app, scene, "e2")
    position = scene.session.match.position
    assert isinstance(position, Barricades)
    assert position.due


def test_a_barricade_taken_follows_the_pointer_until_it_is_put(app: App) -> None:
    scene = play_table(app, KEY)
    taken(app, scene)
    for place in ("g5", "i9"):
        move(app, scene.display.pixel_of(place))
        marks = seen(scene)
        assert marks.held
        assert marks.held.place == "hand:r"
        assert marks.held.pixel
        assert abs(marks.held.pixel[0] - scene.display.pixel_of(place)[0]) <= 1
    move(app, (scene.panel.rect.centerx, scene.panel.rect.centery))
    assert seen(scene).held == Held("hand:r", None), "beside the board it lies in its dish"
    touch(app, scene, "g5")
    assert scene.session.match.steps[-1] == "put:g5"
    assert seen(scene).held is None
    press(app, pygame.K_BACKSPACE)
    back = seen(scene).held
    assert back
    assert back.place == "hand:r", "taken back, it is in hand again"
    press(app, pygame.K_BACKSPACE)
    assert seen(scene).held is None
    assert dict(scene.session.match.position.men())["e2"] == BARRICADE


def test_it_is_drawn_at_the_pointer(app: App) -> None:
    scene = play_table(app, KEY)
    taken(app, scene)
    spot = scene.display.board.frame.pixel((3.0, 8.0))  # no cell there
    box = pygame.Rect(0, 0, 20, 20)
    box.center = (round(spot[0]), round(spot[1]))
    move(app, scene.display.pixel_of("i9"))
    frames(app, 2)
    bare = pygame.image.tobytes(app.screen.subsurface(box), "RGB")
    move(app, spot)
    frames(app, 2)
    assert pygame.image.tobytes(app.screen.subsurface(box), "RGB") != bare


def test_it_is_put_by_the_keyboard_and_refused_where_it_may_not_stand(app: App) -> None:
    scene = play_table(app, KEY)
    taken(app, scene)
    touch(app, scene, "c1")
    assert scene.session.notice == Notice(
        app.texts.game(KEY, "refusal-put-first-row"), Kind.REFUSAL, code="put-first-row"
    )
    for key, letter in ((pygame.K_g, "g"), (pygame.K_5, "5")):
        press(app, key, unicode=letter)
    press(app, pygame.K_RETURN)
    assert scene.session.match.steps[-1] == "put:g5"


def test_a_pawn_is_dragged_onto_a_barricade_which_is_then_in_hand(app: App) -> None:
    scene = play_table(app, KEY)
    thrown(app, scene, "6,4")
    drag(app, scene.display.pixel_of("S2"), scene.display.pixel_of("e2"))
    assert scene.session.match.steps[-1] == "4:S25/e2"
    marks = seen(scene)
    assert marks.held
    assert marks.held.place == "hand:r"
    assert marks.held.pixel


@pytest.mark.parametrize("start", ["e2", "hand:r"])
def test_it_is_dragged_from_its_dish_or_from_where_it_was_taken(app: App, start: str) -> None:
    scene = play_table(app, KEY)
    taken(app, scene)
    drag(app, scene.display.pixel_of(start), scene.display.pixel_of("g5"))
    assert scene.session.match.steps[-1] == "put:g5"


# --- who was sent home --------------------------------------------------------------------------------------------


def sending() -> Barricades:
    """Red on g1, Blue four cells away with a pawn that can send it back."""
    board = ["."] * len(CELLS)
    for cell in bits(RUNGS):
        board[cell] = "#"
    board[INDEX["g1"]], board[INDEX["c1"]] = "2", "3"
    return barricades.read(f"board={''.join(board)} turn=3 start=0,4,4,0 side=3 dice=4,1", {}, 2)


def test_who_was_sent_home_is_pointed_at_until_the_seat_has_played() -> None:
    first = sending()
    second = first.play("4:c1/g1")
    third = second.play("roll:6,1")
    assert sent_home([first, second]) == ("S2",)
    assert sent_home([first, second, third]) == ("S2",)
    assert sent_home([first, second, third, third.play("6:S25/b1")]) == ()


def test_a_pawn_sent_home_long_ago_is_forgotten() -> None:
    positions = [sending()]
    steps = ["4:c1/g1", "roll:2,1", "1:S25/g1"]
    rng, position = Random(1), positions[0].play(steps[0])
    for _ in range(12):
        positions.append(position)
        position = position.play(rng.choice(position.steps()))
    assert sent_home(positions) in ((), ("S3",))


# --- three and four, teams ----------------------------------------------------------------------------------------


def touchable(scene: GameScene) -> list[str]:
    """The marked places, or all that the key for marks shows where there are too many to be marked."""
    if not seen(scene).targets:
        assert scene.display.marking.show_all()
    return sorted(seen(scene).targets)


@pytest.mark.parametrize(
    ("levels", "options"),
    [((0, 0, 0), {}), ((0, 1, 0, 1), {}), ((0, 1, 1, 0), {"teams": "on"}), ((0, 0), {"seats": "double"})],
)
def test_a_whole_game_in_any_seats(app: App, levels: tuple[int, ...], options: dict[str, str]) -> None:
    """Persons play what a click on a marked cell plays; saved and read again on the way."""
    scene = play_table(app, KEY, levels, **options)  # type: ignore[arg-type]
    session, rng = scene.session, Random(2)
    for _ in range(30):
        waiting = session.conductor.waiting()
        if waiting is Waiting.OVER:
            break
        if waiting is Waiting.THROW:
            click(app, button(scene, app.texts.get("button-roll")))
        elif waiting is Waiting.PERSON and session.match.position.places(session.match.legal()[0]):
            before = len(session.match.steps)
            touch(app, scene, rng.choice(touchable(scene)))
            if len(session.match.steps) == before:
                touch(app, scene, rng.choice(touchable(scene)))
            assert len(session.match.steps) > before
        elif waiting is Waiting.PERSON:
            click(app, button(scene, app.texts.game(KEY, "step-pass")))
        else:
            until(app, lambda: session.conductor.waiting() not in (Waiting.COMPUTER, Waiting.PAUSE))
    assert len(session.match.steps) > 15
    again = Match(from_json(to_json(session.match.record)))
    assert again.position == session.match.position
    assert len(scene.content().players) == len(levels)


def test_partners_are_named_in_the_panel_and_win_together(app: App) -> None:
    scene = play_table(app, KEY, (0, 0, 0, 0), teams="on")
    notes = [line.note for line in scene.content().players]
    assert notes == [app.texts.game(KEY, "note-partner", colour=colour) for colour in "ykrb"]
    scene.session.give_up(1, 1)
    until(app, lambda: scene.session.outcome_shown)
    result = scene.session.match.result()
    assert result
    assert result.scores == (1.0, 0.0, 1.0, 0.0)
    sides = app.texts.get("list-and", first=scene.session.sentences.side(0), last=scene.session.sentences.side(2))
    assert scene.content().outcome[0] == app.texts.get("wins-together", sides=sides)


@pytest.mark.parametrize(
    ("players", "options", "scores"),
    [
        (2, {}, (0.0, 1.0)),
        (2, {"seats": "double"}, (0.0, 1.0)),
        (3, {}, (0.0, 0.5, 0.5)),
        (4, {"teams": "on"}, (0.0, 1.0, 0.0, 1.0)),
    ],
)
def test_what_giving_up_costs(players: int, options: dict[str, str], scores: tuple[float, ...]) -> None:
    match = Match.new(KEY, options, (Seat(""),) * players)
    match.give_up(0, 1)
    result = match.result()
    assert result
    assert result.scores == scores
    assert Match(from_json(to_json(match.record))).result() == result


def test_giving_up_among_four_may_leave_the_seat_to_the_computer(app: App) -> None:
    scene = play_table(app, KEY, (0, 0, 3, 0))
    scene.open_menu()
    frames(app, 1)
    assert app.dialogue
    click(app, button(app.dialogue, app.texts.get("menu-game-resign")))
    click(app, button(app.dialogue, app.texts.get("resign-computer")))
    match = scene.session.match
    assert [seat.level for seat in match.record.seats] == [3, 0, 3, 0]
    assert match.decider() != OVER, "the game goes on"
    until(app, lambda: scene.session.conductor.waiting() is Waiting.THROW)
    assert match.position.text().endswith("side=2 dice=-"), "the computer has played for Red"


def test_giving_up_among_four_may_end_the_game(app: App) -> None:
    scene = play_table(app, KEY, (0, 0, 3, 0))
    scene.open_menu()
    frames(app, 1)
    assert app.dialogue
    click(app, button(app.dialogue, app.texts.get("menu-game-resign")))
    click(app, button(app.dialogue, app.texts.get("resign-end")))
    assert scene.session.match.decider() == OVER


# --- before the game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "shown"), [(2, ["seats", "passing"]), (3, ["passing"]), (4, ["teams", "passing"])])
def test_only_options_that_mean_something_are_offered(app: App, players: int, shown: list[str]) -> None:
    show(app, lambda app: NewGameScene(app, KEY))
    click_on(app, f"players.{players - 2}")
    click_on(app, "more")
    assert list(dict.fromkeys(name.split(".")[1] for name in names(app, "option."))) == shown
