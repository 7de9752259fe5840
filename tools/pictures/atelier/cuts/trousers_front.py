"""What is sewn on the front of trousers: slant pockets, fly, the tab of the waistband, belt loops. Metres."""

import numpy as np

from ..pattern.curves import beside, through
from ..pattern.panel import rectangle
from ..pattern.sewing import lay

WAIST, BAND, GIRTH = 1.04, 0.038, 0.888  # height of the waist; height and girth of the waistband
MOUTH = [(0.150, WAIST), (0.2405, 0.884)]  # of a slant pocket, from the waist to the side seam
FLY = [(0.034, WAIST), (0.034, 0.93), (0.026, 0.895), (0.002, 0.878)]  # its stitching
TAB = 0.046  # how far the left waistband laps over the right one
BUTTONS = (0.033,)  # where it buttons beside its hook, from the centre front to the wearer's right
LAP, STRIP, FOOT = 0.0020, 0.0006, 0.03  # how far a strip's free edge stands off, its thickness, its foot
LOOPS = (0.125, 0.36, 0.5, 0.64, 0.875)  # places of the belt loops, as shares of the girth


def _strip(name, corners, surface, free, mirror=1, foot=0.0):
    """A strip that laps over what lies below with its `free` edge, 'left' or 'right'; the other is sunk in
    the cloth and shows no end, and so is what lies within `foot` of its lower end.
    Corners from the bottom left, counter-clockwise."""
    panel = rectangle(name, corners, 0.005)
    (a, b, c, d), (x, y) = corners, panel.points.T
    low, high = (np.interp(y, [e[1], f[1]], [e[0], f[0]]) for e, f in ((a, d), (b, c)))
    share = np.clip((x - low) / (high - low), 0, 1)
    share = share if free == 'right' else 1 - share
    if foot:
        share = share * np.clip((y - y.min()) / foot, 0, 1)
    patch = lay(panel, surface, 0.0, mirror=mirror, thickness=STRIP)
    around = x % GIRTH if surface.panel.name == 'band' else x * mirror
    patch.points, _ = surface.at(np.c_[around, y], (LAP + STRIP * 1.5) * share**0.5 - STRIP * 1.5)
    return patch


def laps(left, right, band):
    """Front edges of both pockets, the fly and the tab, on the fronts' and the waistband's surfaces."""
    (top, high), (side, low) = MOUTH
    pocket = [(side - 0.026, low - 0.006), (side, low), (top, high), (top - 0.026, high)]
    fly = [(0.0003, 0.882), (0.030, 0.884), (0.034, WAIST), (0.0003, WAIST)]
    tab = [(-TAB, 0), (0.040, 0), (0.040, BAND), (-TAB, BAND)]
    return [
        _strip('pocket-left', pocket, left, 'right', foot=FOOT),
        _strip('pocket-right', pocket, right, 'right', -1, FOOT),
        _strip('fly', fly, left, 'left', foot=FOOT),
        _strip('tab', tab, band, 'left'),
    ]


def loops(band):
    """Belt loops, which stand off the waistband in their middle."""
    patches = []
    for u in GIRTH * np.array(LOOPS):
        low, high = -0.005, BAND - 0.0006
        corners = [(u - 0.006, low), (u + 0.006, low), (u + 0.006, high), (u - 0.006, high)]
        panel = rectangle(f'loop{u}', corners, 0.004)
        y = panel.points[:, 1]
        kept = np.clip(y, 0.001, BAND - 0.001)
        arch = 1 - ((y - BAND / 2) / (BAND / 2)) ** 2
        patch = lay(panel, band, 0.0, thickness=0.0012)
        patch.points, _ = band.at(np.c_[panel.points[:, 0], kept], 0.0018 + 0.003 * np.clip(arch, 0, 1))
        patch.points[:, 2] += y - kept
        patches.append(patch)
    return patches


def draw(detail, front, right, band, patches):
    """The shadow beside every free edge, its stitching, and the buttonhole."""
    pocket, other, fly, tab = (patch.panel for patch in patches)
    mouth = np.array(MOUTH)
    for strip in (pocket, other, fly):
        detail.seam(strip, 'top')
    for panel, strip, sign in ((front, pocket, 1), (right, other, -1)):
        detail.lap(panel, (mouth + [0.0012, 0]) * [sign, 1])
        detail.stitches(strip, mouth - [0.006, 0.001], thread=120)
    stitched = through(FLY)
    detail.line(front, stitched, 0.0022, 205, 1)
    for panel in (front, fly):
        detail.stitches(panel, stitched, thread=90)
    detail.lap(right, [(0, WAIST), (0, 0.875)])
    detail.lap(band, [(GIRTH - TAB - 0.001, 0), (GIRTH - TAB - 0.001, BAND)])
    detail.picks(tab, beside(tab.curves['left'], 0), 0.003)
    for x in BUTTONS:
        detail.buttonhole(tab, (-x - 0.008, BAND / 2), (-x + 0.008, BAND / 2))
