"""Trousers: flat front, pressed crease, slant pockets, waistband with loops; hung as if worn."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.drape import Pull, drape
from ..pattern.form import DistanceGrid, legs
from ..pattern.garment import Garment
from ..pattern.mesh import normals, press_seam, relax
from ..pattern.panel import Panel
from ..pattern.placing import round_body
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble
from ..worn.trouser_folds import broken, folded
from .trousers_front import BAND, BUTTONS, GIRTH, WAIST, draw, laps, loops

SIZE = 0.0098
CROTCH, HEM = 0.775, 0.055
CREASED = 0.96  # up to where the crease is pressed
FADE = 0.78  # from where it fades towards its end
PRESSED = 0.80  # of their length is left to the springs across a full crease: less folds it like tin
SHARP = 0.5  # as the height below which a crease is kept as crisp as a seam
HOLLOW, HEEL = 0.002, 0.007  # the hem is hollowed over the instep, and lower at the heel
SUNK = 0.025  # how much lower the cloth of a leg hangs than it lies on the pattern
RING, RING_DEPTH = 0.032, 0.0068  # of a churidar's gathers: height of one, and how far it stands out
HALF_WAIST = 0.43
ROUND_WAIST = (0.164, 0.1165)  # half the width and depth of the fastened waistband, which is an ellipse
PRESSING, PRESSED_BESIDE = 40, 0.028  # rounds in which side seams are pressed open, and how far beside
FRONT_SIDE = [(0.222, WAIST), (0.240, 0.92), (0.239, 0.80), (0.212, 0.52), (0.193, HEM)]
FRONT_INNER = [(0.005, HEM), (-0.009, 0.52), (-0.045, CROTCH)]
BACK_SIDE = [(0.243, WAIST), (0.255, 0.92), (0.254, 0.80), (0.228, 0.52), (0.216, HEM)]
BACK_INNER = [(-0.002, HEM), (-0.036, 0.52), (-0.105, CROTCH - 0.005)]


def _parts(count):
    return round(count * 0.0095 / SIZE)


def crease(height):
    """Distance of the pressed crease from the centre, at a height."""
    return np.interp(height, [HEM, 0.52, 0.80, WAIST], [0.099, 0.1015, 0.1, 0.1])


def draft():
    """The wearer's left front and back, and the waistband."""
    line = [(0.099, HEM - HEEL + 0.001), (0.1015, 0.52), (0.1, 0.80), (0.1, 0.98)]
    front_line = [(0.099, HEM + HOLLOW + 0.001), *line[1:]]
    front = Panel(
        'front-left',
        [
            ('side', FRONT_SIDE, _parts(110)),
            ('hem', [FRONT_SIDE[-1], (0.099, HEM + HOLLOW), FRONT_INNER[0]], None),
            ('inner', FRONT_INNER, _parts(78)),
            ('crotch', [FRONT_INNER[-1], (-0.010, 0.815), (0, 0.87)], _parts(11)),
            ('centre', [(0, 0.87), (0, WAIST)], _parts(18)),
            ('waist', [(0, WAIST), FRONT_SIDE[0]], _parts(22)),
        ],
        SIZE,
        [front_line],
    )
    back = Panel(
        'back-left',
        [
            ('side', BACK_SIDE, _parts(110)),
            ('hem', [BACK_SIDE[-1], (0.107, HEM - HEEL), BACK_INNER[0]], None),
            ('inner', BACK_INNER, _parts(78)),
            ('crotch', [BACK_INNER[-1], (-0.030, 0.815), (0, 0.89)], _parts(13)),
            ('centre', [(0, 0.89), (0.022, WAIST + 0.02)], _parts(16)),
            ('waist', [(0.022, WAIST + 0.02), BACK_SIDE[0]], _parts(22)),
        ],
        SIZE,
        [line[:-1] + [(0.1, 0.90)]],
    )
    at = np.linspace(0, GIRTH, 5)
    band = Panel(
        'band',
        [
            *[
                (f'b{k}', [(a, 0), (b, 0)], _parts(22))
                for k, (a, b) in enumerate(zip(at, at[1:], strict=False))
            ],
            ('end-b', [(GIRTH, 0), (GIRTH, BAND)], 4),
            ('top', [(GIRTH, BAND), (0, BAND)], _parts(88)),
            ('end-a', [(0, BAND), (0, 0)], 4),
        ],
        SIZE,
    )
    return front, back, band


def _place(panel, mirror, front):
    side, inner = (FRONT_SIDE, FRONT_INNER) if front else (BACK_SIDE, BACK_INNER)
    x, z = panel.points[:, 0] * mirror, panel.points[:, 1]
    low = np.interp(z, [p[1] for p in inner], [p[0] for p in inner])
    high = np.interp(z, [p[1] for p in side[::-1]], [p[0] for p in side[::-1]])
    width = high - low
    angle = np.pi * (1 - (x - low) / width)
    facing = -1 if front else 1
    leg_x = np.interp(z, [0.05, 0.8], [0.085, 0.100]) + width / np.pi * np.cos(angle)
    leg_y = facing * width / np.pi * np.sin(angle)
    girth = np.maximum(x, 0) / high * 0.215
    girth = girth * 1.02 if front else HALF_WAIST - girth
    hip_x, hip_y = round_body(np.clip(girth, 0, HALF_WAIST), HALF_WAIST, 0.185, 0.135)
    up = np.clip((z - 0.74) / 0.14, 0, 1)
    up = up * up * (3 - 2 * up)
    placed = np.stack([leg_x * (1 - up) + hip_x * up, leg_y * (1 - up) + hip_y * up, z], 1)
    # the crease must start bulged outwards, or it presses inwards
    bulge = np.clip(1 - np.abs(x - crease(z)) / 0.05, 0, 1) * np.clip((0.95 - z) / 0.12, 0, 1)
    placed[:, 1] += facing * 0.036 * bulge
    return placed * [mirror, 1, 1]


def _ring(band):
    """Where the points of the waistband lie when it is fastened, none of them closer than on the pattern."""
    along = band.points[:, 0] % GIRTH
    x, y = round_body(np.minimum(along, GIRTH - along), GIRTH / 2, *ROUND_WAIST, roundness=2)
    return np.c_[np.where(along > GIRTH / 2, -x, x), y, WAIST + band.points[:, 1]]


def sew():
    """Place and weld: fronts, backs, band."""
    front, back, band = draft()
    right, back_right = front.mirror('front-right'), back.mirror('back-right')
    back.flipped = back_right.flipped = True
    garment = Garment()
    for panel, mirror, ahead in (
        (front, 1, True),
        (right, -1, True),
        (back, 1, False),
        (back_right, -1, False),
    ):
        garment.add(panel, _place(panel, mirror, ahead))
    garment.add(band, _ring(band))
    at = garment.along
    for f, b in ((front, back), (right, back_right)):
        garment.weld(at(f, 'side'), at(b, 'side'))
        garment.weld(at(f, 'inner'), at(b, 'inner'))
    for a, b in ((front, right), (back, back_right)):
        garment.weld(at(a, 'centre'), at(b, 'centre'))
        garment.weld(at(a, 'crotch'), at(b, 'crotch'))
    for edge, panel, turn in (
        ('b0', front, False),
        ('b1', back, True),
        ('b2', back_right, False),
        ('b3', right, True),
    ):
        garment.weld(at(band, edge), at(panel, 'waist', turn))
    garment.weld(at(band, 'end-a', True), at(band, 'end-b'))
    return garment.build()


def _on_crease(garment):
    """Mask of the points on the crease lines."""
    x, y = np.abs(garment.flat[:, 0]), garment.flat[:, 1]
    return (np.abs(x - crease(y)) < 0.0012) & (garment.label <= 3) & (y < CREASED)


def _press(garment, bend):
    """Shorten and stiffen the springs that straddle the crease lines."""
    on = _on_crease(garment)
    a, b = garment.bends.T
    straddling = on[garment.bend_edges].all(1) & (garment.label[a] == garment.label[b])
    fade = ease(FADE, CREASED, garment.flat[a[straddling], 1])
    garment.bend_rest[straddling] *= PRESSED + (1 - PRESSED) * fade
    bend[straddling] = 2.0 * 60**fade  # up to the softness of the cloth round it


def hang():
    """Drape over hidden legs, the band held at the waist."""
    garment = sew()
    garment.make_irregular(0.007, 0.04, 0.99)
    bend = np.full(len(garment.bends), 120.0)
    bend[(garment.label == 4)[garment.bends].any(1)] = 0.2
    _press(garment, bend)
    share, target = np.zeros(len(garment.points)), garment.points.copy()
    on_band = garment.of_flat[garment.starts['band'] :]
    share[on_band], target[on_band] = 0.2, _ring(garment.panels[4])
    pull = Pull(target, share)
    grids = [DistanceGrid(legs, (-0.36, -0.26, 0.0), (0.36, 0.26, 1.2))]
    drape(
        garment,
        grids,
        frames=50,
        substeps=15,
        bend=1.0,
        gravity=1.0,
        keep=0.97,
        skin=0.004,
        friction=0.05,
        gap=0.007,
        pull=pull,
    )
    drape(garment, grids, frames=130, bend=bend, skin=0.004, friction=0.25, gap=0.007, pull=pull)
    drape(
        garment,
        grids,
        frames=60,
        substeps=25,
        bend=bend,
        keep=0.985,
        skin=0.004,
        friction=0.4,
        gap=0.007,
        pull=pull,
    )
    return garment


def _straight(garment):
    """The edges that stay straight: seams, the crisp part of the creases and the end of the waistband."""
    a, b = garment.edges.T
    on = _on_crease(garment) & (garment.flat[:, 1] < SHARP)
    creases = garment.edges[on[a] & on[b] & (garment.label[a] == garment.label[b])]
    end = garment.of_flat[garment.along(garment.panels[4], 'end-a')]
    return np.vstack([garment.seams(), creases, np.stack([end[:-1], end[1:]], 1)])


def _side_seams(garment):
    """Runs of points down the side seams, from the waistband to the hem."""
    return [garment.of_flat[garment.along(panel, 'side')] for panel in garment.panels[:2]]


def _draw(detail, garment):
    front, right, back, back_right, band = garment.panels
    for panel in (front, right):
        detail.seam(panel, 'side', 'inner', 'crotch', 'centre', 'waist')
    for panel, sign in ((back, 1), (back_right, -1)):
        detail.seam(panel, 'side', 'inner', 'crotch', 'centre', 'waist')
        detail.groove(panel, np.array([(0.132 * sign, WAIST + 0.01), (0.132 * sign, 0.966)]), 0.0012, 150)
        for y in (0.962, 0.954):  # a pocket between two jets
            jet = np.array([(0.070 * sign, y + 0.003), (0.198 * sign, y - 0.001)])
            detail.line(panel, jet, 0.0022, 165)
        mouth = np.array([(0.070 * sign, 0.961), (0.198 * sign, 0.957)])
        detail.line(panel, mouth, 0.0016, 30)
        detail.line(panel, mouth, 0.0018, 70, 1)
    detail.seam(band, 'b0', 'b1', 'b2', 'b3')
    detail.picks(band, band.curves['top'], 0.003)


def _slant(turn, side, z):
    """How far a ring of gathers lies out of level at an angle round the leg."""
    return 0.010 * np.sin(turn + side) + 0.005 * np.sin(3 * turn + 22 * z) + 0.004 * np.sin(31 * z + side)


def _shade_gathers(detail, garment):
    """The shade between a churidar's rings, finer than its mesh can fold."""
    share = np.linspace(0, 1, 40)
    for panel in garment.panels[:4]:
        ahead, side = panel.name.startswith('front'), 1 if panel.name.endswith('left') else -1
        turn = np.pi * (share - 1) * (1 if ahead else -1)  # from the inner seam to the outer
        inner, outer = (FRONT_INNER, FRONT_SIDE) if ahead else (BACK_INNER, BACK_SIDE)
        for ring in range(8):
            z = np.full(40, (ring - 0.25) * RING)
            for _ in range(4):
                z = (ring - 0.25) * RING - _slant(turn, side, z)
            y = z + SUNK
            low, high = (
                np.interp(y, *np.array(sorted((h, x) for x, h in edge)).T) for edge in (inner, outer)
            )
            line = np.stack([(low + share * (high - low)) * side, y], 1)
            fade = ease(0.10, 0.25, z.mean())
            for width, depth in ((0.012, 22), (0.008, 40), (0.004, 58)):
                detail.line(panel, line, width, round(255 - depth * (1 - fade)), 1)


def _gathered(points):
    """A churidar of the draped trousers: close from the knee, in rings of spare cloth at the ankle."""
    x, y, z = points.T
    side = np.sign(x)
    down = [0.05, 0.30, 0.50, 0.66]
    middle = np.stack(
        [
            side * np.interp(z, down, [0.080, 0.079, 0.080, 0.084]),
            np.interp(z, down, [0.012, 0.004, -0.004, 0]),
        ],
        1,
    )
    offset = points[:, :2] - middle
    radius = np.linalg.norm(offset, axis=1) + 1e-9
    turn = np.arctan2(offset[:, 1], offset[:, 0] * side)
    close = np.interp(z, [0.05, 0.14, 0.30, 0.50, 0.66], [0.034, 0.037, 0.050, 0.060, 0.085])
    rings = np.sin((z + _slant(turn, side, z)) * 2 * np.pi / RING)
    close += RING_DEPTH * rings * (1 - ease(0.10, 0.27, z)) * (0.7 + 0.6 * np.sin(2 * turn + 40 * z + side))
    share = 1 - ease(0.50, 0.68, z)
    new = radius + share * (close - radius)
    moved = points.copy()
    moved[:, :2] = middle + offset * (new / radius)[:, None]
    return moved


def make(cut):
    """Finished trousers, or a churidar."""
    garment = hang()
    seams = _straight(garment)
    points = relax(garment.points, garment.triangles, 3, seams=seams)
    for side in _side_seams(garment):
        points = press_seam(points, garment.triangles, side, PRESSING, PRESSED_BESIDE)
    points = folded(points)
    if cut == 'churidar':
        points = _gathered(points)
    elif cut == 'trousers':
        points = broken(points)
    outward = normals(points, garment.triangles)
    front, right, *_, band = garment.panels
    on_front, on_right, on_band = (Surface(garment, p, points, outward) for p in (front, right, band))
    lapped = laps(on_front, on_right, on_band)
    patches = lapped + loops(on_band)
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment)
    draw(detail, front, right, band, lapped)
    if cut == 'churidar':
        _shade_gathers(detail, garment)
    buttons = [on_band.at((GIRTH - x, BAND / 2), 0.0032) for x in BUTTONS]
    pieces = assemble(garment, points, patches, detail, seams=seams)
    return Sewn(pieces, [(place[0], normal[0], 1.0) for place, normal in buttons], detail.picture())
