"""The pocket square as it is folded in four on the table."""

import unittest

import numpy as np

from atelier.goods.quarter_fold import CORNER, cloth, folded

SIDE = 32.0


class QuarterFold(unittest.TestCase):
    def setUp(self):
        self.points, self.flat = cloth(SIDE)

    def test_it_is_a_quarter_of_the_square_and_soft_cloth_not_a_board(self):
        wide, deep, high = np.ptp(self.points.reshape(-1, 3), axis=0)
        self.assertTrue(SIDE / 2 - 0.5 < wide < SIDE / 2 + 1.5, wide)
        self.assertTrue(SIDE / 2 - 0.5 < deep < SIDE / 2 + 1.5, deep)
        self.assertLess(high, 2.2)
        self.assertLess(np.median(self.points[..., 2]), 0.4)

    def test_no_point_lies_below_the_table(self):
        self.assertGreater(self.points[..., 2].min(), 0.0)

    def test_the_cloth_keeps_its_length_but_in_the_loose_loops_of_its_folds(self):
        for axis in (0, 1):
            walked = np.linalg.norm(np.diff(self.flat, axis=axis), axis=-1)
            lies = np.linalg.norm(np.diff(self.points, axis=axis), axis=-1)
            self.assertLess((lies / walked).max(), 3.0)
            self.assertLess(np.percentile(lies / walked, 95), 1.06)

    def test_only_the_corner_of_the_top_layer_is_turned_back(self):
        half = SIDE / 2
        top, below = folded(-half, half, half), folded(half, half, half)
        self.assertLess(top[:2].sum(), below[:2].sum() - 1.5 * CORNER)
        for corner in ((half, -half), (-half, -half), (half, half)):
            self.assertGreater(folded(*corner, half)[:2].min(), half - 1.2)

    def test_the_turned_corner_lies_above_the_layer_under_it(self):
        half = SIDE / 2
        tip = folded(-half, half, half)
        top = self.points[self.flat[..., 1] > 0.5]
        flat = self.flat[self.flat[..., 1] > 0.5]
        lies_below = top[(flat[:, 0] < -0.5) & (np.hypot(*(top[:, :2] - tip[:2]).T) < 0.6)]
        self.assertGreater(tip[2], lies_below[:, 2].min() + 0.1)


if __name__ == '__main__':
    unittest.main()
