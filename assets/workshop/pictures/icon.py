"""The program's icon: a small board with a light and a dark man, still read at 16 pixels."""

from __future__ import annotations

import kit
import kit_files
from backgammon import triangle
from PIL import Image

SIZES = [16, 24, 32, 48, 64, 128, 256]
WHITE = [
    (0, 0),
    (0.86, 0),
    (1.0, 0.12),
    (1.0, 0.28),
    (0.9, 0.42),
    (0.74, 0.42),
    (0.66, 0.33),
    (0.58, 0.40),
    (0.45, 0.33),
    (0, 0.28),
]
BLACK = [(0, 0), (0.86, 0), (1.0, 0.12), (1.0, 0.28), (0.9, 0.42), (0.74, 0.40), (0.5, 0.30), (0, 0.30)]


def draw() -> Image.Image:
    """A square tablier: walnut frame, four arrows, a man of each side."""
    b = kit.bench((-1, -1, 1, 1), 512, 48, margin=4)
    kit.base(b, (-1, -1, 1, 1))
    kit.frame(b, (-1, -1, 1, 1), 0.14, 0.20, "walnut", 0.05)
    kit.fillet(b, (-0.86, -0.86, 0.86, 0.86), 0.035, 0.10, kit.brass(b), 0.006)
    kit.plank(b, kit.rectangle(-0.86, -0.86, 0.86, 0.86), 0, 0.06, "pear", "Y", 4.4, tint=0.85)
    for x, way, kind in ((-0.43, 1, "mahogany"), (0.43, 1, "holly"), (-0.43, -1, "holly"), (0.43, -1, "mahogany")):
        kit.plank(b, triangle(x, -0.84 * way, way, 0.84, 0.82), 0, 0.064, kind, "Y", 3 + x + way, scale=1.4)
    for x, y, kind, profile in ((-0.42, -0.41, "ivory", WHITE), (0.42, -0.41, "ebony", BLACK)):
        radius = 0.40
        material = kit.wood(b, kind, (-0.45, -0.45, 0.45, 0.45), "X", 5.1, 1.3, 0.9, 0.33, 0.3)
        kit.lathe(b, [(r * radius, 0.064 + z * radius) for r, z in profile], material, (x, y))
    return kit.render(b)


def icon() -> None:
    picture = draw()
    large = picture.resize((256, 256), Image.Resampling.LANCZOS)
    large.save(kit_files.IMAGES / "icon.png", optimize=True)
    large.save(kit_files.IMAGES / "icon.ico", sizes=[(s, s) for s in SIZES])


TARGETS = {"icon": icon}
