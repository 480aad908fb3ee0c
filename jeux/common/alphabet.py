"""The order of the alphabet, as readers of French and English look for a word: « Élise » before « Fabien »."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """`text` without accents, capitals, ligatures or curly apostrophes: what is compared and looked for."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def alphabetical(name: str) -> tuple[str, str]:
    """Sort key for names."""
    return plain(name), name
