import type { WaitingEdit } from '#domain/desk/deskWaiting.ts'
import { deskItems } from './queuedEdits.ts'
import type { Live } from '#data/live/store.ts'

type Overlay<Row> = (rows: readonly Row[], waiting: readonly WaitingEdit[]) => readonly Row[]

/** The rows of a replica with this device's queued edits applied on top. */
export function withQueued<Row>(
  rows: Live<readonly Row[]>,
  overlay: Overlay<Row>,
): Live<readonly Row[]> {
  let seen: { rows: readonly Row[]; items: unknown; laid: readonly Row[] } | undefined
  return {
    subscribe(onChange) {
      const stops = [rows.subscribe(onChange), deskItems.subscribe(onChange)]
      return () => stops.forEach((stop) => stop())
    },
    current() {
      const known = rows.current()
      if (!known) return undefined
      const items = deskItems.current()
      if (seen?.rows !== known || seen.items !== items) {
        seen = { rows: known, items, laid: items ? overlay(known, items) : known }
      }
      return seen.laid
    },
  }
}
