"""Lengths of cloth folded and laid one on another."""

import numpy as np

from ..stage import materials, studio
from .folded import fold
from .shapes import METRES

LAYERS = 6
SEEDS = (1, 2, 9, 4, 12, 7)
PIXEL = 0.0003  # metres of cloth that a pixel covers


def stage(tiles, shot):
    """A stack of the cloths named in the shot's options, bottom first."""
    studio.table(1.1)
    base, rng = 0.0, np.random.default_rng(5)
    for k, (name, seed) in enumerate(zip(shot.options, SEEDS, strict=True)):
        yaw, aside, back = rng.uniform(-3, 3), rng.uniform(-0.4, 0.4), rng.uniform(-0.3, 0.3)
        height = fold(
            f'length{k}',
            20,
            15,
            LAYERS,
            materials.cloth(tiles, name, METRES, pixel=PIXEL),
            base=base,
            yaw=26 + yaw,
            seed=seed,
            shut_gap=0.17,
            offset=(aside, back),
            life=0.6,
        )
        base += height * 1.08 + 0.012
    studio.look((0, 0, base * 0.48), 9.2, 21, -4)
    return 1.05
