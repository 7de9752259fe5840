"""Sleeves and chest of shirts and kurtas after the drape."""

import unittest

import numpy as np

from atelier.cuts import kurta
from atelier.pattern import tube
from atelier.worn import chest, soft_sleeves


class Hung(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.garment = kurta.cut_and_sewn()
        cls.mine = np.isin(cls.garment.label, soft_sleeves.PANELS)
        z = cls.garment.points[:, 2]
        cls.crumpled = cls.garment.points.copy()
        low = (cls.garment.label == 2) & (z < 1.2)
        middle = np.stack(tube.middle(z[low]), 1)
        crumple = 1 + 0.08 * np.sign(np.sin(z[low] * 2 * np.pi / 0.03))[:, None]
        cls.crumpled[low, :2] = middle + (cls.crumpled[low, :2] - middle) * crumple
        cls.hung = soft_sleeves.hung(cls.garment, cls.crumpled)

    def test_the_outer_edge_is_smooth(self):
        def roughness(points):
            angle, radius = tube.around(points, 1)
            height = points[:, 2]
            edge = (self.garment.label == 2) & (np.abs(angle) < 0.3) & (np.abs(height - 1.08) < 0.10)
            return np.std(radius[edge] - np.polyval(np.polyfit(height[edge], radius[edge], 3), height[edge]))

        self.assertGreater(roughness(self.crumpled), 0.003)
        self.assertLess(roughness(self.hung), 0.0015)

    def test_body_and_sleeve_heads_stay_where_they_are(self):
        still = ~self.mine | (self.crumpled[:, 2] > soft_sleeves.ARMPIT)
        self.assertLess(np.abs(self.hung - self.crumpled)[still].max(), 0.001)


class Folds(unittest.TestCase):
    def test_they_are_soft_and_hardly_touch_the_outer_edge(self):
        height = np.linspace(0.95, 1.30, 300)
        for mirror in (1, -1):
            front = soft_sleeves.folds(height, np.full(300, -1.6), mirror)
            outer = soft_sleeves.folds(height, np.zeros(300), mirror)
            self.assertLess(front.min(), -0.003)
            self.assertLess(np.abs(np.gradient(front, height)).max(), 1)
            self.assertLess(np.abs(outer).max(), 0.002)
            self.assertLess(np.abs(np.gradient(outer, height)).max(), 0.2)

    def test_no_two_sleeves_hang_alike(self):
        height = np.linspace(0.95, 1.30, 300)
        left, right = (soft_sleeves.folds(height, np.full(300, -1.6), mirror) for mirror in (1, -1))
        self.assertGreater(np.abs(left - right).max(), 0.001)


class Chest(unittest.TestCase):
    def test_a_ridge_across_it_is_rounded_and_the_rest_stays(self):
        garment = kurta.cut_and_sewn()
        ridge = garment.points.copy()
        ridge[:, 1] -= 0.004 * np.exp(-(((ridge[:, 2] - 1.33) / 0.008) ** 2))
        rounded = chest.rounded(garment, ridge)
        move = np.abs(rounded - ridge)
        x, _, z = ridge.T
        on_ridge = (garment.label == 0) & (np.abs(x) < 0.1) & (np.abs(z - 1.33) < 0.003)
        self.assertGreater(move[on_ridge, 1].mean(), 0.002)
        self.assertEqual(move[(garment.label > 1) | (z < chest.LOW[0]) | (z > chest.HIGH[0])].max(), 0)


if __name__ == '__main__':
    unittest.main()
