"""All problems: the problem of the day, then those of every game, with a tick on each one solved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from jeux.common.clock import today
from jeux.common.palette import colours
from jeux.common.paths import data_folder
from jeux.play.learn.puzzle.puzzles import DEGREES, Puzzle, damaged_puzzles, of_the_day, puzzles_of, with_puzzles
from jeux.play.learn.puzzle.solved import Solved
from jeux.scenes.app import App
from jeux.scenes.navigation.printing import print_problems
from jeux.scenes.navigation.puzzles import show_puzzle
from jeux.scenes.page_scene import PageScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width
from jeux.ui.page import Page
from jeux.ui.spread import spread

TICK = "\N{CHECK MARK}"


class PuzzlesScene(PageScene):
    """The list of problems, those of the game `key` first."""

    def __init__(self, app: App, key: str = "") -> None:
        super().__init__(app)
        self._game = key
        self._solved = Solved(data_folder())
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    @property
    def games(self) -> list[str]:
        """The games whose problems may be shown."""
        return [key for key in with_puzzles() if self.app.hour.offered.game(key)]

    @property
    def main(self) -> Page:
        """The list."""
        return self.body

    def layout(self) -> None:
        """The band, then two pages."""
        app, (width, height) = self.app, self.app.size
        back = BandButton("back", app.texts.get("button-back-to-shelf"), app.show_shelf)
        items, top = plain_band(
            width, app.scale, app.texts.get("problem-title"), app.texts.get("problem-subtitle"), (back,)
        )
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        view = pygame.Rect(0, top, width, max(0, height - top))
        solved = self._solved.all()
        keys = sorted(self.games, key=lambda key: key != self._game)
        half = -(-len(keys) // 2)
        items, tall = spread(
            view,
            app.scale,
            lambda page: self._first(page, keys[:half], solved),
            lambda page: self._games(page, keys[half:], solved),
            lambda page: None,
        )
        self.body.lay(view, items, tall)

    def _first(self, page: Column, keys: Sequence[str], solved: frozenset[str]) -> None:
        """The problem of the day above the games."""
        get, puzzle = self.app.texts.get, of_the_day(today(), self.games) if self.games else None
        if self._solved.set_aside:
            page.write(get("problem-broken", file=self._solved.set_aside), colour=colours().warning)
            page.gap(1.0)
        damaged = [self.app.texts.game(key, "name") for key in damaged_puzzles()]
        if damaged:
            page.write(get("problem-unusable", games=", ".join(damaged)), colour=colours().warning)
            page.gap(1.0)
        if not puzzle:
            page.write(get("problem-none"))
            return
        page.title(get("problem-day"))
        words = get("problem-day-of", game=self.app.texts.game(puzzle.game, "name"), degree=self._degree(puzzle.degree))
        tick = f"{TICK} " if puzzle.id in solved else ""
        page.button("day", tick + words, partial(show_puzzle, self.app, puzzle), "primary")
        page.gap(1.4)
        self._games(page, keys, solved)

    def _degree(self, degree: int) -> str:
        return self.app.texts.get(f"problem-degree-{degree}")

    def _games(self, page: Column, keys: Sequence[str], solved: frozenset[str]) -> None:
        """Every game, with a row of problems for each difficulty."""
        page.label_room = page.room_for_labels([(self._degree(degree), ("18",)) for degree in DEGREES])
        for key in keys:
            page.title(self.app.texts.game(key, "name"), 1.2)
            puzzles = puzzles_of(key)
            rows = [(degree, [each for each in puzzles if each.degree == degree]) for degree in DEGREES]
            number = 0
            for degree, of_degree in rows:
                if of_degree:
                    self._row(page, degree, of_degree, number, solved)
                    page.gap(0.4)
                number += len(of_degree)
            if self.app.hour.offered.has("make"):
                self._print(page, key)
            page.gap(1.0)

    def _print(self, page: Column, key: str) -> None:
        """The button that prints problems of a game: right of its last row, or below it where there is no room."""
        get, scale, last = self.app.texts.get, self.app.scale, page.items[-1].rect
        words = get("problem-print")
        rect = pygame.Rect(page.x, page.y, button_width(words, scale), scale(BUTTON_HEIGHT))
        if last.right + scale(CHIP_GAP) <= page.x + page.width - rect.width:
            rect.bottomright = page.x + page.width, last.bottom
        button = Button(f"print.{key}", rect, words, partial(print_problems, self.app, key), scale)
        button.about = get("problem-print-of", game=self.app.texts.game(key, "name"))
        page.items.append(button)
        page.y = max(page.y, rect.bottom)

    def _row(self, page: Column, degree: int, puzzles: Sequence[Puzzle], before: int, solved: frozenset[str]) -> None:
        """The problems of one degree, by their numbers."""
        words = [
            f"{number}\N{NO-BREAK SPACE}{TICK}" if puzzle.id in solved else str(number)
            for number, puzzle in enumerate(puzzles, before + 1)
        ]
        name = f"{puzzles[0].game}.{degree}"
        page.actions(name, words, lambda i: show_puzzle(self.app, puzzles[i]), self._degree(degree))

    # --- keys and picture -----------------------------------------------------------------------------------------

    def back(self) -> bool:
        """Back to the shelf."""
        self.app.show_shelf()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the sheets, the band above them."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)
