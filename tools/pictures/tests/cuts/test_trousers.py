"""Trousers as they are seen from the front."""

import unittest

import numpy as np

from atelier import catalogue
from atelier.cuts import trousers
from atelier.pattern.form import legs


def gap(height):
    """Width of the gap between the legs of the form, metres."""
    x = np.arange(0, 0.08, 0.0005)
    inside = legs(x, np.zeros_like(x), np.full_like(x, height)) < 0
    return 2 * x[inside.argmax()]


class Trousers(unittest.TestCase):
    def test_the_legs_touch_at_the_thigh_and_part_gently_towards_the_hem(self):
        gaps = [gap(height) for height in (0.75, 0.60, 0.50, 0.30, 0.12)]
        self.assertLess(gaps[0], 0.006)
        self.assertTrue(np.all(np.diff(gaps) >= 0), gaps)
        self.assertLess(gaps[-1], 0.075)

    def test_the_hem_is_longer_at_the_heel_and_ends_over_the_heel_of_a_shoe(self):
        front, back, _ = trousers.draft()
        instep = front.edge_points('hem')[len(front.edges['hem']) // 2, 1]
        heel = back.edge_points('hem')[:, 1].min()
        self.assertGreater(instep - heel, 0.008)
        over_floor = heel - trousers.SUNK - catalogue.FULL_LENGTH.floor
        self.assertTrue(0.025 < over_floor < 0.055, over_floor)

    def test_the_fastened_waistband_is_an_even_ring_of_its_own_girth(self):
        _, _, band = trousers.draft()
        top = trousers._ring(band)[band.edges['top']]
        steps = np.linalg.norm(np.diff(top, axis=0), axis=1)
        self.assertLess(steps.max() / steps.min(), 1.05)
        self.assertLess(abs(steps.sum() - trousers.GIRTH), 0.003)
        self.assertLess(np.ptp(top[:, 2]), 1e-6)

    def test_by_themselves_they_hang_a_hand_above_the_foot_of_their_form(self):
        _, back, _ = trousers.draft()
        heel = back.edge_points('hem')[:, 1].min() - trousers.SUNK
        self.assertGreater(heel - catalogue.TROUSERS.floor, 0.10)


if __name__ == '__main__':
    unittest.main()
