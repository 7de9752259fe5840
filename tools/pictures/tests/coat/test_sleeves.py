"""Sleeves after the drape."""

import unittest

import numpy as np

from atelier.coat import sleeves
from atelier.cuts import jacket
from atelier.pattern import tube


class Hung(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.garment = jacket.sew(jacket.STYLES['suit'])
        cls.mine = np.isin(cls.garment.label, (5, 7))
        z = cls.garment.points[:, 2]
        cls.dented = cls.garment.points.copy()
        low = cls.mine & (z < 1.25)
        middle = np.stack(tube.middle(z[low]), 1)
        dent = 1 + 0.1 * np.sin(z[low] * 2 * np.pi / 0.04)[:, None]
        cls.dented[low, :2] = middle + (cls.dented[low, :2] - middle) * dent
        cls.hung = sleeves.hung(cls.garment, cls.dented)

    def test_dents_are_evened_out(self):
        low = self.mine & (self.dented[:, 2] < 1.04)
        left = self.hung - sleeves.hung(self.garment, self.garment.points)
        self.assertGreater(np.abs(self.dented - self.garment.points)[low].max(), 0.0035)
        self.assertLess(np.linalg.norm(left[low], axis=1).mean(), 0.001)

    def test_the_forearm_comes_in_and_forward(self):
        move = self.hung - self.dented
        cuff = self.mine & (self.dented[:, 2] < 0.93)
        self.assertLess(move[cuff, 0].mean(), -0.01)
        self.assertLess(move[cuff, 1].mean(), -0.005)

    def test_the_body_and_the_sleeve_head_stay_where_they_are(self):
        still = (self.garment.label < 5) | (self.dented[:, 2] > sleeves.ARMPIT)
        self.assertLess(np.abs(self.hung - self.dented)[still].max(), 0.001)


class Folds(unittest.TestCase):
    def test_the_cloth_gives_inside_the_elbow_and_hardly_touches_the_outer_edge(self):
        height = np.linspace(0.9, 1.35, 400)
        for folds in (sleeves.LEFT, sleeves.RIGHT):
            inner = tube.folded(folds, height, np.full(400, -1.8))
            outer = tube.folded(folds, height, np.zeros(400))
            self.assertLess(inner[np.abs(height - 1.13) < 0.03].min(), -0.005)
            self.assertLess(np.abs(np.gradient(inner, height)).max(), 1)
            self.assertLess(np.abs(outer).max(), 0.0015)
            self.assertLess(np.abs(inner[height < 0.96]).max(), 0.0005)

    def test_no_two_sleeves_hang_alike(self):
        height = np.linspace(0.95, 1.30, 300)
        left, right = (tube.folded(f, height, np.full(300, -1.6)) for f in (sleeves.LEFT, sleeves.RIGHT))
        self.assertGreater(np.abs(left - right).max(), 0.002)


class Head(unittest.TestCase):
    def test_a_roll_stands_beside_the_seam_over_the_shoulder_only(self):
        garment = jacket.sew(jacket.STYLES['suit'])
        rolled = sleeves.rolled_head(garment, garment.points)
        move = np.linalg.norm(rolled - garment.points, axis=1)
        self.assertLess(
            move[np.isin(garment.label, (5, 6, 7, 8)) & (garment.points[:, 2] < 1.2)].max(), 0.0005
        )
        self.assertGreater(move[np.isin(garment.label, (5, 6)) & (garment.points[:, 2] > 1.44)].max(), 0.0015)


if __name__ == '__main__':
    unittest.main()
