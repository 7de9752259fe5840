"""Cloth from afar: what is finer than a pixel is averaged first, or chance decides what each pixel sees."""

from itertools import groupby

from scipy.ndimage import gaussian_filter

from .library import CLOTHS, tiles
from .weave import PIXELS, figure_path, load, load_figure, paths, save, save_figure

SHARE = 0.5  # of a pixel that one texel may cover
COARSEST = 64  # texels brought into one; a power of two that divides every tile
# an oxford's basket too, four threads to a repeat; not a birdseye: its eyes are larger than a pixel
TWILLS = ('twill', 'herringbone', 'basket')
LOST, LOST_SHARE = 1.75, 2.15  # threads to a pixel beyond which a twill's lines are lost, and the share then
# an oxford's threads, of two colours far apart, are lost sooner, and a whole repeat is brought into one
BASKET_LOST, BASKET_REPEAT = 1.2, 4
# a check whose bars come near a pixel's width beats with the pixels in curved lines, so it is blurred
# first: to this many of the texels that it is then brought down to, under half a pixel
CHECK_BLUR = 1.0
BEATS = 3.5  # pixels to a pair of bars, below which they beat
# two threads of a striped plain weave in so few pixels are speckles, which the render keeps in one place and
# wipes off in another: they are blurred to a third first, by half a thread, which no stripe loses
SPECKLE_BLUR = 0.5


def beats(name, pixel):
    """Whether the finest bars of a check come so near a pixel's width that they would beat with it."""
    cloth = CLOTHS[name]
    if len(cloth.warp) == 1 or len(cloth.weft) == 1:
        return False
    finest = min(len(list(run)) for _, run in groupby(cloth.warp))
    return 2 * finest * cloth.thread < BEATS * pixel


def speckles(name, pixel):
    """Whether the threads of a plain weave with a striped warp come near a pixel's width."""
    cloth = CLOTHS[name]
    return cloth.weave == 'plain' and len(cloth.warp) > 1 and 2 * cloth.thread < BEATS * pixel


def factor(name, pixel):
    """How many texels of a cloth's tile go into one where a pixel covers `pixel` metres of cloth.

    A twill of one warp and one weft colour has nothing but its lines, as each stripe of a herringbone;
    where they are lost they only speckle, and four threads both ways are brought into one tone. What is
    striped or checked otherwise stays.
    """
    cloth, one = CLOTHS[name], 1
    tones = 1 if cloth.weave == 'herringbone' else len(cloth.warp)
    lines = tones == len(cloth.weft) == 1 and cloth.weave in TWILLS
    threads = pixel / cloth.thread
    share = LOST_SHARE if lines and threads > LOST else SHARE
    if lines and cloth.weave == 'basket' and threads > BASKET_LOST:
        share = max(LOST_SHARE, BASKET_REPEAT / threads)
    while one * 2 <= min(pixel * share * PIXELS / cloth.thread, COARSEST):
        one *= 2
    return one


def averaged(tile, by):
    """A tile (h, w) or (h, w, 3), squares of `by` texels brought into one."""
    rows, columns = tile.shape[0] // by, tile.shape[1] // by
    return tile[: rows * by, : columns * by].reshape(rows, by, columns, by, *tile.shape[2:]).mean((1, 3))


def blurred(tile, sigma):
    """A tile (h, w) or (h, w, 3) with a Gaussian blur of `sigma` texels that wraps round."""
    return gaussian_filter(tile, (sigma, sigma) + (0,) * (tile.ndim - 2), mode='wrap')


def seen_tiles(folder, name, pixel):
    """Paths of a cloth's colour and relief tiles for a pixel of that many metres, 0 for from near."""
    near = tiles(folder, name)
    by, sigma = factor(name, pixel), 0.0
    if by == 1:
        return near
    if beats(name, pixel):
        sigma = CHECK_BLUR * by
    elif speckles(name, pixel):
        sigma = SPECKLE_BLUR * PIXELS
    far = f'{name}-{by}-soft' if sigma else f'{name}-{by}'
    if not all(path.exists() for path in paths(folder, far)):
        both = load(folder, name)
        if sigma:
            both = (blurred(tile, sigma) for tile in both)
        save(folder, far, *(averaged(tile, by) for tile in both))
    return paths(folder, far)


def seen_figure(folder, name, pixel):
    """Path of the mask of a cloth's metal figure for that pixel."""
    tiles(folder, name)
    by = factor(name, pixel)
    if by == 1:
        return figure_path(folder, name)
    path = figure_path(folder, f'{name}-{by}')
    if not path.exists():
        save_figure(folder, f'{name}-{by}', averaged(load_figure(folder, name), by))
    return path
