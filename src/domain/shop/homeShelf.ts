import { OCCASIONS, type Occasion } from '#domain/cloth/occasion.ts'
import { isByTheYard, type Material, type Product } from '#domain/products/product.ts'
import { completeTheLook, wornWith } from '#domain/products/related.ts'
import { OUTFIT_PIECES, type HomePage, type Outfit } from './homePage.ts'

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

/** The cloths of the library; linings, leather and metal are in no bolt. */
const CLOTHS: readonly Material[] = ['Wool', 'Linen', 'Cotton', 'Silk']

const MOST_COMPOSED = 3

/** Chooses what the home page shows from products in shelf order; what has no picture is left out. */
export function homeShelfOf(shelf: readonly Product[], home: HomePage | undefined): HomeShelf {
  const shown = shelf.filter(({ image }) => image !== '')
  return { occasions: occasionsOf(shown), outfits: outfitsOf(shown, home), cloths: clothsOf(shown) }
}

/** For each occasion the piece that is made for the fewest others, and not shown yet. */
function occasionsOf(shelf: readonly Product[]): HomeShelf['occasions'] {
  const taken = new Set<string>()
  return OCCASIONS.flatMap((occasion) => {
    const fitting = shelf.filter(({ detail }) => detail?.occasions?.includes(occasion))
    const fewest = [...fitting].sort((a, b) => occasionCount(a) - occasionCount(b))
    const found = fewest.find(({ id }) => !taken.has(id)) ?? fewest[0]
    if (!found) return []
    taken.add(found.id)
    return [{ occasion, piece: pieceOf(found) }]
  })
}

function occasionCount({ detail }: Product): number {
  return detail?.occasions?.length ?? 0
}

/** The house's outfits; until it has chosen any, a few are composed of what is worn together. */
function outfitsOf(shelf: readonly Product[], home: HomePage | undefined): HomeShelf['outfits'] {
  const chosen = home?.outfits ?? []
  const outfits = chosen.length > 0 ? chosen.map((one) => resolved(one, shelf)) : composed(shelf)
  return outfits
    .filter(({ pieces }) => pieces.length >= OUTFIT_PIECES.fewest)
    .map(({ title, pieces }) => ({
      title,
      pieces: pieces.slice(0, OUTFIT_PIECES.most).map(pieceOf),
    }))
}

type Composed = { title: string; pieces: Product[] }

function resolved({ title, pieces }: Outfit, shelf: readonly Product[]): Composed {
  return { title, pieces: pieces.flatMap((id) => shelf.find((one) => one.id === id) ?? []) }
}

/** Around the first piece of each category that has the most that is worn with it. */
function composed(shelf: readonly Product[]): Composed[] {
  const leads = LEADS.flatMap((category) => shelf.find((one) => one.category === category) ?? [])
  return leads
    .filter(({ category }) => wornWith(category).length >= OUTFIT_PIECES.fewest)
    .slice(0, MOST_COMPOSED)
    .map((lead) => ({ title: '', pieces: [lead, ...completeTheLook(lead, shelf)] }))
}

/** Categories of the demo catalogue that an outfit is built around. */
const LEADS = ['Suits', 'Blazers', 'Kurta']

function clothsOf(shelf: readonly Product[]): Cloth[] {
  return CLOTHS.flatMap((material) => {
    const made = shelf.filter(({ detail }) => detail?.materials[0] === material)
    const found = made.find(({ detail }) => detail && isByTheYard(detail)) ?? made[0]
    if (!found) return []
    const weights = made.flatMap(({ detail }) => detail?.weight ?? [])
    const cloth = { material, piece: pieceOf(found), weaves: weavesOf(made) }
    if (weights.length === 0) return [cloth]
    return [{ ...cloth, weights: [Math.min(...weights), Math.max(...weights)] }]
  })
}

function weavesOf(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(({ detail }) => detail?.weave ?? []))]
}

function pieceOf({ slug, name, image }: Product): HomePiece {
  return { slug, name, image }
}
