import type { OutboxKind } from '#domain/outbox/outbox.ts'
import type { Result } from '#domain/base/problem.ts'
import type { Submitted } from './submit.lazy.ts'

/** Sends a form that somebody waits for, through the outbox. */
export async function submit(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Nobody needs the outbox to read a page.
  const { enqueueAndDeliver } = await import('./submit.lazy.ts')
  return enqueueAndDeliver(kind, owner, payload)
}
