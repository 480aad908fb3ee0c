"""A review at the table: the user steps through the game, sees lines, looks for better steps, or tries others out.

The match on the table is a copy that goes back and forth; the game itself is analysed meanwhile, and is not changed.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from jeux.match.match import Match
from jeux.match.walked import stand_after
from jeux.play.analysis.analysis import QUICK, Analysis, Inquiry
from jeux.play.analysis.verdicts import ALIKE, Verdict
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import between_plies
from jeux.play.review.hunt import Hunt, Stage
from jeux.play.review.kept_reviews import KeptReviews
from jeux.play.review.review import Found, JudgedTurn, Review
from jeux.play.review.review_words import ReviewWords
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.conductor import Conductor, EngineProblem, Played, Waiting
from jeux.play.table.report import Report
from jeux.play.table.throwing import throwers
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import CHANCE, OVER


class Mode(Enum):
    """The modes of a review."""

    WALK = auto()
    TRY = auto()
    """Playing both sides freely from here."""
    FIND = auto()
    """Looking for a better step."""


class ReviewActivity(Activity):
    """Steps through `whole`, a game that ended. `known` is the analysis from during the game, or None; `kept` are the
    reviews on disk, or None where nothing is to be kept; `gather` takes what was found once the review is left."""

    in_turn = False
    quiet = True

    def __init__(
        self,
        whole: Match,
        known: Analysis | None,
        kept: KeptReviews | None = None,
        gather: Callable[[Review], object] | None = None,
    ) -> None:
        self.whole = whole
        self.here = len(whole.steps)
        """The number of steps on the table."""
        self.mode = Mode.WALK
        self.hunt: Hunt | None = None
        self.playing = False
        """Whether the game is being played back automatically."""
        self._rested = 0.0
        self._known, self._kept, self._gather = known, kept, gather
        self._saved = Found()
        """What is on disk."""

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        table.teaching.home = self.leave_line
        self.judge = Conductor(self.whole, table.engine, table.settings)
        self.judge.analysis = self._known or self.judge.analysis
        self.review = Review(self.whole, self.judge.analysis, self.judge.study, lambda: table.settings().hidden)
        if self._kept:
            self._saved = self._kept.load(self.whole)
            self.review.restore(self._saved)
        self.speak()

    def speak(self) -> None:
        table = self.table
        sentences = Sentences(table.texts, self.whole, table.wording, table.gestures)
        self.told = ReviewWords(sentences, self.review)

    def leave(self) -> None:
        self.judge.leave()
        self._keep()
        if self._gather:
            self._gather(self.review)

    def _keep(self) -> None:
        """Keep on disk what the review has found since."""
        found = self.review.found
        if self._kept and found != self._saved:
            self._kept.save(self.whole, found)
            self._saved = found

    # --- the state ------------------------------------------------------------------------------------------------

    @property
    def retells(self) -> bool:
        return self.mode is Mode.WALK

    def waiting(self) -> Waiting:
        """Wait for a person where a step is to be found or tried, otherwise for nobody."""
        decider = self.table.match.decider()
        free = self.mode is Mode.TRY or (self.hunt is not None and self.hunt.stage is Stage.ASKED)
        if not free or decider == OVER:
            return Waiting.OVER
        return Waiting.THROW if decider == CHANCE else Waiting.PERSON

    @property
    def busy(self) -> bool:
        return any(one.inquiry for one in (self.judge, self.table.conductor)) or self.playing

    @property
    def last(self) -> int:
        """The number of steps of the game."""
        return len(self.whole.steps)

    @property
    def turn(self) -> JudgedTurn | None:
        """The turn that is commented on."""
        return self.told.turn_at(self.here)

    def content_notice(self) -> Notice:
        """The notice shown in place of the prompt."""
        table = self.table
        if line := table.board.line:
            steps, positions = table.board.steps, table.board.positions
            return Notice(table.sentences.step(positions[-2], steps[-1]) if line.shown else "")
        if table.notice:
            return table.notice
        if self.hunt:
            return self.hunt.question()
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
        """Show the game after so many steps, and leave any line, try or hunt."""
        number, before = max(0, min(number, self.last)), self.here
        plain = self.mode is Mode.WALK and not self.table.board.line
        self.mode, self.hunt = Mode.WALK, None
        self.stand(number, by_step=plain and number == before + 1)

    def stand(self, number: int, by_step: bool = False) -> None:
        """Put the game after so many steps on the table. With `by_step` the last step is shown as played, else the men
        glide."""
        table = self.table
        self.here, self._rested, table.board.line = number, 0.0, None
        table.notice, table.refused = None, ()
        table.hand.clear()
        table.conductor.leave()
        stand_after(table.match, self.whole, number)
        if by_step:
            position, step = self.whole.positions[number - 1], self.whole.steps[number - 1]
            table.show_turn(Report(played=Played(step, position.turn, position.effects(step))))
        else:
            table.show_turn(Report(taken_back=True))

    def walk(self, steps: int) -> None:
        """Go so many steps forward or back; this stops the playback."""
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
        """Play the game back automatically, from its start if it is at its end; or stop that."""
        if self.table.board.line:
            self.leave_line()
        self.playing = not self.playing
        if self.playing and self.here == self.last:
            self.go(0)
        self.table.refresh()

    def change_pace(self) -> None:
        """Switch to the next pace of the playback."""
        self.table.watch.change_pace()
        self.table.say(Notice(self.watch_words()))

    def watch_words(self) -> str:
        """The pace of the playback, in words."""
        pace = self.table.watch.pace
        return self.table.texts.get(f"button-pace-{'normal' if pace == 'none' else pace}")

    # --- lines ----------------------------------------------------------------------------------------------------

    @property
    def spoken_of(self) -> int | None:
        """The number of the step that is commented on."""
        turn = self.turn
        return self.told.spoken_of(turn) if turn else None

    @property
    def better(self) -> str:
        """The best step instead of the one commented on; empty where that one is as good."""
        return "" if self.spoken_of is None else self.review.better(self.spoken_of)

    @property
    def answered(self) -> str:
        """The step commented on, where a player follows it rather than the dice or the end; else empty."""
        return "" if self.spoken_of is None else self.review.answered(self.spoken_of)

    def show_line(self, step: str) -> None:
        """Show the expected line after a step that replaces the one commented on, once the replies are analysed."""
        number = self.spoken_of
        if step and number is not None:
            self.playing, self.table.notice = False, None
            line = self.review.judged_line(number, step)
            if line:
                self.begin_line(number, line)
                return
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
        """Leave the line on the board, and show the game again."""
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
        """Play a step that a person tries out, or proposes as the better one."""
        self.table.notice = None
        self.table.play_step(step, put_down, rest)
        if self.hunt:
            self.hunt.tried()

    def undo(self) -> None:
        """Undo a tried step, else leave the trial, else go one step back in the game."""
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
        """Go one step forward in the game; tried steps are not redone."""
        if self.mode is Mode.WALK:
            self.walk(1)

    def advise(self) -> None:
        """Show the solution, while a better step is looked for."""
        if self.hunt:
            self.hunt.show_solution()

    def errors_of(self, player: int) -> list[JudgedTurn]:
        """The errors of a player that are to be corrected, in order."""
        errors = [turn for turn in self.told.turns() if turn.player == player and turn.error is not None]
        return [turn for turn in errors if (turn.points or 0.0) >= self.least - ALIKE]

    @property
    def least(self) -> float:
        """The points of winning chances from which an error is to be corrected: it stays while one corrects."""
        return self.hunt.least if self.hunt else self.table.settings().find_from

    def find_better(self, player: int) -> None:
        """Look for a better step at each error of a player."""
        errors = self.errors_of(player)
        if errors:
            self.playing, self.mode = False, Mode.FIND
            self.hunt = Hunt(self, player, errors[0], self.least)
            self.hunt.try_again()

    def step_back_out(self) -> bool:
        """Leave one thing besides the game: a line, a mode or the playback. Returns False where there is none."""
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
        """Let `dt` seconds pass: continue the analysis, and a line or the playback."""
        changed = self._look_on() | self.table.board.advance(dt, moving or held)
        if moving or held:
            return changed
        if self.waiting() is Waiting.PERSON and self.table.hand_goes_on():
            return True
        return self._go_on(dt) or changed

    def _look_on(self) -> bool:
        known = self.review.state
        judging = self.hunt.judge if self.hunt and self.hunt.stage is Stage.JUDGED else self.judge
        for news in judging.listen():
            if isinstance(news, EngineProblem):
                self.table.say(Notice(self.table.texts.get(f"error-{news.code}"), Kind.REFUSAL))
        if judging is self.judge and self.judge.inquiry is None:
            self.review.look_on(self._wanted())
        changed = self.review.state != known
        if changed and self.review.complete:
            self._keep()
        return changed

    def _wanted(self) -> int | None:
        """What to analyse first: the steps of the turn shown, then the reasons of one of them."""
        turn = self.turn
        steps = range(turn.first, turn.first + turn.count) if turn else ()
        decisions = [number for number in steps if number in self.review.decisions]
        return next((number for number in decisions if self.review.verdict(number) is None), self.spoken_of)

    def _go_on(self, dt: float) -> bool:
        if not self.playing or self.table.board.line:
            return False
        self._rested += dt
        pace = self.table.watch.pace
        if self._rested < between_plies(pace):
            return False
        if self.here < self.last:
            self.go(self.here + 1)
        self.playing = self.playing and self.here < self.last
        return True

    def look_again(self) -> None:
        """Continue an analysis that was cut short."""
        self.review.lost = False

    def refuse(self, refused: Refuse) -> None:
        """Explain a refused gesture, but only where a step is asked for."""
        if self.waiting() is Waiting.PERSON:
            self.table.refuse(refused)
