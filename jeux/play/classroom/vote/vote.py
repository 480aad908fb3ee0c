"""A class votes on what to play: two to four turns, A to D, and how many are for each."""

from __future__ import annotations

from dataclasses import dataclass

LETTERS = "ABCD"
LEAST, MOST = 2, len(LETTERS)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn that is proposed: its steps, and how they are told."""

    steps: tuple[str, ...]
    words: str


class Vote:
    """What is proposed and who is for it; how many are for each is nobody's business before the end."""

    def __init__(self, most: int = 0) -> None:
        self.candidates: list[Candidate] = []
        self.most = most
        """How many vote; 0 where nobody counts them."""
        self._cast: list[int] = []

    def propose(self, candidate: Candidate) -> bool:
        """One more; whether it is new and there is room."""
        known = [each.steps for each in self.candidates]
        if candidate.steps in known or self.full:
            return False
        self.candidates.append(candidate)
        return True

    @property
    def full(self) -> bool:
        """Whether no more can be proposed."""
        return len(self.candidates) == MOST

    @property
    def ready(self) -> bool:
        """Whether there is something to choose from."""
        return len(self.candidates) >= LEAST

    def cast(self, number: int) -> bool:
        """Somebody is for this one; whether he could still vote."""
        if not 0 <= number < len(self.candidates) or (self.most and len(self._cast) >= self.most):
            return False
        self._cast.append(number)
        return True

    def take_back(self) -> bool:
        """The last vote is taken back; whether there was one."""
        return bool(self._cast) and self._cast.pop() >= 0

    def begin_again(self) -> None:
        """Nobody has voted."""
        self._cast.clear()

    @property
    def total(self) -> int:
        """How many have voted."""
        return len(self._cast)

    def counts(self) -> tuple[int, ...]:
        """How many are for each."""
        return tuple(self._cast.count(number) for number in range(len(self.candidates)))

    def winners(self) -> tuple[int, ...]:
        """Those with the most votes: several where it is level, all where nobody has voted."""
        counts = self.counts()
        return tuple(number for number, count in enumerate(counts) if count == max(counts))
