"""The front of a sherwani."""

import unittest

import numpy as np

from atelier.cloth.drafts import carnations
from atelier.cloth.library import CLOTHS, THREADS
from atelier.cuts import sherwani_front


class Front(unittest.TestCase):
    def test_its_band_covers_the_middle_row_of_a_figure_and_touches_no_other(self):
        woven = np.flatnonzero(carnations(THREADS).any(0))
        x = (woven + 0.5) / THREADS * CLOTHS['rust-brocade'].tile
        x = (x + 0.5 * CLOTHS['rust-brocade'].tile / 2) % (CLOTHS['rust-brocade'].tile / 2)
        middle = CLOTHS['rust-brocade'].tile / 4
        low, high = sherwani_front.BAND
        self.assertGreater(x.min() - middle, low - 0.001)
        self.assertLess(x.max() - middle, high + 0.001)


if __name__ == '__main__':
    unittest.main()
