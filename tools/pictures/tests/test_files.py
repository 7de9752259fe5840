"""File names, size limits, and the pictures that are committed."""

import io
import tempfile
import unittest
from pathlib import Path

import numpy as np
from PIL import Image

from atelier import encode, mark
from atelier.catalogue import (
    BACKS,
    COLLAR_VIEWS,
    FOLDED,
    FULL_LENGTHS,
    FULLER,
    FURTHER,
    LARGE,
    SCENES,
    SHOTS,
    THREE_QUARTERS,
)
from atelier.cloth.library import CLOTHS

ENDINGS = ('240.avif', '480.avif', '480.webp', '960.avif')
PICTURES = Path(__file__).resolve().parents[3] / 'public' / 'pictures'


class Names(unittest.TestCase):
    def test_the_name_is_slug_width_kind(self):
        self.assertEqual(encode.file_name('olive-bandhgala', 480, 'avif'), 'olive-bandhgala-480.avif')

    def test_a_portrait_is_three_to_four(self):
        self.assertEqual([encode.height_for(w, 0.75) for w in encode.WIDTHS], [320, 640, 1280])

    def test_slugs_are_told_apart_and_their_cloths_exist(self):
        slugs = [s.slug for s in (*SHOTS, *SCENES, *FURTHER)]
        self.assertEqual(len(slugs), len(set(slugs)))
        self.assertEqual(len(SHOTS), 30)
        for shot in SHOTS:
            self.assertTrue(not shot.cloth or shot.cloth in CLOTHS, shot.slug)

    def test_what_opens_at_the_chest_is_dressed_and_every_suit_has_its_own_tie(self):
        open_coats = [s for s in SHOTS if s.cut in ('suit', 'blazer')]
        ties = [s.under[1] for s in open_coats if s.cut == 'suit']
        self.assertEqual(len(ties), len(set(ties)))
        for shot in open_coats:
            shirt, tie, square = shot.under
            self.assertTrue(shirt in CLOTHS and tie in CLOTHS and square in ('', *CLOTHS), shot.slug)


class Limits(unittest.TestCase):
    def test_quality_gives_way_until_the_limit_is_kept(self):
        noisy = np.random.default_rng(1).integers(90, 160, (640, 480, 3), np.uint8)
        picture = Image.fromarray(noisy).resize((120, 160))
        free = encode.encoded(picture, 'avif', 10**9)
        self.assertLess(len(encode.encoded(picture, 'avif', len(free) - 1)), len(free))

    def test_the_quality_is_the_highest_that_keeps_the_limit(self):
        picture = Image.fromarray(np.random.default_rng(1).integers(90, 160, (160, 120, 3), np.uint8))
        best, lowest = encode.START_QUALITY['avif'], encode.LOWEST_QUALITY['avif']
        qualities = range(best, lowest - 1, -encode.QUALITY_STEP)
        sizes = [len(encode.saved(picture, 'avif', quality)) for quality in qualities]
        for size in sizes:
            self.assertEqual(len(encode.encoded(picture, 'avif', size)), size)
        self.assertEqual(len(encode.encoded(picture, 'avif', 0)), sizes[-1])

    def test_narrow_stripes_keep_their_colour(self):
        stripes = np.full((96, 96, 3), 240, np.uint8)
        stripes[:, ::2] = (20, 70, 150)
        data = encode.encoded(Image.fromarray(stripes), 'avif', 10**9)
        seen = np.asarray(Image.open(io.BytesIO(data)).convert('RGB'), float)
        self.assertGreater((seen[:, ::2, 2] - seen[:, ::2, 0]).mean(), 100)

    def test_every_width_is_written_in_both_formats(self):
        with tempfile.TemporaryDirectory() as folder:
            sizes = encode.write(Image.new('RGB', (60, 80), '#887766'), Path(folder), 'plain')
            self.assertEqual(len(sizes), 6)
            with Image.open(Path(folder) / 'plain-240.webp') as small:
                self.assertEqual(small.size, (240, 320))
            further = encode.write(Image.new('RGB', (60, 80)), Path(folder), 'added', further=True)
            self.assertEqual(sorted(further), [f'added-{n}' for n in ENDINGS])
            large = encode.write(Image.new('RGB', (60, 80)), Path(folder), 'wide', cloth=True, large=True)
            self.assertIn('wide-1440.avif', large)
            self.assertNotIn('wide-1440.webp', large)

    def test_committed_cards_keep_their_limit(self):
        for path in PICTURES.glob(f'*-{encode.CARD_WIDTH}.avif'):
            further = path.name.removesuffix('-480.avif') in {shot.slug for shot in FURTHER if shot.further}
            limits = encode.FURTHER_LIMITS if further else encode.LIMITS
            with self.subTest(path.name):
                self.assertLessEqual(path.stat().st_size, limits[encode.CARD_WIDTH])

    def test_every_product_has_all_its_files(self):
        for shot in SHOTS:
            for width in encode.WIDTHS:
                for kind in ('avif', 'webp'):
                    name = encode.file_name(shot.slug, width, kind)
                    self.assertTrue((PICTURES / name).exists(), name)

    def test_every_piece_of_cloth_and_its_close_up_are_there_for_the_zoom_viewer(self):
        for slug in LARGE:
            path = PICTURES / encode.file_name(slug, encode.LARGE, 'avif')
            with self.subTest(path.name), Image.open(path) as picture:
                self.assertEqual(picture.width, encode.LARGE)

    def test_a_further_view_is_whole_and_has_the_one_webp_that_is_asked_for(self):
        for shot in (*FULL_LENGTHS, *THREE_QUARTERS, *BACKS, *FULLER, *FOLDED, *COLLAR_VIEWS):
            made = {path.name for path in PICTURES.glob(f'{shot.slug}-*')}
            wanted = {encode.file_name(shot.slug, width, 'avif') for width in encode.WIDTHS}
            wanted.add(encode.file_name(shot.slug, encode.CARD_WIDTH, 'webp'))
            self.assertIn(made, (set(), wanted), shot.slug)

    def test_only_what_comes_with_trousers_is_shown_with_them(self):
        slugs = [s.slug for s in FULL_LENGTHS]
        self.assertIn('navy-twill-suit-full', slugs)
        self.assertNotIn('olive-herringbone-blazer-full', slugs)

    def test_a_coat_is_shown_over_trousers_which_are_of_another_cloth_below_a_blazer(self):
        coats = [s for s in SHOTS if s.cut in ('suit', 'blazer', 'bandhgala')]
        self.assertEqual(len(coats), 9)
        for shot in coats:
            (trousers,) = shot.beneath
            self.assertEqual(trousers.cut, 'trousers')
            odd = shot.slug.endswith('-blazer')
            self.assertEqual(trousers.cloth != shot.cloth, odd, shot.slug)

    def test_a_waistcoat_is_shown_from_behind_turned_and_at_its_opening(self):
        slugs = {s.slug for s in (*BACKS, *THREE_QUARTERS, *COLLAR_VIEWS)}
        wanted = {f'charcoal-waistcoat-{view}' for view in ('back', 'three-quarter', 'collar')}
        self.assertLessEqual(wanted, slugs)


class Mark(unittest.TestCase):
    def test_the_maskable_mark_keeps_to_the_safe_zone(self):
        pixels = np.asarray(mark.raster(96, mark.MASKABLE).convert('RGB')).astype(int)
        y, x = np.mgrid[:96, :96]
        outside = np.hypot(x - 47.5, y - 47.5) > 96 * 0.4
        paper = np.array([0xF4, 0xEF, 0xE6])
        self.assertLessEqual(np.abs(pixels[outside] - paper).max(), 2)


if __name__ == '__main__':
    unittest.main()
