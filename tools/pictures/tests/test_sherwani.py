"""The front of a sherwani."""

import unittest

import numpy as np

from atelier.cloth.drafts import carnations
from atelier.cloth.library import CLOTHS, THREADS
from atelier.cuts import sherwani_front
from atelier.pattern.garment import Garment
from atelier.pattern.panel import rectangle


class Front(unittest.TestCase):
    def test_its_band_covers_the_middle_row_of_a_figure_and_touches_no_other(self):
        woven = np.flatnonzero(carnations(THREADS).any(0))
        x = (woven + 0.5) / THREADS * CLOTHS['rust-brocade'].tile
        x = (x + 0.5 * CLOTHS['rust-brocade'].tile / 2) % (CLOTHS['rust-brocade'].tile / 2)
        middle = CLOTHS['rust-brocade'].tile / 4
        low, high = sherwani_front.BAND
        self.assertGreater(x.min() - middle, low - 0.001)
        self.assertLess(x.max() - middle, high + 0.001)

    def test_the_right_front_is_shifted_by_as_much_as_it_lies_displaced(self):
        garment = Garment()
        left = rectangle('left', [(-0.018, 1.0), (0.15, 1.0), (0.15, 1.4), (-0.018, 1.4)], 0.0095)
        right = left.mirror('right')
        for panel, aside in ((left, 0.0), (right, -0.008)):
            x, z = panel.points.T
            garment.add(panel, np.stack([x + aside, 0.004 * (panel is right) + 0 * x, z], 1))
        garment.build()
        shift = sherwani_front.matching(garment, garment.points, (1.05, 1.35))
        self.assertAlmostEqual(shift[0], -0.008, delta=0.003)


if __name__ == '__main__':
    unittest.main()
