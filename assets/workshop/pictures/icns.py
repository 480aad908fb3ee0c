"""The program's icon as macOS wants it, made of `icon.png`: `python assets/workshop/pictures/icns.py`.

Pillow reads such files but writes all of its ten sizes, up to 1024 pixels; these are the sizes that the picture has.
"""

from __future__ import annotations

import io
import struct
from pathlib import Path

from PIL import Image

IMAGES = Path(__file__).resolve().parents[2] / "images"
KINDS = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256}
"""Pixels on a side by kind of picture; ic11, ic12 and ic13 are those of fine screens, 16, 32 and 128 points wide."""


def icns(picture: Image.Image) -> bytes:
    """The file: a head, then each picture as PNG behind its kind and length."""
    parts = b""
    for kind, side in KINDS.items():
        png = io.BytesIO()
        picture.resize((side, side), Image.Resampling.LANCZOS).save(png, "PNG", optimize=True)
        parts += kind + struct.pack(">I", 8 + len(png.getvalue())) + png.getvalue()
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


if __name__ == "__main__":
    (IMAGES / "icon.icns").write_bytes(icns(Image.open(IMAGES / "icon.png").convert("RGBA")))
