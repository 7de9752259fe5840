import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { HOME_SHELF_SIZE, homeShelfOf, type HomeShelf } from '#domain/shop/homeShelf.ts'
import { latestSeq } from '#server/pocketbase/commitOrder.ts'
import { findOne } from '#server/pocketbase/records.ts'
import { publicShopOf } from '#server/settings/shopSettings.ts'
import { categoriesOnShelf, onShelf, shelfFilter, shelfProducts } from '#server/catalogue/shelf.ts'
import { productOf } from '#server/catalogue/shelfProduct.ts'
import { shelfPieces } from '#server/catalogue/shelfPieces.ts'
import { besideProduct } from './besideProduct.ts'

/** What a page shows: a part of the collection, or one product by its slug; pages count from 1. */
export type PageQuery = Narrowing & {
  slug?: string
  page?: number
  status?: PageData['status']
  /** Without products. */
  bare?: boolean
}

/**
 * Three screens of a phone; the rest comes from the device or the pull. With twice as many, page
 * and headers exceeded TCP's initial window (ten packets of 1,460 bytes, RFC 6928), and the first
 * paint waited for another round trip.
 */
const PRODUCTS_PER_PAGE = 12

/** The data that a page is rendered from and that is embedded in it for hydration. */
export function islandOf(app: CoreApp, origin: string, query: PageQuery): PageData {
  const { category, occasion, material, slug, page = 1, status = 200, bare = false } = query
  const where = shelfFilter(query)
  const total = app.countRecords('products', where)
  const island: PageData = {
    shop: publicShopOf(app),
    products: bare || slug ? [] : shelfProducts(app, where, PRODUCTS_PER_PAGE, page - 1),
    total,
    categories: bare ? [] : categoriesOnShelf(app),
    seq: latestSeq(app),
    origin,
    status,
  }
  if (category) island.category = category
  if (occasion) island.occasion = occasion
  if (material) island.material = material
  if (!bare && !slug && page < pagesOf(total)) island.next = page + 1
  const record = slug ? bySlug(app, slug) : undefined
  if (record) {
    island.product = productOf(record)
    island.products = besideProduct(app, island.product, island.shop.home)
  }
  return island
}

/** What the home page shows of the shelf, with the outfits' pieces wherever on the shelf they are. */
export function homeShelf(app: CoreApp): HomeShelf {
  const { home } = publicShopOf(app)
  const first = shelfPieces(app, HOME_SHELF_SIZE)
  const known = new Set(first.map(({ id }) => id))
  const named = (home?.outfits ?? []).flatMap(({ pieces }) => pieces)
  const missing = named.filter((id) => !known.has(id))
  return homeShelfOf([...first, ...onShelf(app, missing)], home)
}

function pagesOf(total: number): number {
  return Math.ceil(total / PRODUCTS_PER_PAGE)
}

/** The status for a product's address: 200, 404 for none, 410 for one that is no longer sold. */
export function productStatus(app: CoreApp, slug: string): PageData['status'] {
  const record = bySlug(app, slug)
  if (!record || record.getBool('draft')) return 404
  return record.getBool('deleted') ? 410 : 200
}

function bySlug(app: CoreApp, slug: string): RecordOf<'products'> | undefined {
  return findOne(app, 'products', 'slug = {:slug}', { slug })
}

/** How many pages the collection or a part of it fills; 0 for an empty part. */
export function pageCount(app: CoreApp, part: Narrowing): number {
  return pagesOf(app.countRecords('products', shelfFilter(part)))
}
