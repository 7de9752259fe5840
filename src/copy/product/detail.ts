/** A product's page and its side panel, with its detail record. */
export const detail = {
  close: 'Close details',
  wholePage: 'See the full page',
  pictures: (name: string) => `Pictures of ${name}`,
  views: {
    full: (name: string) => `${name}, at full length`,
    'three-quarter': (name: string) => `${name}, three-quarter view`,
    back: (name: string) => `${name}, from behind`,
    fuller: (name: string) => `${name}, on a fuller figure`,
    collar: (name: string) => `${name}, its collar up close`,
    folded: (name: string) => `${name}, folded`,
    close: (name: string) => `${name}, up close`,
  },
  price: 'Current price',
  priceRange: 'Price range',
  discount: 'Offer',
  sizes: 'Sizes',
  sizesMeaning:
    'Where the cutter starts: the piece is cut to your measurements. You can name a size in the cart, and it does not change the price.',
  priceRangeMeaning:
    'What pieces of this kind cost, before offers. This one costs the same in every size and material.',
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
