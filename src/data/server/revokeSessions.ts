import { done, type Result } from '#domain/base/problem.ts'
import { toUserResult } from './failure.ts'
import { ask } from './pocketbase.ts'
import type { SignInRole } from '#data/auth/savedAuth.ts'
import { withAuthLock } from '#data/auth/authLock.ts'

/**
 * Revokes all sessions of an account, including this one.
 * @param leave signs out of this device
 */
export function revokeSessions(
  role: SignInRole,
  leave: () => Promise<void>,
): Promise<Result<true>> {
  return withAuthLock(async () => {
    const answer = await ask(role, (pb) =>
      pb.send('/api/account/sign-out-everywhere', { method: 'POST' }),
    )
    if (!answer.ok) return toUserResult(answer)
    await leave()
    return done(true)
  })
}
