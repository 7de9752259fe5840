"""Pockets of a coat."""

import unittest

import numpy as np

from atelier.coat import pockets


class Board:
    """A front that hangs flat."""

    def at(self, flat, lift=0.0):
        """Places and normals of pattern points, as a surface gives them."""
        x, y = np.atleast_2d(flat).T
        return np.stack([x, -lift * np.ones_like(x), y], 1), np.tile([0.0, -1.0, 0.0], (len(x), 1))


class Sewn(unittest.TestCase):
    def test_they_are_thin_and_lie_close(self):
        for kind in ('flap', 'patch'):
            both, welt = pockets.sewn_on(kind, Board(), Board())
            self.assertEqual(len(both), 2)
            for piece in (*both, welt):
                self.assertLess((-piece.points[:, 1]).max() + piece.thickness, 0.0035)
                self.assertGreater((-piece.points[:, 1]).min(), 0)

    def test_the_breast_welt_rises_towards_the_arm(self):
        (x0, low), (x1, high), *_ = pockets.WELT
        self.assertTrue(5 < np.degrees(np.arctan2(high - low, x1 - x0)) < 16)

    def test_the_shadow_of_an_edge_is_narrow_and_soft(self):
        for contact in (pockets.FREE_EDGE, pockets.SEWN_EDGE):
            self.assertLess(max(width for width, _ in contact) / 2, 0.006)
            self.assertGreater(min(value for _, value in contact), 140)


if __name__ == '__main__':
    unittest.main()
