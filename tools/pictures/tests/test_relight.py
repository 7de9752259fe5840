"""Cloth in folds lit without Blender."""

import math
import unittest
from types import SimpleNamespace

import numpy as np

from atelier.cloth import relight
from atelier.cloth.finish import Finish
from atelier.cloth.relight import Ridge

WIDTH = 0.05
FROM_LEFT, LOW = math.pi, math.radians(25)
PLAIN = (np.full((32, 32, 3), 0.4, np.float32), np.full((32, 32), 0.5, np.float32))
CLOTH = SimpleNamespace(tile=0.02, finish=Finish(uneven=0))


def lit(ridge):
    spread = relight.spread((ridge,), 0.0, WIDTH, 0.75, 3)
    return spread, relight.lit(spread, CLOTH, PLAIN, 60, FROM_LEFT, LOW)


class Relight(unittest.TestCase):
    def test_a_fold_is_lit_on_its_near_side_and_dark_behind(self):
        _, light = lit(Ridge(WIDTH / 2, 0.012, 0.008))
        row = light[light.shape[0] // 2, :, 1]
        middle = len(row) // 2
        self.assertGreater(row[middle - 20], 2 * row[middle + 14])

    def test_cloth_over_a_fold_is_longer_than_the_frame(self):
        spread, _ = lit(Ridge(WIDTH / 2, 0.012, 0.008))
        self.assertTrue((np.diff(spread.arc, axis=1) >= relight.COARSE * 0.999).all())
        self.assertGreater(np.ptp(spread.arc[50]), (spread.arc.shape[1] - 1) * relight.COARSE * 1.05)

    def test_the_same_cloth_gives_the_same_picture_twice(self):
        first, second = (lit(Ridge(0.02, 0.01, 0.01))[1] for _ in range(2))
        self.assertTrue((first == second).all())

    def test_the_picture_has_the_size_asked_for(self):
        _, light = lit(Ridge(0.02, 0.01, 0.01))
        self.assertEqual(relight.picture(light, relight.exposure(light)).size, (60, 80))


if __name__ == '__main__':
    unittest.main()
