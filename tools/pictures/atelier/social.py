"""The picture that goes with a shared link: the mark on paper, a coat beside it. 1200 x 630."""

import numpy as np
from PIL import Image

from . import grade, mark

SIZE = (1200, 630)
COAT_SHARE = 0.62  # the coat's part of the width, from the right
FADE = 0.16  # share of the coat's part over which its ground melts into the paper


def compose(coat):
    """The finished picture from a graded portrait of a coat."""
    width, height = SIZE
    part = round(width * COAT_SHARE)
    scale = part / coat.width
    big = coat.resize((part, round(coat.height * scale)), Image.Resampling.LANCZOS)
    top = round(big.height * 0.13)
    big = big.crop((0, top, part, top + height))
    ground = Image.new('RGB', SIZE, grade.PAPER_TONE)
    fade = np.clip(np.arange(part) / (part * FADE), 0, 1)
    fade = Image.fromarray((np.tile(fade * fade * (3 - 2 * fade), (height, 1)) * 255).astype(np.uint8))
    ground.paste(big, (width - part, 0), fade)
    size = round(height * 0.46)
    tile = mark.raster(size, mark.Placing(1.0, 0.5))
    ground.paste(tile, (round((width - part * 0.86) / 2 - size / 2), (height - size) // 2), tile)
    return ground


def write(coat, folder):
    """Write the JPEG; returns its size in bytes."""
    target = folder / 'social-1200x630.jpg'
    compose(coat).save(target, quality=84, optimize=True, progressive=True)
    return target.stat().st_size
