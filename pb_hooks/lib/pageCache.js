/// Finished pages, shared by all of the server's engines. A page belongs to a version of what it
/// shows; whoever finds none of today's version renders it, and the others wait for that.
const VERSION = 'pages:version'
const LONGEST_RENDER_MS = 5000
const WAIT_MS = 5
const PREFIX = 'page:'
const SIZE = 'pages:size'

/** In letters, which take one byte each in most pages and three at most: about 32 MB. */
const MOST_LETTERS = 32 * 1024 * 1024

/** What keeping a page takes beside its texts, its name among it. */
const OVERHEAD = 1000

/** Something that pages show has changed. */
function outdate(app) {
  app.store().setFunc(VERSION, (version) => (version || 0) + 1)
}

/** The page of this key, rendered by `make` where nobody has yet. */
function page(app, key, make) {
  const store = app.store()
  const waitUntil = Date.now() + LONGEST_RENDER_MS
  while (Date.now() < waitUntil) {
    const version = store.get(VERSION) || 0 // before what is shown is read, so never too new
    const kept = keptOf(store, key, version)
    if (kept) return kept
    if (!claim(store, key, version)) {
      sleep(WAIT_MS)
      continue
    }
    try {
      // Another may have finished it between the look and the claim.
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

/** Today's version of this page, or undefined when nobody has asked for it yet. */
function keptPage(app, key) {
  const store = app.store()
  return keptOf(store, key, store.get(VERSION) || 0)
}

/** Whether today's version of this page is there. */
function isKept(app, key) {
  return keptPage(app, key) !== undefined
}

function keptOf(store, key, version) {
  const kept = store.get(PREFIX + key)
  return kept && kept.version === version ? kept : undefined
}

/** Whether it is ours to render: one of all who ask gets a yes. */
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

/** Keeps a page. When there is no room for it, all others go: what is asked for comes back. */
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
