"""Bakes a draft into a seamless tile, thread by thread: colour, relief and gloss.

Every thread has a height (over or under, softened) plus a round cross-section; the higher
thread wins each pixel and is compared with its neighbours, so that slubs overlap them.
Then fibre streaks sheared by the twist, colour per thread, and shade between the threads.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

PIXELS = 8  # to a thread


@dataclass(frozen=True)
class Yarn:
    """How the threads look. Fractions of the thread's width or colour, unless stated otherwise."""

    crown: float = 0.55  # height of the round cross-section
    wave: float = 0.35  # height gained by going over
    slub: float = 0.0  # thick places
    wobble: float = 0.06  # sideways wandering
    fibre: float = 0.20  # strength of the fibre streaks
    uneven: float = 0.05  # colour from thread to thread
    shade: float = 0.55  # darkness between threads
    twist: float = 0.8
    milled: float = 0.0  # 0 clear cut, 1 felted
    fleck: tuple | None = None  # (colour, share) of a second fibre in a melange
    cover: float = 0.0  # how far the warp spreads over the weft, as in poplin
    gloss: float = 0.0  # how much smoother the weft is than the warp


def linear(colour):
    """Linear light of an sRGB hex colour."""
    return to_light(np.array([int(colour.lstrip('#')[k : k + 2], 16) for k in (0, 2, 4)]) / 255)


def to_light(value):
    """Linear light of sRGB values, both 0..1."""
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def encoded(light):
    """sRGB bytes of linear light."""
    light = np.clip(light, 0, 1)
    srgb = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return (srgb * 255 + 0.5).astype(np.uint8)


def soften(array, sigma, axis):
    """Gaussian blur that wraps round, along one axis."""
    count = array.shape[axis]
    kernel = np.exp(-2 * (np.pi * np.fft.rfftfreq(count) * sigma) ** 2)
    shape = [1] * array.ndim
    shape[axis] = len(kernel)
    spectrum = np.fft.rfft(array, axis=axis) * kernel.reshape(shape)
    return np.fft.irfft(spectrum, n=count, axis=axis).astype(np.float32)


def _unit(array):
    array = array - array.mean()
    return array / (array.std() + 1e-9)


def bake(draft, warp, weft, yarn, seed=1):
    """Colour (h, w, 3) in linear light, relief (h, w) in 0..1, weft mask (h, w)."""
    rng = np.random.default_rng(seed)
    picks, ends = draft.shape
    height, width = picks * PIXELS, ends * PIXELS
    row, column = np.mgrid[:height, :width].astype(np.int32)
    top = np.full((height, width), -9, np.float32)
    which = np.zeros((height, width), np.int32)
    is_weft = np.zeros((height, width), bool)
    across = np.zeros((height, width), np.float32)

    def lay(over, run, along_count, thread_count, along, position, weft_threads):
        noise = rng.standard_normal((along_count, thread_count))
        thick = 1 + yarn.slub * 0.9 * np.maximum(0, _unit(soften(noise, PIXELS * 5, 0)) - 0.7)
        noise = rng.standard_normal((along_count, thread_count))
        thick = thick + 0.05 * _unit(soften(noise, PIXELS * 2, 0))
        thick *= 1 + yarn.slub * 0.25 * rng.standard_normal(thread_count)[None]
        thick = np.clip(thick, 0.6, 2.2).astype(np.float32)
        thick *= np.float32(1 - yarn.cover if weft_threads else 1 + yarn.cover)
        noise = rng.standard_normal((along_count, thread_count))
        path = (yarn.wobble * _unit(soften(noise, PIXELS * 4, 0))).astype(np.float32)
        rise = soften(np.repeat(over, PIXELS, axis=0).astype(float), PIXELS * 0.42, 0) * 2 - 1
        for step in (-1, 0, 1):
            thread = position // PIXELS + step
            offset = (position / PIXELS + 0.5 / PIXELS - thread - 0.5) * 2
            thread = thread % thread_count
            size = thick[along, thread]
            u = ((offset - path[along, thread]) / size).astype(np.float32)
            round_part = np.sqrt(np.maximum(1 - u * u, 0))
            level = yarn.wave * rise[along, thread] + yarn.crown * size * round_part
            better = (np.abs(u) < 1) & (level > top)
            top[better] = level[better]
            which[better] = thread[better]
            is_weft[better] = weft_threads
            across[better] = u[better]

    lay(draft, picks, height, ends, row, column, False)
    lay(1 - draft.T, ends, width, picks, column, row, True)
    top = np.maximum(top, -yarn.wave - 0.2)
    streaks = _streaks(rng, row, column, across, is_weft, yarn)
    warp_light = _thread_light(rng, warp, ends, yarn)
    weft_light = _thread_light(rng, weft, picks, yarn)
    colour = np.where(is_weft[..., None], weft_light[which % picks], warp_light[which % ends])
    if yarn.milled:
        felt = np.stack(
            [soften(soften(colour[..., k], PIXELS * 0.9, 0), PIXELS * 0.9, 1) for k in range(3)], -1
        )
        colour = colour * (1 - yarn.milled) + felt * yarn.milled
        top = top * (1 - yarn.milled * 0.75) + 0.12 * yarn.milled * streaks
    colour = colour * np.clip(1 + yarn.fibre * streaks[..., None], 0.3, 2.2)
    if yarn.fleck:
        fleck, share = yarn.fleck
        mix = np.clip((streaks - 1.1) * 2.5, 0, 1)[..., None] * share
        colour = colour * (1 - mix) + linear(fleck) * mix
    top = top + 0.05 * yarn.fibre * streaks
    low, high = np.percentile(top, [2, 98])
    relief = np.clip((top - low) / (high - low), 0, 1)
    colour = colour * (1 - yarn.shade * (1 - relief[..., None]) ** 1.5)
    return colour, relief, is_weft


def _streaks(rng, row, column, across, is_weft, yarn):
    """Fibres lying along each thread, sheared by its twist."""
    height, width = row.shape
    shear = np.round(yarn.twist * PIXELS * across).astype(np.int32)

    def grain(axis):
        noise = soften(rng.standard_normal((height, width)), 2.2 * PIXELS * 0.5, axis)
        return _unit(soften(noise, 0.5, 1 - axis)).astype(np.float32)

    down, sideways = grain(0), grain(1)
    return np.where(is_weft, sideways[row, (column + shear) % width], down[(row + shear) % height, column])


def _thread_light(rng, colours, count, yarn):
    light = np.array([linear(colours[k % len(colours)]) for k in range(count)])
    return light * (1 + yarn.uneven * rng.standard_normal((count, 1)))


def embossed(colour, relief, is_weft, figure, warp, weft):
    """A baked brocade whose figure is raised, and its mask: the figured weft that shows there.

    What binds the ground is of the ground's own colour: the figured weft lies behind it.
    """
    inside = np.kron(figure, np.ones((PIXELS, PIXELS))) > 0.5
    colour = np.where((is_weft & ~inside)[..., None], colour * linear(warp) / linear(weft), colour)
    raised = soften(soften(inside.astype(float), PIXELS * 0.6, 0), PIXELS * 0.6, 1)
    return colour, relief * 0.7 + raised * 0.3, (is_weft & inside).astype(np.float32)


def figure_path(folder, name):
    """Where the mask of a cloth's figure lies, if its threads are metal."""
    return folder / f'{name}-figure.png'


def save_figure(folder, name, mask):
    """Write the mask of a figure (h, w) in 0..1."""
    Image.fromarray((mask[::-1] * 255 + 0.5).astype(np.uint8)).save(
        figure_path(folder, name), compress_level=1
    )


def load_figure(folder, name):
    """What `save_figure` wrote, row 0 at the bottom."""
    mask = np.asarray(Image.open(figure_path(folder, name)), np.float32)[::-1] / 255
    return np.ascontiguousarray(mask)


def paths(folder, name):
    """Where a cloth's colour and relief lie."""
    return folder / f'{name}-colour.png', folder / f'{name}-relief.png'


def save(folder, name, colour, relief):
    """Write linear colour and relief as pictures, the relief in 16 bits for a smooth bump."""
    at_colour, at_relief = paths(folder, name)
    folder.mkdir(parents=True, exist_ok=True)
    # row 0 is the top of a picture but the bottom of the pattern
    Image.fromarray(encoded(colour[::-1])).save(at_colour, compress_level=1)
    deep = (np.clip(relief[::-1], 0, 1) * 65535).astype(np.uint16)
    Image.fromarray(deep).save(at_relief, compress_level=1)


def load(folder, name):
    """What `save` wrote: linear colour (h, w, 3) and relief (h, w) in 0..1, row 0 at the bottom."""
    colour = np.asarray(Image.open(folder / f'{name}-colour.png').convert('RGB'), np.float32)[::-1] / 255
    relief = np.asarray(Image.open(folder / f'{name}-relief.png'), np.float32)[::-1] / 65535
    return np.ascontiguousarray(to_light(colour), np.float32), np.ascontiguousarray(relief, np.float32)
