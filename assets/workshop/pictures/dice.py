"""Dice rolling: two rings of sixteen frames that hold the six final faces.

A die turns about a horizontal axis by steps of 22.5 degrees. The ring that starts from 1 shows 1, 2, 6, 5 at its
quarters; the one that starts from 3 shows 3 and 4 besides. The program picks the final frame from the number drawn by
the rules, plays the ring up to it and turns the frames to the heading. From one frame to the next the die rolls towards
the top of the picture.
"""

from __future__ import annotations

import json
import math

import bpy  # isort: skip  (it brings bmesh and mathutils, so it comes first)
import bmesh
import kit
from mathutils import Matrix, Quaternion

PIXELS = 160
VIEW = 1.5  # side of the picture in edges of the die: a die on edge measures 1.29
FRAMES = 16
RINGS = {"a": 1, "b": 3}
# Body, pips, coat and gloss: a black die as glossy as an ivory one would turn grey under the sky.
COLOURS = {"ivory": ("#e4d7b8", "#1c1412", 0.4, 0.5), "ebony": ("#17110e", "#efe6d0", 0.3, 0.2)}
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
# Rotation that brings the top of the die on the side of each number; opposite sides make seven.
SIDES = {
    1: Quaternion(),
    6: Quaternion((1, 0, 0), math.pi),
    2: Quaternion((1, 0, 0), math.pi / 2),
    5: Quaternion((1, 0, 0), -math.pi / 2),
    3: Quaternion((0, 1, 0), math.pi / 2),
    4: Quaternion((0, 1, 0), -math.pi / 2),
}


def drills(b: kit.Bench, ink: kit.Material) -> kit.Object:
    """The 21 balls that hollow the pips."""
    balls = bmesh.new()
    for number, places in PIPS.items():
        for x, y in places:
            place = SIDES[number].to_matrix().to_4x4() @ Matrix.Translation((x * 0.24, y * 0.24, 0.555))
            bmesh.ops.create_uvsphere(balls, u_segments=28, v_segments=16, radius=0.115, matrix=place)
    data = bpy.data.meshes.new("drills")
    balls.to_mesh(data)
    data.materials.append(ink)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    tool = bpy.data.objects.new("drills", data)
    b.scene.collection.objects.link(tool)
    return tool


def die(b: kit.Bench, colour: str) -> kit.Object:
    shell, pips, coat, gloss = COLOURS[colour]
    body, ink = kit.plain(b, shell, 0.28, coat, gloss=gloss), kit.plain(b, pips, 0.28, 0.4)
    part = kit.prism(b, kit.rectangle(-0.5, -0.5, 0.5, 0.5), -0.5, 0.5, body)
    kit.bevel(part, 0.15, 10)
    kit.carve(part, drills(b, ink))
    part.rotation_mode = "QUATERNION"
    return part


def ring(colour: str, name: str) -> None:
    """Render the sixteen frames of one ring."""
    b = kit.bench((-VIEW / 2, -VIEW / 2, VIEW / 2, VIEW / 2), PIXELS, 40, margin=0)
    b.scene.render.use_persistent_data = True
    part = die(b, colour)
    for k in range(FRAMES):
        part.rotation_quaternion = Quaternion((1, 0, 0), -2 * math.pi * k / FRAMES) @ SIDES[RINGS[name]].inverted()
        kit.save(kit.render(b), f"dice/{colour}_{name}{k:02d}")


def face_at(name: str, frame: int) -> int:
    """Number on top of a frame at rest."""
    turn = Quaternion((1, 0, 0), -2 * math.pi * frame / FRAMES) @ SIDES[RINGS[name]].inverted()
    return max(SIDES, key=lambda n: (turn @ (SIDES[n] @ kit.Vector((0, 0, 1)))).z)


def faces() -> None:
    """Where each number lies face up."""
    found: dict[str, list[object]] = {}
    for name in RINGS:
        for frame in range(0, FRAMES, FRAMES // 4):
            found.setdefault(str(face_at(name, frame)), [name, frame])
    path = kit.IMAGES / "dice" / "faces.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(dict(sorted(found.items()))) + "\n")


TARGETS = {f"dice/{c}_{r}": lambda c=c, r=r: ring(c, r) for c in COLOURS for r in RINGS} | {"dice/faces": faces}
