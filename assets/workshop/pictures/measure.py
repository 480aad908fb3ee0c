"""Measure the contrast of the men against every ground they may stand on (WCAG 2 formula, on the rendered pictures).

A man is read by its body or by a ring on it: either must reach 3 : 1 against the ground. The body is the median
luminance of the inner 80 % of the disc; the rings are a twelfth of the radius wide.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import numpy as np
from kit_files import file_of
from numpy.typing import NDArray
from PIL import Image

HERE = Path(__file__).resolve().parent
IMAGES = HERE.parents[1] / "images"
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


Grounds = dict[str, tuple[tuple[str, ...], list[tuple[float, float, float, float]]]]


def grounds() -> dict[str, Grounds]:
    """What men come to rest on, by game: `GROUNDS` in the module of its pictures, each ground with the men that it
    bears and the parts of the board, in its coordinates, that show it."""
    modules = (path.stem for path in sorted(HERE.glob("*.py")) if "\nGROUNDS = " in path.read_text(encoding="utf-8"))
    return {name: import_module(name).GROUNDS for name in modules}


def main() -> None:
    print(f"{'ground':24}{'luminance 5/50/95 %':24}man        body  best ring (where)   same on the worst grain")
    found = [(key, name, *rest) for key, of_game in grounds().items() for name, rest in of_game.items()]
    for key, name, men, boxes in found:
        low, middle, high = ground(key, boxes)
        for man in men:
            body, *parts = rings(file_of(f"{key}/{man}"))
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
