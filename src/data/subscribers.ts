import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { isEmail } from '#domain/email.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { inWordsOf } from './spoken.ts'
import { submit } from './submit.ts'
import type { Submitted } from './submit.ts'

/** Subscribes an address to the newsletter. One that is subscribed already stays so. */
export async function subscribe(email: string): Promise<Result<Submitted>> {
  if (!isEmail(email)) return failed('newsletterInvalid')
  const subscriber = { email: email.trim(), status: 'active' }
  return inWordsOf('newsletterFailed', await submit('subscriber', '', subscriber))
}

/** Confirms a subscription with the token of a mailed link. */
export async function confirmSubscription(token: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>('/api/newsletter/confirm', { method: 'POST', body: { token } }),
  )
  return answer.ok ? done(true) : told(answer)
}
