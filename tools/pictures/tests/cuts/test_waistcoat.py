"""A waistcoat over shirt and tie."""

import unittest

import numpy as np

from atelier import catalogue
from atelier.cuts import beneath, waistcoat
from atelier.pattern.form import chest, torso
from atelier.pattern.sewing import Sewn


def piece(points):
    """A strip of triangles whose pattern heights are its heights."""
    points = np.array(points, float)
    triangles = np.stack([np.arange(len(points) - 2) + k for k in range(3)], 1)
    return dict(points=points, triangles=triangles, weave=points[triangles][..., [0, 2]], detail=triangles)


class Waistcoat(unittest.TestCase):
    def test_both_fronts_stand_off_over_the_tie_by_the_same_and_nowhere_else(self):
        before = np.array(
            [(0, -0.12, 1.23), (0, -0.125, 1.23), (0.12, -0.1, 1.23), (0, -0.12, 1.05), (0, 0.11, 1.23)]
        )
        moved = (before - waistcoat._over_tie(before))[:, 1]
        self.assertTrue(np.allclose(moved[:2], waistcoat.OVER_TIE, atol=1e-4))
        self.assertTrue(np.allclose(moved[2:], 0))

    def test_its_hem_stands_off_the_trousers_and_the_cloth_above_it_lies_close(self):
        x, z = (side.ravel() for side in np.meshgrid(np.linspace(-0.1, 0.1, 21), np.linspace(1.0, 1.1, 21)))
        before = chest(x, z, waistcoat.LIES)
        made = waistcoat.stood_off(before, np.flatnonzero(z == 1.0), waistcoat.HEM_LIES, waistcoat.HEM_REACH)
        rise = torso(*made.T)
        self.assertTrue(np.allclose(rise[z == 1.0], waistcoat.HEM_LIES, atol=5e-4))
        self.assertTrue(np.allclose(made[z > 1.08], before[z > 1.08], atol=5e-4))

    def test_every_waistcoat_is_worn_with_a_tie(self):
        for shot in catalogue.SHOTS:
            if shot.cut in catalogue.WAISTCOATS:
                shirt, tie, _ = shot.under
                self.assertEqual(shirt, shot.beneath[0].cloth)
                self.assertTrue(tie)

    def test_of_the_shirt_beneath_stay_back_sleeves_and_cuffs(self):
        def body(y):
            return piece([(x, y, z) for z in (1.2, 1.25, 1.3) for x in (-0.05, 0.05)])

        shirt = Sewn([body(0.13), body(-0.13), body(-0.13), piece([(0.26, 0, z) for z in (0.1, 0.2, 0.3)])])
        shirt.buttons = [((0, -0.1, 1.3), (0, -1, 0), 1.0), ((0.27, 0, 0.85), (0, -1, 0), 1.0)]
        made = beneath.shirt(shirt)
        ahead, aside = ([round(p['points'][:, k].max(), 2) for p in made.pieces] for k in (1, 0))
        self.assertEqual((len(ahead), ahead[0] > 0, aside[1]), (2, True, 0.26))
        self.assertEqual(len(made.buttons), 1)


if __name__ == '__main__':
    unittest.main()
