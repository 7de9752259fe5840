import type { SentPassword } from '#domain/account/sentAccount.ts'
import { done, failed, type ProblemCode, type Result } from '#domain/base/problem.ts'
import { toUserFailure } from './account.ts'
import { ask } from '#data/server/pocketbase.ts'
import { hasSignInEnded } from '#data/server/refreshSession.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { renewAuth, SIGN_INS, type SignInRole } from '#data/auth/savedAuth.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { withAuthLock } from '#data/auth/authLock.ts'

/** The problem code for a wrong old password. */
const WRONG = { shopper: 'loginFailed', admin: 'adminLoginFailed' } as const satisfies Record<
  SignInRole,
  ProblemCode
>

/**
 * Changes the password. That revokes all sessions; this device signs in again, unless it was signed
 * out meanwhile.
 */
export function changePassword(
  role: SignInRole,
  old: string,
  password: string,
): Promise<Result<true>> {
  return withAuthLock(async () => {
    const { collection, saved } = SIGN_INS[role]
    const before = saved.current()
    const person = parseShopper(before?.record)
    if (!before || !person.ok) return failed('signInNeeded')
    const { id, email } = person.value
    const body: SentPassword = { oldPassword: old, password, passwordConfirm: password }
    const answer = await ask(role, (pb) => pb.collection(collection).update(id, body))
    // The token was revoked: perhaps by an earlier attempt whose answer was lost.
    const isOver = !answer.ok && answer.problem.problem.code === 'notFound'
    if (!answer.ok && !isOver) {
      const wrong = answer.problem.problem.fields?.['oldPassword']
      return wrong ? failed(WRONG[role]) : toUserFailure(answer.problem, 'refused')
    }
    // The old token is invalid now. Without a response, the next refresh finds out. Where the new
    // password is refused, another device has changed it since.
    const again = await ask('guest', (pb) =>
      pb.collection(collection).authWithPassword(email, password),
    )
    if (!again.ok && (isOver || again.problem.status === 400))
      return failed((await hasSignInEnded(role)) ? 'signInEnded' : 'unreachable')
    // Entries sent in between were refused with the old token; send them again.
    if (again.ok && renewAuth(role, before, again.value)) sendSoon(id)
    return done(true)
  })
}
