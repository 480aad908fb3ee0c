"""A sentence of the moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Kind(Enum):
    """What a notice is."""

    PLAIN = auto()
    REFUSAL = auto()
    """Something is refused, or has failed."""
    ESTIMATE = auto()
    """An advice."""
    PROOF = auto()
    """An advice that is proven."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that stands in the place of the prompt."""

    text: str
    kind: Kind = Kind.PLAIN
    lasting: bool = False
    """It stays until a person plays: a step of the computer does not wipe it out unread."""
    back_to: int | None = None
    """How many steps to keep, where it offers the way back to before a mistake."""
    code: str = ""
    """Which refusal of the rules it is, where it is one."""

    @property
    def refuses(self) -> bool:
        """Whether it is shown as a refusal."""
        return self.kind is Kind.REFUSAL

    @property
    def advises(self) -> bool:
        """Whether it is an advice."""
        return self.kind in (Kind.ESTIMATE, Kind.PROOF)
