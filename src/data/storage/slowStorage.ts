import { reportTrouble, storageTrouble, clearTrouble } from './storageTrouble.ts'

/** A cheap phone with a busy processor answers within this; storage that hangs never does. */
const UNRESPONSIVE_AFTER_MS = 8000

let late = 0

/**
 * Reports storage that does not answer in time. The report is withdrawn once everything late has
 * been answered.
 * @returns to be called when the answer is there, or no longer wanted; calling it again is fine
 */
export function expectAnswer(): () => void {
  let state: 'waiting' | 'late' | 'over' = 'waiting'
  const timer = setTimeout(() => {
    state = 'late'
    late += 1
    if (storageTrouble.current() !== 'blocked') reportTrouble('unresponsive')
  }, UNRESPONSIVE_AFTER_MS)
  return () => {
    clearTimeout(timer)
    if (state === 'late') late -= 1
    state = 'over'
    if (late === 0) clearTrouble('unresponsive')
  }
}
