"""Pairs a Swiss round by the FIDE (Dutch) system, Handbook C.04.3 as of July 2025.

Brackets are paired from the top score down. In each, the criteria of article 3 and then the order of article 4 are the
digits of one cost for each pair (`jeux/tournament/criteria.py`). The cheapest pairing of all remaining players is the
best one for the bracket, and proves that the round can be completed (C4). The next bracket is therefore only considered
(C8) in pairings that complete the round; programs that consider it in isolation differ in some three rounds out of a
hundred.

If no pairing meets the absolute criteria (C1 to C3), as in a small field, the one that violates them least is taken; a
rematch is the last resort.
"""

from __future__ import annotations

from collections.abc import Sequence

from jeux.tournament.cards import Card, cards_of, sided
from jeux.tournament.contract import Tournament
from jeux.tournament.criteria import NOBODY, Bracket, Costs, halves_order, moved_order
from jeux.tournament.matching import heaviest

Pair = tuple[Card, Card]


def swiss_round(tournament: Tournament, here: Sequence[str]) -> list[tuple[str, str]]:
    """The pairs of the next round, first side first, in table order."""
    return [(first.id, second.id) for first, second in swiss_pairs(cards_of(tournament, here))]


def swiss_pairs(cards: Sequence[Card]) -> list[Pair]:
    """The pairs of these players, given by rank; with an odd number one is left over."""
    left = [*cards, NOBODY] if len(cards) % 2 else list(cards)
    moved: list[Card] = []
    pairs: list[Pair] = []
    while residents := _next_group(left, moved):
        bracket = Bracket(left, moved, residents)
        done = _pair_bracket(bracket)
        seated = {card.id for pair in done for card in pair}
        pairs += done
        left = [card for card in left if card.id not in seated]
        moved = [card for card in bracket.inside if card.id not in seated]
    return sorted((sided(*pair) for pair in pairs), key=_board)


def _next_group(left: Sequence[Card], moved: Sequence[Card]) -> list[Card]:
    """The score group with the most points that was not in a bracket yet."""
    fresh = [card for card in left if card not in moved and card is not NOBODY]
    return [card for card in fresh if card.score == fresh[0].score]


def _board(pair: Pair) -> tuple[float, float, int]:
    """The sort key of the tables: higher score, sum of scores, higher rank."""
    high, low = sorted(pair, key=lambda card: card.rank)
    return -high.score, -high.score - low.score, high.number


def _pair_bracket(bracket: Bracket) -> list[Pair]:
    """The pairs made in a bracket; players in none of them move down."""
    if not bracket.moved:
        return _pair_halves(bracket, [], bracket.residents, len(bracket.residents) // 2)
    found = _lightest(bracket, [], Costs(bracket, *moved_order(bracket)))
    fixed = [pair for pair in found if not set(pair) <= set(bracket.residents)]
    seated = {card for pair in fixed for card in pair}
    rest = [card for card in bracket.residents if card not in seated]
    return [*fixed, *_pair_halves(bracket, fixed, rest, len(found) - len(fixed))] if rest else fixed


def _pair_halves(bracket: Bracket, fixed: Sequence[Pair], rest: Sequence[Card], pairs: int) -> list[Pair]:
    """The pairs of residents besides the `fixed` ones: `pairs` of them, upper half against lower half."""
    while True:
        found = _lightest(bracket, fixed, Costs(bracket, *halves_order(bracket, rest, pairs)))
        if len(found) == pairs:
            return found
        pairs = len(found)  # fewer pairs are possible, so the upper half is smaller


def _lightest(bracket: Bracket, fixed: Sequence[Pair], costs: Costs) -> list[Pair]:
    """The pairs inside the bracket in the cheapest perfect pairing of all remaining players not in `fixed`."""
    seated = {card for pair in fixed for card in pair}
    cards = [card for card in bracket.left if card not in seated]
    partners = heaviest(len(cards), costs.weights(cards))
    found = ((cards[low], cards[high]) for low, high in enumerate(partners) if low < high)
    return [pair for pair in found if bracket.made(*pair)]
