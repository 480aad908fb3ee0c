"""How a switch reads on where a page of text is longer than its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a page along the way one reads, down or up: from its near end to its far one, in pixels."""

    near: int
    far: int
    key: str
    hidden: bool
    """Whether it is in view only in part, or not at all."""

    def upwards(self) -> Text:
        """The same for who reads back."""
        return Text(-self.far, -self.near, self.key, self.hidden)


def next_text(texts: Sequence[Text], window: tuple[int, int]) -> str:
    """The key of the text to be brought in: the last that comes into one view with the last one shown, so that nothing
    between them is passed over; or else the next. Empty where none is away. The ends of the window count where no text
    is shown whole."""
    shown = sorted((text.far, text.near) for text in texts if not text.hidden)
    (last, since), first = (shown[-1], min(near for _, near in shown)) if shown else ((window[1],) * 2, window[0])
    away = sorted((text.far, text.key) for text in texts if text.hidden and text.far > last)
    together = [key for far, key in away if far - since <= last - first]
    return together[-1] if together else away[0][1] if away else ""
