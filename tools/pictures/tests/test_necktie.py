"""The tie and the collar that are worn under a coat."""

import unittest

import numpy as np

from atelier.pattern.form import chest
from atelier.worn import collar, necktie


class Knot(unittest.TestCase):
    def setUp(self):
        self.grid, self.cloth = necktie.knot()
        self.wide = np.ptp(self.grid[..., 0], axis=1)

    def test_it_narrows_downwards_and_is_not_the_same_on_both_sides(self):
        middle = len(self.wide) // 2
        self.assertGreater(self.wide[8], 1.2 * self.wide[-9])
        self.assertGreater(self.wide[8], 1.1 * self.wide[middle])
        low = self.grid[-9, :, 0]
        self.assertGreater(abs(low.max() + low.min()), 0.001)

    def test_its_upper_edge_is_rounded_and_lower_than_the_fold_of_the_collar(self):
        leaf, _ = collar.leaf()
        self.assertLess(self.grid[..., 2].max(), leaf[0, :, 2].min())
        front = self.grid[..., 1].min(1)
        self.assertGreater(front[0] - front[12], 0.006)

    def test_its_corners_are_under_the_leaves(self):
        leaf, _ = collar.leaf()
        x, y, z = self.grid[10].T
        corner = np.abs(x).argmax()
        near = np.hypot(leaf[..., 0] - x[corner], leaf[..., 2] - z[corner]).argmin()
        self.assertLess(leaf.reshape(-1, 3)[near, 1], y[corner])


class Blade(unittest.TestCase):
    def setUp(self):
        self.grid, _ = necktie.blade()
        self.face = self.grid[:, :61]

    def test_it_widens_smoothly_to_eight_centimetres(self):
        free = self.grid[:, 0, 2] > 1.31  # further down it goes under the lapels
        wide = np.ptp(self.grid[free][..., 0], axis=1)
        self.assertGreaterEqual(np.diff(wide).min(), 0)
        self.assertAlmostEqual(2 * float(necktie._HALF(0.29)), 0.08, places=3)

    def test_one_dimple_below_the_knot_and_a_round_face_further_down(self):
        lift = chest(self.face[..., 0] * 0, self.face[..., 2], 0)[..., 1] - self.face[..., 1]
        high = np.abs(self.face[:, 0, 2] - (necktie.END - 0.008)).argmin()
        valley = lift[high, 15:46]
        self.assertLess(valley.min(), min(valley[0], valley[-1]) - 0.002)
        low = np.abs(self.face[:, 0, 2] - 1.30).argmin()
        self.assertGreater(lift[low, 30], lift[low, 5] + 0.001)

    def test_under_a_waistcoat_it_ends_below_the_opening_and_is_no_wider_than_that(self):
        grid, _ = necktie.blade(opening=necktie.WAISTCOAT)
        meet, spread, under = necktie.WAISTCOAT
        self.assertLess(grid[..., 2].min(), meet)
        opening = under + spread * np.maximum(grid[..., 2] - meet, 0)
        self.assertTrue(np.all(np.abs(grid[..., 0]) <= opening + 1e-6))
        self.assertGreater(np.ptp(grid[..., 0]), 0.045)

    def test_its_twill_runs_another_way_than_the_knots(self):
        self.assertGreater(abs(np.degrees(necktie.TURN)), 45)


class Leaf(unittest.TestCase):
    def test_its_points_spread(self):
        grid, _ = collar.leaf()
        tips = grid[-1, [0, -1], 0]
        self.assertGreater(np.ptp(tips), 0.115)
        self.assertLess(np.ptp(grid[0, [0, -1], 0]), 0.016)  # they meet above the knot

    def test_its_lower_edge_is_straight_from_the_point_to_the_shoulder(self):
        grid, _ = collar.leaf()
        run = grid[-1, :23][:, [0, 2]]
        chord = (run[-1] - run[0]) / np.linalg.norm(run[-1] - run[0])
        aside = (run - run[0]) @ [chord[1], -chord[0]]
        self.assertLess(np.abs(aside).max(), 0.0015)


if __name__ == '__main__':
    unittest.main()
