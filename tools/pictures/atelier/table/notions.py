"""What lies about on a cutting table: chalk and its lines, thread, buttons, a pattern of card."""

import math

import numpy as np

from ..goods.noise import noise
from ..goods.shapes import CM, slab
from ..pattern.curves import through
from ..stage import materials
from ..stage.blender import node, sheet, turned

# down the side of a piece of chalk: the share of its outline and the height, cm. Both edges are bevelled
# to draw a fine line, and the maker's ring is pressed into the face.
CHALK = (
    (0.94, 0.0),
    (1.0, 0.10),
    (1.0, 0.14),
    (0.985, 0.19),
    (0.80, 0.56),
    (0.78, 0.60),
    (0.74, 0.61),
    (0.56, 0.62),
    (0.55, 0.58),
    (0.50, 0.58),
    (0.49, 0.62),
    (0.0, 0.63),
)


def _powdery(material, scale=40.0):
    """A dry, slightly rough face."""
    tree = material.node_tree
    grain = node(tree, 'ShaderNodeTexNoise', {'Scale': scale, 'Detail': 6.0})
    bump = node(tree, 'ShaderNodeBump', {'Distance': 0.004, 'Strength': 0.4})
    tree.links.new(grain.outputs[0], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return material


def chalk(place, yaw, colour='#efece4'):
    """A flat piece of chalk with three rounded corners, bevelled thin towards its edges."""
    corners = []
    for k in range(3):
        middle = 2 * math.pi * k / 3
        arc = middle + np.linspace(-0.95, 0.95, 12)
        centre = 2.0 * np.array([math.cos(middle), math.sin(middle)])
        corners.append(centre + 0.62 * np.stack([np.cos(arc), np.sin(arc)], 1))
    outline = np.vstack(corners)
    grid = np.array([np.c_[outline * share, np.full(len(outline), z)] for share, z in CHALK]) * CM
    material = _powdery(materials.solid('chalk', colour, 0.95, specular=0.1))
    made = sheet('chalk', grid, material, grid[..., :2], closed=True)
    made.location, made.rotation_euler = tuple(v * CM for v in place), (0, 0, math.radians(yaw))


def chalk_line(points, height, width=0.17, seed=1):
    """A line drawn in chalk: it takes on the raised threads and misses the others."""
    line = through(points)
    step = np.gradient(line, axis=0)
    step /= np.linalg.norm(step, axis=1, keepdims=True)
    across = np.stack([-step[:, 1], step[:, 0]], 1)
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    wide = width * (1 + 0.25 * noise(at, at * 0, 1.5, seed))[:, None]
    grid = np.stack([line + across * wide * s for s in (-0.5, 0.5)], 1)
    grid = np.concatenate([grid, np.full((*grid.shape[:2], 1), height)], -1) * CM
    material = materials.solid('chalk line', '#e6e3db', 1.0, specular=0.0)
    tree = material.node_tree
    place = node(tree, 'ShaderNodeTexCoord')
    grain = node(tree, 'ShaderNodeTexNoise', {'Scale': 170.0, 'Detail': 3.0})
    level = node(tree, 'ShaderNodeMapRange', {1: 0.42, 2: 0.58, 3: 0.0, 4: 0.9})
    tree.links.new(place.outputs['Object'], grain.inputs[0])
    tree.links.new(grain.outputs[0], level.inputs[0])
    tree.links.new(level.outputs[0], tree.nodes['Principled BSDF'].inputs['Alpha'])
    sheet('chalk line', grid, material)


def card(outline, height, turn, place, marks=()):
    """A pattern cut from kraft card, seen from above; `outline` in cm, counter-clockwise. `marks`
    are lines drawn on it, each a list of points."""
    material = _powdery(materials.solid('card', '#ab8d68', 0.9, specular=0.15), 14.0)
    pencil = materials.solid('pencil', '#4a4038', 0.8)
    parts = [slab('pattern', outline, height, 0.09, material, 0.02)]
    for line in marks:
        line = np.array(line, float)
        ahead = (line[-1] - line[0]) / np.linalg.norm(line[-1] - line[0])
        beside = np.array([-ahead[1], ahead[0]]) * 0.05
        grid = np.stack([line - beside, line + beside], 1)
        grid = np.concatenate([grid, np.full((*grid.shape[:2], 1), height + 0.096)], -1) * CM
        parts.append(sheet('mark', grid, pencil))
    for part in parts:
        part.location, part.rotation_euler = (place[0] * CM, place[1] * CM, 0), (0, 0, math.radians(turn))


def spool(place, colour, height=4.4):
    """A wooden spool of thread."""
    beech = materials.wood()
    rim = [(0.35, 0), (1.45, 0), (1.55, 0.1), (1.55, 0.4), (1.35, 0.6), (0.9, 0.75)]
    body = [*rim, *[(r, height - z) for r, z in rim[::-1]]]
    turned('spool', [(r * CM, z * CM) for r, z in body], beech, (place[0] * CM, place[1] * CM)).location.z = (
        place[2] * CM
    )
    z = np.arange(0.72, height - 0.72, 0.006)
    wound = 1.22 + 0.02 * np.abs(np.sin(z * math.pi / 0.048)) - 0.10 * np.abs(2 * z / height - 1) ** 6
    thread = materials.solid('thread', colour, 0.6, specular=0.3)
    turned('wound', np.stack([wound, z], 1) * CM, thread, (place[0] * CM, place[1] * CM)).location.z = (
        place[2] * CM
    )
