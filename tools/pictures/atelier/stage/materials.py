"""Materials: cloth from baked tiles, horn, wood, metal, leather, paper."""

import bpy

from ..cloth.footprint import seen_figure, seen_tiles
from ..cloth.library import CLOTHS
from .blender import node, rgba


def _image(path, data=False):
    image = bpy.data.images.load(str(path), check_existing=True)
    if data:
        image.colorspace_settings.name = 'Non-Color'
    return image


def _multiply(tree, a, b):
    mix = node(tree, 'ShaderNodeMix', {0: 1.0}, data_type='RGBA', blend_type='MULTIPLY')
    tree.links.new(a, mix.inputs[6])
    tree.links.new(b, mix.inputs[7])
    return mix.outputs[2]


def _bump(tree, height, distance, normal=None, strength=1.0):
    made = node(tree, 'ShaderNodeBump', {'Distance': distance, 'Strength': strength})
    tree.links.new(height, made.inputs['Height'])
    if normal:
        tree.links.new(normal, made.inputs['Normal'])
    return made.outputs[0]


def cloth(folder, name, unit=1.0, detail=None, thread=None, pixel=0.0):
    """The material of a cloth. `unit` is metres to one unit of the scene, `detail` a detail map,
    `thread` the colour of visible stitches, `pixel` how many metres of cloth a pixel of the picture
    covers."""
    spec = CLOTHS[name]
    finish = spec.finish
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    link = tree.links.new
    surface = tree.nodes['Principled BSDF']
    surface.inputs['Roughness'].default_value = finish.rough
    surface.inputs['Specular IOR Level'].default_value = finish.specular
    surface.inputs['Sheen Weight'].default_value = finish.sheen
    surface.inputs['Sheen Roughness'].default_value = 0.45
    weave = node(tree, 'ShaderNodeUVMap', uv_map='weave')
    scale = unit / spec.tile
    mapping = node(tree, 'ShaderNodeMapping', {'Scale': (scale, scale, 1)})
    link(weave.outputs[0], mapping.inputs[0])
    colour_path, relief_path = seen_tiles(folder, name, pixel)
    colour = node(tree, 'ShaderNodeTexImage', image=_image(colour_path))
    relief = node(tree, 'ShaderNodeTexImage', image=_image(relief_path, True))
    for texture in (colour, relief):
        link(mapping.outputs[0], texture.inputs[0])
    if finish.metal:
        _metal_figure(tree, surface, mapping, _image(seen_figure(folder, name, pixel), True), finish)
    drift = node(tree, 'ShaderNodeTexNoise', {'Scale': 38.0 * unit, 'Detail': 4.0})
    link(weave.outputs[0], drift.inputs[0])
    around = node(tree, 'ShaderNodeMapRange', {3: 1 - finish.uneven, 4: 1 + finish.uneven})
    link(drift.outputs[0], around.inputs[0])
    light = _multiply(tree, colour.outputs[0], around.outputs[0])
    for strength, size in ((finish.slubs, SLUB), (finish.warp_slubs, SLUB[::-1])):
        if strength:
            light = _multiply(tree, light, _slubs(tree, weave, unit, strength, size))
    normal = _bump(tree, relief.outputs[0], finish.bump / unit)
    nap = node(tree, 'ShaderNodeTexNoise', {'Scale': 120.0 * unit, 'Detail': 3.0})
    link(weave.outputs[0], nap.inputs[0])
    normal = _bump(tree, nap.outputs[0], finish.nap / unit, normal, 0.5)
    if detail:
        place = node(tree, 'ShaderNodeUVMap', uv_map='detail')
        drawn = node(tree, 'ShaderNodeTexImage', image=_image(detail, True))
        link(place.outputs[0], drawn.inputs[0])
        layers = node(tree, 'ShaderNodeSeparateColor')
        link(drawn.outputs[0], layers.inputs[0])
        normal = _bump(tree, layers.outputs[0], 0.0022 / unit, normal)
        light = _multiply(tree, light, layers.outputs[1])
        if thread:
            mix = node(tree, 'ShaderNodeMix', {7: rgba(thread)}, data_type='RGBA')
            link(layers.outputs[2], mix.inputs[0])
            link(light, mix.inputs[6])
            light = mix.outputs[2]
    link(light, surface.inputs['Base Color'])
    link(light, surface.inputs['Sheen Tint'])
    if finish.tinted:
        link(light, surface.inputs['Specular Tint'])
    link(normal, surface.inputs['Normal'])
    return material


SLUB = 0.035, 0.0011  # of a thick place in the weft: metres along the weft and along the warp


def _slubs(tree, weave, unit, strength, size):
    """Thick places along a yarn, as noise and not in the tile, which would repeat them in bars."""
    stretched = node(tree, 'ShaderNodeMapping', {'Scale': (*(unit / side for side in size), 1)})
    noise = node(tree, 'ShaderNodeTexNoise', {'Scale': 1.0, 'Detail': 2.0})
    around = node(tree, 'ShaderNodeMapRange', {1: 0.3, 2: 0.7, 3: 1 - strength, 4: 1 + strength})
    tree.links.new(weave.outputs[0], stretched.inputs[0])
    tree.links.new(stretched.outputs[0], noise.inputs[0])
    tree.links.new(noise.outputs[0], around.inputs[0])
    return around.outputs[0]


METAL_ROUGH = 0.36


def _metal_figure(tree, surface, mapping, mask, finish):
    """Threads of metal where the mask of a figure is white."""
    drawn = node(tree, 'ShaderNodeTexImage', image=mask)
    metal = node(tree, 'ShaderNodeMath', {1: finish.metal}, operation='MULTIPLY')
    rough = node(tree, 'ShaderNodeMapRange', {3: finish.rough, 4: METAL_ROUGH})
    tree.links.new(mapping.outputs[0], drawn.inputs[0])
    for made, name in ((metal, 'Metallic'), (rough, 'Roughness')):
        tree.links.new(drawn.outputs[0], made.inputs[0])
        tree.links.new(made.outputs[0], surface.inputs[name])


def solid(name, colour, rough=0.5, metal=0.0, coat=0.0, specular=0.5):
    """A plain material."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF']
    for key, value in (
        ('Base Color', rgba(colour)),
        ('Roughness', rough),
        ('Metallic', metal),
        ('Coat Weight', coat),
        ('Specular IOR Level', specular),
    ):
        surface.inputs[key].default_value = value
    return material


def wood():
    """Stained beech with a grain along z."""
    material = solid('wood', '#6b4424', 0.38, coat=0.25)
    tree = material.node_tree
    link = tree.links.new
    place = node(tree, 'ShaderNodeTexCoord')
    mapping = node(tree, 'ShaderNodeMapping', {'Scale': (18, 18, 2.2)})
    noise = node(tree, 'ShaderNodeTexNoise', {'Scale': 6.0, 'Detail': 6.0, 'Distortion': 1.2})
    ramp = node(tree, 'ShaderNodeValToRGB')
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.3, (0.16, 0.075, 0.03, 1)
    last.position, last.color = 0.7, (0.30, 0.16, 0.075, 1)
    link(place.outputs['Object'], mapping.inputs[0])
    link(mapping.outputs[0], noise.inputs[0])
    link(noise.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def leather(colour, grain=85.0, rough=(0.36, 0.54), coat=0.12, specular=0.45):
    """Vegetable-tanned leather: a cellular grain, a slow drift of tone, roughness between two values. Map
    in decimetres."""
    material = solid('leather', colour, coat=coat, specular=specular)
    tree = material.node_tree
    link = tree.links.new
    surface = tree.nodes['Principled BSDF']
    place = node(tree, 'ShaderNodeUVMap', uv_map='weave')
    noise = node(tree, 'ShaderNodeTexNoise', {'Scale': 30.0, 'Detail': 5.0})
    warp = node(tree, 'ShaderNodeVectorMath', {1: (0.03, 0.03, 0.03)}, operation='MULTIPLY_ADD')
    cells = node(tree, 'ShaderNodeTexVoronoi', {'Scale': grain}, feature='DISTANCE_TO_EDGE')
    level = node(tree, 'ShaderNodeMapRange', {2: 0.18})
    height = node(tree, 'ShaderNodeMath', {1: 0.6}, operation='MULTIPLY_ADD')
    drift = node(tree, 'ShaderNodeTexNoise', {'Scale': 2.2, 'Detail': 4.0})
    base = rgba(colour)
    dark, pale = (tuple(min(1, c * k) for c in base[:3]) + (1,) for k in (0.72, 1.3))
    tone = node(tree, 'ShaderNodeMix', {6: dark, 7: pale}, data_type='RGBA')
    rough = node(tree, 'ShaderNodeMapRange', {3: rough[0], 4: rough[1]})
    link(place.outputs[0], noise.inputs[0])
    link(noise.outputs['Color'], warp.inputs[0])
    link(place.outputs[0], warp.inputs[2])
    link(warp.outputs[0], cells.inputs['Vector'])
    link(cells.outputs['Distance'], level.inputs[0])
    link(noise.outputs[0], height.inputs[0])
    link(level.outputs[0], height.inputs[2])
    link(_bump(tree, height.outputs[0], 0.004, strength=0.25), surface.inputs['Normal'])
    link(place.outputs[0], drift.inputs['Vector'])
    link(drift.outputs[0], tone.inputs[0])
    link(tone.outputs[2], surface.inputs['Base Color'])
    link(noise.outputs[0], rough.inputs[0])
    link(rough.outputs[0], surface.inputs['Roughness'])
    return material
