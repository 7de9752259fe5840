"""How the two fronts of a coat lie on each other where they button, left over right. Metres."""

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from ..pattern.curves import ease
from ..pattern.mesh import normals, relax

PRESSED, FREE = 0.014, 0.034  # from the centre front: pressed flat up to here, untouched from there
SEAT, FELT = 0.012, 0.024  # the cloth is flat this far round a button, and untouched from there
FASTENED = 0.09  # so far below the lowest button the fronts part, and are pressed no more
NEAR = 0.002  # as near as the mesh tells which points lie on each other
EVEN = 3  # over so many points of the edge the line beneath it is evened
BESIDE = 0.05  # so far beside the centre front the under one is calmed
BELOW = 0.003  # the under front lies at least so far below the upper one
SHANK = 0.0006  # the underside of a button stands this far off the cloth


def _fronts(garment):
    """Vertices of the wearer's left and right front, each in the order of the panel's points."""
    found = []
    for panel in garment.panels[:2]:
        start = garment.starts[panel.name]
        found.append(garment.of_flat[start : start + len(panel.points)])
    return found


def tuck_under(garment, points, reach, gap, edge, seams):
    """Press the wearer's right front behind the left one where they overlap; its `seams` stay straight."""
    upper, under = _fronts(garment)
    outward = normals(points, garment.triangles)
    for _ in range(2):
        chosen = under[garment.panels[1].points[:, 0] > edge]
        far, near = cKDTree(points[upper]).query(points[chosen])
        normal = outward[upper][near]
        depth = ((points[chosen] - points[upper][near]) * normal).sum(1)
        push = np.where((far < reach) & (depth > -gap), -gap - depth, 0)
        points[chosen] += normal * np.clip(push, -0.02, 0)[:, None]
    smooth = relax(points, garment.triangles, 2, seams=seams)
    points[under] = smooth[under]
    return points


def press_over(garment, points, gap, lowest):
    """Press the left front's edge down on the right one: the drape keeps two layers apart by more
    than cloth is thick, and an edge that stands off throws shade and tips the buttons. Below the `lowest`
    button, where the fronts swing apart, it would be drawn wide over the folds of the other."""
    upper, under = _fronts(garment)
    across, height = garment.panels[0].points.T
    near_edge = across < FREE
    strip = upper[near_edge]
    share = 1 - ease(PRESSED, FREE, across[near_edge])
    share *= ease(lowest - FASTENED, lowest, height[near_edge])
    for _ in range(2):
        outward = normals(points, garment.triangles)[under]
        far, near = cKDTree(points[under]).query(points[strip])
        depth = ((points[strip] - points[under][near]) * outward[near]).sum(1)
        down = np.clip(depth - gap, 0, 0.02) * share * (far < 0.03)
        points[strip] -= outward[near] * down[:, None]
    points[strip] = relax(points, garment.triangles, 3)[strip]
    return points


def beneath_edge(garment, points, low, high):
    """Between two heights, from below: pattern points of the left front's edge, and those of the right front
    that lie beneath them. Their mean difference is how far the fronts lie displaced."""
    upper, under = _fronts(garment)
    edge, other = garment.panels[0].points, garment.panels[1].points
    chosen = np.flatnonzero(
        (edge[:, 0] < edge[:, 0].min() + 0.001) & (edge[:, 1] > low) & (edge[:, 1] < high)
    )
    chosen = chosen[edge[chosen, 1].argsort()]
    far, near = cKDTree(points[under]).query(points[upper[chosen]], k=6)
    weight = 1 / (far**2 + NEAR**2)
    below = (other[near] * weight[..., None]).sum(1) / weight.sum(1)[:, None]
    return edge[chosen], gaussian_filter1d(below, EVEN, axis=0, mode='nearest')


def calm_beside(garment, points, seams):
    """Smooth the right front beside the left one's edge: where it is pressed under buttons and edge it is
    left with dents, and light from the side shows them. What the left front covers stays down."""
    under = _fronts(garment)[1]
    across = garment.panels[1].points[:, 0]
    share = ease(-PRESSED / 2, -PRESSED, across) * ease(-BESIDE - 0.03, -BESIDE, across)
    calm = relax(points, garment.triangles, 120, seams=seams)[under]
    points[under] += share[:, None] * (calm - points[under])
    return points


def seat(garment, points, y):
    """Press the fronts flat under a button on the centre front at height y; returns its normal.

    The cloth under it is uneven, and a stiff button on uneven cloth stands on one edge and sinks in at
    the other. So it faces as the cloth of the left front round it does on the whole.
    """
    upper, under = _fronts(garment)
    flat = garment.panels[0].points - [0, y]
    round_it = np.hypot(*flat.T) < FELT
    around = points[upper][round_it]
    middle = around.mean(0)
    normal = np.linalg.svd(around - middle)[2][2]
    normal *= np.sign(normal @ normals(points, garment.triangles)[upper][round_it].sum(0))
    share = ease(FELT, SEAT, np.hypot(*flat.T))
    move = share * ((middle - points[upper]) @ normal)
    far, near = cKDTree(points[upper]).query(points[under])
    points[under] += np.where(far < FELT, move[near], 0)[:, None] * normal
    points[upper] += move[:, None] * normal
    # where the under front comes up through the upper one, it would stand out over the button
    from_middle = points[under] - middle
    depth = from_middle @ normal
    covered = garment.panels[1].points[:, 0] > -PRESSED
    below = covered & (np.linalg.norm(from_middle, axis=1) < FELT) & (depth > -BELOW)
    points[under[below]] -= (depth[below] + BELOW)[:, None] * normal
    return normal
