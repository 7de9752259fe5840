import { isFields, parseJson } from '#domain/base/parse.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { derived } from '#data/live/derived.ts'
import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'
import { connection } from '#data/server/connection.ts'
import { fetchJson } from '#data/server/http.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'

/**
 * How long a response counts as current, and how often a visible page with subscribers fetches it
 * again while there is a connection.
 */
const CURRENT_MS = 60_000

/** The outcome of the last request. */
type Answer = { isKnown: boolean; atMs: number }

type Question<Value, Known> = {
  /** The localStorage key of the cached value. */
  key: string
  path: string
  /** The field of the response that holds the value. */
  field: string
  read: (wire: unknown) => Value
  /** The value for a screen; `isCurrent` if it was fetched just now. */
  known: (value: Value, isCurrent: boolean) => Known
}

/**
 * A value of the server, cached on this device and fetched again by subscribing
 * (stale-while-revalidate). Undefined before the first response; offline it is the cached value, or
 * else empty.
 */
export function staleWhileRevalidate<Value, Known>(question: Question<Value, Known>): Live<Known> {
  const { key, path, field, read } = question
  const answer = createStore<Answer | undefined>(undefined)
  const stored = persisted(key, (text) => read(parseJson(text)))
  const known = derived<Known>([stored, answer, connection], () => {
    const last = answer.current()
    const isOnline = connection.current() === 'online'
    const isKnown = readCache(key) !== undefined
    if (!isKnown && isOnline && last?.isKnown !== false) return undefined
    return question.known(
      stored.current() ?? read(undefined),
      isKnown && isOnline && last?.isKnown === true,
    )
  })
  const refresh = coalesce(async () => {
    const last = answer.current()
    const age = Date.now() - (last?.atMs ?? 0)
    const isFresh = last?.isKnown === true && age >= 0 && age < CURRENT_MS / 2
    if (isFresh && readCache(key) !== undefined) return
    const response = await fetchJson(path)
    const wire = response.ok && isFields(response.value) ? response.value[field] : undefined
    if (wire !== undefined) writeCache(key, JSON.stringify(read(wire)))
    answer.set({ isKnown: wire !== undefined, atMs: Date.now() })
  })
  return {
    current: known.current,
    subscribe(onChange) {
      const ask = () => void refresh()
      const timer = setInterval(() => {
        if (connection.current() === 'online' && document.visibilityState === 'visible') ask()
      }, CURRENT_MS)
      const stops = [known.subscribe(onChange), nowAndOnReturn(ask), () => clearInterval(timer)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
