/// What a page is made from, and what it carries for the browser to go on from the same state.
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { productOf } = require(`${__hooks}/lib/shelf.js`)
const { position } = require(`${__hooks}/lib/commitOrder.js`)

/**
 * A page carries what a phone shows in three screens; the rest comes from the device or the pull. With
 * twice as many, page and headers were more than a server sends before the first answer comes back
 * (ten packets of 1,460 bytes, RFC 6928), and the first paint waited for another round.
 */
const PRODUCTS_OF_A_PAGE = 12

/** So many of a product's category are shown beside it; `useShelf` says the same. */
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

/** The first of the shelf, and after them the first others of the product's category. */
function withAlike(app, products, { id, category }) {
  const first = products.slice(0, PRODUCTS_OF_A_PAGE - ALIKE)
  const alike = shelved(app, shelfOf(category), ALIKE + 1, 0).filter((other) => other.id !== id)
  const isNew = (other) => !first.some((one) => one.id === other.id)
  return first.concat(alike.slice(0, ALIKE).filter(isNew))
}

/** What stands on the shelf, or what of it belongs to one category. */
function shelfOf(category) {
  const where = { deleted: false, draft: false }
  return category ? Object.assign(where, { category }) : where
}

function pages(total) {
  return Math.ceil(total / PRODUCTS_OF_A_PAGE)
}

/** In the order in which the shop shows them; the domain's `inShelfOrder` says the same. */
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

/** Every category of the shelf, in the order in which its first product stands there. */
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

/** What to answer for a product's address: 200, 404 for none, 410 for one that is no longer sold. */
function statusOf(app, slug) {
  const record = bySlug(app, slug)
  if (!record || record.getBool('draft')) return 404
  return record.getBool('deleted') ? 410 : 200
}

function bySlug(app, slug) {
  return app.findRecordsByFilter('products', 'slug = {:slug}', '', 1, 0, { slug })[0]
}

/** How many pages the whole collection or a category fills; a category without any is none. */
function pagesOf(app, category) {
  return pages(app.countRecords('products', $dbx.hashExp(shelfOf(category))))
}

module.exports = { categories, islandOf, pagesOf, statusOf }
