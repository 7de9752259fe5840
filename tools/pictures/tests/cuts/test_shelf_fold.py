"""The shirt folded for the shelf."""

import unittest

import numpy as np

from atelier.cuts import shelf_fold
from atelier.cuts.shelf_fold import FOLD, LAYERS, ROLL, WIDTH, lying
from atelier.cuts.shirt import POCKET


class Collars(unittest.TestCase):
    def test_a_collar_is_set_down_a_little_askew_and_keeps_its_shape(self):
        (left, right), matrix = shelf_fold._leaning([(0.06, 0.0, 1.5), (-0.06, 0.0, 1.5)])
        self.assertAlmostEqual(np.linalg.norm(left - right), 0.12)
        self.assertGreater(abs(left[1] - right[1]), 0.003)
        self.assertAlmostEqual(np.linalg.norm(matrix[:, 0]), 1)


class Lying(unittest.TestCase):
    def test_the_flat_part_keeps_its_pattern(self):
        flat = np.array([(0.0, 1.2), (0.05, 1.3), (-0.1, 1.4)])
        points, turn = lying(flat)
        self.assertTrue(np.allclose(points[:, :2], flat) and not turn.any())

    def test_cloth_goes_round_a_fold_without_stretching(self):
        run = np.c_[np.linspace(WIDTH - ROLL, WIDTH + ROLL * 2, 200), np.full(200, 1.3)]
        points, turn = lying(run)
        walked = np.linalg.norm(np.diff(points[:, ::2], axis=0), axis=1).sum()
        self.assertAlmostEqual(walked / (ROLL * 3), 1, delta=0.2)  # but for what it sags
        self.assertGreater(turn[-1], 0.9)

    def test_the_parcel_is_lower_at_its_corners_and_no_two_of_them_are_alike(self):
        flat = np.array([(x, y) for y in (1.12, 1.30) for x in (-0.13, 0.0, 0.13)])
        (left, low, right), (_, middle, side) = lying(flat, *LAYERS[-1])[0][:, 2].reshape(2, 3)
        self.assertLess(max(left, right), low - 0.001)
        self.assertLess(side, middle - 0.003)
        self.assertGreater(abs(left - right), 0.0005)

    def test_no_layer_goes_through_the_one_above(self):
        x, y = (one.ravel() for one in np.meshgrid(np.linspace(-0.13, 0.13, 60), np.linspace(1.12, 1.48, 60)))
        lower, middle, upper = (lying(np.c_[x, y], *layer)[0][:, 2] for layer in LAYERS)
        self.assertGreater(min((middle - lower).min(), (upper - middle).min()), 0.004)

    def test_its_edges_are_not_straight(self):
        y = np.linspace(1.15, 1.45, 80)
        points, _ = lying(np.c_[np.full(80, WIDTH + ROLL * np.pi / 2 - ROLL), y])
        self.assertGreater(np.ptp(points[:, 0]), 0.0005)

    def test_nothing_leaves_the_parcel_or_goes_through_the_table(self):
        x, y = (one.ravel() for one in np.meshgrid(np.linspace(-0.16, 0.16, 90), np.linspace(1.08, 1.5, 90)))
        points, _ = lying(np.c_[x, y])
        self.assertLess(np.abs(points[:, 0]).max(), WIDTH + 1e-9)
        self.assertGreater(points[:, 1].min(), FOLD - 1e-9)
        self.assertGreaterEqual(points[:, 2].min(), -1e-9)

    def test_the_pocket_lies_whole_on_the_flat_face(self):
        _, turn = lying(POCKET)
        self.assertFalse(turn.any())

    def test_a_finer_mesh_covers_the_same_cloth(self):
        points = np.array([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)])
        fine, triangles, maps = shelf_fold._finer(points, np.array([(0, 1, 2), (1, 3, 2)]), points * 2)
        a, b, c = fine[triangles].transpose(1, 0, 2)
        areas = np.cross(b - a, c - a)
        self.assertEqual(len(areas), 8)
        self.assertTrue(np.allclose(areas, areas[0]) and np.allclose(maps, fine * 2))
        self.assertAlmostEqual(areas.sum(), 2)


if __name__ == '__main__':
    unittest.main()
