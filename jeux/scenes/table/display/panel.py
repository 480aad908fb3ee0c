"""The sheet of paper beside the board: players, what to do, the steps so far, the buttons."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.common.typography import fitting_size, font, height_of, leading, line, shortened, wrap, write
from jeux.play.table.panel_content import PanelContent
from jeux.play.words.sentences import PlayerLine
from jeux.scenes.table.display.league_table import draw_emblem, draw_league
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.ui.drawing import draw_box, draw_sheet, width_of
from jeux.views.style.badges import put_badges
from jeux.views.style.painter import Painter

NARROWEST, WIDEST = 16.0, 26.0
"""Width of the panel in ems."""
SHARE = 0.42
"""Width of the panel as a part of the window's height."""
BOARD_SHARE = 0.95
"""A square board keeps this part of the window's height, even on a 4:3 screen."""

HEAD, RULES_LINE = 4.1, 1.6
"""Ems of the title of the sheet with the rules that are played, and of their line."""
ROOM = 32.0
"""Ems that the sheet of two players needs from top to bottom, with three lines of the list of steps."""
ROOM_OF_ONE = 3.3
"""What each further player adds."""
TIGHT = 16.6
"""Ems between the message and the lowest buttons that an outcome takes with a proposal and five buttons."""


def sheet_scale(scale: Scale, height: int, players: int, room: float = ROOM) -> Scale:
    """The scale of the sheet: large text is held back where the window is too low for all that the sheet must show."""
    ems = room + ROOM_OF_ONE * max(0, players - 2)
    return Scale(max(SMALLEST_BODY, min(scale.body, int(height / ems))))


def panel_width(size: tuple[int, int], scale: Scale) -> int:
    """About two fifths of the height, less on a narrow screen; never more than 45 % of the window."""
    width, height = size
    wanted = min(scale(WIDEST), max(scale(NARROWEST), round(SHARE * height)))
    spare = round(width - BOARD_SHARE * height)
    return min(max(scale(NARROWEST), min(wanted, spare)), round(0.45 * width))


class Written(NamedTuple):
    """A text on the sheet: where it begins, how wide it is set, and in what letters."""

    text: str
    box: pygame.Rect
    size: int
    face: str


class Panel:
    """Lays the sheet out and draws it. `trays` are the rectangles of the men off the board, by place."""

    head_ems = HEAD
    message_lines, fixed_rows = 3, 2
    """Lines of the message, and rows of the buttons that never move."""

    def __init__(
        self, rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int, turns: TurnRows
    ) -> None:
        self.turns = turns
        self.rect = rect
        self.scale = scale
        self.trays: dict[str, pygame.Rect] = {}
        inner = rect.inflate(-2 * scale(0.9), -2 * scale(0.7))
        y = inner.top + scale(self.head_ems + 0.2)
        self._players: list[pygame.Rect] = []
        for player in range(players):
            own = trays[player] if player < len(trays) else ()
            height = scale(2.9) + (scale(2.1) if own else 0)
            box = pygame.Rect(inner.left, y, inner.width, height)
            self._players.append(box)
            self._place_trays(box, own)
            y = box.bottom + scale(0.4)
        self.head = pygame.Rect(inner.left, inner.top, inner.width, scale(self.head_ems))
        """Its last line is for the rules that are played."""
        self.rules = pygame.Rect(inner.left, inner.top + scale(2.2), inner.width, scale(RULES_LINE))
        self.message = pygame.Rect(inner.left, y, inner.width, leading(scale.body) * self.message_lines + scale(0.5))
        button = scale.body * 2 + scale(0.2)
        self.row_height = max(32, button)
        self.gap = max(6, scale(0.4))
        rows = self.fixed_rows
        bottom = pygame.Rect(inner.left, 0, inner.width, rows * (self.row_height + self.gap) - self.gap)
        bottom.bottom = inner.bottom
        self.buttons = bottom
        top = self.message.bottom + self.gap
        self._between = pygame.Rect(inner.left, top, inner.width, bottom.top - self.gap - top)
        self.tight = self._between.height < scale(TIGHT)
        """Whether little more than an outcome and two buttons have room."""
        self._more = 0
        """What a long message takes below its box."""
        self.actions = pygame.Rect(self._between.topleft, (inner.width, 0))
        self.list = self._between.copy()

    def _place_trays(self, box: pygame.Rect, places: tuple[str, ...]) -> None:
        """A hand and the men taken share one line under the player's name."""
        if not places:
            return
        top = box.top + self.scale(2.8)
        gap = self.scale(0.4)
        width = (box.width - gap * (len(places) - 1)) // len(places)
        for i, place in enumerate(places):
            tray = pygame.Rect(box.left + i * (width + gap), top, width, self.scale(2.0))
            if i == len(places) - 1:
                tray.width = box.right - tray.left
            self.trays[place] = tray.inflate(-self.scale(0.6), -4)

    def more_for(self, content: PanelContent) -> int:
        """What the message, or the outcome in its place, needs below the box of a message."""
        if content.outcome and not content.message:
            return max(0, self._outcome_height(content.outcome) - self.message.height)
        return max(0, self._message_height(content) - self.message.height)

    def most_rows(self, more: int) -> int:
        """The rows of buttons that there is room for, `more` below the box of the message."""
        return (self._between.height - more + self.gap) // (self.row_height + self.gap)

    def make_room(self, rows: int, more: int = 0) -> None:
        """Reserve rows of buttons, `more` below the box of the message, above the list."""
        self._more = more
        height = rows * (self.row_height + self.gap)
        self.actions = pygame.Rect(self._between.left, self._between.top + more, self._between.width, height)
        self.list = self._between.copy()
        self.list.top += more + height
        self.list.height -= more + height

    def _outcome_lines(self, outcome: tuple[str, ...]) -> list[tuple[str, str, int]]:
        """The sentences of an outcome with their face and size: the first as a title."""
        return [
            (sentence, "text" if number else "title", self.scale(1 if number else 1.5))
            for number, sentence in enumerate(outcome)
        ]

    def _outcome_height(self, outcome: tuple[str, ...]) -> int:
        lines = self._outcome_lines(outcome)
        return sum(height_of(*one, self.message.width) + self.scale(0.2) for one in lines)

    def row(self, area: pygame.Rect, index: int, count: int, columns: int) -> pygame.Rect:
        """The cell of the index-th of `count` buttons laid in rows of `columns`."""
        line_number, column = divmod(index, columns)
        mates = min(columns, count - line_number * columns)
        room = area.width + self.gap
        left, right = (area.left + room * edge // mates for edge in (column, column + 1))
        top = area.top + line_number * (self.row_height + self.gap)
        return pygame.Rect(left, top, right - self.gap - left, self.row_height)

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What changes only with the size."""
        draw_sheet(surface, self.rect, self.scale)
        y = self.head.bottom - self.scale(0.2)
        pygame.draw.rect(surface, colours().rule, (self.head.left, y, self.head.width, self.scale.thin))
        for tray in self.trays.values():
            draw_box(surface, tray.inflate(self.scale(0.6), 4), colours().paper_deep, colours().rule, self.scale)

    def draw(self, surface: pygame.Surface, painter: Painter, content: PanelContent) -> None:
        """The content; the widgets are drawn by the scene."""
        self._draw_head(surface, content)
        if content.league:
            box = self._players[0].unionall(self._players[1:])
            draw_league(surface, box, painter, content.league, self.scale)
        else:
            for box, player in zip(self._players, content.players, strict=True):
                self._draw_player(surface, painter, box, player)
        if content.outcome and not content.message:
            self._draw_outcome(surface, content.outcome)
        else:
            self._draw_message(surface, content)
        self.turns.draw(surface, self.list, self.scale, content.turns)

    def _draw_head(self, surface: pygame.Surface, content: PanelContent) -> None:
        size = fitting_size(content.title, "title", self.scale(1.75), self.head.width)
        title = line(shortened(content.title, "title", size, self.head.width), "title", size, colours().ink)
        surface.blit(title, (self.head.left, self.head.top - self.scale(0.2)))
        small = self.scale(0.85)
        room = self.head.width - title.get_width() - self.scale(0.8)
        if content.subtitle and room > self.scale(3):
            text = line(shortened(content.subtitle, "italic", small, room), "italic", small, colours().ink_soft)
            surface.blit(text, text.get_rect(right=self.head.right, top=self.head.top + self.scale(0.75)))

    def _draw_player(self, surface: pygame.Surface, painter: Painter, box: pygame.Rect, player: PlayerLine) -> None:
        head = pygame.Rect(box.left, box.top, box.width, self.scale(2.6))
        palette = colours()
        ink, soft = (palette.on_turn, palette.on_turn_soft) if player.to_play else (palette.ink, palette.ink_soft)
        if player.to_play:
            pygame.draw.rect(surface, palette.turn, head.inflate(self.scale(0.6), 0), border_radius=4)
            bar = pygame.Rect(head.left - self.scale(0.3), head.top, max(5, self.scale(0.3)), head.height)
            pygame.draw.rect(surface, palette.accent, bar)
        side = self.scale(1.9)
        emblem = pygame.Rect(head.left + self.scale(0.3), head.centery - side // 2, side, side)
        draw_emblem(surface, painter, player.emblem, emblem, on_bar=player.to_play)
        left = head.left + side + self.scale(0.9)
        small = self.scale(0.85)
        note = line(player.note, "text", small, soft)
        whole = head.right - self.scale(0.3) - left
        beside = whole - (note.get_width() + self.scale(0.5) if player.note else 0)
        long_name = font("bold", self.scale.body).size(player.name)[0] > beside
        long_detail = font("text", small).size(player.detail)[0] > beside
        # the note stands beside both lines, or beside the one that leaves it room
        name = shortened(player.name, "bold", self.scale.body, whole if long_name else beside)
        top = head.top + self.scale(0.15) if player.detail else head.centery - leading(self.scale.body) // 2
        upper = surface.blit(line(name, "bold", self.scale.body, ink), (left, top))
        side = self.scale(1.3)
        after = put_badges(surface, (player.person,), left, head.top + self.scale(1.95), side)
        room = (whole if long_detail and not long_name else beside) - (after - left)
        detail = shortened(player.detail, "text", small, room)
        lower = surface.blit(line(detail, "text", small, soft), (after, head.top + self.scale(1.35)))
        if player.note:
            mate = lower if long_name else upper if long_detail else head
            surface.blit(note, note.get_rect(right=left + whole, centery=mate.centery))

    def _draw_message(self, surface: pygame.Surface, content: PanelContent) -> None:
        face = "bold" if content.refusal else "text"
        box = self.message
        if content.refusal:
            pygame.draw.rect(surface, colours().accent, (box.left - self.scale(0.5), box.top, 4, box.height))
        box = pygame.Rect(box.topleft, (box.width, box.height + self._more))
        y = write(surface, content.message, box, face, self._message_size(content), colours().ink)
        if content.badge:
            self._draw_badge(surface, content.badge, min(y, box.bottom - self._badge(content.badge)[1].height))

    def to_explain(self, content: PanelContent) -> tuple[Written, ...]:
        """What is written whose technical words are explained in place: a prompt, which changes under the pointer, has
        none."""
        face = "bold" if content.refusal else "text"
        return (Written(content.message, self.message, self._message_size(content), face),) if content.told else ()

    def _message_size(self, content: PanelContent) -> int:
        """Smaller letters where the message would not fit."""
        face, size = "bold" if content.refusal else "text", self.scale.body
        fits = height_of(content.message, face, size, self.message.width) <= self.message.height
        return size if fits else round(size * 0.88)

    def _words_height(self, content: PanelContent) -> int:
        face = "bold" if content.refusal else "text"
        return height_of(content.message, face, self._message_size(content), self.message.width)

    def _message_height(self, content: PanelContent) -> int:
        """The height of the message, with the button below it, and with its badge, that stands in the last line where
        that is short."""
        face, size = "bold" if content.refusal else "text", self._message_size(content)
        lines = wrap(content.message, face, size, self.message.width)
        height = leading(size) * len(lines) + (self._why_height if content.explained else 0)
        if not content.badge or not lines:
            return height
        badge = self._badge(content.badge)[1]
        beside = font(face, size).size(lines[-1])[0] + badge.width + self.scale(0.5) <= self.message.width
        return height if beside else height + badge.height

    def why_button(self, content: PanelContent, words: str) -> pygame.Rect | None:
        """Where the button that explains a refusal is, at the right below its sentence."""
        if not content.explained:
            return None
        wide = min(width_of(words, "text", self.scale.body) + self.scale(1.6), self.message.width)
        rect = pygame.Rect(0, self.message.top + self._words_height(content), wide, self._why_height)
        rect.right = self.message.right
        return rect

    @property
    def _why_height(self) -> int:
        return max(26, self.scale(1.8))

    @property
    def below_message(self) -> pygame.Rect:
        """The sheet from the end of the message down."""
        top = self.message.bottom + self._more
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    @property
    def below_actions(self) -> pygame.Rect:
        """The sheet from the end of the buttons of the moment down."""
        top = max(self.actions.bottom, self.below_message.top)
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def _badge(self, badge: str) -> tuple[pygame.Surface, pygame.Rect]:
        """A word, and the frame around it."""
        text = line(badge, "bold", self.scale(0.8), colours().on_turn)
        return text, text.get_rect().inflate(self.scale(0.9), self.scale(0.25))

    def _draw_badge(self, surface: pygame.Surface, badge: str, y: int) -> None:
        """A word in a frame, at the right below the message or in its last line."""
        text, box = self._badge(badge)
        box.topright = (self.message.right, y)
        pygame.draw.rect(surface, colours().turn, box, border_radius=box.height // 2)
        surface.blit(text, text.get_rect(center=box.center))

    def _draw_outcome(self, surface: pygame.Surface, outcome: tuple[str, ...]) -> None:
        y = self.message.top
        for sentence, face, size in self._outcome_lines(outcome):
            box = pygame.Rect(self.message.left, y, self.message.width, self.list.bottom - y)
            y = write(surface, sentence, box, face, size) + self.scale(0.2)
