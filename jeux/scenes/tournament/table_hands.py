"""The actions on the tables of a round: enter or correct results, play a match here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.tournament.host import Change, Host
from jeux.scenes.tournament.sheets import AskSheet
from jeux.tournament import director, results
from jeux.tournament.contract import Pairing, Round, Station, Tournament
from jeux.tournament.standings import number
from jeux.tournament.words import RoundWords


class TableHands:
    """Records results. Typed scores are recorded once both sides of a table have one."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._typed: dict[tuple[int, int], str] = {}

    @property
    def _round(self) -> Round:
        shown = self._host.shown
        assert shown
        return shown

    @property
    def _words(self) -> RoundWords:
        keeping = self._host.keeping
        return RoundWords(keeping.tournament, self._round, self._host.app.texts, keeping.playing(self._round))

    def _pairing(self, table: int) -> Pairing:
        found = self._round.table(table)
        assert found
        return found

    def name(self, table: int, seat: int) -> str:
        """The name of the player in a seat of a table."""
        return self._words.name(self._pairing(table), seat)

    # --- results --------------------------------------------------------------------------------------------------

    def enter(self, table: int, scores: Sequence[float]) -> None:
        """Enter a result; replacing another one asks for confirmation."""
        pairing, made = self._pairing(table), tuple(scores)
        if not pairing.result or pairing.result.scores != made or pairing.result.absent:
            self._give(pairing, made, (), partial(_enter, self._round.number, table, made))

    def absent(self, table: int, seats: Sequence[int]) -> None:
        """Record that these seats were absent: a forfeit."""
        pairing = self._pairing(table)
        count = len(pairing.players)
        scores = tuple(0.0 if seat in seats or count < 2 else 1.0 for seat in range(count))
        self._give(pairing, scores, seats, partial(_forfeit, self._round.number, table, tuple(seats)))

    def _give(self, pairing: Pairing, scores: Sequence[float], absent: Sequence[int], act: Change) -> None:
        known, words, get = pairing.result, self._words, self._host.app.texts.get
        if not known:
            self._host.change(act)
            return
        before = words.result(pairing, known.scores, known.absent)
        after = words.result(pairing, scores, absent)
        question = get("hall-correct-question", table=words.table(pairing.table), before=before, after=after)
        correct = partial(self._host.change, act)
        self._host.app.open(AskSheet(self._host.app, "hall-correct", question, correct, self._as_it_was))

    def _as_it_was(self) -> None:
        self._typed.clear()
        self._host.layout()

    def erase(self, table: int) -> None:
        """Remove the result of a table that was entered by mistake."""
        self.forget_typed()
        self._host.change(partial(_erase, self._round.number, table))

    # --- typed scores ---------------------------------------------------------------------------------------------

    def typed_score(self, table: int, seat: int) -> str:
        """The typed text of a score, or the recorded score."""
        result = self._pairing(table).result
        known = number(self._host.app.texts, result.scores[seat]) if result and not result.absent else ""
        return self._typed.get((table, seat), known)

    def type_score(self, table: int, seat: int, text: str) -> None:
        """Remember a score being typed."""
        self._typed[table, seat] = text

    def leave_scores(self) -> None:
        """Record the scores of each table that has all of them."""
        for table in sorted({table for table, _ in self._typed}):
            pairing = self._pairing(table)
            texts = [self.typed_score(table, seat) for seat in range(len(pairing.players))]
            scores = [_number(text) for text in texts]
            if all(score is not None for score in scores):
                for seat in range(len(scores)):
                    self._typed.pop((table, seat), None)
                self.enter(table, [score for score in scores if score is not None])
            elif any(text.strip() and score is None for text, score in zip(texts, scores, strict=True)):
                self._host.say(self._host.app.texts.get("hall-no-number"))

    def typed(self, field: str) -> bool:
        """Enter in a score field: False, so that the focus goes to the next field."""
        return False

    def forget_typed(self) -> None:
        """Clear the typed scores, when another round is shown."""
        self._typed.clear()

    # --- playing here ---------------------------------------------------------------------------------------------

    def play(self, table: int) -> None:
        """Start or resume the match of a table here."""
        app, host = self._host.app, self._host
        assert app.scene
        problem = host.keeping.play(self._round.number, table, app.way_here(app.scene))
        if problem:
            host.say(problem)

    def other(self, table: int) -> None:
        """Open the sheet of less common actions for a table."""
        self._host.app.open(OtherSheet(self._host.app, self, self._pairing(table), self._words))

    # --- changing places ------------------------------------------------------------------------------------------

    def may_move(self, pairing: Pairing) -> bool:
        """Whether the players of a table may swap places with others."""
        tournament, shown = self._host.keeping.tournament, self._round
        return shown.number == len(tournament.rounds) and set(pairing.players) <= set(director.movable(tournament))

    def swap(self, one: str, other: str) -> None:
        """Swap the places of two players."""
        self.forget_typed()
        self._host.change(partial(_swap, one, other))

    def move(self, player: str) -> None:
        """Ask with whom a player swaps places."""
        self._host.app.open(SwapSheet(self._host.app, self, self._words, player))

    def others(self, player: str) -> list[str]:
        """The players with whom a player may swap places."""
        return [name for name in director.movable(self._host.keeping.tournament) if name != player]


class SwapSheet(ChoiceSheet):
    """The choice of the player to swap places with."""

    def __init__(self, app: App, hands: TableHands, words: RoundWords, player: str) -> None:
        super().__init__(app)
        get, tournament = app.texts.get, words.tournament
        self.title = get("hall-move-title")
        self.sentence = get("hall-move-question", name=tournament.player(player).name)
        tables = {name: pairing.table for pairing in words.round.pairings for name in pairing.players}
        self.choices = [
            (
                get(
                    "hall-move-choice",
                    name=tournament.player(other).name,
                    table=words.table(tables[other]) if other in tables else get("evening-mark-bye"),
                ),
                self.closing(partial(hands.swap, player, other)),
                "plain",
            )
            for other in hands.others(player)
        ]
        self.choices.append((get("button-cancel"), app.close, "primary"))


class OtherSheet(ChoiceSheet):
    """The less common actions for a table."""

    def __init__(self, app: App, hands: TableHands, pairing: Pairing, words: RoundWords) -> None:
        super().__init__(app)
        get, table = app.texts.get, pairing.table
        self.title, self.sentence = words.table(table), words.sentence(pairing)
        choices: list[Choice] = []
        if pairing.result is None:
            text = get("hall-resume" if table in words.playing else "hall-play")
            choices.append((text, self.closing(partial(hands.play, table)), "plain"))
        seats = range(len(pairing.players))
        for seat in seats:
            act = partial(hands.absent, table, (seat,))
            choices.append((get("hall-says-absent", name=words.name(pairing, seat)), self.closing(act), "plain"))
        if len(pairing.players) > 1:
            choices.append((get("hall-says-nobody"), self.closing(partial(hands.absent, table, (0, 1))), "plain"))
        if pairing.result:
            choices.append((get("hall-erase-result"), self.closing(partial(hands.erase, table)), "plain"))
        if hands.may_move(pairing):
            if len(pairing.players) > 1:
                turn = self.closing(partial(hands.swap, *pairing.players))
                choices.append((get("hall-turn-table"), turn, "plain"))
            for seat in seats:
                move = self.closing(partial(hands.move, pairing.players[seat]))
                choices.append((get("hall-move", name=words.name(pairing, seat)), move, "plain"))
        self.choices = [*choices, (get("button-cancel"), app.close, "primary")]


def _swap(one: str, other: str, tournament: Tournament, by: Station) -> Tournament:
    return director.swap(tournament, one, other, by)


def _enter(number: int, table: int, scores: Sequence[float], tournament: Tournament, by: Station) -> Tournament:
    return results.enter(tournament, number, table, scores, by)


def _forfeit(number: int, table: int, seats: Sequence[int], tournament: Tournament, by: Station) -> Tournament:
    return results.forfeit(tournament, number, table, seats, by)


def _erase(number: int, table: int, tournament: Tournament, by: Station) -> Tournament:
    return results.erase(tournament, number, table, by)


def _number(text: str) -> float | None:
    """A typed score as a number; accepts ½ and a decimal comma. None if it is no number."""
    words = text.strip().replace("½", ".5").replace(",", ".").replace("−", "-")
    try:
        value = float(words)
    except ValueError:
        return None
    return value if abs(value) <= 100_000 else None
