"""A review in words: the comment on each turn."""

from __future__ import annotations

from bisect import bisect_right

from jeux.engine.kernels import compiled
from jeux.play.analysis.expected_lines import turn_of
from jeux.play.analysis.hidden_evaluation import WHOLE
from jeux.play.analysis.reasons import Fault
from jeux.play.analysis.verdicts import Verdict, Worth, alternative
from jeux.play.gestures.notice import Gauge, Kind, Notice
from jeux.play.review.review import JudgedTurn, Review
from jeux.play.review.review_statistics import ReviewStatistics
from jeux.play.table.advice_words import AdviceWords
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLine, TurnLines


class ReviewWords:
    """The words of one review in one language; turns and statistics are recomputed whenever more is known."""

    def __init__(self, sentences: Sentences, review: Review) -> None:
        self.sentences, self.review, self.texts = sentences, review, sentences.texts
        turns = TurnLines(sentences)
        self.words = AdviceWords(sentences, turns)
        self.lines: tuple[TurnLine, ...] = turns.lines()
        """The lines of the list: all turns of the game, and the throws of nobody in particular."""
        self._firsts = [line.first for line in self.lines]
        self._known = (-1, 0)
        self._turns: list[JudgedTurn] = []
        self._statistics = ReviewStatistics(sentences, review)

    def _fresh(self) -> None:
        """Recompute the turns and statistics if the review has grown."""
        if self._known != self.review.state:
            self._known = self.review.state
            self._turns = self.review.turns()
            self._statistics = ReviewStatistics(self.sentences, self.review)

    @property
    def statistics(self) -> ReviewStatistics:
        """The statistics of the whole game so far."""
        self._fresh()
        return self._statistics

    def of_player(self, player: int) -> tuple[str, str]:
        """The figures of a player, and of his throws; empty while they are hidden."""
        hidden = self.review.hidden_evaluation.hides(WHOLE)
        return ("", "") if hidden else (self.statistics.detail(player), self.statistics.luck(player))

    # --- lines and turns ------------------------------------------------------------------------------------------

    def line_at(self, number: int) -> int | None:
        """The line of the list with the last of so many steps."""
        found = bisect_right(self._firsts, number - 1) - 1
        return found if found >= 0 and number > 0 else None

    def end_of(self, line: int) -> int:
        """The number of steps after a line."""
        return self._firsts[line + 1] if line + 1 < len(self._firsts) else len(self.review.match.steps)

    def turns(self) -> list[JudgedTurn]:
        """All the turns, judged as far as possible."""
        self._fresh()
        return self._turns

    def errors(self) -> dict[int, int]:
        """The class of the error on each line that has one."""
        found: dict[int, int] = {}
        for turn in self.turns():
            line = self.line_at(turn.first + 1)
            if turn.error is not None and line is not None and not self.review.hidden_evaluation.hides(turn.first):
                found[line] = max(turn.error, found.get(line, 0))
        return found

    def turn_at(self, number: int) -> JudgedTurn | None:
        """The turn with the last of so many steps; None for a throw, and before the first step."""
        return next((turn for turn in self.turns() if turn.first < number <= turn.first + turn.count), None)

    # --- what is said of a turn -----------------------------------------------------------------------------------

    def notice(self, number: int) -> Notice:
        """The comment after so many steps, as it is written and as it is heard."""
        written, kind = self._comment(number, False)
        spoken, _ = self._comment(number, True)
        return Notice(written, kind, gauge=self._gauge(number), spoken="" if spoken == written else spoken)

    def _gauge(self, number: int) -> Gauge | None:
        """The bar below the comment on an error that touches no place."""
        turn = self.turn_at(number)
        if turn is None or turn.error is None or self.review.hidden_evaluation.hides(turn.first):
            return None
        verdict, match = self.review.verdict(turn.worst), self.review.match
        if verdict is None:
            return None
        played = verdict.of(match.steps[turn.worst])
        return self.words.gauge(match.positions[turn.worst], verdict.best, played)

    def _comment(self, number: int, spoken: bool) -> tuple[str, Kind]:
        """The comment after so many steps, `spoken` or written, and its kind."""
        match, get = self.review.match, self.texts.get
        end = self._end() if number == len(match.steps) else ""
        if end and not number:
            return end, Kind.PLAIN
        if not number:
            long = get("review-long", n=self.review.whole) if self.review.left_out else ""
            return lines(get("review-begin"), long), Kind.PLAIN
        position, step = match.positions[number - 1], match.steps[number - 1]
        turn = self.turn_at(number)
        if turn is None:
            luck = "" if self.review.hidden_evaluation.hides(WHOLE) else self.statistics.luck_of(number - 1)
            return lines(self.sentences.step(position, step), luck, end), Kind.PLAIN
        line = self.line_at(number)
        whole = number == turn.first + turn.count
        ended = line is not None and number == self.end_of(line)
        played = self._line(line, spoken) if line is not None and ended else self.sentences.step(position, step)
        open_to_all = not self.review.hidden_evaluation.hides(turn.first)
        told = whole or (open_to_all and turn.error is not None and number > turn.worst)
        judged, kind = self._judged(turn, spoken) if told else ("", Kind.PLAIN)
        return lines(played, judged, end), kind

    def _line(self, line: int, spoken: bool) -> str:
        return self.lines[line].spoken if spoken else self.lines[line].text

    def _end(self) -> str:
        result = self.review.match.result()
        return lines(*self.sentences.outcome(result)[:2]) if result else ""

    def _judged(self, turn: JudgedTurn, spoken: bool) -> tuple[str, Kind]:
        """What a turn was worth, and why, with the kind of the notice."""
        get, number = self.texts.get, self.spoken_of(turn)
        if self.review.hidden_evaluation.hides(turn.first):
            return get("review-hidden"), Kind.PLAIN
        verdict = self.review.verdict(number)
        if verdict is None or turn.points is None:
            early = bool(self.review.decisions) and number < self.review.decisions[0]
            return self._unknown(early), Kind.PLAIN
        if self.review.forced(turn):
            return get("review-forced"), Kind.PLAIN
        if turn.doubted:
            return get("review-to-check"), Kind.PLAIN
        played = verdict.of(self.review.match.steps[number])
        kind = Kind.PROOF if played.exact and verdict.best.exact else Kind.ESTIMATE
        if turn.error is None:
            return self._good(number, verdict, played, spoken), kind
        return self._error(turn, verdict, played, spoken), kind

    def spoken_of(self, turn: JudgedTurn) -> int:
        """The step of a turn to comment on: the one that loses most; in a good turn, the first with a choice."""
        if turn.error is not None or turn.doubted:
            return turn.worst
        verdicts = {turn.first + k: self.review.verdict(turn.first + k) for k in range(turn.count)}
        chosen = (number for number, verdict in verdicts.items() if verdict and len(verdict.worths) > 1)
        return next(chosen, turn.first)

    def _unknown(self, early: bool) -> str:
        """Why there is no comment on a turn."""
        get = self.texts.get
        if early:
            return get("review-left-out")
        return get("review-unknown") if compiled() else f"{get('review-unknown')} {get('review-plain')}"

    def _error(self, turn: JudgedTurn, verdict: Verdict, played: Worth, spoken: bool) -> str:
        """The class of an error, what it costs, what the step allows, the better step, and what was missed with it."""
        position = self.review.match.positions[turn.worst]
        allowed, missed = self._reasons(turn, verdict, played, spoken)
        named = self.texts.get(f"review-class-{turn.error}")
        cost = self.words.loss(position, verdict.best, played)
        better = self._better(turn, verdict, played, spoken)
        return " ".join(part for part in (named, cost, allowed, better, missed) if part)

    def gives_reason(self, turn: JudgedTurn) -> bool:
        """Whether the comment on an error says why it is one."""
        verdict = self.review.verdict(turn.worst)
        if verdict is None:
            return False
        return any(self._reasons(turn, verdict, verdict.of(self.review.match.steps[turn.worst]), spoken=False))

    def _reasons(self, turn: JudgedTurn, verdict: Verdict, played: Worth, spoken: bool) -> tuple[str, str]:
        """What the step of an error allows, and what was missed with the better one; both empty where nothing that was
        computed explains the loss."""
        position, difference, reason = self.review.match.positions[turn.worst], None, ""
        missed = self.words.off_the_board(position, verdict.best, played)
        if not missed and self.review.reasoned(turn.worst):
            difference = self.words.difference(verdict, verdict.best.step, played.step)
        if difference:
            reason = self.words.reasons.say(difference.fact, verdict.player)
        allowed = reason if difference and difference.fault is Fault.ALLOWED else ""
        if difference and difference.fault is Fault.MISSED:
            missed = reason
        if not difference and not missed:
            missed = self.words.later(position, verdict, played, spoken)
            missed = missed or self.words.by_figures(position, verdict.best, played)
            missed = missed or self.words.at_the_ends(position, verdict, played)
        return allowed, missed

    def _better(self, turn: JudgedTurn, verdict: Verdict, played: Worth, spoken: bool) -> str:
        match, number, words = self.review.match, turn.worst, self.words
        position = match.positions[number]
        turn_to_play = turn_of(position, verdict.best.line) or (verdict.best.step,)
        better, less = words.short_worth(position, verdict.best), words.short_worth(position, played)
        if self.review.is_whole(turn.first):
            position, turn_to_play = match.positions[turn.first], (*match.steps[turn.first : number], *turn_to_play)
            number = turn.first
        best = words.way(position, turn_to_play, spoken)
        if number == turn.first:
            return self.texts.get("review-better", step=best, best=better, played=less)
        before = words.way(match.positions[turn.first], match.steps[turn.first : number], spoken)
        return self.texts.get("review-better-after", before=before, step=best, best=better, played=less)

    def _good(self, number: int, verdict: Verdict, played: Worth, spoken: bool) -> str:
        """The praise for a good step with its reason; without one, the expected result."""
        get, position = self.texts.get, self.review.match.positions[number]
        worth, less = self.words.worth(position, played), alternative(verdict)
        if played.step != verdict.best.step or not less or played.step in self.sentences.wording.unlisted:
            return worth
        told = played.step in verdict.facts and less.step in verdict.facts
        why = self.words.why(position, verdict, played, spoken) if told else ""
        if why:
            return f"{get('review-good', reason=why)} {worth}"
        return f"{get('review-only')} {worth}" if less.step == verdict.worths[1].step else worth


def lines(*parts: str) -> str:
    """The sentences that are not empty, one per line."""
    return "\n".join(part for part in parts if part)
