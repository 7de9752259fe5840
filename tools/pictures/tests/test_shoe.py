"""The shoes below the hem of a picture at full length."""

import unittest

import numpy as np

from atelier import catalogue
from atelier.worn import shoe


class Shoe(unittest.TestCase):
    def test_it_stands_on_the_floor_and_is_as_long_and_wide_as_a_shoe(self):
        parts = [part().reshape(-1, 3) for part in (shoe.upper, shoe.sole, shoe.heel)]
        points = np.vstack(parts)
        wide, long, high = np.ptp(points, axis=0)
        self.assertAlmostEqual(points[:, 2].min(), 0, 6)
        self.assertTrue(0.09 < wide < 0.11, wide)
        self.assertTrue(0.285 < long < 0.305, long)
        self.assertLess(high, 0.08)

    def test_the_sole_closes_the_upper_all_round(self):
        upper, sole = shoe.upper(), shoe.sole()
        for side, corner in ((0, 1), (-1, 2)):
            seam = upper[:, side, 2]
            self.assertTrue(np.all(sole[:, corner, 2] >= seam))
        self.assertTrue(np.all(np.ptp(sole[:, :, 0], axis=1) >= np.ptp(upper[:, [0, -1], 0], axis=1)))

    def test_all_pictures_at_full_length_are_shod_and_no_others(self):
        for shot in (*catalogue.SHOTS, *catalogue.FURTHER):
            self.assertEqual(bool(shot.shod), shot in catalogue.FULL_LENGTHS, shot.slug)


if __name__ == '__main__':
    unittest.main()
