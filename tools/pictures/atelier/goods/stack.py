"""Three lengths folded and laid one on another."""

from ..stage import materials, studio
from .folded import fold
from .shapes import METRES

LAYERS = 8


def stage(tiles, shot):
    """A stack of the cloths named in the shot's options, bottom first."""
    studio.table(1.1)
    base = 0.0
    for k, (name, yaw, seed) in enumerate(zip(shot.options, (18.5, 14, 17.2), (1, 2, 9), strict=True)):
        height = fold(f'length{k}', 20, 15, LAYERS, materials.cloth(tiles, name, METRES), base=base, yaw=yaw,
                      seed=seed, shut_gap=0.17, offset=(0.25 * (k - 1), 0.1 * k), life=0.7)
        base += height * 1.10 + 0.012
    wide = shot.ratio > 1
    studio.look((0, 0, 0.5), 7.6 if wide else 9.4, 19, -8 if wide else 0, horizontal=wide)
    return 1.05
