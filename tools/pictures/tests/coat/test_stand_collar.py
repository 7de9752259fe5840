"""The stand collar of a bandhgala where it closes."""

import unittest

import numpy as np

from atelier.coat import stand_collar
from atelier.cuts import jacket


class Meeting(unittest.TestCase):
    def test_ends_that_hang_apart_are_brought_edge_to_edge(self):
        garment = jacket.sew(jacket.STYLES['bandhgala'])
        collar = garment.panels[stand_collar.COLLAR]
        left, right = (
            garment.of_flat[garment.along(collar, *end)] for end in (('end-l', True), ('end-r', False))
        )
        points = garment.points.copy()
        points[left] += [0.004, 0, 0.003]
        points[right] -= [0.003, 0, 0]
        met = stand_collar.meet(garment, points)
        self.assertLess(np.abs(met[left, 0] - met[right, 0]).max(), 0.001)
        self.assertLess(abs(met[left[-1], 2] - met[right[-1], 2]), 0.0005)
        behind = garment.of_flat[garment.along(collar, 'b2')]
        self.assertLess(np.abs(met[behind] - points[behind]).max(), 1e-9)


if __name__ == '__main__':
    unittest.main()
