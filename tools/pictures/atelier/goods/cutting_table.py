"""The cutting table: cloth off the bolt, a front's pattern, shears, tape and chalk."""

import math

import numpy as np

from ..cuts.jacket import STYLES, front_panel
from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from ..table import notions, shears, tape
from .bolt import core, unrolled
from .shapes import CM, METRES

WIDTH, FLAT = 46.0, 44.0  # cm of cloth across, and lying flat before the loose end
ROLL = (-4.0, 19.0)  # where the bolt lies, cm
TURN = 10.0
TOP = 0.15  # height of the cloth's face, cm
GRAIN = [(1.0, 2.0), (1.0, 26.0)]  # the grain line and its arrow, then the chest line; cm on the pattern
MARKS = [GRAIN, [(0.4, 25.0), (1.0, 26.0)], [(1.6, 25.0), (1.0, 26.0)], [(-7.5, 10.8), (11.5, 10.8)]]


def _cloth(tiles, name):
    grid, weave = unrolled(WIDTH, FLAT, rise=0.0)  # what lies on it weighs it down
    cloth = sheet('cloth', grid, materials.cloth(tiles, name, METRES), weave)
    smooth_out(cloth)
    thicken(cloth, 0.09 * CM)
    for made in (cloth, core(WIDTH)):
        made.rotation_euler, made.location = (0, 0, math.radians(TURN)), (ROLL[0] * CM, ROLL[1] * CM, 0)


def stage(tiles, shot):
    """What a cutter sees, from a little above."""
    studio.table(1.7)
    (name,) = shot.options
    _cloth(tiles, name)
    outline = front_panel(STYLES['suit']).outline * 100 - [11, 120]
    if np.cross(outline, np.roll(outline, -1, 0)).sum() < 0:
        outline = outline[::-1]
    notions.card(outline, TOP, 4, (-10.5, -17), MARKS)
    shears.lay((8.5, -1.0, TOP), 152)
    tape.lay(tiles, (18.0, -15.5, TOP), 191, 17)
    notions.chalk((4.0, -8.5, TOP), 20)
    notions.chalk_line([(6.5, 8), (4.5, 0), (4.2, -8), (6.2, -16), (7.5, -26)], TOP + 0.02)
    notions.spool((20.5, 6.0, 0.0), '#27304a')
    studio.look((0, -2.0 * CM, 0.1), 13.4, 46, -6, stop=11, horizontal=True)
    return 1.05
