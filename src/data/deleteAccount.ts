import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { logOut, spoken } from './account.ts'
import { told } from './failure.ts'
import { forgetOwner } from './ownerRows.ts'
import { ask } from './pocketbase.ts'
import { readShopper } from './readShopper.ts'
import { shopperAuth } from './savedAuth.ts'
import { inSignInTurn } from './signInTurn.ts'

/** Deletes the account, after asking for the password once more, and all it left on this device. */
export function deleteAccount(password: string): Promise<Result<true>> {
  return inSignInTurn(async () => {
    const current = shopperAuth.current()
    const shopper = readShopper(current?.record)
    if (!current || !shopper.ok) return failed('signInNeeded')
    const proven = await ask('guest', (pb) =>
      pb.collection('users').authWithPassword(shopper.value.email, password),
    )
    if (!proven.ok) return spoken(proven.problem, 'loginFailed')
    const answer = await ask('shopper', (pb) => pb.collection('users').delete(current.id))
    if (!answer.ok) return told(answer)
    await logOut()
    await forgetOwner(current.id)
    return done(true)
  })
}
