"""Pockets of a coat, sewn on thin and close: flaps under a jet, patches, the breast welt. Metres."""

import numpy as np

from ..pattern.curves import beside
from ..pattern.panel import Panel, rectangle
from ..pattern.sewing import lay

FLAP_TOP, FLAP_DEPTH = 1.052, 0.046
# the breast welt rises towards the arm, as a barchetta does; bottom left, then counter-clockwise
WELT = [(0.080, 1.268), (0.172, 1.288), (0.171, 1.312), (0.079, 1.292)]
THICKNESS, PATCH_THICKNESS = 0.0011, 0.0014
LIES, HANGS = 0.0005, 0.0008  # how high a sewn edge lies over the cloth; how much more a free one does
SHERWANI_WELT = (0.0022, 0.0013)  # how high it lies, and its thickness: its cloth is a firm silk
MOUTH_STANDS = 0.0012  # how far the mouth of a patch pocket gives in its middle
STITCHED = 0.0045  # from an edge to its stitches
# widths and values of the soft shadow under a free edge, from its outside in, and under a sewn one
FREE_EDGE = ((0.0100, 236), (0.0066, 212), (0.0036, 178))
SEWN_EDGE = ((0.0085, 228), (0.0060, 196), (0.0038, 152))


def flap(surface, mirror):
    """A flap whose front corner is round and whose rear end follows the side seam."""
    low = FLAP_TOP - FLAP_DEPTH
    bottom = [
        (0.0610, 0.0080),
        (0.0622, 0.0022),
        (0.0668, -0.0022),
        (0.0740, -0.0035),
        (0.0950, -0.0027),
        (0.1250, -0.0015),
        (0.1550, -0.0002),
        (0.1800, 0.0010),
        (0.1880, 0.0030),
        (0.1925, 0.0070),
        (0.1940, 0.0120),
    ]
    edges = [
        ('bottom', [(x, low + y) for x, y in bottom], None),
        ('right', [(0.194, low + 0.012), (0.195, FLAP_TOP + 0.006)], None),
        ('top', [(0.195, FLAP_TOP + 0.006), (0.060, FLAP_TOP)], None),
        ('left', [(0.060, FLAP_TOP), (0.061, low + 0.008)], None),
    ]

    def lift(flat):
        below = FLAP_TOP + 0.006 * (flat[:, 0] - 0.06) / 0.135 - flat[:, 1]
        return LIES + HANGS * np.clip(below / 0.02, 0, 1)

    return lay(Panel(f'flap{mirror}', edges, 0.006), surface, lift, mirror=mirror, thickness=THICKNESS)


def patch(surface, mirror):
    """A patch pocket with round corners; its mouth gives a little."""
    edges = [
        (
            'bottom',
            [
                (0.0735, 0.880),
                (0.0765, 0.864),
                (0.0880, 0.8530),
                (0.1050, 0.8500),
                (0.1350, 0.8500),
                (0.1650, 0.8515),
                (0.1825, 0.8555),
                (0.1935, 0.8670),
                (0.1962, 0.8830),
            ],
            None,
        ),
        ('right', [(0.1962, 0.883), (0.197, 1.040)], None),
        ('top', [(0.197, 1.040), (0.064, 1.032)], None),
        ('left', [(0.064, 1.032), (0.068, 0.95), (0.0735, 0.880)], None),
    ]

    def lift(flat):
        mouth = np.clip((flat[:, 1] - 1.0) / 0.04, 0, 1)
        middle = 1 - ((flat[:, 0] - 0.13) / 0.067) ** 2
        return LIES + MOUTH_STANDS * mouth * np.clip(middle, 0, 1)

    panel = Panel(f'pocket{mirror}', edges, 0.006)
    return lay(panel, surface, lift, mirror=mirror, thickness=PATCH_THICKNESS)


def sewn_on(kind, left, right):
    """The pockets of that kind (flap, patch, none) on both fronts, and the breast welt."""
    make = {'flap': flap, 'patch': patch}.get(kind)
    both = [make(left, 1), make(right, -1)] if make else []
    lies, thick = (LIES + 0.0003, THICKNESS) if both else SHERWANI_WELT
    welt = lay(rectangle('welt', WELT, 0.005), left, lies, thickness=thick)
    return both, welt


def sewn_edge(pocket):
    """The free or sewn edge of a pocket, from one end of its top round to the other."""
    curves = pocket.panel.curves
    sides = [curves[edge] for edge in ('left', 'bottom', 'right')]
    return np.vstack([sides[0], sides[1][1:], sides[2][1:]])


def _shade(detail, panel, curve, contact):
    for width, value in contact:
        detail.line(panel, curve, width, value, 1)


def draw_flap(detail, front, pocket, sign):
    """The shadow under a flap, and above it the jet of the pocket's mouth."""
    _shade(detail, front, (sewn_edge(pocket) - [0, 0.0006]) * [sign, 1], FREE_EDGE)
    mouth = np.array([(0.058 * sign, FLAP_TOP + 0.001), (0.197 * sign, FLAP_TOP + 0.007)])
    detail.line(front, mouth + [0, 0.0030], 0.0050, 150)
    detail.line(front, mouth + [0, 0.0058], 0.0012, 104)
    detail.line(front, mouth, 0.0016, 70)
    detail.line(front, mouth, 0.0016, 140, 1)


def draw_patch(detail, front, pocket, sign):
    """Seam, shadow and mouth of a patch pocket: a cloth as busy as a houndstooth hides all the rest."""
    edge = sewn_edge(pocket)
    detail.groove(pocket.panel, beside(edge, STITCHED), 0.0010, 140)
    _shade(detail, front, edge * [sign, 1], SEWN_EDGE)
    detail.line(front, pocket.panel.curves['top'] * [sign, 1] + [0, 0.0008], 0.0030, 120, 1)


def draw_welt(detail, front, welt):
    """The shadow round a welt."""
    _shade(detail, front, np.array([*WELT, WELT[0]]), SEWN_EDGE[1:])


def stitch_welt(detail, welt):
    """The stitches at the ends of a welt."""
    for edge in ('left', 'right'):
        detail.picks(welt.panel, welt.panel.curves[edge], 0.002)
