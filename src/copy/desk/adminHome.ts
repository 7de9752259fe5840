import type { HomePage, HomeSection } from '#domain/shop/homePage.ts'

/** The home page in the settings. */
export const adminHome = {
  title: 'Home page',
  hint: 'The first screen comes first, then these sections in this order.',
  sections: {
    occasions: 'By Occasion',
    lookbook: 'The Lookbook',
    services: 'Our Services',
    about: 'About the House',
    steps: 'How It Works',
    gallery: 'Our Collections',
    cloths: 'The Cloth Library',
    testimonials: 'Client Testimonials',
    journal: 'From the Journal',
    contact: 'Book an Appointment',
  } satisfies Record<HomeSection, string>,
  shown: (section: string) => `Show ${section}`,
  linked: 'Always shown: other pages lead here.',
  up: 'Up',
  down: 'Down',
  earlier: (section: string) => `Move ${section} up`,
  later: (section: string) => `Move ${section} down`,
  moved: (section: string, place: number, count: number) =>
    `${section} is now number ${place} of ${count}.`,
  testimonials: 'What customers said',
  testimonialsHint:
    'Only in the words of your customers, with their consent. Until you add one, samples are shown, and marked as samples.',
  content: 'What the customer said',
  author: 'Name of the customer',
  position: 'Profession or town',
  fromProducts:
    'Occasions and cloths are filled from the products: choose their occasions, material, weave and weight there.',
  outfits: 'The lookbook',
  outfitsHint:
    'Two to four pieces that are worn together, the main piece first. Until you add an outfit, some are composed of the first pieces of each category.',
  outfit: (place: number) => `Outfit ${place}`,
  outfitTitle: 'Title',
  outfitTitleHint: 'Empty for the name of the main piece.',
  piece: (place: number) => (place === 1 ? 'Main piece' : `Piece ${place}`),
  noPiece: 'None',
  gonePiece: 'No longer on the shelf',
  addOutfit: 'Add an outfit',
  removeOutfit: 'Remove this outfit',
  add: 'Add a testimonial',
  remove: 'Remove this testimonial',
} as const

/** The settings as text, to compare two versions. */
export function homeWords({ order, hidden, testimonials, outfits }: HomePage): string {
  const shown = order.filter((section) => !hidden.includes(section))
  return [
    shown.map((section) => adminHome.sections[section]).join('\n'),
    ...testimonials.map(({ content, author }) => `${author}: ${content}`),
    ...outfits.map(({ title, pieces }) => `${title}: ${pieces.join(', ')}`),
  ].join('\n\n')
}
