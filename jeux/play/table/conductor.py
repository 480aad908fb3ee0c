"""Who acts next: persons, the computer in its own process, chance; and the pauses between them.

The conductor plays steps on the table and tells the scene what was played; it draws nothing.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import takewhile
from zlib import crc32

from jeux.common.settings import Settings
from jeux.engine.client import Answer, Engine, EngineEvent, Lost, Restarted, Thought, Warned
from jeux.engine.questions import EnginePosition, FactsQuestion, SearchQuestion
from jeux.match.forms import ADDING, MANUAL
from jeux.match.match import Match
from jeux.match.record import STRONGEST, Record
from jeux.play.analysis.analysis import Analysis, FactsOf, Inquiry, Question
from jeux.play.gestures.pace import duration
from jeux.play.table.requests import Again, Chosen, OwnStep, Purpose, Request, Study, Thinking, Worth
from jeux.play.table.surrender import GaveUp, KnownLoss, Surrender
from jeux.play.table.throwing import throwers, throwing_step, waits_for_click
from jeux.rules.contract import CHANCE, OVER, Effect, Position

APPRAISAL_SECONDS = 0.7
PATIENCE = 90.0
"""The seconds of a search of the analysis that the clock has cut short on a busy machine, when it is asked again."""
WITHIN_TURN = 0.35
"""The part of a pause that is kept between two steps of one turn."""
_log = logging.getLogger(__name__)


class Waiting(Enum):
    """What the game waits for."""

    PERSON = auto()
    COMPUTER = auto()
    THROW = auto()
    """A person's click that throws the dice."""
    CONFIRM = auto()
    """A person's click that ends the turn."""
    ENTER = auto()
    """The result of real dice, whoever threw them."""
    PAUSE = auto()
    """Dice that are thrown without anybody's click."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was just played, the player who decided it (-1 for chance), and its effects."""

    step: str
    player: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EngineProblem:
    """The computer's process failed; `code` names the sentence."""

    code: str


News = Played | EngineProblem | Thought | KnownLoss | GaveUp


def never(_chosen: bool) -> bool:
    """A `confirms` callback: never ask for a click at the end of a turn."""
    return False


class Conductor:
    """Leads one match. `confirms` tells whether persons are asked for a click at the end of a turn; it gets whether the
    turn left them a choice. The settings give the pace, and the thinking time of the highest level. `for_all`: the
    computer plays for persons too, but answers no offer for them."""

    def __init__(
        self, match: Match, engine: Engine, settings: Callable[[], Settings], confirms: Callable[[bool], bool] = never
    ) -> None:
        self.match, self._engine = match, engine
        self._settings, self._confirms = settings, confirms
        self._confirmed = len(match.steps)
        self.pace = ""
        """The speed of the pauses; empty for that of the settings."""
        self.analysis, self.for_all = Analysis(match), False
        self._surrender = Surrender(match, settings)
        self._request: Request | None = None
        self._waited = 0.0

    # --- the state of affairs -------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """What the game waits for now."""
        decider = self.match.decider()
        over = decider == OVER or self.match.result()
        asked = self._settings().confirm and not self.match.ended_by_hand
        if (asked or not over) and self._to_confirm():
            return Waiting.CONFIRM
        if over:
            return Waiting.OVER
        if decider == CHANCE and self.match.record.dice == MANUAL:
            return Waiting.ENTER
        if decider == CHANCE:
            return Waiting.THROW if self._click_to_throw() else Waiting.PAUSE
        relieved = self.for_all and not self.match.game.step_facts.answers(self.match.position)
        return Waiting.COMPUTER if relieved or self._level(decider) else Waiting.PERSON

    def acting(self) -> int:
        """The player to show as having the turn, -1 for nobody."""
        waiting = self.waiting()
        if waiting is Waiting.OVER:
            return -1
        if waiting is Waiting.CONFIRM:
            return self.match.positions[-2].turn
        if waiting in (Waiting.THROW, Waiting.ENTER, Waiting.PAUSE):
            throwing = set(throwers(self.match))
            return throwing.pop() if len(throwing) == 1 else -1
        return self.match.decider()

    def _level(self, player: int) -> int:
        return self.match.who_plays(player).level

    def _to_confirm(self) -> bool:
        """Whether a person has just ended a turn by moving a man and has not confirmed it yet."""
        if len(self.match.steps) <= self._confirmed or self.for_all:
            return False
        before, step = self.match.positions[-2], self.match.steps[-1]
        if before.turn < 0 or self._level(before.turn) or self.match.position.turn == before.turn:
            return False
        return bool(before.places(step)) and self._confirms(_chosen_freely(self.match.positions))

    def _click_to_throw(self) -> bool:
        """Whether the dice wait for a click, which the settings may turn off."""
        alone = self.for_all or (self._settings().throws != "click" and self.match.dice_thrown())
        return waits_for_click(self.match) and not (alone and throwers(self.match))

    @property
    def thinking(self) -> bool:
        """Whether the computer is thinking, for its own step or because somebody asked."""
        return isinstance(self._request, Thinking) and self.inquiry is None

    @property
    def inquiry(self) -> Inquiry | None:
        """The inquiry that the analysis works on in the background; None where there is none."""
        request = self._request
        if isinstance(request, Thinking) and isinstance(request.purpose, Study):
            return request.purpose.inquiry
        return None

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str) -> Played:
        """A person plays a step. Raises `IllegalStep` or `MalformedStep`."""
        self._drop_thought()
        player = self.match.decider()
        effects = self.match.play(step)
        return self._played(step, player, effects)

    def throw(self) -> Played:
        """Throw the dice."""
        step, effects = self.match.throw()
        return self._played(step, CHANCE, effects)

    def confirm(self) -> None:
        """Confirm the end of a person's turn."""
        self._confirmed, self._waited = len(self.match.steps), 0.0

    def play_for_all(self, pace: str) -> None:
        """Play for persons too, at this pace; an empty pace ends that."""
        self._drop_thought()
        self.for_all, self.pace, self._confirmed = bool(pace), pace, len(self.match.steps)

    def take_as_confirmed(self, count: int) -> None:
        """Ask for no click after the next `count` steps, which nobody has chosen."""
        self._confirmed = len(self.match.steps) + count

    def _played(self, step: str, player: int, effects: tuple[Effect, ...]) -> Played:
        self._waited = 0.0
        return Played(step, player, effects)

    def undo(self) -> bool:
        """Undo to the last decision of a person, or undo a resignation or an agreed draw. Returns whether it did."""
        self._drop_thought()
        self.for_all = False
        self._surrender.heed_undo()
        done = self.match.undo()
        self._confirmed = min(self._confirmed, len(self.match.steps))
        return done

    def redo(self) -> bool:
        """Redo what was undone. Returns whether there was anything."""
        self._drop_thought()
        return self.match.redo()

    def hurry(self, at_once: bool) -> None:
        """Play what comes next without a pause; `at_once`, with the best step found so far."""
        self._waited = math.inf
        if at_once:
            self.play_now()

    def play_now(self) -> None:
        """Ask the computer for the best step found so far."""
        if self.thinking:
            self._engine.stop()

    def study(self, inquiry: Inquiry) -> None:
        """Start an inquiry about a position, and drop any other request. A verdict that is known already is passed on
        at once."""
        self._drop_thought()
        known = self.analysis.known(inquiry.number, judged=inquiry.judged)
        self._study_on(inquiry, known is not None)

    def _study_on(self, inquiry: Inquiry, told: bool) -> None:
        """Ask the next question of an inquiry. If `told`, pass on the verdict so far, and whether it is complete."""
        question = self.analysis.next(inquiry)
        if question is not None:
            self._request = Thinking(self._put(question), Study(inquiry))
        if told:
            inquiry.receive(self.analysis.known(inquiry.number, judged=inquiry.judged), question is None)

    def appraise(self, receive: Callable[[int, float], None]) -> bool:
        """Ask for the value of the game at the last decision. `receive` gets the player who decided and his expected
        score, in points where the game is scored in points. Returns False before the first decision."""
        decisions = [number for number, position in enumerate(self.match.positions) if position.turn >= 0]
        if not decisions:
            return False
        self._drop_thought()
        player = self.match.positions[decisions[-1]].turn
        self._ask(Worth(player, receive), None, APPRAISAL_SECONDS, self.match.steps[: decisions[-1]])
        return True

    def ask_again(self, number: int, receive: Callable[[Answer | None], None]) -> None:
        """Ask what the computer would choose at a decision of this game, at full strength where a person took it.
        `receive` gets the answer, or None if the engine failed."""
        self._drop_thought()
        self._ask(Again(receive), self._level(self.match.positions[number].turn), None, self.match.steps[:number])

    def _drop_thought(self) -> None:
        if isinstance(self._request, Thinking):
            self._engine.cancel()
        self._request = None

    def leave(self) -> None:
        """Stop thinking about this match."""
        self._drop_thought()

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, busy: bool) -> list[News]:
        """Let `dt` seconds pass. Returns what happened; nothing is played while the board is `busy` moving."""
        news = self.listen()
        waiting = self.waiting()
        if not self._to_confirm():
            self._confirmed = max(self._confirmed, len(self.match.steps))  # nor is anybody asked about it later
        if waiting is Waiting.COMPUTER and self._request is None:
            self._choose()
        if busy:
            return news
        self._waited += dt
        if self._waited < self._pause(waiting):
            return news
        if waiting is Waiting.PAUSE:
            news.append(self.throw())
        elif waiting is Waiting.COMPUTER and isinstance(self._request, Chosen):
            news.append(self._play_chosen(self._request))
        return news

    def _choose(self) -> None:
        """Have the engine choose a step. For a person, throw the dice if possible, else play at full strength."""
        level = self._level(self.match.decider()) or None
        throw = throwing_step(self.match) if level is None else ""
        if throw:
            self._request = Chosen(throw)
        else:
            self._ask(OwnStep(), level, None, self.match.steps)

    def _pause(self, waiting: Waiting) -> float:
        """The seconds before something happens by itself: a whole pause at the beginning of a player's turn, less
        inside it."""
        decisions = [position.turn for position in self.match.positions[-4:] if position.turn >= 0]
        same = waiting is Waiting.PAUSE or (len(decisions) > 1 and decisions[-1] == decisions[-2])
        return duration("pause", self.pace or self._settings().animation) * (WITHIN_TURN if same else 1.0)

    def _ask(self, purpose: Purpose, level: int | None, seconds: float | None, steps: tuple[str, ...]) -> None:
        if level == STRONGEST:
            level, seconds = None, float(self._settings().master)
        seed = step_seed(self.match.record, len(steps))
        question = SearchQuestion(self._situation(steps), level, seconds, seed, self.match.away())
        self._request = Thinking(self._engine.ask(question), purpose)

    def _put(self, question: Question) -> int:
        """Send a question of the analysis to the engine. Returns its ticket."""
        situation = self._situation(self.match.steps[: question.number], question.before)
        if isinstance(question, FactsOf):
            return self._engine.ask(FactsQuestion(situation, question.steps))
        of, stage = question.of or None, question.stage
        seconds = PATIENCE if question.patient else None
        away = self.match.away()
        return self._engine.ask(SearchQuestion(situation, None, seconds, away=away, stage=stage, every=not of, of=of))

    def _situation(self, steps: tuple[str, ...], more: tuple[str, ...] = ()) -> EnginePosition:
        """The position that a question is about: after these steps of this game, then `more`."""
        match, played = self.match, self.match.record.games[-1]
        players, start = match.record.players, played.start or None
        if match.game.lone and match.record.form in ADDING:
            # where the points of a match add up, each player plays for his own points alone, whatever the others have
            players, start, steps = 1, match.game.lone(match.positions[len(steps)]), ()
        return EnginePosition(match.game.key, played.options, players, (*steps, *more), start)

    def listen(self) -> list[News]:
        """Take what the engine says, without playing anything or asking for a step."""
        news: list[News] = []
        for message in self._engine.poll():
            request = self._request
            if isinstance(message, Restarted):
                news.append(EngineProblem("engine-restarted"))
            elif isinstance(message, Warned):
                news.append(EngineProblem(f"engine-{message.code}"))
            if not isinstance(request, Thinking) or message.ticket != request.ticket:
                continue
            if isinstance(request.purpose, Study):
                news += self._hear(message, request.purpose.inquiry)
            elif isinstance(message, Thought):
                news.append(message)
            elif isinstance(message, Lost):
                news.append(self._lose(request.purpose))
            elif isinstance(message, Answer):
                fits = _fits(message, request.purpose, self.match)
                news += self._receive(message, request.purpose) if fits else [self._lose(request.purpose)]
        return news

    def _hear(self, message: EngineEvent, inquiry: Inquiry) -> list[News]:
        """Handle a message of the engine to the analysis."""
        if isinstance(message, Thought):
            return [message]
        if isinstance(message, Lost) or not self.analysis.makes_sense(message):
            _log.error("the analysis is lost at %r", message)
            self._request = None
            inquiry.receive(None, True)
            return [EngineProblem("engine-silent")]
        if self.analysis.hear(message):
            self._request = None
            self._study_on(inquiry, told=True)
        return []

    def _receive(self, answer: Answer, purpose: Purpose) -> list[News]:
        """Apply an answer of the engine to the game."""
        self._request = None
        match purpose:
            case OwnStep():
                self._request = Chosen(answer.step, self._surrender.gives_up(answer))
                return [*self._surrender.learnt(answer)]
            case Worth(player, receive):
                receive(player, answer.value)
            case Again(receive):
                receive(answer)
        return []

    def _lose(self, purpose: Purpose) -> EngineProblem:
        """Handle the loss of the engine: a legal step keeps the game going."""
        self._request = None
        match purpose:
            case OwnStep():
                _log.error("the engine is lost; a legal step is played")
                self._request = Chosen(self.match.legal()[0])
                return EngineProblem("engine-lost")
            case Again(receive):
                receive(None)
        return EngineProblem("engine-silent")

    def _play_chosen(self, chosen: Chosen) -> Played | GaveUp:
        self._request = None
        if chosen.gives_up:
            return self._surrender.give_up()
        player = self.match.decider()
        return self._played(chosen.step, player, self.match.play(chosen.step))


def _fits(answer: Answer, purpose: Purpose, match: Match) -> bool:
    """Whether the step of an answer is legal here, where it is to be played."""
    if not isinstance(purpose, OwnStep) or answer.step in match.legal():
        return True
    _log.error("the engine answered %r, which is not legal here", answer.step)
    return False


def step_seed(record: Record, steps: int) -> int:
    """The seed of the computer's errors and of its choice among equal steps, after so many steps of the last game of a
    match. It differs by match, game and step, and stays the same when a step is undone. It uses the time when the match
    began: the name of a match comes from the seed of its dice, which must stay independent of this one."""
    return crc32(f"{record.created} {len(record.games)} {steps}".encode())


def _chosen_freely(positions: Sequence[Position]) -> bool:
    """Whether the turn that has just been played left a choice anywhere."""
    turn = takewhile(lambda position: position.turn == positions[-2].turn, reversed(positions[:-1]))
    return any(len(position.steps()) > 1 for position in turn)
