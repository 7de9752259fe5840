import { done, failed, type Result } from '#domain/base/problem.ts'
import { leaveDevice } from './account.ts'
import { toUserResult } from '#data/server/failure.ts'
import { forgetOwner } from './ownerRows.ts'
import { askSignedIn } from '#data/server/refreshSession.ts'
import { shopperAuth, renewAuth } from '#data/auth/savedAuth.ts'
import { withAuthLock } from '#data/auth/authLock.ts'
import type { Profile } from '#domain/account/profile.ts'
import { revokeSessions } from '#data/server/revokeSessions.ts'

/**
 * Stores the shopper's name and phone number, which the server checks and other devices get at their
 * next start. Needs the network: the result says `unreachable` without one, and nothing changes.
 */
export function saveProfile(typed: Profile): Promise<Result<true>> {
  return withAuthLock(async () => {
    const before = shopperAuth.current()
    if (!before) return failed('signInNeeded')
    const answer = await askSignedIn('shopper', (pb) =>
      pb.collection('users').update(before.id, typed),
    )
    if (!answer.ok) return toUserResult(answer)
    renewAuth('shopper', before, { token: before.token, record: answer.value })
    return done(true)
  })
}

/** The account whose deletion got no answer: it may be gone. */
let unanswered = ''

/**
 * Deletes the account, for which the server asks for the password again, and its data on this
 * device.
 */
export function deleteAccount(password: string): Promise<Result<true>> {
  return withAuthLock(async () => {
    const current = shopperAuth.current()
    if (!current) return failed('signInNeeded')
    const answer = await askSignedIn('shopper', (pb) =>
      pb.collection('users').delete(current.id, { body: { password } }),
    )
    if (!answer.ok) {
      if (answer.problem.status === 0) unanswered = current.id
      // Its sign-in ended with the account.
      const isGone = answer.problem.problem.code === 'signInEnded' && unanswered === current.id
      if (!isGone) return toUserResult(answer)
    }
    await leaveDevice()
    await forgetOwner(current.id)
    return done(true)
  })
}

/** Signs the shopper out on every device. */
export function signOutEverywhere(): Promise<Result<true>> {
  return revokeSessions('shopper', leaveDevice)
}
