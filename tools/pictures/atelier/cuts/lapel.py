"""Notch lapel and collar, modelled after the drape: each lapel is a piece of the front turned
back about the roll line, the collar a spline loft from neckline over the fold to the leaf."""

import numpy as np
from scipy.interpolate import CubicSpline

from ..pattern.curves import ease, lengths, mirrored, through
from ..pattern.form import neck
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
FULLNESS = 0.005  # by which its outer edge is rounder than straight: more looks like a belly
# the collar's outer edge from its tip over the shoulder seam, and on the back from there to the middle
OVER_CHEST = [tuple(COLLAR_TIP), (0.0945, 1.472), (0.0905, 1.515), (0.094, 1.5469)]
OVER_BACK = [(0.094, 1.5611), (0.085, 1.5575), (0.062, 1.5465), (0.032, 1.5345), (0, 1.5295)]
# the collar's fold round the neck, close to the shirt's leaf and a finger's breadth below its top: angle from
# the wearer's left, height, lift off the form; and where the neckline below it lies on front and back
FOLD = (
    (-20, 1.501, 0.0125),
    (5, 1.5115, 0.0118),
    (35, 1.520, 0.0115),
    (62, 1.5265, 0.0115),
    (90, 1.530, 0.0115),
)
RISE, SIDE_SEAM = (0.340, 0.385, 0.405), ((0.066, 1.566), (0.034, 1.549), (0, 1.545))
NOTCH_SHARE = 0.10  # of the collar's half length, its short end at the notch
TIP_LIES, LIES = 0.0065, 0.0018  # how high its edge lies: its tip, and over the shoulder and the back
COLLAR_THICKNESS = 0.0016
ACROSS_BACK = 8  # points of its edge from the shoulder seam to the centre back
COLUMNS, STAND_ROWS = (
    64,
    6,
)  # of the collar's grid: columns from the gorge to the centre back; rows below the fold
LAPEL_THICKNESS = 0.0024  # two layers and canvas, rolled at the edge


def _lapel_lift(flat):
    """Height of the lapel over the chest: a soft roll, fullest just above the button."""
    along, out = (flat - BREAK) @ ROLL, (flat - BREAK) @ ACROSS
    bulge = 0.0135 * np.exp(-(((along - 0.035) / 0.07) ** 2))
    bulge -= 0.0035 * ease(0.10, 0.31, along)  # flat above, and no higher than the collar it is sewn to
    fall = np.exp(-np.maximum(out - 0.010, 0) / 0.040)
    tip = 0.0025 * np.exp(-((np.linalg.norm(flat - TIP, axis=1) / 0.02) ** 2))
    height = ease(-0.001, 0.010, out) * (0.0032 + (0.0080 + bulge) * fall) + tip
    return 0.0005 + height * ease(-0.01, 0.07, along)  # flat at its foot, or it curls over the button


def _under(flat):
    """How far the right lapel lies under the left one at its foot, 0 to 1: there it cannot roll."""
    other = BREAK[0] + (flat[:, 1] - BREAK[1]) * ROLL[0] / ROLL[1]
    return ease(-0.006, 0.010, -flat[:, 0] - other)


def _belly():
    """The lapel's outer edge from its foot to its tip: straight but for a slight, even fullness."""
    way = np.linspace(0, 1, 9)
    line = FOOT + way[:, None] * (TIP - FOOT)
    return [tuple(p) for p in line + (FULLNESS * np.sin(np.pi * way))[:, None] * ACROSS]


def lapels(left, right):
    """Both lapels; their cloth is the facing, so its pattern is turned about the roll line."""
    edges = [
        ('out', _belly(), None),
        ('top', [tuple(TIP), tuple(NOTCH)], None),
        ('gorge', [tuple(NOTCH), tuple(GORGE)], None),
        ('roll', [tuple(GORGE), tuple(FOOT)], None),
    ]
    patches = []
    for surface, mirror in ((left, 1), (right, -1)):

        def turned(flat, mirror=mirror):
            out = (flat - BREAK) @ ACROSS
            return (flat - 2 * out[:, None] * ACROSS) * [mirror, 1]

        def lift(flat, mirror=mirror):
            return _lapel_lift(flat) * (1 - _under(flat) if mirror < 0 else 1)

        panel = Panel(f'lapel{mirror}', edges, 0.005)
        patches.append(lay(panel, surface, lift, mirror=mirror, weave=turned, thickness=LAPEL_THICKNESS))
    return patches


def _gorge(front, mirror, share):
    """The collar's end along the gorge, where it is sewn to the lapel and as high as its outer face."""
    step = 0.0005
    flat = GORGE + share[:, None] * (NOTCH - GORGE)

    def face(points):
        return front.at(points * [mirror, 1], _lapel_lift(points))[0]

    along, out = face(flat + step * ROLL) - face(flat), face(flat + step * ACROSS) - face(flat)
    normal = mirror * np.cross(out, along)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    return face(flat) + normal * (LAPEL_THICKNESS - COLLAR_THICKNESS / 2)


def _half_collar(front, back, mirror):
    """Neckline, fold and leaf edge of one half as points to draw them through, from the roll line below
    the gorge, and for the edge from the notch, round to the centre back."""

    def chest(point, lift):
        return front.at(np.array(point) * [mirror, 1], lift)[0][0]

    def nape(point, lift):
        return back.at(np.array(point) * [mirror, 1], lift)[0][0]

    below = BREAK + ROLL * 0.27
    rise = [BREAK + ROLL * far for far in RISE]
    start = _gorge(front, mirror, np.zeros(1))[0]
    line = [chest(p, 0) for p in (below, GORGE, *rise)] + [nape(p, 0) for p in SIDE_SEAM]
    fold = [
        start + chest(below, 0) - chest(GORGE, 0),
        start,
        chest(rise[0], 0.002) + [0, -0.001, 0.004],
        *(neck(*place) * [mirror, 1, 1] for place in FOLD),
    ]
    edge = [_gorge(front, mirror, np.ones(1))[0]]
    over, lifts = through(OVER_CHEST, 7), LIES + (TIP_LIES - LIES) * np.linspace(1, 0, 7) ** 3
    edge += [chest(p, lift) for p, lift in zip(over, lifts, strict=True)]
    edge += [nape(p, LIES) for p in edge_over_back()[1:ACROSS_BACK]]
    return np.array(line), np.array(fold), np.array(edge)


def edge_over_front():
    """The collar's outer edge from the notch to the shoulder seam, on the left front's pattern."""
    return np.vstack([NOTCH, through(OVER_CHEST)])


def edge_over_back():
    """The collar's outer edge across the back's pattern, of both halves at once: no point in the middle."""
    return through([*OVER_BACK, *mirrored(OVER_BACK)[1:]], 2 * ACROSS_BACK - 1)


def _whole(left, right, at, steps):
    """A curve round the neck drawn through both halves at once, so that it is smooth at the centre back."""
    points = np.vstack([left, right[::-1][1:]])
    return CubicSpline(np.r_[at, 2 - at[::-1][1:]], points, bc_type='natural')(steps)


def collar(left, right, back):
    """The collar in one piece: stand rows up to the fold, leaf rows down to the edge."""
    halves = _half_collar(left, back, 1), _half_collar(right, back, -1)
    (line_l, fold_l, edge_l), (line_r, fold_r, edge_r) = halves
    half = np.r_[np.linspace(0, NOTCH_SHARE, 9), np.linspace(NOTCH_SHARE, 1, COLUMNS - 8)[1:]]
    steps = np.r_[half, 2 - half[::-1][1:]]
    far = lengths(fold_l)
    at_fold = (far - far[1]) / (far[-1] - far[1])
    line, fold = (_whole(a, b, at_fold, steps) for a, b in ((line_l, line_r), (fold_l, fold_r)))
    far = lengths(edge_l[1:])
    edge = _whole(edge_l[1:], edge_r[1:], NOTCH_SHARE + (1 - NOTCH_SHARE) * far / far[-1], steps)
    for ends, end in ((steps < NOTCH_SHARE, edge_l), (2 - steps < NOTCH_SHARE, edge_r)):
        share = np.minimum(steps, 2 - steps)[ends, None] / NOTCH_SHARE
        edge[ends] = end[0] + share * (end[1] - end[0])
    middle = lengths(edge)[len(half) - 1]
    around = lengths(edge) - middle
    rows, cloth = [], []
    for v in np.linspace(0, 1, STAND_ROWS + 1)[:-1]:
        rows.append(line * (1 - v) + fold * v)
        cloth.append(np.c_[around, np.full(len(around), 0.03 - 0.03 * v)])
    out = (edge - fold) * [1, 1, 0]
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    room = np.minimum(1, np.linalg.norm(fold - line, axis=1) / 0.02)
    down = np.linspace(0, 1, 17)
    seams = [_gorge(front, mirror, down) for front, mirror in ((left, 1), (right, -1))]
    near = [ease(0.30, 0, turn)[:, None] for turn in (steps, 2 - steps)]
    for k, v in enumerate(down):
        roll = 0.0048 * np.sin(np.pi * min(1, v * 1.2)) * (1 - v) ** 0.6 * room[:, None]
        row = fold * (1 - v) + edge * v + out * roll + np.array([0, 0, 0.7]) * roll
        # towards the gorge it takes on the lapel's roll
        row += sum(
            share * (seam[k] - row[end]) for share, seam, end in zip(near, seams, (0, -1), strict=True)
        )
        rows.append(row)
        cloth.append(np.c_[around, np.full(len(around), -0.055 * v)])
    return loft('collar', np.array(rows), np.array(cloth), leaf_from=STAND_ROWS, thickness=COLLAR_THICKNESS)


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
