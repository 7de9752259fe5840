import { onCacheChange, readCache } from './localStorageCache.ts'
import type { Live } from './store.ts'

/**
 * A live value read from one mirrored text. It costs nothing to ask: the text is read again only
 * when it changed, so the value stays the same object until then.
 */
export function persisted<Value>(
  key: string,
  read: (text: string | undefined) => Value,
): Live<Value> & { current: () => Value } {
  let seen: { text: string | undefined; value: Value } | undefined
  return {
    subscribe: (onChange) => onCacheChange(key, onChange),
    current() {
      const text = readCache(key)
      if (!seen || seen.text !== text) seen = { text, value: read(text) }
      return seen.value
    },
  }
}
