"""Notch lapel and collar, modelled after the drape: each lapel is a piece of the front turned
back about the roll line, the collar a spline loft from neckline over the fold to the leaf."""

import numpy as np
from scipy.interpolate import CubicSpline

from ..pattern.curves import ease
from ..pattern.panel import Panel
from ..pattern.sewing import Patch, lay

BREAK, NECK = np.array([-0.018, 1.135]), np.array([0.071, 1.555])
ROLL = (NECK - BREAK) / np.linalg.norm(NECK - BREAK)
ACROSS = np.array([ROLL[1], -ROLL[0]])  # from the roll line out over the chest
GORGE = BREAK + ROLL * 0.308
TIP = np.array([0.118, 1.384])
NOTCH = GORGE + (TIP - GORGE) * 0.53
COLLAR_TIP = NOTCH + np.array([0.0185, 0.0245])
FOOT = BREAK + ROLL * 0.007  # where its free edge leaves the front, a finger's breadth above the button
BELLY = [tuple(FOOT), (0.024, 1.197), (0.061, 1.262), (0.094, 1.326), tuple(TIP)]
LAPEL_THICKNESS = 0.0024  # two layers and canvas, rolled at the edge


def _lapel_lift(flat):
    """Height of the lapel over the chest: a soft roll, fullest just above the button."""
    along, out = (flat - BREAK) @ ROLL, (flat - BREAK) @ ACROSS
    bulge = 0.0135 * np.exp(-(((along - 0.035) / 0.07) ** 2))
    bulge -= 0.003 * ease(0.22, 0.31, along)  # no higher than the collar it is sewn to
    fall = np.exp(-np.maximum(out - 0.010, 0) / 0.040)
    tip = 0.0025 * np.exp(-((np.linalg.norm(flat - TIP, axis=1) / 0.02) ** 2))
    height = ease(-0.001, 0.010, out) * (0.0032 + (0.0080 + bulge) * fall) + tip
    return 0.0005 + height * ease(-0.01, 0.07, along)  # flat at its foot, or it curls over the button


def lapels(left, right):
    """Both lapels; their cloth is the facing, so its pattern is turned about the roll line."""
    edges = [
        ('out', BELLY, None),
        ('top', [tuple(TIP), tuple(NOTCH)], None),
        ('gorge', [tuple(NOTCH), tuple(GORGE)], None),
        ('roll', [tuple(GORGE), tuple(FOOT)], None),
    ]
    patches = []
    for surface, mirror in ((left, 1), (right, -1)):

        def turned(flat, mirror=mirror):
            out = (flat - BREAK) @ ACROSS
            return (flat - 2 * out[:, None] * ACROSS) * [mirror, 1]

        panel = Panel(f'lapel{mirror}', edges, 0.005)
        patches.append(
            lay(panel, surface, _lapel_lift, mirror=mirror, weave=turned, thickness=LAPEL_THICKNESS)
        )
    return patches


def _half_collar(front, back, mirror):
    """Neckline, fold and leaf edge of one half, from the notch round to the centre back."""

    def chest(point, lift):
        return front.at(np.array(point) * [mirror, 1], lift)[0][0]

    def nape(point, lift):
        return back.at(np.array(point) * [mirror, 1], lift)[0][0]

    inward = np.array([-mirror, 0, 0])
    neck = chest(NECK, 0)
    rise_a, rise_b = BREAK + ROLL * 0.355, BREAK + ROLL * 0.395
    line = [
        chest(GORGE, 0.001),
        chest(rise_a, 0.001),
        chest(rise_b, 0.001),
        neck,
        nape((0.052, 1.557), 0),
        nape((0.028, 1.549), 0),
        nape((0, 1.545), 0),
    ]
    fold = [
        chest(GORGE, 0.0085) + inward * 0.003,
        chest(rise_a, 0.0085) + inward * 0.004 + [0, 0, 0.003],
        chest(rise_b, 0.0085) + inward * 0.005 + [0, -0.002, 0.009],
        neck + inward * 0.006 + [0, -0.004, 0.019],
        nape((0.052, 1.557), 0) + [-mirror * 0.002, 0.001, 0.026],
        nape((0.028, 1.549), 0) + [0, 0.004, 0.030],
        nape((0, 1.545), 0) + [0, 0.005, 0.031],
    ]
    leaf = [
        chest(NOTCH, 0.0050),
        chest((NOTCH + COLLAR_TIP) / 2, 0.0068),
        chest(COLLAR_TIP, 0.0080),
        chest((0.1020, 1.482), 0.0068),
        nape((0.098, 1.547), 0.006) + [0, -0.002, 0],
        nape((0.068, 1.520), 0.008),
        nape((0, 1.508), 0.009),
    ]
    at_line = [0, 0.12, 0.26, 0.45, 0.66, 0.84, 1]
    at_leaf = [0, 0.05, 0.10, 0.34, 0.56, 0.78, 1]
    steps = np.r_[np.linspace(0, 0.10, 9), np.linspace(0.10, 1, 56)[1:]]

    def curve(at, points):
        return CubicSpline(at, np.array(points), bc_type='natural')(steps)

    edge = curve(at_leaf[2:], leaf[2:])
    straight = steps <= 0.10 + 1e-9
    short = np.array(leaf[:3])
    edge[straight] = np.stack([np.interp(steps[straight], at_leaf[:3], short[:, k]) for k in range(3)], 1)
    return curve(at_line, line), curve(at_line, fold), edge, steps


def collar(left, right, back):
    """The collar in one piece: stand rows up to the fold, leaf rows down to the edge."""
    line_l, fold_l, edge_l, steps = _half_collar(left, back, 1)
    line_r, fold_r, edge_r, _ = _half_collar(right, back, -1)
    line, fold, edge = (
        np.vstack([a, b[::-1][1:]]) for a, b in ((line_l, line_r), (fold_l, fold_r), (edge_l, edge_r))
    )
    around = np.r_[steps, 2 - steps[::-1][1:]] * 0.24
    rows, cloth = [], []
    for v in np.linspace(0, 1, 7)[:-1]:
        rows.append(line * (1 - v) + fold * v)
        cloth.append(np.c_[around, np.full(len(around), -0.03 + 0.03 * v)])
    out = edge - line
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    room = np.minimum(1, np.linalg.norm(fold - line, axis=1) / 0.02)
    for v in np.linspace(0, 1, 13):
        bulge = (0.0035 * np.sin(np.pi * v) * (1 - v) ** 0.7 * room)[:, None]
        rows.append(fold * (1 - v) + edge * v + out * bulge * 0.7 + np.array([0, 0, 0.9]) * bulge)
        cloth.append(np.c_[around, np.full(len(around), 0.055 * v)])
    return loft('collar', np.array(rows), np.array(cloth) + [0, 0.03], leaf_from=12)


def loft(name, rows, cloth, leaf_from, thickness=0.0016):
    """A patch from a grid of rows (n, m, 3); its leaf, from that row on, faces outwards."""
    high, wide = rows.shape[:2]
    index = np.arange(high * wide).reshape(high, wide)
    a, b = index[:-1, :-1].ravel(), index[:-1, 1:].ravel()
    c, d = index[1:, 1:].ravel(), index[1:, :-1].ravel()
    triangles = np.vstack([np.c_[a, b, c], np.c_[a, c, d]])
    points = rows.reshape(-1, 3)
    p, q, r = points[triangles].transpose(1, 0, 2)
    leaf = triangles.min(1) > wide * leaf_from
    outward = (p + q + r) / 3 - [0, 0, points[:, 2].min() - 0.08]
    flipped = (np.cross(q - p, r - p)[leaf] * outward[leaf]).sum() < 0
    panel = Panel(
        name,
        [
            ('a', [(0, 0), (0.05, 0)], 5),
            ('b', [(0.05, 0), (0.05, 0.05)], 5),
            ('c', [(0.05, 0.05), (0, 0.05)], 5),
            ('d', [(0, 0.05), (0, 0)], 5),
        ],
        0.01,
    )
    panel.points, panel.triangles = cloth.reshape(-1, 2), triangles
    return Patch(panel, points, panel.points, thickness, side=0.0, flipped=bool(flipped))
