"""Setting up a position of Shut the box: open flaps, the dice, the points of the runs that are over."""

from __future__ import annotations

from jeux.play.editor.editing import Editing, Tool, Use
from jeux.play.editor.editing_fields import Control, Dice, Draft, Style, Words
from jeux.rules.contract import Game, Options
from jeux.rules.games.boite.position import CLOSED, COVER, SIGNS, TILES


class BoiteEditing(Editing):
    """A touch opens or shuts a flap."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.tiles = len(self.opening["board"])
        self.cells = TILES[: self.tiles]
        self.fields = (Dice(),)
        self.adapts = {"turn": ("?", *game.sides[:players])}

    def tools(self) -> tuple[Tool, ...]:
        return (Tool(Use.MAN, CLOSED),)

    def man_words(self, man: str) -> Words:
        return "edit-man-closed", {}

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        shown = [CLOSED if sign == "." else tile for tile, sign in zip(self.cells, draft["board"], strict=True)]
        return tuple(zip(TILES, (*shown, *[COVER] * (len(TILES) - self.tiles)), strict=True))

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        if place not in self.cells:
            return draft
        i = self.cells.index(place)
        board = draft["board"]
        return {**draft, "board": board[:i] + ("." if man in ("", CLOSED) else SIGNS[i]) + board[i + 1 :]}

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        return self.put(draft, place, place if self.top(draft, place) == CLOSED else CLOSED)

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        return draft

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        points = draft["points"].split(",")
        typed = (
            Control(f"points.{i}", ("edit-points", {"n": i + 1}), (), (), "" if each == "." else each, Style.TYPED)
            for i, each in enumerate(points)
        )
        return (*super().controls(draft), *typed)

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        name, _, number = control.partition(".")
        if name != "points":
            return super().set(draft, control, value)
        points = draft["points"].split(",")
        points[int(number)] = str(int(value)) if value.isascii() and value.isdigit() else "."
        return {**draft, "points": ",".join(points)}


EDITING = BoiteEditing
