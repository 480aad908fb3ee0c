"""A match in words: players, what to do, the steps so far, how it ended."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.match.table import Table
from jeux.rules.contract import CHANCE, Position, Refusal, Result, Thrown
from jeux.scenes.panel import PlayerLine
from jeux.views.view import Line, View


class Teller:
    """Finds the sentences of one match in one language."""

    def __init__(self, texts: Texts, table: Table, view: View) -> None:
        self.texts = texts
        self.table = table
        self.view = view
        self._told: list[tuple[str, str]] = []

    @property
    def key(self) -> str:
        """The game, as the texts name it."""
        return self.table.game.key

    def name(self) -> str:
        """The name of the game."""
        return self.texts.game(self.key, "name")

    def side(self, player: int, title: bool = False) -> str:
        """The name of a side, as in the middle or (`title`) at the beginning of a sentence."""
        return self.texts.game(self.key, f"side-{player}{'-title' if title else ''}")

    def say(self, line: Line, player: int, title: bool = False) -> str:
        """A sentence of the game about a player."""
        name, arguments = line
        side = {"side": self.side(player, title)} if player >= 0 else {}
        return self.texts.game(self.key, name, **side, **arguments)

    # --- before the end -------------------------------------------------------------------------------------------

    def player(self, player: int, to_play: bool) -> PlayerLine:
        """The line of a player in the panel."""
        seat = self.table.record.seats[player]
        side = self.side(player, title=True)
        who = self.texts.get("player-person")
        if seat.level:
            who = self.texts.get("player-computer-level", level=self.texts.get(f"level-{seat.level}"))
        name = f"{side} · {seat.name}" if seat.name and not seat.level else side
        note = self.view.note(self.table.position, player)
        emblem = self.table.game.sides[player]
        return PlayerLine(emblem, name, who, self.say(note, player) if note else "", to_play)

    def subtitle(self) -> str:
        """The match in one line, empty for a single game."""
        record = self.table.record
        if not record.target:
            return ""
        scores = " – ".join(self._number(score) for score in self.table.scores())
        return self.texts.get("match-standing", scores=scores, n=record.target)

    @staticmethod
    def _number(score: float) -> str:
        return str(int(score)) if score == int(score) else f"{score:.1f}"

    def prompt(self, player: int) -> str:
        """What the person to decide has to do."""
        return self.say(self.view.prompt(self.table.position), player)

    def turn_end(self, player: int) -> str:
        """The turn is played: to be confirmed or taken back."""
        return self.texts.game(self.key, "prompt-end", side=self.side(player))

    def refusal(self, refusal: Refusal) -> str:
        """Why a gesture is refused."""
        return self.texts.game(self.key, f"refusal-{refusal.code}")

    def button(self, line: Line) -> tuple[str, str | None]:
        """The words of a button, and its help if there is one."""
        name, arguments = line
        help_name = f"{self.key}-{name}-help"
        tip = self.texts.get(help_name) if self.texts.has(help_name) else None
        return self.texts.game(self.key, name, **arguments), tip

    # --- the list of steps ----------------------------------------------------------------------------------------

    def steps(self) -> tuple[str, ...]:
        """Every step as a sentence, numbered; only what is new is worked out."""
        steps = self.table.steps
        same = 0
        while same < min(len(steps), len(self._told)) and self._told[same][0] == steps[same]:
            same += 1
        del self._told[same:]
        positions = self.table.positions
        for number in range(same, len(steps)):
            self._told.append((steps[number], self.step(positions[number], steps[number])))
        listed = [told for step, told in self._told if step not in self.view.unlisted]
        return tuple(f"{number}.\t{told}" for number, told in enumerate(listed, 1))

    def step(self, position: Position, step: str) -> str:
        """One step as a sentence."""
        player = position.turn
        if player == CHANCE:
            thrown = [effect for effect in position.effects(step) if isinstance(effect, Thrown)]
            sides = set(thrown[0].sides) if thrown else set()
            player = sides.pop() if len(sides) == 1 else -1
        return self.say(self.view.tell(position, step), player, title=True)

    # --- the end --------------------------------------------------------------------------------------------------

    def outcome(self, result: Result) -> tuple[str, ...]:
        """Who won, by which rule, and how the match stands."""
        best = max(result.scores)
        winners = [player for player, score in enumerate(result.scores) if score == best]
        lines = [self.texts.game(self.key, f"wins-{winners[0]}") if len(winners) == 1 else self.texts.get("draw")]
        lines.append(self._reason(result))
        if self.table.game.in_points and len(winners) == 1:
            side = self.side(winners[0], title=True)
            lines.append(self.texts.get("score-gains", side=side, n=int(best)))
        lines += self._match_line()
        return tuple(lines)

    def _reason(self, result: Result) -> str:
        given_up = self.table.record.games[-1].given_up
        if given_up:
            return self.texts.get("ending-gave-up-by", side=self.side(given_up[0]))
        return self.texts.game(self.key, f"ending-{result.reason}")

    def _match_line(self) -> list[str]:
        record, scores = self.table.record, self.table.scores()
        if not record.target:
            return []
        if not self.table.match_over():
            return [self.subtitle()]
        winner = scores.index(max(scores))
        other = max(score for player, score in enumerate(scores) if player != winner)
        words = {"side": self.side(winner), "score": self._number(scores[winner]), "other": self._number(other)}
        return [self.texts.get("match-won", **words)]
