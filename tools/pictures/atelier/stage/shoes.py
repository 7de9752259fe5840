"""A pair of shoes on the floor below the hem, so that trousers at full length stand and do not float."""

import math

import numpy as np

from ..worn import shoe
from . import materials
from .blender import sheet, smooth_out

EDGE = '#120e0c'  # of sole and heel, stained
APART, BACK = 0.076, 0.080  # from the middle to that of a heel, and how far behind the form its back lies
TURNED_OUT = math.radians(7)


def pair(floor, colour):
    """Both shoes in leather of this colour, on the floor at that height."""
    leather = materials.solid('shoe', colour, 0.30, coat=0.25)
    edge = materials.solid('edge', EDGE, 0.5)
    for side in (-1, 1):
        for name, grid, material in (
            ('upper', shoe.upper(), leather),
            ('sole', shoe.sole(), edge),
            ('heel', shoe.heel(), edge),
        ):
            closed = name != 'upper'
            made = sheet(name, grid * np.array([side, 1, 1]), material, closed=closed)
            if not closed:
                smooth_out(made)
            made.location = (side * APART, BACK, floor)
            made.rotation_euler = (0, 0, side * TURNED_OUT)
