"""The little of Blender that everything on the stage shares: an empty scene, meshes, nodes, render."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector

from ..cloth.weave import linear


def empty_scene():
    """Start again from nothing, with Cycles on the processor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def rgba(colour):
    """Linear RGBA of an sRGB hex colour."""
    return (*linear(colour), 1.0)


def node(tree, kind, inputs=None, **settings):
    """Add a node; `inputs` sets default values by name or number."""
    made = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(made, key, value)
    for key, value in (inputs or {}).items():
        made.inputs[key].default_value = value
    return made


def mesh(name, points, faces, material, maps=None, smooth=True, slots=None):
    """An object from points (n, 3), faces (lists of point numbers) and per-corner maps."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(points, float).tolist(), [], [tuple(f) for f in faces])
    for key, corners in (maps or {}).items():
        layer = data.uv_layers.new(name=key)
        layer.data.foreach_set('uv', np.asarray(corners, np.float32).ravel())
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    for one in material if isinstance(material, list) else [material]:
        data.materials.append(one)
    if slots is not None:
        data.polygons.foreach_set('material_index', np.asarray(slots, np.int32))
    data.update()
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def sheet(name, grid, material, weave=None, closed=False):
    """An object from a grid of points (rows, columns, 3), with weave coordinates (rows, columns, 2)."""
    rows, columns = grid.shape[:2]
    j, i = np.mgrid[: rows - 1, : columns if closed else columns - 1]
    right = (i + 1) % columns
    faces = np.stack(
        [j * columns + i, j * columns + right, (j + 1) * columns + right, (j + 1) * columns + i], -1
    ).reshape(-1, 4)
    maps = {} if weave is None else {'weave': weave.reshape(-1, 2)[faces.ravel()]}
    return mesh(name, grid.reshape(-1, 3), faces.tolist(), material, maps)


def turned(name, profile, material, centre=(0, 0), parts=64):
    """A turned object from (radius, height) pairs, upright at `centre`."""
    angle = np.linspace(0, 2 * np.pi, parts, endpoint=False)
    grid = np.array(
        [[(centre[0] + r * np.cos(a), centre[1] + r * np.sin(a), z) for a in angle] for r, z in profile]
    )
    return sheet(name, grid, material, grid[..., :2], closed=True)


def move_all(place, turn):
    """Move and turn everything made so far, about the origin."""
    holder = bpy.data.objects.new('group', None)
    for made in list(bpy.context.scene.collection.objects):
        made.parent = holder
    bpy.context.scene.collection.objects.link(holder)
    holder.location, holder.rotation_euler = place, (0, 0, turn)


def thicken(made, thickness, offset=0.0):
    """Give a sheet thickness."""
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, offset


def smooth_out(made, levels=1):
    """Subdivide smoothly."""
    modifier = made.modifiers.new('smooth', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels


def aim(thing, target):
    """Turn a light or a camera towards a point."""
    away = Vector(target) - thing.location
    thing.rotation_euler = away.to_track_quat('-Z', 'Y').to_euler()


def softbox(place, target, width, height, power, colour='#ffffff'):
    """A rectangular light."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.energy, data.shape, data.size, data.size_y = power, 'RECTANGLE', width, height
    data.color = rgba(colour)[:3]
    made = bpy.data.objects.new('softbox', data)
    made.location = place
    aim(made, target)
    bpy.context.scene.collection.objects.link(made)
    return made


def camera(place, target, lens=85.0, stop=None, horizontal=False):
    """A camera on a 24 x 36 mm frame; `stop` gives depth of field."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 500
    data.sensor_fit = 'HORIZONTAL' if horizontal else 'VERTICAL'
    data.sensor_width = data.sensor_height = 36
    made = bpy.data.objects.new('camera', data)
    made.location = place
    aim(made, target)
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(target) - made.location).length
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


def around(target, distance, elevation, azimuth=0.0):
    """A place at a distance from the target; angles in degrees, azimuth 0 straight in front."""
    e, a = math.radians(elevation), math.radians(azimuth)
    step = (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))
    return tuple(t + distance * s for t, s in zip(target, step, strict=True))


def ambient(strength, colour='#ffffff'):
    """Even light from everywhere."""
    back = bpy.context.scene.world.node_tree.nodes['Background']
    back.inputs[0].default_value, back.inputs[1].default_value = rgba(colour), strength


def render(path, width, height, samples, exposure=0.0, seed=7):
    """Render the scene to a PNG: AgX, denoised, two threads so that results repeat."""
    scene = bpy.context.scene
    settings, cycles = scene.render, scene.cycles
    settings.resolution_x, settings.resolution_y, settings.resolution_percentage = width, height, 100
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.015
    cycles.seed, cycles.use_denoising, cycles.denoiser = seed, True, 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes, cycles.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'ACCURATE'
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.sample_clamp_indirect = 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.3
    settings.threads_mode, settings.threads = 'FIXED', 2
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'AgX', 'AgX - Medium High Contrast', exposure
    settings.image_settings.file_format, settings.image_settings.color_mode = 'PNG', 'RGB'
    settings.filepath = str(path)
    with _quiet():
        bpy.ops.render.render(write_still=True)


class _quiet:
    """Keeps Blender's own progress lines off the terminal."""

    def __enter__(self):
        self.kept, self.sink = os.dup(1), os.open(os.devnull, os.O_WRONLY)
        os.dup2(self.sink, 1)

    def __exit__(self, *_):
        os.dup2(self.kept, 1)
        os.close(self.kept)
        os.close(self.sink)
