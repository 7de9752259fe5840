import type { SentSubscription } from '#domain/desk/ownerInbox.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'

/**
 * Confirms a newsletter subscription with the token from a mailed link. Separate from subscribing,
 * which must work on every page without loading the client.
 */
export async function confirmSubscription(token: string): Promise<Result<true>> {
  const body: SentSubscription = { token }
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>('/api/newsletter/confirm', { method: 'POST', body }),
  )
  return answer.ok ? done(true) : toUserResult(answer)
}
