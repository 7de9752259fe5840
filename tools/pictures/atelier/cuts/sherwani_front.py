"""The front of a sherwani: a plain band along both edges, panel seams, the hem's stitching. Metres."""

from ..pattern.curves import through
from ..pattern.panel import rectangle
from ..pattern.sewing import lay

BAND = (-0.0185, 0.0195)  # of the left front: it covers the middle row of a figure, and no bloom is cut
UNDER = (-0.0210, 0.002)  # of the right one, as far as it shows
RISE, THICK = 0.0008, 0.0011  # how far the upper band stands off its cloth, and how thick it is
HEM = 0.032  # depth of the hem
PANEL_SEAM = [(0.118, 1.255), (0.117, 1.10), (0.124, 0.90), (0.142, 0.66)]


def bands(left, right, hem):
    """The bands sewn on the left and the right front, whose hem lies at a pattern height."""
    (a, b), (c, d) = BAND, UNDER
    low = hem + 0.0004
    upper = rectangle('band-left', [(a, low), (b, low + 0.0002), (b, 1.4695), (a, 1.4672)], 0.006)
    under = rectangle('band-right', [(c, low), (d, low), (d, 1.464), (c, 1.462)], 0.006)
    return [
        lay(upper, left, RISE, thickness=THICK, material='band'),
        lay(under, right, 0.0003, thickness=0.0005, material='band'),
    ]


def draw(detail, garment, bands_laid, hem):
    """Pick stitching along the band, panel seams down to the hem, the hem's stitches."""
    front, front_r, side, side_r, back = garment.panels[:5]
    upper = bands_laid[0].panel
    for edge in ('left', 'right'):
        detail.picks(upper, upper.curves[edge], 0.003)
    detail.lap(front, [(BAND[1], hem), (BAND[1], 1.47)])
    for panel, sign in ((front, 1), (front_r, -1)):
        detail.groove(panel, through([*PANEL_SEAM, (0.156, hem)]) * [sign, 1], 0.0012, 140)
    for panel in (front, front_r, side, side_r, back):
        line = panel.edge_points('hem') + [0, HEM]
        detail.line(panel, line, 0.0016, 104)
        detail.stitches(panel, line, pitch=0.0045, share=0.25, width=0.0005, thread=120)
