"""The faces of what is printed: the fonts of the program, embedded where they are used.

Importing this module registers them. `FAMILY` is the book family; its bold is the semi-bold used for titles.
"""

from __future__ import annotations

import unicodedata
from threading import RLock

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from jeux.common.assets import asset

FAMILY = "EBGaramond"
SERIF, ITALIC, TITLE = f"{FAMILY}-Regular", f"{FAMILY}-Italic", f"{FAMILY}-SemiBold"
LABEL, LABEL_BOLD = "AtkinsonHyperlegible-Regular", "AtkinsonHyperlegible-Bold"

FACES = (SERIF, ITALIC, TITLE, LABEL, LABEL_BOLD)
_UNKNOWN = "?"
"""What is printed for a letter that a face lacks."""
_NARROW, _NO_BREAK = "\u202f", "\u00a0"

ONE_AT_A_TIME = RLock()
"""Lock held while a file is made: reportlab's font subsets are shared by all documents."""


def printable(text: str, face: str = "") -> str:
    """A text prepared for reportlab, which breaks lines at U+202F but not at U+00A0, which has the same width in the
    book family.

    With a `face`, for names that people typed: letters that it lacks lose their marks or become ``?``, since reportlab
    would print squares."""
    text = text.replace(_NARROW, _NO_BREAK)
    return "".join(_drawn(letter, face) for letter in text) if face and not text.isascii() else text


def face_for(text: str, face: str) -> str:
    """`face`, or the book face, which has Greek and Cyrillic, if that one alone has all letters of a text."""
    return SERIF if _lacks(text, face) and not _lacks(text, SERIF) else face


def unprinted(text: str) -> bool:
    """Whether a text has letters that cannot be printed."""
    return _lacks(text, face_for(text, LABEL))


def _lacks(text: str, face: str) -> bool:
    return any(not _has(letter, face) for letter in text.replace(_NARROW, _NO_BREAK))


def _has(letter: str, face: str) -> bool:
    return ord(letter) in pdfmetrics.getFont(face).face.charToGlyph


def _drawn(letter: str, face: str) -> str:
    if _has(letter, face):
        return letter
    if unicodedata.category(letter).startswith("M"):
        return ""
    plain = unicodedata.normalize("NFD", letter)[0]
    return plain if _has(plain, face) else _UNKNOWN


def _register() -> None:
    for face in FACES:
        pdfmetrics.registerFont(TTFont(face, str(asset("fonts", f"{face}.ttf"))))
    rl_config.canvas_basefontname = SERIF  # else every page refers to Helvetica, which is not embedded
    pdfmetrics.registerFontFamily(FAMILY, normal=SERIF, bold=TITLE, italic=ITALIC, boldItalic=TITLE)


_register()
