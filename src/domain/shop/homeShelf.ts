import { OCCASIONS, type Occasion } from '#domain/cloth/occasion.ts'
import {
  isByTheYard,
  type Material,
  type Product,
  type ProductDetail,
} from '#domain/products/product.ts'
import { completeTheLook, wornWith } from '#domain/products/related.ts'
import { OUTFIT_PIECES, type HomePage, type Outfit } from './homePage.ts'

/** What the home page is composed from; the server reads no more of a product. */
export type ShelfPiece = Pick<Product, 'id' | 'slug' | 'name' | 'image' | 'category'> & {
  detail?: Pick<ProductDetail, 'sizes' | 'materials' | 'occasions' | 'weave' | 'weight'>
}

/** What the home page shows of a product. */
export type HomePiece = Pick<Product, 'slug' | 'name' | 'image'>

/** What the home page shows of the shelf. */
export type HomeShelf = {
  occasions: { occasion: Occasion; piece: HomePiece }[]
  /** `title` is empty where the house has not named the outfit. */
  outfits: { title: string; pieces: HomePiece[] }[]
  cloths: Cloth[]
}

/** A cloth of the library; `weights` are the lightest and the heaviest, in grams per square metre. */
export type Cloth = {
  material: Material
  piece: HomePiece
  weaves: string[]
  weights?: [number, number]
}

/** From how many products of the shelf the home page is composed; more would slow the server. */
export const HOME_SHELF_SIZE = 200

/** The materials in the cloth library: linings, leather and metal are not sold by the bolt. */
const CLOTHS: readonly Material[] = ['Wool', 'Linen', 'Cotton', 'Silk']

const MAX_COMPOSED = 3

/** Chooses what the home page shows from products in shelf order; what has no picture is left out. */
export function homeShelfOf(shelf: readonly ShelfPiece[], home: HomePage | undefined): HomeShelf {
  const shown = shelf.filter(({ image }) => image !== '')
  const taken = new Set<ShelfPiece>()
  return {
    occasions: occasionsOf(shown, taken),
    outfits: outfitsOf(shown, home, taken),
    cloths: clothsOf(shown),
  }
}

/** The pieces that the page shows already; others are preferred. */
type Taken = Set<ShelfPiece>

/** For each occasion, the piece with the fewest occasions. */
function occasionsOf(shelf: readonly ShelfPiece[], taken: Taken): HomeShelf['occasions'] {
  const fitting = grouped(shelf, ({ detail }) => detail?.occasions ?? [])
  return OCCASIONS.flatMap((occasion) => {
    const all = fitting.get(occasion) ?? []
    const found =
      withFewestOccasions(all.filter((one) => !taken.has(one))) ?? withFewestOccasions(all)
    if (!found) return []
    taken.add(found)
    return [{ occasion, piece: pieceOf(found) }]
  })
}

/** The first of those with the fewest; a pass over them, because sorting them is slow in goja. */
function withFewestOccasions(pieces: readonly ShelfPiece[]): ShelfPiece | undefined {
  let fewest: ShelfPiece | undefined
  for (const piece of pieces)
    if (!fewest || occasionCount(piece) < occasionCount(fewest)) fewest = piece
  return fewest
}

function occasionCount({ detail }: ShelfPiece): number {
  return detail?.occasions?.length ?? 0
}

/** The pieces grouped by key, in their original order. */
function grouped(
  pieces: readonly ShelfPiece[],
  keysOf: (piece: ShelfPiece) => readonly string[],
): ReadonlyMap<string, ShelfPiece[]> {
  const groups = new Map<string, ShelfPiece[]>()
  for (const piece of pieces) {
    for (const key of keysOf(piece)) {
      const group = groups.get(key)
      if (group) group.push(piece)
      else groups.set(key, [piece])
    }
  }
  return groups
}

/** The house's outfits; until it has chosen any, a few are composed of what is worn together. */
function outfitsOf(
  shelf: readonly ShelfPiece[],
  home: HomePage | undefined,
  taken: Taken,
): HomeShelf['outfits'] {
  const chosen = home?.outfits ?? []
  const outfits =
    chosen.length > 0 ? chosen.map((one) => resolved(one, shelf)) : composed(shelf, taken)
  return outfits
    .filter(({ pieces }) => pieces.length >= OUTFIT_PIECES.fewest)
    .map(({ title, pieces }) => ({
      title,
      pieces: pieces.slice(0, OUTFIT_PIECES.most).map(pieceOf),
    }))
}

type Composed = { title: string; pieces: ShelfPiece[] }

function resolved({ title, pieces }: Outfit, shelf: readonly ShelfPiece[]): Composed {
  return { title, pieces: pieces.flatMap((id) => shelf.find((one) => one.id === id) ?? []) }
}

/** Outfits built around the first piece of each lead category. */
function composed(shelf: readonly ShelfPiece[], taken: Taken): Composed[] {
  return LEADS.flatMap((category) => {
    const leads = shelf.filter((one) => one.category === category)
    const lead = leads.find((one) => !taken.has(one)) ?? leads[0]
    if (!lead || wornWith(category).length < OUTFIT_PIECES.fewest) return []
    const pieces = [lead, ...completeTheLook(lead, shelf, taken)]
    for (const one of pieces) taken.add(one)
    return [{ title: '', pieces }]
  }).slice(0, MAX_COMPOSED)
}

/** Categories of the demo catalogue that an outfit is built around. */
const LEADS = ['Suits', 'Blazers', 'Kurta']

function clothsOf(shelf: readonly ShelfPiece[]): Cloth[] {
  const byMaterial = grouped(shelf, ({ detail }) => detail?.materials.slice(0, 1) ?? [])
  return CLOTHS.flatMap((material) => {
    const made = byMaterial.get(material) ?? []
    const found = made.find(({ detail }) => detail && isByTheYard(detail)) ?? made[0]
    if (!found) return []
    const weights = made.flatMap(({ detail }) => detail?.weight ?? [])
    const cloth = { material, piece: pieceOf(found), weaves: weavesOf(made) }
    if (weights.length === 0) return [cloth]
    return [{ ...cloth, weights: [Math.min(...weights), Math.max(...weights)] }]
  })
}

function weavesOf(products: readonly ShelfPiece[]): string[] {
  return [...new Set(products.flatMap(({ detail }) => detail?.weave ?? []))]
}

function pieceOf({ slug, name, image }: ShelfPiece): HomePiece {
  return { slug, name, image }
}
