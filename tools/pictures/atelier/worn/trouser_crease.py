"""Creases of trousers under their coat, pressed straight: a stripe beside one shows every ripple. Metres."""

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from ..cuts.trousers import CREASED, SIZE, crease

ON = 0.0012  # so near the line a point is of the crease
EVENED, REACH = 0.045, 0.022  # length over which a crease is evened; how far beside it the cloth goes along
BROKEN = (0.16, 0.26)  # pattern heights below and above which it breaks over the shoe, and is straight


def straightened(points, flat):
    """Points of trousers, whose pattern points are `flat`, with their four creases straight."""
    across, height = flat.T
    on = (np.abs(np.abs(across) - crease(height)) < ON) & (height > 0.05) & (height < CREASED)
    moved = points.copy()
    for side in (-1, 1):
        for ahead in (-1, 1):
            run = np.flatnonzero(on & (across * side > 0) & (points[:, 1] * ahead > 0))
            run = run[height[run].argsort()]
            even = gaussian_filter1d(points[run], EVENED / SIZE / 2, axis=0, mode='nearest')
            share = np.interp(height[run], BROKEN, (0, 1))[:, None]
            far, near = cKDTree(points[run]).query(points)
            moved += np.exp(-((far / REACH) ** 2))[:, None] * ((even - points[run]) * share)[near]
    return moved
