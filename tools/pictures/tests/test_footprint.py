"""Cloth from afar: the colour is averaged, the light it gives back stays."""

import unittest

import numpy as np

from atelier.cloth import footprint
from atelier.cloth.library import CLOTHS, THREADS
from atelier.cloth.weave import PIXELS


class Footprint(unittest.TestCase):
    def test_from_near_every_texel_counts(self):
        self.assertEqual(footprint.factor('grey-herringbone', 0.0), 1)

    def test_from_afar_a_texel_stays_within_its_share_of_a_pixel(self):
        for name, cloth in CLOTHS.items():
            by = footprint.factor(name, 0.001)
            self.assertGreater(by, 1, name)
            self.assertLessEqual(by * cloth.thread / PIXELS, 0.001 * footprint.LOST_SHARE, name)
            self.assertEqual(THREADS * PIXELS % by, 0)

    def test_a_plain_twill_loses_its_lines_before_a_check_loses_its_bars(self):
        lines, bars = (
            footprint.factor(name, 0.00097) * CLOTHS[name].thread / PIXELS
            for name in ('navy-twill', 'glen-grey')
        )
        self.assertGreaterEqual(lines, 4 * CLOTHS['navy-twill'].thread)
        self.assertLessEqual(bars, CLOTHS['glen-grey'].thread)

    def test_an_oxfords_basket_is_one_tone_on_a_card_and_threads_from_near(self):
        thread = CLOTHS['sky-oxford'].thread

        def texel(pixel):
            return footprint.factor('sky-oxford', pixel) * thread / PIXELS

        for height in (1.12, 0.66):  # worn, and folded
            self.assertGreaterEqual(texel(height / 1280), 4 * thread)
        self.assertLess(texel(0.44 / 1280), thread)

    def test_a_herringbone_in_two_tones_keeps_its_stripes_when_its_lines_are_lost(self):
        cloth = CLOTHS['two-grey-herringbone']
        threads = footprint.factor('two-grey-herringbone', 1.46 / 1280) / PIXELS
        self.assertGreaterEqual(threads, 4)
        self.assertEqual(cloth.width % threads, 0)
        self.assertLess(footprint.factor('two-grey-herringbone', 0.5 / 1280) / PIXELS, 1)

    def test_a_birdseye_keeps_its_eyes_at_card_size(self):
        texel = footprint.factor('midnight-birdseye', 0.0011) * CLOTHS['midnight-birdseye'].thread / PIXELS
        self.assertLessEqual(texel, CLOTHS['midnight-birdseye'].thread)

    def test_averaging_keeps_the_light(self):
        light = np.random.default_rng(3).random((64, 32, 3)).astype(np.float32)
        coarse = footprint.averaged(light, 8)
        self.assertEqual(coarse.shape, (8, 4, 3))
        self.assertTrue(np.allclose(coarse.mean((0, 1)), light.mean((0, 1)), atol=1e-6))

    def test_bars_finer_than_two_pixels_do_not_beat_with_them(self):
        bars = np.tile(np.repeat([0.0, 1.0], 10), (320, 16)).astype(np.float32)  # 20 texels to a repeat
        pixel = 16  # texels: what a factor of 8 stands for
        seen = footprint.averaged(footprint.blurred(bars, footprint.CHECK_BLUR * 8), 8)[:, ::2]
        self.assertLess(pixel, 20)
        self.assertLess(np.ptp(seen), 0.2)
        self.assertAlmostEqual(float(seen.mean()), 0.5, places=2)

    def test_a_glen_beats_at_card_size_and_a_houndstooth_does_not(self):
        self.assertTrue(footprint.beats('glen-grey', 0.0016))
        self.assertFalse(footprint.beats('houndstooth-brown', 0.0016))

    def test_the_threads_of_a_striped_shirt_do_not_speckle_and_its_stripes_stay(self):
        self.assertTrue(footprint.speckles('bengal-stripe', 0.44 / 1280))
        self.assertFalse(footprint.speckles('bengal-stripe', 0.0001))
        self.assertFalse(footprint.speckles('white-poplin', 0.44 / 1280))
        threads = np.tile(np.repeat([0.0, 1.0], PIXELS), (16, 10)).astype(np.float32)
        stripes = np.tile(np.repeat([0.0, 1.0], 10 * PIXELS), (16, 2)).astype(np.float32)
        left = [np.ptp(footprint.blurred(t, footprint.SPECKLE_BLUR * PIXELS)) for t in (threads, stripes)]
        self.assertLess(left[0], 0.45)
        self.assertGreater(left[1], 0.99)


if __name__ == '__main__':
    unittest.main()
