"""Panels sewn into one mesh with the springs that make it behave as cloth."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from .mesh import edge_keys, half_edges


class Garment:
    """Panels placed round the form, welded edge to edge.

    After `build`: `points` are the welded vertices, `of_flat` maps flat pattern points to
    them, `triangles` the welded mesh, `flat_triangles` the same in flat numbering, `panel_of`
    the panel of each triangle, `label` and `flat` the panel and pattern point of a vertex.
    """

    def __init__(self):
        self.panels, self.starts, self._placed, self._bodies, self._pairs = [], {}, [], [], []
        self._count = 0

    def add(self, panel, placed, body=0):
        """Add a panel with its first place in space; `body` picks the distance grid it meets, or that of
        each of its points."""
        self.starts[panel.name] = self._count
        self._count += len(panel.points)
        self.panels.append(panel)
        self._placed.append(np.asarray(placed, float))
        self._bodies.append(np.broadcast_to(body, len(panel.points)))

    def along(self, panel, edge, backwards=False):
        """Flat point numbers along an edge."""
        ids = [self.starts[panel.name] + i for i in panel.edges[edge]]
        return ids[::-1] if backwards else ids

    def weld(self, first, second):
        """Sew two runs of points together, one to one."""
        if len(first) != len(second):
            raise ValueError(f'seams of {len(first)} and {len(second)} points cannot be sewn')
        self._pairs += zip(first, second, strict=True)

    def build(self):
        """Weld, and derive stretch and bend springs."""
        root = np.arange(self._count)
        for a, b in self._pairs:
            a, b = _find(root, a), _find(root, b)
            root[max(a, b)] = min(a, b)
        root = np.array([_find(root, i) for i in range(self._count)])
        kept, self.of_flat = np.unique(root, return_inverse=True)
        count = len(kept)
        self.points = np.zeros((count, 3))
        np.add.at(self.points, self.of_flat, np.vstack(self._placed))
        self.points /= np.bincount(self.of_flat)[:, None]
        self.body = np.zeros(count, np.int64)
        np.maximum.at(self.body, self.of_flat, np.concatenate(self._bodies))
        self.flat_triangles = np.vstack(
            [(p.triangles[:, ::-1] if p.flipped else p.triangles) + self.starts[p.name] for p in self.panels]
        )
        self.flat_points = np.vstack([p.points for p in self.panels])
        self.triangles = self.of_flat[self.flat_triangles]
        self.panel_of = np.concatenate([np.full(len(p.triangles), k) for k, p in enumerate(self.panels)])
        self.label = np.full(count, -1)
        self.label[self.of_flat] = np.concatenate(
            [np.full(len(p.points), k) for k, p in enumerate(self.panels)]
        )
        self.flat = np.zeros((count, 2))
        self.flat[self.of_flat] = self.flat_points
        self._springs()
        return self

    def _springs(self):
        count, number = len(self.points), len(self.triangles)
        welded, flat = half_edges(self.triangles), half_edges(self.flat_triangles)
        tips = np.concatenate([self.triangles[:, k] for k in (2, 0, 1)])
        flat_tips = np.concatenate([self.flat_triangles[:, k] for k in (2, 0, 1)])
        turn = welded[:, 0] > welded[:, 1]
        start = self.flat_points[np.where(turn, flat[:, 1], flat[:, 0])]
        end = self.flat_points[np.where(turn, flat[:, 0], flat[:, 1])]
        span = np.linalg.norm(end - start, axis=1)
        keys, inverse, uses = np.unique(edge_keys(welded, count), return_inverse=True, return_counts=True)
        self.edges = np.stack([keys // count, keys % count], 1)
        self.edge_rest = np.bincount(inverse, span) / uses
        owner = np.tile(self.panel_of, 3)
        lowest, highest = np.full(len(keys), number), np.full(len(keys), -1)
        np.minimum.at(lowest, inverse, owner)
        np.maximum.at(highest, inverse, owner)
        self.on_seam = lowest != highest
        # a bend spring joins the two tips that face each other across an edge
        direction = (end - start) / span[:, None]
        to_tip = self.flat_points[flat_tips] - start
        along = (to_tip * direction).sum(1)
        height = np.abs(direction[:, 0] * to_tip[:, 1] - direction[:, 1] * to_tip[:, 0])
        order = np.argsort(inverse, kind='stable')
        first = np.r_[0, np.cumsum(uses)[:-1]][uses == 2]
        one, two = order[first], order[first + 1]
        real = tips[one] != tips[two]
        one, two = one[real], two[real]
        self.bends = np.stack([tips[one], tips[two]], 1)
        self.bend_edges = self.edges[inverse[one]]
        self.bend_rest = np.hypot(along[one] - along[two], height[one] + height[two])

    def vertex(self, panel, point):
        """The welded vertex nearest to a pattern point of a panel."""
        nearest = np.argmin(np.linalg.norm(panel.points - np.asarray(point), axis=1))
        return self.of_flat[self.starts[panel.name] + nearest]

    def seams(self):
        """The welded edges along which two panels are sewn together."""
        return self.edges[self.on_seam]

    def bends_within(self, chosen):
        """Mask of bend springs with both ends among the chosen vertices."""
        return chosen[self.bends].all(1)

    def make_irregular(self, noise, scale=0.035, seam=0.988, seed=3):
        """No cloth is perfect: rest lengths wander, and seams draw in a little."""
        field = gaussian_filter(np.random.default_rng(seed).normal(0, 1, (256, 256)), 2, mode='wrap')
        field /= field.std()
        middle = self.flat[self.edges].mean(1) + self.label[self.edges[:, :1]] * [0.37, 0.53]
        wander = map_coordinates(field, (middle / scale * 2 % 256).T, order=1, mode='wrap')
        self.edge_rest = self.edge_rest * (1 + noise * wander)
        self.edge_rest[self.on_seam] *= seam


def _find(root, i):
    while root[i] != i:
        root[i] = root[root[i]]
        i = root[i]
    return i
