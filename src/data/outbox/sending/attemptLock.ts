import { inDatabase } from '#data/storage/database.ts'

const PREFIX = 'darzi-attempt-'

/**
 * Runs an attempt under a Web Lock of its own. The browser releases the lock when the page goes, so
 * other pages can tell an attempt that ended with its page from one that is under way.
 * @param holder the attempt's id, which its lease names
 */
export function withAttemptLock<Value>(
  holder: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  return locks ? locks.request(PREFIX + holder, attempt).then((value) => value) : attempt()
}

/**
 * The holders of leases whose page was closed or reloaded meanwhile. The leases are read before the
 * locks, because a lease is stored only while its lock is held. Without Web Locks there are none,
 * and leases expire.
 */
export async function abandonedHolders(): Promise<ReadonlySet<string>> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  if (!locks) return new Set()
  const rows = await inDatabase((db) => db.outbox.toArray())
  const holders = rows.flatMap(({ lease }) => (lease ? [lease.holder] : []))
  if (holders.length === 0) return new Set()
  const { held = [] } = await locks.query()
  const names = new Set(held.map(({ name }) => name))
  return new Set(holders.filter((holder) => !names.has(PREFIX + holder)))
}
