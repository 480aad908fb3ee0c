"""The sheet beside the board: players, message, list of steps, buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

import pygame

from jeux.common.palette import colours
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.common.typography import fitting_size, font, height_of, leading, line, shortened, write
from jeux.play.table.panel_content import PanelContent
from jeux.play.words.sentences import PlayerLine
from jeux.scenes.table.display.league_table import draw_emblem, draw_league
from jeux.scenes.table.display.sheet_words import SheetWords
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.ui.drawing import LEAST_SIDE, draw_sheet, width_of
from jeux.views.place.cloth import on_plaque
from jeux.views.style.badges import put_badges
from jeux.views.style.painter import Painter

NARROWEST, WIDEST = 17.4, 26.0
"""Width of the panel in ems. In the narrowest, « Revoir la partie » and « Retour aux jeux » stand side by side."""
SHARE = 0.42
"""Width of the panel as a part of the window's height."""
BOARD_SHARE = 0.95
"""The share of the window's height left to a square board, even on a 4:3 screen."""

HEAD, RULES_LINE = 4.1, 1.6
"""Ems: the title with the line of the rules in force, and that line alone."""
ROOM = 32.0
"""The height in ems that the sheet needs for two players, with three lines of steps."""
ROOM_OF_ONE = 3.3
"""What each further player adds."""
PILE = 1.8
"""Ems: the diameter of a man that stands for a pile on a plaque."""
TIGHT = 16.6
"""Below this height in ems between message and fixed buttons, the sheet is `tight`. An outcome with a proposal and five
buttons needs that much."""


def sheet_scale(scale: Scale, height: int, players: int, room: float = ROOM) -> Scale:
    """The scale of the sheet: large text is held back where the window is too low for all that the sheet must show."""
    ems = room + ROOM_OF_ONE * max(0, players - 2)
    return Scale(max(SMALLEST_BODY, min(scale.body, int(height / ems))))


def panel_width(size: tuple[int, int], scale: Scale) -> int:
    """About two fifths of the height, less on a narrow screen; at most 45 % of the window's width."""
    width, height = size
    wanted = min(scale(WIDEST), max(scale(NARROWEST), round(SHARE * height)))
    spare = round(width - BOARD_SHARE * height)
    return min(max(scale(NARROWEST), min(wanted, spare)), round(0.45 * width))


def nothing_above(_room: int, _scale: Scale) -> int:
    """The default of `SheetPlan.above_list`: no height."""
    return 0


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """The parts of the sheet for one kind of table; the defaults are those of a game."""

    head_ems: float = HEAD
    """Ems of the title, with the line below it."""
    message_lines: int = 3
    fixed_rows: int = 2
    """The number of rows of fixed buttons."""
    titled: bool = True
    subtitle_below: bool = False
    """Whether the subtitle stands below the title, where a game names its rules."""
    rules_told: bool = True
    """Whether the line below the title tells which rules are played."""
    with_tasks: bool = False
    """Whether there is a row for the tasks of a lesson above the message."""
    with_list: bool = True
    """Whether there is a list of turns, and whether an outcome replaces the message."""
    above_list: Callable[[int, Scale], int] = nothing_above
    """The height of an extra drawing above the list, given the available height."""
    words: type[SheetWords] = SheetWords
    """Measures and draws the message."""


A_GAME = SheetPlan()


@final
class Panel:
    """Lays the sheet out by its `plan` and draws it. `trays` are the piles of men off the board on the plaques, by
    place; there are none where men lie on the cloth."""

    def __init__(
        self,
        rect: pygame.Rect,
        scale: Scale,
        trays: tuple[tuple[str, ...], ...],
        players: int,
        turns: TurnRows,
        plan: SheetPlan = A_GAME,
    ) -> None:
        self.plan = plan
        self.turns = turns
        self.rect = rect
        self.scale = scale
        self.trays: dict[str, pygame.Rect] = {}
        self._piles: list[int] = []  # their width on each plaque
        inner = rect.inflate(-2 * scale(0.9), -2 * scale(0.7))
        y = inner.top + scale(plan.head_ems + 0.2)
        self._players, y = self._place_players(inner, y, trays, players)
        self.head = pygame.Rect(inner.left, inner.top, inner.width, scale(plan.head_ems))
        """Includes the line of the rules in force."""
        self.rules = pygame.Rect(inner.left, inner.top + scale(2.2), inner.width, scale(RULES_LINE))
        self._below_title = self.rules.copy()
        self.rules.height = self.rules.height if plan.rules_told else 0
        self.message = pygame.Rect(inner.left, y, inner.width, leading(scale.body) * plan.message_lines + scale(0.5))
        self.row_height, self.gap = max(LEAST_SIDE, scale.body * 2 + scale(0.2)), max(6, scale(0.4))
        self.tasks = pygame.Rect(self.message.topleft, (inner.width, self.row_height if plan.with_tasks else 0))
        if plan.with_tasks:
            self.message.top += self.row_height + self.gap
        self.buttons = pygame.Rect(
            inner.left, 0, inner.width, plan.fixed_rows * (self.row_height + self.gap) - self.gap
        )
        self.buttons.bottom = inner.bottom
        top = self.message.bottom + self.gap
        self._between = pygame.Rect(inner.left, top, inner.width, max(0, self.buttons.top - self.gap - top))
        self.tight = self._between.height < scale(TIGHT)
        """Whether little more than an outcome and two buttons have room."""
        self.more = 0
        """What a long message takes below its box; negative where buttons stand in the free part of it."""
        self.words = plan.words(scale, self.message, self._between)
        self.make_room(0)

    def _place_players(
        self, inner: pygame.Rect, y: int, trays: tuple[tuple[str, ...], ...], players: int
    ) -> tuple[list[pygame.Rect], int]:
        """The boxes of the players from `y` down, with the trays of each; and where the rest begins."""
        boxes, scale = [], self.scale
        for player in range(players):
            own = trays[player] if player < len(trays) else ()
            box = pygame.Rect(inner.left, y, inner.width, scale(2.9))
            boxes.append(box)
            piles = on_plaque(pygame.Rect(box.topleft, (box.width, scale(2.6))), own, scale(PILE))
            self.trays |= piles
            self._piles.append(sum(pile.width for pile in piles.values()))
            y = box.bottom + scale(0.4)
        return boxes, y

    def more_for(self, content: PanelContent) -> int:
        """What the message, or the outcome in its place, needs below the box of a message."""
        return max(0, self.least_for(content))

    def least_for(self, content: PanelContent) -> int:
        """The same without the part of the box that the words leave free, so that it may be negative."""
        told = self._end_told(content)
        if not told:
            return self.words.height(content) - self.message.height
        # a notice below the outcome comes and goes: the buttons stay where they are
        return max(map(self._outcome_height, (content.outcome, told))) - self.message.height

    def _end_told(self, content: PanelContent) -> tuple[str, ...]:
        """The sentences of the outcome where they are shown, and below them the notice that leaves them there. Where
        there is no room for all, the notice takes the place of all but the first."""
        if not content.outcome or (content.message and not content.below_outcome):
            return ()
        if not content.message:
            return content.outcome
        whole, room = (*content.outcome, content.message), self._outcome_height(content.outcome)
        fits = self._outcome_height(whole) <= max(room, self.message.height)
        return whole if fits else (content.outcome[0], content.message)

    def most_rows(self, more: int) -> int:
        """The number of button rows that fit if the message takes `more` pixels below its box."""
        return (self._between.height - more + self.gap) // (self.row_height + self.gap)

    def more_above(self, rows: int, content: PanelContent, below: int) -> int:
        """What the message takes below its box, above so many rows of buttons and `below` pixels: as much as it needs,
        and all of its box if there is room."""
        least = self.least_for(content)
        free = self._between.height + self.gap - below - rows * (self.row_height + self.gap)
        return min(max(0, least), max(least, free))

    def make_room(self, rows: int, more: int = 0, also: int = 0) -> None:
        """Reserve rows of buttons above the list, and `also` so many pixels below them. The message takes `more` pixels
        below its box."""
        self.more = more
        height = rows * (self.row_height + self.gap) + also
        self.actions = pygame.Rect(self._between.left, self._between.top + more, self._between.width, height)
        self.list = self._between.copy()
        """The area of the list of turns."""
        self.list.top += more + height
        self.list.height -= more + height
        above = self.plan.above_list(self.list.height, self.scale)
        self.above = pygame.Rect(self.list.topleft, (self.list.width, above))
        """The area of the extra drawing above the list; its height is 0 if there is no room."""
        below = above + self.scale(0.5) if above else 0
        self.list.top += below
        self.list.height -= below

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

    def draw(self, surface: pygame.Surface, painter: Painter, content: PanelContent) -> None:
        """Draw the content; the scene draws the widgets."""
        if self.plan.titled:
            self._draw_head(surface, content)
        if content.league:
            box = self._players[0].unionall(self._players[1:])
            draw_league(surface, box, painter, content.league, self.scale)
        else:
            for box, piles, player in zip(self._players, self._piles, content.players, strict=True):
                self._draw_player(surface, painter, box, piles, player)
        told = self._end_told(content) if self.plan.with_list else ()
        if told:
            self._draw_outcome(surface, told)
        else:
            self.words.draw(surface, content, self.more)
        if self.plan.with_list:
            self.turns.draw(surface, self.list, self.scale, content.turns)

    def _draw_head(self, surface: pygame.Surface, content: PanelContent) -> None:
        size = fitting_size(content.title, "title", self.scale(1.75), self.head.width)
        title = line(shortened(content.title, "title", size, self.head.width), "title", size, colours().ink)
        surface.blit(title, (self.head.left, self.head.top - self.scale(0.2)))
        if self.plan.subtitle_below:
            below = self._below_title
            small = shortened(content.subtitle, "italic", self.scale.body, below.width)
            text = line(small, "italic", self.scale.body, colours().ink_soft)
            surface.blit(text, text.get_rect(midleft=below.midleft))
            return
        size = self.scale(0.85)
        room = self.head.width - title.get_width() - self.scale(0.8)
        if content.subtitle and room > self.scale(3):
            text = line(shortened(content.subtitle, "italic", size, room), "italic", size, colours().ink_soft)
            surface.blit(text, text.get_rect(right=self.head.right, top=self.head.top + self.scale(0.75)))

    def _draw_player(
        self, surface: pygame.Surface, painter: Painter, box: pygame.Rect, piles: int, player: PlayerLine
    ) -> None:
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
        whole = head.right - piles - self.scale(0.3) - left
        beside = whole - (note.get_width() + self.scale(0.5) if player.note else 0)
        long_name = font("bold", self.scale.body).size(player.name)[0] > beside
        long_detail = font("text", small).size(player.detail)[0] > beside
        # the note stands beside both lines, or only beside the shorter one if the other needs the full width
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

    def why_button(self, content: PanelContent, words: str) -> pygame.Rect | None:
        """Where the button that explains a refusal is, at the right below its sentence."""
        if not content.explained:
            return None
        wide = min(width_of(words, "text", self.scale.body) + self.scale(1.6), self.message.width)
        rect = pygame.Rect(0, self.message.top + self.words.words_height(content), wide, self.words.why_height)
        rect.right = self.message.right
        return rect

    @property
    def below_message(self) -> pygame.Rect:
        """The sheet below the message."""
        top = self.message.bottom + self.more
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    @property
    def below_actions(self) -> pygame.Rect:
        """The sheet below the buttons of the current state."""
        top = max(self.actions.bottom, self.below_message.top)
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def _draw_outcome(self, surface: pygame.Surface, outcome: tuple[str, ...]) -> None:
        y = self.message.top
        for sentence, face, size in self._outcome_lines(outcome):
            box = pygame.Rect(self.message.left, y, self.message.width, self.list.bottom - y)
            y = write(surface, sentence, box, face, size) + self.scale(0.2)
