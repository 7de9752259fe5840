import { parsePhone, phoneProblem } from '#domain/base/phone.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { Shopper } from '#domain/account/session.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { ask } from '#data/server/pocketbase.ts'
import { signIn, toUserFailure } from './account.ts'

export type SignUp = { name: string; email: string; phone: string; password: string }

/**
 * Creates an account and signs in. The server responds the same when the address already has an
 * account. The sign-in then decides: with that account's password it succeeds, as after a first
 * attempt whose response was lost, and the account stays as it is; with another it fails without
 * giving the reason. Refuses a number that cannot be dialled.
 */
export async function signUp({ password, ...person }: SignUp): Promise<Result<Shopper>> {
  const phone = parsePhone(person.phone)
  if (phone === undefined) {
    const problem = phoneProblem(person.phone) ?? 'phoneInvalid'
    return failed(problem, { fields: { phone: problem } })
  }
  const body = { id: newRecordId(), ...person, phone, password, passwordConfirm: password }
  const answer = await ask('guest', (pb) => pb.collection('users').create(body))
  if (!answer.ok) return toUserFailure(answer.problem, 'signupFailed')
  const arrival = await signIn(person.email, password)
  const refused = !arrival.ok && arrival.problem.code === 'loginFailed'
  return refused ? failed('signupFailed') : arrival
}
