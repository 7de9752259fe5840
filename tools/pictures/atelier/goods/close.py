"""A cloth over the whole frame, close: the second picture of what is made of it. Needs no Blender."""

import math

import numpy as np

from ..cloth import relight
from ..cloth.library import CLOTHS, tiles
from ..cloth.relight import Ridge
from ..cloth.weave import load

WIDTH = 0.105  # metres across the picture
LIGHT = math.radians(158), math.radians(30)  # from the upper left, low


def ridges(seed):
    """One deep fold between two shallow ones, where differs from cloth to cloth; and their slant."""
    rng = np.random.default_rng(seed)
    place = rng.uniform(0.052, 0.066)
    folds = (Ridge(place, 0.0150, 0.0125), Ridge(place - rng.uniform(0.048, 0.056), 0.0075, 0.0190),
             Ridge(place + rng.uniform(0.050, 0.060), 0.0085, 0.0180))
    return folds, rng.uniform(0.30, 0.55)


def close_up(folder, cloth, width):
    """The 3:4 picture; its folds differ from cloth to cloth, but not from run to run."""
    seed = sum(map(ord, cloth)) % 97
    tiles(folder, cloth)
    spread = relight.spread(*ridges(seed), WIDTH, 0.75, seed)
    light = relight.lit(spread, CLOTHS[cloth], load(folder, cloth), width, *LIGHT)
    return relight.picture(light, relight.exposure(light))
