"""Shapes shared by the small goods. Modelled in centimetres, staged in decimetres."""

import numpy as np

from ..stage.blender import mesh, sheet

CM = 0.1
METRES = 0.1  # to one unit of the table's scene


def walk(points, step):
    """Points at an even step along a polyline, and the distance walked at each."""
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    steps = np.linspace(0, at[-1], int(at[-1] / step) + 1)
    return np.stack([np.interp(steps, at, points[:, k]) for k in range(points.shape[1])], 1), steps


def circle(radius, parts=16):
    """A closed profile."""
    angle = np.linspace(0, 2 * np.pi, parts, endpoint=False)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1)


def rounded(width, height, radius, parts=8):
    """A rectangle with rounded corners, as a closed profile."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    out = []
    for sx, sy, start in corners:
        angle = np.radians(np.linspace(start, start + 90, parts))
        out.append(
            np.stack(
                [
                    sx * (width / 2 - radius) + radius * np.cos(angle),
                    sy * (height / 2 - radius) + radius * np.sin(angle),
                ],
                1,
            )
        )
    return np.vstack(out)


def sweep(name, path, profile, material, closed=False, up=(0, 0, 1), tall=None, wide=None):
    """A closed profile (sideways, up) drawn along a path; `tall` and `wide` are its shares upwards and
    sideways at each point."""
    path = np.asarray(path, float)
    tangent = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-12
    side = np.cross(tangent, np.asarray(up, float))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
    rise = np.cross(side, tangent)
    if tall is not None:
        rise = rise * tall[:, None]
    if wide is not None:
        side = side * wide[:, None]
    grid = path[:, None] + profile[None, :, :1] * side[:, None] + profile[None, :, 1:] * rise[:, None]
    if closed:
        grid = np.concatenate([grid, grid[:1]])
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(grid[:, 0], axis=0), axis=1))]
    round_ = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
    weave = np.stack(np.broadcast_arrays(round_[None], at[:, None]), -1)
    return sheet(name, grid, material, weave, closed=True)


def stitches(name, starts, ends, outward, radius, material):
    """Small capsules from each start to each end, rounded at the tips. All arrays (n, 3)."""
    along = ends - starts
    size = np.linalg.norm(along, axis=1, keepdims=True)
    along = along / size
    side = np.cross(along, outward)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    rise = np.cross(side, along)
    ring, rings = circle(radius, 8), ((0, 0.15), (0.08, 0.8), (0.5, 1.0), (0.92, 0.8), (1, 0.15))
    points, faces = [], []
    n = len(ring)
    for k in range(len(starts)):
        base = len(points) * n
        for share, wide in rings:
            centre = starts[k] + along[k] * size[k] * share
            points.append(centre + wide * (ring[:, :1] * side[k] + ring[:, 1:] * rise[k]))
        faces += [
            (
                base + j * n + i,
                base + j * n + (i + 1) % n,
                base + (j + 1) * n + (i + 1) % n,
                base + (j + 1) * n + i,
            )
            for j in range(len(rings) - 1)
            for i in range(n)
        ]
    return mesh(name, np.concatenate(points), faces, material)


def slab(name, outline, low, thickness, material, bevel=0.05):
    """A plate with softened edges from its outline seen from above, (x, y) counter-clockwise; cm."""
    count = len(outline)
    points = np.vstack([np.c_[outline, np.full(count, z)] for z in (low, low + thickness)]) * CM
    ring = np.arange(count)
    ahead = (ring + 1) % count
    walls = np.stack([ring, ahead, ahead + count, ring + count], 1)
    faces = [tuple(ring[::-1]), tuple(ring + count), *walls.tolist()]
    made = mesh(name, points, faces, material, {'weave': points[np.concatenate(faces), :2]}, smooth=False)
    edge = made.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = bevel * CM, 3, 'ANGLE'
    return made
