import { isFields, parseJson } from '#domain/base/parse.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { derived } from '#data/live/derived.ts'
import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { createStore, type Live } from '#data/live/store.ts'
import { connection, onReconnect } from '#data/server/connection.ts'
import { fetchJson } from '#data/server/http.ts'

/** An answer counts as current for this long; subscribers ask again as often. */
const CURRENT_MS = 60_000

/** How the last question to the server ended. */
type Answer = { isKnown: boolean; atMs: number }

type Question<Value, Known> = {
  /** Under which key of local storage the answer is kept. */
  key: string
  path: string
  /** The field of the answer that holds the value. */
  field: string
  read: (wire: unknown) => Value
  /** The value for a screen: `isCurrent` when the server has just said so. */
  known: (value: Value, isCurrent: boolean) => Known
}

/**
 * A value that the server knows better, as last heard by this device; subscribing asks for it.
 * Undefined before the first answer. Without a network it is what was heard last, or else empty.
 */
export function askedAgain<Value, Known>(question: Question<Value, Known>): Live<Known> {
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
      const timer = setInterval(ask, CURRENT_MS)
      const stops = [known.subscribe(onChange), onReconnect(ask), () => clearInterval(timer)]
      ask()
      return () => stops.forEach((stop) => stop())
    },
  }
}
