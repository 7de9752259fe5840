"""How a shirt is finished: stitches, creases, buttons, collar."""

import unittest

import numpy as np

from atelier.catalogue import SHOTS
from atelier.cuts import beneath, kurta, shirt, shirt_collar
from atelier.cuts.shirt_collar import Neckline
from atelier.pattern.creases import creased
from atelier.pattern.form import neck
from atelier.pattern.panel import rectangle
from atelier.pattern.sewing import ATLAS_PIXELS, CLEAN, FLAT, DetailMap
from atelier.pattern.topstitch import felled, topstitch
from atelier.worn import band_collar, wear_creases


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

    def layer(self, number):
        """The part of a layer on which the panel lies: the whole one is large."""
        layer = self.detail.layers[number]
        return np.asarray(layer.crop((0, layer.height - 900, 900, layer.height)))

    def test_a_row_is_a_soft_valley_and_never_black(self):
        topstitch(self.detail, self.panel, [(0.05, 0.1), (0.25, 0.1)], shade=200)
        bump, dirt = self.layer(0), self.layer(1)
        self.assertEqual(dirt.min(), 200)
        self.assertEqual(np.unique(dirt).tolist(), [200, 227, CLEAN])
        self.assertLess(bump.min(), FLAT)

    def test_what_it_puckers_rises_beside_it(self):
        topstitch(self.detail, self.panel, [(0.05, 0.1), (0.25, 0.1)], pucker=9)
        self.assertGreater(self.layer(0).max(), FLAT + 2)

    def test_a_felled_seam_has_its_second_row_on_the_side_named(self):
        felled(self.detail, self.panel, np.array([(0.05, 0.1), (0.25, 0.1)]), 1)
        dirt = self.layer(1)
        place = self.detail.place(self.panel, [(0.15, 0.106), (0.15, 0.094)]) * ATLAS_PIXELS
        rows, column = (len(dirt) - place[:, 1]).round().astype(int), round(place[0, 0])
        above, below = (dirt[row - 1 : row + 2, column - 6 : column + 6].min() for row in rows)
        self.assertLess(above, CLEAN)
        self.assertEqual(below, CLEAN)


class Creases(unittest.TestCase):
    def test_interfaced_and_turned_up_parts_stay_flat(self):
        height = wear_creases.heights(3, shirt.WRIST, shirt.HEM)
        flat = np.array([(0.0, 1.2), (0.02, 1.0), (0.15, 0.79), (0.1, 1.47), (0.0, shirt.WRIST)])
        points = np.tile([0.1, -0.1, 1.0], (len(flat), 1))
        self.assertTrue(np.allclose(height(flat, points), 0))

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

    def test_the_placket_lies_left_over_right_down_to_the_hem(self):
        edges = np.array([(side * shirt.PLACKET, y) for side in (-1, 1) for y in (0.8, 1.0, 1.4)])
        free, sewn = shirt._placket_lift(edges).reshape(2, 3)
        self.assertGreater(free.min(), 0.0004)
        self.assertLessEqual(sewn.max(), 0)


class Pockets(unittest.TestCase):
    def test_it_is_on_the_wearers_left_with_a_point_in_the_middle_of_its_foot(self):
        x, y = np.array(shirt.POCKET).T
        self.assertGreater(x.min(), shirt.PLACKET)
        self.assertEqual(y.argmin(), 2)
        self.assertAlmostEqual(x[2], (x[1] + x[3]) / 2, places=3)


class Kurtas(unittest.TestCase):
    def test_the_card_shows_its_hem_and_some_of_the_churidar(self):
        for product in (p for p in SHOTS if p.cut == 'kurta'):
            self.assertEqual([worn.cut for worn in product.beneath], ['churidar'])
            self.assertLess(product.frame.aim - product.frame.height / 2, kurta.HEM - 0.25)

    def test_the_churidar_reaches_above_the_slits(self):
        slit_top = kurta.body('front').curves['slit-l'][:, 1].max()
        self.assertGreater(beneath.COVERS['kurta'][2], slit_top)

    def test_the_back_shows_beside_the_front_at_the_slits(self):
        front, back = (kurta.body(name).curves['hem'] for name in ('front', 'back'))
        self.assertGreater(np.ptp(back[:, 0]) - np.ptp(front[:, 0]), 0.015)


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
