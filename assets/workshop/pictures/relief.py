"""Carving: interlaced ribbons, engraved signs and round bars, for boards that are cut rather than inlaid.

An interlace is given by its curves seen from above. Where two of them cross, one goes over and the other under, in turn
along every curve; a plane drawing always allows it. The weaver finds the crossings and lifts the ribbons.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import bpy
import kit
import numpy as np
from mathutils import Matrix
from numpy.typing import NDArray

Array = NDArray[np.float64]

# A ribbon across: place in half widths, height. Rounded edges and a groove along the middle, as a gouge leaves it.
_EDGE = ((1, -0.5), (1, -0.1), (0.86, 0.0), (0.45, 0.04), (0.2, 0.0))
GROOVED = (*((-u, h) for u, h in _EDGE), (0.0, -0.09), *_EDGE[::-1])
_SIDE = ((1, -0.5), (1, -0.15), (0.8, 0.05), (0.4, 0.18))
ROUND = (*((-u, h) for u, h in _SIDE), (0.0, 0.22), *_SIDE[::-1])


@dataclass(frozen=True)
class Strand:
    """A closed curve of the interlace, its points close together, and the width of its ribbon."""

    points: Array  # (n, 2)
    width: float

    def lengths(self) -> Array:
        """Distance along the curve of each point."""
        steps = np.linalg.norm(np.roll(self.points, -1, 0) - self.points, axis=1)
        return np.concatenate([[0.0], np.cumsum(steps)])


@dataclass
class Crossing:
    """Where two passages meet: for each, the strand and the distance along it."""

    strands: tuple[int, int]
    at: tuple[float, float]


def crossings(strands: Sequence[Strand]) -> list[Crossing]:
    """Every crossing of the curves, self-crossings included."""
    starts = np.concatenate([s.points for s in strands])
    ways = np.concatenate([np.roll(s.points, -1, 0) - s.points for s in strands])
    owner = np.concatenate([[i] * len(s.points) for i, s in enumerate(strands)])
    place = np.concatenate([np.arange(len(s.points)) for s in strands])
    lengths = [s.lengths() for s in strands]
    found = []
    for i in range(len(starts)):
        gap = starts[i + 1 :] - starts[i]
        turn = ways[i, 0] * ways[i + 1 :, 1] - ways[i, 1] * ways[i + 1 :, 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            t = (gap[:, 0] * ways[i + 1 :, 1] - gap[:, 1] * ways[i + 1 :, 0]) / turn
            u = (gap[:, 0] * ways[i, 1] - gap[:, 1] * ways[i, 0]) / turn
        for k in np.flatnonzero((t >= 0) & (t < 1) & (u >= 0) & (u < 1)):
            j = i + 1 + int(k)
            a, b = int(owner[i]), int(owner[j])
            last = len(strands[a].points) - 1
            if a == b and (place[j] - place[i] == 1 or (place[i] == 0 and place[j] == last)):
                continue  # neighbours on one curve touch, they do not cross
            at = [
                float(lengths[o][p] + s * (lengths[o][p + 1] - lengths[o][p]))
                for o, p, s in ((a, place[i], t[k]), (b, place[j], u[k]))
            ]
            found.append(Crossing((a, b), (at[0], at[1])))
    return found


Passages = list[list[tuple[float, int, int]]]  # for each strand in order: distance along it, crossing, which of its two


def weave(strands: Sequence[Strand]) -> list[list[tuple[float, int]]]:
    """For each strand its passages in order: distance along it, and 1 over or -1 under, alternating."""
    met = crossings(strands)
    passages: Passages = [[] for _ in strands]
    for number, crossing in enumerate(met):
        for half in (0, 1):
            passages[crossing.strands[half]].append((crossing.at[half], number, half))
    for row in passages:
        row.sort()
    sides: dict[tuple[int, int], int] = {}
    for start, row in enumerate(passages):
        waiting = [(start, 0, 1)] if row and row[0][1:] not in sides else []
        while waiting:
            waiting += _alternate(waiting.pop(), passages, met, sides)
    return [[(at, sides[number, half]) for at, number, half in row] for row in passages]


def _alternate(
    given: tuple[int, int, int], passages: Passages, met: Sequence[Crossing], sides: dict[tuple[int, int], int]
) -> list[tuple[int, int, int]]:
    """Set the sides of a whole strand from one of its passages (strand, index, side); what follows for the others."""
    strand, index, side = given
    follows = []
    for step, (_, number, half) in enumerate(passages[strand]):
        level = side if (step - index) % 2 == 0 else -side
        if (number, half) in sides:
            assert sides[number, half] == level, "the curves are not a plane interlace"
            continue
        sides[number, half] = level
        other = met[number].strands[1 - half]
        where = next(k for k, p in enumerate(passages[other]) if p[1:] == (number, 1 - half))
        follows.append((other, where, -level))
    return follows


def interlace(
    b: kit.Bench,
    strands: Sequence[Strand],
    z: float,
    lift: float,
    materials: Sequence[kit.Material],
    section: Sequence[tuple[float, float]] = GROOVED,
) -> None:
    """Ribbons woven over and under, one material for each strand; the sections are a lift high."""
    for strand, passes, material in zip(strands, weave(strands), materials, strict=True):
        along = strand.lengths()
        total, height = along[-1], np.zeros(len(strand.points))
        for at, side in passes:
            away = np.abs(along[:-1] - at)
            away = np.minimum(away, total - away) / (1.25 * strand.width)
            height += side * lift * np.where(away < 1, 0.5 + 0.5 * np.cos(np.pi * np.minimum(away, 1)), 0)
        ribbon(b, np.column_stack([strand.points, z + height]), strand.width, material, section, lift * 2.2)


def ribbon(
    b: kit.Bench,
    path: Array,
    width: float,
    material: kit.Material,
    section: Sequence[tuple[float, float]] = ROUND,
    thick: float = 0.05,
    closed: bool = True,
) -> kit.Object:
    """Sweep a section along a path of (x, y, z)."""
    ahead, behind = np.roll(path, -1, 0), np.roll(path, 1, 0)
    if not closed:
        ahead[-1], behind[0] = path[-1], path[0]
    way = (ahead - behind)[:, :2]
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    normal = np.column_stack([-way[:, 1], way[:, 0]])
    rows = len(section)
    vertices = [
        (p[0] + n[0] * u * width / 2, p[1] + n[1] * u * width / 2, p[2] + h * thick)
        for p, n in zip(path, normal, strict=True)
        for u, h in section
    ]
    count = len(path)
    faces = [
        (i * rows + k, (i + 1) % count * rows + k, (i + 1) % count * rows + k + 1, i * rows + k + 1)
        for i in range(count if closed else count - 1)
        for k in range(rows - 1)
    ]
    faces = [face[::-1] for face in faces]  # sections run from right to left of the way
    return kit.mesh(b, vertices, faces, material, True)


def ring(x: float, y: float, r: float, width: float, n: int = 64) -> Strand:
    return Strand(np.array(kit.circle(x, y, r, n)), width)


def glyph(
    b: kit.Bench,
    text: str,
    room: tuple[float, float],
    material: kit.Material,
    at: tuple[float, float, float] = (0, 0, 1),
    depth: float = 0.05,
) -> kit.Object:
    """Solid of a text as large as fits in (width, height), centred, reaching the depth above and below its place."""
    curve = bpy.data.curves.new("glyph", "FONT")
    curve.body, curve.font = text, bpy.data.fonts.load(str(kit.FONTS / "EBGaramond-SemiBold.ttf"))
    curve.size, curve.extrude, curve.resolution_u = 1.0, depth, 6
    sign = bpy.data.objects.new("glyph", curve)
    b.scene.collection.objects.link(sign)
    bpy.context.view_layer.update()
    corners = [tuple(c) for c in sign.bound_box]
    x0, x1 = min(c[0] for c in corners), max(c[0] for c in corners)
    y0, y1 = min(c[1] for c in corners), max(c[1] for c in corners)
    size = min(room[1] / (y1 - y0), room[0] / (x1 - x0))
    data = bpy.data.meshes.new_from_object(sign)
    bpy.data.objects.remove(sign)
    centre = ((x0 + x1) / 2 * size, (y0 + y1) / 2 * size)
    data.transform(
        Matrix.Translation((at[0] - centre[0], at[1] - centre[1], at[2])) @ Matrix.Diagonal((size, size, 1, 1))
    )
    data.materials.clear()
    data.materials.append(material)
    solid = bpy.data.objects.new("glyph", data)
    b.scene.collection.objects.link(solid)
    return solid


def bar(
    b: kit.Bench,
    start: kit.Point,
    end: kit.Point,
    profile: Sequence[tuple[float, float]],
    z: float,
    material: kit.Material,
    sides: int = 48,
) -> kit.Object:
    """Turned piece lying down: profile of (place from 0 to 1 along the bar, radius), its axis at height z."""
    length, turn = math.dist(start, end), math.atan2(end[1] - start[1], end[0] - start[0])
    across = (-math.sin(turn), math.cos(turn))
    vertices = []
    for t, r in profile:
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        for i in range(sides):
            a = 2 * math.pi * i / sides
            vertices.append((x + across[0] * r * math.cos(a), y + across[1] * r * math.cos(a), z + r * math.sin(a)))
    assert length > 0
    faces = [
        (k * sides + i, (k + 1) * sides + i, (k + 1) * sides + (i + 1) % sides, k * sides + (i + 1) % sides)
        for k in range(len(profile) - 1)
        for i in range(sides)
    ]
    ends = [tuple(range(sides)), tuple((len(profile) - 1) * sides + i for i in range(sides - 1, -1, -1))]
    part = kit.mesh(b, vertices, [*(f[::-1] for f in faces), *(e[::-1] for e in ends)], material, True)
    part.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return part


# --- shapes of signs --------------------------------------------------------------------------------------------------


def capsule(half: float, radius: float, n: int = 10) -> list[kit.Point]:
    """Slot with round ends."""
    right = [(-math.pi / 2 + math.pi * i / n, half) for i in range(n + 1)]
    left = [(math.pi / 2 + math.pi * i / n, -half) for i in range(n + 1)]
    return [(x + radius * math.cos(a), radius * math.sin(a)) for a, x in right + left]


def spikes(points: int, radius: float, waist: float) -> list[kit.Point]:
    """Star, a point upwards."""
    reach = (radius, waist)
    turns = [math.pi / 2 + i * math.pi / points for i in range(2 * points)]
    return [(reach[i % 2] * math.cos(a), reach[i % 2] * math.sin(a)) for i, a in enumerate(turns)]


def cross(reach: float, half: float) -> list[kit.Point]:
    """Greek cross: arms of a reach and half a width."""
    r, h = reach, half
    return [(h, -r), (h, -h), (r, -h), (r, h), (h, h), (h, r), (-h, r), (-h, h), (-r, h), (-r, -h), (-h, -h), (-h, -r)]


def sign(b: kit.Bench, name: str, z: float, material: kit.Material, size: float = 1.0) -> None:
    """Inlay a ring, a dot, a star, a cross or a crown (star of eight), a hair's breadth proud."""
    if name == "ring":
        r0, r1 = 0.34 * size, 0.48 * size
        kit.lathe(b, [(r0, z - 0.1), (r0, z), (r1, z), (r1, z - 0.1)], material, steps=1)
        return
    shapes = {
        "dot": kit.circle(0, 0, 0.24 * size),
        "star": spikes(5, 0.54 * size, 0.23 * size),
        "cross": cross(0.46 * size, 0.14 * size),
        "crown": spikes(8, 0.54 * size, 0.30 * size),
    }
    kit.prism(b, shapes[name], z - 0.1, z, material, 0.012, 2)
