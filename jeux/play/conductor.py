"""Who acts next: persons, the computer in its own process, chance; and the pauses between them.

The conductor plays steps on the table and tells the scene what was played; it draws nothing.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from jeux.common.settings import Settings
from jeux.engine.client import Answer, Engine, Facts, Lost, Restarted, StepWorth, Thought, Warned
from jeux.match.forms import ADDING, MANUAL
from jeux.match.match import Match
from jeux.match.record import STRONGEST
from jeux.play.adviser import Advice, turn_of
from jeux.play.pace import duration
from jeux.play.requests import Again, Chosen, Hint, OwnStep, Purpose, Request, Thinking, Worth
from jeux.rules.contract import CHANCE, OVER, Effect, Thrown

HINT_SECONDS = 2.0
APPRAISAL_SECONDS = 0.7
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
    """What real dice show, whoever threw them."""
    PAUSE = auto()
    """Dice that are thrown without anybody's click."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was just played: who decided it (-1 chance), and what the hand does."""

    step: str
    player: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EngineProblem:
    """The computer's process failed; `code` names the sentence."""

    code: str


News = Played | Advice | EngineProblem | Thought


class Conductor:
    """Leads one match. `confirm_turn` asks persons for a click at the end of a turn; the settings tell how fast things
    go, and how long the highest level thinks."""

    def __init__(self, match: Match, engine: Engine, confirm_turn: bool, settings: Callable[[], Settings]) -> None:
        self.match = match
        self._engine = engine
        self._confirm_turn = confirm_turn
        self._settings = settings
        self._confirmed = len(match.steps)
        self.pace = ""
        """The speed of the pauses; empty for that of the settings."""
        self._request: Request | None = None
        self._line: tuple[str, ...] = ()
        """What the engine expects, as far as it has thought."""
        self._waited = 0.0

    # --- the state of affairs -------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """What the game waits for now."""
        decider = self.match.decider()
        if decider == OVER or self.match.result():
            return Waiting.OVER
        if self._to_confirm():
            return Waiting.CONFIRM
        if decider == CHANCE and self.match.record.dice == MANUAL:
            return Waiting.ENTER
        if decider == CHANCE:
            return Waiting.THROW if self._click_to_throw() else Waiting.PAUSE
        return Waiting.COMPUTER if self._level(decider) else Waiting.PERSON

    def acting(self) -> int:
        """The player whose turn it is to be seen, -1 for nobody."""
        waiting = self.waiting()
        if waiting is Waiting.OVER:
            return -1
        if waiting is Waiting.CONFIRM:
            return self.match.positions[-2].turn
        if waiting in (Waiting.THROW, Waiting.ENTER, Waiting.PAUSE):
            throwers = set(self.throwers())
            return throwers.pop() if len(throwers) == 1 else -1
        return self.match.decider()

    def _level(self, player: int) -> int:
        return self.match.who_plays(player).level

    def _to_confirm(self) -> bool:
        """A person has just ended a turn by moving a man, and has not said so yet."""
        count = len(self.match.steps)
        if not self._confirm_turn or count <= self._confirmed:
            return False
        before, step = self.match.positions[-2], self.match.steps[-1]
        moved = before.turn >= 0 and not self._level(before.turn) and bool(before.places(step))
        return moved and self.match.position.turn != before.turn

    def throwers(self) -> tuple[int, ...]:
        """The players who throw at this chance step; none where the dice only draw something."""
        steps = self.match.position.steps()
        effects = self.match.position.effects(steps[0])
        return next((effect.sides for effect in effects if isinstance(effect, Thrown)), ())

    def _click_to_throw(self) -> bool:
        """Persons throw by a click, unless they have just asked for it with a step of their own; one click sets off all
        that dice draw for nobody in particular, once their seal has been seen."""
        throwers = self.throwers()
        if not throwers:
            return not self.match.dice_thrown() and any(not seat.level for seat in self.match.record.seats)
        persons = [player for player in throwers if player < 0 or not self._level(player)]
        if not persons:
            return False
        asked = len(self.match.positions) > 1 and self.match.positions[-2].turn >= 0
        just_moved = asked and bool(self.match.positions[-2].places(self.match.steps[-1]))
        return not asked or just_moved or self.match.steps[-1] == "pass"

    @property
    def thinking(self) -> bool:
        """Whether the computer is thinking, for its own step or for advice."""
        return isinstance(self._request, Thinking)

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str) -> Played:
        """A person plays a step. Raises `IllegalStep` or `MalformedStep`."""
        self._drop_thought()
        player = self.match.decider()
        effects = self.match.play(step)
        return self._played(step, player, effects)

    def throw(self) -> Played:
        """Let the dice fall."""
        step, effects = self.match.throw()
        return self._played(step, CHANCE, effects)

    def confirm(self) -> None:
        """The person ends the turn."""
        self._confirmed = len(self.match.steps)
        self._waited = 0.0

    def _played(self, step: str, player: int, effects: tuple[Effect, ...]) -> Played:
        self._waited = 0.0
        return Played(step, player, effects)

    def undo(self) -> bool:
        """Take back to the last decision of a person."""
        self._drop_thought()
        done = self.match.undo()
        self._confirmed = min(self._confirmed, len(self.match.steps))
        return done

    def redo(self) -> bool:
        """Play again what was taken back."""
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

    def advise(self) -> None:
        """Ask for the best step at full strength; it comes as `Advice`."""
        if isinstance(self._request, Thinking) and isinstance(self._request.purpose, Hint):
            return
        self._drop_thought()
        self._ask(Hint(), None, HINT_SECONDS, self.match.steps)

    def appraise(self, receive: Callable[[int, float], None]) -> bool:
        """Ask what the game is worth at the last decision; `receive` gets the player who took it and the score that he
        may expect, in points where the game is scored in points. False before the first decision."""
        decisions = [number for number, position in enumerate(self.match.positions) if position.turn >= 0]
        if not decisions:
            return False
        self._drop_thought()
        player = self.match.positions[decisions[-1]].turn
        self._ask(Worth(player, receive), None, APPRAISAL_SECONDS, self.match.steps[: decisions[-1]])
        return True

    def ask_again(self, number: int, receive: Callable[[Answer | None], None]) -> None:
        """Ask what the computer chooses at a decision of this game, at full strength where a person took it; `receive`
        gets the answer, or None if it failed."""
        self._drop_thought()
        self._ask(Again(receive), self._level(self.match.positions[number].turn), None, self.match.steps[:number])

    def _drop_thought(self) -> None:
        if self.thinking:
            self._engine.cancel()
        self._request = None

    def leave(self) -> None:
        """Stop thinking about this match."""
        self._drop_thought()

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, busy: bool) -> list[News]:
        """Let `dt` seconds pass and tell what happened; nothing is played while the board is `busy` moving."""
        news = self._listen()
        waiting = self.waiting()
        if waiting is Waiting.COMPUTER and self._request is None:
            self._ask(OwnStep(), self._level(self.match.decider()), None, self.match.steps)
        if busy:
            return news
        self._waited += dt
        if self._waited < self._pause(waiting):
            return news
        if waiting is Waiting.PAUSE:
            news.append(self.throw())
        elif waiting is Waiting.COMPUTER and isinstance(self._request, Chosen):
            news.append(self._play_chosen(self._request.step))
        return news

    def _pause(self, waiting: Waiting) -> float:
        """The seconds before something happens by itself: a whole pause at the beginning of a player's turn, less
        inside it."""
        decisions = [position.turn for position in self.match.positions[-4:] if position.turn >= 0]
        same = waiting is Waiting.PAUSE or (len(decisions) > 1 and decisions[-1] == decisions[-2])
        return duration("pause", self.pace or self._settings().animation) * (WITHIN_TURN if same else 1.0)

    def _ask(self, purpose: Purpose, level: int | None, seconds: float | None, steps: tuple[str, ...]) -> None:
        match, played = self.match, self.match.record.games[-1]
        if level == STRONGEST:
            level, seconds = None, float(self._settings().master)
        players, start = match.record.players, None
        if match.game.lone and match.record.form in ADDING:
            # where the points of a match add up, each counts for itself, whatever the others have
            players, start, steps = 1, match.game.lone(match.positions[len(steps)]), ()
        ticket = self._engine.ask(
            match.game.key,
            played.options,
            players,
            steps,
            level=level,
            seconds=seconds,
            start=start,
            away=match.away(),
        )
        self._request, self._line = Thinking(ticket, purpose), ()

    def _listen(self) -> list[News]:
        news: list[News] = []
        for message in self._engine.poll():
            request = self._request
            if isinstance(message, Restarted):
                news.append(EngineProblem("engine-restarted"))
            elif isinstance(message, Warned):
                news.append(EngineProblem(f"engine-{message.code}"))
            elif not isinstance(request, Thinking) or message.ticket != request.ticket:
                continue
            elif isinstance(message, StepWorth | Facts):
                continue  # of an analysis, which this game has not asked for
            elif isinstance(message, Thought):
                self._line = message.pv
                news.append(message)
            elif isinstance(message, Lost) or not self._fits(message, request.purpose):
                news.append(self._lose(request.purpose))
            else:
                news += self._receive(message, request.purpose)
        return news

    def _fits(self, answer: Answer, purpose: Purpose) -> bool:
        """Whether the step that was answered, if it matters, can be played here."""
        if not isinstance(purpose, OwnStep | Hint) or answer.step in self.match.legal():
            return True
        _log.error("the engine answered %r, which is not legal here", answer.step)
        return False

    def _receive(self, answer: Answer, purpose: Purpose) -> list[News]:
        """What an answer means for the game."""
        self._request = None
        match purpose:
            case OwnStep():
                self._request = Chosen(answer.step)
            case Hint():
                return [self._advice(answer)]
            case Worth(player, receive):
                receive(player, answer.value)
            case Again(receive):
                receive(answer)
        return []

    def _advice(self, answer: Answer) -> Advice:
        """The whole turn; only a step where one who plays alone takes turns with nobody, not even with dice."""
        match = self.match
        endless = match.record.players == 1 and not match.game.throws_dice
        line = () if endless else self._line
        return Advice(turn_of(match.position, answer.step, line), answer.value, answer.exact)

    def _lose(self, purpose: Purpose) -> EngineProblem:
        """The computer cannot think any more: a legal step of its own keeps the game going."""
        self._request = None
        match purpose:
            case OwnStep():
                _log.error("the engine is lost; a legal step is played")
                self._request = Chosen(self.match.legal()[0])
                return EngineProblem("engine-lost")
            case Again(receive):
                receive(None)
        return EngineProblem("engine-silent")

    def _play_chosen(self, step: str) -> Played:
        player = self.match.decider()
        self._request = None
        return self._played(step, player, self.match.play(step))
