import { isFields } from '#domain/base/parse.ts'

type Store = store.Store<string, unknown>

/** A counter in memory; expires at `until`, in Unix milliseconds. */
export type Counter = { count: number; until: number; nextAt: number }

const PREFIX = 'counter:'
const SIZE = 'counters'

/** Each takes about 300 bytes. */
const MAX_COUNTERS = 50000
const SHARE_AFTER_SWEEP = 0.9

/**
 * Updates a counter atomically. Counters are shared by all of the server's engines and lost at a
 * restart; their number is bounded.
 * @param change gets the current value, or undefined once it has expired
 */
export function updateCounter(
  app: CoreApp,
  name: string,
  change: (current: Counter | undefined, nowMs: number) => Counter,
): void {
  const store: Store = app.store()
  const now = Date.now()
  let isNew = false
  store.setFunc(PREFIX + name, (stored) => {
    const counter = counterOf(stored)
    isNew = !counter
    return change(counter && counter.until > now ? counter : undefined, now)
  })
  if (!isNew) return
  store.setFunc(SIZE, (size) => Number(size ?? 0) + 1)
  if (Number(store.get(SIZE)) > MAX_COUNTERS) sweepCounters(app)
}

export function removeCounter(app: CoreApp, name: string): void {
  app.store().remove(PREFIX + name)
}

/** Drops expired counters and, if that is not enough, those that expire first. */
export function sweepCounters(app: CoreApp): void {
  const store: Store = app.store()
  const now = Date.now()
  const live: { key: string; until: number }[] = []
  for (const [key, stored] of Object.entries<unknown>(store.getAll())) {
    if (!key.startsWith(PREFIX)) continue
    const until = counterOf(stored)?.until ?? 0
    if (until <= now) store.remove(key)
    else live.push({ key, until })
  }
  const isFull = live.length > MAX_COUNTERS * SHARE_AFTER_SWEEP
  const excess = isFull ? live.length - MAX_COUNTERS * SHARE_AFTER_SWEEP : 0
  live.sort((one, other) => one.until - other.until)
  for (const { key } of live.slice(0, excess)) store.remove(key)
  store.set(SIZE, live.length - excess)
}

function counterOf(stored: unknown): Counter | undefined {
  if (!isFields(stored)) return undefined
  const { count, until, nextAt } = stored
  return { count: Number(count), until: Number(until), nextAt: Number(nextAt) }
}
