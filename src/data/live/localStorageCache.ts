/**
 * Small texts in localStorage: what must be known before the database is open. What the browser
 * refuses to keep (private windows, blocked or full storage) is held in memory until the page closes.
 */
const listeners = new Set<(key: string) => void>()

/** What this page wrote and the browser did not keep; undefined is a text that was removed. */
const unkept = new Map<string, string | undefined>()

/** The text kept under the key; undefined when there is none. */
export function readCache(key: string): string | undefined {
  if (unkept.has(key)) return unkept.get(key)
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the text, or forgets it when undefined, and tells this tab; the browser tells the others. */
export function writeCache(key: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    unkept.set(key, text)
  }
  for (const listener of [...listeners]) listener(key)
}

/** Whether the browser keeps the text under the key beyond this page. */
export function isCachePersistent(key: string): boolean {
  return !unkept.has(key)
}

/** Calls back when the text under the key changes, in this tab or another. */
export function onCacheChange(key: string, onChange: () => void): () => void {
  const heard = (changed: string | null) => {
    if (changed === key || changed === null) onChange()
  }
  const fromOtherTab = (event: StorageEvent) => {
    // What another tab could store is newer than what this one holds in memory.
    if (event.key !== null) unkept.delete(event.key)
    heard(event.key)
  }
  listeners.add(heard)
  globalThis.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(heard)
    globalThis.removeEventListener('storage', fromOtherTab)
  }
}
