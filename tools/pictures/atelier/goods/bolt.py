"""A bolt of cloth on its tube, the loose end run out over the paper."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from .shapes import CM, METRES, walk

OUTER, INNER, LAYER = 5.2, 2.1, 0.12  # radii and thickness of a turn, cm
WIDTH = 21.0
SELVEDGE, PALE = 0.45, 0.10  # from the edge to its pale threads, and how wide they are, cm
TUBE = 1.95
COARSER = 1.8  # times as coarse a yarn as in the cloth's own pictures, or its twill is lost at this distance
FLAT = 6.5  # of the loose end that lies on the table
RISE = 0.22  # of that end in its middle, cm


def _run_out(last, direction, flat_length):
    """The loose end: off the roll in a curve, then flat on the table for that many centimetres."""
    foot, slope = np.array([-OUTER - 7.5, 0.09]), np.array([-9.0, -0.4])
    t = np.linspace(0, 1, 60)[:, None]
    curve = (
        (2 * t**3 - 3 * t**2 + 1) * last
        + (t**3 - 2 * t**2 + t) * direction * 9
        + (3 * t**2 - 2 * t**3) * foot
        + (t**3 - t**2) * slope
    )
    curve[:, 1] = np.maximum(curve[:, 1], 0.09)
    flat = np.stack([np.linspace(foot[0], foot[0] - flat_length, 50), np.full(50, 0.09)], 1)
    return np.vstack([curve[1:], flat[1:]])


def unrolled(width, flat_length, rise=RISE):
    """The roll and what runs off it, up by `rise` cm in its middle: points (rows, columns, 3), weave
    coordinates, scene units."""
    turns = (OUTER - INNER) / LAYER
    last = np.pi * 1.12
    angle = np.linspace(last - 2 * np.pi * turns, last, int(turns * 90))
    radius = INNER + LAYER * (angle - angle[0]) / (2 * np.pi)
    roll = np.stack([radius * np.cos(angle), radius * np.sin(angle) + OUTER + 0.05], 1)
    direction = roll[-1] - roll[-2]
    line, walked = walk(
        np.vstack([roll, _run_out(roll[-1], direction / np.linalg.norm(direction), flat_length)]), 0.16
    )
    x = np.unique(np.r_[np.linspace(-width / 2, width / 2, 60), _borders(width)])
    x, s = np.broadcast_arrays(x[None], walked[:, None])
    y, z = np.broadcast_to(line[:, :1], x.shape), np.broadcast_to(line[:, 1:], x.shape)
    # what lies on the table is not quite flat: one slow rise, the same over the whole width
    lying = np.clip((s - (walked[-1] - flat_length)) / flat_length, 0, 1)
    rise = rise * np.sin(np.pi * lying) ** 2 * (1 + 0.3 * np.sin(x * 0.22))
    return np.stack([x, y, z + rise], -1) * CM, np.stack([x, s], -1) * CM


def _borders(width):
    """Where the pale threads of both selvedges begin and end, from left to right."""
    near, far = width / 2 - SELVEDGE, width / 2 - SELVEDGE - PALE
    return np.array([-near, -far, far, near])


def stage(tiles, shot):
    """The bolt, turned a little so that the roll's end shows."""
    studio.table(1.15)
    grid, weave = unrolled(WIDTH, FLAT)
    woven = materials.cloth(tiles, shot.cloth, METRES / COARSER)
    pale = materials.solid('selvedge', '#848b9c', 0.85, specular=0.15)
    columns = np.searchsorted(grid[0, :, 0], _borders(WIDTH) * CM - 1e-9)
    bounds = [0, *columns, grid.shape[1] - 1]
    parts = [core(WIDTH)]
    for k, (first, last) in enumerate(zip(bounds, bounds[1:], strict=False)):
        strip = slice(first, last + 1)
        part = sheet('bolt', grid[:, strip], pale if k % 2 else woven, weave[:, strip])
        smooth_out(part)
        thicken(part, 0.07 * CM)
        parts.append(part)
    for made in parts:
        made.rotation_euler = (0, 0, math.radians(38))
        made.location = (0.35, 0.75, 0)
    studio.look((0.60, 0.16, 0.34), 11.6, 38)
    return 1.3


def core(width):
    """The kraft tube inside."""
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    half = width / 2 + 0.9
    outline = [(-half, TUBE), (half, TUBE), (half, TUBE - 0.3), (-half, TUBE - 0.3), (-half, TUBE)]
    grid = np.array([[(x, r * np.cos(a), OUTER + 0.05 + r * np.sin(a)) for a in angle] for x, r in outline])
    made = sheet('tube', grid * CM, materials.solid('kraft', '#a98258', 0.85, specular=0.15), closed=True)
    made.data.polygons.foreach_set('use_smooth', [False] * len(made.data.polygons))
    return made
