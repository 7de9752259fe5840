/**
 * Small texts in localStorage, for values needed before the database is open. When the browser
 * refuses to store them (private windows, blocked or full storage), they stay in memory until the
 * page closes.
 */
const listeners = new Set<(key: string) => void>()

/** Writes that the browser refused to store; undefined marks a removed text. */
const unsaved = new Map<string, string | undefined>()

/** The text stored under the key; undefined when there is none. */
export function readCache(key: string): string | undefined {
  if (unsaved.has(key)) return unsaved.get(key)
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores the text, or removes it when undefined, and notifies this tab; the browser's `storage`
 * event notifies the others.
 */
export function writeCache(key: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, text)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
  }
  for (const listener of [...listeners]) listener(key)
}

/** Whether the text under the key outlives this page. */
export function isCachePersistent(key: string): boolean {
  return !unsaved.has(key)
}

/** Calls back when the text under the key changes, in this tab or another. */
export function onCacheChange(key: string, onChange: () => void): () => void {
  const onStorage = (changed: string | null) => {
    if (changed === key || changed === null) onChange()
  }
  const fromOtherTab = (event: StorageEvent) => {
    // Another tab was able to store it, so its text is newer than the one held in memory here.
    if (event.key !== null) unsaved.delete(event.key)
    onStorage(event.key)
  }
  listeners.add(onStorage)
  globalThis.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(onStorage)
    globalThis.removeEventListener('storage', fromOtherTab)
  }
}
