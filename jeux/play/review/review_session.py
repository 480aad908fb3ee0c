"""A review at the table: the game is walked along its steps, lines are shown, better steps found, others tried out.

The match on the table is a copy that goes back and forth; the game itself is looked into meanwhile, and stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.match.match import Match
from jeux.match.walked import WalkedMatch
from jeux.play.analysis.analysis import QUICK, Analysis, Inquiry, Verdict
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.review.hunt import Hunt, Stage
from jeux.play.review.review import JudgedTurn, Review
from jeux.play.review.review_words import ReviewWords
from jeux.play.table.conductor import Conductor, EngineProblem, Played, Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Keeper, Session
from jeux.play.table.teaching import Teaching
from jeux.play.table.throwing import throwers
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import CHANCE, OVER


class Mode(Enum):
    """What is done with the game."""

    WALK = auto()
    TRY = auto()
    """Both sides are played freely from here."""
    FIND = auto()
    """A better step is looked for."""


class Walking(Teaching):
    """Nobody teaches here; a line on the board leads back to the review."""

    def __init__(self, session: ReviewSession, settings: Callable[[], Settings]) -> None:
        super().__init__(session, settings)
        self.quiet = True
        self._session = session

    def return_to_game(self) -> None:
        self._session.leave_line()


class ReviewSession(Session):
    """Walks through `whole`, a game that ended. `known` is what was found of it during the game."""

    in_turn = False

    def __init__(
        self,
        whole: Match,
        known: Analysis | None,
        engine: Engine,
        keeper: Keeper,
        texts: Texts,
        settings: Callable[[], Settings],
        show: Callable[[Report], None],
    ) -> None:
        self.whole = whole
        self.here = len(whole.steps)
        """So many steps are on the table."""
        self.mode = Mode.WALK
        self.hunt: Hunt | None = None
        self.playing = False
        """Whether the game goes on by itself."""
        self._rested = 0.0
        self.judge = Conductor(whole, engine, settings)
        self.judge.analysis = known or self.judge.analysis
        self.review = Review(whole, self.judge.analysis, self.judge.study, lambda: settings().hidden)
        self._walked = WalkedMatch(whole)
        super().__init__(self._walked, engine, keeper, texts, settings, show)
        self.teaching = Walking(self, settings)

    def speak(self, texts: Texts) -> None:
        super().speak(texts)
        self.told = ReviewWords(Sentences(texts, self.whole, self.wording, self.gestures), self.review)

    def leave(self) -> None:
        self.judge.leave()
        super().leave()

    # --- the state ------------------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """A person where a step is to be found or tried, otherwise nobody."""
        decider = self.match.decider()
        free = self.mode is Mode.TRY or (self.hunt is not None and self.hunt.stage is Stage.ASKED)
        if not free or decider == OVER:
            return Waiting.OVER
        return Waiting.THROW if decider == CHANCE else Waiting.PERSON

    @property
    def moving(self) -> bool:
        return self.judge.inquiry is not None or self.playing or self.hand.dragging

    @property
    def last(self) -> int:
        """The number of steps of the game."""
        return len(self.whole.steps)

    @property
    def turn(self) -> JudgedTurn | None:
        """The turn that is spoken of."""
        return self.told.turn_at(self.here)

    def content_notice(self) -> Notice:
        """What stands in the place of the prompt."""
        if self.board.line:
            steps, positions = self.board.steps, self.board.positions
            return Notice(self.sentences.step(positions[-2], steps[-1]) if self.board.line.shown else "")
        if self.notice:
            return self.notice
        if self.hunt:
            return Notice(self.hunt.question())
        if self.mode is Mode.TRY:
            return Notice(self._trying())
        return self.told.notice(self.here)

    def _trying(self) -> str:
        begin = self.texts.get("review-trying")
        if self.waiting() is Waiting.OVER:
            return begin
        throwing = set(throwers(self.match)) if self.match.decider() == CHANCE else {self.match.decider()}
        return f"{begin}\n{self.sentences.prompt(throwing.pop() if len(throwing) == 1 else -1)}"

    # --- walking --------------------------------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """Show the game after so many steps; whatever else was on the board is left."""
        number, before = max(0, min(number, self.last)), self.here
        plain = self.mode is Mode.WALK and not self.board.line
        self.mode, self.hunt = Mode.WALK, None
        self.stand(number, by_step=plain and number == before + 1)

    def stand(self, number: int, by_step: bool = False) -> None:
        """Put the game after so many steps on the table; a single step further is played, else the men glide."""
        self.here, self._rested, self.board.line = number, 0.0, None
        self.notice, self.refused = None, ()
        self.hand.clear()
        self._walked.go(number)
        if by_step:
            position, step = self.whole.positions[number - 1], self.whole.steps[number - 1]
            self._show_turn(Report(played=Played(step, position.turn, position.effects(step))))
        else:
            self._show_turn(Report(taken_back=True))

    def walk(self, steps: int) -> None:
        """Go so many steps on, or back; a game that goes on by itself stops."""
        self.playing = False
        if self.board.line:
            (self.board.step_on if steps > 0 else self.board.step_back)()
        elif self.mode is Mode.WALK:
            self.go(self.here + steps)

    def walk_to(self, number: int) -> None:
        """Go to a step of the game."""
        self.playing = False
        if self.mode is Mode.WALK:
            self.go(number)

    def walk_turns(self, turns: int) -> None:
        """Go to the end of the turn before or after."""
        line = self.told.line_at(self.here)
        following = (-1 if line is None else line) + turns
        self.playing = False
        self.go(0 if following < 0 else self.told.end_of(min(following, len(self.told.lines) - 1)))

    def play_on(self) -> None:
        """Let the game go on by itself, from its start if it is at its end; or stop it."""
        if self.board.line:
            self.leave_line()
        self.playing = not self.playing
        if self.playing and self.here == self.last:
            self.go(0)
        self.refresh()

    def change_pace(self) -> None:
        """How fast the game goes on by itself."""
        self.watch.change_pace()
        self.say(Notice(self.watch_words()))

    def watch_words(self) -> str:
        """The pace at which the game goes on by itself."""
        pace = self.watch.pace
        return self.texts.get(f"button-pace-{'normal' if pace == 'none' else pace}")

    # --- lines ----------------------------------------------------------------------------------------------------

    @property
    def spoken_of(self) -> int | None:
        """The number of the step that is spoken of."""
        turn = self.turn
        return self.told.spoken_of(turn) if turn else None

    @property
    def better(self) -> str:
        """The best step in the place of the one that is spoken of; nothing where that one is as good."""
        return "" if self.spoken_of is None else self.review.better(self.spoken_of)

    @property
    def answered(self) -> str:
        """The step that is spoken of, where a player follows and not the dice or the end."""
        return "" if self.spoken_of is None else self.review.answered(self.spoken_of)

    def show_line(self, step: str) -> None:
        """Show what is expected after a step in the place of the one that is spoken of, once it is known what others
        answer."""
        number = self.spoken_of
        if step and number is not None:
            self.playing, self.notice = False, None
            begin = partial(self._begin_found, self.here, number, step)
            self.judge.study(Inquiry(number, QUICK, begin, of=step, facts=False, answer=True))

    def _begin_found(self, here: int, number: int, step: str, verdict: Verdict | None, whole: bool) -> None:
        found = verdict or self.review.verdict(number)
        if whole and found and self.mode is Mode.WALK and self.here == here:
            self.begin_line(number, found.of(step).line or (step,))

    def begin_line(self, number: int, line: tuple[str, ...]) -> None:
        """Show a line from the position after so many steps."""
        self.board.line = None
        self._walked.go(number)
        self._show_turn(Report(taken_back=True))
        self.board.begin(line)

    def leave_line(self) -> None:
        """Nothing is on the board any more but the game."""
        self.stand(self.here)

    # --- trying out -----------------------------------------------------------------------------------------------

    def try_out(self) -> None:
        """Play both sides freely from here."""
        self.mode, self.playing, self.hunt = Mode.TRY, False, None
        self.stand(self.here)

    @property
    def can_try(self) -> bool:
        """Whether something can be played from here."""
        return self.whole.positions[self.here].turn != OVER

    def play(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """A person tries a step out, or has found it."""
        self.notice = None
        self.play_judged(step, put_down, () if self.hunt else rest)
        if self.hunt:
            self.hunt.judge(step)

    def undo(self) -> None:
        """Take back what was tried; then leave trying; a step back in the game."""
        if self.board.line:
            self.leave_line()
        elif self.mode is Mode.TRY and len(self.match.steps) > self.here:
            self.match.undo_to(len(self.match.steps) - 1)
            self.notice = None
            self.moved(Report(taken_back=True))
        elif self.hunt:
            self.hunt.try_again()
        else:
            self.go(self.here - (self.mode is Mode.WALK))

    def redo(self) -> None:
        """A step forward in the game; what was tried is not played again."""
        if self.mode is Mode.WALK:
            self.walk(1)

    def advise(self) -> None:
        """The solution, where one looks for it."""
        if self.hunt:
            self.hunt.show_solution()

    def errors_of(self, player: int) -> list[JudgedTurn]:
        """The errors of a player, in order."""
        return [turn for turn in self.told.turns() if turn.player == player and turn.error is not None]

    def find_better(self, player: int) -> None:
        """Look for a better step at each error of a player."""
        errors = self.errors_of(player)
        if errors:
            self.playing, self.mode = False, Mode.FIND
            self.hunt = Hunt(self, player, errors[0])
            self.hunt.try_again()

    def step_back_out(self) -> bool:
        """Leave what is on the board beside the game; False where there is nothing but the game."""
        if self.board.line:
            self.leave_line()
        elif self.mode is not Mode.WALK:
            self.go(self.here)
        elif self.playing:
            self.play_on()
        else:
            return False
        return True

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool = False, held: bool = False) -> bool:
        """Let `dt` seconds pass: the analysis goes on, a line or the game by itself."""
        if self.hand.pressed:
            self.hand.hold(dt)
        changed = self._look_on(dt) | self.board.advance(dt, moving or held)
        if moving or held:
            return changed
        if self.waiting() is Waiting.PERSON and (following := self.hand.goes_on()):
            self.do(following)
            return True
        return self._go_on(dt) or changed

    def _look_on(self, dt: float) -> bool:
        known = self.review.done
        for news in self.judge.advance(dt, True):
            if isinstance(news, EngineProblem):
                self.say(Notice(self.texts.get(f"error-{news.code}"), Kind.REFUSAL))
        if self.judge.inquiry is None:
            self.review.look_on(self._wanted())
        return self.review.done != known

    def _wanted(self) -> int | None:
        """What is to be looked into first: the steps of the turn that is shown, then the reasons of one of them."""
        turn = self.turn
        steps = range(turn.first, turn.first + turn.count) if turn else ()
        return next((number for number in steps if self.review.verdict(number) is None), self.spoken_of)

    def _go_on(self, dt: float) -> bool:
        if not self.playing or self.board.line:
            return False
        self._rested += dt
        if self._rested < duration("ply", self.watch.pace if self.watch.pace != "none" else "normal"):
            return False
        if self.here < self.last:
            self.go(self.here + 1)
        self.playing = self.playing and self.here < self.last
        return True

    def look_again(self) -> None:
        """Go on with an analysis that was cut short."""
        self.review.lost = False

    def _refuse(self, step: str | None, place: str) -> None:
        """A touch means something only where a step is asked for."""
        if self.waiting() is Waiting.PERSON:
            super()._refuse(step, place)
