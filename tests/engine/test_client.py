"""The window's end of the engine: with the real engine, and with made-up ones that die, hang and talk nonsense."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from jeux.engine.client import (
    LINES_A_POLL,
    Answer,
    Engine,
    EngineEvent,
    Lost,
    Restarted,
    Thought,
    Warned,
    engine_command,
)
from jeux.engine.lookup import player_of
from jeux.engine.process import LINES_AHEAD, EngineProcess
from jeux.engine.questions import FULL_SECONDS, LEVEL_SECONDS, EnginePosition, SearchQuestion
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options

HANG = 60.0
FAKE = """
import pathlib, sys
starts = pathlib.Path(sys.argv[1])
number = len(starts.read_text()) if starts.exists() else 0
starts.write_text("x" * (number + 1))
ways = sys.argv[2].split(",")
way = ways[min(number, len(ways) - 1)]
waiting = False
step = 0
for line in sys.stdin:
    word = line.split()[0]
    if word == "quit" or (word == "go" and way == "dies"):
        sys.exit(1)
    if word == "go":
        step += 1
        waiting = way == "waits"
        if way in ("answers", "waits"):
            print(f"info depth=1 nodes=1 value=0.5 pv=s{step}", flush=True)
        if way == "warns":
            print("warning damaged-table hex.bin", flush=True)
        if way in ("answers", "warns"):
            print(f"best s{step} value=0.7500 proof=exact", flush=True)
        elif way == "nonsense":
            print("best", flush=True)
        elif way == "babbles":
            print("Segmentation fault", flush=True)
        elif way == "infinite":
            print("best s1 value=inf proof=exact", flush=True)
        while way == "floods":
            print("info depth=1 nodes=1 value=0.5 pv=s1")
        while way == "endless":
            print("info depth=1 nodes=1 value=0.5 pv=s1", end=" ")
    elif word == "stop" and waiting:
        waiting = False
        print(f"best s{step} value=0.2500 proof=estimate", flush=True)
    elif word in ("new", "play", "position"):
        print("error internal" if way == "refuses" else "position p", flush=True)
    elif word == "level":
        print("ok", flush=True)
"""


class Kept(Engine):
    """An engine whose news can be given back, to be told again."""

    rest: tuple[EngineEvent, ...] = ()

    def poll(self) -> list[EngineEvent]:
        told, self.rest = self.rest, ()
        return [*told, *super().poll()]


Fake = Callable[[str], Kept]


def until(engine: Kept, kind: type[EngineEvent]) -> tuple[EngineEvent, list[EngineEvent]]:
    """Poll until something of this kind comes; it, and all that came up to it."""
    came: list[EngineEvent] = []
    deadline = monotonic() + HANG
    while monotonic() < deadline:
        batch = engine.poll()
        for number, events in enumerate(batch, 1):
            came.append(events)
            if isinstance(events, kind):
                engine.rest = tuple(batch[number:])
                return events, came
        sleep(0.002)
    raise AssertionError(f"no {kind.__name__} but {came}")


@pytest.fixture
def real() -> Iterator[Kept]:
    engine = Kept()
    yield engine
    engine.close()


@pytest.fixture
def fake(tmp_path: Path) -> Iterator[Fake]:
    made: list[Kept] = []

    def make(ways: str) -> Kept:
        made.append(Kept([sys.executable, "-c", FAKE, str(tmp_path / "starts"), ways]))
        return made[-1]

    yield make
    for engine in made:
        engine.close()


def ask(engine: Kept, *steps: str, level: int | None = 2, seconds: float | None = None) -> int:
    at = EnginePosition("moulin", complete_options(CATALOGUE["moulin"], {}), 2, steps)
    return engine.ask(SearchQuestion(at, level, seconds, seed=3))


def first_choice(key: str) -> tuple[Position, EnginePosition]:
    """The first position of a game in which a player decides, and how the engine is told of it."""
    game, steps = CATALOGUE[key], []
    here = game.start(complete_options(game, {}), game.players[0])
    while here.turn < 0:
        steps.append(here.steps()[-2])
        here = here.play(steps[-1])
    return here, EnginePosition(key, {}, game.players[0], tuple(steps))


def starts(tmp_path: Path) -> int:
    return len((tmp_path / "starts").read_text())


# --- the real engine ----------------------------------------------------------------------------------------------


def test_an_answer_is_a_legal_step(real: Kept) -> None:
    ticket = ask(real, "d6", "d7")
    answer, came = until(real, Answer)
    assert isinstance(answer, Answer)
    assert answer.ticket == ticket
    assert answer.step in CATALOGUE["moulin"].start({}, 2).play("d6").play("d7").steps()
    thoughts = [events for events in came if isinstance(events, Thought)]
    assert thoughts
    assert all(thought.ticket == ticket and thought.pv for thought in thoughts)
    assert real.poll() == []


def test_the_engine_knows_the_repetitions(real: Kept) -> None:
    """Only the steps can tell that the third time is near: after them one step draws."""
    start = "board=b...bb..w.b...wb...w.w.w turn=w hand=0,0 take=0 quiet=0"
    steps = ("e5-e4", "a7-d7", "e4-e5", "d7-a7", "e5-e4", "a7-d7", "e4-e5", "d7-a7")
    real.ask(SearchQuestion(EnginePosition("moulin", {}, 2, steps, start)))
    assert isinstance(until(real, Lost)[0], Lost), "the game is over: nothing can be asked"


def test_a_thought_is_stopped(real: Kept) -> None:
    ticket = ask(real, level=None, seconds=300.0)
    until(real, Thought)
    real.stop()
    answer, _ = until(real, Answer)
    assert answer.ticket == ticket


@pytest.mark.parametrize("key", CATALOGUE)
def test_stop_is_answered_within_300_ms(real: Kept, key: str) -> None:
    """The one timed test of the suite, of a promise in seconds: the quickest of a few tries counts."""
    times: list[float] = []
    while len(times) < 5 and min(times, default=1.0) >= 0.3:
        real.ask(SearchQuestion(first_choice(key)[1], seconds=60.0))
        until(real, Thought)
        asked = monotonic()
        real.stop()
        until(real, Answer)
        times.append(monotonic() - asked)
    assert min(times) < 0.3, times


def test_a_killed_engine_answers_after_all(real: Kept) -> None:
    ticket = ask(real, level=None, seconds=2.0)
    until(real, Thought)
    assert real._process is not None
    real._process._popen.kill()
    answer, _ = until(real, Answer)
    assert answer.ticket == ticket


def test_an_engine_killed_twice_is_lost_and_the_next_question_finds_a_new_one(real: Kept) -> None:
    ticket = ask(real, level=None, seconds=60.0)
    for told in (Restarted, Lost):
        until(real, Thought)
        assert real._process is not None
        real._process._popen.kill()
        # thoughts of the dead process may still be in the queue: what its end brings is waited for before the next
        events, _ = until(real, told)
    lost = events
    assert lost == Lost(ticket)
    again = ask(real)
    assert until(real, Answer)[0].ticket == again


def test_every_game_is_asked_from_its_first_choice(real: Kept) -> None:
    for key in CATALOGUE:
        here, at = first_choice(key)
        real.ask(SearchQuestion(at, level=1))
        answer, _ = until(real, Answer)
        assert isinstance(answer, Answer)
        assert answer.step in here.steps()


def test_levels_do_not_stay_for_full_strength(real: Kept) -> None:
    ask(real, level=1)
    until(real, Answer)
    ask(real, level=None, seconds=0.5)
    _, came = until(real, Answer)
    assert max(events.nodes for events in came if isinstance(events, Thought)) > 200


# --- made-up engines ----------------------------------------------------------------------------------------------


def test_the_fields_of_an_answer(fake: Fake) -> None:
    engine = fake("answers")
    ticket = ask(engine)
    answer, came = until(engine, Answer)
    assert answer == Answer(ticket, "s1", 0.75, True)
    assert came[0] == Thought(ticket, 1, 1, 0.5, ("s1",))


def test_a_warning_is_told_before_the_answer(fake: Fake) -> None:
    engine = fake("warns")
    ticket = ask(engine)
    answer, came = until(engine, Answer)
    assert came == [Warned(ticket, "damaged-table"), answer]


def test_a_new_question_drops_the_old_one(fake: Fake, tmp_path: Path) -> None:
    engine = fake("waits")
    first = ask(engine)
    until(engine, Thought)
    second = ask(engine)
    thought, _ = until(engine, Thought)
    assert thought.ticket == second, "the answer to the first was not told"
    engine.stop()
    answer, came = until(engine, Answer)
    assert answer == Answer(second, "s2", 0.25, False)
    assert all(events.ticket != first for events in came)
    assert starts(tmp_path) == 1


def test_a_cancelled_question_is_never_answered(fake: Fake, tmp_path: Path) -> None:
    engine = fake("waits")
    ask(engine)
    until(engine, Thought)
    engine.cancel()
    second = ask(engine)
    until(engine, Thought)
    engine.stop()
    answer, came = until(engine, Answer)
    assert answer.ticket == second
    assert len(came) == 1
    assert starts(tmp_path) == 1


def test_a_process_that_dies_is_asked_once_more(fake: Fake, tmp_path: Path) -> None:
    engine = fake("dies,answers")
    ticket = ask(engine)
    assert until(engine, Answer)[0].ticket == ticket
    assert starts(tmp_path) == 2


@pytest.mark.parametrize("way", ["dies", "nonsense", "refuses", "babbles", "infinite", "floods", "endless"])
def test_a_process_that_fails_twice_is_lost(fake: Fake, tmp_path: Path, way: str) -> None:
    engine = fake(way)
    ticket = ask(engine)
    lost, came = until(engine, Lost)
    assert lost == Lost(ticket)
    assert [event for event in came if not isinstance(event, Thought)] == [Restarted(ticket), lost]
    assert starts(tmp_path) == 2
    assert engine.poll() == []


def test_a_program_that_does_not_start_is_lost(tmp_path: Path) -> None:
    engine = Kept([str(tmp_path / "nothing here")])
    ticket = ask(engine)
    assert until(engine, Lost)[0] == Lost(ticket)
    engine.close()


def test_a_deaf_process_is_replaced_after_a_stop(fake: Fake, tmp_path: Path) -> None:
    engine = fake("deaf,waits")
    ticket = ask(engine)
    until_ready(engine)
    engine.stop()
    assert until(engine, Answer)[0].ticket == ticket, "the question is put again, with its stop"
    assert starts(tmp_path) == 2


def test_a_deaf_process_is_replaced_after_a_cancel(fake: Fake, tmp_path: Path) -> None:
    engine = fake("deaf,answers")
    ask(engine)
    until_ready(engine)
    engine.cancel()
    second = ask(engine)
    answer, came = until(engine, Answer)
    assert answer.ticket == second
    assert [type(events) for events in came] == [Thought, Answer], "the second question met no failure"
    assert starts(tmp_path) == 2


def test_a_deaf_process_is_not_waited_for_without_end(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.engine.client.PATIENCE", 0.05)
    monkeypatch.setattr("jeux.engine.questions.LEVEL_SECONDS", 0.0)
    engine = fake("deaf")
    ticket = ask(engine)
    assert until(engine, Lost)[0] == Lost(ticket)


def test_a_flood_is_taken_a_little_at_a_time(fake: Fake) -> None:
    """However much is said, a poll has an end, and little is kept: the rest waits in the pipe."""
    engine = fake("floods")
    ask(engine)
    until(engine, Thought)
    process = engine._process
    assert process is not None
    while process._lines.qsize() < LINES_AHEAD:
        sleep(0.002)
    said = engine._said
    came = engine.poll()
    assert engine._said - said == LINES_A_POLL
    assert len(came) == 1, "the last thought stands for all"


def test_one_who_does_not_read_holds_nobody_up() -> None:
    """The question is longer than any pipe holds."""
    reader = "import sys, time; sys.stdin.readline(); print('position p', flush=True); time.sleep(600)"
    process = EngineProcess([sys.executable, "-c", reader], None)
    process.send("new moulin")
    while process.next() is None:
        sleep(0.002)
    process.send("play " + "a1 " * 2_000_000)
    process.kill()


def test_the_time_of_a_question_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No second try for one whose time is over, though the process never said a line."""
    monkeypatch.setattr("jeux.engine.client.WHOLE_PATIENCE", 0.1)
    engine = Kept([sys.executable, "-c", "import time; time.sleep(600)"])
    ticket = ask(engine, seconds=0.1)
    assert until(engine, Lost)[1] == [Lost(ticket)]


def until_ready(engine: Kept) -> None:
    """Poll until the process has said something."""
    deadline = monotonic() + HANG
    while engine._process is None or not engine._process.ready:
        assert monotonic() < deadline
        assert engine.poll() == []
        sleep(0.002)


def test_nothing_to_stop_nothing_to_cancel(fake: Fake) -> None:
    engine = fake("answers")
    engine.stop()
    engine.cancel()
    assert engine.poll() == []
    engine.close()


def test_closing_ends_the_process(fake: Fake) -> None:
    engine = fake("waits")
    ask(engine)
    until(engine, Thought)
    assert engine._process is not None
    process = engine._process._popen
    engine.close()
    assert process.wait(HANG) is not None
    assert engine.poll() == []


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_client_waits_as_long_as_a_player_may_take(key: str) -> None:
    player = player_of(key)
    assert max(level.seconds for level in player.levels) <= LEVEL_SECONDS
    assert player.full.seconds <= FULL_SECONDS


# --- how the program starts itself --------------------------------------------------------------------------------


def test_from_source_the_engine_is_the_package_itself() -> None:
    program, main, flag = engine_command()
    assert program == sys.executable
    assert Path(main).parts[-2:] == ("jeux", "__main__.py")
    assert Path(main).is_file()
    assert flag == "--engine"


def test_the_engine_is_found_by_its_path_from_anywhere(tmp_path: Path) -> None:
    """Nothing is installed and the folder is another one: it finds its own package, and nothing of that folder."""
    (tmp_path / "jeux.py").write_text("raise SystemExit(3)\n")
    program, main, flag = engine_command()
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(
        [program, "-S", main, flag],
        input=b"games\nquit\n",
        cwd=tmp_path,
        env=kept,
        capture_output=True,
        check=False,
        timeout=30,
    )
    assert run.returncode == 0, run.stderr
    assert b"moulin" in run.stdout


def test_packaged_the_console_twin_is_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "Tablier.exe"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert engine_command() == [str(program), "--engine"]
    twin = tmp_path / "Tablier-engine.exe"
    twin.touch()
    assert engine_command() == [str(twin), "--engine"]
