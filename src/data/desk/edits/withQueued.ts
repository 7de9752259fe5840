import type { WaitingEdit } from '#domain/desk/optimisticUpdates.ts'
import { deskItems } from './queuedEdits.ts'
import { derived } from '#data/live/derived.ts'
import type { Live } from '#data/live/store.ts'

type Overlay<Row> = (rows: readonly Row[], waiting: readonly WaitingEdit[]) => readonly Row[]

/** The rows of a replica with this device's queued edits applied on top. */
export function withQueued<Row>(
  rows: Live<readonly Row[]>,
  overlay: Overlay<Row>,
): Live<readonly Row[]> {
  return derived([rows, deskItems], () => {
    const known = rows.current()
    const items = deskItems.current()
    return known && items ? overlay(known, items) : known
  })
}
