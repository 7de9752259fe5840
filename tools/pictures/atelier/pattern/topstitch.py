"""A visible row of machine stitches on thin cloth: a soft valley with needle holes, and what it puckers."""

import numpy as np

from .curves import beside, length, lengths

PITCH = 0.0025  # metres to a stitch: ten to the inch, as on a good shirt
HOLE = 0.34  # share of a stitch that its needle hole shades
VALLEY = ((0.0034, 120), (0.0022, 110), (0.0012, 100))  # widths in metres and values of the bump, 128 flat
PUCKERS = ((0.0058, 1), (0.0040, 2), (0.0024, 3))  # width of one and its share of the height, in thirds
PUCKER_EVERY, PUCKER_LONG = 0.0085, 0.0075  # metres from one to the next, and across the row
SEAM_ROW = 0.006  # metres from a felled seam to its second row


def _along(points, at):
    run = lengths(points)
    return np.stack([np.interp(at, run, points[:, k]) for k in range(2)], -1)


def topstitch(detail, panel, points, shade=190, pucker=9, seed=0):
    """Draw a row on a `DetailMap`. `shade` is the darkest value of the row (255 none), `pucker` the height of
    the waves that the thread draws up beside it, in values of the bump."""
    points = np.asarray(points, float)
    if pucker:
        _puckers(detail, panel, points, pucker, np.random.default_rng(seed + round(length(points) * 1e4)))
    for width, value in VALLEY:
        detail.line(panel, points, width, value)
    detail.line(panel, points, 0.0012, (shade + 255) // 2, 1)
    for start in np.arange(int(length(points) / PITCH)) * PITCH:
        detail.line(panel, _along(points, np.array([start, start + HOLE * PITCH])), 0.0008, shade, 1)


def _puckers(detail, panel, points, height, rng):
    count = int(length(points) / PUCKER_EVERY)
    at = (np.arange(count) + rng.uniform(0.2, 0.8, count)) * PUCKER_EVERY
    ends = _along(points, np.stack([at - 0.0005, at + 0.0005], -1).ravel()).reshape(count, 2, 2)
    strengths, reaches = rng.uniform(0.3, 1, count), rng.uniform(0.5, 1, count)
    for (a, b), strength, reach in zip(ends, strengths, reaches, strict=True):
        along = (b - a) / (np.linalg.norm(b - a) + 1e-12)
        across = np.array([-along[1], along[0]]) + along * rng.uniform(-0.4, 0.4)
        line = (a + b) / 2 + np.outer([-0.5, 0.5], across) * PUCKER_LONG * reach
        for width, thirds in PUCKERS:
            detail.line(panel, line, width, round(128 + height * strength * thirds / 3))


def felled(detail, panel, points, inside, shade=190, seed=0):
    """A flat-felled seam: the seam itself, and a row beside it, `inside` being +1 to the left of the run."""
    points = np.asarray(points, float)
    detail.line(panel, points, 0.0030, 104)
    detail.line(panel, points, 0.0012, 84)
    detail.line(panel, points, 0.0014, 178, 1)
    topstitch(detail, panel, beside(points, inside * SEAM_ROW), shade, seed=seed)


def worked_hole(detail, panel, start, end):
    """A buttonhole worked in the cloth's own thread."""
    detail.line(panel, [start, end], 0.0026, 152)
    detail.line(panel, [start, end], 0.0008, 200, 1)
