"""Puts a sewn garment, the form and the buttons on the stage."""

import math

import numpy as np
from mathutils import Vector

from ..pattern.form import section
from ..pattern.mesh import cut_edges, edge_keys, half_edges, inside_out, normals, subdivide
from . import materials
from .blender import mesh, sheet, turned


def cloth_shell(name, piece, thickness, outside, inside):
    """A two-faced cloth with a crisp, slightly rounded cut edge (split normals)."""
    points, triangles = piece['points'], piece['triangles']
    weave, detail = piece['weave'], piece['detail']
    turn = inside_out(triangles, len(points))  # else the lining shows where such a panel comes to the front
    triangles, weave, detail = (
        np.where(turn.reshape(-1, *[1] * (corners.ndim - 1)), corners[:, ::-1], corners)
        for corners in (triangles, weave, detail)
    )
    if not piece.get('fine'):
        maps = [weave, detail]
        points, triangles, (weave, detail) = subdivide(points, triangles, maps, piece.get('seams', ()))
    count, side = len(points), piece['side']
    normal = normals(points, triangles)
    # side -1: the draped surface is the outer face; +1: the cloth lies on that surface; 0: both
    outer, inner = points + normal * thickness * (1 + side) / 2, points - normal * thickness * (1 - side) / 2
    halves = half_edges(triangles)
    cut = cut_edges(triangles, count)
    on_cut = np.isin(edge_keys(halves, count), edge_keys(cut, count))
    rim = halves[on_cut]

    def rim_map(corners):
        return np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]])[on_cut]

    outward = np.zeros((count, 3))
    across = np.cross(points[rim[:, 1]] - points[rim[:, 0]], normal[rim[:, 0]])
    across /= np.linalg.norm(across, axis=1)[:, None] + 1e-12
    for k in range(2):
        np.add.at(outward, rim[:, k], across)
    outward /= np.linalg.norm(outward, axis=1)[:, None] + 1e-12
    middle, half = (outer + inner) / 2, thickness / 2
    rings = [
        outer,
        middle + normal * half * 0.8 + outward * half * 0.55,
        middle + outward * half * 0.8,
        middle - normal * half * 0.8 + outward * half * 0.55,
        inner,
    ]
    used, where = np.unique(rim, return_inverse=True)
    where = where.reshape(rim.shape)
    vertices = np.vstack([outer, inner] + [ring[used] for ring in rings])
    strips = []
    for k in range(4):
        a = 2 * count + k * len(used)
        b = a + len(used)
        strips.append(np.stack([where[:, 1] + a, where[:, 0] + a, where[:, 0] + b, where[:, 1] + b], 1))
    faces = [*triangles.tolist(), *(triangles[:, ::-1] + count).tolist(), *np.vstack(strips).tolist()]

    def corners(map_):
        strip = rim_map(map_)[:, [1, 0, 0, 1]].reshape(-1, 2)
        return np.concatenate([map_.reshape(-1, 2), map_[:, ::-1].reshape(-1, 2), *[strip] * 4])

    slots = np.zeros(len(faces), np.int32)
    slots[len(triangles) : 2 * len(triangles)] = 1
    return mesh(
        name,
        vertices,
        faces,
        [outside, inside],
        {'weave': corners(weave), 'detail': corners(detail)},
        slots=slots,
    )


def dress(sewn, outside, inside, thickness, extra=None):
    """All the pieces of a garment. `extra` maps other material names of patches to materials."""
    kinds = {'cloth': outside, **(extra or {})}
    for k, piece in enumerate(sewn.pieces):
        own = kinds[piece['material']]
        cloth_shell(f'piece{k}', piece, piece['thickness'] or thickness, own, inside if k == 0 else own)


BURIED = 0.007  # how far a form lies back under a coat that is closed from neck to knee
OPEN_NECK = 1.46  # above which it shows, even so
# the turned top of both forms: radius, height over the neck or the waist
FINIAL = (
    (0.0125, 0.036),
    (0.012, 0.043),
    (0.017, 0.049),
    (0.0205, 0.058),
    (0.019, 0.068),
    (0.012, 0.076),
    (0.001, 0.079),
)


def pole_metal():
    """What the pole of a form is made of: pale, or between two legs it looks like a gap."""
    return materials.solid('brass', '#a39274', 0.35, 1.0)


def form(folder, pixel, bottom=0.78, neck=1.575, hidden=False, stand=True):
    """The linen-covered form, on its wooden stand or without; `hidden` where only its neck shows."""
    heights = np.linspace(bottom, neck, 200)
    angle = np.linspace(-math.pi / 2, 1.5 * math.pi, 192, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    rings, weave = [], []
    for z in heights:
        width, front, back, centre, roundness = section(z)
        back_by = BURIED * np.clip((OPEN_NECK - z) / 0.02, 0, 1) if hidden else 0.0
        depth, width = np.where(s < 0, front, back) - back_by, width - back_by
        x = width * np.sign(c) * np.abs(c) ** (2 / roundness)
        y = centre + depth * np.sign(s) * np.abs(s) ** (2 / roundness)
        rings.append(np.stack([x, y, np.full_like(x, z)], 1))
        weave.append(np.stack([angle * 0.16, np.full_like(x, z)], 1))
    linen, beech = materials.cloth(folder, 'form-linen', pixel=pixel), materials.wood()
    sheet('form', np.array(rings), linen, np.array(weave), closed=True)
    knob = [
        (0.001, -0.002),
        (0.0605, -0.002),
        (0.0625, 0.002),
        (0.0625, 0.012),
        (0.0605, 0.016),
        (0.050, 0.020),
        (0.030, 0.027),
        (0.016, 0.031),
        *FINIAL,
    ]
    turned('cap', [(r, neck + z) for r, z in knob], beech, (0, -0.004))
    if not stand:
        return
    turned('rod', [(0.0135, 0.05), (0.0135, bottom + 0.01)], pole_metal())
    turned('collar', [(0.021, 0.60), (0.023, 0.605), (0.023, 0.64), (0.021, 0.645), (0.0135, 0.66)], beech)
    turned(
        'foot',
        [
            (0.001, 0.0),
            (0.17, 0.0),
            (0.172, 0.006),
            (0.168, 0.016),
            (0.10, 0.026),
            (0.05, 0.038),
            (0.028, 0.06),
            (0.022, 0.10),
            (0.0136, 0.13),
        ],
        beech,
    )


RIM = [
    (0.0001, 0.42),
    (0.52, 0.42),
    (0.66, 0.5),
    (0.78, 0.86),
    (0.88, 1.0),
    (0.97, 0.85),
    (1.0, 0.5),
    (0.93, 0.1),
    (0.8, 0.0),
]


def buttons(sewn, material, thread, radius, height=0.0036):
    """Four-hole buttons, sewn with a pair of threads."""
    hole = materials.solid('hole', '#14110e', 0.9)
    for place, normal, size in sewn.buttons:
        _button(
            Vector(place), Vector(normal).normalized(), material, thread, hole, radius * size, height * size
        )


DOME = [(1.0, 0.0), (1.0, 0.25), (0.93, 0.55), (0.78, 0.8), (0.55, 0.95), (0.28, 1.0), (0.001, 1.02)]


def covered_buttons(sewn, cloth, radius, height=0.0062):
    """Domed buttons covered in a cloth, whose weave lies over the dome."""
    angle = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    for place, normal, size in sewn.buttons:
        out = Vector(normal).normalized()
        side, up = _upright(out)
        grid = [
            [
                Vector(place)
                + (side * math.cos(a) + up * math.sin(a)) * (r * radius * size)
                + out * (z * height * size)
                for a in angle
            ]
            for r, z in DOME
        ]
        weave = [[(r * radius * math.cos(a), r * radius * math.sin(a)) for a in angle] for r, _ in DOME]
        sheet('covered button', np.array(grid), cloth, np.array(weave), closed=True)


def _upright(out):
    """Unit directions to the side and upwards on a face that looks `out`."""
    up = Vector((0, 0, 1))
    up = (up - out * up.dot(out)).normalized()
    return up.cross(out), up


def _button(place, out, material, thread, hole, radius, height):
    side, up = _upright(out)
    angle = np.linspace(0, 2 * math.pi, 40, endpoint=False)

    def at(r, a, z):
        return place + (side * math.cos(a) + up * math.sin(a)) * (r * radius) + out * (z * height)

    points = [at(r, a, z) for r, z in RIM for a in angle]
    n = len(angle)
    faces = [
        (i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n)
        for i in range(len(RIM) - 1)
        for k in range(n)
    ]
    mesh('button', points, faces, material)
    for a in (math.pi / 4, 3 * math.pi / 4, 5 * math.pi / 4, 7 * math.pi / 4):
        centre = at(0.29, a, 0.44)
        ring = [centre + (side * math.cos(t) + up * math.sin(t)) * (0.1 * radius) for t in angle[::3]]
        mesh('hole', ring, [tuple(range(len(ring)))], hole)
    for sign in (-1, 1):
        centre = place + side * (sign * 0.2 * radius) + out * (height * 0.47)
        w, h = side * (0.075 * radius), up * (0.26 * radius)
        mesh(
            'thread',
            [centre - w - h, centre + w - h, centre + w + h, centre - w + h],
            [(0, 1, 2, 3)],
            thread,
            smooth=False,
        )
