"""The hero: a poster and a short film of light going round over still cloth.

Light adds up, so the film is not rendered frame by frame: the key is rendered at a few stations
on its closed path and every frame is a smooth blend of the stations near it. The loop has no seam
because the path is closed, and nothing moves but light, which keeps the film small.
"""

import math

import numpy as np

from . import encode
from . import film as moving
from .cloth import relight
from .cloth.library import CLOTHS, tiles
from .cloth.relight import Ridge
from .cloth.weave import load
from .hero_light import blend_weights

CLOTH = 'grey-herringbone'
WIDTH, GRAIN = 0.15, 0.42  # metres across the frame, turn of the herringbone in radians
FOLDS = (Ridge(0.080, 0.0165, 0.0140), Ridge(0.022, 0.0085, 0.0200), Ridge(0.138, 0.0110, 0.0170))
SLANT = 0.42
SEED = 12
STATIONS = 10
FRAMES, RATE = 168, 24
SIZE = (960, 540)
POSTER_AT = 0.1  # share of the light's path
WEBP_LIMIT = 100_000  # for old browsers
POSTER_WIDTH = 1707  # of the render, 960 high
# width, ratio, bytes in AVIF: what a phone gets fits with its headers in what a server sends before
# the first answer comes back, ten packets of 1,460 bytes (RFC 6928)
POSTERS = {
    'hero': (1280, 16 / 9, 40_000),
    'hero-800': (800, 16 / 9, 40_000),
    'hero-tall': (540, 9 / 16, 13_500),
}
POSTER_START, POSTER_LOWEST = {'avif': 26, 'webp': 23}, 5


def light_at(share):
    """Direction of the key at a share of its closed path: an ellipse at the upper left."""
    angle = 2 * math.pi * share
    return math.radians(150 + 26 * math.cos(angle)), math.radians(27 + 9 * math.sin(angle))


def cloth(cache):
    """The spread cloth and its tile."""
    tiles(cache / 'weaves', CLOTH)
    return relight.spread(FOLDS, SLANT, WIDTH, 16 / 9, SEED), load(cache / 'weaves', CLOTH)


def still(laid, share, width):
    """Linear light with the key at a share of its path."""
    spread, tile = laid
    return relight.lit(spread, CLOTHS[CLOTH], tile, width, *light_at(share), GRAIN, points=24)


def poster(cache, folder):
    """The still: wide, small, and tall for phones, in both formats; returns sizes by name."""
    laid = cloth(cache)
    gain = relight.exposure(still(laid, POSTER_AT, SIZE[0]))  # that of the film
    picture, sizes = relight.picture(still(laid, POSTER_AT, POSTER_WIDTH), gain), {}
    folder.mkdir(parents=True, exist_ok=True)
    for name, (width, ratio, most) in POSTERS.items():
        small = encode.fitted(picture, width, ratio)
        for kind in ('avif', 'webp'):
            limit = most if kind == 'avif' else WEBP_LIMIT
            data = encode.encoded(small, kind, limit, POSTER_LOWEST, POSTER_START, grey=True)
            (folder / f'{name}.{kind}').write_bytes(data)
            sizes[f'{name}.{kind}'] = len(data)
    return sizes


def film(cache, folder):
    """The loop as H.264 and AV1; returns bytes by name."""
    laid = cloth(cache)
    gain = relight.exposure(still(laid, POSTER_AT, SIZE[0]))  # one gain for all: only the light may change
    stills = np.stack(
        [
            np.asarray(relight.picture(still(laid, k / STATIONS, SIZE[0]), gain), np.float32)
            for k in range(STATIONS)
        ]
    )
    frames = np.stack([_blend(stills, (POSTER_AT + k / FRAMES) % 1) for k in range(FRAMES)])
    return moving.write(frames, RATE, folder / 'hero.mp4', folder / 'hero-av1.mp4')


def _blend(stills, share):
    """The frame at a share of the light's path."""
    weights = blend_weights(share, STATIONS)
    near = weights > 0
    return (np.tensordot(weights[near].astype(np.float32), stills[near], 1) + 0.5).astype(np.uint8)
