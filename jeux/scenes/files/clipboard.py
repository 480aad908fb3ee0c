"""What is copied, for other programs."""

from __future__ import annotations

import pygame


def put(text: str, picture: pygame.Surface | None = None) -> bool:
    """Copy a text, and a picture with it where the system takes both at once; whether the picture is there too."""
    pygame.scrap.put_text(text)
    return False
