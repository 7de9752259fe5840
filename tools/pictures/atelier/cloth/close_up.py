"""Cloth over the whole frame: the second picture of what is made of it. No Blender."""

import math

import numpy as np

from . import relight
from .library import CLOTHS, tiles
from .relight import Ridge
from .weave import load, load_figure

WIDTH = 0.082  # metres across the picture
LIGHT = math.radians(158), math.radians(38)  # from the upper left
SOFT, FILL = 1.5, 1.8  # shade without a hard edge, and not dark: the cards are lit so
SLANT = 0.55
STEPS = (1,), (-1,), (-1, 1), (-1, 1), (-1, 1, 2), (-2, -1, 1)  # where further folds lie beside the first


def ridges(seed):
    """Two to four shallow folds, and their slant: number, place and depth differ from cloth to cloth."""
    rng = np.random.default_rng(seed)
    steps = np.array((0, *STEPS[rng.integers(len(STEPS))]))
    places = rng.uniform(0.40, 0.60) + steps * rng.uniform(0.24, 0.36) + rng.uniform(-0.04, 0.04, len(steps))
    wide = rng.uniform(0.010, 0.019, len(steps))
    tall = wide * rng.uniform(0.30, 0.62, len(steps))
    folds = tuple(Ridge(place * WIDTH, *size) for place, *size in zip(places, tall, wide, strict=True))
    return folds, rng.uniform(-SLANT, SLANT)


def close_up(folder, shot, width):
    """The 3:4 picture; its folds differ from cloth to cloth, but not from run to run."""
    seed = sum(map(ord, shot.cloth)) % 97
    tiles(folder, shot.cloth)
    tile = load(folder, shot.cloth)
    if CLOTHS[shot.cloth].finish.metal:
        tile = (*tile, load_figure(folder, shot.cloth))
    spread = relight.spread(*ridges(seed), WIDTH, 0.75, seed)
    light = relight.lit(spread, CLOTHS[shot.cloth], tile, width, *LIGHT, soft=SOFT, fill=FILL)
    tone = relight.card_tone(tile[0].mean((0, 1)))
    return relight.picture(light, relight.gain_for(light, tone))
