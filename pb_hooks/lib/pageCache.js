/// Rendered pages, cached for all of the server's engines. A page belongs to one version of its
/// data. The first request that misses renders it, and the others wait for that one (single
/// flight).
const VERSION = 'pages:version'
const LONGEST_RENDER_MS = 5000
const WAIT_MS = 5
const PREFIX = 'page:'
const SIZE = 'pages:size'

/** In characters, which take one byte each in most pages and three at most: about 32 MB. */
const MOST_LETTERS = 32 * 1024 * 1024

/** What a cached page takes beside its texts, its key included. */
const OVERHEAD = 1000

/** Invalidates all pages: data that they show has changed. */
function outdate(app) {
  app.store().setFunc(VERSION, (version) => (version || 0) + 1)
}

/** The page of this key, rendered by `make` on a cache miss. */
function page(app, key, make) {
  const store = app.store()
  const waitUntil = Date.now() + LONGEST_RENDER_MS
  while (Date.now() < waitUntil) {
    const version = store.get(VERSION) || 0 // read before the page's data, so never too new
    const kept = keptOf(store, key, version)
    if (kept) return kept
    if (!claim(store, key, version)) {
      sleep(WAIT_MS)
      continue
    }
    try {
      // Another engine may have finished it between the lookup and the claim.
      const finished = keptOf(store, key, version)
      if (finished) return finished
      const made = Object.assign({ version }, make())
      keep(store, key, made)
      return made
    } finally {
      store.remove(`rendering:${key}`)
    }
  }
  return make()
}

/** The current version of this page, or undefined when it is not cached. */
function keptPage(app, key) {
  const store = app.store()
  return keptOf(store, key, store.get(VERSION) || 0)
}

/** Whether the current version of this page is cached. */
function isKept(app, key) {
  return keptPage(app, key) !== undefined
}

function keptOf(store, key, version) {
  const kept = store.get(PREFIX + key)
  return kept && kept.version === version ? kept : undefined
}

/** Claims the rendering of a page: true for exactly one caller. */
function claim(store, key, version) {
  let mine = false
  store.setFunc(`rendering:${key}`, (other) => {
    const now = Date.now()
    if (other && other.version === version && now - other.since < LONGEST_RENDER_MS) return other
    mine = true
    return { version, since: now }
  })
  return mine
}

/** Caches a page. When there is no room, the whole cache is dropped; pages in use come back. */
function keep(store, key, made) {
  const before = store.get(PREFIX + key)
  const size = sizeOf(made)
  let isFull = false
  store.setFunc(SIZE, (total) => {
    const next = (total || 0) - (before ? sizeOf(before) : 0) + size
    isFull = next > MOST_LETTERS
    return isFull ? size : next
  })
  if (isFull) for (const known in store.getAll()) if (known.startsWith(PREFIX)) store.remove(known)
  store.set(PREFIX + key, made)
}

function sizeOf(made) {
  const texts = Object.values(made).filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + text.length, OVERHEAD)
}

module.exports = { isKept, keptPage, outdate, page }
