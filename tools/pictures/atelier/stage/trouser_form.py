"""The form that trousers hang on by themselves: a linen-covered waist with a lid, on a pole. Metres."""

import numpy as np

from . import materials
from .blender import sheet, turned
from .dress import FINIAL, pole_metal

WIDE, DEEP = 0.1585, 0.1115  # half its width and depth, which fill the waistband
LOW, HIGH = 1.02, 1.116  # from inside the waistband up to under the lid
NARROWS = 0.10  # share by which it narrows from the waistband to the lid
POLE, CROTCH = 0.0115, 0.82
# the lid: share of the form's size there, height over its top
LID = (
    (0.001, -0.002),
    (1.000, -0.002),
    (1.022, 0.001),
    (1.030, 0.006),
    (1.022, 0.011),
    (1.000, 0.014),
    (0.70, 0.019),
    (0.32, 0.026),
    (0.20, 0.030),
    (0.001, 0.031),
)
NECKED = ((0.030, 0.024), (0.018, 0.030))  # from the lid up to the finial
FOOT = (
    (0.001, 0.0),
    (0.128, 0.0),
    (0.130, 0.006),
    (0.126, 0.015),
    (0.08, 0.024),
    (0.045, 0.035),
    (0.026, 0.056),
    (0.020, 0.09),
    (POLE, 0.12),
)


def trouser_form(folder, pixel, floor):
    """The form at the origin, the foot of its pole on the floor at that height."""
    angle = np.linspace(-np.pi / 2, 1.5 * np.pi, 160, endpoint=False)
    heights = np.linspace(LOW, HIGH, 24)
    linen, beech = materials.cloth(folder, 'form-linen', pixel=pixel), materials.wood()
    weave = [np.stack([angle * 0.14, np.full_like(angle, z)], 1) for z in heights]
    sheet('form', np.array([_ring(angle, 1, z) for z in heights]), linen, np.array(weave), closed=True)
    lid = np.array([_ring(angle, share, HIGH + rise) for share, rise in LID])
    sheet('lid', lid, beech, lid[..., :2], closed=True)
    turned('finial', [(r, HIGH + rise) for r, rise in (*NECKED, *FINIAL)], beech)
    turned('pole', [(POLE, floor + 0.05), (POLE, CROTCH)], pole_metal())
    turned('foot', [(r, floor + rise) for r, rise in FOOT], beech)


def _ring(angle, share, height):
    size = share * (1 - NARROWS * np.clip((height - 1.075) / (HIGH - 1.075), 0, 1) ** 1.5)
    return np.stack(
        [WIDE * size * np.cos(angle), DEEP * size * np.sin(angle), np.full_like(angle, height)], 1
    )
