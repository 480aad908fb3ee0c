"""The workbench: scene, light, camera, and the gestures of a cabinet-maker.

Everything is modelled in the coordinates of the game's own board, y upwards, and seen straight from above by an
orthographic camera, so the picture of a board needs no calibration: a coordinate is a pixel by construction.

One lamp for the whole collection, up on the left. Its distance and size grow with the object, so that shadows fall
alike on a board of 2000 pixels and on a man of 256.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import bpy
import woods
from kit_files import FONTS, IMAGES, save
from mathutils import Vector
from PIL import Image, ImageFilter

__all__ = ["FONTS", "IMAGES", "Vector", "save"]

MARGIN = 3  # pixels left around a board
DRAFT = float(os.environ.get("DRAFT", "1"))  # 0.4 renders everything at 40 % for a quick look

PEAR = 0.80  # tint that puts the pear wood of the fields in the middle tones, where ivory and ebony both stand out

Point = tuple[float, float]
Object: TypeAlias = "bpy.types.Object"
Material: TypeAlias = "bpy.types.Material"


@dataclass
class Bench:
    """An empty scene lit and framed: centre and span of the object, pixels per unit."""

    center: Point
    span: float  # half the long side: lamps and grain are proportioned to it
    size: tuple[int, int]  # pixels
    unit: float  # pixels per unit
    materials: dict[tuple[object, ...], Material] = field(default_factory=dict)

    @property
    def scene(self) -> bpy.types.Scene:
        return bpy.context.scene


# --- scene ---------------------------------------------------------------------------------------------------------


def bench(box: tuple[float, float, float, float], long_side: int, samples: int, margin: float = MARGIN) -> Bench:
    """Clear the bench and frame the rectangle (x0, y0, x1, y1) with the long side of the picture given in pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    long_side = round(long_side * DRAFT)
    x0, y0, x1, y1 = box
    longest = max(x1 - x0, y1 - y0)
    unit = (long_side - 2 * margin) / longest
    size = (
        math.ceil((x1 - x0) * unit - 1e-6) + round(2 * margin),
        math.ceil((y1 - y0) * unit - 1e-6) + round(2 * margin),
    )
    b = Bench(((x0 + x1) / 2, (y0 + y1) / 2), longest / 2, size, unit)
    _settings(b, samples)
    _camera(b)
    _light(b)
    return b


def _settings(b: Bench, samples: int) -> None:
    s = b.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = "CPU", samples, True, 0.02
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 2, 2, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_denoising, c.denoiser, c.denoising_input_passes = True, "OPENIMAGEDENOISE", "RGB_ALBEDO_NORMAL"
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.3
    r = s.render
    r.film_transparent, r.resolution_percentage = True, 100
    r.resolution_x, r.resolution_y = b.size
    r.image_settings.file_format, r.image_settings.color_mode, r.image_settings.compression = "PNG", "RGBA", 15
    r.threads_mode, r.threads = "FIXED", 2
    s.view_settings.view_transform = "Standard"  # filmic curves bleach maple and turn brass to olive


def _camera(b: Bench) -> None:
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale = "ORTHO", max(b.size) / b.unit
    data.clip_end = 100 * b.span
    camera = bpy.data.objects.new("camera", data)
    camera.location = (*b.center, 10 * b.span)
    b.scene.collection.objects.link(camera)
    b.scene.camera = camera


def _lamp(b: Bench, place: tuple[float, float, float], size: float, power: float, colour: tuple[float, ...]) -> None:
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.energy, data.color = "DISK", size * b.span, power * b.span**2, colour
    lamp = bpy.data.objects.new("lamp", data)
    lamp.location = (b.center[0] + place[0] * b.span, b.center[1] + place[1] * b.span, place[2] * b.span)
    aim = Vector((*b.center, 0)) - lamp.location
    lamp.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    b.scene.collection.objects.link(lamp)


def _light(b: Bench) -> None:
    """Warm key up left, weak cool fill down right, a sky darker at the horizon so that rims are drawn."""
    _lamp(b, (-3.6, 4.4, 8.2), 4.4, 1020, (1.0, 0.95, 0.88))
    _lamp(b, (5.6, -4.2, 5.6), 6.0, 150, (0.86, 0.92, 1.0))
    world = bpy.data.worlds.new("sky")
    b.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = (
        "NONE"  # a smooth sky needs no map of its bright parts, which costs a second a render
    )
    tree = world.node_tree
    back = tree.nodes["Background"]
    back.inputs["Strength"].default_value = 0.52
    coord, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.10, 0.08, 0.06, 1)
    ramp.color_ramp.elements[1].color = (0.95, 0.94, 0.93, 1)
    tree.links.new(coord.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs["Color"])


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Send the renderer's hundreds of lines to nowhere; they come from below Python's own streams."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def render(b: Bench) -> Image.Image:
    """The picture, straight alpha."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "render.png"
        b.scene.render.filepath = str(path)
        with quiet():
            bpy.ops.render.render(write_still=True)
        return Image.open(path).convert("RGBA").copy()


def base(b: Bench, box: tuple[float, float, float, float], inset: float = 0.06) -> None:
    """Dark bottom under a board: without it the hair's breadths between parts would be holes in the picture."""
    prism(b, rectangle(*inner(box, inset)), -0.1, 0.0, plain(b, "#120c08", 0.9, gloss=0.1))


def sharpen(picture: Image.Image) -> Image.Image:
    """Give back to the grain what the pixel filter and the denoiser took; the alpha stays."""
    alpha = picture.getchannel("A")
    crisp = picture.convert("RGB").filter(ImageFilter.UnsharpMask(1.2, 70, 0))
    crisp.putalpha(alpha)
    return crisp


def save_board(b: Bench, key: str, start: float) -> None:
    """Write the picture of a board and the place of its coordinates in it."""
    save(sharpen(render(b)), f"{key}/board")
    width, height = b.size
    place = {
        "size": [width, height],
        "origin": [round(width / 2 - b.center[0] * b.unit, 3), round(height / 2 + b.center[1] * b.unit, 3)],
        "unit": round(b.unit, 4),
    }
    (IMAGES / key / "board.json").write_text(json.dumps(place) + "\n")
    print(f"{key}/board {width}x{height}: {time.process_time() - start:.0f} s of processor", flush=True)


# --- materials -----------------------------------------------------------------------------------------------------


def _principled(name: str, **values: object) -> tuple[Material, bpy.types.NodeTree, bpy.types.Node]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for key, value in values.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material, material.node_tree, shader


def plain(
    b: Bench, colour: str, rough: float = 0.4, coat: float = 0.0, metal: float = 0.0, gloss: float = 0.5
) -> Material:
    """One colour all over: ink, ivory of dice, brass."""
    key = ("plain", colour, rough, coat, metal, gloss)
    if key not in b.materials:
        rgb = tuple(float(c) for c in woods.linear(colour))
        b.materials[key], _, _ = _principled(
            "plain",
            Base_Color=(*rgb, 1),
            Roughness=rough,
            Metallic=metal,
            Coat_Weight=coat,
            Coat_Roughness=0.18,
            Specular_IOR_Level=gloss,
        )
    return b.materials[key]


def brass(b: Bench) -> Material:
    # Seen from straight above a pure metal mirrors only the zenith: half a metal looks more like brass.
    return plain(b, "#d9ae5a", rough=0.3, metal=0.55)


def _picture(
    b: Bench,
    pixels: woods.Field,
    box: tuple[float, float, float, float],
    rough: float,
    coat: float,
    bump: float,
    gloss: float,
) -> Material:
    """Material that lays a picture on the rectangle, from above."""
    material, tree, shader = _principled(
        "picture", Roughness=rough, Coat_Weight=coat, Coat_Roughness=0.18, Specular_IOR_Level=gloss
    )
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("grain", width, height, alpha=True, float_buffer=True, is_data=True)
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(pixels.astype("float32").ravel())
    image.update()
    coord, mapping = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image, texture.extension = image, "EXTEND"
    x0, y0, x1, y1 = box
    mapping.inputs["Scale"].default_value = (1 / (x1 - x0), 1 / (y1 - y0), 1)
    mapping.inputs["Location"].default_value = (-x0 / (x1 - x0), -y0 / (y1 - y0), 0)
    tree.links.new(coord.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs[0], texture.inputs["Vector"])
    tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    relief = tree.nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.004 * b.span
    tree.links.new(texture.outputs["Alpha"], relief.inputs["Height"])
    tree.links.new(relief.outputs[0], shader.inputs["Normal"])
    return material


def wood(
    b: Bench,
    kind: str,
    box: tuple[float, float, float, float],
    axis: str = "X",
    seed: float = 0.0,
    scale: float = 1.0,
    tint: float = 1.0,
    rough: float = 0.42,
    coat: float = 0.06,
) -> Material:
    """Wood cut for the rectangle: grain along the axis; a greater scale makes finer grain."""
    key = ("wood", kind, box, axis, seed, scale, tint, rough, coat)
    if key not in b.materials:
        per_span = scale / b.span
        size = ((box[2] - box[0]) * per_span, (box[3] - box[1]) * per_span)
        pixels = woods.grain(kind, size, b.unit / per_span, axis, seed, tint)
        gloss = woods.WOODS[kind].gloss * (1.0 if coat else 0.4)
        b.materials[key] = _picture(b, pixels, box, rough, coat, 0.05, gloss)
    return b.materials[key]


def stained(
    b: Bench, kind: str, colour: str, box: tuple[float, float, float, float], axis: str = "X", seed: float = 0.0
) -> Material:
    """Wood stained in a colour: its grain shows through."""
    key = ("stained", kind, colour, box, axis, seed)
    if key not in b.materials:
        per_span = 1 / b.span
        size = ((box[2] - box[0]) * per_span, (box[3] - box[1]) * per_span)
        pixels = woods.stain(woods.grain(kind, size, b.unit / per_span, axis, seed), colour)
        b.materials[key] = _picture(b, pixels, box, 0.42, 0.12, 0.05, woods.WOODS[kind].gloss)
    return b.materials[key]


def felt(b: Bench, colour: str, box: tuple[float, float, float, float], seed: float = 0.0) -> Material:
    fine = 2.4 / b.span
    size = ((box[2] - box[0]) * fine, (box[3] - box[1]) * fine)
    return _picture(b, woods.felt(colour, size, b.unit / fine, seed), box, 1.0, 0.0, 0.25, 0.1)


# --- shapes --------------------------------------------------------------------------------------------------------


def mesh(
    b: Bench,
    vertices: Sequence[Sequence[float]],
    faces: Sequence[Sequence[int]],
    material: Material,
    smooth: bool = False,
) -> Object:
    data = bpy.data.meshes.new("part")
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.update()
    part = bpy.data.objects.new("part", data)
    b.scene.collection.objects.link(part)
    return part


def bevel(part: Object, width: float, segments: int = 3) -> Object:
    """Break the edges: an edge that catches no light looks computed."""
    modifier = part.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.angle_limit = math.radians(30)
    part.data.polygons.foreach_set("use_smooth", [True] * len(part.data.polygons))
    part.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return part


def carve(part: Object, tool: Object) -> None:
    """Cut a solid out of a part; the cut keeps the material of the tool (ink in a pip, in a numeral)."""
    material = tool.data.materials[0]
    part.data.materials.append(material)
    cut = part.modifiers.new("carve", "BOOLEAN")
    cut.operation, cut.object, cut.solver, cut.material_mode = "DIFFERENCE", tool, "EXACT", "TRANSFER"
    graph = bpy.context.evaluated_depsgraph_get()
    solid = bpy.data.meshes.new_from_object(part.evaluated_get(graph))
    part.modifiers.clear()
    part.data = solid
    part.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    bpy.data.objects.remove(tool)


def prism(
    b: Bench, outline: Sequence[Point], z0: float, z1: float, material: Material, edge: float = 0.0, segments: int = 3
) -> Object:
    """Flat part cut along an outline given anticlockwise."""
    n = len(outline)
    vertices = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    part = mesh(b, vertices, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides], material)
    return bevel(part, edge, segments) if edge else part


def bounds(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)


def rectangle(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def circle(x: float, y: float, r: float, n: int = 64) -> list[Point]:
    return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def sector(degrees: tuple[float, float], r0: float, r1: float, at: Point = (0, 0), n: int = 8) -> list[Point]:
    """Part of a ring between two angles and two radii, anticlockwise."""
    angles = [math.radians(degrees[0] + (degrees[1] - degrees[0]) * i / n) for i in range(n + 1)]
    return [(at[0] + r1 * math.cos(a), at[1] + r1 * math.sin(a)) for a in angles] + [
        (at[0] + r0 * math.cos(a), at[1] + r0 * math.sin(a)) for a in reversed(angles)
    ]


def rounded(half: float, radius: float, n: int = 8) -> list[Point]:
    """Square with round corners about the origin."""
    out: list[Point] = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        cx, cy = sx * (half - radius), sy * (half - radius)
        out += [
            (cx + radius * math.cos(a), cy + radius * math.sin(a))
            for a in (math.pi / 2 * (i + k / n) for k in range(n + 1))
        ]
    return out


def stringing(b: Bench, outline: Sequence[Point], width: float, z0: float, z: float, material: Material) -> None:
    """Closed strip of one width let in along an outline."""
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        stroke(b, start, end, width, z0, z, material)


def plank(
    b: Bench,
    outline: Sequence[Point],
    z0: float,
    z1: float,
    kind: str,
    axis: str,
    seed: float,
    edge: float = 0.0,
    scale: float = 1.0,
    tint: float = 1.0,
    segments: int = 3,
) -> Object:
    """Part sawn from its own piece of wood."""
    return prism(b, outline, z0, z1, wood(b, kind, bounds(outline), axis, seed, scale, tint), edge, segments)


def frame(
    b: Bench,
    outer: tuple[float, float, float, float],
    width: float,
    z: float,
    kind: str,
    edge: float,
    seed: float = 0.7,
    scale: float = 1.1,
    z0: float = 0.0,
) -> None:
    """Four sides mitred at the corners, each with the grain along it."""
    x0, y0, x1, y1 = outer
    a, c, d, e = x0 + width, y0 + width, x1 - width, y1 - width
    sides = (
        ([(x0, y0), (x1, y0), (d, c), (a, c)], "X"),
        ([(x1, y0), (x1, y1), (d, e), (d, c)], "Y"),
        ([(x1, y1), (x0, y1), (a, e), (d, e)], "X"),
        ([(x0, y1), (x0, y0), (a, c), (a, e)], "Y"),
    )
    for i, (outline, axis) in enumerate(sides):
        plank(b, outline, z0, z, kind, axis, seed + 1.3 * i, edge, scale, segments=4)


def inner(box: tuple[float, float, float, float], width: float) -> tuple[float, float, float, float]:
    return box[0] + width, box[1] + width, box[2] - width, box[3] - width


def fillet(
    b: Bench, box: tuple[float, float, float, float], width: float, z: float, material: Material, edge: float = 0.0
) -> None:
    """Thin strip let in around a rectangle."""
    x0, y0, x1, y1 = box
    w = width
    for part in (
        (x0, y0, x1, y0 + w),
        (x0, y1 - w, x1, y1),
        (x0, y0 + w, x0 + w, y1 - w),
        (x1 - w, y0 + w, x1, y1 - w),
    ):
        prism(b, rectangle(*part), z - 0.05 * b.span, z, material, edge, 2)


def stroke(
    b: Bench, start: Point, end: Point, width: float, z0: float, z: float, material: Material, edge: float = 0.0
) -> Object:
    """Straight strip let in from one point to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    outline = [
        (start[0] - nx, start[1] - ny),
        (end[0] - nx, end[1] - ny),
        (end[0] + nx, end[1] + ny),
        (start[0] + nx, start[1] + ny),
    ]
    return prism(b, outline, z0, z, material, edge, 2)


def disc(b: Bench, x: float, y: float, r: float, z0: float, z: float, material: Material, edge: float = 0.0) -> Object:
    return prism(b, circle(x, y, r), z0, z, material, edge, 2)


def catmull(profile: Sequence[Point], steps: int) -> list[Point]:
    """Smooth curve through the points of a profile."""
    points = [Vector(p) for p in profile]
    out: list[Point] = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(i - 1, 0)], points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            q = 0.5 * (
                2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            out.append((max(q.x, 0.0), q.y))
    return [*out, (profile[-1][0], profile[-1][1])]


def lathe(
    b: Bench,
    profile: Sequence[Point],
    material: Material,
    at: Point = (0, 0),
    sides: int = 128,
    steps: int = 6,
    wave: tuple[int, float] = (0, 0.0),
) -> Object:
    """Turn a profile of (radius, height), axis at the bottom to axis at the top.

    A wave (lobes, depth) flutes the piece: that is how an officer gets another outline than a soldier.
    """
    curve = catmull(profile, steps) if steps > 1 else list(profile)
    lobes, depth = wave
    rows = len(curve)
    vertices = []
    for i in range(sides):
        a = 2 * math.pi * i / sides
        swell = 1 + depth * (math.cos(lobes * a) - 1) / 2 if lobes else 1.0
        vertices += [(r * swell * math.cos(a), r * swell * math.sin(a), z) for r, z in curve]
    faces = [
        (i * rows + k, (i + 1) % sides * rows + k, (i + 1) % sides * rows + k + 1, i * rows + k + 1)
        for i in range(sides)
        for k in range(rows - 1)
    ]
    part = mesh(b, vertices, faces, material, True)
    part.location = (*at, 0)
    return part


# --- men -----------------------------------------------------------------------------------------------------------

MAN_PIXELS = 256
MAN_FILL = 0.94  # of the side of the picture


def man_bench(samples: int = 48, pixels: int = MAN_PIXELS) -> Bench:
    """Frame a man of radius 1 alone, without shadow: the program casts it, longer when the man is lifted."""
    half = 1 / MAN_FILL
    return bench((-half, -half, half, half), pixels, samples, margin=0)


def turned_wood(
    b: Bench,
    kind: str,
    seed: float,
    axis: str = "X",
    scale: float = 0.62,
    tint: float = 1.0,
    rough: float = 0.33,
    coat: float = 0.35,
) -> Material:
    return wood(b, kind, (-1.05, -1.05, 1.05, 1.05), axis, seed, scale, tint, rough, coat)
