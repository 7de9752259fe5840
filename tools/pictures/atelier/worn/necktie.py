"""A tie as it is worn: a four-in-hand knot between the leaves of a collar, and the blade that comes out
under it. Grids of points with the cloth's coordinates, both closed across. Metres."""

import numpy as np
from scipy.interpolate import PchipInterpolator

from ..pattern.curves import ease
from ..pattern.form import chest

TOP, END = 1.4975, 1.4520  # of the knot: its upper edge, hidden in the gap of the collar, and its lower
BACK = 0.0030  # of the knot over the form: it lies on the stand
TURN = np.radians(-72)  # of the knot's cloth against the blade's: the last wrap goes round across it
ROUND = 0.0165  # metres of cloth to a radian round the knot
SINKS = 0.0035  # its end lies lower, under the feet of the lapels
HIDDEN = 0.012  # how far the blade goes up into the knot
PADDED = 0.0021  # half its thickness over the interlining
DIMPLE, DIMPLE_LENGTH = 0.0082, 0.048
# where a coat's lapels, or a waistcoat's fronts, meet, how fast they part, how far the tie goes under them
OPENING, WAISTCOAT = (1.205, 0.30, 0.004), (1.248, 0.42, 0.006)
HIDES = 0.017  # so far below where they meet the blade ends

# down the knot: how far it reaches to its wearer's left and right, and how far it stands out. One side
# falls straighter than the other, as a four-in-hand's does.
_SHARES = (0, 0.2, 0.6, 1)
_LEFT = PchipInterpolator(_SHARES, (0.0180, 0.0212, 0.0178, 0.0124))
_RIGHT = PchipInterpolator(_SHARES, (0.0190, 0.0222, 0.0170, 0.0106))
_DEEP = PchipInterpolator((0, 0.12, 0.45, 0.8, 1), (0.0042, 0.0085, 0.0142, 0.0158, 0.0148))
# half the blade's width at a distance below the knot
_HALF = PchipInterpolator(
    (-HIDDEN, 0, 0.012, 0.035, 0.08, 0.16, 0.29), (0.0088, 0.0105, 0.0142, 0.0190, 0.0245, 0.0315, 0.0400)
)


def knot(parts=96):
    """Rows from the upper edge to the lower one, round both of which the cloth turns in."""
    turn = np.linspace(0, np.pi / 2, 9)
    edge = np.sin(turn)  # how full the knot is along a rounded edge
    low, high = 0.14 * (1 - np.cos(turn)), 1 - 0.085 * (1 - np.cos(turn[::-1]))
    share = np.r_[low[:-1], np.linspace(low[-1], high[0], 26), high[1:]][:, None]
    full = np.r_[edge[:-1], np.ones(26), edge[::-1][1:]][:, None]
    angle = np.linspace(0, 2 * np.pi, parts, endpoint=False)[None]
    c, s = np.cos(angle), np.sin(angle)
    reach = np.where(c > 0, _LEFT(share), _RIGHT(share)) * (0.55 + 0.45 * full)
    x = reach * np.sign(c) * np.abs(c) ** 0.9
    z = TOP + (END - TOP) * share + 0.05 * x * ease(0.3, 1.0, share)  # its lower edge runs aslant
    out = np.where(s < 0, _DEEP(share) * (0.30 + 0.70 * full) * np.abs(s) ** 0.85, -0.0020 * s)
    out = out - _creases(x, z) * np.clip(-s, 0, 1)
    y = chest(x, z, BACK)[..., 1] - out
    flat = np.stack(np.broadcast_arrays(angle * ROUND, z), -1)
    across = np.array([[np.cos(TURN), -np.sin(TURN)], [np.sin(TURN), np.cos(TURN)]])
    return np.stack([x, y, z], -1), flat @ across.T


def _creases(x, z):
    """Soft folds of the last wrap, drawn down from one shoulder of the knot."""
    along = (z - END) / (TOP - END)
    total = 0.0
    for start, slant, deep, wide in ((0.0118, 0.017, 0.0010, 0.0022), (-0.0060, 0.010, 0.0006, 0.0026)):
        total = total + deep * np.exp(-(((x - start + slant * (1 - along)) / wide) ** 2))
    return total * ease(1.0, 0.75, along) * ease(0.0, 0.3, along)


def blade(across=61, opening=OPENING):
    """Rows down from inside the knot; the ring of each goes over the face and back behind it."""
    meet, spread, under = opening
    last = END - (meet - HIDES)
    down = np.r_[np.linspace(-HIDDEN, 0.07, 50), np.linspace(0.07, last, 50)[1:]][:, None]
    z = END - down
    half = np.minimum(_HALF(down), under + spread * np.maximum(z - meet, 0))
    u = np.sin(np.linspace(-np.pi / 2, np.pi / 2, across))[None]  # closest together at the edges
    x = u * half
    thick = PADDED * np.sqrt(1 - np.clip((np.abs(x) - half) / PADDED + 1, 0, 1) ** 2)
    lift = _lift(u, down, half) - SINKS * ease(meet + 0.002, meet - 0.027, z)
    middle = chest(0 * x, z + 0 * x, 0)[..., 1]
    curve = 0.45 * (chest(x, z + 0 * x, 0)[..., 1] - middle)  # it follows the round of the chest in part
    sides = [np.stack([x, middle + curve - lift - side * thick, z + 0 * x], -1) for side in (1, -1)]
    grid = np.concatenate([sides[0], sides[1][:, -2:0:-1]], 1)
    return grid, grid[..., [0, 2]]


def _lift(u, down, half):
    """How far the middle of the blade's thickness lies over the form."""
    along = np.clip(down, 0, None) / DIMPLE_LENGTH
    fold = np.exp(-(along**1.7))
    # the dimple: a valley between two ridges that opens into the flat blade
    valley = DIMPLE * fold * np.exp(-(((u + 0.06) / (0.30 + 0.10 * along)) ** 2))
    camber = (0.0024 + 0.0030 * fold) * (1 - np.abs(u) ** 2.4)
    spring = 0.0054 * np.exp(-((np.clip(down, 0, None) / 0.075) ** 2))  # from the knot, which stands out
    return 0.0048 + spring + camber - valley + 0.0004 * np.sin(u * 4 + down * 40) + 0 * half
