import { failed, type Result } from '#domain/base/problem.ts'
import { isEmail } from '#domain/base/text.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import { problemFor, submitForm } from './submitForm.ts'

/** Subscribes an address to the newsletter; does nothing if it is subscribed already. */
export async function subscribe(email: string): Promise<Result<Submitted>> {
  if (!isEmail(email)) return failed('newsletterInvalid')
  const subscriber = { email: email.trim(), status: 'active' }
  return problemFor('newsletterFailed', await submitForm('subscriber', '', subscriber))
}
