"""The measured balance of ways of playing, in words: one of them in a sentence, several others in a list."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.common.texts import Argument, Texts
from jeux.play.setup.balance import Run
from jeux.rules.contract import Game

MANY_DRAWS = 0.1
"""The share of draws from which they are mentioned besides the wins."""
_NEXT = "\n"
Way = tuple[str, Run]
"""The name of a way of playing, and its run."""


class BalanceWords:
    """The measures of one game in one language: what the first side wins, or the points where games are counted."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self._texts, self._game = texts, game
        self._kind = "points" if game.fewest else "share"

    def sentence(self, run: Run) -> str:
        """The result of a way of playing, and how it was measured."""
        kind = self._kind
        if run.draws >= MANY_DRAWS * run.games and not self._game.fewest:
            kind = "all-drawn" if run.draws == run.games else "drawn"
        figures = self._figures(run) | self._circumstances(run)
        return self._texts.get(f"balance-{kind}", side=self._side(run), **figures)

    def warning(self, run: Run) -> str:
        """The warning that one side wins nearly always; empty where the other has a chance, or where an opening throw
        decides who begins."""
        winner = run.stronger
        if winner is None or self._game.opening_throw:
            return ""
        side = self._texts.game(self._game.key, f"side-{winner}")
        level = self._texts.get(f"level-{run.level}")
        return self._texts.get("balance-lopsided", side=side, won=run.wins[winner], games=run.games, level=level)

    def others(self, ways: Sequence[Way], here: Run | None) -> list[str]:
        """The results of other ways of playing, one text for all that were measured alike, and each on its own line if
        there are several. How it was measured is left out if it is the same as for `here`."""
        alike: dict[tuple[str, str], list[Way]] = {}
        for way in ways:
            alike.setdefault((self._side(way[1]), self._how(way[1])), []).append(way)
        told = self._how(here) if here else ""
        return [self._line(side, "" if how == told else how, group) for (side, how), group in alike.items()]

    def _line(self, side: str, how: str, ways: Sequence[Way]) -> str:
        get = self._texts.get
        draws = sum(run.draws for _, run in ways)
        each = [get(f"balance-other-{self._kind}", way=name, **self._figures(run)) for name, run in ways]
        return get(
            f"balance-others-{self._kind}",
            side=side,
            how=how,
            draws=draws,
            ways=_NEXT.join(each if len(each) == 1 else ["", *each]),
        )

    def _figures(self, run: Run) -> dict[str, Argument]:
        if self._game.fewest:
            return dict(zip(("value", "low", "high"), run.points, strict=True))
        value, low, high = (round(100 * share) for share in run.share(self._allies(run)))
        won, drawn = (round(100 * games / run.games) for games in (run.wins[0], run.draws))
        return {"value": value, "low": low, "high": high, "won": won, "drawn": drawn, "draws": run.draws}

    def _circumstances(self, run: Run) -> dict[str, Argument]:
        year, month = run.month
        when = self._texts.get("balance-month", month=self._texts.get(f"month-{month}"), year=str(year))
        return {"level": self._texts.get(f"level-{run.level}"), "games": run.games, "month": when}

    def _how(self, run: Run) -> str:
        return " " + self._texts.get("balance-how", **self._circumstances(run))

    def _allies(self, run: Run) -> tuple[int, ...]:
        return self._game.allies(self._game.start(run.options, run.players), 0)

    def _side(self, run: Run) -> str:
        """The side that the share is about: the first player with his allies, or the one who begins."""
        if self._game.opening_throw:
            return self._texts.get("balance-who-begins")
        names = [self._texts.game(self._game.key, f"side-{player}") for player in self._allies(run)]
        return names[0] if len(names) == 1 else self._texts.get("list-and", first=names[0], last=names[1])
