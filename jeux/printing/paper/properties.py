"""What a PDF says of itself: to whoever looks for it, to the viewer, and to the printer."""

from __future__ import annotations

from typing import NamedTuple

ONE_SIDE, LONG_EDGE, SHORT_EDGE = "Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"
"""How sheets are printed: on one side, or on both and turned over on this edge."""


class Properties(NamedTuple):
    """The properties of a document. Empty `sides` leave it to the printer; `true_size` asks it not to scale."""

    title: str
    subject: str
    language: str
    sides: str = ""
    true_size: bool = False
