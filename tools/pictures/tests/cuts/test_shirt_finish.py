"""How a shirt is finished: stitches, creases, buttons, collar."""

import unittest

import numpy as np

from atelier.cuts import shirt, shirt_collar
from atelier.cuts.shirt_collar import Neckline
from atelier.pattern.creases import creased
from atelier.pattern.form import neck
from atelier.pattern.panel import rectangle
from atelier.pattern.sewing import CLEAN, FLAT, DetailMap
from atelier.pattern.topstitch import felled, topstitch
from atelier.worn import band_collar, worn_creases


def _neckline():
    """A round neckline with the cloth below it."""
    ring = np.linspace(-180, 180, 73)[:-1]
    rows = [np.array([neck(a, z, 0.006) for a in ring]) for z in (1.475, 1.470, 1.465)]
    count = len(ring)
    k = np.arange(count)
    after = (k + 1) % count
    triangles = np.vstack([np.c_[k, after, k + count], np.c_[k + count, after + count, k + 2 * count]])
    return Neckline(np.vstack(rows), triangles, rows[0])


class Stitches(unittest.TestCase):
    def setUp(self):
        self.panel = rectangle('square', [(0, 0), (0.3, 0), (0.3, 0.3), (0, 0.3)], 0.02)
        self.detail = DetailMap([self.panel])

    def test_a_row_is_a_soft_valley_and_never_black(self):
        topstitch(self.detail, self.panel, [(0.05, 0.1), (0.25, 0.1)], shade=200)
        bump, dirt = (np.asarray(layer) for layer in self.detail.layers[:2])
        self.assertEqual(dirt.min(), 200)
        self.assertEqual(np.unique(dirt).tolist(), [200, 227, CLEAN])
        self.assertLess(bump.min(), FLAT)

    def test_what_it_puckers_rises_beside_it(self):
        topstitch(self.detail, self.panel, [(0.05, 0.1), (0.25, 0.1)], pucker=9)
        self.assertGreater(np.asarray(self.detail.layers[0]).max(), FLAT + 2)

    def test_a_felled_seam_has_its_second_row_on_the_side_named(self):
        felled(self.detail, self.panel, np.array([(0.05, 0.1), (0.25, 0.1)]), 1)
        _, dirt, _ = self.detail.layers
        place = self.detail.place(self.panel, [(0.15, 0.106), (0.15, 0.094)])
        rows = ((1 - place[:, 1]) * dirt.height).round().astype(int)
        column = round(place[0, 0] * dirt.width)
        above, below = (np.asarray(dirt)[row - 1 : row + 2, column - 6 : column + 6].min() for row in rows)
        self.assertLess(above, CLEAN)
        self.assertEqual(below, CLEAN)


class Creases(unittest.TestCase):
    def test_interfaced_and_turned_up_parts_stay_flat(self):
        height = worn_creases.heights(3, shirt.WRIST, shirt.HEM)
        flat = np.array([(0.0, 1.2), (0.02, 1.0), (0.15, 0.79), (0.1, 1.47), (0.0, shirt.WRIST)])
        points = np.tile([0.1, -0.1, 1.0], (len(flat), 1))
        self.assertTrue(np.allclose(height(flat, points), 0))

    def test_a_sleeve_breaks_at_its_elbow_more_than_above_it(self):
        height = worn_creases.heights(3, shirt.WRIST, shirt.HEM)
        x, y = (one.ravel() for one in np.meshgrid(np.linspace(-0.1, 0.1, 40), np.linspace(-0.2, 0.1, 60)))
        high = height(np.c_[x, y], np.tile([0.2, 0, 1.1], (len(x), 1)))
        at = np.abs(y - worn_creases.ELBOW) < 0.03
        self.assertGreater(np.ptp(high[at]), 3 * np.ptp(high[y > 0.05]))

    def test_a_creased_piece_is_moved_along_its_normals(self):
        panel = rectangle('square', [(0, 0), (0.1, 0), (0.1, 0.1), (0, 0.1)], 0.02)
        corners = panel.points[panel.triangles]
        piece = dict(
            points=np.c_[panel.points, np.zeros(len(panel.points))],
            triangles=panel.triangles,
            weave=corners,
            detail=corners,
        )
        made = creased(piece, lambda flat, _: np.where(flat[:, 0] > 0.05, 0.002, 0.0))
        self.assertEqual(len(made['triangles']), 4 * len(panel.triangles))
        self.assertTrue(made['fine'])
        near, far = (
            made['points'][:, 2][side] for side in (made['points'][:, 0] < 0.04, made['points'][:, 0] > 0.06)
        )
        self.assertTrue(np.allclose(near, 0) and np.allclose(far, 0.002))


class Buttons(unittest.TestCase):
    def test_they_are_evenly_spaced_down_the_placket(self):
        self.assertTrue(np.allclose(np.diff(shirt.BUTTONS), -shirt.APART))
        self.assertGreater(shirt.BUTTONS[-1], shirt.HEM + 0.08)


class Collars(unittest.TestCase):
    def test_the_leaf_is_sewn_in_within_the_stand(self):
        leaf, wide = shirt_collar.leaf(_neckline())
        rows = leaf.points.reshape(-1, wide, 3)
        at_side = wide // 4
        around = np.hypot(*rows[:, at_side, :2].T)
        self.assertLess(around[0], around[len(shirt_collar.TUCK)] - shirt_collar.STAND)

    def test_it_is_symmetrical_and_thin(self):
        leaf, wide = shirt_collar.leaf(_neckline())
        rows = leaf.points.reshape(-1, wide, 3)
        self.assertTrue(np.allclose(rows, rows[:, ::-1] * [-1, 1, 1], atol=0.0008))
        self.assertLessEqual(leaf.thickness, 0.0013)

    def test_a_band_closes_edge_to_edge(self):
        band = band_collar.band(_neckline())
        (left, right) = (band.points[band.panel.edges[edge]] for edge in ('left', 'right'))
        gap = np.linalg.norm(left[-1] - right[0], axis=-1)
        self.assertLess(gap, 0.001)


if __name__ == '__main__':
    unittest.main()
