"""Error messages of the file formats."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.formats.contract import FormatError


def sentence(error: FormatError, texts: Texts) -> str:
    """The sentence of an error: the text ``format-<code>``, after the place in the file if known, before the reason of
    the rules if there is one."""
    said = texts.get(f"format-{error.code}", detail=error.detail)
    if error.reason:
        game, refusal = error.reason
        said += f" {texts.game(game, f'refusal-{refusal.code}', places='-'.join(refusal.places))}"
    if not error.line:
        return said
    return texts.get("format-at", line=error.line, column=error.column, sentence=said)
