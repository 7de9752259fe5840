"""The house's one studio: warm paper sweep, one big soft key from the left, a gentle fill, 85 mm."""

import math
from dataclasses import dataclass

import numpy as np

from . import materials
from .blender import ambient, around, camera, mesh, sheet, softbox

PAPER, STONE, DUSK = '#e7dfd1', '#c3b9a8', '#5a4c3f'
KEY, FILL, LAMP = '#fff5ea', '#eef3ff', '#ffe9cf'


@dataclass(frozen=True)
class Setup:
    """Ground and lights: of each box its place, what it is aimed at, width, height, power and colour."""

    ground: str
    boxes: tuple
    ambient: tuple


SETUPS = {
    # by day: the key as tall as a coat with its trousers, and far enough round for folds to cast shade
    'day': Setup(
        PAPER,
        (
            ((-2.35, -1.2, 1.35), (0, 0, 0.95), 1.0, 2.6, 126, KEY),
            ((2.6, -2.2, 1.1), (0, 0, 0.9), 1.8, 2.4, 13, FILL),
            ((1.3, 1.2, 2.3), (0, 0, 1.25), 0.7, 0.7, 42, '#fff7ee'),
            ((0, -0.1, 3.6), (0, 1.7, 0.9), 2.5, 2.5, 62, '#fff7ec'),
        ),
        (0.11, '#fffbf6'),
    ),
    # what is as pale as paper: a deeper ground, the key further round, so that folds cast shade, and
    # as tall as the garment: a shorter one ends in an edge across the chest
    'pale': Setup(
        STONE,
        (
            ((-2.45, -0.75, 1.6), (0, 0, 1.05), 0.8, 2.4, 98, KEY),
            ((2.6, -2.2, 1.5), (0, 0, 1.1), 1.8, 2.2, 9, FILL),
            ((1.4, 1.2, 2.2), (0, 0, 1.25), 0.5, 0.9, 26, '#fff7ee'),
            ((-0.5, -0.1, 3.4), (-0.2, 1.7, 1.2), 1.6, 1.6, 62, '#fff7ec'),
        ),
        (0.06, '#fffbf6'),
    ),
    # what swallows light: a key further round and as tall as the garment, which rakes its folds and edges,
    # more light from the right, or that half is black, and less on the ground than on the cloth
    'deep': Setup(
        PAPER,
        (
            ((-2.4, -0.95, 1.7), (0, 0, 1.05), 0.9, 2.4, 165, KEY),
            ((2.5, -1.8, 1.4), (0, 0, 1.05), 1.2, 2.6, 44, FILL),
            ((1.3, 1.2, 2.3), (0, 0, 1.25), 0.7, 0.9, 46, '#fff7ee'),
            ((0, -0.1, 3.6), (0, 1.7, 0.9), 2.5, 2.5, 40, '#fff7ec'),
        ),
        (0.14, '#fffbf6'),
    ),
    # by lamplight: a dark warm ground, a key from the left, light along both edges
    'evening': Setup(
        DUSK,
        (
            ((-2.0, -1.3, 2.2), (0, 0, 1.2), 0.9, 1.4, 150, LAMP),
            ((1.5, 1.1, 2.0), (0, 0, 1.25), 0.5, 1.2, 80, LAMP),
            ((-1.6, 1.2, 1.9), (0, 0, 1.25), 0.4, 1.2, 46, LAMP),
            ((0.5, 0.2, 3.4), (0.3, 1.9, 1.25), 1.2, 1.2, 60, LAMP),
        ),
        (0.05, '#fff3e2'),
    ),
}


def _sweep(colour, floor):
    curve = [(1.0 + math.sin(t), 1.0 - math.cos(t)) for t in np.linspace(0, math.pi / 2, 24)]
    profile = [(y, z + floor) for y, z in ((-6.0, 0.0), *curve, (2.0, 6.0))]
    points = [(x, y, z) for y, z in profile for x in (-7, 7)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh('sweep', points, faces, materials.solid('paper', colour, 0.95, specular=0.1))


def standing(setup, frame, stop=None):
    """A garment at the origin, in a catalogue `frame`; the camera follows what is aside of the middle."""
    _sweep(setup.ground, frame.floor)
    distance = frame.height * 85 / 36
    c, s = math.cos(frame.turn), math.sin(frame.turn)
    x, y = frame.aside * c, frame.aside * s
    camera((x + distance * s, y - distance * c, frame.aim + 0.12), (x, y, frame.aim), stop=stop)
    for box in setup.boxes:
        softbox(*box)
    ambient(*setup.ambient)


def table(scale=1.0, key=1.0, fill=1.0, ground=PAPER, even=0.30):
    """Small goods on the paper, `even` the light from everywhere; the scene is in decimetres."""
    ambient(even)
    low, radius = 8 * max(1, scale * 0.6), 4.0
    t = np.linspace(0, math.pi / 2, 24)
    ys = np.r_[-20, np.linspace(-20, low, 6)[1:-1], low + radius * np.sin(t), low + radius]
    zs = np.r_[np.zeros(5), radius * (1 - np.cos(t)), 40]
    grid = np.stack(np.broadcast_arrays(np.array([-60.0, 0, 60])[None], ys[:, None], zs[:, None]), -1)
    sheet('sweep', grid, materials.solid('paper', ground, 0.92, specular=0.1))
    softbox(
        (-4.8 * scale, 1.2 * scale, 5.2 * scale),
        (0, 0, 0.3 * scale),
        3.6 * scale,
        3.6 * scale,
        430 * key * scale**2,
        KEY,
    )
    softbox(
        (5 * scale, -4 * scale, 3.5 * scale),
        (0, 0, 0.3 * scale),
        5 * scale,
        5 * scale,
        60 * fill * scale**2,
        FILL,
    )


# what a folded garment lies on: deeper than paper, or white cloth is grey beside it
SHELVES = {'day': '#c9c0b0', 'pale': '#d3cbbe'}


def shelf(light, frame):
    """A folded garment at the origin of the table, in metres: a low key, so that edges and layers show."""
    table(0.2, key=0.6, fill=0.3, ground=SHELVES[light], even=0.10)
    look((0, 0, 0.015), frame.height * 85 / 36, 56, math.degrees(frame.turn), stop=16)


def look(target, distance, elevation, azimuth=0.0, stop=9.0, horizontal=False, lens=85.0):
    """The camera for the table."""
    camera(around(target, distance, elevation, azimuth), target, lens, stop, horizontal)
