/** The languages of the shop's texts; the first one is the default. */
export const LANGUAGES = ['en-IN'] as const

export type PageCopy = { title: string; description?: string }

/** Browser titles of the shop's pages, with meta descriptions for the public ones. */
export const pages = {
  home: {
    title: 'Bespoke and made-to-measure tailoring',
    description:
      'Bespoke and made-to-measure suits, sherwanis, shirts and cloth. Save your measurements, order online and settle on WhatsApp.',
  },
  collections: {
    title: 'Our Complete Collection',
    description:
      'Suits, blazers, sherwanis, bandhgalas, kurtas, shirts, trousers, cloth by the yard and accessories, with prices in rupees.',
  },
  contact: {
    title: 'Contact',
    description: 'Address, business hours, phone and WhatsApp, and a form to book an appointment.',
  },
  policies: {
    title: 'Policies',
    description: 'Orders and payment, shipping, alterations and how we keep your measurements.',
  },
  notFound: { title: 'No such page' },
  gone: { title: 'No longer on the shelf' },
} as const satisfies Record<string, PageCopy>

/** The meta description of a category page. */
export function categoryDescription(category: string, shop: string): string {
  return `${category} by ${shop}, cut to your measurements. Materials, what we measure, and prices in rupees.`
}

/** `Checkout | Ember & Thread`. */
export function documentTitle(title: string, shop: string): string {
  return `${title} | ${shop}`
}
