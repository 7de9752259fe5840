import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { forgetKept, isKnown, keep, kept, noteKnown } from './adminStore.ts'
import { told } from './failure.ts'
import { oneAtATime } from './oneAtATime.ts'
import { ask } from './pocketbase.ts'
import type { Read } from './reading.ts'
import { adminAuth } from './savedAuth.ts'
import { settable } from './value.ts'
import type { Live } from './value.ts'

type Row = { id: string; seq: number }

/** `saved`: what this device had kept; `fresh`: what the server has said since this page was opened. */
export type CopyState = 'loading' | 'saved' | 'fresh'

/** A collection as the owner's device knows it, in no order; readable without a network. */
export type Copy<Value extends Row> = {
  rows: Live<readonly Value[]>
  state: Live<CopyState>
  /** Fetches what has changed up to now since the last time. */
  pull: () => Promise<Result<void>>
  /** Takes in what the server has just answered. */
  take: (row: Value) => void
}

const PAGE = 500

const copies = new Set<() => void>()

/** Follows a collection by its `seq`, the server's commit order. */
export function copyOf<Value extends Row>(
  collection: string,
  read: (wire: unknown) => Read<Value>,
): Copy<Value> {
  const rows = settable<readonly Value[] | undefined>(undefined)
  const state = settable<CopyState>('loading')
  let byId = new Map<string, Value>()
  let cursor = 0
  // Grows when all is forgotten: an answer that was under way then must not bring it back.
  let life = 0
  let opening: Promise<void> | undefined
  let pullOnce = oneAtATime(pull)
  copies.add(() => {
    byId = new Map()
    cursor = 0
    life += 1
    opening = undefined
    pullOnce = oneAtATime(pull)
    rows.set(undefined)
    state.set('loading')
  })

  function merge(changed: readonly Value[]) {
    for (const row of changed) {
      if (row.seq >= (byId.get(row.id)?.seq ?? 0)) byId.set(row.id, row)
    }
    rows.set([...byId.values()])
  }

  async function open() {
    const born = life
    const saved = await kept(collection)
    if (born !== life) return
    const sound = saved.map(read).flatMap((row) => (row.ok ? [row.value] : []))
    if (sound.length === 0 && !(await isKnown(collection))) return
    if (born !== life) return
    cursor = sound.reduce((highest, { seq }) => Math.max(highest, seq), 0)
    merge(sound)
    state.set('saved')
  }

  async function pull(): Promise<Result<void>> {
    const born = life
    await (opening ??= open())
    for (;;) {
      if (born !== life || !adminAuth.current()) return failed('signInNeeded')
      const page = await ask('admin', (client) =>
        client
          .collection(collection)
          .getList(1, PAGE, { filter: `seq > ${cursor}`, sort: 'seq', skipTotal: true }),
      )
      if (born !== life) return failed('signInNeeded')
      if (!page.ok) return told(page)
      const { items } = page.value
      const sound = items.map(read).flatMap((row) => (row.ok ? [row.value] : []))
      for (const { seq } of items.map(placed)) cursor = Math.max(cursor, seq)
      if (sound.length > 0 || rows.current() === undefined) merge(sound)
      await keep(collection, items)
      if (items.length < PAGE) break
    }
    if (state.current() !== 'fresh') await noteKnown(collection)
    state.set('fresh')
    return done(undefined)
  }

  return {
    rows,
    state,
    pull: () => pullOnce(),
    take: (row) => merge([row]),
  }
}

/** Forgets every copy, here and on the device. */
export async function forgetCopies(): Promise<void> {
  for (const forget of copies) forget()
  await forgetKept()
}

function placed(item: object): { seq: number } {
  return 'seq' in item && typeof item.seq === 'number' ? { seq: item.seq } : { seq: 0 }
}
