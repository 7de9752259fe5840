import { derived } from '#data/live/derived.ts'
import { persisted } from '#data/live/persisted.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { shopperAuth } from '#data/auth/savedAuth.ts'
import { parseJson, fieldReader } from '#domain/base/parse.ts'
import type { Live } from '#domain/base/live.ts'

const KEY = 'darzi_cart'

const cached = persisted(KEY, parseCount)

/**
 * How many lines the cart has, from the localStorage cache, so it is known at
 * once. The cache names the cart's owner: no one sees another account's count.
 */
export const cartCount: Live<number> = derived([cached, shopperAuth], () => {
  const counted = cached.current()
  return counted?.owner === currentOwner() ? counted.count : 0
})

/** Caches the number of lines in a cart, for the next page and for other tabs. */
export function cacheCount(owner: string, count: number): void {
  if (owner !== currentOwner()) return
  const counted = cached.current()
  if (counted?.owner === owner && counted.count === count) return
  writeCache(KEY, JSON.stringify({ owner, count }))
}

function parseCount(text: string | undefined): { owner: string; count: number } | undefined {
  const from = fieldReader(parseJson(text))
  const counted = from.finish({ owner: from.text('owner'), count: from.number('count') })
  return counted.ok ? counted.value : undefined
}
