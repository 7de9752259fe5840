"""The unevenness of what lies on the table: a random field that is the same in every render."""

import numpy as np


def noise(x, y, scale, seed, octaves=2):
    """Smooth value noise of unit size, `scale` centimetres to a bump."""
    total, size = 0.0, 1.0
    for k in range(octaves):
        grid = np.random.default_rng(seed + k * 77).standard_normal((64, 64))
        u, v = np.asarray(x) / scale * 2**k + 20.3, np.asarray(y) / scale * 2**k + 17.7
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        u, v = u - i, v - j
        u, v = (t**3 * (t * (t * 6 - 15) + 10) for t in (u, v))
        low = grid[j % 64, i % 64] * (1 - u) + grid[j % 64, (i + 1) % 64] * u
        high = grid[(j + 1) % 64, i % 64] * (1 - u) + grid[(j + 1) % 64, (i + 1) % 64] * u
        total, size = total + size * (low * (1 - v) + high * v), size * 0.45
    return total
