"""Flat four-hole buttons of shirts and kurtas, cut from shell or horn and sewn on with a cross of thread."""

import math

import numpy as np
from mathutils import Vector

from . import materials
from .blender import mesh, node, rgba, sheet

# half a section: share of the radius, share of the height; a broad flat rim round a shallow dish
SECTION = (
    (0.0001, 0.74),
    (0.30, 0.74),
    (0.52, 0.76),
    (0.66, 0.84),
    (0.76, 0.96),
    (0.86, 1.0),
    (0.95, 0.92),
    (1.0, 0.62),
    (1.0, 0.30),
    (0.95, 0.06),
    (0.86, 0.0),
)
HEIGHT = 0.0024  # metres; shirt buttons are 2 to 3 mm thick
HOLES_AT, HOLE = 0.31, 0.115  # distance of the holes from the middle, and their radius, of the button's
THREAD = 0.095  # half the width of a thread's bar, of the button's radius
ROUND = 48  # points round the rim
PINK, CREAM, GREEN = '#e8dacf', '#e7e0d0', '#dde3d9'  # the lustre of mother-of-pearl


def mother_of_pearl():
    """Polished shell: a lustre that drifts from pink to green across each disc."""
    shell = materials.solid('mother-of-pearl', CREAM, 0.24, coat=0.35, specular=0.5)
    tree = shell.node_tree
    place = node(tree, 'ShaderNodeTexCoord')
    drift = node(tree, 'ShaderNodeTexNoise', {'Scale': 260.0, 'Detail': 2.0, 'Distortion': 1.5})
    ramp = node(tree, 'ShaderNodeValToRGB')
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.36, rgba(PINK)
    last.position, last.color = 0.64, rgba(GREEN)
    middle = ramp.color_ramp.elements.new(0.5)
    middle.color = rgba(CREAM)
    tree.links.new(place.outputs['Object'], drift.inputs[0])
    tree.links.new(drift.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return shell


def flat_buttons(sewn, material, hole, thread, radius):
    """Put every button of a garment on the stage. `hole` is the material of the bottom of its holes: what
    one sees there is thread and shade, never black. `radius` in metres."""
    for place, normal, size in sewn.buttons:
        out = Vector(normal).normalized()
        up = Vector((0, 0, 1))
        up = (up - out * up.dot(out)).normalized()
        _button(np.array([up.cross(out), up, out]), np.array(place), radius * size, material, hole, thread)


def _button(axes, place, radius, material, hole, thread):
    angle = np.linspace(0, 2 * math.pi, ROUND, endpoint=False)

    def at(x, y, z):
        return place + np.stack(np.broadcast_arrays(x * radius, y * radius, z * HEIGHT), -1) @ axes

    grid = np.array([at(r * np.cos(angle), r * np.sin(angle), z) for r, z in SECTION])
    sheet('button', grid, material, closed=True)
    face = SECTION[0][1]
    for quarter in np.pi / 4 + np.pi / 2 * np.arange(4):
        x, y = HOLES_AT * np.cos(quarter), HOLES_AT * np.sin(quarter)
        ring = at(x + HOLE * np.cos(angle[::3]), y + HOLE * np.sin(angle[::3]), face + 0.01)
        mesh('hole', ring, [tuple(range(len(ring)))], hole)
    far = HOLES_AT + HOLE * 0.5
    along = np.linspace(-far, far, 9)
    turn = np.linspace(0, np.pi, 7)
    for level, slant in ((0.0, 1), (0.05, -1)):  # the second bar crosses over the first
        arch = face + level + 0.10 * (1 - (along / far) ** 4)
        bar = [
            at(
                (a - slant * THREAD * np.cos(turn)) * math.sqrt(0.5),
                (slant * a + THREAD * np.cos(turn)) * math.sqrt(0.5),
                h + 0.12 * np.sin(turn),
            )
            for a, h in zip(along, arch, strict=True)
        ]
        sheet('thread', np.array(bar), thread)
