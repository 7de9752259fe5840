import { isBehind } from '#domain/products/pull.ts'
import { readCursor, parseCursor } from './cursor.ts'
import { inDatabase } from '#data/storage/database.ts'
import { listen } from '#data/server/realtime.ts'
import { refreshHintedShop } from '#data/shop/refreshShop.ts'

/**
 * Realtime topic with the server's catalogue cursor and the settings' `seq`, sent at each change and
 * to new subscribers.
 */
const CATALOGUE = 'catalogue'

const LOCK = 'darzi-realtime'

/**
 * Calls back when the server's catalogue has changes that this device lacks, and fetches changed
 * settings. One tab subscribes; when it closes, another takes over. The other tabs learn of changes
 * through the shared database. Resolves only where subscribing fails.
 */
export async function followCatalogue(onNews: () => void): Promise<void> {
  const onHint = async (hint: unknown) => {
    refreshHintedShop(hint)
    if (await isNews(hint)) onNews()
  }
  let hasStarted = false
  const follow = async () => {
    hasStarted = true
    const listening = await listen('guest', { [CATALOGUE]: (hint) => void onHint(hint) })
    if (listening) await new Promise(() => {}) // the lock is held until the tab closes
  }
  const locks: LockManager | undefined = globalThis.navigator.locks
  // A browser may refuse the lock while the page unloads; the tab then subscribes without it.
  await locks?.request(LOCK, follow).catch(() => undefined)
  if (!hasStarted) await follow()
}

async function isNews(hint: unknown): Promise<boolean> {
  const there = parseCursor(hint)
  if (!there.ok) return true
  const here = await inDatabase(readCursor).catch(() => undefined)
  return isBehind(here, there.value)
}
