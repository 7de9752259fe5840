"""Weave drafts and colour orders. draft[pick, end] is 1 where the warp end lies on top."""

from functools import lru_cache

import numpy as np


def _cells(count):
    return np.mgrid[:count, :count]


def plain(count):
    """One over, one under."""
    pick, end = _cells(count)
    return ((pick + end) % 2 == 0).astype(np.uint8)


def twill(count, over=2, under=2):
    """A right-hand twill, 2/2 by default."""
    pick, end = _cells(count)
    return ((end - pick) % (over + under) < over).astype(np.uint8)


def herringbone(count, width=20):
    """2/2 twill that turns every `width` ends, the turns clean cut."""
    pick, end = _cells(count)
    phase = np.where((end // width) % 2 == 0, end % width, width + 1 - end % width)
    return ((phase - pick) % 4 < 2).astype(np.uint8)


def satin(count, repeat=8, step=3):
    """Warp-faced satin; the bindings are scattered by `step`."""
    pick, end = _cells(count)
    return ((end - step * pick) % repeat != 0).astype(np.uint8)


def birdseye(count):
    """Small weft diamonds on a warp ground, in half drop, every eight threads."""
    pick, end = _cells(count)
    i, j = pick % 8, end % 8
    eye = (np.abs(i - 2) + np.abs(j - 2) <= 1) | (np.abs(i - 6) + np.abs(j - 6) <= 1)
    return np.where(eye, 0, twill(count, 3, 1) | 1).astype(np.uint8)


def basket(count):
    """Two over, two under both ways: the oxford weave."""
    pick, end = _cells(count)
    return ((pick // 2 + end // 2) % 2 == 0).astype(np.uint8)


def figured(figure):
    """Weft satin inside the figure, warp satin on the ground: a brocade."""
    ground = satin(len(figure))
    return np.where(figure, 1 - ground, ground).astype(np.uint8)


def order(count, *runs):
    """Colours thread by thread: (colour, threads) runs repeated up to `count`."""
    once = [colour for colour, threads in runs for _ in range(threads)]
    return [once[k % len(once)] for k in range(count)]


def repeats(colours, count):
    """Whether a colour order closes on itself, so that the tile shows no join."""
    return count % len(colours) == 0


@lru_cache
def carnations(count):
    """A half-drop figure of carnations with leaves: True where the figured weft shows."""
    fine = 3
    y, x = np.mgrid[: count * fine, : count * fine] / fine
    figure = np.zeros(x.shape, bool)
    unit = count / 256

    def stamp(cx, cy, shape, value=True):
        # wrapped round, so that the figure closes on the tile
        u = (x - cx + count / 2) % count - count / 2
        v = (y - cy + count / 2) % count - count / 2
        figure[shape(u / unit, v / unit)] = value

    def flower(radius, petals, turn=0.0):
        def shape(u, v):
            r, a = np.hypot(u, v), np.arctan2(v, u) + turn
            return r < radius * (0.55 + 0.45 * np.abs(np.cos(petals * a / 2)) ** 0.6)

        return shape

    def leaf(span, width, angle, vein=False):
        def shape(u, v):
            along = u * np.cos(angle) + v * np.sin(angle)
            across = np.abs(v * np.cos(angle) - u * np.sin(angle))
            if vein:
                return (along > 4) & (along < span - 5) & (across < 0.9)
            bulge = np.sin(np.pi * np.clip(along / span, 0, 1)) ** 0.8
            return (along > 0) & (along < span) & (across < width * bulge)

        return shape

    def stem(u, v):
        return (np.abs(u + 4 * np.sin(v / 16)) < 1.7) & (v > 0) & (v < 62)

    def disc(radius):
        return lambda u, v: np.hypot(u, v) < radius

    for cx, cy in ((0, 0.25), (0.5, 0.75)):  # the middle of the tile is a middle of the figure
        cx, cy = cx * count, cy * count
        stamp(cx, cy + 8 * unit, stem)
        for rise, angle, span in ((30, -0.5, 34), (48, -0.25, 30), (60, 0.5, 20)):
            for turned in (angle, np.pi - angle):
                stamp(cx, cy + rise * unit, leaf(span, 6.5, turned))
                stamp(cx, cy + rise * unit, leaf(span, 6.5, turned, vein=True), False)
        heart = cy - 14 * unit
        for radius, turn, value in ((36, 0, True), (28, 0, False), (24, np.pi / 8, True), (13, 0, False)):
            stamp(cx, heart, flower(radius, 8, turn), value)
        stamp(cx, heart, disc(7))
        for angle in np.linspace(-np.pi * 0.9, -np.pi * 0.1, 7):
            stamp(cx + 46 * unit * np.cos(angle), heart + 46 * unit * np.sin(angle), disc(3))
    for cx, cy in ((0.5, 0.25), (0, 0.75)):
        cx, cy = cx * count, cy * count
        stamp(cx, cy, flower(12, 4))
        stamp(cx, cy, flower(6.5, 4, np.pi / 4), False)
        stamp(cx, cy, disc(2.5))
        for k in range(4):
            angle = k * np.pi / 2 + np.pi / 4
            petal = leaf(11, 2.6, angle)
            stamp(cx + 14 * unit * np.cos(angle), cy + 14 * unit * np.sin(angle), petal)
    # pick 0 is the bottom of the cloth, and flowers grow upwards
    return figure.reshape(count, fine, count, fine).mean((1, 3))[::-1] > 0.5
