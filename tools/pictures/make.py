"""Make the shop's pictures: `python tools/pictures/make.py [name ...]`. See README.md."""

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
PROJECT = HERE.parent.parent
OUTPUT = PROJECT / 'public' / 'pictures'
ICONS = PROJECT / 'public' / 'icons'
CACHE = PROJECT / '.cache' / 'pictures'
NICENESS = 10
EXTRAS = ('icons', 'hero', 'film', 'social')
SOCIAL_COAT = 'glen-check-suit'


def arguments():
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        'names', nargs='*', help=f'slugs, or any of {", ".join(EXTRAS)}; all when none is named'
    )
    parser.add_argument('--force', action='store_true', help='make again what is already there')
    parser.add_argument('--redrape', action='store_true', help='cut, sew and drape again first')
    parser.add_argument(
        '--size',
        choices=('preview', 'quick', 'full'),
        default='full',
        help='size and samples of the render; quick and preview take less time',
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument('--only-encode', action='store_true', help='render nothing, write what is rendered')
    only.add_argument('--only-render', action='store_true', help='leave public/ alone')
    return parser.parse_args()


def make_shot(shot, asked, redraped):
    """Render and encode one shot; returns a note for the terminal, or None when it was there."""
    from atelier import encode
    from atelier.catalogue import LARGE

    large = shot.slug in LARGE
    width = encode.LARGE if large else encode.WIDTHS[-1]
    widest = OUTPUT / encode.file_name(shot.slug, width, 'avif')
    if widest.exists() and not (asked.force or asked.only_encode):
        return None
    if shot.goods == 'close':  # needs no Blender
        from atelier.cloth.close_up import close_up

        image = close_up(CACHE / 'weaves', shot, width)
    else:
        from atelier import shoot

        size = 'large' if large and asked.size != 'preview' else asked.size
        if asked.only_encode:
            image = shoot.kept(shot, CACHE, size)
            if image is None:
                return 'not rendered'
        else:
            if asked.redrape and shot.cut and shot.cut not in redraped:
                shoot.sewn(CACHE / 'drapes', shot.cut, force=True)
                redraped.add(shot.cut)
            image = shoot.take(shot, CACHE, size)
    if asked.only_render:
        return 'rendered only'
    sizes = encode.write(
        image,
        OUTPUT,
        shot.slug,
        ratio=shot.ratio,
        cloth=not shot.graded,
        striped=shot.striped,
        further=shot.further,
        large=large,
    )
    card = sizes[encode.file_name(shot.slug, encode.CARD_WIDTH, 'avif')]
    return f'card {card / 1000:.1f} kB'


def make_extra(name, asked):
    """Make icons, hero poster, film or social picture; returns a note for the terminal."""
    from atelier import encode, hero, mark, social
    from atelier.catalogue import JACKET, shot

    if name == 'icons':
        mark.write_icons(ICONS)
        return 'written'
    if name == 'hero':
        return f'{hero.poster(CACHE, OUTPUT)["hero.avif"] / 1000:.1f} kB'
    if name == 'film':
        return ', '.join(f'{film} {size / 1000:.0f} kB' for film, size in hero.film(CACHE, OUTPUT).items())
    from atelier import shoot

    coat = replace(shot(SOCIAL_COAT), slug='social', frame=JACKET, beneath=())  # the link's picture is wide
    coat = encode.fitted(shoot.take(coat, CACHE, asked.size), encode.WIDTHS[-1], 0.75)
    return f'{social.write(coat, OUTPUT) / 1000:.0f} kB'


def main():
    """Make the named pictures one after another and print how long each took."""
    asked = arguments()
    os.setpriority(os.PRIO_PROCESS, 0, max(NICENESS, os.getpriority(os.PRIO_PROCESS, 0)))
    from atelier.catalogue import FURTHER, SCENES, SHOTS

    shots = [s for s in (*SHOTS, *SCENES, *FURTHER) if not asked.names or s.slug in asked.names]
    extras = [name for name in EXTRAS if name in asked.names or not (asked.names or asked.only_encode)]
    unknown = set(asked.names) - {s.slug for s in shots} - set(extras)
    if unknown:
        sys.exit(f'no such picture: {", ".join(sorted(unknown))}')
    redraped = set()
    for thing in (*extras, *shots):
        started = time.monotonic()
        if isinstance(thing, str):
            name, note = thing, make_extra(thing, asked)
        else:
            name, note = thing.slug, make_shot(thing, asked, redraped)
        print(f'{name}: {time.monotonic() - started:.0f} s, {note or "already there"}', flush=True)


if __name__ == '__main__':
    main()
