"""When a game ends that was played here, its band is shown once, and the sheet is quiet until it is folded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from jeux.play.library.ended import reached
from jeux.play.table.buttons import Button
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.play.words.end_words import end_words
from jeux.scenes.app import App
from jeux.scenes.table.dialogues.end_band import CountedMen, EndBand
from jeux.views.board import BoardView


class ShownBoard(Protocol):
    """The board of a table, as far as its end depends on it."""

    board: BoardView
    late: Report | None

    def counted(self) -> tuple[tuple[str, int], ...]:
        """The men that decide the game when they are counted."""


class EndedTable(Protocol):
    """The table, as far as its end depends on it."""

    app: App
    session: Session

    @property
    def display(self) -> ShownBoard:
        """What is seen of it."""


class Ending:
    """Follows a table to its end. `show_buttons` lays out the buttons of the sheet again."""

    def __init__(self) -> None:
        self._band: EndBand | None = None
        self._played = False
        """Whether the game on the table was seen in play: one that is looked at again has no end here."""

    @property
    def shown(self) -> bool:
        """Whether the band is shown, so that the sheet need not say the same."""
        return self._band is not None

    def advance(self, table: EndedTable, ways: Callable[[], list[Button]], show_buttons: Callable[[], None]) -> bool:
        """Show the band when it is time, and note that it was folded. True when something changed."""
        session, app = table.session, table.app
        if self._band:
            if app.dialogue is self._band:
                return False
            self._band = None
            show_buttons()
            return True
        if session.waiting() is not Waiting.OVER:
            self._played = True
            return False
        waits = table.display.late or session.board.line or app.dialogue
        if not self._played or not session.outcome_shown or waits:
            return False
        self._played, self._band = False, self._made(table, ways())
        app.open(self._band)
        show_buttons()
        return True

    def _made(self, table: EndedTable, ways: list[Button]) -> EndBand:
        session, app = table.session, table.app
        result = session.match.result()
        assert result
        sides = table.display.counted() if result.reason in session.match.game.endings else ()
        count = reached(session.match)
        words = end_words(session.sentences, result, app.statistics.table(), count, shown=bool(sides))
        counted = CountedMen(sides, table.display.board.upright) if sides else None
        return EndBand(app, words, ways, counted, lambda event: bool(app.scene and app.scene.event(event)))

    def quiet(self, content: PanelContent) -> PanelContent:
        """What the sheet says: nothing that the band tells; how it came to the end, where the band tells something
        else."""
        if not self._band or not content.outcome:
            return content
        how = next((line for line in content.outcome[1:2] if line != self._band.words.fact), "")
        return replace(content, outcome=(), message=how)
