/// The phones' catalogue sync: the changes since a cursor, and the ids of all products.
const headers = require(`${__hooks}/lib/headers.js`)
const { keptPage, page } = require(`${__hooks}/lib/pageCache.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { changeOf } = require(`${__hooks}/lib/shelf.js`)
const { position } = require(`${__hooks}/lib/commitOrder.js`)

const LARGEST_PAGE = 500

/** Up to this many changes, a query is as fast as a cached page. */
const FEW = 20

/** The changes after `?after=<seq>` in commit order, at most `?limit`. */
function changes(e) {
  const query = e.request.url.query()
  const after = wholeNumber(query.get('after'), 0)
  const limit = Math.min(Math.max(wholeNumber(query.get('limit'), LARGEST_PAGE), 1), LARGEST_PAGE)
  const { seq, epoch } = position(e.app)
  // A cursor ahead of this history comes from another one: clamp it to the latest `seq`.
  const from = Math.min(after, seq)
  const make = () => changesPage(e.app, from, limit, epoch)
  if (limit === LARGEST_PAGE && isPageStart(e.app, epoch, from))
    return send(e, page(e.app, `changes:${epoch}:${from}`, make))
  const answer = () => send(e, make())
  return isShort(e.app, from, limit) ? answer() : limited(e, 'ownPage', answer)
}

function isShort(app, from, limit) {
  return limit <= FEW || app.countRecords('products', $dbx.exp('seq > {:from}', { from })) <= FEW
}

/** A page of changes and the cursor of the next page; 0 after the last. */
function changesPage(app, from, limit, epoch) {
  const found = changesAfter(app, from, limit, epoch)
  return Object.assign(answerOf(found), { next: found.more ? found.seq : 0 })
}

/**
 * Whether a full pull asks for this page. Only those are cached: one for each `seq` would fill the
 * memory.
 */
function isPageStart(app, epoch, from) {
  let start = 0
  do {
    if (start === from) return true
    const kept = keptPage(app, `changes:${epoch}:${start}`)
    start = kept ? kept.next : 0
  } while (start > 0 && start <= from)
  return false
}

function changesAfter(app, from, limit, epoch) {
  const found = app.findRecordsByFilter('products', 'seq > {:from}', 'seq', limit + 1, 0, { from })
  const more = found.length > limit
  const listed = found.slice(0, limit).map(changeOf)
  const last = listed.length > 0 ? listed[listed.length - 1].seq : from
  return { changes: listed, seq: last, more, epoch }
}

/** The ids of all products on the shelf, to compare with what a phone holds. */
function ids(e) {
  const { epoch } = position(e.app)
  return send(
    e,
    page(e.app, `ids:${epoch}`, () => idsPage(e.app)),
  )
}

function idsPage(app) {
  // Read before the ids: a write in between is sent again as a change, never missed.
  const { seq, epoch } = position(app)
  const found = arrayOf(new DynamicModel({ id: '' }))
  app
    .recordQuery('products')
    .select('id')
    .andWhere($dbx.exp('deleted = 0 AND draft = 0'))
    .orderBy('seq')
    .all(found)
  return answerOf({ ids: found.map(({ id }) => id), seq, epoch })
}

function answerOf(value) {
  const text = JSON.stringify(value)
  return { text, etag: `W/"${$security.sha256(text).slice(0, 20)}"` }
}

function send(e, { text, etag }) {
  headers.asData(e, 'no-cache')
  e.response.header().set('ETag', etag)
  if (e.request.header.get('If-None-Match') === etag) return e.noContent(304)
  return e.blob(200, 'application/json', text)
}

function wholeNumber(text, otherwise) {
  return /^\d{1,15}$/.test(text) ? Number(text) : otherwise
}

module.exports = {
  limitedChanges: (e) => limited(e, 'any', () => changes(e)),
  limitedIds: (e) => limited(e, 'any', () => ids(e)),
}
