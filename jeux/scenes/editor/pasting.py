"""Pasting a position from the clipboard: our own text format, or any supported format of other programs."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.formats.contract import FormatError
from jeux.formats.pasted import recognise_pasted
from jeux.formats.sentences import sentence
from jeux.match.match import Match
from jeux.play.editor.editor import Editor
from jeux.rules.contract import BadPosition
from jeux.scenes.editor.points import Points


def paste(editor: Editor, points: Points, text: str, texts: Texts) -> str:
    """Set up the position in a text, or the last one of a game. Returns why it failed; empty on success."""
    key = editor.editing.game.key
    if not text.strip():
        return texts.get("edit-paste-empty")
    try:
        editor.paste(text)
    except BadPosition as error:
        if text.lstrip().startswith("board="):
            return texts.game(key, f"flaw-{error.flaw}")
        return _paste_foreign(editor, points, text, texts)
    return ""


def _paste_foreign(editor: Editor, points: Points, text: str, texts: Texts) -> str:
    """Set up the last position of the first match in another program's format. Returns why it failed; empty on
    success."""
    key = editor.editing.game.key
    try:
        record = recognise_pasted(text)[0]
    except FormatError as error:
        return texts.game(key, "flaw-form") if error.code == "unknown" else sentence(error, texts)
    if record.game != key:
        return texts.get("edit-paste-other", game=texts.game(record.game, "name"))
    try:
        match = Match(record)
        editor.paste(match.position.text())
        points.take_over(match)
    except BadPosition as error:
        return texts.game(key, f"flaw-{error.flaw}")
    return ""
