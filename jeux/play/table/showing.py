"""A line of steps shown on the board without being played: where an advice leads, or how an adversary would answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jeux.match.match import Match
from jeux.play.analysis.expected_lines import playable
from jeux.play.gestures.pace import between_plies
from jeux.play.table.conductor import Played
from jeux.play.table.report import Report
from jeux.rules.contract import CHANCE, Position


class Showing:
    """A line from a position. `shown`: the number of its steps on the board; `running`: the next one follows by
    itself."""

    def __init__(self, position: Position, line: Sequence[str]) -> None:
        self.steps = playable(position, line)
        self.shown = 0
        self.running = True
        self._waited = 0.0
        self._positions = [position]
        for step in self.steps:
            self._positions.append(self._positions[-1].play(step))
        while len(self.steps) > 1 and self._asks_for_dice():
            self.steps = self.steps[:-1]
            del self._positions[-1]

    def _asks_for_dice(self) -> bool:
        """Whether the last step changes nothing on the table but only calls for a throw, which nobody can foresee."""
        before, after = self._positions[-2:]
        return after.turn == CHANCE and not before.effects(self.steps[-1])

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions after each step that is on the board, the first one before all of them."""
        return tuple(self._positions[: self.shown + 1])

    @property
    def over(self) -> bool:
        """Whether all of the line is on the board."""
        return self.shown == len(self.steps)

    def forward(self) -> str | None:
        """Put the next step on the board. Returns it, or None at the end of the line."""
        self._waited = 0.0
        if self.over:
            return None
        self.shown += 1
        return self.steps[self.shown - 1]

    def back(self) -> bool:
        """Take the last step back, and pause."""
        self.running, self._waited = False, 0.0
        self.shown = max(0, self.shown - 1)
        return True

    def due(self, dt: float, pause: float) -> bool:
        """Let `dt` seconds pass. Returns whether the next step is due, `pause` seconds after the one before."""
        if not self.running or self.over:
            return False
        self._waited += dt
        return self.shown == 0 or self._waited >= pause


class OnBoard:
    """The position on the board: that of the game, or of a line shown from it. `show` gets a report of each change,
    `pace` returns the pace of animations."""

    def __init__(self, match: Callable[[], Match], show: Callable[[Report], None], pace: Callable[[], str]) -> None:
        self._match, self._show, self._pace = match, show, pace
        self.line: Showing | None = None

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions from the start to the one on the board."""
        played = self._match().positions
        return (*played, *self.line.positions[1:]) if self.line else played

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps that led to the position on the board."""
        played = self._match().steps
        return (*played, *self.line.steps[: self.line.shown]) if self.line else played

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.line.positions[-1] if self.line else self._match().position

    # --- a line ---------------------------------------------------------------------------------------------------

    def begin(self, line: Sequence[str]) -> None:
        """Show a line from the position of the game, step after step."""
        self.end()
        self.line = Showing(self._match().position, line)
        self._show(Report(turned=True))

    def end(self) -> None:
        """Take the line from the board and show the game again."""
        if self.line:
            shown, self.line = self.line.shown, None
            self._show(Report(turned=True, taken_back=shown > 0))

    def forward(self) -> None:
        """Show one more step of the line."""
        if not self.line:
            return
        before, step = self.line.positions[-1], self.line.forward()
        if step:
            self._show(Report(played=Played(step, before.turn, before.effects(step)), turned=True))

    def step_on(self) -> None:
        """Show one more step, then pause."""
        if self.line:
            self.line.running = False
            self.forward()

    def step_back(self) -> None:
        """Take one step back, then pause."""
        if self.line:
            self.line.back()
            self._show(Report(turned=True, taken_back=True))

    def pause(self) -> None:
        """Pause the line or let it go on; at its end, show it again from its beginning."""
        if not self.line:
            return
        if self.line.over:
            self.begin(self.line.steps)
            return
        self.line.running = not self.line.running
        self._show(Report(turned=True))

    def advance(self, dt: float, moving: bool) -> bool:
        """Let `dt` seconds pass, while the men are `moving` or not. Returns True when a step was shown."""
        if not self.line or moving or not self.line.due(dt, between_plies(self._pace())):
            return False
        self.forward()
        return True
