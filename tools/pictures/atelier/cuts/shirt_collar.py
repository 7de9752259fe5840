"""A shirt's collar, modelled after the drape: a stand that buttons, a leaf that turns down. Metres."""

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from ..pattern.curves import beside, divide, ease
from ..pattern.form import chest, neck
from ..pattern.mesh import normals
from ..pattern.panel import Panel
from ..pattern.sewing import Patch
from ..pattern.topstitch import topstitch, worked_hole
from .lapel import loft

# the fold from front to back: angle round the neck in degrees, height
FOLD = (
    (-83, 1.5005),
    (-72, 1.502),
    (-52, 1.509),
    (-26, 1.519),
    (0, 1.530),
    (26, 1.539),
    (50, 1.545),
    (72, 1.548),
    (90, 1.549),
)
FOLD_LIFT, STAND_LIFT = 0.0054, 0.0030  # off the form: centre of the leaf, inner face of the stand
# where the leaf is sewn in, within the stand: depth below the fold, lift off the form
TUCK = ((0.0046, 0.0017), (0.0014, 0.0020), (0.0, 0.0034))
HEIGHT, RADIUS = 0.034, 0.064  # of the stand, for its pattern
LEFT_END, RIGHT_END = -105.0, 282.0  # degrees: the wearer's left end lies over the right one
POINT = (0.0515, 1.4265)  # the tip of the leaf, in front view
LEAF, STAND = 0.0012, 0.0012  # thickness: two layers of shirting and a fused interlining
LEAF_HEIGHT, ROLL = 0.075, 0.0048  # of its cloth from fold to point; how far it arches over the stand
EDGE_ROW = 0.005  # its stitches from the edge of the leaf
LIES = (0.35, 0.75, 1.0), (0.0036, 0.0030, 0.0014)  # of the way to the edge; how far over what lies below


class Neckline:
    """The draped shirt round the neck: its seam, and the cloth that the leaf lies on."""

    def __init__(self, points, triangles, seam):
        self.points, self.normals = points, normals(points, triangles)
        self.tree = cKDTree(points)
        angle = np.arctan2(seam[:, 1], seam[:, 0])
        waves = self._waves(angle)
        self.fits = [np.linalg.lstsq(waves, seam[:, k], rcond=None)[0] for k in range(3)]

    @staticmethod
    def _waves(angle):
        return np.stack([np.cos(k * angle) for k in range(5)] + [np.sin(k * angle) for k in range(1, 5)], 1)

    def seam(self, degrees):
        """The seam's smooth course at an angle."""
        waves = self._waves(np.radians(np.atleast_1d(degrees)))
        return np.stack([waves @ fit for fit in self.fits], 1)

    def above(self, points, lift):
        """The points, raised where they would lie less than `lift` over the cloth."""
        _, near = self.tree.query(points, k=8)
        outward = self.normals[near].mean(1)
        outward /= np.linalg.norm(outward, axis=1)[:, None]
        depth = ((points - self.points[near].mean(1)) * outward).sum(1)
        return points + outward * np.maximum(lift - depth, 0)[:, None]


def stand(neckline):
    """The band round the neck, and place and normal of its button."""
    width = np.radians(RIGHT_END - LEFT_END) * RADIUS
    turn = np.linspace(0, np.pi / 2, 7)
    r = 0.012
    corner = [(r - r * np.sin(t), HEIGHT - r + r * np.cos(t)) for t in turn]
    panel = Panel(
        'stand',
        [
            ('bottom', [(0, 0), (width, 0)], None),
            ('right', [(width, 0), (width, HEIGHT)], None),
            ('top', [(width, HEIGHT), corner[0]], None),
            ('corner', corner, 5),
            ('left', [corner[-1], (0, 0)], None),
        ],
        0.005,
    )
    heights = np.array(((-130, 1.4985), (-90, 1.4990), *FOLD[1:]))

    def wrapped(flat, lift=0.0):
        x, v = np.asarray(flat, float).T
        degrees = LEFT_END + np.degrees(x / RADIUS)
        v = v / HEIGHT
        base = neckline.seam(degrees)
        folded = np.where(degrees > 90, 180 - degrees, degrees)
        rise = np.interp(folded, *heights.T) - 0.0015 * ease(-90, -60, folded)
        over = 0.0007 * (1 - ease(-78, -66, degrees)) - 0.0010 * ease(248, 255, degrees)
        top = np.array([neck(a, z, STAND_LIFT) for a, z in zip(degrees, rise, strict=True)])
        away = base * [1, 1, 0]
        away /= np.linalg.norm(away, axis=1)[:, None]
        base = base + away * 0.0012 - [0, 0, 0.0015]
        return base + (top - base) * v[:, None] + away * (over + lift)[:, None]

    place = [(np.radians(-90 - LEFT_END) * RADIUS, HEIGHT * 0.52)]
    at, outside = wrapped(place, STAND + 0.0006)[0], wrapped(place, 0.02)[0]
    return Patch(panel, wrapped(panel.points), panel.points, STAND), (at, (outside - at) / 0.0194)


def right_round(fold, edge, steps):
    """A leaf's fold and edge, given from the front to the middle of the back, as smooth lines of `steps`
    points to a half right round the neck."""
    at, fine = np.linspace(0, 1, len(edge)), np.linspace(0, 1, steps)
    half = [CubicSpline(at, line, bc_type='natural')(fine) for line in (fold, edge)]
    for line in half:
        line[-1, 0] = 0
    return tuple(np.vstack([line, (line * [-1, 1, 1])[::-1][1:]]) for line in half)


def rolled(fold, edge, shares, roll):
    """Rows of a leaf at these shares of the way from its fold to its edge, arched by `roll`."""
    out = (edge - fold) * [1, 1, 0]
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    arch = roll * np.sin(np.pi * np.minimum(1, shares * 1.2)) * (1 - shares) ** 0.6
    v, arch = shares[:, None, None], arch[:, None, None]
    return fold * (1 - v) + edge * v + (out + [0, 0, 0.5]) * arch


def leaf(neckline):
    """The turned-down leaf in one piece, its points on the chest; and the places of the two tips."""
    fold, *tucked = (
        np.array([neck(a, z - depth, lift) for a, z in FOLD]) for depth, lift in ((0, FOLD_LIFT), *TUCK)
    )
    for row in (fold, *tucked):
        row[0] += [0.0025, 0, 0]
    edge = np.array(
        [
            chest(*POINT, 0.0),
            chest(0.066, 1.443, 0.0),
            chest(0.080, 1.464, 0.002),
            neck(-30, 1.480, 0.0085),
            neck(0, 1.491, 0.0115),
            neck(30, 1.500, 0.0105),
            neck(52, 1.505, 0.0090),
            neck(72, 1.508, 0.0084),
            neck(90, 1.509, 0.0082),
        ]
    )
    edge = neckline.above(edge, LIES[1][-1])
    within = [right_round(row, edge, 70)[0] for row in tucked]
    fold, edge = right_round(fold, edge, 70)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
    shares = np.linspace(0, 1, 20)
    rows = [
        neckline.above(row, np.interp(v, *LIES)) if v > LIES[0][0] else row
        for v, row in zip(shares, rolled(fold, edge, shares, ROLL), strict=True)
    ]
    cloth = [np.c_[along, np.full(len(along), -LEAF_HEIGHT * v)] for v in shares]
    cloth = [np.c_[along, np.full(len(along), depth + 0.001)] for depth, _ in TUCK] + cloth
    rows = np.array([*within, *rows])
    rows = (rows + rows[:, ::-1] * [-1, 1, 1]) / 2  # a collar is symmetrical where the cloth below is not
    made = loft('leaf', rows, np.array(cloth), leaf_from=len(TUCK), thickness=LEAF)
    return made, len(fold)


def tip_buttons(made, wide):
    """Place and normal of the buttons that hold the two points down."""
    found = []
    grid = made.points.reshape(-1, wide, 3)
    for inner, side in ((1, 1), (wide - 2, -1)):
        place = grid[-2, inner] * 0.55 + grid[-3, inner + side * 3] * 0.45
        across = grid[-1, inner + side * 5] - grid[-1, inner]
        normal = np.cross(across, grid[-5, inner + side] - grid[-1, inner])
        normal *= -np.sign(normal[1]) / np.linalg.norm(normal)
        found.append((place + normal * (LEAF / 2 + 0.0004), normal))
    return found


def draw(detail, leaf_patch, stand_patch):
    """Stitching round the leaf, and on the stand."""
    panel = leaf_patch.panel
    (left, low), (right, _) = panel.points.min(0), panel.points.max(0)
    inset = EDGE_ROW
    run = [(left + inset, 0), (left + inset, low + inset), (right - inset, low + inset), (right - inset, 0)]
    topstitch(detail, panel, divide(run, 300), pucker=5)
    curves = stand_patch.panel.curves
    for edge in ('bottom', 'corner', 'left'):
        topstitch(detail, stand_patch.panel, beside(divide(curves[edge], 60), 0.002), pucker=0)
    x = np.radians(-90 - LEFT_END) * RADIUS
    worked_hole(detail, stand_patch.panel, (x - 0.0065, HEIGHT * 0.52), (x + 0.0065, HEIGHT * 0.52))
