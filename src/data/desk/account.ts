import { done, failed, type Result } from '#domain/base/problem.ts'
import type { Session, Shopper } from '#domain/account/session.ts'
import { clearDrafts } from '#data/local/drafts.ts'
import { liveQuery } from '#data/local/liveQuery.ts'
import { unsavedShop } from '#data/desk/drafts/unsavedShop.ts'
import { forgetReplicas } from '#data/desk/replicas/replica.ts'
import { changePassword } from '#data/account/changePassword.ts'
import { endSession } from '#data/account/endSession.ts'
import { revokeSessions } from '#data/server/revokeSessions.ts'
import { flushOutbox, releaseSignedOut } from '#data/outbox/sending/queue.ts'
import { ask } from '#data/server/pocketbase.ts'
import { renewPushes, unfollowDesk } from '#data/push/push.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { refreshSession } from '#data/server/refreshSession.ts'
import { adminAuth, forgetAuth } from '#data/auth/savedAuth.ts'
import { sessionOf } from '#data/auth/session.ts'
import type { Live } from '#domain/base/live.ts'

/** The owner of the shop, signed in on this device beside any shopper. */
export const adminSession: Live<Session> = sessionOf(adminAuth)

// Wherever the sign-in was ended, the customers' data goes with it.
adminAuth.subscribe(() => {
  if (!adminAuth.current()) void forgetReplicas()
})

/** How many edits of any owner wait on this device: they are sent once that owner signs in. */
export const waitingForSignIn: Live<number> = liveQuery((db) =>
  db.outbox.where({ kind: 'desk' }).count(),
)

/** Signs the owner in. */
export async function adminSignIn(email: string, password: string): Promise<Result<Shopper>> {
  if (email.trim() === '' || password === '') return failed('adminFieldsMissing')
  const answer = await ask('admin', (pb) =>
    pb.collection('admins').authWithPassword(email.trim(), password),
  )
  if (!answer.ok) {
    const { problem } = answer.problem
    const plain = problem.code === 'unreachable' || problem.code === 'tooManyRequests'
    return plain ? { ok: false, problem } : failed('adminLoginFailed')
  }
  const owner = parseShopper(answer.value.record)
  if (!owner.ok) return failed('adminLoginFailed')
  void releaseSignedOut(owner.value.id).then(flushOutbox)
  return done(owner.value)
}

/**
 * Signs the owner out of this device, and revokes the token on the server if reachable. The local
 * replicas and all that was typed and not saved are wiped; unsent edits exist nowhere
 * else, so they stay and are sent when the same owner signs in again.
 */
export async function adminSignOut(): Promise<void> {
  const token = adminAuth.current()?.token
  void unfollowDesk()
  await leaveDesk()
  if (token !== undefined) void endSession(token)
}

async function leaveDesk(): Promise<void> {
  const owner = adminAuth.current()?.id
  forgetAuth('admin')
  unsavedShop.set(undefined)
  await forgetReplicas()
  if (owner !== undefined) await clearDrafts(owner)
}

/** Signs the owner out on every device. */
export function adminSignOutEverywhere(): Promise<Result<true>> {
  return revokeSessions('admin', leaveDesk)
}

/** Refreshes the token. A rejected token signs out; a missing response does not. */
export async function renewAdminSession(): Promise<void> {
  if (adminSession.current()?.status === 'in') await refreshSession('admin')
}

/**
 * Changes the owner's password and signs out every other device, which also ends their
 * notifications.
 */
export async function changeAdminPassword(before: string, next: string): Promise<Result<true>> {
  const changed = await changePassword('admin', before, next)
  if (changed.ok) void renewPushes()
  return changed
}
