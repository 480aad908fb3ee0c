"""Problems as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from jeux.common.files import SET_ASIDE
from jeux.common.texts import MissingText, Texts


def sentences(problems: Iterable[tuple[str, str]], texts: Texts) -> list[str]:
    """One sentence for each (code, name), no sentence twice; files that were set aside are named."""
    lines: list[str] = []
    for code, name in problems:
        sentence = texts.get(f"error-{code}", names=_settings(name, texts))
        if name.endswith(SET_ASIDE):
            sentence += " " + texts.get("error-set-aside", file=name)
        if sentence not in lines:
            lines.append(sentence)
    return lines


def _settings(names: str, texts: Texts) -> str:
    """The names of settings as the player knows them, from « text_size, games.<key>.side »."""
    return ", ".join(dict.fromkeys(_setting(name, texts) for name in names.split(", ")))


def _setting(name: str, texts: Texts) -> str:
    if not name.startswith("games."):
        known = f"setting-{name.replace('_', '-')}"
        return texts.get(known) if texts.has(known) else name
    key = name.split(".")[1]
    try:
        return texts.game(key, "name")
    except MissingText:
        return key  # a game of another version
