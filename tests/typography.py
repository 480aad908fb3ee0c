"""The typography of the texts as rules that a test can apply: one pattern a fault, one sentence a pattern."""

from __future__ import annotations

import re

THIN = "\u202f"
"""Narrow no-break space: before ; ! ? and inside guillemets."""
NO_BREAK = "\u00a0"
"""No-break space: before a colon, between a number and its unit."""
HOLE = "\ufffc"
"""Stands for an argument in a text that is not filled in."""

_BOTH = (
    ("'", "straight apostrophe"),
    ('"', "straight quotation mark"),
    (r"\.\.\.", "three dots instead of an ellipsis"),
    ("—", "em dash"),
    (r" - | -$", "hyphen used as a dash"),
    ("  ", "two spaces in a row"),
    (rf"^[ {THIN}{NO_BREAK}]|[ {THIN}{NO_BREAK}]$", "space at an end"),
    (r"[^\S\n][,.](?=\s|$)", "space before a comma or a full stop"),
    ("\u2019\u2019|\u201c\u201c", "quotation mark twice"),
    (r"Ctrl \+|Ctrl\s\+ ", "keys pressed together that may be parted"),
    ("[\u2018\u201a\u201e\u201f\ufeff\u200b\u00ad]", "foreign or invisible mark"),
)
_FRENCH = (
    (rf"(?<!{THIN})[;!?»]", "no narrow no-break space before ; ! ? »"),
    (rf"«(?!{THIN})", "no narrow no-break space after «"),
    (rf"(?<!{NO_BREAK}):", "no no-break space before :"),
    (rf"(?<!«)(?<!\d){THIN}(?![;!?»])", "narrow no-break space out of place"),
    (rf"(?<![\d{HOLE}–ᵉ+])(?<!Ctrl)(?<!Maj)(?<!Alt){NO_BREAK}(?![:–])", "no-break space out of place"),
    (rf"[\d{HOLE}] (?:ans?|min|s|j\.|%)(?![\w’])", "number and unit that may be parted"),
    (r"\d%", "no space before %"),
    (r"\b[IVX]+ᵉ(?!\u00a0siècle)", "century that may be parted from its number"),
    (rf"(?:\b[IVX]+|\d|{HOLE})(?:[èe]me|e|er|re|nde?)\b", "ordinal not written 1ᵉʳ, 2ᵉ, XVIIIᵉ"),
    (r"(?<!\d)0 (?!à\b)\w+", "nothing counted as 0: « aucun »"),
    (r"\d[.]\d", "decimal point instead of a comma"),
    (r"(?:^|[.!?…] |«\u202f)A ", "capital without its accent: À"),
    (r"\b(?:(?:Echap|Egal|Ecri|Ecran|Etat|Etag|Eteind|Evit)\w*|Ca\b)", "capital without its accent"),
    (r"(?i)\b(?:b|c|s|man|ch)?o(?:eu(?:f|r|vre|vres|vrer)s?|eil)\b|\bn?oeud", "oe instead of œ"),
    (r"(?i)\b(?:tu|toi|te|tes|vous|votre|vos)\b", "tu or vous"),
    (r"(?i)\b(?!assez\b|chez\b|nez\b)\w+ez\b", "imperative: an infinitive or a noun is expected"),
    (r"(?i)\b(?:échiquier|dame de backgammon|bear-off|blot)\b", "word to be avoided"),
)
_ENGLISH = (
    ("[«»]", "French quotation mark"),
    (rf"[\s]{THIN}|[\s][;:!?%]", "French spacing"),
    (rf"{THIN}|(?<!Ctrl)(?<!Shift)(?<!Alt)(?<!\+){NO_BREAK}", "French spacing"),
    (r"(?i)\b(?:color|center|honor|favorite|gray)\b", "American word in a British text"),
    (r"(?<!\u201c)\b\w+ \u201d", "space before a closing quotation mark"),
)


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a text of this language, each fault with the letters around it."""
    rules = (*_BOTH, *(_FRENCH if language == "fr" else _ENGLISH))
    found = []
    for pattern, fault in rules:
        for match in re.finditer(pattern, text, re.MULTILINE):
            start, end = max(0, match.start() - 15), match.end() + 15
            found.append(f"{fault}: …{text[start:end]}…")
    return found


def stray_capitals(text: str, proper: frozenset[str]) -> list[str]:
    """The words with a capital that neither begin a sentence nor are proper names."""
    found = []
    for match in re.finditer(r"[^\W\d_]+", text):
        word, before = match[0], text[: match.start()]
        begins = not before.strip(" «“(\u202f\u00a0") or re.search(r"[.!?…][»”\s]*[\s“(]+$|[«“]\s*$", before)
        if word[0].isupper() and not begins and word not in proper and not before.endswith("’"):
            found.append(word)
    return found
