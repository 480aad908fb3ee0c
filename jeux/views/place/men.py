"""Men that keep their identity while they move, in stacks. Independent of rules and drawing."""

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
    """All men shown: `by_number`, and in `stacks` their numbers by place, from the bottom up."""

    def __init__(self) -> None:
        self.by_number: dict[int, Man] = {}
        self.stacks: dict[str, list[int]] = {}
        self._next = 0

    def clear(self) -> None:
        """Remove all men."""
        self.by_number.clear()
        self.stacks.clear()

    def kind(self, man: int) -> str:
        """The kind of a man, which is the face it shows."""
        return self.by_number[man].kind

    def stack(self, place: str) -> list[int]:
        """The men of a place, from the bottom up."""
        return self.stacks.get(place, [])

    def add(self, place: str, kind: str) -> int:
        """Add a man on top of a place; return its number."""
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
        """Remove a man."""
        self.stacks[self.by_number.pop(man).place].remove(man)

    def standing(self) -> Counter[tuple[str, str]]:
        """How many men of each kind stand at each place, as (place, man)."""
        return Counter((man.place, man.kind) for man in self.by_number.values())

    def in_order(self, places: Sequence[str]) -> list[tuple[str, list[int]]]:
        """The stacks in drawing order: those of `places` last and in this order, for men that lie in the shadow of the
        one before."""
        order = {place: number for number, place in enumerate(places)}
        return sorted(self.stacks.items(), key=lambda entry: order.get(entry[0], -1))

    def surplus(self, position: Position) -> list[int]:
        """The men in excess of a position: at places that need fewer of their kind."""
        left = self.standing() - Counter(position.men())
        surplus = []
        for number, man in self.by_number.items():
            if left[man.place, man.kind] > 0:
                left[man.place, man.kind] -= 1
                surplus.append(number)
        return surplus

    def settle(self, position: Position, distance: Callable[[int, str], float]) -> None:
        """Move the men into a position: the nearest surplus man moves to each place that lacks one; the rest are added
        or removed. `distance(man, place)` is the distance a man has to go."""
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
        """The men that only turn over: alone at one of these places now and in a position, with another face there.
        Returns the men and their new faces."""
        wanted: dict[str, list[str]] = {}
        for place, kind in position.men():
            wanted.setdefault(place, []).append(kind)
        return [
            (self.stacks[place][0], wanted[place][0])
            for place in places
            if len(self.stack(place)) == len(wanted.get(place, ())) == 1
            and self.kind(self.stacks[place][0]) != wanted[place][0]
        ]
