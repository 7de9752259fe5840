"""A plain leather shoe, of which toe and vamp show below a trouser hem. Metres; its sole's lowest point is at
height 0, its heel's back at y = 0, its toe at -LONG; the wearer's left shoe, x growing outwards."""

import numpy as np

LONG = 0.292
# distance from the heel's back: half the width there, how far its middle lies outwards
WIDE = (
    (0.0, 0.012, 0.032, 0.075, 0.125, 0.175, 0.205, 0.235, 0.262, 0.281, 0.292),
    (0.0, 0.021, 0.0295, 0.031, 0.034, 0.0435, 0.0455, 0.0415, 0.0325, 0.0195, 0.0),
    (0.0, 0.0, 0.0, 0.001, 0.004, 0.006, 0.004, 0.0, -0.005, -0.008, -0.009),
)
# height of the upper's ridge, and of the seam between upper and sole: the heel lifts it, and the toe springs
RIDGE = (
    (0.0, 0.012, 0.05, 0.09, 0.125, 0.160, 0.195, 0.225, 0.255, 0.278, 0.292),
    (0.050, 0.066, 0.074, 0.072, 0.060, 0.0485, 0.0415, 0.0375, 0.0345, 0.029, 0.019),
)
SEAM = ((0.0, 0.075, 0.13, 0.19, 0.24, 0.292), (0.027, 0.025, 0.015, 0.009, 0.0095, 0.015))
BLUNT = 0.014  # over this length heel and toe are round
FULL = 0.72  # how full the upper is between seam and ridge: 1 is an ellipse, less is fuller
WELT, SOLE = 0.0028, 0.0065  # how far the sole stands out, and its thickness
HEEL, BREAST = 0.072, 0.004  # length of the heel, and by how much it is set in at its front


def _along(count):
    """Places from heel to toe, closer together at both ends, where the outline turns."""
    return LONG * (1 - np.cos(np.linspace(0, np.pi, count))) / 2


def _outline(at, out=0.0):
    """Half the width and the middle of the shoe at places from heel to toe, `out` wider all round."""
    places, wide, middle = WIDE
    ends = np.sqrt(np.clip(np.minimum(at, LONG - at) / BLUNT, 0, 1))  # or heel and toe would be points
    half = np.interp(np.clip(at, BLUNT, LONG - BLUNT), places, wide)
    return (half + out) * ends, np.interp(at, places, middle)


def upper(count=72, parts=33):
    """The upper as a grid of points, from heel to toe and from its inner to its outer seam."""
    at, turn = _along(count), np.linspace(0, np.pi, parts)
    half, middle = _outline(at)
    low, high = np.interp(at, *SEAM), np.interp(at, *RIDGE)
    ends = np.clip(half / 0.016, 0, 1) ** 0.5
    across = -np.cos(turn)
    rise = np.sin(turn) ** FULL
    x = middle[:, None] + half[:, None] * across * (1 - 0.10 * rise)
    z = low[:, None] + ((high - low) * ends)[:, None] * rise
    return np.stack([x, np.broadcast_to(-at[:, None], x.shape), z], -1)


def _slab(at, low, high, out):
    """A plate under the shoe as a grid: a closed section at every place."""
    half, middle = _outline(at, out)
    corners = ((-1, 0), (-1, 1), (1, 1), (1, 0))
    rows = [
        np.stack([middle + side * half, -at + out * (1 - 2 * at / LONG), low + (high - low) * up], -1)
        for side, up in corners
    ]
    return np.stack(rows, 1)


def sole(count=72):
    """The sole and its welt: a grid of four-cornered sections from heel to toe."""
    at = _along(count)
    high = np.interp(at, *SEAM) + 0.001
    return _slab(at, high - SOLE, high, WELT)


def heel(count=24):
    """The heel: a grid of four-cornered sections."""
    at = HEEL * (1 - np.cos(np.linspace(0, np.pi, count))) / 2
    high = np.interp(at, *SEAM) - SOLE + 0.002
    return _slab(at, 0 * at, high, WELT - BREAST * (at / HEEL) ** 4)
