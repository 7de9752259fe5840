import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { Product } from '#domain/products/product.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { IN_SHELF_ORDER, productOf } from './shelfProduct.ts'

type Filter = ReturnType<typeof shelfFilter>

/** The filter for all products on the shelf, or for a part of them. */
export function shelfFilter({ category, occasion, material }: Narrowing) {
  const where = $dbx.hashExp({ deleted: false, draft: false, ...(category && { category }) })
  return $dbx.and(
    where,
    ...(occasion ? [listHas('occasions', occasion)] : []),
    ...(material ? [listHas('materials', material)] : []),
  )
}

type DetailList = 'occasions' | 'materials'

function listHas(list: DetailList, value: string) {
  return $dbx.exp(listHasOneOf(list, [`{:${list}}`]), { [list]: value })
}

/**
 * SQL for whether a list in the detail record has one of the values. Few pages ask, so no index is
 * kept.
 * @param values SQL, such as the names of parameters
 */
export function listHasOneOf(list: DetailList, values: readonly string[]): string {
  return `EXISTS (SELECT 1 FROM json_each(
      CASE WHEN json_valid(products.detail) THEN products.detail ELSE '{}' END, '$.${list}')
    WHERE value IN (${values.join(', ')}))`
}

/** A page of them in display order; pages count from 0. */
export function shelfProducts(app: CoreApp, where: Filter, count: number, page = 0): Product[] {
  const found = arrayOf(new Record<'products'>())
  app
    .recordQuery('products')
    .andWhere(where)
    .orderBy(...IN_SHELF_ORDER)
    .limit(count)
    .offset(page * count)
    .all(found)
  return found.map(productOf)
}

/**
 * Those of the ids that are on the shelf, in the order of the ids. The shelf's filter is not part of
 * the query: with it, SQLite reads the whole shelf instead of a few rows by their keys.
 */
export function onShelf(app: CoreApp, ids: readonly string[]): Product[] {
  if (ids.length === 0) return []
  const byId = new Map<string, Product>()
  for (const record of app.findRecordsByIds('products', [...ids])) {
    if (!record || record.getBool('deleted') || record.getBool('draft')) continue
    byId.set(record.id, productOf(record))
  }
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** SQL for the lowest value of a column among the products on the shelf. */
function lowest(column: 'category' | 'code', where: string): string {
  return `(SELECT min(${column}) FROM products WHERE deleted = false AND draft = false AND ${where})`
}

/**
 * Every category on the shelf, ordered by its first product. Each is found by a seek in the index
 * from the one before: 0.14 ms with 5,000 products, where grouping them took 1.8.
 */
export function categoriesOnShelf(app: CoreApp): string[] {
  const query = app.db().newQuery(
    `WITH RECURSIVE shelf(category) AS (
       SELECT ${lowest('category', 'true')}
       UNION ALL
       SELECT ${lowest('category', 'category > shelf.category')} FROM shelf
       WHERE shelf.category IS NOT NULL)
     SELECT category FROM shelf WHERE category IS NOT NULL
     ORDER BY ifnull(${lowest('code', 'category = shelf.category AND code > 0')}, 1000000), category`,
  )
  return selectTexts(query, ['category']).map(({ category }) => category)
}
