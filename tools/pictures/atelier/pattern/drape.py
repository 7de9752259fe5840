"""Draping: extended position-based dynamics of a garment round a form.

Small substeps, one pass over every constraint in each (Macklin and others, "Small steps in
physics simulation", 2019). Compliances are per spring; 0.2 hardly stretches, 100 bends freely.

A drape magnifies the least difference, so it comes out the same on every processor only if none
gets in: the arithmetic keeps to the order written (no fastmath), and what numpy computed before,
whose last digit differs between processors, is rounded first.
"""

import math
from dataclasses import dataclass, field

import numpy as np
from numba import njit
from scipy.spatial import cKDTree

from .mesh import adjacency, half_edges

FRAME = 1 / 60
MAX_STEP = 0.004  # metres in a substep; more would jump through the form
MAX_PUSH = 0.006
# of a length in metres that count; two more than a pattern has (`curves.py`), or the middle of two sewn
# points would lie half-way between two roundings
DIGITS = 9


@dataclass
class Hold:
    """Pairs of vertices held at a distance: buttons and pins."""

    pairs: np.ndarray = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    rest: np.ndarray = field(default_factory=lambda: np.zeros(0))


@dataclass
class Pull:
    """Vertices drawn to a place: share of the way in every substep, 0 for none; one for each vertex, or
    three, along x, y and z."""

    target: np.ndarray
    share: np.ndarray


def hold(pairs, distance):
    """Hold each pair of distinct vertices at `distance` (one figure, or one for each)."""
    rest = np.broadcast_to(np.asarray(distance, float), len(pairs))
    kept = [(a, b, d) for (a, b), d in zip(pairs, rest, strict=True) if a != b]
    return Hold(np.array([k[:2] for k in kept], np.int64), np.array([k[2] for k in kept]))


@njit(cache=True)
def _springs(x, pairs, rest, give):
    for e in range(pairs.shape[0]):
        i, j = pairs[e, 0], pairs[e, 1]
        dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
        span = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
        s = (rest[e] - span) / (2.0 + give[e]) / span
        x[i, 0] += s * dx
        x[i, 1] += s * dy
        x[i, 2] += s * dz
        x[j, 0] -= s * dx
        x[j, 1] -= s * dy
        x[j, 2] -= s * dz


@njit(cache=True)
def _apart(x, pairs, gap):
    for e in range(pairs.shape[0]):
        i, j = pairs[e, 0], pairs[e, 1]
        dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
        square = dx * dx + dy * dy + dz * dz
        if square < gap * gap:
            span = math.sqrt(square) + 1e-9
            s = 0.25 * (gap - span) / span
            x[i, 0] += s * dx
            x[i, 1] += s * dy
            x[i, 2] += s * dz
            x[j, 0] -= s * dx
            x[j, 1] -= s * dy
            x[j, 2] -= s * dz


@njit(cache=True)
def _keep_out(x, before, body, grids, low, step, gap, friction):
    for i in range(x.shape[0]):
        grid = grids[body[i]]
        fx, fy, fz = (x[i, 0] - low[0]) / step, (x[i, 1] - low[1]) / step, (x[i, 2] - low[2]) / step
        a, b, c = int(fx), int(fy), int(fz)
        if a < 0 or b < 0 or c < 0:
            continue
        if a >= grid.shape[0] - 1 or b >= grid.shape[1] - 1 or c >= grid.shape[2] - 1:
            continue
        u, q, r = fx - a, fy - b, fz - c
        c00 = grid[a, b, c] * (1 - u) + grid[a + 1, b, c] * u
        c10 = grid[a, b + 1, c] * (1 - u) + grid[a + 1, b + 1, c] * u
        c01 = grid[a, b, c + 1] * (1 - u) + grid[a + 1, b, c + 1] * u
        c11 = grid[a, b + 1, c + 1] * (1 - u) + grid[a + 1, b + 1, c + 1] * u
        e0, e1 = c00 * (1 - q) + c10 * q, c01 * (1 - q) + c11 * q
        depth = gap - (e0 * (1 - r) + e1 * r)
        if depth <= 0:
            continue
        near = (grid[a + 1, b, c] - grid[a, b, c]) * (1 - q)
        near += (grid[a + 1, b + 1, c] - grid[a, b + 1, c]) * q
        far = (grid[a + 1, b, c + 1] - grid[a, b, c + 1]) * (1 - q)
        far += (grid[a + 1, b + 1, c + 1] - grid[a, b + 1, c + 1]) * q
        gx = near * (1 - r) + far * r
        gy, gz = (c10 - c00) * (1 - r) + (c11 - c01) * r, e1 - e0
        size = math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9
        gx, gy, gz = gx / size, gy / size, gz / size
        push = min(depth, MAX_PUSH)
        x[i, 0] += gx * push
        x[i, 1] += gy * push
        x[i, 2] += gz * push
        tx, ty, tz = x[i, 0] - before[i, 0], x[i, 1] - before[i, 1], x[i, 2] - before[i, 2]
        away = tx * gx + ty * gy + tz * gz
        tx, ty, tz = tx - away * gx, ty - away * gy, tz - away * gz
        grip = min(1.0, friction * push / (math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-12))
        x[i, 0] -= tx * grip
        x[i, 1] -= ty * grip
        x[i, 2] -= tz * grip


@njit(cache=True)
def _frame(
    x,
    v,
    edges,
    edge_rest,
    edge_give,
    bends,
    bend_rest,
    bend_give,
    held,
    held_rest,
    held_give,
    close,
    gap,
    body,
    grids,
    low,
    step,
    skin,
    friction,
    gravity,
    substeps,
    keep,
    target,
    share,
):
    dt = FRAME / substeps
    before = np.empty_like(x)
    for _ in range(substeps):
        for i in range(x.shape[0]):
            v[i, 2] -= gravity * dt
            for k in range(3):
                before[i, k] = x[i, k]
                v[i, k] *= keep
                x[i, k] += min(MAX_STEP, max(-MAX_STEP, v[i, k] * dt))
        _springs(x, edges, edge_rest, edge_give)
        _springs(x, bends, bend_rest, bend_give)
        _springs(x, held, held_rest, held_give)
        _apart(x, close, gap)
        for i in range(x.shape[0]):
            for k in range(3):
                if share[i, k] > 0:
                    x[i, k] += (target[i, k] - x[i, k]) * share[i, k]
        _keep_out(x, before, body, grids, low, step, skin, friction)
        for i in range(x.shape[0]):
            for k in range(3):
                v[i, k] = (x[i, k] - before[i, k]) / dt


def _neighbour_keys(garment):
    """Vertex pairs within two rings, which must not push each other apart."""
    count = len(garment.points)
    one = adjacency(half_edges(garment.triangles), count)
    two = (one @ one + one).tocoo()
    return np.unique(two.row.astype(np.int64) * count + two.col)


def drape(
    garment,
    grids,
    *,
    frames,
    substeps=20,
    bend=8.0,
    stretch=0.2,
    gravity=9.81,
    keep=0.995,
    skin=0.005,
    friction=0.3,
    gap=0.0075,
    held=None,
    pull=None,
    velocity=None,
    seed=0,
):
    """Move the garment on by `frames` sixtieths of a second; returns the velocities."""
    x, count = garment.points, len(garment.points)
    x[:] = x.round(DIGITS)
    velocity = np.zeros_like(x) if velocity is None else velocity.round(DIGITS)
    held = held or Hold()
    pull = pull or Pull(np.zeros_like(x), np.zeros(count))
    share = pull.share if pull.share.ndim == 2 else np.repeat(pull.share[:, None], 3, 1)
    rng = np.random.default_rng(seed)
    e, b = rng.permutation(len(garment.edges)), rng.permutation(len(garment.bends))
    bend = np.broadcast_to(np.asarray(bend, float), len(garment.bends))[b]
    stretch = np.full(len(e), stretch)
    fields = np.stack([grid.values for grid in grids])
    near = _neighbour_keys(garment)
    for _ in range(frames):
        close = cKDTree(x).query_pairs(gap * 1.6, output_type='ndarray').astype(np.int64)
        close = close[~np.isin(close[:, 0] * count + close[:, 1], near)]
        _frame(
            x,
            velocity,
            garment.edges[e],
            garment.edge_rest[e].round(DIGITS),
            stretch,
            garment.bends[b],
            garment.bend_rest[b].round(DIGITS),
            bend,
            held.pairs,
            held.rest,
            np.ones(len(held.rest)),
            close,
            gap,
            garment.body,
            fields,
            grids[0].low,
            grids[0].step,
            skin,
            friction,
            gravity,
            substeps,
            keep,
            pull.target.round(DIGITS),
            share,
        )
    return velocity
