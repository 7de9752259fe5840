"""One ground tone for all pictures of one light."""

import unittest

import numpy as np
from PIL import Image

from atelier import grade

TO_TWO_PERCENT = 5


def lit(ground, left=1.0, low=1.0):
    """A picture of bare ground, 90 x 120, darker towards the right and the bottom by these shares."""
    x, y = np.linspace(0, 1, 90)[None], np.linspace(0, 1, 120)[:, None]
    light = (1 - (1 - left) * x) * (1 - (1 - low) * y)
    return Image.fromarray((light[..., None] * np.array(ground)).astype(np.uint8))


def at_corners(picture):
    pixels = np.asarray(picture).astype(int)
    return np.array([pixels[y, x] for y in (2, -3) for x in (2, -3)])


class Ground(unittest.TestCase):
    def test_all_corners_come_to_the_one_tone_whatever_the_light(self):
        for light in ('day', 'deep', 'pale'):
            for picture in (lit((200, 190, 185)), lit((222, 210, 190), 0.93, 0.95)):
                off = np.abs(at_corners(grade.grade(picture, light)) - grade.PAPER_TONE)
                self.assertLessEqual(off.max(), TO_TWO_PERCENT, light)

    def test_behind_white_goods_the_ground_is_deeper_in_the_middle_only(self):
        graded = np.asarray(grade.grade(lit((190, 182, 170)), 'pale')).astype(int)
        self.assertLessEqual(np.abs(graded[60, 45] - grade.BEHIND_WHITE).max(), 2)
        row = graded[60, :45].mean(1)
        self.assertTrue(np.all(np.diff(row) <= 1))
        self.assertGreater(row[0], row[-1] + 6)

    def test_cloth_in_a_corner_is_not_taken_for_ground(self):
        for cloth in ((245, 244, 240), (24, 26, 40), (205, 180, 140)):
            picture = lit((200, 190, 180))
            picture.paste(cloth, (0, 80, 90, 120))
            graded = np.asarray(grade.grade(picture, 'pale')).astype(int)
            self.assertLessEqual(np.abs(graded[2, 2] - grade.PAPER_TONE).max(), 1)
            white = np.clip(np.array(cloth) * 1.25, 0, 255)
            self.assertLess((graded[-3, 2] - white).max(), 12)

    def test_what_is_whiter_than_white_stays_white(self):
        picture = Image.new('RGB', (80, 100), (150, 142, 130))
        picture.paste((250, 250, 248), (20, 30, 60, 100))
        self.assertGreater(np.asarray(grade.grade(picture, 'pale'))[60, 40].min(), 240)

    def test_black_and_white_stay(self):
        gain = grade.paper_gain((200, 190, 185))
        self.assertTrue(np.allclose(grade.brighten(np.array([0.0]), gain), 0))
        self.assertTrue(np.allclose(grade.brighten(np.array([1.0]), gain), 1))

    def test_dark_cloth_keeps_its_colour(self):
        dark = grade.to_light(np.array([30, 38, 64]) / 255)
        bright = grade.brighten(dark, grade.paper_gain((222, 214, 202)))
        self.assertLess(np.ptp(bright / dark), 0.1)
        self.assertLess((bright / dark).max(), 1.3)


if __name__ == '__main__':
    unittest.main()
