"""The panel beside the board: title, plaques, the sentence of the turn, the list of turns, buttons. It has no ground of
its own: it is written on the table."""

from __future__ import annotations

from typing import Protocol, final

import pygame

from jeux.common.palette import colours
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.common.typography import height_of, leading, line, shortened, write
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.table.display.dropping import ROW, RULES, SHORT, TITLE, TOOLS, Needs, Parts, parts_in
from jeux.scenes.table.display.league_table import draw_league
from jeux.scenes.table.display.plaques import BETWEEN, MANY, TurningMan, draw_plaque, plaque_height
from jeux.scenes.table.display.sheet_plan import A_GAME, SheetPlan
from jeux.scenes.table.display.titles import draw_title
from jeux.scenes.table.display.turn_columns import Sides
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.ui.drawing import CAPTION, LEAST_SIDE, SMALL, width_of
from jeux.views.place.cloth import PILE_SHARE, on_plaque
from jeux.views.style.painter import Painter

NARROWEST, WIDEST = 17.4, 26.0
"""Width of the panel in ems. In the narrowest, « Revoir la partie » and « Retour aux jeux » stand side by side."""
SHARE = 0.42
"""Width of the panel as a part of the window's height."""
BOARD_SHARE = 0.95
"""The share of the window's height left to a square board, even on a 4:3 screen."""

ROOM = 24.0
"""The height in ems of what a panel always shows for two players."""
ROOM_OF_ONE = 3.3
"""What each further player adds."""
PILE = 1.8
"""Ems: the diameter of a man that stands for a pile on a plaque."""
TIGHT = 16.6
"""Below this height in ems between message and fixed buttons, the panel is `tight`. An outcome with a proposal and five
buttons needs that much."""
LEAST_TOOL = 58
"""Pixels: the least height of a round button with its name."""
BROAD, BETWEEN_HALVES = 40.0, 2.0
"""Ems: the least width of a panel that has two halves side by side, and the gap between them."""
COLUMN, LEAST_COLUMN = 35.0, 1.15
"""Ems of a panel that is read like a page of a book, and how much wider than another one it is at least."""
WAY, LINKS, LEAD = 2.3, 2.2, 2.6
"""Ems of the row above the title, of the row of links and of the action above the round buttons."""
ROUND = 4.5
"""Ems of a round button that has an action beside it."""
UPPER = 0.62
"""The part of such a plaque's height that its name and the piles beside it have."""
NARROW = 19.0
"""Ems: a narrower panel to be read has a plaque a row and no links."""
MOST_PILED = 0.36
"""The part of its width that piles may take."""
DRAWN, LEAST_DRAWN, LEAST_LISTED = 10.0, 5.0, 4.0
"""Ems of what is drawn below the sentence: as it should be, and at least; and what the list below it keeps."""


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


def column_width(size: tuple[int, int], scale: Scale) -> int:
    """The width of a panel to be read in: as a column of text, as far as a square board keeps its size; that of any
    other panel where it would hardly be wider."""
    width, height = size
    usual = panel_width(size, scale)
    wide = min(scale(COLUMN), width - height)
    return wide if wide >= usual * LEAST_COLUMN else usual


class Surrounding(Protocol):
    """The places around the board in a tall window."""

    @property
    def head(self) -> pygame.Rect:
        """The row of the title."""

    @property
    def sheet(self) -> pygame.Rect:
        """The rest, below the near plaques."""

    def boxes(self) -> list[pygame.Rect]:
        """The plaques."""


def is_broad(rect: pygame.Rect, scale: Scale) -> bool:
    """Whether a panel is so broad that it has two halves side by side."""
    return rect.width > rect.height and rect.width >= scale(BROAD)


def halves(rect: pygame.Rect, between: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The left and the right half of a rectangle, so many pixels apart."""
    wide = (rect.width - between) // 2
    return pygame.Rect(rect.topleft, (wide, rect.height)), pygame.Rect(rect.right - wide, rect.top, wide, rect.height)


def _needs_of(plan: SheetPlan, players: int, broad: bool) -> Needs:
    """What a panel of this plan has for so many rows of plaques, one below the other."""
    if plan.told_first:
        drawn = 0.0 if broad else (LINKS + LEAST_DRAWN) / ROW
        rows = 0 if broad else players
        return Needs(rows, plan.titled, plan.message_ems + WAY, drawn, not broad and plan.tools, not broad)
    told = max(plan.message_ems, plan.longest_ems) + (WAY if plan.led_back else 0)
    if broad:
        return Needs(players, plan.titled, told, 0, tools=False, listed=False)
    return Needs(players, plan.titled, told, plan.fixed_rows, plan.tools, plan.with_list)


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
        self.turning = TurningMan()
        self.rect = rect
        self.scale = scale
        self.trays: dict[str, pygame.Rect] = {}
        self._piles: list[int] = []  # their width on each plaque
        self.row_height, self.gap = max(LEAST_SIDE, scale.body * 2 + scale(0.2)), max(6, scale(0.4))
        inner = rect.inflate(-2 * scale(0.9), -2 * scale(0.7))
        self.broad = is_broad(rect, scale)
        """Whether it lies below the board: the list and the fixed buttons stand at the right of the rest."""
        self._surrounds = False
        left, right = halves(inner, scale(BETWEEN_HALVES)) if self.broad else (inner, inner)
        plaques = -(-players // self._abreast(inner, players)) if plan.told_first else players
        self.parts = parts_in(inner.height / scale.body, _needs_of(plan, plaques, self.broad))
        """What there is room for."""
        if plan.told_first:
            self.parts = self.parts._replace(rules=False)
        self._trays = trays
        self._place_head(left)
        if plan.told_first:
            self._place_told(left, right, players)
            return
        boxes, y = self._boxes_below(left, self.head.bottom + scale(0.4), players)
        self._place_players(boxes)
        self._place_rest(left, right, y)

    def surround(self, around: Surrounding) -> None:
        """Lay the title and the plaques around the board, and the rest in two halves below it."""
        scale, head, wide = self.scale, around.head, around.head.width // 2
        self.broad = self._surrounds = True
        self.parts = Parts(two_lines=self.parts.two_lines or len(around.boxes()) < MANY)
        self.way.height = 0
        self.head = pygame.Rect(head.left, head.top, wide, head.height)
        self.rules = pygame.Rect(head.left + wide, head.top, wide, scale(RULES))
        self.rules.bottom = head.bottom - scale(0.5)
        self._below_title = self.rules.copy()
        self._place_players(around.boxes())
        left, right = halves(around.sheet, scale(BETWEEN_HALVES))
        self._place_rest(left, right, left.top)

    def _place_rest(self, left: pygame.Rect, right: pygame.Rect, y: int) -> None:
        """Place the sentence from `y` down, and the fixed buttons, in columns that may be the same."""
        self._place_message(left, y)
        self._place_fixed(right)
        self._beside = pygame.Rect(right.left, right.top, right.width, max(0, self.buttons.top - self.gap - right.top))
        """The room for the list where it stands beside the rest, or apart from it."""
        top = self.message.bottom + self.gap
        bottom = left.bottom if self.broad else self.buttons.top - self.gap
        self._between = pygame.Rect(left.left, top, left.width, max(0, bottom - top))
        self._place_words()

    def _place_told(self, left: pygame.Rect, right: pygame.Rect, players: int) -> None:
        """Place the parts of a panel that is read: the sentence, a drawing, the plaques as heads of the list."""
        scale = self.scale
        self._place_message(left, self.head.bottom + scale(0.4))
        self._place_fixed(right)
        top, beside = self.message.bottom + self.gap, right.top
        bottom = left.bottom if self.broad else self.buttons.top - self.gap
        lines = -(-players // self._abreast(right, players))
        rows = lines * (plaque_height(scale, not self.parts.two_lines) + scale(BETWEEN))
        if not self.broad:
            drawn = max(0, min(scale(DRAWN), bottom - top - rows - scale(LEAST_LISTED) - self.gap))
            bottom, beside = top + drawn, top + drawn + self.gap
        self._players, beside = self._place_abreast(right, beside, self._trays, players)
        self._beside = pygame.Rect(right.left, beside, right.width, max(0, self.buttons.top - self.gap - beside))
        self._between = pygame.Rect(left.left, top, left.width, max(0, bottom - top))
        self._place_words()

    def _place_words(self) -> None:
        """Place the words of the sentence, once its room is known."""
        scale = self.scale
        self.tight = self._between.height < scale(TIGHT)
        """Whether little more than an outcome and two buttons have room."""
        self.more = 0
        """What a long message takes below its box; negative where buttons stand in the free part of it."""
        self.words = self.plan.words(scale, self.message, self._between)
        self.words.short = not self.parts.second
        self.make_room(0)

    def _place_head(self, inner: pygame.Rect) -> None:
        """Place the title and the line below it."""
        scale, plan = self.scale, self.plan
        title = scale(TITLE) if plan.titled and self.parts.title else 0
        rules = scale(RULES) if plan.titled and self.parts.rules else 0
        self.way = pygame.Rect(
            inner.left, inner.top, inner.width, scale(WAY) if plan.told_first or plan.led_back else 0
        )
        """The row above the title, for a way back."""
        top = self.way.bottom
        self.head = pygame.Rect(inner.left, top, inner.width, title + rules)
        """Includes the line of the rules in force."""
        self.rules = pygame.Rect(inner.left, top + title, inner.width, rules)
        self._below_title = self.rules.copy()
        self.rules.height = max(self.rules.height - scale(0.15), 0) if plan.rules_told else 0

    def _place_message(self, inner: pygame.Rect, y: int) -> None:
        """Place the sentence, below the tasks of a lesson if there are any."""
        scale, plan = self.scale, self.plan
        y += scale(0.5) if self.parts.two_lines else 0
        high = plan.message_ems if self.parts.second else min(plan.message_ems, SHORT)
        self.message = pygame.Rect(inner.left, y, inner.width, scale(high))
        self.tasks = pygame.Rect(self.message.topleft, (inner.width, self.row_height if plan.with_tasks else 0))
        if plan.with_tasks:
            self.message.top += self.row_height + self.gap

    def _place_fixed(self, inner: pygame.Rect) -> None:
        """Place the fixed buttons, the round ones lowest; the action that a panel to be read has stands beside these,
        or above them where it is narrow."""
        scale, plan = self.scale, self.plan
        tools = max(LEAST_TOOL, scale(TOOLS)) if plan.tools else 0
        self.tools = pygame.Rect(inner.left, inner.bottom - tools, inner.width, tools)
        """The row of round buttons at the foot."""
        rows = plan.fixed_rows * (self.row_height + self.gap)
        self.links = self.lead = pygame.Rect(self.tools.topleft, (inner.width, 0))
        """The row of links, and the action."""
        if plan.told_first:
            beside = inner.width - 5 * scale(ROUND) - scale(0.8)
            if beside >= scale(9):
                self.tools.width = 5 * scale(ROUND)
                self.lead = pygame.Rect(inner.right - beside, self.tools.top, beside, max(LEAST_SIDE, scale(LEAD)))
                circle = min(scale(ROUND), self.tools.height - leading(scale(SMALL)))
                self.lead.centery = self.tools.top + max(circle, self.lead.height) // 2
            else:
                rows += max(LEAST_SIDE, scale(LEAD)) + self.gap
                self.lead = pygame.Rect(inner.left, self.tools.top - rows, inner.width, rows - self.gap)
            if not self._narrow(inner):  # else they are in the menu alone
                rows += max(LEAST_SIDE, scale(LINKS)) + self.gap
                self.links = pygame.Rect(inner.left, self.tools.top - rows, inner.width, max(LEAST_SIDE, scale(LINKS)))
        self.buttons = pygame.Rect(inner.left, 0, inner.width, rows + tools - (0 if tools else self.gap))
        self.buttons.bottom = inner.bottom

    def _boxes_below(self, inner: pygame.Rect, y: int, players: int) -> tuple[list[pygame.Rect], int]:
        """The boxes of the plaques from `y` down; and where the rest begins."""
        boxes = []
        for _ in range(players):
            boxes.append(pygame.Rect(inner.left, y, inner.width, plaque_height(self.scale, not self.parts.two_lines)))
            y = boxes[-1].bottom + self.scale(BETWEEN)
        return boxes, y

    def _place_players(self, boxes: list[pygame.Rect]) -> None:
        """Place the plaques, with the piles on each."""
        self._players, self._piles = boxes, []
        self.trays.clear()
        for player, box in enumerate(boxes):
            own = self._trays[player] if player < len(self._trays) else ()
            piles = on_plaque(box.inflate(-self.scale(0.8), 0), own, self.scale(PILE))
            self.trays |= piles
            self._piles.append(sum(pile.width for pile in piles.values()))

    def _narrow(self, inner: pygame.Rect) -> bool:
        """Whether two plaques abreast have hardly room for names, and a row of links for two."""
        return inner.width < self.scale(NARROW)

    def _abreast(self, inner: pygame.Rect, players: int) -> int:
        """How many plaques stand in a row; several have no height for one each."""
        return 1 if self.broad or (self._narrow(inner) and players <= 2) else 2

    def _place_abreast(
        self, inner: pygame.Rect, y: int, trays: tuple[tuple[str, ...], ...], players: int
    ) -> tuple[list[pygame.Rect], int]:
        """The boxes of the plaques from `y` down, two in a row, with the piles on each; and where the rest begins.
        Where there is height rather than width, each has a row."""
        boxes, scale, gap = list[pygame.Rect](), self.scale, self.gap
        columns = self._abreast(inner, players)
        for player in range(players):
            mates = min(columns, players - player // columns * columns)
            wide = (inner.width - (mates - 1) * gap) // mates
            left = inner.left + player % columns * (wide + gap)
            box = pygame.Rect(left, y, wide, plaque_height(scale, not self.parts.two_lines))
            boxes.append(box)
            own, head = trays[player] if player < len(trays) else (), box.inflate(-scale(0.8), 0)
            if self.parts.two_lines:
                head.height = round(head.height * UPPER)
            share = head.width * MOST_PILED / (PILE_SHARE * max(1, len(own)))
            piles = on_plaque(head, own, min(scale(PILE), round(share)))
            self.trays |= piles
            self._piles.append(sum(pile.width for pile in piles.values()))
            if player % columns == columns - 1 or player == players - 1:
                y = box.bottom + scale(BETWEEN)
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
        and all of its box if there is room. Where nothing is said and nothing asked, the list has its room."""
        least = self.least_for(content)
        if not (content.message or content.outcome or rows):
            return least
        free = self._between.height + self.gap - below - rows * (self.row_height + self.gap)
        return min(max(0, least), max(least, free))

    def make_room(self, rows: int, more: int = 0, also: int = 0) -> None:
        """Reserve rows of buttons above the list, and `also` so many pixels below them. The message takes `more` pixels
        below its box."""
        self.more = more
        height = rows * (self.row_height + self.gap) + (0 if self.broad else also)
        self.actions = pygame.Rect(self._between.left, self._between.top + more, self._between.width, height)
        apart = self.plan.told_first
        taken = also if self.broad and not apart else more + height
        room = (self._beside if self.broad and not apart else self._between).copy()
        room.top += taken
        room.height -= taken
        self.above = pygame.Rect(room.topleft, (room.width, self.plan.above_list(room.height, self.scale)))
        """The area of the extra drawing; its height is 0 if there is no room."""
        below = self.above.height + self.scale(0.5) if self.above.height else 0
        rest = pygame.Rect(room.left, room.top + below, room.width, room.height - below)
        self.list = self._beside.copy() if apart else rest
        """The area of the list of turns."""

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

    def draw(self, surface: pygame.Surface, painter: Painter, content: PanelContent) -> None:
        """Draw the content; the scene draws the widgets."""
        if self.plan.titled:
            self._draw_head(surface, content)
        if content.league:
            box = self._players[0].unionall(self._players[1:])
            draw_league(surface, box, painter, content.league, self.scale)
        else:
            for box, piles, player in zip(self._players, self._piles, content.players, strict=True):
                abreast, one_line = self.plan.told_first, not self.parts.two_lines
                draw_plaque(surface, painter, box, player, self.scale, one_line, piles, abreast, self.turning)
        told = self._end_told(content) if self.plan.with_list else ()
        if told:
            self._draw_outcome(surface, told)
        else:
            self.words.draw(surface, content, self.more)
        if self.plan.with_list:
            emblems = tuple(player.emblem for player in sorted(content.players, key=lambda one: one.number))
            sides = Sides(painter, emblems) if content.in_columns else None
            self.turns.draw(surface, self.list, self.scale, content.turns, sides)

    def _draw_head(self, surface: pygame.Surface, content: PanelContent) -> None:
        """The title, and what the line below it tells beside the rules: the match, the lesson, how far a review is."""
        if self.parts.title:
            at = draw_title(surface, content.title, self.head, self.scale, alone=not self.plan.told_first)
            if self.plan.told_first:
                self._draw_beside(surface, content.below_title, at)
        if not self.parts.rules or not content.below_title:
            return
        below, size = self._below_title, self.scale(CAPTION)
        text = shortened(content.below_title, "serif-italic", size, below.width)
        told = line(text, "serif-italic", size, colours().on_cloth_soft)
        place = told.get_rect(midleft=below.midleft)
        if not self.plan.subtitle_below and self.rules.width < below.width:
            place.midright = below.midright
        surface.blit(told, place)

    def _draw_beside(self, surface: pygame.Surface, words: str, title: pygame.Rect) -> None:
        """Write a line beside the title, where it has room."""
        size, left = self.scale(CAPTION), title.right + self.scale(1.4)
        if words and width_of(words, "serif-italic", size) <= self.head.right - left:
            told = line(words, "serif-italic", size, colours().on_cloth_soft)
            surface.blit(told, told.get_rect(left=left, bottom=title.bottom - round(0.18 * title.height)))

    def share_line(self, rules: str, subtitle: str) -> None:
        """Leave room on the line of the rules for what else it tells."""
        self.rules.left, self.rules.width = self._below_title.left, self._below_title.width
        if subtitle and rules and self.plan.rules_told:
            wide = width_of(subtitle, "serif-italic", self.scale(CAPTION)) + self.scale(0.9)
            self.rules.width = max(self._below_title.width - wide, 0)
        if self._surrounds:
            right, words = self.rules.right, width_of(rules, "serif-italic", self.scale(CAPTION))
            self.rules.width = min(self.rules.width, max(LEAST_SIDE + 1, words + 1))
            self.rules.right = right

    def why_button(self, content: PanelContent, words: str) -> pygame.Rect | None:
        """Where the button that explains a refusal is, below its sentence."""
        if not content.explained:
            return None
        wide = min(width_of(words, "text", self.scale.body) + self.scale(1.6), self.message.width)
        top = self.message.top + self.words.words_height(content) + self.scale(0.3)
        return pygame.Rect(self.message.left + self.scale(0.8), top, wide, max(LEAST_SIDE, self.scale(1.8)))

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
