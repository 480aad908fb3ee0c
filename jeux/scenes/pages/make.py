"""« Fabriquer ce jeu »: choose what to print, preview it, and save it as a PDF."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.settings import PAPERS
from jeux.common.typography import height_of, write
from jeux.play.learn.puzzle.puzzles import DEGREES
from jeux.printing.game.jobs import ANY_DEGREE, PROBLEMS, PrintError
from jeux.printing.making import INKS, NUMBERS, Making, decimal, fit_sentences
from jeux.printing.paper import men
from jeux.printing.paper.drawing import Drawing
from jeux.scenes.app import App
from jeux.scenes.files.saving import Saving
from jeux.scenes.narrator import sentence
from jeux.scenes.page_scene import NOTCH
from jeux.scenes.pages.print_shop import PrintShop
from jeux.scenes.pages.sheet_picture import SheetButton, SheetPicture
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import column
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put, radius_of
from jeux.ui.items import Spot
from jeux.ui.shapes import draw_rounded
from jeux.ui.spread import END, first_top

ENDING = ".pdf"
FEW = ("board", "men", "rules")
"""The kinds offered in simple display."""
LOWEST = 16.0
"""Body sizes: the least height of a preview."""
BELOW = 9.4
"""Body sizes reserved below the preview."""
SIZE_FIELD = 10.0
SHEET = 1.414
"""The height of a sheet over its width, while the sheets are awaited."""


class MakeScene(SheetScene):
    """A dialogue about one game, with the options and number of players chosen or being played, and the position on the
    table if there is one."""

    def __init__(self, app: App, game: str, options: Mapping[str, str], players: int, position: str = "") -> None:
        super().__init__(app)
        self.making = Making(game, options, players, app.settings.men, app.settings.paper, position=position)
        self.shop, self.page = PrintShop(), 0
        self._picture, self._large = SheetPicture(), False
        self._saving = False
        """Whether the player asked to save a file that is still being made."""

    def enter(self) -> None:
        self.shop.want(self.making.request(self.app.texts.language))
        super().enter()

    def leave(self) -> None:
        self.shop.close()
        super().leave()

    def advance(self, dt: float) -> bool:
        changed = super().advance(dt)
        if not self.shop.advance():
            return changed
        self.layout()
        if self._saving:
            self.save()
        return True

    # --- choosing -------------------------------------------------------------------------------------------------

    def choose(self, making: Making) -> None:
        """Apply a choice, and make the sheets again."""
        now = self.making
        if replace(making, colour=now.colour, wood=now.wood, men=now.men) != now:
            self.page = 0
        self.making, self._saving = making, False
        kept = self.app.settings.replace(men=making.kept_men, paper=making.paper)
        if kept != self.app.settings:
            self.app.change(kept)
        self.shop.want(making.request(self.app.texts.language))
        self.layout()

    def turn(self, step: int) -> bool:
        """Turn to another sheet; False at either end."""
        count = len(self.shop.made.pages) if self.shop.made else 0
        page = min(max(0, self.page + step), count - 1)
        if count == 0 or page == self.page:
            return False
        self.page = page
        self.layout()
        return True

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """Left and right arrows turn the sheets, the others move a large one."""
        if dx or not self._large:
            return self.turn(dx) if dx else super().arrow_without_focus(dx, dy)
        return self.body.scroll(dy * self.app.scale(NOTCH))

    def resize(self) -> None:
        """Show the sheet as wide as the window, or small again."""
        self._large = not self._large
        self.layout()
        self.body.scrolled(0)

    def back(self) -> bool:
        """A large sheet is small again; else return to the previous screen."""
        if not self._large:
            return super().back()
        self.resize()
        return True

    def save(self) -> None:
        """Ask where to save the file, as soon as it is made."""
        made, get = self.shop.made, self.app.texts.get
        self._saving = made is None and self.shop.busy
        if not made:
            self.layout()
            return
        content, what = made.content, get(f"make-{self.making.kind}")
        game = self.app.texts.game(self.making.game, "name")
        name = get("make-file", game=game, what=what) if self.making.of_the_game else what
        back, said = (lambda: self.app.open(self.again())), ("make-saved", "print-scale")
        Saving(self.app, name, (ENDING,), lambda _: content, back, said).ask()

    # --- the page -------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band, the choices on the left, the sheets on the right."""
        get = self.app.texts.get
        room = self.lay_band(get("make-open"), self.app.texts.game(self.making.game, "name"))
        pages = self.shop.made.pages if self.shop.made else ()
        if self._large and pages:
            self._lay_large(room, pages[min(self.page, len(pages) - 1)])
        else:
            self.lay_sheets(room, self._choices, partial(self._sheets, room.height))

    def _lay_large(self, room: pygame.Rect, drawing: Drawing) -> None:
        """One sheet as wide as the window, which is scrolled."""
        edge, wide = column(room.width, self.app.scale)
        page = Column(self.app.scale, edge, first_top(self.app.scale), wide)
        page.button("small", self.app.texts.get("make-smaller"), self.resize)
        page.gap(0.6)
        if self.shop.made and len(self.shop.made.pages) > 1:
            self._turning(page)
            page.gap(0.6)
        self._sheet(page, drawing, round(wide * drawing.height / drawing.width), "make-smaller")
        self.body.lay(room, page.items, page.y + self.app.scale(END))

    def _choices(self, page: Column) -> None:
        get, making, simple = self.app.texts.get, self.making, self.app.settings.simple
        kinds = FEW if simple else making.kinds
        page.title(get("make-what"))
        shown = kinds.index(making.kind) if making.kind in kinds else -1
        words = [get(f"make-{kind}") for kind in kinds]
        page.one_of("kind", words, shown, lambda i: self.choose(replace(making, kind=kinds[i])))
        page.gap(0.9)
        page.title(get("make-paper"))
        at = PAPERS.index(making.paper)
        page.choices("paper", PAPERS, at, lambda i: self.choose(replace(making, paper=PAPERS[i])))
        page.gap(0.5)
        if making.with_colours and not simple:
            inks = [get(f"make-{ink}") for ink in (INKS if making.with_wood else INKS[:-1])]
            page.choices("ink", inks, making.ink, lambda i: self.choose(making.in_ink(i)))
            page.gap(0.5)
        page.gap(0.4)
        if making.kind == PROBLEMS:
            self._problems(page)
        if making.with_men:
            self._men(page)
        if self.shop.made and self.shop.made.fit:
            page.gap(0.6)
            for sentence in fit_sentences(self.shop.made.fit, making.paper, self.app.texts):
                page.write(sentence)
                page.gap(0.2)

    def _problems(self, page: Column) -> None:
        """The choice of how many problems, and of which difficulty."""
        get, making = self.app.texts.get, self.making
        numbers = sorted({*NUMBERS, making.number})
        words, at = list(map(str, numbers)), numbers.index(making.number)
        take = lambda i: self.choose(replace(making, number=numbers[i]))  # noqa: E731
        page.steps("number", get("make-number"), words, at, take, self.app.texts)
        page.gap(0.9)
        page.title(get("make-degree"))
        degrees = (ANY_DEGREE, *DEGREES)
        words = [get("make-degree-any"), *(get(f"problem-degree-{degree}") for degree in DEGREES)]
        at = degrees.index(making.degree)
        page.choices("degree", words, at, lambda i: self.choose(replace(making, degree=degrees[i])))

    def _men(self, page: Column) -> None:
        get, making, scale = self.app.texts.get, self.making, self.app.scale
        page.title(get("make-own"))
        keys = list(men.DIAMETERS)
        at = keys.index(making.men) if making.men in keys else -1
        words = [get(f"make-own-{key}") for key in keys]
        page.one_of("men", words, at, lambda i: self.choose(replace(making, men=keys[i])))
        page.gap(0.5)
        if not self.app.settings.simple:
            left = page.label(get("make-diameter"), scale(SIZE_FIELD))
            rect = pygame.Rect(left, page.y, scale(SIZE_FIELD), scale(BUTTON_HEIGHT))
            typed = "" if making.men in keys else making.men.replace(".", self._comma)
            field = Field("diameter", rect, typed, self._shown_diameter(), self._type, scale)
            field.label = get("make-diameter")
            page.items.append(field)
            page.y = rect.bottom
            page.gap(0.3)
        if making.diameter is None:
            self._refused(page, PrintError("no-men", least=f"{men.SMALLEST:g}", most=f"{men.LARGEST:g}"))

    @property
    def _comma(self) -> str:
        return decimal(self.app.texts, 0)[1]

    def _shown_diameter(self) -> str:
        """The diameter of the chosen men as text, shown as the hint of the field."""
        diameter = self.making.diameter
        return f"{diameter:g}".replace(".", self._comma) if diameter else ""

    def _type(self, typed: str) -> None:
        """Apply a diameter while it is typed. An empty line leaves men chosen by name as they are."""
        if typed.strip() or self.making.men not in men.DIAMETERS:
            self.choose(replace(self.making, men=typed.replace(",", ".") if typed.strip() else men.USUAL))

    def _refused(self, page: Column, error: PrintError) -> None:
        page.write(self.app.texts.get(f"print-{error.code}", **error.arguments), "bold", 1.0, colours().warning)
        page.gap(0.4)

    # --- the preview ----------------------------------------------------------------------------------------------

    def _sheets(self, height: int, page: Column) -> None:
        get, shop, top = self.app.texts.get, self.shop, page.y
        page.title(get("make-seen"))
        if shop.refusal:
            self._refused(page, shop.refusal)
        tall = max(self.app.scale(LOWEST), height - (page.y - top) - self.app.scale(BELOW + 2.7))
        self._preview(page, tall)
        page.gap(0.5)
        if shop.made and len(shop.made.pages) > 1:
            self._turning(page)
            page.gap(0.6)
        page.button("save", get("make-wait" if self._saving else "make-save"), self.save, "primary")
        page.gap(0.3)
        page.note(get("print-scale"))

    def _preview(self, page: Column, tall: int) -> None:
        """One sheet, as large as the room allows; grey until it is ready."""
        pages = self.shop.made.pages if self.shop.made else ()
        drawing = pages[min(self.page, len(pages) - 1)] if pages else None
        if drawing:
            self._sheet(page, drawing, tall, "make-larger")
            return
        rect = pygame.Rect(page.x, page.y, page.width, tall)
        words = self.app.texts.get("make-busy") if self.shop.busy else ""
        page.items.append(Spot(rect, self._paint_waiting, words=words))
        page.y = rect.bottom

    def _sheet(self, page: Column, drawing: Drawing, tall: int, way: str) -> None:
        """The sheet, so tall at most; pressed, it changes its size, as the text `way` says."""
        room = pygame.Rect(page.x, page.y, page.width, tall)
        sheet = SheetButton(room, drawing, self._picture, self.resize, self.app.scale)
        sheet.label, sheet.spoken = self._page_words(), self.app.texts.get(way)
        sheet.tip = None if self._large else sheet.spoken  # nothing lies over what is read
        page.items.append(sheet)
        page.y = room.bottom

    def _paint_waiting(self, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        """The outline of a sheet, with what is awaited."""
        scale, palette = self.app.scale, colours()
        sheet = pygame.Rect(0, 0, min(at.width, round(at.height / SHEET)), at.height)
        sheet.center = at.center
        draw_rounded(surface, sheet, radius_of(scale, 0.2), palette.field, palette.edge, scale.thin)
        if self.shop.busy:
            words = sheet.inflate(-scale(1.6), 0)
            words.height = height_of(self.app.texts.get("make-busy"), "serif-italic", scale(1.25), words.width)
            words.centery = sheet.centery
            write(
                surface, self.app.texts.get("make-busy"), words, "serif-italic", scale(1.25), palette.ink_soft, "center"
            )

    def _page_words(self, step: int = 0) -> str:
        """Which sheet is shown, or so many further; empty where there is none."""
        count = len(self.shop.made.pages) if self.shop.made else 0
        number = self.page + 1 + step
        return self.app.texts.get("print-page", n=number, all=count) if 0 < number <= count else ""

    def _turning(self, page: Column) -> None:
        """The buttons for the previous and next sheet, with the sheet's number between them."""
        get, scale = self.app.texts.get, self.app.scale
        row = pygame.Rect(page.x, page.y, page.width, scale(BUTTON_HEIGHT))
        ways = (("previous", get("make-previous"), -1), ("next", get("make-next"), 1))
        for name, words, step in ways:
            rect = pygame.Rect(0, row.y, button_width(words, scale), row.height)
            rect.x = row.x if step < 0 else row.right - rect.width
            button = Button(name, rect, words, partial(self.turn, step), scale)
            button.spoken = sentence([words, *filter(None, (self._page_words(step),))])
            page.items.append(button)
        free = row.inflate(-2 * (max(button_width(words, scale) for _, words, _ in ways) + scale(CHIP_GAP)), 0)
        said = self._page_words()

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, said, "text", scale.body, colours().ink, at, "center")

        page.items.append(Spot(free, paint))
        page.y = row.bottom
