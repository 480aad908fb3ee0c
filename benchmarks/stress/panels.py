"""Every state of every sheet beside a board: no control lies over another, none is cut or too small to be hit.

    python -m benchmarks.stress panels
    python -m benchmarks.stress panels --games tresor,reversi --states end --sizes 1366x768@150

A state is what a sheet shows: a game in play, its end, a lesson, a vote… Each is shown for each game in each size of
the window and of its letters, in both languages. A fault is printed with all of them. The exit code is 1 if there was
one.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jeux.common.settings import FACING, FIXED, TEXT_SIZES, Settings, save_settings
from jeux.match import forms
from jeux.match import match as match_module
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.walked import walked_copy
from jeux.play.analysis.verdicts import Worth
from jeux.play.classroom.vote.vote import LETTERS, Candidate
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.learn.lesson.lessons import course_of
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.play.table.adviser import Ranked, Shown
from jeux.play.table.panel_content import PanelContent
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.classroom.vote.bars import BarButton
from jeux.scenes.classroom.vote.screen import VoteScreen
from jeux.scenes.editor.tray import TrayTool
from jeux.scenes.learn.puzzle.screen import PuzzleScreen
from jeux.scenes.navigation.editor import show_editor
from jeux.scenes.navigation.learning import learning, show_demo, show_lesson
from jeux.scenes.navigation.puzzles import show_puzzle
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.table.dialogues.end_band import EndBand
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.turn_focus import TurnFocus
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Button, RoundButton, Word
from jeux.ui.drawing import LEAST_SIDE, SMALL, width_of
from jeux.ui.items import Item
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets

DT = 0.2
SMALLEST_LINK = 24
"""Pixels: the least side of a line of text that leads somewhere."""
BESIDE = 0.8
"""Body sizes beside the words of a button, both sides together."""
LONGEST = 600
"""Steps of a game played at random; it is given up then."""
Place = tuple[str, pygame.Rect]
"""A control by its name, and where it lies."""
Shape = tuple[tuple[int, int], int]
"""The size of a window in pixels, and that of its letters in percent."""
SHAPES: tuple[Shape, ...] = (
    *(((1366, 768), 150), ((1280, 720), 125), ((1920, 1080), 200), ((1024, 700), 100), ((1024, 768), 200)),
    *(((800, 600), 150), ((1366, 768), 100), ((3840, 2160), 200)),
    *((size, letters) for size in ((800, 560), (1024, 600), (1280, 600)) for letters in TEXT_SIZES),
)


# --- states -----------------------------------------------------------------------------------------------------------


def played(
    key: str, steps: int, levels: tuple[int, ...] = (), form: str = forms.SINGLE, dice: str = "program"
) -> Match:
    """A match some steps into its game, by lot, but always the same."""
    game, rng = CATALOGUE[key], Random(key)
    persons = (0,) * (2 if 2 in game.players else 1)
    seats = tuple(Seat("", level) for level in levels or persons)
    targets = forms.targets_of(game, len(seats), form, dice)
    with mock.patch.object(match_module, "new_seed", return_value=rng.randbytes(32)):
        match = Match.new(key, {}, seats, targets[0] if targets else 0, form if targets else forms.SINGLE, dice)
    while match.decider() != OVER and (len(match.steps) < steps or (steps and match.decider() == CHANCE)):
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.legal()))
    return match


def table(app: App) -> GameScene:
    """The table shown."""
    assert isinstance(app.scene, GameScene)
    return app.scene


def frames(app: App, count: int = 2) -> None:
    """Some frames without a hand."""
    for _ in range(count):
        app.frame(pygame.event.get(), DT)


def _give_up(app: App, player: int) -> None:
    """Give up where this can be done, and wait for the outcome."""
    session = table(app).session
    prices = session.match.game.prices(session.match.position)
    if session.match.decider() != OVER:
        if not prices:
            return
        session.give_up(player, prices[0])
    for _ in range(200):
        if table(app).session.outcome_shown:
            break
        frames(app, 1)
    assert table(app).session.outcome_shown
    frames(app)


def _in_play(app: App, key: str, steps: int = 12) -> None:
    app.show_table(played(key, steps))
    frames(app)


def _drawing(app: App, key: str) -> None:
    _in_play(app, key)
    table(app).chalk.draw()


def _entering(app: App, key: str) -> None:
    """Real dice are entered."""
    if CATALOGUE[key].chance:
        app.show_table(played(key, 0, dice=forms.MANUAL))


def _watching(app: App, key: str) -> None:
    if 2 in CATALOGUE[key].players:
        app.show_table(played(key, 0, (1, 1)))


def _end(app: App, key: str) -> None:
    app.show_table(played(key, LONGEST))
    frames(app)
    _give_up(app, 0)


def _given_up(app: App, key: str) -> None:
    _in_play(app, key)
    _give_up(app, 0)


def _end_of_game(app: App, key: str) -> None:
    """A game of a longer match has ended."""
    app.show_table(played(key, 12, form=forms.GAMES))
    frames(app)
    _give_up(app, 0)


def _next_level(app: App, key: str) -> None:
    """The third game won against the same level: another one is proposed."""
    game = CATALOGUE[key]
    if 2 not in game.players or not game.prices(played(key, 0).position):
        return
    for _ in range(2):
        won = played(key, 0, (0, 2))
        won.give_up(1, won.game.prices(won.position)[0])
        app.statistics.note(won)
    app.show_table(played(key, 0, (0, 2)))
    frames(app)
    _give_up(app, 1)


def _review(app: App, key: str) -> None:
    match = played(key, 12)
    prices = match.game.prices(match.position)
    if not match.result() and prices:
        match.give_up(0, prices[0])
    app.go(lambda app: app.routes.review(app, match.record))


def _tried_out(app: App, key: str) -> None:
    """A position of a game that is reviewed, in which both sides are tried out."""
    _review(app, key)
    frames(app)
    screen = table(app).screen
    assert isinstance(screen, ReviewScreen)
    screen.activity.walk_to(0)
    screen.activity.try_out()


def _lesson(app: App, key: str, number: int) -> None:
    lessons = course_of(key).lessons
    if lessons:
        app.show_shelf()
        show_lesson(app, learning(app, key), lessons[number].id)


def _demonstration(app: App, key: str) -> None:
    app.show_shelf()
    show_demo(app, learning(app, key))


def _problem(app: App, key: str, shown: bool = False) -> None:
    puzzles = puzzles_of(key)
    if not puzzles:
        return
    show_puzzle(app, puzzles[-1])
    frames(app)
    screen = table(app).screen
    assert isinstance(screen, PuzzleScreen)
    if shown:
        screen.activity.show_solution()


def _turns(match: Match, count: int) -> list[tuple[str, ...]]:
    """Different turns of who is to play, of up to so many steps."""
    turns, rng = dict[tuple[str, ...], None](), Random(3)
    for _ in range(20):
        copy, first, player = walked_copy(match), len(match.steps), match.decider()
        copy.play(rng.choice(copy.legal()))
        while copy.decider() == player and len(copy.steps) < first + 6 and copy.game.players != (1,):
            copy.play(rng.choice(copy.legal()))
        turns[copy.steps[first:]] = None
    return list(turns)[:count]


def _vote(app: App, key: str, stage: int) -> None:
    """A vote on as many turns as can be, before it, in it and after it."""
    match = played(key, 12)
    if match.decider() in (CHANCE, OVER):
        return
    app.go(lambda app: app.routes.vote(app, match, app.show_shelf, lambda steps: None))
    frames(app)
    screen, session = table(app).screen, table(app).session
    assert isinstance(screen, VoteScreen)
    for steps in _turns(match, len(LETTERS)):
        screen.activity.vote.propose(Candidate(steps, session.words.moves(match.position, steps)))
    session.refresh()
    if stage and screen.activity.vote.ready:
        screen.activity.begin_vote()
        for vote in (0, 1, 1, 0):
            screen.activity.cast(vote)
        if stage > 1:
            screen.activity.reveal()


def _editor(app: App, key: str) -> None:
    match = played(key, 6)
    show_editor(app, match, match.position, app.show_shelf)


def _facing(app: App, key: str, ended: bool) -> None:
    """Two persons or more around the screen, each before a sheet of his own, where there is room for two."""
    if max(CATALOGUE[key].players) > 1:
        app.change(app.settings.replace(orientation=FACING))
        (_end if ended else _in_play)(app, key)


def _ranked(app: App, key: str) -> None:
    """The best steps as the third « Conseil » ranks them, with the longest words that their worth may have."""
    _in_play(app, key)
    session = table(app).session
    if session.match.decider() in (CHANCE, OVER):
        return
    position, turns = session.match.position, _turns(session.match, 3)
    worths = [Worth(turn[0], 1.0, True, line=turn, turns=12) for turn in turns]
    texts = [session.words.ranked(position, n, worth, worth.line) for n, worth in enumerate(worths, 1)]
    session.teaching.adviser.shown = Shown(ranked=tuple(map(Ranked, turns, texts)))
    session.say(Notice(session.words.best(len(texts), True, len(texts) == 1), Kind.PROOF))


STATES: dict[str, Callable[[App, str], None]] = {
    "opening": partial(_in_play, steps=0),
    "play": _in_play,
    "drawing": _drawing,
    "entering": _entering,
    "watching": _watching,
    "end": _end,
    "given up": _given_up,
    "game ended": _end_of_game,
    "next level": _next_level,
    "review": _review,
    "tried out": _tried_out,
    "first lesson": partial(_lesson, number=0),
    "last lesson": partial(_lesson, number=-1),
    "demonstration": _demonstration,
    "problem": _problem,
    "solution": partial(_problem, shown=True),
    "proposals": partial(_vote, stage=0),
    "vote": partial(_vote, stage=1),
    "votes": partial(_vote, stage=2),
    "editor": _editor,
    "facing": partial(_facing, ended=False),
    "facing end": partial(_facing, ended=True),
    "ranked": _ranked,
}
"""The way to each state, of one game. It leads nowhere where the game does not have it."""


# --- what must hold ---------------------------------------------------------------------------------------------------


def faults(app: App) -> Iterator[str]:
    """What is wrong with the controls of the screen shown."""
    scene = app.scene
    assert isinstance(scene, Scene)
    dice: list[Place] = []
    if isinstance(scene, GameScene):
        dice = [(f"die {face}", rect) for rect, _, face in scene.faces.faces]
        yield from _over_words(scene.panel, scene.content())
        if scene.facing.shown:
            far = scene.facing.panel
            yield from (f"far sheet, {fault}" for fault in _of_controls(scene.facing.widgets, [], fixed=True))
            yield from (f"far sheet, {fault}" for fault in _over_words(far, scene.facing.far_content(scene.content())))
    yield from _of_controls(scene.widgets, dice, fixed=isinstance(scene, GameScene))


def _of_controls(widgets: Widgets, dice: list[Place], *, fixed: bool) -> Iterator[str]:
    """What is wrong with the controls of one sheet, on which faces of dice may lie too. `fixed`: nothing scrolls there,
    so that what is seen of a control is all of it."""
    rects: list[Place] = []
    for page in widgets.all_pages():
        for item in page.items:
            unused = isinstance(item, TurnFocus) and not item.enabled  # a list too low for a turn
            if item.name and not isinstance(item, Word) and not unused:
                seen = page.on_screen(item.rect).clip(page.view)
                rects += [(_words(item), seen)] if seen.size != (0, 0) else []
                yield from _flaws(page, item)
    rects += dice
    yield from (f"small: {name} {rect}" for name, rect in rects if fixed and min(rect.size) < SMALLEST_LINK)
    for (one, rect), (other, second) in combinations(rects, 2):
        if rect.colliderect(second) and not rect.contains(second):
            yield f"over another: {one} {rect}, {other} {second}"


def _words(item: Item) -> str:
    return item.text if isinstance(item, Button) else item.name


def _flaws(page: Page, item: Item) -> Iterator[str]:
    """What is wrong with one control."""
    link = isinstance(item, Button) and item.kind in ("link", "caption")
    if min(item.rect.size) < (SMALLEST_LINK if link else LEAST_SIDE):
        yield f"small: {_words(item)} {item.rect}"
    if item.rect.left < 0 or item.rect.right > page.view.width or item.rect.bottom > max(page.height, page.view.height):
        yield f"outside: {_words(item)} {item.rect} of {page.view}"
    if isinstance(item, Button) and not link and not item.text.endswith("…"):
        needed = width_of(item.text, "bold" if item.kind == "primary" else "text", item.scale.body)
        if isinstance(item, (RoundButton, TrayTool)):
            needed = width_of(item.text, "text", item.scale(SMALL)) - item.scale(BESIDE)
        if isinstance(item, BarButton):
            return  # where its turn has no room, its letter stands for it
        if needed + item.scale(BESIDE) > item.rect.width:
            yield f"cut: {item.text} {item.rect.width} of {needed + item.scale(BESIDE)}"


def _over_words(panel: Panel, content: PanelContent) -> Iterator[str]:
    """Buttons of the moment over the sentences above them, or over the fixed buttons below them."""
    beside = panel.actions.right <= panel.buttons.left
    if panel.actions.height and panel.actions.bottom > panel.buttons.top and not beside:
        yield f"below the room for buttons: {panel.actions.bottom - panel.buttons.top}"
    if panel.below_message.top < panel.message.bottom + panel.least_for(content):
        yield "over the message"


def show(app: App, state: str, key: str, shape: Shape, language: str) -> list[str]:
    """Go to a state of a game in a window of this shape; what is wrong there."""
    size, text_size = shape
    if app.size != size:
        app.window.handle.size = size
        app.frame([pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], DT)
    app.change(app.settings.replace(text_size=text_size, language=language, orientation=FIXED))
    app.show_shelf()
    frames(app, 1)
    STATES[state](app, key)
    frames(app, 3)
    if isinstance(app.dialogue, EndBand):  # it is the sheet below it that is looked at
        app.dialogue.back()
        frames(app, 3)
    assert app.size == size
    return list(dict.fromkeys(faults(app)))


def _shape(text: str) -> Shape:
    size, letters = text.split("@")
    width, height = size.split("x")
    return (int(width), int(height)), int(letters)


def main() -> int:
    """All states asked for, of all games asked for, in all shapes asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(CATALOGUE), help="keys, with commas between them")
    parser.add_argument("--states", default=",".join(STATES), help="names, with commas between them")
    parser.add_argument("--sizes", type=_shape, nargs="+", default=SHAPES, help="as 1366x768@150")
    parser.add_argument("--languages", default="fr,en")
    asked = parser.parse_args()
    shown, wrong = 0, 0
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"TABLIER_FOLDER": folder}):
        save_settings(Path(folder), Settings(muted=True, animation="none"))
        app = App(ROUTES, propagate=True)
        for key in asked.games.split(","):
            for shape in asked.sizes:
                for language in asked.languages.split(","):
                    for state in asked.states.split(","):
                        shown += 1
                        try:
                            found = show(app, state, key, shape, language)
                        except Exception:
                            found = [traceback.format_exc()]
                        wrong += bool(found)
                        for fault in found:
                            print(f"{key} {state} {shape} {language}: {fault}", flush=True)
        app.shut()
    print(f"{shown} sheets shown, {wrong} with faults")
    return 1 if wrong else 0
