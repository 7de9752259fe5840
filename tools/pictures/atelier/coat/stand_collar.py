"""The stand collar of a bandhgala where it closes: its ends meet edge to edge. Metres."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.mesh import normals
from ..pattern.sewing import Surface

COLLAR = 9  # number of its panel
ALIKE = (0.13, 0.05)  # from an end along the collar: as it hung, and both halves alike
DRAWN = 0.05  # so far from its end a half is drawn to the middle
APART = 0.0002  # from the middle to an end


def _from_end(flat, radius):
    """Distance of each pattern point along the arc from the nearer end, its height over the seam and which
    half it is of: -1 where the arc begins, which is the wearer's left."""
    x, up = flat[:, 0], radius - flat[:, 1]
    turn = np.arctan2(x, up)
    return (np.abs(turn).max() - np.abs(turn)) * radius, radius - np.hypot(x, up), np.sign(x)


def meet(garment, points, radius=0.60):
    """Make the halves alike where they close and bring their ends together. The seam stays where the
    fronts lie on each other."""
    collar = garment.panels[COLLAR]
    start = garment.starts[collar.name]
    ids = garment.of_flat[start : start + len(collar.points)]
    surface = Surface(garment, collar, points, normals(points, garment.triangles))
    other = surface.at(collar.points * [-1, 1])[0] * [-1, 1, 1]
    far, rise, half = _from_end(collar.points, radius)
    alike = ease(*ALIKE, far)[:, None] * ease(0, 0.012, rise)[:, None]
    placed = points[ids] + alike * (other - points[ids]) / 2
    for side in (-1, 1):
        mine = half == side
        end = mine & (far < 1e-4)
        order = rise[end].argsort()
        at_end = np.interp(rise[mine], rise[end][order], placed[end, 0][order])
        towards = -side * APART - at_end
        placed[mine, 0] += towards * ease(DRAWN, 0, far[mine])
    points = points.copy()
    points[ids] = placed
    return points
