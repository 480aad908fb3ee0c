"""The duel with GRhino: what it is told, in its language (GTP 2), and what is made of its answers."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.grhino import Rhino
from jeux.rules.contract import complete_options
from jeux.rules.games.reversi import game as reversi
from jeux.rules.games.reversi.position import PASS, Reversi

STAND_IN = """
import sys
for line in sys.stdin:
    with open(sys.argv[1], "a") as heard:
        heard.write(line)
    print({"genmove": "= D3", "play": "="}.get(line.split()[0], "=") if "h8" not in line else "? illegal move")
    print(flush=True)
"""


@pytest.fixture
def stand_in(tmp_path: Path) -> tuple[Rhino, Path]:
    """A program in its place that answers d3 whatever is asked, and the file of what it heard."""
    (tmp_path / "gtp.py").write_text(STAND_IN, encoding="utf-8")
    heard = tmp_path / "heard"
    return Rhino(f"{sys.executable} {tmp_path / 'gtp.py'} {heard}", 12), heard


def start() -> Reversi:
    """The diagonal start."""
    return reversi.start(complete_options(reversi.GAME, {"start": "diagonal"}), 2)


def test_it_hears_each_step_once_and_a_new_game_from_its_first(stand_in: tuple[Rhino, Path]) -> None:
    rhino, heard = stand_in
    try:
        assert rhino.choose(start(), []) == "d3"
        here = start().play("d3").play("c5")
        assert rhino.choose(here, ["d3", "c5"]) == "d3"
        assert rhino.choose(start().play("f5"), ["f5"]) == "d3"
    finally:
        rhino.end()
    assert heard.read_text().split("\n")[:-1] == [
        "genmove black",
        "play white c5",
        "genmove black",
        "clear_board",
        "play black f5",
        "genmove white",
    ]


def test_it_passes_unasked(stand_in: tuple[Rhino, Path]) -> None:
    rhino, heard = stand_in
    here = reversi.GAME.read("board=b" + "w" * 62 + ". turn=w", complete_options(reversi.GAME, {}), 2)
    try:
        assert here.steps() == (PASS,)
        assert rhino.choose(here, []) == PASS
    finally:
        rhino.end()
    assert not heard.exists()


def test_a_refusal_is_no_answer(stand_in: tuple[Rhino, Path]) -> None:
    rhino, _ = stand_in
    try:
        with pytest.raises(RuntimeError):
            rhino.choose(start(), ["h8"])
    finally:
        rhino.end()
