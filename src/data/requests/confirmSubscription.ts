import { done } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'

/**
 * Confirms a newsletter subscription with the token of a mailed link. Apart from subscribing, which
 * every page can do before the client is loaded.
 */
export async function confirmSubscription(token: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>('/api/newsletter/confirm', { method: 'POST', body: { token } }),
  )
  return answer.ok ? done(true) : toUserResult(answer)
}
