import { done, failed } from '#domain/base/problem.ts'
import type { ProblemCode, Result } from '#domain/base/problem.ts'
import type { Shopper } from '#domain/base/session.ts'
import { recount } from '#data/outbox/recount.ts'
import { endSession } from './endSession.ts'
import type { Failure } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { forgetAuth, shopperAuth } from '#data/server/savedAuth.ts'

export type SignUp = { name: string; email: string; phone: string; password: string }

/** Signs in. What the guest had in the cart becomes the shopper's. */
export async function logIn(email: string, password: string): Promise<Result<Shopper>> {
  const answer = await ask('shopper', (pb) =>
    pb.collection('users').authWithPassword(email.trim(), password),
  )
  if (!answer.ok) return spoken(answer.problem, 'loginFailed')
  return arrived(answer.value.record)
}

/**
 * Opens an account and signs in to it. The shop answers for an address that has an account as for a new
 * one: only the sign-in tells, and says no more than that it failed.
 */
export async function signUp({ password, ...person }: SignUp): Promise<Result<Shopper>> {
  const body = { id: newRecordId(), ...person, password, passwordConfirm: password }
  const answer = await ask('guest', (pb) => pb.collection('users').create(body))
  if (!answer.ok) return spoken(answer.problem, 'signupFailed')
  const arrival = await logIn(person.email, password)
  const refused = !arrival.ok && arrival.problem.code === 'loginFailed'
  return refused ? failed('signupFailed') : arrival
}

/**
 * Signs out of this device, and ends the session on the server where that can be reached. What waits
 * to be sent stays, for when the same person signs in again; it is shown to nobody else.
 */
export async function logOut(): Promise<void> {
  const token = shopperAuth.current()?.token
  await leaveDevice()
  if (token !== undefined) void endSession(token)
}

/** Signs out of this device alone. It needs no network. */
export async function leaveDevice(): Promise<void> {
  forgetAuth('shopper')
  await recount()
}

/** Has a link sent that sets a new password. The answer is the same for unknown addresses. */
export async function requestPasswordReset(email: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.collection('users').requestPasswordReset(email.trim()),
  )
  return answer.ok ? done(true) : spoken(answer.problem, 'resetFailed')
}

/** Sets a new password with the token of a mailed link. */
export async function finishPasswordReset(token: string, password: string): Promise<Result<true>> {
  const answer = await ask('guest', (pb) =>
    pb.collection('users').confirmPasswordReset(token, password, password),
  )
  if (answer.ok) return done(true)
  const { fields } = answer.problem.problem
  if (fields?.['token']) return failed('resetLinkExpired')
  return spoken(answer.problem, 'refused')
}

/** Who is signed in now has their own cart again, and what the guest had in it. */
async function arrived(record: unknown): Promise<Result<Shopper>> {
  const shopper = parseShopper(record)
  if (!shopper.ok) return failed('refused')
  // Where that part cannot be fetched just now, the engine makes up for it.
  const rows = await import('./ownerRows.ts').catch(() => undefined)
  await rows?.adoptGuest(shopper.value.id)
  return done(shopper.value)
}

/** A refusal in the words of the screen; that there is no network is said as it is. */
export function spoken({ problem }: Failure, code: ProblemCode): Result<never> {
  if (problem.code === 'unreachable' || problem.code === 'tooManyRequests') {
    return { ok: false, problem }
  }
  const own = problem.code.startsWith('password') ? problem.code : code
  return { ok: false, problem: { ...problem, code: own } }
}
