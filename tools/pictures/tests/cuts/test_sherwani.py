"""The front of a sherwani."""

import unittest

import numpy as np

from atelier.cloth.drafts import carnations
from atelier.cloth.library import CLOTHS, THREADS
from atelier.cuts import sherwani_front
from atelier.pattern.garment import Garment
from atelier.pattern.mesh import normals
from atelier.pattern.panel import rectangle
from atelier.pattern.sewing import Surface

HEM, BUTTONS = 1.0, (1.28, 1.22, 1.16)


def fronts(shape):
    """Two flat fronts, edge to edge, put where `shape` says of each pattern point."""
    garment = Garment()
    left = rectangle('left', [(-0.018, HEM), (0.15, HEM), (0.15, 1.3), (-0.018, 1.3)], 0.0095)
    for panel in (left, left.mirror('right')):
        garment.add(panel, shape(*panel.points.T))
    return garment.build()


class Front(unittest.TestCase):
    def test_the_left_front_is_held_on_the_right_one_down_to_the_hem(self):
        heights = sorted({y for _, y in sherwani_front.below(BUTTONS[-1], HEM)})
        self.assertEqual(heights[0], HEM)
        self.assertLess(np.diff([*heights, BUTTONS[-1]]).max(), 0.06)

    def test_edges_that_swing_apart_are_drawn_to_a_plumb_line(self):
        garment = fronts(lambda x, y: np.stack([x + np.sign(x) * (1.3 - y) * 0.1, 0 * x, y], 1))
        pull = sherwani_front.straight(garment)
        for k, side in enumerate((1, -1)):
            edge = (garment.label == k) & (np.abs(garment.flat[:, 0] + side * 0.018) < 1e-6)
            self.assertTrue(np.allclose(pull.target[edge, 0], -side * 0.018))
            self.assertGreater(pull.share[edge, 0].min(), 0)
        self.assertEqual(np.abs(pull.share[:, 1:]).max(), 0)

    def test_buttons_on_a_sloping_chest_are_even_as_seen_from_ahead(self):
        garment = fronts(lambda x, y: np.stack([x, 0 * x, y - 2 * np.maximum(y - 1.2, 0) ** 2], 1))
        front = Surface(
            garment, garment.panels[0], garment.points, normals(garment.points, garment.triangles)
        )
        made = sherwani_front.even(front, BUTTONS)
        seen = np.array(made) - 2 * np.maximum(np.array(made) - 1.2, 0) ** 2
        before = np.array(BUTTONS) - 2 * np.maximum(np.array(BUTTONS) - 1.2, 0) ** 2
        self.assertGreater(np.ptp(np.diff(before)), 0.005)
        self.assertLess(np.ptp(np.diff(seen)), 0.001)
        self.assertTrue(np.allclose((made[0], made[-1]), (BUTTONS[0], BUTTONS[-1]), atol=0.001))

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
