"""The cost of a pair in a bracket of the Dutch system, as digits: the criteria of article 3 (C1 to C21), then those
that order equally good pairings as in article 4.

Each digit is summed over the pairs of a round, and more significant digits decide first. A cost is thus a row of
digits; packed into one integer, the rows of all pairs become the weights of a matching.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from jeux.tournament.cards import ABSOLUTE, DOWN, STRONG, UP, Card
from jeux.tournament.matching import Edge

NOBODY = Card("", 10_000, -1e9)
"""The opponent of the player with the bye."""

Order = Callable[[Card, Card, bool], list[int]]
"""A function that gives the order digits of a pair, the higher rank first, and whether it is paired in this bracket."""


class Bracket:
    """A bracket to pair: players `moved` down, and `residents`; `left` are all players not yet paired, by rank."""

    def __init__(self, left: Sequence[Card], moved: Sequence[Card], residents: Sequence[Card]) -> None:
        self.left, self.moved, self.residents = left, moved, residents
        self.inside = [*moved, *residents]
        self._moved, self._inside = set(moved), set(self.inside)
        below = [card for card in left if card not in self._inside and card is not NOBODY]
        self.last = not below
        self._following = {card for card in below if card.score == below[0].score}
        self._scores = sorted({card.score for card in self.inside}, reverse=True)
        self._levels = sorted({card.score for card in left})
        self._watched = self._inside | self._following | {NOBODY}
        self._quiet = [0] * (len(self._digits(self.inside[0], self.inside[0])))
        """The digits of a pair outside this bracket."""

    def made(self, high: Card, low: Card) -> bool:
        """Whether the pair is made in this bracket. Two moved-down players are not paired before the last bracket."""
        inside = high in self._inside and low in self._inside
        return inside and (self.last or not (high in self._moved and low in self._moved))

    def digits(self, high: Card, low: Card) -> list[int]:
        """The cost digits of a pair, the higher rank first."""
        watched = high in self._watched or low in self._watched
        return self._digits(high, low) if watched else [*_breaches(high, low), *self._quiet[3:]]

    def _digits(self, high: Card, low: Card) -> list[int]:
        made = self.made(high, low)
        floaters = [card for card in (high, low) if card in self._inside and not made]
        return [
            *_breaches(high, low),
            self._levels.index(high.score) if low is NOBODY else 0,  # C5
            len(floaters),  # C6
            *self._by_score(floaters, self._scores),  # C7
            *self._beyond(high, low, floaters),  # C8
            high.unplayed if low is NOBODY and floaters else 0,  # C9
            *(_sides(high, low) if made else (0, 0, 0, 0)),  # C10 to C13
            *self._floats(high, low, made, floaters),  # C14 to C21
        ]

    def _by_score(self, cards: Sequence[Card], scores: Sequence[float]) -> list[int]:
        """The number of these cards with each score, highest first."""
        found = [0] * len(scores)
        for card in cards:
            found[scores.index(card.score)] += 1
        return found

    def _beyond(self, high: Card, low: Card, floaters: Sequence[Card]) -> list[int]:
        """The players left for the next bracket (C8): how many, and their scores."""
        if self.last:
            return []
        there = [card for card in (high, low) if card in self._following or card in floaters]
        met = len(there) == 2 and len(floaters) < 2
        scores = [*self._scores, min(card.score for card in self._following)]
        return [0 if met else len(there), *self._by_score([] if met else there, scores)]

    def _floats(self, high: Card, low: Card, made: bool, floaters: Sequence[Card]) -> list[int]:
        """Repeated floats of the last two rounds: residents who downfloat and residents who upfloat against a
        moved-down player (C14 to C17), then the score differences of moved-down players (C18 to C21)."""
        residents = [card for card in floaters if card not in self._moved]
        met = made and high in self._moved and low not in self._moved
        found = []
        for back in (0, 1):
            found.append(sum(card.floats[back] == DOWN for card in residents))
            found.append(int(met and low.floats[back] == UP))
        scores = self._scores[:-1]
        for back in (0, 1):
            down = [card for card in floaters if card in self._moved and card.floats[back] == DOWN]
            found += self._by_score(down, self._scores)
            found += self._by_score([high] if met and low.floats[back] == UP and high.score in scores else [], scores)
        return found


def _breaches(high: Card, low: Card) -> tuple[int, int, int]:
    """The absolute criteria that a pair violates: a repeated opponent, weighted by how often (C1); a second bye (C2);
    the same absolute side preference for two players who are not topscorers (C3)."""
    if low is NOBODY:
        return 0, int(high.had_bye), 0
    met = high.opponents.count(low.id)
    return met * met, 0, int(_both_absolute(high, low) and not (high.topscorer or low.topscorer))


def _both_absolute(high: Card, low: Card) -> bool:
    return high.strength == low.strength == ABSOLUTE and high.wants == low.wants


def _sides(high: Card, low: Card) -> tuple[int, int, int, int]:
    """Whether topscorers or their opponents get a side difference above two (C10) or the same side three times in a row
    (C11); whether a preference is not granted (C12), or a strong one (C13)."""
    same = int(bool(high.wants) and high.wants == low.wants)
    both = _both_absolute(high, low)
    wide = both and min(abs(high.difference), abs(low.difference)) > 1
    run = both and all(len(card.sides) > 1 and card.sides[-1][1] == card.sides[-2][1] for card in (high, low))
    return int(wide), int(run), same, int(same and min(high.strength, low.strength) >= STRONG)


# --- the order --------------------------------------------------------------------------------------------------------


def moved_order(bracket: Bracket) -> tuple[Order, int]:
    """The order in which moved-down players are paired with residents (4.2, 4.3): the highest ones are paired, each in
    turn with the highest possible resident."""
    moved = {card: place for place, card in enumerate(bracket.moved)}
    residents = {card: place for place, card in enumerate(bracket.residents, 1)}

    def order(high: Card, low: Card, made: bool) -> list[int]:
        left_out, partners = [0] * len(moved), [0] * len(moved)
        for card, other in ((high, low), (low, high)):
            if card in moved:
                left_out[moved[card]] = int(not made)
                partners[moved[card]] = residents.get(other, 0) if made else 0
        return [*left_out, *partners]

    return order, 0


def halves_order(bracket: Bracket, rest: Sequence[Card], pairs: int) -> tuple[Order, int]:
    """The order for pairing residents (4.2 to 4.4). The `pairs` highest players form the upper half S1, the others S2,
    paired in order. If that fails, try transpositions of S2, then exchanges between the halves: as few as possible,
    between close ranks, of the lowest from S1 and the highest from S2. The first two digits are summed over pairs; each
    other digit belongs to one player."""
    places = {card: place for place, card in enumerate(rest)}
    size = len(rest)

    def order(high: Card, low: Card, made: bool) -> list[int]:
        exchanged, distance = 0, size
        raised, partners = [0] * size, [0] * size
        for card, upper in ((high, made), (low, False)):
            place = places.get(card, -1)
            if place < 0:
                continue
            if upper:
                partners[place] = places.get(low, 0)
                exchanged += place >= pairs
                distance += place if place >= pairs else 0
                # cost of not exchanging: the lowest of the upper half are exchanged first
                raised[pairs - 1 - place if place < pairs else place] = int(place < pairs)
            else:
                distance -= place if place < pairs else 0
                if place >= pairs:
                    raised[place] = 1
        return [exchanged, distance, *raised, *partners]

    return order, 2


class Costs:
    """The costs of all pairs in a bracket under an order whose first `adding` digits are summed over the pairs."""

    def __init__(self, bracket: Bracket, order: Order, adding: int) -> None:
        self._bracket, self._order, self._adding = bracket, order, adding

    def weights(self, cards: Sequence[Card]) -> dict[Edge, int]:
        """Edges between all these cards, heavier for better pairs, weighted so that a perfect matching is always
        heaviest."""
        rows = {}
        for (low, high), (one, other) in zip(combinations(range(len(cards)), 2), combinations(cards, 2), strict=True):
            first, second = (one, other) if one.rank < other.rank else (other, one)
            bad = self._bracket.digits(first, second)
            rows[low, high] = bad, self._order(first, second, self._bracket.made(first, second))
        return self._packed(rows, len(cards) // 2)

    def _packed(self, rows: dict[Edge, tuple[list[int], list[int]]], pairs: int) -> dict[Edge, int]:
        adding = len(next(iter(rows.values()))[0]) + self._adding
        tops = [max(column) for column in zip(*([*bad, *order] for bad, order in rows.values()), strict=True)]
        scales, scale = [], 1
        for place, top in reversed(list(enumerate(tops))):
            scales.append(scale)
            scale *= (top * pairs if place < adding else top) + 1
        scales.reverse()
        costs = {
            edge: sum(digit * scale for digit, scale in zip([*bad, *order], scales, strict=True) if digit)
            for edge, (bad, order) in rows.items()
        }
        return {edge: scale - cost for edge, cost in costs.items()}
