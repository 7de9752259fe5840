"""A tailor's tape: rolled, its end run out over the cloth, centimetres printed on it."""

import math

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ..goods.shapes import CM, walk
from ..stage import materials
from ..stage.blender import node, sheet, thicken

WIDTH, THICK = 1.6, 0.045  # cm
CORE, PITCH, TURNS = 0.75, 0.10, 8.5
PRINT_LENGTH = 60  # cm before the print repeats
DOTS = 44  # to a centimetre
GROUND, INK = '#e9d9a6', '#2b2620'


def _print(path):
    """The tape's face, its start at the left."""
    width, height = PRINT_LENGTH * DOTS, round(WIDTH * DOTS)
    face = Image.new('RGB', (width, height), GROUND)
    pen, font = ImageDraw.Draw(face), ImageFont.load_default(30)
    for half in range(PRINT_LENGTH * 2):
        x, long = half * DOTS // 2, half % 2 == 0
        for y, up in ((0, 1), (height - 1, -1)):
            pen.line([(x, y), (x, y + up * (22 if long else 12))], INK, 3)
        if long and half:
            pen.text((x, height / 2), str(half // 2), INK, font, anchor='mm')
    face.save(path)


def _material(folder):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / 'tape.png'
    _print(path)
    material = materials.solid('tape', GROUND, 0.5, specular=0.35)
    tree = material.node_tree
    place = node(tree, 'ShaderNodeUVMap', uv_map='weave')
    face = node(tree, 'ShaderNodeTexImage', image=bpy.data.images.load(str(path)))
    tree.links.new(place.outputs[0], face.inputs[0])
    tree.links.new(face.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def lay(folder, place, yaw, run):
    """Put it down: `place` of the roll in cm, `run` cm of tape towards `yaw` degrees."""
    last = np.pi * 1.5
    angle = np.linspace(last - 2 * np.pi * TURNS, last, int(TURNS * 80))
    radius = CORE + PITCH * (angle - angle[0]) / (2 * np.pi)
    roll = np.stack([-radius * np.cos(angle), radius * np.sin(angle) + radius[-1]], 1)
    ahead = np.linspace(0, run, 160)[1:]
    lift = 0.55 * np.exp(-(((ahead - run * 0.62) / 2.6) ** 2)) + 0.16 * np.exp(-(((ahead - run) / 1.6) ** 2))
    line, walked = walk(np.vstack([roll, np.stack([ahead, lift], 1)]), 0.06)
    sway = np.where(walked > walked[-1] - run, 0.9 * np.sin((walked - walked[-1] + run) / run * 2.6) ** 2, 0)
    across = np.linspace(-WIDTH / 2, WIDTH / 2, 4)
    x = across[None] + sway[:, None]
    y, z = (np.broadcast_to(line[:, k : k + 1], x.shape) for k in range(2))
    grid = np.stack([y, -x, z + THICK], -1) * CM
    printed = np.stack(
        np.broadcast_arrays((walked[-1] - walked)[:, None] / PRINT_LENGTH, across[None] / WIDTH + 0.5), -1
    )
    made = sheet('tape', grid, _material(folder), printed)
    thicken(made, THICK * CM)
    made.location, made.rotation_euler = tuple(v * CM for v in place), (0, 0, math.radians(yaw))
