"""From a render to the files the shop serves: names, widths, size limits, one paper tone."""

import io
import math

import numpy as np
from PIL import Image

WIDTHS = (240, 480, 960)
CARD_WIDTH = 480
CARD_LIMIT = 25_000  # bytes of the card picture in AVIF
LIMITS = {240: 12_000, 480: CARD_LIMIT, 960: 80_000}
START_QUALITY = {'avif': 56, 'webp': 76}
LOWEST_QUALITY = {'avif': 26, 'webp': 34}
QUALITY_STEP = 4
PAPER_TONE = (234, 228, 217)  # what the paper becomes in every picture, sRGB
BORDER = 0.03  # share of the width measured along the sides and the top
UPPER = 0.7  # the sides are measured down to here
BRIGHTEST = 70  # percentile of the border above which it is taken for paper, not cloth


def file_name(slug, width, kind):
    """The contract with the shop: `<slug>-<width>.<kind>`."""
    return f'{slug}-{width}.{kind}'


def height_for(width, ratio):
    """Height of a picture of that width, ratio being width / height."""
    return round(width / ratio)


def paper_curve(paper, target=PAPER_TONE):
    """Exponents for each channel that bring the measured paper to the target; black and white stay."""
    return tuple(math.log(t / 255) / math.log(min(max(p, 8), 250) / 255)
                 for p, t in zip(paper, target, strict=True))


def paper_of(pixels):
    """The paper's colour (0..1) in a picture: the bright part of its upper border."""
    rows, edge = int(pixels.shape[0] * UPPER), max(2, int(pixels.shape[1] * BORDER))
    strips = (pixels[:rows, :edge], pixels[:rows, -edge:], pixels[:edge])
    border = np.concatenate([strip.reshape(-1, 3) for strip in strips])
    bright = border.mean(1)
    return np.median(border[bright >= np.percentile(bright, BRIGHTEST)], 0)


def grade(image, target=PAPER_TONE):
    """Even out the exposure: the paper comes to the same tone in every picture."""
    pixels = np.asarray(image.convert('RGB'), float) / 255
    exponents = paper_curve(paper_of(pixels) * 255, target)
    return Image.fromarray((pixels ** np.array(exponents) * 255 + 0.5).astype(np.uint8))


def fitted(image, width, ratio):
    """Resize to the width, cropping the middle where the ratio differs."""
    height = height_for(width, ratio)
    w, h = image.size
    if abs(w / h - ratio) > 0.004:
        keep_w, keep_h = min(w, h * ratio), min(h, w / ratio)
        left, top = (w - keep_w) / 2, (h - keep_h) / 2
        image = image.crop((round(left), round(top), round(left + keep_w), round(top + keep_h)))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def encoded(image, kind, limit):
    """Bytes under the limit if any allowed quality gets there, else the smallest tried."""
    for quality in range(START_QUALITY[kind], LOWEST_QUALITY[kind] - 1, -QUALITY_STEP):
        sink = io.BytesIO()
        extra = {'speed': 4, 'max_threads': 2} if kind == 'avif' else {'method': 6}
        image.save(sink, kind, quality=quality, **extra)
        if sink.tell() <= limit:
            break
    return sink.getvalue()


def write(image, folder, slug, widths=WIDTHS, ratio=0.75, limits=LIMITS):
    """Write every width in AVIF and WebP; gives the bytes of each file by name."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {}
    for width in widths:
        small = fitted(image, width, ratio)
        for kind in ('avif', 'webp'):
            # WebP is the fallback for old browsers and may weigh half as much again
            limit = limits[width] * (1.0 if kind == 'avif' else 1.5)
            data = encoded(small, kind, limit)
            name = file_name(slug, width, kind)
            (folder / name).write_bytes(data)
            sizes[name] = len(data)
    return sizes
