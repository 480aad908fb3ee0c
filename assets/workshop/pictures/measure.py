"""Measure the contrast of the men against every ground they may stand on (WCAG 2 formula, on the rendered pictures).

A man is read by its body or by a ring on it: either must reach 3 : 1 against the ground. The body is the median
luminance of the inner 80 % of the disc; the rings are a twelfth of the radius wide.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

IMAGES = Path(__file__).resolve().parents[2] / "images"
Luminance = NDArray[np.float64]


def linear_luminance(rgb: Luminance) -> Luminance:
    c = rgb / 255
    lin = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return lin @ np.array([0.2126, 0.7152, 0.0722])


def ratio(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def rings(path: Path) -> list[float]:
    """Median luminance of the body of a man, then of each of its rings of a twelfth of the radius, from the edge in."""
    pixels = np.asarray(Image.open(path).convert("RGBA"), np.float64)
    light = linear_luminance(pixels[..., :3])
    half = pixels.shape[0] / 2
    y, x = np.mgrid[: pixels.shape[0], : pixels.shape[1]] + 0.5
    seen = pixels[..., 3] > 200
    radius = np.hypot(x - half, y - half)
    radius /= np.abs(x - half)[seen].max()  # some men are smaller than others of their game
    edges = [(0.0, 0.8), *((1 - (k + 1) / 12, 1 - k / 12) for k in range(8))]
    return [float(np.median(light[seen & (radius >= a) & (radius < b)])) for a, b in edges]


def ground(key: str, boxes: list[tuple[float, float, float, float]]) -> tuple[float, float, float]:
    """5th, 50th and 95th percentile of the luminance of parts of a board, given in its coordinates."""
    place = json.loads((IMAGES / key / "board.json").read_text())
    (px, py), u = place["origin"], place["unit"]
    light = linear_luminance(np.asarray(Image.open(IMAGES / key / "board.webp").convert("RGB"), np.float64))
    parts = [
        light[int(py - y1 * u) : int(py - y0 * u), int(px + x0 * u) : int(px + x1 * u)].ravel()
        for x0, y0, x1, y1 in boxes
    ]
    low, middle, high = np.percentile(np.concatenate(parts), (5, 50, 95))
    return float(low), float(middle), float(high)


GROUNDS = {
    ("moulin", "field"): [(0.2, 0.2, 0.8, 2.8), (1.2, 3.2, 1.8, 4.8), (4.2, 5.2, 5.8, 5.8)],
    ("assaut", "field"): [(2.55, 2.15, 2.85, 2.4), (0.55, 2.15, 0.85, 2.35), (2.15, 0.6, 2.4, 0.85)],
    ("assaut", "fortress"): [(2.15, 4.6, 2.4, 4.85), (3.6, 4.6, 3.85, 4.85)],
    ("backgammon", "light arrow"): [(0.35, 0.2, 0.65, 2.0), (7.35, 0.2, 7.65, 2.0)],
    ("backgammon", "dark arrow"): [(1.35, 0.2, 1.65, 2.0), (8.35, 0.2, 8.65, 2.0)],
    ("backgammon", "field"): [(0.85, 3.0, 1.15, 4.0), (9.85, 3.0, 10.15, 4.0)],
    ("backgammon", "bar"): [(6.1, 4.0, 6.4, 7.0), (6.6, 4.0, 6.9, 7.0)],
    ("backgammon", "tray"): [(13.7, 6.5, 14.5, 10.5), (13.7, 0.5, 14.5, 4.5)],
    ("tablut", "field"): [(0.6, 0.6, 1.4, 1.4), (5.6, 5.6, 7.4, 7.4), (5.6, 1.6, 7.4, 2.4)],
    ("tablut", "dark cells"): [(-0.4, 3.6, -0.1, 4.4), (4.1, 0.7, 4.4, 1.3), (4.6, 7.7, 5.4, 7.9)],
    ("tablut", "throne"): [(3.6, 3.6, 4.4, 4.4)],
    ("reversi", "felt"): [(0.6, 0.6, 1.4, 1.4), (3.6, 3.6, 4.4, 4.4), (5.6, 6.6, 6.4, 7.4)],
    ("jacquet", "light arrow"): [(0.35, 0.2, 0.65, 2.0), (7.35, 0.2, 7.65, 2.0)],
    ("jacquet", "dark arrow"): [(1.35, 0.2, 1.65, 2.0), (8.35, 0.2, 8.65, 2.0)],
    ("jacquet", "field"): [(0.85, 3.0, 1.15, 4.0), (9.85, 3.0, 10.15, 4.0)],
    ("jacquet", "trays"): [(-1.5, 0.5, -0.7, 10.5), (13.7, 0.5, 14.5, 10.5)],
    ("boite", "rail"): [(0.5, 5.55, 11.5, 5.63)],
    ("barricades", "cell"): [(x - 0.2, y - 0.2, x + 0.2, y + 0.2) for x, y in ((3, 3), (7, 7), (9, 1))],
    ("barricades", "goal"): [(7.8, 12.8, 8.2, 13.2)],
    ("barricades", "ring of a rung"): [(x + 0.40, y - 0.1, x + 0.46, y + 0.1) for x, y in ((0, 2), (8, 6))],
    ("barricades", "dish"): [(1.2, 10.7, 1.8, 11.3)],
}
MEN: dict[str, tuple[str, ...]] = {
    "moulin": ("w", "b"),
    "assaut": ("s", "o"),
    "backgammon": ("w", "b"),
    "tablut": ("w", "b", "k"),
    "reversi": ("w", "b"),
    "jacquet": ("w", "b"),
    "boite": ("5", "10", "closed"),
    "barricades": ("r", "b", "y", "k", "barricade"),
}
# Grounds where not all the men of the game come to rest, or where their place says what they are.
ONLY = {("tablut", "throne"): ("k",), ("barricades", "dish"): ("barricade",), ("boite", "rail"): ("5", "10")}


def main() -> None:
    print(f"{'ground':24}{'luminance 5/50/95 %':24}man        body  best ring (where)   same on the worst grain")
    for (key, name), boxes in GROUNDS.items():
        low, middle, high = ground(key, boxes)
        for man in ONLY.get((key, name), MEN[key]):
            body, *parts = rings(IMAGES / key / f"{man}.webp")
            scores = [ratio(v, middle) for v in parts]
            best = max(range(len(parts)), key=scores.__getitem__)
            worst = max(min(ratio(v, low), ratio(v, high)) for v in (body, *parts))
            verdict = "ok" if max(ratio(body, middle), scores[best]) >= 3 else "LOW"
            print(
                f"{key + ' ' + name:24}{low:.3f} / {middle:.3f} / {high:.3f}   {man:9}{ratio(body, middle):6.2f}"
                f"{scores[best]:7.2f} ({1 - (best + 0.5) / 12:.2f} R){worst:14.2f}  {verdict}"
            )


if __name__ == "__main__":
    main()
