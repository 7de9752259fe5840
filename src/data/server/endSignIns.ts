import { done } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import type { SignInRole } from './savedAuth.ts'
import { inSignInTurn } from './authLock.ts'

/**
 * Makes every sign-in of an account worthless, this one too.
 * @param leave signs out of this device
 */
export function endSignIns(role: SignInRole, leave: () => Promise<void>): Promise<Result<true>> {
  return inSignInTurn(async () => {
    const answer = await ask(role, (pb) =>
      pb.send('/api/account/sign-out-everywhere', { method: 'POST' }),
    )
    if (!answer.ok) return told(answer)
    await leave()
    return done(true)
  })
}
