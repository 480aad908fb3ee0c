"""Questions above a tournament."""

from __future__ import annotations

from typing import Protocol

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.screen import Act


class AskSheet(ChoiceSheet):
    """A question asked once: `yes` is done, or everything stays, for which `no` may set the page as it was. Its texts
    are `name` with ``-title`` and ``-yes``."""

    def __init__(self, app: App, name: str, question: str, yes: Act, no: Act | None = None) -> None:
        super().__init__(app)
        get = app.texts.get
        self._no = no
        self.title, self.sentence = get(f"{name}-title"), question
        self.choices = [
            (get(f"{name}-yes"), self.closing(lambda: void(yes)), "plain"),
            (get("hall-keep"), self.back, "primary"),
        ]

    def back(self) -> bool:
        """Everything stays."""
        self.app.close()
        if self._no:
            self._no()
        return True


def void(act: Act) -> None:
    """Do something whose answer nobody needs."""
    act()


class Outward(Protocol):
    """What goes out of a tournament, and comes into it."""

    def print_round(self) -> None:
        """The tables of the round on paper."""

    def print_slips(self) -> None:
        """A slip for each table."""

    def print_scores(self) -> None:
        """The table of scores on paper."""

    def save_round(self) -> None:
        """The tables of the round for other programs."""

    def save_scores(self) -> None:
        """The table of scores for other programs."""

    def save_exchange(self) -> None:
        """The tournament for another computer."""

    def read_exchange(self) -> None:
        """What another computer knows."""

    def change_plan(self) -> None:
        """Change what can still be changed."""

    def archive(self) -> None:
        """Put the tournament with those that are over."""

    def erase(self) -> None:
        """Erase the tournament, after a question."""


class TournamentMoreSheet(ChoiceSheet):
    """Paper, files, the end of a tournament."""

    def __init__(self, app: App, outward: Outward) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("hall-more-title")
        ways = {
            "hall-print-round": outward.print_round,
            "hall-print-slips": outward.print_slips,
            "hall-print-scores": outward.print_scores,
            "hall-save-round": outward.save_round,
            "hall-save-scores": outward.save_scores,
            "hall-give": outward.save_exchange,
            "hall-take": outward.read_exchange,
            "hall-change": outward.change_plan,
            "hall-archive": outward.archive,
            "hall-erase": outward.erase,
        }
        self.choices = [
            *((get(name), self.closing(act), "plain") for name, act in ways.items()),
            (get("button-cancel"), app.close, "primary"),
        ]
