"""Waistcoat: five buttons, pointed fronts, a satin back."""

import numpy as np
from scipy.spatial import cKDTree

from ..pattern.curves import beside, ease, mirrored
from ..pattern.drape import drape, hold
from ..pattern.form import DistanceGrid, torso
from ..pattern.garment import Garment
from ..pattern.mesh import cut_edges, normals, press_seam, relax
from ..pattern.panel import Panel, rectangle
from ..pattern.placing import on_torso
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, covered, lay
from .beneath import pressed

SIZE = 0.008
TOP = (-0.016, 1.245)  # where the neckline meets the front edge
NECK = (0.072, 1.553)
FOUR_POCKETS = 'four-pocket-waistcoat'  # the cut with welts at the breast, too
BUTTONS = (1.225, 1.178, 1.131, 1.084, 1.037)
LIES = 0.0038  # over the form, above the hem
# the hem stands off in front, and less at the sides, or it casts no shadow on trousers of its own cloth
HEM_LIES, HEM_ASIDE, HEM_REACH = 0.0090, 0.0068, 0.020
EDGE_LIES, EDGE_REACH = 0.0075, 0.022  # the armhole's edge, which a shirt sleeve passes under
CALMING = 400  # rounds of smoothing
OVER_TIE = 0.0065  # how far the fronts stand off over a tie
STRAP, STRAP_WIDTH = 1.098, 0.024  # height of the strap across the back
BUCKLE = 0.030  # from side to side


def _parts(count):
    return round(count * 0.0095 / SIZE)


def draft():
    """The wearer's left front, and the back cut whole."""
    side = [(0.241, 1.012), (0.226, 1.10), (0.262, 1.285)]
    front = Panel(
        'front-left',
        [
            ('hem', [(0.050, 0.968), (0.14, 0.992), side[0]], None),
            ('side', side, _parts(30)),
            ('armhole', [side[-1], (0.205, 1.305), (0.174, 1.40), (0.178, 1.515)], None),
            ('shoulder', [(0.178, 1.515), NECK], _parts(11)),
            ('neck', [NECK, (0.030, 1.395), TOP], None),
            ('edge', [TOP, (-0.016, 1.025)], None),
            ('point', [(-0.016, 1.025), (0.050, 0.968)], None),
        ],
        SIZE,
    )
    edge = [(0.209, 1.012), (0.197, 1.10), (0.243, 1.285)]
    armhole = [edge[-1], (0.205, 1.32), (0.184, 1.42), (0.180, 1.53)]
    shoulder, neck = [(0.180, 1.53), (0.072, 1.569)], [(0.072, 1.569), (0.04, 1.551), (0, 1.545)]
    back = Panel(
        'back',
        [
            ('hem', [(-0.209, 1.012), (0.209, 1.012)], None),
            ('side-l', edge, _parts(30)),
            ('armhole-l', armhole, None),
            ('shoulder-l', shoulder, _parts(11)),
            ('neck-l', neck, None),
            ('neck-r', mirrored(neck), None),
            ('shoulder-r', mirrored(shoulder), _parts(11)),
            ('armhole-r', mirrored(armhole), None),
            ('side-r', mirrored(edge), _parts(30)),
        ],
        SIZE,
    )
    return front, back


def _place(panel, mirror, back):
    flat = panel.points * [mirror, 1]
    half = np.interp(flat[:, 1], [0.97, 1.10, 1.285], [0.465, 0.423, 0.505])
    heights = [1.569, 1.569, 1.53, 1.50] if back else [1.553, 1.553, 1.515, 1.48]
    shoulder = np.interp(np.abs(flat[:, 0]), [0, 0.072, 0.18, 0.3], heights)
    if back:
        placed = on_torso(flat, half, shoulder, True, 0.03, 0.19, 0.135)
        placed[:, 1] += 0.008
        return placed
    clipped = np.stack([np.maximum(flat[:, 0], 1e-6), flat[:, 1]], 1)
    placed = on_torso(clipped, half, shoulder, False, 0.015, 0.19, 0.135)
    placed[:, 0] += np.minimum(flat[:, 0], 0)
    placed[:, 1] -= 0.006 if mirror > 0 else 0.004
    if mirror > 0:
        placed[flat[:, 0] < 0.04, 1] -= 0.010
    return placed * [mirror, 1, 1]


def hang():
    """Sew and drape."""
    front, back = draft()
    right = front.mirror('front-right')
    garment = Garment()
    garment.add(front, _place(front, 1, False))
    garment.add(right, _place(right, -1, False))
    garment.add(back, _place(back, 1, True))
    for panel, hand in ((front, 'l'), (right, 'r')):
        for edge in ('side', 'shoulder'):
            garment.weld(garment.along(panel, edge), garment.along(back, f'{edge}-{hand}', hand == 'r'))
    garment.build()
    garment.make_irregular(0.008, 0.03, 0.985)
    fronts = garment.label <= 1
    bend = np.full(len(garment.bends), 60.0)
    bend[garment.bends_within(fronts)] = 4.0
    bend[garment.bends_within(fronts & (np.abs(garment.flat[:, 0]) < 0.04))] = 0.8
    between = [y - 0.024 for y in BUTTONS[:3]]
    held = hold(
        [
            (garment.vertex(front, (dx, y)), garment.vertex(right, (dx, y)))
            for y in (*BUTTONS[:4], *between)
            for dx in (-0.008, 0, 0.008)
        ],
        0.0068,
    )
    grids = [DistanceGrid(torso)]
    drape(
        garment,
        grids,
        frames=50,
        substeps=15,
        bend=0.8,
        gravity=1.5,
        keep=0.97,
        skin=0.004,
        friction=0.05,
        gap=0.007,
    )
    drape(garment, grids, frames=120, bend=bend, skin=0.0045, gap=0.0065, held=held)
    drape(
        garment,
        grids,
        frames=60,
        substeps=25,
        bend=bend,
        keep=0.985,
        skin=0.0045,
        friction=0.5,
        gap=0.0065,
        held=held,
    )
    return garment


def _tuck(garment, points):
    """Press the right front behind the left where they overlap."""
    front, right, _ = garment.panels
    start = garment.starts[right.name]
    upper = garment.of_flat[: len(front.points)]
    under = garment.of_flat[start : start + len(right.points)]
    under = under[(right.points[:, 0] > -0.012) & (right.points[:, 1] < 1.255)]
    outward = normals(points, garment.triangles)
    for _ in range(2):
        far, near = cKDTree(points[upper]).query(points[under])
        normal = outward[upper][near]
        depth = ((points[under] - points[upper][near]) * normal).sum(1)
        push = np.where((far < 0.012) & (depth > -0.003), -0.003 - depth, 0)
        points[under] += normal * np.clip(push, -0.007, 0)[:, None]
    return points


def stood_off(points, edge, lies, reach, share=1.0):
    """The cloth within `reach` of the points of an `edge` stands `lies` off the form, by its share."""
    away, _ = cKDTree(points[edge]).query(points)
    return pressed(points, lies, np.exp(-((away / reach) ** 2)) * share, lifted=True)


def _smoothed(garment, points):
    """Without the drape's scallops along the armholes, and close to the body at the sides of the hem."""
    front, right, back = garment.panels
    sides = ease(0.11, 0.16, np.abs(points[:, 0])) * (1 - ease(1.03, 1.09, points[:, 2]))
    points = pressed(points, LIES, sides)
    hem = [at for panel in garment.panels for at in garment.along(panel, 'hem')]
    aside = ease(0.09, 0.16, np.abs(points[:, 0]))
    lies = HEM_LIES + (HEM_ASIDE - HEM_LIES) * aside
    points = stood_off(points, garment.of_flat[hem], lies, HEM_REACH)
    for panel, hand in ((front, 'l'), (right, 'r')):
        ahead, behind = garment.along(panel, 'armhole'), garment.along(back, f'armhole-{hand}')
        hole = garment.of_flat[ahead + behind[-2::-1]]
        below_shoulder = 1 - ease(1.38, 1.44, points[:, 2])
        points = stood_off(points, hole, EDGE_LIES, EDGE_REACH, below_shoulder)
        points = press_seam(points, garment.triangles, hole, rounds=16)
    return points


def _calmed(garment, points):
    """The fronts below the opening without the folds that the drape leaves across the waist; their edges
    stay, or the points would round off."""
    edge = np.unique(cut_edges(garment.triangles, len(points)))
    from_edge, _ = cKDTree(points[edge]).query(points)
    share = (garment.label <= 1) * ease(1.28, 1.20, points[:, 2]) * ease(0.0, 0.03, from_edge)
    return points + share[:, None] * (
        relax(points, garment.triangles, CALMING, seams=garment.seams()) - points
    )


def _over_tie(points):
    """Both fronts stand off where the end of a tie lies under them."""
    x, y, z = points.T
    share = (y < 0) * ease(0.080, 0.025, np.abs(x)) * ease(1.12, 1.20, z) * ease(1.46, 1.36, z)
    return points - share[:, None] * [0, OVER_TIE, 0]


def _welt(name, surface, mirror, x0, x1, y0, y1, height=0.020):
    corners = [(x0, y0), (x1, y1), (x1 - 0.001, y1 + height), (x0 - 0.001, y0 + height)]

    def lift(points):  # the ends and the lower edge are sewn down
        x, y = points.T
        rise = y - np.interp(x, [x0, x1], [y0, y1])
        sewn = np.minimum.reduce([x - x0 + 0.001, x1 - x, rise]) / 0.006
        return 0.0002 + 0.0006 * np.clip(sewn, 0, 1)

    return lay(rectangle(name, corners, 0.005), surface, lift, mirror=mirror, thickness=0.0008)


def _on_back(surface, name, corners, lift, thickness, material):
    """A strip on the back, whose normals look inwards."""
    strip = lay(rectangle(name, corners, 0.005), surface, -lift, thickness=thickness, material=material)
    strip.flipped = True
    return strip


def _box(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _strap(back):
    """The strap across the waist: two ends from the side seams, one drawn through the other's buckle."""
    low, high = STRAP - STRAP_WIDTH / 2, STRAP + STRAP_WIDTH / 2
    half, bar = BUCKLE / 2, 0.0028
    frame = {
        'over': _box(-half, half, high + 0.001, high + 0.001 + bar),
        'under': _box(-half, half, low - 0.001 - bar, low - 0.001),
        'left': _box(-half, bar - half, low - 0.001, high + 0.001),
        'right': _box(half - bar, half, low - 0.001, high + 0.001),
    }
    return [
        _on_back(back, 'strap-held', _box(-0.190, 0.004, low, high), 0.0012, 0.0014, 'satin'),
        _on_back(back, 'strap-drawn', _box(-0.060, 0.190, low, high), 0.0028, 0.0014, 'satin'),
        *(_on_back(back, f'buckle-{k}', box, 0.0044, 0.0018, 'metal') for k, box in frame.items()),
    ]


def _draw(detail, garment, welts, straps):
    front, right, back = garment.panels
    for panel, sign in ((front, 1), (right, -1)):
        detail.seam(panel, 'side', 'shoulder', soft=True)
        curves = panel.curves
        edge = np.vstack([curves['neck'], curves['edge'][1:], curves['point'][1:]])
        for curve in (edge, curves['armhole']):
            detail.stitches(panel, beside(curve, 0.004 * sign), 0.004, 0.3, 0.0005, 110)
        dart = np.array([(0.105 * sign, 1.235), (0.112 * sign, 1.10), (0.115 * sign, 1.0)])
        detail.valley(panel, dart)
    for welt in welts:
        panel = right if welt.flipped else front
        outline = np.vstack([welt.panel.curves[edge] for edge in ('left', 'bottom', 'right', 'top')])
        outline = outline * [-1, 1] if welt.flipped else outline
        detail.line(panel, outline, 0.0034, 205, 1)  # its thin shade, the same all round
        for edge in ('left', 'right', 'bottom'):
            detail.stitches(welt.panel, beside(welt.panel.curves[edge], 0.002), 0.003, 0.3, 0.0005, 90)
        detail.line(welt.panel, welt.panel.curves['top'], 0.0016, 200, 1)
    detail.seam(back, *(f'{edge}-{hand}' for edge in ('side', 'shoulder') for hand in 'lr'))
    detail.groove(back, np.array([(0, 1.012), (0, 1.545)]), 0.0010, 170)
    for sign in (1, -1):
        dart = np.array([(0.098 * sign, 1.260), (0.088 * sign, 1.12), (0.092 * sign, 1.012)])
        detail.groove(back, dart, 0.0010, 170)
        detail.stitches(back, beside(back.curves['armhole-l' if sign > 0 else 'armhole-r'], 0.004), 0.003)
    for strap in straps[:2]:
        for edge in ('bottom', 'top'):
            curve = strap.panel.curves[edge]
            detail.stitches(strap.panel, beside(curve, 0.002), 0.003, 0.6, 0.0005, 90)
            detail.line(back, curve, 0.0050, 120, 1)
    for y in BUTTONS:
        detail.buttonhole(front, (-0.011, y), (0.010, y))


def make(cut):
    """A finished waistcoat, with two welt pockets or four; the back is a piece of the lining's satin."""
    garment = hang()
    points = _calmed(garment, relax(garment.points, garment.triangles, 2))
    points = _over_tie(_smoothed(garment, _tuck(garment, points)))
    outward = normals(points, garment.triangles)
    left, right, back = (Surface(garment, panel, points, outward) for panel in garment.panels)
    welts = [
        _welt('welt-l', left, 1, 0.075, 0.190, 1.046, 1.060),
        _welt('welt-r', right, -1, 0.075, 0.190, 1.046, 1.060),
    ]
    if cut == FOUR_POCKETS:
        welts += [
            _welt(f'breast{mirror}', surface, mirror, 0.080, 0.165, 1.232, 1.244, 0.019)
            for surface, mirror in ((left, 1), (right, -1))
        ]
    straps = _strap(back)
    detail = DetailMap(garment.panels + [patch.panel for patch in (*welts, *straps)])
    _draw(detail, garment, welts, straps)
    hidden = covered(garment, garment.panels[1], lambda x, y: (x > -0.002) & (y > 1.02) & (y < 1.238))
    pieces = assemble(garment, points, [*welts, *straps], detail, hidden)
    buttons = [(place[0], normal[0], 1.0) for place, normal in (left.at((0, y), 0.0012) for y in BUTTONS)]
    return Sewn(split_off(pieces, garment, hidden, 2, 'satin'), buttons, detail.picture())


def split_off(pieces, garment, hidden, panel, material):
    """Give one panel its own material, as its own piece."""
    owner = garment.panel_of[~hidden] == panel
    body = pieces[0]

    def part(mask, **changes):
        cut = {key: body[key][mask] for key in ('triangles', 'weave', 'detail')}
        used, inverse = np.unique(cut['triangles'], return_inverse=True)
        cut['triangles'] = inverse.reshape(-1, 3)
        return {**body, **cut, 'points': body['points'][used], **changes}

    return [part(~owner), part(owner, material=material), *pieces[1:]]
