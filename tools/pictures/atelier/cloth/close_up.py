"""Cloth or leather over the whole frame: the second picture of what is made of it. No Blender."""

import math

import numpy as np

from . import leather, relight
from .library import CLOTHS, tiles
from .relight import Ridge
from .weave import load

WIDTH = 0.082  # metres across the picture
LIGHT = math.radians(158), math.radians(30)  # from the upper left, low


def ridges(seed):
    """One deep fold between two shallow ones, where differs from cloth to cloth; and their slant."""
    rng = np.random.default_rng(seed)
    place = rng.uniform(0.040, 0.051)
    folds = (
        Ridge(place, 0.0118, 0.0100),
        Ridge(place - rng.uniform(0.038, 0.044), 0.0060, 0.0150),
        Ridge(place + rng.uniform(0.039, 0.047), 0.0066, 0.0140),
    )
    return folds, rng.uniform(0.30, 0.55)


def close_up(folder, shot, width):
    """The 3:4 picture; its folds differ from cloth to cloth, but not from run to run."""
    seed = sum(map(ord, shot.cloth or shot.slug)) % 97
    if shot.cloth:
        tiles(folder, shot.cloth)
        spec, tile = CLOTHS[shot.cloth], load(folder, shot.cloth)
    else:
        spec, tile = leather.LEATHER, leather.tile(*shot.options)
    spread = relight.spread(*ridges(seed), WIDTH, 0.75, seed)
    light = relight.lit(spread, spec, tile, width, *LIGHT)
    return relight.picture(light, relight.exposure(light))
