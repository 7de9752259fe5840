"""Pressed barrel cuffs: a flat piece wrapped round the wrist, over the sleeve gathered into it. Metres."""

import numpy as np

from ..pattern.curves import beside, divide, ease
from ..pattern.form import ARM
from ..pattern.panel import Panel
from ..pattern.sewing import Patch
from ..pattern.topstitch import topstitch, worked_hole

HEIGHT, GIRTH, LAP = 0.064, 0.270, 0.024
GATHERED, TUCKED = 0.0415, 0.0385  # radius that the sleeve is drawn in to, and that of its edge in the cuff
ROOM = 0.0018  # from the sleeve out to the cuff
OVER_SEAM = 0.009  # the cuff reaches this far up over the gathers
END = np.radians(-64)  # where the upper end lies: 0 is the outer side, -90 degrees the front
ROUNDED = 0.017  # radius of the corners of the upper end
THICKNESS = 0.0015

_UPPER_ARM = np.linalg.norm(ARM[1, :3] - ARM[0, :3])
DOWN = (ARM[2, :3] - ARM[1, :3]) / np.linalg.norm(ARM[2, :3] - ARM[1, :3])
OUT = np.array([1.0, 0, 0]) - DOWN[0] * DOWN
OUT /= np.linalg.norm(OUT)
BACK = np.cross(OUT, DOWN)
BACK *= np.sign(BACK[1])


def around_forearm(distance, angle, radius, mirror):
    """Points round the forearm: distance below the shoulder, angle from the outer side to the back."""
    distance, angle, radius = np.broadcast_arrays(distance, angle, radius)
    middle = ARM[1, :3] + (distance - _UPPER_ARM)[:, None] * DOWN
    ring = np.cos(angle)[:, None] * OUT + np.sin(angle)[:, None] * BACK
    return (middle + ring * radius[:, None]) * [mirror, 1, 1]


def gathers(panel, distance, mirror, radius=GATHERED):
    """Where the lower edge of a sleeve is drawn in to, `distance` below the shoulder."""
    across = panel.edge_points('cuff')[:, 0] * mirror
    return around_forearm(distance, across / across.max() * np.pi, radius, mirror)


def _outline(rounded):
    width, r = GIRTH + LAP, ROUNDED if rounded else 0.003
    turn = np.linspace(0, np.pi / 2, 7)
    low = [(width - r + r * np.sin(t), r - r * np.cos(t)) for t in turn]
    high = [(x, HEIGHT - y) for x, y in low[::-1]]
    return [
        ('bottom', [(0, 0), low[0]], None),
        ('low-corner', low, 5),
        ('end', [low[-1], high[0]], None),
        ('high-corner', high, 5),
        ('top', [high[-1], (0, HEIGHT)], None),
        ('start', [(0, HEIGHT), (0, 0)], None),
    ]


def cuff(distance, mirror, rounded):
    """A cuff whose gathers lie `distance` below the shoulder, with its button's place and normal."""
    panel = Panel(f'cuff{mirror}', _outline(rounded), 0.006)
    width = GIRTH + LAP

    def wrapped(flat, lift=0.0):
        x, y = np.asarray(flat, float).T
        angle = END - (width - x) / GIRTH * 2 * np.pi
        over = (THICKNESS + 0.0009) * ease(GIRTH - 0.03, GIRTH + 0.002, x)
        radius = GATHERED + ROOM + over + lift
        return around_forearm(distance - OVER_SEAM + HEIGHT - y, angle, radius, mirror)

    place = [(width - 0.013, HEIGHT / 2)]
    button, outside = wrapped(place, THICKNESS + 0.0008)[0], wrapped(place, 0.02)[0]
    patch = Patch(panel, wrapped(panel.points), panel.points * [mirror, 1], THICKNESS, flipped=mirror < 0)
    return patch, button, (outside - button) / np.linalg.norm(outside - button)


def draw(detail, patch):
    """Stitching all round, 5 mm from the edge, and the buttonhole."""
    curves = patch.panel.curves
    edges = [curves[edge] for edge in ('bottom', 'low-corner', 'end', 'high-corner', 'top')]
    run = np.vstack([edges[0], *(edge[1:] for edge in edges[1:])])
    topstitch(detail, patch.panel, beside(divide(run, 260), 0.005), pucker=5)
    # the shade of that end on the lower one, so that its corners show in a pale cloth
    under = np.vstack([curves[edge] for edge in ('low-corner', 'end', 'high-corner')]) - [GIRTH, 0]
    detail.line(patch.panel, under, 0.0040, 212, 1)
    detail.line(patch.panel, under, 0.0020, 170, 1)
    x, y = GIRTH + LAP - 0.013, HEIGHT / 2
    worked_hole(detail, patch.panel, (x - 0.0065, y), (x + 0.0065, y))
