import { useSyncExternalStore } from 'react'
import { shopToday } from './shopToday.ts'

const LOOK_EVERY_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Today's date in the shop; updates at midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, shopToday, shopToday)
}

/** One timer for all users, and a check when the page is shown again: timers stop during sleep. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) {
    timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
  }
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

function look(): void {
  for (const listener of listeners) listener()
}
