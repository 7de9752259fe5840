"""The jacket family: two-button suit coat, blazer, bandhgala and sherwani, drafted and draped.

One draft with different fronts, hems and necks. x = 0 is the centre front, y the height above
the floor, metres. 'Left' pieces of the wearer lie at x > 0 and button over the right ones.
"""

from dataclasses import dataclass

import numpy as np

from ..coat import fronts
from ..pattern.curves import ease, length, mirrored, solve_height, through
from ..pattern.drape import Pull, drape, hold
from ..pattern.form import DistanceGrid, arms, blend, padded_torso
from ..pattern.garment import Garment
from ..pattern.panel import Panel
from ..pattern.placing import along_forearm, on_torso, round_arm, round_body
from . import sherwani_front

SIZE = 0.0095  # mesh size
SHOULDER_POINT = (0.071, 1.555)
BREAK = (-0.018, 1.135)  # where the lapel begins to roll
# how far from the centre the roll line lies in front view, by its share of the way from break to neck:
# straight, as its tape holds it, and over the collar bone upright along the neck
TAPE = ((0, -0.018), (0.75, 0.066), (0.90, 0.081), (1, 0.082))
STRIP = 0.09  # width of the edge below it that the tape holds
STRAIGHT_FROM, STRAIGHT_TO = 0.815, 1.43  # heights between which a bandhgala's edge is straight and held so
HOOK = 1.464  # hook and eye at the neck, without which the corners of the fronts stand up
CUFF = -0.468  # below the sleeve's zero line
SLEEVE_SEAM_PARTS = 56  # points round the armhole, shared by body and sleeve


@dataclass(frozen=True)
class Style:
    """What sets the members of the family apart."""

    hem: float
    buttons: tuple
    lapel: bool
    long: bool = False
    bend: float = 10.0  # softness of the cloth
    cuff_lift: float = 0.016  # spare sleeve length that breaks into folds
    pockets: str = 'flap'  # flap, patch, none
    pressed: bool = (
        False  # whether the closed front is pressed flat, so that large buttons face straight ahead
    )


STYLES = {
    'suit': Style(0.772, (1.118, 1.008), True, bend=12),
    'blazer': Style(0.772, (1.118, 1.008), True, bend=9, pockets='patch'),
    'bandhgala': Style(0.772, (1.44, 1.334, 1.243, 1.1525, 1.06), False, pressed=True),
    'sherwani': Style(
        0.46, tuple(1.44 - 0.0615 * k for k in range(9)), False, True, pockets='none', pressed=True
    ),
}


def front_panel(style):
    """The wearer's left front, from hem round the armhole to the neck and down the edge."""
    hem = style.hem
    side = [(0.233, hem + 0.006), (0.230, 0.90), (0.190, 1.10), (0.233, 1.308)]
    if style.long:
        side = [(0.262, hem + 0.004), (0.250, 0.66), *side[1:]]
    armhole = [(0.233, 1.308), (0.206, 1.345), (0.197, 1.41), (0.222, 1.502)]
    upper = [
        ('side', side, None if style.long else 56),
        ('armhole', armhole, 24),
        ('shoulder', [(0.222, 1.502), SHOULDER_POINT], 15),
    ]
    if style.lapel:
        below = fronts.cutaway(hem)
        lower = [('hem', [below[-1], (0.175, hem + 0.001), side[0]], None)]
        edge = [
            ('roll', [SHOULDER_POINT, BREAK], None),
            ('edge', [BREAK, below[0]], None),
            ('curve', below, None),
        ]
        return Panel('front-left', lower + upper + edge, SIZE)
    start = -0.018 if style.long else 0.03
    lower = [('hem', [(start, hem), (0.12, hem), side[0]], None)]
    neck = [
        ('neck', [SHOULDER_POINT, (0.058, 1.497), (0.03, 1.474), (0, 1.468)], 14),
        ('step', [(0, 1.468), (-0.018, 1.468)], 2),
        ('edge', [(-0.018, 1.468), (-0.018, 0.86 if style.long else STRAIGHT_FROM)], None),
    ]
    foot = [(-0.018, 0.86), (-0.018, hem)]
    if not style.long:
        foot = [(-0.018, STRAIGHT_FROM), (-0.0145, 0.794), (-0.004, 0.780), (0.012, 0.7735), (0.03, hem)]
    return Panel('front-left', lower + upper + neck + [('curve', foot, None)], SIZE)


def side_and_back(style, seam_parts):
    """The wearer's left side piece, and the back cut whole."""
    hem = style.hem
    fore = [(0, 1.308), (0.013, 1.10), (0, 0.90), (0, hem + 0.006)]
    # the seam between them runs in towards the hem, so that its vent is seen from behind
    hind = [(0.152, hem + 0.008), (0.150, 0.90), (0.112, 1.10), (0.112, 1.325)]
    edge = [(0.173, hem + 0.012), (0.176, 0.90), (0.159, 1.10), (0.205, 1.34)]
    if style.long:
        fore = [*fore[:-1], (-0.014, 0.66), (-0.022, hem + 0.004)]
        hind = [(0.152, hem + 0.004), (0.142, 0.66), (0.126, 0.90), (0.099, 1.10), hind[-1]]
        edge = [(0.232, hem + 0.006), (0.218, 0.66), (0.200, 0.90), (0.172, 1.10), edge[-1]]
    side = Panel(
        'side-left',
        [
            ('fore', fore, seam_parts),
            ('hem', [fore[-1], hind[0]], None),
            ('hind', hind, seam_parts),
            ('armhole', [(0.112, 1.325), (0.06, 1.300), (0, 1.308)], 13),
        ],
        SIZE,
    )
    armhole = [(0.205, 1.34), (0.208, 1.425), (0.224, 1.517)]
    shoulder = [(0.224, 1.517), (0.071, 1.569)]
    neck = [(0.071, 1.569), (0.040, 1.551), (0, 1.545)]
    back = Panel(
        'back',
        [
            ('hem', [(-edge[0][0], edge[0][1]), edge[0]], None),
            ('side-l', edge, seam_parts),
            ('armhole-l', armhole, 19),
            ('shoulder-l', shoulder, 15),
            ('neck-l', neck, 10),
            ('neck-r', mirrored(neck), 10),
            ('shoulder-r', mirrored(shoulder), 15),
            ('armhole-r', mirrored(armhole), 19),
            ('side-r', mirrored(edge), seam_parts),
        ],
        SIZE,
    )
    return side, back


def sleeve(armhole):
    """A two-piece sleeve for the wearer's left arm whose cap has 18 mm of ease over the armhole."""
    under = [(0, 0), (0.045, -0.016), (0.105, -0.004), (0.158, 0.055)]

    def cap_front(c):
        return [(0.112, c), (0.062, c * 0.86), (0.022, c * 0.48), (0, 0)]

    def cap_back(c):
        rise = c - 0.055
        return [(0.226, 0.055), (0.213, 0.055 + rise * 0.42), (0.175, 0.055 + rise * 0.83), (0.112, c)]

    def around(c):
        return length(through(cap_front(c))) + length(through(cap_back(c)))

    cap = solve_height(around, armhole + 0.018 - length(through(under)), 0.08, 0.24)
    fore = [(0, 0), (0.018, -0.20), (0.006, CUFF)]
    top_hind = [(0.166, CUFF - 0.006), (0.229, -0.20), (0.226, 0.055)]
    under_hind = [(0.128, CUFF - 0.006), (0.163, -0.20), (0.158, 0.055)]
    front_parts, under_parts = 27, 17
    top = Panel(
        'sleeve-left',
        [
            ('fore', fore, 50),
            ('cuff', [fore[-1], top_hind[0]], None),
            ('hind', top_hind, 56),
            ('cap-back', cap_back(cap), SLEEVE_SEAM_PARTS - front_parts - under_parts),
            ('cap-front', cap_front(cap), front_parts),
        ],
        SIZE,
    )
    below = Panel(
        'under-left',
        [
            ('fore', fore, 50),
            ('cuff', [fore[-1], under_hind[0]], None),
            ('hind', under_hind, 56),
            ('under', under[::-1], under_parts),
        ],
        SIZE,
    )
    return top, below


def stand_collar(front, back, height=0.042, radius=0.60):
    """A stand collar drafted as an arc that fits the neckline."""
    front_length, back_length = length(front.curves['neck']), length(back.curves['neck-l'])
    total = 2 * (front_length + back_length)
    spread, share = total / radius, front_length / total

    def arc(start, end, r):
        return [
            (r * np.sin(spread * (u - 0.5)), radius - r * np.cos(spread * (u - 0.5)))
            for u in np.linspace(start, end, 12)
        ]

    inner = radius - height
    panel = Panel(
        'collar',
        [
            ('b1', arc(0, share, radius), 14),
            ('b2', arc(share, 0.5, radius), 10),
            ('b3', arc(0.5, 1 - share, radius), 10),
            ('b4', arc(1 - share, 1, radius), 14),
            ('end-r', [arc(1, 1, radius)[0], arc(1, 1, inner)[0]], 4),
            ('top', arc(1, 0, inner), 46),
            ('end-l', [arc(0, 0, inner)[0], arc(0, 0, radius)[0]], 4),
        ],
        SIZE,
    )
    x, y = panel.points.T
    turn = np.arctan2(x, radius - y) / spread + 0.5
    rise = radius - np.hypot(x, radius - y)
    angle = -np.pi / 2 + 2 * np.pi * turn
    z = 1.46 + 0.055 * (1 + np.sin(angle)) / 2 + rise
    return panel, np.stack([0.080 * np.cos(angle), 0.076 * np.sin(angle) - 0.004, z], 1)


def _place_front(panel, mirror, style):
    flat = panel.points * [mirror, 1]
    x, y = flat.T
    clipped = np.stack([np.maximum(x, 1e-6), y], 1)
    shoulder = np.interp(clipped[:, 0], [0, 0.071, 0.222, 0.3], [1.555, 1.555, 1.502, 1.48])
    placed = on_torso(clipped, _half_girth(y, style), shoulder)
    placed[:, 0] += np.minimum(x, 0)
    if mirror > 0:
        placed[x < 0.045, 1] -= 0.012  # the upper front starts in front of the under one
    placed[:, 0] *= mirror
    return placed


def _half_girth(y, style):
    low, mid = (0.68, 0.60) if style.long else (0.558, 0.557)
    return np.interp(
        y, [style.hem, 0.66 if style.long else 0.78, 0.90, 1.10, 1.308], [low, mid, 0.556, 0.448, 0.55]
    )


def _place_side(panel, mirror, style):
    x, y = panel.points[:, 0] * mirror, panel.points[:, 1]
    front = np.interp(
        y, [style.hem, 0.90, 1.10, 1.308], [0.262 if style.long else 0.233, 0.230, 0.190, 0.233]
    )
    half = _half_girth(y, style)
    ring = np.array([round_body(min(g, h), h) for g, h in zip(front + x, half, strict=True)])
    return np.c_[ring[:, 0] * mirror, ring[:, 1], y - 0.02]


def _place_back(panel, style):
    x = np.abs(panel.points[:, 0])
    shoulder = np.interp(x, [0, 0.071, 0.224, 0.3], [1.569, 1.569, 1.517, 1.50])
    return on_torso(panel.points, _half_girth(panel.points[:, 1], style), shoulder, True, 0.03)


def _place_sleeve(panel, mirror, upper):
    x, y = panel.points[:, 0] * mirror, panel.points[:, 1]
    around = np.interp(y, [CUFF, -0.2, 0], [0.29, 0.385, 0.39])
    angle = -np.pi * 0.72 + (1 if upper else -1) * x / around * 2 * np.pi
    placed = round_arm(0.135 - y, angle, around / 2 / np.pi + 0.006)
    placed[:, 0] *= mirror
    return placed


def sew(style):
    """All the pieces placed and welded."""
    front = front_panel(style)
    side, back = side_and_back(style, len(front.edges['side']) - 1)
    armhole = (
        length(front.curves['armhole']) + length(side.curves['armhole']) + length(back.curves['armhole-l'])
    )
    top, below = sleeve(armhole)
    below.flipped = True
    garment = Garment()
    pairs = [(p, p.mirror(p.name.replace('left', 'right'))) for p in (front, side, top, below)]
    (front, front_r), (side, side_r), (top, top_r), (below, below_r) = pairs
    for panel, mirror in ((front, 1), (front_r, -1)):
        garment.add(panel, _place_front(panel, mirror, style))
    for panel, mirror in ((side, 1), (side_r, -1)):
        garment.add(panel, _place_side(panel, mirror, style))
    garment.add(back, _place_back(back, style))
    for panel, mirror, upper in ((top, 1, True), (top_r, -1, True), (below, 1, False), (below_r, -1, False)):
        garment.add(panel, _place_sleeve(panel, mirror, upper), body=1)
    at = garment.along
    for f, s, t, u, hand in ((front, side, top, below, 'l'), (front_r, side_r, top_r, below_r, 'r')):
        turn = hand == 'r'
        garment.weld(at(f, 'side'), at(s, 'fore', True))
        garment.weld(at(s, 'hind'), at(back, f'side-{hand}', turn))
        garment.weld(at(f, 'shoulder'), at(back, f'shoulder-{hand}', turn))
        garment.weld(at(t, 'fore'), at(u, 'fore'))
        garment.weld(at(t, 'hind'), at(u, 'hind'))
        hole = at(f, 'armhole', True) + at(s, 'armhole', True)[1:] + at(back, f'armhole-{hand}', turn)[1:]
        head = at(t, 'cap-front') + at(u, 'under', True)[1:] + at(t, 'cap-back')[1:]
        garment.weld(hole, head)
        _match_sleeve(f, t, u)
    if not style.lapel:
        collar, placed = stand_collar(front, back)
        garment.add(collar, placed)
        garment.weld(at(collar, 'b1'), at(front, 'neck', True))
        garment.weld(at(collar, 'b2'), at(back, 'neck-l'))
        garment.weld(at(collar, 'b3'), at(back, 'neck-r'))
        garment.weld(at(collar, 'b4'), at(front_r, 'neck'))
    return garment.build()


def _match_sleeve(front, top, under):
    """Shift the sleeve's cloth so that bars of a check cross the chest and the sleeve together."""
    body = front.edge_points('armhole')[:16]
    head = top.edge_points('cap-front')[::-1][:16]
    shift = np.array([0.0, float((body - head)[:, 1].mean())])
    top.weave_shift = under.weave_shift = shift


def bend_map(garment, style):
    """Compliance of every bend spring: canvas in the chest, crisp hems and cuffs, soft sleeves."""
    label, (x, y) = garment.label, garment.flat.T
    bend = np.full(len(garment.bends), 25.0)
    front, body, arm = label <= 1, label <= 4, (label >= 5) & (label <= 8)
    within = garment.bends_within
    bend[within(front & (y > 1.05))] = 0.7
    bend[within(front & (np.abs(x) < 0.06))] = 0.5
    bend[within(arm)] = 90
    bend[within(body & (y < style.hem + 0.035))] = 0.6
    bend[within(arm & (y < -0.285))] = 6
    bend[within(arm & (y < CUFF + 0.03))] = 0.4
    if not style.lapel:
        bend[(label == 9)[garment.bends].any(1)] = 0.1
    return bend * style.bend


def _fastened(garment, style):
    front, other = garment.panels[0], garment.panels[1]
    heights = list(style.buttons[:1]) if style.lapel else list(style.buttons)
    heights += [(a + b) / 2 for a, b in zip(heights, heights[1:], strict=False)]
    spots = [(dx, y) for y in heights for dx in (-0.009, 0, 0.009)]
    if style.long:
        spots += [(dx, HOOK) for dx in (-0.016, -0.009, 0.009, 0.016)]
        spots += sherwani_front.below(style.buttons[-1], style.hem)
    pairs = [(garment.vertex(front, spot), garment.vertex(other, spot)) for spot in spots]
    gaps = [0.0078] * len(pairs)
    if not style.lapel:
        collar = garment.panels[9]
        ends = zip(garment.along(collar, 'end-l', True), garment.along(collar, 'end-r'), strict=True)
        tips = [(garment.of_flat[a], garment.of_flat[b]) for a, b in ends]
        pairs, gaps = pairs + tips, gaps + [0.003] * len(tips)
    return hold(pairs, gaps)


def _taped(garment, style):
    """Draws the fronts' edges sideways to where their tape holds them: the roll line straight from neck
    to button, or the fronts swing out, the opening is a U and every stripe slants; below, the quarters of
    an open coat apart, the edges of one that closes to the neck straight."""
    target, share = garment.points.copy(), np.zeros_like(garment.points)
    for panel in garment.panels[:2]:
        start = garment.starts[panel.name]
        at = garment.of_flat[start : start + len(panel.points)]
        mirror = 1 if panel.name == 'front-left' else -1
        across, up = (panel.points * [mirror, 1]).T
        if style.lapel:
            roll = panel.edges['roll']
            taped = through(TAPE)
            way = np.linspace(1, 0, len(roll))
            target[at[roll], 0], share[at[roll], 0] = mirror * np.interp(way, *taped.T), 0.03
            from_edge, top, held = across - np.maximum(fronts.edge_at(up, style.hem), 0), BREAK[1], 0.01
            place, loose = across + fronts.swing(up), fronts.LOOSE
        else:
            from_edge, top, held = across, STRAIGHT_TO, 0.006
            place, loose = across, (0, style.hem)
        strip = (from_edge < STRIP) & (up < top)
        target[at[strip], 0] = mirror * place[strip]
        share[at[strip], 0] = held * ease(STRIP, STRIP / 4, from_edge[strip]) * ease(*loose, up[strip])
    return Pull(target, share)


def hang(style_name):
    """Draft, sew and drape a jacket; returns the garment with its final points."""
    style = STYLES[style_name]
    garment = sew(style)
    garment.make_irregular(0.009)
    bend = bend_map(garment, style)
    grids = [
        DistanceGrid(padded_torso),
        DistanceGrid(lambda x, y, z: blend(arms(x, y, z), padded_torso(x, y, z) + 0.006, 0.015)),
    ]
    held = _fastened(garment, style)
    pull = sherwani_front.straight(garment) if style.long else _taped(garment, style)
    smooth = dict(substeps=15, bend=0.8, gravity=1.5, keep=0.97, friction=0.05, gap=0.0085)
    drape(garment, grids, frames=50, pull=pull, **smooth)
    drape(garment, grids, frames=110, bend=bend, held=held, pull=pull)
    cuff = (garment.label >= 5) & (garment.label <= 8) & (garment.flat[:, 1] < CUFF + 0.02)
    pull.target[cuff] = garment.points[cuff] + style.cuff_lift * along_forearm(garment.points[cuff])
    pull.share[cuff] = 0.02
    drape(garment, grids, frames=60, bend=bend, held=held, pull=pull, keep=0.99, friction=0.4)
    drape(garment, grids, frames=60, substeps=25, bend=bend, held=held, pull=pull, keep=0.985, friction=0.5)
    return garment
