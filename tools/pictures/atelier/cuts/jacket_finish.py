"""Everything a jacket gets after the drape: lapels, collar, pockets, stitching, buttons."""

from dataclasses import replace

import numpy as np

from ..pattern.curves import beside, ease
from ..pattern.mesh import normals, relax
from ..pattern.panel import Panel, rectangle
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, covered, lay
from . import lapel, sherwani_front
from .jacket import HOOK, STYLES, hang
from .overlap import SHANK, beneath_edge, calm_beside, press_over, seat, tuck_under

FLAP_TOP = 1.052
STRAIGHT = 0.87  # down to where the edge of a front that closes to the neck runs straight
VENT = 0.21  # how far the vents at the back are open, from the hem up
WELT = [(0.080, 1.268), (0.172, 1.288), (0.171, 1.312), (0.079, 1.292)]
# widths and values of the shadow where an edge lies on the cloth, from its outside in
CONTACT = ((0.024, 226), (0.019, 198), (0.014, 162), (0.0095, 122), (0.0055, 78))
SEWN_DOWN = ((0.014, 218), (0.0095, 172), (0.0055, 116))  # the same, of an edge that is sewn down flat
SHADE_SHOWS = 0.0025  # how far beside a lapel's edge, which stands off, the middle of its shadow lies


def _flap(surface, mirror):
    low = FLAP_TOP - 0.040
    edges = [
        (
            'bottom',
            [
                (0.0610, low + 0.0020),
                (0.0625, low - 0.0040),
                (0.0670, low - 0.0082),
                (0.0740, low - 0.0095),
                (0.0950, low - 0.0087),
                (0.1250, low - 0.0075),
                (0.1550, low - 0.0062),
                (0.1800, low - 0.0050),
                (0.1880, low - 0.0030),
                (0.1925, low + 0.0010),
                (0.1940, low + 0.0060),
            ],
            None,
        ),
        ('right', [(0.194, low + 0.006), (0.195, FLAP_TOP + 0.006)], None),
        ('top', [(0.195, FLAP_TOP + 0.006), (0.060, FLAP_TOP)], None),
        ('left', [(0.060, FLAP_TOP), (0.061, low + 0.002)], None),
    ]

    def lift(flat):
        below = FLAP_TOP + 0.006 * (flat[:, 0] - 0.06) / 0.135 - flat[:, 1]
        return 0.0012 + 0.0022 * np.clip(below / 0.012, 0, 1)

    return lay(Panel(f'flap{mirror}', edges, 0.006), surface, lift, mirror=mirror, thickness=0.0011)


def _patch_pocket(surface, mirror):
    edges = [
        ('bottom', [(0.075, 0.870), (0.090, 0.852), (0.130, 0.848), (0.180, 0.853), (0.196, 0.872)], None),
        ('right', [(0.196, 0.872), (0.197, 1.040)], None),
        ('top', [(0.197, 1.040), (0.064, 1.032)], None),
        ('left', [(0.064, 1.032), (0.068, 0.95), (0.075, 0.870)], None),
    ]

    def lift(flat):
        mouth = np.clip((flat[:, 1] - 1.0) / 0.04, 0, 1)
        middle = 1 - ((flat[:, 0] - 0.13) / 0.067) ** 2
        return 0.0016 + 0.0022 * mouth * np.clip(middle, 0, 1)

    return lay(Panel(f'pocket{mirror}', edges, 0.006), surface, lift, mirror=mirror, thickness=0.0020)


def _sewn_edge(patch):
    """The free or sewn edge of a pocket's patch, from one end of its top round to the other."""
    curves = patch.panel.curves
    sides = [curves[edge] for edge in ('left', 'bottom', 'right')]
    return np.vstack([sides[0], sides[1][1:], sides[2][1:]])


def _draw_patch(detail, front, pocket, sign):
    """Seam, shadow and mouth of a patch pocket: a cloth as busy as a houndstooth hides all the rest."""
    edge = _sewn_edge(pocket)
    detail.groove(pocket.panel, beside(edge, 0.0045), 0.0011, 120)
    _shade(detail, front, edge * [sign, 1], SEWN_DOWN)
    detail.line(front, pocket.panel.curves['top'] * [sign, 1] + [0, 0.001], 0.0030, 90, 1)


def _pockets(style, left, right):
    patches = []
    if style.pockets == 'flap':
        patches = [_flap(left, 1), _flap(right, -1)]
    elif style.pockets == 'patch':
        patches = [_patch_pocket(left, 1), _patch_pocket(right, -1)]
    welt = lay(rectangle('welt', WELT, 0.005), left, 0.0022, thickness=0.0013)
    return patches, welt


def _shade(detail, panel, curve, contact=CONTACT):
    """The soft shadow along the edge of what lies on a panel: dark cloth in soft light shows none."""
    for width, value in contact:
        detail.line(panel, curve, width, value, 1)


def _draw(detail, garment, style, pockets, welt, turned, bands):
    front, front_r, side, side_r, back, top, top_r, under, under_r = garment.panels[:9]
    for panel, sign in ((front, 1), (front_r, -1)):
        detail.seam(panel, 'side', 'armhole', 'shoulder', soft=style.long)
        edge = np.vstack([panel.curves['edge'], panel.curves['curve'][1:]])
        detail.picks(panel, edge, 0.005 * sign)
        if not style.long:
            dart = np.array([(0.118 * sign, 1.255), (0.118 * sign, 1.06)])
            detail.groove(panel, dart, 0.0009, 170)
        if style.pockets == 'flap':
            flap_edge = pockets[0].panel.curves['bottom'] - [0, 0.001]
            mouth = np.array([(0.058 * sign, FLAP_TOP + 0.001), (0.197 * sign, FLAP_TOP + 0.007)])
            detail.line(panel, mouth + [0, 0.0015], 0.004, 150)
            detail.line(panel, mouth, 0.0016, 40)
            detail.line(panel, mouth, 0.0012, 120, 1)
            _shade(detail, panel, flap_edge * [sign, 1])
        elif style.pockets == 'patch':
            _draw_patch(detail, panel, pockets[0 if sign > 0 else 1], sign)
        if style.lapel:
            edges = turned[0].panel.curves
            lapel_edge = beside(np.vstack([edges['out'], edges['top'][1:]]), -SHADE_SHOWS)
            _shade(detail, panel, lapel_edge * [sign, 1])
            _shade(detail, panel, beside(lapel.edge_over_front(), -SHADE_SHOWS) * [sign, 1])
        if not style.lapel:
            detail.seam(panel, 'neck')
    for panel in (side, side_r):
        detail.seam(panel, 'fore', 'hind', 'armhole', soft=style.long)
    if style.lapel:
        _shade(detail, back, beside(lapel.edge_over_back(), SHADE_SHOWS))
    _draw_back(detail, back, style.hem)
    for panel in (side, side_r):
        hind = panel.edge_points('hind')
        _shade(detail, panel, hind[hind[:, 1] < style.hem + VENT])
    for panel in (top, top_r):
        detail.seam(panel, 'fore', 'hind', 'cap-front', 'cap-back', soft=style.long)
    for panel in (under, under_r):
        detail.seam(panel, 'fore', 'hind', 'under', soft=style.long)
    for patch in pockets:
        detail.picks(patch.panel, _sewn_edge(patch), 0.0045)
    if style.pockets == 'patch':
        _shade(detail, front, np.array([*WELT, WELT[0]]), SEWN_DOWN)
    for edge in ('left', 'right'):
        detail.picks(welt.panel, welt.panel.curves[edge], 0.002)
    for patch in turned:
        for edge in ('out', 'top'):
            detail.picks(patch.panel, patch.panel.curves[edge], 0.0055)
            detail.line(patch.panel, patch.panel.curves[edge], 0.0060, 170)  # rolled
        detail.groove(patch.panel, patch.panel.curves['gorge'], 0.0028, 90)
    if turned:
        start = lapel.TIP + [-0.028, -0.020]
        detail.buttonhole(turned[0].panel, start, start + [0.019, -0.012])
    fastened = bands[0].panel if bands else front
    for y in style.buttons:
        detail.buttonhole(fastened, (-0.012, y), (0.011, y))
    if bands:
        sherwani_front.draw(detail, garment, bands, style.hem)
    if not style.lapel:
        stand = garment.panels[9]
        detail.seam(stand, 'b1', 'b2', 'b3', 'b4')
        detail.picks(stand, stand.curves['top'], 0.005)


def _draw_back(detail, back, hem):
    detail.seam(back, *(f'{e}-{h}' for e in ('side', 'armhole', 'shoulder') for h in 'lr'))
    detail.groove(back, np.array([(0, back.points[:, 1].min()), (0, back.curves['neck-l'][-1, 1])]))
    for hand in 'lr':
        side = back.edge_points(f'side-{hand}')
        vent = side[side[:, 1] < hem + VENT]
        detail.line(back, vent, 0.0060, 84)  # its edge, pressed over the part below
        detail.line(back, vent, 0.0030, 235, 1)


def _hidden(garment, style):
    """The under front where the upper one covers it: cut away, so that it cannot poke through."""
    low = style.hem + 0.21 if style.lapel else (0 if style.long else 0.95)
    high = 1.128 if style.lapel else 9.0
    edge = -0.004 if style.lapel else (0.004 if style.pressed else -0.002)
    return covered(garment, garment.panels[1], lambda x, y: (x > edge) & (y > low) & (y < high))


FELT_ROUND = 0.012 * np.array([(-1, 0), (0.5, 0), (0, -1), (0, 1)])  # where a cuff is felt round a button


def _cuff_buttons(surface):
    """Four buttons by the hind seam of a sleeve's upper piece."""
    mirror = -1 if surface.panel.name.endswith('right') else 1
    found = []
    for k in range(4):
        place = np.array([(0.152 + 0.0012 * k) * mirror, -0.440 + 0.0155 * k])
        _, around = surface.at(place + FELT_ROUND)
        found.append((surface.at(place, 0.0006)[0][0], around.mean(0), 0.74))
    return found


CALMING, PRESSING = 200, 700  # rounds of smoothing; the latter take out a fold a hand wide, but not the hips
SLEEVES = (5, 6, 7, 8)  # numbers of their panels


def _press(garment, points, seams):
    """A suit's fronts below the button, on to the side pieces, without folds, and its sleeves above the
    cuff without breaks."""
    sleeves = np.isin(garment.label, SLEEVES) * ease(-0.18, -0.32, garment.flat[:, 1])
    fronts = (garment.label < 2) + np.isin(garment.label, (2, 3)) * ease(
        0.10, 0.03, np.abs(garment.flat[:, 0])
    )
    fronts = fronts * ease(1.14, 1.04, points[:, 2])
    for share, rounds in ((sleeves, CALMING), (fronts, PRESSING)):
        points = points + share[:, None] * (relax(points, garment.triangles, rounds, seams=seams) - points)
    return points


def _calm_back(garment, points, seams):
    """Back and side pieces without the swags that the drape leaves across the waist."""
    across = np.abs(garment.flat[:, 0])
    share = np.isin(garment.label, (2, 3)) * ease(0, 0.06, across) + (garment.label == 4)
    share = share * ease(0.80, 0.92, points[:, 2]) * ease(1.42, 1.30, points[:, 2])
    return points + share[:, None] * (relax(points, garment.triangles, CALMING, seams=seams) - points)


def _evenly_buttoned(style, garment, points):
    front = Surface(garment, garment.panels[0], points, normals(points, garment.triangles))
    return replace(style, buttons=sherwani_front.even(front, style.buttons))


def make(style_name):
    """A finished jacket."""
    style = STYLES[style_name]
    garment = hang(style_name)
    seams = garment.seams()
    points = relax(garment.points, garment.triangles, 2, seams=seams)
    if style.lapel:
        points = _press(garment, points, seams)
    points = _calm_back(garment, points, seams)
    reach, edge = (0.022, -0.075) if style.lapel else (0.012, -0.019 if style.long else -0.03)
    points = tuck_under(garment, points, reach, 0.0042, edge, seams)
    if style.pressed:
        points = press_over(garment, points, 0.0035, style.hem if style.long else style.buttons[-1])
    if style.long:
        points = sherwani_front.meet(garment, points)
        style = _evenly_buttoned(style, garment, points)
    facing = [seat(garment, points, y) for y in style.buttons]
    if style.long:  # to be seated moves them
        style = _evenly_buttoned(style, garment, points)
    if style.pressed:
        points = calm_beside(garment, points, seams)
        edge, below = beneath_edge(garment, points, style.hem if style.long else STRAIGHT, HOOK)
        if style.long:  # its figure runs on beside the edge, however the fronts lie displaced
            garment.panels[1].weave_shift = (edge - below).mean(0)
    outward = normals(points, garment.triangles)
    front, front_r, *_ = garment.panels
    left, right, back = (Surface(garment, p, points, outward) for p in (front, front_r, garment.panels[4]))
    pockets, welt = _pockets(style, left, right)
    turned = lapel.lapels(left, right) if style.lapel else []
    bands = sherwani_front.bands(left, right, style.hem) if style.long else []
    patches = [*turned, *bands, *([lapel.collar(left, right, back)] if style.lapel else []), *pockets, welt]
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment, style, pockets, welt, turned, bands)
    if style.pressed:
        detail.lap(bands[1].panel if bands else front_r, below)
    buttons = []
    for y, normal in zip(style.buttons, facing, strict=True):
        off = SHANK + (sherwani_front.RISE + sherwani_front.THICK if bands else 0)
        buttons.append((left.at((0, y))[0][0] + normal * off, normal, 1.0))
    for sleeve in (garment.panels[5], garment.panels[6]):
        buttons += _cuff_buttons(Surface(garment, sleeve, points, outward))
    pieces = assemble(garment, points, patches, detail, _hidden(garment, style), seams)
    return Sewn(pieces, buttons, detail.picture())
