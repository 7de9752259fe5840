"""Kurta: a straight body with side slits, wide low sleeves, a stand collar and a placket."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

from ..pattern.creases import creased
from ..pattern.curves import beside, divide, ease, length, mirrored, solve_height, through
from ..pattern.drape import Pull, drape
from ..pattern.form import DistanceGrid, arms, blend, filled, torso
from ..pattern.garment import Garment
from ..pattern.mesh import adjacency, half_edges, normals, press_seam, relax
from ..pattern.panel import Panel
from ..pattern.placing import along_forearm, on_torso, round_arm
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, covered, lay
from ..pattern.topstitch import topstitch, worked_hole
from ..worn import band_collar, chest, soft_sleeves, wear_creases
from . import shirt_collar

SIZE = 0.0070
HEM = 0.545
CUFF = -0.515
BUTTONS = (1.443, 1.367, 1.291, 1.215)
PLACKET, PLACKET_TOP = 0.0155, 1.470  # its half width; where it meets the collar
PLACKET_TACK = 1.185  # below it both edges of the placket are sewn down
STAND = 0.036  # height of the collar
YOKE = 1.40  # above it the body lies on the round of the shoulders
SHOULDER_DROP = 0.013  # of that round below the top of the arm
BEND = 500.0  # soft
AT_SLIT = 0.010  # by which the back is wider at the hem, so that it shows beside the front at the slits
BUTTON_GROUND = (-0.03, -0.015, 0, 0.015, 0.03)  # how far up and down a button finds its plane
UPRIGHT = 0.5  # how far a button is drawn upright: its shank lets it hang
SEAM, SHADE = 175, 195  # how dark a seam and a row of stitches are at most, 255 not at all
CREASED, CRUSHED = 17, 0.0009  # the seed of its creases; height of the fine ones, as linen has them
BUTTON_LIES = 0.0022  # over the front: on the placket
TURN_UP = 0.015  # of a kurta's hem and cuffs
SHAKES = (1.0, 5), (0.6, 6)  # speed of a push and the seed of its directions


def parts(count):
    """Seam divisions, given for a 9.5 mm mesh."""
    return round(count * 0.0095 / SIZE)


def body(name):
    """Front or back, cut whole, with a slit at each side."""
    front = name == 'front'
    armhole = (
        [(0.280, 1.30), (0.232, 1.325), (0.205, 1.40), (0.222, 1.505)]
        if front
        else [(0.280, 1.30), (0.238, 1.33), (0.214, 1.41), (0.222, 1.515)]
    )
    tip = armhole[-1][1]
    top = 1.552 if front else 1.562
    middle = 1.472 if front else 1.545
    neck = (
        [(0.079, top), (0.060, middle + 0.022), (0.03, middle + 0.003), (0, middle)]
        if front
        else [(0.079, top), (0.05, middle + 0.004), (0, middle)]
    )
    slit = [(0.304 if front else 0.304 + AT_SLIT, HEM), (0.290, 0.86)]
    side = [slit[1], (0.276, 1.10), (0.280, 1.30)]
    shoulder = [(0.222, tip), (0.079, top)]
    half = [
        ('slit', slit, parts(34)),
        ('side', side, parts(48)),
        ('armhole', armhole, parts(29)),
        ('shoulder', shoulder, parts(16)),
        ('neck', neck, parts(13 if front else 10)),
    ]
    left = [(f'{edge}-l', points, n) for edge, points, n in half]
    right = [(f'{edge}-r', mirrored(points), n) for edge, points, n in half[::-1]]
    return Panel(name, [('hem', [(-slit[0][0], HEM), slit[0]], None), *left, *right], SIZE)


def sleeve(armhole):
    """A wide, low-headed sleeve."""

    def cap(c):
        return [(0, c), (-0.055, c * 0.88), (-0.13, c * 0.42), (-0.19, c * 0.12), (-0.228, 0)]

    def flip(points):
        return [(-x, y) for x, y in points][::-1]

    head = cap(solve_height(lambda c: length(through(cap(c))), armhole / 2 + 0.004, 0.05, 0.22))
    inner = [(-0.228, 0), (-0.178, -0.25), (-0.135, CUFF)]
    panel = Panel(
        'sleeve-left',
        [
            ('cap-front', head, parts(29)),
            ('in-front', inner, None),
            ('cuff', [(-0.135, CUFF), (0.135, CUFF)], None),
            ('in-back', flip(inner), None),
            ('cap-back', flip(head), parts(29)),
        ],
        SIZE,
    )
    return panel, head[0][1]


def stand_collar(front, back, radius=0.55):
    """The stand, fitted to the neckline."""
    ahead, behind = length(front.curves['neck-l']), length(back.curves['neck-l'])
    spread, share = 2 * (ahead + behind) / radius, ahead / (2 * (ahead + behind))

    def arc(start, end, r):
        return [
            (r * np.sin(spread * (u - 0.5)), radius - r * np.cos(spread * (u - 0.5)))
            for u in np.linspace(start, end, 12)
        ]

    inner = radius - STAND
    panel = Panel(
        'collar',
        [
            ('b1', arc(0, share, radius), parts(13)),
            ('b2', arc(share, 0.5, radius), parts(10)),
            ('b3', arc(0.5, 1 - share, radius), parts(10)),
            ('b4', arc(1 - share, 1, radius), parts(13)),
            ('end-r', [arc(1, 1, radius)[0], arc(1, 1, inner)[0]], 4),
            ('top', arc(1, 0, inner), 46),
            ('end-l', [arc(0, 0, inner)[0], arc(0, 0, radius)[0]], 4),
        ],
        SIZE,
    )
    x, y = panel.points.T
    angle = 2 * np.pi * np.arctan2(x, radius - y) / spread + np.pi / 2
    rise = radius - np.hypot(x, radius - y)
    z = 1.462 + 0.055 * (1 + np.sin(angle)) / 2 + rise
    return panel, np.stack([0.078 * np.cos(angle), 0.074 * np.sin(angle) - 0.004, z], 1)


def sew(front, back, cut_sleeve, girth):
    """Place and weld. `girth` gives the half girth at a height. Order: front, back, sleeves, collar."""
    garment = Garment()
    armhole = length(front.curves['armhole-l']) + length(back.curves['armhole-l'])
    left, cap = cut_sleeve(armhole)
    right = left.mirror('sleeve-right')
    for panel, high, low, behind in ((front, 1.552, 1.505, False), (back, 1.562, 1.515, True)):
        across = np.abs(panel.points[:, 0])
        shoulder = np.interp(across, [0, 0.079, 0.222, 0.3], [high, high, low, low - 0.02])
        garment.add(
            panel,
            on_torso(panel.points, girth(panel.points[:, 1]), shoulder, behind, 0.03 if behind else 0.02),
            np.where(panel.points[:, 1] > YOKE, 2, 0),
        )
    wide = np.ptp(left.edge_points('cuff')[:, 0])
    for panel, mirror in ((left, 1), (right, -1)):
        x, y = panel.points[:, 0] * mirror, panel.points[:, 1]
        around = np.interp(y, [-0.5, 0], [wide, 0.455])
        placed = round_arm(cap - y, x / around * 2 * np.pi, around / 2 / np.pi + 0.004)
        garment.add(panel, placed * [mirror, 1, 1], body=1)
    collar, placed = stand_collar(front, back)
    garment.add(collar, placed)
    at = garment.along
    for hand, panel in (('l', left), ('r', right)):
        turn = hand == 'r'
        for edge in ('side', 'shoulder'):
            garment.weld(at(front, f'{edge}-{hand}'), at(back, f'{edge}-{hand}'))
        garment.weld(at(panel, 'in-front'), at(panel, 'in-back', True))
        garment.weld(at(panel, 'cap-front', True), at(front, f'armhole-{hand}', turn))
        garment.weld(at(panel, 'cap-back'), at(back, f'armhole-{hand}', turn))
    for edge, panel, neck, turn in (
        ('b1', front, 'neck-l', True),
        ('b2', back, 'neck-l', False),
        ('b3', back, 'neck-r', False),
        ('b4', front, 'neck-r', True),
    ):
        ids = at(panel, neck, turn)
        garment.weld(at(collar, edge), ids)
    return garment.build()


def shake(garment, grids, bend, velocity, amount, seed):
    """A push in a random direction that varies over the body, then time to settle: asymmetry."""
    rng = np.random.default_rng(seed)
    field = np.stack([gaussian_filter(rng.normal(0, 1, (40, 20, 70)), 2.2) for _ in range(3)])
    field /= field.std()
    at = ((garment.points - [-0.42, -0.26, 0.3]) / 0.022).T
    kick = np.stack([map_coordinates(f, at, order=1, mode='nearest') for f in field], 1)
    free = np.clip((1.35 - garment.points[:, 2:]) / 0.5, 0, 1)
    return drape(
        garment,
        grids,
        frames=45,
        bend=bend,
        keep=0.995,
        skin=0.004,
        friction=0.35,
        gap=0.006,
        velocity=velocity + kick * amount * free,
    )


def lifted(garment, lift, cuff_line):
    """Draws the cuffs up the arm, so that the sleeves break into folds."""
    target, share = garment.points.copy(), np.zeros(len(garment.points))
    cuff = np.isin(garment.label, (2, 3)) & (garment.flat[:, 1] < cuff_line + 0.025)
    target[cuff] += lift * along_forearm(garment.points[cuff])
    share[cuff] = 0.02
    return Pull(target, share)


def hang(garment, bend, stiffen, draw_in, trunk=torso, shakes=SHAKES):
    """Drape a shirt-like garment round `trunk`; before the last settling `stiffen` changes the bend map
    and `draw_in` says where the cuffs go."""
    grids = [
        DistanceGrid(trunk),
        DistanceGrid(lambda x, y, z: blend(arms(x, y, z + SHOULDER_DROP), torso(x, y, z) + 0.004, 0.01)),
        DistanceGrid(lambda x, y, z: blend(arms(x, y, z + SHOULDER_DROP), torso(x, y, z), 0.03)),
    ]
    drape(garment, grids, frames=50, substeps=15, bend=1.5, gravity=2.0, keep=0.97, friction=0.1, gap=0.006)
    velocity = drape(garment, grids, frames=130, bend=bend, keep=0.996, skin=0.004, friction=0.35, gap=0.006)
    for amount, seed in shakes:
        velocity = shake(garment, grids, bend, velocity, amount, seed)
    pull, bend = draw_in(garment), stiffen(bend)
    drape(garment, grids, frames=80, bend=bend, keep=0.99, skin=0.004, friction=0.4, gap=0.006, pull=pull)
    drape(
        garment,
        grids,
        frames=60,
        substeps=25,
        bend=bend,
        keep=0.985,
        skin=0.004,
        friction=0.5,
        gap=0.006,
        pull=pull,
    )


def pressed_armholes(garment, points):
    """The armhole seams without the drape's small zigzag."""
    for hand in 'lr':
        front, back = (garment.along(panel, f'armhole-{hand}') for panel in garment.panels[:2])
        hole = front + back[::-1] if hand == 'l' else front[::-1] + back
        points = press_seam(points, garment.triangles, garment.of_flat[hole])
    return points


def _soft_shoulders(garment, points, rounds=14, reach=0.032):
    """The sleeve heads drop off the shoulders without the ledge that their ease would stand up in."""
    holes = [garment.along(panel, f'armhole-{hand}') for panel in garment.panels[:2] for hand in 'lr']
    away, _ = cKDTree(points[garment.of_flat[np.concatenate(holes)]]).query(points)
    share = (np.exp(-((away / reach) ** 2)) * ease(1.37, 1.43, points[:, 2]))[:, None]
    beside_it = adjacency(half_edges(garment.triangles), len(points))
    degree = np.asarray(beside_it.sum(1))
    for _ in range(rounds):
        points = points + 0.5 * share * (beside_it @ points / degree - points)
    return points


def _girth(y):
    return np.interp(y, [HEM, 0.86, 1.3], [0.608, 0.580, 0.56])


def cut_and_sewn():
    """A kurta before it is draped."""
    return sew(body('front'), body('back'), sleeve, _girth)


def _drape():
    garment = cut_and_sewn()
    garment.make_irregular(0.010, 0.03, 0.985)
    label, (x, y) = garment.label, garment.flat.T
    bend = np.full(len(garment.bends), BEND)
    bend[(label == 4)[garment.bends].any(1)] = 0.3
    bend[garment.bends_within((label == 0) & (np.abs(x) < 0.02) & (y > 1.17))] = 0.6
    # across the middle the front is as stiff as its placket, or all its ease gathers there in one fold
    run = np.abs(np.diff(garment.flat[garment.bends], axis=1)[:, 0])
    middle = garment.bends_within((label == 0) & (np.abs(x) < 0.055)) & (run[:, 0] > run[:, 1])
    bend[middle] = 0.6
    # turned up twice: without this the hem curls outwards while the cloth still swings
    bend[garment.bends_within((label <= 1) & (y < HEM + 0.03))] = 20

    def stiffen(bend):
        bend = bend.copy()
        bend[garment.bends_within(np.isin(label, (2, 3)) & (y < CUFF + 0.05))] = 8
        bend[garment.bends_within((label <= 1) & (y < HEM + 0.03))] = 8
        return bend

    hang(garment, bend, stiffen, lambda sewn: lifted(sewn, 0.012, CUFF), filled, [(0.5, 5), (0.3, 6)])
    return garment


def placket_lift(flat, half, sewn=-0.0005):
    """The wearer's left front lies on the right one: the placket's free edge is towards the right arm, the
    other is sewn down. Raised on both sides, it looks by its shadow as if it fastened the other way."""
    return np.interp(flat[:, 0], [-half, half], [0.0020, sewn])


def placket_shade(detail, front, half, low, high):
    """The shade on the right front below the placket's free edge."""
    x = -half - 0.0008
    for width, value in ((0.0040, 216), (0.0020, 165)):
        detail.line(front, np.array([(x, low), (x, high)]), width, value, 1)


def button_on(front, y, lies):
    """Place and normal of a button on the centre front, `lies` over it: it faces as the placket does, not
    one thread, and hangs a little more upright."""
    place, _ = front.at((0, y), lies)
    _, around = front.at([(x, y + up) for up in BUTTON_GROUND for x in (-0.012, 0, 0.012)])
    return place[0], around.mean(0) + [0, -UPRIGHT, 0]


def _strip_lift(flat):
    below = ease(PLACKET_TACK + 0.012, PLACKET_TACK, flat[:, 1])
    # a dark cloth shows the slightest ridge: the sewn edge is level with the front
    return placket_lift(flat, PLACKET, -0.0008) * (1 - below) - 0.0003 * below


def _turned_up(detail, panel, edge):
    """A hem turned up and stitched: below the stitches the cloth is thicker."""
    detail.line(panel, edge + [0, TURN_UP / 2], TURN_UP, 140)
    topstitch(detail, panel, divide(edge + [0, TURN_UP], 200), SHADE)


def _draw(detail, garment, placket):
    front, back, left, right, _ = garment.panels
    for panel in (front, back):
        for edge in (f'{e}-{h}' for e in ('side', 'armhole', 'shoulder', 'neck') for h in 'lr'):
            detail.groove(panel, panel.edge_points(edge), 0.0014, SEAM)
        _turned_up(detail, panel, panel.curves['hem'])
        for hand in 'lr':
            topstitch(detail, panel, beside(divide(panel.curves[f'slit-{hand}'], 80), 0.011), SHADE)
    for panel in (left, right):
        for edge in ('cap-front', 'cap-back', 'in-front', 'in-back'):
            detail.groove(panel, panel.edge_points(edge), 0.0014, SEAM)
        _turned_up(detail, panel, panel.curves['cuff'])
    for edge in ('left', 'right', 'bottom'):
        topstitch(detail, placket, beside(divide(placket.curves[edge], 60), 0.0030), SHADE)
    topstitch(detail, placket, divide([(-0.0125, PLACKET_TACK), (0.0125, PLACKET_TACK)], 10), SHADE, pucker=0)
    placket_shade(detail, front, PLACKET, PLACKET_TACK, PLACKET_TOP)
    for y in BUTTONS:
        worked_hole(detail, placket, (0, y + 0.008), (0, y - 0.008))


def make(_cut):
    """A finished kurta."""
    garment = _drape()
    seams = garment.seams()
    points = pressed_armholes(garment, relax(garment.points, garment.triangles, 2, seams=seams))
    points = soft_sleeves.hung(garment, chest.rounded(garment, _soft_shoulders(garment, points)))
    surface = Surface(garment, garment.panels[0], points, normals(points, garment.triangles))
    strip = Panel(
        'placket',
        [
            ('bottom', [(-PLACKET, 1.165), (0, 1.152), (PLACKET, 1.165)], None),
            ('right', [(PLACKET, 1.165), (PLACKET, PLACKET_TOP)], None),
            ('top', [(PLACKET, PLACKET_TOP), (-PLACKET, PLACKET_TOP)], None),
            ('left', [(-PLACKET, PLACKET_TOP), (-PLACKET, 1.165)], None),
        ],
        0.005,
    )
    draped_band = garment.panels[4]
    seam = [i for edge in ('b1', 'b2', 'b3', 'b4') for i in garment.along(draped_band, edge)]
    neckline = shirt_collar.Neckline(points, garment.triangles, points[garment.of_flat[seam]])
    patches = [lay(strip, surface, _strip_lift, thickness=0.0008), band_collar.band(neckline)]
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment, strip)
    band_collar.draw(detail, patches[1])
    hidden = covered(garment, draped_band, lambda x, y: x == x)
    body, *others = assemble(garment, points, patches, detail, hidden, seams)
    creases = wear_creases.heights(CREASED, CUFF, HEM, CRUSHED)
    pieces = [creased(body, creases), *others]
    buttons = [(*button_on(surface, y, BUTTON_LIES), 1.0) for y in BUTTONS]
    return Sewn(pieces, buttons, detail.picture())
