"""The collar of a shirt worn with a tie under a coat: a stand, and a semi-spread leaf that rolls over it
and lies on the knot. Grids of points with the cloth's coordinates. Metres."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter

from ..cuts.shirt_collar import right_round, rolled
from ..pattern.form import chest, neck
from . import necktie

# the fold from front to back: angle round the neck in degrees, height
FOLD = (
    (-86, 1.4985),
    (-74, 1.5005),
    (-54, 1.507),
    (-27, 1.516),
    (0, 1.526),
    (26, 1.534),
    (50, 1.540),
    (72, 1.543),
    (90, 1.544),
)
POINT = (0.0620, 1.4345)  # the tip of the leaf, in front view
THICKNESS = 0.0019
STAND_FOOT, STAND_LIFT, FOLD_LIFT = 1.474, 0.0030, 0.0046
ROLL = 0.0062
BOW, BOW_REACH = 0.0042, 14.0  # how far the leaf arches before its points come down; columns it fades over
STEPS = 70  # columns to a half


def stand():
    """The band round the neck."""
    ring = np.linspace(-90, 270, 121)
    top = np.interp(np.where(ring > 90, 180 - ring, ring), *np.array(((-90, 1.497), *FOLD)).T)
    shares = np.linspace(0, 1, 6)
    grid = [
        [neck(a, STAND_FOOT + (high - STAND_FOOT) * v, STAND_LIFT) for a, high in zip(ring, top, strict=True)]
        for v in shares
    ]
    cloth = np.stack(np.broadcast_arrays(ring[None] / 360 * 0.41, 0.04 * shares[:, None]), -1)
    return np.array(grid), cloth


def leaf():
    """The turned-down leaf, from its fold to its edge."""
    fold = np.array([neck(a, z, FOLD_LIFT) for a, z in FOLD])
    edge = np.array(
        [
            chest(*POINT, 0.0062),
            chest(0.0735, 1.4490, 0.0072),
            chest(0.0845, 1.4650, 0.0080),
            neck(-30, 1.480, 0.0085),
            neck(0, 1.491, 0.0105),
            neck(30, 1.499, 0.0095),
            neck(52, 1.504, 0.0078),
            neck(72, 1.507, 0.0072),
            neck(90, 1.508, 0.0070),
        ]
    )
    fold, edge = right_round(fold, edge, STEPS)
    shares = np.linspace(0, 1, 36)
    grid = rolled(fold, edge, shares, ROLL)
    from_front = np.minimum(np.arange(grid.shape[1]), np.arange(grid.shape[1])[::-1])
    bow = BOW * np.sin(np.pi * shares)[:, None] * np.exp(-((from_front / BOW_REACH) ** 2))
    grid = grid - bow[..., None] * [0, 1, 0]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
    return _on_knot(grid), np.stack(np.broadcast_arrays(along[None], -0.06 * shares[:, None]), -1)


def _on_knot(grid):
    """The leaf, brought forward where the knot would come through it, and smoothly to both sides."""
    knot, _ = necktie.knot()
    front = knot[..., 1] < chest(knot[..., 0], knot[..., 2], necktie.BACK)[..., 1]
    over = LinearNDInterpolator(knot[front][:, [0, 2]], knot[front][:, 1])(grid[..., [0, 2]])
    short = np.nan_to_num(np.maximum(grid[..., 1] - (over - THICKNESS / 2), 0))
    eased = np.maximum(short, gaussian_filter(short, (3, 3), mode='nearest'))
    return grid - gaussian_filter(eased, 1.2, mode='nearest')[..., None] * [0, 1, 0]
