"""A review at the table: the game is walked along its steps, lines are shown, better steps found, others tried out.

The match on the table is a copy that goes back and forth; the game itself is looked into meanwhile, and stays as it is.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import partial

from jeux.match.match import Match
from jeux.match.walked import stand_after
from jeux.play.analysis.analysis import QUICK, Analysis, Inquiry, Verdict
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.review.hunt import Hunt, Stage
from jeux.play.review.review import JudgedTurn, Review
from jeux.play.review.review_words import ReviewWords
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.conductor import Conductor, EngineProblem, Played, Waiting
from jeux.play.table.report import Report
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


class ReviewActivity(Activity):
    """Walks through `whole`, a game that ended. `known` is what was found of it during the game."""

    in_turn = False
    quiet = True

    def __init__(self, whole: Match, known: Analysis | None) -> None:
        self.whole = whole
        self.here = len(whole.steps)
        """So many steps are on the table."""
        self.mode = Mode.WALK
        self.hunt: Hunt | None = None
        self.playing = False
        """Whether the game goes on by itself."""
        self._rested = 0.0
        self._known = known

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        table.teaching.home = self.leave_line
        self.judge = Conductor(self.whole, table.engine, table.settings)
        self.judge.analysis = self._known or self.judge.analysis
        self.review = Review(self.whole, self.judge.analysis, self.judge.study, lambda: table.settings().hidden)
        self.speak()

    def speak(self) -> None:
        table = self.table
        sentences = Sentences(table.texts, self.whole, table.wording, table.gestures)
        self.told = ReviewWords(sentences, self.review)

    def leave(self) -> None:
        self.judge.leave()

    # --- the state ------------------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """A person where a step is to be found or tried, otherwise nobody."""
        decider = self.table.match.decider()
        free = self.mode is Mode.TRY or (self.hunt is not None and self.hunt.stage is Stage.ASKED)
        if not free or decider == OVER:
            return Waiting.OVER
        return Waiting.THROW if decider == CHANCE else Waiting.PERSON

    @property
    def busy(self) -> bool:
        return self.judge.inquiry is not None or self.playing

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
        table = self.table
        if line := table.board.line:
            steps, positions = table.board.steps, table.board.positions
            return Notice(table.sentences.step(positions[-2], steps[-1]) if line.shown else "")
        if table.notice:
            return table.notice
        if self.hunt:
            return Notice(self.hunt.question())
        if self.mode is Mode.TRY:
            return Notice(self._trying())
        return self.told.notice(self.here)

    def _trying(self) -> str:
        match, begin = self.table.match, self.table.texts.get("review-trying")
        if self.waiting() is Waiting.OVER:
            return begin
        throwing = set(throwers(match)) if match.decider() == CHANCE else {match.decider()}
        return f"{begin}\n{self.table.sentences.prompt(throwing.pop() if len(throwing) == 1 else -1)}"

    # --- walking --------------------------------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """Show the game after so many steps; whatever else was on the board is left."""
        number, before = max(0, min(number, self.last)), self.here
        plain = self.mode is Mode.WALK and not self.table.board.line
        self.mode, self.hunt = Mode.WALK, None
        self.stand(number, by_step=plain and number == before + 1)

    def stand(self, number: int, by_step: bool = False) -> None:
        """Put the game after so many steps on the table; a single step further is played, else the men glide."""
        table = self.table
        self.here, self._rested, table.board.line = number, 0.0, None
        table.notice, table.refused = None, ()
        table.hand.clear()
        stand_after(table.match, self.whole, number)
        if by_step:
            position, step = self.whole.positions[number - 1], self.whole.steps[number - 1]
            table.show_turn(Report(played=Played(step, position.turn, position.effects(step))))
        else:
            table.show_turn(Report(taken_back=True))

    def walk(self, steps: int) -> None:
        """Go so many steps on, or back; a game that goes on by itself stops."""
        self.playing, board = False, self.table.board
        if board.line:
            (board.step_on if steps > 0 else board.step_back)()
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
        if self.table.board.line:
            self.leave_line()
        self.playing = not self.playing
        if self.playing and self.here == self.last:
            self.go(0)
        self.table.refresh()

    def change_pace(self) -> None:
        """How fast the game goes on by itself."""
        self.table.watch.change_pace()
        self.table.say(Notice(self.watch_words()))

    def watch_words(self) -> str:
        """The pace at which the game goes on by itself."""
        pace = self.table.watch.pace
        return self.table.texts.get(f"button-pace-{'normal' if pace == 'none' else pace}")

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
            self.playing, self.table.notice = False, None
            begin = partial(self._begin_found, self.here, number, step)
            self.judge.study(Inquiry(number, QUICK, begin, of=step, facts=False, answer=True))

    def _begin_found(self, here: int, number: int, step: str, verdict: Verdict | None, whole: bool) -> None:
        found = verdict or self.review.verdict(number)
        if whole and found and self.mode is Mode.WALK and self.here == here:
            self.begin_line(number, found.of(step).line or (step,))

    def begin_line(self, number: int, line: tuple[str, ...]) -> None:
        """Show a line from the position after so many steps."""
        table = self.table
        table.board.line = None
        stand_after(table.match, self.whole, number)
        table.show_turn(Report(taken_back=True))
        table.board.begin(line)

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

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """A person tries a step out, or has found it."""
        self.table.notice = None
        self.table.play_step(step, put_down, () if self.hunt else rest)
        if self.hunt:
            self.hunt.judge(step)

    def undo(self) -> None:
        """Take back what was tried; then leave trying; a step back in the game."""
        table = self.table
        if table.board.line:
            self.leave_line()
        elif self.mode is Mode.TRY and len(table.match.steps) > self.here:
            table.match.undo_to(len(table.match.steps) - 1)
            table.notice = None
            table.moved(Report(taken_back=True))
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
        if self.table.board.line:
            self.leave_line()
        elif self.mode is not Mode.WALK:
            self.go(self.here)
        elif self.playing:
            self.play_on()
        else:
            return False
        return True

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: the analysis goes on, a line or the game by itself."""
        changed = self._look_on(dt) | self.table.board.advance(dt, moving or held)
        if moving or held:
            return changed
        if self.waiting() is Waiting.PERSON and self.table.hand_goes_on():
            return True
        return self._go_on(dt) or changed

    def _look_on(self, dt: float) -> bool:
        known = self.review.done
        for news in self.judge.advance(dt, True):
            if isinstance(news, EngineProblem):
                self.table.say(Notice(self.table.texts.get(f"error-{news.code}"), Kind.REFUSAL))
        if self.judge.inquiry is None:
            self.review.look_on(self._wanted())
        return self.review.done != known

    def _wanted(self) -> int | None:
        """What is to be looked into first: the steps of the turn that is shown, then the reasons of one of them."""
        turn = self.turn
        steps = range(turn.first, turn.first + turn.count) if turn else ()
        return next((number for number in steps if self.review.verdict(number) is None), self.spoken_of)

    def _go_on(self, dt: float) -> bool:
        if not self.playing or self.table.board.line:
            return False
        self._rested += dt
        pace = self.table.watch.pace
        if self._rested < duration("ply", pace if pace != "none" else "normal"):
            return False
        if self.here < self.last:
            self.go(self.here + 1)
        self.playing = self.playing and self.here < self.last
        return True

    def look_again(self) -> None:
        """Go on with an analysis that was cut short."""
        self.review.lost = False

    def refuse(self, refused: Refuse) -> None:
        """A touch means something only where a step is asked for."""
        if self.waiting() is Waiting.PERSON:
            self.table.refuse(refused)
