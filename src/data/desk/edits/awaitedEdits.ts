import type { Result } from '#domain/base/problem.ts'
import type { OnProgress } from '#data/server/uploadProgress.ts'
import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

/** A screen's callback for an edit that it awaits, and the server's record for that edit. */
export type Awaited = { onProgress?: OnProgress | undefined; record?: unknown }

const awaited = new Map<string, Awaited>()
let hidden: readonly string[] = []
const ids = createStore<ReadonlySet<string>>(new Set())

/**
 * The edits whose result a screen of this tab awaits or has received: they are not listed as
 * waiting.
 */
export const awaitedIds: Live<ReadonlySet<string>> = ids

/** The screen that awaits an edit in this tab. */
export function awaitedEdit(id: string): Awaited | undefined {
  return awaited.get(id)
}

/** Delivers an edit that a screen awaits. It is listed as waiting only once it has to wait. */
export async function awaiting<Delivery extends Result<{ state: string }, unknown>>(
  id: string,
  screen: Awaited,
  delivery: () => Promise<Delivery>,
): Promise<Delivery> {
  awaited.set(id, screen)
  hide([...hidden, id])
  try {
    const ended = await delivery()
    if (ended.ok && ended.value.state === 'saved') hide(hidden.filter((other) => other !== id))
    return ended
  } finally {
    awaited.delete(id)
  }
}

function hide(next: readonly string[]): void {
  hidden = next
  ids.set(new Set(next))
}
