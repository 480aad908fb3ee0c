"""Sizes in whole pixels. Each is rounded once: float scale factors are never compared."""

from __future__ import annotations

Size = tuple[int, int]


def covering(picture: Size, room: Size) -> Size:
    """The smallest size with the proportions of `picture` that covers `room`, both in pixels; one side equals the
    room's."""
    (wide, high), (width, height) = picture, room
    if width * high >= height * wide:
        return width, -(-high * width // wide)
    return -(-wide * height // high), height
