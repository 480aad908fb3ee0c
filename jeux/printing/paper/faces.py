"""The faces of what is printed: the fonts of the program, embedded where they are used.

Importing this module registers them. `FAMILY` is the book family; its bold is the semi-bold used for titles.
"""

from __future__ import annotations

from threading import RLock

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from jeux.common.assets import asset

FAMILY = "EBGaramond"
SERIF, ITALIC, TITLE = f"{FAMILY}-Regular", f"{FAMILY}-Italic", f"{FAMILY}-SemiBold"
LABEL, LABEL_BOLD = "AtkinsonHyperlegible-Regular", "AtkinsonHyperlegible-Bold"

FACES = (SERIF, ITALIC, TITLE, LABEL, LABEL_BOLD)
_NARROW, _NO_BREAK = "\u202f", "\u00a0"

ONE_AT_A_TIME = RLock()
"""Lock held while a file is made: reportlab's font subsets are shared by all documents."""


def printable(text: str) -> str:
    """A text prepared for reportlab, which breaks lines at U+202F but not at U+00A0, which has the same width in the
    book family."""
    return text.replace(_NARROW, _NO_BREAK)


def _register() -> None:
    for face in FACES:
        pdfmetrics.registerFont(TTFont(face, str(asset("fonts", f"{face}.ttf"))))
    rl_config.canvas_basefontname = SERIF  # else every page refers to Helvetica, which is not embedded
    pdfmetrics.registerFontFamily(FAMILY, normal=SERIF, bold=TITLE, italic=ITALIC, boldItalic=TITLE)


_register()
