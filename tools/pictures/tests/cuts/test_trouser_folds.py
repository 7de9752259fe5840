"""How trousers fold as they hang."""

import unittest

import numpy as np

from atelier.worn import trouser_folds


def leg(height, count=72):
    """A ring of points round the wearer's left leg at a height, and their angles round it."""
    turn = np.linspace(-np.pi, np.pi, count, endpoint=False)
    ring = [0.084 + 0.06 * np.cos(turn), 0.065 * np.sin(turn), np.full(count, height)]
    return np.stack(ring, 1), turn


class Folds(unittest.TestCase):
    def test_they_are_shallow_and_the_waistband_stays_as_it_is(self):
        for height in np.arange(0.03, 1.08, 0.01):
            points, _ = leg(height)
            move = np.linalg.norm(trouser_folds.folded(points) - points, axis=1)
            self.assertLess(move.max(), 0.022, height)
            if height > 0.98:
                self.assertLess(move.max(), 0.0005, height)

    def test_a_pressed_leg_stands_out_between_crease_and_seam(self):
        stands = trouser_folds._rounded(np.radians([-90, -45, 0, 45, 90, 135, 180]), 0.25)
        self.assertTrue(np.allclose(stands[[0, 2, 4, 6]], 0))
        self.assertGreater(stands[[1, 3, 5]].min(), 0.003)

    def test_the_folds_of_both_legs_meet_at_the_centre_seam(self):
        for height in np.arange(0.70, 0.95, 0.01):
            points = np.array([(x, y, height) for y in (-0.11, 0.11) for x in (-0.0005, 0.0005)])
            move = np.linalg.norm(trouser_folds.folded(points) - points, axis=1)
            self.assertLess(move.max(), 0.0001, height)

    def test_the_hem_rises_over_the_instep_and_not_at_the_heel(self):
        points, _ = leg(0.03)
        rise = (trouser_folds.broken(points) - points)[:, 2]
        self.assertAlmostEqual(rise[points[:, 1].argmin()], trouser_folds.INSTEP, 3)
        self.assertEqual(rise[points[:, 1].argmax()], 0)


if __name__ == '__main__':
    unittest.main()
