/**
 * Small texts in localStorage: what must be known before the database is open. They are mirrors,
 * never the truth. A browser that refuses them (private windows, blocked storage) is treated as
 * one that has nothing.
 */
const listeners = new Set<(key: string) => void>()

/** The text kept under the key; undefined when there is none. */
export function readMirror(key: string): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the text, or forgets it when undefined, and tells this tab; the browser tells the others. */
export function writeMirror(key: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, text)
  } catch {
    // Without it, the next page only knows a moment later.
  }
  announceMirror(key)
}

/** Says that the text changed by another hand than `writeMirror`. */
export function announceMirror(key: string): void {
  for (const listener of [...listeners]) listener(key)
}

/** Calls back when the text under the key changes, in this tab or another. */
export function onMirrorChange(key: string, onChange: () => void): () => void {
  const heard = (changed: string | null) => {
    if (changed === key || changed === null) onChange()
  }
  const fromOtherTab = (event: StorageEvent) => heard(event.key)
  listeners.add(heard)
  globalThis.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(heard)
    globalThis.removeEventListener('storage', fromOtherTab)
  }
}
