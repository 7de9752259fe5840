"""The fronts of a suit coat or blazer below its waist button: cut away in a curve, swinging apart. Metres."""

import numpy as np

from ..pattern.curves import through

EDGE = -0.018  # of a front that laps over the other, from the centre front
# from below the waist button, which alone is fastened, down to the hem
CUTAWAY = (
    (EDGE, 1.090),
    (-0.0158, 1.050),
    (-0.0085, 1.008),
    (0.0010, 0.955),
    (0.0120, 0.905),
    (0.0275, 0.855),
    (0.0465, 0.815),
    (0.0710, 0.787),
)
HEM_FROM = 0.105  # where the curve has run out into the hem
SWING, PIVOT = 0.015, 1.118  # slope at which the quarters hang apart, and the button they hang from
LOOSE = (0.78, 0.98)  # heights below which they are not led, and above which they are wholly
LOWER_BUTTON = -0.0155  # from the centre front, on the right front: its edge must leave it free


def cutaway(hem):
    """The front edge below the waist button, down to the hem at that height."""
    return [*CUTAWAY, (HEM_FROM, hem)]


def edge_at(height, hem):
    """How far from the centre front a front's edge lies at a height."""
    x, y = through(cutaway(hem)).T
    return np.interp(height, y[::-1], x[::-1], right=EDGE)


def swing(height):
    """How far a front has swung from the centre at a height, as it hangs from its one button."""
    return SWING * np.maximum(PIVOT - height, 0)
