"""Who teaches at a table: « Conseil », the professor, and the lines that they show on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from jeux.common.settings import Settings
from jeux.match.seats import helped
from jeux.play.analysis.analysis import QUICK, Inquiry
from jeux.play.analysis.verdicts import Verdict
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.adviser import Adviser, Ranked, Shown
from jeux.play.table.contract import Table
from jeux.play.table.professor import OFF, Professor, ProfessorQuestion


class Teaching:
    """Advice and questions of one match."""

    def __init__(self, table: Table, settings: Callable[[], Settings]) -> None:
        self._table, self._settings = table, settings
        self.agreed = False
        """Whether the persons have agreed on the professor."""
        self.quiet = False
        """Whether he never speaks here, because the activity itself says what is wrong."""
        self.home: Callable[[], None] = self.end_line
        """Callback that returns from a line on the board to the activity."""
        self.adviser = Adviser(table)
        self.professor = Professor(table, self.manner, self.adviser.has_advised)
        self.question: ProfessorQuestion | None = None
        """What the professor asks about a step that waits to be played."""
        self._before_line: tuple[Notice | None, Shown] = (None, Shown())
        """The notice and the marks to restore when a line on the board ends."""

    @property
    def shown(self) -> Shown:
        """What advice marks on the board."""
        return self.adviser.shown

    @property
    def consent(self) -> bool:
        """Whether all persons want the professor: one alone need not be asked."""
        return self.agreed or len(self._table.match.persons()) < 2

    def manner(self) -> str:
        """The professor's strictness at this table; `OFF` where he takes no part."""
        wanted = self.consent and self._table.match.persons() and not self.quiet and not self._settings().hidden
        return self._settings().teacher if wanted else OFF

    @property
    def helped(self) -> bool:
        """Whether the player to move may be advised, and see where men may go."""
        match = self._table.match
        return match.decider() < 0 or helped(match.record.advantage, match.seat(match.decider()))

    def advise(self) -> None:
        """Advise one level further, or say which player alone may be advised."""
        if self.helped:
            self.adviser.press()
        else:
            words = self._table.words
            self._table.say(Notice(words.texts.get("hint-not-for", name=words.ahead)))

    def judge(self, step: str, rest: tuple[str, ...], play: Callable[[], None]) -> None:
        """Have the professor judge a step of a person before it is played with its `rest`."""
        if not self.helped:
            play()
            return
        self.professor.judge(step, rest, partial(self._answer, play))

    def _answer(self, play: Callable[[], None], question: ProfessorQuestion | None) -> None:
        if question is None:
            play()
            return
        self.question = question
        self._table.hinted()
        self._table.board.begin(question.line)
        self._table.say(None, "hint")

    @property
    def asking(self) -> Notice | None:
        """The professor's current question as a notice; it takes precedence over any other."""
        question = self.question
        kind = Kind.PROOF if question and question.exact else Kind.ESTIMATE
        return Notice(question.say(self._table.words), kind) if question else None

    def play_anyway(self) -> None:
        """Play the step that the professor has asked about."""
        question = self.question
        if question:
            self.professor.let_pass((question.step, *question.rest))
            self.return_to_game()
            self._table.play_step(question.step, rest=question.rest)

    def show_line(self, ranked: Ranked) -> None:
        """Show on the board where an advice leads, once the replies are analysed."""
        conductor, number = self._table.conductor, len(self._table.match.steps)
        if conductor.analysis.known(number):
            begin = partial(self._begin_line, ranked)
            conductor.study(Inquiry(number, QUICK, begin, of=ranked.turn[0], facts=False, answer=True))

    def _begin_line(self, ranked: Ranked, verdict: Verdict | None, whole: bool) -> None:
        if not whole or ranked not in self.adviser.shown.ranked or self._table.board.line:
            return
        self._before_line = self._table.notice, self.adviser.shown
        self._table.notice = None
        self._table.board.begin(verdict.of(ranked.turn[0]).line if verdict else ranked.turn)

    def return_to_game(self) -> None:
        """Leave the line on the board, and show the game again."""
        self.home()

    def end_line(self) -> None:
        """Take the line from the board, and show the game as it was before; a step that waited is not played."""
        self._table.notice, self.adviser.shown = self._before_line
        self.question, self._before_line = None, (None, Shown())
        self._table.board.end()
        self._table.say(self._table.notice)

    def heed(self) -> None:
        """Called when the settings have changed: drop the question if the professor is off."""
        if self.question and not self.professor.at_work:
            self.return_to_game()

    def forget_words(self) -> None:
        """Drop the texts in the old language. A question stays, because its words are made when it is shown."""
        self.adviser.forget()
        self._table.notice, self._before_line = None, (None, Shown())

    def leave_line(self) -> bool:
        """Return to the game. Returns False when no line is on the board and no step waits for the professor."""
        looking, shown = self.professor.looking, self._table.board.line is not None
        self.professor.look_away()
        if shown:
            self.return_to_game()
        return shown or looking

    def forget_line(self) -> bool:
        """Forget the line and the question, because the game has gone on. Returns whether steps of a line were on the
        board."""
        line, self._table.board.line = self._table.board.line, None
        self.professor.look_away()
        self.question, self._before_line = None, (None, Shown())
        return bool(line and line.shown)
