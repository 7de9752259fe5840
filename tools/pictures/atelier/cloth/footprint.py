"""Cloth from afar: what is finer than a pixel is averaged first, or chance decides what each pixel sees."""

from .library import CLOTHS, tiles
from .weave import PIXELS, load, paths, save

SHARE = 0.5  # of a pixel that one texel may cover
COARSEST = 64  # texels brought into one; a power of two that divides every tile


def factor(name, pixel):
    """How many texels of a cloth's tile go into one where a pixel covers `pixel` metres of cloth."""
    texel = CLOTHS[name].thread / PIXELS
    most, one = pixel * SHARE / texel, 1
    while one * 2 <= min(most, COARSEST):
        one *= 2
    return one


def averaged(tile, by):
    """A tile (h, w) or (h, w, 3), squares of `by` texels brought into one."""
    rows, columns = tile.shape[0] // by, tile.shape[1] // by
    return tile[:rows * by, :columns * by].reshape(rows, by, columns, by, *tile.shape[2:]).mean((1, 3))


def seen_tiles(folder, name, pixel):
    """Paths of a cloth's colour and relief tiles for a pixel of that many metres, 0 for from near."""
    near = tiles(folder, name)
    by = factor(name, pixel)
    if by == 1:
        return near
    far = f'{name}-{by}'
    if not all(path.exists() for path in paths(folder, far)):
        colour, relief = load(folder, name)
        save(folder, far, averaged(colour, by), averaged(relief, by))
    return paths(folder, far)
