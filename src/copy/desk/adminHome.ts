import type { HomePage, HomeSection } from '#domain/shop/homePage.ts'

/** The home page in the settings. */
export const adminHome = {
  title: 'Home page',
  hint: 'The first screen comes first, then these sections in this order.',
  sections: {
    services: 'Our Services',
    about: 'About the House',
    steps: 'How It Works',
    gallery: 'Our Collections',
    testimonials: 'Client Testimonials',
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
  add: 'Add a testimonial',
  remove: 'Remove this testimonial',
} as const

/** The settings as text, to compare two versions. */
export function homeWords({ order, hidden, testimonials }: HomePage): string {
  const shown = order.filter((section) => !hidden.includes(section))
  return [
    shown.map((section) => adminHome.sections[section]).join('\n'),
    ...testimonials.map(({ content, author }) => `${author}: ${content}`),
  ].join('\n\n')
}
