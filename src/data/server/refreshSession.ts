import { ask } from './pocketbase.ts'
import { forgetAuth, renewAuth, SIGN_INS, type SignInRole } from '#data/auth/savedAuth.ts'
import { withAuthLock } from '#data/auth/authLock.ts'

/**
 * Refreshes this device's tokens. Only a 401 from the server signs anyone out: a failing network or
 * a server that is down or overloaded never does.
 */
export async function refreshSessions(): Promise<void> {
  await Promise.all([refreshSession('shopper'), refreshSession('admin')])
}

/** @returns whether the token is valid; undefined when the server could not be asked */
export function refreshSession(role: SignInRole): Promise<boolean | undefined> {
  return withAuthLock(() => refresh(role))
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
  if (saved.current()?.token === before.token) forgetAuth(role)
  return false
}
