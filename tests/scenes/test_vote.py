"""A class votes: turns are proposed on the board, voted on with keys and clicks, and the winner is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from jeux.play.classroom.vote.activity import Stage
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.classroom.vote.bars import BarButton
from jeux.scenes.classroom.vote.screen import VoteScreen
from jeux.scenes.learn.puzzle.screen import PuzzleScreen
from jeux.scenes.navigation.puzzles import show_puzzle
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import RoundButton
from tests.desk import button, click, desk, frames, play_table, press, touch, until
from tests.scenes.hands import scene_of, screen_of, table_of


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("vote"), (1024, 768)) as made:
        yield made


def has_proposed(vote: GameScene, number: int) -> bool:
    return len(screen_of(vote, VoteScreen).activity.vote.candidates) >= number


def vote_at(app: App, scene: GameScene, *turns: tuple[str, ...]) -> GameScene:
    """Open the vote, and propose turns by the places that are touched."""
    press(app, pygame.K_F10)
    frames(app, 2)
    vote = table_of(app, VoteScreen)
    for number, places in enumerate(turns, 1):
        for place in places:
            touch(app, vote, place)
            frames(app, 2)
        until(app, partial(has_proposed, vote, number))
    return vote


def letters(app: App, text: str) -> None:
    for letter in text:
        press(app, ord(letter), unicode=letter)


def test_the_class_votes_and_the_winner_is_played(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    vote = vote_at(app, scene, ("d6",), ("b4",), ("g7",))
    click(app, button(vote, app.texts.get("vote-begin")))
    letters(app, "ab2a3")
    press(app, pygame.K_BACKSPACE)
    click(app, button(vote, app.texts.get("vote-bar", letter="B", step="b4")))
    assert screen_of(vote, VoteScreen).activity.vote.counts() == (2, 3, 0)
    assert "3" not in vote.content().message, "nobody sees how many are for each"
    press(app, pygame.K_RETURN)
    assert screen_of(vote, VoteScreen).activity.stage is Stage.SHOWN
    assert app.texts.get("vote-won", letter="B", n=3, total=5) in vote.content().message
    assert any("A 2, B 3, C 0" in line for line in vote.narrator.speech().message)
    press(app, pygame.K_RETURN)
    frames(app, 3)
    table = scene_of(app, GameScene)
    assert table is scene
    assert table.match.steps[:1] == ("b4",)
    until(app, lambda: len(table.match.steps) == 2)  # the computer replies


def test_escape_leaves_without_a_change(app: App) -> None:
    scene = play_table(app, "moulin")
    before = scene.match.record.games
    vote_at(app, scene, ("d6",))
    for _ in range(3):
        press(app, pygame.K_ESCAPE)
        frames(app, 2)
    assert scene_of(app, GameScene) is scene
    assert scene.match.record.games == before


def test_where_it_is_level_the_teacher_chooses(app: App) -> None:
    scene = play_table(app, "hex")
    vote = vote_at(app, scene, ("f6",), ("g7",))
    touch(app, vote, "f6")
    frames(app, 4)
    assert len(screen_of(vote, VoteScreen).activity.vote.candidates) == 2, "the same again is not proposed twice"
    assert vote.content().refusal
    click(app, button(vote, app.texts.get("vote-begin")))
    letters(app, "12")
    press(app, pygame.K_RETURN)
    assert app.texts.get("vote-level", n=1) in vote.content().message
    click(app, button(vote, app.texts.get("vote-play", letter="B")))
    frames(app, 3)
    assert scene.match.steps == ("g7",)


def test_no_more_vote_than_there_are_pupils(app: App) -> None:
    scene = play_table(app, "moulin")
    vote = vote_at(app, scene, ("d6",), ("b4",))
    app.change(app.settings.replace(pupils=0))
    click(app, button(vote, app.texts.get("vote-begin")))
    screen_of(vote, VoteScreen).activity.vote.most = 3
    ends = {one.name: one.rect.center for one in vote.widgets.buttons() if one.name.startswith("pupils.")}
    click(app, ends["pupils.more"])
    assert (screen_of(vote, VoteScreen).activity.vote.most, app.settings.pupils) == (4, 4)
    click(app, ends["pupils.fewer"])
    press(app, pygame.K_MINUS, unicode="-")
    assert (screen_of(vote, VoteScreen).activity.vote.most, app.settings.pupils) == (2, 2)
    letters(app, "aba")
    assert screen_of(vote, VoteScreen).activity.vote.counts() == (1, 1)
    assert vote.content().message == app.texts.get("vote-all-voted")
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    assert scene_of(app, GameScene) is scene


def test_turns_of_several_steps_with_dice_are_proposed_whole(app: App) -> None:
    scene = play_table(app, "backgammon")
    while scene.match.decider() == CHANCE:
        scene.session.throw()
        scene.display.finish()
        frames(app, 2)
    start, match = scene.match.steps, scene.match
    vote = vote_at(app, scene)
    for number in (1, 2):
        for _ in range(4):
            if len(screen_of(vote, VoteScreen).activity.vote.candidates) >= number:
                break
            steps = vote.match.legal()
            vote.session.play(steps[0] if number == 1 else steps[-1])
            vote.display.finish()
            frames(app, 3)
    proposed = screen_of(vote, VoteScreen).activity.vote.candidates
    assert len(proposed) == 2
    assert all(len(each.steps) > 1 for each in proposed)
    assert vote.match.steps == start == match.steps
    screen_of(vote, VoteScreen).activity.begin_vote()
    letters(app, "b")
    screen_of(vote, VoteScreen).activity.reveal()
    frames(app, 2)
    press(app, pygame.K_RETURN)
    frames(app, 3)
    until(app, lambda: scene.match.steps[len(start) :] == proposed[1].steps)
    assert scene.match.dice_thrown() == match.dice_thrown()


def test_a_problem_is_voted_on(app: App) -> None:
    puzzle = puzzles_of("moulin")[0]
    show_puzzle(app, puzzle)
    frames(app, 3)
    scene = table_of(app, PuzzleScreen)
    first = next(iter(puzzle.solution))
    other = next(step for step in scene.match.legal() if step != first)
    press(app, pygame.K_F10)
    frames(app, 3)
    vote = table_of(app, VoteScreen)
    for step in (first, other):
        vote.session.play(step)
        vote.display.finish()
        frames(app, 3)
        while len(vote.match.steps) > screen_of(vote, VoteScreen).activity.first:
            vote.session.play(vote.match.legal()[0])
            vote.display.finish()
            frames(app, 3)
    screen_of(vote, VoteScreen).activity.begin_vote()
    letters(app, "a")
    screen_of(vote, VoteScreen).activity.reveal()
    screen_of(vote, VoteScreen).decide(0)
    frames(app, 3)
    assert table_of(app, PuzzleScreen) is scene
    assert scene.match.steps[: len(scene.match.steps)][:1] == (first,)


def test_there_is_no_vote_where_nobody_decides(app: App) -> None:
    scene = play_table(app, "backgammon")
    assert scene.match.decider() == CHANCE
    press(app, pygame.K_F10)
    frames(app, 2)
    assert scene_of(app, GameScene) is scene
    assert scene.session.notice
    assert scene.session.notice.text == app.texts.get("vote-not-now")


def test_one_button_at_most_is_filled_and_two_are_plain(app: App) -> None:
    scene = play_table(app, "moulin")
    vote = vote_at(app, scene, ("d6",), ("b4",), ("g7",))
    screen = screen_of(vote, VoteScreen)
    for stage in (Stage.PROPOSE, Stage.CAST, Stage.SHOWN):
        if stage is Stage.CAST:
            screen.activity.begin_vote()
        elif stage is Stage.SHOWN:
            screen.activity.reveal()
        frames(app, 2)
        if stage is Stage.CAST:
            letters(app, "aab")
            press(app, pygame.K_TAB)
            bars = [each for each in vote.widgets.buttons() if isinstance(each, BarButton)]
            assert [each.told(app.texts) for each in bars][:1] == [(app.texts.get("vote-bar", letter="A", step="d6"),)]
            assert len(bars) == 3
        assert screen.activity.stage is stage
        buttons = vote.widgets.buttons()
        rounds = [each.name for each in buttons if isinstance(each, RoundButton)]
        assert rounds == ["tool.leave", "tool.rules"]
        own = [each for each in buttons if not isinstance(each, RoundButton | BarButton)]
        assert len([each for each in own if each.kind == "primary"]) == 1, stage
        assert len([each for each in own if each.kind == "plain"]) <= 2, stage
    click(app, button(vote, app.texts.get("vote-leave")))
    frames(app, 2)
    assert scene_of(app, GameScene) is scene
