import { onCacheChange, readCache } from './localStorageCache.ts'
import type { Live } from '#domain/base/live.ts'

/**
 * A live value parsed from one text in the localStorage cache. Reading it is cheap: the text is
 * parsed again only when it changed, so the value keeps its identity until then.
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
