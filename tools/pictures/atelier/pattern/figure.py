"""A fuller figure: the house's form with more round the waist, and everything that is worn on it. Metres.

The figure is a movement of space, so that form, garment, shirt and tie grow together and nothing passes
through anything else. The cloth keeps its pattern coordinates, as a larger size does.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator

from .curves import ease
from .form import section

# height; how far the side, the front and the back move outwards: a belly, from which the cloth hangs
# down, and little at the shoulders, as chest and waist do not grow alike
GROWTH = np.array(
    [
        (0.00, 0.000, 0.000, 0.000),
        (0.30, 0.009, 0.010, 0.003),
        (0.54, 0.012, 0.018, 0.006),
        (0.80, 0.017, 0.036, 0.011),
        (0.95, 0.022, 0.054, 0.012),
        (1.06, 0.026, 0.061, 0.011),
        (1.18, 0.021, 0.046, 0.009),
        (1.30, 0.013, 0.021, 0.007),
        (1.40, 0.007, 0.006, 0.004),
        (1.47, 0.001, 0.000, 0.000),
        (1.50, 0.000, 0.000, 0.000),
    ]
)
EASE = 0.012  # what is worn lies so far over the form
ARMS = (1.08, 1.36)  # in half widths of the torso: what lies further out moves with the shoulder only
STEP = 0.001
_growth = PchipInterpolator(GROWTH[:, 0], GROWTH[:, 1:])


def _share(over):
    """How much of the growth a point takes: in proportion inside the torso, all of it outside."""
    return over / (1 + np.abs(over) ** 4) ** 0.25


def grown(points):
    """Where points (n, 3) of the house's form, or of what it wears, are on the fuller figure."""
    x, y, z = np.asarray(points, float).T
    side, ahead, behind = _growth(np.clip(z, GROWTH[0, 0], GROWTH[-1, 0])).T
    width, front, back, centre, _ = section(z)
    width = width + EASE
    depth = _share((y - centre) / (np.where(y < centre, front, back) + EASE))
    torso = 1 - ease(ARMS[0], ARMS[1], np.abs(x) / width)
    return np.stack(
        [x + side * _share(x / width), y + np.where(y < centre, ahead, behind) * depth * torso, z], 1
    )


def moved(points):
    """The points of something stiff, a button, where it is on the fuller figure: turned, not stretched."""
    points = np.asarray(points, float)
    centre = points.mean(0)
    steps = STEP * np.vstack([np.eye(3), -np.eye(3)])
    around = grown(centre + steps)
    left, _, right = np.linalg.svd((around[:3] - around[3:]).T)
    return grown(centre[None])[0] + (points - centre) @ (left @ right).T
