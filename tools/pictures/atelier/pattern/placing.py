"""Where flat panels hang before the drape begins: round the body, round the arm, on the shoulder."""

import numpy as np

from .form import ARM

SHOULDER_START = 1.32  # height at which a body panel begins to lean over the shoulder


def round_body(girth, half_girth, width=0.20, depth=0.145, roundness=2.3):
    """Place a girth measured from centre front on a ring of the given half girth: x, y."""
    t = np.linspace(-np.pi / 2, np.pi / 2, 400)
    c, s = np.cos(t), np.sin(t)
    x = width * np.sign(c) * np.abs(c) ** (2 / roundness)
    y = depth * np.sign(s) * np.abs(s) ** (2 / roundness)
    run = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(y)))]
    at = np.asarray(girth) / half_girth * run[-1]
    scale = half_girth / run[-1]
    return np.interp(at, run, x) * scale, np.interp(at, run, y) * scale


def on_torso(flat, half_girth, shoulder, back=False, drop=0.02, width=0.20, depth=0.145):
    """Place body-panel points; `shoulder` is the shoulder's height at each point."""
    across, height = np.abs(flat[:, 0]), flat[:, 1]
    x, y = round_body(across, half_girth, width, depth)
    t = np.clip((height - SHOULDER_START) / (shoulder - SHOULDER_START), 0, 1.05)
    over = np.clip(t, 0, 1) ** 2
    x = x * (1 - t) + across * t * 0.97
    y = y * (1 - over) - 0.012 * over
    return np.stack([np.sign(flat[:, 0]) * x, -y if back else y, height - drop], 1)


def round_arm(distance, angle, radius):
    """Place points on tubes round the arm: distance below the shoulder, angle, radius."""
    joints = ARM[:, :3]
    bones = np.linalg.norm(np.diff(joints, axis=0), axis=1)
    first = (joints[1] - joints[0]) / bones[0]
    last = (joints[-1] - joints[-2]) / bones[-1]
    path = np.vstack([joints[0] - first * 0.3, joints, joints[-1] + last * 0.5])
    at = np.r_[-0.3, 0, np.cumsum(bones), bones.sum() + 0.5]
    centre = np.stack([np.interp(distance, at, path[:, k]) for k in range(3)], -1)
    out = np.array([1.0, 0, 0]) - first[0] * first
    out /= np.linalg.norm(out)
    return (
        centre
        + np.cos(angle)[:, None] * radius[:, None] * out
        + np.sin(angle)[:, None] * radius[:, None] * np.array([0, 1.0, 0])
    )


def along_forearm(points):
    """Unit direction up the forearm for each point, mirrored for the right arm."""
    axis = ARM[1, :3] - ARM[2, :3]
    axis = axis / np.linalg.norm(axis)
    return np.stack(
        [np.sign(points[:, 0]) * axis[0], np.full(len(points), axis[1]), np.full(len(points), axis[2])], 1
    )
