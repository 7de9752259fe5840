import type { SentEmailChange, SentEmailConfirmation } from '#domain/account/sentAccount.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { signIn } from './account.ts'

/** Asks for a link to the new address. The result is the same for one that has an account. */
export async function requestEmailChange(email: string, password: string): Promise<Result<true>> {
  if (currentOwner() === '') return failed('signInNeeded')
  const body: SentEmailChange = { email, password }
  const answer = await ask('shopper', (pb) =>
    pb.send<unknown>('/api/account/email-change', { method: 'POST', body }),
  )
  return answer.ok ? done(true) : toUserResult(answer)
}

/**
 * Changes the address with the token from a mailed link. That ends every session; this device signs
 * in again, unless another account is signed in on it.
 * @returns the new address
 */
export async function confirmEmailChange(token: string, password: string): Promise<Result<string>> {
  const body: SentEmailConfirmation = { token, password }
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>('/api/account/email-change/confirm', { method: 'POST', body }),
  )
  if (!answer.ok) return toUserResult(answer)
  const from = fieldReader(answer.value)
  const email = from.textOr('email', '')
  const owner = currentOwner()
  if (owner === '' || owner === from.textOr('id', '')) await signIn(email, password)
  return done(email)
}
