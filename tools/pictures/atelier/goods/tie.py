"""A tie rolled up from its middle: the blade run out towards the camera, the narrow end beside it."""

import math

import numpy as np

from ..pattern.curves import ease
from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out
from .noise import noise
from .shapes import CM, METRES, walk

BLADE, TAIL = 8.0, 4.4  # widest, where their points begin, cm; what a classic tie measures
TAPER = 0.062  # by which the blade narrows, cm to a cm of length: to 3.4 in the neck
TAIL_TAPER = 0.02
CORE, PITCH, TURNS = 0.75, 0.36, 5.2
PUFF = 0.125  # half thickness over the interlining
RUN_OUT, TAIL_OUT = 14.5, 12.0
TAIL_TURN = math.radians(31)  # by which the narrow end lies aside of the blade
PARTS = 44  # points round the tie


def _ring(width, thick):
    """Cross sections (rows, PARTS): offsets across and upwards from the middle."""
    turn = np.linspace(0, 2 * np.pi, PARTS, endpoint=False)
    across = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.6
    over = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.75
    return width[:, None] / 2 * across, thick[:, None] * over


def _width(from_end, widest, taper):
    """Width at a distance from the end, whose point is a right angle."""
    half = widest / 2
    return np.minimum(2 * from_end, widest - taper * np.maximum(from_end - half, 0)) + 1e-3


def blade():
    """Roll and blade: points in cm, and the cloth's coordinates."""
    last = np.pi * 1.5
    angle = np.linspace(last - 2 * np.pi * TURNS, last, int(TURNS * 110))
    radius = CORE + PITCH * (angle - angle[0]) / (2 * np.pi)
    floor = PUFF + 0.04
    bed = floor + 2 * PUFF + 0.05  # it lies on the narrow end near the roll
    roll = np.stack([-radius * np.cos(angle), radius * np.sin(angle) + radius[-1] + bed], 1)
    run = np.linspace(0, -RUN_OUT, 140)[1:]
    down = floor + (bed - floor) * ease(-14.0, -9.0, run)
    rise = 0.20 * np.exp(-(((run + 5) / 3) ** 2)) + 0.04 * np.sin(run * 0.8) * ease(0, -3, run)
    line, walked = walk(np.vstack([roll, np.stack([run, down + np.maximum(rise, 0)], 1)]), 0.12)
    from_end = walked[-1] - walked
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    out = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    x, thick = _ring(_width(from_end, BLADE, TAPER), PUFF * np.clip(from_end * 2, 0.5, 1))
    held = np.clip((from_end - RUN_OUT) / 4, 0, 1)  # the blade lies straight, its tip on the axis
    x = x + ((0.06 * np.sin(walked * 0.35) + 0.03 * np.sin(walked * 1.3)) * held)[:, None]
    along = np.broadcast_to(walked[:, None], x.shape)
    wave = 0.03 * noise(x, along, 2.8, 3) * np.clip((17 - from_end) / 4, 0, 1)[:, None]
    grid = np.stack([x, line[:, :1] + out[:, :1] * thick, line[:, 1:] + out[:, 1:] * thick + wave], -1)
    return grid, np.stack([x, along], -1)


def tail():
    """The narrow end, on the table, from under the roll."""
    run = np.linspace(1.5, -TAIL_OUT, 120)
    from_end = run - run[-1]
    x, thick = _ring(_width(from_end, TAIL, TAIL_TAPER), PUFF * np.clip(from_end * 2, 0.5, 1))
    along = np.broadcast_to(run[:, None], x.shape)
    wave = 0.02 * (noise(x, along, 2.6, 8) + 1)
    grid = np.stack([x, along, PUFF + 0.03 + thick + wave], -1)
    c, s = math.cos(TAIL_TURN), math.sin(TAIL_TURN)
    turned = np.stack(
        [grid[..., 0] * c - grid[..., 1] * s, grid[..., 0] * s + grid[..., 1] * c, grid[..., 2]], -1
    )
    return turned, np.stack([x, along], -1)


def stage(tiles, shot):
    """The roll behind, the blade in front, the narrow end to its right."""
    studio.table(0.85, key=1.05)
    # an upright grain, though ties are cut on the cross: the lines of its twill then run aslant
    silk = materials.cloth(tiles, shot.cloth, METRES)
    for name, (grid, weave) in (('blade', blade()), ('tail', tail())):
        made = sheet(name, grid * CM, silk, weave * CM, closed=True)
        smooth_out(made)
        made.rotation_euler, made.location = (0, 0, math.radians(-8)), (-0.08, 0.62, 0)
    studio.look((-0.06, -0.06, 0.12), 5.3, 55)
    return 0.75
