"""A position in words for somebody who does not see it: what stands where, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from jeux.play.words.place_words import place_name
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import Position, in_use
from jeux.rules.die_places import face_of


class BoardWords:
    """The words of one position."""

    def __init__(self, sentences: Sentences, position: Position) -> None:
        self.sentences, self.position, self.get = sentences, position, sentences.texts.get
        match = sentences.match
        self.board = in_use(match.game, match.record.options).board
        self.standing: dict[str, list[str]] = {}
        """The men of each place that has some."""
        for place, man in position.men():
            self.standing.setdefault(place, []).append(man)

    def name(self, place: str) -> str:
        """The spoken name of a place or a die."""
        if face_of(place):
            return self.get("heard-die", n=face_of(place) or 0)
        return place_name(self.sentences, self.position, place)

    def men(self, place: str) -> str:
        """The men on a place, with the count of each kind; empty where there are none."""
        texts, key, named = self.sentences.texts, self.sentences.key, self.sentences.wording.spoken_names.man
        kinds = Counter(name for man in self.standing.get(place, ()) if (name := named(man)))
        return self.row([texts.game(key, f"heard-man-{kind}", n=number) for kind, number in kinds.items()])

    def more(self, place: str) -> str:
        """What else is at a place besides its men, with its name; empty where there is nothing."""
        more = self.sentences.wording.spoken_names.more(self.position, place)
        return self.get("heard-single", place=self.name(place), men=self.sentences.say(more, -1)) if more else ""

    def row(self, words: Sequence[str]) -> str:
        """Words parted by commas."""
        return reduce(lambda first, last: self.get("list-comma", first=first, last=last), words) if words else ""

    def lines(self) -> tuple[str, ...]:
        """The board row by row from the top, then what lies beside it."""
        return (*(self.own_lines() or map(self.line, self.rows())), *self.beside())

    def own_lines(self) -> tuple[str, ...]:
        """The board in the lines of a game where they are not its rows; empty elsewhere."""
        lines = self.sentences.wording.spoken_names.lines
        return tuple(self.sentences.say(line, -1) for line in lines(self.position)) if lines else ()

    def rows(self) -> list[list[str]]:
        """The places of the board row by row from the top, each from left to right."""
        rows: dict[float, list[str]] = {}
        for place, (_, y) in self.board.where.items():
            rows.setdefault(round(y, 1), []).append(place)
        return [sorted(rows[y], key=lambda place: self.board.where[place][0]) for y in sorted(rows, reverse=True)]

    def row_name(self, row: list[str]) -> str:
        """The name of a row: its first and its last place."""
        first, last = self.name(row[0]), self.name(row[-1])
        return self.get("heard-row-name", first=first, last=last) if first != last else first

    def line(self, row: Sequence[str]) -> str:
        """A row in words."""
        told = self.told_men(row)
        first, last = self.name(row[0]), self.name(row[-1])
        text = told or self.get("heard-empty")
        if first == last:
            return self.get("heard-single", place=first, men=text) if not told else text
        return self.get("heard-row", first=first, last=last, men=text)

    def told_men(self, places: Iterable[str]) -> str:
        """The men on some places, each kind with where it stands; empty where there are none."""
        grouped: dict[str, list[str]] = {}
        for place in places:
            if men := self.men(place):
                grouped.setdefault(men, []).append(self.name(place))
        told = [self.get("heard-men-at", men=men, places=self.row(names)) for men, names in grouped.items()]
        return reduce(lambda first, last: self.get("list-semicolon", first=first, last=last), told) if told else ""

    def beside(self) -> tuple[str, ...]:
        """What lies beside the board."""
        places = [place for place in self.standing if place not in self.board.where and self.men(place)]
        return tuple(self.get("heard-single", place=self.name(place), men=self.men(place)) for place in places)

    def dice(self) -> str:
        """The dice that are left to play; empty where there are none."""
        left = self.sentences.gestures.dice_left(self.position)
        return self.get("heard-dice", n=len(left), dice=self.row([str(die) for die in left])) if left else ""
