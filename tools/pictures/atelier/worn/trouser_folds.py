"""Where trousers fold as they hang: soft rolls down the leg, behind the knee, drag lines from the fork, the
break over a shoe. A drape smooth enough to keep a pressed crease has none of them. Metres."""

import numpy as np

from ..pattern.curves import ease

AXIS = ((0.05, 0.50, 0.80), (0.086, 0.079, 0.086), (0.010, -0.006, 0.0))  # heights, x and y of a leg's middle
ROLLED, UP, DOWN = 0.0048, (0.70, 0.92), (0.02, 0.16)  # height of the rolls; where they end above and below
# times round the leg, turns to a metre of height, phase, share
ROLLS = ((3, 0.55, 0.4, 1.0), (4, -0.80, 2.1, 0.8), (5, 1.15, 4.4, 0.55), (2, -1.60, 5.2, 0.45))
INSIDE, TOUCH = 0.8, (0.40, 0.52)  # radians beside the inseam which keep still where the legs touch: heights
ROUNDED = 0.0045  # how far the leg stands out between crease and seam, where the press leaves it flat
MIDDLE = 0.045  # so near the middle both legs' folds run out, or they would not meet at the centre seam
FORK = 0.795  # height from which drag lines run
# of drag lines: angle over the horizontal, its width where it starts, its reach, its depth
DRAGS = ((-0.62, 0.007, 0.110, 0.0052), (-1.02, 0.007, 0.175, 0.0060), (0.42, 0.006, 0.090, 0.0034))
FANNED = 0.085  # by how much a drag line widens on its way
# behind the knee: heights of the folds, their slant round the leg, their depth
KNEE = ((0.585, 0.020, 0.0014), (0.525, -0.016, 0.0027), (0.465, 0.022, 0.0024), (0.405, -0.018, 0.0014))
KNEE_WIDE, KNEE_ROUND = 0.025, 0.95  # half width of such a fold; how far round the leg it goes, radians
BREAK, BREAK_DEPTH = 0.135, 0.011  # where the leg gives way over the shoe, and how far
INSTEP = 0.010  # how far the front of the hem lies higher on a shoe than it hangs


def _round_leg(points):
    """Which leg a point is of (-1 or 1), its angle round it (0 outwards, positive behind) and the unit
    direction away from its middle."""
    x, y, z = points.T
    side = np.where(x < 0, -1.0, 1.0)
    heights, across, ahead = AXIS
    out = np.stack([np.abs(x) - np.interp(z, heights, across), y - np.interp(z, heights, ahead)], 1)
    away = out / (np.linalg.norm(out, axis=1)[:, None] + 1e-9)
    return side, np.arctan2(out[:, 1], out[:, 0]), np.stack([away[:, 0] * side, away[:, 1], 0 * x], 1)


def _rounded(turn, z):
    """A pressed leg is round behind its creases, not two boards: it stands out half-way to its seams."""
    return ROUNDED * np.sin(2 * turn) ** 2 * (1 - ease(0.45, 0.72, z))


def _rolls(side, turn, z):
    """Long soft rolls of spare cloth, which wander round the leg on their way down."""
    share = (1 - ease(*UP, z)) * (0.35 + 0.65 * ease(*DOWN, z))
    wave = sum(
        size * np.sin(times * turn + side * (twist * 2 * np.pi * z) + phase + 0.9 * side)
        for times, twist, phase, size in ROLLS
    )
    return ROLLED * share * wave * (0.75 + 0.25 * np.sin(9 * z + 2 * side))


def _knee(side, turn, z):
    """Folds behind the knee, each deepest at another place, that run out towards the front."""
    total = 0.0
    for k, (height, slant, depth) in enumerate(KNEE):
        middle = np.pi / 2 + 0.5 * side * (-1) ** k
        from_middle = np.angle(np.exp(1j * (turn - middle)))
        away = (z - height - slant * from_middle * side) / KNEE_WIDE
        total = total + depth * np.exp(-((from_middle / KNEE_ROUND) ** 2)) * np.exp(-(away**2)) * away
    return total * np.sqrt(2 * np.e)  # so that a fold rises and falls by its depth


def _drags(points):
    """Shallow valleys that the fork pulls across the thigh, in front and behind."""
    x, y, z = points.T
    total = 0.0
    for angle, width, reach, depth in DRAGS:
        c, s = np.cos(angle), np.sin(angle)
        along = np.abs(x) * c + (z - FORK) * s
        across = (z - FORK) * c - np.abs(x) * s + 0.12 * along**2 * np.sign(x)
        wide = width + FANNED * np.maximum(along, 0)
        total = total - depth * ease(0.005, 0.035, along) * np.exp(
            -((np.maximum(along, 0) / reach) ** 2)
        ) * np.exp(-((across / wide) ** 2))
    return total * ease(0.01, 0.05, np.abs(y))


def folded(points):
    """Points of trousers (n, 3) as their cloth folds between waistband and hem."""
    side, turn, away = _round_leg(points)
    z = points[:, 2]
    inside = np.exp(-(((np.pi - np.abs(turn)) / INSIDE) ** 2)) * ease(*TOUCH, z)
    lift = (_rounded(turn, z) + _rolls(side, turn, z) + _knee(side, turn, z)) * (1 - inside) + _drags(points)
    lift = lift * ease(0.0, MIDDLE, np.abs(points[:, 0]))
    return points + away * lift[:, None]


def broken(points):
    """The leg gives way a little above the shoe: its front falls in, more at one leg than at the other, and
    its hem rises over the instep."""
    x, y, z = points.T
    height = BREAK + 0.34 * (np.abs(x) - 0.10) + np.where(x > 0, 0.012, 0)
    dent = np.exp(-(((z - height) / 0.023) ** 2)) - 0.7 * np.exp(-(((z - height + 0.045) / 0.026) ** 2))
    ahead = ease(-0.02, 0.05, -y) * np.where(x > 0, 1.0, 0.8)
    rise = INSTEP * ease(-0.01, 0.05, -y) * (1 - ease(0.03, BREAK, z))
    return points + np.stack([0 * x, BREAK_DEPTH * dent * ahead, rise], 1)
