import type { Product } from '#domain/products/product.ts'
import { completeTheLook } from '#domain/products/related.ts'
import type { HomePage } from './homePage.ts'

/**
 * What a piece is worn with: the rest of the house's outfit that it is in, else one of each
 * category that is worn with its own. Without either there is none.
 */
export function lookOf(
  piece: Product,
  shelf: readonly Product[],
  home: HomePage | undefined,
): readonly Product[] {
  const chosen = restOfOutfit(piece.id, home).flatMap(
    (id) => shelf.find((one) => one.id === id) ?? [],
  )
  return chosen.length > 0 ? chosen : completeTheLook(piece, shelf)
}

/** The ids of the other pieces of its outfit; of several, the one that it is the main piece of. */
export function restOfOutfit(id: string, home: HomePage | undefined): readonly string[] {
  const having = (home?.outfits ?? []).filter(({ pieces }) => pieces.includes(id))
  const outfit = having.find(({ pieces }) => pieces[0] === id) ?? having[0]
  return outfit?.pieces.filter((piece) => piece !== id) ?? []
}
