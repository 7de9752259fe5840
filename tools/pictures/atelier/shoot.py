"""Takes one picture: sets the stage, renders, grades."""

import importlib
import pickle

from PIL import Image

from . import grade
from .catalogue import (
    BRASS,
    BUTTON_RADIUS,
    COAT_THICKNESS,
    COVERED,
    HUNG,
    PEARL,
    SHEER,
    SHIRTS,
    THICKNESS,
    UNLINED,
    WAISTCOATS,
)
from .cuts import beneath, shelf_fold
from .goods import neckwear
from .stage import blender, dress, flat_button, fuller, materials, shoes, studio, trouser_form
from .worn import necktie

CUTS = {
    'suit': 'jacket_finish',
    'blazer': 'jacket_finish',
    'bandhgala': 'jacket_finish',
    'sherwani': 'jacket_finish',
    'kurta': 'kurta',
    'shirt': 'shirt',
    'button-down': 'shirt',
    'trousers': 'trousers',
    'churidar': 'trousers',
    HUNG: 'trousers',
    'waistcoat': 'waistcoat',
    'four-pocket-waistcoat': 'waistcoat',
}
TROUSERED = ('trousers', 'churidar')
WAISTBAND = 1.07  # where a form ends that wears trousers
TAIL = 0.90  # where one ends that wears a shirt: lower, it would show beneath the curve of its hem
SHELL_HOLE, SHELL_THREAD = '#a99f90', '#f0ece2'  # of flat buttons
WOOD_HOLE, WOOD_THREAD = '#3f2c1b', '#a08a6b'
BEHIND = ((0.30, 0.70, 0.0), -0.30)  # where a second form stands, and its turn in radians
WIDE_OPEN = 2.0  # its f-stop, so that the second form is out of focus
# width of an upright picture, samples
SIZES = {'preview': (480, 12), 'quick': (960, 6), 'full': (960, 12), 'large': (1440, 4)}
# cloth is woven for a picture of so many rows at most: few samples would leave some finer threads, not others
WOVEN_ROWS = 1280


def render_size(size, ratio):
    """Pixels of a render: the named width for the upright format, the longer side for a wide one."""
    width = SIZES[size][0]
    return (width, round(width / 0.75)) if ratio < 1 else (round(width / 0.75), round(width / 0.75 / ratio))


def sewn(folder, cut, force=False):
    """A draped garment, from the cache unless forced; returns it with the path of its detail map."""
    kept, picture = folder / f'{cut}.pickle', folder / f'{cut}-detail.png'
    if force or not (kept.exists() and picture.exists()):
        folder.mkdir(parents=True, exist_ok=True)
        module = importlib.import_module(f'.cuts.{CUTS[cut]}', __package__)
        made = module.make(cut)
        made.detail.save(picture, compress_level=1)
        made.detail = None
        kept.write_bytes(pickle.dumps(made))
    return pickle.loads(kept.read_bytes()), picture


def dressed(shot, cache, pixel):
    """Form, garments and buttons at the origin; a pixel covers `pixel` metres of them."""
    if shot.cut == HUNG:
        trouser_form.trouser_form(cache / 'weaves', pixel, shot.frame.floor)
    else:
        dress.form(cache / 'weaves', pixel, hidden=shot.cut == 'sherwani', **_form(shot))
    if shot.shod:
        shoes.pair(shot.frame.floor, shot.shod)
    for worn in shot.beneath:
        _garment(worn, cache, pixel, shot.cut)
    made = _garment(shot, cache, pixel)
    tiles = cache / 'weaves'
    shirt, tie, square = shot.under or ('', '', '')
    if shirt:
        linen = materials.cloth(tiles, shirt, pixel=pixel)
        neckwear.shirt(linen, *([] if _is_trousered(shot) else [neckwear.TAIL]))
        if shot.cut not in WAISTCOATS:  # the shirt under it has its own
            neckwear.cuffs(made, linen)
    if tie:
        opening = necktie.WAISTCOAT if shot.cut in WAISTCOATS else necktie.OPENING
        neckwear.tie(materials.cloth(tiles, tie, pixel=pixel), opening)
    if square:
        neckwear.pocket_square(made, materials.cloth(tiles, square, pixel=pixel))


def _form(shot):
    """How much of the form a garment is put on."""
    if _is_trousered(shot):
        return {'bottom': WAISTBAND, 'stand': False}
    return {'bottom': TAIL} if shot.cut in SHIRTS else {}


def _is_trousered(shot):
    return any(worn.cut in TROUSERED for worn in shot.beneath)


def _garment(shot, cache, pixel, over=''):
    """One garment with its buttons on the stage, pressed close where the cut `over` it covers it."""
    made, detail = sewn(cache / 'drapes', shot.cut)
    if over:
        made = beneath.worn(made, shot.cut, over)
    if shot.folded:
        made = shelf_fold.folded(made)

    def cloth(name, **how):
        return materials.cloth(cache / 'weaves', name, pixel=pixel, **how)

    outside, lining = cloth(shot.cloth, detail=detail), cloth(shot.lining)
    inside = cloth(shot.cloth) if shot.cut in UNLINED else lining
    extra = {
        'lining': lining,
        'band': cloth(shot.covering or shot.cloth, detail=detail),
        'satin': cloth(shot.lining, detail=detail),
        'metal': materials.solid('buckle', '#8d8577', 0.3, 1.0),
    }
    dress.dress(made, outside, inside, THICKNESS.get(shot.cut, COAT_THICKNESS), extra)
    if shot.buttons == COVERED:
        dress.covered_buttons(made, cloth(shot.covering or shot.cloth), BUTTON_RADIUS[shot.cut])
    else:
        _sewn_buttons(shot, made)
    return made


def _sewn_buttons(shot, made):
    if shot.cut in SHEER:
        _flat_buttons(shot, made)
        return
    metal = shot.buttons == BRASS
    horn = materials.solid('button', shot.buttons, 0.3, 1.0 if metal else 0.0, 0.3)
    thread = materials.solid('thread', shot.buttons, 0.9)
    dress.buttons(made, horn, thread, BUTTON_RADIUS[shot.cut])


def _flat_buttons(shot, made):
    shell = shot.buttons == PEARL
    face = flat_button.mother_of_pearl() if shell else materials.solid('wood', shot.buttons, 0.45)
    hole = materials.solid('hole', SHELL_HOLE if shell else WOOD_HOLE, 0.9)
    thread = materials.solid('thread', SHELL_THREAD if shell else WOOD_THREAD, 0.9)
    flat_button.flat_buttons(made, face, hole, thread, BUTTON_RADIUS[shot.cut])


def stage_garment(shot, cache, rows):
    """A standing garment in a picture of so many rows, perhaps another behind it, and the lights."""
    blender.empty_scene()
    frame = shot.frame
    pixel = frame.height / rows
    if shot.behind:
        dressed(shot.behind, cache, pixel)
        blender.move_all(*BEHIND)
    dressed(shot, cache, pixel)
    if shot.fuller:
        fuller.fill_out()
    if shot.facing:
        blender.move_all((0, 0, 0), shot.facing)
    studio.standing(studio.SETUPS[shot.light], frame, WIDE_OPEN if shot.behind else None)
    return frame.exposure


def stage_folded(shot, cache, rows):
    """A garment folded on the table, in a picture of so many rows."""
    blender.empty_scene()
    frame = shot.frame
    _garment(shot, cache, frame.height / rows)
    blender.move_all((0, -frame.aim, 0), 0)
    studio.shelf(shot.light, frame)
    return frame.exposure


def raw_render(shot, cache, size):
    """Where the render of one shot is kept."""
    return cache / 'renders' / f'{shot.slug}-{size}.png'


def kept(shot, cache, size):
    """The graded image of a shot whose render is in the cache, or None."""
    raw = raw_render(shot, cache, size)
    return grade.grade(Image.open(raw), shot.light) if raw.exists() else None


def take(shot, cache, size='preview'):
    """Render one shot; returns the graded image."""
    (width, height), samples = render_size(size, shot.ratio), SIZES[size][1]
    raw = raw_render(shot, cache, size)
    raw.parent.mkdir(parents=True, exist_ok=True)
    if shot.goods:
        module = importlib.import_module(f'.goods.{shot.goods}', __package__)
        blender.empty_scene()
        exposure = module.stage(cache / 'weaves', shot)
    else:
        staged = stage_folded if shot.folded else stage_garment
        exposure = staged(shot, cache, min(height, WOVEN_ROWS))
    blender.render(raw, width, height, samples, exposure)
    return grade.grade(Image.open(raw), shot.light)
