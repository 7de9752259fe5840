"""Tailor's shears, open a little: two ground blades on a screw, the bows cast and lacquered black."""

import math

import bpy
import numpy as np

from ..goods.shapes import CM, rounded, slab, sweep
from ..pattern.curves import ease, through
from ..stage import materials
from ..stage.blender import mesh, node, turned

OPEN = 5.5  # degrees of each half from the middle
STEEL_THICK, EDGE_THICK, GROUND = 0.34, 0.05, 0.45  # at the back, at the edge; share of the width ground
# from the tip to the tang: the back of a blade, and its edge; cm from the screw
BACK = [
    (17.0, -0.03),
    (16.0, 0.20),
    (12, 0.74),
    (8, 1.12),
    (4, 1.44),
    (1.2, 1.52),
    (-0.9, 0.95),
    (-2.2, 0.25),
]
EDGE = [(17.0, -0.10), (14, -0.12), (8, -0.14), (3.2, -0.18), (1.0, -0.45), (-0.8, -0.80), (-2.4, -0.95)]
# middle, half axes and slant of a bow: the long one takes four fingers and is bent up off the table
FINGERS, THUMB = ((-10.6, -2.7), (5.0, 2.25), 9), ((-8.3, -2.6), (2.9, 1.95), 16)
BENT = 0.9  # how far the fingers' bow rises


def _steel():
    """Ground steel: fine scratches across the blade."""
    steel = materials.solid('ground steel', '#c3c5c8', 0.27, 1.0)
    tree = steel.node_tree
    place = node(tree, 'ShaderNodeTexCoord')
    mapping = node(tree, 'ShaderNodeMapping', {'Scale': (60, 2.5, 1)})
    noise = node(tree, 'ShaderNodeTexNoise', {'Scale': 5.0, 'Detail': 5.0})
    bump = node(tree, 'ShaderNodeBump', {'Distance': 0.002, 'Strength': 0.35})
    for a, b in (
        (place.outputs['Object'], mapping.inputs[0]),
        (mapping.outputs[0], noise.inputs[0]),
        (noise.outputs[0], bump.inputs['Height']),
        (bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal']),
    ):
        tree.links.new(a, b)
    return steel


def _blade(side, low, steel):
    """A blade, thick along its back and hollow-ground towards its edge."""
    back, edge = through(BACK, 90), through(EDGE, 90)
    ridge = edge + (back - edge) * GROUND
    section = ((back, 0), (back, STEEL_THICK), (ridge, STEEL_THICK), (edge, EDGE_THICK), (edge, 0))
    rings = np.stack([np.c_[line * [1, side], np.full(90, low + z)] for line, z in section], 1)
    rings = rings[:, :: -1 if side > 0 else 1]
    count = len(section)
    j, i = np.mgrid[:89, :count]
    ahead = (i + 1) % count
    faces = np.stack(
        [j * count + i, j * count + ahead, (j + 1) * count + ahead, (j + 1) * count + i], -1
    ).reshape(-1, 4)
    points = rings.reshape(-1, 3) * CM
    ends = [tuple(range(count))[::-1], tuple(range(89 * count, 90 * count))]
    return mesh('blade', points, [*faces.tolist(), *ends], steel, smooth=False)


def _bow(side, bow, low, bent, lacquer):
    """A bow and the shank that swells into it, cast in one piece: fullest where the hand bears on it."""
    (x, y), (long, wide), slant = bow
    turn, angle = math.radians(slant), np.linspace(0, 2 * np.pi, 96, endpoint=False)
    ring = np.stack([np.cos(angle) * long, np.sin(angle) * wide * (1 - 0.30 * np.cos(angle))], 1)
    c, s = math.cos(turn), math.sin(turn)
    ring = ring @ np.array([[c, s], [-s, c]]) + [x, y]
    high = low + STEEL_THICK / 2 + 0.12

    def raised(flat):
        return np.c_[flat * [1, side], high + bent * ease(-3.0, -9.0, flat[:, 0])] * CM

    full = 1 + 0.35 * np.cos(angle) ** 2 + 0.20 * np.cos(angle - np.pi)
    cast = rounded(0.74 * CM, 0.80 * CM, 0.32 * CM, 6)
    front = ring[0]
    shank = through(
        [(-1.4, 0.15), (-2.8, -0.62), tuple(front * 0.55 + [-1.35, -0.35]), tuple(front - [0.5, 0])]
    )
    swell = np.interp(np.linspace(0, 1, len(shank)), [0, 0.25, 0.6, 1], [2.3, 2.1, 1.45, 1.6])
    return [
        sweep('bow', raised(ring), cast, lacquer, True, tall=full, wide=full),
        sweep('shank', raised(shank), cast, lacquer, tall=np.full(len(shank), 0.95), wide=swell),
    ]


def _half(side, bow, low, bent, steel, lacquer):
    """One blade with its shank and bow; `side` -1 is the mirror image."""
    parts = [_blade(side, low, steel), *_bow(side, bow, low, bent, lacquer)]
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(side * OPEN))
    return parts


def lay(place, yaw):
    """Put a pair down: `place` of the screw in cm, `yaw` the way the blades point, degrees."""
    steel, lacquer = _steel(), materials.solid('lacquer', '#16130f', 0.28, coat=0.6)
    parts = _half(1, FINGERS, 0.46, BENT, steel, lacquer) + _half(-1, THUMB, 0.10, 0.0, steel, lacquer)
    screw = [(0.001, 0.98), (0.42, 0.96), (0.60, 0.88), (0.64, 0.78), (0.64, 0.70)]
    parts.append(
        turned('screw', [(r * CM, z * CM) for r, z in screw], materials.solid('brass', '#b08d57', 0.25, 1.0))
    )
    slot = [(-0.42, -0.05), (0.42, -0.05), (0.42, 0.05), (-0.42, 0.05)]
    parts.append(slab('slot', slot, 0.965, 0.02, materials.solid('slot', '#2a2118', 0.8), 0.005))
    parts[-1].rotation_euler = (0, 0, 0.7)
    holder = bpy.data.objects.new('shears', None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = (
        (place[0] * CM, place[1] * CM, place[2] * CM),
        (0, 0, math.radians(yaw)),
    )
