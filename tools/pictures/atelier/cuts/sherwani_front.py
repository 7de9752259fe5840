"""The front of a sherwani: a plain band along both edges, panel seams, the hem's stitching. Metres."""

import numpy as np
from scipy.spatial import cKDTree

from ..pattern.curves import ease, through
from ..pattern.drape import Pull
from ..pattern.panel import rectangle
from ..pattern.sewing import lay

BAND = (-0.0185, 0.0195)  # of the left front: it covers the middle row of a figure, and no bloom is cut
UNDER = (-0.0210, 0.002)  # of the right one, as far as it shows
RISE, THICK = 0.0008, 0.0011  # how far the upper band stands off its cloth, and how thick it is
SEWN = 0.006  # over this width the band thins out to where it is sewn down
HEM = 0.032  # depth of the hem
STEP = 0.05  # between the places that hold the fronts on each other below the last button
STRIP = 0.06  # width of the edge that falls straight
NECK = 0.035  # so far from the collar's ends the cloth follows them
PANEL_SEAM = [(0.118, 1.255), (0.117, 1.10), (0.124, 0.90), (0.142, 0.66)]


def below(lowest, hem):
    """Pattern points at which the left front lies on the right one from the lowest button to the hem."""
    heights = np.arange(lowest - STEP, hem, -STEP)
    return [(dx, y) for y in (*heights, hem) for dx in (-0.009, 0, 0.009)]


def straight(garment):
    """Draws both fronts' edges sideways to a plumb line: else they swing apart below the buttons, and the
    coat looks as if the right front lay over the left one."""
    target, share = garment.points.copy(), np.zeros_like(garment.points)
    for panel in garment.panels[:2]:
        start = garment.starts[panel.name]
        at = garment.of_flat[start : start + len(panel.points)]
        across, up = panel.points.T
        strip = (np.abs(across) < STRIP) & (up < 1.40)
        target[at[strip], 0] = across[strip]
        share[at[strip], 0] = 0.02 * ease(STRIP, STRIP / 3, np.abs(across[strip]))
    return Pull(target, share)


def meet(garment, points):
    """Brings the ends of the collar edge to edge, and what is near them along: the drape keeps them apart."""
    collar = garment.panels[9]
    left, right = (garment.of_flat[garment.along(collar, end)] for end in ('end-l', 'end-r'))
    middle = (points[left] + points[right[::-1]]) / 2
    points = points.copy()
    sides = np.where(
        garment.label == 9,
        -np.sign(garment.flat[:, 0]),
        np.select([garment.label == 0, garment.label == 1], [1, -1], 0),
    )
    for ends, goal, side in ((left, middle, 1), (right, middle[::-1], -1)):
        move = goal - points[ends]
        near = np.flatnonzero(sides == side)
        far, at = cKDTree(points[ends]).query(points[near])
        points[near] += ease(NECK, 0, far)[:, None] * move[at]
    return points


def even(front, buttons):
    """Pattern heights of the buttons at which they are evenly spaced on the draped front's surface, seen
    from ahead."""
    up = np.linspace(buttons[-1], buttons[0], 400)
    risen = np.maximum.accumulate(front.at(np.c_[0 * up, up], RISE + THICK)[0][:, 2])
    return tuple(np.interp(np.linspace(risen[-1], risen[0], len(buttons)), risen, up))


def bands(left, right, hem):
    """The bands sewn on the left and the right front, whose hem lies at a pattern height."""
    (a, b), (c, d) = BAND, UNDER
    low = hem + 0.0004
    upper = rectangle('band-left', [(a, low), (b, low + 0.0002), (b, 1.4695), (a, 1.4672)], 0.006)
    under = rectangle('band-right', [(c, low), (d, low), (d, 1.464), (c, 1.462)], 0.006)

    def lift(flat):  # an edge that stands off here would look as if the coat opened on this side
        return RISE - (RISE + 1.3 * THICK) * ease(b - SEWN, b, flat[:, 0])

    return [
        lay(upper, left, lift, thickness=THICK, material='band'),
        lay(under, right, 0.0003, thickness=0.0005, material='band'),
    ]


def draw(detail, garment, bands_laid, hem):
    """Pick stitching along the band, panel seams down to the hem, the hem's stitches."""
    front, front_r, side, side_r, back = garment.panels[:5]
    upper = bands_laid[0].panel
    detail.picks(upper, upper.curves['left'], 0.003)
    detail.valley(upper, upper.curves['right'] - [SEWN, 0])
    for panel, sign in ((front, 1), (front_r, -1)):
        detail.valley(panel, through([*PANEL_SEAM, (0.156, hem)]) * [sign, 1])
    for panel in (front, front_r, side, side_r, back):
        line = panel.edge_points('hem') + [0, HEM]
        detail.line(panel, line, 0.0016, 104)
        detail.stitches(panel, line, pitch=0.0045, share=0.25, width=0.0005, thread=120)
