"""« Statistiques »: a table of a player's games, expandable by opponent; can be exported, erased and restored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from jeux.common.clock import today
from jeux.common.files import free_name, write_file
from jeux.common.palette import Colour, colours
from jeux.common.typography import height_of, write
from jeux.match.statistics import Kept
from jeux.play.library.statistics_words import (
    COLUMNS,
    GameRow,
    adversary_text,
    cells,
    csv_text,
    player_text,
    players,
    rows,
)
from jeux.scenes.app import App
from jeux.scenes.badge_buttons import Chip, write_chips
from jeux.scenes.files.saving import written
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column, paper, strip, title_row
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, Paint, button_width, draw_sheet, put
from jeux.ui.items import Item, Spot
from jeux.views.style.badges import put_badges

TOP, MARGIN = 1.2, 1.6
ROW, LESS = 2.3, 1.9
"""Body sizes: the height of a game's row, and of an opponent's row."""
NAME = 2.9
"""The width of the game's name, in the unit of `WIDTHS`."""
WIDTHS = {
    "played": 1.0,
    "won": 1.1,
    "drawn": 0.9,
    "lost": 1.0,
    "streak": 1.25,
    "longest": 1.0,
    "best": 1.4,
    "aided": 1.4,
}
SMALL = 0.9
WIDE, NARROW = 54, 42
"""Body sizes: the width the table needs at full letter size, with all columns and without the `LESSER` ones."""
LESSER = ("longest", "aided")
INDENT = 1.6
MARK = 0.38
"""Body sizes: half the side of the triangle that tells whether a game is opened."""


class Style(NamedTuple):
    """The font face and colour of a row."""

    face: str
    ink: Colour


class StatisticsPage(SheetScene):
    """A dialogue above the shelf; `leave_for` is called when it closes."""

    def __init__(self, app: App, leave_for: Callable[[], object]) -> None:
        super().__init__(app)
        self.leave_for = leave_for
        self.table = app.statistics.table()
        self.player = next(iter(players(self.table)), "")
        self.opened = ""
        """The game whose opponents are shown."""
        self.said = ""
        self._erased: Kept | None = None

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band, and the table below it."""
        get, scale, width = self.app.texts.get, self.app.scale, self.app.size[0]
        buttons = [BandButton("back", get("button-back"), self.leave_for, "primary")]
        ground = Spot(pygame.Rect(0, 0, width, 0), paper)
        row, y = title_row(width, scale(0.6), scale, get("stats-title"), get("stats-subtitle"), buttons)
        items: list[Item] = [ground, *row]
        y += scale(0.8)
        if self.said:
            answer = BandButton("dismiss", get("button-close"), partial(self._say, ""), "plain")
            if self._erased:
                answer = BandButton("recall", get("button-cancel"), self.recall, "plain")
            more, y = strip(width, y, scale, self.said, colours().ink, answer)
            items += more
        ground.rect.height = y
        self.band.lay(pygame.Rect(0, 0, width, y), items, y)
        self._lay_table(pygame.Rect(0, y, width, max(0, self.app.size[1] - y)))

    def _lay_table(self, view: pygame.Rect) -> None:
        get, scale = self.app.texts.get, self.app.scale
        left, inner = column(view.width, scale)
        sheet = pygame.Rect(left, scale(TOP), inner, 0)
        page = Column(scale, left + scale(MARGIN), sheet.y + scale(MARGIN), inner - 2 * scale(MARGIN))
        found = rows(self.table, self.player)
        if found:
            self._players(page)
            self._heads(page)
            for row in found:
                self._game(page, row)
            page.gap(0.8)
        else:
            page.write(get("stats-empty"))
            page.gap(0.4)
        page.note(get("stats-help"))
        if found:
            page.note(get("stats-longest-help"))
            page.gap(1)
            page.actions("do", [get("stats-export"), get("stats-erase")], self._do)
        sheet.height = page.y + scale(MARGIN) - sheet.y

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)

        self.body.lay(view, [Spot(sheet, paint), *page.items], sheet.bottom + scale(TOP))

    def _players(self, page: Column) -> None:
        """The choice of player, where there are several."""
        names = players(self.table)
        if len(names) < 2:
            return

        def choose(number: int) -> None:
            self.player, self.opened = names[number], ""
            self.layout()

        chips = [
            Chip(f"player.{n}", player_text(name, self.app.texts), partial(choose, n), name, chosen=name == self.player)
            for n, name in enumerate(names)
        ]
        write_chips(page, chips, self.app.texts.get("stats-player"))
        page.gap(0.8)

    def _game(self, page: Column, row: GameRow) -> None:
        """The row of a game; when opened, also the rows of its opponents and the button to erase them."""
        texts, opened = self.app.texts, row.game == self.opened
        alone = all(adversary.level < 0 for adversary, _ in row.adversaries)
        name = texts.game(row.game, "name")
        act = partial(self.open, row.game)
        item = self._row(page, name, cells(row.stats, texts, alone), ROW, Style("bold", colours().ink))
        item.name, item.act, item.paint = f"game.{row.game}", act, _marked(item.paint, opened, page.scale(1))
        if not opened:
            return
        for adversary, stats in row.adversaries:
            words = cells(stats, texts, adversary.level < 0)
            line = self._row(page, adversary_text(adversary, texts), words, LESS, Style("text", colours().ink_soft))
            line.paint = _badged(line.paint, adversary.name, page.scale(1))
        page.gap(0.4)
        text = texts.get("stats-erase-game")
        rect = pygame.Rect(0, page.y, button_width(text, page.scale), page.scale(BUTTON_HEIGHT))
        rect.right = page.x + page.width
        page.items.append(Button("erase-game", rect, text, partial(self.erase, row.game), page.scale))
        page.y = rect.bottom
        page.gap(0.4)

    def _heads(self, page: Column) -> None:
        """The column headings, on as many lines as the longest needs."""
        words = {name: self.app.texts.get(f"stats-{name}") for name in COLUMNS}
        size, shown = round(page.scale(SMALL) * _shrunk(page)), _shown(page)
        cells_at = _cells(pygame.Rect(0, 0, page.width, 0), shown)
        high = max(height_of(words[name], "text", size, cell.width) for name, cell in cells_at.items())

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            for name, cell in _cells(at, shown).items():
                cell.top += cell.height - height_of(words[name], "text", size, cell.width)
                write(surface, words[name], cell, "text", size, colours().ink_soft, "right")

        rect = pygame.Rect(page.x, page.y, page.width, high)
        page.items.append(Spot(rect, paint))
        page.y = rect.bottom
        page.gap(0.4)
        page.rule()

    def _row(self, page: Column, name: str, words: list[str], high: float, style: Style) -> Spot:
        """A row of the table, with a rule below."""
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(high))
        item = Spot(rect, _painted(name, dict(zip(COLUMNS, words, strict=True)), style, page))
        page.items.append(item)
        page.y = rect.bottom
        page.rule()
        return item

    # --- actions --------------------------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self.said, self._erased = sentence, None
        self.layout()

    def _do(self, number: int) -> None:
        """One of the two buttons at the foot of the sheet."""
        if number:
            self.erase("")
        else:
            self.export()

    def open(self, game: str) -> None:
        """Show the opponents of a game, or hide them again."""
        self.opened = "" if self.opened == game else game
        self.layout()

    def export(self) -> None:
        """Write all statistics as a CSV file into the player's documents folder."""
        texts = self.app.texts

        def write(folder: Path) -> Path:
            path = free_name(folder, f"{texts.get('stats-title')} {today().isoformat()}", ".csv")
            # spreadsheets recognise UTF-8 by its byte order mark
            write_file(path, csv_text(self.table, texts).encode("utf-8-sig"), shared=True)
            return path

        self._say(written(self.app, write)[1])

    def erase(self, game: str) -> None:
        """Erase the statistics of a game, or all; they can be restored as long as the page is shown."""
        texts = self.app.texts
        erased = self.app.statistics.erase(game)
        if erased is None:
            self._say(texts.get("stats-not-erased"))
            return
        self._read()
        self._say(texts.get("stats-erased-game", game=texts.game(game, "name")) if game else texts.get("stats-erased"))
        self._erased = erased
        self.layout()

    def recall(self) -> None:
        """Restore what was erased."""
        assert self._erased
        problem = self.app.statistics.restore(self._erased)
        self._read()
        self._say(self.app.texts.get(f"error-{problem.code}") if problem else "")

    def _read(self) -> None:
        self.table = self.app.statistics.table()
        names = players(self.table)
        if self.player not in names:
            self.player = next(iter(names), "")

    def back(self) -> bool:
        """Escape: hide the opponents, else close the page."""
        if self.opened:
            self.open(self.opened)
        else:
            self.leave_for()
        return True


def _shown(page: Column) -> tuple[str, ...]:
    """The columns that fit; the exported file has all of them."""
    return COLUMNS if page.width >= page.scale(WIDE) else tuple(name for name in COLUMNS if name not in LESSER)


def _parts(shown: tuple[str, ...]) -> float:
    """The width of a row in the unit of `WIDTHS`."""
    return NAME + sum(WIDTHS[name] for name in shown)


def _shrunk(page: Column) -> float:
    """The factor by which the letters of the table shrink where they do not fit, at most 1."""
    needed = WIDE if len(_shown(page)) == len(COLUMNS) else NARROW
    return min(1.0, page.width / page.scale(needed))


def _cells(row: pygame.Rect, shown: tuple[str, ...]) -> dict[str, pygame.Rect]:
    """The cells of a row beside the name of the game."""
    share = row.width / _parts(shown)
    x, cells_at = row.x + NAME * share, {}
    for name in shown:
        cells_at[name] = pygame.Rect(round(x), row.y, round(WIDTHS[name] * share), row.height)
        x += WIDTHS[name] * share
    return cells_at


def _painted(name: str, words: dict[str, str], style: Style, page: Column) -> Paint:
    """Paints a row: the name on the left, right-aligned numbers in the columns."""
    indent, size, shown = page.scale(INDENT), round(page.scale.body * _shrunk(page)), _shown(page)

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        cells_at, left = _cells(at, shown), at.x + indent
        label = pygame.Rect(left, at.y, at.x + round(NAME * at.width / _parts(shown)) - left, at.height)
        put(surface, name, style.face, size, style.ink, label, "left")
        for column_name, cell in cells_at.items():
            put(surface, words[column_name], style.face, size, style.ink, cell, "right")

    return paint


def _badged(paint: Paint, name: str, em: int) -> Paint:
    """Paints an opponent's row, with the badge before the name."""

    def draw(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        put_badges(surface, (name,), at.x + round(0.2 * em), at.centery, round(1.2 * em))
        paint(surface, at, look)

    return draw


def _marked(paint: Paint, opened: bool, em: int) -> Paint:
    """Paints a row that can be opened: a triangle before its name, highlighted on hover."""

    def draw(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        if look.hover:
            pygame.draw.rect(surface, colours().raised, at)
        half, x, y = round(MARK * em), at.x + round(0.6 * em), at.centery
        right = [(x - half // 2, y - half), (x - half // 2, y + half), (x + half, y)]
        down = [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half)]
        pygame.draw.polygon(surface, colours().ink_soft, down if opened else right)
        paint(surface, at, look)

    return draw
