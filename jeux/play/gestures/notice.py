"""A message that takes the place of the prompt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Kind(Enum):
    """The kind of a notice."""

    PLAIN = auto()
    REFUSAL = auto()
    """Something is refused, or has failed."""
    ESTIMATE = auto()
    """An advice."""
    PROOF = auto()
    """An advice that is proven."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A bar from 0 to 1 below a sentence that tells the same in words: where one stands, the part from `low` to `high`
    in which something is right, and where that part is divided, if it is."""

    at: float
    low: float
    high: float
    split: float | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence shown in place of the prompt."""

    text: str
    kind: Kind = Kind.PLAIN
    lasting: bool = False
    """The notice stays until a person plays: a step of the computer does not remove it unread."""
    back_to: int | None = None
    """How many steps to keep, where it offers the way back to before a mistake."""
    code: str = ""
    """The code of the refusal of the rules; empty for other notices."""
    gauge: Gauge | None = None
    """What is drawn below it."""
    spoken: str = ""
    """The text for speech, line by line, where it is written with moves in notation; else empty."""

    @property
    def heard(self) -> tuple[tuple[str, str], ...]:
        """The lines of the text that are heard in other words: as written, as spoken."""
        pairs = zip(self.text.split("\n"), self.spoken.split("\n"), strict=True) if self.spoken else ()
        return tuple((written, spoken) for written, spoken in pairs if written != spoken)

    @property
    def refuses(self) -> bool:
        """Whether it is shown as a refusal."""
        return self.kind is Kind.REFUSAL

    @property
    def advises(self) -> bool:
        """Whether it is an advice."""
        return self.kind in (Kind.ESTIMATE, Kind.PROOF)
