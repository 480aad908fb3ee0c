"""Writes HTML: whatever comes from outside goes through `words`, or is the value of an attribute."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Mapping
from html import escape
from typing import NewType

from jeux.common.cleaning import clean

Markup = NewType("Markup", str)
"""HTML that is safe: everything in it has been escaped."""
NOTHING = Markup("")
_CLOSED = frozenset({"circle", "feColorMatrix", "feTurbulence", "meta", "path", "rect", "stop", "use"})
"""The elements that have nothing inside: `meta`, and those of SVG."""
LONGEST = 4_000
"""The most letters of one text."""


def words(text: str) -> Markup:
    """A text, escaped and free of invisible characters."""
    return Markup(escape(clean(text, LONGEST)))


def tag(name: str, attributes: Mapping[str, str | float] | None = None, *inside: Markup) -> Markup:
    """An element."""
    told = "".join(f' {key}="{escape(str(value))}"' for key, value in (attributes or {}).items())
    if name in _CLOSED:
        return Markup(f"<{name}{told}{'' if name == 'meta' else '/'}>")
    return Markup(f"<{name}{told}>{''.join(inside)}</{name}>")


def code(name: str, text: str, attributes: Mapping[str, str] | None = None) -> Markup:
    """A script or a style of our own; JSON has no < left that could end it."""
    assert "</" not in text
    told = "".join(f' {key}="{value}"' for key, value in (attributes or {}).items())
    return Markup(f"<{name}{told}>{text}</{name}>")


def digest(text: str) -> str:
    """The text as a content security policy names it."""
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
