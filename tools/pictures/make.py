"""Make the shop's pictures: `python tools/pictures/make.py [slug ...]`. See README.md."""

import argparse
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
PROJECT = HERE.parent.parent
OUTPUT = PROJECT / 'public' / 'pictures'
ICONS = PROJECT / 'public' / 'icons'
CACHE = PROJECT / '.cache' / 'pictures'
NICENESS = 10


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('slugs', nargs='*', help='pictures to make; all of them when none is named')
    parser.add_argument('--force', action='store_true', help='make again what is already there')
    parser.add_argument('--redrape', action='store_true', help='cut, sew and drape again first')
    parser.add_argument('--size', choices=('preview', 'card', 'full'), default='full',
                        help='preview is half size with few samples')
    parser.add_argument('--only-render', action='store_true', help='leave the shop’s files alone')
    return parser.parse_args()


def main():
    """Make the pictures asked for, one after another, saying how long each took."""
    asked = arguments()
    os.nice(NICENESS)
    from atelier import encode, shoot
    from atelier.catalogue import SHOTS
    from atelier.mark import write_icons
    if not asked.slugs or 'icons' in asked.slugs:
        write_icons(ICONS)
    redraped = set()
    for shot in SHOTS:
        if asked.slugs and shot.slug not in asked.slugs:
            continue
        widest = OUTPUT / encode.file_name(shot.slug, encode.WIDTHS[-1], 'avif')
        if widest.exists() and not asked.force:
            print(f'{shot.slug}: already there', flush=True)
            continue
        started = time.monotonic()
        if asked.redrape and shot.cut and shot.cut not in redraped:
            shoot.sewn(CACHE / 'drapes', shot.cut, force=True)
            redraped.add(shot.cut)
        image = shoot.take(shot, CACHE, asked.size)
        note = 'rendered only'
        if not asked.only_render:
            sizes = encode.write(image, OUTPUT, shot.slug)
            card = sizes[encode.file_name(shot.slug, encode.CARD_WIDTH, 'avif')]
            note = f'card {card / 1000:.1f} kB'
        print(f'{shot.slug}: {time.monotonic() - started:.0f} s, {note}', flush=True)


if __name__ == '__main__':
    main()
