import { ask } from './pocketbase.ts'
import { forgetAuth, renewAuth, SIGN_INS } from './savedAuth.ts'
import type { SignInRole } from './savedAuth.ts'
import { withAuthLock } from './authLock.ts'

/**
 * Renews the sign-ins of this device. Only the server's own 401 signs anyone out: a network that
 * fails, a server that is down or too busy never does.
 */
export async function refreshSessions(): Promise<void> {
  await Promise.all([refreshSession('shopper'), refreshSession('admin')])
}

/** @returns whether the sign-in is good; undefined when the server could not be asked. */
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
  // Another tab may have signed in anew while we asked about the old sign-in.
  if (saved.current()?.token === before.token) forgetAuth(role)
  return false
}
