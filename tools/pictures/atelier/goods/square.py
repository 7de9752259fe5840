"""A linen pocket square folded flat, its hand-rolled hems along the open edges."""

import math

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from .folded import layers_grid
from .shapes import CM, METRES, circle, sweep

SIDE = 11.5  # cm, folded
HEM = 0.11  # radius of the rolled hem, cm
YAW = 38


def stage(tiles, shot):
    """The square, one corner towards the camera."""
    studio.table(0.75, key=0.8, fill=0.5, ground=studio.STONE, even=0.12)
    linen = materials.cloth(tiles, shot.cloth, METRES)
    thread = materials.cloth(tiles, shot.cloth, METRES)
    grid, weave, _ = layers_grid(SIDE, SIDE, 4, seed=8, open_gap=0.34, shut_gap=0.15, life=1.1, drift=0.16)
    cloth = sheet('square', grid, linen, weave)
    smooth_out(cloth)
    thicken(cloth, 0.035 * CM)
    hems = [
        sweep(f'hem{k}', border, circle(HEM * CM, 10), thread)
        for k, border in enumerate((grid[:, 0], grid[:, -1], grid[-1], grid[0]))
    ]
    for made in (cloth, *hems):
        made.rotation_euler = (0, 0, math.radians(YAW))
    studio.look((0.02, -0.02, 0.05), 6.4, 42, stop=11)
    return 1.0
