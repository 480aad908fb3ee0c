"""The points of a programme: what they are called, their boards, and how each is shown."""

from __future__ import annotations

from functools import partial
from random import SystemRandom

from jeux.common.clock import today
from jeux.common.texts import Texts
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import RecordError
from jeux.play.classroom.classrooms import Point
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.learn.lesson.usable_course import usable_course
from jeux.play.learn.puzzle.puzzle_words import asked
from jeux.play.learn.puzzle.puzzles import of_the_day, puzzle_of, puzzles_of, with_puzzles
from jeux.play.setup import choosing
from jeux.play.setup.filters import COMPUTER, PEOPLE
from jeux.rules import CATALOGUE
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import learning, show_demo, show_learn, show_lesson
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles


def point_words(point: Point, texts: Texts) -> str:
    """The name of a point in a list."""
    get = texts.get
    if point.kind == "day":
        return get("problem-day")
    game = texts.game(point.game, "name")
    if point.kind == "problem":
        puzzle = puzzle_of(point.ref)
        number = puzzles_of(point.game).index(puzzle) + 1 if puzzle else 0
        return get("animation-point-problem", game=game, n=number)
    if point.kind == "lesson":
        taught = usable_course(texts.language, point.game)
        titles = {each.id: taught.said.get(each.title) for each in taught.course.lessons} if taught else {}
        return get("animation-point-lesson", game=game, title=titles.get(point.ref, ""))
    if point.kind == "demo":
        return get("animation-point-demo", game=game)
    who = get("animation-level", level=get(f"level-{point.level}")) if point.level else get("animation-persons")
    return get(f"animation-point-{point.kind}", game=game, who=who)


def diagram_of(point: Point) -> Diagram | None:
    """The board of a problem or a position; None for other points, and where it can no longer be set up."""
    puzzle = puzzle_of(point.ref) if point.kind == "problem" else None
    if puzzle:
        return asked(puzzle)
    if point.kind != "position":
        return None
    players = point.players or min(CATALOGUE[point.game].players)
    named = "/".join((point.ref, str(players), *(f"{name}={value}" for name, value in sorted(point.options.items()))))
    diagram = Diagram(point.game, named, point.ref, point.options, players)
    try:
        diagram.positions()
    except RulesError:
        return None
    return diagram


def show_point(app: App, point: Point) -> None:
    """Show a point. If its problem or lesson no longer exists, show the list of those available."""
    if point.kind in ("day", "problem"):
        games = [key for key in with_puzzles() if app.hour.offered.game(key)]
        of_day = point.kind == "day" and bool(games)
        puzzle = of_the_day(today(), games) if of_day else puzzle_of(point.ref)
        (partial(show_puzzle, app, puzzle) if puzzle else partial(show_puzzles, app))()
    elif point.kind == "demo":
        show_demo(app, learning(app, point.game))
    elif point.kind == "lesson":
        taught = usable_course(app.texts.language, point.game)
        known = taught and any(each.id == point.ref for each in taught.course.lessons)
        way = partial(show_lesson, lesson=point.ref) if known else show_learn
        way(app, learning(app, point.game))
    else:
        match = match_of(app, point)
        if match:
            app.show_table(match)


def match_of(app: App, point: Point) -> Match | None:
    """The match that begins as a point specifies; None if its position is no longer valid."""
    game = CATALOGUE[point.game]
    choice = choosing.first_choice(game)
    if point.players and len(choice.seats) != point.players and point.players in game.players:
        choice = choosing.with_players(choice, point.players)
    if len(choice.seats) > 1:
        choice = choosing.with_who(choice, COMPUTER if point.level else PEOPLE)
    choice = choosing.at_level(choice, point.level) if point.level else choice
    choice = choosing.within(game, choice, app.hour.offered)
    options = point.options or choice.options
    try:
        fresh = Match.new(game.key, options, choosing.seated(choice, SystemRandom()), dice=choice.dice)
        return Match(begun_in(fresh, point.ref)) if point.ref else fresh
    except (RecordError, ValueError):
        return None
