"""A pattern piece: a closed outline of named edges, filled with triangles. Metres."""

import copy
import math

import numpy as np
from scipy.spatial import Delaunay, cKDTree

from .curves import DIGITS, divide, inside, length, through

LOW, HIGH = slice(None, -1), slice(1, None)
LATTICE = ((LOW, LOW), (LOW, HIGH), (HIGH, HIGH), (HIGH, LOW))  # the corners of a cell, row and column


class Panel:
    """One piece of cloth lying flat.

    `edges` is a list of (name, points, parts); the edges follow one another and share
    corners. `parts` of None divides by the mesh size; seams that will be welded need
    equal parts. `lines` are creases that the mesh must follow.
    """

    def __init__(self, name, edges, size, lines=()):
        self.name, self.size = name, size
        self.edges, self.curves = {}, {}
        self.flipped = False  # sewn with its other face out
        outline = []
        for edge, points, parts in edges:
            curve = through(points)
            parts = parts or max(1, round(length(curve) / size))
            self.curves[edge] = curve
            self.edges[edge] = list(range(len(outline), len(outline) + parts + 1))
            outline += list(divide(curve, parts)[:-1])
        count = len(outline)
        self.edges = {edge: [i % count for i in ids] for edge, ids in self.edges.items()}
        self.outline = np.array(outline).round(DIGITS)  # or its triangles differ between processors
        self.points, self.triangles = _fill(self.outline, size, lines)

    def mirror(self, name):
        """The same piece for the other side of the body."""
        other = copy.deepcopy(self)
        other.name = name
        for array in (other.points, other.outline):
            array *= [-1, 1]
        other.curves = {edge: curve * [-1, 1] for edge, curve in other.curves.items()}
        other.triangles = other.triangles[:, ::-1]
        return other

    def edge_points(self, edge):
        """The mesh points along one edge."""
        return self.points[self.edges[edge]]


def rectangle(name, corners, size):
    """A four-sided piece from corners given bottom-left, bottom-right, top-right, top-left."""
    a, b, c, d = corners
    sides = [('bottom', [a, b]), ('right', [b, c]), ('top', [c, d]), ('left', [d, a])]
    return Panel(name, [(edge, points, None) for edge, points in sides], size)


def strip(name, corners, size):
    """A rectangle, corners as above, with its triangles in straight rows: where they meet an edge unevenly, a
    finer mesh moves them against the cloth's pattern, and a stripe beside the edge runs in waves."""
    panel = rectangle(name, corners, size)
    sides = [np.array(panel.edges[edge]) for edge in ('bottom', 'right', 'top', 'left')]
    wide, high = len(sides[0]), len(sides[1])
    index = np.empty((high, wide), int)
    index[0], index[:, -1], index[-1, ::-1], index[::-1, 0] = sides
    index[1:-1, 1:-1] = len(panel.outline) + np.arange((high - 2) * (wide - 2)).reshape(high - 2, wide - 2)
    across = np.linspace(0, 1, wide)[None, 1:-1, None]
    left, right = panel.points[index[1:-1, 0]][:, None], panel.points[index[1:-1, -1]][:, None]
    panel.points = np.vstack([panel.outline, (left + (right - left) * across).reshape(-1, 2)])
    a, b, c, d = (index[y, x].ravel() for y, x in LATTICE)
    panel.triangles = np.vstack([np.c_[a, b, c], np.c_[a, c, d]])
    return panel


def _fill(outline, size, lines):
    """Fill an outline with a hexagonal grid, creases first, and triangulate."""
    low, high = outline.min(0), outline.max(0)
    rows = np.arange(low[1], high[1], size * math.sqrt(3) / 2)
    grid = [
        np.stack([xs, np.full(len(xs), y)], 1)
        for k, y in enumerate(rows)
        for xs in [np.arange(low[0] + (size / 2 if k % 2 else 0), high[0], size)]
    ]
    points = np.vstack(grid)
    points = points[inside(points, outline)]
    closed = divide(np.vstack([outline, outline[:1]]), len(outline) * 4)
    points = _away(points, closed, size * 0.62)
    if lines:
        creases = [divide(line, max(1, round(length(np.asarray(line)) / size))) for line in lines]
        points = _away(points, np.vstack([divide(c, len(c) * 4) for c in creases]), size * 0.62)
        points = np.vstack([_away(np.vstack(creases), closed, size * 0.4), points])
    points = np.vstack([outline, points])
    triangles = Delaunay(points).simplices
    triangles = triangles[inside(points[triangles].mean(1), outline)]
    a, b, c = points[triangles].transpose(1, 0, 2)
    area = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
    triangles = np.where((area < 0)[:, None], triangles[:, ::-1], triangles)
    return points, triangles[np.abs(area) > 1e-9]


def _away(points, others, distance):
    return points[cKDTree(others).query(points)[0] > distance]
