"""A game judged from hand-made verdicts: classes, accuracy, luck, tolerance, turning points, long games."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from math import exp
from random import Random
from unittest import mock

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP, QUICK, Analysis, Inquiry
from jeux.play.analysis.verdicts import TOLERANCE, Verdict, Worth
from jeux.play.games import gestures_of, wording_of
from jeux.play.review import review as module
from jeux.play.review.evaluation_curve import evaluation_curve_of
from jeux.play.review.review import MOST_TURNING, Review, accuracy_of, good_enough
from jeux.play.review.review_statistics import ReviewStatistics
from jeux.play.review.review_words import ReviewWords
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import CHANCE, Fact, losses_at
from tests.catalogues import LANGUAGES
from tests.match.play import played
from tests.play.table import TEXTS
from tests.typography import faults

Judge = dict[int, tuple[float, float]]
"""By the number of steps: what the best step is worth, and what the one played is."""


class Oracle:
    """Answers every inquiry at once, with the best worth and the worth of the step played as they are written."""

    def __init__(self, match: Match, written: Mapping[int, tuple[float, float]], usual: float = 0.5) -> None:
        self.match, self.analysis = match, Analysis(match)
        self.written, self.usual = written, usual
        self.asked: list[Inquiry] = []
        self.deeper: Judge = {}
        """What a search of the stage of advice finds instead."""
        self.facts: dict[int, dict[str, tuple[Fact, ...]]] = {}
        self.fails = False
        self.review = Review(match, self.analysis, self.ask)

    def ask(self, inquiry: Inquiry) -> None:
        self.asked.append(inquiry)
        if self.fails:
            inquiry.receive(None, True)
            return
        verdict = self.verdict(inquiry.number, inquiry.stage)
        key = self.analysis._key_of(inquiry.number, inquiry.judged)
        if not inquiry.judged:
            self.analysis._kept[key] = verdict
        if inquiry.turn:
            self.search_to_the_end(key, verdict, inquiry.turn)
        inquiry.receive(verdict, False)
        inquiry.receive(verdict, True)

    def search_to_the_end(self, key: Hashable, verdict: Verdict, turn: tuple[str, ...]) -> None:
        """What the whole turn played and the best one are worth, each searched alone."""
        own, best = verdict.of(turn[0]), verdict.best.line
        self.analysis._ends[key, verdict.stage, turn] = replace(own, step=turn[-1], line=turn[-1:])
        self.analysis._ends[key, verdict.stage, best] = replace(verdict.best, step=best[-1], line=best[-1:])

    def verdict(self, number: int, stage: int = QUICK) -> Verdict:
        position, step = self.match.positions[number], self.match.steps[number]
        best, own = self.written.get(number, (self.usual, self.usual))
        if stage > QUICK:
            best, own = self.deeper.get(number, (best, own))
        others = [other for other in position.steps() if other != step]
        worths = [Worth(step, own, line=(step,))]
        if others:
            worths.append(Worth(others[0], best if own < best else own - 0.01, line=(others[0],)))
            worths += [Worth(other, -9.0, bound=True, line=(other,)) for other in others[1:]]
        worths.sort(key=lambda worth: -worth.value)
        losses = losses_at(self.match.game, position)
        return Verdict(position.turn, stage, tuple(worths), losses, facts=self.facts.get(number, {}))

    def look(self) -> Review:
        while not self.review.finished:
            self.review.look_on()
        return self.review


def diced(key: str, steps: int) -> Match:
    """A game of dice after so many random steps, the same at each call; nobody doubles."""
    match, rng = Match.new(key, {}, (Seat(""),) * 2), Random(1)
    while len(match.steps) < steps:
        match.play(rng.choice([step for step in match.legal() if step != "double"]))
    return match


def words(oracle: Oracle) -> ReviewWords:
    match = oracle.match
    return ReviewWords(Sentences(TEXTS, match, wording_of(match.game), gestures_of(match.game)), oracle.review)


def turn_of(review: Review, first: int) -> module.JudgedTurn:
    return next(turn for turn in review.turns() if turn.first == first)


@pytest.mark.parametrize(
    ("lost", "error"), [(0.0, None), (0.05, None), (0.099, None), (0.10, 1), (0.149, 1), (0.15, 2), (0.6, 2)]
)
def test_a_turn_has_the_class_of_what_it_loses(lost: float, error: int | None) -> None:
    oracle = Oracle(played("hex", 6), {2: (0.8, 0.8 - lost)})
    turn = turn_of(oracle.look(), 2)
    assert turn.error == error
    assert turn.points == pytest.approx(min(100, 100 * lost))


def test_the_losses_of_a_turn_of_several_steps_are_added_up() -> None:
    match = played("moulin", 60)
    positions = match.positions
    first = next(n for n in range(len(match.steps) - 2) if positions[n].turn == positions[n + 1].turn)
    oracle = Oracle(match, {first: (0.8, 0.76), first + 1: (0.8, 0.74)}, usual=0.8)
    turn = turn_of(oracle.look(), first)
    assert turn.points == pytest.approx(4.0 + 6.0)
    assert turn.error == 1, "neither alone would be blamed"
    assert turn.worst == first + 1, "the step that loses most is the one to find again"


def test_what_a_throw_was_used_for_is_judged_as_one_turn() -> None:
    match = diced("backgammon", 60)
    first = next(n for n in range(9, 60) if match.positions[n - 1].turn == CHANCE and _turn_from(match, n) > 1)
    unit = losses_at(match.game, match.positions[first])[0] / 0.04
    oracle = Oracle(match, {first: (0.0, -0.12 * unit)}, usual=0.0)
    review = oracle.look()
    turn = turn_of(review, first)
    assert (turn.count, turn.worst) == (_turn_from(match, first), first), "the best turn began otherwise"
    assert turn.points == pytest.approx(10.0 + 2.5), "what the end of the turn is worth, less than the best end"
    asked = [inquiry.number for inquiry in oracle.asked if first <= inquiry.number < first + turn.count]
    assert set(asked) == {first}, "its later steps are no decisions"
    assert review.judged_line(first, match.steps[first]) == match.steps[first : first + turn.count]


def _turn_from(match: Match, first: int) -> int:
    """The number of steps of the turn that begins there."""
    player = match.positions[first].turn
    return next((n for n in range(first, len(match.steps)) if match.positions[n].turn != player), first) - first


def test_an_error_is_named_only_when_a_deeper_search_finds_it_again() -> None:
    oracle = Oracle(played("hex", 8), {2: (0.8, 0.5), 5: (0.8, 0.5)})
    oracle.deeper[5] = (0.6, 0.58)
    review = oracle.review
    while review.done < review.whole:
        review.look_on()
    told = words(oracle)
    for first in (2, 5):
        turn = turn_of(review, first)
        assert turn.doubted
        assert turn.error is None
        assert TEXTS.get("review-to-check") in told.notice(first + 1).text
    assert not review.complete
    oracle.look()
    assert turn_of(review, 2).error == 2
    assert turn_of(review, 5).error is None
    assert TEXTS.get("review-to-check") not in told.notice(6).text
    assert TEXTS.get("review-class-2") in told.notice(3).text
    assert [turn.first for turn in review.turning_points()] == [2]


def test_a_value_that_falls_without_a_reason_is_looked_into() -> None:
    """The quick search holds step 3 for good, but the opponent is much better off after it than it expects."""
    oracle = Oracle(played("hex", 8), {4: (0.8, 0.8), 5: (0.2, 0.2)})
    oracle.deeper[3] = (0.5, 0.2)
    review = oracle.look()
    assert [inquiry.number for inquiry in oracle.asked if inquiry.stage == DEEP] == [3]
    assert turn_of(review, 3).error == 2


def test_what_is_proven_is_searched_once() -> None:
    oracle = Oracle(played("hex", 6), {2: (1.0, 0.0)})
    proven = oracle.verdict

    def exact(number: int, stage: int = QUICK) -> Verdict:
        verdict = proven(number, stage)
        worths = tuple(replace(worth, exact=True, bound=False) for worth in verdict.worths)
        return replace(verdict, worths=worths)

    with mock.patch.object(oracle, "verdict", exact):
        review = oracle.look()
    assert turn_of(review, 2).error == 2
    assert all(inquiry.stage == QUICK for inquiry in oracle.asked)


def test_a_turn_is_judged_only_when_all_its_steps_are_known() -> None:
    oracle = Oracle(played("hex", 6), {})
    assert [turn.points for turn in oracle.review.turns()] == [None] * 6
    oracle.review.look_on()
    assert [turn.points for turn in oracle.review.turns()] == [0.0, *[None] * 5]
    assert oracle.review.done == 1
    assert not oracle.review.finished


def test_accuracy_is_the_mean_of_the_curve_of_lichess() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(100.0) == 0.0
    oracle = Oracle(played("hex", 4), {0: (0.9, 0.8), 1: (0.9, 0.3)})
    review = oracle.look()
    expected = (103.1668 * exp(-0.04354 * 10) - 3.1669 + accuracy_of(0)) / 2
    assert review.accuracy(0) == pytest.approx(expected)
    assert review.accuracy(1) == pytest.approx((accuracy_of(60) + accuracy_of(0)) / 2)


def test_what_is_found_instead_may_lose_a_little() -> None:
    assert TOLERANCE == 1.75
    oracle = Oracle(played("hex", 4), {1: (0.8, 0.6)})
    review, step = oracle.look(), oracle.match.steps[1]
    verdict = oracle.verdict(1)
    assert good_enough(review.verdict(1), step) is False
    assert good_enough(review.verdict(1), verdict.best.step) is True
    assert good_enough(review.verdict(1), verdict.worths[-1].step) is None, "a bound has to be searched first"
    for lost, good in ((0.0174, True), (0.0176, False)):
        near = Oracle(oracle.match, {1: (0.8, 0.8 - lost)})
        assert good_enough(near.look().verdict(1), step) is good


def test_turning_points_are_the_worst_in_the_order_of_the_game() -> None:
    match = played("hex", 40)
    written = {number: (0.9, 0.9 - 0.05 - 0.01 * number) for number in range(20)}
    points = Oracle(match, written).look().turning_points()
    assert [turn.first for turn in points] == list(range(20 - MOST_TURNING, 20))


def test_of_a_long_game_the_end_is_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 10)
    oracle = Oracle(played("hex", 25), {3: (0.9, 0.1), 20: (0.9, 0.1)})
    review = oracle.look()
    assert (review.left_out, review.whole, review.done) == (15, 10, 10)
    assert [inquiry.number for inquiry in oracle.asked if inquiry.stage == QUICK] == list(range(15, 25))
    assert {inquiry.number for inquiry in oracle.asked} == set(range(15, 25))
    assert [turn.first for turn in review.turning_points()] == [20]
    told = words(oracle)
    assert TEXTS.get("review-long", n=10) in told.notice(0).text
    assert TEXTS.get("review-left-out") in told.notice(4).text
    assert TEXTS.get("review-class-2") in told.notice(21).text


def test_where_one_stands_is_looked_at_first() -> None:
    oracle = Oracle(played("hex", 20), {})
    oracle.review.look_on(first=12)
    assert oracle.asked[-1].number == 12
    oracle.review.look_on()
    assert oracle.asked[-1].number == 0


def test_an_engine_that_is_lost_loses_nothing() -> None:
    oracle = Oracle(played("hex", 8), {})
    for _ in range(3):
        oracle.review.look_on()
    oracle.fails = True
    oracle.review.look_on()
    assert oracle.review.lost
    assert (oracle.review.done, oracle.review.finished) == (3, True)
    oracle.review.lost, oracle.fails = False, False
    assert oracle.look().done == 8


# --- luck -------------------------------------------------------------------------------------------------------------


def _thrown(match: Match) -> int:
    """A throw between two decisions of a game of dice, with its number."""
    positions = match.positions
    return next(
        number
        for number in range(2, len(match.steps) - 1)
        if positions[number].throws() and positions[number - 1].turn >= 0 and positions[number + 1].turn >= 0
        and positions[number - 1].turn != positions[number + 1].turn
    )  # fmt: skip


def _decision(match: Match, number: int) -> int:
    """The first step of the turn of which this is the last."""
    while match.positions[number - 1].turn == match.positions[number].turn:
        number -= 1
    return number


def test_luck_is_what_a_throw_led_to_less_what_was_expected() -> None:
    match = diced("jacquet", 60)
    number = _thrown(match)
    oracle = Oracle(match, {_decision(match, number - 1): (0.4, 0.4), number + 1: (0.75, 0.75)})
    luck = next(luck for luck in oracle.look().luck() if luck.number == number)
    assert luck.player == match.positions[number + 1].turn
    assert luck.gain == pytest.approx(0.75 - 0.6), "the other expected 0.4: he himself 0.6"


def test_the_luck_of_both_is_told_to_each_with_its_sign() -> None:
    match = diced("jacquet", 60)
    number = _thrown(match)
    oracle = Oracle(match, {_decision(match, number - 1): (0.4, 0.4), number + 1: (0.95, 0.95)})
    oracle.look()
    statistics: ReviewStatistics = words(oracle).statistics
    thrower = match.positions[number + 1].turn
    total = sum(luck.gain if luck.player == thrower else -luck.gain for luck in oracle.review.luck())
    assert statistics.luck(thrower)[-12:].count("+" if total > 0 else "−") == 1
    assert statistics.luck(thrower) != statistics.luck(1 - thrower)
    assert "+0,35" in statistics.luck_of(number)


def test_without_dice_there_is_no_luck() -> None:
    oracle = Oracle(played("hex", 8), {})
    oracle.look()
    statistics = words(oracle).statistics
    assert statistics.luck(0) == statistics.without_luck(0) == statistics.luck_of(3) == ""


# --- figures and words ------------------------------------------------------------------------------------------------


def test_the_rating_of_backgammon_is_the_mean_loss_times_500() -> None:
    match = diced("backgammon", 40)
    decisions = [
        n for n in range(len(match.steps)) if match.positions[n].turn == 0 and len(match.positions[n].steps()) > 1
    ]
    unit = losses_at(match.game, match.positions[decisions[0]])[0] / 0.04
    oracle = Oracle(match, {decisions[0]: (0.0, -0.1 * unit)}, usual=0.0)
    review = oracle.look()
    turns = [t for t in review.turns() if t.player == 0 and review._mattered(t)]
    assert review.mean_loss(0) == pytest.approx(0.1 / len(turns))
    value = round(500 * 0.1 / len(turns), 1)
    rating = words(oracle).statistics.rating(0)
    assert rating.startswith(f"PR {value:g}".replace(".", ","))
    assert words(Oracle(played("hex", 4), {})).statistics.rating(0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_band_has_a_name(language: str) -> None:
    from jeux.common.texts import Texts
    from jeux.rules import CATALOGUE

    for game in CATALOGUE.values():
        rating = wording_of(game).figures.rating
        for band in range(len(rating.bands) + 1 if rating else 0):
            assert not faults(Texts(language).game(game.key, f"rating-{band}", n=7.3), language)


def test_the_curve_is_that_of_the_first_of_two() -> None:
    oracle = Oracle(played("hex", 3), {0: (0.6, 0.6), 1: (0.3, 0.3), 2: (0.8, 0.5)})
    curve = evaluation_curve_of(oracle.look())
    assert curve.against
    ((line,),) = curve.lines.values()
    assert line == [(0, 0.6), (1, pytest.approx(0.7)), (2, 0.8)]
    assert curve.errors == {2: (2, 0)}
    assert curve.height(0.25) == 0.25


def test_a_curve_is_broken_where_a_decision_is_not_known_yet() -> None:
    oracle = Oracle(played("hex", 12), {})
    for first in (0, 1, 6, 7, 10):
        oracle.review.look_on(first)
    (line,) = evaluation_curve_of(oracle.review).lines.values()
    assert [[number for number, _ in stretch] for stretch in line] == [[0, 1], [6, 7], [10]]
    ((whole,),) = evaluation_curve_of(oracle.look()).lines.values()
    assert len(whole) == 12


def test_a_game_that_ends_after_a_throw_says_how() -> None:
    match = diced("jacquet", 60)
    while match.position.turn < 0:
        match.play(match.legal()[0])
    while match.position.turn >= 0:
        match.play(match.legal()[0])
    match.throw()
    match.give_up(0, 1)
    result = match.result()
    told = words(Oracle(match, {}))
    assert result
    for line in told.sentences.outcome(result)[:2]:
        assert line in told.notice(len(match.steps)).text


def test_a_game_given_up_before_its_first_step_says_so() -> None:
    match = played("hex", 0)
    match.give_up(0, 1)
    result = match.result()
    told = words(Oracle(match, {}))
    assert result
    assert told.notice(0).text == "\n".join(told.sentences.outcome(result)[:2]), "there is nowhere to go on to"


def test_three_players_have_a_line_each() -> None:
    match, rng = Match.new("barricades", {}, (Seat(""),) * 3), Random(1)
    while len(match.steps) < 30:
        match.play(rng.choice(match.legal()))
    curve = evaluation_curve_of(Oracle(match, {}).look())
    assert not curve.against
    assert sorted(curve.lines) == [0, 1, 2]


def _error_words(facts: Mapping[str, Sequence[Fact]]) -> tuple[Oracle, str]:
    """What is said of a blunder with these facts of the `best` and of the step `played`."""
    oracle = Oracle(played("moulin", 6), {3: (0.9, 0.2)})
    names = {"best": oracle.verdict(3).best.step, "played": oracle.match.steps[3]}
    oracle.facts[3] = {names[name]: tuple(some) for name, some in facts.items()}
    oracle.look()
    return oracle, words(oracle).notice(4).text


def test_what_was_missed_stands_after_the_better_step_and_what_was_allowed_before() -> None:
    reason = TEXTS.get("fact-wins")
    oracle, said = _error_words({"best": [Fact("wins")], "played": []})
    better = oracle.verdict(3).best.step
    assert said.index(better) < said.index(reason)
    reason = TEXTS.get("fact-gives-win", rivals=1)
    oracle, said = _error_words({"best": [], "played": [Fact("gives-win")]})
    assert said.index(reason) < said.index(f"({'90'}")


def test_where_no_fact_speaks_only_the_better_step_and_its_value_are_named() -> None:
    oracle, said = _error_words({"best": [], "played": []})
    step = words(oracle).words.moves(oracle.match.positions[3], (oracle.verdict(3).best.step,))
    expected = TEXTS.get("review-better", step=step, best="90\N{NO-BREAK SPACE}%", played="20\N{NO-BREAK SPACE}%")
    assert said.endswith(f"{TEXTS.get('review-class-2')} {expected}")


def test_the_better_step_is_heard_in_words() -> None:
    oracle, _ = _error_words({"best": [], "played": []})
    notice = words(oracle).notice(4)
    written, spoken = notice.text.split("\n"), notice.spoken.split("\n")
    step = oracle.verdict(3).best.step
    assert len(written) == len(spoken)
    assert f": {step} (" in written[1].replace("\N{NO-BREAK SPACE}", "")  # « Mieux : a7 (… »
    assert f" en {step} (" in spoken[1]  # « Mieux : Noir pose un pion en a7 (… »
    assert notice.heard == ((written[1], spoken[1]),)


def test_nothing_is_said_of_facts_that_are_not_computed_yet() -> None:
    _, said = _error_words({"best": [Fact("wins")]})
    assert TEXTS.get("fact-wins") not in said


def test_a_good_step_is_praised_with_its_reason() -> None:
    oracle = Oracle(played("moulin", 6), {3: (0.9, 0.9)})
    step = oracle.match.steps[3]
    verdict = oracle.verdict(3)
    less = Worth(verdict.worths[1].step, 0.4, line=(verdict.worths[1].step,))
    facts = {worth.step: () for worth in verdict.worths} | {step: (Fact("wins"),)}
    known = replace(verdict, worths=(verdict.best, less, *verdict.worths[2:]), facts=facts)
    whole = oracle.verdict
    with mock.patch.object(oracle, "verdict", lambda n, stage=QUICK: known if n == 3 else whole(n, stage)):
        oracle.look()
    said = words(oracle).notice(4).text
    assert TEXTS.get("review-good", reason=TEXTS.get("fact-wins")) in said


def test_what_was_not_to_be_thrown_yet_is_not_told_and_throwing_is_not_praised() -> None:
    match = diced("backgammon", 60)
    number = next(
        n for n, step in enumerate(match.steps[:-2]) if step == "roll" and len(match.positions[n].steps()) > 1
    )
    oracle = Oracle(match, {}, usual=0.0)
    verdict, whole = oracle.verdict(number), oracle.verdict
    worths = (Worth("roll", 0.0), *(replace(worth, value=-3.0) for worth in verdict.worths if worth.step != "roll"))
    rolled = replace(verdict, worths=worths)
    with mock.patch.object(oracle, "verdict", lambda n, stage=QUICK: rolled if n == number else whole(n, stage)):
        oracle.look()
    told = words(oracle)
    line = told.line_at(number + 1)
    assert line is not None
    assert told.lines[line].text not in told.notice(number + 1).text
    assert TEXTS.get("review-only") not in told.notice(number + 1).text
    assert told.lines[line].text in told.notice(told.end_of(line)).text


def test_luck_is_told_in_the_plural_from_two_on() -> None:
    get = TEXTS.get
    assert get("review-luck-points", gain="+1,9", n=1.9).endswith("point")
    assert get("review-luck-points", gain="+14,1", n=14.1).endswith("points")


def test_without_kernels_it_says_why_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words(Oracle(played("hex", 4), {}))
    monkeypatch.setenv("TABLIER_PLAIN", "1")
    assert TEXTS.get("review-plain") in told.notice(2).text


def test_figures_are_provisional_until_all_steps_are_in() -> None:
    oracle = Oracle(diced("jacquet", 60), {})
    review, told = oracle.review, words(oracle)
    for _ in range(review.whole - 1):
        review.look_on()
    accuracy = told.statistics.accuracy(0)
    assert accuracy
    assert told.of_player(0) == (TEXTS.get("review-so-far", accuracy=accuracy), "")
    assert TEXTS.get("review-so-far", accuracy=accuracy) in told.statistics.summary(0)
    assert told.statistics.luck(0) == told.statistics.without_luck(0) == ""
    oracle.look()
    assert told.of_player(0)[0] == told.statistics.accuracy(0)
    assert told.of_player(0)[1] == told.statistics.luck(0) != ""
    assert TEXTS.get("review-so-far", accuracy=told.statistics.accuracy(0)) not in told.statistics.summary(0)


def test_a_game_is_rated_when_all_steps_are_in() -> None:
    oracle = Oracle(diced("backgammon", 40), {})
    review, told = oracle.review, words(oracle)
    for _ in range(review.whole - 1):
        review.look_on()
    assert told.statistics.rating(0) == ""
    oracle.look()
    assert told.statistics.rating(0).startswith("PR ")


def test_only_a_double_that_was_close_counts_for_the_rating() -> None:
    """To throw without a double is a decision for the rating where the double would have cost less than 0.16."""
    rating, position = wording_of(diced("backgammon", 4).game).figures.rating, diced("backgammon", 4).positions[0]
    assert rating
    counted = {
        (step, gap): rating.counts(position, step, gap)
        for step in ("roll", "double", "6:24/18")
        for gap in (0.15, 0.17)
    }
    assert [pair for pair, counts in counted.items() if not counts] == [("roll", 0.17)]
