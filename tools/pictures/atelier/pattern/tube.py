"""A sleeve as a tube round the form's arm: how far its cloth is from the arm, and that made even. Metres;
angles in radians round an upright axis in the arm, 0 outwards, -pi / 2 to the front."""

from typing import NamedTuple

import numpy as np
from scipy.interpolate import BSpline
from scipy.ndimage import gaussian_filter1d

from .form import ARM

ROUNDED = 0.06  # of the form's arm, which is straight to the elbow and below it: spread of its rounding
KNOT, HARMONICS = 0.13, 3  # height between the knots of the even shape; its waves round the arm
STEADY = 0.02  # ridge of the fit, in points of the mesh


class Fold(NamedTuple):
    """A fold across a sleeve: where its middle is, and its shape."""

    height: float
    angle: float
    depth: float
    slant: float  # height lost for a radian outwards
    width: float  # half of it
    reach: float  # half its length, in radians


def folded(folds, height, angle, curved=0.0):
    """How far the cloth is out at heights and angles, negative in a fold: a valley between two soft ridges.
    A fold hangs between its ends, which are `curved` higher than its middle a radian away."""
    out = np.zeros_like(height)
    for fold in folds:
        turn = (angle - fold.angle + np.pi) % (2 * np.pi) - np.pi
        off = ((height - fold.height + fold.slant * turn - curved * turn**2) / fold.width) ** 2
        out -= fold.depth * (1 - 0.7 * off) * np.exp(-off / 2 - (turn / fold.reach) ** 2)
    return out


def varied(folds, raised, deeper, steeper):
    """The folds of the other sleeve, for no two hang alike: a height to add to each, factors of its depth
    and slant."""
    return tuple(
        fold._replace(height=fold.height + up, depth=fold.depth * deep, slant=fold.slant * steep)
        for fold, up, deep, steep in zip(folds, raised, deeper, steeper, strict=True)
    )


def middle(height):
    """Place of the arm, x and y, at heights: a smooth bend."""
    order = ARM[:, 2].argsort()
    every = np.arange(0.60, 1.70, 0.005)
    return [
        np.interp(
            height, every, gaussian_filter1d(np.interp(every, ARM[order, 2], ARM[order, k]), ROUNDED / 0.005)
        )
        for k in (0, 1)
    ]


def around(points, mirror):
    """Angle of points (n, 3) round the arm and their distance from it; `mirror` is -1 for the right arm."""
    x, y = middle(points[:, 2])
    across, ahead = points[:, 0] * mirror - x, points[:, 1] - y
    return np.arctan2(ahead, across), np.hypot(across, ahead)


def even(height, angle, radius, fitted):
    """The distances `radius` without dents: the smooth tube nearest to those that are `fitted`, a mask."""
    basis = _basis(height, angle)
    system = basis[fitted].T @ basis[fitted] + STEADY * np.eye(basis.shape[1])
    return basis @ np.linalg.solve(system, basis[fitted].T @ radius[fitted])


def _basis(height, angle):
    """Splines along the arm times waves round it, one column for each product."""
    knots = np.arange(0.72 - 3 * KNOT, 1.50 + 4 * KNOT, KNOT)
    along = BSpline.design_matrix(np.clip(height, 0.72, 1.48), knots, 3).toarray()
    along = along[:, along.any(0)]
    waves = [np.ones_like(angle)]
    waves += [f(k * angle) for k in range(1, HARMONICS + 1) for f in (np.cos, np.sin)]
    return (along[:, :, None] * np.stack(waves, 1)[:, None]).reshape(len(height), -1)
