"""The last positions of finished games as pictures."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.match.archive import EndedGame
from jeux.match.match import Match
from jeux.match.record import RecordError
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.pages.diagram_pictures import DiagramPictures
from jeux.ui.drawing import Look
from jeux.ui.shapes import draw_shadow
from jeux.views.pictures import SHAPE, picture

NOTHING = Look(hover=False, pressed=False)


class LastBoards:
    """Replays the games in sight, one a frame, and draws where they ended; the game's picture stands for a match that
    cannot be replayed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._pictures = DiagramPictures(app, small=True)
        self._ends: dict[str, Diagram | None] = {}
        """The last positions, by the names of the games."""
        self._wanted: dict[str, EndedGame] = {}

    @property
    def busy(self) -> bool:
        """Whether a picture in sight is to be made."""
        return bool(self._wanted) or self._pictures.busy

    def advance(self) -> bool:
        """Replay a game or draw a board; True when the picture changed."""
        if not self._wanted:
            return self._pictures.advance()
        name, game = next(iter(self._wanted.items()))
        del self._wanted[name]
        self._ends[name] = self._end(game)
        return True

    def _end(self, game: EndedGame) -> Diagram | None:
        """The last position of a game; None if its rules have changed since."""
        try:
            match = Match(self._app.archive.record(game))
        except RecordError:
            return None
        last = match.record.games[-1]
        return Diagram(game.game, game.name, match.position.text(), last.options, match.record.players)

    def draw(self, surface: pygame.Surface, room: pygame.Rect, game: EndedGame) -> None:
        """Draw the board in the middle of `room`, or nothing until it is made."""
        if game.name not in self._ends:
            self._wanted[game.name] = game
            return
        diagram = self._ends[game.name]
        width = room.width
        size = self._pictures.size(diagram, width) if diagram else (round(room.height * SHAPE), room.height)
        if size[1] > room.height:
            width = size[0] * room.height // size[1]
            size = self._pictures.size(diagram, width) if diagram else size
        frame = pygame.Rect((0, 0), size)
        frame.center = room.center
        em = self._app.scale(1)
        draw_shadow(surface, frame, em // 4, em // 3, em, 0.6)
        if diagram:
            self._pictures.paint(diagram, width)(surface, frame, NOTHING)
        else:
            surface.blit(picture(CARDS[game.game], frame.size), frame)
            pygame.draw.rect(surface, colours().edge, frame, 1)
