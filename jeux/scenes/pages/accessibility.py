"""« Accessibilité »: what helps players who see, hear, move or read differently, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from jeux.common.assets import asset
from jeux.common.markdown import Block, read_markdown
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column
from jeux.ui.typeset import Setter

TURNS = 4
"""The heading, counted from 1 after the title, with which the second sheet begins."""


def page_of(language: str) -> tuple[Block, ...]:
    """The page in a language, its title first."""
    return read_markdown(asset(f"help/accessibility/{language}.md").read_text(encoding="utf-8"))


class AccessibilityScene(ReadingScene):
    """A dialogue of two sheets; `back` is called when it closes."""

    def __init__(self, app: App, back: Callable[[], object]) -> None:
        super().__init__(app)
        self._back = back

    def layout(self) -> None:
        """The band, then the page on two sheets."""
        title, lead, *blocks = page_of(self.app.texts.language)
        headings = [number for number, block in enumerate(blocks) if block.kind == "heading"]
        middle = headings[TURNS - 1]
        room = self.lay_band(title.text, self.app.texts.get("access-subtitle"))
        self.lay_sheets(room, _set([lead, *blocks[:middle]]), _set(blocks[middle:]))

    def back(self) -> bool:
        """Call `back`."""
        self._back()
        return True


def _set(blocks: Iterable[Block]) -> Callable[[Column], None]:
    def fill(page: Column) -> None:
        setter = Setter(page.scale, page.x, page.y, page.width)
        setter.set(blocks)
        page.items += setter.items
        page.y = setter.y

    return fill
