import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { logOut } from './account.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { inSignInTurn } from './signInTurn.ts'

/** Makes every sign-in of this account worthless, this one too. */
export function signOutEverywhere(): Promise<Result<true>> {
  return inSignInTurn(async () => {
    const answer = await ask('shopper', (pb) =>
      pb.send('/api/account/sign-out-everywhere', { method: 'POST' }),
    )
    if (!answer.ok) return told(answer)
    await logOut()
    return done(true)
  })
}
