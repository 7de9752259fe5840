"""Creases of trousers worn with their coat."""

import unittest

import numpy as np

from atelier.cuts.trousers import SIZE, crease
from atelier.worn import trouser_crease


class Creases(unittest.TestCase):
    def test_a_ripple_along_a_crease_is_pressed_out_and_the_side_of_the_leg_stays(self):
        height, offset = np.meshgrid(np.arange(0.08, 0.95, SIZE), np.arange(-8, 9) * SIZE, indexing='ij')
        flat, points = [], []
        for side in (-1, 1):
            for ahead in (-1, 1):
                flat.append(np.stack([side * (crease(height) + offset), height], -1).reshape(-1, 2))
                ripple = 0.004 * np.sin(height * 2 * np.pi / 0.04) * np.exp(-((offset / 0.03) ** 2))
                across = side * (0.1 + offset) + ripple
                points.append(
                    np.stack([across, ahead * (0.1 - 0.5 * np.abs(offset)), height], -1).reshape(-1, 3)
                )
        flat, points = np.vstack(flat), np.vstack(points)
        made = trouser_crease.straightened(points, flat)
        on = (np.abs(np.abs(flat[:, 0]) - crease(flat[:, 1])) < 0.001) & (np.abs(flat[:, 1] - 0.6) < 0.25)
        wander = np.abs(np.abs(made[on, 0]) - 0.1)
        self.assertLess(wander.max(), 0.0015)
        away = np.abs(np.abs(flat[:, 0]) - crease(flat[:, 1])) > 0.06
        self.assertLess(np.abs(made - points)[away].max(), 0.0005)


if __name__ == '__main__':
    unittest.main()
