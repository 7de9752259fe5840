import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'

/**
 * Confirms a newsletter subscription with the token of a mailed link. Apart from subscribing, which
 * every page can do before the client is loaded.
 */
export async function confirmSubscription(token: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>('/api/newsletter/confirm', { method: 'POST', body: { token } }),
  )
  return answer.ok ? done(true) : told(answer)
}
