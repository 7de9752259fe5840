"""Sleeves of shirts and kurtas after the drape: they hang in a smooth line, with a few soft folds.

A drape's mesh cannot fold thin cloth as finely as it would: at the elbow, where the arm bends, it
crumples from one row of points to the next, and that shows as a jagged edge. So what it left there is
evened, and the folds of a pressed sleeve are laid in. Metres; angles in radians round the arm, 0 outwards.
"""

import numpy as np

from ..pattern import tube
from ..pattern.curves import ease
from ..pattern.mesh import press_seam, relax
from ..pattern.tube import Fold

PANELS = (2, 3)  # labels of the sleeves: the wearer's left, then right
ARMPIT, FREE = 1.35, 1.24  # above, a sleeve is left as it hung; below, it is evened
CALMED = 60  # rounds of smoothing
BELOW_ARMHOLE = 4  # points of a sleeve's seam that are not straightened
KEPT = 0.60  # of the drape's own folds; at the elbow, where they are crumpled, less
ELBOW, ELBOW_REACH, AT_ELBOW = 1.13, 0.07, 0.15
CURVED = 0.016  # how much higher than its middle a fold is a radian away
LEFT = (
    Fold(1.228, -1.75, 0.0044, 0.056, 0.0140, 0.85),
    Fold(1.170, -1.50, 0.0056, 0.042, 0.0125, 0.95),
    Fold(1.122, -1.95, 0.0038, 0.024, 0.0115, 0.70),
    Fold(1.030, -1.25, 0.0036, 0.062, 0.0140, 0.75),
    Fold(1.205, -0.55, 0.0028, 0.030, 0.0125, 0.50),
    Fold(1.085, -0.45, 0.0030, 0.050, 0.0130, 0.55),
    Fold(1.175, 2.10, 0.0040, -0.030, 0.0135, 0.90),
    Fold(1.110, 2.30, 0.0034, -0.014, 0.0125, 0.80),
    Fold(1.045, 1.40, 0.0030, -0.055, 0.0140, 0.70),
)
RIGHT = tube.varied(
    LEFT,
    (-0.020, 0.014, 0.010, -0.030, 0.016, -0.022, 0.012, -0.008, 0.018),
    (0.80, 1.10, 0.85, 1.15, 0.85, 1.10, 0.90, 1.10, 0.90),
    (1.15, 0.80, 1.60, 0.75, 1.20, 0.85, 1.10, 0.80, 1.15),
)


def folds(height, angle, mirror):
    """How far the cloth of the left sleeve (`mirror` 1) or the right one (-1) stands out by its folds."""
    return tube.folded(LEFT if mirror > 0 else RIGHT, height, angle, CURVED)


def hung(garment, points):
    """Both sleeves smooth below the armhole, with their folds."""
    mine = np.isin(garment.label, PANELS) * ease(ARMPIT, FREE, points[:, 2])
    calm = relax(points, garment.triangles, CALMED, seams=garment.seams())
    points = points + mine[:, None] * (calm - points)
    for label in PANELS:
        run = garment.of_flat[garment.along(garment.panels[label], 'in-front')][BELOW_ARMHOLE:]
        points = points + mine[:, None] * (press_seam(points, garment.triangles, run) - points)
    for label, mirror in zip(PANELS, (1, -1), strict=True):
        sleeve = np.flatnonzero(garment.label == label)
        angle, radius = tube.around(points[sleeve], mirror)
        height = points[sleeve, 2]
        even = tube.even(height, angle, radius, height < ARMPIT + 0.02)
        kept = KEPT - (KEPT - AT_ELBOW) * np.exp(-(((height - ELBOW) / ELBOW_REACH) ** 2))
        share = ease(ARMPIT, FREE, height)
        grown = share * ((1 - kept) * (even - radius) + folds(height, angle, mirror))
        points[sleeve, 0] += mirror * np.cos(angle) * grown
        points[sleeve, 1] += np.sin(angle) * grown
    return points
