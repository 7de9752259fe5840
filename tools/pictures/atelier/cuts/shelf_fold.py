"""A finished shirt folded for the shelf: its front lies flat, the rest is turned under, the collar
leans back over the neck. The table is z = 0, y runs up the shirt. Metres."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.mesh import normals
from ..pattern.sewing import Sewn
from .shirt import BUTTONS

# half width of the parcel, so that the pocket lies whole on its face; the pattern height of its lower fold
WIDTH, FOLD = 0.153, 1.086
SHOULDER = ((0.060, 1.532), (0.150, 1.508))  # the upper edge: it runs down from the neck
ROLL = 0.0052  # radius of the folds
LAYERS = (
    (0.0, 0.0030),
    (0.0108, 0.0010),
    (0.0212, 0.0),
)  # height of each layer over the table, how far it comes out
DOME = 0.0075  # how much higher the middle is than the folds
TURNED = 1.15  # of the way round a fold, in half turns, the cloth is shown
PIVOT_Y, PIVOT_Z = -0.088, 1.43  # of the worn collar: where its points rest on the chest
FLATTENED, LEAN = 0.42, np.radians(31)  # depth that the collar keeps, and its angle to the table
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
    share = np.clip(1 - (x / WIDTH) ** 2, 0, 1) * ease(FOLD, FOLD + 0.09, y)
    wave = 0.5 * np.sin(x * 31 + 1.7 * np.sin(y * 17)) * np.sin(y * 23 + 0.6)
    wave = wave + 0.5 * np.sin(x * 57 - y * 38 + 2.0) * np.sin(x * 16 + y * 9)
    pull = 0.5 * np.sin(x * 95 + y * 44) * np.exp(-(((y - 1.40) / 0.06) ** 2))  # from the collar
    return DOME * share + 0.0030 * wave + 0.0012 * pull


def lying(flat, base=0.0, out=0.0):
    """Where pattern points of a front lie, and how far round a fold each is, in half turns."""
    x, y = np.asarray(flat, float).T
    half, low = WIDTH + out - ROLL, FOLD - out + ROLL
    high = np.interp(np.abs(x), *np.array(SHOULDER).T) - ROLL
    aside = np.sign(x) * np.maximum(np.abs(x) - half, 0)
    along = np.minimum(y - low, 0) + np.maximum(y - high, 0)
    over = np.hypot(aside, along)
    turn = over / ROLL
    reach = np.where(over > 1e-9, np.sin(np.minimum(turn, np.pi)) * ROLL / np.maximum(over, 1e-9), 1.0)
    past = np.maximum(turn - np.pi, 0) * ROLL / np.maximum(over, 1e-9)
    dip = ROLL * np.cos(np.minimum(turn, np.pi))
    z = base + ROLL + dip + _height(x, y) * np.clip(1 - turn / 1.2, 0, 1)
    round_ = reach - past - 1
    return np.stack([x + aside * round_, y + along * round_, z], 1), turn / np.pi


def _laid(piece, base=0.0, out=0.0, lift=0.0):
    """A piece of the front, folded."""
    flat, triangles, detail = _pattern(piece)
    if not piece.get('fine'):
        flat, triangles, detail = _finer(flat, triangles, detail)
    points, turn = lying(flat, base, out)
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
    top, _ = LAYERS[-1]
    pieces = [_laid(front, base, out) for base, out in LAYERS]
    pieces += [_laid(piece, top, lift=lift) for piece, lift in ((placket, 0.0016), (pocket, 0.0020))]
    rest = lying([(0, PIVOT_Z)], top)[0][0, 2] + 0.0035
    pieces += [_collar(stand, rest), _collar(leaf, rest, 0.008)]
    buttons = []
    for place, normal, size in made.buttons:
        if place[2] > PIVOT_Z - 0.02:  # of the collar
            at, matrix = _leaning([place])
            out = np.linalg.inv(matrix).T @ normal
            buttons.append((at[0] + [0, PIVOT_Z, rest], out / np.linalg.norm(out), size))
    for y in BUTTONS:
        if y > FOLD + 0.02:
            place = lying([(0, y)], top)[0][0]
            buttons.append((place + [0, 0, 0.0030], FACING, 1.0))
    return Sewn(pieces, buttons)
