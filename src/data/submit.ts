import type { OutboxKind } from '#domain/outbox.ts'
import type { Result } from '#domain/problem.ts'

/** `sent` is with the shop; `saved` waits on this device until the shop can be reached. */
export type Submitted = { id: string; state: 'sent' | 'saved' }

/** Sends a form that somebody waits for, through the outbox. */
export async function submit(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Nobody needs the outbox to read a page.
  const { handOver } = await import('./handOver.ts')
  return handOver(kind, owner, payload)
}
