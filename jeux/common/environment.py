"""Settings of SDL and the allocator, to be made before pygame is imported: SDL copies its environment at the start."""

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
"""Allocations of this many bytes or more are mapped separately, and returned to the system as soon as they are
freed."""


def prepare() -> None:
    """Set the environment variables that the user has not set."""
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK", "1")  # as usual under macOS
    keep_heap_small()


def prefer_plain_framebuffer(driver: str) -> None:
    """Make SDL draw into the plain framebuffer of its video `driver` if it has one. Call before the window is opened.

    Without a GPU the accelerated framebuffer costs 4 ms a frame instead of 0.1. macOS and Wayland have only that
    one."""
    if driver in PLAIN_DRIVERS:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def keep_heap_small() -> None:
    """Return the memory of pictures to the system when they are freed. By default glibc raises the threshold after the
    first large allocations: pictures then share the heap with small objects, and the holes they leave (some 100 MB) are
    kept."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
