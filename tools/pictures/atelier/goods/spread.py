"""Cloth spread over the whole frame with a few soft folds: cloth close-ups and the hero.

Each row of the cloth is a travelling wave that leans over its crests, so that folds roll rather
than ripple; weave coordinates follow the arc length, so that threads keep their size.
"""

import math

import numpy as np

from ..stage import materials
from ..stage.blender import ambient, sheet, smooth_out, softbox
from ..stage.studio import FILL, look
from .shapes import METRES, noise

SIDE_X, SIDE_Y = 5.2, 5.2  # scene units
ROWS, COLUMNS = 260, 420
KEY = '#fff0df'


def cloth_grid(seed, height=0.30):
    """Points of the folded cloth and its weave coordinates."""
    rng = np.random.default_rng(seed)
    q, y = np.meshgrid(np.linspace(-SIDE_X / 2, SIDE_X / 2, COLUMNS), np.linspace(-SIDE_Y / 2, SIDE_Y / 2, ROWS))
    slant = rng.uniform(0.25, 0.45)
    phase = q + slant * y + 0.22 * np.sin(y * rng.uniform(0.8, 1.2) + rng.uniform(0, 6))
    x, z = q.copy(), np.zeros_like(q)
    for length, share in ((2.3, 1.0), (1.35, 0.42), (0.8, 0.14)):
        shift = rng.uniform(0, 2 * np.pi)
        swell = np.clip(0.55 + 0.45 * noise(phase * 6, y * 5, 9, int(rng.integers(1000)), 1), 0.1, 1.4)
        wave = 2 * np.pi * phase / length + shift
        z += height * share * swell * (0.5 + 0.5 * np.cos(wave))
        x -= height * share * swell * 0.85 * np.sin(wave)  # leans the crest over
    z += 0.010 * noise(q * 10 + y * 3, y * 6, 5.5, seed + 3)
    step = np.sqrt(np.diff(x, axis=1) ** 2 + np.diff(z, axis=1) ** 2)
    arc = np.concatenate([np.zeros((ROWS, 1)), np.cumsum(step, 1)], 1)
    middle = arc[:, COLUMNS // 2: COLUMNS // 2 + 1]
    return np.stack([x, y, z], -1), np.stack([arc - middle, y], -1)


def lay(tiles, cloth, seed, turn=0.0):
    """Put the cloth on the stage."""
    grid, weave = cloth_grid(seed)
    made = sheet('spread', grid, materials.cloth(tiles, cloth, METRES, turn=turn), weave)
    smooth_out(made)


def stage(tiles, shot):
    """A cloth close-up; the seed differs from cloth to cloth, but not from run to run."""
    seed = sum(map(ord, shot.cloth)) % 97
    lay(tiles, shot.cloth, seed)
    ambient(0.22)
    softbox((-4.2, 2.6, 2.6), (0, 0, 0), 2.2, 2.2, 230, KEY)
    softbox((4, -3, 4), (0, 0, 0), 4, 4, 44, FILL)
    softbox((0, 4.5, 1.6), (0, 0, 0), 2, 2, 30)
    look((0, 0, 0.1), 4.1, 58, stop=8)
    return 1.0


def stage_hero(tiles, cloth, share):
    """The hero: the same still cloth, the key light at `share` of its closed path."""
    lay(tiles, cloth, 12)
    angle = 2 * math.pi * share
    ambient(0.16)
    place = (-4.0 + 1.5 * math.cos(angle), 2.0 + 1.6 * math.sin(angle), 1.9 + 0.5 * math.sin(angle + 0.6))
    softbox(place, (0, 0, 0), 1.8, 1.8, 300, '#ffedd8')
    softbox((4, -3, 4), (0, 0, 0), 4, 4, 26, FILL)
    softbox((0, 4.5, 1.6), (0, 0, 0), 2, 2, 24)
    look((0, 0, 0.1), 3.6, 52, 16, stop=5.6, horizontal=True)
    return 1.0
