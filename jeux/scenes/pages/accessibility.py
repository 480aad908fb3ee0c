"""« Accessibilité »: what helps players who see, hear, move or read differently, and what is missing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from jeux.common.assets import asset
from jeux.common.markdown import Block, read_markdown
from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column
from jeux.ui.typeset import Setter

_log = logging.getLogger(__name__)

TURNS = 4
"""The heading, counted from 1 after the title, with which the second sheet begins."""


def page_of(language: str) -> tuple[Block, ...]:
    """The page in a language, its title first. Raises `BadPage`, `OSError`, `UnicodeDecodeError`."""
    return read_markdown(asset(f"help/accessibility/{language}.md").read_text(encoding="utf-8"))


def usable_page(language: str) -> tuple[Block, ...] | None:
    """The same where two sheets can be made of it; else None, with the reason in the log."""
    try:
        blocks = page_of(language)
    except (ValueError, OSError) as error:
        _log.error("the page on accessibility cannot be read: %s", error)
        return None
    if sum(block.kind == "heading" for block in blocks[2:]) < TURNS:
        _log.error("the page on accessibility is not whole")
        return None
    return blocks


class AccessibilityScene(ReadingScene):
    """A dialogue of two sheets; `back` is called when it closes."""

    def __init__(self, app: App, back: Callable[[], object]) -> None:
        super().__init__(app)
        self._back = back

    def layout(self) -> None:
        """The band, then the page on two sheets."""
        get, found = self.app.texts.get, usable_page(self.app.texts.language)
        if found is None:
            room = self.lay_band(get("access-title"), get("access-subtitle"))
            self.lay_sheets(room, lambda page: page.write(get("page-unusable"), colour=colours().warning))
            return
        title, lead, *blocks = found
        headings = [number for number, block in enumerate(blocks) if block.kind == "heading"]
        middle = headings[TURNS - 1]
        room = self.lay_band(title.text, get("access-subtitle"))
        self.lay_sheets(room, _set([lead, *blocks[:middle]]), _set(blocks[middle:]))

    @property
    def way_back(self) -> Act:
        return self._back


def _set(blocks: Iterable[Block]) -> Callable[[Column], None]:
    def fill(page: Column) -> None:
        setter = Setter(page.scale, page.x, page.y, page.width)
        setter.set(blocks)
        page.items += setter.items
        page.y = setter.y

    return fill
