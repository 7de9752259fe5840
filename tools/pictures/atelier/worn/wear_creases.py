"""Where a shirt or kurta creases as it is worn: in fans from the underarms, at the elbows, above cuffs."""

import numpy as np

from ..pattern.creases import noise, ridges
from ..pattern.curves import ease

UNDERARM = (0.268, 1.30)  # of the body's pattern
ELBOW = -0.165  # height on the sleeve's pattern
FAN, ELBOW_HIGH, CUFF_HIGH, EVEN = 0.0022, 0.0046, 0.0018, 0.0006  # metres
BLOUSED = 0.0028  # how far a sleeve's fullness stands out over its cuff
SLEEVE = 0.5  # pattern heights below it belong to sleeves
PLACKET, TURNED_UP = 0.035, 0.035  # what is interfaced or turned up, from the centre or the hem, is flat


def heights(seed, wrist, hem, even=EVEN, gathered=True):
    """The height of the creases as `creases.creased` asks for it, for one garment's seed: its sleeves end at
    the pattern height `wrist`, `gathered` into cuffs or not, its body at `hem`; `even` is the height of the
    fine creases that are everywhere, in metres."""
    fan, breaks, fine = (noise(seed + k) for k in range(3))

    def body(flat, points):
        x, y = flat.T
        from_x, from_y = UNDERARM[0] - np.abs(x), UNDERARM[1] + 0.03 - y
        far = np.hypot(from_x, from_y)
        turn = np.arctan2(from_y, from_x)
        side = np.where(x > 0, 0, 71) + np.where(points[:, 1] > 0, 37, 0)
        share = ease(0.02, 0.07, far) * ease(0.34, 0.10, far) * ease(-0.3, 0.1, turn)
        high = FAN * share * ridges(fan, turn * 26 + side, far / 0.055 + side)
        high += even * ridges(fine, x / 0.0050 + y / 0.011, y / 0.030 + side)
        flatness = ease(PLACKET, PLACKET + 0.05, np.abs(x)) * ease(hem + TURNED_UP, hem + TURNED_UP + 0.05, y)
        return high * flatness * ease(1.46, 1.38, y)

    def sleeve(flat, points):
        x, y = flat.T
        side = np.where(points[:, 0] > 0, 0, 53)
        elbow = np.exp(-(((y - ELBOW) / 0.065) ** 2))
        low = ease(wrist + 0.10, wrist + 0.02, y) * gathered
        # it breaks in a zigzag: some creases run up to the outer side, the others down
        up, down = (
            ridges(field, y / 0.0040 + slant * x / 0.0075 + side, x / 0.009)
            for field, slant in ((breaks, 1), (fan, -1))
        )
        which = 0.5 + 0.5 * np.sin(x / 0.016 + 2.4 * np.sin(y / 0.021 + side) + side)
        high = ELBOW_HIGH * elbow * (up * which + down * (1 - which))
        high += CUFF_HIGH * low * ridges(breaks, x / 0.0030 + side, y / 0.04)
        high += BLOUSED * low
        high += even * ridges(fine, x / 0.0050 + y / 0.016 + side, y / 0.030)
        return high * ease(wrist, wrist + 0.02, y)

    def both(flat, points):
        on_sleeve = flat[:, 1] < SLEEVE
        return np.where(on_sleeve, sleeve(flat, points), body(flat, points))

    return both
