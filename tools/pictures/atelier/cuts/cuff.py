"""Pressed barrel cuffs: a flat piece wrapped round the wrist, over the sleeve pleated into it. Metres."""

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
# no wrist is round and no cuff stands like a tube: its section is an oval, whose long way lies at LONG, it
# narrows downwards by TAPER, and its lower edge gives by SOFT; the upper end hangs lower by DROP
OVAL, LONG, TAPER, SOFT, DROP = 0.085, np.radians(-68), 0.045, 0.0018, 0.0012
END = np.radians(-64)  # where the upper end lies: 0 is the outer side, -90 degrees the front
ROUNDED = 0.017  # radius of the corners of the upper end
THICKNESS = 0.0021  # two layers and what stiffens them
HALF, WIDENS = 0.152, 0.095  # half width of the sleeve at its seam with the cuff, and for a metre upwards
SET_IN = 0.170  # height over the seam within which the sleeve takes the shape of the cuff
FULL, FULL_AT = 0.0022, 0.040  # how far a sleeve stands out over its cuff, and how high over the seam
# pleats beside the placket: angle of the edge, height of the cloth laid over, how far up it shows
PLEATS = ((np.radians(-93), 0.0030, 0.095), (np.radians(-118), 0.0027, 0.080))
PLEAT_WIDE, PLEAT_EDGE = 0.016, 0.0040  # width of the cloth that rises to an edge, and of the drop at it
# the turnings inside make it thicker up to the stitches, and the iron rounds it: widths and values of bump
EDGE = ((0.0092, 146), (0.0034, 138), (0.0018, 122), (0.0008, 106))

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


def gathers(panel, distance, mirror):
    """Where the lower edge of a sleeve is drawn in to as it drapes, `distance` below the shoulder."""
    across = panel.edge_points('cuff')[:, 0] * mirror
    return around_forearm(distance, across / across.max() * np.pi, GATHERED, mirror)


def _oval(angle):
    """The radius at an angle, to the mean one."""
    return 1 + OVAL * np.cos(2 * (angle - LONG))


def _angle(flat, mirror, up):
    """Angle round the arm of pattern points of a sleeve, which widens from its seam with the cuff upwards."""
    return flat[:, 0] * mirror / (HALF + WIDENS * np.clip(up, 0, None)) * np.pi


def set_in(flat, points, edge, distance, mirror):
    """Points of a sleeve, flat (n, 2) and draped (n, 3), with its end smooth in the cuff: the edge, at the
    pattern height `edge`, lies `distance` below the shoulder."""
    up = flat[:, 1] - edge
    share = ease(SET_IN, SET_IN * 0.1, up)
    at = np.clip(up / FULL_AT, 0, None)
    radius = (TUCKED + (GATHERED + ROOM - TUCKED) * ease(0, OVER_SEAM, up)) * _oval(_angle(flat, mirror, up))
    placed = around_forearm(
        distance - up, _angle(flat, mirror, up), radius + FULL * at * np.exp(1 - at), mirror
    )
    return points + share[:, None] * (placed - points)


def pleats(flat, mirror, edge):
    """How far a sleeve stands out over its cuff, at pattern points: each pleat rises slowly to its edge and
    drops there. `mirror` is -1 where the points are of the right sleeve."""
    up = flat[:, 1] - edge
    angle, out = _angle(flat, mirror, up), np.zeros(len(flat))
    for at, high, long in PLEATS:
        across = (angle - at) * GATHERED
        rise = ease(-PLEAT_WIDE, 0, across) * ease(PLEAT_EDGE, 0, across)
        out += high * rise * ease(long, 0, up)
    return out


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
        lapped, low = ease(GIRTH - 0.03, GIRTH + 0.002, x), 1 - y / HEIGHT
        radius = (GATHERED + ROOM) * _oval(angle) * (1 - TAPER * low)
        radius += SOFT * low * np.sin(3 * angle + 0.8) + (THICKNESS + 0.0006) * lapped + lift
        return around_forearm(distance - OVER_SEAM + HEIGHT - y + DROP * lapped * low, angle, radius, mirror)

    place = [(width - 0.013, HEIGHT / 2)]
    button, outside = wrapped(place, THICKNESS + 0.0008)[0], wrapped(place, 0.02)[0]
    patch = Patch(panel, wrapped(panel.points), panel.points * [mirror, 1], THICKNESS, flipped=mirror < 0)
    return patch, button, (outside - button) / np.linalg.norm(outside - button)


def draw_pleats(detail, sleeve, mirror, edge):
    """The shade under the edges of the pleats, fading upwards."""
    for at, _, long in PLEATS:
        for share, width, value in ((0.75, 0.0030, 232), (0.5, 0.0022, 205), (0.3, 0.0014, 165)):
            up = np.array([0, share * long])
            x = at / np.pi * (HALF + WIDENS * up) * mirror
            detail.line(sleeve, np.stack([x, edge + up], 1), width, value, 1)


def draw(detail, patch):
    """A pressed edge, stitching 5 mm from it all round, and the buttonhole."""
    curves = patch.panel.curves
    edges = [curves[edge] for edge in ('bottom', 'low-corner', 'end', 'high-corner', 'top')]
    run = np.vstack([edges[0], *(edge[1:] for edge in edges[1:])])
    for width, value in EDGE:
        detail.line(patch.panel, run, width, value)
    topstitch(detail, patch.panel, beside(divide(run, 260), 0.005), pucker=7)
    # the shade of that end on the lower one, so that its corners show in a pale cloth
    under = np.vstack([curves[edge] for edge in ('low-corner', 'end', 'high-corner')]) - [GIRTH, 0]
    detail.line(patch.panel, under, 0.0040, 212, 1)
    detail.line(patch.panel, under, 0.0020, 170, 1)
    x, y = GIRTH + LAP - 0.013, HEIGHT / 2
    worked_hole(detail, patch.panel, (x - 0.0065, y), (x + 0.0065, y))
