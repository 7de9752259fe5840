"""A cloth from straight above, in folds, lit by one low soft light. Needs no Blender.

The folded cloth is a height field in metres. Shade that changes slowly (shadow, sky) is traced on a
coarse grid; threads are shaded pixel by pixel at twice the size and brought down.
"""

import math
from dataclasses import dataclass

import numpy as np
from numba import njit
from PIL import Image
from scipy.ndimage import gaussian_filter

from .weave import to_light

COARSE = 0.00055  # metres between the points of the coarse grid
MARGIN = 0.035  # metres of cloth beyond the frame, which shade what is in it
KEY_SPREAD = (0.42, 0.17)  # half size of the soft light: radians across and up
SKY_TURNS = 12
SHADOW_REACH, SKY_REACH, BOUNCE_REACH = 0.07, 0.03, 0.008  # metres
KEY, FILL, BOUNCE = (2.05, 1.90, 1.67), (0.40, 0.40, 0.41), (0.42, 0.39, 0.35)
FILL_FROM = (0.62, -0.25, 0.74)  # a white board opposite the light
OVERSAMPLED = 2
LUMA = np.array([0.2126, 0.7152, 0.0722])
SQUARES = 7  # across the picture: each as large as a stripe's repeat
LIT = (60, 95)  # percentiles of the squares' brightness between which cloth counts as lit
GAINS = (0.05, 12.0)  # the range searched


@dataclass(frozen=True)
class Ridge:
    """A fold: where it crosses the middle of the frame, height and half width in metres."""

    place: float
    tall: float
    wide: float


@dataclass
class Spread:
    """A cloth in folds on the coarse grid; `arc` is the pattern coordinate across."""

    width: float
    ratio: float
    height: np.ndarray
    slope_x: np.ndarray
    slope_y: np.ndarray
    arc: np.ndarray
    sky: np.ndarray


def spread(ridges, slant, width, ratio, seed):
    """Lay a cloth over a frame of `width` metres in ridges that lean away from the light."""
    rng = np.random.default_rng(seed)
    rows, columns = (math.ceil((side + 2 * MARGIN) / COARSE) + 3 for side in (width / ratio, width))
    up, across = np.meshgrid(*(np.arange(n) * COARSE - MARGIN for n in (rows, columns)), indexing='ij')
    height = np.zeros_like(across)
    for k, ridge in enumerate(ridges):
        phase = rng.uniform(0, 2 * np.pi)
        middle = ridge.place + slant * (up - width / ratio / 2) * (1 + 0.15 * (k - 1))
        middle += 0.003 * np.sin(up * 45 + phase)
        off = (across - middle) / (ridge.wide * (1 + 0.18 * np.sin(up * 30 + 2 * phase)))
        off = np.where(off > 0, off * 1.45, off)
        height += ridge.tall * (1 + 0.20 * np.sin(up * 24 + phase)) * np.exp(-off * off)
    for _ in range(5):
        turn, wave = rng.uniform(0, np.pi), rng.uniform(90, 220)
        height += (
            0.025 / wave * np.sin(wave * (across * np.cos(turn) + up * np.sin(turn)) + rng.uniform(0, 6))
        )
    slope_y, slope_x = np.gradient(height, COARSE)
    arc = np.cumsum(np.sqrt(1 + slope_x**2), 1) * COARSE
    arc -= arc[:, columns // 2 : columns // 2 + 1]
    turns = np.arange(SKY_TURNS) * 2 * np.pi / SKY_TURNS
    sky = gaussian_filter(_open_sky(height, COARSE, turns, SKY_REACH), 1.5)
    return Spread(width, ratio, height, slope_x, slope_y, arc, sky)


@njit(cache=True, fastmath=True)
def _seen(height, step, turns, rises, reach):
    """Share of the light's points that each place of the grid sees."""
    rows, columns = height.shape
    out = np.zeros((rows, columns))
    steps = int(reach / step)
    for i in range(rows):
        for j in range(columns):
            seen = 0
            for k in range(len(turns)):
                dx, dy, rise = math.cos(turns[k]), math.sin(turns[k]), math.tan(rises[k])
                free = 1
                for s in range(2, steps):
                    a, b = i + int(round(s * dy)), j + int(round(s * dx))
                    if a < 0 or b < 0 or a >= rows or b >= columns:
                        break
                    if height[a, b] > height[i, j] + s * step * rise:
                        free = 0
                        break
                seen += free
            out[i, j] = seen / len(turns)
    return out


@njit(cache=True, fastmath=True)
def _open_sky(height, step, turns, reach):
    """How much of the sky each place sees, from its horizon in every direction."""
    rows, columns = height.shape
    out = np.zeros((rows, columns))
    steps = int(reach / step)
    for i in range(rows):
        for j in range(columns):
            sky = 0.0
            for k in range(len(turns)):
                dx, dy, highest = math.cos(turns[k]), math.sin(turns[k]), 0.0
                for s in range(1, steps, 2):
                    a, b = i + int(round(s * dy)), j + int(round(s * dx))
                    if a < 0 or b < 0 or a >= rows or b >= columns:
                        break
                    highest = max(highest, (height[a, b] - height[i, j]) / (s * step))
                sky += 1 - highest / math.sqrt(1 + highest * highest)
            out[i, j] = sky / len(turns)
    return out


@njit(cache=True, fastmath=True)
def _sample(grid, row, column):
    """Value between the points of a grid."""
    a = min(max(int(row), 0), grid.shape[0] - 2)
    b = min(max(int(column), 0), grid.shape[1] - 2)
    u, v = row - a, column - b
    return (grid[a, b] * (1 - v) + grid[a, b + 1] * v) * (1 - u) + (
        grid[a + 1, b] * (1 - v) + grid[a + 1, b + 1] * v
    ) * u


@njit(cache=True, fastmath=True)
def _shade(
    out,
    colour,
    relief,
    tile,
    bump,
    slope_x,
    slope_y,
    arc,
    seen,
    sky,
    near,
    key,
    pixel,
    step,
    margin,
    tones,
    board,
    sheen,
    gloss,
    power,
    uneven,
    grain,
    metal,
):
    """Linear light of every pixel. `arc` is the pattern coordinate across; upwards it is the height."""
    rows, columns = out.shape[:2]
    side = relief.shape[0]
    texel = tile / side
    for i in range(rows):
        up = (rows - 0.5 - i) * pixel
        for j in range(columns):
            across = (j + 0.5) * pixel
            r, c = (up + margin) / step, (across + margin) / step
            s, t = _sample(arc, r, c) / texel, up / texel
            u, v = s * math.cos(grain) + t * math.sin(grain), t * math.cos(grain) - s * math.sin(grain)
            a, b = int(math.floor(v)) % side, int(math.floor(u)) % side
            nx = -_sample(slope_x, r, c) - (relief[a, (b + 1) % side] - relief[a, b - 1]) * bump / (2 * texel)
            ny = -_sample(slope_y, r, c) - (relief[(a + 1) % side, b] - relief[a - 1, b]) * bump / (2 * texel)
            size = math.sqrt(nx * nx + ny * ny + 1)
            nx, ny, nz = nx / size, ny / size, 1 / size
            facing = (nx * key[0] + ny * key[1] + nz * key[2] + 0.08) / 1.08
            light = max(0.0, facing) * _sample(seen, r, c)
            toward = 0.35 + 0.65 * max(0.0, nx * board[0] + ny * board[1] + nz * board[2])
            fill, bounce = _sample(sky, r, c) * toward, _sample(near, r, c)
            hx, hy, hz = key[0], key[1], key[2] + 1.0
            half = math.sqrt(hx * hx + hy * hy + hz * hz)
            shine = max(0.0, (nx * hx + ny * hy + nz * hz) / half) ** power * gloss * light
            rim = (1 - nz) ** 2.5 * sheen
            drift = 1 + uneven * math.sin(u * texel * 61 + 2 * math.sin(v * texel * 43)) * math.sin(
                v * texel * 71
            )
            gold = metal[a % metal.shape[0], b % metal.shape[1]]
            glint = max(0.0, (nx * hx + ny * hy + nz * hz) / half) ** 16 * 2.4 * gold * light
            for k in range(3):
                albedo = colour[a, b, k] * drift
                arriving = tones[0, k] * light + tones[1, k] * fill + tones[2, k] * albedo * bounce
                dull = albedo * arriving * (1 + rim) * (1 - 0.6 * gold) + albedo * glint * tones[0, k]
                out[i, j, k] = dull + (0.35 + 0.65 * albedo) * shine * tones[0, k]


def _curve(light):
    """Linear light to the screen: a soft shoulder and a little contrast."""
    x = np.maximum(light, 0)
    x = x * (1 + x / 9) / (1 + x * 0.82)
    srgb = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - 0.055)
    srgb = np.clip(srgb, 0, 1)
    return srgb + 0.10 * (srgb * srgb * (3 - 2 * srgb) - srgb)


def lit(cloth, spec, tile, pixels, turn, rise, grain=0.0, points=16, soft=1.0, fill=1.0):
    """Linear light (h, w, 3) of a spread cloth, `pixels` wide and oversampled.

    `tile` is colour (linear), relief and perhaps a mask of metal threads, `spec` the library entry. In
    radians: `turn` and `rise` of the light, `grain` of the cloth. `points` is how many points the soft
    light is made of, `soft` how many times as wide it is as usual, `fill` how many times as much light
    comes from opposite.
    """
    rng = np.random.default_rng(1)
    turns = turn + soft * KEY_SPREAD[0] * rng.uniform(-1, 1, points)
    rises = rise + soft * KEY_SPREAD[1] * rng.uniform(-1, 1, points)
    seen = gaussian_filter(_seen(cloth.height, COARSE, turns, rises, SHADOW_REACH), 2.0)
    near = gaussian_filter(seen, BOUNCE_REACH / COARSE)
    key = np.array([math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)])
    wide = pixels * OVERSAMPLED
    out = np.zeros((round(wide / cloth.ratio), wide, 3), np.float32)
    finish = spec.finish
    colour, relief, *figure = tile
    metal = figure[0] * finish.metal if figure else np.zeros((1, 1), np.float32)
    power = 6 + 90 * (1 - finish.rough) ** 1.5
    _shade(
        out,
        colour,
        relief,
        spec.tile,
        finish.bump,
        cloth.slope_x,
        cloth.slope_y,
        cloth.arc,
        seen,
        cloth.sky,
        near,
        key,
        cloth.width / wide,
        COARSE,
        MARGIN,
        np.array([KEY, np.array(FILL) * fill, BOUNCE]),
        np.array(FILL_FROM),
        finish.sheen * 1.2,
        finish.specular * 0.16,
        power,
        finish.uneven * 0.7,
        grain,
        metal.astype(np.float32),
    )
    return out


def exposure(light):
    """Gain that brings out the threads of dark cloth without making it light."""
    middle = np.median(light[::4, ::4] @ LUMA)
    return float(np.clip((0.17 / max(middle, 1e-4)) ** 0.3, 0.95, 1.5))


def card_tone(colour):
    """Brightness (linear, on the screen) of the lit half of a card, for the mean colour of a cloth's tile.

    Measured on rendered cards: cloth comes out lighter than it is, but pale cloth, on its deeper
    ground, does not, nor does a deep colour.
    """
    albedo, depth = colour @ LUMA, 1 - colour.min() / colour.max()
    return 1.2 * albedo**0.85 * (1 - 0.35 * albedo) * (1 - 0.55 * depth**4)


def gain_for(light, tone):
    """Gain that gives the lit squares of a picture that brightness."""
    side = light.shape[1] // SQUARES
    rows = light.shape[0] // side
    squares = light[: rows * side, : SQUARES * side].reshape(rows, side, SQUARES, side, 3)
    brightness = squares.mean((1, 3)) @ LUMA
    low, high = np.percentile(brightness, LIT)
    lit_squares = squares.swapaxes(1, 2)[(brightness >= low) & (brightness <= high)]
    least, most = GAINS
    for _ in range(16):
        gain = math.sqrt(least * most)
        if (to_light(_curve(lit_squares * gain)) @ LUMA).mean() < tone:
            least = gain
        else:
            most = gain
    return gain


def picture(light, gain):
    """The finished picture, brought down to its size in linear light."""
    rows, columns = (side // OVERSAMPLED for side in light.shape[:2])
    small = light.reshape(rows, OVERSAMPLED, columns, OVERSAMPLED, 3).mean((1, 3))
    return Image.fromarray((_curve(small * gain) * 255 + 0.5).astype(np.uint8))
