"""A belt in a coil, its holes inside, stitched along both edges, with a solid metal buckle."""

import numpy as np

from ..stage import materials, studio
from ..stage.blender import mesh, sheet, thicken
from .shapes import CM, circle, rounded, stitches, sweep, walk

WIDTH, THICK = 3.4, 0.36  # cm
INNER, PITCH, TURNS = 3.1, 0.50, 3.82  # the tip lies so that its holes face us from the far side
TIP = 1.5  # length over which the tip narrows
HOLES, FIRST_HOLE, HOLE_STEP, HOLE = 5, 2.6, 1.8, 0.2  # number, from the tip, step and radius
STITCH, FROM_EDGE = 0.30, 0.36
# black mirrors little but narrowly: as rough and bright as tan leather, it would take the paper's warm grey
BLACK = {'rough': (0.26, 0.42), 'coat': 0.0, 'specular': 0.27}


def _coil():
    """The strap seen from above, outer end last, and the distance walked."""
    last = np.pi * 1.5 + 0.25
    angle = np.linspace(last - 2 * np.pi * TURNS, last, int(TURNS * 140))
    radius = INNER + PITCH * (angle - angle[0]) / (2 * np.pi) + 0.05 * np.sin(angle * 1.7)
    coil = np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1)
    ahead = coil[-1] - coil[-2]
    ahead /= np.linalg.norm(ahead)
    out = np.array([ahead[1], -ahead[0]])
    lead = np.linspace(0, 5.2, 50)[1:, None]
    return walk(np.vstack([coil, coil[-1] + ahead * lead - out * 0.022 * lead**2]), 0.1)


def _sewing(line, walked, rise, colour):
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    out = np.stack([tangent[:, 1], -tangent[:, 0]], 1)
    at = np.arange(TIP + 0.2, walked[-1] - 0.3, STITCH)
    starts, ends, normals = [], [], []
    for height in (FROM_EDGE, WIDTH - FROM_EDGE):
        for shift, store in ((-0.1, starts), (0.1, ends)):
            s = at + shift
            face = np.stack([np.interp(at, walked, out[:, k]) for k in range(2)], 1)
            flat = np.stack([np.interp(s, walked, line[:, k]) for k in range(2)], 1) + face * (
                THICK / 2 - 0.008
            )
            store.append(np.c_[flat, height + 0.02 + np.interp(s, walked, rise)])
        normals.append(np.c_[face, np.zeros(len(at))])
    thread = materials.solid('waxed thread', colour, 0.7, specular=0.2)
    stitches(
        'stitching', np.vstack(starts) * CM, np.vstack(ends) * CM, np.vstack(normals), 0.032 * CM, thread
    )


def _holes(line, walked):
    """Holes near the tip, seen on the strap's inner face."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    dark = materials.solid('hole', '#0d0a08', 0.95, specular=0.05)
    for k in range(HOLES):
        j = int(np.argmin(np.abs(walked - FIRST_HOLE - k * HOLE_STEP)))
        along, inward = np.r_[tangent[j], 0], np.r_[-tangent[j][1], tangent[j][0], 0]
        centre = np.r_[line[j], WIDTH / 2 + 0.02] + inward * (THICK / 2 + 0.012)
        ring = circle(HOLE, 32)
        points = centre + ring[:, :1] * along + ring[:, 1:] * np.array([0, 0, 1])
        mesh('hole', points * CM, [tuple(range(len(ring)))], dark)


def _buckle(end, ahead, out, strap, metal):
    """Frame, bar, prong and keeper, in the plane of the strap's end."""
    metal = materials.solid('metal', metal, 0.24, 1.0)

    def at(u, v, w):
        return (end + np.r_[ahead * u, 0] + np.r_[out * w, 0] + np.array([0, 0, v])) * CM

    frame = np.array(
        [at(u + 1.35, v, 0.10 + 0.12 * (1 - (u / 2.2) ** 2)) for u, v in rounded(3.6, 4.3, 0.75, 10)]
    )
    sweep('frame', frame, rounded(0.42 * CM, 0.26 * CM, 0.11 * CM, 5), metal, True, (out[0], out[1], 0))
    # the prong is bent round the bar, so that its end does not show
    reach = np.linspace(-0.25, 3.15, 24)
    prong = np.array(
        [
            at(u, 0, 0.26 + 0.18 * np.sin(np.pi * k / 23) - 0.45 * np.exp(-1.5 * k))
            for k, u in enumerate(reach)
        ]
    )
    sweep('prong', prong, circle(0.17 * CM, 14), metal)
    bar = np.array([at(-0.05, v, 0.02) for v in np.linspace(-2, 2, 8)])
    sweep('bar', bar, circle(0.2 * CM, 14), metal, up=(1, 0, 0))
    loop = np.array([at(-1.9, v, w) for w, v in rounded(THICK * 2 + 0.5, WIDTH + 0.35, 0.25, 6)])
    grid = np.stack([loop + np.r_[ahead * step * CM, 0] for step in (-0.5, -0.45, 0.45, 0.5)], 0)
    weave = np.stack(
        np.broadcast_arrays(np.linspace(0, 0.9, loop.shape[0])[None], np.array([[0], [0.01], [0.09], [0.1]])),
        -1,
    )
    keeper = sheet('keeper', grid, strap, weave, closed=True)
    thicken(keeper, 0.16 * CM, 1)
    edge = keeper.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.05 * CM, 3


def stage(_tiles, shot):
    """The belt; the colours of its leather and its metal are the shot's options."""
    studio.table(0.85, key=1.05)
    colour, metal = shot.options
    dark = sum(int(colour[k : k + 2], 16) for k in (1, 3, 5)) < 160
    strap = materials.leather(colour, **(BLACK if dark else {}))
    line, walked = _coil()
    rise = np.clip((walked - (walked[-1] - 9)) / 9, 0, 1) ** 2 * 0.52
    path = np.c_[line, WIDTH / 2 + 0.02 + rise] * CM
    tall = 0.25 + 0.75 * np.sqrt(1 - np.clip(1 - walked / TIP, 0, 1) ** 2)
    sweep('strap', path, rounded(THICK * CM, WIDTH * CM, 0.12 * CM, 6), strap, tall=tall)
    _holes(line, walked)
    _sewing(line, walked, rise, '#4c4b4b' if dark else '#dcc296')
    ahead = line[-1] - line[-3]
    ahead /= np.linalg.norm(ahead)
    end = np.r_[line[-1], WIDTH / 2 + 0.02 + rise[-1]]
    _buckle(end, ahead, np.array([ahead[1], -ahead[0]]), strap, metal)
    if shot.near:
        studio.look(tuple(end * CM + np.array([0.03, 0, -0.05])), 3.2, 26, 8, stop=22)
    else:
        studio.look((0.13, -0.05, 0.16), 5.7, 40, 6)
    return 1.05
