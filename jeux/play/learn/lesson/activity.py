"""A lesson at the table: a person does a task, a wrong step is explained and taken back, the others reply.

No search is run: all answers are in the lesson and in the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from jeux.match.taught import begin_in
from jeux.play.gestures.hand import Path, Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.learn.lesson.lesson_accept import Attempt, Judge
from jeux.play.learn.lesson.lessons import Lesson, Task, lesson_texts, reply_in
from jeux.play.learn.lesson.refused_tries import refused_tries
from jeux.play.learn.puzzle.refutation import winning_answer
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Played, Waiting
from jeux.play.table.report import Report
from jeux.rules.contract import CHANCE, in_use

WRONG_SECONDS = 1.6
"""Seconds that a wrong step stays on the board before it is taken back."""
ANSWER_SECONDS = 2.4
"""Seconds that it stays there after the answer that wins."""
NOTHING_TO_READ = 0.9
"""Seconds before the next task where no sentence follows the last one."""
TRIES = 2
"""The number of wrong tries after which help is offered."""


class Phase(Enum):
    """The phases of a task."""

    TO_DO = auto()
    WRONG = auto()
    """A wrong step is on the board."""
    REPLYING = auto()
    """The task is done; the others reply automatically."""
    DONE = auto()


class LessonActivity(Activity):
    """Plays one lesson. `learnt` is called when all its tasks are done."""

    in_turn = confirms = False
    quiet = True  # the lesson itself says what is wrong

    def __init__(self, lesson: Lesson, learnt: Callable[[], None]) -> None:
        self.lesson = lesson
        self.number = 0
        """The index of the current task."""
        self.phase = Phase.TO_DO
        self.done: set[int] = set()
        self.missed = 0
        """The number of wrong tries at this task."""
        self._learnt = learnt
        self._rested, self._replied = 0.0, 0
        self._answer: tuple[str, ...] = ()  # the rest of the opponent's answer to a wrong step

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        self.speak()
        self._stand(0)

    def speak(self) -> None:
        self.said = lesson_texts(self.table.texts.language, self.table.match.game.key)

    # --- where one is ---------------------------------------------------------------------------------------------

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.number]

    @property
    def is_last(self) -> bool:
        """Whether no task follows."""
        return self.number + 1 == len(self.lesson.tasks)

    @property
    def wants_help(self) -> bool:
        """Whether help is offered, after several wrong tries."""
        return self.phase in (Phase.TO_DO, Phase.WRONG) and self.missed >= TRIES

    def waiting(self) -> Waiting:
        """Wait for a person while the task is to do; for a throw where chance decides."""
        if self.phase is Phase.TO_DO:
            return Waiting.THROW if self.table.match.position.turn == CHANCE else Waiting.PERSON
        return Waiting.OVER if self.phase is Phase.DONE else Waiting.COMPUTER

    @property
    def engaged(self) -> bool:
        return bool(self.table.hand.chosen or self.table.hand.faces)

    def cancel(self) -> None:
        """Clear the hand's selection; the sentence about the last try stays."""
        self.table.hand.clear()
        self.table.forget_marks()
        self._light()

    @property
    def can_undo(self) -> bool:
        """Whether something of this task can be taken back."""
        return self.phase is not Phase.TO_DO

    # --- going from task to task ----------------------------------------------------------------------------------

    def begin(self) -> None:
        super().begin()
        self._light()

    def go_to(self, number: int) -> None:
        """Set up a task as it begins."""
        self._stand(number)
        self.begin()

    def _stand(self, number: int) -> None:
        """Set up the position where a task begins, by playing the earlier tasks from the last one that has a
        position."""
        match, tasks = self.table.match, self.lesson.tasks
        base = max(k for k in range(number + 1) if tasks[k].position is not None)
        begin_in(match, tasks[base].position or "")
        for task in tasks[base:number]:
            step = self._step_for(task)
            if step:
                match.play(step)
            for reply in task.reply:
                match.play(self._reply_to(reply))
        self._enter(number)

    def _enter(self, number: int) -> None:
        self.number, self.phase, self.missed = number, Phase.TO_DO, 0
        self.table.notice, self._rested, self._replied, self._answer = None, 0.0, 0, ()
        self._first = len(self.table.match.steps)
        self._judge = self._judge_of(self.task)

    def _judge_of(self, task: Task) -> Judge:
        match = self.table.match
        return Judge(match.game, self.table.players, match.position, task.accept)

    def _step_for(self, task: Task) -> str | None:
        """The first step that does a task here; None where the task is to try something illegal."""
        judge = self._judge_of(task)
        return next((step for step in self.table.match.legal() if judge.does(step)), None)

    def _reply_to(self, reply: str) -> str:
        step = reply_in(self.table.match.position, reply)
        assert step, reply  # `jeux.play.learn.lesson.lesson_replay` has replayed it
        return step

    def _light(self) -> None:
        """Highlight the places to look at."""
        table = self.table
        table.teaching.adviser.shown = Shown(lit=self.task.light if self.phase is Phase.TO_DO else ())
        table.say(table.notice)

    def go_on(self) -> None:
        """Go to the next task, once this one is done."""
        if self.phase is not Phase.DONE or self.is_last:
            return
        if self.lesson.tasks[self.number + 1].position is None:
            self._enter(self.number + 1)
            self.table.moved(Report())
            self._light()
        else:
            self.go_to(self.number + 1)

    def begin_again(self) -> None:
        """Start the lesson again."""
        self.go_to(0)

    # --- what a person does ---------------------------------------------------------------------------------------

    def refuse(self, refused: Refuse) -> None:
        """Handle a gesture that the rules refuse: it may be what the task asks for."""
        if self.phase is not Phase.TO_DO:
            return
        table = self.table
        refusal, sentence = table.sentences.why(refused.step, refused.place)
        table.refused = refusal.places or (refused.place,)
        if self._judge.accepts(Attempt(refused.step, refused.path, refusal.code)):
            good = self.task.good
            self.phase = Phase.REPLYING
            table.notice = Notice(self.said.get(good) if good else sentence)
            self._end_of_try()
            table.say(table.notice, "illegal")
            table.refresh()
            return
        self.missed += 1
        table.say(Notice(sentence, Kind.REFUSAL, code=refusal.code), "illegal")

    def choose(self, path: Path, sentence: str, audible: bool) -> None:
        """Select places; the sentence about the last try stays, unless the game has one of its own."""
        table, notice = self.table, self.table.notice
        table.put_in_hand(path, sentence, audible)
        table.teaching.adviser.shown = Shown(lit=self.task.light)
        table.say(table.notice or notice)

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """Play a step that a person tries. Of a gesture that plays several steps, only the first is played."""
        if self.phase is not Phase.TO_DO:
            return
        table = self.table
        does, before = self._judge.does(step), table.match.position
        played = table.conductor.play(step)
        if does:
            self._accept(played, put_down)
            return
        self.phase, self._rested = Phase.WRONG, 0.0
        self._answer = winning_answer(table.match.game, table.players, before, table.match.position)
        self._miss(self.task.misses.get(step, self.task.wrong))
        table.moved(Report(played=played, put_down=put_down, sounds=("illegal",)))

    def throw(self) -> None:
        """Throw the dice with the result that the lesson needs."""
        if self.phase is Phase.TO_DO:
            legal, conductor = self.table.match.legal(), self.table.conductor
            named = [step for step in legal if self._judge.does(step)]
            free = len(named) == len(legal)
            self._accept(conductor.throw() if free else conductor.play(named[0]), put_down=False)

    def _accept(self, played: Played, put_down: bool) -> None:
        """Accept a step that does the task."""
        self.phase, self._rested = Phase.REPLYING, 0.0
        self.table.notice = Notice(self.said.get(self.task.good)) if self.task.good else None
        self._end_of_try()
        sounds = ("win",) if self.phase is Phase.DONE and self.is_last else ()
        self.table.moved(Report(played=played, put_down=put_down, sounds=sounds))

    def _end_of_try(self) -> None:
        """If all replies are played, mark the task as done."""
        if self._replied < len(self.task.reply):
            return
        self.phase, self._rested = Phase.DONE, 0.0
        self.done.add(self.number)
        if len(self.done) == len(self.lesson.tasks):
            self._learnt()

    def _miss(self, text: str) -> None:
        self.missed += 1
        self.table.notice = Notice(self.said.get(text), Kind.REFUSAL) if text else None

    def show_step(self) -> None:
        """Play the solution of the task, for somebody who is stuck."""
        if self.phase is Phase.WRONG:
            self._take_back()
        if self.phase is not Phase.TO_DO:
            return
        table, match = self.table, self.table.match
        table.hand.clear()
        if match.position.turn == CHANCE:
            self.throw()
        elif step := self._step_for(self.task):
            self.play(step, put_down=False, rest=())
        else:
            game = in_use(match.game, match.record.options)
            for attempt in refused_tries(game, table.gestures, match.position):
                if self._judge.accepts(attempt):
                    self.refuse(Refuse(attempt.step, attempt.places[-1], attempt.places))
                    return

    def advise(self) -> None:
        """Play the solution."""
        self.show_step()

    def undo(self) -> None:
        """Take back a wrong step, or begin the task again."""
        if faces := self.table.hand.faces:
            faces.popitem()
            self.table.say(None)
        elif self.phase is Phase.WRONG:
            self._take_back()
        else:
            self.go_to(self.number)

    def redo(self) -> None:
        """Do nothing: a task is not replayed automatically."""

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: take back a wrong step, play replies, go on after a task without a sentence."""
        if moving or held or self.phase is Phase.TO_DO:
            return False
        self._rested += dt
        if self._rested < self._rest():
            return False
        match self.phase:
            case Phase.WRONG if self._answer:
                self._show_answer()
            case Phase.WRONG:
                self._take_back()
            case Phase.REPLYING:
                self._reply()
            case Phase.DONE if not self.table.notice and not self.is_last:
                self.go_on()
            case _:
                return False
        return True

    def _rest(self) -> float:
        """Seconds before the next automatic action."""
        if self.phase is Phase.REPLYING:
            return duration("pause", self.table.settings().animation)
        if self.phase is Phase.DONE:
            return NOTHING_TO_READ
        answered = len(self.table.match.steps) > self._first + 1
        return ANSWER_SECONDS if answered and not self._answer else WRONG_SECONDS

    def _show_answer(self) -> None:
        """Play the next step of the opponent's winning answer, which shows why the step is wrong. The sentence
        stays."""
        self._rested, step, self._answer = 0.0, self._answer[0], self._answer[1:]
        self.table.moved(Report(played=self.table.conductor.play(step)))

    def _take_back(self) -> None:
        table = self.table
        table.match.undo_to(self._first)
        self.phase, self._rested, self._answer = Phase.TO_DO, 0.0, ()
        table.moved(Report(taken_back=True))
        self._light()

    def _reply(self) -> None:
        """Play the next step of the replies."""
        played = self.table.conductor.play(self._reply_to(self.task.reply[self._replied]))
        self._replied, self._rested = self._replied + 1, 0.0
        self._end_of_try()
        self.table.moved(Report(played=played))
