"""Grained leather as a tile for close-ups: pebbles from the distances to scattered points."""

from types import SimpleNamespace

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

from .finish import Finish
from .weave import linear

PIXELS, SIDE = 1024, 0.045  # of the tile; metres
PEBBLES = 2600
LEATHER = SimpleNamespace(
    tile=SIDE, finish=Finish(sheen=0.0, rough=0.42, specular=0.9, bump=0.00016, uneven=0.05)
)


def tile(colour, seed=4):
    """Colour (linear) and relief of leather of that sRGB colour; it repeats without a seam."""
    rng = np.random.default_rng(seed)
    places = rng.uniform(0, 1, (PEBBLES, 2))
    row, column = np.mgrid[:PIXELS, :PIXELS] / PIXELS
    sway = gaussian_filter(rng.normal(size=(2, PIXELS, PIXELS)), (0, 18, 18), mode='wrap')
    sway *= 0.004 / sway.std()
    at = np.stack([row + sway[0], column + sway[1]], -1).reshape(-1, 2) % 1
    near = cKDTree(places, boxsize=1).query(at, k=2)[0].reshape(PIXELS, PIXELS, 2)
    groove = np.clip((near[..., 1] - near[..., 0]) * np.sqrt(PEBBLES) / 0.45, 0, 1)
    pebble = groove * (2 - groove)
    fine = gaussian_filter(rng.normal(size=(PIXELS, PIXELS)), 1.2, mode='wrap')
    relief = np.clip(0.12 + 0.8 * gaussian_filter(pebble, 1.5, mode='wrap') + 0.05 * fine / fine.std(), 0, 1)
    slow = gaussian_filter(rng.normal(size=(PIXELS, PIXELS)), 60, mode='wrap')
    light = (0.62 + 0.38 * relief) * (1 + 0.06 * slow / slow.std())
    return (linear(colour) * light[..., None]).astype(np.float32), relief.astype(np.float32)
