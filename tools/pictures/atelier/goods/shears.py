"""Tailor's shears, open a little: two steel blades on a screw, black lacquered bows."""

import math

import bpy
import numpy as np

from ..pattern.curves import through
from ..stage import materials
from ..stage.blender import node, turned
from .shapes import CM, rounded, slab, sweep

OPEN = 9.0  # degrees of each half from the middle
STEEL_THICK = 0.30  # cm
BACK = [(15.6, 0.0), (12, 0.52), (8, 0.92), (4, 1.22), (1.2, 1.32), (-0.8, 0.95), (-2.6, 0.05), (-4.6, -0.85)]
EDGE = [(-4.8, -1.75), (-2.6, -1.2), (-0.6, -0.75), (1.2, -0.3), (3.2, -0.12), (15.6, -0.06)]
# centre, half axes and slant of a bow: that of the fingers, that of the thumb
FINGERS, THUMB = ((-10.0, -2.75), (4.9, 2.35), 14), ((-8.3, -2.5), (3.3, 2.1), 20)


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


def _half(side, bow, low, steel, lacquer):
    """One blade with its shank and bow; `side` -1 is the mirror image."""
    outline = np.vstack([through(BACK)[:-1], through(EDGE)])[:: 1 if side > 0 else -1] * [1, side]
    parts = [slab('blade', outline, low, STEEL_THICK, steel, 0.07)]
    (x, y), (long, wide), slant = bow
    turn, angle = math.radians(slant), np.linspace(0, 2 * np.pi, 72, endpoint=False)
    ring = np.stack([np.cos(angle) * long, np.sin(angle) * wide], 1)
    # a bow is fuller at its far end
    ring[:, 1] *= 1 + 0.12 * np.cos(angle + np.pi)
    ring = np.stack(
        [
            ring[:, 0] * math.cos(turn) - ring[:, 1] * math.sin(turn) + x,
            ring[:, 0] * math.sin(turn) + ring[:, 1] * math.cos(turn) + y,
        ],
        1,
    )
    height = low + STEEL_THICK / 2
    profile = rounded(0.80 * CM, 0.95 * CM, 0.34 * CM, 6)
    parts.append(sweep('bow', np.c_[ring * [1, side], np.full(72, height)] * CM, profile, lacquer, True))
    shank = through([(-2.0, -0.25), (-3.6, -0.95), (-5.3, -1.5)])
    parts.append(
        sweep(
            'shank',
            np.c_[shank * [1, side], np.full(len(shank), height)] * CM,
            rounded(1.30 * CM, 0.62 * CM, 0.28 * CM, 6),
            lacquer,
        )
    )
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(side * OPEN))
    return parts


def lay(place, yaw):
    """Put a pair down: `place` of the screw in cm, `yaw` the way the blades point, degrees."""
    steel, lacquer = _steel(), materials.solid('lacquer', '#16130f', 0.28, coat=0.6)
    parts = _half(1, FINGERS, 0.10, steel, lacquer) + _half(-1, THUMB, 0.42, steel, lacquer)
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
