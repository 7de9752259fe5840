"""Where a shirt or kurta creases as it is worn, finer than its folds: from the underarms, and everywhere."""

import numpy as np

from ..pattern.creases import noise, ridges
from ..pattern.curves import ease

UNDERARM = (0.268, 1.30)  # of the body's pattern
FAN, EVEN = 0.0013, 0.0006  # metres
ON_SLEEVE = 0.5  # of what is everywhere, on a sleeve, whose outline it would make uneven
SLEEVE = 0.5  # pattern heights below it belong to sleeves
PLACKET, TURNED_UP = 0.035, 0.035  # what is interfaced or turned up, from the centre or the hem, is flat


def heights(seed, wrist, hem, even=EVEN):
    """The height of the creases as `creases.creased` asks for it, for one garment's seed: its sleeves end at
    the pattern height `wrist`, its body at `hem`; `even` is the height of the fine creases that are
    everywhere, in metres."""
    fan, fine = (noise(seed + k) for k in range(2))

    def body(flat, points):
        x, y = flat.T
        from_x, from_y = UNDERARM[0] - np.abs(x), UNDERARM[1] + 0.03 - y
        far = np.hypot(from_x, from_y)
        turn = np.arctan2(from_y, from_x)
        side = np.where(x > 0, 0, 71) + np.where(points[:, 1] > 0, 37, 0)
        share = ease(0.05, 0.12, far) * ease(0.34, 0.12, far) * ease(-0.3, 0.1, turn)
        high = FAN * share * ridges(fan, turn * 15 + side, far / 0.090 + side)
        high += even * ridges(fine, x / 0.0050 + y / 0.011, y / 0.030 + side)
        flatness = ease(PLACKET, PLACKET + 0.05, np.abs(x)) * ease(hem + TURNED_UP, hem + TURNED_UP + 0.05, y)
        return high * flatness * ease(1.46, 1.38, y)

    def sleeve(flat, points):
        x, y = flat.T
        side = np.where(points[:, 0] > 0, 0, 53)
        high = even * ON_SLEEVE * ridges(fine, x / 0.0090 + y / 0.020 + side, y / 0.040)
        return high * ease(wrist, wrist + 0.02, y)

    def both(flat, points):
        on_sleeve = flat[:, 1] < SLEEVE
        return np.where(on_sleeve, sleeve(flat, points), body(flat, points))

    return both
