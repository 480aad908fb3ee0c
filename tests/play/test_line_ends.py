"""What two lines come to: counted here by trying every square, or every neighbour, of the positions at their ends."""

from __future__ import annotations

from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.line_ends import MOST, at_the_ends
from jeux.play.games import gestures_of, wording_of
from jeux.play.gestures.wording import Measure
from jeux.play.words.sentences import Sentences
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options
from tests.catalogues import LANGUAGES


def at_random(key: str, steps: int, seed: int) -> Position:
    """A position after so many random steps."""
    game, random = CATALOGUE[key], Random(seed)
    position = game.start(complete_options(game, {}), 2)
    for _ in range(steps):
        if position.result():
            break
        position = position.play(random.choice(list(position.steps())))
    return position


def line_of(position: Position, steps: int, seed: int) -> list[str]:
    """A random line from a position."""
    random, line = Random(seed), list[str]()
    for _ in range(steps):
        if position.result():
            break
        line.append(random.choice(list(position.steps())))
        position = position.play(line[-1])
    return line


def framed(position: Position, player: int) -> int:
    """The empty squares of Reversi where a disc of this side would turn one over, ray by ray."""
    men = dict(position.men())
    own, other = "bw"[player], "bw"[1 - player]
    found = 0
    for x, y in ((x, y) for x in range(8) for y in range(8) if f"{'abcdefgh'[x]}{y + 1}" not in men):
        for dx, dy in ((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy):
            seen, cx, cy = "", x + dx, y + dy
            while 0 <= cx < 8 and 0 <= cy < 8 and (man := men.get(f"{'abcdefgh'[cx]}{cy + 1}")):
                seen, cx, cy = seen + man, cx + dx, cy + dy
            if seen.startswith(other) and own in seen:
                found += 1
                break
    return found


def slides(position: Position, player: int) -> int:
    """The slides of the men of this side at Moulin, along the lines of the board of the game."""
    men = dict(position.men())
    near = CATALOGUE["moulin"].board.near
    own = [place for place, man in men.items() if man == "wb"[player] and place in near]
    return sum(1 for place in own for beside in near[place] if beside not in men)


@pytest.mark.parametrize("seed", range(25))
def test_measures_agree_with_a_plain_count(seed: int) -> None:
    reversi, moulin = at_random("reversi", 4 + seed * 2, seed), at_random("moulin", 4 + seed * 2, seed)
    measures = (one for key in ("reversi", "moulin") for one in wording_of(CATALOGUE[key]).figures.measures)
    by_name = {measure.name: measure for measure in measures}
    for side in (0, 1):
        assert by_name["own"].count(reversi, side) == framed(reversi, side)
        assert by_name["theirs"].count(reversi, side) == framed(reversi, 1 - side)
        assert by_name["free"].count(moulin, side) == slides(moulin, side)


def test_the_ends_are_compared_after_as_many_steps_and_tell_what_explains_the_loss() -> None:
    here = at_random("reversi", 12, 5)
    better, worse = line_of(here, 14, 1), line_of(here, 9, 2)
    ends = here, here
    for one, other in zip(better[:9], worse, strict=True):
        ends = ends[0].play(one), ends[1].play(other)
    counted = tuple(framed(end, here.turn) for end in ends)
    good = counted[0] > counted[1]
    measure: Measure[Position] = Measure("own", lambda position, side: framed(position, side), good=good, most=4.0)
    gained = abs(counted[0] - counted[1])
    assert gained, "these lines differ"
    found = at_the_ends([measure], here, better, worse, 4.0 * gained)
    assert found
    assert (found.name, found.steps, found.better, found.worse) == ("own", 9, *counted)
    assert at_the_ends([measure], here, better, worse, 4.0 * gained + 0.1) is None, "too little for that loss"
    other_way = Measure("own", measure.count, good=not good, most=4.0)
    assert at_the_ends([other_way], here, better, worse, 0.1) is None, "it speaks for the other step"
    assert at_the_ends([measure], here, better, worse[:3], 0.1) is None, "no line"
    long = line_of(here, 14, 1), line_of(here, 14, 2)
    told = at_the_ends([Measure("any", lambda _, __: 1, True, 4.0), measure], here, *long, 0.0)
    assert told is None or told.steps == MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in CATALOGUE if wording_of(CATALOGUE[key]).figures.measures])
def test_every_measure_has_its_sentence(key: str, language: str) -> None:
    match = Match.new(key, {}, (Seat("", 0), Seat("", 0)))
    texts = Texts(language)
    sentences = Sentences(texts, match, wording_of(match.game), gestures_of(match.game))
    for measure in sentences.wording.figures.measures:
        for worse in (0, 1, 5):
            arguments = {"steps": 8, "better": 7, "worse": worse, "side": sentences.side(0), "other": sentences.side(1)}
            told = texts.game(key, f"ends-{measure.name}", **arguments)
            assert told.endswith(".")
            assert "8" in told
