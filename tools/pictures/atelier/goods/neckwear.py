"""What shows in the opening of a coat on the form: shirt front, collar, tie, pocket square. Metres."""

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from ..pattern.curves import ease
from ..pattern.form import ARM, chest, section
from ..pattern.mesh import cut_edges, normals
from ..stage.blender import sheet, thicken
from ..worn import collar, necktie

SHIRT, ROW = 0.002, 0.0036  # height of the shirt over the form; of a row of its mesh
TAIL = 0.784  # its end where no trousers cover it
WAIST, TAIL_SHOWS = 1.02, 0.110  # how wide it is from the centre below that height
PLACKET, PLACKET_RISE, PLACKET_SEWN = 0.018, 0.0018, 0.0003  # its half width; how high its two edges stand
CUFF_SHOWS, CUFF_HIDDEN = 0.012, 0.014  # below the coat's sleeve and up in it
CUFF_GAP, CUFF_TAPER = 0.0078, 0.5  # within the sleeve, the more so the further up: the sleeve has folds
FOLDS = 5  # degree of the curve that follows a pocket's mouth


def shirt(cloth, low=1.06):
    """Front, stand and collar of a shirt, down to the height `low`."""
    # rows of points close together at both edges of the placket, or these are no edges
    edges = [sign * PLACKET + step for sign in (-1, 1) for step in (-0.0006, -0.0002, 0.0002, 0.0006)]
    across = np.unique(np.r_[np.linspace(-0.125, 0.125, 81), edges])
    z, x = np.meshgrid(np.linspace(low, 1.492, round((1.492 - low) / ROW)), across, indexing='ij')
    # no wider than the form, as it narrows to the neck: a corner in the air shows above the shoulders
    # and no wider below the waist than the quarters of a coat show, which lie close to the form
    half = np.where(z < WAIST, np.minimum(section(z)[0], TAIL_SHOWS), section(z)[0])
    x = np.clip(x, -half, half)
    crease = 0.0009 * np.sin(x * 74 + 3.1 * np.sin(z * 21)) * np.clip((1.45 - z) / 0.1, 0, 1)
    # left over right: the edge towards the right arm is free, the other is sewn down
    rise = np.interp(x, [-PLACKET, PLACKET], [PLACKET_RISE, PLACKET_SEWN])
    placket = rise * ease(0.0004, -0.0004, np.abs(x) - PLACKET)
    front = chest(x, z, SHIRT + crease + placket)
    thicken(sheet('shirt front', front, cloth, np.stack([x, z], -1)), 0.0009, 1)
    sheet('stand', *_on(collar.stand(), cloth))
    thicken(sheet('leaf', *_on(collar.leaf(), cloth)), collar.THICKNESS, 0)


def _on(made, cloth):
    grid, weave = made
    return grid, cloth, weave


def cuffs(coat, cloth):
    """Short tubes in the sleeves of a coat, of which a finger's breadth shows at the wrists."""
    for ring in _sleeve_ends(coat.pieces[0]):
        middle, mirror = ring.mean(0), np.sign(ring[:, 0].mean())
        down = (ARM[2, :3] - ARM[1, :3]) * [mirror, 1, 1]
        down /= np.linalg.norm(down)
        side = np.cross(down, [0, 1, 0])
        side /= np.linalg.norm(side)
        ahead = np.cross(side, down)
        from_middle = ring - middle
        angle = np.arctan2(from_middle @ ahead, from_middle @ side)
        radius = np.hypot(from_middle @ side, from_middle @ ahead)
        turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
        # an oval that follows the sleeve, and slants as its edge does
        size = _oval(turn) @ np.linalg.lstsq(_oval(angle), radius, rcond=None)[0] - CUFF_GAP
        slant = _oval(turn)[:, :3] @ np.linalg.lstsq(_oval(angle)[:, :3], from_middle @ down, rcond=None)[0]
        rows, weave = [], []
        for v in np.linspace(-CUFF_HIDDEN, CUFF_SHOWS, 12):
            narrow = size - CUFF_TAPER * max(0, -v)
            out = narrow[:, None] * (np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * ahead)
            rows.append(middle + out + (slant + v)[:, None] * down)
            weave.append(np.stack([turn * size.mean(), np.full_like(turn, -v)], 1))
        thicken(sheet('cuff', np.array(rows), cloth, np.array(weave), closed=True), 0.0018, -1)


def _oval(angle):
    return np.stack([np.ones_like(angle), *(f(k * angle) for k in (1, 2) for f in (np.cos, np.sin))], 1)


def _sleeve_ends(body):
    """The points of each cut edge that runs round an arm."""
    cut = cut_edges(body['triangles'], len(body['points']))
    count = len(body['points'])
    _, run = connected_components(coo_matrix((np.ones(len(cut)), cut.T), (count, count)), directed=False)
    runs = [body['points'][np.unique(cut[run[cut[:, 0]] == k])] for k in np.unique(run[cut[:, 0]])]
    return [points for points in runs if abs(points[:, 0].mean()) > 0.2]


def tie(silk, opening=necktie.OPENING):
    """A four-in-hand knot and the blade under it, down into the opening of what is worn over it."""
    for name, (grid, weave) in (('knot', necktie.knot()), ('blade', necktie.blade(opening=opening))):
        sheet(name, grid, silk, weave, closed=True)


def pocket_square(coat, linen):
    """A straight fold of linen a finger's breadth above the breast welt, the last patch of a coat."""
    body, outward = coat.pieces[0], normals(coat.pieces[0]['points'], coat.pieces[0]['triangles'])
    tree = cKDTree(body['points'])
    top = _mouth(coat.pieces[-1])
    i, v = np.meshgrid(np.linspace(-1, 1, len(top)), np.linspace(0, 1, 8))
    # the chest is smooth, its mesh is not; but a fold of it may run through the pocket
    shape = np.stack([*(i**k for k in range(FOLDS + 1)), v, v * v, i * v], -1)
    rise, lift = 0.0118, 0.0042
    grid = top + [0, 0, 1] * ((rise + 0.004) * v - 0.004)[..., None]
    _, near = tree.query(grid, k=6)
    normal = outward[near].mean(2)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    depth = ((grid - body['points'][near].mean(2)) * normal).sum(-1)
    fitted, *_ = np.linalg.lstsq(shape.reshape(i.size, -1), depth.ravel(), rcond=None)
    raised = 0.0002 + (lift - 0.0002) * np.clip((v - 0.2) * 12, 0, 1)  # low under the welt
    grid = grid + normal.mean((0, 1)) * (raised - shape @ fitted)[..., None]
    thicken(sheet('square', grid, linen, grid[..., [0, 2]]), 0.0018, 0)


def _mouth(welt):
    """Points along the upper edge of a welt, 7 mm short of its ends, without the mesh's unevenness."""
    flat = np.zeros((len(welt['points']), 2))
    flat[welt['triangles']] = welt['weave']
    left, right = flat[flat[:, 0].argsort()][:3], flat[flat[:, 0].argsort()][-3:]
    (x0, y0), (x1, y1) = left[left[:, 1].argmax()], right[right[:, 1].argmax()]
    below = y0 + (flat[:, 0] - x0) * (y1 - y0) / (x1 - x0) - flat[:, 1]
    edge = flat[below < 0.001, 0], welt['points'][below < 0.001]
    along = np.linspace(x0 + 0.007, x1 - 0.007, 24)
    return np.stack([np.polyval(np.polyfit(edge[0], edge[1][:, k], FOLDS), along) for k in range(3)], 1)
