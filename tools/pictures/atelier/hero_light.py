"""How the film blends the stations of the light. Needs no Blender."""

import numpy as np


def blend_weights(share, stations):
    """Weights of every station for a frame at `share` of the loop (periodic cubic B-spline)."""
    at = share * stations
    first = int(np.floor(at))
    u = at - first
    four = ((1 - u) ** 3 / 6, (3 * u**3 - 6 * u**2 + 4) / 6, (-3 * u**3 + 3 * u**2 + 3 * u + 1) / 6, u**3 / 6)
    weights = np.zeros(stations)
    for step, weight in zip((-1, 0, 1, 2), four, strict=True):
        weights[(first + step) % stations] += weight
    return weights
