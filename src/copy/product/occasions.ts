import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { Occasion } from '#domain/cloth/occasion.ts'

/** What each occasion is called, and the meta description of its part of the collection. */
export const occasions = {
  wedding: {
    name: 'Wedding',
    part: 'for a wedding',
    description:
      'Sherwanis, bandhgalas and suits for the groom, his family and their guests, cut to measurements.',
  },
  office: {
    name: 'Office',
    part: 'for the office',
    description:
      'Suits, blazers, shirts and trousers for working days, cut to your measurements and made to be worn often.',
  },
  festival: {
    name: 'Festival',
    part: 'for a festival',
    description:
      'Kurtas, bandhgalas and waistcoats for Diwali, Eid and the days between, cut to your measurements.',
  },
  summer: {
    name: 'Summer',
    part: 'for summer',
    description:
      'Linen and light cotton for hot days: blazers, kurtas, shirts and trousers, cut to your measurements.',
  },
} as const satisfies Record<Occasion, { name: string; part: string; description: string }>

/** A part of the collection after a noun: `for a wedding, in linen`; empty for the whole. */
export function partWords({ occasion, material }: Narrowing): string {
  return [occasion && occasions[occasion].part, material && `in ${material.toLowerCase()}`]
    .filter(Boolean)
    .join(', ')
}

/** Title and meta description of an occasion's or a material's page. */
export function partHead(part: Narrowing): { title: string; description: string } {
  const { occasion, material = '' } = part
  const description = occasion
    ? occasions[occasion].description
    : `All that we make in ${material.toLowerCase()}, with its care, its measurements and prices in rupees.`
  return { title: `Pieces ${partWords(part)}`, description }
}
