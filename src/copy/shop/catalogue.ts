import { counted } from '#copy/base/count.ts'

export const collection = {
  title: 'Our Complete Collection',
  lead: 'Every garment is cut to your measurements. Cloth is sold by the yard.',
  filters: 'Filter by category',
  narrow: 'Search and filter',
  all: 'All',
  searchLabel: 'Search the collection',
  searchPlaceholder: 'Linen, sherwani, navy...',
  clearSearch: 'Clear search',
  sortLabel: 'Sort by',
  sorts: {
    house: 'Our order',
    priceUp: 'Price, low to high',
    priceDown: 'Price, high to low',
    name: 'Name',
    newest: 'Newest first',
  },
  from: 'Price from',
  to: 'Price to',
  anyPrice: 'Any',
  priceMeaning: 'By the current price, before offers.',
  occasion: 'Occasion',
  material: 'Material',
  anyPart: 'Any',
  refine: 'More filters',
  severalCategories: 'Several categories',
  count: (count: number, part = '') => [counted(count, 'piece', 'pieces'), part].join(' ').trim(),
  noMatch: (words: string) => `Nothing matches ${words}. Try fewer words or another category.`,
  clearFilters: 'Show everything',
  more: 'Show more',
  loading: 'Laying out the collection',
  empty: 'The shelves are empty for the moment. Please come back soon.',
  saved: 'You are seeing the collection as this device last saved it.',
  savedOn: (when: string) => `You are seeing the collection as saved on ${when}.`,
} as const

export const card = {
  add: 'Add to Cart',
  open: (name: string) => `Details of ${name}`,
  requiredMeasurements: 'Required Measurements',
  have: (measurement: string) => `${measurement}: saved`,
  missing: (measurement: string) => `${measurement}: not saved yet`,
  measured: (have: number, needed: number) => `You have ${have} of ${needed} measurements`,
} as const

/** The side panel with a product's detail record (specification, section 2). */
export const detail = {
  close: 'Close details',
  wholePage: 'See the whole page',
  pictures: (name: string) => `Pictures of ${name}`,
  closeUp: (name: string) => `${name}, from near`,
  back: 'Back to the collection',
  price: 'Current price',
  priceRange: 'Price range',
  discount: 'Offer',
  sizes: 'Sizes',
  sizesMeaning:
    'Where the cutter starts: the piece is cut to your measurements. You can name a size in the cart, and it does not change the price.',
  priceRangeMeaning:
    'What pieces of this kind cost here. This one is charged at its current price in every size and material; only an offer lowers it.',
  byTheYard: 'The price is for one yard. The quantity in the cart counts yards.',
  sleeveLength: 'Sleeve length',
  clothType: 'Material',
  description: 'Description',
  materials: 'Choose a material',
  properties: 'Properties',
  care: 'Care',
  add: 'Add to Cart',
  share: 'Share',
  linkCopied: 'Link copied',
  /** For devices that deny clipboard access. */
  copyFailed: (address: string) => `The address is ${address}`,
  addMeasurements: 'Add your measurements',
  similar: 'More of this kind',
  missing: 'No such piece',
  notFound: 'We have no piece at this address. It may have been renamed.',
} as const
