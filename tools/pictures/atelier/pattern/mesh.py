"""Triangle meshes in numpy: normals, smoothing that does not shrink, Loop subdivision."""

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

SHARP_COSINE = -0.78  # a cut edge turning more than about 39 degrees is a corner, kept sharp


def normals(points, triangles):
    """Unit normals at the points."""
    a, b, c = points[triangles].transpose(1, 0, 2)
    face = np.cross(b - a, c - a)
    total = np.zeros_like(points)
    for k in range(3):
        np.add.at(total, triangles[:, k], face)
    return total / (np.linalg.norm(total, axis=1)[:, None] + 1e-12)


def half_edges(triangles):
    """All half edges (n, 2), triangle by triangle within each of the three sides."""
    return np.vstack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])


def edge_keys(edges, count):
    """One whole number for each undirected edge."""
    low, high = edges.min(1).astype(np.int64), edges.max(1).astype(np.int64)
    return low * count + high


def adjacency(edges, count):
    """Sparse 0/1 matrix of the given undirected edges."""
    ones = np.ones(len(edges))
    matrix = coo_matrix((ones, (edges[:, 0], edges[:, 1])), shape=(count, count)).tocsr()
    return ((matrix + matrix.T) > 0).astype(float)


def cut_edges(triangles, count):
    """Edges with cloth on one side only."""
    keys, uses = np.unique(edge_keys(half_edges(triangles), count), return_counts=True)
    single = keys[uses == 1]
    return np.stack([single // count, single % count], 1)


def relax(points, triangles, rounds=2, step=0.5, seams=()):
    """Taubin smoothing; cut edges, and the edges given as `seams`, are smoothed along themselves only:
    the triangles on both sides of a seam do not match, so their mean would draw it into a zigzag."""
    count = len(points)
    every = adjacency(half_edges(triangles), count)
    cut, sewn = cut_edges(triangles, count), adjacency(_pairs(seams), count)
    along = adjacency(cut, count)
    on_cut = np.zeros(count, bool)
    on_cut[cut.ravel()] = True
    on_seam = np.asarray(sewn.sum(1)).ravel() == 2  # but not where seams meet
    degree = np.maximum(np.asarray(every.sum(1)).ravel(), 1)[:, None]
    cut_degree = np.maximum(np.asarray(along.sum(1)).ravel(), 1)[:, None]
    for _ in range(rounds):
        for weight in (step, -step * 1.02):
            mean = every @ points / degree
            mean[on_seam] = (sewn @ points / 2)[on_seam]
            mean[on_cut] = (along @ points / cut_degree)[on_cut]
            points = points + weight * (mean - points)
    return points


def _pairs(seams):
    return np.asarray(seams, np.int64).reshape(-1, 2)


def press_seam(points, triangles, run, rounds=12, reach=0.016):
    """Calm the cloth within `reach` of a sewn run of points, and straighten the run along itself."""
    away, _ = cKDTree(points[run]).query(points)
    share = np.exp(-((away / reach) ** 2))[:, None]
    points = points + share * (relax(points, triangles, rounds) - points)
    for _ in range(rounds):
        points[run[1:-1]] = points[run[1:-1]] / 2 + (points[run[:-2]] + points[run[2:]]) / 4
    return points


def inside_out(triangles, count):
    """Mask of the triangles that face the other way than the largest part of the mesh they are sewn to."""
    halves, number = half_edges(triangles), len(triangles)
    order = np.argsort(edge_keys(halves, count), kind='stable')
    keys, owner = edge_keys(halves, count)[order], np.tile(np.arange(number), 3)[order]
    shared = np.flatnonzero(keys[1:] == keys[:-1])
    one, two = owner[shared], owner[shared + 1]
    agree = halves[order[shared], 0] != halves[order[shared + 1], 0]
    links = coo_matrix((np.ones(agree.sum()), (one[agree], two[agree])), (number, number))
    _, part = connected_components(links, directed=False)
    largest = np.bincount(part).argmax()
    touching = np.concatenate(
        [part[one[~agree]][part[two[~agree]] == largest], part[two[~agree]][part[one[~agree]] == largest]]
    )
    return np.isin(part, touching) & (part != largest)


def subdivide(points, triangles, corner_maps, seams=()):
    """One round of Loop subdivision, carrying per-corner maps (n, 3, 2) along.

    Sharp corners of the cut edge stay where they are, or lapel tips would round off. The edges given
    as `seams` are divided as cut edges are, for the reason that `relax` has.
    """
    count, number = len(points), len(triangles)
    halves = half_edges(triangles)
    keys, inverse, uses = np.unique(edge_keys(halves, count), return_inverse=True, return_counts=True)
    a, b = keys // count, keys % count
    opposite = np.zeros((len(keys), 3))
    np.add.at(opposite, inverse, points[np.concatenate([triangles[:, k] for k in (2, 0, 1)])])
    cut = (uses != 2) | np.isin(keys, edge_keys(_pairs(seams), count))
    middle = 3 / 8 * (points[a] + points[b]) + opposite / 8
    middle[cut] = ((points[a] + points[b]) / 2)[cut]
    moved = _moved_points(points, a, b, cut)
    sides = inverse.reshape(3, number) + count
    t = triangles
    split = np.vstack(
        [
            np.stack([t[:, 0], sides[0], sides[2]], 1),
            np.stack([sides[0], t[:, 1], sides[1]], 1),
            np.stack([sides[2], sides[1], t[:, 2]], 1),
            np.stack([sides[0], sides[1], sides[2]], 1),
        ]
    )
    return np.vstack([moved, middle]), split, [_split_corners(m) for m in corner_maps]


def _moved_points(points, a, b, cut):
    count = len(points)
    every = adjacency(np.stack([a, b], 1), count)
    degree = np.maximum(np.asarray(every.sum(1)).ravel(), 1)
    beta = np.where(degree == 3, 3 / 16, 3 / (8 * degree))[:, None]
    moved = (1 - degree[:, None] * beta) * points + beta * (every @ points)
    along = adjacency(np.stack([a[cut], b[cut]], 1), count)
    neighbours = np.asarray(along.sum(1)).ravel().astype(int)
    on_cut, plain = neighbours > 0, np.nonzero(neighbours == 2)[0]
    first = along.indices[along.indptr[plain]]
    second = along.indices[along.indptr[plain] + 1]
    d1, d2 = points[first] - points[plain], points[second] - points[plain]
    cosine = (d1 * d2).sum(1) / (np.linalg.norm(d1, axis=1) * np.linalg.norm(d2, axis=1) + 1e-12)
    soft = cosine < SHARP_COSINE
    moved[on_cut] = points[on_cut]
    s = plain[soft]
    moved[s] = 0.75 * points[s] + 0.125 * (points[first[soft]] + points[second[soft]])
    return moved


def _split_corners(corners):
    c0, c1, c2 = corners[:, 0], corners[:, 1], corners[:, 2]
    m01, m12, m20 = (c0 + c1) / 2, (c1 + c2) / 2, (c2 + c0) / 2
    quads = ((c0, m01, m20), (m01, c1, m12), (m20, m12, c2), (m01, m12, m20))
    return np.concatenate([np.stack(q, 1) for q in quads])
