import { ask } from './pocketbase.ts'
import { adminAuth, forgetAuth, shopperAuth } from './savedAuth.ts'

const SESSIONS = [
  { role: 'shopper', collection: 'users', saved: shopperAuth },
  { role: 'admin', collection: 'admins', saved: adminAuth },
] as const

/**
 * Renews the sign-ins of this device. Only the server's own 401 signs anyone out: a network that
 * fails, a server that is down or too busy never does.
 */
export async function refreshSessions(): Promise<void> {
  await Promise.all(SESSIONS.map(({ role }) => refreshSession(role)))
}

/** @returns whether the sign-in is good; undefined when the server could not be asked. */
export async function refreshSession(role: 'shopper' | 'admin'): Promise<boolean | undefined> {
  const known = SESSIONS.find((one) => one.role === role)
  const before = known?.saved.current()
  if (!known || !before) return false
  const answer = await ask(role, (pb) => pb.collection(known.collection).authRefresh())
  if (answer.ok) return true
  if (answer.problem.status !== 401) return undefined
  // Another tab may have signed in anew while we asked about the old sign-in.
  if (known.saved.current()?.token === before.token) forgetAuth(role)
  return false
}
