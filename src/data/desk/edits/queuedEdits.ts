import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import type { WaitingEdit } from '#domain/desk/optimisticUpdates.ts'
import { isDroppable, type OutboxStatus } from '#domain/outbox/outbox.ts'
import type { Problem } from '#domain/base/problem.ts'
import { awaitedIds } from './awaitedEdits.ts'
import { queuedEditOf, queueOf, ownerId } from './editQueue.ts'
import { liveQuery } from '#data/local/liveQuery.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { adminAuth } from '#data/auth/savedAuth.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { derived } from '#data/live/derived.ts'
import type { Live } from '#domain/base/live.ts'
import { photoFile, type StoredPhotoChange } from './storedPhoto.ts'

/** An edit by the owner on this device that the server has not stored yet. */
export type DeskItem = WaitingEdit & {
  owner: string
  status: Exclude<OutboxStatus, 'sent'>
  /** Whether it can still be discarded: it was never sent, or waits for the owner. */
  droppable: boolean
  /** Whether an attempt got no answer: the server may have it. */
  uncertain: boolean
  problem?: Problem
}

const rows = liveQuery((db) => db.outbox.where({ kind: 'desk' }).sortBy('order'))

/** The signed-in owner's queued edits, oldest first. */
export const deskItems: Live<readonly DeskItem[]> = derived([rows, adminAuth, awaitedIds], () => {
  const awaited = awaitedIds.current()
  const waiting = rows.current()?.filter(({ id }) => !awaited?.has(id))
  return waiting && itemsOf(waiting, ownerId())
})

/** The same, read once. */
export async function waitingEdits(): Promise<DeskEdit[]> {
  const loaded = await writeLocal((db) => queueOf(db, ownerId()))
  const mine = loaded.ok ? loaded.value : []
  return mine.map(queuedEditOf).flatMap((queued) => (queued ? [queued.edit] : []))
}

function itemsOf(known: readonly OutboxRow[], owner: string): DeskItem[] {
  const mine = known.filter((row) => row.owner === owner)
  forgetPhotos(new Set(known.map(({ id }) => id)))
  return mine.flatMap((row) => {
    const queued = queuedEditOf(row)
    if (!queued) return []
    const { id, status, problem, uncertain } = row
    const photo = photoAddress(row, queued.photo)
    return {
      id,
      owner,
      status,
      edit: queued.edit,
      savedAt: new Date(row.savedAt).toISOString(),
      droppable: isDroppable(row),
      uncertain,
      ...(photo !== undefined && { photo }),
      ...(problem && { problem }),
    }
  })
}

type Overlay<Row> = (rows: readonly Row[], waiting: readonly WaitingEdit[]) => readonly Row[]

/**
 * The rows of a replica with this device's queued edits applied on top.
 * @param alsoRead another replica that `overlay` reads
 */
export function withQueued<Row>(
  rows: Live<readonly Row[]>,
  overlay: Overlay<Row>,
  alsoRead: Live<unknown> = deskItems,
): Live<readonly Row[]> {
  return derived([rows, deskItems, alsoRead], () => {
    const known = rows.current()
    const items = deskItems.current()
    return known && items ? overlay(known, items) : known
  })
}

/** Object URLs of queued photos, one per row and edition: each holds memory until revoked. */
const photos = new Map<string, { edition: number; address: string }>()

/** The URL of a row's photo: empty when the photo is removed, undefined when it is unchanged. */
function photoAddress(row: OutboxRow, photo: StoredPhotoChange): string | undefined {
  const known = photos.get(row.id)
  if (known?.edition === row.edition) return known.address
  if (known) URL.revokeObjectURL(known.address)
  const file = photoFile(photo, row.id)
  if (!file) return file === null ? '' : undefined
  const address = URL.createObjectURL(file)
  photos.set(row.id, { edition: row.edition, address })
  return address
}

/** Revokes the URLs of all rows but these. */
function forgetPhotos(ids: ReadonlySet<string>): void {
  for (const [id, { address }] of photos) {
    if (ids.has(id)) continue
    URL.revokeObjectURL(address)
    photos.delete(id)
  }
}
