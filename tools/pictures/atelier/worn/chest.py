"""The chest of a shirt or kurta after the drape: cloth rounds off what of the form's bends it would show."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.mesh import adjacency, half_edges

# heights and distance from the centre, in metres, between which the rounding begins, and where it ends
LOW, HIGH, ASIDE = (1.20, 1.28), (1.42, 1.38), (0.22, 0.18)
ROUNDS = 25  # of averaging: over about two centimetres, so that no band of shade runs across


def rounded(garment, points):
    """Points with the chest of front and back averaged with what lies beside it."""
    x, _, z = points.T
    share = 0.5 * (garment.label <= 1) * ease(*LOW, z) * ease(*HIGH, z) * ease(*ASIDE, np.abs(x))
    beside = adjacency(half_edges(garment.triangles), len(points))
    degree = np.asarray(beside.sum(1))
    for _ in range(ROUNDS):
        points = points + share[:, None] * (beside @ points / degree - points)
    return points
