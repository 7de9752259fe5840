import type { Occasion } from '#domain/cloth/occasion.ts'

/** What each occasion is called, and the meta description of its part of the collection. */
export const occasions = {
  wedding: {
    name: 'Wedding',
    title: 'Clothes for a wedding',
    description:
      'Sherwanis, bandhgalas and suits for the groom, his family and their guests, cut to measurements.',
  },
  office: {
    name: 'Office',
    title: 'Clothes for the office',
    description:
      'Suits, blazers, shirts and trousers for working days, cut to your measurements and made to be worn often.',
  },
  festival: {
    name: 'Festival',
    title: 'Clothes for a festival',
    description:
      'Kurtas, bandhgalas and waistcoats for Diwali, Eid and the days between, cut to your measurements.',
  },
  summer: {
    name: 'Summer',
    title: 'Clothes for summer',
    description:
      'Linen and light cotton for hot days: blazers, kurtas, shirts and trousers, cut to your measurements.',
  },
} as const satisfies Record<Occasion, { name: string; title: string; description: string }>
