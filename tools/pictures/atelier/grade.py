"""One ground tone: brings the four corners of every picture of one light to the same colour."""

import numpy as np
from PIL import Image

from .pattern.curves import ease

PAPER_TONE = (231, 225, 214)  # what the ground becomes by day, sRGB
# what the ground becomes by the light of the studio: an evening's is as warm as its lamps
TONES = dict.fromkeys(('day', 'deep', 'pale'), PAPER_TONE) | {'evening': (116, 92, 69)}
# behind white goods the ground is deeper, or they have no edge, and comes to the one tone at its corners
BEHIND_WHITE = (222, 215, 203)
MIDDLE, RIM = 0.45, 1.0  # it is so up to here, and no more from there; shares of half the picture
CORNER = 0.06  # side of the square measured in each corner, share of the width
SAME_HUE, DARKEST, BRIGHTEST = 0.05, 0.80, 1.15  # what may differ from the tone of the ground elsewhere
EVEN = 0.02  # spread of the brightness (0..1) above which a corner shows more than ground
SHOULDER = 4  # power of the roll-off towards white


def to_light(value):
    """Linear light of sRGB values, both 0..1."""
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def to_srgb(light):
    """sRGB values of linear light, both 0..1."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def paper_gain(paper, target=PAPER_TONE):
    """Gain of each channel, in linear light, that brings the measured paper to the target."""
    p, t = (to_light(np.asarray(tone, float) / 255) for tone in (paper, target))
    return t * (1 - p**SHOULDER) / (p - t * p**SHOULDER)


def brighten(light, gain):
    """Apply a gain that fades out towards white: dark cloth keeps its colour, nothing clips."""
    return gain * light / (1 + (gain - 1) * light**SHOULDER)


def corners(pixels):
    """The ground's colour (0..1) at the upper left, upper right, lower left and lower right.

    A corner that shows goods takes the colour of the one above it, or of the one beside that."""
    side = max(2, round(pixels.shape[1] * CORNER))
    patches = [pixels[rows, columns] for rows in _ends(side) for columns in _ends(side)]
    tones = [np.median(patch.reshape(-1, 3), 0) for patch in patches]
    calm = [patch.mean(2).std() < EVEN for patch in patches]
    first = max((0, 1), key=lambda k: (calm[k], tones[k].mean()))
    tones[1 - first] = tones[1 - first] if _alike(tones[1 - first], tones[first]) else tones[first]
    for k in (2, 3):
        if not (calm[k] and _alike(tones[k], tones[k - 2])):
            tones[k] = tones[k - 2]
    return np.array(tones)


def _ends(side):
    return slice(None, side), slice(-side, None)


def _alike(tone, ground):
    """Whether a colour can be the ground, more or less lit."""
    share = tone / np.maximum(ground, 1e-3)
    return np.ptp(share) < SAME_HUE and DARKEST < share.mean() < BRIGHTEST


def grade(image, light='day'):
    """Even out the exposure: the ground comes to the same tone in every picture of that light."""
    pixels = np.asarray(image.convert('RGB'), float) / 255
    measured = corners(pixels) * 255
    height, width = pixels.shape[:2]
    down, across = (
        np.clip((np.linspace(0, 1, n) - CORNER / 2) / (1 - CORNER), 0, 1) for n in (height, width)
    )
    share = _bilinear(down[:, None], across[None])
    gain = share @ np.array([paper_gain(tone, TONES[light]) for tone in measured])
    if light == 'pale':
        deeper = share @ np.array([paper_gain(tone, BEHIND_WHITE) for tone in measured])
        from_middle = (ease(RIM, MIDDLE, np.abs(np.linspace(-1, 1, n))) for n in (height, width))
        behind = np.multiply.outer(*from_middle)[..., None]
        gain += behind * (deeper - gain)
    graded = to_srgb(brighten(to_light(pixels), gain))
    return Image.fromarray((np.clip(graded, 0, 1) * 255 + 0.5).astype(np.uint8))


def _bilinear(down, across):
    """Shares (rows, columns, 4) of the corners in every pixel."""
    return np.stack([(1 - down) * (1 - across), (1 - down) * across, down * (1 - across), down * across], -1)
