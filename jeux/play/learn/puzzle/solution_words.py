"""Why the right step of a problem is right: what it does that other steps do not, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from jeux.play.analysis.analysis import QUICK, Inquiry
from jeux.play.analysis.expected_lines import turn_of
from jeux.play.analysis.reasons import OF_OUTCOME, Fault, differences
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.learn.puzzle.answer_words import averaged, ending
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.play.learn.puzzle.refutation import played
from jeux.play.table.activity import ActivityTable
from jeux.play.table.advice_words import on_the_board
from jeux.play.table.conductor import Conductor
from jeux.rules.contract import Position

OUTCOMES = frozenset(reason.name for reason in OF_OUTCOME)


class Reasoning:
    """Has the engine compare a right step with others."""

    def __init__(self, conductor: Conductor, number: int, step: str) -> None:
        self.verdict: Verdict | None = None
        self.over = False
        """Whether all is known, or the engine is lost."""
        self._conductor, self._number, self._step = conductor, number, step
        self._ask("")

    def _ask(self, of: str) -> None:
        self._conductor.study(Inquiry(self._number, QUICK, partial(self._hear, of), of))

    def _hear(self, of: str, verdict: Verdict | None, whole: bool) -> None:
        if not whole:
            return
        self.verdict = verdict
        if verdict and not of:
            self._ask(self._step)
        else:
            self.over = True


class SolutionWords:
    """The reasons for the right steps of one problem, at a table."""

    def __init__(self, puzzle: Puzzle, table: ActivityTable) -> None:
        self._puzzle, self._table = puzzle, table
        self._get = table.texts.get

    def reason(self, number: int, node: Tree, step: str, left: int, verdict: Verdict | None) -> str:
        """Why a `step` is right after `number` steps, at a `node` of the solution: what it does, then what follows;
        `left` are the turns that the solver has after this one. Empty where nothing computed tells."""
        position = self._table.match.positions[number]
        parts = (*self._does(position, node, step, verdict), self._follows(position, node, step, left, verdict))
        return " ".join(part for part in parts if part)

    def _does(self, position: Position, node: Tree, step: str, verdict: Verdict | None) -> Iterator[str]:
        """The weightiest fact that the step, with the rest of its turn, has and none of the wrong ones that it is
        compared with. Nothing where the engine expects another rest than the solution has."""
        others = [facts for other, facts in verdict.facts.items() if other not in node] if verdict else []
        if not verdict or not others or not _leads(node, turn_of(position, verdict.of(step).line)):
            return
        own = self._table.wording.reasons
        better = verdict.facts.get(step, ())
        shared = [
            {one.fact for one in differences(own, better, facts) if one.fault is Fault.MISSED} for facts in others
        ]
        for one in differences(own, better, others[0]):
            if one.fact.name not in OUTCOMES and all(one.fact in facts for facts in shared):
                yield self._table.words.reasons.say(one.fact, verdict.player)
                return

    def _follows(self, position: Position, node: Tree, step: str, left: int, verdict: Verdict | None) -> str:
        """What the step leads to, against the other ones."""
        puzzle = self._puzzle
        if puzzle.goal == "win" and puzzle.turns:
            return self._get("problem-whatever", n=left) if left else self._ending(position, node, step)
        wrong = [worth for worth in verdict.worths if worth.step not in node] if verdict else []
        if not verdict or not wrong or verdict.best.step not in node:
            return ""
        if puzzle.goal == "best":
            return self._better(position, verdict.of(step), wrong[0])
        if puzzle.goal == "fewest":
            best, turns = verdict.best.turns, [worth.turns for worth in wrong if worth.turns]
            more = min(turns) - best if best and len(turns) == len(wrong) else 0
            return self._get("problem-others-longer", n=more) if more > 0 else ""
        if not all(worth.exact and not worth.bound for worth in verdict.worths):
            return ""
        lost = wrong[0].value <= 0.0
        return self._get("problem-others-lose") if lost else self._get("problem-others-draw")

    def _better(self, position: Position, right: Worth, wrong: Worth) -> str:
        """What the right step has and the best of the others has not, in figures that say more than values; else both
        values. Of a decision that touches no place, all of it."""
        words = self._table.words
        if right.bound or wrong.bound:
            return ""
        told = words.by_figures(position, right, wrong)
        if told and on_the_board(position, right, wrong):
            return told
        own, other = (words.short_worth(position, one) for one in (right, wrong))
        values = self._get(averaged("problem-best", right, wrong), worth=own, other=other) if own != other else ""
        return " ".join(part for part in (told, values) if part)

    def _ending(self, position: Position, node: Tree, step: str) -> str:
        """How the game is won, in the words of its rules."""
        line, after = [step], node[step]
        while after:
            line.append(next(iter(after)))
            after = after[line[-1]]
        return ending(self._table.texts, self._puzzle.game, played(position, line))


def _leads(node: Tree, turn: Sequence[str]) -> bool:
    """Whether all the steps of a turn are right from this node on, as far as the solution goes."""
    for step in turn:
        if node and step not in node:
            return False
        node = node.get(step, {})
    return True
