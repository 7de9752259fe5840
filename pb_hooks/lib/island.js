/// The data that a page is rendered from and that is embedded in it for hydration.
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { productOf } = require(`${__hooks}/lib/shelf.js`)
const { position } = require(`${__hooks}/lib/commitOrder.js`)

/**
 * Three screens of a phone; the rest comes from the device or the pull. With twice as many, page
 * and headers exceeded TCP's initial window (ten packets of 1,460 bytes, RFC 6928), and the first
 * paint waited for another round trip.
 */
const PRODUCTS_OF_A_PAGE = 12

/** How many others of a product's category are shown beside it; keep in step with `useShelf`. */
const ALIKE = 3

/** The state of a page. `category` narrows the products, `slug` names one; pages count from 1. */
function islandOf(app, origin, { category, slug, status, bare, page = 1 }) {
  const where = shelfOf(category)
  const total = app.countRecords('products', $dbx.hashExp(where))
  const island = {
    shop: shopOf(app),
    products: bare ? [] : shelved(app, where, PRODUCTS_OF_A_PAGE, page - 1),
    total,
    categories: bare ? [] : categories(app),
    seq: position(app).seq,
    origin,
    status: status || 200,
  }
  if (category) island.category = category
  if (!bare && page < pages(total)) island.next = page + 1
  if (slug) {
    island.product = productOf(bySlug(app, slug))
    island.products = withAlike(app, island.products, island.product)
  }
  return island
}

/** The first products of the shelf, then the first others of the product's category. */
function withAlike(app, products, { id, category }) {
  const first = products.slice(0, PRODUCTS_OF_A_PAGE - ALIKE)
  const alike = shelved(app, shelfOf(category), ALIKE + 1, 0).filter((other) => other.id !== id)
  const isNew = (other) => !first.some((one) => one.id === other.id)
  return first.concat(alike.slice(0, ALIKE).filter(isNew))
}

/** The filter for all products on the shelf, or for those of one category. */
function shelfOf(category) {
  const where = { deleted: false, draft: false }
  return category ? Object.assign(where, { category }) : where
}

function pages(total) {
  return Math.ceil(total / PRODUCTS_OF_A_PAGE)
}

/** In display order; keep in step with the domain's `inShelfOrder`. */
function shelved(app, where, count, pagesBefore) {
  const found = arrayOf(new Record())
  app
    .recordQuery('products')
    .andWhere($dbx.hashExp(where))
    .orderBy('(code = 0)', 'code', 'created DESC', 'id DESC')
    .limit(count)
    .offset(pagesBefore * count)
    .all(found)
  return found.map(productOf)
}

/** Every category on the shelf, ordered by its first product. */
function categories(app) {
  const rows = arrayOf(new DynamicModel({ category: '' }))
  app
    .db()
    .newQuery(
      `SELECT category FROM products WHERE deleted = false AND draft = false GROUP BY category
       ORDER BY MIN(CASE WHEN code = 0 THEN 1000000 ELSE code END), category`,
    )
    .all(rows)
  return rows.map((row) => row.category)
}

/** The status for a product's address: 200, 404 for none, 410 for one that is no longer sold. */
function statusOf(app, slug) {
  const record = bySlug(app, slug)
  if (!record || record.getBool('draft')) return 404
  return record.getBool('deleted') ? 410 : 200
}

function bySlug(app, slug) {
  return app.findRecordsByFilter('products', 'slug = {:slug}', '', 1, 0, { slug })[0]
}

/** How many pages the whole collection or a category fills; 0 for an empty category. */
function pagesOf(app, category) {
  return pages(app.countRecords('products', $dbx.hashExp(shelfOf(category))))
}

module.exports = { categories, islandOf, pagesOf, statusOf }
