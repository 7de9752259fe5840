/// What a page is made from, and what it carries for the browser to go on from the same state.
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { productOf } = require(`${__hooks}/lib/shelf.js`)
const { position } = require(`${__hooks}/lib/commitOrder.js`)

/** A page carries no more than a phone shows at once; the rest comes from the device or the pull. */
const FIRST_PRODUCTS = 24

/** The state of a page. `category` narrows the products, `slug` names one. */
function islandOf(app, origin, { category, slug, status, bare }) {
  const where = { deleted: false, draft: false }
  if (category) where.category = category
  const island = {
    shop: shopOf(app),
    products: bare ? [] : firstProducts(app, where),
    total: app.countRecords('products', $dbx.hashExp(where)),
    categories: bare ? [] : categories(app),
    seq: position(app).seq,
    origin,
    status: status || 200,
  }
  if (category) island.category = category
  if (slug) island.product = productOf(bySlug(app, slug))
  return island
}

/** In the order in which the shop shows them; the domain's `inShelfOrder` says the same. */
function firstProducts(app, where) {
  const found = arrayOf(new Record())
  app
    .recordQuery('products')
    .andWhere($dbx.hashExp(where))
    .orderBy('(code = 0)', 'code', 'created DESC', 'id DESC')
    .limit(FIRST_PRODUCTS)
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

/** Whether the shop has anything in this category: only then is it a page of its own. */
function isCategory(app, category) {
  const where = { deleted: false, draft: false, category }
  return app.countRecords('products', $dbx.hashExp(where)) > 0
}

module.exports = { categories, islandOf, isCategory, statusOf }
