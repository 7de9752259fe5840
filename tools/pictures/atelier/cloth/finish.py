"""How a cloth meets light: the finishes of the house's cloths."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Finish:
    """How the cloth meets light."""

    sheen: float = 0.25
    rough: float = 0.82
    specular: float = 0.22
    bump: float = 0.00022  # metres between under and over
    uneven: float = 0.06  # slow drift of colour, so that the tile does not show
    coat: float = 0.0
    nap: float = 0.0005  # depth of the fine unevenness of the face, metres
    metal: float = 0.0  # how far a figure's threads are metal
    slubs: float = 0.0  # how much darker or lighter are thick places in the weft, which show from afar
    warp_slubs: float = 0.0  # and in the warp
    tinted: bool = False  # whether what it mirrors takes the colour of the cloth, as on silk


WORSTED = Finish(slubs=0.10, warp_slubs=0.10)
FLANNEL = Finish(sheen=0.5, rough=0.9, specular=0.12, bump=0.00018, slubs=0.10, warp_slubs=0.10)
TWEED = Finish(sheen=0.35, rough=0.9, specular=0.15, bump=0.0003, nap=0.0008, slubs=0.08, warp_slubs=0.08)
LINEN = Finish(sheen=0.12, rough=0.86, specular=0.2, bump=0.0003, nap=0.0009, slubs=0.12, warp_slubs=0.06)
CANVAS = replace(LINEN, slubs=0.0, warp_slubs=0.0)  # of the form
COTTON = Finish(sheen=0.08, rough=0.8, specular=0.26, bump=0.00014, uneven=0.03, slubs=0.03, warp_slubs=0.03)
OXFORD = replace(COTTON, slubs=0.11, warp_slubs=0.08)  # of yarns less even than a poplin's
HANDLOOM = replace(LINEN, slubs=0.2, warp_slubs=0.08)
SILK = Finish(sheen=0.12, rough=0.5, specular=0.38, bump=0.00012, uneven=0.04, nap=0.0002)
TIE_SILK = Finish(sheen=0.08, rough=0.5, specular=0.34, bump=0.0002, uneven=0.04, nap=0.0001, tinted=True)
REPP = replace(TIE_SILK, rough=0.33, specular=0.6, bump=0.00024, sheen=0.15)
KNIT = Finish(sheen=0.3, rough=0.88, specular=0.14, bump=0.0005, nap=0.0003)
BROCADE = Finish(sheen=0.0, rough=0.56, specular=0.4, bump=0.00008, uneven=0.04, nap=0.0002, tinted=True)
GOLD_BROCADE = replace(BROCADE, metal=0.7)
# a dark wool and silk: soft as wool and uneven as raw silk; smoother, it looks like leather
DEEP_SILK = Finish(sheen=0.45, rough=0.80, specular=0.14, bump=0.0002, uneven=0.07, nap=0.0008, slubs=0.22)
MATTE_SILK = Finish(sheen=0.1, rough=0.68, specular=0.22, bump=0.00014, uneven=0.03, nap=0.0004, tinted=True)
