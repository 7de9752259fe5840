"""Tests of a jacket's lapels and collar, and of the tape that holds its roll line."""

import unittest

import numpy as np

from atelier.coat import fronts, pockets
from atelier.cuts import jacket, jacket_finish, lapel
from atelier.pattern.garment import Garment
from atelier.pattern.panel import rectangle
from atelier.pattern.sewing import ATLAS_PIXELS, CLEAN, DetailMap


class Board:
    """A front or a back that hangs flat, `depth` metres in front of the middle."""

    def __init__(self, depth):
        self.depth = depth

    def at(self, flat, lift=0.0):
        """Places and normals of pattern points, as a surface gives them."""
        x, y = np.atleast_2d(flat).T
        out = np.sign(self.depth)
        place = np.stack([x, np.full_like(x, -self.depth) - out * lift * np.ones_like(x), y - 0.05], 1)
        return place, np.tile([0.0, -out, 0.0], (len(x), 1))


FRONT, BACK = Board(0.06), Board(-0.08)


class Collar(unittest.TestCase):
    def setUp(self):
        made = lapel.collar(FRONT, FRONT, BACK)
        self.leaf = made.points.reshape(-1, 2 * lapel.COLUMNS - 1, 3)[lapel.STAND_ROWS :]

    def test_it_is_sewn_to_the_lapel_along_the_whole_gorge(self):
        for column, mirror in ((0, 1), (-1, -1)):
            sewn = lapel._gorge(FRONT, mirror, np.linspace(0, 1, len(self.leaf)))
            self.assertLess(np.abs(self.leaf[:, column] - sewn).max(), 1e-9)

    def test_its_fold_runs_on_in_the_roll_line_without_a_step(self):
        along = np.diff(self.leaf[0, :12][:, [0, 2]], axis=0)
        slant = np.degrees(np.arctan2(along[:, 0], along[:, 1]))
        self.assertLess(np.abs(slant - np.degrees(np.arctan2(*lapel.ROLL))).max(), 12)

    def test_behind_the_neck_it_is_a_band_without_a_point(self):
        for row in (self.leaf[0], self.leaf[-1]):
            before, middle, after = row[lapel.COLUMNS - 2 : lapel.COLUMNS + 1, 2]
            self.assertLess(abs(before - 2 * middle + after), 0.0006)


class Lapel(unittest.TestCase):
    def test_its_edge_is_straight_but_for_a_slight_fullness(self):
        edge = np.array(lapel._belly())
        chord = (lapel.TIP - lapel.FOOT) / np.linalg.norm(lapel.TIP - lapel.FOOT)
        out = (edge - lapel.FOOT) @ [chord[1], -chord[0]]
        self.assertTrue((out[1:-1] > 0).all())
        self.assertLess(out.max(), 0.006)

    def test_the_right_one_does_not_roll_where_the_left_one_covers_it(self):
        left, right = lapel.lapels(FRONT, FRONT)
        foot = np.hypot(*(left.panel.points - lapel.FOOT).T) < 0.03
        rise = [(-patch.points[foot, 1] - FRONT.depth).max() for patch in (left, right)]
        self.assertGreater(rise[0], 0.004)
        self.assertLess(rise[1], rise[0] / 2)


class PatchPocket(unittest.TestCase):
    def test_a_seam_and_a_shadow_show_it_on_both_fronts(self):
        style = jacket.STYLES['blazer']
        left = jacket.front_panel(style)
        for panel, sign in ((left, 1), (left.mirror('front-right'), -1)):
            pocket = pockets.patch(FRONT, sign)
            detail = DetailMap([panel, pocket.panel])
            pockets.draw_patch(detail, panel, pocket, sign)
            edge = pocket.panel.curves['left'][20:-20:5]
            for cloth, points in (
                (panel, (edge - [0.0015, 0]) * [sign, 1]),
                (pocket.panel, edge + [0.0045, 0]),
            ):
                at = (detail.place(cloth, points) * ATLAS_PIXELS).round().astype(int)
                dirt = [detail.layers[1].getpixel((int(x), int(ATLAS_PIXELS - y))) for x, y in at]
                self.assertLess(max(dirt), CLEAN * 0.7)


class Pressing(unittest.TestCase):
    def test_a_fold_beside_the_edge_goes_below_the_button_and_stays_on_the_chest(self):
        garment = Garment()
        for name, low in (('left', -0.02), ('right', -0.32)):
            high = low + 0.3
            panel = rectangle(name, [(low, 0.77), (high, 0.77), (high, 1.4), (low, 1.4)], 0.0095)
            x, z = panel.points.T
            garment.add(panel, np.stack([x, 0.006 * np.sin(x * 2 * np.pi / 0.09), z], 1))
        garment.build()
        pressed = jacket_finish._press(garment, garment.points, (), 0.77)
        inside = np.abs(garment.points[:, 0] - 0.13) < 0.09
        height = garment.points[:, 2]
        for part, least, most in (((height > 0.85) & (height < 1.0), 0, 0.6), (height > 1.2, 0.95, 1.05)):
            left = np.ptp(pressed[inside & part, 1]) / np.ptp(garment.points[inside & part, 1])
            self.assertTrue(least <= left <= most, left)


class Tape(unittest.TestCase):
    def setUp(self):
        self.garment = jacket.sew(jacket.STYLES['suit'])
        self.pull = jacket._taped(self.garment, jacket.STYLES['suit'])

    def test_it_draws_sideways_only(self):
        self.assertGreater(self.pull.share[:, 0].max(), 0)
        self.assertEqual(self.pull.share[:, 1:].max(), 0)

    def test_it_holds_the_roll_line_straight_from_the_button_to_the_collar(self):
        roll = self.garment.of_flat[self.garment.along(self.garment.panels[0], 'roll', True)]
        across = self.pull.target[roll, 0][: round(len(roll) * 0.72)]
        straight = np.linspace(across[0], across[-1], len(across))
        self.assertLess(np.abs(across - straight).max(), 0.004)

    def test_it_holds_stripes_upright_beside_the_buttons(self):
        front = self.garment.panels[0]
        edge = self.garment.of_flat[self.garment.along(front, 'edge')]
        held = edge[self.garment.flat[edge, 1] > fronts.PIVOT]
        self.assertLess(np.abs(self.pull.target[held, 0] - jacket.BREAK[0]).max(), 1e-9)


if __name__ == '__main__':
    unittest.main()
