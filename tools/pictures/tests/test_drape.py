"""A drape comes out the same wherever it is made."""

import unittest

import numpy as np

from atelier.cuts import jacket, kurta, trousers
from atelier.pattern.drape import DIGITS, drape
from atelier.pattern.form import DistanceGrid
from atelier.pattern.garment import Garment
from atelier.pattern.panel import rectangle


def draped(last_digit):
    """A cloth let fall over a ball, as a processor computes it whose last digits differ by that share."""
    panel = rectangle('cloth', [(-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1)], 0.02)
    garment = Garment()
    garment.add(panel, np.c_[panel.points, np.full(len(panel.points), 1.07)])
    garment.build()
    garment.points *= 1 + last_digit
    garment.edge_rest *= 1 + last_digit
    ball = DistanceGrid(lambda x, y, z: np.sqrt(x * x + y * y + (z - 1) ** 2) - 0.05)
    velocity = drape(garment, [ball], frames=20)
    drape(garment, [ball], frames=5, velocity=velocity * (1 + last_digit))
    return garment.points


class Drape(unittest.TestCase):
    def test_the_last_digit_of_a_processor_does_not_change_it(self):
        self.assertTrue(np.array_equal(draped(0.0), draped(4e-16)))

    def test_nor_do_the_points_of_a_sewn_garment_lie_half_way_between_two_roundings(self):
        for name, garment in (
            ('sherwani', jacket.sew(jacket.STYLES['sherwani'])),
            ('kurta', kurta.cut_and_sewn()),
            ('trousers', trousers.sew()),
        ):
            for side in (-9.0, 9.0):
                other = np.nextafter(garment.points, side)
                self.assertTrue(np.array_equal(garment.points.round(DIGITS), other.round(DIGITS)), name)


if __name__ == '__main__':
    unittest.main()
