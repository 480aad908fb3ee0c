"""The words of a verdict: what a step is worth, and why it is better than another."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.common.texts import Texts
from jeux.play.analysis.expected_lines import turn_with
from jeux.play.analysis.foresight import Later, later
from jeux.play.analysis.line_ends import LineEnds, at_the_ends
from jeux.play.analysis.reasons import Difference, Fault, ReasonWords
from jeux.play.analysis.verdicts import Verdict, Worth, alternative
from jeux.play.gestures.notice import Gauge
from jeux.play.gestures.wording import VALUE
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules.contract import Position

CERTAIN = {1.0: "win", 0.5: "draw", 0.0: "loss"}
"""The outcome that a proven value stands for, in a game of two players that is won, drawn or lost."""


class AdviceWords:
    """The words of one match in one language."""

    def __init__(self, sentences: Sentences, turns: TurnLines) -> None:
        self.texts: Texts = sentences.texts
        self.reasons = ReasonWords(sentences)
        self._sentences, self._turns = sentences, turns
        self._told_later: dict[tuple[Position, tuple[str, ...], tuple[str, ...], float], Later | None] = {}
        """What the lines tell, by position, lines and loss: a review says it again in each frame."""
        self._told_ends: dict[tuple[Position, tuple[str, ...], tuple[str, ...], float], LineEnds | None] = {}

    @property
    def ahead(self) -> str:
        """The name of the player who has an advantage; empty where nobody has."""
        return self._sentences.ahead()

    # --- steps and turns ------------------------------------------------------------------------------------------

    def moves(self, position: Position, turn: tuple[str, ...]) -> str:
        """A turn in the notation of the move list, or its first step as a sentence where it has no notation."""
        return self._turns.moves(position, turn) or self._sentences.step(position, turn[0]).rstrip(".")

    def way(self, position: Position, turn: tuple[str, ...], spoken: bool) -> str:
        """A turn as it is written, or as it is spoken."""
        return (self.told_moves if spoken else self.moves)(position, turn)

    def told_moves(self, position: Position, turn: tuple[str, ...]) -> str:
        """A turn as sentences, for speech."""
        return self._turns.told_moves(position, turn)

    def advice(self, position: Position, worth: Worth, turn: tuple[str, ...], why: str, spoken: bool = False) -> str:
        """The step, or the turn of several, with its reason and what it is worth; `spoken`: without notation."""
        lines = self._sentences.wording.advice(position, turn[0], worth.value)
        moves = self._turns.moves(position, turn) if len(turn) > 1 else ""
        if moves:
            moves = self.told_moves(position, turn) if spoken else moves
            told = self.texts.get("hint-turn", moves=moves)
        else:
            step = self._sentences.say(lines.step, -1) if lines.step else self._sentences.step(position, turn[0])
            told = self.texts.get("hint-step", step=step)
        return " ".join(part for part in (told, why, self.worth(position, worth)) if part)

    def best(self, count: int, whole_turns: bool, only: bool) -> str:
        """The heading above the `count` best turns. `whole_turns`: they are turns of several steps; `only`: no other
        step is legal."""
        if count == 1:
            return self.texts.get("hint-only" if only else "hint-known")
        return self.texts.get("hint-best-turns" if whole_turns else "hint-best", n=count)

    def ranked(self, position: Position, number: int, worth: Worth, turn: tuple[str, ...], spoken: bool = False) -> str:
        """One of the best turns, with what it is worth; `spoken`: without notation."""
        step = self.way(position, turn, spoken)
        return self.texts.get("hint-ranked", number=number, step=step, worth=self._brief_worth(position, worth))

    # --- reasons --------------------------------------------------------------------------------------------------

    def difference(self, verdict: Verdict, better: str, worse: str) -> Difference | None:
        """The most important fact that speaks for the better step against the worse one; None where there is none."""
        facts, points = verdict.facts, verdict.points_lost(worse) or 0.0
        return self.reasons.first(facts.get(better, ()), facts.get(worse, ()), points)

    def by_figures(self, position: Position, better: Worth, worse: Worth) -> str:
        """Why a step is better than another by what a search found of both besides their value; empty where that tells
        nothing."""
        line = self._sentences.wording.figures.reason(position, dict(better.figures), dict(worse.figures))
        return self.reasons.told(line, position.turn) if line else ""

    def loss(self, position: Position, better: Worth, worse: Worth) -> str:
        """What an error costs in what the game measures; empty where its values tell that, or nothing does."""
        figures = ({**dict(worth.figures), VALUE: worth.value} for worth in (better, worse))
        line = self._sentences.wording.figures.loss(position, *figures)
        return self.reasons.told(line, position.turn) if line else ""

    def gauge(self, position: Position, better: Worth, worse: Worth) -> Gauge | None:
        """The bar below the reason of a decision that touches no place."""
        if on_the_board(position, better, worse):
            return None
        return self._sentences.wording.figures.gauge(position, dict(better.figures))

    def off_the_board(self, position: Position, better: Worth, worse: Worth) -> str:
        """The same for a decision that touches no place, so that no fact of the board is its reason."""
        return "" if on_the_board(position, better, worse) else self.by_figures(position, better, worse)

    def why(self, position: Position, verdict: Verdict, worth: Worth, spoken: bool = False) -> str:
        """Why a step is better than the first alternative that is worth clearly less, where a true fact says so, and a
        note if the search was cut short; `spoken`: without notation."""
        cut = self.texts.get("hint-cut") if verdict.cut else ""
        return " ".join(part for part in (self._reason(position, verdict, worth, spoken), cut) if part)

    def _reason(self, position: Position, verdict: Verdict, worth: Worth, spoken: bool) -> str:
        less = alternative(verdict)
        told = self.off_the_board(position, verdict.best, less or verdict.worths[-1])
        if told:
            return told
        difference = self.difference(verdict, worth.step, less.step) if less else None
        if not less or not difference:
            return self._by_search(position, verdict, worth, less, spoken)
        reason = self.reasons.say(difference.fact, position.turn)
        if difference.fault is Fault.MISSED:
            return reason
        turn = turn_with(self._sentences.match, position, less)
        return self.texts.get("hint-otherwise", step=self.way(position, turn, spoken), reason=reason)

    def _by_search(self, position: Position, verdict: Verdict, worth: Worth, less: Worth | None, spoken: bool) -> str:
        """Why a step is advised where nothing about it alone tells: what the expected lines bring, else what the
        search finds of another one, or that others are as good."""
        found = self._later(position, verdict, less) if less else None
        if found:
            moves, reason = self._line_moves(position, found, spoken), self.reasons.say(found.fact, found.player)
            otherwise = found.fault is Fault.ALLOWED
            name = "hint-otherwise" if otherwise else "later-allowed"
            return self.texts.get(name, reason=reason, **{"step" if otherwise else "moves": moves})
        if less and worth.step == verdict.best.step:
            told = self.by_figures(position, worth, less)
            if told:
                return told
        if less:
            turn = turn_with(self._sentences.match, position, less)
            value = self.short_worth(position, less)
            return self.texts.get("hint-computed", step=self.way(position, turn, spoken).rstrip("."), worth=value)
        if len(verdict.worths) == 1 or verdict.worths[1].bound:
            return ""
        same = verdict.settled and verdict.worths[-1].value == verdict.best.value
        return self.texts.get("hint-same" if same else "hint-alike")

    def later(self, position: Position, verdict: Verdict, worse: Worth, spoken: bool = False) -> str:
        """What the expected lines tell of a step against the best one, with the turns that lead there; empty where they
        tell nothing, or more than two play; `spoken`: without notation."""
        found = self._later(position, verdict, worse)
        if found is None:
            return ""
        moves, reason = self._line_moves(position, found, spoken), self.reasons.say(found.fact, found.player)
        return self.texts.get(f"later-{found.fault.value}", moves=moves, reason=reason)

    def at_the_ends(self, position: Position, verdict: Verdict, worse: Worth) -> str:
        """What is counted at the end of the expected lines of a step and of the best one; empty where that tells
        nothing, or more than two play."""
        match, measures = self._sentences.match, self._sentences.wording.figures.measures
        if match.record.players != 2 or not measures:
            return ""
        points = verdict.points_lost(worse.step) or 0.0
        key = position, verdict.best.line, worse.line, points
        if key not in self._told_ends:
            self._told_ends[key] = at_the_ends(measures, *key)
        ends = self._told_ends[key]
        if ends is None:
            return ""
        counted = {"steps": ends.steps, "better": ends.better, "worse": ends.worse}
        return self.reasons.told((f"ends-{ends.name}", counted), position.turn)

    def _later(self, position: Position, verdict: Verdict, worse: Worth) -> Later | None:
        match, wording = self._sentences.match, self._sentences.wording
        if match.record.players != 2:
            return None
        points = verdict.points_lost(worse.step) or 0.0
        key = position, verdict.best.line, worse.line, points
        if key not in self._told_later:
            self._told_later[key] = later(match.game, wording.reasons, *key)
        return self._told_later[key]

    def _line_moves(self, position: Position, found: Later, spoken: bool) -> str:
        """The turns of a line that lead to what is told; where they are written, with who plays the last of them."""
        moves = ", ".join(self.way(here, turn, spoken).rstrip(".") for here, turn in _turns(position, found.steps))
        return moves if spoken else self.texts.get("later-by", moves=moves, side=self._sentences.side(found.player))

    # --- values ---------------------------------------------------------------------------------------------------

    def worth(self, position: Position, worth: Worth) -> str:
        """What a step is worth, as a sentence."""
        line = self._sentences.wording.advice(position, worth.step, worth.value).worth
        if line:
            return self._sentences.say(line, position.turn)
        side = self._sentences.side(position.turn)
        told = ", ".join(part for part in (self._plain_worth(worth), self._amount(worth)) if part)
        return self.texts.get("worth-sentence", side=side, worth=told)

    def short_worth(self, position: Position, worth: Worth) -> str:
        """What a step is worth, in two or three words."""
        line = self._sentences.wording.advice(position, worth.step, worth.value).short_worth
        return self._sentences.say(line, position.turn) if line else self._amount(worth) or self._plain_worth(worth)

    def _brief_worth(self, position: Position, worth: Worth) -> str:
        """What a step is worth, in the few words that a button has room for."""
        return self._amount(worth) or self._proven(worth, brief=True) or self.short_worth(position, worth)

    def _amount(self, worth: Worth) -> str:
        """What a step leads to in what the game counts; empty where that is nothing, or not known."""
        if worth.amount is None or worth.bound:
            return ""
        amount = round(worth.amount)
        sign = "+" if amount > 0 else "\N{MINUS SIGN}" if amount < 0 else ""
        return self.texts.game(self._sentences.key, "amount", sign=sign, n=abs(amount))

    def _plain_worth(self, worth: Worth) -> str:
        proven = self._proven(worth)
        if proven:
            return proven
        if self._in_points(worth):
            sign = "\N{MINUS SIGN}" if worth.value < 0 else ""
            return self.texts.get("worth-points", sign=sign, n=round(abs(worth.value), 2))
        percent = round(100 * worth.value)
        if worth.bound:
            return self.texts.get("worth-at-most", percent=percent)
        if not worth.exact and not 0 < percent < 100:
            return self.texts.get("worth-hardly" if percent <= 0 else "worth-nearly")
        return self.texts.get("worth-chances", percent=percent)

    @property
    def counts_points(self) -> bool:
        """Whether the values of the game are points."""
        return self._sentences.match.game.in_points

    def _in_points(self, worth: Worth) -> bool:
        return self.counts_points or not 0.0 <= worth.value <= 1.0

    def _proven(self, worth: Worth, brief: bool = False) -> str:
        """The proven outcome in words; empty where nothing is proven or the game is not simply won, drawn or lost."""
        match = self._sentences.match
        decided = match.record.players == 2 and not match.game.in_points and worth.value in CERTAIN
        if not decided or not worth.exact or worth.bound:
            return ""
        name = CERTAIN[worth.value]
        if worth.turns is None or name == "draw":
            return self.texts.get(f"worth-brief-{name}" if brief else f"worth-{name}")
        return self.texts.get(f"worth-brief-{name}-in" if brief else f"worth-{name}-in", n=worth.turns)


def on_the_board(position: Position, *worths: Worth) -> bool:
    """Whether any of the steps touches a place."""
    return any(position.places(worth.step) for worth in worths)


def _turns(position: Position, line: tuple[str, ...]) -> Iterator[tuple[Position, tuple[str, ...]]]:
    """The turns of a line, each with the position before it."""
    begin, turn = position, list[str]()
    for step in line:
        if turn and position.turn != begin.turn:
            yield begin, tuple(turn)
            begin, turn = position, []
        turn.append(step)
        position = position.play(step)
    if turn:
        yield begin, tuple(turn)
