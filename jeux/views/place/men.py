"""Men that keep their identity while they move, in the stacks where they stand. Knows no rule and draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from jeux.rules.contract import Position


@dataclass(slots=True)
class Man:
    """A man that keeps its identity while it moves."""

    kind: str
    place: str


class Men:
    """All the men in sight: `by_number` and, from the bottom up, their numbers by place in `stacks`."""

    def __init__(self) -> None:
        self.by_number: dict[int, Man] = {}
        self.stacks: dict[str, list[int]] = {}
        self._next = 0

    def clear(self) -> None:
        """No man is left."""
        self.by_number.clear()
        self.stacks.clear()

    def kind(self, man: int) -> str:
        """What a man shows."""
        return self.by_number[man].kind

    def stack(self, place: str) -> list[int]:
        """The men of a place, from the bottom up."""
        return self.stacks.get(place, [])

    def add(self, place: str, kind: str) -> int:
        """A new man on top of a place."""
        self._next += 1
        self.by_number[self._next] = Man(kind, place)
        self.stacks.setdefault(place, []).append(self._next)
        return self._next

    def shift(self, man: int, target: str) -> None:
        """Put a man on top of another place."""
        self.stacks[self.by_number[man].place].remove(man)
        self.by_number[man].place = target
        self.stacks.setdefault(target, []).append(man)

    def drop(self, man: int) -> None:
        """A man that is not seen any more."""
        self.stacks[self.by_number.pop(man).place].remove(man)

    def standing(self) -> Counter[tuple[str, str]]:
        """How many men of each kind stand at each place, as (place, man)."""
        return Counter((man.place, man.kind) for man in self.by_number.values())

    def in_order(self, places: Sequence[str]) -> list[tuple[str, list[int]]]:
        """The stacks; those of `places` in their order, where one may lie in the shadow of the one before."""
        order = {place: number for number, place in enumerate(places)}
        return sorted(self.stacks.items(), key=lambda entry: order.get(entry[0], -1))

    def surplus(self, position: Position) -> list[int]:
        """The men that stand where a position has fewer of their kind."""
        left = self.standing() - Counter(position.men())
        surplus = []
        for number, man in self.by_number.items():
            if left[man.place, man.kind] > 0:
                left[man.place, man.kind] -= 1
                surplus.append(number)
        return surplus

    def settle(self, position: Position, distance: Callable[[int, str], float]) -> None:
        """Put the men where a position has them: of those that are too many elsewhere the nearest one goes, others come
        and go. `distance(man, place)` says how far a man has to go."""
        free = self.surplus(position)
        for (place, kind), count in (Counter(position.men()) - self.standing()).items():
            for _ in range(count):
                near = [man for man in free if self.kind(man) == kind]
                if not near:
                    self.add(place, kind)
                    continue
                man = min(near, key=lambda number: distance(number, place))
                free.remove(man)
                self.shift(man, place)
        for man in free:
            self.drop(man)

    def turned(self, position: Position, places: Iterable[str]) -> list[tuple[int, str]]:
        """The men alone in one of these places that are alone there in a position too, but show another face; and
        which."""
        wanted: dict[str, list[str]] = {}
        for place, kind in position.men():
            wanted.setdefault(place, []).append(kind)
        return [
            (self.stacks[place][0], wanted[place][0])
            for place in places
            if len(self.stack(place)) == len(wanted.get(place, ())) == 1
            and self.kind(self.stacks[place][0]) != wanted[place][0]
        ]
