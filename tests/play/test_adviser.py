"""« Conseil »: what each press tells, and that it stays true."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.play.analysis.zones import MOST, zone
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact, Position, complete_options
from jeux.rules.facts import FactFinder
from tests.play.table import TEXTS, ScriptedEngine, Table, table_of


def engine_of(table: Table) -> ScriptedEngine:
    assert isinstance(table.engine, ScriptedEngine)
    return table.engine


def press(table: Table) -> Shown:
    """Ask for advice, and wait until all of it has come."""
    table.session.advise()
    table.answer()
    return table.session.teaching.shown


def hints(table: Table) -> int | None:
    return table.session.match.record.games[-1].hints


def test_three_presses_and_each_counts_once() -> None:
    table = table_of("moulin", 0, 1)
    engine_of(table).answers = {0: ("d6", 0.6)}
    assert "d6" in press(table).where
    assert press(table).turn == ("d6",)
    assert press(table).ranked[0].turn == ("d6",)
    assert hints(table) == 3


def test_a_place_that_a_deeper_search_finds_is_said_to_be_another_and_counts_no_more() -> None:
    table = table_of("moulin", 0, 1)
    session, engine = table.session, engine_of(table)
    engine.answers = {0: ("a1", 0.6)}
    session.advise()
    session.advance(0.0)
    first = session.teaching.shown.where
    engine.answers = {0: ("g7", 0.6)}
    while session.conductor.inquiry:
        session.conductor.study(session.conductor.inquiry)
        session.advance(0.0)
    assert "a1" in first
    assert "g7" in session.teaching.shown.where
    assert session.notice
    assert session.notice.text == TEXTS.get("hint-where-rather")
    assert hints(table) == 1


def test_what_was_told_stands_when_a_deeper_search_differs() -> None:
    table = table_of("moulin", 0, 1)
    engine_of(table).answers = {0: ("d6", 0.6)}
    press(table)
    told = press(table)
    engine_of(table).answers = {0: ("a1", 0.9)}
    table.session.cancel()
    assert press(table) == told


def test_a_turn_of_several_steps_is_one_sentence() -> None:
    table = table_of("moulin", 0, 1)
    for step in ("d6", "a1", "f6", "d1"):
        table.session.match.play(step)
    engine_of(table).answers = {4: ("b6", 0.7)}
    engine_of(table).lines = {4: ("b6", "xa1", "g1")}
    table.session.begin()
    press(table)
    assert press(table).turn == ("b6", "xa1")
    assert table.session.notice
    assert table.session.notice.text.startswith(TEXTS.get("hint-turn", moves="b6, xa1"))
    table.session.play("b6")
    table.session.advise()
    assert table.session.teaching.shown.where
    table.session.advise()
    assert table.session.teaching.shown.turn == ("xa1",)


def test_the_same_turn_in_another_order_is_not_another_turn() -> None:
    table = table_of("backgammon", 0, 0, cube="off")
    session = table.session
    while session.waiting() is not Waiting.PERSON:
        table.press()
    first, second, position = _two_orders(table)
    engine = engine_of(table)
    engine.answers = {len(session.match.steps): (first[0], 0.3)}
    engine.lines = {len(session.match.steps): first}
    engine.replies = {second[0]: second[1:]}
    engine.losses = {second[0]: 0.0}
    for _ in range(3):
        shown = press(table)
    after = [_after(position, ranked.turn) for ranked in shown.ranked]
    assert len(after) == len(set(after)) > 1
    assert shown.ranked[0].turn == first
    assert session.notice
    assert session.notice.text == TEXTS.get("hint-best-turns", n=len(after))


def _after(position: Position, turn: tuple[str, ...]) -> Position:
    for step in turn:
        position = position.play(step)
    return position


def _two_orders(table: Table) -> tuple[tuple[str, str], tuple[str, str], Position]:
    """Two turns that lead to the same position by different first steps."""
    position = table.session.match.position
    seen: dict[Position, tuple[str, str]] = {}
    for one in position.steps():
        for two in position.play(one).steps():
            after = position.play(one).play(two)
            if after in seen and seen[after][0] != one:
                return seen[after], (one, two), position
            seen[after] = (one, two)
    raise AssertionError("no such dice")


def test_a_step_that_was_not_searched_is_none_of_the_best() -> None:
    table = table_of("hex", 0, 1)
    engine = engine_of(table)
    engine.answers = {0: ("h8", 0.6)}
    engine.losses = dict.fromkeys(CATALOGUE["hex"].board.points, 0.0)
    engine.bounds = set(CATALOGUE["hex"].board.points) - {"h8", "i7"}
    for _ in range(3):
        shown = press(table)
    assert [ranked.turn for ranked in shown.ranked] == [("h8",), ("i7",)]
    engine.bounds.add("i7")
    table = table_of("hex", 0, 1, engine=engine)
    for _ in range(3):
        shown = press(table)
    assert len(shown.ranked) == 1
    assert table.session.notice
    assert table.session.notice.text == TEXTS.get("hint-known")


def test_the_best_are_there_again_after_a_line() -> None:
    table = table_of("moulin", 0, 1)
    engine_of(table).lines = {0: ("d6", "f4")}
    engine_of(table).answers = {0: ("d6", 0.6)}
    for _ in range(3):
        shown = press(table)
    told = table.session.notice
    for leave in (table.session.cancel, table.session.undo, table.session.redo):
        table.press(shown.ranked[0].text)
        table.answer()
        assert table.session.board.line
        leave()
        assert table.session.teaching.shown == shown
        assert table.session.notice == told


def test_another_press_after_a_step_taken_back_tells_the_step() -> None:
    table = table_of("moulin", 0, 0)
    engine_of(table).answers = {0: ("d6", 0.6)}
    press(table)
    told = press(table)
    table.session.play("a1")
    table.session.undo()
    assert table.session.teaching.shown == Shown()
    assert press(table) == told


def test_one_who_plays_alone_is_told_of_one_step_only() -> None:
    """A solution of Mini-Halma has no other player to end a turn: what its end does is not true of its first step."""
    table = table_of("mini_halma", 0)
    session, engine = table.session, engine_of(table)
    line: tuple[str, ...] = ()
    position = session.match.position
    for _ in range(3):
        line, position = (*line, position.steps()[0]), position.play(position.steps()[0])
    engine.answers, engine.lines = {0: (line[0], 0.0)}, {0: line}
    press(table)
    assert press(table).turn == line[:1]
    verdict = session.conductor.analysis.known(0)
    assert verdict
    assert set(verdict.facts[line[0]]) == set(_facts_of(table, line[0])), "not those of all the steps that follow"


def _facts_of(table: Table, step: str) -> tuple[Fact, ...]:
    match = table.session.match
    return FactFinder(match.game, match.position, match.record.players, brief=True).facts(step)


def test_a_zone_names_no_step() -> None:
    """Where a step moves nobody, other steps could be meant, and the places are few."""
    tile = CATALOGUE["turnabout"]
    position = tile.start(complete_options(tile, {}), 2)
    around = zone(tile.board, position, position.steps()[0])
    assert 1 < len(around) <= MOST + 1
    assert all(any(place in position.places(step) for step in position.steps()) for place in around)
    twixt = CATALOGUE["twixt"]
    start = twixt.start(complete_options(twixt, {}), 2)
    assert len(zone(twixt.board, start, "l12")) <= MOST + 1


def test_a_hint_is_not_left_in_another_language() -> None:
    table = table_of("moulin", 0, 1)
    for _ in range(3):
        press(table)
    table.session.speak(Texts("en"))
    table.session.teaching.forget_words()
    assert table.session.notice is None
    assert table.session.teaching.shown == Shown()


def test_each_of_the_best_is_shown_with_an_answer() -> None:
    table = table_of("moulin", 0, 1)
    engine = engine_of(table)
    engine.answers = {0: ("d6", 0.6), 1: ("b4", 0.5)}
    for _ in range(3):
        shown = press(table)
    second = shown.ranked[1]
    table.press(second.text)
    table.answer()
    assert table.session.board.line
    assert table.session.board.line.steps == (*second.turn, "b4")


def test_what_only_a_button_plays_is_told_at_the_first_press() -> None:
    """There is nowhere to look; where it is the only step, the first verdict is the last."""
    table = table_of("boite", 0, 0)
    session = table.session
    session.match.contribute(("", ""))
    while "pass" not in session.match.legal():
        step = session.match.legal()[0]
        session.match.play(step)
    session.begin()
    assert session.match.legal() == ("pass",)
    assert press(table).turn == ("pass",)
    assert session.notice
    assert session.notice.advises
