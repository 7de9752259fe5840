import { reportTrouble, clearTrouble } from './storageTrouble.ts'

/** A cheap phone with a busy processor responds within this time; hung storage never does. */
const UNRESPONSIVE_AFTER_MS = 8000

let late = 0

/**
 * Reports storage that does not respond in time. The report is withdrawn once every late call has
 * completed.
 * @returns call it when the result has arrived or is no longer wanted; it is idempotent
 */
export function reportIfSlow(): () => void {
  let state: 'waiting' | 'late' | 'over' = 'waiting'
  const timer = setTimeout(() => {
    state = 'late'
    late += 1
    reportTrouble('unresponsive')
  }, UNRESPONSIVE_AFTER_MS)
  return () => {
    clearTimeout(timer)
    if (state === 'late') late -= 1
    state = 'over'
    if (late === 0) clearTrouble('unresponsive')
  }
}
