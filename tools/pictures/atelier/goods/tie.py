"""A tie rolled from the narrow end, its blade run out towards the camera."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out
from .shapes import CM, METRES, noise, walk

NARROW, BLADE = 3.4, 8.6  # widths, cm
CORE, PITCH, TURNS = 0.75, 0.32, 6.2
PUFF = 0.125  # half thickness over the interlining
RUN_OUT = 13.5


def stage(tiles, shot):
    """The roll behind, the blade in front."""
    studio.table(0.85, key=1.05)
    last = np.pi * 1.5
    angle = np.linspace(last - 2 * np.pi * TURNS, last, int(TURNS * 110))
    radius = CORE + PITCH * (angle - angle[0]) / (2 * np.pi)
    floor = PUFF + 0.06
    roll = np.stack([-radius * np.cos(angle), radius * np.sin(angle) + radius[-1] + floor], 1)
    run = np.linspace(0, -RUN_OUT, 120)[1:]
    rise = 0.22 * np.exp(-(((run + 6) / 3) ** 2)) + 0.05 * np.sin(run * 0.8)
    line, walked = walk(np.vstack([roll, np.stack([run, floor + rise], 1)]), 0.12)
    end = walked[-1]
    width = NARROW + (BLADE - NARROW) * np.clip((walked - end * 0.25) / (end * 0.68), 0, 1) ** 1.1
    tip = np.clip((end - walked) / (BLADE / 2), 0, 1)
    width = width * tip + 1e-3
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    out = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    turn = np.linspace(0, 2 * np.pi, 44, endpoint=False)
    across = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.6
    over = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.75
    wander = 0.08 * np.sin(walked * 0.35) + 0.04 * np.sin(walked * 1.3)
    held = np.clip((end - RUN_OUT - walked) / 4, 0, 1)  # the blade lies straight, its tip on the axis
    x = width[:, None] / 2 * across + (wander * held)[:, None]
    thick = (PUFF * np.clip(tip * 8, 0.5, 1))[:, None] * over
    free = np.clip((walked - (end - 17)) / 4, 0, 1)[:, None]
    wave = 0.035 * noise(x, np.broadcast_to(walked[:, None], x.shape), 2.8, 3) * free
    grid = np.stack([x, line[:, :1] + out[:, :1] * thick, line[:, 1:] + out[:, 1:] * thick + wave], -1) * CM
    weave = np.stack(np.broadcast_arrays(x, walked[:, None]), -1) * CM
    # an upright grain, though ties are cut on the cross: the lines of its twill then run aslant
    made = sheet('tie', grid, materials.cloth(tiles, shot.cloth, METRES), weave, closed=True)
    smooth_out(made)
    made.rotation_euler, made.location = (0, 0, math.radians(-8)), (0.0, 0.62, 0)
    studio.look((-0.12, -0.04, 0.14), 4.9, 48)
    return 0.75
