"""A belt standing on its edge, buckled: the prong through a hole, the pointed end through its keeper."""

import numpy as np

from ..pattern.curves import ease
from ..stage import materials, studio
from ..stage.blender import mesh, sheet, thicken
from .shapes import CM, circle, rounded, stitches, sweep

WIDTH, THICK = 3.1, 0.36  # cm
ACROSS, DEEP, SQUARE = 12.6, 11.4, 2.5  # half the ring's size, and how square it is; 2 is an ellipse
STEP = 0.06  # along the strap
BAR = -2.2  # of the buckle, from the middle of the front, to the right
RISES, OVER = (
    (-3.4, 0.4),
    0.46,
)  # where the end comes up through the buckle, and how far it lies over the strap
BEYOND = 9.6  # length of the end past the bar
POINT = 2.7  # length over which it narrows
HOLES, PITCH, HOLE = (-1, 0, 1, 2), 2.5, 0.17  # the prong is in hole 0; step and radius
PRONG_IN = -1.15  # where it comes up, from the bar
KEEPER = 2.75  # its middle, from the bar
LIFT, LIFT_REACH = 0.56, 6.5  # a buckle is taller than its strap, which it lifts off the table
STITCH, FROM_EDGE = 0.30, 0.36
# black mirrors little but narrowly: as rough and bright as tan leather, it would take the paper's warm grey
BLACK = {'rough': (0.26, 0.42), 'coat': 0.0, 'specular': 0.27}


class Ring:
    """The line of the strap, seen from above, by the distance walked from the middle of its front."""

    def __init__(self):
        turn = np.linspace(-np.pi / 2, 1.5 * np.pi, 4001)
        c, s = np.cos(turn), np.sin(turn)
        line = np.stack(
            [
                ACROSS * np.sign(c) * np.abs(c) ** (2 / SQUARE),
                DEEP * np.sign(s) * np.abs(s) ** (2 / SQUARE),
            ],
            1,
        )
        self.walked = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
        self.line, self.around = line, self.walked[-1]

    def at(self, along, out=0.0):
        """Points so far along it, `out` beside it, and the directions along and outwards."""
        along = np.asarray(along, float)

        def point(s):
            return np.stack([np.interp(s % self.around, self.walked, self.line[:, k]) for k in range(2)], -1)

        ahead = point(along + 0.05) - point(along - 0.05)
        ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
        outward = np.stack([ahead[..., 1], -ahead[..., 0]], -1)
        return point(along) + outward * (out + 0 * along)[..., None], ahead, outward

    def over(self, along):
        """How far the strap lies outside the ring: its end lies over its beginning."""
        return OVER * ease(*RISES, along - BAR - self.around)

    def lift(self, along):
        """How far it is lifted off the table, near the buckle."""
        aside = (along - BAR + 1.8 + self.around / 2) % self.around - self.around / 2
        return LIFT * np.exp(-((aside / LIFT_REACH) ** 2))


def _taper(along, end):
    """Share of the full width towards the point."""
    left = np.clip(1 - (end - along) / POINT, 0, 1)
    return 0.05 + 0.95 * (1 - left**1.7)


def _strap(ring, leather):
    end = BAR + ring.around + BEYOND
    along = np.arange(BAR + 0.1, end + STEP / 2, STEP)
    over = ring.over(along)
    flat, *_ = ring.at(along, over)
    path = np.c_[flat, WIDTH / 2 + 0.02 + ring.lift(along)] * CM
    profile = rounded(THICK * CM, WIDTH * CM, 0.12 * CM, 6)
    sweep('strap', path, profile, leather, tall=_taper(along, end))
    return end


def _sewing(ring, end, colour):
    """Two rows of stitches on the outer face, which follow the point."""
    at = np.arange(BAR + 0.6, end - 1.0, STITCH)
    rows = []
    for sign in (-1, 1):
        starts, ends = (
            _on_face(ring, s, sign * (WIDTH / 2 * _taper(s, end) - FROM_EDGE)) for s in (at - 0.1, at + 0.1)
        )
        rows.append((starts, ends, np.c_[ring.at(at)[2], np.zeros(len(at))]))
    starts, ends, outward = (np.vstack(part) for part in zip(*rows, strict=True))
    thread = materials.solid('waxed thread', colour, 0.7, specular=0.2)
    stitches('stitching', starts * CM, ends * CM, outward, 0.032 * CM, thread)


def _on_face(ring, along, height):
    """Points on the outer face, so far above its middle."""
    flat, *_ = ring.at(along, ring.over(along) + THICK / 2 - 0.008)
    return np.c_[flat, WIDTH / 2 + 0.02 + ring.lift(along) + height]


def _holes(ring):
    dark = materials.solid('hole', '#0d0a08', 0.95, specular=0.05)
    for k in HOLES:
        along = np.array([BAR + ring.around + PRONG_IN + k * PITCH])
        (flat,), (ahead,), (outward,) = ring.at(along, ring.over(along) + THICK / 2 + 0.012)
        centre = np.r_[flat, WIDTH / 2 + 0.02 + ring.lift(along)]
        disc = circle(HOLE, 32) * [1.25 if k == 0 else 1.0, 1.0]
        mesh(
            'hole',
            (centre + disc[:, :1] * np.r_[ahead, 0] + disc[:, 1:] * np.array([0, 0, 1])) * CM,
            [tuple(range(len(disc)))],
            dark,
        )


def _buckle(ring, metal):
    """The frame round the strap, the prong in its hole, resting on the frame."""
    metal = materials.solid('metal', metal, 0.24, 1.0)
    up = WIDTH / 2 + 0.02 + float(ring.lift(BAR - 1.8))

    def at(u, v, w):  # to the right of the bar, up, outwards
        along = np.full(1, BAR + u)
        (flat,), *_ = ring.at(along, np.array([w]))
        return np.r_[flat, up + v] * CM

    outward = ring.at(np.array([BAR - 1.8]))[2][0]
    corners = rounded(3.9, 4.1, 0.7, 12)
    slant = 0.16 + 0.24 * np.clip(-(corners[:, 0] - 1.95) / 3.9, 0, 1)  # its left side lies on the strap
    frame = np.array([at(u - 1.8, v, w) for (u, v), w in zip(corners, slant, strict=True)])
    sweep('frame', frame, rounded(0.40 * CM, 0.26 * CM, 0.11 * CM, 5), metal, True, (*outward, 0))
    reach = np.linspace(0, 1, 30)
    prong = np.array(
        [at(u, 0, w) for u, w in zip(PRONG_IN + 0.12 - 3.05 * reach, _prong_out(reach), strict=True)]
    )
    sweep('prong', prong, circle(0.16 * CM, 14), metal)
    tip = np.array([prong[-1] + (prong[-1] - prong[-2]) * k for k in (0, 0.25, 0.5)])
    sweep(
        'prong end',
        tip,
        circle(0.16 * CM, 14),
        metal,
        tall=np.array([1, 0.75, 0.05]),
        wide=np.array([1, 0.75, 0.05]),
    )


def _prong_out(reach):
    """How far outwards the prong runs, from its hole on to the frame."""
    return 0.28 + 0.40 * ease(0, 0.28, reach)


def _keeper(ring, leather):
    """A loop of the same leather round both layers."""
    middle = BAR + KEEPER
    up = WIDTH / 2 + 0.02 + float(ring.lift(middle))
    loop = rounded(THICK + OVER + 0.34, WIDTH + 0.30, 0.22, 6)
    rows, weave = [], []
    for step in (-0.45, -0.40, 0.40, 0.45):
        flat, _, outward = ring.at(np.full(len(loop), middle + step), OVER / 2 + loop[:, 0])
        rows.append(np.c_[flat, up + loop[:, 1]] * CM)
        weave.append(np.stack([np.linspace(0, 0.9, len(loop)), np.full(len(loop), step * CM)], 1))
    keeper = sheet('keeper', np.array(rows), leather, np.array(weave), closed=True)
    thicken(keeper, 0.15 * CM, 1)
    edge = keeper.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.04 * CM, 3


def stage(_tiles, shot):
    """The belt; the colours of its leather and its metal are the shot's options."""
    studio.table(0.85, key=1.05)
    colour, metal = shot.options
    dark = sum(int(colour[k : k + 2], 16) for k in (1, 3, 5)) < 160
    leather = materials.leather(colour, **(BLACK if dark else {}))
    ring = Ring()
    end = _strap(ring, leather)
    _sewing(ring, end, '#4c4b4b' if dark else '#dcc296')
    _holes(ring)
    _buckle(ring, metal)
    _keeper(ring, leather)
    if shot.near:
        studio.look((-0.19, -DEEP * CM, 0.29), 3.7, 24, 4, stop=22)
    else:
        studio.look((0.02, -0.10, 0.10), 8.7, 38, 5)
    return 1.05
