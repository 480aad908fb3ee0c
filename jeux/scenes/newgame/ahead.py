"""The section « Avantage »: a handicap for one of the seats, such as a child against an adult. Each choice says what it
changes, none what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from jeux.common.texts import Texts
from jeux.match.seats import Advantage
from jeux.play.setup import advantages
from jeux.play.setup.choosing import Choice
from jeux.play.setup.seat_words import called
from jeux.rules.contract import Game
from jeux.scenes.newgame.asking import ask, heading, say
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import Column


class Ahead:
    """Writes the choices of the handicap; while no seat has one, only the row that asks which."""

    def __init__(self, game: Game, choice: Choice, chooser: Chooser, texts: Texts) -> None:
        self.game, self.choice, self.chooser, self.texts = game, choice, chooser, texts

    def write(self, page: Column) -> None:
        """Write the heading, the row of seats, and the advantages of the chosen seat."""
        get, ahead = self.texts.get, self.choice.advantage
        heading(page, get("new-ahead"))
        seats = range(len(self.choice.seats))
        names = [get("new-ahead-nobody"), *map(self.name, seats)]

        def choose(number: int) -> None:
            self._take(replace(ahead or Advantage(0), seat=number - 1) if number else None)

        ask(page, "ahead", names, ahead.seat + 1 if ahead is not None else 0, choose, heard=get("new-ahead"))
        say(page, get("new-ahead-about"))
        if ahead is not None:
            self._start(page, ahead)
            self._points(page, ahead)
            if advantages.may_be_first(self.game, self.choice):
                self._switch(page, "first", ahead.first, lambda on: self._take(replace(ahead, first=on)))
            if advantages.may_keep_help(self.choice, ahead.seat):
                self._switch(page, "help", ahead.help, lambda on: self._take(replace(ahead, help=on)))

    def name(self, seat: int) -> str:
        """The name of a seat: that of its player, else its side, else a person or a computer, numbered if needed."""
        here = self.choice.seats[seat]
        if called(here, self.texts):
            return called(here, self.texts)
        if not self.choice.at_random:
            return self.texts.game(self.game.key, f"side-{seat}-title")
        alike = [n for n, other in enumerate(self.choice.seats) if (other.level > 0) == (here.level > 0)]
        rank = alike.index(seat) + 1 if len(alike) > 1 else 0
        return self.texts.get(f"seat-{'computer' if here.level else 'person'}-title", n=rank)

    def _take(self, ahead: Advantage | None) -> None:
        self.chooser.choose(replace(self.choice, advantage=ahead))

    def _start(self, page: Column, ahead: Advantage) -> None:
        """Choose among the start positions that favour this seat."""
        get, offered = self.texts.get, advantages.starts(self.game, self.choice, ahead.seat)
        if not offered:
            return
        names = ["", *(each.name for each in offered)]
        words = [
            get("new-ahead-start-usual"),
            *(advantages.start_text(self.game, each, self.texts) for each in offered),
        ]
        chosen = names.index(ahead.start)
        page.gap(0.8)
        take = self._taking(lambda number: replace(ahead, start=names[number]))
        ask(page, "ahead.start", words, chosen, take, get("new-ahead-start"))
        if chosen:
            say(page, advantages.start_text(self.game, offered[chosen - 1], self.texts, effect=True))

    def _points(self, page: Column, ahead: Advantage) -> None:
        """The points that this seat has before the first game."""
        offered = (0, *advantages.points(self.choice))
        if len(offered) > 1:
            page.gap(0.8)
            take = self._taking(lambda number: replace(ahead, points=offered[number]))
            words = [str(number) for number in offered]
            ask(page, "ahead.points", words, offered.index(ahead.points), take, self.texts.get("new-ahead-points"))

    def _switch(self, page: Column, what: str, on: bool, take: Callable[[bool], None]) -> None:
        """A switch between something that applies to everybody and to this seat alone."""
        get = self.texts.get
        assert self.choice.advantage is not None
        name = self.name(self.choice.advantage.seat)
        page.gap(0.8)
        words = [get(f"new-ahead-{what}-all"), get("new-ahead-alone", name=name)]
        ask(page, f"ahead.{what}", words, int(on), lambda number: take(bool(number)), get(f"new-ahead-{what}"))
        say(page, get(f"advantage-{what}", name=name) if on else get(f"new-ahead-{what}-help"))

    def _taking(self, made: Callable[[int], Advantage]) -> Callable[[int], None]:
        return lambda number: self._take(made(number))
