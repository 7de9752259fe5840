"""Cloth in folds lit without Blender."""

import math
import unittest
from types import SimpleNamespace

import numpy as np

from atelier.cloth import close_up, relight
from atelier.cloth.finish import Finish
from atelier.cloth.relight import Ridge
from atelier.cloth.weave import to_light

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

    def test_the_lit_cloth_of_a_close_up_has_the_tone_of_its_card(self):
        _, light = lit(Ridge(WIDTH * 0.5, 0.006, 0.012))
        for tone in (0.05, 0.2, 0.6):
            shown = np.asarray(relight.picture(light, relight.gain_for(light, tone)), float) / 255
            brightness = np.percentile(to_light(shown) @ relight.LUMA, 80)
            self.assertLess(abs(brightness / tone - 1), 0.12)

    def test_a_deep_colour_is_not_made_pale(self):
        deep, grey = np.array([0.08, 0.006, 0.01]), np.full(3, 0.022)
        self.assertLess(relight.card_tone(deep), 0.7 * relight.card_tone(grey))

    def test_folds_differ_from_cloth_to_cloth_and_one_crosses_the_middle(self):
        laid = [close_up.ridges(seed) for seed in range(20)]
        self.assertEqual({len(folds) for folds, _ in laid}, {2, 3, 4})
        for folds, _ in laid:
            self.assertTrue(any(0.3 < fold.place / close_up.WIDTH < 0.7 for fold in folds))
            self.assertTrue(all(fold.tall < 0.7 * fold.wide for fold in folds))


if __name__ == '__main__':
    unittest.main()
