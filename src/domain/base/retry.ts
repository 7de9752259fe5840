/** Tries after the first (specified). */
export const MAX_RETRIES = 3

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/** How long to wait before retry number `attempt` (from 0): exponential, capped at 30 s (specified). */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)
}
