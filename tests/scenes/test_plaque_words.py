"""What a plaque tells leaves the name whole: a note without room stands below it."""

from __future__ import annotations

import pygame
import pytest

from jeux.common import typography
from jeux.common.palette import Colour
from jeux.common.theme import Scale
from jeux.play.words.sentences import PlayerLine
from jeux.rules import CATALOGUE
from jeux.scenes.table.display import plaques
from jeux.views.games import view_of
from jeux.views.style.painter import painter_of

NOTE, NAME = "49 links in stock", "Camille"
WIDTH = 230


@pytest.mark.parametrize("kept", [0, 60])
@pytest.mark.parametrize("own", [NAME, ""])
def test_a_note_never_shortens_a_name(monkeypatch: pytest.MonkeyPatch, own: str, kept: int) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    written: list[str] = []

    def note(words: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        written.append(words)
        return typography.line(words, face, size, colour)

    monkeypatch.setattr(plaques, "line", note)
    game = CATALOGUE["twixt"]
    player = PlayerLine("w", NAME, "her turn", NOTE, False, side="White" if own else "", own=own)
    painter = painter_of(game, view_of(game).look, "bois")
    box = pygame.Rect(10, 10, WIDTH + kept, 60)
    plaques.draw_plaque(pygame.Surface((320, 240)), painter, box, player, Scale(15), one_line=False, kept=kept)
    assert NAME in written, "whole"
    assert any(words.startswith(NOTE) for words in written), "and nothing is lost"
    written.clear()
    wide = pygame.Rect(10, 10, 400, 60)
    plaques.draw_plaque(pygame.Surface((420, 240)), painter, wide, player, Scale(15), one_line=False, kept=kept)
    assert NAME in written
    assert {"49", "links in stock"} <= set(written), "beside the name where it has room, its number as a figure"
