import type { Product, ProductDetail } from './product.ts'

/**
 * Matching categories, by the category names of the demo catalogue: one piece of each is suggested
 * with a product. Other categories have no matches.
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

/** What decides what a piece is worn with. */
type Worn = Pick<Product, 'category'> & { detail?: Pick<ProductDetail, 'occasions'> }

/**
 * For each matching category, the first piece on the shelf, preferring one that is not `taken`, then
 * one for the same occasion; without `taken`, keep in step with the server's `besideProduct`.
 */
export function completeTheLook<Piece extends Worn>(
  piece: Piece,
  shelf: readonly Piece[],
  taken: ReadonlySet<Piece> = new Set(),
): readonly Piece[] {
  return wornWith(piece.category).flatMap((worn) => {
    const matching = shelf.filter(({ category }) => category === worn)
    const first = (pieces: readonly Piece[]) =>
      pieces.find((one) => sharesOccasion(one, piece)) ?? pieces[0]
    return first(matching.filter((one) => !taken.has(one))) ?? first(matching) ?? []
  })
}

function sharesOccasion({ detail }: Worn, other: Worn): boolean {
  return detail?.occasions?.some((one) => other.detail?.occasions?.includes(one)) ?? false
}

/** How many others of its category are shown beside a product; the server sends as many. */
export const RELATED_COUNT = 3

/** The first others of the product's category, without those that are shown beside it already. */
export function relatedTo(
  { id, category }: Product,
  shelf: readonly Product[],
  shown: readonly Product[] = [],
): Product[] {
  return shelf
    .filter((other) => other.category === category && other.id !== id)
    .filter((other) => !shown.some((one) => one.id === other.id))
    .slice(0, RELATED_COUNT)
}
