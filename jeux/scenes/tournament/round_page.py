"""A round: the players, sides and result of each table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import Align, leading
from jeux.scenes.tournament.rows import Tool, chip, chips, chips_width
from jeux.scenes.tournament.table_hands import TableHands
from jeux.tournament.contract import SCORES, Pairing, Round, Tournament
from jeux.tournament.words import RoundWords
from jeux.ui.blocks import Column
from jeux.ui.controls import Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put, width_of
from jeux.ui.items import Spot

ROW = 3.3
"""Body sizes: the height of a row."""
WIDE = 46.0
"""Body sizes: the page width from which a table takes one row; below, it takes a block of three."""
TABLE_LEAST, TABLE_MOST = 4.5, 10.0
SCORE = 4.5
GAP = 0.7
SMALL = 0.85


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a table lie."""

    table: pygame.Rect
    names: tuple[pygame.Rect, ...]
    results: tuple[pygame.Rect, ...]
    """The buttons for first player wins, draw, second player wins; or one input line for each score."""
    aside: pygame.Rect
    aligns: tuple[Align, ...] = ("left", "left")


class RoundPage:
    """Fills a page with the tables of a round."""

    def __init__(
        self,
        tournament: Tournament,
        shown: Round,
        hands: TableHands,
        texts: Texts,
        playing: frozenset[int] = frozenset(),
    ) -> None:
        self.round, self.hands, self.texts = shown, hands, texts
        self.words = RoundWords(tournament, shown, texts, playing)
        self.typed = tournament.plan.scoring == SCORES or shown.play.alone

    def fill(self, page: Column) -> None:
        """All tables, then the byes and the absent players."""
        page.write(self.words.count(), "text", 1.0, colours().ink_soft)
        page.gap(0.5)
        place = self._in_a_row if page.width >= page.scale(WIDE) else self._in_a_block
        for number, pairing in enumerate(self.round.pairings):
            bottom, places = place(page, pairing)
            self._table(page, pygame.Rect(page.x, page.y, page.width, bottom - page.y), places, pairing, number % 2)
            page.y = bottom
        for sentence in self.words.below():
            page.gap(0.5)
            page.write(sentence)

    # --- layout ---------------------------------------------------------------------------------------------------

    def _in_a_row(self, page: Column, pairing: Pairing) -> tuple[int, Places]:
        scale = page.scale
        row = pygame.Rect(page.x, page.y, page.width, scale(ROW))
        gap = scale(GAP)
        table = pygame.Rect(row.x + gap, row.y, self._table_width(scale), row.height)
        aside = pygame.Rect(0, 0, self._aside_width(scale), scale(BUTTON_HEIGHT))
        aside.midright = row.right - gap, row.centery
        room = pygame.Rect(table.right, row.y, aside.left - gap - table.right, row.height)
        widths = self._result_widths(scale)
        widths = widths[:1] if len(pairing.players) < 2 else widths
        middle = sum(widths) + scale(CHIP_GAP) * (len(widths) - 1)
        if len(pairing.players) < 2:
            name = pygame.Rect(room.x, row.y, room.width - middle - gap, row.height)
            return row.bottom, Places(table, (name,), self._side_by_side(name.right + gap, row, widths, scale), aside)
        half = (room.width - middle) // 2 - gap
        first = pygame.Rect(room.x, row.y, half, row.height)
        results = self._side_by_side(first.right + gap, row, widths, scale)
        second = pygame.Rect(results[-1].right + gap, row.y, half, row.height)
        return row.bottom, Places(table, (first, second), results, aside, ("right", "left"))

    def _in_a_block(self, page: Column, pairing: Pairing) -> tuple[int, Places]:
        """Three rows: the table with its buttons; the names; the results."""
        scale = page.scale
        gap, tall, line = scale(CHIP_GAP), scale(BUTTON_HEIGHT), scale(2.4)
        left, width = page.x + gap, page.width - 2 * gap
        y = page.y + gap
        wide = min(self._aside_width(scale), width)
        aside = pygame.Rect(left + width - wide, y, wide, tall)
        table = pygame.Rect(left, y, width - wide - gap, tall)
        count = len(pairing.players)
        each = (width - gap * (count - 1)) // count
        y += tall
        names = tuple(pygame.Rect(left + n * (each + gap), y, each, line) for n in range(count))
        y += line
        widths = self._result_widths(scale)[: 1 if count < 2 else None]
        most = (width - gap * (len(widths) - 1)) // len(widths)
        results = self._side_by_side(left, pygame.Rect(left, y, width, tall), [most] * len(widths), scale)
        return y + tall + 2 * gap, Places(table, names, results, aside, ("left", "right"))

    def _side_by_side(self, x: int, row: pygame.Rect, widths: Sequence[int], scale: Scale) -> tuple[pygame.Rect, ...]:
        found = []
        for width in widths:
            rect = pygame.Rect(x, 0, width, scale(BUTTON_HEIGHT))
            rect.centery = row.centery
            found.append(rect)
            x = rect.right + scale(CHIP_GAP)
        return tuple(found)

    def _table_width(self, scale: Scale) -> int:
        names = (self.words.table(pairing.table) for pairing in self.round.pairings)
        widest = max((width_of(name, "bold", scale.body) for name in names), default=0)
        return min(scale(TABLE_MOST), max(scale(TABLE_LEAST), widest)) + scale(GAP)

    def _result_widths(self, scale: Scale) -> list[int]:
        if self.typed:
            return [scale(SCORE)] * 2
        return [button_width(self.texts.get(name), scale) for name in ("hall-wins", "hall-draw", "hall-wins")]

    def _aside_width(self, scale: Scale) -> int:
        """The width of the play or resume button, whichever is wider, and the button beside it."""
        plays = max(button_width(self.texts.get(name), scale) for name in ("hall-play", "hall-resume"))
        return plays + scale(CHIP_GAP) + button_width(self.texts.get("hall-other"), scale)

    # --- a table --------------------------------------------------------------------------------------------------

    def _table(self, page: Column, row: pygame.Rect, places: Places, pairing: Pairing, odd: int) -> None:
        paint = partial(self._paint, places, pairing, page.scale, bool(odd), row.topleft)
        page.items.append(Spot(row, paint, words=self.words.sentence(pairing)))
        if self.typed:
            self._fields(page, places, pairing)
        else:
            self._chips(page, places, pairing)
        table = pairing.table
        heard = self.texts.get("hall-other-heard", table=self.words.table(table))
        tools = [Tool(f"other.{table}", self.texts.get("hall-other"), partial(self.hands.other, table), words=heard)]
        if not pairing.result and not pairing.in_conflict:
            text = self.texts.get("hall-resume" if table in self.words.playing else "hall-play")
            heard = self.texts.get("hall-play-heard", words=text, table=self.words.table(table))
            tools.insert(0, Tool(f"play.{table}", text, partial(self.hands.play, table), words=heard))
        x = places.aside.right - chips_width(tools, page.scale)
        page.items += chips(x, places.aside, tools, page.scale)[0]

    def _chips(self, page: Column, places: Places, pairing: Pairing) -> None:
        get, table = self.texts.get, pairing.table
        ways = (
            ("win.0", "hall-wins", (1.0, 0.0)),
            ("draw", "hall-draw", (0.5, 0.5)),
            ("win.1", "hall-wins", (0.0, 1.0)),
        )
        verdict = self.words.verdict(pairing)
        for rect, (name, text, scores) in zip(places.results, ways, strict=True):
            kind = "chosen" if verdict == name else "plain"
            heard = get("hall-result-heard", table=self.words.table(table), result=self.words.result(pairing, scores))
            tool = Tool(f"{name}.{table}", get(text), partial(self.hands.enter, table, scores), kind, heard)
            page.items.append(chip(rect, tool, page.scale))

    def _fields(self, page: Column, places: Places, pairing: Pairing) -> None:
        hands, table = self.hands, pairing.table
        for seat, rect in enumerate(places.results):
            typed = hands.typed_score(table, seat)
            write = partial(hands.type_score, table, seat)
            field = Field(f"score.{table}.{seat}", rect, typed, "", write, page.scale, hands.leave_scores)
            field.label = self.texts.get("hall-score-heard", name=self.words.name(pairing, seat))
            page.items.append(field)

    def _paint(
        self,
        places: Places,
        pairing: Pairing,
        scale: Scale,
        odd: bool,
        origin: tuple[int, int],
        surface: pygame.Surface,
        at: pygame.Rect,
        _look: Look,
    ) -> None:
        """Draw the words of a table; `places` are in page coordinates."""
        if odd:
            pygame.draw.rect(surface, colours().raised, at, border_radius=3)
        away = at.x - origin[0], at.y - origin[1]
        alarm = colours().warning if pairing.in_conflict else colours().ink_soft
        table, state = self.words.table(pairing.table), self.words.state(pairing)
        _two_lines(surface, places.table.move(away), table, state, scale, alarm)
        for seat, (rect, align) in enumerate(zip(places.names, places.aligns, strict=False)):
            name, side = self.words.name(pairing, seat), self.words.side(pairing, seat)
            _two_lines(surface, rect.move(away), name, side, scale, colours().ink_soft, align)


def _two_lines(
    surface: pygame.Surface,
    rect: pygame.Rect,
    first: str,
    second: str,
    scale: Scale,
    soft: tuple[int, int, int],
    align: Align = "left",
) -> None:
    """A line with a smaller one below it, vertically centred."""
    small, tall = scale(SMALL), leading(scale.body)
    below = leading(small) if second else 0
    top = pygame.Rect(rect.x, rect.y + (rect.height - tall - below) // 2, rect.width, tall)
    put(surface, first, "bold", scale.body, colours().ink, top, align)
    if second:
        put(surface, second, "text", small, soft, pygame.Rect(rect.x, top.bottom, rect.width, below), align)
