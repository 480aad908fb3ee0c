"""What is said of a decision about the cube, and of a move, by what a search finds besides values."""

from __future__ import annotations

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.reasons import ReasonWords
from jeux.play.games import gestures_of, wording_of
from jeux.play.gestures.notice import Gauge
from jeux.play.words.sentences import Sentences
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.play.table import TEXTS

GAME = CATALOGUE["backgammon"]
WORDING = wording_of(GAME)
ROLLER = {"win": 0.573, "double": 0.17, "lost-double": 0.08, "open": 0.641, "cash": 0.72, "good": 0.81}
DECIDES = {"double": 0, "take": 1}


def cube(phase: str) -> Position:
    """White may double, or has doubled."""
    turn = "wb"[DECIDES[phase]]
    text = f"board=.....E............e..... turn={turn} bar=0,0 side=w phase={phase} dice=- stake=1 cube=-"
    options = {option.name: option.values[0] for option in GAME.options} | {"cube": "on"}
    return GAME.read(text, options, 2)


def said(position: Position, better: dict[str, float], worse: dict[str, float], player: int) -> str:
    line = WORDING.figures.reason(position, better, worse)
    match = Match.new(GAME.key, {}, (Seat(""),) * 2)
    return ReasonWords(Sentences(TEXTS, match, WORDING, gestures_of(GAME))).told(line, player) if line else ""


def test_a_double_is_explained_by_its_window() -> None:
    told = said(cube("double"), ROLLER, ROLLER, 0).replace("\xa0", " ").replace("\u202f", " ")
    assert told == (
        "Blanc gagne 57 % des parties, dont 17 % par gammon. Doubler est juste de 64 à 81 % ; "
        "Noir refuse à partir de 72 %."
    )
    assert WORDING.figures.gauge(cube("double"), ROLLER) == Gauge(0.573, 0.641, 0.81, 0.72)


def test_a_take_is_explained_by_its_point() -> None:
    decider = {**ROLLER, "win": 0.25, "lost-double": 0.17}
    told = said(cube("take"), decider, decider, 1).replace("\xa0", " ")
    assert told == "Noir gagne 25 % des parties et en perd 17 % par gammon. On accepte à partir de 28 %."
    gauge = WORDING.figures.gauge(cube("take"), decider)
    assert gauge
    assert (gauge.at, gauge.high) == (0.25, 1.0)
    assert gauge.low == pytest.approx(0.28)


def test_where_a_double_never_gains_that_is_said() -> None:
    assert "ne rapporte plus rien" in said(cube("double"), {**ROLLER, "open": 1.0}, ROLLER, 0)


@pytest.mark.parametrize(
    ("name", "better", "worse", "word"),
    [
        ("win", 0.65, 0.56, "gagnerait 65"),
        ("double", 0.57, 0.53, "gagnerait 57"),
        ("lost-double", 0.41, 0.57, "ne perdrait que 41"),
    ],
)
def test_a_move_is_explained_by_what_it_gains_most(name: str, better: float, worse: float, word: str) -> None:
    same = {"win": 0.5, "double": 0.2, "lost-double": 0.2}
    assert word in said(cube("double"), same | {name: better}, same | {name: worse}, 0)
    assert not said(cube("double"), same, same, 0), "no difference, no reason"
