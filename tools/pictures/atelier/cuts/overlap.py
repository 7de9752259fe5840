"""How the two fronts of a coat lie on each other where they button, left over right. Metres."""

import numpy as np
from scipy.spatial import cKDTree

from ..pattern.curves import ease
from ..pattern.mesh import normals, relax

PRESSED, FREE = 0.014, 0.034  # from the centre front: pressed flat up to here, untouched from there
BESIDE = 0.022  # how far to either side of a button the chest is felt for
SHANK = 0.0026  # a button on its shank stands this far off the cloth


def _fronts(garment):
    """Vertices of the wearer's left and right front, each in the order of the panel's points."""
    found = []
    for panel in garment.panels[:2]:
        start = garment.starts[panel.name]
        found.append(garment.of_flat[start : start + len(panel.points)])
    return found


def tuck_under(garment, points, reach, gap, edge):
    """Press the wearer's right front behind the left one where they overlap."""
    upper, under = _fronts(garment)
    outward = normals(points, garment.triangles)
    for _ in range(2):
        chosen = under[garment.panels[1].points[:, 0] > edge]
        far, near = cKDTree(points[upper]).query(points[chosen])
        normal = outward[upper][near]
        depth = ((points[chosen] - points[upper][near]) * normal).sum(1)
        push = np.where((far < reach) & (depth > -gap), -gap - depth, 0)
        points[chosen] += normal * np.clip(push, -0.02, 0)[:, None]
    smooth = relax(points, garment.triangles, 2)
    points[under] = smooth[under]
    return points


def press_over(garment, points, gap):
    """Press the left front's edge down on the right one: the drape keeps two layers apart by more
    than cloth is thick, and an edge that stands off throws shade and tips the buttons."""
    upper, under = _fronts(garment)
    across = garment.panels[0].points[:, 0]
    strip = upper[across < FREE]
    share = 1 - ease(PRESSED, FREE, across[across < FREE])
    for _ in range(2):
        outward = normals(points, garment.triangles)[under]
        far, near = cKDTree(points[under]).query(points[strip])
        depth = ((points[strip] - points[under][near]) * outward[near]).sum(1)
        down = np.clip(depth - gap, 0, 0.02) * share * (far < 0.03)
        points[strip] -= outward[near] * down[:, None]
    points[strip] = relax(points, garment.triangles, 3)[strip]
    return points


def straight_ahead(left, right, y):
    """Place and direction of a button on the centre front: it faces as the chest on both sides of it
    does together, not as the cloth just under it."""
    places, faces = left.at((0, y), SHANK)
    beside = np.vstack([left.at((BESIDE, y))[1], right.at((-BESIDE, y))[1], faces])
    normal = beside.sum(0, keepdims=True)
    return places, normal / np.linalg.norm(normal)
