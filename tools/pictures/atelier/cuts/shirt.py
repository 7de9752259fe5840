"""Shirt: shaped body with a shirt-tail hem, sleeves gathered into cuffs, a full placket, a collar."""

import numpy as np

from ..pattern.creases import creased
from ..pattern.curves import beside, divide, length, mirrored, solve_height, through
from ..pattern.drape import Pull
from ..pattern.mesh import normals, press_seam, relax
from ..pattern.panel import Panel, strip
from ..pattern.sewing import DetailMap, Sewn, Surface, assemble, covered, lay
from ..pattern.topstitch import felled, topstitch, worked_hole
from ..worn import chest, soft_sleeves, wear_creases
from . import cuff, kurta, shirt_collar
from .kurta import SIZE, parts

HEM = 0.765  # at the centre; the sides rise in a curve
RISE = 0.112
WRIST = -0.430  # where the sleeve is gathered into its cuff
SLACK = 0.012  # length of the sleeve to spare, which breaks into folds
BUTTON_DOWN = 'button-down'  # the cut whose collar is held by buttons; its cuffs are rounded
FIRST, APART = 1.404, 0.088  # height of the button below the collar, and how far apart they all are
BUTTONS = tuple(FIRST - APART * k for k in range(7))
SMALL, SMALLEST = 10 / 11, 9 / 11  # buttons of collar and cuffs, and of a collar's points, to the placket's
BEND = 700.0  # crisper than a kurta
PLACKET, PLACKET_TOP = 0.0165, 1.4695  # its half width; where it meets the collar
# a chest pocket on the wearer's left, 10 cm wide, with a pointed foot: from its inner upper corner round
POCKET = ((0.0440, 1.318), (0.0445, 1.216), (0.0940, 1.194), (0.1435, 1.216), (0.1440, 1.320))
POCKET_LIES, ROWS = 0.0007, (0.0016, 0.0062)  # over the front; its two rows of stitches from the edge
POCKET_HEM = 0.028
SOFT = 0.004  # radius within which both are laid on the mean of the front
CREASED = 41  # the seed of its creases
BUTTON_LIES = 0.0024  # over the front: on the placket
HEM_PRESSED = 0.022  # how far up the iron calms the cloth over the hem
YOKE, PLEAT = 1.455, 0.016  # height of the seam across the back; half the width of the pleat below it


def body(name):
    """Front or back, cut whole; waist slightly drawn in, shirt-tail hem."""
    front = name == 'front'
    armhole = (
        [(0.268, 1.30), (0.220, 1.327), (0.190, 1.40), (0.201, 1.510)]
        if front
        else [(0.268, 1.30), (0.228, 1.33), (0.200, 1.41), (0.201, 1.520)]
    )
    top, middle = (1.552, 1.472) if front else (1.562, 1.545)
    neck = (
        [(0.079, top), (0.060, middle + 0.022), (0.03, middle + 0.003), (0, middle)]
        if front
        else [(0.079, top), (0.05, middle + 0.004), (0, middle)]
    )
    side = [(0.262, HEM + RISE + 0.012), (0.258, 0.92), (0.246, 1.10), (0.268, 1.30)]
    shoulder = [armhole[-1], (0.079, top)]
    half = [
        ('side', side, parts(56)),
        ('armhole', armhole, parts(29)),
        ('shoulder', shoulder, parts(16)),
        ('neck', neck, parts(13 if front else 10)),
    ]
    half_tail = [(x, HEM + RISE * (x / 0.262) ** 2.3) for x in (0.235, 0.20, 0.16, 0.12, 0.08, 0.04, 0)]
    half_tail = [(0.262, HEM + RISE + 0.012), *half_tail]
    tail = half_tail + mirrored(half_tail)[1:]
    left = [(f'{edge}-l', points, n) for edge, points, n in half]
    right = [(f'{edge}-r', mirrored(points), n) for edge, points, n in half[::-1]]
    return Panel(name, [('hem', tail[::-1], None), *left, *right], SIZE)


def sleeve(armhole):
    """A sleeve that tapers to a barrel cuff."""

    def cap(c):
        return [(0, c), (-0.052, c * 0.90), (-0.12, c * 0.46), (-0.175, c * 0.13), (-0.208, 0)]

    def flip(points):
        return [(-x, y) for x, y in points][::-1]

    head = cap(solve_height(lambda c: length(through(cap(c))), armhole / 2 + 0.004, 0.05, 0.24))
    inner = [(-0.208, 0), (-0.172, -0.22), (-cuff.HALF, WRIST)]
    panel = Panel(
        'sleeve-left',
        [
            ('cap-front', head, parts(29)),
            ('in-front', inner, None),
            ('cuff', [(-cuff.HALF, WRIST), (cuff.HALF, WRIST)], None),
            ('in-back', flip(inner), None),
            ('cap-back', flip(head), parts(29)),
        ],
        SIZE,
    )
    return panel, head[0][1]


def _girth(y):
    return np.interp(y, [HEM, 0.92, 1.1, 1.3], [0.54, 0.52, 0.50, 0.54])


def _drape():
    garment = kurta.sew(body('front'), body('back'), sleeve, _girth)
    garment.make_irregular(0.009, 0.03, 0.985, seed=11)
    label, (x, y) = garment.label, garment.flat.T
    bend = np.full(len(garment.bends), BEND)
    bend[(label == 4)[garment.bends].any(1)] = 0.3
    bend[garment.bends_within((label == 0) & (np.abs(x) < PLACKET + 0.003))] = 1.0

    def stiffen(bend):
        bend = bend.copy()
        bend[garment.bends_within((label <= 1) & (y < HEM + 0.02))] = 40
        return bend

    kurta.hang(garment, bend, stiffen, _gathered)
    return garment


def _wrist(sleeve):
    """How far below the shoulder a sleeve's gathers end."""
    return sleeve.points[:, 1].max() - WRIST - SLACK


def _gathered(garment):
    """Draws the sleeves in at the wrists."""
    pull = Pull(garment.points.copy(), np.zeros(len(garment.points)))
    for sleeve, mirror in zip(garment.panels[2:4], (1, -1), strict=True):
        ids = garment.of_flat[garment.along(sleeve, 'cuff')]
        pull.target[ids], pull.share[ids] = cuff.gathers(sleeve, _wrist(sleeve), mirror), 0.15
    return pull


def _placket_lift(flat):
    """As a kurta's, but closer towards the hem, where the front falls away beside it in a fold."""
    return kurta.placket_lift(flat, PLACKET) * np.interp(flat[:, 1], [0.85, 1.15], [0.3, 0.8])


def _strips(front):
    full = strip(
        'placket',
        [(-PLACKET, HEM + 0.001), (PLACKET, HEM + 0.001), (PLACKET, PLACKET_TOP), (-PLACKET, PLACKET_TOP)],
        0.006,
    )
    corners = list(POCKET)
    sides = zip(('left', 'foot', 'tip', 'right'), corners, corners[1:], strict=False)
    edges = [(name, [a, b], None) for name, a, b in sides]
    # so fine, or the stripes beside its edges run in waves
    pocket = Panel('pocket', [*edges, ('mouth', [corners[-1], corners[0]], None)], 0.003)
    return [
        lay(full, front, _placket_lift, thickness=0.0007, soft=SOFT),
        lay(pocket, front, POCKET_LIES, thickness=0.0006, soft=SOFT),
    ]


def _draw(detail, garment, placket, pocket, cut):
    front, back, left, right, _ = garment.panels
    for panel in (front, back):
        for hand in 'lr':
            felled(detail, panel, panel.edge_points(f'side-{hand}'), 1)
            felled(detail, panel, panel.edge_points(f'armhole-{hand}'), 1)
        topstitch(detail, panel, beside(panel.curves['hem'], 0.006))
    for sign in (1, -1):  # the yoke comes forward over the shoulder
        seam = divide([(0.199 * sign, 1.482), (0.066 * sign, 1.524)], 40)
        felled(detail, front, seam, -sign)
    felled(detail, back, divide([(-0.197, YOKE), (0.197, YOKE)], 80), 1)
    if cut == BUTTON_DOWN:
        _pleat(detail, back)
    else:  # the yoke is cut in two, so that its stripes slant towards the shoulders
        detail.groove(back, np.array([(0, YOKE), (0, 1.545)]), 0.0010, 200)
    for panel, sign in ((left, 1), (right, -1)):
        for edge in ('cap-front', 'cap-back', 'in-front', 'in-back'):
            detail.groove(panel, panel.edge_points(edge), 0.0012, 190)
        x = np.degrees(cuff.END) / 180 * cuff.HALF * sign
        for side in (-0.011, 0.011):  # the placket of the sleeve, up from the end of the cuff
            slit = np.array([(x + side, WRIST), (x + side, WRIST + 0.13), (x, WRIST + 0.142)])
            topstitch(detail, panel, slit, pucker=0)
        cuff.draw_pleats(detail, panel, sign, WRIST)
    for edge in ('left', 'right'):
        topstitch(detail, placket, beside(divide(placket.curves[edge], 60), 0.005))
    _draw_pocket(detail, front, pocket)
    kurta.placket_shade(detail, front, PLACKET, HEM + 0.004, PLACKET_TOP)
    for y in BUTTONS:
        worked_hole(detail, placket, (0, y + 0.007), (0, y - 0.007))


def _draw_pocket(detail, front, pocket):
    """Two rows of stitches all round but at the mouth, whose hem has one; a soft shade where it lies on."""
    outline = divide(POCKET, 220)
    for width, value in ((0.0040, 220), (0.0022, 188)):
        detail.line(front, outline, width, value, 1)
    detail.line(front, np.array([POCKET[-1], POCKET[0]]), 0.0026, 200, 1)
    for inset in ROWS:
        topstitch(detail, pocket, beside(outline, inset), pucker=5)
    topstitch(detail, pocket, divide([POCKET[0], POCKET[-1]], 40) - [0, POCKET_HEM], pucker=5)


def _pleat(detail, back):
    """A box pleat below the yoke, pressed for a hand's width, with a loop at its top."""
    for x in (-PLEAT, PLEAT):
        for end, width, value in ((0.10, 0.0030, 75), (0.19, 0.0018, 105), (0.30, 0.0012, 118)):
            detail.line(back, np.array([(x, YOKE), (x * 0.9, YOKE - end)]), width, value)
        detail.line(back, np.array([(x, YOKE), (x * 0.95, YOKE - 0.12)]), 0.0012, 150, 1)
    loop = np.array([(-0.006, YOKE), (-0.006, YOKE - 0.034), (0.006, YOKE - 0.034), (0.006, YOKE)])
    detail.line(back, loop, 0.0026, 175)
    detail.line(back, loop, 0.0034, 190, 1)


def _pressed(garment, points):
    """Armholes, hems and sleeves without the drape's small zigzag; the sleeves' ends in their cuffs."""
    points = kurta.pressed_armholes(garment, points)
    for panel in garment.panels[:2]:
        run = garment.of_flat[garment.along(panel, 'hem')]
        points = press_seam(points, garment.triangles, run, reach=HEM_PRESSED)
    points = soft_sleeves.hung(garment, chest.rounded(garment, points))
    for label, mirror in zip(soft_sleeves.PANELS, (1, -1), strict=True):
        mine = garment.label == label
        wrist = _wrist(garment.panels[label])
        points[mine] = cuff.set_in(garment.flat[mine], points[mine], WRIST, wrist, mirror)
    return points


def _creases():
    """What is finer than the mesh of the drape: creases, and the pleats over the cuffs."""
    worn = wear_creases.heights(CREASED, WRIST, HEM)

    def height(flat, points):
        sleeve = flat[:, 1] < wear_creases.SLEEVE
        pleated = cuff.pleats(flat, np.sign(points[:, 0]), WRIST)
        return worn(flat, points) + np.where(sleeve, pleated, 0.0)

    return height


def make(cut):
    """A finished shirt."""
    garment = _drape()
    points = _pressed(garment, relax(garment.points, garment.triangles, 1))
    outward = normals(points, garment.triangles)
    front = Surface(garment, garment.panels[0], points, outward)
    draped_stand = garment.panels[4]
    seam = [i for edge in ('b1', 'b2', 'b3', 'b4') for i in garment.along(draped_stand, edge)]
    neckline = shirt_collar.Neckline(points, garment.triangles, points[garment.of_flat[seam]])
    stand, stand_button = shirt_collar.stand(neckline)
    leaf, across = shirt_collar.leaf(neckline)
    placket, pocket = _strips(front)
    buttons = [stand_button]
    for y in BUTTONS:
        buttons.append(kurta.button_on(front, y, BUTTON_LIES))
    cuffs = []
    for sleeve, mirror in zip(garment.panels[2:4], (1, -1), strict=True):
        made, *button = cuff.cuff(_wrist(sleeve), mirror, cut == BUTTON_DOWN)
        cuffs.append(made)
        buttons.append(tuple(button))
    sizes = [SMALL] + [1.0] * len(BUTTONS) + [SMALL] * len(cuffs)
    if cut == BUTTON_DOWN:
        buttons += shirt_collar.tip_buttons(leaf, across)
        sizes += [SMALLEST] * 2
    patches = [placket, pocket, stand, leaf, *cuffs]
    detail = DetailMap(garment.panels + [p.panel for p in patches])
    _draw(detail, garment, placket.panel, pocket.panel, cut)
    shirt_collar.draw(detail, leaf, stand)
    for made in cuffs:
        cuff.draw(detail, made)
    hidden = covered(garment, draped_stand, lambda x, y: x == x)
    body, strip, on_chest, *others = assemble(garment, points, patches, detail, hidden)
    height = _creases()
    # the pocket creases with the front that it lies on
    pieces = [creased(body, height), strip, creased(on_chest, height), *others]
    return Sewn(pieces, [(*b, s) for b, s in zip(buttons, sizes, strict=True)], detail.picture())
