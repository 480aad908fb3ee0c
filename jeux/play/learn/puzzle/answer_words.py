"""What is said of a wrong step: the reply to it, what the reply does, and what has become of the goal.

All of it is computed: facts of the rules about the reply, proofs, and values that the engine has proved or estimated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from jeux.common.texts import Texts
from jeux.play.analysis.reasons import OF_OUTCOME, Fault, local_name, order_of
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.gestures.wording import Reason
from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.play.learn.puzzle.refutation import played, won_by
from jeux.play.learn.puzzle.trial import Answer
from jeux.play.table.advice_words import AdviceWords, on_the_board
from jeux.rules.contract import OVER, Fact, Game, Position
from jeux.rules.facts import FactFinder, GivenUp

MOST_LOOKED_AT = 3_000
"""The maximum of positions searched for the facts about a reply: the window waits for them."""
SAVING = ("only", "avoids")
"""The facts about the end of the game that are said of a reply; the others are what the answer itself says."""


class AnswerWords:
    """The words for wrong steps of one problem, at a table."""

    def __init__(self, puzzle: Puzzle, game: Game, own: Sequence[Reason], words: AdviceWords) -> None:
        self._puzzle, self._game, self._own, self._words = puzzle, game, own, words
        self._get = words.texts.get

    def say(self, answer: Answer, spoken: bool) -> str:
        """The whole answer in sentences; `spoken`: without notation."""
        parts = [self._get("problem-wrong"), *self._of_line(answer, spoken)]
        return " ".join(part for part in (*parts, self._goal(answer)) if part)

    # --- the reply ------------------------------------------------------------------------------------------------

    def _of_line(self, answer: Answer, spoken: bool) -> Iterator[str]:
        """What follows the step, and the reason why it is bad."""
        end, words, side = answer.end, self._words, self._puzzle.side
        if answer.rest:
            after = answer.before.play(answer.step)
            yield self._get("problem-goes-on", moves=words.way(after, answer.rest, spoken).rstrip("."))
        if end.turn == OVER and self._puzzle.players > 1:
            name = "wins" if won_by(end, side) else "loses" if won_by(end, 1 - side) else "draws"
            yield words.reasons.say(Fact(name), side)
            yield ending(words.texts, self._puzzle.game, end)
            return
        if answer.reply:
            moves = words.way(end, answer.reply, spoken).rstrip(".")
            yield self._get("problem-reply-wins" if answer.wins else "problem-reply", moves=moves)
            yield ending(words.texts, self._puzzle.game, played(end, answer.reply))
        reason = "" if answer.wins or not answer.reply else self._of_reply(end, answer.reply)
        yield reason or ("" if answer.wins else self._of_step(answer))

    def _of_reply(self, here: Position, reply: tuple[str, ...]) -> str:
        """What the reply takes, prevents or gains; empty where no fact tells."""
        facts, player = list(self._facts(here, reply)), here.turn
        for reason in order_of(self._own):
            known = [fact for fact in facts if local_name(fact) == reason.name and reason.good]
            if known and (reason not in OF_OUTCOME or reason.name in SAVING):
                return self._words.reasons.say(max(known, key=lambda fact: fact.number or 0), player)
        return ""

    def _facts(self, here: Position, turn: tuple[str, ...]) -> Iterator[Fact]:
        met = count(1)

        def tick() -> None:
            if next(met) > MOST_LOOKED_AT:
                raise GivenUp

        for step in turn:
            yield from FactFinder(self._game, here, self._puzzle.players, brief=True, tick=tick).facts(step)
            here = here.play(step)

    def _of_step(self, answer: Answer) -> str:
        """What is bad about the step itself, where the best one has nothing like it; never what is good about the best
        one, which is still to be found."""
        verdict = answer.verdict
        difference = self._words.difference(verdict, verdict.best.step, answer.step) if verdict else None
        if verdict is None or difference is None or difference.fault is Fault.MISSED:
            return ""
        return self._words.reasons.say(difference.fact, verdict.player)

    # --- the goal -------------------------------------------------------------------------------------------------

    def _goal(self, answer: Answer) -> str:
        """What has become of the goal; empty where that is not known, or said already."""
        over = played(answer.end, answer.reply).turn == OVER
        if answer.wins or (over and self._puzzle.goal != "best"):
            return ""
        if self._puzzle.goal == "win" and self._puzzle.turns:
            return self._in_time(answer)
        verdict = answer.verdict
        if verdict is None or verdict.of(answer.step).bound:
            return ""
        if self._puzzle.goal == "best":
            return self._less(answer, verdict)
        if self._puzzle.goal == "fewest":
            return self._more_moves(answer, verdict)
        return self._get(f"problem-now-{outcome}") if (outcome := self._outcome(answer)) in ("loss", "draw") else ""

    def _outcome(self, answer: Answer) -> str:
        """What the engine has proved of the step: loss, draw, win; empty for nothing."""
        verdict = answer.verdict
        worth = verdict.of(answer.step) if verdict else None
        if worth is None or not worth.exact or worth.bound or self._game.in_points:
            return ""
        return {0.0: "loss", 0.5: "draw", 1.0: "win"}.get(worth.value, "")

    def _in_time(self, answer: Answer) -> str:
        """Whether, and when, a win that was asked for in so many turns is still there."""
        outcome, verdict = self._outcome(answer), answer.verdict
        if outcome == "loss":
            return self._get("problem-now-loss")
        turns = verdict.of(answer.step).turns if verdict and outcome == "win" else None
        if turns and turns > answer.left + 1:
            return self._get("problem-longer", n=turns, best=answer.left + 1)
        if answer.prevents:
            return self._get("problem-late", n=answer.left)
        return self._get("problem-not-in-time", n=answer.left + 1) if answer.prevents is None else ""

    def _less(self, answer: Answer, verdict: Verdict) -> str:
        """What the best step has and this one has not, in figures that say more than values; else both values. Of a
        decision that touches no place, all of it."""
        own, best, here = verdict.of(answer.step), verdict.best, answer.before
        told = self._words.by_figures(here, best, own)
        if told and on_the_board(here, best, own):
            return self._get("problem-less-figures", told=told)
        return " ".join(part for part in (told, self._values(here, own, best)) if part)

    def _values(self, here: Position, own: Worth, best: Worth) -> str:
        """What the step is worth on average, and the best one."""
        worths = [self._words.short_worth(here, worth) for worth in (own, best)]
        name = averaged("problem-less", own, best)
        return self._get(name, worth=worths[0], best=worths[1]) if worths[0] != worths[1] else ""

    def _more_moves(self, answer: Answer, verdict: Verdict) -> str:
        own, best = verdict.of(answer.step).turns, verdict.best.turns
        return self._get("problem-more-moves", n=own - 1, best=best - 1) if own and best and own > best else ""


def ending(texts: Texts, key: str, position: Position) -> str:
    """By which rule a game has ended; empty where it goes on."""
    result = position.result() if position.turn == OVER else None
    return texts.game(key, f"ending-{result.reason}") if result else ""


def averaged(name: str, *worths: Worth) -> str:
    """The name of a sentence about what steps are worth on average, or of the one that says that it is estimated."""
    return name if all(worth.exact for worth in worths) else f"{name}-about"
