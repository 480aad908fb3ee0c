"""What SDL and the allocator are told at the start, before pygame is imported: SDL keeps a copy of its environment."""

from __future__ import annotations

import ctypes
import os
import sys

WINDOW_CLASS = "tablier"
PLAIN_DRIVERS = ("x11", "windows")
"""The video drivers of SDL 2 for desktops that have a framebuffer without acceleration."""
M_MMAP_THRESHOLD = -3
"""The number of this parameter of `mallopt` in glibc."""
LARGE = 256 * 1024
"""Bytes from which a piece of memory is asked of the system by itself, and given back as soon as it is free."""


def prepare() -> None:
    """Settle the environment; what the player has set stays."""
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK", "1")  # as everywhere under macOS
    keep_heap_small()


def prefer_plain_framebuffer(driver: str) -> None:
    """Have SDL draw into the framebuffer of its video `driver`, where there is one, before the window is opened.

    Without a GPU the accelerated one costs 4 ms a frame instead of 0.1. macOS and Wayland have only that one."""
    if driver in PLAIN_DRIVERS:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def keep_heap_small() -> None:
    """Have pictures given back to the system when they are freed. glibc raises its own bound after the first large
    ones: then pictures share the heap with small objects, and the holes that they leave (some 100 MB) are kept."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
