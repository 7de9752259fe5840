"""The tailor's form: cross sections up the body, arms as capsules, and a distance grid. Metres.

The wearer faces -y; x grows towards the wearer's left, z upwards from the floor.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator

# height, half width, front depth, back depth, centre y, roundness (2 is an ellipse)
SECTIONS = np.array(
    [
        (0.780, 0.158, 0.112, 0.112, 0.000, 2.30),
        (0.840, 0.170, 0.118, 0.124, 0.000, 2.30),
        (0.900, 0.175, 0.120, 0.130, 0.000, 2.30),
        (1.000, 0.165, 0.116, 0.118, 0.000, 2.25),
        (1.100, 0.151, 0.112, 0.096, 0.000, 2.20),
        (1.200, 0.162, 0.122, 0.106, 0.000, 2.20),
        (1.280, 0.177, 0.130, 0.118, 0.000, 2.25),
        (1.340, 0.186, 0.126, 0.122, 0.000, 2.30),
        (1.390, 0.192, 0.110, 0.118, 0.005, 2.40),
        (1.425, 0.190, 0.090, 0.106, 0.008, 2.50),
        (1.447, 0.172, 0.076, 0.094, 0.010, 2.40),
        (1.463, 0.140, 0.068, 0.085, 0.010, 2.20),
        (1.478, 0.104, 0.062, 0.077, 0.010, 2.10),
        (1.495, 0.077, 0.060, 0.070, 0.008, 2.00),
        (1.515, 0.066, 0.058, 0.065, 0.005, 2.00),
        (1.545, 0.061, 0.058, 0.060, 0.000, 2.00),
        (1.580, 0.059, 0.058, 0.058, -0.006, 2.00),
    ]
)
# shoulder, elbow, wrist, fingertips: x, y, z, radius
ARM = np.array(
    [
        (0.180, 0.006, 1.408, 0.060),
        (0.252, 0.004, 1.130, 0.050),
        (0.268, -0.055, 0.860, 0.036),
        (0.268, -0.065, 0.800, 0.034),
    ]
)
HIPS, FULLEST, LOWEST = 0.88, 1.27, 0.54  # heights of the widest hips and chest, and of a long hem
SLIM = 0.965  # the hips under trousers, which have room to hang
# heights, and share of their width: they fill the sides, or those run straight from the waistband to a corner
FILLED_SIDES = (0.80, 0.89, 0.95, 1.03), (0.980, 1.005, 1.008, 0.965)
# folds of long cloth: distance from the centre, half width, height at the hem
FRONT_FOLDS = (
    (-0.138, 0.022, 0.019),
    (-0.076, 0.018, 0.015),
    (0.064, 0.018, 0.013),
    (0.124, 0.022, 0.020),
)
BACK_FOLDS = (
    (-0.124, 0.024, 0.013),
    (-0.052, 0.022, 0.010),
    (0.046, 0.022, 0.009),
    (0.116, 0.024, 0.014),
)
_along_height = PchipInterpolator(SECTIONS[:, 0], SECTIONS[:, 1:])


def section(z):
    """Half width, front depth, back depth, centre and roundness at a height."""
    values = _along_height(np.clip(z, SECTIONS[0, 0], SECTIONS[-1, 0]))
    return [values[..., k] for k in range(5)]


def torso(x, y, z):
    """Rough signed distance to the torso, negative inside."""
    width, front, back, centre, roundness = section(z)
    depth = np.where(y < centre, front, back)
    ring = np.abs(x / width) ** roundness + np.abs((y - centre) / depth) ** roundness
    distance = (ring ** (1 / roundness) - 1) * np.minimum(width, depth) * 1.05
    return np.maximum(np.maximum(distance, z - SECTIONS[-1, 0]), SECTIONS[0, 0] - z)


def _folds(x, folds):
    return sum(height * np.exp(-(((x - place) / spread) ** 2)) for place, spread, height in folds)


def filled(x, y, z):
    """The torso, filled out from the chest down to what long cloth hangs round when it is worn: it cannot
    fall in at the waist or below the form, and falls in folds from under the chest instead."""
    flare = np.clip((FULLEST - z) / (FULLEST - LOWEST), 0, 1)
    width, depth = 0.184 + 0.015 * flare, 0.128 + 0.007 * flare
    ring = (np.abs(x / width) ** 2.3 + np.abs(y / depth) ** 2.3) ** (1 / 2.3)
    folds = np.where(y < 0, _folds(x, FRONT_FOLDS), _folds(x, BACK_FOLDS))
    out = (ring - 1) * depth * 1.05 - folds * flare**0.6 * np.clip(ring, 0, 1)
    return blend(torso(x, y, np.maximum(z, HIPS)), np.maximum(out, z - FULLEST), 0.03)


def chest(x, z, lift):
    """Points `lift` over the front of the form, in front view at (x, z)."""
    width, front, _, centre, roundness = section(z)
    x = np.asarray(x, float)
    ring = np.clip(1 - np.abs(x / (width + lift)) ** roundness, 0, 1)
    return np.stack(np.broadcast_arrays(x, centre - (front + lift) * ring ** (1 / roundness), z), -1)


def neck(degrees, z, lift):
    """A point `lift` off the form at a height; -90 degrees is the front, 0 the wearer's left."""
    width, front, back, centre, roundness = section(z)
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    depth = (front if s < 0 else back) + lift
    return np.array(
        [
            (width + lift) * np.sign(c) * abs(c) ** (2 / roundness),
            centre + depth * np.sign(s) * abs(s) ** (2 / roundness),
            z,
        ]
    )


def capsule(x, y, z, start, end):
    """Distance to a capsule between two (x, y, z, radius) ends, mirrored left and right."""
    offset = np.stack([np.abs(x) - start[0], y - start[1], z - start[2]], -1)
    axis = (end - start)[:3]
    share = np.clip((offset @ axis) / (axis @ axis), 0, 1)
    radius = start[3] + (end[3] - start[3]) * share
    return np.linalg.norm(offset - share[..., None] * axis, axis=-1) - radius


def arms(x, y, z):
    """Distance to both arms."""
    return np.minimum.reduce([capsule(x, y, z, ARM[k], ARM[k + 1]) for k in range(2)])


def blend(a, b, radius=0.02):
    """Union of two distances with a rounded join."""
    share = np.clip(0.5 + 0.5 * (b - a) / radius, 0, 1)
    return b * (1 - share) + a * share - radius * share * (1 - share)


def padded_torso(x, y, z):
    """The torso with a jacket's shoulder pads on it."""
    start, end = np.array((0.10, 0.0, 1.446, 0.030)), np.array((0.198, 0.0, 1.424, 0.033))
    return blend(torso(x, y, z), capsule(x, (y - 0.008) / 1.55, z, start, end), 0.03)


def legs(x, y, z):
    """Hips and two legs, for trousers."""
    width, front, back, centre, roundness = section(np.clip(z, 0.86, 2))
    thin = np.interp(z, [0.78, 0.95], [0.72, 1]), np.interp(z, [0.80, 0.90], [0.78, 1])  # towards the thighs
    width = width * np.interp(z, *FILLED_SIDES)
    depth = np.where(y < centre, front * thin[0], back * thin[1]) * SLIM
    ring = np.abs(x / width) ** roundness + np.abs((y - centre) / depth) ** roundness
    hips = (ring ** (1 / roundness) - 1) * np.minimum(width, depth)
    hips = np.maximum(np.maximum(hips, 0.83 - z), z - 1.06)
    joints = np.array(
        [
            (0.084, 0.0, 0.80, 0.084),
            (0.078, -0.008, 0.50, 0.068),
            (0.086, 0.012, 0.10, 0.054),
        ]
    )
    leg = np.minimum(capsule(x, y, z, joints[0], joints[1]), capsule(x, y, z, joints[1], joints[2]))
    return blend(hips, leg, 0.045)


class DistanceGrid:
    """A distance function sampled on a grid, its gradient evened to about 1."""

    def __init__(self, distance, low=(-0.42, -0.26, 0.30), high=(0.42, 0.26, 1.66), step=0.006):
        self.low, self.step = np.array(low), step
        count = np.ceil((np.array(high) - self.low) / step).astype(int) + 1
        axes = [self.low[k] + step * np.arange(count[k]) for k in range(3)]
        values = distance(*np.meshgrid(*axes, indexing='ij'))
        slope = np.linalg.norm(np.stack(np.gradient(values, step)), axis=0)
        self.values = (values / np.clip(slope, 0.5, 3)).astype(np.float32)
