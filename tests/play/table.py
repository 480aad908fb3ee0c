"""A table without a window: hands that touch places and press buttons, and an engine that answers at once.

Nothing here may load pygame: `test_whole_games` plays it where pygame is forbidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random

from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Answer, Engine, EngineEvent, FactsAnswer, Lost, StepWorth, Thought
from jeux.engine.questions import EnginePosition, FactsQuestion, Question, SearchQuestion
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.play.table.buttons import moment_buttons
from jeux.play.table.dice_entry import DiceEntry
from jeux.play.table.panel_content import PanelContent, Sight, panel_content
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.play.table.step_composer import StepComposer
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact, Position, complete_options
from jeux.rules.facts import FactFinder

TEXTS = Texts("fr")
QUICK = Settings().replace(animation="none")


LESS = 0.2
"""How much less than the best all other steps are worth to the scripted engine."""


def position_of(at: EnginePosition) -> Position:
    rules = CATALOGUE[at.game]
    full = complete_options(rules, at.options)
    position = rules.start(full, at.players) if at.start is None else rules.read(at.start, full, at.players)
    for step in at.steps:
        position = position.play(step)
    return position


class ScriptedEngine(Engine):
    """Answers each question at the next poll: a legal step at random, or what `answers` say of so many steps."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(["no such program"])
        self.answers: dict[int, tuple[str, float]] = {}
        """By the number of steps before it: the step, and what is proven of it."""
        self.lines: dict[int, tuple[str, ...]] = {}
        """What is expected after so many steps, told before the answer."""
        self.losses: dict[str, float] = {}
        """How much less than the best some other steps are worth; `LESS` for the rest."""
        self.bounds: set[str] = set()
        """Steps that are valued only by a search of their own."""
        self.proven: set[str] = set()
        """Steps whose value is proven beside the best."""
        self.replies: dict[str, tuple[str, ...]] = {}
        """What follows some other steps."""
        self.asked: list[int] = []
        """The number of steps of each question."""
        self.fails = False
        self._rng, self._numbers = Random(seed), count(1)
        self._waiting: list[EngineEvent] = []

    def ask(self, asked: Question) -> int:
        ticket = next(self._numbers)
        if isinstance(asked, FactsQuestion):
            self._waiting = [FactsAnswer(ticket, self._facts(asked))]
        else:
            self.asked.append(len(asked.at.steps))
            self._waiting = [Lost(ticket)] if self.fails else self._answer(ticket, asked)
        return ticket

    def _facts(self, asked: FactsQuestion) -> dict[str, tuple[Fact, ...]]:
        finder = FactFinder(CATALOGUE[asked.at.game], position_of(asked.at), asked.at.players, brief=True)
        return {step: finder.facts(step) for step in asked.about}

    def _answer(self, ticket: int, asked: SearchQuestion) -> list[EngineEvent]:
        position, played = position_of(asked.at), len(asked.at.steps)
        known = self.answers.get(played)
        step, value = known or (self._rng.choice(position.steps() or ("",)), 0.5)
        line, exact = self.lines.get(played, (step,)), known is not None
        worths: list[EngineEvent] = []
        if asked.every:
            others = [other for other in position.steps() if other != step]
            worths = [StepWorth(ticket, step, value, exact, None, bound=False, line=line)]
            others.sort(key=self._loss)
            worths += [self._worth(ticket, other, value, bound=other in self.bounds) for other in others]
        elif asked.of:
            worths = [self._worth(ticket, asked.of, value + self._loss(asked.of) * (asked.of == step), bound=False)]
        return [Thought(ticket, 1, 1, value, line), *worths, Answer(ticket, step, value, exact)]

    def _loss(self, step: str) -> float:
        return self.losses.get(step, LESS)

    def _worth(self, ticket: int, step: str, best: float, bound: bool) -> StepWorth:
        """What another step than the best is worth."""
        line = (step, *self.replies.get(step, ()))
        return StepWorth(ticket, step, best - self._loss(step), step in self.proven, None, bound, line)

    def cancel(self) -> None:
        self._waiting = []

    def stop(self) -> None:
        """It has answered already."""

    def poll(self) -> list[EngineEvent]:
        found, self._waiting = self._waiting, []
        return found


class Keeper:
    """Keeps the last record in memory."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.problem: Problem | None = None

    def save(self, match: Match) -> Problem | None:
        self.record = match.record
        return self.problem


class Table:
    """One match, and everything that a window would have of it."""

    def __init__(self, match: Match, engine: Engine | None = None, teacher: str = "off") -> None:
        self.settings = QUICK.replace(teacher=teacher)
        self.reports: list[Report] = []
        self.engine, self.keeper = engine or ScriptedEngine(), Keeper()
        self.session = Session(match, self.engine, self.keeper, TEXTS, lambda: self.settings, self.reports.append)
        self.composer, self.entry = StepComposer(self.session), DiceEntry(self.session)
        self.session.begin()

    def content(self) -> PanelContent:
        return panel_content(self.session, Sight())

    def buttons(self) -> list[str]:
        return [button.text for button in moment_buttons(self.session, self.composer)]

    def press(self, text: str = "") -> None:
        """Press the button with these words, or the first one."""
        buttons = moment_buttons(self.session, self.composer)
        next(button for button in buttons if text in ("", button.text)).act()

    def touch(self, place: str) -> None:
        """Click a place."""
        if self.composer.active:
            self.composer.touch(place)
        else:
            self.session.do(self.session.hand.click(self.session.permit, place))

    def wait(self, seconds: float = 2.0) -> None:
        self.session.advance(seconds)

    def answer(self) -> None:
        """Let the engine answer all that it is asked."""
        while self.session.conductor.inquiry or self.session.conductor.thinking:
            self.session.advance(0.0)

    # --- a legal step, as a hand plays it -------------------------------------------------------------------------

    def play(self, step: str) -> None:
        """Play a step by its places, by its button, or put together."""
        session = self.session
        if self.composer.active and session.match.position.places(step):
            self._put_together(step)
            return
        paths = [path for path, plays in session.permit.paths.items() if plays == step]
        whole = [path for path in paths if path not in session.permit.rests]
        if whole:
            for place in whole[0]:
                self.touch(place)
            return
        line = session.wording.button(session.match.position, step)
        assert line, f"{step} is out of reach"
        self.press(session.sentences.button(line)[0])

    def _put_together(self, step: str) -> None:
        composing, position = self.composer.composing, self.session.match.position
        assert composing
        places = position.places(step)
        if composing.carried:
            self._carry(places)
        elif composing.offers:
            self._turn_over(step, places[0])
        else:
            for place in places:
                self.touch(place)
        assert self.composer.step() == step
        self.composer.play()

    def _turn_over(self, step: str, place: str) -> None:
        """Bring what the hand holds over a place and turn it until it lies as in the step."""
        self.composer.hover(place)
        for _ in range(8):
            if self.composer.step() == step:
                return
            self.composer.turn(0)

    def _carry(self, places: Sequence[str]) -> None:
        """Take a piece up, then turn it and lead it until it lies on these places."""
        session, composing = self.session, self.composer.composing
        assert composing
        position = session.match.position
        side = session.match.game.sides[position.turn]
        self.touch(next(place for place, man in position.men() if man == side))
        for number in range(8):
            for place in places:
                self.touch(place)
                if set(session.hand.chosen) == set(places):
                    return
            self.composer.turn(0)
            if number == 3:
                self.composer.turn(1)
        raise AssertionError(f"{places} cannot be covered")


def table_of(key: str, *levels: int, dice: str = "", engine: Engine | None = None, **options: str) -> Table:
    """A new match between persons (level 0) and the computer."""
    seats = tuple(Seat("", level) for level in levels)
    match = Match.new(key, options, seats, dice=dice) if dice else Match.new(key, options, seats)
    return Table(match, engine)
