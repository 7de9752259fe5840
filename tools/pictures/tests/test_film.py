"""The film is written, and AV1 only where it gains something at no loss."""

import tempfile
import unittest
from pathlib import Path

import numpy as np

from atelier import film


def moving_light(count=12, height=96, width=160):
    """Still threads under light that passes over them."""
    threads = np.random.default_rng(2).normal(0, 18, (height, width, 1))
    across = np.linspace(0, 1, width)[None, :, None]
    lit = [110 + threads + 60 * np.sin(6.28 * (across + k / count)) for k in range(count)]
    return np.clip(np.repeat(np.stack(lit), 3, -1), 0, 255).astype(np.uint8)


class Film(unittest.TestCase):
    def test_av1_stays_only_where_it_is_smaller_and_no_less_like_the_frames(self):
        frames = moving_light()
        with tempfile.TemporaryDirectory() as folder:
            common, light = Path(folder) / 'film.mp4', Path(folder) / 'film-av1.mp4'
            sizes = film.write(frames, 24, common, light)
            self.assertEqual(set(sizes), {one.name for one in Path(folder).iterdir()})
            self.assertLess(sizes[common.name], film.LIMIT)
            if light.name in sizes:
                self.assertLess(sizes[light.name], sizes[common.name])
                self.assertGreaterEqual(film.likeness(frames, light), film.likeness(frames, common))


if __name__ == '__main__':
    unittest.main()
