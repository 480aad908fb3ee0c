"""A position on paper: the file is written where the player wants it."""

from __future__ import annotations

from jeux.play.editor import Editor
from jeux.scenes.app import App
from jeux.scenes.files.saving import Saving

ENDING = ".pdf"


class Printing:
    """Prints what an editor holds, a position."""

    def __init__(self, app: App, editor: Editor) -> None:
        self._app, self._editor = app, editor

    def ask(self) -> None:
        """Ask where the file goes."""
        get = self._app.texts.get
        name = get("edit-print-name", game=self._app.texts.game(self._editor.editing.game.key, "name"))
        Saving(self._app, name, (ENDING,), lambda ending: self.page(), said=("make-saved", "")).ask()

    def page(self) -> bytes:
        """The sheet: the name of the game, the diagram, who is to play."""
        from jeux.press.position_page import position_pdf  # what prints is imported when something is printed

        editing, position, texts = self._editor.editing, self._editor.position, self._app.texts
        assert position
        key = editing.game.key
        title, line = texts.game(key, "name"), ""
        if position.turn >= 0 and len(editing.game.sides) > 1:
            line = texts.get("edit-print-turn", side=texts.game(key, f"side-{position.turn}-title"))
        return position_pdf(editing.game, editing.options, position, (title, line), texts.language)
