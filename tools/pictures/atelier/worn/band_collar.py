"""The band collar of a kurta, modelled after the drape: it stands round the neck and closes edge to edge."""

import numpy as np

from ..cuts.shirt_collar import FOLD, RADIUS, Neckline
from ..pattern.curves import beside, divide, ease
from ..pattern.form import neck
from ..pattern.panel import Panel
from ..pattern.sewing import Patch
from ..pattern.topstitch import topstitch

HEIGHT, CORNER = 0.036, 0.010  # for its pattern; radius of the front corners
CLOSES = 0.35  # degrees from the centre front to each end: less than a millimetre between them
LIFT, THICKNESS, SUNK = 0.0030, 0.0014, 0.0016  # off the form; over the seam it starts below it
LOWER = 0.004  # below a shirt's fold, on which no leaf has to lie
ROW = 0.004  # its stitches from the edges


def _outline(width):
    turn = np.linspace(0, np.pi / 2, 7)
    r = CORNER
    right = [(width - r + r * np.sin(t), HEIGHT - r + r * np.cos(t)) for t in turn[::-1]]
    left = [(r - r * np.sin(t), HEIGHT - r + r * np.cos(t)) for t in turn]
    return [
        ('bottom', [(0, 0), (width, 0)], None),
        ('right', [(width, 0), right[0]], None),
        ('right-corner', right, 5),
        ('top', [right[-1], left[0]], None),
        ('left-corner', left, 5),
        ('left', [left[-1], (0, 0)], None),
    ]


def band(neckline: Neckline):
    """The band as a patch, from the left end round the back to the right one."""
    start, end = -90 + CLOSES, 270 - CLOSES
    width = np.radians(end - start) * RADIUS
    panel = Panel('band', _outline(width), 0.005)
    x, v = panel.points.T
    degrees, v = start + np.degrees(x / RADIUS), v / HEIGHT
    base = neckline.seam(degrees)
    folded = np.where(degrees > 90, 180 - degrees, degrees)
    angles, heights = np.array(((-130, 1.4985), (-90, 1.4990), *FOLD[1:])).T
    rise = np.interp(folded, angles, heights) - LOWER * ease(-60, 30, folded)
    top = np.array([neck(a, z, LIFT) for a, z in zip(degrees, rise, strict=True)])
    away = base * [1, 1, 0]
    away /= np.linalg.norm(away, axis=1)[:, None]
    base = base + away * 0.0012 - [0, 0, SUNK]
    return Patch(panel, base + (top - base) * v[:, None], panel.points, THICKNESS)


def draw(detail, patch):
    """A row of stitches all round, and the shade of the seam that joins it to the neck."""
    curves = patch.panel.curves
    edges = ('bottom', 'right', 'right-corner', 'top', 'left-corner', 'left')
    run = np.vstack([divide(curves[edge], 60) for edge in edges])
    topstitch(detail, patch.panel, beside(divide(run, 500), ROW), pucker=5)
