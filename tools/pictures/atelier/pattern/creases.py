"""Fine creases of thin cloth, sharper than the mesh of a drape can fold: ridges drawn in the pattern."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from .mesh import normals, subdivide

CELLS = 192  # of the noise, both ways; it repeats beyond


def noise(seed, smooth=2.0):
    """A smooth random field of unit variance, to be looked up by `ridges`."""
    field = gaussian_filter(np.random.default_rng(seed).normal(0, 1, (CELLS, CELLS)), smooth, mode='wrap')
    return field / field.std()


def ridges(field, across, along, sharp=1.6):
    """Heights 0..1 of ridges at coordinates in cells of the field: a crest wherever it passes through zero,
    the narrower the larger `sharp`."""
    at = map_coordinates(field, (across % CELLS, along % CELLS), order=3, mode='grid-wrap')
    return np.exp(-sharp * np.abs(at)) - np.exp(-sharp * 0.8)


def creased(piece, height):
    """The piece with a mesh twice as fine, moved along its normals by `height(flat, points)` in metres, of
    pattern points (n, 2) and where they lie (n, 3)."""
    maps = [piece['weave'], piece['detail']]
    points, triangles, (weave, detail) = subdivide(
        piece['points'], piece['triangles'], maps, piece.get('seams', ())
    )
    corners = triangles.ravel()
    flat = weave.reshape(-1, 2)
    lift = np.bincount(corners, height(flat, points[corners]), len(points))
    lift /= np.maximum(np.bincount(corners, minlength=len(points)), 1)
    moved = points + normals(points, triangles) * lift[:, None]
    return piece | dict(points=moved, triangles=triangles, weave=weave, detail=detail, seams=(), fine=True)
