"""Plane curves as a pattern cutter uses them: drawn through points, measured, divided."""

import numpy as np
from scipy.interpolate import CubicSpline

DIGITS = 7  # of a length on a pattern in metres; the last ones differ between processors


def through(points, count=60):
    """A natural spline through `points`; two points stay a straight line."""
    points = np.asarray(points, float)
    if len(points) == 2:
        return points
    chords = np.sqrt(np.linalg.norm(np.diff(points, axis=0), axis=1))
    at = np.r_[0, np.cumsum(chords)]
    return CubicSpline(at, points, bc_type='natural')(np.linspace(0, at[-1], count))


def lengths(curve):
    """Arc length at every point of a polyline, the first being 0."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]


def length(curve):
    """Length of a polyline, in the units of its points."""
    return float(lengths(curve)[-1])


def divide(curve, parts):
    """`parts` + 1 points at equal steps along a polyline (any dimension)."""
    curve = np.asarray(curve, float)
    at = lengths(curve)
    steps = np.linspace(0, at[-1], parts + 1)
    return np.stack([np.interp(steps, at, curve[:, k]) for k in range(curve.shape[1])], 1)


def mirrored(points):
    """Points reflected in the centre line x = 0, order reversed so that the walk goes on."""
    return [(-x, y) for x, y in points][::-1]


def beside(curve, distance):
    """The curve moved sideways, to its left for a positive distance."""
    tangent = np.gradient(curve, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-12
    return curve + np.stack([-tangent[:, 1], tangent[:, 0]], 1) * distance


def inside(points, outline):
    """Which points lie inside a closed outline (crossing rule)."""
    points, outline = np.asarray(points, float), np.asarray(outline, float)
    x, y = points[:, :1], points[:, 1:]
    ax, ay = outline[:, 0], outline[:, 1]
    bx, by = np.roll(ax, -1), np.roll(ay, -1)
    straddles = (ay > y) != (by > y)
    crossing = (bx - ax) * (y - ay) / np.where(by == ay, 1e-30, by - ay) + ax
    return (straddles & (x < crossing)).sum(1) % 2 == 1


def solve_height(measure, target, low, high):
    """The height at which a growing `measure` reaches `target`, by bisection."""
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if measure(middle) < target else (low, middle)
    return (low + high) / 2


def ease(low, high, value):
    """0 below `low`, 1 above `high`, a smooth step between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
