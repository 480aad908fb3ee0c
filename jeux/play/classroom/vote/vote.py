"""A class votes on what to play: two to four turns, A to D, and the votes for each."""

from __future__ import annotations

from dataclasses import dataclass

LETTERS = "ABCD"
LEAST, MOST = 2, len(LETTERS)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A proposed turn: its steps, and its words."""

    steps: tuple[str, ...]
    words: str


class Vote:
    """The candidates and the votes; the counts are not to be shown before the end."""

    def __init__(self, most: int = 0) -> None:
        self.candidates: list[Candidate] = []
        self.most = most
        """The number of voters; 0 where it is not limited."""
        self._cast: list[int] = []

    def propose(self, candidate: Candidate) -> bool:
        """Add a candidate. Returns False where it is known already or there is no room."""
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
        """Add a vote for this candidate. Returns False where there is no such candidate or everybody has voted."""
        if not 0 <= number < len(self.candidates) or (self.most and len(self._cast) >= self.most):
            return False
        self._cast.append(number)
        return True

    def take_back(self) -> bool:
        """Take back the last vote. Returns whether there was one."""
        return bool(self._cast) and self._cast.pop() >= 0

    def begin_again(self) -> None:
        """Delete all votes."""
        self._cast.clear()

    @property
    def total(self) -> int:
        """How many have voted."""
        return len(self._cast)

    def counts(self) -> tuple[int, ...]:
        """The number of votes for each candidate."""
        return tuple(self._cast.count(number) for number in range(len(self.candidates)))

    def winners(self) -> tuple[int, ...]:
        """The candidates with the most votes: several in a tie, all where nobody has voted."""
        counts = self.counts()
        return tuple(number for number, count in enumerate(counts) if count == max(counts))
