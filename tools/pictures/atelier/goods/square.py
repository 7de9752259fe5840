"""A linen pocket square folded in four, one corner turned back, its hand-rolled hem round all of it."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, thicken
from .quarter_fold import cloth
from .shapes import CM, METRES, circle, stitches, walk

SIDE = 32.0  # cm, of the flat square
GROUND = '#acaaa7'  # deeper than the linen; greyer than grading makes it, which so warms the linen as well
HEM = 0.115  # radius of the rolled hem, cm
STITCH, SLANT = 0.45, 0.13  # from one stitch to the next, and how far each runs along the hem, cm
PINCHED = 0.10  # share by which a stitch draws the roll in
THREAD = '#d3c4a3'  # a shade deeper than the linen, as sewing thread is
YAW = -105
MIDDLE = 7.8  # of the folded square, from its folds, cm


def rolled(border, inner, beside):
    """The roll along a border of a cloth, whose neighbours inwards are `inner`, and these points' own
    neighbours further along the border `beside`: its surface (rows, parts, 3), and the starts, the ends and
    the outward directions of the stitches, from the roll down into the cloth. Centimetres."""
    normal = np.cross(beside - border, inner - border)
    both, at = walk(np.hstack([border, inner - border, normal]), 0.06)
    path, inward, up = both[:, :3], both[:, 3:6], both[:, 6:]
    inward, up = (side / np.linalg.norm(side, axis=1)[:, None] for side in (inward, up))
    full = HEM * (1 - PINCHED * np.cos(np.pi * at / STITCH) ** 8)[:, None, None]
    profile = circle(1, 14)
    surface = path[:, None] + full * (profile[:, :1] * inward[:, None] + profile[:, 1:] * up[:, None])
    places = np.arange(STITCH, at[-1] - STITCH, STITCH)

    def put(along, inwards, upwards):
        rows = np.hstack([path + HEM * (inwards * inward + upwards * up), up])
        found = np.stack([np.interp(along, at, line) for line in rows.T], 1)
        return found[:, :3], found[:, 3:]

    (starts, outward), (ends, _) = put(places, 0.2, 1.02), put(places + SLANT, 1.7, 0.30)
    return surface, starts, ends, outward


def stage(tiles, shot):
    """The square, its open corner towards the camera."""
    studio.table(1.1, key=0.68, fill=0.22, ground=GROUND, even=0.10)
    linen = materials.cloth(tiles, shot.cloth, METRES)
    thread = materials.solid('thread', THREAD, 0.7, specular=0.2)
    grid, flat = cloth(SIDE)
    parts = [sheet('square', grid * CM, linen, flat * CM)]
    thicken(parts[0], 0.03 * CM)
    for turned in (grid, grid[::-1], grid.transpose(1, 0, 2), grid[:, ::-1].transpose(1, 0, 2)):
        border, inner = turned[0], turned[3]
        beside = np.vstack([border[1:], 2 * border[-1:] - border[-2:-1]])
        surface, starts, ends, outward = (part * CM for part in rolled(border, inner, beside))
        parts.append(sheet('hem', surface, linen, surface[..., :2], closed=True))
        parts.append(stitches('stitches', starts, ends, outward, 0.014 * CM, thread))
    c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))
    for made in parts:
        made.rotation_euler = (0, 0, math.radians(YAW))
        made.location = (-MIDDLE * CM * (c - s), -MIDDLE * CM * (s + c), 0)
    studio.look((0.0, -0.02, 0.03), 7.2, 52, stop=11)
    return 1.0
