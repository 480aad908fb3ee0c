"""The review of a game: what every turn was worth, where the game turned, how lucky the throws were.

Built from the verdicts of the analysis alone, so that it never disagrees with the advice or questions during the game.
It can be read while it grows. A turn is judged only when all its steps are searched. A quick search gives the curve; a
turn is called an error only after a search of the stage of advice has found it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp
from statistics import fmean

from jeux.match.match import Match
from jeux.play.analysis.analysis import DEEP, QUICK, Analysis, Inquiry
from jeux.play.analysis.expected_lines import turn_with
from jeux.play.analysis.hidden_evaluation import HiddenEvaluation, open_always
from jeux.play.analysis.verdicts import Verdict, blamed, compared, in_points
from jeux.play.gestures.wording import every_decision
from jeux.rules.contract import Position

TOLERANCE = 1.75
"""The points of winning chances that a step found instead of an error may lose (Lichess allows 0.035 on a scale from -1
to 1)."""
MOST_TURNING = 12
"""The maximum of turning points shown."""
LONGEST = 400
"""The maximum of decisions analysed in one game; of a longer game, the last ones."""


HIDDEN = 10.0
"""The points of winning chances by which a curve falls more than the step played explains, that make the step worth a
second look: a quick search may not have seen its refutation."""


Counts = Callable[[Position, str, float], bool]
"""`Rating.counts`."""
Stretch = list[tuple[int, float]]
"""A part of a curve: (number of steps before, value)."""


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn of one player: its first step and the number of its steps, the points of winning chances that it loses
    (None as long as that is not known), the class of that, and the step that loses most. `doubted`: the quick search
    finds an error that the deeper one has not confirmed yet; it is none so far."""

    first: int
    count: int
    player: int
    points: float | None
    error: int | None
    worst: int
    doubted: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of a game: the verdict on each decision, by the number of steps before it, and the decisions that
    were searched a second time."""

    verdicts: Mapping[int, Verdict] = field(default_factory=dict)
    checked: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Luck:
    """A throw: its step, who threw, and its gain over what he could expect."""

    number: int
    player: int
    gain: float


def accuracy_of(points: float) -> float:
    """The accuracy of a turn, 0 to 100, that loses so many points of winning chances.

    The curve of Lichess (lichess.org/page/accuracy)."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * points) - 3.1669))


def good_enough(verdict: Verdict | None, step: str) -> bool | None:
    """Whether a step found instead of an error is accepted by what is known of its position; None where it has to be
    searched first."""
    points = verdict.points_lost(step) if verdict else None
    return None if points is None else points <= TOLERANCE


class Review:
    """Reviews a game that has ended, one decision after the other. `ask` starts an inquiry; `hidden` tells whether
    results are shown only on request."""

    def __init__(
        self,
        match: Match,
        analysis: Analysis,
        ask: Callable[[Inquiry], None],
        hidden: Callable[[], bool] = open_always,
    ) -> None:
        self.match = match
        self.hidden_evaluation = HiddenEvaluation(hidden)
        """What is still hidden; a turn is identified by its first step."""
        self._analysis, self._ask = analysis, ask
        self._positions, self._steps = match.positions, match.steps
        self._verdicts: dict[int, Verdict] = {}
        self._checked: set[int] = set()
        """The decisions searched a second time, or that need no second search."""
        self._doubts: tuple[tuple[int, int], list[int]] = ((-1, 0), [])
        """The decisions to search a second time, at this state."""
        decisions = [number for number, position in enumerate(self._positions[:-1]) if position.turn >= 0]
        self._whole = {turn.start: self._steps[turn.start : turn.stop] for turn in self._whole_turns()}
        """The turns judged as one, by their first step: what a throw of dice was used for."""
        inside = {number: first for first, turn in self._whole.items() for number in range(first, first + len(turn))}
        self._first_of = inside
        """The first step of each step of such a turn."""
        decisions = [number for number in decisions if inside.get(number, number) == number]
        self.left_out = max(0, len(decisions) - LONGEST)
        """The number of decisions at the beginning that are not analysed."""
        self.decisions = decisions[self.left_out :]
        """The decisions analysed, each as the number of steps before it."""
        self.lost = False
        """Whether the engine has failed: the rest stays unknown, until this is reset for another try."""

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """The number of decisions analysed."""
        return len(self._verdicts.keys() & set(self.decisions))

    @property
    def whole(self) -> int:
        """The number of decisions to analyse."""
        return len(self.decisions)

    @property
    def percent(self) -> int:
        """The part of the decisions that is looked at."""
        return 100 * self.done // max(1, self.whole)

    @property
    def complete(self) -> bool:
        """Whether every decision is analysed, and every error confirmed or dropped."""
        return self.done == self.whole and not self._to_check()

    @property
    def to_check(self) -> int:
        """The number of decisions to be searched a second time."""
        return len(self._to_check())

    @property
    def finished(self) -> bool:
        """Whether nothing more can be found."""
        return self.lost or self.complete

    @property
    def state(self) -> tuple[int, int]:
        """Changes whenever more is known: the decisions analysed, and those checked."""
        return self.done, len(self._checked)

    @property
    def found(self) -> Found:
        """All that is known so far, for another review of the same game."""
        return Found(dict(self._verdicts), frozenset(self._checked))

    def restore(self, found: Found) -> None:
        """Begin with what another review of this game found. It stands: advice in these positions says the same."""
        known = {*self.decisions, *self._first_of}
        for number in found.verdicts.keys() & known:
            self._verdicts[number] = found.verdicts[number]
            if self._judges_turn(number):
                self._analysis.keep_judged(number, found.verdicts[number])
            else:
                self._analysis.restore(number, found.verdicts[number])
            if number in found.checked:
                self._checked.add(number)
                self._analysis.tell(number)

    def look_on(self, first: int | None = None) -> None:
        """Analyse the next decision, or `first`, that one with its reasons; once all are known, check the errors, then
        look for their reasons."""
        if self.lost:
            return
        decision = None if first is None else self._decision(first)
        if decision is not None and self._to_check([decision]):
            self._check(decision)
            return
        if first in self._verdicts and not self.reasoned(first):
            self._ask_reasons(first)
            return
        number = next((one for one in (decision, *self.decisions) if one in self._missing()), None)
        if number is not None:
            take, turn = partial(self._take, number), self._whole.get(number, ())
            self._ask(Inquiry(number, QUICK, take, of=self._steps[number], facts=False, patient=True, turn=turn))
            return
        doubted = self._to_check()
        if doubted:
            self._check(doubted[0])
            return
        unsaid = [turn.worst for turn in self._turns() if turn.error is not None and not self.reasoned(turn.worst)]
        if unsaid:
            self._ask_reasons(unsaid[0])

    def _missing(self) -> set[int]:
        return set(self.decisions) - self._verdicts.keys()

    def _check(self, number: int) -> None:
        """Search the step played after so many, and the best one, as deeply as advice does; where an error is found,
        each of them alone once more."""
        take, step, turn = partial(self._take_checked, number), self._steps[number], self._whole.get(number, ())
        self._ask(Inquiry(number, DEEP, take, of=step, facts=False, patient=True, confirm=True, turn=turn))

    def _take_checked(self, number: int, verdict: Verdict | None, whole: bool) -> None:
        self._take(number, verdict, whole)
        if verdict and whole:
            self._checked.add(number)
            self._analysis.tell(number)

    def _to_check(self, among: Sequence[int] | None = None) -> list[int]:
        """The decisions to search a second time, in order, all or those `among` some."""
        if self._doubts[0] != self.state:
            self._doubts = self.state, self._doubtful()
        return [number for number in self._doubts[1] if among is None or number in among]

    def _doubtful(self) -> list[int]:
        """The decisions of turns that seem to be errors, and those after which the curve falls for no reason that is
        known."""
        turns = [turn for turn in self._turns() if turn.points is not None]
        wanted = [number for turn in turns if turn.doubted for number in self._costly(turn)]
        wanted += [number for number in self._verdicts if self._sure(number) is False and self._falls(number)]
        return sorted(set(wanted))

    def _costly(self, turn: JudgedTurn) -> list[int]:
        """The decisions of a turn that lose anything and are not checked."""
        numbers = range(turn.first, turn.first + turn.count)
        return [self._decision(number) for number in numbers if not self._sure(number) and self._points_lost(number)]

    def _sure(self, number: int) -> bool | None:
        """Whether the verdict on a decision needs no second search; None while there is none."""
        verdict = self._verdicts.get(number)
        if verdict is None:
            return None
        return self._decision(number) in self._checked or verdict.settled

    def _falls(self, number: int) -> bool:
        """Whether the value of the game falls after a decision by much more than what the step played is thought to
        lose. Dice between two decisions explain it."""
        if number in self._first_of:
            return False  # the dice follow a whole turn
        before, after = self._verdicts.get(number), self._verdicts.get(number + 1)
        lost = self._points_lost(number)
        if before is None or after is None or lost is None:
            return False
        value, mirror = after.best.value, self.match.game.mirror
        if before.player != after.player:
            if mirror is None or self.match.record.players != 2:
                return False
            value = mirror(value)
        fallen = before.best.value - value
        return fallen > 0 and in_points(fallen, before.losses) - lost >= HIDDEN

    def _ask_reasons(self, number: int) -> None:
        step, take, judged = self._steps[number], partial(self._take_reasons, number), self._judges_turn(number)
        best = self._verdicts[number].best.step == step
        of, stage = "" if best else step, self._verdicts[number].stage
        self._ask(Inquiry(number, stage, take, of=of, answer=not (best or judged), judged=judged))

    def _take_reasons(self, number: int, verdict: Verdict | None, whole: bool) -> None:
        if verdict is None:
            self.lost = True
        elif whole:
            self._verdicts[number] = verdict

    def _take(self, number: int, verdict: Verdict | None, whole: bool) -> None:
        if verdict is None or not whole:
            self.lost = verdict is None
            return
        turn = self._whole.get(number, ())
        for inside in range(number + 1, number + len(turn)):
            self._verdicts.pop(inside, None)  # of a lower stage, where the turns may part elsewhere
        self._verdicts[number] = verdict
        judged = self._analysis.judge(number, turn) if turn else None
        if judged:
            self._verdicts[judged[0]] = judged[1]

    def _decision(self, number: int) -> int:
        """The decision to which a step belongs: the first one of a turn judged as one, else itself."""
        return self._first_of.get(number, number)

    def _judges_turn(self, number: int) -> bool:
        """Whether the verdict there is on whole turns: the one played against the best one."""
        verdict = self._verdicts.get(number)
        if verdict is None or number not in self._first_of:
            return False
        step = self._steps[number]
        return step != verdict.best.step and {step, verdict.best.step} <= verdict.alone

    def judged_line(self, number: int, step: str) -> tuple[str, ...]:
        """The turn that was compared as a whole and begins with a step; empty where steps are judged one by one."""
        return self._verdicts[number].of(step).line if self._judges_turn(number) else ()

    def is_whole(self, first: int) -> bool:
        """Whether the turn that begins there is judged as one."""
        return first in self._whole

    def verdict(self, number: int) -> Verdict | None:
        """The verdict on the decision after so many steps; None until known."""
        return self._verdicts.get(number)

    def reasoned(self, number: int) -> bool:
        """Whether the facts are known that compare the step played there with the best one, or with others if it is the
        best."""
        verdict = self._verdicts.get(number)
        if verdict is None or len(verdict.worths) == 1:
            return verdict is not None
        step = self._steps[number]
        steps = compared(verdict) if verdict.best.step == step else (verdict.best.step, step)
        return all(one in verdict.facts for one in steps)

    # --- turns ----------------------------------------------------------------------------------------------------

    def turns(self) -> list[JudgedTurn]:
        """All the turns of players, in order."""
        return list(self._turns())

    def _turns(self) -> Iterator[JudgedTurn]:
        for turn in self._played_turns():
            yield self._judged(turn.start, len(turn), self._positions[turn.start].turn)

    def _played_turns(self) -> Iterator[range]:
        """The turns of players, in order, as the numbers of their steps."""
        positions, steps = self._positions, self._steps
        alone, first = self.match.record.players == 1, 0
        for number in range(1, len(steps) + 1):
            player = positions[first].turn
            same = number < len(steps) and positions[number].turn == player and not (alone and player >= 0)
            if same:
                continue
            if player >= 0:
                yield range(first, number)
            first = number

    def _whole_turns(self) -> Iterator[range]:
        """The turns of several steps that use one throw of dice: which step comes first is no decision of its own."""
        if not self.match.game.chance:
            return
        for turn in self._played_turns():
            if len(turn) > 1 and turn.start and self._positions[turn.start - 1].turn < 0:
                yield turn

    def _judged(self, first: int, count: int, player: int) -> JudgedTurn:
        points = {number: self._points_lost(number) for number in range(first, first + count)}
        known = {number: each for number, each in points.items() if each is not None}
        all_known = first in known if first in self._whole else len(known) == count
        lost = sum(known.values()) if all_known else None
        worst = max(known, key=lambda number: known[number], default=first)
        proven = all(self._verdicts[number].proves(self._steps[number]) for number, each in known.items() if each)
        found = None if lost is None else blamed(lost, proven)
        doubted = found is not None and any(each and not self._sure(number) for number, each in known.items())
        return JudgedTurn(first, count, player, lost, None if doubted else found, worst, doubted)

    def _points_lost(self, number: int) -> float | None:
        verdict = self._verdicts.get(number)
        return verdict.points_lost(self._steps[number]) if verdict else None

    def turning_points(self) -> list[JudgedTurn]:
        """The turns that lose most, in the order of the game."""
        errors = [turn for turn in self._turns() if turn.error is not None]
        worst = sorted(errors, key=lambda turn: -(turn.points or 0.0))[:MOST_TURNING]
        return sorted(worst, key=lambda turn: turn.first)

    def better(self, number: int) -> str:
        """The best step after so many; empty where the step played is as good, or nothing is known."""
        verdict = self._verdicts.get(number)
        return verdict.best.step if verdict and verdict.loss(self._steps[number]) != 0.0 else ""

    def answered(self, number: int) -> str:
        """The step played after so many, where a player follows its turn rather than the dice or the end; else
        empty."""
        verdict, position, step = self._verdicts.get(number), self._positions[number], self._steps[number]
        if not verdict:
            return ""
        for each in turn_with(self.match, position, verdict.of(step)):
            position = position.play(each)
        return step if position.turn >= 0 else ""

    # --- statistics -----------------------------------------------------------------------------------------------

    def accuracy(self, player: int) -> float | None:
        """The mean accuracy of a player's turns where he had a choice, 0 to 100."""
        turns = [turn for turn in self._turns() if turn.player == player and turn.points is not None]
        points = [turn.points or 0.0 for turn in turns if self._chosen(turn)]
        return fmean(map(accuracy_of, points)) if points else None

    def mean_loss(self, player: int, counts: Counts = every_decision) -> float | None:
        """The mean loss of a player's turns where the choice mattered at all and that are counted (`Rating.counts`): of
        what the game counts at its end, else of value, for a single stake."""
        turns = [turn for turn in self._turns() if turn.player == player and turn.points is not None]
        losses = [self._value_lost(turn) for turn in turns if self._mattered(turn) and self._counted(turn, counts)]
        return fmean(losses) if losses else None

    def _counted(self, turn: JudgedTurn, counts: Counts) -> bool:
        """Whether a turn is counted, by its first step: an error always is."""
        verdict, position = self._verdicts[turn.first], self._positions[turn.first]
        if turn.points or len(verdict.worths) == 1:
            return True
        gap = (verdict.best.value - verdict.worths[1].value) / self.match.game.unit(position)
        return counts(position, self._steps[turn.first], gap)

    def _value_lost(self, turn: JudgedTurn) -> float:
        scale = self.match.game.losses[0]
        lost = 0.0
        for number, verdict in self._verdicts_of(turn):
            if verdict.amounts is not None:
                lost += verdict.amount_lost(self._steps[number]) or 0.0
                continue
            lost += (verdict.loss(self._steps[number]) or 0.0) / verdict.losses[0] * scale
        return lost

    def _chosen(self, turn: JudgedTurn) -> bool:
        return not self.forced(turn)

    def forced(self, turn: JudgedTurn) -> bool:
        """Whether each step of a turn was the only legal one."""
        numbers = range(turn.first, turn.first + turn.count)
        return all(len(self._positions[number].steps()) == 1 for number in numbers)

    def _verdicts_of(self, turn: JudgedTurn) -> list[tuple[int, Verdict]]:
        """What is known of the steps of a turn, by their number."""
        numbers = range(turn.first, turn.first + turn.count)
        return [(number, self._verdicts[number]) for number in numbers if number in self._verdicts]

    def _mattered(self, turn: JudgedTurn) -> bool:
        return any(one.worths[0].value > one.worths[-1].value for _, one in self._verdicts_of(turn))

    def curve(self) -> dict[int, list[Stretch]]:
        """The value of the game over time, in what it counts at its end where it counts anything: by player, or for the
        first of two alone where the other's value is its mirror image. A line is interrupted where a decision is not
        known yet."""
        mirror = self.match.game.mirror if self.match.record.players == 2 else None
        lines: dict[int, list[Stretch]] = {}
        for number in self.decisions:
            verdict, player = self._verdicts.get(number), self._positions[number].turn
            stretches = lines.setdefault(0 if mirror else player, [[]])
            if verdict:
                best, turned = verdict.best, bool(mirror) and player == 1
                if best.amount is not None:
                    value = -best.amount if turned else best.amount
                else:
                    value = mirror(best.value) if mirror and turned else best.value
                stretches[-1].append((number, value))
            elif stretches[-1]:
                stretches.append([])
        return {player: known for player, line in lines.items() if (known := [some for some in line if some])}

    def luck(self) -> list[Luck]:
        """The luck of each throw that lies between two known decisions, in a game of two or of one."""
        thrown = [number for number in range(1, len(self._steps)) if self._positions[number].throws()]
        found = [self._luck_of(number) for number in thrown]
        return [luck for luck in found if luck]

    def _luck_of(self, number: int) -> Luck | None:
        """The luck of a throw: the value that it led to, minus the value expected after the step before."""
        last, after = self._last_judged(number - 1), self._verdicts.get(number + 1)
        before, mirror = self._verdicts.get(last), self.match.game.mirror
        if not before or not after or before.of(self._steps[last]).bound:
            return None
        expected = before.of(self._steps[last]).value
        if before.player != after.player:
            if not mirror or self.match.record.players != 2:
                return None
            expected = mirror(expected)
        return Luck(number, after.player, after.best.value - expected)

    def _last_judged(self, number: int) -> int:
        """The last step up to this one whose verdict is known, within a turn judged as one."""
        first = self._decision(number)
        return next((one for one in range(number, first, -1) if one in self._verdicts), first)
