"""After the drape: patches laid on the cloth, stitches drawn, all laid out for the renderer."""

from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.spatial import cKDTree

from .curves import beside, length, lengths
from .panel import Panel

ATLAS = 3.0  # metres of pattern on a side of the detail map
ATLAS_PIXELS = 6000
LAPPED = ((0.0068, 204), (0.0038, 148), (0.0018, 90))  # widths and values of its shadow
VALLEY = ((0.0064, 122), (0.0040, 116), (0.0018, 108))  # widths and values of the dip at a soft seam
VALLEY_SHADE = (0.0020, 226)
_SIX = np.arange(6) * np.pi / 3
SPOTS = np.vstack([np.zeros((1, 2)), np.stack([np.cos(_SIX), np.sin(_SIX)], 1)])  # a point and six round it
FLAT, CLEAN, BARE = 128, 255, 0  # neutral bump, no dirt, no thread


class Surface:
    """Looks up pattern points of a panel on the draped mesh."""

    def __init__(self, garment, panel, points, point_normals):
        start = garment.starts[panel.name]
        self.panel = panel
        self.ids = garment.of_flat[start : start + len(panel.points)]
        self.points, self.normals = points, point_normals
        self.corners = panel.points[panel.triangles]
        self.tree = cKDTree(self.corners.mean(1))

    def at(self, flat, lift=0.0):
        """Positions (lifted along the normal) and unit normals of pattern points."""
        flat = np.atleast_2d(np.asarray(flat, float))
        _, near = self.tree.query(flat, k=min(12, len(self.corners)))
        corners = self.corners[near]
        a, b = corners[:, :, 1] - corners[:, :, 0], corners[:, :, 2] - corners[:, :, 0]
        w = flat[:, None] - corners[:, :, 0]
        area = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
        u = (w[..., 0] * b[..., 1] - w[..., 1] * b[..., 0]) / area
        v = (a[..., 0] * w[..., 1] - a[..., 1] * w[..., 0]) / area
        weights = np.stack([1 - u - v, u, v], -1)
        best = weights.min(-1).argmax(1)
        rows = np.arange(len(flat))
        weights = np.clip(weights[rows, best], -1.5, 2.5)
        ids = self.ids[self.panel.triangles[near[rows, best]]]
        place = np.einsum('ij,ijk->ik', weights, self.points[ids])
        normal = np.einsum('ij,ijk->ik', np.clip(weights, 0, 1), self.normals[ids])
        normal /= np.linalg.norm(normal, axis=1)[:, None]
        return place + normal * np.reshape(lift * np.ones(len(flat)), (-1, 1)), normal


@dataclass
class Patch:
    """A piece laid on the garment: flap, welt, lapel, collar, placket, belt loop."""

    panel: Panel
    points: np.ndarray
    weave: np.ndarray  # pattern coordinates of the cloth, where not the panel's own
    thickness: float = 0.0016
    side: float = 1.0  # +1 thickens outwards, 0 both ways
    flipped: bool = False
    material: str = 'cloth'


@dataclass
class Sewn:
    """Everything the renderer needs: meshes with two maps each, buttons, the detail picture."""

    pieces: list = field(default_factory=list)
    buttons: list = field(default_factory=list)
    detail: Image.Image | None = None


def lay(name_or_panel, surface, lift, *, mirror=1, weave=None, soft=0.0, **options):
    """Lay a flat panel on a surface, following its pattern coordinates, so that patterns meet. A piece of a
    finer mesh than the surface's is laid `soft`, on the mean within that radius in metres: it would show
    the triangles below."""
    panel = name_or_panel
    raised = lift(panel.points) if callable(lift) else lift
    around = SPOTS * soft if soft else SPOTS[:1]
    points = np.mean([surface.at((panel.points + spot) * [mirror, 1], raised)[0] for spot in around], 0)
    cloth = weave(panel.points) if weave else panel.points * [mirror, 1]
    return Patch(panel, points, cloth, flipped=mirror < 0, **options)


class DetailMap:
    """Bump, dirt and thread drawn in pattern space over all the panels."""

    def __init__(self, panels):
        self.scale = ATLAS_PIXELS / ATLAS
        self.offsets = _shelves(panels)
        size = (ATLAS_PIXELS, ATLAS_PIXELS)
        self.layers = [Image.new('L', size, value) for value in (FLAT, CLEAN, BARE)]
        self.pens = [ImageDraw.Draw(layer) for layer in self.layers]

    def place(self, panel, points):
        """Pattern points in the 0..1 square of the map."""
        return (np.asarray(points) + self.offsets[id(panel)]) / ATLAS

    def line(self, panel, points, width, value, layer=0):
        """Draw a line of `width` metres into a layer (0 bump, 1 dirt, 2 thread)."""
        at = self.place(panel, points) * ATLAS_PIXELS
        path = [(x, ATLAS_PIXELS - y) for x, y in at]
        pixels = max(1, round(width * self.scale))
        self.pens[layer].line(path, fill=value, width=pixels, joint='curve')

    def groove(self, panel, points, width=0.0016, dirt=150):
        """A seam pressed into the cloth."""
        self.line(panel, points, width * 2.2, 96)
        self.line(panel, points, width, 40)
        self.line(panel, points, width * 0.8, dirt, 1)

    def lap(self, panel, points):
        """The close shadow on a panel along an edge that laps over it."""
        for width, value in LAPPED:
            self.line(panel, points, width, value, 1)

    def valley(self, panel, points, dip=VALLEY, shade=VALLEY_SHADE):
        """A seam pressed open: a soft dip in the cloth, not a line. Widths in metres and values, from the
        outside in; then those of its shade."""
        for width, value in dip:
            self.line(panel, points, width, value)
        self.line(panel, points, *shade, 1)

    def seam(self, panel, *edges, soft=False):
        """Grooves along whole edges, or valleys."""
        for edge in edges:
            (self.valley if soft else self.groove)(panel, panel.edge_points(edge))

    def stitches(self, panel, points, pitch=0.003, share=0.6, width=0.0006, thread=255):
        """A row of stitches; pick stitching is a long pitch and a small share."""
        points = np.asarray(points)
        at = lengths(points)
        self.line(panel, points, 0.0016, 100)
        starts = np.arange(int(length(points) / pitch)) * pitch
        for start in starts:
            ends = np.array([start, start + share * pitch])
            stitch = np.stack([np.interp(ends, at, points[:, k]) for k in range(2)], 1)
            self.line(panel, stitch, width, thread, 2)
            self.line(panel, stitch, width, 165)

    def picks(self, panel, curve, inset):
        """Pick stitching beside an edge."""
        self.stitches(panel, beside(curve, inset), pitch=0.0045, share=0.25, width=0.0005, thread=120)

    def buttonhole(self, panel, start, end):
        """A worked buttonhole: a raised bar with a slit."""
        self.line(panel, [start, end], 0.0030, 172)
        self.line(panel, [start, end], 0.0010, 70, 1)

    def picture(self):
        """The three layers, slightly softened, as one RGB image."""
        soft = [
            layer.filter(ImageFilter.GaussianBlur(r))
            for layer, r in zip(self.layers, (1.3, 1.2, 0.5), strict=True)
        ]
        return Image.merge('RGB', soft)


def assemble(garment, points, patches, detail, hidden=None, seams=()):
    """Garment and patches as pieces for the renderer. `hidden` drops covered triangles, `seams` are edges
    that stay as straight as they are."""
    kept = np.ones(len(garment.triangles), bool) if hidden is None else ~hidden
    placed = np.vstack([detail.place(p, p.points) for p in garment.panels])
    weave = np.vstack([p.points + getattr(p, 'weave_shift', np.zeros(2)) for p in garment.panels])
    flat = garment.flat_triangles[kept]
    pieces = [
        dict(
            points=points,
            triangles=garment.triangles[kept],
            weave=weave[flat],
            detail=placed[flat],
            thickness=None,
            side=-1.0,
            material='cloth',
            seams=seams,
        )
    ]
    for patch in patches:
        t = patch.panel.triangles[:, ::-1] if patch.flipped else patch.panel.triangles
        pieces.append(
            dict(
                points=patch.points,
                triangles=t,
                weave=patch.weave[t],
                detail=detail.place(patch.panel, patch.panel.points)[t],
                thickness=patch.thickness,
                side=patch.side,
                material=patch.material,
            )
        )
    return pieces


def covered(garment, panel, test):
    """Mask of triangles of a panel whose three pattern points all satisfy `test(x, y)`."""
    corners = garment.flat_points[garment.flat_triangles]
    mine = garment.panel_of == garment.panels.index(panel)
    return mine & test(corners[..., 0], corners[..., 1]).all(1)


def _shelves(panels):
    """Offsets that lay all panels side by side on the atlas, row above row."""
    offsets, x, y, row = {}, 0.03, 0.03, 0.0
    for panel in panels:
        low, high = panel.points.min(0), panel.points.max(0)
        width, height = high - low
        if x + width + 0.03 > ATLAS:
            x, y, row = 0.03, y + row + 0.04, 0.0
        offsets[id(panel)] = np.array([x - low[0], y - low[1]])
        x, row = x + width + 0.04, max(row, height)
    if y + row >= ATLAS:
        raise ValueError('the panels do not fit on the detail map')
    return offsets
