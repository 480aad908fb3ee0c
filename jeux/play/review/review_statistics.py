"""The statistics of a whole game in words: accuracy, rating and luck of each player."""

from __future__ import annotations

from bisect import bisect_right

from jeux.play.gestures.wording import every_decision
from jeux.play.review.review import Luck, Review
from jeux.play.words.sentences import Sentences

MINUS = "\N{MINUS SIGN}"
CLASSES = 3


class ReviewStatistics:
    """The results; a sentence is empty until its result is known. The accuracy of the turns known so far says that
    it is provisional; the rating, and sums over the game, wait for all of them."""

    def __init__(self, sentences: Sentences, review: Review) -> None:
        self._sentences, self._texts, self._match = sentences, sentences.texts, review.match
        self._luck: dict[int, Luck] = {luck.number: luck for luck in review.luck()}
        self._complete = review.complete
        turns, players = review.turns(), range(review.match.record.players)
        self.counts = [
            [sum(turn.player == player and turn.error == kind for turn in turns) for kind in range(CLASSES)]
            for player in players
        ]
        """Imprecisions, errors and blunders, by player."""
        self._accuracies = [review.accuracy(player) for player in players]
        rating = sentences.wording.figures.rating
        counts = rating.counts if rating else every_decision
        self._losses = [review.mean_loss(player, counts) for player in players]

    # --- one player -----------------------------------------------------------------------------------------------

    def accuracy(self, player: int) -> str:
        """How close to the best a player's turns came."""
        accuracy = self._accuracies[player]
        return "" if accuracy is None else self._texts.get("review-accuracy", percent=round(accuracy))

    def rating(self, player: int) -> str:
        """The measure that players of this game use, where it has one, for a whole game."""
        rating, loss = self._sentences.wording.figures.rating, self._losses[player]
        if rating is None or loss is None or not self._complete:
            return ""
        value = loss * rating.scale
        band = bisect_right(rating.bands, value)
        return self._texts.game(self._sentences.key, f"rating-{band}", n=round(value, 1))

    def errors(self, player: int) -> str:
        """How many errors of each class."""
        imprecise, errors, blunders = self.counts[player]
        return self._texts.get("review-counts", imprecise=imprecise, errors=errors, blunders=blunders)

    def detail(self, player: int) -> str:
        """Accuracy and rating, in one line; while it is provisional, the accuracy, with a word that says so."""
        accuracy = self.accuracy(player)
        if accuracy and not self._complete:
            return self._texts.get("review-so-far", accuracy=accuracy)
        return " · ".join(part for part in (accuracy, self.rating(player)) if part)

    def summary(self, player: int) -> str:
        """All that is known of a player."""
        detail = self.detail(player)
        if not detail:
            return ""
        side = self._sentences.side(player, title=True)
        parts = (detail, self.errors(player), self.luck(player), self.without_luck(player))
        return self._texts.get("review-player", side=side, figures=" · ".join(part for part in parts if part))

    # --- luck -----------------------------------------------------------------------------------------------------

    def luck_of(self, number: int) -> str:
        """The value of the throw after so many steps to the player who threw."""
        luck = self._luck.get(number)
        if not luck:
            return ""
        gain = self._signed(luck.gain, 2)
        return self._texts.get(f"review-throw-{self._unit}", gain=gain, n=abs(luck.gain))

    def luck(self, player: int) -> str:
        """The luck of a player over the whole game, against the other one."""
        if not self._between_two:
            return ""
        gain = self._luck_against(player)
        return self._texts.get(f"review-luck-{self._unit}", gain=self._signed(gain), n=abs(gain))

    def without_luck(self, player: int) -> str:
        """What the result would have been without the luck of both."""
        result = self._match.result()
        if not self._between_two or not result:
            return ""
        worth = result.scores[player] - self._luck_against(player)
        return self._texts.get(f"review-skill-{self._unit}", gain=self._signed(worth), n=abs(worth))

    @property
    def _unit(self) -> str:
        return "points" if self._match.game.in_points else "games"

    @property
    def _between_two(self) -> bool:
        return (
            self._complete
            and bool(self._luck)
            and self._match.record.players == 2
            and self._match.game.mirror is not None
        )

    def _luck_against(self, player: int) -> float:
        return sum(luck.gain if luck.player == player else -luck.gain for luck in self._luck.values())

    def _signed(self, value: float, digits: int = 1) -> str:
        rounded = round(abs(value), digits)
        amount = self._sentences.number(rounded)
        return f"{'+' if value > 0 else MINUS}{amount}" if rounded else amount
