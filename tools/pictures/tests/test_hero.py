"""The film's light: weights that add up and a loop without a seam."""

import unittest

import numpy as np

from atelier.hero_light import blend_weights


class Weights(unittest.TestCase):
    def test_light_is_neither_gained_nor_lost(self):
        for share in np.linspace(0, 1, 37):
            self.assertAlmostEqual(blend_weights(share, 10).sum(), 1)

    def test_the_last_frame_meets_the_first(self):
        self.assertTrue(np.allclose(blend_weights(1.0, 10), blend_weights(0.0, 10)))

    def test_no_step_is_larger_than_its_neighbours(self):
        frames = np.array([blend_weights(k / 120, 10) for k in range(121)])
        steps = np.abs(np.diff(frames, axis=0)).sum(1)
        self.assertLess(steps.max() / steps.min(), 2.5)


if __name__ == '__main__':
    unittest.main()
