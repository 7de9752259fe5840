"""Cloth folded like a book: a zigzag profile, swept, with the unevenness of real layers."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import sheet, smooth_out, thicken
from .noise import noise
from .shapes import CM, METRES, walk


def profile(depth, layers, open_gap, shut_gap, seed):
    """The fold seen from the side, (y, z) in cm; loops lie in turn at the front and the back."""
    rng = np.random.default_rng(seed)
    front, back = [0.0], [0.0]
    for k in range(1, layers):
        at_front = k % 2 == 1
        for side, gap in (
            (front, open_gap if at_front else shut_gap),
            (back, shut_gap if at_front else open_gap),
        ):
            side.append(side[-1] + gap * rng.uniform(0.88, 1.15))
    points, to_front = [], True
    for k in range(layers):
        y0, y1 = -depth / 2 + rng.uniform(-0.12, 0.12), depth / 2 + rng.uniform(-0.12, 0.12)
        share = np.linspace(1, 0, 60) if to_front else np.linspace(0, 1, 60)
        smooth = share * share * (3 - 2 * share)
        points += zip(y0 + (y1 - y0) * share, front[k] * (1 - smooth) + back[k] * smooth, strict=True)
        if k < layers - 1:
            edge, y = (front, y0) if to_front else (back, y1)
            radius = (edge[k + 1] - edge[k]) / 2
            for angle in np.linspace(-np.pi / 2, np.pi / 2, 14)[1:-1]:
                reach = (-1 if to_front else 1) * radius * 1.25 * math.cos(angle)
                points.append((y + reach, edge[k] + radius + radius * math.sin(angle)))
        to_front = not to_front
    return np.array(points), max(front[-1], back[-1])


def layers_grid(width, depth, layers, *, seed=0, open_gap=0.46, shut_gap=0.16, life=1.0, drift=0.25):
    """The folded cloth as a grid of points, its weave coordinates and its height, scene units."""
    line, height = profile(depth, layers, open_gap, shut_gap, seed)
    line, walked = walk(line, 0.13)
    rng = np.random.default_rng(seed + 5)
    x = np.linspace(-width / 2, width / 2, 70)
    x, y = np.broadcast_arrays(x[None], line[:, :1])
    low = np.broadcast_to(line[:, 1:], x.shape)
    wander = np.interp(walked, np.linspace(0, walked[-1], layers * 2), rng.uniform(-drift, drift, layers * 2))
    x = x + wander[:, None]
    layer = low / ((open_gap + shut_gap) / 2)  # not whole ones, or the cloth jumps where the number does
    z = low * (1 + 0.10 * life * noise(x + 40, y, 8, seed + 9, 1))
    z = z + noise(x, y, 6.5, seed + 3) * 0.09 * life * low / (height + 0.01)
    z = z + 0.012 * noise(x + layer * 13.7, y, 3, seed + 21)
    near = np.clip((-y / (depth / 2) - 0.55) / 0.45, 0, 1)
    sag = np.clip(1 + 0.5 * noise(x, y * 0, 5, seed + 2, 1), 0.3, 1.6)
    z = z * (1 - 0.16 * near * near * sag)
    y = (
        y
        + 0.12 * life * noise(x + layer * 7.3, low * 0, 6, seed + 11)
        + 0.03 * noise(x + layer * 3.1, low * 0, 1.6, seed + 13)
    )
    grid = np.stack([x * CM, y * CM, z * CM + 0.006], -1)
    weave = np.stack(np.broadcast_arrays(x, walked[:, None]), -1) * CM
    return grid, weave, height * CM


def fold(name, width, depth, layers, material, *, base=0.0, yaw=0.0, offset=(0, 0), thickness=0.09, **shape):
    """Lay a folded length on the table; returns its height in scene units."""
    grid, weave, height = layers_grid(width, depth, layers, **shape)
    made = sheet(name, grid, material, weave)
    made.location = (offset[0] * CM, offset[1] * CM, base)
    made.rotation_euler = (0, 0, math.radians(yaw))
    smooth_out(made)
    thicken(made, thickness * CM)
    return height


def stage(tiles, shot):
    """A folded length on its own."""
    studio.table(1.05)
    fold('fold', 15.0, 18.5, 8, materials.cloth(tiles, shot.cloth, METRES), yaw=32, seed=4, life=1.5)
    studio.look((0, -0.05, 0.12), 8.3, 31, stop=8)
    return 1.05
