"""A review at the window: opened by a click, walked by wheel, keys and curve, errors done better, played on from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from unittest import mock

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.paths import data_folder
from jeux.common.typography import leading
from jeux.match import match as match_module
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.expected_lines import turn_of
from jeux.play.review import review as module
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.review.hunt import Stage
from jeux.play.review.review import good_enough
from jeux.play.table.conductor import Waiting
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.review.curve import LEAST, LEAST_AIR, SMALL, air_between, apart
from jeux.scenes.review.rows import JudgedRows
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.review.sheets import ReviewMenu
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import RoundButton
from jeux.ui.drawing import SMALL as NAMES
from tests.desk import button, click, desk, frames, move, press, show, until
from tests.match.play import one_step, played
from tests.rounds import in_turn
from tests.scenes.hands import click_on, dialogue_of, names, one_engine, scene_of, screen_of, short_searches, table_of

PLAIN, DICE = "moulin", "jacquet"
PERSON, COMPUTER = Seat("Zoé"), Seat("", 3)


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


def ended(key: str, steps: int, seats: tuple[Seat, ...] = (PERSON, COMPUTER)) -> Match:
    """A game played at random, the same one each time, then given up by who is to play."""
    rng = Random(3)
    with mock.patch.object(match_module, "new_seed", return_value=Random(key).randbytes(32)):
        match = Match.new(key, {}, seats)
    while len(match.steps) < steps and match.decider() != OVER:
        one_step(match, rng)
    if not match.result():
        match.give_up(0, match.game.prices(match.position)[0])
    return match


def review(app: App, match: Match) -> GameScene:
    show(app, lambda app: app.routes.review(app, match.record))
    return table_of(app, ReviewScreen)


def looked(app: App, scene: GameScene) -> None:
    """Until all is known."""
    until(app, lambda: screen_of(scene, ReviewScreen).activity.review.complete, limit=20_000)


def get(app: App, name: str, **arguments: str | int) -> str:
    return app.texts.get(name, **arguments)


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
    assert scene.content_now().subtitle == get(app, "review-progress", percent=100 * done // 8)
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


def _able(scene: GameScene, name: str) -> bool:
    return scene.screen.able().get(name, True)


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
        assert _able(scene, "best") is (verdict.loss(activity.whole.steps[spoken_of]) != 0.0)
    scene = review(app, ended(DICE, 12))
    looked(app, scene)
    for number in range(1, 13):
        screen_of(scene, ReviewScreen).activity.go(number)
        assert not _able(scene, "reply"), "the dice follow"


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
    scene = _hunting(app)
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


def _hunting(app: App) -> GameScene:
    scene = review(app, ended(PLAIN, 32))
    looked(app, scene)
    assert screen_of(scene, ReviewScreen).activity.errors_of(0), "a game played at random has errors"
    click(app, button(scene, get(app, "review-button-find")))
    assert screen_of(scene, ReviewScreen).activity.mode is Mode.FIND
    return scene


def _play(app: App, scene: GameScene, step: str) -> None:
    for place in scene.session.match.position.places(step):
        click(app, scene.display.pixel_of(place))


def test_a_better_step_is_found_by_hand(app: App) -> None:
    scene = _hunting(app)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    errors = activity.errors_of(0)
    assert hunt.number == errors[0].first
    assert session.board.position == activity.whole.positions[hunt.number]
    assert hunt.place == (1, len(errors))
    wrong = activity.whole.steps[hunt.number]
    _play(app, scene, wrong)
    assert str(hunt.stage) == str(Stage.WRONG)
    assert get(app, "review-not-yet") in scene.content_now().message
    click(app, button(scene, get(app, "review-again")))
    assert session.board.position == activity.whole.positions[hunt.number]
    verdict = activity.review.verdict(hunt.number)
    assert verdict
    for step in turn_of(session.board.position, verdict.best.line):
        _play(app, scene, step)
    until(app, lambda: hunt.stage is not Stage.JUDGED)
    assert str(hunt.stage) == str(Stage.FOUND)
    assert get(app, "review-found") in scene.content_now().message
    if len(errors) > 1:
        click(app, button(scene, get(app, "review-next")))
        assert hunt.place[0] == 2
        assert hunt.stage is Stage.ASKED


def _judged(activity: ReviewActivity) -> bool:
    return activity.hunt is not None and activity.hunt.stage is not Stage.JUDGED


def test_a_turn_of_several_steps_is_found_from_its_beginning(app: App) -> None:
    """Step by step with the best of each, whether or not the steps before were played in the game."""
    scene = review(app, ended(DICE, 60))
    looked(app, scene)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    words, match, began_before, tried_others = activity.told.words, session.match, False, False
    for player in range(2):
        activity.find_better(player)
        hunt = activity.hunt
        while hunt and activity.hunt is hunt:
            turn = activity.told.turn_at(hunt.number + 1)
            assert turn
            assert hunt.number == turn.first == len(match.steps)
            assert match.positions[-2].throws(), "the dice have just been thrown"
            began_before |= turn.worst > turn.first
            whole = activity.whole.steps[turn.first : turn.first + turn.count]
            assert words.moves(activity.whole.positions[turn.first], whole) in hunt.question().text
            while hunt.stage is Stage.ASKED:
                as_played = match.steps == activity.whole.steps[: len(match.steps)]
                known = activity.review.verdict(len(match.steps)) if as_played else None
                session.play(known.best.step if known else match.legal()[0])
                tried_others |= hunt.judge is session.conductor
                until(app, partial(_judged, activity))
                if hunt.stage is Stage.ASKED:
                    assert match.position.turn == player
                    assert session.notice
                    assert session.notice.text == get(app, "review-find-on")
            assert hunt.stage in (Stage.WRONG, Stage.FOUND)
            assert (match.position.turn != player) or hunt.stage is Stage.WRONG, "the whole turn is played"
            hunt.next()
    assert began_before, "an error later in its turn"
    assert tried_others, "a step after others than those of the game"


def test_a_step_of_which_only_a_bound_is_known_is_searched_first(app: App) -> None:
    scene = _hunting(app)
    session, activity = scene.session, screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    verdict = activity.judge.analysis.known(hunt.number)
    assert verdict
    step = verdict.worths[-1].step
    bounded = tuple(replace(w, bound=True) if w.step == step else w for w in verdict.worths)
    analysis = activity.judge.analysis
    analysis._kept[analysis._key(hunt.number)] = replace(verdict, worths=bounded)
    assert good_enough(analysis.known(hunt.number), step) is None
    session.play(step)
    assert hunt.stage is Stage.JUDGED
    until(app, lambda: hunt.stage in (Stage.WRONG, Stage.FOUND))
    found = activity.judge.analysis.known(hunt.number)
    assert found
    assert not found.of(step).bound


def test_the_solution_is_shown_and_an_error_is_skipped(app: App) -> None:
    scene = _hunting(app)
    session, activity = scene.session, screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    click(app, button(scene, get(app, "review-solution")))
    assert session.board.line
    assert hunt.stage is Stage.SHOWN
    for _ in range(hunt.place[1] - 1):
        hunt.next()
    assert hunt.place[0] == hunt.place[1]
    click(app, button(scene, get(app, "review-return")))
    assert activity.mode is Mode.WALK
    assert session.board.line is None


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
        _play(app, scene, step)
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
    assert scene.content_now().subtitle == get(app, "review-stopped", percent=100 * activity.review.done // 12)
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


# --- the page ---------------------------------------------------------------------------------------------------------

ERRORS = "review-button-find", "review-button-best", "review-button-reply", "review-button-try"
"""What a review offers for a turn; the rest goes on from it."""


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_one_action_five_round_buttons_a_way_back_and_links(tmp_path: Path, theme: str) -> None:
    with desk(tmp_path, size=(1366, 768), theme=theme) as app:
        scene = review(app, ended(PLAIN, 24))
        looked(app, scene)
        frames(app, 2)
        kinds = [one.kind for one in scene.widgets.buttons()]
        rounds = [one for one in scene.widgets.buttons() if isinstance(one, RoundButton)]
        assert (kinds.count("primary"), kinds.count("back"), len(rounds)) == (1, 1, 5)
        assert kinds.count("plain") - len(rounds) == 0, "all else is words"
        assert kinds.count("link") <= 6
        back = next(one for one in scene.widgets.buttons() if one.kind == "back")
        assert back.rect.top < scene.panel.head.top, "the way back is above the title"


def test_what_does_not_apply_is_not_there_and_the_action_is_level_with_the_round_buttons(tmp_path: Path) -> None:
    """At the last turn nothing can be tried and no game taken up: these links are hidden, not greyed."""
    with desk(tmp_path, size=(1366, 768)) as app:
        scene = review(app, ended(PLAIN, 24))
        looked(app, scene)
        activity = screen_of(scene, ReviewScreen).activity
        seen = set()
        for number in (0, 12, 13, activity.last):
            activity.walk_to(number)
            frames(app, 2)
            shown = {one.text for one in scene.widgets.buttons() if one.kind == "link"}
            able = {name for name in screen_of(scene, ReviewScreen).ways() if _able(scene, name)}
            assert shown - {get(app, "review-button-menu")} <= {get(app, f"review-button-{name}") for name in able}
            assert all(one.enabled for one in scene.widgets.buttons() if not isinstance(one, RoundButton))
            seen.add(frozenset(shown))
        assert len(seen) > 1
        lead = next(one for one in scene.widgets.buttons() if one.kind == "primary")
        rounds = next(one for one in scene.widgets.buttons() if isinstance(one, RoundButton))
        circle = rounds.rect.height - leading(rounds.scale(NAMES))
        assert abs(lead.rect.centery - (rounds.rect.top + min(rounds.rect.width, circle) // 2)) <= 2


def test_while_a_better_step_is_looked_for_the_action_is_another(app: App) -> None:
    scene = _hunting(app)
    _play(app, scene, screen_of(scene, ReviewScreen).activity.whole.steps[0])
    frames(app, 2)
    golden = [one for one in scene.widgets.buttons() if one.kind == "primary" and one.enabled]
    assert len(golden) <= 1


@pytest.mark.parametrize("size", [(1366, 768), (800, 560), (900, 1400)])
def test_all_that_a_review_can_do_is_in_its_menu(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size=size, text_size=150) as app:
        scene = review(app, ended(PLAIN, 24))
        looked(app, scene)
        activity = screen_of(scene, ReviewScreen).activity
        activity.go(activity.errors_of(0)[0].worst + 1)
        scene.open_menu()
        frames(app)
        menu = dialogue_of(app)
        assert isinstance(menu, ReviewMenu)
        offered = {choice[0] for choice in menu.choices}
        wanted = (*ERRORS, "review-button-resume", "review-button-summary", "button-rules", "rules-played-title")
        also = ("menu-game-take", "blackboard-title", "menu-game-keys", "menu-game-settings", "review-leave")
        assert {get(app, name) for name in (*wanted, *also)} <= offered
        press(app, pygame.K_ESCAPE)


def test_the_sentence_comes_first_and_the_curve_has_the_whole_column(tmp_path: Path) -> None:
    with desk(tmp_path, size=(1366, 768)) as app:
        scene = review(app, ended(PLAIN, 24))
        panel = scene.panel
        assert panel.message.width == panel.above.width == panel.list.width >= 480
        tops = [panel.way.top, panel.head.top, panel.message.top, panel.above.top, panel.list.top, panel.tools.top]
        assert tops == sorted(tops)
        assert scene.display.board.closeup.outer.height >= 700, "the board keeps its size"


@pytest.mark.parametrize("simple", [False, True])
def test_the_row_of_the_turn_reaches_below_its_mark(tmp_path: Path, simple: bool) -> None:
    """In columns and in sentences the sign of an error stands within the bar of its row."""
    with desk(tmp_path, size=(1366, 768), simple=simple) as app:
        scene = review(app, ended(PLAIN, 24))
        looked(app, scene)
        activity = screen_of(scene, ReviewScreen).activity
        turn = activity.errors_of(0)[0]
        activity.go(turn.first + turn.count)
        frames(app, 2)
        rows = scene.turns
        assert isinstance(rows, JudgedRows)
        box = rows.shown[activity.told.line_at(activity.here) or 0]
        bar = app.screen.subsurface((rows.rect.left + 3, box.centery - 1, rows.rect.width - 6, 1))
        seen = [tuple(bar.get_at((x, 0)))[:3] for x in range(bar.get_width())]
        assert seen.count(colours().turn) >= 0.6 * len(seen)
        assert any(colour == colours().warning for colour in seen)
        assert seen[-1] == colours().turn, "the bar goes on behind the sign"


def test_the_better_place_is_shown_as_a_ghost(app: App) -> None:
    scene = review(app, ended(PLAIN, 24))
    looked(app, scene)
    activity, marking = screen_of(scene, ReviewScreen).activity, scene.display.marking
    turn = next(one for one in activity.errors_of(0) if activity.review.better(one.worst))
    activity.go(turn.worst + 1)
    frames(app, 2)
    places = activity.whole.positions[turn.worst].places(activity.better)
    assert marking.instead
    assert {place for place, _ in marking.instead} <= set(places)
    activity.try_out()
    frames(app, 2)
    assert not marking.instead, "what is tried out is not hinted at"
