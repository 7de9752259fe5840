"""Makes the form on the stage a fuller figure, with everything it wears."""

import bpy
import numpy as np

from ..pattern.figure import grown, moved

STIFF = ('button', 'covered button', 'hole', 'thread')
KEPT = ('cap', 'finial', 'rod', 'pole', 'collar', 'foot')  # turned wood and metal of the forms


def fill_out():
    """Move every mesh made so far to where it is on the fuller figure."""
    for made in bpy.context.scene.collection.objects:
        kind = made.name.split('.')[0]
        if made.type != 'MESH' or kind in KEPT:
            continue
        points = np.empty(len(made.data.vertices) * 3, np.float32)
        made.data.vertices.foreach_get('co', points)
        place = moved if kind in STIFF else grown
        made.data.vertices.foreach_set('co', place(points.reshape(-1, 3)).astype(np.float32).ravel())
        made.data.update()
