"""Setting problems from a bad position: when it is done, and that a losing position asks for what is hard to answer."""

from __future__ import annotations

from random import Random

from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.search import traps
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options

GAME = CATALOGUE["tresor"]
START = GAME.start(complete_options(GAME, {}), 2)


class Oracle:
    """A search that gives the same value to every step of the root, another one to what follows an answer."""

    def __init__(self, value: float, after: dict[str, float]) -> None:
        self.value, self.after, self.asked = value, after, list[Budget]()

    def think(self, position: Position, budget: Budget, clock: Clock, rng: Random, report: object) -> Choice:
        self.asked.append(budget)
        clock.nodes += 10
        ranked = tuple((step, self.value) for step in position.steps())
        value = self.value
        if position is not START:  # the first man moved tells which step was played
            value = next((v for step, v in self.after.items() if START.play(step).play(ANSWER) == position), self.value)
        return Choice(ranked[0][0], value, False, 1, clock.nodes, (ranked[0][0],), ranked)


ANSWER = START.play(START.steps()[0]).steps()[0]


def chosen(oracle: Oracle, budget: Budget) -> Choice:
    return traps.think(oracle.think, START, budget, Clock(budget), Random(1), lambda choice: None)


def test_a_small_budget_or_a_level_is_left_alone() -> None:
    for budget in (Budget(nodes=traps.LONG - 1), Budget(nodes=10**6, margin=0.1), Budget(nodes=10**6, depth=2)):
        oracle = Oracle(0.1, {})
        chosen(oracle, budget)
        assert oracle.asked == [budget]


def test_from_a_good_position_the_search_stands() -> None:
    oracle = Oracle(0.8, {})
    choice = chosen(oracle, Budget(nodes=10**6))
    assert [budget.nodes for budget in oracle.asked] == [50_000, 950_000]
    assert (choice.step, choice.value, choice.nodes) == (START.steps()[0], 0.8, 20)


def test_from_a_bad_position_the_step_is_played_whose_answer_errs() -> None:
    hard = START.steps()[3]
    choice = chosen(Oracle(0.1, {hard: 0.7}), Budget(nodes=10**6))
    assert (choice.step, choice.value, choice.pv, choice.exact) == (hard, 0.1, (hard,), False)
    assert chosen(Oracle(0.1, {}), Budget(nodes=10**6)).step == START.steps()[0]
