/// Counters in memory, shared by all of the server's engines and forgotten at a restart. Each is worth
/// something until its time `until`; there are never more than a fixed number of them.
const PREFIX = 'counter:'
const SIZE = 'counters'

/** One takes about 300 bytes. */
const MOST_COUNTERS = 50000
const KEPT_SHARE = 0.9

/**
 * Changes a counter in one step: `change` gets what is known, or undefined when that has ended, and
 * returns what follows, with `until` in milliseconds since 1970.
 */
function update(store, name, change) {
  const now = Date.now()
  let isNew = false
  store.setFunc(PREFIX + name, (stored) => {
    isNew = !stored
    return change(stored && stored.until > now ? stored : undefined, now)
  })
  if (!isNew) return
  store.setFunc(SIZE, (size) => (size || 0) + 1)
  if (store.get(SIZE) > MOST_COUNTERS) sweep(store)
}

function forget(store, name) {
  store.remove(PREFIX + name)
}

/** Drops what has ended, and where that is not enough, what ends first. */
function sweep(store) {
  const now = Date.now()
  const all = store.getAll()
  const counters = []
  for (const key in all) {
    if (!key.startsWith(PREFIX)) continue
    if (all[key].until <= now) store.remove(key)
    else counters.push({ key, until: all[key].until })
  }
  const isFull = counters.length > MOST_COUNTERS * KEPT_SHARE
  const excess = isFull ? counters.length - MOST_COUNTERS * KEPT_SHARE : 0
  counters.sort((one, other) => one.until - other.until)
  for (const { key } of counters.slice(0, excess)) store.remove(key)
  store.set(SIZE, counters.length - excess)
}

module.exports = { forget, sweep, update }
