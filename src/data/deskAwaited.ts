import type { OnProgress } from './withProgress.ts'
import { settable } from './value.ts'
import type { Live } from './value.ts'

/** What a screen that waits for an edit wants to hear, and what the server answered to it. */
export type Awaited = { onProgress?: OnProgress | undefined; record?: unknown }

const awaited = new Map<string, Awaited>()
const ids = settable<ReadonlySet<string>>(new Set())

/** The edits that a screen of this tab waits for: they are neither done nor told to be waiting. */
export const awaitedIds: Live<ReadonlySet<string>> = ids

/** Who waits for an edit in this tab. */
export function awaitedEdit(id: string): Awaited | undefined {
  return awaited.get(id)
}

/** Runs the delivery of an edit for which a screen waits. */
export async function awaiting<Value>(
  id: string,
  screen: Awaited,
  delivery: () => Promise<Value>,
): Promise<Value> {
  awaited.set(id, screen)
  ids.set(new Set(awaited.keys()))
  try {
    return await delivery()
  } finally {
    awaited.delete(id)
    ids.set(new Set(awaited.keys()))
  }
}
