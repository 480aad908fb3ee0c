"""« Maître » where its game is lost for certain: what it says, once, and when it gives up."""

from __future__ import annotations

from jeux.engine.client import Answer, EngineEvent
from jeux.engine.questions import SearchQuestion
from jeux.match.match import Match
from jeux.match.record import STRONGEST, Seat
from tests.play.table import TEXTS, ScriptedEngine, Table


class Loser(ScriptedEngine):
    """Knows that it has lost after so many steps (None: whatever is played); `hopeless`, so long before the end that it
    would rather give up."""

    def __init__(self, *after: int, hopeless: bool = False) -> None:
        super().__init__()
        self._after, self._hopeless = after, hopeless

    def _answer(self, ticket: int, asked: SearchQuestion) -> list[EngineEvent]:
        *rest, best = super()._answer(ticket, asked)
        assert isinstance(best, Answer)
        lost = len(asked.at.steps) in self._after
        value = 0.0 if lost else 0.5
        return [*rest, Answer(ticket, best.step, value, lost, lost=lost, gives_up=lost and self._hopeless)]


def table(engine: Loser, *levels: int, game: str = "hex", hidden: bool = False, gives_up: bool = True) -> Table:
    made = Table(Match.new(game, {}, tuple(Seat("", level) for level in levels)), engine)
    made.settings = made.settings.replace(hidden=hidden, gives_up=gives_up)
    return made


def played(made: Table, *steps: str) -> str:
    """Let a person play these steps, each of them answered; what is said then."""
    for step in steps:
        made.session.play(step)
        made.wait()
        made.wait()
    return made.session.notice.text if made.session.notice else ""


SAID = TEXTS.get("computer-knows-loss", side=TEXTS.game("hex", "side-1"))


def test_it_says_that_it_has_lost_once() -> None:
    made = table(Loser(3, 5, 7), 0, STRONGEST)
    assert played(made, "a1") == ""
    assert played(made, "b1") == SAID
    assert played(made, "c1") == ""
    assert len(made.session.match.steps) == 6


def test_after_an_error_of_the_other_it_can_be_lost_again() -> None:
    made = table(Loser(1, 5), 0, STRONGEST)
    assert played(made, "a1") == SAID
    assert played(made, "b1") == ""
    assert played(made, "c1") == SAID


def test_nothing_is_said_where_what_judges_is_hidden_nor_by_the_other_levels() -> None:
    assert played(table(Loser(1), 0, STRONGEST, hidden=True), "a1") == ""
    assert played(table(Loser(1), 0, 5), "a1") == ""


def test_it_gives_up_and_the_sheet_says_who_has_won_and_how_to_play_on() -> None:
    made = table(Loser(3, hopeless=True), 0, STRONGEST)
    assert played(made, "a1") == ""
    assert played(made, "b1") == ""
    result = made.session.match.result()
    assert result
    assert (result.scores, result.reason) == ((1.0, 0.0), "gave-up")
    assert made.session.sentences.outcome(result)[1] == TEXTS.get("ending-gave-up-computer")
    ended = next(number for number, report in enumerate(made.reports) if report.end)
    heard = [number for number, report in enumerate(made.reports) if "win" in report.sounds]
    assert made.session.outcome_shown
    assert len(heard) == 1
    assert heard[0] > ended, "with the outcome, not with the last step"
    assert made.keeper.record == made.session.match.record
    assert len(made.session.match.steps) == 3


def test_a_person_may_have_it_played_to_the_end_which_counts_as_no_help() -> None:
    made = table(Loser(3, 5, hopeless=True), 0, STRONGEST)
    played(made, "a1", "b1")
    made.session.undo()
    assert not made.session.match.result()
    made.wait()
    made.wait()
    assert len(made.session.match.steps) == 4, "it plays what it has found"
    assert made.session.notice
    assert made.session.notice.text == SAID
    played(made, "c1")
    assert len(made.session.match.steps) == 6
    assert made.session.match.record.games[-1].taken_back == 0


def test_it_never_gives_up_where_that_is_switched_off() -> None:
    made = table(Loser(1, hopeless=True), 0, STRONGEST, gives_up=False)
    assert played(made, "a1") == SAID
    assert len(made.session.match.steps) == 2


def test_two_computers_end_their_game_so_too() -> None:
    made = table(Loser(2, hopeless=True), STRONGEST, STRONGEST)
    for _ in range(8):
        made.wait()
    result = made.session.match.result()
    assert result
    assert result.scores == (0.0, 1.0)
    assert len(made.session.match.steps) == 2
    assert made.session.sentences.outcome(result)[1] == TEXTS.get("ending-gave-up-watched")


def test_the_computer_that_plays_for_a_person_gives_nothing_up() -> None:
    made = table(Loser(0, hopeless=True), 0, 0)
    made.session.conductor.play_for_all("fast")
    made.wait()
    made.wait()
    assert made.session.match.steps
