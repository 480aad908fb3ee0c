"""The table as its parts see it, as a protocol."""

from __future__ import annotations

from typing import Protocol

from jeux.common.theme import Scale
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.classroom.strip import Strip
from jeux.scenes.table.display.dice_faces import DiceFaces
from jeux.scenes.table.display.display import TableDisplay
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.typed import Typed
from jeux.ui.widgets import Widgets


class SeenTable(Protocol):
    """A match on the screen."""

    app: App
    session: Session
    display: TableDisplay
    widgets: Widgets
    typed: Typed
    strip: Strip
    panel: Panel
    faces: DiceFaces
    bare: bool
    """Whether the sheet is hidden."""

    @property
    def widget_scale(self) -> Scale:
        """The scale of the sheet."""

    def content(self) -> PanelContent:
        """The content of the sheet."""

    def content_drawn(self) -> PanelContent:
        """The same, worked out once a frame."""

    def toggle_bare(self) -> None:
        """Hide or show the sheet."""

    @property
    def may_make_way(self) -> bool:
        """Whether the board can stand aside for a column of text."""

    @property
    def at_rest(self) -> bool:
        """Whether no man is held or moves, so that the board may go elsewhere."""

    def make_way(self) -> None:
        """Lay the table out again, the board aside or not, as the rules want it. They stay open."""
