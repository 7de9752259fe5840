import type { OutboxKind } from '#domain/outbox/outbox.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { Submitted } from './enqueue.ts'

/** Sends a form through the outbox while the user waits. */
export async function submit(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Loaded on demand: reading a page does not need the outbox.
  const sending = await import('#data/outbox/sending/submit.lazy.ts').catch(() => undefined)
  return sending ? sending.enqueueAndDeliver(kind, owner, payload) : failed('storageFailed')
}
