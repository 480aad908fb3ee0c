"""Where the pictures go, for the scripts that render and for those that need no Blender."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ASSETS = Path(__file__).resolve().parents[2]
IMAGES = ASSETS / "images"
FONTS = ASSETS / "fonts"


def file_of(name: str) -> Path:
    """Where the picture `agon/B` lies, by the rule of `jeux.common.assets.picture_file`."""
    folder, _, kind = name.rpartition("/")
    return IMAGES / folder / (f"capital_{kind.lower()}.webp" if kind.isupper() else f"{kind}.webp")


def save(picture: Image.Image, name: str, quality: int = 90) -> Path:
    """Write a WebP under assets/images; alpha is kept exactly."""
    path = file_of(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=quality, method=6, exact=False)
    return path
