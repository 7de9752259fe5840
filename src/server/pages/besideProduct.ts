import { RELATED_COUNT, relatedTo, wornWith } from '#domain/products/related.ts'
import type { HomePage } from '#domain/shop/homePage.ts'
import { restOfOutfit } from '#domain/shop/look.ts'
import type { Product } from '#domain/products/product.ts'
import { selectText, selectTexts } from '#server/pocketbase/queries.ts'
import { listHasOneOf, onShelf } from '#server/catalogue/shelf.ts'
import { IN_SHELF_ORDER } from '#server/catalogue/shelfProduct.ts'

/**
 * What a product's page shows beside it: what is worn with it, then others of its category; keep in
 * step with the domain's `lookOf`.
 */
export function besideProduct(
  app: CoreApp,
  product: Product,
  home: HomePage | undefined,
): Product[] {
  const chosen = onShelf(app, restOfOutfit(product.id, home))
  const look = chosen.length > 0 ? chosen : onShelf(app, firstsWornWith(app, product))
  const same = onShelf(app, firstsOf(app, product.category, RELATED_COUNT + look.length + 1))
  return [...look, ...relatedTo(product, same, look)]
}

/** The ids of the first pieces of a category. */
function firstsOf(app: CoreApp, category: string, count: number): string[] {
  const query = app.db().newQuery(piecesOf('{:category}', '', count))
  return selectTexts(query.bind({ category }), ['id']).map(({ id }) => id)
}

/**
 * For each category that is worn with the piece, the id of its first piece on the shelf, of one for
 * the same occasion before others. One query finds them all.
 */
function firstsWornWith(app: CoreApp, { category, detail }: Product): string[] {
  const worn = parameters('worn', wornWith(category))
  const occasions = parameters('occasion', detail?.occasions ?? [])
  if (worn.names.length === 0) return []
  const shares = occasions.names.length > 0 ? [listHasOneOf('occasions', occasions.names)] : []
  const firsts = worn.names.map((name) => {
    const preferred = shares.map((shared) => piecesOf(name, `AND ${shared}`, 1))
    const found = [...preferred, piecesOf(name, '', 1), "SELECT ''"]
    return `coalesce(${found.map((query) => `(${query})`).join(', ')})`
  })
  const query = app.db().newQuery(`SELECT ${firsts.join(" || ' ' || ")} AS ids`)
  const found = selectText(query.bind({ ...worn.values, ...occasions.values }), 'ids')
  return found.split(' ').filter((id) => id !== '')
}

/** SQL for the ids of the first pieces of a category: SQLite walks the shelf until it has them. */
function piecesOf(category: string, condition: string, count: number): string {
  return `SELECT id FROM products
    WHERE deleted = false AND draft = false AND category = ${category} ${condition}
    ORDER BY ${IN_SHELF_ORDER.join(', ')} LIMIT ${count}`
}

/** Numbered parameters of a query, by their names in SQL and with their values. */
function parameters(stem: string, values: readonly string[]) {
  return {
    names: values.map((_, place) => `{:${stem}${place}}`),
    values: Object.fromEntries(values.map((value, place) => [`${stem}${place}`, value])),
  }
}
