import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { HOME_SHELF_SIZE, homeShelfOf, type HomeShelf } from '#domain/shop/homeShelf.ts'
import { RELATED_COUNT, relatedTo, wornWith } from '#domain/products/related.ts'
import { inShelfOrder } from '#domain/products/shelf.ts'
import type { HomePage } from '#domain/shop/homePage.ts'
import { restOfOutfit } from '#domain/shop/look.ts'
import type { Product } from '#domain/products/product.ts'
import { position } from '#server/pocketbase/commitOrder.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { findOne } from '#server/pocketbase/records.ts'
import { publicShopOf } from '#server/settings/shopSettings.ts'
import { IN_SHELF_ORDER, productOf } from '#server/catalogue/shelfProduct.ts'
import { shelfPieces } from '#server/catalogue/shelfPieces.ts'

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
    seq: position(app).seq,
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
  const others = named.filter((id) => !known.has(id)).flatMap((id) => onShelf(app, id))
  return homeShelfOf([...first, ...others], home)
}

function onShelf(app: CoreApp, id: string): Product[] {
  return shelfProducts(app, $dbx.and(shelfFilter({}), $dbx.hashExp({ id })), 1, 0)
}

/** What a product's page shows beside it: what is worn with it, then others of its category. */
function besideProduct(app: CoreApp, product: Product, home: HomePage | undefined): Product[] {
  const chosen = restOfOutfit(product.id, home).flatMap((id) => onShelf(app, id))
  const look = chosen.length > 0 ? chosen : firstsWornWith(app, product)
  const where = shelfFilter({ category: product.category })
  const same = shelfProducts(app, where, RELATED_COUNT + look.length + 1, 0)
  return [...look, ...relatedTo(product, same, look)]
}

function firstsWornWith(app: CoreApp, { category, detail }: Product): Product[] {
  return wornWith(category).flatMap((worn) => {
    const firsts = (detail?.occasions ?? []).flatMap((occasion) =>
      shelfProducts(app, shelfFilter({ category: worn, occasion }), 1, 0),
    )
    const [first] = inShelfOrder(firsts)
    return first ?? shelfProducts(app, shelfFilter({ category: worn }), 1, 0)
  })
}

/** The filter for all products on the shelf, or for a part of them. */
function shelfFilter({ category, occasion, material }: Narrowing) {
  const where = $dbx.hashExp({ deleted: false, draft: false, ...(category && { category }) })
  return $dbx.and(
    where,
    ...(occasion ? [listHas('occasions', occasion)] : []),
    ...(material ? [listHas('materials', material)] : []),
  )
}

/** Whether a list in the detail record has the value; few are, so no index is kept. */
function listHas(list: 'occasions' | 'materials', value: string) {
  return $dbx.exp(
    `EXISTS (SELECT 1 FROM json_each(
       CASE WHEN json_valid(products.detail) THEN products.detail ELSE '{}' END, '$.${list}')
     WHERE value = {:${list}})`,
    { [list]: value },
  )
}

function pagesOf(total: number): number {
  return Math.ceil(total / PRODUCTS_PER_PAGE)
}

/** In display order. */
function shelfProducts(
  app: CoreApp,
  where: ReturnType<typeof shelfFilter>,
  count: number,
  pagesBefore: number,
): Product[] {
  const found = arrayOf(new Record<'products'>())
  app
    .recordQuery('products')
    .andWhere(where)
    .orderBy(...IN_SHELF_ORDER)
    .limit(count)
    .offset(pagesBefore * count)
    .all(found)
  return found.map(productOf)
}

/** Every category on the shelf, ordered by its first product. */
export function categoriesOnShelf(app: CoreApp): string[] {
  const query = app.db().newQuery(
    `SELECT category FROM products WHERE deleted = false AND draft = false GROUP BY category
     ORDER BY MIN(CASE WHEN code = 0 THEN 1000000 ELSE code END), category`,
  )
  return selectTexts(query, ['category']).map(({ category }) => category)
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
