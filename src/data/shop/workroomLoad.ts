import { readLoad, type KnownLoad, type LoadAnswer } from '#domain/workroom/promise.ts'
import { fieldReader, parseJson } from '#domain/base/parse.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { derived } from '#data/live/derived.ts'
import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { createStore, type Live } from '#data/live/store.ts'
import { connection, onReconnect } from '#data/server/connection.ts'
import { fetchJson } from '#data/server/http.ts'

const KEY = 'darzi_load'

/** An answer counts as current for this long; subscribers ask again as often. */
const CURRENT_MS = 60_000

/** How the last question to the server ended. */
type Answer = { isLoad: boolean; atMs: number }

const answer = createStore<Answer | undefined>(undefined)
const stored = persisted(KEY, (text) => readLoad(parseJson(text)))

const known = derived<KnownLoad>([stored, answer, connection], () => {
  const last = answer.current()
  const isOnline = connection.current() === 'online'
  const isKnown = readCache(KEY) !== undefined
  if (!isKnown && isOnline && last?.isLoad !== false) return undefined
  return { load: stored.current() ?? {}, isCurrent: isKnown && isOnline && last?.isLoad === true }
})

/**
 * How busy the workroom is, as last heard by this device; subscribing asks the server. Undefined
 * before the first answer. Without a network it is what was heard last, or else nothing promised.
 */
export const workroomLoad: Live<KnownLoad> = {
  current: known.current,
  subscribe(onChange) {
    const ask = () => void refresh()
    const timer = setInterval(ask, CURRENT_MS)
    const stops = [known.subscribe(onChange), onReconnect(ask), () => clearInterval(timer)]
    ask()
    return () => stops.forEach((stop) => stop())
  },
}

const refresh = coalesce(async () => {
  const last = answer.current()
  const age = Date.now() - (last?.atMs ?? 0)
  const isFresh = last?.isLoad === true && age >= 0 && age < CURRENT_MS / 2
  if (isFresh && readCache(KEY) !== undefined) return
  const response = await fetchJson('/api/workroom/load')
  const load = response.ok && fieldReader<LoadAnswer>(response.value).optional('load', anyLoad)
  if (load) writeCache(KEY, JSON.stringify(load))
  answer.set({ isLoad: Boolean(load), atMs: Date.now() })
})

function anyLoad(wire: unknown) {
  return { ok: true, value: readLoad(wire) } as const
}
