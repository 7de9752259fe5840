"""The house's demo cloths: draft, colours, yarn, size and finish."""

from dataclasses import dataclass, field, replace

import numpy as np

from . import drafts
from .drafts import order
from .finish import (
    BROCADE,
    CANVAS,
    COTTON,
    DEEP_SILK,
    FLANNEL,
    GOLD_BROCADE,
    HANDLOOM,
    KNIT,
    LINEN,
    MATTE_SILK,
    OXFORD,
    REPP,
    SILK,
    TIE_SILK,
    TWEED,
    WORSTED,
    Finish,
)
from .weave import Yarn, bake, embossed, figure_path, paths, save, save_figure

THREADS = 240  # to a tile, both ways


@dataclass(frozen=True)
class Cloth:
    """One cloth. `thread` is the pitch of a thread in metres."""

    weave: str
    warp: tuple
    weft: tuple
    thread: float = 0.00045
    yarn: Yarn = field(default_factory=Yarn)
    finish: Finish = WORSTED
    width: int = 20  # ends to a herringbone stripe

    @property
    def tile(self):
        """Side of the tile in metres."""
        return THREADS * self.thread

    def draft(self):
        """The draft of the whole tile."""
        if self.weave == 'brocade':
            return drafts.figured(drafts.carnations(THREADS))
        if self.weave == 'herringbone':
            return drafts.herringbone(THREADS, self.width)
        return getattr(drafts, self.weave)(THREADS)

    def bake(self):
        """The tile: colour, relief, mask of the threads of a figure."""
        colour, relief, is_weft = bake(self.draft(), self.warp, self.weft, self.yarn)
        if self.weave == 'brocade':
            return embossed(colour, relief, is_weft, drafts.carnations(THREADS), self.warp[0], self.weft[0])
        return colour, relief, np.zeros_like(relief)


def _stripe(ground, line, every, width):
    return tuple(order(THREADS, (line, width), (ground, every - width)))


def _glen(dark, light, over):
    """Four-and-four against two-and-two, 120 threads, with an overcheck in the fine part."""
    half = order(64, (dark, 4), (light, 4)) + order(56, (dark, 2), (light, 2))
    half[91] = half[92] = over
    return tuple(half * 2)


def _shepherd(dark, light):
    return tuple(order(8, (dark, 4), (light, 4)))


def _two_tone(dark, pale):
    """The warp of a herringbone whose stripes are of two tones: in one they would merge from afar."""
    return tuple(order(40, (dark, 20), (pale, 20)))


def _tie_silk(dark, light, thread=0.0005):
    return Cloth(
        'twill',
        (dark,),
        (light,),
        thread,
        Yarn(fibre=0.06, uneven=0.02, crown=0.34, wave=0.28, shade=0.4, twist=0.2),
        TIE_SILK,
    )


def _knitted(dark, light):
    """The stitches of a knitted tie, 2 mm square, drawn as a basket of thick yarns."""
    return Cloth('basket', (dark,), (light,), 0.0010, Yarn(fibre=0.12, uneven=0.05, shade=0.7), KNIT)


_RUST = '#67240f'
_GLEN_GREY = _glen('#282c34', '#b5bdc9', '#77675a')  # cool: the studio's light is warm
_GLEN_TWEED = _glen('#3b2f25', '#c9b796', '#a65a2e')
_HOUNDSTOOTH = _shepherd('#33231a', '#cfbd99')
_BENGAL = tuple(order(THREADS, ('#f3f3f0', 12), ('#14529a', 12)))

CLOTHS = {
    'navy-twill': Cloth('twill', ('#1d2438',), ('#2a334d',), yarn=Yarn(fibre=0.28, fleck=('#66759b', 0.4))),
    'charcoal-chalk': Cloth(
        'twill',
        _stripe('#43474f', '#cdced1', 40, 2),  # cool: the studio's light is warm
        ('#3b3e45',),
        0.0005,
        Yarn(fibre=0.35, milled=0.55, shade=0.4, fleck=('#898f99', 0.45)),
        FLANNEL,
    ),
    'glen-grey': Cloth('twill', _GLEN_GREY, _GLEN_GREY, 0.0006, Yarn(fibre=0.16)),
    'midnight-birdseye': Cloth('birdseye', ('#161c2f',), ('#4c5570',), 0.0005, Yarn(fibre=0.18, crown=0.5)),
    'houndstooth-brown': Cloth(
        'twill', _HOUNDSTOOTH, _HOUNDSTOOTH, 0.0008, Yarn(fibre=0.2, uneven=0.06), TWEED
    ),
    'olive-herringbone': Cloth(
        'herringbone',
        _two_tone('#3c3c28', '#4a4a36'),
        ('#86835c',),
        0.0006,
        Yarn(fibre=0.25, uneven=0.07, fleck=('#b9b078', 0.35)),
        TWEED,
    ),
    'sand-linen': Cloth(
        'plain',
        ('#c9b189',),
        ('#d5c09b',),
        0.0005,
        Yarn(slub=0.24, wobble=0.13, fibre=0.15, uneven=0.06, crown=0.6, shade=0.7),
        LINEN,
    ),
    'rust-brocade': Cloth(
        'brocade',
        (_RUST,),
        ('#c89a4c',),
        0.00042,
        Yarn(fibre=0.1, uneven=0.03, crown=0.3, wave=0.25, shade=0.35, twist=0.3),
        GOLD_BROCADE,
    ),
    # the ground of that brocade alone, for its buttons
    'rust-satin': Cloth(
        'satin',
        (_RUST,),
        (_RUST,),
        0.00042,
        Yarn(fibre=0.1, uneven=0.03, crown=0.3, wave=0.25, shade=0.35, twist=0.3),
        BROCADE,
    ),
    'ivory-silk': Cloth(
        'twill',
        ('#e6dcc6',),
        ('#eee5d2',),
        0.0004,
        Yarn(fibre=0.08, uneven=0.02, crown=0.36, wave=0.28, shade=0.4, twist=0.3),
        MATTE_SILK,
        REPP,
    ),
    'maroon-silk': Cloth(
        'twill',
        ('#4a0d1b',),
        ('#5b1427',),
        0.0005,
        Yarn(fibre=0.24, uneven=0.05, crown=0.4, fleck=('#93475a', 0.22)),
        DEEP_SILK,
    ),
    'olive-wool': Cloth(
        'twill', ('#45452f',), ('#625f45',), 0.0006, Yarn(fibre=0.3, uneven=0.09, fleck=('#97916a', 0.4))
    ),
    'black-herringbone': Cloth(
        'herringbone', _two_tone('#0d0e12', '#15161b'), ('#2b2c33',), 0.0005, Yarn(fibre=0.22)
    ),
    'ivory-linen': Cloth(
        'plain',
        ('#eadfc8',),
        ('#f0e7d4',),
        0.0005,
        Yarn(slub=0.24, wobble=0.11, fibre=0.12, uneven=0.045, crown=0.6, shade=0.6),
        LINEN,
    ),
    'indigo-cotton': Cloth(
        'plain',
        ('#24274c',),
        ('#2f345c',),
        0.0005,
        Yarn(slub=0.25, wobble=0.08, fibre=0.2, uneven=0.07, shade=0.6),
        HANDLOOM,
    ),
    'white-poplin': Cloth(
        'plain',
        ('#f1f1ee',),
        ('#f4f4f2',),
        0.0003,
        Yarn(fibre=0.05, uneven=0.01, crown=0.4, wave=0.25, shade=0.3),
        COTTON,
    ),
    'sky-oxford': Cloth(
        'basket',
        ('#3f7fca',),
        ('#eef1f5',),
        0.0004,
        Yarn(fibre=0.08, uneven=0.04, crown=0.45, shade=0.5),
        OXFORD,
    ),
    'bengal-stripe': Cloth(
        'plain',
        _BENGAL,
        ('#f2f2ef',),
        0.0005,
        Yarn(cover=0.2, fibre=0.06, uneven=0.02, crown=0.4, wave=0.25, shade=0.3),
        COTTON,
    ),
    'navy-worsted': Cloth(
        'twill', ('#1b2236',), ('#252e48',), 0.0004, Yarn(fibre=0.25, fleck=('#5a6a90', 0.35))
    ),
    'grey-herringbone': Cloth(
        'herringbone', ('#4a4a4c',), ('#9c9a95',), 0.0005, Yarn(fibre=0.25, uneven=0.06)
    ),
    'two-grey-herringbone': Cloth(
        'herringbone',
        _two_tone('#3c3c3f', '#545457'),
        ('#97958f',),
        0.0006,
        Yarn(fibre=0.25, uneven=0.03),
    ),
    'brown-herringbone': Cloth(
        'herringbone',
        _two_tone('#3f2f24', '#4d3c30'),
        ('#947c62',),
        0.0006,
        Yarn(fibre=0.25, uneven=0.07, fleck=('#c9a878', 0.3)),
        TWEED,
    ),
    'charcoal-pinstripe': Cloth(
        'twill', _stripe('#37393e', '#b9b6ae', 30, 1), ('#2f3135',), 0.0005, Yarn(fibre=0.22)
    ),
    'natural-linen': Cloth(
        'plain',
        ('#cdbfa3',),
        ('#d8ccb4',),
        0.0005,
        Yarn(slub=0.28, wobble=0.14, fibre=0.15, uneven=0.07, crown=0.6, shade=0.75),
        LINEN,
    ),
    'glen-tweed': Cloth(
        'twill',
        _GLEN_TWEED,
        _GLEN_TWEED,
        0.0006,
        Yarn(fibre=0.22, uneven=0.06, fleck=('#d9b98a', 0.25)),
        TWEED,
    ),
    'burgundy-silk': _tie_silk('#3e0c19', '#651b31', 0.0004),
    # the same in a repp, which has more of a shine
    'burgundy-repp': replace(_tie_silk('#4a0e1d', '#671a31', 0.00045), finish=REPP),
    'wine-silk': _tie_silk('#3f0c18', '#531524'),
    'navy-silk': _tie_silk('#121a31', '#192340'),
    'forest-silk': _tie_silk('#13271d', '#1a3326'),
    'silver-silk': _tie_silk('#565a62', '#6a6e76'),
    'bottle-knit': _knitted('#15281e', '#1c3427'),
    'wine-knit': _knitted('#3a0e18', '#481420'),
    'navy-knit': _knitted('#141b30', '#1b243c'),
    'lining-bronze': Cloth('satin', ('#6a4c33',), ('#5a3f2a',), 0.0003, Yarn(fibre=0.06), SILK),
    'lining-grey': Cloth('satin', ('#6f6c68',), ('#5f5c58',), 0.0003, Yarn(fibre=0.06), SILK),
    'form-linen': Cloth(
        'plain', ('#cfc1a6',), ('#d9ccb4',), 0.0005, Yarn(slub=0.3, wobble=0.1, fibre=0.12, shade=0.6), CANVAS
    ),
}


def tiles(folder, name):
    """Paths of a cloth's colour and relief tiles, baked on first use."""
    colour, relief = paths(folder, name)
    metal = CLOTHS[name].finish.metal and not figure_path(folder, name).exists()
    if metal or not (colour.exists() and relief.exists()):
        *both, figure = CLOTHS[name].bake()
        save(folder, name, *both)
        if CLOTHS[name].finish.metal:
            save_figure(folder, name, figure)
    return colour, relief
