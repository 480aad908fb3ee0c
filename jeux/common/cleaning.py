"""Cleans text that people type, paste or load from a file, so that it can be shown on one line.

Every text that the program did not write itself goes through `clean`.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST = 40
"""Letters of a name, a word or a search."""
MARKS = 2
"""The most combining marks on one letter: more of them overlap the neighbouring lines."""

_IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default_Ignorable_Code_Point of Unicode 15: characters without width, or that change the direction of the text."""
_BLANK = "\u2800"
"""The braille cell without dots: it looks like a space."""
_SPACES = " \u00a0\u202f"
"""The spaces that are kept: the no-break spaces of French punctuation."""
_READ = 64
"""Input is truncated to this multiple of `longest` before it is cleaned: somebody may paste a book."""


def clean(text: str, longest: int = LONGEST, typing: bool = False) -> str:
    """`text` on one line, cut to `longest`: composed letters, single spaces, no invisible character, no combining mark
    without a base.

    With `typing`, a space at the end stays: the user may type another word."""
    # lone surrogates, which some systems let a keyboard produce, are joined or replaced
    whole = text[: _READ * longest].encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    kept, marks = "", MARKS
    for letter in unicodedata.normalize("NFC", _IGNORABLE.sub("", whole)):
        kind = unicodedata.category(letter)
        if kind[0] == "M":
            marks += 1
            kept += letter if marks <= MARKS else ""
        elif kind[0] == "Z" or letter == _BLANK or letter.isspace():
            kept += (letter if letter in _SPACES else " ") if kept and kept[-1] not in _SPACES else ""
            marks = MARKS
        elif kind[0] != "C":
            kept += letter
            marks = 0
        elif kind == "Cn":
            kept += "\ufffd"  # a character newer than the Unicode tables of this Python
            marks = 0
    kept = kept[:longest]
    return kept if typing else kept.rstrip(_SPACES)
