"""Every kernel against the rules, and its two twins against each other: plain text and compiled."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.kernels import PLAIN, compiled, refused
from jeux.engine.search import kernel_search
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game, Position, complete_options

ROOT = Path(__file__).resolve().parents[2]
POSITIONS = 10_000
SEARCHES = 12


def adapters() -> dict[str, kernel_search.KernelAdapter[Any]]:
    """The games that are thought by a kernel of the shared search."""
    found = {key: getattr(import_module(f"jeux.engine.players.{key}"), "ADAPTER", None) for key in CATALOGUE}
    return {key: adapter for key, adapter in found.items() if isinstance(adapter, kernel_search.KernelAdapter)}


ADAPTERS = adapters()
assert ADAPTERS


def settings(game: Game) -> list[dict[str, str]]:
    """The presets of a game, and each value of each option beside the defaults."""
    presets = [complete_options(game, dict(values)) for _, values in game.presets]
    single = [complete_options(game, {option.name: value}) for option in game.options for value in option.values]
    return [*presets, *single] or [complete_options(game, {})]


def walked(key: str, positions: int, seed: int = 1) -> Iterator[Position]:
    """Positions of random games, under all the options in turn."""
    game, rng = CATALOGUE[key], Random(seed)
    choices = settings(game)
    left = positions
    while True:
        for options in choices:
            here = game.start(options, 2)
            while here.turn != OVER:
                if here.turn != CHANCE:
                    yield here
                    left -= 1
                if not left:
                    return
                here = here.play(rng.choice(here.steps()))
            yield here


def generated(board: Any) -> list[int]:
    """The numbers of the legal steps."""
    return [board.steps[i] for i in range(board.generate(0))]


def board_view(board: Any) -> tuple[int, ...]:
    """What the search sees of a position."""
    return (OVER, board.winner) if board.turn == OVER else (board.turn, board.key, board.evaluate())


@pytest.mark.parametrize("key", ADAPTERS)
def test_the_steps_are_those_of_the_rules(key: str, thorough: bool) -> None:
    adapter = ADAPTERS[key]
    for here in walked(key, POSITIONS if thorough else POSITIONS // 4):
        result = here.result()
        if result and result.reason == "repetition":
            continue  # the search sees to that
        board = adapter.board(here)
        assert board.turn == here.turn, here
        if result:
            own, other = result.scores
            assert board.winner == (-1 if own == other else int(other > own)), here
            continue
        numbers = [adapter.number(here, step) for step in here.steps()]
        assert sorted(generated(board)) == sorted(numbers), here
        assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("key", ADAPTERS)
def test_a_step_played_is_the_position_of_the_rules_and_can_be_taken_back(key: str) -> None:
    adapter, rng = ADAPTERS[key], Random(2)
    for here in walked(key, POSITIONS // 10):
        if here.turn == OVER:
            continue
        board = adapter.board(here)
        before = board_view(board)
        step = rng.choice(here.steps())
        child = here.play(step)
        board.play(adapter.number(here, step))
        result = child.result()
        if result is None or result.reason != "repetition":
            assert board_view(board) == board_view(adapter.board(child)), (here, step)
        board.undo()
        assert board_view(board) == before, (here, step)


@pytest.mark.parametrize("key", ADAPTERS)
def test_both_twins_see_and_search_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")
    adapter = ADAPTERS[key]

    def observed(here: Position) -> tuple[tuple[int, ...], tuple[float, int, tuple[str, ...]] | None]:
        board = board_view(adapter.board(here))
        if here.turn == OVER or rng.random() > SEARCHES / 1_000:
            return board, None
        clock = Clock(Budget(nodes=1_000))
        choice = kernel_search.think(adapter, here, clock.budget, clock, Random(1), lambda _: None)
        return board, (choice.value, clock.nodes, choice.pv)

    rng = Random(3)
    by_compiled = [observed(here) for here in walked(key, 1_000)]
    monkeypatch.setenv(PLAIN, "1")
    assert type(adapter.board(next(walked(key, 1)))).__module__ == f"jeux.engine.kernels.games.{key}"
    rng = Random(3)
    assert [observed(here) for here in walked(key, 1_000)] == by_compiled


BROKEN = """
import sys
import jeux.engine.compiled as folder
folder.__path__.insert(0, sys.argv[1])
from jeux.engine.protocol import serve
serve(sys.stdin.buffer, sys.stdout.buffer)
from jeux.engine.kernels import compiled, refused
print(compiled(), *refused())
"""


@pytest.mark.parametrize("name", ["board_search", "games/{key}"])
def test_a_compiled_kernel_that_does_not_load_lets_its_text_play(tmp_path: Path, name: str) -> None:
    """A virus guard blocks it, or a copy cut it short: all the kernels of the game are then plain, and it is told."""
    key = next(iter(ADAPTERS))
    path = tmp_path / f"{name.format(key=key)}{EXTENSION_SUFFIXES[0]}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"MZ no library")
    if path.parent != tmp_path:  # the folder of this name comes first
        (path.parent / "__init__.py").write_text("")
    environment = {name: value for name, value in os.environ.items() if name != PLAIN}
    asked = f"new {key} players=2\nlevel 1\ngo seed=1\nquit\n"
    command = [sys.executable, "-c", BROKEN, str(tmp_path)]
    done = subprocess.run(
        command, input=asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    *answers, told = done.stdout.splitlines()
    assert answers[-1].startswith("best ")
    assert told == f"False {path.name.partition('.')[0]}"
    assert f"{path.name.partition('.')[0]} does not load" in done.stderr


def test_no_type_has_another_width_elsewhere() -> None:
    """A `long` of C has 64 bits here and 32 under Windows, also in a list of numbers that is handed over."""
    narrow = re.compile(r"(?<!long )\blong\b(?! long)|\b(cython\.|c_)u?long\b|array\(\"[lL]\"")
    found = [path for path in (ROOT / "jeux" / "engine").rglob("*.p*") if path.suffix in (".pxd", ".py")]
    assert len(found) > 60
    for path in found:
        lines = path.read_text(encoding="utf-8").splitlines()
        code = lines if path.suffix == ".pxd" else [line for line in lines if "array(" in line or "c_" in line]
        assert not [line for line in code if narrow.search(line)], path


def test_what_was_not_compiled_or_for_another_python_is_not_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "board_search.cpython-27-z80.so").write_bytes(b"old")
    monkeypatch.setattr("jeux.engine.compiled.__path__", [str(tmp_path)])
    assert refused() == ()
