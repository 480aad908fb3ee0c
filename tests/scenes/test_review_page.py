"""What the page of a review shows, and where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.typography import leading
from jeux.scenes.app import App
from jeux.scenes.review.rows import JudgedRows
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.review.sheets import ReviewMenu
from jeux.ui.controls import RoundButton
from jeux.ui.drawing import SMALL as NAMES
from tests.desk import desk, frames, press
from tests.scenes.hands import dialogue_of, one_engine, screen_of, short_searches
from tests.scenes.reviews import PLAIN, able, ended, get, hunting, looked, play_step, review


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
            usable = {name for name in screen_of(scene, ReviewScreen).ways() if able(scene, name)}
            assert shown - {get(app, "review-button-menu")} <= {get(app, f"review-button-{name}") for name in usable}
            assert all(one.enabled for one in scene.widgets.buttons() if not isinstance(one, RoundButton))
            seen.add(frozenset(shown))
        assert len(seen) > 1
        lead = next(one for one in scene.widgets.buttons() if one.kind == "primary")
        rounds = next(one for one in scene.widgets.buttons() if isinstance(one, RoundButton))
        circle = rounds.rect.height - leading(rounds.scale(NAMES))
        assert abs(lead.rect.centery - (rounds.rect.top + min(rounds.rect.width, circle) // 2)) <= 2


def test_while_a_better_step_is_looked_for_the_action_is_another(app: App) -> None:
    scene = hunting(app)
    play_step(app, scene, screen_of(scene, ReviewScreen).activity.whole.steps[0])
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
