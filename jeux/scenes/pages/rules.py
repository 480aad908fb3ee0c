"""The rules of a game, or the advice on it: beside the board during play, or on a screen of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.markdown import Block
from jeux.common.palette import colours
from jeux.common.shortcuts import means
from jeux.common.texts import RULES
from jeux.common.typography import leading
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.setup.rule_text import RulesOf, rule_page
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.scenes.pages.plates import Plates
from jeux.scenes.screen import Way
from jeux.scenes.way_back import name_of_way
from jeux.ui.background import table_top
from jeux.ui.band import BACK, BandButton, place_buttons, row_width, rows_of_buttons
from jeux.ui.band import column as content
from jeux.ui.blocks import Column, painted_text, tab_rects
from jeux.ui.controls import Button, Word
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, draw_sheet
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page
from jeux.ui.typeset import LINE_LENGTH, NOTHING, TITLES, Heading, Setter

LEAST_CONTENTS, CONTENTS = 8.0, 15.0
"""Body sizes: the least and the greatest width of the table of contents."""
MARGIN, APART = 3.0, 2.2
"""Body sizes: the margin of the sheet at the sides of its text, and between the contents and the sheet."""
BAR = 1.6
"""Body sizes beside the sheet that its scroll bar stands in."""
LINK = 2.0
BEGUN = 2.0
"""Body sizes: a section is being read from where its heading is this close to the top."""
TITLED = 28.0
"""Body sizes: from this width on, the title of a sheet stands above its tabs."""
MOST_TABS = 0.22
"""Of the height of the sheet: the most that its tabs may take."""


def _is_section(block: Block) -> bool:
    return block.kind == "heading" and block.level == 2


def lay_ways(column: Column, back: str, close: Callable[[], object], ways: Sequence[BandButton]) -> None:
    """Add the way back at the left of a row, the links at the right of it, below it where they do not fit."""
    scale = column.scale
    rect = pygame.Rect(column.x, column.y, button_width(back, scale, BACK), scale(BUTTON_HEIGHT))
    column.items.append(Button(BACK, rect, back, close, scale, BACK))
    if rect.width + scale(1) + row_width(ways, scale) > column.width:
        column.y = rect.bottom
    for row in rows_of_buttons(ways, scale, column.width):
        place_buttons(column.items, pygame.Rect(column.x, column.y, column.width, rect.height), row, scale)
        column.y += rect.height


class _Reader(PageScene):
    """A screen with one long text: `text` is its page."""

    leaf = True

    def __init__(self, app: App, rules: RulesOf, close: Callable[[], object]) -> None:
        super().__init__(app)
        self.rules = rules
        self._plates = Plates(app, rules.key, self.try_out)
        self.makers.append(self._plates)
        self.close = close
        self.text = self.new_page()
        self.lit = ""
        """The code of the refusal whose explanation is highlighted."""
        self.light = pygame.Rect(0, 0, 0, 0)
        """Where the highlight is on the page."""
        self._setter = Setter(app.scale, 0, 0, 0)
        self.titled = False
        """Whether the title stands in the head."""
        self.tabbed, self._marked = False, 0
        """Whether the sections stand as tabs in the head, and the number of the one marked there."""

    def try_out(self, diagram: Diagram) -> None:
        """Open a diagram to play in."""
        raise NotImplementedError

    @property
    def called(self) -> str:
        return self.app.texts.get("rules-title" if self.rules.kind == RULES else "advice-title")

    @property
    def main(self) -> Page:
        """The text."""
        return self.text

    @property
    def narrator(self) -> Narrator:
        return PageNarrator(self.widgets, self.app.texts, reading=True)

    def key(self, event: pygame.Event) -> bool:
        """F1, which opened the page, also closes it."""
        if means(self.app.texts.keys, event, "rules"):
            return self.back()
        return super().key(event)

    def arrow(self, dx: int, dy: int) -> bool:
        """With the focus on a word of the text, the arrows still scroll."""
        on_word = self.widgets.page is self.text and isinstance(self.text.focused_item, Word)
        return self.arrow_without_focus(dx, dy) if on_word else super().arrow(dx, dy)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows scroll."""
        return self.text.scroll(dy * self.app.scale(NOTCH))

    def enter_without_focus(self, key: int) -> bool:
        """Space turns the page."""
        return key == pygame.K_SPACE and self.text.turn(1)

    def open_glossary(self) -> None:
        """Open the glossary of this game; closing it returns here."""
        app, again = self.app, partial(RulesScene, self.app, self.rules, self.close)
        back = Way(lambda: app.open(again()), self) if app.dialogue is self else app.close
        app.open(GlossaryScene(app, back, self.rules.key))

    def back(self) -> bool:
        """Close."""
        self.close()
        return True

    def advance(self, dt: float) -> bool:
        """Clear the highlight once it has scrolled out of view. Mark the
        section being read."""
        changed = super().advance(dt)
        if self.lit and not self.text.on_screen(self.light).colliderect(self.text.view):
            self.lit = ""
        if self.tabbed and self.section != self._marked:
            self.layout()
            changed = True
        return changed

    def _set_text(self, view: pygame.Rect, margin: int, top: int, listed: bool, beside: int = 0) -> None:
        """Set the text on a page seen through `view`, with its sections listed after the summary if asked. The scroll
        bar stands `beside` pixels at the right of the text's sheet."""
        scale = self.app.scale
        blocks, before = self.blocks, NOTHING
        if self.titled:
            before, blocks = blocks[0], blocks[1:]
        self._setter = setter = Setter(scale, margin, top, view.width - beside - 2 * margin, self._plates)
        titles = [number for number, block in enumerate(blocks) if _is_section(block)]
        first = 0
        if listed and titles:
            first = titles[1 if self._begins_with_summary(blocks) and len(titles) > 1 else 0]
        setter.set(blocks[:first], before)
        row, step = setter.y, scale(LINK)
        links = []
        if listed:
            setter.y += step * len(titles)
        setter.set(blocks[first:], blocks[first - 1] if first else before)
        if listed:
            links = self._links(pygame.Rect(margin, row, setter.width, step))
        self.light = setter.explaining.get(self.lit, pygame.Rect(0, 0, 0, 0)).inflate(scale(1), scale(0.5))
        light = [Spot(self.light, self._paint_light)] if self.lit else []
        self.text.lay(view, [*light, *links, *setter.items], setter.y + scale(3))

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What is on the page."""
        return rule_page(self.app.texts, self.rules)

    @property
    def section(self) -> int:
        """The number of the section that is read now, from 0."""
        begun = [one for one in self.headings if one.y <= self.text.offset + self.app.scale(BEGUN)]
        return max(0, len(begun) - 1)

    @property
    def _sections(self) -> list[str]:
        return [block.text for block in self.blocks if _is_section(block)]

    def has_room_for_tabs(self, width: int, height: int) -> bool:
        """Whether a sheet of this size has room for its sections as tabs."""
        rows = tab_rects(self.app.scale, 0, 0, width, self._sections)
        return bool(rows) and rows[-1].bottom <= height * MOST_TABS

    def lay_tabs(self, column: Column) -> None:
        """Add the sections as tabs."""
        self._marked = self.section
        column.tabs("to", self._sections, self._marked, self._read_section)

    def _to_summary(self) -> list[BandButton]:
        """The link that scrolls back to the summary of the rules."""
        words = self.app.texts.get("rules-summary")
        return [BandButton("summary", words, partial(self._read_section, 0))] if self.rules.kind == RULES else []

    def _read_section(self, number: int) -> None:
        self._read_at(self.headings[number].y)

    def _begins_with_summary(self, blocks: tuple[Block, ...]) -> bool:
        first = next(block for block in blocks if block.kind == "heading" and block.level == 2)
        return first.text == self.app.texts.get("rules-summary")

    def _paint_light(self, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        if self.lit:
            pygame.draw.rect(surface, colours().raised, at)
            bar = max(4, self.app.scale(0.25))
            pygame.draw.rect(surface, colours().accent, (at.x, at.y, bar, at.height))

    @property
    def headings(self) -> list[Heading]:
        """The headings that the contents list."""
        return self._setter.headings

    def explain(self, code: str) -> bool:
        """Scroll to the block that explains a refusal and highlight it; True when all of it is in view."""
        self.lit = code
        self.layout()
        self.text.open_at(self.light.y - self.app.scale(0.4), at_once=True)
        return self.text.view.contains(self.text.on_screen(self.light))

    def show_diagram(self, name: str) -> None:
        """Scroll to a diagram."""
        self.text.open_at(self._setter.tops[name] - self.app.scale(0.8), at_once=True)

    def _to_other(self) -> list[BandButton]:
        """The button that switches between rules and advice; none where the other page does not exist."""
        other = self.rules.other()

        def turn() -> None:
            self.rules, self.lit = other, ""
            self.layout()
            self.text.open_at(0, at_once=True)

        words = self.app.texts.get("button-rules" if other.kind == RULES else "advice-title")
        there = other.written(self.app.texts) and (other.kind == RULES or self.app.hour.offered.has("advice"))
        return [BandButton("other", words, turn)] if there else []

    def _read_at(self, y: int) -> None:
        """Scroll to `y`. Clears the focus, so that the arrows scroll on from there."""
        self.widgets.clear_focus()
        self.text.open_at(y - self.app.scale(0.6))

    def _links(self, first: pygame.Rect) -> list[Button]:
        """A link to each section, one below the other from `first` on."""
        return [
            Button(
                f"to.{n}", first.move(0, n * first.height), text, partial(self._read_section, n), self.app.scale, "link"
            )
            for n, text in enumerate(self._sections)
        ]


class RulesScene(_Reader):
    """The rules on a screen of their own, with the contents beside them."""

    def __init__(self, app: App, rules: RulesOf, close: Callable[[], object]) -> None:
        super().__init__(app, rules, close)
        self.band, self.contents = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.contents, self.text]
        self._sheet = pygame.Rect(0, 0, 0, 0)
        """Where the text stands."""

    def try_out(self, diagram: Diagram) -> None:
        """Open a diagram to play in. Coming back opens this page as a scene of its own, which closes to the scene
        below."""
        app = self.app
        if app.dialogue is self and app.scene:
            self.close = app.way_here(app.scene)
        back = Way(partial(app.go, lambda app: self.again()), self)
        app.go(lambda app: app.routes.diagram(app, diagram, self.rules, back), f"figure {diagram.id}")

    def layout(self) -> None:
        """The way back and the links; the text in the middle, the contents at its left where there is room."""
        scale, (width, height) = self.app.scale, self.app.size
        wide = min(scale(LINE_LENGTH + 2 * MARGIN), width - 2 * scale(BAR))
        self._sheet.width, self._sheet.x = wide, (width - wide) // 2
        beside = self._sheet.x >= scale(CONTENTS + APART) + content(width, scale)[0]
        self.tabbed = not beside and self.has_room_for_tabs(wide, height)
        head = Column(scale, content(width, scale)[0], scale(0.6), content(width, scale)[1])
        self._lay_ways(head, [] if beside or self.tabbed else self._to_summary())
        if self.tabbed:
            tabs = Column(scale, self._sheet.x + scale(1), head.y, wide - scale(2))
            self.lay_tabs(tabs)
            head.items += tabs.items
            head.y = tabs.y
        top = head.y + scale(0.4)
        self.band.lay(pygame.Rect(0, 0, width, top), head.items, top)
        self._sheet.y, self._sheet.height = top, height - top
        view, bar = self._sheet.copy(), min(scale(BAR), width - self._sheet.right)
        view.width += bar
        self._set_text(view, min(scale(MARGIN), wide // 12), scale(2), not beside and not self.tabbed, bar)
        longest = max((button_width(each, scale, "link") for each in self._sections), default=0)
        list_of = pygame.Rect(0, top, min(scale(CONTENTS), max(longest, scale(LEAST_CONTENTS))), height - top)
        list_of.right = self._sheet.x - scale(APART)
        self.contents.lay(list_of, self._contents(list_of.width) if beside else [], 0)

    def _lay_ways(self, column: Column, summary: list[BandButton]) -> None:
        """The way back at the left, the links at the right of it, below it where they do not fit."""
        get = self.app.texts.get
        glossary = BandButton("glossary", get("glossary-title"), self.open_glossary)
        lay_ways(column, name_of_way(self.app, self.close), self.back, [*self._to_other(), *summary, glossary])

    def _contents(self, width: int) -> list[Item]:
        """What the page is, and its sections, one below the other, from the height where the text begins."""
        scale = self.app.scale
        column = Column(scale, 0, scale(2.4), width)
        column.write(self.called, "serif-italic", 1.25, colours().on_cloth_soft)
        return [*column.items, *self._links(pygame.Rect(0, column.y + scale(0.4), width, scale(LINK)))]

    def draw(self, surface: pygame.Surface) -> None:
        """The text on a ground of its own, which goes on below the window."""
        surface.blit(table_top(self.app.size), (0, 0))
        draw_sheet(surface, self._sheet.inflate(0, 20).move(0, 10), self.app.scale)
        self.draw_pages(surface)


class RulesPanel(_Reader):
    """The rules on a sheet that covers `rect`, while the rest of the window stays as it is.

    Not a scene of its own: the game passes it events (reading keys, and the mouse over its sheet) and draws it. `close`
    is called to close it; without it, the sheet stays. `try_out` opens a diagram to play in, `learn` opens the lessons,
    where the game has some."""

    def __init__(
        self,
        app: App,
        rules: RulesOf,
        rect: pygame.Rect,
        close: Callable[[], object] | None,
        try_out: Callable[[Diagram], None],
        learn: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app, rules, close or (lambda: None))
        self._try_out, self._stays, self._learn = try_out, close is None, learn
        self.rect = rect
        self.head = self.new_page()
        self.pages[:] = [self.head, self.text]
        self.layout()

    def try_out(self, diagram: Diagram) -> None:
        """Open a diagram to play in."""
        self._try_out(diagram)

    def _ways(self) -> list[BandButton]:
        """The links at the head."""
        get = self.app.texts.get
        taught = self._learn if self.app.hour.offered.has("learn") else None
        learn = [BandButton("learn", get("lesson-learn"), taught)] if taught else []
        glossary = BandButton("glossary", get("glossary-title"), self.open_glossary)
        return [*learn, *self._to_other(), *([] if self.tabbed else self._to_summary()), glossary]

    def kill(self) -> None:
        """Free its controls."""
        self.leave()

    def place(self, rect: pygame.Rect) -> None:
        """Move to another rectangle, for instance after a resize."""
        self.rect = rect
        self.relayout()

    def layout(self) -> None:
        """The head, then the text. Without room for tabs, the text lists its sections after the summary."""
        scale = self.app.scale
        margin = scale(1)
        column = Column(scale, margin, scale(0.4), self.rect.width - 2 * margin)
        self.tabbed = not self._stays and self.has_room_for_tabs(column.width, self.rect.height)
        if not self._stays:
            lay_ways(column, self.app.texts.get("button-close"), self.close, self._ways())
        headed = any((block.kind, block.level) == ("heading", 1) for block in self.blocks[:1])
        self.titled = self.tabbed and column.width >= scale(TITLED) and headed
        if self.titled:
            self._lay_title(column)
        if self.tabbed:
            self.lay_tabs(column)
            column.rule()
        head = pygame.Rect(*self.rect.topleft, self.rect.width, max(column.y, margin) if column.items else margin)
        self.head.lay(head, column.items, 0)
        below = pygame.Rect(self.rect.x, head.bottom, self.rect.width - scale(0.3), self.rect.bottom - head.bottom)
        self._set_text(below, margin, scale(0.8), listed=not self.tabbed)

    def _lay_title(self, column: Column) -> None:
        """The main title of the page."""
        scale, size = self.app.scale, self.app.scale(TITLES[1])
        rect = pygame.Rect(column.x, column.y + scale(0.3), column.width, leading(size))
        title = self.blocks[0].text
        column.items.append(Spot(rect, painted_text(title, "title", size, colours().ink), words=title))
        column.y = rect.bottom

    def event(self, event: pygame.Event) -> bool:
        """Handle an event of the sheet; True when it was one."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            super().event(event)
            return bool(self.rect.collidepoint(event.pos))
        if event.type == pygame.MOUSEWHEEL and not self.rect.collidepoint(pygame.mouse.get_pos()):
            return False
        return super().event(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet and the text."""
        draw_sheet(surface, self.rect, self.app.scale)
        self.draw_pages(surface)
