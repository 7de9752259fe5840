"""What is worn under something else: pressed to the form where the other garment covers it. Metres."""

import numpy as np

from ..pattern.curves import ease
from ..pattern.form import torso
from ..worn import trouser_crease

SHIRT_LIES, TROUSERS_LIE = 0.0022, 0.0026  # over the form
SLEEVE = 0.5  # pattern heights below it belong to sleeves and small pieces, those above to the body
CUFF = 0.2  # further from the centre than this, what is sewn on a shirt is a cuff
FRONT, NECK = 0.116, 1.500  # half width and top of its front, in whose place is one with collar and tie
STEP = 0.0004
THIGH = 0.80  # what lies lower is pressed as if it lay here, where the form is still whole


def pressed(points, limit, share, lifted=False):
    """Bring points that lie further than `limit` off the torso to it, by their share of the way; if
    `lifted`, also those that lie closer."""
    for _ in range(3):
        x, y, z = points.T
        z = np.maximum(z, THIGH)
        depth = torso(x, y, z)
        across = (torso(x + STEP, y, z) - torso(x - STEP, y, z)) / (2 * STEP)
        ahead = (torso(x, y + STEP, z) - torso(x, y - STEP, z)) / (2 * STEP)
        size = np.hypot(across, ahead) + 1e-9
        excess = depth - limit if lifted else np.maximum(depth - limit, 0)
        move = excess * share / np.maximum(size, 0.5)
        points = points - np.stack([across / size, ahead / size, 0 * size], 1) * move[:, None]
    return points


def _pattern(piece):
    """Pattern point of every point of a piece."""
    flat = np.zeros((len(piece['points']), 2))
    flat[piece['triangles'].ravel()] = piece['weave'].reshape(-1, 2)
    return flat


def _heights(piece):
    """Pattern height of every point of a piece."""
    return _pattern(piece)[:, 1]


def _without(piece, dropped):
    """The piece less its triangles of which all three corners are dropped."""
    kept = ~dropped[piece['triangles']].all(1)
    return piece | {key: piece[key][kept] for key in ('triangles', 'weave', 'detail')}


def shirt(made, hem=1.05, shoulder=(0.160, 0.198)):
    """A shirt under waistcoat and tie: its sleeves and cuffs stay, its body lies close and ends at the waist.
    In place of its front and collar is what `goods/neckwear.py` makes for a tie."""
    pieces = []
    for number, piece in enumerate(made.pieces):
        heights = _heights(piece)
        body = heights > SLEEVE
        x, y, z = piece['points'].T
        if number and abs(x.mean()) < CUFF:
            continue
        over_arm = ease(*shoulder, np.abs(piece['points'][:, 0])) * (heights > 1.30)
        moved = pressed(piece['points'], SHIRT_LIES, body * (1 - over_arm))
        front = (y < 0) & (np.abs(x) < FRONT) & (z < NECK)
        piece = _without(piece | {'points': moved}, body & ((heights < hem) | front))
        if len(piece['triangles']):
            pieces.append(piece)
    made.pieces = pieces
    made.buttons = [b for b in made.buttons if abs(b[0][0]) > CUFF]
    return made


def trousers(made, free, close, to_height, straight=False):
    """Trousers under a waistcoat or a coat: as they hang below the height `free`, pressed above `close`;
    what lies above `to_height` is left out; `straight`: with their creases pressed again."""
    if straight:
        legs = made.pieces[0]
        legs['points'] = trouser_crease.straightened(legs['points'], _pattern(legs))
    pieces = []
    for piece in made.pieces:
        z = piece['points'][:, 2]
        moved = pressed(piece['points'], TROUSERS_LIE, ease(free, close, z))
        piece = _without(piece | {'points': moved}, z > to_height)
        if len(piece['triangles']):
            pieces.append(piece)
    made.pieces = pieces
    made.buttons = [b for b in made.buttons if b[0][2] < close]
    return made


HIPS = (0.74, 0.96, 9.0)  # over so long a way, or they stand out at the hips below a waistcoat
# how a cut covers the trousers under it: up to where they hang free, from where they lie close, and
# above which nothing of them is seen
COVERS = {
    'waistcoat': HIPS,
    'four-pocket-waistcoat': HIPS,
    'kurta': (0.56, 0.80, 0.90),  # up to above its slits
    'sherwani': (1.95, 2.0, 0.56),
}
COAT = (0.42, 0.80, 1.02)  # over so long a way that the thigh has no step below the coat

# cuts worn with trousers of their own cloth
SUITED = ('suit', 'bandhgala', 'waistcoat', 'four-pocket-waistcoat')


def worn(made, cut, over):
    """A garment of one cut as it lies under another."""
    if cut in ('trousers', 'churidar'):
        return trousers(made, *COVERS.get(over, COAT), over in SUITED)
    return shirt(made)
