"""Everything a jacket gets after the drape: lapels, collar, pockets, stitching, buttons."""

from dataclasses import replace
from functools import partial

import numpy as np

from ..coat import fronts, seams, sleeves, stand_collar
from ..coat import pockets as coat_pockets
from ..pattern.curves import beside, ease
from ..pattern.mesh import normals, relax
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, covered
from . import lapel, sherwani_front
from .jacket import HOOK, STRAIGHT_FROM, STYLES, hang
from .overlap import SHANK, beneath_edge, calm_beside, press_over, seat, tuck_under

VENT = 0.21  # how far the vents at the back are open, from the hem up
# widths and values of the shadow where an edge lies on the cloth, from its outside in
CONTACT = ((0.024, 226), (0.019, 198), (0.014, 162), (0.0095, 122), (0.0055, 78))
LAPEL_SHADE = ((0.021, 232), (0.0165, 210), (0.012, 180), (0.008, 146), (0.0045, 108))
# under the sleeve head, on the body
ARMHOLE = ((0.030, 238), (0.021, 220), (0.013, 198), (0.007, 170))
SHADE_SHOWS = 0.0025  # how far beside a lapel's edge, which stands off, the middle of its shadow lies


def _shade(detail, panel, curve, contact=CONTACT):
    """The soft shadow along the edge of what lies on a panel: dark cloth in soft light shows none."""
    for width, value in contact:
        detail.line(panel, curve, width, value, 1)


def _draw(detail, garment, style, pockets, welt, turned, bands):
    front, front_r, side, side_r, back, top, top_r, under, under_r = garment.panels[:9]
    seam = partial(detail.seam, soft=True) if style.long else partial(seams.along, detail)
    for panel, sign in ((front, 1), (front_r, -1)):
        _shade(detail, panel, panel.edge_points('armhole'), ARMHOLE)
        seam(panel, 'side', 'armhole', 'shoulder')
        edge = np.vstack([panel.curves['edge'], panel.curves['curve'][1:]])
        detail.picks(panel, edge, 0.005 * sign)
        if not style.long:
            seams.dart(detail, panel, sign)
        for pocket in pockets[:1] if sign > 0 else pockets[1:]:
            draw = coat_pockets.draw_flap if style.pockets == 'flap' else coat_pockets.draw_patch
            draw(detail, panel, pocket, sign)
        if style.lapel:
            edges = turned[0].panel.curves
            lapel_edge = beside(np.vstack([edges['out'], edges['top'][1:]]), -SHADE_SHOWS)
            _shade(detail, panel, lapel_edge * [sign, 1], LAPEL_SHADE)
            _shade(detail, panel, beside(lapel.edge_over_front(), -SHADE_SHOWS) * [sign, 1], LAPEL_SHADE)
        if not style.lapel:
            seam(panel, 'neck')
    for panel in (side, side_r):
        seam(panel, 'fore', 'hind', 'armhole')
    if style.lapel:
        _shade(detail, back, beside(lapel.edge_over_back(), SHADE_SHOWS))
    _draw_back(detail, back, style.hem, seam)
    for panel in (side, side_r):
        hind = panel.edge_points('hind')
        _shade(detail, panel, hind[hind[:, 1] < style.hem + VENT])
    for panel in (top, top_r):
        seam(panel, 'fore', 'hind', 'cap-front', 'cap-back')
    for panel in (under, under_r):
        seam(panel, 'fore', 'hind', 'under')
    for patch in pockets:
        detail.picks(patch.panel, coat_pockets.sewn_edge(patch), coat_pockets.STITCHED)
    if pockets:
        coat_pockets.draw_welt(detail, front, welt)
    coat_pockets.stitch_welt(detail, welt)
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
        start = fronts.edge_at(y, style.hem) + 0.006 if style.lapel else -0.012
        detail.buttonhole(fastened, (start, y), (start + 0.023, y))
    if bands:
        sherwani_front.draw(detail, garment, bands, style.hem)
    if not style.lapel:
        stand = garment.panels[9]
        seam(stand, 'b1', 'b2', 'b3', 'b4')
        detail.picks(stand, stand.curves['top'], 0.005)


def _draw_back(detail, back, hem, seam):
    seam(back, *(f'{e}-{h}' for e in ('side', 'armhole', 'shoulder') for h in 'lr'))
    detail.groove(back, np.array([(0, back.points[:, 1].min()), (0, back.curves['neck-l'][-1, 1])]))
    for hand in 'lr':
        side = back.edge_points(f'side-{hand}')
        vent = side[side[:, 1] < hem + VENT]
        detail.line(back, vent, 0.0060, 84)  # its edge, pressed over the part below
        detail.line(back, vent, 0.0030, 235, 1)


def _hidden(garment, style):
    """The under front where the upper one covers it: cut away, so that it cannot poke through."""
    low = 1.045 if style.lapel else (0 if style.long else 0.95)
    high = 1.128 if style.lapel else 9.0
    edge = -0.004 if style.lapel else (0.004 if style.pressed else -0.002)
    return covered(garment, garment.panels[1], lambda x, y: (x > edge) & (y > low) & (y < high))


CUFF_BUTTONS = 0.0147  # from one to the next: they kiss
FELT_ROUND = 0.012 * np.array([(-1, 0), (0.5, 0), (0, -1), (0, 1)])  # where a cuff is felt round a button


def _open_button(right, y):
    """The lower button of an open coat, on the right front, clear of the left one's edge."""
    place = np.array([fronts.LOWER_BUTTON, y])
    _, around = right.at(place + FELT_ROUND)
    return right.at(place, SHANK)[0][0], around.mean(0), 1.0


def _cuff_buttons(surface):
    """Four buttons by the hind seam of a sleeve's upper piece."""
    mirror = -1 if surface.panel.name.endswith('right') else 1
    found = []
    for k in range(4):
        place = np.array([(0.152 + 0.0012 * k) * mirror, -0.440 + CUFF_BUTTONS * k])
        _, around = surface.at(place + FELT_ROUND)
        found.append((surface.at(place, 0.0006)[0][0], around.mean(0), 0.74))
    return found


CALMING, PRESSING = 200, 700  # rounds of smoothing; the latter take out a fold a hand wide, but not the hips


def _press(garment, points, sewn, hem):
    """A coat's fronts below the button, on to the side pieces, without folds."""
    share = (garment.label < 2) + np.isin(garment.label, (2, 3)) * ease(
        0.10, 0.03, np.abs(garment.flat[:, 0])
    )
    share = share * ease(1.14, 1.04, points[:, 2])
    flat = relax(points, garment.triangles, PRESSING, seams=sewn)
    outward = normals(flat, garment.triangles)  # and no other way, or stripes wander, except along the hem
    move = flat - points
    at_hem = ease(0.06, 0.015, garment.flat[:, 1] - hem)
    along = (move * outward).sum(1)[:, None] * outward
    return points + share[:, None] * (along + at_hem[:, None] * (move - along))


def _calm_back(garment, points, sewn):
    """Back and side pieces without the swags that the drape leaves across the waist."""
    across = np.abs(garment.flat[:, 0])
    share = np.isin(garment.label, (2, 3)) * ease(0, 0.06, across) + (garment.label == 4)
    share = share * ease(0.80, 0.92, points[:, 2]) * ease(1.42, 1.30, points[:, 2])
    return points + share[:, None] * (relax(points, garment.triangles, CALMING, seams=sewn) - points)


def _evenly_buttoned(style, garment, points):
    front = Surface(garment, garment.panels[0], points, normals(points, garment.triangles))
    return replace(style, buttons=sherwani_front.even(front, style.buttons))


def make(style_name):
    """A finished jacket."""
    style = STYLES[style_name]
    garment = hang(style_name)
    sewn = garment.seams()
    points = relax(garment.points, garment.triangles, 2, seams=sewn)
    points = sleeves.rolled_head(garment, sleeves.hung(garment, points))
    if not style.long:
        points = _press(garment, points, sewn, style.hem)
    points = _calm_back(garment, points, sewn)
    if not (style.lapel or style.long):
        points = stand_collar.meet(garment, points)
    reach, edge = (0.022, -0.075) if style.lapel else (0.012, -0.019 if style.long else -0.03)
    points = tuck_under(garment, points, reach, 0.0042, edge, sewn)
    if style.pressed:
        points = press_over(garment, points, 0.0035, style.hem if style.long else style.buttons[-1])
    if style.long:
        points = sherwani_front.meet(garment, points)
        style = _evenly_buttoned(style, garment, points)
    fastened = style.buttons[:1] if style.lapel else style.buttons
    facing = [seat(garment, points, y) for y in fastened]
    if style.long:  # to be seated moves them
        style = _evenly_buttoned(style, garment, points)
    if style.pressed:
        points = calm_beside(garment, points, sewn)
        edge, below = beneath_edge(garment, points, style.hem if style.long else STRAIGHT_FROM, HOOK)
        if style.long:  # its figure runs on beside the edge, however the fronts lie displaced
            garment.panels[1].weave_shift = (edge - below).mean(0)
    outward = normals(points, garment.triangles)
    front, front_r, *_ = garment.panels
    left, right, back = (Surface(garment, p, points, outward) for p in (front, front_r, garment.panels[4]))
    pockets, welt = coat_pockets.sewn_on(style.pockets, left, right)
    turned = lapel.lapels(left, right) if style.lapel else []
    bands = sherwani_front.bands(left, right, style.hem) if style.long else []
    patches = [*turned, *bands, *([lapel.collar(left, right, back)] if style.lapel else []), *pockets, welt]
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment, style, pockets, welt, turned, bands)
    if style.pressed:
        detail.lap(bands[1].panel if bands else front_r, below)
    buttons = []
    for y, normal in zip(style.buttons, facing, strict=False):
        off = SHANK + (sherwani_front.RISE + sherwani_front.THICK if bands else 0)
        buttons.append((left.at((0, y))[0][0] + normal * off, normal, 1.0))
    if style.lapel:
        buttons.append(_open_button(right, style.buttons[1]))
    for sleeve in (garment.panels[5], garment.panels[6]):
        buttons += _cuff_buttons(Surface(garment, sleeve, points, outward))
    pieces = assemble(garment, points, patches, detail, _hidden(garment, style), sewn)
    return Sewn(pieces, buttons, detail.picture())
