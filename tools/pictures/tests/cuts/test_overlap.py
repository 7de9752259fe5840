"""The fronts of a coat where they button."""

import unittest

import numpy as np

from atelier.cuts import overlap
from atelier.pattern.garment import Garment
from atelier.pattern.mesh import normals
from atelier.pattern.panel import Panel, rectangle
from atelier.pattern.sewing import Surface

GAP = 0.0035


def fronts():
    """A left front over a right one: 8 mm apart at the edge, as the drape leaves them, and rising to it."""
    garment = Garment()
    left = rectangle('left', [(-0.018, 1.0), (0.15, 1.0), (0.15, 1.3), (-0.018, 1.3)], 0.0095)
    right = left.mirror('right')
    for panel in (left, right):
        x, z = panel.points.T
        stands_off = np.clip((0.03 - x) / 0.048, 0, 1) * 0.008 if panel is left else 0 * x
        garment.add(panel, np.stack([x, -stands_off, z], 1))
    return garment.build(), left, right


class Overlap(unittest.TestCase):
    def setUp(self):
        self.garment, self.left, self.right = fronts()

    def pressed(self):
        return overlap.press_over(self.garment, self.garment.points.copy(), GAP, 0.9)

    def test_the_upper_edge_is_pressed_down_and_stays_above(self):
        depth = -self.pressed()[self.garment.of_flat[: len(self.left.points)], 1]
        edge = self.left.points[:, 0] < -0.01
        self.assertLess(depth[edge].max(), GAP + 0.001)
        self.assertGreater(depth[edge].min(), 0.002)

    def test_the_chest_is_left_as_it_hung(self):
        free = self.garment.label == 0
        free &= self.garment.flat[:, 0] > overlap.FREE
        self.assertTrue(np.array_equal(self.pressed()[free], self.garment.points[free]))

    def test_below_the_lowest_button_the_fronts_are_left_to_part(self):
        points = overlap.press_over(self.garment, self.garment.points.copy(), GAP, 1.2)
        height = self.left.points[:, 1]
        moved = np.abs(points - self.garment.points)[self.garment.of_flat[: len(height)], 1]
        self.assertLess(moved[height < 1.2 - overlap.FASTENED - 0.03].max(), 0.002)
        self.assertGreater(moved[height > 1.21].max(), 0.003)

    def test_what_lies_beneath_the_edge_tells_how_far_the_fronts_lie_displaced(self):
        points = self.garment.points.copy()
        points[self.garment.of_flat[len(self.left.points) :], 0] -= 0.008
        edge, below = overlap.beneath_edge(self.garment, points, 1.05, 1.25)
        self.assertTrue(np.all(np.diff(edge[:, 1]) > 0))
        self.assertAlmostEqual((edge - below).mean(0)[0], -0.008, delta=0.003)

    def test_the_side_seam_of_the_front_that_is_tucked_under_stays_straight(self):
        garment, (left, right) = Garment(), self.garment.panels
        corners = [(-0.30, 1.0), (-0.15, 1.0), (-0.15, 1.3), (-0.30, 1.3), (-0.30, 1.0)]
        names, parts = ('bottom', 'right', 'top', 'left'), len(right.edges['right']) - 1
        sides = zip(names, corners, corners[1:], strict=False)
        side = Panel('side', [(n, [a, b], parts if n == 'right' else None) for n, a, b in sides], 0.02)
        for panel in (left, right, side):
            x, z = panel.points.T
            garment.add(panel, np.stack([x, 0.01 * (panel is not left) + 0 * x, z], 1))
        garment.weld(garment.along(right, 'right'), garment.along(side, 'right'))
        garment.build()
        sewn = garment.of_flat[garment.along(right, 'right')][1:-1]
        points = overlap.tuck_under(garment, garment.points.copy(), 0.012, 0.0042, -0.019, garment.seams())
        self.assertLess(np.abs(points[sewn, 0] + 0.15).max(), 0.001)

    def test_a_button_lies_on_the_cloth_that_is_pressed_flat_under_it(self):
        points = self.garment.points.copy()
        points[self.garment.of_flat[: len(self.left.points)], 1] += 0.002 * np.sin(
            self.left.points[:, 1] * 300
        )
        normal = overlap.seat(self.garment, points, 1.15)
        left = Surface(self.garment, self.left, points, normals(points, self.garment.triangles))
        under = left.at([(0.007, 1.15), (-0.007, 1.15), (0, 1.143), (0, 1.157)])[0]
        heights = (under - left.at((0, 1.15))[0]) @ normal
        self.assertLess(np.abs(heights).max(), 0.0005)
        self.assertLess(normal[1], -0.9)


if __name__ == '__main__':
    unittest.main()
