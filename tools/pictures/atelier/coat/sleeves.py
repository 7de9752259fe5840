"""Sleeves of a coat after the drape: even rings round a bent arm, soft folds where it bends, a roll
of spare cloth at the sleeve head. Metres; angles in radians round an upright axis in the arm, 0 outwards."""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.spatial import cKDTree

from ..pattern import tube
from ..pattern.curves import ease
from ..pattern.mesh import normals, press_seam, relax
from ..pattern.tube import Fold

PANELS = ((5, 7), (6, 8))  # labels of the upper and under sleeve: the wearer's left, then right
ARMPIT, FREE = 1.355, 1.285  # above, a sleeve is left as it hung; below, it is evened
CALMED = 80  # rounds of smoothing, so that stripes run straight
BELOW_ARMHOLE = 3  # points of a sleeve's seam that are not straightened
# how the arm hangs, against the form's: elbow back, forearm in and ahead
HEIGHTS = (0.80, 0.86, 0.95, 1.04, 1.13, 1.22, 1.32, 1.45)
INWARDS = (0.036, 0.0325, 0.027, 0.0205, 0.0135, 0.0065, 0.001, 0.0)
AHEAD = (0.023, 0.018, 0.009, 0.0, -0.006, -0.005, -0.001, 0.0)
# from the armpit outwards, a fan at the inner elbow, along the forearm; behind
LEFT = (
    Fold(1.255, -1.95, 0.0048, 0.055, 0.0185, 0.90),
    Fold(1.182, -1.60, 0.0078, 0.044, 0.0150, 1.00),
    Fold(1.136, -1.75, 0.0088, 0.016, 0.0130, 1.05),
    Fold(1.096, -1.85, 0.0068, -0.016, 0.0135, 0.95),
    Fold(1.030, -1.30, 0.0044, -0.045, 0.0180, 0.80),
    Fold(1.160, 2.20, 0.0040, -0.025, 0.0160, 0.90),
)
RIGHT = tube.varied(
    LEFT,
    (0.012, -0.014, -0.012, 0.010, 0.024, -0.010),
    (0.85, 1.05, 0.90, 1.10, 0.90, 1.10),
    (1.10, 0.80, 1.40, 0.80, 1.20, 0.90),
)
ROLL, ROLL_AT = 0.0034, 0.011  # height of the sleeve head's roll, and how far from the seam it lies
ROUND, ROUNDING = 0.06, 150  # so far from the seam the shoulder's end is rounded, in rounds of smoothing
ROLLED = (1.395, 1.45)  # heights of the armhole between which the roll begins


def hung(garment, points):
    """Even both sleeves below the armhole: no dents at elbow and cuff; bend them as an arm hangs."""
    sleeve = np.isin(garment.label, np.ravel(PANELS)) * ease(ARMPIT, FREE, points[:, 2])
    calm = relax(points, garment.triangles, CALMED, seams=garment.seams())
    points = points + sleeve[:, None] * (calm - points)
    for upper in garment.panels[5:7]:
        for edge in (('fore', False), ('hind', True)):  # both from the armhole, which stays
            run = garment.of_flat[garment.along(upper, *edge)][BELOW_ARMHOLE:]
            pressed = press_seam(points, garment.triangles, run)
            points = points + sleeve[:, None] * (pressed - points)
    for labels, mirror in zip(PANELS, (1, -1), strict=True):
        mine = np.flatnonzero(np.isin(garment.label, labels))
        angle, radius = tube.around(points[mine], mirror)
        height = points[mine, 2]
        even = tube.even(height, angle, radius, height < ARMPIT + 0.02)
        share = ease(ARMPIT, FREE, height)
        grown = (even - radius + tube.folded(LEFT if mirror > 0 else RIGHT, height, angle)) * share
        inwards, ahead = (PchipInterpolator(HEIGHTS, way)(height) for way in (INWARDS, AHEAD))
        points[mine, 0] += mirror * (np.cos(angle) * grown - inwards)
        points[mine, 1] += np.sin(angle) * grown - ahead
    return points


def rolled_head(garment, points):
    """Calm the armhole's seam and raise a small roll beside it, round the top of the sleeve."""
    for sleeve, labels in zip(garment.panels[5:7], PANELS, strict=True):
        run = garment.of_flat[_joined(garment, sleeve)]
        away = cKDTree(points[run]).query(points)[0]
        share = np.exp(-((away / ROUND) ** 2)) * ease(*ROLLED, points[:, 2])
        points = points + share[:, None] * (relax(points, garment.triangles, ROUNDING) - points)
        points = press_seam(points, garment.triangles, run, 6, 0.010)
        mine = np.flatnonzero(np.isin(garment.label, labels))
        far, near = cKDTree(points[run]).query(points[mine])
        share = ease(*ROLLED, points[run][near][:, 2])
        rise = ROLL * far / ROLL_AT * np.exp(1 - far / ROLL_AT) * share
        points[mine] += normals(points, garment.triangles)[mine] * rise[:, None]
    return points


def _joined(garment, sleeve):
    """The cap's edge in one run, from the hind seam over the shoulder to the front seam."""
    back, front = (garment.along(sleeve, edge) for edge in ('cap-back', 'cap-front'))
    return back + front[1:]
