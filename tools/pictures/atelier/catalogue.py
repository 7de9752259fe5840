"""What is photographed: every product of the demo catalogue, its cut, its cloth and its framing."""

import math
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Frame:
    """Framing of a garment: height of the aim, metres in the frame, turn of the camera; `aside` is how
    far to the right of the garment the middle of the picture lies, `floor` the height of the ground.
    """

    aim: float
    height: float
    turn: float = 0.0
    exposure: float = 0.0
    floor: float = 0.0
    aside: float = 0.0


@dataclass(frozen=True)
class Shot:
    """One picture of a garment on the form, or (`goods` set) of something on the table."""

    slug: str
    cut: str = ''
    cloth: str = ''
    frame: Frame | None = None
    buttons: str = '#3a2a1c'
    lining: str = 'lining-bronze'
    goods: str = ''
    options: tuple = ()
    ratio: float = 0.75  # width / height
    graded: bool = True  # full-bleed cloth has no paper to grade by
    near: bool = False  # the camera comes close, for goods that are not cloth
    under: tuple = ()  # worn under a coat: cloths of shirt, tie and pocket square, '' for none
    beneath: tuple = ()  # shots of the garments that are worn under it
    behind: 'Shot | None' = None  # a second form, further back and to one side
    striped: bool = False  # in colours so narrow that a coarse encoding greys them
    further: bool = False  # an added view, written for today's browsers only
    light: str = 'day'  # of the studio's set-ups: 'pale' for white goods, 'deep', 'evening' by lamp
    folded: bool = False  # for the shelf: it lies on the table, its frame's aim is a pattern height
    covering: str = ''  # cloth of covered buttons, the garment's own unless named
    facing: float = 0.0  # radians by which the form is turned under the lights, which stay
    shod: str = ''  # colour of the shoes, where the picture goes down to the floor
    fuller: bool = False  # on a second form, with more round the waist


def worn(cut, cloth, buttons):
    """A garment under another."""
    return Shot('', cut, cloth, buttons=buttons)


GROUND = 0.016  # trousers end above it, or the floor would cut them off
JACKET = Frame(1.17, 1.06)
SUIT = Frame(1.013, 1.345, floor=GROUND)  # from the form's cap to below the knee
SHERWANI = Frame(0.955, 1.50, floor=GROUND)  # from the form's cap to half-way down the shin
KURTA = Frame(0.980, 1.46, floor=GROUND)  # from the form's cap to the knee, below the hem
SHIRT = Frame(1.16, 1.12)
COLOURED_SHIRT = replace(SHIRT, exposure=-0.8)  # brighter, and the tone curve greys its colour
TROUSERS = Frame(0.540, 1.46, floor=-0.115)  # they hang above the foot of their form's pole
WAISTCOAT = Frame(1.250, 0.980, 0.0, 0.1)
HORN, DARK, BRASS, PEARL, WOOD = '#5c4128', '#2a2320', '#b49c72', '#ece7db', '#8d6439'
COVERED = 'covered'  # buttons in cloth
HUNG = 'hung-trousers'  # trousers by themselves, which do not break over a shoe


def suit(slug, cloth, buttons, tie, lining='lining-bronze'):
    """A coat over white shirt and tie, with its trousers: without them it looks like a blazer."""
    return Shot(
        slug,
        'suit',
        cloth,
        SUIT,
        buttons,
        lining,
        under=('white-poplin', tie, ''),
        beneath=(worn('trousers', cloth, DARK),),
    )


def blazer(slug, cut, cloth, buttons, shirt, tie, trousers):
    """A blazer over shirt and tie, with trousers of another cloth."""
    under, beneath = (shirt, tie, ''), (worn('trousers', trousers, DARK),)
    return Shot(slug, cut, cloth, JACKET, buttons, under=under, beneath=beneath)


def sherwani(slug, cloth, light='day', **options):
    """A sherwani over its churidar in ivory silk, which shows below the hem."""
    churidar = worn('churidar', 'ivory-silk', DARK)
    return Shot(slug, 'sherwani', cloth, SHERWANI, COVERED, beneath=(churidar,), light=light, **options)


def bandhgala(slug, cloth, buttons, lining='lining-bronze', light='day'):
    """A bandhgala over the trousers of its own cloth that come with it."""
    beneath = (worn('trousers', cloth, DARK),)
    return Shot(slug, 'bandhgala', cloth, JACKET, buttons, lining, beneath=beneath, light=light)


def kurta(slug, cloth, buttons, light='day'):
    """A kurta over a churidar in ivory: without it, it ends above a bare stand."""
    beneath = (worn('churidar', 'ivory-linen', DARK),)
    return Shot(slug, 'kurta', cloth, KURTA, buttons, beneath=beneath, light=light)


SHOTS = (
    suit('navy-twill-suit', 'navy-twill', DARK, 'wine-silk'),
    suit('charcoal-chalk-stripe-suit', 'charcoal-chalk', DARK, 'navy-silk', 'lining-grey'),
    suit('glen-check-suit', 'glen-grey', HORN, 'forest-silk'),
    suit('midnight-birdseye-suit', 'midnight-birdseye', DARK, 'silver-silk', 'lining-grey'),
    blazer(
        'houndstooth-blazer', 'blazer', 'houndstooth-brown', HORN, 'white-poplin', 'bottle-knit', 'sand-linen'
    ),
    blazer(  # with flap pockets
        'olive-herringbone-blazer',
        'suit',
        'olive-herringbone',
        DARK,
        'sky-oxford',
        'wine-knit',
        'two-grey-herringbone',
    ),
    blazer('sand-linen-blazer', 'blazer', 'sand-linen', PEARL, 'bengal-stripe', 'navy-knit', 'navy-twill'),
    sherwani('rust-brocade-sherwani', 'rust-brocade', covering='rust-satin'),
    sherwani('ivory-sherwani', 'ivory-silk', light='pale'),
    sherwani('maroon-sherwani', 'maroon-silk', light='deep'),
    bandhgala('olive-bandhgala', 'olive-wool', HORN),
    bandhgala('black-bandhgala', 'black-herringbone', DARK, 'lining-grey', light='deep'),
    kurta('ivory-linen-kurta', 'ivory-linen', WOOD, light='pale'),
    kurta('indigo-cotton-kurta', 'indigo-cotton', WOOD),
    Shot('white-poplin-shirt', 'shirt', 'white-poplin', SHIRT, PEARL, light='pale'),
    Shot('sky-oxford-shirt', 'button-down', 'sky-oxford', COLOURED_SHIRT, PEARL),
    Shot('bengal-stripe-shirt', 'shirt', 'bengal-stripe', COLOURED_SHIRT, PEARL, striped=True),
    Shot('navy-wool-trousers', HUNG, 'navy-twill', TROUSERS, DARK),
    Shot('grey-herringbone-trousers', HUNG, 'two-grey-herringbone', TROUSERS, DARK),
    Shot('sand-linen-trousers', HUNG, 'sand-linen', TROUSERS, HORN),
    Shot(
        'herringbone-waistcoat',
        'four-pocket-waistcoat',
        'brown-herringbone',
        WAISTCOAT,
        HORN,
        'lining-grey',
        under=('sky-oxford', 'navy-knit', ''),
        beneath=(worn('button-down', 'sky-oxford', PEARL), worn('trousers', 'navy-twill', DARK)),
    ),
    Shot(
        'charcoal-waistcoat',
        'waistcoat',
        'charcoal-pinstripe',
        WAISTCOAT,
        DARK,
        'lining-grey',
        under=('white-poplin', 'wine-silk', ''),
        beneath=(worn('shirt', 'white-poplin', PEARL), worn('trousers', 'charcoal-pinstripe', DARK)),
    ),
    Shot('navy-worsted-suiting', cloth='navy-worsted', goods='bolt'),
    Shot('natural-linen', cloth='natural-linen', goods='folded'),
    Shot('glen-check-tweed', cloth='glen-tweed', goods='swatch'),
    Shot('saddle-leather-belt', goods='belt', options=('#8f5426', '#b08d57')),
    Shot('black-leather-belt', goods='belt', options=('#101217', '#b9bcbf')),
    Shot('burgundy-tie', cloth='burgundy-repp', goods='tie'),
    Shot('ivory-pocket-square', cloth='ivory-linen', goods='square', light='pale'),
    Shot('enamel-cufflinks', goods='cufflinks'),
)

SCENES = (
    Shot(
        'gallery-business',
        'suit',
        'charcoal-chalk',
        Frame(1.30, 0.62, -0.30),
        DARK,
        'lining-grey',
        under=('white-poplin', 'burgundy-silk', 'white-poplin'),
    ),
    Shot(
        'gallery-wedding',
        'sherwani',
        'rust-brocade',
        Frame(1.22, 0.98, 0.20, aside=0.10),
        COVERED,
        covering='rust-satin',
        behind=Shot('', 'sherwani', 'ivory-silk', buttons=COVERED),
    ),
    Shot(
        'gallery-evening',
        'bandhgala',
        'black-herringbone',
        Frame(1.27, 0.72, -0.34),
        BRASS,
        'lining-grey',
        under=('', '', 'white-poplin'),
        light='evening',
    ),
    Shot(
        'gallery-fabrics',
        goods='stack',
        options=(
            'navy-worsted',
            'sand-linen',
            'brown-herringbone',
            'charcoal-chalk',
            'olive-herringbone',
            'glen-tweed',
        ),
    ),
    Shot('about', goods='cutting_table', options=('charcoal-pinstripe',), ratio=4 / 3),
)


def close_up(product):
    """The second picture of a product: its cloth over the whole frame, or it from near."""
    slug = f'{product.slug}-close'
    if product.cloth:
        return Shot(slug, cloth=product.cloth, goods='close', graded=False)
    return replace(product, slug=slug, near=True)


CLOSE_UPS = tuple(close_up(product) for product in SHOTS)

FULL_LENGTH = Frame(0.832, 1.90, floor=-0.020)  # the hem lies on the shoes, and these stand on the floor
BOTTOMS = {'suit': 'trousers', 'bandhgala': 'trousers', 'sherwani': 'churidar', 'kurta': 'churidar'}
SHOES = {'trousers': '#1d1512', 'churidar': '#5f3a20'}  # near to black, which goes with every cloth; tan
PALE_BOTTOM = {'rust-brocade': 'ivory-silk', 'maroon-silk': 'ivory-silk', 'indigo-cotton': 'ivory-linen'}


def full_length(product):
    """A further picture of a piece that comes with trousers: both, down to the floor."""
    bottom = worn(BOTTOMS[product.cut], PALE_BOTTOM.get(product.cloth, product.cloth), DARK)
    slug, shoes = f'{product.slug}-full', SHOES[bottom.cut]
    return replace(product, slug=slug, frame=FULL_LENGTH, beneath=(bottom,), further=True, shod=shoes)


WITH_TROUSERS = tuple(p for p in SHOTS if p.cut in BOTTOMS and not p.slug.endswith('-blazer'))
FULL_LENGTHS = tuple(full_length(product) for product in WITH_TROUSERS)

FROM_BEHIND, THREE_QUARTER, TURNED_AWAY = math.pi, -math.radians(40), math.radians(32)
ON_THE_SHELF = Frame(1.325, 0.66, math.radians(-14), 0.9)
COLOURED_ON_THE_SHELF = replace(ON_THE_SHELF, exposure=0.4)
LAPELS, STAND = Frame(1.355, 0.50, -0.24, aside=0.02), Frame(1.395, 0.42, 0.20)
SHIRTS = ('shirt', 'button-down')
TURNED_DOWN = Frame(1.395, 0.44, -0.20)
WAISTCOATS = ('waistcoat', 'four-pocket-waistcoat')
WAISTCOAT_TURNED = Frame(1.235, 1.0, 0.0, 0.1)  # the nearer cuff hangs lower in the picture
OPENING = Frame(1.345, 0.50, -0.22, 0.1, aside=0.01)  # of a waistcoat, down to its upper buttons
COLLARS = {
    'suit': LAPELS,
    'blazer': LAPELS,
    'bandhgala': STAND,
    'sherwani': STAND,
    'kurta': STAND,
    **dict.fromkeys(SHIRTS, TURNED_DOWN),
    **dict.fromkeys(WAISTCOATS, OPENING),
}


def back(product):
    """A further picture of a garment: its back."""
    return replace(product, slug=f'{product.slug}-back', facing=FROM_BEHIND, further=True)


def three_quarter(product):
    """A further picture of a garment: turned to the light, with its wearer's left side towards us."""
    frame = WAISTCOAT_TURNED if product.cut in WAISTCOATS else product.frame
    slug = f'{product.slug}-three-quarter'
    return replace(product, slug=slug, frame=frame, facing=THREE_QUARTER, further=True)


def fuller(product):
    """A further picture of a garment: on a fuller figure, turned so that its waist shows."""
    slug = f'{product.slug}-fuller'
    return replace(product, slug=slug, facing=TURNED_AWAY, fuller=True, further=True)


def folded(product):
    """A further picture of a shirt: folded for the shelf."""
    frame = ON_THE_SHELF if product.light == 'pale' else COLOURED_ON_THE_SHELF
    return replace(product, slug=f'{product.slug}-folded', frame=frame, folded=True, further=True)


def collar(product):
    """A further picture of a garment: its collar from near."""
    frame = replace(COLLARS[product.cut], exposure=product.frame.exposure)
    return replace(product, slug=f'{product.slug}-collar', frame=frame, further=True)


COLLARED = tuple(product for product in SHOTS if product.cut in COLLARS)
TURNED = tuple(product for product in SHOTS if product.cut in (*COLLARS, HUNG))
THREE_QUARTERS = tuple(three_quarter(product) for product in TURNED)
BACKS = tuple(back(product) for product in TURNED)
FULLER = tuple(fuller(product) for product in TURNED if product.cut not in SHIRTS)
FOLDED = tuple(folded(product) for product in SHOTS if product.cut in SHIRTS)
COLLAR_VIEWS = tuple(collar(product) for product in COLLARED)
# for the zoom viewer also 1440 px wide
WOVEN = tuple(product for product in SHOTS if product.cloth)
LARGE = frozenset(slug for product in WOVEN for slug in (product.slug, f'{product.slug}-close'))
FURTHER = (*CLOSE_UPS, *FULL_LENGTHS, *THREE_QUARTERS, *BACKS, *FULLER, *FOLDED, *COLLAR_VIEWS)

BUTTON_RADIUS = {
    'suit': 0.0098,
    'blazer': 0.0098,
    'bandhgala': 0.0098,
    'sherwani': 0.0085,
    'kurta': 0.0062,
    'shirt': 0.0055,  # 18 lignes, 11 mm
    'button-down': 0.0055,
    'trousers': 0.0075,
    'churidar': 0.0075,
    HUNG: 0.0075,
    'waistcoat': 0.0078,
    'four-pocket-waistcoat': 0.0078,
}
THICKNESS = {
    'kurta': 0.0010,
    'shirt': 0.0009,
    'button-down': 0.0010,
    'trousers': 0.0016,
    HUNG: 0.0016,
    'churidar': 0.0010,
}
COAT_THICKNESS = 0.0018
SHEER = ('kurta', 'shirt', 'button-down')
UNLINED = (*SHEER, 'trousers', HUNG, 'churidar')  # the inside shows the cloth itself


def shot(slug):
    """The shot of that name."""
    return next(s for s in (*SHOTS, *SCENES, *FURTHER) if s.slug == slug)
