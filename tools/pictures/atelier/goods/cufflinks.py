"""A pair of cufflinks: domed enamel over an engine-turned ground, brass bezel, swivel bar."""

import math

import bpy
import numpy as np

from ..stage import materials, studio
from ..stage.blender import node, rgba, softbox, turned
from .shapes import CM

FACE, RIM = 0.88, 0.12  # radius and width of the bezel, cm
ENAMEL = '#17335c'
BRASS = '#cfae78'
RAYS, RINGS = 36, 160.0


def _scaled(profile):
    return [(r * CM, z * CM) for r, z in profile]


def _engine_turned(material):
    """Wavy rays under the enamel, as a bump: angle and radius from the face's map."""
    tree = material.node_tree
    link = tree.links.new
    place = node(tree, 'ShaderNodeUVMap', uv_map='weave')
    angle = node(tree, 'ShaderNodeTexGradient', gradient_type='RADIAL')
    radius = node(tree, 'ShaderNodeVectorMath', operation='LENGTH')
    rays = node(tree, 'ShaderNodeMath', {1: 2 * math.pi * RAYS}, operation='MULTIPLY')
    rings = node(tree, 'ShaderNodeMath', {1: RINGS}, operation='MULTIPLY')
    sway = node(tree, 'ShaderNodeMath', operation='SINE')
    both = node(tree, 'ShaderNodeMath', {1: 1.2}, operation='MULTIPLY_ADD')
    wave = node(tree, 'ShaderNodeMath', operation='SINE')
    bump = node(tree, 'ShaderNodeBump', {'Strength': 0.5, 'Distance': 0.003})
    link(place.outputs[0], angle.inputs[0])
    link(place.outputs[0], radius.inputs[0])
    link(angle.outputs[1], rays.inputs[0])
    link(radius.outputs['Value'], rings.inputs[0])
    link(rings.outputs[0], sway.inputs[0])
    link(sway.outputs[0], both.inputs[0])
    link(rays.outputs[0], both.inputs[2])
    link(both.outputs[0], wave.inputs[0])
    link(wave.outputs[0], bump.inputs['Height'])
    surface = tree.nodes['Principled BSDF']
    link(bump.outputs[0], surface.inputs['Normal'])
    surface.inputs['Metallic'].default_value = 0.55
    surface.inputs['Coat Roughness'].default_value = 0.03
    surface.inputs['Base Color'].default_value = rgba(ENAMEL)


def _link(place, turn):
    brass = materials.solid('brass', BRASS, 0.18, 1.0)
    enamel = materials.solid('enamel', ENAMEL, 0.12, coat=1.0, specular=0.6)
    _engine_turned(enamel)
    r = FACE
    bezel = [
        (0.001, -0.12),
        (r - 0.12, -0.12),
        (r - 0.03, -0.09),
        (r, -0.02),
        (r, 0.10),
        (r - 0.02, 0.15),
        (r - 0.06, 0.17),
        (r - 0.10, 0.155),
        (r - 0.115, 0.12),
        (r - RIM, 0.06),
    ]
    dome = [(r - RIM, 0.085)] + [
        (max(0.001, (r - RIM) * math.cos(a)), 0.085 + 0.10 * math.sin(a))
        for a in np.linspace(0.1, math.pi / 2, 14)
    ]
    stem = [(0.30, -0.12), (0.20, -0.2), (0.13, -0.34), (0.12, -1.35), (0.16, -1.45)]
    bar = [
        (0.001, -1.05),
        *[(0.27 * math.sin(a) ** 0.7, -1.05 * math.cos(a)) for a in np.linspace(0.1, math.pi - 0.1, 24)],
        (0.001, 1.05),
    ]
    parts = [
        turned('bezel', _scaled(bezel), brass, parts=96),
        turned('face', _scaled(dome), enamel, parts=96),
        turned('stem', _scaled(stem), brass, parts=96),
    ]
    swivel = turned('swivel', _scaled(bar), brass, parts=96)
    swivel.location, swivel.rotation_euler = (0, 0, -1.45 * CM), (0, math.pi / 2, 0)
    holder = bpy.data.objects.new('link', None)
    bpy.context.scene.collection.objects.link(holder)
    for part in (*parts, swivel):
        part.parent = holder
    holder.location, holder.rotation_euler = place, (math.radians(67.4), 0, math.radians(turn))
    bpy.context.view_layer.update()
    lowest = min((part.matrix_world @ v.co).z for part in (*parts, swivel) for v in part.data.vertices)
    holder.location.z -= lowest - 0.0008


def stage(_tiles, shot):
    """One link facing the camera, the other showing its stem and bar."""
    studio.table(0.42, key=0.85)
    softbox((0.2, 2.2, 1.6), (0, 0, 0.1), 1.6, 1.6, 14)
    _link((-0.075, -0.02, 0.098), 16)
    _link((0.105, 0.03, 0.090), -62)
    if shot.near:
        studio.look((-0.07, -0.04, 0.10), 1.0, 34, 8, stop=22, lens=100)
    else:
        studio.look((0.025, 0.0, 0.075), 2.15, 30, stop=14, lens=100)
    return 1.05
