"""Takes one picture: sets the stage, renders, grades, encodes."""

import importlib
import pickle

from PIL import Image

from . import encode
from .catalogue import BUTTON_RADIUS, COAT_THICKNESS, SHEER, THICKNESS
from .stage import blender, dress, materials, studio

CUTS = {
    'suit': 'jacket_finish', 'blazer': 'jacket_finish', 'bandhgala': 'jacket_finish',
    'sherwani': 'jacket_finish', 'kurta': 'kurta', 'shirt': 'shirt', 'trousers': 'trousers',
    'waistcoat': 'waistcoat',
}
# width, height, samples
SIZES = {'preview': (480, 640, 12), 'card': (720, 960, 10), 'full': (960, 1280, 16)}


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


def stage_garment(shot, cache):
    """Form, garment, buttons and lights for a standing garment."""
    made, detail = sewn(cache / 'drapes', shot.cut)
    tiles = cache / 'weaves'
    blender.empty_scene()
    if shot.cut != 'trousers':
        dress.form(tiles)
    outside = materials.cloth(tiles, shot.cloth, detail=detail)
    plain = materials.cloth(tiles, shot.cloth)
    inside = plain if shot.cut in SHEER else materials.cloth(tiles, shot.lining)
    lining = materials.cloth(tiles, shot.lining)
    dress.dress(made, outside, inside, THICKNESS.get(shot.cut, COAT_THICKNESS), {'lining': lining})
    metal = shot.buttons == '#a9813f'
    horn = materials.solid('button', shot.buttons, 0.3, 1.0 if metal else 0.0, 0.3)
    thread = materials.solid('thread', '#b9a98c' if shot.cut in SHEER else shot.buttons, 0.9)
    dress.buttons(made, horn, thread, BUTTON_RADIUS[shot.cut])
    studio.standing(shot.frame.aim, shot.frame.height, shot.frame.turn)
    return shot.frame.exposure


def take(shot, cache, size='preview'):
    """Render one shot; gives the graded image."""
    width, height, samples = SIZES[size]
    raw = cache / 'renders' / f'{shot.slug}-{size}.png'
    raw.parent.mkdir(parents=True, exist_ok=True)
    if shot.goods:
        module = importlib.import_module(f'.goods.{shot.goods}', __package__)
        blender.empty_scene()
        exposure = module.stage(cache / 'weaves', shot)
    else:
        exposure = stage_garment(shot, cache)
    blender.render(raw, width, height, samples, exposure)
    return encode.grade(Image.open(raw))
