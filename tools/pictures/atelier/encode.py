"""From a render to the files the shop serves: names, widths, size limits."""

import io
from bisect import bisect_left
from functools import cache

from PIL import Image, ImageFilter

WIDTHS = (240, 480, 960)
LARGE = 1440  # in AVIF only, for the zoom viewer
CARD_WIDTH = 480
CARD_LIMIT = 25_000  # bytes of the card picture in AVIF
LIMITS = {240: 12_000, 480: CARD_LIMIT, 960: 80_000, LARGE: 160_000}
# of views that only a product's own page shows, never a card of the grid
FURTHER_LIMITS = LIMITS | {480: 45_000, 960: 150_000}
CLOTH_LIMITS = {240: 10_000, 480: CARD_LIMIT, 960: 50_000, LARGE: 100_000}  # threads over the whole frame
START_QUALITY = {'avif': 60, 'webp': 78}  # at less, a plain cloth loses its threads at 480 px
WIDE_QUALITY = {'avif': 72, 'webp': 82}  # from 960 px on, or the ground shows squares
CLOTH_QUALITY = {'avif': 48, 'webp': 36}  # threads hide what would show on plain paper
STRIPED_QUALITY = {'avif': 68, 'webp': 82}
LOWEST_QUALITY = {'avif': 26, 'webp': 34}
CLOTH_LOWEST = {'avif': 13, 'webp': 8}
QUALITY_STEP = 7
POSTER_STEP = 1


def file_name(slug, width, kind):
    """The contract with the shop: `<slug>-<width>.<kind>`."""
    return f'{slug}-{width}.{kind}'


def height_for(width, ratio):
    """Height of a picture of that width, ratio being width / height."""
    return round(width / ratio)


def fitted(image, width, ratio):
    """Resize to the width, cropping the middle where the ratio differs."""
    height = height_for(width, ratio)
    w, h = image.size
    if abs(w / h - ratio) > 0.004:
        keep_w, keep_h = min(w, h * ratio), min(h, w / ratio)
        left, top = (w - keep_w) / 2, (h - keep_h) / 2
        image = image.crop((round(left), round(top), round(left + keep_w), round(top + keep_h)))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def encoded(image, kind, limit, lowest=None, start=START_QUALITY, grey=False):
    """Bytes under the limit if any allowed quality gets there, else the smallest tried.

    `grey` is for the posters. It leaves colour out: of grey cloth a low quality makes green and brown blots.
    """
    image = image.convert('L').convert('RGB') if grey else image
    qualities = range(
        start[kind], (lowest or LOWEST_QUALITY[kind]) - 1, -(POSTER_STEP if grey else QUALITY_STEP)
    )

    @cache
    def at(place):
        return saved(image, kind, qualities[place], grey)

    def fits(place):
        return len(at(place)) <= limit

    # Most pictures fit at the first quality, and a lower one never takes more bytes.
    place = 0 if fits(0) else bisect_left(range(len(qualities)), True, key=fits)
    return at(min(place, len(qualities) - 1))


def saved(image, kind, quality, grey=False):
    """The bytes of a file. AVIF has the colour of every pixel: fine checks whose colour was halved turned
    pink in blocks. At speed 7 it would take a third more bytes."""
    extra = {'method': 4}
    if kind == 'avif':
        speed, subsampling = (0, '4:0:0') if grey else (4, '4:4:4')
        extra = {'speed': speed, 'subsampling': subsampling, 'max_threads': 2}
    sink = io.BytesIO()
    image.save(sink, kind, quality=quality, **extra)
    return sink.getvalue()


def calm(image):
    """Soften colour but not light: a WebP, which halves the colour, then has no coloured blots."""
    light, *colours = image.convert('YCbCr').split()
    soft = [one.filter(ImageFilter.GaussianBlur(image.width / 400)) for one in colours]
    return Image.merge('YCbCr', (light, *soft)).convert('RGB')


def write(image, folder, slug, ratio=0.75, cloth=False, striped=False, further=False, large=False):
    """Write every width in AVIF and WebP; returns the bytes of each file by name. `cloth`: close up;
    `further`: an added view, whose WebP is the one width that a browser without AVIF asks for; `large`:
    also in the width that only the zoom viewer asks for."""
    limits = FURTHER_LIMITS if further else LIMITS
    lowest = LOWEST_QUALITY
    if cloth:
        limits, lowest = CLOTH_LIMITS, CLOTH_LOWEST
    sources = {'avif': image, 'webp': calm(image) if cloth else image}
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {}
    for width in (*WIDTHS, LARGE) if large else WIDTHS:
        start = WIDE_QUALITY if width >= WIDTHS[-1] else START_QUALITY
        if cloth or striped:
            start = CLOTH_QUALITY if cloth else STRIPED_QUALITY
        only_avif = width == LARGE or (further and width != CARD_WIDTH)
        for kind in ('avif',) if only_avif else ('avif', 'webp'):
            # WebP is the fallback for old browsers and may weigh half as much again
            limit = limits[width] * (1.0 if kind == 'avif' else 1.5)
            data = encoded(fitted(sources[kind], width, ratio), kind, limit, lowest[kind], start)
            name = file_name(slug, width, kind)
            (folder / name).write_bytes(data)
            sizes[name] = len(data)
    return sizes
