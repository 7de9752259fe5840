import { onCacheChange } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import type { Live } from '#domain/base/live.ts'
import { SHOP_KEY, storedShopSeq, type KnownShop } from './knownShop.ts'

let stored: Live<KnownShop> | undefined

/**
 * The shop's settings as last received, from localStorage, where they are newer than those of the
 * page. Their parser is loaded only then: most pages embed the latest ones.
 * @param seq of the page's settings; undefined for the empty shell
 */
export function shopAfter(seq: number | undefined): Live<KnownShop> {
  return {
    current: () => {
      const known = stored?.current()
      return known && isAfter(known.seq, seq) ? known : undefined
    },
    subscribe(onChange) {
      let left = false
      const update = async () => {
        await loadShopAfter(seq)
        if (!left) onChange()
      }
      void update()
      const stop = onCacheChange(SHOP_KEY, () => void update())
      return () => {
        left = true
        stop()
      }
    },
  }
}

/** Loads the parser of the stored settings, if they are newer; the shell waits for it. */
export async function loadShopAfter(seq: number | undefined): Promise<void> {
  if (stored || !isAfter(storedShopSeq(), seq)) return
  const reader = await import('./storedShop.lazy.ts').catch(() => undefined)
  if (reader) stored = persisted(SHOP_KEY, reader.parseStoredShop)
}

function isAfter(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && one > (other ?? -1)
}
