import { failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { isEmail } from '#domain/email.ts'
import { inWordsOf } from './spoken.ts'
import { submit } from './submit.ts'
import type { Submitted } from './submit.ts'

/** Subscribes an address to the newsletter. One that is subscribed already stays so. */
export async function subscribe(email: string): Promise<Result<Submitted>> {
  if (!isEmail(email)) return failed('newsletterInvalid')
  const subscriber = { email: email.trim(), status: 'active' }
  return inWordsOf('newsletterFailed', await submit('subscriber', '', subscriber))
}
