/// In-memory counters, shared by all of the server's engines and lost at a restart. Each expires at
/// its time `until`, and their number is bounded.
const PREFIX = 'counter:'
const SIZE = 'counters'

/** Each takes about 300 bytes. */
const MOST_COUNTERS = 50000
const KEPT_SHARE = 0.9

/**
 * Updates a counter atomically: `change` gets the current value, or undefined once it has expired,
 * and returns the next one, with `until` in milliseconds since 1970.
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

/** Drops expired counters and, if that is not enough, those that expire first. */
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
