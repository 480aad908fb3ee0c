"""The problems: a page of all games with the problem of the day, and one of each game with its positions as
pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

import pygame

from jeux.common.clock import today
from jeux.common.palette import colours
from jeux.common.paths import data_folder
from jeux.play.learn.puzzle.puzzle_words import proof_of
from jeux.play.learn.puzzle.puzzles import Puzzle, damaged_puzzles, of_the_day, puzzles_of, with_puzzles
from jeux.play.learn.puzzle.solved import Solved
from jeux.scenes.app import App
from jeux.scenes.files.sending import ProblemSheet
from jeux.scenes.navigation.printing import print_problems
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles
from jeux.scenes.pages.diagram_pictures import DiagramPictures
from jeux.scenes.pages.empty import Empty, empty_page
from jeux.scenes.pages.game_rows import GamePictures, columns_of, draw_row, row_places
from jeux.scenes.pages.puzzle_cards import Card, card_paint, diagram_of, draw_progress, number_height
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column, title_size
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, width_of
from jeux.ui.items import Item, Spot

LABELS, LABEL_APART = 8.8, 1.1
"""Body sizes: the width of the degrees at the left of the pictures, and what of it is left free."""
LARGEST, LEAST, APART = 11.2, 7.6, 1.6
"""Body sizes: the width of a picture, and the gap between two."""
ROW = 6
"""Pictures of one degree that stand in a row where there is room."""
DAY = 19.0
"""Body sizes: the width of the problem of the day."""
RING = (4.2, 13.5)
"""Body sizes: the height and the width of the ring of solved problems."""


class PuzzlesScene(SheetScene):
    """The problems of the game `key`, or those of all games."""

    named = "problem-title"

    def __init__(self, app: App, key: str = "") -> None:
        super().__init__(app)
        self._solved = Solved(data_folder())
        self._known = self._solved.all()
        self._game = key if key in self.games else ""
        self._positions, self._pictures = DiagramPictures(app, small=True), GamePictures()
        self.makers += [self._positions, self._pictures]

    @property
    def games(self) -> list[str]:
        """The games whose problems may be shown."""
        return [key for key in with_puzzles() if self.app.hour.offered.game(key)]

    def layout(self) -> None:
        """The page of one game, or of all."""
        if self._game:
            self._lay_game(self._game)
        else:
            self._lay_games()

    # --- one game -------------------------------------------------------------------------------------------------

    def _lay_game(self, key: str) -> None:
        get, texts, puzzles = self.app.texts.get, self.app.texts, puzzles_of(key)
        buttons = [BandButton("back", get("problem-title"), self.back)]
        waiting = next((n for n, each in enumerate(puzzles) if each.id not in self._known), None)
        if waiting is not None:
            words = get("problem-number", n=waiting + 1)
            act = partial(show_puzzle, self.app, puzzles[waiting])
            buttons.append(BandButton("next", words, act, "primary"))
        room = self.lay_head(texts.game(key, "name"), get("problem-subtitle"), buttons)
        self._add_ring(puzzles, texts.game(key, "name"), get("problem-subtitle"))
        scale = self.app.scale
        left, inner = column(room.width, scale)
        page = Column(scale, left, scale(0.9), inner)
        self._warn(page)
        for row in groupby(range(len(puzzles)), lambda n: (puzzles[n].degree, proof_of(puzzles[n], texts))):
            self._row(page, *row[0], list(row[1]), puzzles, waiting)
        self._take(page, key)
        self.body.lay(room, page.items, page.y + scale(0.6))

    def _add_ring(self, puzzles: Sequence[Puzzle], name: str, subtitle: str) -> None:
        """The ring of solved problems, left of the action, where the words of the title leave room."""
        scale = self.app.scale
        left, inner = column(self.app.size[0], scale)
        done = sum(each.id in self._known for each in puzzles)
        action = next((item.rect for item in self.band.items if item.name == "next"), None)
        right = (action.left if action else left + inner) - scale(1.4)
        big = title_size(self.app.size[0], scale)
        title = width_of(name, "title", big) + width_of(subtitle, "serif-italic", scale(1.25)) + scale(3)
        rect = pygame.Rect(0, 0, scale(RING[1]), scale(RING[0]))
        rect.midright = (right, action.centery if action else self.band.height - scale(2.6))
        if rect.left < left + title:
            return
        words = self.app.texts.get("problem-of-solved", n=len(puzzles))
        heard = self.app.texts.get("problem-solved-of", k=done, n=len(puzzles))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_progress(surface, at, done, words, done / len(puzzles), scale)

        self.band.lay(self.band.view, [*self.band.items, Spot(rect, paint, words=heard)], self.band.height)

    def _row(
        self,
        page: Column,
        degree: int,
        proof: str,
        numbers: Sequence[int],
        puzzles: Sequence[Puzzle],
        waiting: int | None,
    ) -> None:
        """The problems of one degree that are as sure, as pictures, with words at the left, or above where there is
        little room."""
        get, scale, apart = self.app.texts.get, page.scale, page.scale(APART)
        aside = scale(LABELS) if page.width - scale(LABELS) >= ROW * scale(LEAST) + (ROW - 1) * apart else 0
        done = sum(puzzles[n].id in self._known for n in numbers)
        words_wide = aside - scale(LABEL_APART) if aside else page.width
        label = Column(scale, page.x, page.y + (scale(2.2) if aside else 0), words_wide)
        label.write(get(f"problem-degree-{degree}"), "title", 1.5).heading = get(f"problem-degree-{degree}")
        label.write(get("problem-part", k=done, n=len(numbers)), "text", 0.93, colours().on_cloth_soft)
        label.write(proof, "text", 0.93, colours().on_cloth_soft)
        page.items += label.items
        top = page.y if aside else label.y + scale(0.6)
        room = page.width - aside
        columns = ROW if aside else max(2, min(ROW, (room + apart) // (scale(LEAST) + apart)))
        wide = min(scale(LARGEST), (room - (columns - 1) * apart) // columns)
        sizes = [self._positions.size(diagram_of(puzzles[n]), wide) for n in numbers]
        high = max(size[1] for size in sizes) + number_height(scale)
        first = next(n for n, each in enumerate(puzzles) if each.degree == degree)
        step = (room - wide) // max(1, columns - 1) if aside else wide + apart
        for i, number in enumerate(numbers):
            rect = pygame.Rect(
                page.x + aside + i % columns * step, top + i // columns * (high + scale(0.5)), wide, high
            )
            card = Card(number + 1, puzzles[number].id in self._known, number == waiting)
            name = f"{puzzles[number].game}.{degree}.{number - first}"
            page.items.append(self._card(rect, name, puzzles[number], card, sizes[i]))
            page.y = rect.bottom
        page.y = max(page.y, label.y)
        page.gap(0.7)

    def _card(self, rect: pygame.Rect, name: str, puzzle: Puzzle, card: Card, size: tuple[int, int]) -> Spot:
        get = self.app.texts.get
        heard = [get("problem-number", n=card.number), get(f"problem-degree-{puzzle.degree}")]
        heard.append(proof_of(puzzle, self.app.texts))
        heard += [get("problem-heard-solved")] if card.solved else []
        picture = self._positions.paint(diagram_of(puzzle), rect.width)
        paint = card_paint(card, size, picture, self.app.scale)
        return Spot(rect, paint, name, partial(show_puzzle, self.app, puzzle), words=", ".join(heard))

    def _take(self, page: Column, key: str) -> None:
        """The ways to problems on paper and to one that is sent, in the corner below the degrees where there is
        room."""
        offered, scale, ways = self.app.hour.offered, page.scale, list[Button]()
        acts = {
            "print": (offered.has("make"), partial(print_problems, self.app, key)),
            "send": (offered.has("save"), partial(self._choose, key)),
        }
        left = page.x
        for name, (may, act) in acts.items():
            words = self.app.texts.get(f"problem-{name}")
            rect = pygame.Rect(left, page.y, button_width(words, scale, "link"), scale(BUTTON_HEIGHT))
            if may:
                ways.append(Button(f"{name}.{key}", rect, words, act, scale, "link"))
                ways[-1].about = self.app.texts.get(f"problem-{name}-of", game=self.app.texts.game(key, "name"))
                left = rect.right + scale(1)
        whole = pygame.Rect(page.x, page.y, 0, 0).unionall([way.rect for way in ways])
        up = -whole.height - scale(1)
        if not any(whole.move(0, up).colliderect(item.rect) for item in page.items):
            for way in ways:
                way.rect.move_ip(0, up)
        page.items += ways
        page.y = max(page.y, *(way.rect.bottom for way in ways)) if ways else page.y

    def _choose(self, key: str) -> None:
        """Choose the problem that is sent."""
        self.app.open(ProblemSheet(self.app, key))

    # --- all games ------------------------------------------------------------------------------------------------

    def _lay_games(self) -> None:
        get, scale = self.app.texts.get, self.app.scale
        back = BandButton("back", get("back-to-games"), self.app.show_shelf)
        under = "problem-subtitle" if self.games else "problem-none-subtitle"
        room = self.lay_head(get("problem-title"), get(under), [back])
        left, inner = column(room.width, scale)
        page = Column(scale, left, scale(0.6), inner)
        self._warn(page)
        beside = inner >= scale(DAY + 2.6 + 23)
        day = of_the_day(today(), self.games) if self.games else None
        if day is None:
            empty = Empty(
                get("problem-none"), get("problem-empty"), ("choose", get("empty-choose"), self.app.show_shelf)
            )
            items, high = empty_page(pygame.Rect(0, 0, room.width, room.height - page.y), empty, scale)
            for item in items:
                item.rect.move_ip(0, page.y)
            page.items, page.y = [*page.items, *items], page.y + high
        elif beside:
            first = Column(scale, left, page.y, scale(DAY))
            self._day(first, day)
            self._games(page, left + scale(DAY + 2.6), inner - scale(DAY + 2.6))
            page.items, page.y = [*first.items, *page.items], max(page.y, first.y)
        else:
            self._day(page, day)
            page.gap(1.4)
            self._games(page, left, inner)
        self.body.lay(room, page.items, page.y + scale(0.6))

    def _day(self, page: Column, puzzle: Puzzle) -> None:
        """The problem of the day: its position, the way to it."""
        get, scale, texts = self.app.texts.get, page.scale, self.app.texts
        page.write(get("problem-day"), "title", 1.5).heading = get("problem-day")
        page.gap(0.8)
        wide = min(page.width, scale(DAY))
        size = self._positions.size(diagram_of(puzzle), wide)
        frame = pygame.Rect(page.x, page.y, *size)
        page.items.append(Spot(frame, self._positions.paint(diagram_of(puzzle), wide), words=""))
        page.y = frame.bottom + scale(0.9)
        degree = get(f"problem-degree-{puzzle.degree}")
        page.write(get("problem-day-of", game=texts.game(puzzle.game, "name"), degree=degree), "serif-italic", 1.25)
        if puzzle.id in self._known:
            page.write(get("problem-day-solved"), "text", 0.93, colours().on_cloth_soft)
        page.gap(0.7)
        page.button("day", get("problem-solve"), partial(show_puzzle, self.app, puzzle), "primary")

    def _games(self, page: Column, left: int, width: int) -> None:
        """Every game as a row, with a ring of what is solved."""
        scale, keys = self.app.scale, self.games
        places = row_places(left, page.y, width, len(keys), scale, columns_of(width, scale))
        page.items += [self._game_row(rect, key) for rect, key in zip(places, keys, strict=True)]
        page.y = max(page.y, *(rect.bottom for rect in places))

    def _game_row(self, rect: pygame.Rect, key: str) -> Item:
        texts, scale, puzzles = self.app.texts, self.app.scale, puzzles_of(key)
        done, name = sum(each.id in self._known for each in puzzles), texts.game(key, "name")
        line = texts.get("problem-part", k=done, n=len(puzzles))
        heard = texts.get("problem-solved-of", k=done, n=len(puzzles))

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            ring = (str(done), done / len(puzzles)) if done else None
            draw_row(surface, at, look, (name, line), partial(self._pictures.get, key), ring, scale)

        act = partial(show_puzzles, self.app, key)
        return Spot(rect, paint, f"game.{key}", act, words=f"{name}, {heard}")

    def _warn(self, page: Column) -> None:
        """What could not be read."""
        get, warning = self.app.texts.get, colours().warning
        if self._solved.set_aside:
            page.write(get("problem-broken", file=self._solved.set_aside), colour=warning)
            page.gap(1.0)
        damaged = [self.app.texts.game(key, "name") for key in damaged_puzzles()]
        if damaged:
            page.write(get("problem-unusable", games=", ".join(damaged)), colour=warning)
            page.gap(1.0)

    # --- frames and keys ------------------------------------------------------------------------------------------

    def back(self) -> bool:
        """From a game to all games, from there to the shelf."""
        if self._game:
            show_puzzles(self.app)
        else:
            self.app.show_shelf()
        return True
