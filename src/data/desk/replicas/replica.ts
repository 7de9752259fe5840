import { done, failed, type Result } from '#domain/base/problem.ts'
import { clearRecords, deleteRecords, loadReplica, savePage } from './replicaStore.ts'
import { connection } from '#data/server/connection.ts'
import { toUserResult } from '#data/server/failure.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { ask } from '#data/server/pocketbase.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { adminAuth } from '#data/auth/savedAuth.ts'
import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

type Row = { id: string; seq: number }

/** `saved`: loaded from this device; `fresh`: pulled from the server since this page was opened. */
export type ReplicaState = 'loading' | 'saved' | 'fresh'

/** A local replica of a collection on the owner's device, unordered and readable offline. */
export type Replica<Value extends Row> = {
  rows: Live<readonly Value[]>
  /** Names of records that this version cannot parse; undefined when there are none. */
  unreadable: Live<readonly string[]>
  state: Live<ReplicaState>
  /** Fetches the changes since the last pull. */
  pull: () => Promise<Result<void>>
  /** Upserts a record that the server has just returned. */
  upsert: (row: Value) => void
}

const PAGE = 500

const resets = new Set<() => void>()

type Options = {
  /** The name under which the records are stored on this device; the collection's, unless given. */
  name?: string
  /** The filter of the records that belong to the replica; all, unless given. */
  only?: string
  /** A replica that is pulled first: where that fails, so does this pull. */
  pullAfter?: { pull: () => Promise<Result<void>> }
  /** Whether the server deletes records without a tombstone, so that no pull reports it. */
  mayVanish?: boolean
}

/** Replicates a collection, or a part of it, by its `seq`, the server's commit order. */
export function replicaOf<Value extends Row>(
  collection: string,
  read: (wire: unknown) => Parsed<Value>,
  { name = collection, only, pullAfter, mayVanish = false }: Options = {},
): Replica<Value> {
  const rows = createStore<readonly Value[] | undefined>(undefined)
  const state = createStore<ReplicaState>('loading')
  const unreadable = createStore<readonly string[] | undefined>(undefined)
  let byId = new Map<string, Value>()
  let unread = new Map<string, string>()
  let cursor = 0
  // Incremented when the replica is cleared: a response still in flight must not bring the data
  // back.
  let generation = 0
  let opening: Promise<void> | undefined
  let pullOnce = coalesce(pull)
  resets.add(() => {
    byId = new Map()
    unread = new Map()
    cursor = 0
    generation += 1
    opening = undefined
    pullOnce = coalesce(pull)
    rows.set(undefined)
    unreadable.set(undefined)
    state.set('loading')
  })

  function merge(changed: readonly Value[]) {
    for (const row of changed) {
      if (row.seq >= (byId.get(row.id)?.seq ?? 0)) byId.set(row.id, row)
    }
    rows.set([...byId.values()])
  }

  /** The readable records; the others are listed by name until they become readable. */
  function readable(records: readonly unknown[]): Value[] {
    const parsed = records.flatMap((record) => {
      const row = read(record)
      const from = fieldReader(record)
      const id = from.textOr('id', '')
      if (row.ok) unread.delete(id)
      else if (!from.flag('deleted')) unread.set(id, nameOf(record))
      return row.ok ? [row.value] : []
    })
    unreadable.set(unread.size > 0 ? [...unread.values()] : undefined)
    return parsed
  }

  async function open() {
    const started = generation
    const saved = await loadReplica(name)
    if (started !== generation || !saved) return
    cursor = saved.position
    merge(readable(saved.records))
    state.set('saved')
  }

  async function pull(): Promise<Result<void>> {
    const started = generation
    await (opening ??= open())
    const ready = await pullAfter?.pull()
    if (ready && !ready.ok) return ready
    for (;;) {
      if (started !== generation || !adminAuth.current()) return failed('signInNeeded')
      // The reconnect pulls again. Each request without an answer would take its whole timeout.
      if (connection.current() !== 'online') return failed('unreachable')
      const after = cursor
      const filter = `seq > ${after}${only === undefined ? '' : ` && (${only})`}`
      const page = await ask('admin', (client) =>
        client.collection(collection).getList(1, PAGE, { filter, sort: 'seq', skipTotal: true }),
      )
      if (started !== generation) return failed('signInNeeded')
      if (!page.ok) return toUserResult(page)
      const items = page.value.items.map(placed)
      const parsed = readable(items)
      for (const { seq } of items) cursor = Math.max(cursor, seq)
      if (parsed.length > 0 || rows.current() === undefined) merge(parsed)
      if (items.length > 0 || state.current() !== 'fresh')
        await savePage(name, items, { after, reached: cursor })
      if (items.length < PAGE) break
    }
    if (mayVanish && state.current() !== 'fresh') await dropVanished(started)
    state.set('fresh')
    return done(undefined)
  }

  async function dropVanished(started: number): Promise<void> {
    const here = [...byId.keys()]
    if (here.length === 0) return
    const answer = await ask('admin', (client) =>
      client.collection(collection).getFullList({ fields: 'id' }),
    )
    if (!answer.ok || started !== generation) return
    const there = new Set(answer.value.map(({ id }) => id))
    const gone = here.filter((id) => !there.has(id))
    if (gone.length === 0) return
    for (const id of gone) byId.delete(id)
    rows.set([...byId.values()])
    await deleteRecords(name, gone)
  }

  return {
    rows,
    unreadable,
    state,
    pull: () => pullOnce(),
    // The answer to an edit may arrive after the owner has signed out.
    upsert: (row) => adminAuth.current() && merge([row]),
  }
}

/** Clears every replica, in memory and in the database. */
export async function forgetReplicas(): Promise<void> {
  for (const reset of resets) reset()
  await clearRecords()
}

/** How a person would identify a record: its name or number, or else its id. */
function nameOf(record: unknown): string {
  const from = fieldReader(record)
  return ['name', 'number', 'id'].map((field) => from.textOr(field, '')).find(Boolean) ?? ''
}

function placed<Item extends object>(item: Item): Item & { seq: number } {
  return { ...item, seq: fieldReader<Row>(item).numberOr('seq', 0) }
}
