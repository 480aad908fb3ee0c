"""A review at the window: opened by a click, walked by wheel, keys and curve, errors done better, played on from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from jeux.common.paths import data_folder
from jeux.match.record import Seat
from jeux.play.review import review as module
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.review.hunt import Stage
from jeux.play.table.conductor import Waiting
from jeux.scenes.app import App
from jeux.scenes.review.curve import LEAST, LEAST_AIR, SMALL, air_between, apart
from jeux.scenes.review.rows import JudgedRows
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, move, press, show, until
from tests.match.play import played
from tests.rounds import in_turn
from tests.scenes.hands import click_on, dialogue_of, names, one_engine, scene_of, screen_of, short_searches, table_of
from tests.scenes.reviews import COMPUTER, DICE, PERSON, PLAIN, able, ended, get, hunting, looked, play_step, review


@pytest.fixture(autouse=True, scope="module")
def _engine() -> Iterator[None]:
    """What a step is worth is of no interest here: a short search tells it as well, and one process."""
    with short_searches(), one_engine():
        yield


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made
        made.engine.cancel()


def wheel(app: App, pixel: tuple[int, int], y: int) -> None:
    move(app, pixel)
    frames(
        app,
        2,
        [pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=float(y), touch=False)],
    )


def test_a_click_on_the_end_panel_opens_the_review_and_escape_leads_back(app: App) -> None:
    match = ended(PLAIN, 6)
    table = show(app, lambda app: GameScene(app, match))
    assert isinstance(table, GameScene)
    until(app, lambda: table.session.outcome_shown)
    frames(app, 2)
    click(app, button(table, get(app, "end-review")))
    scene = table_of(app, ReviewScreen)
    assert screen_of(scene, ReviewScreen).activity.here == 6
    assert scene.session.waiting() is Waiting.OVER
    press(app, pygame.K_ESCAPE)
    assert scene_of(app, GameScene).session.match.steps == match.steps


def test_the_menu_leads_there_as_well(app: App) -> None:
    match = ended(PLAIN, 6)
    table = show(app, lambda app: GameScene(app, match))
    assert isinstance(table, GameScene)
    table.open_menu()
    frames(app)
    menu = dialogue_of(app)
    assert isinstance(menu, GameMenu)
    number = [choice[0] for choice in menu.choices].index(get(app, "end-review"))
    click_on(app, f"choice.{number}")
    assert screen_of(table_of(app, ReviewScreen), ReviewScreen).activity.last == 6


def test_it_is_walked_while_it_is_looked_at(app: App) -> None:
    scene = review(app, ended(PLAIN, 8))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    assert not activity.review.finished
    done = activity.review.done
    assert scene.content_now().progress == get(app, "review-progress", percent=100 * done // 8)
    press(app, pygame.K_HOME)
    assert activity.here == 0
    assert session.board.position == activity.whole.positions[0]
    looked(app, scene)
    assert activity.here == 0, "the analysis moves nothing"


def test_keys_walk_by_steps_and_by_turns(app: App) -> None:
    scene = review(app, ended(DICE, 40))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    for key, number in ((pygame.K_LEFT, 39), (pygame.K_HOME, 0), (pygame.K_RIGHT, 1), (pygame.K_END, 40)):
        press(app, key)
        assert activity.here == number
        assert session.match.steps == activity.whole.steps[:number]
        assert session.board.position == activity.whole.positions[number]
    press(app, pygame.K_HOME)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    assert activity.here == activity.told.end_of(1)
    press(app, pygame.K_UP)
    assert activity.here == activity.told.end_of(0)
    press(app, pygame.K_UP)
    assert activity.here == 0


def test_the_wheel_walks_over_the_board_and_over_the_list(app: App) -> None:
    scene = review(app, ended(PLAIN, 8))
    board = scene.display.board.closeup.outer.center
    wheel(app, board, 1)
    assert screen_of(scene, ReviewScreen).activity.here == 7
    wheel(app, board, -1)
    assert screen_of(scene, ReviewScreen).activity.here == 8
    wheel(app, scene.panel.list.center, 1)
    assert screen_of(scene, ReviewScreen).activity.here == 7
    wheel(app, (1, app.size[1] - 1), 1)
    assert screen_of(scene, ReviewScreen).activity.here == 7, "beside both it means nothing"


def test_a_click_on_the_curve_goes_there(app: App) -> None:
    scene = review(app, ended(PLAIN, 10))
    click(app, screen_of(scene, ReviewScreen).curve.pixel_of(4, 0.5))
    assert screen_of(scene, ReviewScreen).activity.here == 4
    click(app, screen_of(scene, ReviewScreen).curve.pixel_of(0, 0.1))
    assert screen_of(scene, ReviewScreen).activity.here == 0
    click(app, screen_of(scene, ReviewScreen).curve.pixel_of(10, 0.9))
    assert screen_of(scene, ReviewScreen).activity.here == 10


def test_a_click_on_a_turn_goes_there(app: App) -> None:
    scene = review(app, ended(PLAIN, 8))
    assert isinstance(scene.turns, JudgedRows)
    row, box = next(iter(scene.turns.shown.items()))
    click(app, box.center)
    assert screen_of(scene, ReviewScreen).activity.here == screen_of(scene, ReviewScreen).activity.told.end_of(row)


def test_buttons_walk_and_play_the_game_by_itself(app: App) -> None:
    scene = review(app, ended(PLAIN, 6))
    activity = screen_of(scene, ReviewScreen).activity
    click(app, button(scene, get(app, "review-button-start")))
    assert activity.here == 0
    click(app, button(scene, get(app, "review-button-forward")))
    assert activity.here == 1
    click(app, button(scene, get(app, "review-button-play")))
    assert activity.playing
    until(app, lambda: activity.here == 6)
    frames(app, 2)
    assert not activity.playing, "it stops at the end"
    click(app, button(scene, get(app, "review-button-back")))
    assert activity.here == 5


def test_the_pace_is_that_of_the_house(app: App) -> None:
    scene = review(app, ended(PLAIN, 6))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    activity.go(0)
    activity.play_on()
    session.advance(0.59)
    assert activity.here == 0
    session.advance(0.02)
    assert activity.here == 1
    press(app, pygame.K_v, unicode="v")
    assert session.watch.pace == "slow"
    session.advance(1.1)
    assert activity.here == 1


def test_the_better_line_and_the_reply_are_shown_and_left(app: App) -> None:
    scene = review(app, ended(PLAIN, 24))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    looked(app, scene)
    number = activity.errors_of(0)[0].worst + 1
    activity.go(number)
    frames(app, 2)
    click(app, button(scene, get(app, "review-button-best")))
    until(app, lambda: session.board.line is not None)
    assert session.board.line
    assert session.board.line.steps[0] == activity.review.verdict(activity.turn.worst).best.step  # type: ignore[union-attr]
    until(app, lambda: session.board.line is not None and session.board.line.shown > 0)
    press(app, pygame.K_ESCAPE)
    assert session.board.line is None
    assert session.board.position == activity.whole.positions[number]
    click(app, button(scene, get(app, "review-button-reply")))
    until(app, lambda: session.board.line is not None)
    assert session.board.line.steps[0] == activity.whole.steps[number - 1]
    click(app, button(scene, get(app, "button-line-end")))
    assert activity.here == number
    assert session.board.line is None


def test_nothing_better_is_shown_where_the_best_was_played_and_no_reply_of_the_dice(app: App) -> None:
    scene = review(app, ended(PLAIN, 24))
    activity = screen_of(scene, ReviewScreen).activity
    looked(app, scene)
    for number in range(1, 25):
        activity.go(number)
        spoken_of = activity.spoken_of
        assert spoken_of is not None
        verdict = activity.review.verdict(spoken_of)  # of a turn of two steps, the one that counts
        assert verdict
        assert able(scene, "best") is (verdict.loss(activity.whole.steps[spoken_of]) != 0.0)
    scene = review(app, ended(DICE, 12))
    looked(app, scene)
    for number in range(1, 13):
        screen_of(scene, ReviewScreen).activity.go(number)
        assert not able(scene, "reply"), "the dice follow"


@pytest.mark.parametrize("key", ["quandary", "hex"])
def test_the_reply_goes_on_after_the_step_where_the_search_kept_no_more(app: App, key: str) -> None:
    scene = review(app, ended(key, 16))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    activity.go(len(activity.whole.steps) - 4)
    until(app, lambda: bool(activity.answered))
    activity.show_line(activity.answered)
    until(app, lambda: session.board.line is not None)
    assert len(session.board.line.steps) > 1  # type: ignore[union-attr]


def go_where_an_answer_is_known(app: App, activity: ReviewActivity) -> None:
    """The start is drawn by lot: the answer to one step or another may be the end of the game."""
    for back in range(4, 14):
        activity.go(len(activity.whole.steps) - back)
        for _ in range(300):
            if activity.answered:
                return
            frames(app, 1)
            pygame.time.wait(5)
    raise AssertionError("no step has an answer")


def test_a_line_that_was_asked_for_elsewhere_is_not_shown_any_more(app: App) -> None:
    scene = review(app, ended("quandary", 16))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    go_where_an_answer_is_known(app, activity)
    activity.show_line(activity.answered)
    activity.walk(-1)
    until(app, lambda: activity.judge.inquiry is None or activity.review.done > 3)
    assert session.board.line is None


def test_what_stands_beside_the_players_is_that_of_the_line_on_the_board(app: App) -> None:
    scene = review(app, ended("quandary", 16))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    go_where_an_answer_is_known(app, activity)
    activity.show_line(activity.answered)
    until(app, lambda: session.board.line is not None)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RIGHT)
    notes = [line.note for line in scene.content_now().players]
    at = session.board.position
    said = [session.sentences.player(player, False, False, at).note for player in range(2)]
    before = [session.sentences.player(player, False, False, session.match.position).note for player in range(2)]
    assert notes == said != before


def test_letters_are_commands_while_a_button_has_the_focus_and_no_place_is_typed(app: App) -> None:
    scene = review(app, ended(PLAIN, 8))
    activity = screen_of(scene, ReviewScreen).activity
    press(app, pygame.K_TAB)
    assert scene.widgets.focused
    press(app, pygame.K_d, unicode="d")
    assert scene.typed.text == ""
    press(app, pygame.K_HOME)
    assert activity.here == 0
    press(app, pygame.K_e, unicode="e")
    assert activity.mode is Mode.TRY


def test_a_button_that_cannot_be_used_now_has_no_focus(app: App) -> None:
    scene = hunting(app)
    session, activity = scene.session, screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    activity.go(0)
    frames(app, 2)
    while not (scene.widgets.focused and scene.widgets.focused.act == screen_of(scene, ReviewScreen).find):  # type: ignore[attr-defined]
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    hunt = activity.hunt
    assert hunt
    assert scene.widgets.focused is None, "it is asked for already"
    hunt.next()
    number = hunt.number
    session.play(activity.whole.steps[number])
    frames(app, 2)
    press(app, pygame.K_RETURN)
    assert hunt.stage is Stage.ASKED, "the first button of the moment: try again"
    assert activity.hunt is hunt
    press(app, pygame.K_TAB)
    assert scene.display.marking.cursor, "the board comes first"
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    assert activity.mode is Mode.WALK
    assert scene.widgets.focused is None, "the cursor took the focus"


def test_both_sides_are_tried_out_and_nothing_is_kept(app: App) -> None:
    match = ended(PLAIN, 6)
    scene = review(app, match)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    activity.go(4)
    frames(app, 2)
    click(app, button(scene, get(app, "review-button-try")))
    assert activity.mode is Mode.TRY
    for _ in range(2):
        step = next(step for step in session.match.legal() if step not in activity.whole.steps)
        play_step(app, scene, step)
    assert len(session.match.steps) == 6
    assert session.match.steps[4:] != activity.whole.steps[4:]
    press(app, pygame.K_BACKSPACE)
    assert len(session.match.steps) == 5
    press(app, pygame.K_ESCAPE)
    assert activity.mode is Mode.WALK
    assert session.match.steps == match.steps[:4]
    assert activity.whole.steps == match.steps
    assert not list((data_folder() / "matches").glob("*.json")), "nothing is kept"


def test_dice_are_thrown_while_trying_out(app: App) -> None:
    scene = review(app, ended(DICE, 30))
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    activity.go(next(n for n in range(2, 30) if activity.whole.positions[n].throws()))
    activity.try_out()
    assert session.waiting() is Waiting.THROW
    frames(app, 2)
    click(app, button(scene, get(app, "button-roll")))
    assert session.match.steps == activity.whole.steps[: activity.here + 1], "the dice of the game"


def test_a_link_that_stays_is_not_made_anew(app: App) -> None:
    """A press on it and the release are of the same control, whatever comes and goes beside it."""
    scene = review(app, ended(PLAIN, 32))
    looked(app, scene)
    screen, seen = screen_of(scene, ReviewScreen), set()
    controls = set()
    for number in range(1, 20):
        screen.activity.go(number)
        frames(app, 2)
        named = {one.text: one for one in scene.widgets.buttons()}
        seen.add(get(app, "review-button-best") in named)
        controls.add(id(named[get(app, "review-button-resume")]))
    assert seen == {True, False}
    assert len(controls) == 1


def test_a_new_game_goes_on_from_here(app: App) -> None:
    match = ended(PLAIN, 8)
    scene = review(app, match)
    looked(app, scene)
    screen_of(scene, ReviewScreen).activity.go(5)
    frames(app, 2)
    click(app, button(scene, get(app, "review-button-resume")))
    click_on(app, "choice.1")
    table = scene_of(app, GameScene)
    assert type(table) is GameScene
    assert table.session.match.steps[:5] == match.steps[:5]
    assert table.session.match.record.id != match.record.id
    assert [seat.level for seat in table.session.match.record.seats] == [3, 0]
    assert not table.session.match.record.games[0].unaided


def test_a_new_game_of_dice_keeps_its_dice(app: App) -> None:
    match = ended(DICE, 30)
    scene = review(app, match)
    screen_of(scene, ReviewScreen).activity.go(12)
    screen_of(scene, ReviewScreen).resume()
    frames(app, 2)
    click_on(app, "choice.2")
    again = scene_of(app, GameScene).session.match
    assert again.record.games[0].seed == match.record.games[0].seed
    while len(again.steps) < len(match.steps) and again.steps == match.steps[: len(again.steps)]:
        again.throw() if again.position.throws() else again.play(match.steps[len(again.steps)])
    assert again.steps == match.steps


def test_three_players_have_a_line_and_an_accuracy_each(app: App) -> None:
    scene = review(app, ended("barricades", 24, (PERSON, Seat("Léo"), COMPUTER)))
    looked(app, scene)
    frames(app, 2)
    assert len(screen_of(scene, ReviewScreen)._curve_drawn[1].lines) == 3
    details = [line.detail for line in scene.content_now().players]
    assert all("%" in detail for detail in details)
    screen_of(scene, ReviewScreen).find()
    frames(app)
    assert names(app, "choice."), "it asks whose errors"


def test_the_men_at_the_ends_of_the_curves_hide_none_of_the_others() -> None:
    for wanted in ({0: 40, 1: 40, 2: 41}, {0: 95, 1: 93, 2: 94, 3: 0}, {2: -3, 0: 2, 1: 50}):
        tops = apart(wanted, 10, 0, 100)
        order = sorted(tops.values())
        assert tops.keys() == wanted.keys()
        assert all(below - above >= 10 for above, below in pairwise(order))
        assert order[0] >= 0
        assert order[-1] <= 90
    assert apart({0: 10, 1: 60}, 10, 0, 100) == {0: 10, 1: 60}


def test_all_the_steps_of_the_turn_that_is_shown_are_looked_into_first(app: App) -> None:
    scene = review(app, ended(DICE, 60))
    activity = screen_of(scene, ReviewScreen).activity
    longer = next(turn for turn in reversed(activity.told.turns()) if turn.count > 1)
    activity.go(longer.first + longer.count)
    until(app, lambda: activity.turn is not None and activity.turn.points is not None)
    assert activity.review.done <= longer.count + 2, "one may have been begun before, one is asked for next"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_the_signs_mean_keeps_apart_in_a_small_window(tmp_path: Path, language: str) -> None:
    with desk(tmp_path, size=(1024, 768), language=language) as app:
        scene = review(app, ended(PLAIN, 8))
        sheet = scene.panel
        scale, width = sheet.scale, sheet.above.width
        words = [get(app, f"review-legend-{n}") for n in range(3)]
        beside = 2 * scale(0.3) + scale(0.4)
        assert air_between(words, max(LEAST, scale(SMALL)), beside, width) >= scale(LEAST_AIR), (
            "there is room for the words"
        )


def test_a_question_speaks_of_sides_that_are_several(app: App) -> None:
    scene = review(app, ended("tablut", 30, (PERSON, Seat("Léo"))))
    looked(app, scene)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    player = next(player for player in range(2) if activity.errors_of(player))
    activity.find_better(player)
    assert activity.hunt
    side = session.sentences.side(player, title=True)
    assert f"{side}\N{NO-BREAK SPACE}: " in activity.hunt.question().text, "no verb: « Les Suédois » are several"


def test_one_who_plays_alone_is_reviewed(app: App) -> None:
    scene = review(app, played("mini_halma", 12))
    looked(app, scene)
    assert scene.content_now().players[0].detail.startswith(get(app, "review-accuracy", percent=0).split(" ")[0][:5])
    for number in range(13):
        screen_of(scene, ReviewScreen).activity.go(number)
        frames(app, 1)
        assert scene.content_now().message


@pytest.mark.parametrize("text", [100, 200])
def test_the_curve_is_there_in_a_low_window(tmp_path: Path, text: int) -> None:
    with desk(tmp_path, size=(1280, 660), text_size=text) as app:
        scene = review(app, ended(PLAIN, 8))
        assert scene.panel.above.height >= 3.5 * scene.panel.scale.body
        click(app, screen_of(scene, ReviewScreen).curve.pixel_of(4, 0.5))
        assert screen_of(scene, ReviewScreen).activity.here == 4


def test_an_engine_that_is_lost_is_told_and_asked_again(app: App) -> None:
    scene = review(app, ended(PLAIN, 12))
    activity = screen_of(scene, ReviewScreen).activity
    until(app, lambda: activity.review.done > 2)
    done, activity.review.lost = activity.review.done, True
    frames(app, 2)
    assert scene.content_now().progress == get(app, "review-stopped", percent=100 * activity.review.done // 12)
    assert activity.review.done >= done
    click(app, button(scene, get(app, "review-button-summary")))
    press(app, pygame.K_ESCAPE)
    looked(app, scene)


def test_an_engine_that_is_killed_is_started_again(app: App) -> None:
    scene = review(app, ended(PLAIN, 14))
    activity = screen_of(scene, ReviewScreen).activity
    until(app, lambda: activity.review.done > 2)
    process = app.engine._process
    assert process
    process._popen.kill()
    looked(app, scene)
    assert activity.review.done == 14


def test_of_a_long_game_the_end_is_reviewed_and_it_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 5)
    scene = review(app, ended(PLAIN, 12))
    looked(app, scene)
    assert screen_of(scene, ReviewScreen).activity.review.whole == 5
    press(app, pygame.K_HOME)
    assert get(app, "review-long", n=5) in scene.content_now().message


def test_a_record_against_the_rules_leads_to_the_shelf_with_one_sentence(app: App) -> None:
    record = ended(PLAIN, 6).record
    broken = replace(record, games=(replace(record.games[0], steps=("d6", "d6")),))
    show(app, lambda app: app.routes.review(app, broken))
    scene_of(app, ShelfScene)
    assert [problem.code for problem in app.problems] == ["illegal-step"]


@pytest.mark.parametrize(
    ("window", "theme"),
    in_turn(
        [((1024, 768), 100), ((1024, 768), 150), ((1920, 1080), 100), ((3840, 2160), 150)],
        ["bois", "livret", "contraste"],
    ),
)
def test_the_sheet_holds_all_it_must(tmp_path: Path, window: tuple[tuple[int, int], int], theme: str) -> None:
    size, text = window
    with desk(tmp_path, size=size, theme=theme, text_size=text) as app:
        for match in (ended(PLAIN, 8), ended("barricades", 12, (PERSON, Seat(""), COMPUTER))):
            scene = review(app, match)
            panel = scene.panel
            assert scene.panel.above.height > 0
            assert panel.list.height >= panel.scale(4)
            assert panel.list.bottom <= panel.buttons.top
            rects = [one.element.rect for one in scene.widgets.buttons()]
            assert all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)
            assert all(a.collidelist(rects[i + 1 :]) < 0 for i, a in enumerate(rects))
