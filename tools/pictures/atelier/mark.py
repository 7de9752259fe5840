"""The house mark: a needle whose thread runs up into a flame.

The mark is described once, on a 512 square, and written both as SVG and as
pixels, so that the favicon and the raster icons can never drift apart.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

PAPER = '#f4efe6'
INK = '#1f1b16'
BRASS = '#9a6b2f'
GRID = 512
SUPERSAMPLE = 6

# The thread: a loose end at the tip, once round the flame, home through the eye.
THREAD_START = (274.0, 74.0)
THREAD_CURVES = (
    ((286, 152), (392, 196), (392, 308)),
    ((392, 388), (330, 442), (256, 442)),
    ((182, 442), (120, 388), (120, 312)),
    ((120, 236), (196, 222), (256, 176)),
)
THREAD_WIDTH = 22.0

# The needle: a long taper, point down, with an eye near the head.
NEEDLE = ((256, 128), (267, 140), (269, 190), (264, 300), (256, 396), (248, 300), (243, 190), (245, 140))
EYE_TOP, EYE_BOTTOM, EYE_WIDTH = (256.0, 158.0), (256.0, 196.0), 9.0


@dataclass(frozen=True)
class Placing:
    """Where the mark sits on its tile: scale about the centre, corner radius as a share."""

    scale: float
    corner: float


PLAIN = Placing(scale=1.0, corner=0.18)
MASKABLE = Placing(scale=0.78, corner=0.0)  # the safe zone is the inner 80 %
APPLE = Placing(scale=0.94, corner=0.0)  # iOS rounds the corners itself


def cubic(start, curve, steps=48):
    """Points along one cubic Bezier segment, the start left out."""
    t = np.linspace(0, 1, steps + 1)[1:, None]
    p0, (p1, p2, p3) = np.array(start, float), np.array(curve, float)
    return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3


def thread_points():
    """The whole thread as a polyline on the 512 grid."""
    points = [np.array([THREAD_START], float)]
    for curve in THREAD_CURVES:
        points.append(cubic(points[-1][-1], curve))
    return np.vstack(points)


def svg(placing=PLAIN):
    """The mark as an SVG document."""
    x, y = THREAD_START
    thread = f'M{x:g} {y:g}' + ''.join(
        'C' + ' '.join(f'{a:g} {b:g}' for a, b in curve) for curve in THREAD_CURVES
    )
    needle = 'M' + 'L'.join(f'{a:g} {b:g}' for a, b in NEEDLE) + 'Z'
    shift = GRID / 2 * (1 - placing.scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">'
        f'<rect width="{GRID}" height="{GRID}" rx="{GRID * placing.corner:g}" fill="{PAPER}"/>'
        f'<g transform="translate({shift:g} {shift:g}) scale({placing.scale:g})" stroke-linecap="round">'
        f'<path d="{needle}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M{EYE_TOP[0]:g} {EYE_TOP[1]:g}L{EYE_BOTTOM[0]:g} {EYE_BOTTOM[1]:g}" '
        f'stroke="{PAPER}" stroke-width="{EYE_WIDTH:g}"/>'
        f'<path d="{thread}" fill="none" stroke="{BRASS}" stroke-width="{THREAD_WIDTH:g}"/>'
        '</g></svg>\n'
    )


def raster(size, placing=PLAIN):
    """The mark as an RGBA image of `size` pixels, corners transparent where rounded."""
    big = size * SUPERSAMPLE
    unit = big / GRID * placing.scale
    shift = big / 2 * (1 - placing.scale)
    tile = Image.new('RGBA', (big, big), (0, 0, 0, 0))
    draw = ImageDraw.Draw(tile)
    draw.rounded_rectangle((0, 0, big - 1, big - 1), radius=big * placing.corner, fill=PAPER)

    def at(points):
        return [(a * unit + shift, b * unit + shift) for a, b in points]

    def stroke(points, width, colour):
        placed, radius = at(points), width * unit / 2
        for x, y in placed:
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
        draw.line(placed, fill=colour, width=round(width * unit))

    draw.polygon(at(NEEDLE), fill=INK)
    stroke((*NEEDLE, NEEDLE[0]), 5, INK)
    stroke((EYE_TOP, EYE_BOTTOM), EYE_WIDTH, PAPER)
    stroke(thread_points(), THREAD_WIDTH, BRASS)
    return tile.resize((size, size), Image.Resampling.LANCZOS)


def write_icons(folder):
    """Write every icon that the manifest and the page head ask for."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'favicon.svg').write_text(svg(), encoding='utf-8')

    def save(name, image):
        # three inks and their edges: a palette of 64 loses nothing the eye can find
        image.quantize(64).save(folder / f'{name}.png', optimize=True)

    for size in (192, 512):
        save(f'icon-{size}', raster(size))
        save(f'maskable-{size}', raster(size, MASKABLE).convert('RGB'))
    save('apple-touch-icon', raster(180, APPLE).convert('RGB'))
