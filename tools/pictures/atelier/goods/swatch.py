"""A pinked swatch, its corners lifting a little from the paper."""

import math

import numpy as np

from ..stage import materials, studio
from ..stage.blender import ambient, sheet, softbox, thicken
from .noise import noise
from .shapes import CM, METRES

WIDTH, HEIGHT = 8.2, 10.4  # cm
TOOTH, DEPTH = 0.32, 0.16
STEPS = 4  # mesh steps to a tooth


def pinked():
    """A grid whose border is cut in teeth; a valley at each corner."""
    across, up = round(WIDTH / TOOTH) * STEPS, round(HEIGHT / TOOTH) * STEPS

    def teeth(count):
        t = (np.arange(count + 1) + STEPS // 2) % STEPS / STEPS
        return 1 - np.abs(t * 2 - 1)

    u, v = np.meshgrid(np.linspace(0, 1, across + 1), np.linspace(0, 1, up + 1))
    bite_x, bite_y = teeth(up)[:, None] * DEPTH, teeth(across)[None] * DEPTH

    def near(distance):
        return np.clip(1 - distance / 0.3, 0, 1)

    x = u * WIDTH + bite_x * (near(u * WIDTH) - near((1 - u) * WIDTH))
    y = v * HEIGHT + bite_y * (near(v * HEIGHT) - near((1 - v) * HEIGHT))
    return x - WIDTH / 2, y - HEIGHT / 2


def stage(tiles, shot):
    """One swatch under raking light."""
    x, y = pinked()
    along = (x * 0.8 + y * 0.6) / 10
    z = 0.036 * noise(x, y, 2.6, 3) + 0.07 * np.sin(x * 0.5 + y * 0.3 + 3)
    z += 0.42 * np.clip((along - 0.22) / 0.35, 0, None) ** 2
    z += 0.30 * np.clip((-along - 0.30) / 0.35, 0, None) ** 2
    grid = np.stack([x, y, z - z.min() + 0.06], -1) * CM
    made = sheet('swatch', grid, materials.cloth(tiles, shot.cloth, METRES), np.stack([x, y], -1) * CM)
    made.rotation_euler = (0, 0, math.radians(-7))
    thicken(made, 0.09 * CM, -1)
    studio.table(0.9, key=0.0, fill=0.0)
    ambient(0.30)
    softbox((-4.6, 3.6, 3.0), (0, 0, 0), 2.6, 2.6, 150, studio.KEY)
    softbox((4.5, -3.5, 4), (0, 0, 0), 5, 5, 34, studio.FILL)
    studio.look((-0.01, -0.03, 0.03), 3.85, 52, stop=11)
    return 1.5
