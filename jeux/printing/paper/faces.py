"""The faces of what is printed: the fonts of the program, embedded where they are used.

Importing this module registers them; `FAMILY` is the book's family, whose bold is the semi-bold of its titles.
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
"""Held while a file is made: the library cuts the letters of a document out of fonts that all documents share."""


def printable(text: str) -> str:
    """A text as reportlab has to get it: it cuts lines at U+202F, and never at U+00A0, which is as wide in the
    book's family."""
    return text.replace(_NARROW, _NO_BREAK)


def _register() -> None:
    for face in FACES:
        pdfmetrics.registerFont(TTFont(face, str(asset("fonts", f"{face}.ttf"))))
    rl_config.canvas_basefontname = SERIF  # or else every page names Helvetica, which nobody embeds
    pdfmetrics.registerFontFamily(FAMILY, normal=SERIF, bold=TITLE, italic=ITALIC, boldItalic=TITLE)


_register()
