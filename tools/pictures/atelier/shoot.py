"""Takes one picture: sets the stage, renders, grades, encodes."""

import importlib
import math
import pickle

from PIL import Image

from . import encode
from .catalogue import BRASS, BUTTON_RADIUS, COAT_THICKNESS, SHEER, THICKNESS
from .goods import neckwear
from .stage import blender, dress, materials, studio

CUTS = {
    'suit': 'jacket_finish', 'blazer': 'jacket_finish', 'bandhgala': 'jacket_finish',
    'sherwani': 'jacket_finish', 'kurta': 'kurta', 'shirt': 'shirt', 'trousers': 'trousers',
    'waistcoat': 'waistcoat',
}
# width of an upright picture, samples
BEHIND = ((0.40, 0.62, 0.0), -0.30)  # where a second form stands, and its turn in radians
WIDE_OPEN = 2.0  # its f-stop, so that the second form is out of focus
SIZES = {'preview': (480, 12), 'card': (720, 10), 'full': (960, 16)}


def render_size(size, ratio):
    """Pixels of a render: the named width for the upright format, the longer side for a wide one."""
    width = SIZES[size][0]
    return (width, round(width / 0.75)) if ratio < 1 else (round(width / 0.75), round(width / 0.75 / ratio))


def sewn(folder, cut, force=False):
    """A draped garment, from the cache unless forced; gives it with the path of its detail map."""
    kept, picture = folder / f'{cut}.pickle', folder / f'{cut}-detail.png'
    if force or not (kept.exists() and picture.exists()):
        folder.mkdir(parents=True, exist_ok=True)
        module = importlib.import_module(f'.cuts.{CUTS[cut]}', __package__)
        made = module.make(cut)
        made.detail.save(picture, compress_level=1)
        made.detail = None
        kept.write_bytes(pickle.dumps(made))
    return pickle.loads(kept.read_bytes()), picture


def dressed(shot, cache):
    """Form, garment and buttons at the origin."""
    made, detail = sewn(cache / 'drapes', shot.cut)
    tiles = cache / 'weaves'
    if shot.cut != 'trousers':
        dress.form(tiles)
    outside = materials.cloth(tiles, shot.cloth, detail=detail)
    plain = materials.cloth(tiles, shot.cloth)
    inside = plain if shot.cut in SHEER else materials.cloth(tiles, shot.lining)
    lining = materials.cloth(tiles, shot.lining)
    dress.dress(made, outside, inside, THICKNESS.get(shot.cut, COAT_THICKNESS), {'lining': lining})
    metal = shot.buttons == BRASS
    horn = materials.solid('button', shot.buttons, 0.3, 1.0 if metal else 0.0, 0.3)
    thread = materials.solid('thread', '#b9a98c' if shot.cut in SHEER else shot.buttons, 0.9)
    dress.buttons(made, horn, thread, BUTTON_RADIUS[shot.cut])
    shirt, tie, square = shot.under or ('', '', '')
    if shirt:
        neckwear.shirt(materials.cloth(tiles, shirt))
    if tie:
        neckwear.tie(materials.cloth(tiles, tie, turn=math.pi / 4))
    if square:
        neckwear.pocket_square(made, materials.cloth(tiles, square))


def stage_garment(shot, cache):
    """A standing garment, perhaps another behind it, and the lights."""
    blender.empty_scene()
    if shot.behind:
        dressed(shot.behind, cache)
        blender.move_all(*BEHIND)
    dressed(shot, cache)
    frame = shot.frame
    lights = studio.evening if shot.evening else studio.standing
    lights(frame.aim, frame.height, frame.turn, floor=frame.floor, stop=WIDE_OPEN if shot.behind else None)
    return frame.exposure


def take(shot, cache, size='preview'):
    """Render one shot; gives the graded image."""
    (width, height), samples = render_size(size, shot.ratio), SIZES[size][1]
    raw = cache / 'renders' / f'{shot.slug}-{size}.png'
    raw.parent.mkdir(parents=True, exist_ok=True)
    if shot.goods:
        module = importlib.import_module(f'.goods.{shot.goods}', __package__)
        blender.empty_scene()
        exposure = module.stage(cache / 'weaves', shot)
    else:
        exposure = stage_garment(shot, cache)
    blender.render(raw, width, height, samples, exposure)
    return encode.grade(Image.open(raw), encode.DUSK_TONE if shot.evening else encode.PAPER_TONE)
