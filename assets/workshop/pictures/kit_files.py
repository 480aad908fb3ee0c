"""Where the pictures go, for the scripts that render and for those that need no Blender."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ASSETS = Path(__file__).resolve().parents[2]
IMAGES = ASSETS / "images"
FONTS = ASSETS / "fonts"


def save(picture: Image.Image, name: str, quality: int = 90) -> Path:
    """Write a WebP under assets/images; alpha is kept exactly."""
    path = IMAGES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=quality, method=6, exact=False)
    return path
