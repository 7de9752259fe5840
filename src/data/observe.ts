import { retryDelayMs } from '#domain/retry.ts'
import { closeDatabase, following, isCut } from './database.ts'
import type { Database } from './database.ts'
import { reportTrouble, troubleOver } from './storageTrouble.ts'

/**
 * Calls back with the answer of a query, now and whenever the tables it read change, in this tab
 * or another. A query that fails is tried again, then reported as storage trouble.
 */
export function observe<Value>(
  query: (db: Database) => Promise<Value>,
  onValue: (value: Value) => void,
): () => void {
  let stopped = false
  let stop = () => {}
  async function start(attempt: number) {
    const again = (error: unknown) => {
      if (stopped) return
      if (isCut(error)) void closeDatabase()
      if (attempt === 1) reportTrouble('unavailable')
      const timer = setTimeout(() => void start(attempt + 1), retryDelayMs(attempt))
      stop = () => clearTimeout(timer)
    }
    try {
      const next = (value: Value) => {
        if (stopped) return
        attempt = 0
        troubleOver('unavailable')
        onValue(value)
      }
      const end = await following(query, { next, error: again })
      if (stopped) end()
      else stop = end
    } catch (error) {
      again(error)
    }
  }
  void start(0)
  return () => {
    stopped = true
    stop()
  }
}
