"""A square of thin cloth folded in four, the corner of its top layer turned back: where its points lie.
Centimetres; the first fold is the edge x = 0, the second the edge y = 0, the open corner is far from both."""

import numpy as np

from ..pattern.curves import ease
from .noise import noise

STACK, PAIR = 0.54, 0.18  # height of four layers where they are folded, and of two
SHUT = 0.34  # share of that height which is left between folds and open edges
ROUND, PUFFED = 1.9, 0.36  # how far from a fold the layers still stand apart, and how unevenly
OPEN, SPRUNG = 5.0, 0.95  # how far from its open edges the cloth begins to rise, and by what share
BILLOW = 0.36  # how far the upper layers rise in waves; they never sink, or would pass through those below
LIES, SOFTLY = 0.02, 0.05  # height of the lowest layer over the table, and over how much it comes to rest
ASIDE, ASKEW = 0.22, 0.020  # how far a fold is from the middle, and how much it is turned
CORNER, SLANT = 6.2, 0.62  # depth of the corner that is turned back, and the angle of its fold, radians
ROLL, WIDER = 0.30, 0.030  # radius of that fold in its middle, and its growth to one end
RESTS, LIFTS = 0.14, 0.45  # how high the turned corner lies on the square, and how far its tip curls up


def _over(along, low, height):
    """A cloth `low` within a stack of this height that is folded over at 0: how far from the fold it lies,
    and how high, where it is walked `along` from the middle of the fold."""
    radius = np.maximum(height / 2 - low, 1e-6)
    turn = np.clip(along / radius, -np.pi / 2, np.pi / 2)
    beyond = np.maximum(np.abs(along) - np.pi / 2 * radius, 0)
    return beyond - radius * np.cos(turn), height / 2 + radius * np.sin(turn)


def _turned_back(x, y, side, seed):
    """The top layer's corner rolled over: its new place, and how far it stands off the layer below it."""
    c, s = np.cos(SLANT), np.sin(SLANT)
    across = (x - side) * c + (y - side) * s + CORNER
    along = (y - side) * c - (x - side) * s
    across = across + 0.10 * noise(along, 0 * along, 5, seed)
    radius = np.maximum(ROLL + WIDER * along, 0.12)
    turn = np.clip(across / radius, 0, np.pi)
    after = np.maximum(across - np.pi * radius, 0)
    move = np.where(across > 0, radius * np.sin(turn) - after - across, 0)
    settled = np.exp(-((after / 1.7) ** 2))
    lift = radius * (1 - np.cos(turn)) * settled + RESTS * (1 - settled)
    lift = lift + LIFTS * (after / CORNER) ** 2.2
    return x + move * c, y + move * s, np.where(across > 0, lift, 0)


def folded(u, v, half, seed=0):
    """Where the points (u, v) of a flat square lie, which reaches from -half to half: (..., 3)."""
    u, v = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
    first = u - ASIDE - 0.006 * v
    x, low = _over(first, 0 * u, PAIR)
    y, high = _over(v + ASIDE * 0.8, low, STACK)
    level = high / STACK  # 0 in the lowest layer, 1 in the highest, and between them in the folds
    x = x - ASKEW * level * y + 0.10 * noise(y + 7 * level, 0 * y, 7, seed + 1)
    y = y + ASKEW * 0.7 * (low / PAIR) * x + 0.10 * noise(x + 8 * level, 0 * x, 7, seed + 2)
    top = (first < 0) & (v > 0)
    turned = _turned_back(x, y, half, seed + 3)
    x, y = np.where(top, turned[0], x), np.where(top, turned[1], y)
    return np.stack([x, y, _height(x, y, level, half, seed) + np.where(top, turned[2], 0)], -1)


def _height(x, y, level, half, seed):
    """Height of a layer at a place: the stack is thin, but stands apart along folds and open edges."""
    folds = np.maximum(np.exp(-((x / ROUND) ** 2)), np.exp(-((y / ROUND) ** 2)))
    edges = np.maximum(ease(half - OPEN, half, x), ease(half - OPEN, half, y))
    puffed = 1 + PUFFED * noise(x, y, 4.5, seed + 4)
    apart = SHUT + (1 - SHUT) * folds * puffed + SPRUNG * edges**2 * (1 - folds / 2)
    soft = BILLOW * np.logaddexp(0, 1.6 * noise(x, y, 5.2, seed + 5, 1)) + 0.025 * noise(x, y, 1.9, seed + 6)
    own = 0.03 * noise(x + 9 * level, y + 6 * level, 4, seed + 7)
    high = STACK * level * apart * (1 + 0.15 * noise(x, y, 8, seed + 8))
    high = high + soft * ease(0, 0.7, level) * (1 - 0.75 * folds) + (0.1 + level) * own
    return LIES + SOFTLY * np.logaddexp(0, high / SOFTLY)  # on the table, and nowhere below it


def cloth(side, rows=361):
    """The folded square as a grid (rows, rows, 3), and the flat places of its points (rows, rows, 2), which
    lie closer towards the folds."""
    share = np.linspace(-1, 1, rows)
    flat = side / 2 * (0.2 * share + 0.8 * share**3)
    u, v = np.meshgrid(flat, flat)
    return folded(u, v, side / 2, seed=8), np.stack([u, v], -1)
