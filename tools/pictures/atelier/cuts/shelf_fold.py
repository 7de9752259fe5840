"""A finished shirt folded for the shelf: its front lies flat, the rest is turned under, the collar
leans back over the neck. The table is z = 0, y runs up the shirt. Metres."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.mesh import normals
from ..pattern.sewing import Sewn
from .shirt import BUTTONS

# half width of the parcel, so that the pocket lies whole on its face; the pattern height of its lower fold
WIDTH, FOLD = 0.157, 1.086
SHOULDER = ((0.060, 1.532), (0.150, 1.508))  # the upper edge: it runs down from the neck
# height of each layer over the table, how far it comes out, radius of its folds, and its turn in radians:
# what lies below is pressed flatter, and no hand lays three layers straight on each other
LAYERS = (
    (0.0, 0.0026, 0.0026, 0.009),
    (0.0052, 0.0006, 0.0028, -0.006),
    (0.0108, 0.0, 0.0034, 0.0),
)
ROLL = LAYERS[-1][2]
MIDDLE = 1.30  # pattern height about which a layer is turned
DOME = 0.0070  # how much higher the middle is than the folds
CORNER, CORNER_REACH = 0.0040, 0.024  # how far the corners are rounded, and from how far off
WANDER = 0.0017  # how far a fold strays, always inwards
SAGS = 0.12, 0.20  # by what part of its height it is lower at its sides, and at its lower fold
# of the creases on its face: the middle, metres aside for one upwards, half length, depth
CREASES = (
    (-0.100, 1.235, 0.50, 0.075, 0.0010),
    (-0.066, 1.170, 0.34, 0.055, 0.0008),
    (0.092, 1.395, -0.55, 0.050, 0.0010),
    (0.075, 1.135, -0.42, 0.050, 0.0010),
    (-0.112, 1.440, -0.60, 0.045, 0.0009),
)
CREASE_WIDE, CREASE_BOWS = 0.0075, 0.006  # half width; how far it strays from straight
TURNED = 1.15  # of the way round a fold, in half turns, the cloth is shown
PIVOT_Y, PIVOT_Z = -0.088, 1.43  # of the worn collar: where its points rest on the chest
FLATTENED, LEAN = 0.42, np.radians(31)  # depth that the collar keeps, and its angle to the table
SET_DOWN = np.radians(2.2)  # how far it is turned on the table: it is set down by hand
LOWEST = 0.003
FACING = np.array([0, -0.04, 0.9992])  # of the buttons


def _pattern(piece):
    """A piece as flat corners: pattern points, triangles, and the detail map of each corner."""
    both = np.concatenate([piece['weave'], piece['detail']], -1).reshape(-1, 4)
    kept, index = np.unique(both.round(7), axis=0, return_inverse=True)
    return kept[:, :2], index.reshape(-1, 3), kept[:, 2:]


def _front_of(body):
    """The front alone: the panel to which the foremost triangle belongs."""
    foremost = body['points'][body['triangles']][..., 1].mean(1).argmin()
    scale = 3.0  # metres of pattern on a side of the detail map
    offset = body['detail'].mean(1) * scale - body['weave'].mean(1)
    mine = np.abs(offset - offset[foremost]).max(1) < 1e-4
    return {key: body[key][mine] for key in ('triangles', 'weave', 'detail')}


def _finer(points, triangles, maps):
    """Every triangle in four, without smoothing."""
    a, b, c = triangles.T
    pairs = np.sort(np.vstack([np.c_[a, b], np.c_[b, c], np.c_[c, a]]), 1)
    edges, at = np.unique(pairs, axis=0, return_inverse=True)
    ab, bc, ca = at.reshape(3, -1) + len(points)
    middle = [np.vstack([one, one[edges].mean(1)]) for one in (points, maps)]
    split = [np.stack(t, 1) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))]
    return middle[0], np.vstack(split), middle[1]


def _height(x, y):
    """What the layers below and the hand that folded leave on a flat front."""
    share = np.clip(1 - np.abs(x / WIDTH) ** 3, 0, 1) * ease(FOLD, FOLD + 0.07, y)
    wave = 0.5 * np.sin(x * 31 + 1.7 * np.sin(y * 17)) * np.sin(y * 23 + 0.6)
    wave = wave + 0.5 * np.sin(x * 57 - y * 38 + 2.0) * np.sin(x * 16 + y * 9)
    pull = 0.5 * np.sin(x * 95 + y * 44) * np.exp(-(((y - 1.40) / 0.06) ** 2))  # from the collar
    return DOME * share + 0.0030 * wave + 0.0012 * pull + _creased(x, y)


def _creased(x, y):
    """Long soft creases where the cloth was drawn tight as it was folded: a ridge beside a valley each."""
    out = np.zeros_like(x)
    for from_x, from_y, slope, long, deep in CREASES:
        along, across = (y - from_y) / long, x - from_x - slope * (y - from_y)
        off = (across + CREASE_BOWS * along**2) / CREASE_WIDE
        out += deep * off * np.exp(0.5 - off**2 / 2) * np.exp(-(along**2))
    return out


def _strays(along, phase):
    """How far inwards of straight a fold runs: 0 to 1, never twice alike."""
    return 0.5 + 0.3 * np.sin(along * 29 + phase) + 0.2 * np.sin(along * 67 + 2.3 * phase)


def _at_ends(y):
    """1 at the lower fold and at the shoulders, 0 between."""
    return ease(FOLD + CORNER_REACH, FOLD, y) + ease(SHOULDER[1][1] - CORNER_REACH, SHOULDER[1][1], y)


def _sagged(x, y):
    """The part of its height that the parcel keeps: least at the lower corners, and less on one side."""
    side = np.clip(x / WIDTH, -1.1, 1.1)
    low = ease(FOLD + 0.13, FOLD, y)
    return (1 - SAGS[0] * side**2 * (1 + 0.35 * side)) * (1 - SAGS[1] * low * (0.8 + 0.2 * side))


def lying(flat, base=0.0, out=0.0, roll=ROLL, turned=0.0):
    """Where pattern points of a front lie, and how far round a fold each is, in half turns."""
    x, y = np.asarray(flat, float).T
    sides, phase = WIDTH + out - roll, base * 400
    half = sides - WANDER * _strays(y, phase + np.sign(x)) - CORNER * _at_ends(y)
    low = FOLD - out + roll + WANDER * _strays(x, phase + 4)
    corner = CORNER * ease(sides - CORNER_REACH, sides, np.abs(x))
    low = low + corner
    high = np.interp(np.abs(x), *np.array(SHOULDER).T) - roll - corner
    aside = np.sign(x) * np.maximum(np.abs(x) - half, 0)
    along = np.minimum(y - low, 0) + np.maximum(y - high, 0)
    over = np.hypot(aside, along)
    turn = over / roll
    reach = np.where(over > 1e-9, np.sin(np.minimum(turn, np.pi)) * roll / np.maximum(over, 1e-9), 1.0)
    past = np.maximum(turn - np.pi, 0) * roll / np.maximum(over, 1e-9)
    dip = roll * np.cos(np.minimum(turn, np.pi))
    round_ = reach - past - 1
    x, y = x + aside * round_, y + along * round_
    z = base + roll + dip + _height(x, y) * np.clip(1 - turn / 1.6, 0, 1)
    z = z * _sagged(x, y)
    return np.stack([x - turned * (y - MIDDLE), y + turned * x, z], 1), turn / np.pi


def _laid(piece, *layer, lift=0.0):
    """A piece of the front, folded, as a layer."""
    flat, triangles, detail = _pattern(piece)
    if not piece.get('fine'):
        flat, triangles, detail = _finer(flat, triangles, detail)
    points, turn = lying(flat, *layer)
    triangles = triangles[(turn[triangles] < TURNED).all(1)]
    if lift:
        points = points + normals(points, triangles) * lift
    return dict(
        points=points,
        triangles=triangles,
        weave=flat[triangles],
        detail=detail[triangles],
        thickness=piece.get('thickness'),
        side=piece.get('side', -1.0),
        material='cloth',
    )


def _leaning(worn):
    """Where points of the worn collar lie, and its directions, as a matrix."""
    c, s = np.cos(LEAN), np.sin(LEAN)
    matrix = np.array([[1, 0, 0], [0, FLATTENED * s, c], [0, -FLATTENED * c, s]])
    c, s = np.cos(SET_DOWN), np.sin(SET_DOWN)
    matrix = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ matrix
    return (np.asarray(worn) - [0, PIVOT_Y, PIVOT_Z]) @ matrix.T, matrix


def _collar(piece, rest, out=0.0):
    """A piece of the collar; its points rest on what lies at height `rest`. `out` takes the back of what
    falls over the stand further from the neck, as the flattening brings it as close as the cloth is thick."""
    worn = piece['points'].copy()
    fall = np.zeros(len(worn))
    fall[piece['triangles'].ravel()] = -piece['weave'].reshape(-1, 2)[:, 1]
    worn[:, 1] += out * ease(0.0, 0.05, worn[:, 1]) * ease(0.0, 0.03, fall)
    points, _ = _leaning(worn)
    points = points + [0, PIVOT_Z, rest]
    points[:, 2] = np.maximum(points[:, 2], LOWEST)
    return piece | {'points': points}


def folded(made):
    """The shirt as it lies on a shelf."""
    body, placket, pocket, stand, leaf, *_ = made.pieces
    front = _front_of(body)
    top = LAYERS[-1]
    pieces = [_laid(front, *layer) for layer in LAYERS]
    pieces += [_laid(piece, *top, lift=lift) for piece, lift in ((placket, 0.0012), (pocket, 0.0011))]
    rest = lying([(0, PIVOT_Z)], *top)[0][0, 2] + 0.0035
    pieces += [_collar(stand, rest), _collar(leaf, rest, 0.008)]
    buttons = []
    for place, normal, size in made.buttons:
        if place[2] > PIVOT_Z - 0.02:  # of the collar
            at, matrix = _leaning([place])
            out = np.linalg.inv(matrix).T @ normal
            buttons.append((at[0] + [0, PIVOT_Z, rest], out / np.linalg.norm(out), size))
    for y in BUTTONS:
        if y > FOLD + 0.02:
            place = lying([(0, y)], *top)[0][0]
            buttons.append((place + [0, 0, 0.0026], FACING, 1.0))
    return Sewn(pieces, buttons)
