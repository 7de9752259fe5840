import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { leaveDevice } from './account.ts'
import { told } from './failure.ts'
import { forgetOwner } from './ownerRows.ts'
import { ask } from './pocketbase.ts'
import { shopperAuth } from './savedAuth.ts'
import { inSignInTurn } from './signInTurn.ts'

/** Deletes the account, for which the server asks the password once more, and all it left on this device. */
export function deleteAccount(password: string): Promise<Result<true>> {
  return inSignInTurn(async () => {
    const current = shopperAuth.current()
    if (!current) return failed('signInNeeded')
    const answer = await ask('shopper', (pb) =>
      pb.collection('users').delete(current.id, { body: { password } }),
    )
    if (!answer.ok) return told(answer)
    await leaveDevice()
    await forgetOwner(current.id)
    return done(true)
  })
}
