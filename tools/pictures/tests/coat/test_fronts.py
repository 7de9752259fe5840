"""The quarters of an open coat."""

import unittest

import numpy as np

from atelier.coat import fronts
from atelier.cuts import jacket


class Quarters(unittest.TestCase):
    def test_the_edge_is_straight_down_to_the_waist_button_and_curves_away_below_it(self):
        style = jacket.STYLES['suit']
        panel = jacket.front_panel(style)
        self.assertLess(np.ptp(panel.edge_points('edge')[:, 0]), 1e-9)
        self.assertLess(panel.edge_points('edge')[:, 1].min(), style.buttons[0] - 0.02)
        curve = panel.edge_points('curve')
        self.assertTrue(np.all(np.diff(curve[:, 0]) > 0))
        self.assertAlmostEqual(curve[-1, 1], style.hem, delta=1e-6)

    def test_they_swing_apart_below_the_button_that_holds_them(self):
        self.assertEqual(fronts.swing(np.array([1.2])), 0)
        self.assertTrue(np.all(np.diff(fronts.swing(np.array([1.1, 1.0, 0.8]))) > 0))

    def test_the_open_button_is_clear_of_the_edge_that_lies_over_it(self):
        radius, y = 0.0098, jacket.STYLES['suit'].buttons[1]
        edge = fronts.edge_at(y, jacket.STYLES['suit'].hem) + fronts.swing(y)
        self.assertLess(fronts.LOWER_BUTTON - fronts.swing(y) + radius, edge)

    def test_the_tape_leads_both_quarters_outwards(self):
        garment = jacket.sew(jacket.STYLES['suit'])
        pull = jacket._taped(garment, jacket.STYLES['suit'])
        for panel, mirror in zip(garment.panels[:2], (1, -1), strict=True):
            at = garment.of_flat[garment.along(panel, 'curve')]
            led = pull.share[at, 0] > 0
            out = mirror * (pull.target[at, 0] - panel.edge_points('curve')[:, 0])
            self.assertGreater(out[led].max(), 0.001)

    def test_the_tape_holds_the_edge_of_a_bandhgala_straight(self):
        garment = jacket.sew(jacket.STYLES['bandhgala'])
        pull = jacket._taped(garment, jacket.STYLES['bandhgala'])
        at = garment.of_flat[garment.along(garment.panels[0], 'edge')]
        led = pull.share[at, 0] > 0
        self.assertGreater(led.sum(), 50)
        self.assertLess(np.ptp(pull.target[at[led], 0]), 1e-6)


if __name__ == '__main__':
    unittest.main()
