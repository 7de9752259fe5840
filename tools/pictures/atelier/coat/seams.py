"""Pressed seams and darts of a coat: soft valleys, not lines. Metres."""

import numpy as np

# widths and heights (128 is flat) from the outside of the valley in, then width and value of its shade
VALLEY = ((0.0080, 121), (0.0055, 110), (0.0032, 96), (0.0012, 70))
SHADE = (0.0012, 188)
DART = ((0.118, 1.255), (0.118, 1.06))


def soft(detail, panel, *curves):
    """Draw valleys along curves on a panel's pattern."""
    for curve in curves:
        detail.valley(panel, curve, VALLEY, SHADE)


def along(detail, panel, *edges):
    """Draw valleys along whole edges of a panel."""
    soft(detail, panel, *(panel.edge_points(edge) for edge in edges))


def dart(detail, panel, sign):
    """Draw the waist dart of a front, the wearer's left one for a `sign` of 1."""
    soft(detail, panel, np.array(DART) * [sign, 1])
