"""A linen pocket square folded flat, its hand-rolled hems along the open edges."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from .folded import layers_grid
from .shapes import CM, METRES, circle, stitches, sweep, walk

SIDE = 11.5  # cm, folded
HEM = 0.11  # radius of the rolled hem, cm
STITCH, SLANT = 0.45, 0.13  # from one stitch to the next, and how far each runs along the hem, cm
PINCHED = 0.10  # share by which a stitch draws the roll in
THREAD = '#d3c4a3'  # a shade deeper than the linen, as sewing thread is
YAW = 38


def rolled(border, inner):
    """Along a border, whose neighbours in the cloth are `inner`: a finely stepped path, how full the roll
    is at each point, and the starts and ends of the stitches, from the roll down into the cloth. All in
    the units of the scene."""
    both, at = walk(np.hstack([border, inner]), 0.06 * CM)
    path, inward = both[:, :3], both[:, 3:] - both[:, :3]
    inward /= np.linalg.norm(inward, axis=1)[:, None]
    full = 1 - PINCHED * np.cos(np.pi * at / (STITCH * CM)) ** 8
    places = np.arange(STITCH * CM, at[-1] - STITCH * CM, STITCH * CM)

    def put(along, inwards, up):
        rows = np.stack([np.interp(along, at, line) for line in np.hstack([path, inward]).T], 1)
        return rows[:, :3] + rows[:, 3:] * (inwards * HEM * CM) + [0, 0, up * HEM * CM]

    return path, full, put(places, 0.2, 1.02), put(places + SLANT * CM, 1.7, 0.30)


def stage(tiles, shot):
    """The square, one corner towards the camera."""
    studio.table(0.75, key=0.8, fill=0.5, ground=studio.STONE, even=0.12)
    linen = materials.cloth(tiles, shot.cloth, METRES)
    thread = materials.solid('thread', THREAD, 0.7, specular=0.2)
    grid, weave, _ = layers_grid(SIDE, SIDE, 4, seed=8, open_gap=0.30, shut_gap=0.15, life=1.1, drift=0.16)
    cloth = sheet('square', grid, linen, weave)
    smooth_out(cloth)
    thicken(cloth, 0.024 * CM)
    parts = [cloth]
    for border, inner in (
        (grid[:, 0], grid[:, 3]),
        (grid[:, -1], grid[:, -4]),
        (grid[-1], grid[-8]),
        (grid[0], grid[7]),
    ):
        path, full, starts, ends = rolled(border, inner)
        profile = circle(HEM * CM, 14) + [0, HEM * CM * 0.35]  # turned to the upper side
        parts.append(sweep('hem', path, profile, linen, tall=full))
        parts.append(stitches('stitches', starts, ends, np.array([0, 0, 1.0]), 0.014 * CM, thread))
    for made in parts:
        made.rotation_euler = (0, 0, math.radians(YAW))
    studio.look((0.02, -0.02, 0.05), 6.4, 42, stop=11)
    return 1.0
