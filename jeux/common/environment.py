"""What SDL reads from the environment. It must be set before pygame is imported: SDL keeps a copy of it."""

from __future__ import annotations

import os

WINDOW_CLASS = "tablier"


def prepare() -> None:
    """Settle the environment; what the player has set stays."""
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # without a GPU the accelerated framebuffer of SDL costs 4 ms a frame instead of 0.1
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
