"""Drafts and colour orders close on themselves and are the weaves they say they are."""

import unittest

import numpy as np

from atelier.cloth import drafts
from atelier.cloth.library import CLOTHS, THREADS
from atelier.cloth.weave import PIXELS, Yarn, bake, embossed, encoded, linear


class Drafts(unittest.TestCase):
    def test_plain_weave_turns_at_every_thread(self):
        draft = drafts.plain(8)
        self.assertTrue((draft != np.roll(draft, 1, 0)).all())
        self.assertTrue((draft != np.roll(draft, 1, 1)).all())

    def test_two_two_twill_moves_one_end_at_every_pick(self):
        draft = drafts.twill(16)
        self.assertTrue((draft == np.roll(np.roll(draft, 1, 0), 1, 1)).all())
        self.assertEqual(draft.mean(), 0.5)

    def test_herringbone_turns_its_twill_at_every_stripe(self):
        draft = drafts.herringbone(40, 20)
        up = (draft[:, :19] == np.roll(draft, (1, 1), (0, 1))[:, :19])[:, 1:].mean()
        down = (draft[:, 20:39] == np.roll(draft, (-1, 1), (0, 1))[:, 20:39])[:, 1:].mean()
        self.assertEqual((up, down), (1.0, 1.0))

    def test_satin_binds_each_end_once_in_a_repeat(self):
        self.assertTrue(((drafts.satin(8) == 0).sum(0) == 1).all())
        self.assertTrue(((drafts.satin(8) == 0).sum(1) == 1).all())

    def test_every_cloth_closes_on_the_tile_without_a_join(self):
        for name, cloth in CLOTHS.items():
            with self.subTest(name):
                self.assertEqual(cloth.draft().shape, (THREADS, THREADS))
                self.assertTrue(drafts.repeats(cloth.warp, THREADS))
                self.assertTrue(drafts.repeats(cloth.weft, THREADS))

    def test_order_repeats_runs_up_to_the_count(self):
        self.assertEqual(drafts.order(7, ('a', 2), ('b', 1)), list('aabaaba'))


class Baking(unittest.TestCase):
    def test_the_same_seed_bakes_the_same_tile(self):
        first = bake(drafts.twill(8), ('#223344',), ('#556677',), Yarn(), seed=3)
        second = bake(drafts.twill(8), ('#223344',), ('#556677',), Yarn(), seed=3)
        for a, b in zip(first, second, strict=True):
            self.assertTrue((a == b).all())

    def test_the_thread_on_top_is_the_one_the_draft_says(self):
        calm = Yarn(slub=0, wobble=0)
        _, _, weft = bake(drafts.plain(8), ('#000000',), ('#ffffff',), calm)
        middles = weft[4::8, 4::8]
        self.assertTrue((middles == (drafts.plain(8) == 0)).all())

    def test_colours_survive_the_way_to_linear_light_and_back(self):
        self.assertEqual(tuple(encoded(linear('#9a6b2f'))), (0x9A, 0x6B, 0x2F))

    def test_the_gold_of_a_brocade_shows_in_its_figure_only(self):
        figure = np.zeros((16, 16), bool)
        figure[4:12, 4:12] = True
        draft = drafts.figured(figure)
        gold, ground = '#c89a4c', '#7b2d16'
        plain = Yarn(fibre=0, uneven=0, shade=0, twist=0)
        baked = bake(draft, (ground,), (gold,), plain)
        colour, _, mask = embossed(*baked, figure, ground, gold)
        outside = np.kron(~figure, np.ones((PIXELS, PIXELS))) > 0.5
        self.assertTrue(np.allclose(colour[outside], linear(ground), atol=1e-4))
        self.assertGreater(baked[2][outside].mean(), 0.02)  # it does bind the ground, unseen
        self.assertEqual(mask[outside].max(), 0)
        self.assertGreater(mask[~outside].mean(), 0.6)


if __name__ == '__main__':
    unittest.main()
