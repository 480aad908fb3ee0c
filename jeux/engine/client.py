"""The window's client of the engine process; it never blocks.

Every question has a ticket. `poll`, called once a frame, returns the events received; answers to cancelled or replaced
questions are dropped. A process that crashes, hangs, floods or sends invalid lines is killed and restarted once with
the same question. The second time, or when its time is up, the question is `Lost` and the caller continues without it.
"""

from __future__ import annotations

import logging
import math
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic
from typing import IO

from jeux.common.assets import PACKAGE
from jeux.engine import events as said
from jeux.engine.events import Answer, EngineEvent, FactsAnswer, Lost, Restarted, StepWorth, Thought, Warned
from jeux.engine.process import Ending, EngineProcess
from jeux.engine.questions import FactsQuestion, Question
from jeux.rules.contract import Fact

__all__ = [
    "Answer",
    "Engine",
    "EngineEvent",
    "FactsAnswer",
    "Lost",
    "Restarted",
    "StepWorth",
    "Thought",
    "Warned",
    "engine_command",
]

GRACE = 0.3
"""Seconds to answer a `stop`."""
START_GRACE = 15.0
"""Seconds until a new process must write its first line; antivirus programs can delay it by several."""
PATIENCE = 2.5
"""Seconds of grace beyond the time of a question, for one process."""
WHOLE_PATIENCE = 7.5
"""Seconds of grace beyond the time of a question, for all processes together; then it is lost."""
TRIES = 2
LINES_A_POLL = 500
"""The most lines taken in one `poll`, so that the window keeps drawing."""
MOST_LINES = 20_000
"""The most lines between two questions; a process that sends more is considered faulty."""
LONGEST_QUOTE = 200
DAMAGED = "damaged-table"
STOPPED = "error stopped "
ANSWERS = ("position", "ok", "info", "step", "best", "warning", "facts")
"""The first words of valid lines."""
TWIN_SUFFIX = "-engine"
"""The suffix of the console version of a packaged program, if there is one."""

_LOG = logging.getLogger(__name__)


@dataclass(slots=True)
class _Pending:
    """A question without an answer yet, and what was received for it."""

    ticket: int
    asked: Question
    end: float
    """The time when it is lost."""
    told: set[str] = field(default_factory=set)
    """The steps valued by the current process."""
    facts: dict[str, tuple[Fact, ...]] = field(default_factory=dict)
    failures: int = 0
    hurried: bool = False

    @property
    def about_facts(self) -> bool:
        """Whether it asks for facts rather than a step."""
        return isinstance(self.asked, FactsQuestion)


def engine_command() -> list[str]:
    """The command that starts this program as an engine."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, str(PACKAGE / "__main__.py"), "--engine"]
    program = Path(sys.executable)
    twin = program.with_name(f"{program.stem}{TWIN_SUFFIX}{program.suffix}")
    return [str(twin if twin.exists() else program), "--engine"]


class Engine:
    """An engine process, started at the first question. Use it only from the thread that created it."""

    def __init__(self, command: Sequence[str] | None = None, log: IO[bytes] | None = None) -> None:
        self._command = command or engine_command()
        self._log = log
        self._tickets = count(1)
        self._process: EngineProcess | None = None
        self._question: _Pending | None = None
        self._running: deque[_Pending] = deque()  # the `go` and `facts` sent to this process and not answered yet
        self._deadline = 0.0
        self._said = 0
        """Lines received since the last question."""

    def ask(self, asked: Question) -> int:
        """Ask a question, which replaces the current one. Returns its ticket."""
        end = monotonic() + asked.most_seconds + WHOLE_PATIENCE
        self._question = _Pending(next(self._tickets), asked, end)
        self._said = 0
        self._send()
        return self._question.ticket

    def stop(self) -> None:
        """Request the answer to the question now."""
        if self._question is not None:
            self._question.hurried = True
            if self._process is not None:
                self._process.send("stop")
            self._set_deadline()

    def cancel(self) -> None:
        """Drop the question; its events are discarded."""
        self._question = None
        if self._process is not None and self._running:
            self._process.send("stop")
            self._set_deadline()

    def poll(self) -> list[EngineEvent]:
        """The events since the last call, in order. Does not block."""
        events: list[EngineEvent] = []
        for _ in range(LINES_A_POLL):
            line = self._process.next() if self._process else None
            if line is None:
                break
            self._receive(line, events)
        self._check_deadline(events)
        return events

    @property
    def process_id(self) -> int | None:
        """The id of the running process, for measurements."""
        return self._process.number if self._process else None

    def close(self) -> None:
        """End the process: `quit`, then kill it after a fifth of a second."""
        self._question = None
        self._running.clear()
        if self._process is not None:
            self._process.leave()
            self._process = None

    # --- inside ---------------------------------------------------------------------------------------------------

    def _send(self) -> None:
        """Send the question, to a new process if there is none. `_check_deadline` notices a process that fails to
        start."""
        question = self._question
        assert question is not None
        if self._process is None:
            try:
                self._process = EngineProcess(self._command, self._log)
            except OSError as error:
                _LOG.error("the engine does not start: %s", error)
                return
        if self._running:
            self._process.send("stop")
        self._process.send(*question.asked.lines(), *(["stop"] if question.hurried else []))
        question.told.clear()
        question.facts.clear()
        self._running.append(question)
        self._set_deadline()

    def _set_deadline(self) -> None:
        """Set the time by which the process must write something, or is considered hung."""
        question = self._question
        pressed = question is None or question.hurried or len(self._running) > 1
        grace = GRACE if pressed or question is None else question.asked.most_seconds + PATIENCE
        if self._process is not None and not self._process.ready:
            grace += START_GRACE
        self._deadline = min(monotonic() + grace, question.end if question else math.inf)

    def _receive(self, line: str | Ending, events: list[EngineEvent]) -> None:
        assert self._process is not None
        self._said += 1
        if isinstance(line, Ending) or self._said > MOST_LINES:
            self._replace(line.value if isinstance(line, Ending) else "it floods", events)
            return
        if not self._process.ready:
            self._process.ready = True
            self._set_deadline()
        try:
            self._take(line.partition(" ")[0], line, events)
        except (ValueError, KeyError, IndexError) as error:
            self._replace(f"it says {error}", events)

    def _take(self, word: str, line: str, events: list[EngineEvent]) -> None:
        """Handle a line. Raises `ValueError`, `KeyError` or `IndexError` if it is invalid."""
        if word == "best" and self._running and not self._running[0].about_facts:
            self._end(events, said.answer, line)
        elif self._running and self._running[0].about_facts and (word == "ok" or line.startswith(STOPPED)):
            self._end(events, lambda ticket, _: FactsAnswer(ticket, dict(self._running[0].facts)), line)
        elif word and word not in ANSWERS and not line.startswith(STOPPED):
            raise ValueError(repr(line[:LONGEST_QUOTE]))
        elif self._current:
            self._take_part(word, line, events)

    def _take_part(self, word: str, line: str, events: list[EngineEvent]) -> None:
        """Handle a line that precedes the answer to the current question."""
        question = self._running[0]
        if word == "info":
            if events and isinstance(events[-1], Thought):
                del events[-1]  # the later one is more complete
            events.append(said.thought(question.ticket, line))
        elif word == "step":
            worth = said.step_worth(question.ticket, line)
            if worth.step in question.told:
                raise ValueError(f"{worth.step} twice")
            question.told.add(worth.step)
            events.append(worth)
        elif word == "facts" and question.about_facts:
            step, facts = said.step_facts(line)
            question.facts[step] = facts
        elif line.startswith(f"warning {DAMAGED} "):
            events.append(Warned(question.ticket, DAMAGED))

    def _end(self, events: list[EngineEvent], event: Callable[[int, str], EngineEvent], line: str) -> None:
        """Handle the last line of the running question."""
        if self._current:
            events.append(event(self._running[0].ticket, line))
            self._question = None
        self._running.popleft()
        self._set_deadline()

    @property
    def _current(self) -> bool:
        """Whether the engine is working on the current question."""
        return self._question is not None and bool(self._running) and self._running[0] is self._question

    def _check_deadline(self, events: list[EngineEvent]) -> None:
        """Replace a process that hangs or did not start."""
        if self._process is None and self._question is not None:
            self._replace("it does not start", events)
        elif self._running and monotonic() >= self._deadline:
            self._replace("it does not answer", events)

    def _replace(self, why: str, events: list[EngineEvent]) -> None:
        """Kill this process and restart the question in another one; on the second failure it is lost."""
        _LOG.error("the engine is left: %s", why)
        stale = bool(self._running) and not self._current
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._running.clear()
        question = self._question
        if question is None:
            return
        question.failures += not stale
        self._said = 0
        if question.failures < TRIES and monotonic() < question.end:
            if not stale:
                events.append(Restarted(question.ticket))
            self._send()
            return
        self._question = None
        events.append(Lost(question.ticket))
