import { done, failed, type Result } from '#domain/base/problem.ts'
import { leaveDevice } from './account.ts'
import { toUserResult } from '#data/server/failure.ts'
import { forgetOwner } from './ownerRows.ts'
import { ask } from '#data/server/pocketbase.ts'
import { shopperAuth } from '#data/auth/savedAuth.ts'
import { withAuthLock } from '#data/auth/authLock.ts'

/**
 * Deletes the account, for which the server asks for the password again, and its data on this
 * device.
 */
export function deleteAccount(password: string): Promise<Result<true>> {
  return withAuthLock(async () => {
    const current = shopperAuth.current()
    if (!current) return failed('signInNeeded')
    const answer = await ask('shopper', (pb) =>
      pb.collection('users').delete(current.id, { body: { password } }),
    )
    if (!answer.ok) return toUserResult(answer)
    await leaveDevice()
    await forgetOwner(current.id)
    return done(true)
  })
}
