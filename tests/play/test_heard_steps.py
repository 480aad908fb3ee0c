"""What the eye sees of a step is heard too: which men, which line. Moves are heard as sentences, never as notation."""

from __future__ import annotations

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.games import gestures_of, wording_of
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact
from tests.play.table import TEXTS, table_of
from tests.play.test_forced import ONE_MAN, from_position

NO_BREAK = "\N{NO-BREAK SPACE}"
ONE_LINE = "board=...........................bw......wb........................... turn=b"
MILL = "board=.w..b.b..b.bw.bww..bw..w turn=w hand=3,3 take=0 quiet=0"
SANDWICH = (
    "board=....../......./.b....../...b.w.../....ww..../...b..w.B../.....bb.../..Ww.w.../......b./......./...... "
    "turn=w captured=- quiet=1"
)
ROAD = "board=...bbb....bb..w.........w....w..bw..b.wwk...bb...w..bb........w....b.b.....bb.... turn=w quiet=7"


@pytest.mark.parametrize(
    ("key", "text", "step", "heard"),
    [
        ("reversi", ONE_LINE, "d6", "Pion retourné : d5."),
        ("moulin", MILL, "e3", "Moulin : c3-d3-e3."),
        ("agon", SANDWICH, "h4-h5", "En sandwich : g6."),
        ("tablut", ROAD, "e5-h5", "Accès ouvert : h5-h9."),
    ],
)
def test_what_a_step_does_besides_is_named(key: str, text: str, step: str, heard: str) -> None:
    game = CATALOGUE[key]
    match = Match.new(key, {}, (Seat(""),) * 2)
    sentences = Sentences(TEXTS, match, wording_of(game), gestures_of(game))
    position = game.read(text, match.record.options, 2)
    plain = sentences.step(position, step)
    assert sentences.heard_step(position, step) == f"{plain} {heard.replace(' :', f'{NO_BREAK}:')}"


def test_several_men_turned_over_are_all_named() -> None:
    match = Match.new("reversi", {}, (Seat(""),) * 2)
    for step in ("d5", "d4", "e4", "e5", "f5", "f6", "e6", "d6"):
        assert step in match.legal(), (step, match.legal())
        match.play(step)
    turns = TurnLines(Sentences(TEXTS, match, wording_of(match.game), gestures_of(match.game)))
    assert turns.told()[-1] == f"Blanc joue en d6 et retourne 2 pions. Pions retournés{NO_BREAK}: d5, e6."
    assert turns.last_told() == turns.told()[-1]


def test_links_that_a_peg_gets_by_itself_are_named() -> None:
    match = Match.new("twixt", {"links": "auto"}, (Seat(""),) * 2)
    sentences = Sentences(TEXTS, match, wording_of(match.game), gestures_of(match.game))
    for step in ("f6", "m12", "g8"):
        match.play(step)
    assert TurnLines(sentences).told()[-1].endswith(f"Lien{NO_BREAK}: f6-g8.")


def test_a_step_without_more_is_told_as_it_is_written() -> None:
    match = Match.new("moulin", {}, (Seat(""),) * 2)
    sentences = Sentences(TEXTS, match, wording_of(match.game), gestures_of(match.game))
    assert sentences.heard_step(match.position, "a7") == "Blanc pose un pion en a7."


def test_a_forced_turn_is_heard_in_words() -> None:
    content = from_position("backgammon", ONE_MAN).content()
    heard = f"Un seul coup possible{NO_BREAK}: Blanc va de 12 en 9. Blanc va de 9 en 3."
    assert content.message.split("\n")[0] == f"Un seul coup possible{NO_BREAK}: 12/9/3."
    assert content.sentences()[0] == heard


def test_an_advised_turn_is_heard_in_words() -> None:
    session = from_position("backgammon", ONE_MAN).session
    position, way = session.match.position, session.forced.way
    written, spoken = (
        session.words.advice(position, Worth(way[0], 0.5), way, "", spoken=aloud) for aloud in (False, True)
    )
    assert written.startswith(f"Conseil{NO_BREAK}: 12/9/3.")
    assert spoken.startswith(f"Conseil{NO_BREAK}: Blanc va de 12 en 9. Blanc va de 9 en 3.")


def test_the_alternative_of_an_advice_is_heard_in_words() -> None:
    session = table_of("moulin", 0, 0).session
    worths = (Worth("d6", 0.7, line=("d6",)), Worth("a7", 0.2, line=("a7",)))
    verdict = Verdict(0, DEEP, worths, (0.05, 0.1, 0.15), facts={"a7": (Fact("gives-win"),)})
    position = session.match.position
    written, spoken = (session.words.why(position, verdict, worths[0], aloud) for aloud in (False, True))
    assert written.startswith(f"Autrement (a7){NO_BREAK}: ")
    assert spoken.startswith(f"Autrement (Blanc pose un pion en a7){NO_BREAK}: ")


def test_the_best_turns_are_heard_in_words() -> None:
    session = from_position("backgammon", ONE_MAN).session
    position, way = session.match.position, session.forced.way
    written, spoken = (
        session.words.ranked(position, 1, Worth(way[0], 0.5), way, spoken=aloud) for aloud in (False, True)
    )
    assert written.startswith("1 · 12/9/3 · ")
    assert spoken.startswith("1 · Blanc va de 12 en 9. Blanc va de 9 en 3 · ")
