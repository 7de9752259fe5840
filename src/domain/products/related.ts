import type { Product } from './product.ts'

/**
 * What is worn with a piece, by the category names of the demo catalogue: one piece of each is
 * offered beside it. A house's other categories have none.
 */
const WORN_WITH: Readonly<Record<string, readonly string[]>> = {
  Suits: ['Shirts', 'Ties and Pocket Squares', 'Belts'],
  Blazers: ['Shirts', 'Trousers', 'Ties and Pocket Squares'],
  Bandhgala: ['Shirts', 'Trousers', 'Cufflinks'],
  Kurta: ['Waistcoats', 'Trousers'],
  Shirts: ['Suits', 'Ties and Pocket Squares', 'Cufflinks'],
  Trousers: ['Shirts', 'Blazers', 'Belts'],
  Waistcoats: ['Shirts', 'Trousers', 'Ties and Pocket Squares'],
  Belts: ['Trousers', 'Shirts', 'Blazers'],
  'Ties and Pocket Squares': ['Shirts', 'Suits', 'Blazers'],
  Cufflinks: ['Shirts', 'Suits', 'Ties and Pocket Squares'],
}

/** The categories that complete a piece of this one, in the order to show them. */
export function wornWith(category: string): readonly string[] {
  return Object.hasOwn(WORN_WITH, category) ? (WORN_WITH[category] ?? []) : []
}

/** The first piece on the shelf of each category that completes this one. */
export function completeTheLook(category: string, shelf: readonly Product[]): readonly Product[] {
  return wornWith(category).flatMap(
    (worn) => shelf.find((product) => product.category === worn) ?? [],
  )
}

/** How many others of its category are shown beside a product; the server sends as many. */
export const RELATED_COUNT = 3

/** The first others of the product's category. */
export function relatedTo({ id, category }: Product, shelf: readonly Product[]): Product[] {
  return shelf
    .filter((other) => other.category === category && other.id !== id)
    .slice(0, RELATED_COUNT)
}
