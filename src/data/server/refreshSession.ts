import type { Result } from '#domain/base/problem.ts'
import type { Failure } from './failure.ts'
import { ask, type Client } from './pocketbase.ts'
import { forgetAuth, renewAuth, SIGN_INS, type SignInRole } from '#data/auth/savedAuth.ts'
import { setEndedAccount } from '#data/auth/endedSignIn.ts'
import { withAuthLock } from '#data/auth/authLock.ts'

/**
 * Refreshes this device's tokens. Only a 401 from the server signs anyone out: a failing network or
 * a server that is down or overloaded never does.
 */
export async function refreshSessions(): Promise<void> {
  await Promise.all([refreshSession('shopper'), refreshSession('admin')])
}

/** No one waits for a refresh, but what is sent does; a suspended tab keeps the lock of sign-ins. */
const PATIENCE_MS = 20_000

/** @returns whether the token is valid; undefined when the server could not be asked, or not yet */
export async function refreshSession(role: SignInRole): Promise<boolean | undefined> {
  let hasStarted = false
  const turn = () => {
    hasStarted = true
    return refresh(role)
  }
  try {
    return await withAuthLock(turn, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    if (hasStarted) throw error
    return undefined
  }
}

async function refresh(role: SignInRole): Promise<boolean | undefined> {
  const { collection, saved } = SIGN_INS[role]
  const before = saved.current()
  if (!before) return false
  const headers = { Authorization: before.token }
  const answer = await ask('guest', (pb) => pb.collection(collection).authRefresh({ headers }))
  if (answer.ok) return renewAuth(role, before, answer.value)
  if (answer.problem.status !== 401) return undefined
  // Another tab may have signed in while the old token was being checked.
  if (saved.current()?.token === before.token) {
    if (role === 'shopper') setEndedAccount(before.id)
    forgetAuth(role)
  }
  return false
}

/**
 * Sends a request about the account itself. The server treats a revoked token as a missing one
 * and finds nothing: on such an answer the token is checked, and if the sign-in has ended, the failure
 * says so and this device is signed out. May be called while holding `authLock`.
 */
export async function askSignedIn<Value>(
  role: SignInRole,
  question: (client: Client) => Promise<Value>,
): Promise<Result<Value, Failure>> {
  const answer = await ask(role, question)
  if (answer.ok || answer.problem.status !== NOT_FOUND) return answer
  return (await hasSignInEnded(role)) ? SIGN_IN_ENDED : answer
}

/** Checks the token, and signs this device out if it was revoked. For callers under the lock of sign-ins. */
export async function hasSignInEnded(role: SignInRole): Promise<boolean> {
  return (await refresh(role)) === false
}

const NOT_FOUND = 404
const SIGN_IN_ENDED = {
  ok: false,
  problem: { status: 401, problem: { code: 'signInEnded' } },
} as const satisfies Result<never, Failure>
