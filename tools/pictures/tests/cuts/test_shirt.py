"""Shirts and what is worn under something else: cuffs, straight seams, cloth pressed to the form."""

import unittest

import numpy as np
from scipy.spatial import cKDTree

from atelier.cuts import beneath, cuff, kurta
from atelier.pattern.form import chest, torso
from atelier.pattern.mesh import press_seam
from atelier.pattern.panel import rectangle
from atelier.pattern.sewing import Sewn


def _piece(points, triangles, heights):
    weave = np.stack([np.zeros(len(heights)), heights], 1)[triangles]
    return dict(points=points, triangles=triangles, weave=weave, detail=weave)


def _chest_piece(lift, heights):
    """A square of cloth `lift` over the chest, whose pattern has these heights."""
    points = chest([-0.03, 0.03, 0.03, -0.03], np.array([1.20, 1.20, 1.30, 1.30]), lift)
    return _piece(points, np.array([(0, 1, 2), (0, 2, 3)]), np.asarray(heights, float))


class Cuffs(unittest.TestCase):
    def test_the_upper_end_lies_over_the_lower_one(self):
        patch, button, normal = cuff.cuff(0.5, 1, False)
        x = patch.panel.points[:, 0]
        middle = cuff.around_forearm(np.full(len(x), 0.5), np.zeros(len(x)), 0.0, 1)
        away = np.linalg.norm((patch.points - middle) @ np.stack([cuff.OUT, cuff.BACK], 1), axis=1)
        upper = np.flatnonzero(x > cuff.GIRTH + 0.01)
        below = cKDTree(patch.panel.points).query(patch.panel.points[upper] - [cuff.GIRTH, 0])[1]
        self.assertGreater((away[upper] - away[below]).min(), cuff.THICKNESS / 2)
        self.assertLess(normal[1], 0)  # towards the camera
        self.assertGreater(button[0], 0.2)

    def test_the_other_sleeve_has_the_same_cuff_mirrored(self):
        left, right = (cuff.cuff(0.5, mirror, True)[0] for mirror in (1, -1))
        self.assertTrue(np.allclose(left.points * [-1, 1, 1], right.points))

    def test_a_rounded_end_is_seen_to_be_round(self):
        def gap(rounded):
            points = cuff.cuff(0.5, 1, rounded)[0].panel.points
            return np.linalg.norm(points - [cuff.GIRTH + cuff.LAP, 0], axis=1).min()

        self.assertGreater(gap(True), 0.0065)
        self.assertLess(gap(False), 0.002)

    def test_it_is_an_oval_that_narrows_towards_the_hand(self):
        patch, *_ = cuff.cuff(0.5, 1, False)
        (_, y), points = patch.panel.points.T, patch.points

        def across(row, way):
            return np.ptp(points[row] @ way)

        low, high = np.abs(y) < 0.001, np.abs(y - cuff.HEIGHT) < 0.001
        self.assertLess(across(high, cuff.OUT), 0.95 * across(high, cuff.BACK))
        self.assertLess(across(low, cuff.BACK), 0.98 * across(high, cuff.BACK))

    def test_the_sleeve_ends_inside_it_and_is_as_it_hung_higher_up(self):
        flat = np.stack(np.meshgrid(np.linspace(-0.14, 0.14, 9), [0, 0.02, 0.3]), -1).reshape(-1, 2)
        hung = np.tile([0.3, 0.0, 1.0], (len(flat), 1))
        moved = cuff.set_in(flat, hung, 0.0, 0.5, 1)
        middle = cuff.around_forearm(np.full(len(flat), 0.5), np.zeros(len(flat)), 0.0, 1)
        away = np.linalg.norm((moved - middle) @ np.stack([cuff.OUT, cuff.BACK], 1), axis=1).reshape(3, 9)
        self.assertLess(away[0].max(), cuff.GATHERED)
        self.assertGreater(away[1].min(), away[0].min())
        self.assertTrue(np.allclose(moved[-9:], hung[-9:]))

    def test_a_pleat_rises_slowly_to_its_edge_and_drops_there(self):
        x = np.linspace(-0.10, -0.06, 400)
        high = cuff.pleats(np.c_[x, np.full(400, 0.01)], 1, 0.0)
        edge = cuff.PLEATS[0][0] / np.pi * cuff.HALF
        self.assertAlmostEqual(x[high.argmax()], edge, delta=0.003)
        self.assertGreater(-np.diff(high).min(), 2 * np.diff(high).max())
        self.assertEqual(cuff.pleats(np.c_[x, np.full(400, 0.12)], 1, 0.0).max(), 0)


class Plackets(unittest.TestCase):
    def test_mens_fronts_fasten_left_over_right(self):
        right, left = kurta.placket_lift(np.array([(-0.0155, 1.3), (0.0155, 1.3)]), 0.0155)
        self.assertGreater(right, 0.0015)  # the free edge, over the right front
        self.assertLessEqual(left, 0)  # sewn down

    def test_a_kurtas_placket_is_sewn_down_below_its_tack(self):
        y = kurta.PLACKET_TACK - 0.005
        lift = kurta._strip_lift(np.array([(-kurta.PLACKET, y), (kurta.PLACKET, y)]))
        self.assertLessEqual(lift.max(), 0)


class Seams(unittest.TestCase):
    def test_a_pressed_seam_is_straight_and_cloth_far_from_it_stays(self):
        panel = rectangle('square', [(0, 0), (0.2, 0), (0.2, 0.2), (0, 0.2)], 0.01)
        points = np.c_[panel.points, np.zeros(len(panel.points))]
        run = np.array(panel.edges['bottom'])
        points[run[1:-1:2], 1] += 0.003
        pressed = press_seam(points, panel.triangles, run)
        self.assertGreater(np.abs(np.diff(points[run, 1], 2)).max(), 0.005)
        self.assertLess(np.abs(np.diff(pressed[run, 1], 2)).max(), 0.0005)
        far = points[:, 1] > 0.1
        self.assertTrue(np.allclose(pressed[far], points[far], atol=1e-6))


class Beneath(unittest.TestCase):
    def test_a_shirt_lies_close_under_a_waistcoat(self):
        back = _chest_piece(0.02, [1.2, 1.2, 1.3, 1.3])
        back['points'] = back['points'] * [1, -1, 1] + [0, 0.02, 0]
        self.assertGreater(torso(*back['points'].T).min(), beneath.SHIRT_LIES + 0.005)
        made = beneath.shirt(Sewn([back]))
        self.assertLess(torso(*made.pieces[0]['points'].T).max(), beneath.SHIRT_LIES + 0.001)

    def test_its_sleeves_keep_their_fullness(self):
        loose = _chest_piece(0.02, [0.2, 0.2, 0.3, 0.3])
        made = beneath.shirt(Sewn([loose]))
        self.assertTrue(np.allclose(made.pieces[0]['points'], loose['points']))

    def test_what_is_covered_and_below_the_hem_is_left_out(self):
        self.assertEqual(beneath.shirt(Sewn([_chest_piece(0.02, [0.8, 0.8, 0.9, 0.9])])).pieces, [])
        self.assertEqual(
            beneath.trousers(Sewn([_chest_piece(0.02, [0, 0, 0, 0])]), 0.75, 0.8, 1.1).pieces, []
        )

    def test_trousers_lie_close_under_a_coat_as_far_down_as_its_hem(self):
        z = np.array([0.40, 0.60, 0.77, 0.85])
        piece = _piece(np.c_[np.full(4, 0.20), np.zeros(4), z], np.array([(0, 1, 2), (1, 2, 3)]), z)
        (worn,) = beneath.trousers(Sewn([piece]), *beneath.COAT).pieces
        knee, thigh, hem, hip = worn['points'][:, 0]
        self.assertEqual(knee, 0.20)
        self.assertLess(hem, 0.18)
        self.assertLess(hip, 0.18)
        self.assertLess(thigh - hem, 0.02)  # no step in the thigh below the hem


if __name__ == '__main__':
    unittest.main()
