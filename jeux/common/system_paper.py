"""The paper of the system: Letter in North America and a few other countries, A4 elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

A4, LETTER = "A4", "Letter"
_LETTERS = frozenset("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split())
"""The countries that use it, as the Unicode CLDR lists them (supplementalData.xml, paperSize)."""
_NAMES = {"letter": LETTER, "na-letter": LETTER, "us-letter": LETTER, "na_letter": LETTER}
_OF_THE_SYSTEM = Path("/etc/papersize")
_PREFERENCES = Path.home() / "Library" / "Preferences"
_PAPER_OF_A_LOCALE, _WINDOWS_LETTER = 0x100A, "1"
"""LOCALE_IPAPERSIZE, and what it says for Letter."""


def system_paper(environment: Mapping[str, str] = os.environ, kept: Path = _OF_THE_SYSTEM) -> str:
    """The paper that the system prints on: PAPERSIZE, the file that PAPERCONF names, what was chosen for paper alone,
    the file of the system, then the country."""
    if name := environment.get("PAPERSIZE") or _read(environment.get("PAPERCONF", "")):
        return _named(name)
    if country := _country(environment.get("LC_ALL") or environment.get("LC_PAPER", "")):
        return _of(country)
    if name := _read(str(kept)) or _preferred():
        return _named(name)
    return _of(_country(environment.get("LANG", "")))


def _named(name: str) -> str:
    return _NAMES.get(name.strip().lower(), A4)


def _of(country: str) -> str:
    return LETTER if country in _LETTERS else A4


def _country(locale: str) -> str:
    """The country of a locale: ``US`` for ``en_US.UTF-8``."""
    return locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[2].upper()


def _read(name: str) -> str:
    """The first line of a file that is no comment; empty where there is none."""
    try:
        lines = Path(name).read_text("utf-8", "replace").splitlines() if name else []
    except (OSError, ValueError):  # ValueError: the name contains a NUL character
        return ""
    return next((line.strip() for line in lines if line.strip() and not line.startswith("#")), "")


def _preferred() -> str:
    """What Windows or macOS prints on; empty elsewhere, and where they do not say."""
    if sys.platform == "win32":
        from ctypes import create_unicode_buffer, windll

        said = create_unicode_buffer(8)
        windll.kernel32.GetLocaleInfoEx(None, _PAPER_OF_A_LOCALE, said, len(said))
        return "letter" if said.value == _WINDOWS_LETTER else said.value
    if sys.platform == "darwin":
        paper = _plist("com.apple.print.PrintingPrefs.plist", "DefaultPaperID")
        return paper or _of(_country(_plist(".GlobalPreferences.plist", "AppleLocale")))
    return ""


def _plist(file: str, key: str) -> str:
    import plistlib
    from xml.parsers.expat import ExpatError  # imported late: only macOS has such files

    try:
        found = plistlib.loads((_PREFERENCES / file).read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException, ExpatError):
        return ""
    return str(found.get(key, "")) if isinstance(found, dict) else ""
