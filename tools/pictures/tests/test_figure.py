"""The fuller figure: what grows, and what stays where it is."""

import unittest

import numpy as np

from atelier.pattern import figure, form

AROUND = np.linspace(0, 2 * np.pi, 361)


def ring(z, over=0.0):
    """Points round the house's form at a height, so far over it."""
    return np.array([form.neck(degrees, z, over) for degrees in np.degrees(AROUND)])


def girth(points):
    return np.linalg.norm(np.diff(points, axis=0), axis=1).sum()


class Figure(unittest.TestCase):
    def test_the_waist_grows_more_than_the_chest_and_the_neck_does_not(self):
        growth = [girth(figure.grown(ring(z))) - girth(ring(z)) for z in (1.06, 1.28, 1.52)]
        self.assertGreater(growth[0], 0.15)
        self.assertTrue(0.03 < growth[1] < growth[0] / 2)
        self.assertAlmostEqual(growth[2], 0)

    def test_what_is_worn_stays_outside_what_it_is_worn_over(self):
        for z in np.linspace(0.80, 1.48, 18):
            inner, outer = figure.grown(ring(z)), figure.grown(ring(z, 0.004))
            radius = [np.hypot(*(points[:, :2] - [0, form.section(z)[3]]).T) for points in (inner, outer)]
            self.assertGreater((radius[1] - radius[0]).min(), 0.001)

    def test_an_arm_moves_out_without_growing_thicker(self):
        shoulder, elbow, wrist, _ = form.ARM
        for x, y, z, radius in (elbow, wrist):
            inner, outer = figure.grown([(x - radius * 0.6, y, z), (x + radius, y, z)])
            self.assertGreater(outer[0], x + radius)
            self.assertLess(outer[0] - inner[0], radius * 1.6 * 1.12)

    def test_a_button_is_turned_with_the_cloth_and_keeps_its_size(self):
        button = np.array([0.0, -0.125, 1.20]) + 0.01 * np.stack(
            [np.cos(AROUND), 0 * AROUND, np.sin(AROUND)], 1
        )
        placed = figure.moved(button)
        self.assertTrue(np.allclose(np.linalg.norm(placed - placed[:-1].mean(0), axis=1), 0.01, atol=2e-4))
        belly = figure.grown(button)[:-1]
        self.assertLess(np.abs(placed[:-1] - belly).max(), 0.002)
        lowest, highest = placed[:, 2].argmin(), placed[:, 2].argmax()
        self.assertLess(placed[lowest, 1], placed[highest, 1])  # the belly is fullest below it
