"""Curves, panels and seams: the arithmetic of the cutting table."""

import unittest

import numpy as np

from atelier.cuts import jacket, lapel
from atelier.pattern import curves, form
from atelier.pattern.garment import Garment
from atelier.pattern.mesh import cut_edges, inside_out, relax, subdivide
from atelier.pattern.panel import Panel, rectangle, strip

SQUARE = [(0, 0), (0.1, 0), (0.1, 0.1), (0, 0.1)]


class Form(unittest.TestCase):
    def test_what_is_worn_over_the_chest_lies_outside_the_form(self):
        z, x = np.meshgrid(np.linspace(1.06, 1.48, 30), np.linspace(-0.07, 0.07, 25), indexing='ij')
        self.assertGreater(form.torso(*np.moveaxis(form.chest(x, z, 0.002), -1, 0)).min(), 0)
        self.assertLess(form.torso(*np.moveaxis(form.chest(x, z, -0.002), -1, 0)).max(), 0)

    def test_a_collar_goes_round_the_neck_at_an_even_height(self):
        ring = np.array([form.neck(angle, 1.52, 0.004) for angle in range(-90, 270, 10)])
        self.assertTrue((form.torso(*ring.T) > 0).all())
        self.assertTrue(np.allclose(ring[:, 0].sum(), 0) and np.allclose(ring[:, 2], 1.52))
        self.assertAlmostEqual(ring[9, 0], form.section(1.52)[0] + 0.004)


class Curves(unittest.TestCase):
    def test_a_divided_line_has_equal_steps(self):
        steps = np.diff(curves.lengths(curves.divide([(0, 0), (3, 4)], 5)))
        self.assertTrue(np.allclose(steps, 1.0))

    def test_inside_knows_the_inner_corner_of_an_l(self):
        outline = [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
        self.assertEqual(curves.inside([(0.5, 1.5), (1.5, 1.5)], outline).tolist(), [True, False])

    def test_mirrored_points_walk_on_from_the_centre(self):
        self.assertEqual(curves.mirrored([(2, 1), (0, 0)]), [(0, 0), (-2, 1)])


class Panels(unittest.TestCase):
    def test_a_panel_is_filled_without_gaps(self):
        panel = rectangle('square', SQUARE, 0.01)
        a, b, c = panel.points[panel.triangles].transpose(1, 0, 2)
        area = np.cross(b - a, c - a).sum() / 2
        self.assertAlmostEqual(area, 0.01, places=6)

    def test_a_strip_is_filled_too_and_its_stripes_stay_straight_when_the_mesh_is_refined(self):
        panel = strip('placket', [(0, 0), (0.03, 0), (0.03, 0.2), (0, 0.2)], 0.006)
        a, b, c = panel.points[panel.triangles].transpose(1, 0, 2)
        areas = np.cross(b - a, c - a) / 2
        self.assertGreater(areas.min(), 0)
        self.assertAlmostEqual(areas.sum(), 0.006, places=6)
        points = np.c_[panel.points, np.zeros(len(panel.points))]
        fine, triangles, (maps,) = subdivide(points, panel.triangles, [panel.points[panel.triangles]])
        self.assertLess(np.abs(fine[triangles][..., 0] - maps[..., 0]).max(), 1e-9)

    def test_subdivision_keeps_sharp_corners(self):
        panel = rectangle('square', SQUARE, 0.02)
        points = np.c_[panel.points, np.zeros(len(panel.points))]
        maps = panel.points[panel.triangles]
        fine, triangles, _ = subdivide(points, panel.triangles, [maps])
        self.assertEqual(len(triangles), 4 * len(panel.triangles))
        for corner in SQUARE:
            self.assertLess(np.linalg.norm(fine[:, :2] - corner, axis=1).min(), 1e-12)

    def test_sewing_two_squares_leaves_one_outline(self):
        garment = Garment()
        left = rectangle('left', SQUARE, 0.02)
        right = rectangle('right', [(x + 0.1, y) for x, y in SQUARE], 0.02)
        for panel in (left, right):
            garment.add(panel, np.c_[panel.points, np.zeros(len(panel.points))])
        garment.weld(garment.along(left, 'right'), garment.along(right, 'left', True))
        garment.build()
        self.assertEqual(len(cut_edges(garment.triangles, len(garment.points))), 6 * 5)
        self.assertEqual(garment.on_seam.sum(), 5)

    def test_a_straight_seam_between_unlike_triangles_stays_straight_when_the_cloth_is_smoothed(self):
        corners = [(x + 0.1, y) for x, y in SQUARE]
        sides = zip(corners, [*corners[1:], corners[0]], ('bottom', 'right', 'top', 'left'), strict=True)
        fine = Panel('fine', [(name, ends, 5 if name == 'left' else None) for *ends, name in sides], 0.011)
        coarse = rectangle('coarse', SQUARE, 0.02)
        garment = Garment()
        for panel in (coarse, fine):
            garment.add(panel, np.c_[panel.points, np.zeros(len(panel.points))])
        garment.weld(garment.along(coarse, 'right'), garment.along(fine, 'left', True))
        garment.build()
        sewn, seams = garment.of_flat[garment.along(coarse, 'right')], garment.seams()
        maps = garment.flat_points[garment.flat_triangles]

        def astray(seams):
            points = relax(garment.points, garment.triangles, 2, seams=seams)
            across = subdivide(points, garment.triangles, [maps], seams)[0][sewn[1:-1], 0]
            return np.abs(across - 0.1).max()

        self.assertGreater(astray(()), 0.002)
        self.assertLess(astray(seams), 0.0005)

    def test_seams_of_different_counts_are_refused(self):
        with self.assertRaises(ValueError):
            Garment().weld([1, 2], [3])


class Tailoring(unittest.TestCase):
    def test_the_sleeve_head_has_eighteen_millimetres_of_ease(self):
        top, under = jacket.sleeve(0.505)
        head = sum(curves.length(top.curves[e]) for e in ('cap-front', 'cap-back'))
        self.assertAlmostEqual(head + curves.length(under.curves['under']), 0.505 + 0.018, places=4)

    def test_checks_cross_chest_and_sleeve_at_one_height(self):
        style = jacket.STYLES['suit']
        garment = jacket.sew(style)
        front, top = garment.panels[0], garment.panels[5]
        gaps = (
            front.edge_points('armhole')[:16] - top.edge_points('cap-front')[::-1][:16] - top.weave_shift
        )[:, 1]
        self.assertAlmostEqual(float(gaps.mean()), 0, places=9)

    def test_the_pattern_runs_on_across_the_centre_front(self):
        front = jacket.front_panel(jacket.STYLES['bandhgala'])
        other = front.mirror('front-right')
        self.assertAlmostEqual(front.points[:, 0].min(), -other.points[:, 0].max())

    def test_a_short_coat_is_cut_no_wider_at_the_hem_than_at_the_seat(self):
        style = jacket.STYLES['suit']
        side, back = jacket.side_and_back(style, 56)
        front = jacket.front_panel(style)
        seams = [front.edge_points('side'), side.edge_points('hind'), back.edge_points('side-l')]
        hem = sum(seam[seam[:, 1].argmin(), 0] for seam in seams)
        seat = sum(np.interp(0.90, *seam[seam[:, 1].argsort()].T[::-1]) for seam in seams)
        self.assertLess(abs(hem - seat), 0.004)

    def test_the_lapel_tip_lies_on_the_chest_side_of_the_roll(self):
        self.assertGreater((lapel.TIP - lapel.BREAK) @ lapel.ACROSS, 0.05)


class Mesh(unittest.TestCase):
    def test_a_panel_sewn_inside_out_is_found(self):
        front, back = [(0, 1, 2), (1, 3, 2), (2, 3, 4)], [(3, 4, 5), (5, 4, 6)]
        self.assertEqual(inside_out(np.array(front + back), 7).tolist(), [False, False, False, True, True])
        turned = [corners[::-1] for corners in back]
        self.assertFalse(inside_out(np.array(front + turned), 7).any())


if __name__ == '__main__':
    unittest.main()
