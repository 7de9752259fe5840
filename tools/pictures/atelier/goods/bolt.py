"""A bolt of cloth on its tube, the loose end run out over the paper."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from .shapes import CM, METRES, walk

OUTER, INNER, LAYER = 5.2, 2.1, 0.17  # radii and thickness of a turn, cm
WIDTH = 26.0
TUBE = 1.95
FLAT = 5.5  # of the loose end that lies on the table


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


def unrolled(width, flat_length):
    """The roll and what runs off it: points (rows, columns, 3), weave coordinates, scene units."""
    turns = (OUTER - INNER) / LAYER
    last = np.pi * 1.12
    angle = np.linspace(last - 2 * np.pi * turns, last, int(turns * 90))
    radius = INNER + LAYER * (angle - angle[0]) / (2 * np.pi)
    roll = np.stack([radius * np.cos(angle), radius * np.sin(angle) + OUTER + 0.05], 1)
    direction = roll[-1] - roll[-2]
    line, walked = walk(
        np.vstack([roll, _run_out(roll[-1], direction / np.linalg.norm(direction), flat_length)]), 0.16
    )
    x = np.linspace(-width / 2, width / 2, 90)
    x, s = np.broadcast_arrays(x[None], walked[:, None])
    y, z = np.broadcast_to(line[:, :1], x.shape), np.broadcast_to(line[:, 1:], x.shape)
    end = walked[-1]
    loose = np.clip((s - (end - 14)) / 11, 0, 1)
    loose = loose * loose * (3 - 2 * loose)
    wave = (
        0.5 * np.sin(x * 0.75 + s * 0.22)
        + 0.35 * np.sin(x * 1.25 - s * 0.3 + 1)
        + 0.25 * np.sin(s * 0.9 + x * 0.3)
    )
    wander = np.where(s < end - flat_length - 12.5, 0.10 * np.sin(s * 1.37) + 0.07 * np.sin(s * 0.41), 0)
    moved = x + loose * np.sin(s * 0.33 + 0.4) * 0.55 + wander
    grid = np.stack([moved, y + loose * 0.35 * np.sin(x * 0.4), z + loose * 0.34 * (wave + 1.05)], -1) * CM
    return grid, np.stack([x, s], -1) * CM


def stage(tiles, shot):
    """The bolt, turned a little so that the roll's end shows."""
    studio.table(1.15)
    grid, weave = unrolled(WIDTH, FLAT)
    cloth = sheet('bolt', grid, materials.cloth(tiles, shot.cloth, METRES), weave)
    smooth_out(cloth)
    thicken(cloth, 0.09 * CM)
    tube = core(WIDTH)
    for made in (cloth, tube):
        made.rotation_euler = (0, 0, math.radians(38))
        made.location = (0.35, 0.75, 0)
    studio.look((0.42, 0.1, 0.34), 13.6, 36)
    return 1.05


def core(width):
    """The kraft tube inside."""
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    half = width / 2 + 0.9
    outline = [(-half, TUBE), (half, TUBE), (half, TUBE - 0.3), (-half, TUBE - 0.3), (-half, TUBE)]
    grid = np.array([[(x, r * np.cos(a), OUTER + 0.05 + r * np.sin(a)) for a in angle] for x, r in outline])
    made = sheet('tube', grid * CM, materials.solid('kraft', '#a98258', 0.85, specular=0.15), closed=True)
    made.data.polygons.foreach_set('use_smooth', [False] * len(made.data.polygons))
    return made
