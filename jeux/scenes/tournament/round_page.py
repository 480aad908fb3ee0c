"""A round: the players, sides and result of each table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import Align, fitting_size, leading, shortened
from jeux.scenes.tournament.rows import Chip, Tool, chip
from jeux.scenes.tournament.table_hands import TableHands
from jeux.tournament.contract import SCORES, Pairing, Round, Tournament
from jeux.tournament.words import DRAW, VERDICTS, RoundWords
from jeux.ui.blocks import Column
from jeux.ui.controls import Field
from jeux.ui.drawing import (
    BUTTON_HEIGHT,
    CHIP_GAP,
    Look,
    button_width,
    draw_segment,
    draw_track,
    put,
    radius_of,
    segment_width,
    width_of,
)
from jeux.ui.items import Item, Spot
from jeux.ui.shapes import draw_disc, draw_rounded

WIDE = 34.0
"""Body sizes: the width of a card from which its links stand beside it; below, they stand under it."""
TABLE, NAMED = 4.6, 8.0
"""Body sizes: the room for the numbers of the tables; for their names, where some have one."""
SCORE = 4.5
PAD = 0.7
NAMES = 1.9
"""Body sizes: the height of the row of names."""
NAME = 1.2
SMALL = 0.85
LINK = "link"


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a table lie, in page pixels."""

    card: pygame.Rect
    table: pygame.Rect
    names: tuple[pygame.Rect, ...]
    results: tuple[pygame.Rect, ...]
    """A segment for each verdict that may be entered; or one input line for each score."""
    links: tuple[pygame.Rect, ...]


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
        tables = (tournament.table_name(pairing.table) for pairing in shown.pairings)
        self.table_room = TABLE if all(table.isdigit() for table in tables) else NAMED

    def fill(self, page: Column) -> None:
        """All tables, then the byes and the absent players."""
        page.write(self.words.count(), "serif-italic", NAME, colours().ink_soft)
        page.gap(0.7)
        for pairing in self.round.pairings:
            self._table(page, pairing)
            page.gap(0.7)
        for sentence in self.words.below():
            page.write(sentence)
            page.gap(0.4)

    # --- layout ---------------------------------------------------------------------------------------------------

    def _places(self, page: Column, pairing: Pairing) -> Places:
        """The number of the table at the left, the names above the results, the links at the right or below."""
        scale = page.scale
        pad, tall = scale(PAD), scale(BUTTON_HEIGHT)
        wide = page.width >= scale(WIDE)
        links = [button_width(tool.text, scale, LINK) for tool in self._tools(pairing)]
        aside = max(links, default=0) + 2 * pad if wide else 0
        left = page.x + scale(self.table_room)
        right = page.x + page.width - aside - pad
        names = pygame.Rect(left, page.y + pad, right - left, scale(NAMES))
        results = pygame.Rect(left, names.bottom, right - left, tall)
        bottom = results.bottom + pad
        if wide:
            top = (page.y + bottom - len(links) * tall) // 2
            found = [pygame.Rect(right + pad, top + n * tall, width, tall) for n, width in enumerate(links)]
        else:
            found, x = [], left
            for width in links:
                found.append(pygame.Rect(x, bottom - pad // 2, width, tall))
                x += width + pad
            bottom += tall
        card = pygame.Rect(page.x, page.y, page.width, bottom - page.y)
        table = pygame.Rect(page.x, page.y, scale(self.table_room), results.bottom + pad - page.y)
        halves = self._shares(names, len(pairing.players), scale(CHIP_GAP))
        return Places(card, table, halves, self._result_rects(results, pairing, scale), tuple(found))

    def _shares(self, row: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
        each = (row.width - gap * (count - 1)) // count
        return tuple(pygame.Rect(row.x + n * (each + gap), row.y, each, row.height) for n in range(count))

    def _result_rects(self, row: pygame.Rect, pairing: Pairing, scale: Scale) -> tuple[pygame.Rect, ...]:
        """Input lines under the names, or segments over the whole row: the middle one as wide as its word."""
        if self.typed:
            rects = self._shares(row, len(pairing.players), scale(CHIP_GAP))
            wide = min(scale(SCORE), rects[0].width)
            fields = [pygame.Rect(rect.x, rect.y, wide, rect.height) for rect in rects]
            if len(fields) > 1:
                fields[-1].right = row.right
            return tuple(fields)
        verdicts = self.words.verdicts(pairing)
        middle = min(row.width // 3, segment_width(self.texts.get("hall-draw"), scale)) if DRAW in verdicts else 0
        side = (row.width - middle) // 2
        found, x = list[pygame.Rect](), row.x
        for verdict in verdicts:
            width = middle if verdict == DRAW else side
            found.append(pygame.Rect(x, row.y, width, row.height))
            x += width
        found[-1].width = row.right - found[-1].x
        return tuple(found)

    # --- a table --------------------------------------------------------------------------------------------------

    def _table(self, page: Column, pairing: Pairing) -> None:
        places = self._places(page, pairing)
        paint = partial(self._paint, places, pairing, page.scale)
        page.items.append(Spot(places.card, paint, words=self.words.sentence(pairing)))
        page.items += self._fields(page, places, pairing) if self.typed else self._segments(page, places, pairing)
        for tool, rect in zip(self._tools(pairing), places.links, strict=True):
            made = chip(rect, tool, page.scale)
            made.role = Role.LINK
            page.items.append(made)
        page.y = places.card.bottom

    def _tools(self, pairing: Pairing) -> list[Tool]:
        """Where one goes from a table: to its match, and to what else can be done with it."""
        get, table = self.texts.get, pairing.table
        named = self.words.table(table)
        heard = get("hall-other-heard", table=named)
        tools = [Tool(f"other.{table}", get("hall-other"), partial(self.hands.other, table), LINK, heard)]
        if not pairing.result and not pairing.in_conflict:
            text = get("hall-resume" if table in self.words.playing else "hall-play")
            heard = get("hall-play-heard", words=text, table=named)
            tools.insert(0, Tool(f"play.{table}", text, partial(self.hands.play, table), LINK, heard))
        return tools

    def _segments(self, page: Column, places: Places, pairing: Pairing) -> list[Item]:
        scale, get, table = page.scale, self.texts.get, pairing.table
        room = places.results[0].width - scale(0.4)
        offered, verdict = self.words.verdicts(pairing), self.words.verdict(pairing)
        whole = places.results[0].unionall(places.results[1:])
        between = [rect.x - whole.x for rect in places.results[1:]]
        chosen = offered.index(verdict) if verdict else -9

        def track(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_track(surface, at, between, chosen, scale)

        items: list[Item] = [Spot(whole, track, words="")]
        for name, rect in zip(offered, places.results, strict=True):
            scores, text = WAYS[name], self._said(pairing, name, room, scale)
            heard = get("hall-result-heard", table=self.words.table(table), result=self.words.result(pairing, scores))

            def paint(
                surface: pygame.Surface, at: pygame.Rect, look: Look, text: str = text, on: bool = verdict == name
            ) -> None:
                draw_segment(surface, at, text, look, scale, chosen=on)

            enter = partial(self.hands.enter, table, scores)
            made = Chip(rect, paint, f"{name}.{table}", enter, words=heard, chosen=verdict == name)
            made.role = Role.RADIO
            items.append(made)
        return items

    def _said(self, pairing: Pairing, verdict: str, room: int, scale: Scale) -> str:
        """A verdict in `room` pixels: of a long name, only the beginning is shown."""
        if verdict == DRAW:
            return self.texts.get("hall-draw")
        name = self.words.name(pairing, int(WAYS[verdict][1]))
        others = width_of(self.texts.get("hall-name-wins", name=""), "bold", scale.body)
        return self.texts.get("hall-name-wins", name=shortened(name, "bold", scale.body, room - others))

    def _fields(self, page: Column, places: Places, pairing: Pairing) -> list[Item]:
        hands, table = self.hands, pairing.table
        items: list[Item] = []
        for seat, rect in enumerate(places.results):
            typed = hands.typed_score(table, seat)
            write = partial(hands.type_score, table, seat)
            field = Field(f"score.{table}.{seat}", rect, typed, "", write, page.scale, hands.leave_scores)
            field.label = self.texts.get("hall-score-heard", name=self.words.name(pairing, seat))
            items.append(field)
        return items

    # --- drawing --------------------------------------------------------------------------------------------------

    def _paint(
        self, places: Places, pairing: Pairing, scale: Scale, surface: pygame.Surface, at: pygame.Rect, _look: Look
    ) -> None:
        """Draw the card of a table and its words; a card without a result has a gold rim."""
        palette = colours()
        missing = not pairing.result
        rim = palette.accent if missing else palette.edge
        draw_rounded(surface, at, radius_of(scale), palette.raised if missing else palette.ground, rim, scale.thin)
        away = at.x - places.card.x, at.y - places.card.y
        self._paint_number(surface, places.table.move(away), pairing, scale)
        aligns: tuple[Align, ...] = ("left", "right")
        for seat, (rect, align) in enumerate(zip(places.names, aligns, strict=False)):
            self._paint_name(surface, rect.move(away), pairing, seat, align, scale)

    def _paint_number(self, surface: pygame.Surface, rect: pygame.Rect, pairing: Pairing, scale: Scale) -> None:
        """The number of a table in a ring, or its name; its state below."""
        palette, state = colours(), self.words.state(pairing)
        table = self.words.tournament.table_name(pairing.table)
        soft = palette.warning if pairing.in_conflict else palette.ink_soft
        small, room = scale(SMALL), rect.inflate(-scale(0.8), 0)
        below = pygame.Rect(room.x, rect.bottom - leading(small) - scale(0.4), room.width, leading(small))
        if table.isdigit():
            centre = (rect.centerx, rect.centery - (leading(small) // 2 if state else 0))
            draw_disc(surface, centre, scale(1.15), palette.field, palette.accent, scale.thin)
            box = pygame.Rect(0, 0, scale(2), scale(2))
            box.center = centre
            put(surface, table, "title", scale(NAME), palette.ink, box, "center")
        else:
            size = fitting_size(table, "title", scale(NAME), room.width)
            put(surface, table, "title", max(small, size), palette.ink, room, "center")
        if state:
            put(surface, state, "text", small, soft, below, "center")

    def _paint_name(
        self, surface: pygame.Surface, rect: pygame.Rect, pairing: Pairing, seat: int, align: Align, scale: Scale
    ) -> None:
        """A name, and the side in smaller letters towards the middle of the card."""
        side, gap = self.words.side(pairing, seat), scale(0.5)
        small = width_of(side, "text", scale(SMALL))
        name = self.words.name(pairing, seat)
        wide = min(width_of(name, "title", scale(NAME)), rect.width - small - gap)
        words = pygame.Rect(rect.x if align == "left" else rect.right - wide, rect.y, wide, rect.height)
        put(surface, name, "title", scale(NAME), colours().ink, words, align)
        aside = pygame.Rect(words.right + gap if align == "left" else words.x - gap - small, rect.y, small, rect.height)
        put(surface, side, "text", scale(SMALL), colours().ink_soft, aside, align)


WAYS = dict(zip(VERDICTS, ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0)), strict=True))
"""The scores of each verdict."""
