import type { DeskEdit } from '#domain/deskEdit.ts'
import type { WaitingEdit } from '#domain/deskWaiting.ts'
import type { OutboxStatus } from '#domain/outbox.ts'
import type { Problem } from '#domain/problem.ts'
import type { Carried } from './deskCarry.ts'
import { live } from './live.ts'
import { isFields } from './reading.ts'
import type { OutboxRow } from './rows.ts'
import { adminAuth } from './savedAuth.ts'
import { storing } from './storing.ts'
import type { Live } from './value.ts'

/** Something the owner did on this device that the server has not got yet. */
export type DeskItem = WaitingEdit & {
  owner: string
  status: Exclude<OutboxStatus, 'sent'>
  /** Whether it can still be dropped: it never left, or the server has said no. */
  droppable: boolean
  problem?: Problem
}

const rows = live((db) => db.outbox.where({ kind: 'desk' }).sortBy('order'))

/** What of the owner signed in waits, the oldest first. */
export const deskItems: Live<readonly DeskItem[]> = (() => {
  let seen: { rows: readonly OutboxRow[]; owner: string; items: readonly DeskItem[] } | undefined
  return {
    subscribe(onChange) {
      const stops = [rows.subscribe(onChange), adminAuth.subscribe(onChange)]
      return () => stops.forEach((stop) => stop())
    },
    current() {
      const known = rows.current()
      if (!known) return undefined
      const owner = adminAuth.current()?.id ?? ''
      if (seen?.rows !== known || seen.owner !== owner) {
        seen = { rows: known, owner, items: itemsOf(known, owner) }
      }
      return seen.items
    },
  }
})()

/** The same, asked once. */
export async function waitingEdits(): Promise<DeskEdit[]> {
  const owner = adminAuth.current()?.id ?? ''
  const found = await storing((db) => db.outbox.where({ kind: 'desk' }).sortBy('order'))
  const mine = (found.ok ? found.value : []).filter((row) => row.owner === owner)
  return mine.map(carriedBy).flatMap((carried) => (carried ? [carried.edit] : []))
}

/** What a row carries. Rows are written by this version of the shop or an earlier one. */
export function carriedBy(row: OutboxRow): Carried | undefined {
  const { payload } = row
  if (!isFields(payload) || !isEdit(payload['edit'])) return undefined
  const photo = payload['photo']
  const sound = photo === 'none' || photo instanceof Blob
  return { id: row.id, edit: payload['edit'], ...(sound && { photo }) }
}

function isEdit(wire: unknown): wire is DeskEdit {
  return isFields(wire) && typeof wire['what'] === 'string'
}

function itemsOf(known: readonly OutboxRow[], owner: string): DeskItem[] {
  const mine = known.filter((row) => row.owner === owner)
  forgetPhotos(new Set(known.map(({ id }) => id)))
  return mine.flatMap((row) => {
    const carried = carriedBy(row)
    if (!carried) return []
    const { id, status, problem, uncertain } = row
    const said = status !== 'queued' && status !== 'sending'
    const photo = photoAddress(row, carried.photo)
    return {
      ...{ id, owner, status, edit: carried.edit, savedAt: new Date(row.savedAt).toISOString() },
      droppable: said || (status === 'queued' && !uncertain),
      ...(photo !== undefined && { photo }),
      ...(problem && { problem }),
    }
  })
}

/** Addresses of photos that wait, one per row and content: each costs memory until it is freed. */
const photos = new Map<string, { edition: number; address: string }>()

function photoAddress(row: OutboxRow, photo: Carried['photo']): string | undefined {
  if (photo === undefined || photo === 'none') return photo && ''
  const known = photos.get(row.id)
  if (known?.edition === row.edition) return known.address
  if (known) URL.revokeObjectURL(known.address)
  const address = URL.createObjectURL(photo)
  photos.set(row.id, { edition: row.edition, address })
  return address
}

function forgetPhotos(kept: ReadonlySet<string>): void {
  for (const [id, { address }] of photos) {
    if (kept.has(id)) continue
    URL.revokeObjectURL(address)
    photos.delete(id)
  }
}
