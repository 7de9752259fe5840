"""Shirt: shaped body with a curved hem, barrel cuffs, a full placket, a collar that turns down."""

import numpy as np
from scipy.interpolate import CubicSpline

from ..pattern.curves import beside, length, mirrored, solve_height, through
from ..pattern.mesh import normals, relax
from ..pattern.panel import Panel, rectangle
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, lay
from . import kurta
from .kurta import SIZE, parts
from .lapel import loft

HEM = 0.765  # at the centre; the sides rise in a curve
RISE = 0.07
CUFF, CUFF_HEIGHT = -0.52, 0.062
BUTTONS = (1.405, 1.315, 1.225, 1.135, 1.045, 0.955, 0.875)
BEND = 700.0  # crisper than a kurta
PLACKET = 0.0165  # half width


def body(name):
    """Front or back, cut whole; waist slightly drawn in, shirt-tail hem."""
    front = name == 'front'
    armhole = (
        [(0.268, 1.30), (0.222, 1.325), (0.198, 1.40), (0.216, 1.505)]
        if front
        else [(0.268, 1.30), (0.230, 1.33), (0.208, 1.41), (0.216, 1.515)]
    )
    top, middle = (1.552, 1.472) if front else (1.562, 1.545)
    neck = (
        [(0.079, top), (0.060, middle + 0.022), (0.03, middle + 0.003), (0, middle)]
        if front
        else [(0.079, top), (0.05, middle + 0.004), (0, middle)]
    )
    side = [(0.262, HEM + RISE + 0.012), (0.258, 0.92), (0.246, 1.10), (0.268, 1.30)]
    shoulder = [(0.216, armhole[-1][1]), (0.079, top)]
    half = [
        ('side', side, parts(56)),
        ('armhole', armhole, parts(29)),
        ('shoulder', shoulder, parts(16)),
        ('neck', neck, parts(13 if front else 10)),
    ]
    tail = [
        (0.262, HEM + RISE + 0.012),
        (0.245, HEM + RISE * 0.62),
        (0.19, HEM + 0.014),
        (0.10, HEM),
        (0, HEM),
        (-0.10, HEM),
        (-0.19, HEM + 0.014),
        (-0.245, HEM + RISE * 0.62),
        (-0.262, HEM + RISE + 0.012),
    ]
    left = [(f'{edge}-l', points, n) for edge, points, n in half]
    right = [(f'{edge}-r', mirrored(points), n) for edge, points, n in half[::-1]]
    return Panel(name, [('hem', tail[::-1], None), *left, *right], SIZE)


def sleeve(armhole):
    """A sleeve that tapers to a barrel cuff."""

    def cap(c):
        return [(0, c), (-0.052, c * 0.90), (-0.12, c * 0.46), (-0.175, c * 0.13), (-0.208, 0)]

    def flip(points):
        return [(-x, y) for x, y in points][::-1]

    head = cap(solve_height(lambda c: length(through(cap(c))), armhole / 2 + 0.004, 0.05, 0.24))
    inner = [
        (-0.208, 0),
        (-0.165, -0.25),
        (-0.130, CUFF + CUFF_HEIGHT + 0.012),
        (-0.118, CUFF + CUFF_HEIGHT - 0.012),
        (-0.116, CUFF),
    ]
    panel = Panel(
        'sleeve-left',
        [
            ('cap-front', head, parts(29)),
            ('in-front', inner, None),
            ('cuff', [(-0.116, CUFF), (0.116, CUFF)], None),
            ('in-back', flip(inner), None),
            ('cap-back', flip(head), parts(29)),
        ],
        SIZE,
    )
    return panel, head[0][1]


def _girth(y):
    return np.interp(y, [HEM, 0.92, 1.1, 1.3], [0.54, 0.52, 0.50, 0.54])


def _drape():
    garment = kurta.sew(body('front'), body('back'), sleeve, _girth)
    garment.make_irregular(0.009, 0.03, 0.985, seed=11)
    label, (x, y) = garment.label, garment.flat.T
    bend = np.full(len(garment.bends), BEND)
    bend[(label == 4)[garment.bends].any(1)] = 0.3
    bend[garment.bends_within((label == 0) & (np.abs(x) < PLACKET + 0.003))] = 1.0

    def stiffen(bend):
        bend = bend.copy()
        bend[garment.bends_within(np.isin(label, (2, 3)) & (y < CUFF + CUFF_HEIGHT))] = 0.8
        bend[garment.bends_within((label <= 1) & (y < HEM + 0.02))] = 40
        return bend

    kurta.hang(garment, bend, stiffen, 0.030, CUFF)
    return garment


def _half_collar(front, back, stand, mirror):
    """Fold line along the top of the stand, and the leaf's edge, from the point to the centre back."""

    def chest(x, y, lift):
        return front.at((x * mirror, y), lift)[0][0]

    def nape(x, y, lift):
        return back.at((x * mirror, y), lift)[0][0]

    half = stand[: (len(stand) + 1) // 2]
    picks = np.linspace(0, len(half) - 1, 9).round().astype(int)
    fold = half[picks] + [0, 0, 0.0025]
    out = fold - fold.mean(0) * [0, 1, 0]
    out[:, 2] = 0
    fold = fold + out / (np.linalg.norm(out, axis=1)[:, None] + 1e-9) * 0.0022
    fold[0] += [mirror * 0.006, 0.0, 0.0]
    edge = np.array(
        [
            chest(0.062, 1.420, 0.010),
            chest(0.077, 1.441, 0.010),
            chest(0.095, 1.468, 0.009),
            chest(0.110, 1.490, 0.008),
            nape(0.112, 1.545, 0.008),
            nape(0.095, 1.530, 0.009),
            nape(0.070, 1.520, 0.009),
            nape(0.036, 1.514, 0.009),
            nape(0, 1.512, 0.009),
        ]
    )
    at = np.linspace(0, 1, 9)
    steps = np.linspace(0, 1, 60)
    return tuple(CubicSpline(at, p, bc_type='natural')(steps) for p in (fold, edge))


def collar(front, back, stand):
    """The collar leaf in one piece: over the fold, down to points that lie on the chest."""
    fold_l, edge_l = _half_collar(front, back, stand, 1)
    fold_r, edge_r = _half_collar(front, back, stand[::-1], -1)
    fold, edge = (np.vstack([a, b[::-1][1:]]) for a, b in ((fold_l, fold_r), (edge_l, edge_r)))
    out = (edge - fold) * [1, 1, 0]
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
    rows, cloth = [], []
    for v in np.linspace(0, 1, 16):
        roll = 0.010 * np.sin(np.pi * min(1, v * 1.25)) * (1 - v) ** 0.6
        rows.append(fold * (1 - v) + edge * v + out * roll + np.array([0, 0, 1.0]) * roll * 0.55)
        cloth.append(np.c_[along, np.full(len(along), -0.075 * v)])
    return loft('leaf', np.array(rows), np.array(cloth), leaf_from=0, thickness=0.0022)


def _strips(front):
    full = rectangle(
        'placket',
        [(-PLACKET, HEM + 0.001), (PLACKET, HEM + 0.001), (PLACKET, 1.4695), (-PLACKET, 1.4695)],
        0.006,
    )
    pocket = Panel(
        'pocket',
        [
            ('bottom', [(0.078, 1.205), (0.1275, 1.180), (0.177, 1.205)], None),
            ('right', [(0.177, 1.205), (0.178, 1.315)], None),
            ('top', [(0.178, 1.315), (0.077, 1.315)], None),
            ('left', [(0.077, 1.315), (0.078, 1.205)], None),
        ],
        0.006,
    )
    return [lay(full, front, 0.0016, thickness=0.0009), lay(pocket, front, 0.0020, thickness=0.0009)]


def _draw(detail, garment, placket, pocket, leaf):
    front, back, left, right, stand = garment.panels
    for panel in (front, back):
        detail.seam(panel, *(f'{e}-{h}' for e in ('side', 'armhole', 'shoulder', 'neck') for h in 'lr'))
        detail.stitches(panel, beside(panel.curves['hem'], 0.006), pitch=0.0025)
    for panel in (left, right):
        detail.seam(panel, 'cap-front', 'cap-back', 'in-front', 'in-back')
        x = np.array([-0.121, 0.121])
        line = np.c_[x, np.full(2, CUFF + CUFF_HEIGHT)]
        detail.groove(panel, line, 0.0014, 160)
        for y in (CUFF + 0.005, CUFF + CUFF_HEIGHT - 0.004):
            detail.stitches(panel, np.c_[x, np.full(2, y)], pitch=0.0025)
        for pleat in (0.02, 0.045):
            top = np.array([(pleat, CUFF + CUFF_HEIGHT), (pleat * 1.1, CUFF + CUFF_HEIGHT + 0.06)])
            detail.line(panel, top, 0.003, 80)
    for panel, edges in ((placket, ('left', 'right')), (pocket, ('left', 'right', 'bottom'))):
        for edge in edges:
            detail.stitches(
                panel, beside(panel.curves[edge], 0.005 if panel is placket else 0.002), pitch=0.0025
            )
    detail.stitches(pocket, np.array([(0.078, 1.290), (0.177, 1.290)]), pitch=0.0025)
    for y in BUTTONS:
        detail.buttonhole(placket, (0, y + 0.007), (0, y - 0.007))
    detail.seam(stand, 'b1', 'b2', 'b3', 'b4')
    low = leaf.points[:, 1].min()
    ends = leaf.points[:, 0]
    detail.stitches(
        leaf, np.array([(ends.min() + 0.005, low + 0.005), (ends.max() - 0.005, low + 0.005)]), pitch=0.0025
    )


def make(_cut):
    """A finished shirt."""
    garment = _drape()
    points = relax(garment.points, garment.triangles, 1)
    outward = normals(points, garment.triangles)
    front, back = (Surface(garment, garment.panels[k], points, outward) for k in (0, 1))
    stand = garment.panels[4]
    top = points[[garment.of_flat[i] for i in garment.along(stand, 'top', True)]]
    leaf = collar(front, back, top)
    patches = [*_strips(front), leaf]
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment, patches[0].panel, patches[1].panel, leaf.panel)
    buttons = []
    for y in BUTTONS:
        place, normal = front.at((0, y), 0.0028)
        buttons.append((place[0], normal[0], 1.0))
    band = Surface(garment, stand, points, outward)
    ends = points[[garment.of_flat[i] for i in garment.along(stand, 'end-l') + garment.along(stand, 'end-r')]]
    _, normal = band.at(stand.edge_points('end-l')[2])
    buttons.append((ends.mean(0) + normal[0] * 0.0016, normal[0], 1.0))
    return Sewn(assemble(garment, points, patches, detail), buttons, detail.picture())
