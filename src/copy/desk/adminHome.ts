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
    people: 'The House and Its People',
    steps: 'How It Works',
    gallery: 'Our Collections',
    cloths: 'The Cloth Library',
    testimonials: 'Client Testimonials',
    journal: 'From the Journal',
    visits: 'Fittings Near You',
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
  testimonial: (place: number) => `Testimonial ${place}`,
  people: 'The people of the house',
  peopleHint: 'With their consent. The section is shown once you have added one.',
  person: (place: number) => `Person ${place}`,
  personName: 'Name of the person',
  work: 'Work in the house',
  words: 'A few words about them',
  addPerson: 'Add a person',
  removePerson: 'Remove this person',
  visits: 'Fittings in other places',
  visitsHint:
    'Where you measure and fit away from the house, and when. The section is shown once you have added one.',
  visit: (place: number) => `Place ${place}`,
  town: 'Town or area',
  place: 'Address of the place',
  days: 'Days and hours',
  addVisit: 'Add a place',
  removeVisit: 'Remove this place',
  empty: 'Shown once you have filled it, below.',
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
export function homeWords(home: HomePage): string {
  const { order, hidden, testimonials, outfits, people, visits } = home
  const shown = order.filter((section) => !hidden.includes(section))
  return [
    shown.map((section) => adminHome.sections[section]).join('\n'),
    ...testimonials.map(({ content, author, position }) =>
      [position === '' ? author : `${author}, ${position}`, content].join(': '),
    ),
    ...outfits.map(({ title, pieces }) => `${title}: ${pieces.join(', ')}`),
    ...people.map(({ name, work, words }) => `${name}, ${work}: ${words}`),
    ...visits.map(({ town, place, days }) => `${town}, ${place}: ${days}`),
  ].join('\n\n')
}
