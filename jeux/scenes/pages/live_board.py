"""The live board of the settings: a real board with the look of the moment, on which a step can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pygame

from jeux.common.palette import colours
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options
from jeux.scenes.app import App
from jeux.ui.drawing import Look
from jeux.ui.shapes import draw_disc, draw_rounded
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marks.marks import Marks
from jeux.views.place.labels import draw_labels
from jeux.views.style.painter import expect_board

OPENED = 24
"""Steps played before the board is shown."""
LONGEST = 200
"""Steps after which the board starts anew."""
ENLARGED = 1.45
"""The magnification of marks in the simple display and on a projector."""
PANEL = 0.17
"""The part of the width for the sketch of the panel."""
WITHOUT_DICE = "strategie"


def board_to_show() -> str:
    """The first game of the catalogue without dice."""
    return next(key for key, card in CARDS.items() if card.header.luck == WITHOUT_DICE)


class LiveBoard:
    """The board of one game beside a sketch of the panel. Its picture is read in a thread; until then its place is
    empty."""

    def __init__(self, app: App, key: str) -> None:
        self._app, self._game = app, CATALOGUE[key]
        self._options = complete_options(self._game, {})
        self._view = view_of(self._game, self._options)
        self._random = Random(key)
        self._position, self._played = self._opened()
        self._board: BoardView | None = None
        self._ground: tuple[object, pygame.Surface] | None = None
        self._awaited = True

    def _opened(self) -> tuple[Position, int]:
        """A position in which some man may go to several places, and how many steps led there."""
        position, played = self._game.start(self._options, min(self._game.players)), 0
        while played < LONGEST and (played < OPENED or not _ways(position)):
            following = position.play(self._random.choice(position.steps()))
            if following.turn == OVER:
                break
            position, played = following, played + 1
        return position, played

    # --- what moves -----------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether a man moves, or the picture of the board is awaited."""
        return self._awaited or bool(self._board and self._board.moving)

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        arrives = bool(self._awaited and self._board and self._board.ready)
        return bool(self._board and self._board.moving and self._board.advance(dt)) or arrives

    def play(self) -> None:
        """Play a step, at the speed of the settings; after the end, begin again."""
        if self._board is None:
            return
        speed = self._app.settings.animation
        steps = self._position.steps()
        if not steps or self._played >= LONGEST:
            self._position, self._played = self._opened()
            self._board.glide(self._position, speed)
            return
        step = self._random.choice(steps)
        effects, self._position = self._position.effects(step), self._position.play(step)
        self._played += 1
        self._board.animate(effects, self._position, speed)
        self._app.sounds.play("place")

    # --- picture --------------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        """Draw the board and the panel in `at`."""
        board = self._fitted(at.size)
        self._awaited = not board.ready
        if not self._awaited:
            canvas = self._still(board, at.size).copy()
            board.draw(canvas, self._marks())
            surface.blit(canvas, at)

    def _fitted(self, size: tuple[int, int]) -> BoardView:
        """The board in the current theme, in a picture of this size."""
        theme, settings = colours().theme, self._app.settings
        if self._board is None:
            self._board = BoardView(self._game, self._view, theme)
            self._board.show(self._position)
        room = self._rooms(size)[0]
        if self._ground is None or self._ground[0] != self._key(size):
            self._board.apply_theme(theme)
            self._board.place_in(room, {})
            expect_board(self._game, self._board.look, theme)
        self._board.emphasis = ENLARGED if settings.enlarged else 1.0
        return self._board

    def _key(self, size: tuple[int, int]) -> object:
        settings = self._app.settings
        return size, colours().theme, settings.named, settings.panel, settings.font

    def _rooms(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the board and the panel stand."""
        width, height = size
        panel = pygame.Rect(0, 0, round(width * PANEL), height)
        board = pygame.Rect(0, 0, width - panel.width, height)
        if self._app.settings.panel == "left":
            board.right = width
        else:
            panel.right = width
        return board.inflate(-width // 20, -width // 20), panel.inflate(-width // 40, -height // 9)

    def _still(self, board: BoardView, size: tuple[int, int]) -> pygame.Surface:
        """What stands still: the board with its names, the panel."""
        key = self._key(size)
        if self._ground is None or self._ground[0] != key:
            ground = pygame.Surface(size, pygame.SRCALPHA)
            board.draw_ground(ground)
            named = self._app.settings.named
            if named != "off":
                draw_labels(board, ground, every=named == "every")
            _draw_panel(ground, self._rooms(size)[1])
            self._ground = key, ground
        return self._ground[1]

    def _marks(self) -> Marks:
        """The man with the most ways, and where it may go, if such marks are shown."""
        if not self._app.settings.dots or not self._board or self._board.moving:
            return Marks()
        ways = _ways(self._position)
        if not ways:
            return Marks()
        origin = max(ways, key=lambda place: len(ways[place]))
        return Marks(chosen=(origin,), targets=dict.fromkeys(ways[origin], False))


def _ways(position: Position) -> Mapping[str, tuple[str, ...]]:
    """For each man that may go to several places, these places."""
    ways: dict[str, dict[str, None]] = {}
    for step in position.steps():
        places = position.places(step)
        if len(places) > 1:
            ways.setdefault(places[0], {})[places[1]] = None
    return {origin: tuple(targets) for origin, targets in ways.items() if len(targets) > 1}


def _draw_panel(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a sketch of the panel: its title, two plaques, a sentence, four buttons."""
    palette, unit = colours(), rect.height // 24
    soft = palette.ink_soft
    pygame.draw.rect(surface, palette.ink, (rect.x, rect.y, round(rect.width * 0.7), max(3, unit // 2)))
    y = rect.y + 2 * unit
    for number in range(2):
        plaque = pygame.Rect(rect.x, y, rect.width, 2 * unit)
        edge = palette.accent if number == 0 else palette.edge
        draw_rounded(surface, plaque, unit // 2, palette.turn if number == 0 else palette.ground, edge)
        man = palette.ink if number == 0 else soft
        draw_disc(surface, (plaque.x + unit, plaque.centery), max(2, unit // 2), man)
        y = plaque.bottom + unit // 2
    y += unit
    for part in (1.0, 0.7, 0.0, 0.85, 0.85, 0.85):
        pygame.draw.rect(surface, soft, (rect.x, y, round(rect.width * part), max(1, unit // 5)))
        y += unit
    step = rect.width // 4
    for number in range(4):
        centre = (rect.x + step // 2 + number * step, rect.bottom - unit)
        draw_disc(surface, centre, max(3, round(step * 0.36)), palette.ground, palette.accent)
