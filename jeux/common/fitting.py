"""Sizes in whole pixels. Each is rounded once: two float factors never meet in a comparison."""

from __future__ import annotations

Size = tuple[int, int]


def covering(picture: Size, room: Size) -> Size:
    """The smallest size in the proportions of a picture that covers a room, both in pixels; one side is the room's."""
    (wide, high), (width, height) = picture, room
    if width * high >= height * wide:
        return width, -(-high * width // wide)
    return -(-wide * height // high), height
