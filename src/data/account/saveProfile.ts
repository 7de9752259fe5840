import type { Profile } from '#domain/account/profile.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { renewAuth, shopperAuth } from '#data/auth/savedAuth.ts'
import { withAuthLock } from '#data/auth/authLock.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'

/**
 * Stores the shopper's name and phone number, which the server checks and other devices get at their
 * next start. Needs the network: the result says `unreachable` without one, and nothing changes.
 */
export function saveProfile(typed: Profile): Promise<Result<true>> {
  return withAuthLock(async () => {
    const before = shopperAuth.current()
    if (!before) return failed('signInNeeded')
    const answer = await ask('shopper', (pb) => pb.collection('users').update(before.id, typed))
    if (!answer.ok) return toUserResult(answer)
    renewAuth('shopper', before, { token: before.token, record: answer.value })
    return done(true)
  })
}
