"""The rule of a game: beside the board while one plays, or on a screen of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.glossary import words_of
from jeux.common.palette import colours
from jeux.common.texts import MissingText, page
from jeux.scenes.app import App
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, place_buttons, plain_band
from jeux.ui.controls import Button, Word
from jeux.ui.drawing import BUTTON_HEIGHT, Look, draw_sheet, put
from jeux.ui.explained import explained
from jeux.ui.items import Item, Spot
from jeux.ui.markdown import Block, Run, read_markdown
from jeux.ui.page import Page
from jeux.ui.typeset import LINE_LENGTH, Heading, Setter

CONTENTS = 15.0
"""Body sizes: the width of the list of headings."""
MARGIN = 3.0
LINK = 2.0


def rule_page(app: App, key: str) -> tuple[Block, ...]:
    """The blocks of a game's rule, or a sentence that says it is not written yet."""
    try:
        return explained(read_markdown(page(app.texts.language, key)), words_of(app.texts.language, key))
    except MissingText:
        return (Block("text", (Run(app.texts.get("rules-missing")),)),)


class _Reader(PageScene):
    """A screen with one long text: `text` is its page."""

    def __init__(self, app: App, key: str, close: Callable[[], None]) -> None:
        super().__init__(app)
        self.game_key = key
        self.close = close
        self.text = self.new_page()

    @property
    def main(self) -> Page:
        """The text."""
        return self.text

    def key(self, event: pygame.Event) -> bool:
        """F1 closes what F1 opened."""
        if event.key == pygame.K_F1:
            return self.back()
        return super().key(event)

    def arrow(self, dx: int, dy: int) -> bool:
        """On a word of the text the arrows scroll as they do anywhere in it."""
        on_word = self.widgets.page is self.text and isinstance(self.text.focused_item, Word)
        return self.arrow_without_focus(dx, dy) if on_word else super().arrow(dx, dy)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows scroll."""
        return self.text.scroll(dy * self.app.scale(NOTCH))

    def enter_without_focus(self, key: int) -> bool:
        """Space turns the page."""
        return key == pygame.K_SPACE and self.text.turn(1)

    def open_glossary(self) -> None:
        """The words of this game, above what is shown; from there back to the rule."""
        app, key = self.app, self.game_key
        back = partial(app.open_rules, key) if app.dialogue is self else app.close
        app.open(GlossaryScene(app, back, key))

    def back(self) -> bool:
        """Close."""
        self.close()
        return True

    def _set_text(self, view: pygame.Rect, margin: int, top: int, with_contents: bool) -> Setter:
        """Set the rule on a page seen through `view`, its contents after the first lines if that is asked for."""
        scale = self.app.scale
        blocks = rule_page(self.app, self.game_key)
        setter = Setter(scale, margin, top, view.width - 2 * margin)
        first = next((i + 1 for i, block in enumerate(blocks) if block.kind == "text"), 0) if with_contents else 0
        setter.set(blocks[:first])
        row, step = setter.y, scale(LINK)
        if with_contents:
            setter.y += step * sum(block.kind == "heading" and block.level == 2 for block in blocks)
        setter.set(blocks[first:])
        links = []
        if with_contents:
            for number, found in enumerate(setter.headings):
                links.append(self._link(found, pygame.Rect(margin, row + number * step, setter.width, step)))
        self.text.lay(view, [*links, *setter.items], setter.y + scale(3))
        return setter

    def _link(self, heading: Heading, rect: pygame.Rect) -> Button:
        """A heading in the contents: it scrolls to its place, and lets the arrows scroll on from there."""

        def go() -> None:
            self.widgets.clear_focus()
            self.text.open_at(heading.y - self.app.scale(0.6))

        return Button(f"to.{heading.text}", rect, heading.text, go, self.app.scale, "link")


class RulesScene(_Reader):
    """The rule on a screen of its own, its headings beside it."""

    def __init__(self, app: App, key: str, close: Callable[[], None]) -> None:
        super().__init__(app, key, close)
        self.band, self.contents = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.contents, self.text]

    def layout(self) -> None:
        """The band, the headings at the left where there is room, the text."""
        app, scale, texts = self.app, self.app.scale, self.app.texts
        width, height = app.size
        back = BandButton("close", texts.get("button-back"), self.close, "primary")
        buttons = (BandButton("glossary", texts.get("glossary-title"), self.open_glossary), back)
        items, top = plain_band(width, scale, texts.get("rules-title"), texts.game(self.game_key, "name"), buttons)
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        sheet = pygame.Rect(0, top + scale(1.2), min(scale(LINE_LENGTH + 2 * MARGIN), width - scale(2)), height)
        beside = width >= sheet.width + scale(CONTENTS + 6)
        left = scale(CONTENTS + 2) if beside else 0
        sheet.x = (width - sheet.width - left) // 2 + left
        sheet.height = height - sheet.y
        setter = self._set_text(sheet, min(scale(MARGIN), sheet.width // 12), scale(2), with_contents=not beside)
        list_of = pygame.Rect(sheet.x - left, sheet.y, scale(CONTENTS), sheet.height)
        self.contents.lay(list_of, self._contents(setter.headings, list_of.width) if beside else [], 0)

    def _contents(self, headings: list[Heading], width: int) -> list[Item]:
        scale = self.app.scale
        margin, step = scale(1.2), scale(LINK)
        heading = self.app.texts.get("rules-contents")

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)
            row = pygame.Rect(at.x + margin, at.y + margin, at.width - 2 * margin, scale(1.8))
            put(surface, heading, "title", scale(1.4), colours().ink_soft, row, "left")

        height = margin * 2 + scale(2.4) + step * len(headings)
        items: list[Item] = [Spot(pygame.Rect(4, 0, width - 8, height), paint)]
        for number, found in enumerate(headings):
            rect = pygame.Rect(4 + margin, margin + scale(2.4) + number * step, width - 8 - 2 * margin, step)
            items.append(self._link(found, rect))
        return items

    def draw(self, surface: pygame.Surface) -> None:
        """The sheets on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        draw_sheet(surface, self.text.view.inflate(0, 20).move(0, 10), self.app.scale)
        self.draw_pages(surface)


class RulesPanel(_Reader):
    """The rule on a sheet that covers `rect`, while the rest of the window stays as it is.

    Not a scene of its own: the game gives it events (it takes the keys of reading, and the mouse over its sheet) and
    draws it. `close` is called when one is done; without it, `opened` says so."""

    def __init__(self, app: App, key: str, rect: pygame.Rect, close: Callable[[], None] | None = None) -> None:
        super().__init__(app, key, close or self._shut)
        self.opened = True
        self.rect = rect
        self.head = self.new_page()
        self.pages[:] = [self.head, self.text]
        self.layout()

    def _shut(self) -> None:
        self.opened = False

    def kill(self) -> None:
        """Free what it holds."""
        self.leave()

    def place(self, rect: pygame.Rect) -> None:
        """Cover another rectangle, in a window of another size perhaps."""
        self.rect = rect
        self.relayout()

    def layout(self) -> None:
        """A title with the button that closes, then the text with its contents after the first lines."""
        scale, texts = self.app.scale, self.app.texts
        margin = scale(1)
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, scale(BUTTON_HEIGHT) + margin)
        row = pygame.Rect(margin, 0, head.width - 2 * margin, head.height)
        items: list[Item] = []
        words = BandButton("glossary", texts.get("glossary-title"), self.open_glossary)
        place_buttons(items, row, (words, BandButton("close", texts.get("button-close"), self.close, "plain")), scale)
        self.head.lay(head, items, 0)
        below = pygame.Rect(self.rect.x, head.bottom, self.rect.width, self.rect.bottom - head.bottom)
        self._set_text(below, margin + scale(0.2), 0, with_contents=True)

    def event(self, event: pygame.Event) -> bool:
        """Take what concerns the sheet; True when it did."""
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
